"""What an audit found, in the words of the command line and of ``--json``."""

from __future__ import annotations

import html
import math
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

import numpy as np

from xphi.audit.encoding import Floats
from xphi.audit.plan import Plan
from xphi.audit.subjects import Subject
from xphi.audit.tally import Tally
from xphi.audit.truth import Kernel, Truth, expression_of

SPECIAL = (-math.inf, -0.0, 0.0, math.inf, math.nan)


@dataclass(frozen=True)
class Special:
    """What came back at ±0, ±∞ or NaN.

    Parameters
    ----------
    input, got, exact : float
        `exact` is the value as the reference states it, rounded to the format.
    """

    input: float
    got: float
    exact: float

    @property
    def right(self) -> bool:
        """Whether it is that value, the sign of a zero included."""
        if math.isnan(self.exact):
            return math.isnan(self.got)
        return self.got == self.exact and math.copysign(1.0, self.got) == math.copysign(1.0, self.exact)

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "input": signed(self.input),
            "got": signed(self.got),
            "exact": signed(self.exact),
            "right": self.right,
        }


def signed(value: float) -> float | str:
    """A number for JSON, whose readers may drop the sign of a zero: -0.0 is spelled out."""
    return "-0.0" if value == 0 and math.copysign(1.0, value) < 0 else value


@dataclass(frozen=True)
class Audit:
    """The errors of one callable against an exact function.

    Parameters
    ----------
    subject, against : str
    order : int
        Of the derivative that was compared.
    floats : Floats
    plan : Plan
    truth : Truth
    tally : Tally
    special : tuple of Special
    zero_from : float or None
        The largest input of the negative tail from which on everything is 0, where it should not be.
    seconds : float
    own : bool
        Whether a kernel of ours was compared with the very function that it computes.
    recorded : float or None
        Its recorded bound then, where it has one.
    parts : tuple of Tally
        Outside and inside the interval that was kept apart, where there was one.
    notes : tuple of str
    """

    subject: str
    against: str
    order: int
    floats: Floats
    plan: Plan
    truth: Truth
    tally: Tally
    special: tuple[Special, ...]
    zero_from: float | None
    seconds: float
    own: bool = False
    recorded: float | None = None
    parts: tuple[Tally, ...] = ()
    notes: tuple[str, ...] = field(default=())

    def __repr__(self) -> str:
        """One line."""
        what = self.against + "'" * self.order
        error = f"{self.observed:.4g} ULP at x = {self.observed_at:.9g}"
        return f"<Audit of {self.subject} against {what}, {self.floats.name}: {error}, {self.evidence}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the figures in a table."""
        rows = {
            "callable": self.subject, "against": self.against + "'" * self.order, "dtype": self.floats.name,
            "inputs": f"{self.tally.inputs:,} ({self.evidence})", "largest error": f"{self.observed:.6g} ULP",
            "at": f"{self.observed_at:.9g}", "correctly rounded": f"{self.correctly_rounded:.2%}",
        }  # fmt: skip
        cells = (f"<tr><th>{html.escape(name)}</th><td>{html.escape(value)}</td></tr>" for name, value in rows.items())
        return f"<table>{''.join(cells)}</table>"

    @property
    def max_ulp(self) -> float:
        """The largest ULP error of a result that is a number, where the exact value is one."""
        return self.tally.max_ulp

    @property
    def observed(self) -> float:
        """The largest ULP error found: without end where NaN or a wrong infinity came back for a number."""
        return math.inf if self.tally.nonfinite else self.tally.max_ulp

    @property
    def observed_at(self) -> float:
        """An input with that error."""
        return self.tally.nonfinite_at[0] if self.tally.nonfinite else self.tally.at

    @property
    def bound(self) -> float | None:
        """What the error of no input exceeds; None when they were sampled."""
        return self.observed + slack(self) if self.plan.exhaustive else None

    @property
    def reference(self) -> str:
        """Where exact values came from: ``kernel``, ``balls`` or ``quad``."""
        return self.truth.label

    @property
    def faults(self) -> list[str]:
        """What a kernel of ours does not hold, in words; of other callables nothing is expected."""
        if not self.own:
            return []
        tally, found = self.tally, []
        # the record may come from another reference, and each may be off by as much
        if self.recorded is not None and not tally.max_ulp - slack(self) <= self.recorded:
            found.append(f"is recorded with at most {self.recorded:.6g} ULP and has {tally.max_ulp:.6g}")
        if tally.nonfinite:
            found.append(f"gives NaN or a wrong infinity at {tally.nonfinite} inputs, such as {self.observed_at:.9g}")
        if tally.nan_lost:
            found.append(f"gives a number at {tally.nan_lost} inputs where NaN is due")
        if tally.wrong_signs:
            found.append(f"has the wrong sign at {tally.wrong_signs} inputs")
        if wrong := [f"{row.input:g}" for row in self.special if not row.right]:
            found.append(f"is wrong at {', '.join(wrong)}")
        return found

    @property
    def correctly_rounded(self) -> float:
        """The fraction of inputs with the nearest result."""
        return self.tally.correct / self.tally.compared if self.tally.compared else math.nan

    @property
    def evidence(self) -> str:
        """``exhaustive`` or ``sampled``."""
        return "exhaustive" if self.plan.exhaustive else "sampled"

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        tally = self.tally
        return {
            "callable": self.subject,
            "against": self.against,
            "order": self.order,
            "dtype": self.floats.name,
            "inputs": tally.inputs,
            "exhaustive": self.plan.exhaustive,
            "reference": self.reference,
            "error": {
                "observed": self.observed,
                "bound": self.bound,
                "at": self.observed_at,
                "evidence": self.evidence,
                "unit": "ulp",
            },
            "max_ulp": tally.max_ulp,
            "at": tally.at,
            "max_abs": tally.max_abs,
            "max_abs_at": tally.abs_at,
            "max_rel_negative": tally.max_rel_negative,
            "max_rel_negative_at": tally.rel_at,
            "correctly_rounded": self.correctly_rounded,
            "inferred": tally.inferred,
            "nonfinite": tally.nonfinite_at,
            "nonfinite_count": tally.nonfinite,
            "zero_from": self.zero_from,
            "zero_signs": tally.zero_signs,
            "wrong_signs": tally.wrong_signs,
            "special": [row.json() for row in self.special],
            "notes": list(self.notes),
            "seconds": round(self.seconds, 3),
        }


def slack(audit: Audit) -> float:
    """How much the reference itself may be off, in ULP of the format: nothing for balls."""
    if not isinstance(audit.truth, Kernel) or audit.floats.format.precision == 53:
        return 0.0
    if audit.tally.max_ulp == 0 and _copies(audit.truth.target, audit.order):
        return 0.0
    return 2.0 ** (audit.floats.format.precision - 52)  # two units in the last place of binary64


def _copies(target: str, order: int) -> bool:
    """Whether every piece of the function is 0, 1 or x itself, which no arithmetic can miss."""
    import sympy as sp

    from xphi.formula.pieces import split
    from xphi.formula.symbols import x
    from xphi.reference import derivative

    pieces = split(derivative(expression_of(target), order), -sp.oo, sp.oo)
    return all(piece in (sp.S.Zero, sp.S.One, x) for _, _, piece in pieces)


def special_values(subject: Subject, target: str, order: int) -> tuple[Special, ...]:
    """What the callable makes of ±0, ±∞ and NaN, beside what it should."""
    floats = subject.floats
    given = np.array(SPECIAL, dtype=floats.dtype)
    with np.errstate(invalid="ignore"):
        got = subject(given).astype(np.float64).tolist()
    return tuple(Special(at, found, nearest(target, order, at, floats)) for at, found in zip(SPECIAL, got, strict=True))


def nearest(target: str, order: int, at: float, floats: Floats) -> float:
    """The exact value rounded to the format."""
    from xphi import reference

    rounded = reference.rounded(expression_of(target), at, floats.format, order)
    return float(rounded) if isinstance(rounded, Fraction) else rounded


def zero_from(tally: Tally, plan: Plan, target: str, order: int) -> float | None:
    """Where the negative tail becomes zero too early: the input next below the last result that is not zero."""
    start = plan.before(min(tally.first_nonzero, -0.0))
    if start is None or not math.isfinite(start):
        return None
    return start if nearest(target, order, start, plan.floats) != 0 else None
