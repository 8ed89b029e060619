"""Where to look at an error: the stretch of the domain that matters and points on it."""

from __future__ import annotations

import math
from fractions import Fraction
from itertools import pairwise
from typing import Any

import numpy as np
import sympy as sp
from flint import arb, arb_mat

from xphi.approximate.problem import Floats, Problem
from xphi.balls.numbers import BALLS, ball, exact, fraction, precision
from xphi.formula.arrays import evaluate
from xphi.formula.pieces import borders
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

#: Stands for infinity where a limit is evaluated in balls: exponentials are exact there, powers to 30 digits.
FAR = Fraction(2**100)
#: Stands for zero where a quotient is removable there.
NEAR = Fraction(1, 2**200)
POINTS = 401


def symmetric(problem: Problem) -> bool:
    """Whether |error| is even whatever the parameters, so that half of the domain is enough.

    Decided by balls at a few points: the search may trust it, the proof does not use it.
    """
    if float(problem.low) != -float(problem.high) or problem.weight.histogram:
        return False
    rng = np.random.default_rng(1)
    with precision(160):
        for channel in problem.channels:
            parity = set()
            for _ in range(4):
                theta = [ball(Fraction(int(v), 64)) for v in rng.integers(8, 120, len(problem.symbols))]
                at = ball(Fraction(int(rng.integers(3, 300)), 128))
                left = BALLS.run(channel.program, -at, *theta)[0]
                right = BALLS.run(channel.program, at, *theta)[0]
                if not (left.is_finite() and right.is_finite()):
                    return False
                even, odd = (left - right).contains(0), (left + right).contains(0)
                if not (even or odd):
                    return False
                if even != odd:
                    parity.add(even)
            if len(parity) > 1 or (channel.name == "monotone" and False in parity):
                return False
    return True


def kinks(problem: Problem) -> list[Fraction]:
    """Points where the error is not smooth, as far as they do not depend on the parameters."""
    joint = sp.Tuple(problem.target, problem.form.subs(dict.fromkeys(problem.symbols, sp.S.One)), problem.factor)
    return [number(point) for point in borders(joint)]


def number(value: Any) -> Fraction:
    """A SymPy number as a fraction: itself when rational, else to 320 bits."""
    if value.is_Rational:
        return Fraction(int(value.p), int(value.q))
    with precision(320):
        return fraction(BALLS.run(compile_formula(value, []))[0])


def reach(problem: Problem) -> float:
    """How far out the target still differs from its asymptote by a billionth of its scale.

    Beyond, an error over the whole line is the form's own affair, and the proof looks at it.
    """
    xs = np.concatenate([np.linspace(0.5, 60, 120), np.geomspace(64, 4096, 25)])
    far = 1.0
    for side in (1, -1):
        values = evaluate(problem.target * problem.factor, [x], side * xs)
        if not np.all(np.isfinite(values)):
            continue
        slope = (values[-1] - values[-2]) / (xs[-1] - xs[-2])
        if problem.factor == x and abs(values[-1]) > 1e6:
            continue
        drift = np.abs(values - (values[-1] + slope * (xs - xs[-1])))
        beyond = np.nonzero(drift > 1e-9 * max(1.0, float(np.max(np.abs(values[:40])))))[0]
        if len(beyond):
            far = max(far, float(xs[min(beyond[-1] + 1, len(xs) - 1)]))
    return min(max(far, 2.0), 512.0)


def window(problem: Problem) -> tuple[Fraction, Fraction, bool]:
    """The finite stretch that is searched, and whether it is one half of a symmetric domain."""
    half = symmetric(problem)
    far = Fraction(math.ceil(reach(problem))) if math.isinf(problem.low) or math.isinf(problem.high) else Fraction(0)
    low = Fraction(0) if half else -far if math.isinf(problem.low) else Fraction(problem.low)
    high = far if math.isinf(problem.high) else Fraction(problem.high)
    if low >= high:
        low, high = (low, low + far + 8) if math.isinf(problem.high) else (high - far - 8, high)
    return low, high, half


def far_out(problem: Problem, low: Fraction, high: Fraction, *, half: bool) -> Floats:
    """Points beyond the part that is searched, towards the infinities of the domain."""
    outward = np.geomspace(1.05, 2.0**10, 48)
    right = max(float(high), 1.0) * outward if math.isinf(problem.high) else np.empty(0)
    left = min(float(low), -1.0) * outward if math.isinf(problem.low) and not half else np.empty(0)
    return np.concatenate([left, right])


def points(low: Fraction, high: Fraction, inner: list[Fraction], *, count: int = POINTS) -> Floats:
    """Chebyshev-spaced points on the pieces between kinks, ends included; denser around the origin."""
    a, b = float(low), float(high)
    cuts = [a, *(float(k) for k in inner if a < float(k) < b), b]
    if b - a > 12:
        cuts = sorted({*cuts, *(c for c in (-4.0, 4.0) if a < c < b)})
    share = max(33, count // (len(cuts) - 1))
    nodes = (1 - np.cos(np.pi * np.arange(share) / (share - 1))) / 2
    return np.unique(np.concatenate([p + (q - p) * nodes for p, q in pairwise(cuts)]))


def to_balls(values: Any) -> list[arb]:
    """Exact balls of binary64 numbers or fractions."""
    return [v if isinstance(v, arb) else exact(Fraction(v)) for v in values]


def without_dust(theta: list[Fraction]) -> list[Fraction]:
    """Parameters that are zero up to the working precision become zero."""
    dust = max(map(abs, theta), default=Fraction(0)) / 2**130
    return [t if abs(t) > dust else Fraction(0) for t in theta]


def positive_definite(matrix: list[list[arb]]) -> bool:
    """By leading minors."""
    return all(arb_mat([row[: k + 1] for row in matrix[: k + 1]]).det() > 0 for k in range(len(matrix)))
