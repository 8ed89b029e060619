"""The best approximation of a derivative by few values: least squares under a density of the input.

Any set of inputs may share a value, so that this is the optimal quantiser of the random number f'(X): every level is
the mean of f' over its set (Lloyd), and the sets are told apart by the middles between neighbouring levels (Max). As f'
is not monotone, a set consists of several intervals.

Dynamic programming over grids gives starts, a damped Newton method on the integrals in binary64 follows each of them
down, and one step more in extended precision leaves nothing of the best to the machine.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

import numpy as np
from flint import arb
from scipy.linalg import solve_banded, solveh_banded

from xphi.balls.numbers import ball, exact, fraction, precision
from xphi.formula.arrays import ARRAYS
from xphi.quantise.partition import Floats
from xphi.quantise.slope import BITS, Code, Cut, Slope

#: Points of the grids of the starts. With many levels there are several minima, next to each other and nearly alike.
GRIDS = (2048, 3001, 4096)
#: A step below this part of the distance of two levels is the last.
_SETTLED = 1e-9
_ROUNDS = 200
_STIFFEST = 1e8


@dataclass(frozen=True)
class _State:
    """Levels with their integrals and their sum of squares."""

    levels: Floats
    cost: float
    mass: Floats
    residual: Floats
    cuts: list[Cut]

    @classmethod
    def of(cls, slope: Slope, levels: Floats) -> _State:
        mass, first, second, cuts = slope.quick_moments(levels)
        cost = float(np.sum(second - 2 * levels * first + levels**2 * mass))
        return cls(levels, cost, mass, levels * mass - first, cuts)


def find(slope: Slope, count: int) -> Floats:
    """The best levels, at most `count`, ascending, to about the digits of binary64.

    Fewer where the derivative has no more values.
    """
    starts = [slope.start(count, grid) for grid in GRIDS]
    ends = [_descend(slope, _State.of(slope, start)) for start in starts]
    return _polished(slope, min(ends, key=lambda state: state.cost))


def _descend(slope: Slope, state: _State) -> _State:
    """Newton's method, stiffened by the masses as far as it takes to go down: towards Lloyd's means, if slowly."""
    stiffness = 1e-3
    for _ in range(_ROUNDS):
        step = _step(slope, state, stiffness)
        following = None if step is None else _State.of(slope, state.levels + step)
        if step is None or following is None or following.cost > state.cost * (1 + 1e-14):
            stiffness = max(10 * stiffness, 1e-8)
            if stiffness > _STIFFEST:
                return state  # at rest, to within rounding
            continue
        state = following
        stiffness = stiffness / 10 if stiffness > 1e-8 else 0.0
        if len(step) < 2 or np.abs(step).max() < _SETTLED * np.diff(state.levels).min():
            return state
    return state


def _step(slope: Slope, state: _State, stiffness: float) -> Floats | None:
    """A step of the levels, or None where it is not downhill or mixes them up."""
    diagonals = _jacobian(slope, state)
    diagonals[1] += stiffness * state.mass
    try:
        step = -np.asarray(solveh_banded(diagonals[1:], state.residual, lower=True))
    except np.linalg.LinAlgError:  # not positive definite
        return None
    return step if np.all(np.diff(state.levels + step) > 0) else None


def _jacobian(slope: Slope, state: _State) -> Floats:
    """Derivatives of level times mass minus moment, as three diagonals: the mass, less what crosses a moving middle."""
    levels = state.levels
    density = np.zeros(len(levels) - 1)  # of f'(X), at the middles
    for position, piece in enumerate(slope.pieces):
        mine = [cut for cut in state.cuts if cut.piece == position and not cut.jump]
        if mine:
            at = np.array([cut.at for cut in mine])
            flow = ARRAYS.run(slope.density, at)[0] / np.abs(piece.curve(at))
            np.add.at(density, np.array([min(cut.left, cut.right) for cut in mine]), flow)
    moved = density * np.diff(levels) / 4
    diagonals = np.zeros((3, len(levels)))
    diagonals[0, 1:] = diagonals[2, :-1] = -moved
    diagonals[1] = state.mass
    diagonals[1, :-1] -= moved
    diagonals[1, 1:] -= moved
    return diagonals


def _polished(slope: Slope, state: _State) -> Floats:
    """One step of Newton more, with exact boundaries and integrals in extended precision."""
    residual = np.array(residuals(slope, slope.code(state.levels)))
    if len(residual) < 2:
        return state.levels - residual / state.mass
    step: Floats = np.asarray(solve_banded((1, 1), _jacobian(slope, state), residual))
    return np.subtract(state.levels, step)


def residuals(slope: Slope, code: Code) -> list[float]:
    """Level times mass minus the integral of f', for each level: zero at the optimum."""
    with precision(BITS):
        pairs = zip(code.levels.tolist(), slope.moments(code), strict=True)
        return [float(exact(Fraction(level)) * mass - first) for level, (mass, first, _) in pairs]


def is_rounded(slope: Slope, code: Code, rounding: Floats) -> bool:
    """Whether a code's levels are those of a point of rest but for errors of at most `rounding`, to first order."""
    diagonals = np.abs(_jacobian(slope, _State.of(slope, code.levels)))
    moved = diagonals[1] * rounding
    moved[:-1] += diagonals[0, 1:] * rounding[1:]
    moved[1:] += diagonals[2, :-1] * rounding[:-1]
    return bool(np.all(np.abs(residuals(slope, code)) <= moved))


@dataclass(frozen=True)
class Errors:
    """How far the levels are from f'.

    Parameters
    ----------
    largest : float
        At least the largest error over all binary64 numbers and both infinities.
    at : float
        Where it is met.
    rms : float
        Root mean square under the density.
    """

    largest: float
    at: float
    rms: float


def errors(slope: Slope, code: Code) -> Errors:
    """The errors of a code: at the ends of its intervals and where f' turns; integrals."""
    worst, place = arb(0), 0.0
    ends = [-math.inf, *code.boundaries, math.inf]
    with precision(BITS):
        squares = arb(0)
        for level, (mass, first, second) in zip(code.levels.tolist(), slope.moments(code), strict=True):
            squares += second - 2 * ball(level) * first + ball(level) ** 2 * mass
        turns = [(float(b.low), (a.ball(b.low), b.ball(b.low))) for a, b in pairwise(slope.pieces)]
        for (low, high), number in zip(pairwise(ends), code.codes, strict=True):
            level = ball(float(code.levels[number]))
            after = math.nextafter(low, math.inf) if math.isfinite(low) else low
            there = [(after, slope.at(after)), (high, slope.at(high))]
            there += [(turn, side) for turn, sides in turns if after < turn < high for side in sides]
            for point, exactly in there:
                error = abs(exactly - level)
                if error.upper() > worst:
                    worst, place = error.upper(), point
        return Errors(_up(worst), place, float(squares.nonnegative_part().sqrt().mid()))


def _up(number: arb) -> float:
    """The next binary64 number that is not smaller."""
    nearest = float(number.mid())
    return nearest if Fraction(nearest) >= fraction(number) else math.nextafter(nearest, math.inf)
