"""What an audit counts, block by block; two tallies add up to the tally of both."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field, fields
from typing import Any

import numpy as np

from xphi.audit.encoding import Array, Floats
from xphi.audit.truth import Truth

#: Of the inputs of a block that the kernel leaves undecided, how many are asked of balls one by one.
ASKED = 48
_LISTED = 8
#: Half an ulp of binary64 is the most that a rest can be; this stands for "more" or "less".
_NUDGE = 2.0**-40


@dataclass
class Tally:
    """Counts and worst cases.

    Parameters
    ----------
    inputs, compared, correct : int
        All inputs; those whose exact value is a number; those of them that were rounded correctly.
    max_ulp, max_abs, max_rel_negative : float
        The last: relative error at x < 0 where the exact value is a normal number of the format.
    coarse_ulp : float
        The largest ULP error of those whose absolute error is above 2^-p, for a format of p bits: beside a zero of
        the function an ulp is next to nothing.
    at, abs_at, rel_at : float
        Where the others are; NaN while nothing was counted.
    nonfinite, nan_lost, zero_signs, wrong_signs, inferred : int
        NaN or ∞ where the exact value is another; numbers where it is NaN; zeros and other numbers of the wrong
        sign; inputs decided like their neighbours.
    nonfinite_at : list of float
    first_nonzero : float
        The most negative finite input with a result that is not zero.
    """

    inputs: int = 0
    compared: int = 0
    correct: int = 0
    max_ulp: float = 0.0
    at: float = math.nan
    coarse_ulp: float = 0.0
    max_abs: float = 0.0
    abs_at: float = math.nan
    max_rel_negative: float = 0.0
    rel_at: float = math.nan
    nonfinite: int = 0
    nonfinite_at: list[float] = field(default_factory=list)
    nan_lost: int = 0
    zero_signs: int = 0
    wrong_signs: int = 0
    inferred: int = 0
    first_nonzero: float = math.inf

    def add(self, other: Tally) -> None:
        """Take another tally in; the order does not matter."""
        for name in ("inputs", "compared", "correct", "nonfinite", "nan_lost", "zero_signs", "wrong_signs", "inferred"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for size, where in (("max_ulp", "at"), ("max_abs", "abs_at"), ("max_rel_negative", "rel_at")):
            mine = getattr(self, size), -getattr(self, where)
            theirs = getattr(other, size), -getattr(other, where)
            if math.isnan(mine[1]) or (not math.isnan(theirs[1]) and theirs > mine):
                setattr(self, size, getattr(other, size))
                setattr(self, where, getattr(other, where))
        self.coarse_ulp = max(self.coarse_ulp, other.coarse_ulp)
        self.nonfinite_at = sorted({*self.nonfinite_at, *other.nonfinite_at})[:_LISTED]
        self.first_nonzero = min(self.first_nonzero, other.first_nonzero)

    @classmethod
    def sum(cls, tallies: Iterable[Tally]) -> Tally:
        """The tally of all inputs of several."""
        total = cls()
        for tally in tallies:
            total.add(tally)
        return total

    def stored(self) -> dict[str, Any]:
        """As a state file keeps it."""
        return asdict(self)

    @classmethod
    def load(cls, stored: dict[str, Any]) -> Tally:
        """From a state file."""
        return cls(**{f.name: stored[f.name] for f in fields(cls)})


def measure(x: Array, results: list[Array], floats: Floats, truth: Truth) -> list[Tally]:
    """One tally for each result at the same ascending inputs; the exact values are computed once.

    Parameters
    ----------
    x : numpy.ndarray
        binary64.
    results : list of numpy.ndarray
        Each in the format of `floats`.
    floats : Floats
    truth : Truth
    """
    reference, rest = truth.exact(x)
    return [compared(x, widened(got), reference, rest, floats, truth) for got in results]


def widened(got: Array) -> Array:
    """As the compiled comparison takes it: binary32 and binary64 stay, 16 bits become binary64."""
    with np.errstate(invalid="ignore"):
        return got if got.dtype in (np.float32, np.float64) else got.astype(np.float64)


def compared(x: Array, got: Array, reference: Array, rest: Array | None, floats: Floats, truth: Truth | None) -> Tally:
    """The tally of one result; without `truth` what is undecided counts as its reference says."""
    tally, undecided = _compiled(x, got, reference, rest, floats)
    if undecided.size == 0:
        return tally
    if truth is None:
        nearest, _ = _compiled(x[undecided], got[undecided], reference[undecided], np.zeros(undecided.size), floats)
        nearest.inputs = 0
        tally.add(nearest)
        tally.inferred += undecided.size
        return tally
    for part in _decided(x[undecided], got[undecided], reference[undecided], floats, truth.balls):
        part.inputs = 0  # they are among the inputs already
        tally.add(part)
    return tally


def _compiled(x: Array, got: Array, reference: Array, rest: Array | None, floats: Floats) -> tuple[Tally, Array]:
    from xphi import _core

    fmt = floats.format
    raw = _core.compare_ulp(x, got, reference, rest, fmt.precision, fmt.emin, fmt.emax)

    def input_of(index: int) -> float:
        return float(x[index]) if index >= 0 else math.nan

    tally = Tally(
        inputs=x.size,
        compared=raw["compared"],
        correct=raw["correct"],
        max_ulp=raw["max_ulp"],
        at=input_of(raw["at"]),
        coarse_ulp=raw["coarse_ulp"],
        max_abs=raw["max_abs"],
        abs_at=input_of(raw["abs_at"]),
        max_rel_negative=raw["max_rel_negative"],
        rel_at=input_of(raw["rel_at"]),
        nonfinite=raw["nonfinite"],
        nonfinite_at=[float(x[i]) for i in raw["nonfinite_at"]],
        nan_lost=raw["nan_lost"],
        zero_signs=raw["zero_signs"],
        wrong_signs=raw["wrong_signs"],
        first_nonzero=float(x[raw["first_nonzero"]]) if raw["first_nonzero"] >= 0 else math.inf,
    )
    return tally, np.array(raw["undecided"], dtype=np.intp)


def _decided(x: Array, got: Array, reference: Array, floats: Floats, balls: Truth) -> list[Tally]:
    """What the kernel leaves open: asked of balls; many at once are decided like those asked among them.

    Inputs that are undecided in long runs are so for one reason: the result is an exact tie and a term too
    small for binary64 (gelu at subnormals is x/2 + x²/√(2π)), or it is just below 1. If balls put the exact
    values at evenly spread inputs all on the same side, then those between them are taken to be there too.
    Where they do not agree, those that were not asked count as wrong.
    """
    asked = np.unique(np.linspace(0, x.size - 1, min(ASKED, x.size)).astype(np.intp))
    exact, found = balls.exact(x[asked])
    rest = np.zeros_like(exact) if found is None else found
    tally, _ = _compiled(x[asked], got[asked], exact, rest, floats)
    others = np.setdiff1d(np.arange(x.size), asked)
    if others.size == 0:
        return [tally]
    border = _border(reference, floats)
    side = np.sign(np.where(exact == border[asked], rest, exact - border[asked]))
    signs = np.where(x < 0, -1, 1)
    for sign in (-1, 1):
        of_sign = signs[asked] == sign
        if of_sign.any() and (side[of_sign] == side[of_sign][0]).all():
            agreed = np.full(x.size, side[of_sign][0])
        else:
            agreed = -np.sign(got - border)
        here = others[signs[others] == sign]
        part, _ = _compiled(x[here], got[here], border[here], agreed[here] * _NUDGE, floats)
        tally.add(part)
    tally.inferred += others.size
    return [tally]


def _border(reference: Array, floats: Floats) -> Array:
    """The tie or the power of two that each reference is next to."""
    from xphi import _core

    fmt, doubt = floats.format, np.abs(reference) * 2.0**-51
    ends = []
    for moved in (reference - doubt, reference + doubt):
        ends.append(np.empty_like(moved))
        _core.round_to(moved, ends[-1], fmt.precision, fmt.emin, fmt.emax)
    border: Array = (ends[0] + ends[1]) / 2
    return border
