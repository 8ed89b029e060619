"""``table:N``: N equal steps on a bounded interval, the nearest entry or a line between entries."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import pairwise

import numpy as np
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
from xphi.formula.symbols import x

_FORM = re.compile(r"table:(?P<count>\d{1,4})(,(?P<kind>nearest|linear))?")
MOST_STEPS = 256
BITS = 160
INNER = 16


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
    """Entries that make the largest error least; where there is room they stay close to the target."""
    program = compile_formula(problem.target, [x])
    us = (1 - np.cos(np.pi * np.arange(INNER + 1) / INNER)) / 2
    t = np.array([float(k) for k in knots])
    at = (t[:-1, None] * (1 - us) + t[1:, None] * us).ravel()
    f = ARRAYS.run(program, at)[0]
    size = len(knots)
    matrix = np.zeros((len(at), size))
    for i in range(size - 1):
        block = slice(i * len(us), (i + 1) * len(us))
        matrix[block, i], matrix[block, i + 1] = 1 - us, us
    height, entries = _smallest(matrix, f, len(us))
    coefficients = {f"v{i}": Fraction(float(v)) for i, v in enumerate(entries)}
    coefficients |= {f"t{i}": knot for i, knot in enumerate(knots)}
    width = knots[1] - knots[0]
    terms = [
        f"(v{i + 1} - v{i})*(min(max(x, t{i}), t{i + 1}) - t{i})*({width.denominator}/{width.numerator})"
        for i in range(size - 1)
    ]
    written = Written(" + ".join(["v0", *terms]), coefficients)
    note = "entries are those of a linear program over sampled points; where there is room they are one choice of many"
    return Pieces(written, Fraction(height), False, [], [note])


def _smallest(matrix: Floats, f: Floats, per_step: int) -> tuple[float, Floats]:
    """Least largest error first, then the least sum of the largest errors of the steps."""
    size, steps = matrix.shape[1], len(f) // per_step
    own = np.kron(np.eye(steps), np.ones((per_step, 1)))
    ones = np.ones((len(f), 1))
    bounds = [(None, None)] * size
    first = linprog(
        np.r_[np.zeros(size), 1.0],
        A_ub=np.vstack([np.hstack([matrix, -ones]), np.hstack([-matrix, -ones])]),
        b_ub=np.r_[f, -f],
        bounds=[*bounds, (0, None)],
        method="highs",
    )
    height = float(first.x[-1])
    second = linprog(
        np.r_[np.zeros(size), np.ones(steps)],
        A_ub=np.vstack([np.hstack([matrix, -own]), np.hstack([-matrix, -own])]),
        b_ub=np.r_[f, -f],
        bounds=[*bounds, *([(0, height * (1 + 1e-7))] * steps)],
        method="highs",
    )
    return height, second.x[:size] if second.x is not None else first.x[:size]
