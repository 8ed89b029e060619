"""What a recipe is given: the input, the arithmetic, and how the result is rounded."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi.lower.arithmetic import Number, Pair, Plain, high
from xphi.lower.fits import Fits
from xphi.lower.program import DOUBLE, SINGLE, Program, Table, Value


@dataclass(frozen=True)
class Tail:
    """number·power, a tail that may be far below the smallest float.

    Without a power the number is scaled by 2**`Kernel.scaling` instead.
    """

    number: Number
    power: Value | None = None


@dataclass(frozen=True)
class Kernel:
    """The surroundings of a recipe.

    Parameters
    ----------
    program : Program
    arithmetic : Plain or Paired
    x : Value
        The input.
    wide : bool
        The result is wanted in binary64 from binary32 arithmetic, to be multiplied by something before it is rounded.
    lifted : bool
        The result is wanted `scaling` binades up, where it is below 1 or x is, for the same reason.
    factors : int
        How many numbers of the kind the result will be multiplied by.
    """

    program: Program
    arithmetic: Plain
    x: Value
    wide: bool = False
    lifted: bool = False
    factors: int = 0

    @property
    def kind(self) -> str:
        """The kind that is computed in."""
        return self.x.kind

    @property
    def scaling(self) -> int:
        """Tails are kept this many binades up until the last step, which rounds once even to a subnormal."""
        if self.lifted:
            return 126 if self.kind == SINGLE else 1022
        return 64 if self.kind == SINGLE else 128

    @property
    def bias(self) -> int:
        """What is added to n so that its bits, shifted, are 2**n: for a scaled float, or for a double."""
        if self.wide:
            return 1023
        return (127 if self.kind == SINGLE else 1023) + self.scaling

    @property
    def mantissa_bits(self) -> int:
        """Stored bits of a mantissa."""
        return self.x.format.precision - 1

    def number(self, value: Fraction | float | str) -> Value:
        """A representable constant of the kind computed in."""
        return self.program.number(self.kind, value)

    def rounded(self, value: Fraction) -> Value:
        """A constant of the kind computed in, rounded to it."""
        return self.number(Fraction(self.x.format.round(value)))

    def constant(self, value: Fraction) -> Number:
        """A real constant, as exact as the arithmetic."""
        return self.arithmetic.constant(self.program, self.kind, value)

    def ending(self, value: Value) -> Value:
        """A value in the kind of the result."""
        return value.widened() if self.wide else value

    def given(self, value: Fraction | int | str) -> Value:
        """A constant in the kind of the result, lifted with it."""
        lifted = value * 2**self.scaling if self.lifted and not isinstance(value, str) else value
        return self.program.number(DOUBLE if self.wide else self.kind, lifted)

    def small(self) -> Value:
        """The mask of x < 1, where a lifted result is lifted."""
        return self.x.below(1)

    def lowered(self, factor: Value) -> Value:
        """A factor of a lifted tail: as far down again where the result is not lifted."""
        return factor * self._lift(Fraction(1, 2**self.scaling), 1) if self.lifted else factor

    def _lift(self, beyond: Fraction | int, small: Fraction | int) -> Value:
        """A power of two for x < 1 and another beyond: selected before it is multiplied, as an underflow is slow."""
        return self.small().select(self.number(small), self.number(beyond))

    def keep_nan(self, result: Value) -> Value:
        """A result whose NaN is that of x, quiet, on every processor; a product is given it at its end."""
        return result if self.factors else result.nan_from(self.ending(self.x))

    def product(self, result: Value) -> Value:
        """The same for a product: x before its factors, of which a NaN comes through by itself."""
        return result.nan_from(self.ending(self.x))

    def limit(self, exponent: Callable[[float], float]) -> Fraction:
        """A point beyond which e**−exponent is lost whatever finite factors do.

        In a kernel that is not wide the power of two there is exactly zero, so that far out nothing underflows: an
        underflow costs a hundred cycles.
        """
        lost = 160 + 130 * self.factors if self.wide else self.bias
        low, high = 0, 2**24
        while low < high:
            middle = (low + high) // 2
            low, high = (middle + 1, high) if exponent(middle / 2**10) < lost * math.log(2) else (low, middle)
        return Fraction(low, 2**10)

    def negative(self) -> Value:
        """The mask of x < 0 for results."""
        return self.ending(self.x).below(0)

    def positive(self) -> Value:
        """The mask of x > 0 for results."""
        return self.given(0).below(self.ending(self.x))

    def relu(self) -> Value:
        """max(x, 0), a NaN and the sign of zero kept."""
        positive = self.ending(self.x).at_least("-0")
        return positive * self._lift(1, 2**self.scaling) if self.lifted else positive

    def step(self, left: int | str, right: int) -> Value:
        """One constant where x < 0, another elsewhere."""
        return self.negative().select(self.given(left), self.given(right))

    def sign(self, left: int, right: int) -> Value:
        """The same in the kind computed in."""
        return self.x.below(0).select(self.number(left), self.number(right))

    def fit(self, fits: Fits) -> tuple[Any, ...]:
        """The fits for this kind, one a piece."""
        if fits not in self.program.sources:
            self.program.sources.append(fits)
        return fits.of(self.x.format.name)

    def lookup(self, name: str, entries: list[Fraction], at: Value) -> Value:
        """The entry of a piecewise table."""
        return at.find(Table(name, self.kind, tuple(entries)))

    def reflect(self, base: Value, factor: Value, tail: Tail, *, ordered: bool = True) -> Value:
        """base − factor·tail, rounded once (or in double precision where the result is wide).

        Ordered means that the base is zero or at least as large as what is subtracted.
        """
        number = tail.number
        if self.wide:
            whole = high(number).widened()
            if isinstance(number, Pair):
                whole = whole + number.low.widened()
            return (whole * tail.power if tail.power is not None else whole).fnma(factor.widened(), base)
        scaled = factor if tail.power is None else factor * tail.power
        shrink = Fraction(1) if self.lifted else Fraction(1, 2**self.scaling)
        # made normal, or a subnormal result would be rounded twice by nearly half its ulp
        product = self.arithmetic.normal(self.arithmetic.multiply(number, scaled))
        if not isinstance(product, Pair):
            return base - product if self.lifted else product.fnma(shrink, base)
        total = product.high.fnma(shrink, base)
        part = total - base
        error = product.high.fma(shrink, part)
        if not ordered:
            error = error - (base - (total - part))
        # what total has too much; subtracted, so that a zero keeps the sign it has
        rest = product.low.fma(shrink, error)
        # beyond the largest float both are infinite and their difference is not a number: any finite rest will do
        finite = rest.finite_or(2 ** (126 if self.kind == SINGLE else 1000))
        # a rest that underflowed may be the negative zero, which would turn the sign of a zero
        return total - (finite + 0)

    def tail(self, tail: Tail) -> Value:
        """A tail by itself."""
        return self.reflect(self.given(0), self.number(-1), tail)
