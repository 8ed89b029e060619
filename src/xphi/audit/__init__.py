"""Audits: the ULP errors of anything callable against the exact function.

An audit compares results with exact values at many inputs: at every float of a format where that can be done,
otherwise at a fixed sample. ulp(y) is the spacing of the format in the binade of the exact value y, the
subnormal spacing below it and that of the last binade beyond the largest float; an ULP error is
|got − y|/ulp(y), a real number. Correct rounding is at most 0.5, a faithful result below 1.
"""

from __future__ import annotations

import numbers
import time
from collections.abc import Callable
from typing import Any

from xphi.audit import ledger
from xphi.audit import plan as plans
from xphi.audit.encoding import Floats, get
from xphi.audit.engine import Progress, run, work_of
from xphi.audit.result import Audit, Special, special_values, zero_from
from xphi.audit.subjects import Subject, given, resolve
from xphi.audit.tally import Tally
from xphi.audit.truth import Balls, Truth, choose
from xphi.errors import XphiError

__all__ = ["Audit", "Special", "Subject", "Tally", "audit", "audit_all"]

#: The most inputs that balls are asked about; beyond, a sample is taken.
MOST_BALLS = 1 << 17


def audit(function: str | Callable[..., Any], against: str | None = None, **options: Any) -> Audit:
    """The errors of one callable; see :func:`audit_all` for the options.

    Parameters
    ----------
    function : str or callable
        ``module:attribute?keyword=value``, a registry name for our own kernel, a ``.onnx`` file, or a callable
        that maps arrays elementwise.
    against : str, optional
        A registry name, one with ``'`` for the derivative, or a formula; a kernel of ours knows its own.

    Returns
    -------
    Audit
    """
    (found,) = audit_all([function], against, **options)
    return found


def audit_all(
    functions: list[Any],
    against: str | None = None,
    *,
    dtype: Any = "float32",
    order: int = 0,
    on: Any = None,
    everything: bool = False,
    inputs: int | None = None,
    reference: str | None = None,
    apart: tuple[float, float] | None = None,
    workers: int | None = None,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> list[Audit]:
    """The errors of several callables against the same exact values, computed once.

    Parameters
    ----------
    functions : list of str or callable
    against : str, optional
    dtype : dtype_like or str
        float16, bfloat16, float32 or float64.
    order : int
        1 compares the callable's gradient with the derivative of `against`.
    on : str or pair, optional
        Every float of this closed interval.
    everything : bool
        Every float there is.
    inputs : int, optional
        About how many inputs a sample has.
    reference : {"kernel", "balls", "quad"}, optional
        Where exact values come from; by default from our binary64 kernel if there is one. "quad" is the formula in
        113 bits, which needs a C compiler with libquadmath.
    apart : pair of float, optional
        An interval of which a tally of its own is kept, such as around a zero of the function.
    workers, scheduler, progress
        See :func:`xphi.audit.engine.run`.

    Returns
    -------
    list of Audit

    Raises
    ------
    XphiError
    """
    started = time.perf_counter()
    floats = get(dtype)
    if order not in (0, 1):
        raise XphiError(f"--order is 0 for the function or 1 for its derivative, not {order}")
    subjects = [
        resolve(f, floats.name, order) if isinstance(f, str) else given(f, floats.name, order) for f in functions
    ]
    target, derived = _target(against, subjects[0], order, functions[0])
    truth = choose(target, derived, floats.name, reference)
    _whole("--workers", workers)
    _whole("inputs", inputs)
    plan, notes = _plan(floats, truth, on, inputs, target, derived, everything=everything)
    special = [special_values(subject, target, derived) for subject in subjects]
    local = not all(isinstance(f, str) for f in functions)
    work = work_of(subjects, floats.name, order, truth)
    parts = [plan] if apart is None else list(plans.parted(plan, floats.code(apart[0]), floats.code(apart[1])))
    counted = [
        run(subjects, work, part, workers=workers, scheduler=scheduler, progress=progress, local=local)
        for part in parts
    ]
    tallies = [Tally.sum(of_one) for of_one in zip(*counted, strict=True)]
    seconds = time.perf_counter() - started
    name = target + "'" * derived
    own = [_is_own(subject, order, target, derived) for subject in subjects]
    return [
        Audit(
            subject=subject.spec,
            against=name if derived else target,
            order=order,
            floats=floats,
            plan=plan,
            truth=truth,
            tally=tally,
            special=table,
            zero_from=zero_from(tally, plan, target, derived),
            seconds=seconds,
            own=own[k],
            recorded=_recorded(subject, order, floats) if own[k] else None,
            parts=() if apart is None else tuple(part[k] for part in counted),
            notes=notes,
        )
        for k, (subject, tally, table) in enumerate(zip(subjects, tallies, special, strict=True))
    ]


def _whole(name: str, value: Any) -> None:
    """Refuse what is no positive whole number; None says that nothing was asked for."""
    if value is not None and (isinstance(value, bool) or not isinstance(value, numbers.Integral) or value < 1):
        raise XphiError(f"{name} is a whole number of at least 1, not {value!r}")


def _is_own(subject: Subject, order: int, target: str, derived: int) -> bool:
    """Whether this is a kernel of ours beside the very function, or derivative, that it computes."""
    from xphi import functions

    if subject.kernel is None:
        return False
    return functions.names().get(target, target) == subject.kernel[0] and derived == order + _primes(subject.spec)


def _primes(spec: Any) -> int:
    """How many derivatives the name of a callable asks for."""
    return str(spec).partition("?")[0].count("'")


def _recorded(subject: Subject, order: int, floats: Floats) -> float | None:
    """What no input of a kernel of ours may exceed, as far as that is on record."""
    if subject.kernel is None:
        return None
    name, rung = subject.kernel
    row = ledger.recorded(name, "grad" if order + _primes(subject.spec) else "f", floats.format.name, rung)
    return None if row is None else row["bound"]


def _target(against: str | None, subject: Subject, order: int, spec: Any) -> tuple[str, int]:
    """The function compared with, and the order of its derivative."""
    if against is None:
        if subject.kernel is None:
            raise XphiError(f"say with --against which exact function {subject.spec} is compared with")
        return subject.kernel[0], order + _primes(spec)
    stripped = against.strip()
    name = stripped.rstrip("'")
    return name, order + len(stripped) - len(name)


def _plan(
    floats: Floats, truth: Truth, on: Any, inputs: int | None, target: str, order: int, *, everything: bool
) -> tuple[plans.Plan, tuple[str, ...]]:
    """The inputs, and what a reader should know about them."""
    slow = isinstance(truth, Balls)
    small = floats.format.bits == 16
    if on is not None and everything:
        raise XphiError("--on and --all exclude each other")
    if everything:
        if floats.format.bits == 64:
            raise XphiError("there are 2^64 floats in float64: leave --all away, and a sample is taken")
        if slow and not small:
            raise XphiError(
                f"no compiled kernel knows {target} here, and balls for all 2^32 floats would take days: "
                "leave --all away, or use --on LO,HI"
            )
        return plans.everything(floats), ()
    if on is not None:
        low, high = plans.read_interval(on)
        plan = plans.interval(floats, low, high, (inputs or MOST_BALLS) if slow else inputs)
        if len(plan) < 1:
            raise XphiError(f"no float of {floats.name} lies in that interval")
        if not plan.exhaustive:
            return plan, (f"an even sample of {len(plan)} floats: exact values come from ball arithmetic here",)
        return plan, ()
    if small and inputs is None:
        return plans.everything(floats), ()
    count = inputs or (plans.SAMPLE_BALLS if slow else plans.SAMPLE)
    note = "exact values come from ball arithmetic here, so the sample is small"
    return plans.sample(floats, count, _points(target, order)), ((note,) if slow and inputs is None else ())


def _points(target: str, order: int) -> tuple[float, ...]:
    """Where the function of the registry or its derivative has zeros and extremes, and where kernels were worst."""
    from xphi import facts, functions

    if target not in functions.names():
        return ()
    worst = ledger.worst_inputs(target, "grad" if order else "f")
    try:
        known = facts.of(target)
    except XphiError:
        return worst  # a function of one's own whose facts cannot be found
    roots = [known.minimum, known.maximum, *known.inflections]
    return tuple(sorted({*worst, *(float(root.x) for root in roots if root is not None)}))
