"""What an integer table should hold: the exact function at every input, in units of the output (LSB).

Values are kept in fixed point, 2^-40 LSB, saturated to the output; each is within one such unit, by balls. Where the
rounding of a value to an integer is not decided, the balls are made narrower; a tie is decided exactly.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Literal

import numpy as np
import numpy.typing as npt
import sympy as sp
from flint import arb

from xphi.balls.numbers import BALLS, ball, precision
from xphi.errors import XphiError
from xphi.formula.program import Exact, Program, compile_formula
from xphi.formula.symbols import x
from xphi.integers.kinds import Kind
from xphi.reference import program_of

Integers = npt.NDArray[np.int64]
Ties = Literal["even", "away"]

#: Places of the fixed point behind the unit of the output.
PLACES = 40
ONE = 1 << PLACES
_BITS, _MOST_BITS = 96, 1 << 12
_HALF = Fraction(1, 2)


@dataclass(frozen=True)
class Truth:
    """The exact function over the integers of the input.

    Parameters
    ----------
    codes : ndarray of int64
        The inputs.
    fixed : ndarray of int64
        Exact values in 2^-40 LSB of the output, saturated; off by less than one.
    rounded : ndarray of int64
        The correctly rounded outputs.
    saturated : int
        Inputs whose exact value lies outside the output.
    """

    codes: Integers
    fixed: Integers
    rounded: Integers
    saturated: int

    def errors(self, outputs: Integers) -> Integers:
        """Outputs less exact values, in 2^-40 LSB."""
        return np.asarray((outputs << PLACES) - self.fixed, dtype=np.int64)


class Evaluator:
    """A function from integers of one type to real numbers in units of another.

    Parameters
    ----------
    name : str
        For messages.
    expression : sympy.Expr
    source, result : Kind
    ties : {"even", "away"}
    """

    def __init__(self, name: str, expression: Any, source: Kind, result: Kind, ties: Ties) -> None:
        self.name, self.expression = name, expression
        self.source, self.result, self.ties = source, result, ties
        self.program: Program = program_of(expression)
        self.steps = compile_formula([source.scale, result.scale], [x])
        self.rational = self.program.rational and source.step is not None and result.step is not None

    def truth(self, at: Integers | None = None) -> Truth:
        """The function at some integers; at every input where none are given.

        Raises
        ------
        XphiError
            If it has no value at one of them.
        """
        codes = self.source.codes() if at is None else at
        if self.rational:
            found = [self._saturated(self._fraction(int(code))) for code in codes]
        else:
            with precision(_BITS):
                steps = self._steps()
                found = [self._decided(int(code), steps) for code in codes]
        fixed, rounded, beyond = (np.array(column, dtype=np.int64) for column in zip(*found, strict=True))
        return Truth(codes, fixed, rounded, int(beyond.sum()))

    def _steps(self) -> tuple[arb, arb, arb]:
        """The input's scale, and the output's as numerator and denominator: exact where they can be."""
        into, out = BALLS.run(self.steps, ball(0))
        step = self.result.step
        return into, *((ball(step.numerator), ball(step.denominator)) if step is not None else (out, arb(1)))

    def _ball(self, code: int, steps: tuple[arb, arb, arb]) -> arb:
        into, top, bottom = steps
        step, offset = self.source.step, code - self.source.zero
        point = ball(step * offset) if step is not None else into * offset
        value: arb = BALLS.run(self.program, point)[0] * bottom / top + self.result.zero
        return value

    def _decided(self, code: int, steps: tuple[arb, arb, arb]) -> tuple[int, int, int]:
        found = self._attempt(code, steps)
        bits = 2 * _BITS
        while found is None:
            if bits > _MOST_BITS:
                return self._tied(code)
            with precision(bits):
                found = self._attempt(code, self._steps())
            bits *= 2
        return found

    def _attempt(self, code: int, steps: tuple[arb, arb, arb]) -> tuple[int, int, int] | None:
        """Fixed point, rounded value and whether it saturates; None where the ball is too wide to say."""
        value = self._ball(code, steps)
        low, high = self.result.low, self.result.high
        if value >= high:
            return high << PLACES, high, int(value > high)
        if value <= low:
            return low << PLACES, low, int(value < low)
        if not value.is_finite() or value.rad() * ONE > 1 / 4:
            return None
        raised = value + 1 / 2
        if value.is_exact():
            mantissa, exponent = (int(part) for part in value.man_exp())
            return self._saturated(Fraction(mantissa) * Fraction(2) ** exponent)
        if raised.contains_integer():
            return None
        fixed, rounded = _floor(value.mid() * ONE), _floor(raised)
        # an end of the range may still be inside the ball
        return min(max(fixed, low << PLACES), high << PLACES), min(max(rounded, low), high), 0

    def _saturated(self, value: Fraction) -> tuple[int, int, int]:
        low, high = self.result.low, self.result.high
        if not low <= value <= high:
            end = low if value < low else high
            return end << PLACES, end, 1
        return int(value * ONE // 1), self._round(value), 0

    def _round(self, value: Fraction) -> int:
        """The nearest integer; what runtimes round is the product, before the zero point is added."""
        zero = self.result.zero
        if self.ties == "even":
            return round(value - zero) + zero
        return math.floor(value + _HALF) if value >= zero else math.ceil(value - _HALF)

    def _fraction(self, code: int) -> Fraction:
        into, out = self.source.step, self.result.step
        if into is None or out is None:
            raise AssertionError("only rational scales give fractions")
        try:
            value = Fraction(Exact().run(self.program, into * (code - self.source.zero))[0])
        except ZeroDivisionError:
            raise self._missing(code) from None
        return value / out + self.result.zero

    def _tied(self, code: int) -> tuple[int, int, int]:
        """A value that no precision separates from an integer or from a tie: that number, if it is exactly it."""
        with precision(_MOST_BITS):
            value = self._ball(code, self._steps())
        if not value.is_finite() or abs(value) > (1 << 20):
            raise self._missing(code)
        twice = round(2 * float(value.mid()))
        offset = code - self.source.zero
        exact = self.expression.subs(x, self.source.scale * offset) / self.result.scale + self.result.zero
        if sp.simplify(exact - sp.Rational(twice, 2)) != 0:
            raise XphiError(f"{self.name} at input {code} is too near to a tie to be rounded")
        return self._saturated(Fraction(twice, 2))

    def _missing(self, code: int) -> XphiError:
        offset, step = code - self.source.zero, self.source.step
        at = f"{offset}*{self.source.scale}" if step is None else f"{float(step * offset):g}"
        return XphiError(f"{self.name} has no value at input {code}, x = {at}{self._advice()}")

    def _advice(self) -> str:
        """The longest range of inputs at which there is a value."""
        with precision(_BITS):
            steps = self._steps()
            defined = [code for code in self.source.codes().tolist() if self._ball(code, steps).is_finite()]
        stretches = np.split(defined, np.flatnonzero(np.diff(defined) > 1) + 1)
        longest = max(stretches, key=len)
        return f": the input type can be cut to range={longest[0]}..{longest[-1]}" if len(longest) > 1 else ""


def _floor(value: arb) -> int:
    """The floor of a ball in which no integer lies, or of a number."""
    whole = value.floor().unique_fmpz()
    if whole is None:
        raise ArithmeticError("the ball has several floors")
    return int(whole)
