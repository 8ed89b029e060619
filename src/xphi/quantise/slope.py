"""A derivative in monotone pieces, under a density of its input: where a code of it changes, integrals over its sets.

A boundary is a binary64 number b: inputs up to b are on its left, all above it on its right. Which number that is, the
exact crossing says; where f' jumps, the value at the jump does.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property
from itertools import pairwise
from typing import Any

import numpy as np
import sympy as sp
from flint import arb

from xphi import facts
from xphi.approximate.least.quadrature import panel
from xphi.approximate.problem.weights import NORMAL, Weight
from xphi.balls.numbers import BALLS, ball, exact, precision
from xphi.errors import XphiError
from xphi.formula.arrays import ARRAYS
from xphi.formula.pieces import split
from xphi.formula.program import Program, compile_formula
from xphi.formula.symbols import x
from xphi.quantise import partition
from xphi.quantise.partition import Floats
from xphi.reference import derivative, limit_at_infinity, value

BITS = 128
#: Stands for infinity: where f' has long been its limit, to all digits of binary64.
FAR = 64.0
#: Half the width of the line on which the density is not negligible: at 16 the normal one is 1e-56.
REACH = 16
#: Nodes on a cell, which is at most half a unit wide: the next derivative's term is below 1e-16, and 1e-25.
NODES, BALL_NODES = 12, 14
_CELL = Fraction(1, 2)
#: Nearer to zero than so, where binary64 sees no change of f', a crossing is at zero: the next place that levels of
#: binary32 can put one is about 2^-25 away.
_ZERO = 2.0**-48


@dataclass(frozen=True)
class Piece:
    """A stretch of the line on which f' is monotone.

    Parameters
    ----------
    low, high : Fraction
        Ends; -:data:`FAR` and :data:`FAR` for infinite ones.
    program : Program
        f' and f''.
    """

    low: Fraction
    high: Fraction
    program: Program

    def slope(self, points: Any) -> Floats:
        """f' in binary64."""
        return np.asarray(ARRAYS.run(self.program, points)[0])

    def curve(self, points: Any) -> Floats:
        """f'' in binary64."""
        return np.asarray(ARRAYS.run(self.program, points)[1])

    def ball(self, point: Fraction) -> arb:
        """f' as a ball, from this side where it jumps."""
        result: arb = BALLS.run(self.program, ball(point))[0]
        return result

    def code(self, end: Fraction, middles: Floats) -> int:
        """Which of the levels, told apart by their middles, is nearest to f' at an end."""
        slope = self.slope(np.array([float(end)]))[0]
        code = int(np.searchsorted(middles, slope))
        if code < len(middles) and middles[code] == slope:
            # far out f' is zero in binary64, and yet on one side of a middle at zero
            with precision(BITS):
                code += bool(self.ball(end) > exact(Fraction(float(slope))))
        return code


@dataclass(frozen=True)
class Cut:
    """Where an input's code changes.

    Parameters
    ----------
    at : float
        The last input on the left.
    piece : int
        The piece in which f' crosses a middle there, or the one to the right of a jump.
    left, right : int
        The codes on both sides.
    jump : bool
    """

    at: float
    piece: int
    left: int
    right: int
    jump: bool = False


@dataclass(frozen=True)
class Code:
    """Which level stands for f' at each input.

    Parameters
    ----------
    boundaries : tuple of float
        Ascending; an input above `boundaries[i - 1]` and not above `boundaries[i]` is in interval i.
    codes : tuple of int
        One an interval.
    levels : ndarray of float
    """

    boundaries: tuple[float, ...]
    codes: tuple[int, ...]
    levels: Floats


class Slope:
    """The derivative of a function, in monotone pieces.

    Parameters
    ----------
    function : str, Function or sympy.Expr
    weight : Weight
        The density of the inputs, a formula.

    Raises
    ------
    XphiError
        If the derivative is not bounded, as no finite code has a largest error then.
    """

    def __init__(self, function: Any, weight: Weight = NORMAL) -> None:
        known = facts.of(function)
        named = getattr(function, "name", function)
        if not (
            math.isfinite(known.derivative_infimum.value.value) and math.isfinite(known.derivative_supremum.value.value)
        ):
            raise XphiError(f"the derivative of {named} is not bounded: no code of it has a largest error")
        if known.where != "the whole line":
            raise XphiError(
                f"where the derivative of {named} turns is known on {known.where} only: no error would be sure"
            )
        self.expression = getattr(function, "formula", function)
        self.weight = weight.formula
        self.pieces = self._pieces([Fraction(root.x.decimal) for root in known.inflections])

    def _pieces(self, turns: list[Fraction]) -> list[Piece]:
        found = []
        for low, high, smooth in split(derivative(self.expression), -sp.oo, sp.oo):
            begin = Fraction(-FAR) if low == -sp.oo else Fraction(int(low.p), int(low.q))
            end = Fraction(FAR) if high == sp.oo else Fraction(int(high.p), int(high.q))
            program = compile_formula([smooth, smooth.diff(x)], [x])
            points = [begin, *(turn for turn in turns if begin < turn < end), end]
            found += [Piece(a, b, program) for a, b in pairwise(points)]
        return found

    def at(self, point: float) -> arb:
        """f' at a point, by the convention at a jump, or its limit at an infinity."""
        if math.isinf(point):
            limit = limit_at_infinity(self.expression, 1, 1 if point > 0 else -1)
            result: arb = BALLS.run(compile_formula(limit, []))[0]
            return result
        return value(self.expression, point, 1, BITS)

    @cached_property
    def density(self) -> Program:
        """The density of the inputs."""
        return compile_formula(self.weight, [x])

    def start(self, count: int, grid: int) -> Floats:
        """The best levels for so many inputs on a grid, which spans half of the reach: at 8 the density is 1e-15."""
        edges = np.linspace(-REACH / 2, REACH / 2, grid + 1)
        points = (edges[:-1] + edges[1:]) / 2
        masses = ARRAYS.run(self.density, points)[0] * (edges[1] - edges[0])
        return partition.means(self.values(points), masses, count)[0]

    def values(self, points: Floats) -> Floats:
        """f' at any points, in binary64."""
        found = np.empty_like(points)
        for piece in self.pieces:
            inside = (points >= float(piece.low)) & (points <= float(piece.high))
            found[inside] = piece.slope(points[inside])
        return found

    # -- where the code changes ------------------------------------------------------------------------------------

    def cuts(self, levels: Floats) -> list[Cut]:
        """Every change of the code along the line, to within rounding."""
        middles = (levels[1:] + levels[:-1]) / 2
        found: list[Cut] = []
        before: int | None = None
        for position, piece in enumerate(self.pieces):
            first, last = (piece.code(end, middles) for end in (piece.low, piece.high))
            if before is not None and before != first:
                found.append(Cut(float(piece.low), position, before, first, jump=True))
            crossed = range(first, last) if last > first else range(first - 1, last - 1, -1)
            places = _crossings(piece, middles[np.array(crossed, dtype=np.int64)])
            step = 1 if last > first else -1
            found += [
                Cut(float(place), position, first + k * step, first + (k + 1) * step) for k, place in enumerate(places)
            ]
            before = last
        return found

    def code(self, levels: Floats) -> Code:
        """The code of given levels, every boundary the right binary64 number."""
        cuts = self.cuts(levels)
        first = self._first(levels)
        with precision(BITS):
            boundaries = [self._settled(cut, levels) for cut in cuts]
        return Code(tuple(boundaries), (first, *(cut.right for cut in cuts)), levels)

    def _first(self, levels: Floats) -> int:
        middles = (levels[1:] + levels[:-1]) / 2
        return self.pieces[0].code(Fraction(-FAR), middles)

    def _settled(self, cut: Cut, levels: Floats) -> float:
        """The last binary64 number on the left of a change."""
        if cut.jump:
            to_left, to_right = (abs(self.at(cut.at) - ball(float(levels[code]))) for code in (cut.left, cut.right))
            return cut.at if to_left < to_right else math.nextafter(cut.at, -math.inf)
        piece = self.pieces[cut.piece]
        low = min(cut.left, cut.right)
        middle = (Fraction(float(levels[low])) + Fraction(float(levels[low + 1]))) / 2
        rising = cut.right > cut.left

        def is_left(point: float) -> bool:
            return bool((piece.ball(Fraction(point)) < exact(middle)) == rising)

        return _last(is_left, cut.at) if abs(cut.at) > _ZERO else 0.0

    # -- integrals -------------------------------------------------------------------------------------------------

    def cells(self, boundaries: tuple[float, ...]) -> list[tuple[Fraction, Fraction, Piece]]:
        """Cells between boundaries, ends of pieces and a grid, where the density counts."""
        # next to a jump the last number on its left stands for the jump: no real numbers between them are left over
        jumps = {math.nextafter(float(piece.low), -math.inf): piece.low for piece in self.pieces}
        ends = {jumps.get(b, Fraction(b)) for b in boundaries} | {piece.low for piece in self.pieces}
        ends |= {k * _CELL for k in range(-int(REACH / _CELL), int(REACH / _CELL) + 1)}
        points = sorted(end for end in ends if abs(end) <= REACH)
        found, position = [], 0
        for low, high in pairwise(points):
            while self.pieces[position].high <= low:
                position += 1
            found.append((low, high, self.pieces[position]))
        return found

    def moments(self, code: Code) -> list[tuple[arb, arb, arb]]:
        """For each code the integrals of w, w·f' and w·f'² over its inputs, in extended precision."""
        totals = [[arb(0), arb(0), arb(0)] for _ in code.levels]
        middles = np.array(code.boundaries)
        with precision(BITS):
            for low, high, piece in self.cells(code.boundaries):
                total = totals[code.codes[int(np.searchsorted(middles, float((low + high) / 2)))]]
                for node, mass in panel(low, high, BALL_NODES):
                    weight = mass * BALLS.run(self.density, node)[0]
                    slope = BALLS.run(piece.program, node)[0].mid()
                    total[0] += weight
                    total[1] += weight * slope
                    total[2] += weight * slope * slope
            return [(mass.mid(), first.mid(), second.mid()) for mass, first, second in totals]

    def quick_moments(self, levels: Floats) -> tuple[Floats, Floats, Floats, list[Cut]]:
        """The same in binary64: mass, w·f' and w·f'² of each code, and where the code changes."""
        cuts = self.cuts(levels)
        boundaries = tuple(cut.at for cut in cuts)
        codes = np.array([self._first(levels), *(cut.right for cut in cuts)])
        cells = self.cells(boundaries)
        low, high = np.array([[float(a), float(b)] for a, b, _ in cells]).T
        nodes, masses = np.polynomial.legendre.leggauss(NODES)
        centre, half = (low + high) / 2, (high - low) / 2
        points = centre[:, None] + half[:, None] * nodes
        weights = half[:, None] * masses * ARRAYS.run(self.density, points)[0]
        slopes = self.values(points)
        code = codes[np.searchsorted(np.array(boundaries), centre)]
        parts = (weights, weights * slopes, weights * slopes**2)
        totals = (np.bincount(code, part.sum(axis=1), len(levels)).astype(np.float64) for part in parts)
        mass, first, second = totals
        return mass, first, second, cuts


def _crossings(piece: Piece, middles: Floats) -> Floats:
    """Where a monotone f' crosses each of some values, by halving until neighbours are left."""
    low, high = np.full(len(middles), float(piece.low)), np.full(len(middles), float(piece.high))
    rising = piece.slope(low) < middles
    for _ in range(1100):  # enough to get from 64 to the smallest number, for a crossing at zero
        middle = (low + high) / 2
        if np.all((middle == low) | (middle == high)):
            break
        below = (piece.slope(middle) < middles) == rising
        low, high = np.where(below, middle, low), np.where(below, high, middle)
    return low


def _last(is_left: Any, near: float) -> float:
    """The last binary64 number for which something holds that then does not hold any more, from one close by."""
    step = math.ulp(near)
    low, high = near, math.nextafter(near, math.inf)
    while not is_left(low):
        low, high = low - step, low
        step *= 2
    while is_left(high):
        low, high = high, high + step
        step *= 2
    while math.nextafter(low, math.inf) != high:
        middle = (low + high) / 2
        low, high = (middle, high) if is_left(middle) else (low, middle)
    return low
