"""``table:N``: N equal steps on a bounded interval, the nearest entry or a line between entries."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

import numpy as np
from scipy import sparse
from scipy.optimize import linprog

from xphi.approximate.pieces.layout import Written
from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import kinks
from xphi.balls.numbers import BALLS, ball, fraction, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

_FORM = re.compile(r"table:(?P<count>\d{1,4})(,(?P<kind>nearest|linear))?")
MOST_STEPS = 320
BITS = 160
INNER = 24
#: Inputs on each step to begin with, and how often more are added.
FIRST = 8
ROUNDS = 8
#: The largest error is the least one to within this share.
SHARE = 1e-6


@dataclass(frozen=True)
class Pieces:
    """A form of pieces with its largest error."""

    written: Written
    height: Fraction
    verified: bool
    places: list[tuple[Fraction, Fraction]]
    notes: list[str] = field(default_factory=list)


def named(text: str) -> bool:
    """Whether a form is a table."""
    return text.strip().startswith("table:")


def solve(problem: Problem, text: str) -> Pieces:
    """The best table.

    Raises
    ------
    XphiError
        For an unbounded domain, or a number of steps that cannot be.
    """
    match = _FORM.fullmatch(text.strip())
    if match is None or not 1 <= int(match["count"]) <= MOST_STEPS:
        raise XphiError(f"{text!r} is no table: write table:N or table:N,nearest with N from 1 to {MOST_STEPS}")
    if any(isinstance(e, float) and math.isinf(e) for e in (problem.low, problem.high)):
        raise XphiError("a table covers a bounded interval: give --on LO,HI")
    low, high, count = Fraction(problem.low), Fraction(problem.high), int(match["count"])
    knots = [low + (high - low) * k / count for k in range(count + 1)]
    return _nearest(problem, knots) if match["kind"] == "nearest" else _linear(problem, knots)


def _nearest(problem: Problem, knots: list[Fraction]) -> Pieces:
    """Each entry half-way between the extremes of its step: no table does better anywhere."""
    program = compile_formula(problem.target, [x])
    entries, heights, places = [], [], []
    with precision(BITS):
        for a, b in pairwise(knots):
            least, most = _range(program, a, b, kinks(problem))
            entries.append(round_bits((least[1] + most[1]) / 2, BITS - 16))
            heights.append((most[1] - least[1]) / 2)
            places.append((least, most))
    height = max(heights)
    worst = places[heights.index(height)]
    coefficients = {f"v{i}": entry for i, entry in enumerate(entries)}
    coefficients |= {f"t{i}": knot for i, knot in enumerate(knots[1:-1], 1)}
    steps = [f"(v{i} - v{i - 1})*(1 + sign(x - t{i}))/2" for i in range(1, len(entries))]
    written = Written(" + ".join(["v0", *steps]), coefficients)
    at = sorted((place, (1 if place == worst[1][0] else -1) * height) for place, _ in worst)
    return Pieces(written, height, True, at, ["every entry is the best for its own step"])


def _range(program: Program, a: Fraction, b: Fraction, inner: list[Fraction]) -> tuple[tuple[Fraction, Fraction], ...]:
    """Least and largest value on a step, each with its place."""
    xs = np.linspace(float(a), float(b), 65)
    values = ARRAYS.run(program, xs)[0]
    candidates = {a, b, *(k for k in inner if a < k < b)}
    for i in range(1, 64):
        if (values[i] - values[i - 1]) * (values[i + 1] - values[i]) <= 0:
            candidates.add(_turn(program, Fraction(float(xs[i])), a, b))
    known = [(c, fraction(BALLS.run(program, ball(c))[0])) for c in sorted(candidates)]
    return min(known, key=lambda item: item[1]), max(known, key=lambda item: item[1])


def _turn(program: Program, point: Fraction, a: Fraction, b: Fraction) -> Fraction:
    for _ in range(8):
        try:
            _, slope, curve = expand(program, ball(point), 3)[0]
        except NotAnalytic:
            return point
        if curve.mid() == 0:
            return point
        moved = round_bits(point - fraction((slope.mid() / (2 * curve.mid())).mid()), BITS - 16)
        if not a <= moved <= b:
            return point
        point = moved
    return point


def _linear(problem: Problem, knots: list[Fraction]) -> Pieces:
    """Entries that make the largest error least; where there is room they stay close to the target.

    A linear program over some inputs, to which the extremes of what it finds are added until its own error, below
    which no entries come, is the largest one.
    """
    t = np.array([float(k) for k in knots])
    curve = _Curve(problem, t)
    us = (1 - np.cos(np.pi * np.arange(FIRST + 1) / FIRST)) / 2
    at = np.unique(np.concatenate([(t[:-1, None] * (1 - us) + t[1:, None] * us).ravel(), curve.kinks]))
    for _ in range(ROUNDS):
        floor, entries = _smallest(curve, at)
        tops, errors = curve.errors(entries)
        worst = float(np.max(np.abs(errors)))
        added = np.setdiff1d(tops[np.abs(errors) > floor * (1 + SHARE / 4)], at)
        if worst <= floor * (1 + SHARE / 2) or not len(added):
            break
        at = np.union1d(at, added)
    verified = worst <= floor * (1 + SHARE)
    entries_ = [Fraction(float(v)) for v in entries]
    coefficients = {f"v{i}": v for i, v in enumerate(entries_)}
    coefficients |= {f"t{i}": knot for i, knot in enumerate(knots)}
    width = knots[1] - knots[0]
    terms = [
        f"(v{i + 1} - v{i})*(min(max(x, t{i}), t{i + 1}) - t{i})*({width.denominator}/{width.numerator})"
        for i in range(len(knots) - 1)
    ]
    written = Written(" + ".join(["v0", *terms]), coefficients)
    note = (
        "a linear program over finitely many inputs, whose optimum no entries can go below, has this error to within a "
        "millionth; where there is room its entries are one choice of many"
        if verified
        else "entries are those of a linear program over sampled inputs; the optimum is not verified"
    )
    order = np.argsort(-np.abs(errors))[:1]
    places = [(Fraction(float(tops[i])), Fraction(float(errors[i]))) for i in order]
    return Pieces(written, Fraction(worst), verified, places, [note])


class _Curve:
    """The target between knots: its values, and the extremes of its error for any entries."""

    def __init__(self, problem: Problem, t: Floats) -> None:
        self.t = t
        smooth = stable(problem.target)
        self.target = compile_formula(problem.target, [x])
        self.slope, self.bend = (compile_formula(smooth.diff(x, order), [x]) for order in (1, 2))
        inner = np.array([float(k) for k in kinks(problem)])
        self.kinks = inner[(inner > t[0]) & (inner < t[-1])]
        us = np.arange(INNER) / INNER
        self.xs = np.unique(np.concatenate([(t[:-1, None] + np.diff(t)[:, None] * us).ravel(), t[-1:], self.kinks]))
        self.f = self.value(self.xs)
        self.fixed = np.isin(self.xs, np.concatenate([t, self.kinks]))

    def value(self, at: Floats) -> Floats:
        """f."""
        return np.asarray(ARRAYS.run(self.target, at)[0])

    def errors(self, entries: Floats) -> tuple[Floats, Floats]:
        """Where the error is an extreme, and what it is there."""
        e = np.abs(self.f - np.interp(self.xs, self.t, entries))
        peak = np.ones(len(e), dtype=bool)
        peak[1:] &= e[1:] >= e[:-1]
        peak[:-1] &= e[:-1] >= e[1:]
        here = np.nonzero(peak)[0]
        top = self.xs[here]
        piece = np.clip(np.searchsorted(self.t, top, side="right") - 1, 0, len(self.t) - 2)
        slopes = (np.diff(entries) / np.diff(self.t))[piece]
        left, right = self.xs[np.maximum(here - 1, 0)], self.xs[np.minimum(here + 1, len(e) - 1)]
        for _ in range(4):
            with np.errstate(all="ignore"):
                step = (ARRAYS.run(self.slope, top)[0] - slopes) / ARRAYS.run(self.bend, top)[0]
            top = np.clip(top - np.where(self.fixed[here] | ~np.isfinite(step), 0.0, step), left, right)
        moved = self.value(top) - np.interp(top, self.t, entries)
        still = self.f[here] - np.interp(self.xs[here], self.t, entries)
        better = np.abs(moved) >= np.abs(still)
        return np.where(better, top, self.xs[here]), np.where(better, moved, still)


def _smallest(curve: _Curve, at: Floats) -> tuple[float, Floats]:
    """Least largest error first, then the least sum of the largest errors of the steps.

    Entries are sought as f plus multiples of a length that the errors have, so that small ones keep their digits.
    """
    t, f = curve.t, curve.value(at)
    middle = curve.value(t)
    piece = np.clip(np.searchsorted(t, at, side="right") - 1, 0, len(t) - 2)
    u = (at - t[piece]) / (t[piece + 1] - t[piece])
    gap = f - (1 - u) * middle[piece] - u * middle[piece + 1]
    unit = float(np.max(np.abs(gap))) or 1.0
    row = np.arange(len(at))
    matrix = sparse.csr_matrix((np.r_[1 - u, u], (np.r_[row, row], np.r_[piece, piece + 1])), shape=(len(at), len(t)))
    own = sparse.csr_matrix((np.ones(len(at)), (row, piece)), shape=(len(at), len(t) - 1))
    ones = sparse.csr_matrix(np.ones((len(at), 1)))
    right = np.r_[gap, -gap] / unit
    first = linprog(
        np.r_[np.zeros(len(t)), 1.0],
        A_ub=sparse.bmat([[matrix, -ones], [-matrix, -ones]], format="csr"),
        b_ub=right,
        bounds=[*[(-2, 2)] * len(t), (0, None)],
        method="highs",
    )
    height = float(first.x[-1])
    second = linprog(
        np.r_[np.zeros(len(t)), np.ones(len(t) - 1)],
        A_ub=sparse.bmat([[matrix, -own], [-matrix, -own]], format="csr"),
        b_ub=right,
        bounds=[*[(-2, 2)] * len(t), *[(0, height * (1 + SHARE / 16))] * (len(t) - 1)],
        method="highs",
    )
    found = second.x if second.x is not None else first.x
    # what the program gives up to its own tolerance is not below the optimum
    return height * unit * (1 - SHARE / 8), middle + unit * found[: len(t)]
