"""Minimax where every parameter is linear: one linear program, refined to any accuracy.

The basis is made orthogonal in balls (Cholesky on its Gram matrix), with as many bits as its condition needs, so that
neither an ill-conditioned basis nor overflow or underflow of binary64 matters. The linear program sees a
well-conditioned matrix and the error in units of its largest value, and is repeated on what is left.
"""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

import numpy as np
import sympy as sp
from flint import arb, arb_mat

from xphi.approximate.minimax.programs import BITS, NOTHING, Fit, bounded_program
from xphi.approximate.problem import Channel, Floats, Problem
from xphi.balls.numbers import BALLS, exact, fraction, precision
from xphi.formats import round_bits
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x

#: Bits are doubled up to here while the basis is dependent to the working precision.
MOST_BITS = 4096
ROUNDS = 8
#: Points at which a target's size is taken.
SOME = 64
#: Gain of a round, relative to the largest error, below which the programs stop.
CLOSE = 1e-13


def solve(problem: Problem, xs: Floats) -> Fit:
    """The best parameters over sampled points.

    Parameters
    ----------
    problem : Problem
        Linear in its parameters.
    xs : ndarray, shape (N,)
    """
    bits = BITS
    while True:
        with precision(bits), np.errstate(all="ignore"):
            fit = _solve(problem, xs, bits)
        if fit.rank == len(problem.symbols) or bits >= MOST_BITS:
            return fit
        bits *= 2


def _solve(problem: Problem, xs: Floats, bits: int) -> Fit:
    count = len(problem.symbols)
    values, rows, kinds, points = [], [], [], []
    for channel in problem.channels:
        at, own, basis = _sampled(channel, xs, count)
        points.append(at)
        values += own
        rows += basis
        kinds += [channel.bounded] * len(at)
    bounded = np.array(kinds)
    nothing = [(p, np.zeros(len(p))) for p in points]
    triangle = _cholesky(rows, count)
    if isinstance(triangle, int):
        return Fit([Fraction(0)] * count, np.inf, nothing, triangle, settled=False, bits=bits)
    # its midpoints, taken as exact: the basis that they make is orthogonal enough, and nothing is lost on the way back
    inverse = _middle(arb_mat(triangle).transpose().inv())
    q = _middle(arb_mat(rows) * inverse)
    floats = np.array([[float(q[i, k].mid()) for k in range(count)] for i in range(len(values))])
    floats = floats.reshape(len(values), count)
    left = arb_mat([[v] for v in values])
    level = _largest(left, bounded)
    total = arb_mat([[arb(0)] for _ in range(count)])
    signed = np.zeros(len(values))
    settled = False
    for _ in range(ROUNDS):
        if not level > NOTHING:
            break
        scaled = np.array([float((left[i, 0] / level).mid()) for i in range(len(values))])
        solved = bounded_program(scaled, floats, bounded, np.inf)
        if solved is None:
            break
        step, _, signed, _ = solved
        moved = arb_mat([[exact(Fraction(float(s))) * level] for s in step])
        trial = _middle(left + q * moved)
        reached = _largest(trial, bounded)
        settled = True
        if not reached < level:
            break
        gain = 1 - float((reached / level).mid())
        total, left, level = total + moved, trial, reached
        if gain < CLOSE:
            break
    theta = inverse * total
    ends = np.cumsum([len(p) for p in points])[:-1]
    split = list(zip(points, np.split(signed, ends), strict=True))
    parameters = [round_bits(fraction(theta[k, 0]), bits - 16) for k in range(count)]
    return Fit(parameters, float(level), split, count, settled, bits)


def _sampled(channel: Channel, xs: Floats, count: int) -> tuple[Floats, list[arb], list[list[arb]]]:
    """The points at which a channel is finite, its values without the parameters, and its basis there."""
    points, values, rows = [], [], []
    for point in xs:
        value, *row = BALLS.run(channel.full, exact(Fraction(float(point))), *([arb(0)] * count))
        if value.is_finite() and all(r.is_finite() for r in row):
            points.append(point)
            values.append(value.mid())
            rows.append([r.mid() for r in row])
    return np.array(points), values, rows


def _cholesky(rows: list[list[arb]], count: int) -> list[list[arb]] | int:
    """The Gram matrix's lower factor, or the rank where the columns are dependent at this precision."""
    matrix = arb_mat(rows)
    gram = matrix.transpose() * matrix
    lower = [[arb(0)] * count for _ in range(count)]
    for i in range(count):
        for j in range(i + 1):
            rest = gram[i, j] - sum((lower[i][k] * lower[j][k] for k in range(j)), arb(0))
            if i == j:
                if not rest > 0:
                    return i
                lower[i][i] = rest.sqrt()
            else:
                lower[i][j] = rest / lower[j][j]
    return lower


def _middle(matrix: arb_mat) -> arb_mat:
    return arb_mat([[entry.mid() for entry in row] for row in matrix.table()])


def _largest(column: arb_mat, bounded: np.ndarray) -> arb:
    sizes = [abs(column[i, 0]).mid() for i in range(len(bounded)) if bounded[i]]
    return max(sizes) if sizes else arb(0)


def magnitude(problem: Problem, xs: Floats) -> int:
    """The power of two of the target's largest value at the sampled points, the weight included."""
    program = compile_formula(problem.target * problem.scale, [x])
    with precision(BITS):
        balls = [abs(BALLS.run(program, exact(Fraction(float(point))))[0]) for point in xs[:: max(1, len(xs) // SOME)]]
        sizes = [b.mid() for b in balls if b.is_finite() and not b.mid().is_zero()]
        return int(float(max(sizes).log()) / float(arb(2).log())) if sizes else 0


def scaled(problem: Problem, exponent: int) -> Problem:
    """The problem with its target times a power of two; the parameters are scaled alike."""
    unit = sp.Integer(2) ** exponent
    rest = problem.form.subs(dict.fromkeys(problem.symbols, 0))
    return replace(problem, target=problem.target * unit, form=problem.form - rest + rest * unit)


def lower_bound(problem: Problem, fit: Fit) -> Fraction:
    """A height that no parameters get below, from the multipliers of the linear program.

    For any λ with Σ λ·∂e/∂θ = 0, and λ ≥ 0 where a channel has one side, Σ λ·e is the same for all parameters and at
    most Σ |λ| times the largest error. The multipliers are put into that space in balls.
    """
    with precision(fit.bits):
        values, rows, weights, bounded = [], [], [], []
        for channel, (points, signed) in zip(problem.channels, fit.multipliers, strict=True):
            _, own, basis = _sampled(channel, points, len(problem.symbols))
            values += own
            rows += basis
            weights += [arb(float(w)) if channel.bounded else -abs(arb(float(w))) for w in signed]
            bounded += [channel.bounded] * len(own)
        if not all(bounded) or len(weights) != len(values):
            return Fraction(0)
        matrix = arb_mat(rows)
        gram = matrix.transpose() * matrix
        weighted = arb_mat([[w] for w in weights])
        try:
            correction = matrix * gram.solve(matrix.transpose() * weighted)
        except ZeroDivisionError:
            return Fraction(0)
        balanced = [(weighted[i, 0] - correction[i, 0]) for i in range(len(values))]
        total = sum((abs(w) for w in balanced), arb(0))
        reached = abs(sum((w * v for w, v in zip(balanced, values, strict=True)), arb(0)))
        bound = (reached / total).lower()
        return fraction(bound) if bound.is_finite() and bound > 0 else Fraction(0)
