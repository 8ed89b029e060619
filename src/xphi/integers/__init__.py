"""Integer tables: a function from one quantised type to another, every input tried against the exact function."""

from __future__ import annotations

import time
from typing import Any

import numpy as np

from xphi import functions
from xphi.design import arguments
from xphi.errors import XphiError
from xphi.integers.best import best
from xphi.integers.compress import Frame, compress
from xphi.integers.exact import Evaluator, Integers, Truth
from xphi.integers.kinds import Kind, kind
from xphi.integers.result import Row, Table
from xphi.integers.runtimes import described, entries_of, scheme_of
from xphi.integers.schemes import Scheme, SharedSigmoid, Steps, steps

__all__ = ["Kind", "Table", "kind", "table"]

_CANONICAL = ("sigmoid", "tanh")
_ENTRY_MOST = 2**16 - 1


def table(
    name: Any,
    input: Any,  # noqa: A002 - what the type of an input is called
    output: Any,
    *,
    entries: int | None = None,
    interp: str | None = None,
    like: str | None = None,
    round: str = "even",  # noqa: A002 - the option's name
) -> Table:
    """The best integer table of a function.

    Parameters
    ----------
    name : str, Function, operator or sympy.Expr
        A registry name, one with ``'`` for its derivative, or a formula in ``x``.
    input, output : str or tuple
        ``"int8:scale=0.05,zero=3"``, or ``("int8", 0.05, 3)``. Widths go up to 16 bits; the scale is any positive
        constant, taken exactly; outputs saturate. ``range=-127..127`` limits the integers that occur, and ``q3.12`` is
        ``int16:scale=2**-12``.
    entries : int, optional
        So many entries at equal steps; by default one for each input.
    interp : {"nearest", "linear"}, optional
        Between entries: by default lines where `entries` is one more than a power of two.
    like : {"tflite", "cmsis"}, optional
        The arithmetic of a runtime; its own entries are tried beside the best.
    round : {"even", "away"}
        What a tie is rounded to, before the zero point is added.

    Returns
    -------
    Table

    Raises
    ------
    XphiError
        If a type, an option or the function cannot be used.

    Examples
    --------
    >>> import xphi
    >>> t = xphi.table("gelu", "int8:scale=1/16", "int8:scale=1/16")
    >>> t.correctly_rounded, t.monotone, t.bits, t.bits_compressed
    (1.0, False, 2048, 62)
    """
    text = arguments.target(name)
    source, result = kind(input, "input"), kind(output, "output")
    if round not in ("even", "away"):
        raise XphiError(f"--round takes even or away, not {round!r}")
    if like is not None and (entries is not None or interp is not None):
        raise XphiError(f"--like {like} has entries of its own: leave out --entries and --interp")
    expression = functions.target(text)
    canonical = next((one for one in _CANONICAL if expression == functions.target(one)), text)
    scheme: Scheme = steps(source, entries, interp) if like is None else scheme_of(like, canonical, source, result)
    begun = time.perf_counter()
    evaluator = Evaluator(text, expression, source, result, "even" if round == "even" else "away")
    truth = evaluator.truth()
    others = {} if like is None else entries_of(like, expression, source, result)
    if isinstance(scheme, Steps) and scheme.shift:
        others = {"sampled": _sampled(evaluator, truth, scheme), **others}
    chosen, optimal = _chosen(scheme, truth, others, result)
    rows = [Row.of(one, scheme, truth, values) for one, values in {"best": chosen, **others}.items()]
    frame = _frame(scheme, source, result)
    shortest, random = compress(frame, chosen)
    return Table(
        text, source, result, scheme, _arithmetic(scheme, like), tuple(rows), truth, optimal, frame, shortest, random,
        like, round, time.perf_counter() - begun,
    )  # fmt: skip


def _chosen(scheme: Scheme, truth: Truth, others: dict[str, Integers], result: Kind) -> tuple[Integers, bool]:
    """The best entries, and whether that is proved."""
    if isinstance(scheme, Steps) and not scheme.shift:
        return truth.rounded, True
    if isinstance(scheme, SharedSigmoid):
        found = best(scheme, truth, others["cmsis"], 0, _ENTRY_MOST)
    else:
        found = best(scheme, truth, others["sampled"], result.low, result.high)
    return found.entries, found.proved


def _sampled(evaluator: Evaluator, truth: Truth, scheme: Steps) -> Integers:
    """The function's own values: where lines begin and end, or in the middle of each step."""
    nodes = _nodes(scheme) + (0 if scheme.linear else scheme.half)
    inside = nodes <= scheme.high
    found = truth.rounded[nodes[inside] - scheme.low]
    if inside.all():
        return np.asarray(found)
    try:
        beyond = evaluator.truth(nodes[~inside]).rounded
    except XphiError:  # the last entry is no input, and the function may have no value there
        beyond = truth.rounded[-1:]
    return np.concatenate([found, np.broadcast_to(beyond, int((~inside).sum()))])


def _nodes(scheme: Steps) -> Integers:
    """The inputs at which the steps begin."""
    return scheme.low + (np.arange(scheme.count, dtype=np.int64) << scheme.shift)


def _frame(scheme: Scheme, source: Kind, result: Kind) -> Frame:
    """Where the entries stand."""
    if isinstance(scheme, Steps):
        return Frame.of(_nodes(scheme), source, result)
    return Frame(np.arange(scheme.count, dtype=np.int64), 0, 0, _ENTRY_MOST, None)


def _arithmetic(scheme: Scheme, like: str | None) -> str:
    if like is not None:
        return described(like, scheme)
    if not isinstance(scheme, Steps) or not scheme.shift:
        return "one entry for each input"
    between = "lines between entries" if scheme.linear else "an entry for each step"
    return f"{scheme.count} entries, {1 << scheme.shift} inputs apart, {between}"
