"""Numbers that a recipe computes with: one float, or the unevaluated sum of two where one is not enough.

A recipe is written once. With `Plain` each step rounds once and the result is good to a few ULP; with `Paired` the
steps that matter carry what rounding would lose. The low half of a pair may be as large as a quarter of the high half:
only `normal` makes it small.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from xphi.lower.program import Program, Value


@dataclass(frozen=True)
class Pair:
    """The number high + low."""

    high: Value
    low: Value


Number = Value | Pair


class Plain:
    """One float a number."""

    paired = False

    def constant(self, program: Program, kind: str, value: Fraction) -> Number:
        """A real constant."""
        number = program.number(kind, 0)
        return program.number(kind, Fraction(number.format.round(value)))

    def pair(self, high: Value, low: Value) -> Number:
        """high + low, where low is a correction."""
        return high + low

    def product(self, a: Value, b: Value) -> Number:
        """a·b."""
        return a * b

    def sum(self, a: Value, b: Value) -> Number:
        """a + b."""
        return a + b

    def ordered_sum(self, a: Value, b: Value) -> Number:
        """a + b where a = 0 or |a| ≥ |b|."""
        return a + b

    def normal(self, a: Number) -> Number:
        """The same number with a small low half."""
        return a

    def add(self, a: Number, b: Number) -> Number:
        """a + b."""
        return value(a) + value(b)

    def subtract(self, a: Number, b: Number) -> Number:
        """a − b."""
        return value(a) - value(b)

    def multiply(self, a: Number, b: Number) -> Number:
        """a·b."""
        return value(a) * value(b)

    def divide(self, a: Number, b: Number) -> Number:
        """a/b."""
        return value(a) / value(b)

    def scale(self, a: Number, power: Value | Fraction | int) -> Number:
        """a times a power of two, exactly."""
        return value(a) * power

    def negative(self, a: Number) -> Number:
        """−a."""
        return -value(a)

    def select(self, mask: Value, yes: Number, no: Number) -> Number:
        """One of two."""
        return mask.select(value(yes), value(no))


def value(a: Number) -> Value:
    """The one float of a plain number."""
    if isinstance(a, Pair):
        raise TypeError("a pair where one float was expected")
    return a


def high(a: Number) -> Value:
    """The leading float."""
    return a.high if isinstance(a, Pair) else a


class Paired(Plain):
    """Two floats a number, by the classical error-free sums and products."""

    paired = True

    def constant(self, program: Program, kind: str, value: Fraction) -> Pair:
        """A real constant, to twice the bits."""
        number = program.number(kind, 0)
        head = Fraction(number.format.round(value))
        return Pair(program.number(kind, head), program.number(kind, Fraction(number.format.round(value - head))))

    def pair(self, high: Value, low: Value) -> Pair:
        """high + low."""
        return Pair(high, low)

    def product(self, a: Value, b: Value) -> Pair:
        """a·b, exactly."""
        high = a * b
        return Pair(high, a.fms(b, high))

    def sum(self, a: Value, b: Value) -> Pair:
        """a + b, exactly (Knuth)."""
        high = a + b
        part = high - a
        return Pair(high, (a - (high - part)) + (b - part))

    def ordered_sum(self, a: Value, b: Value) -> Pair:
        """a + b, exactly (Dekker)."""
        high = a + b
        return Pair(high, (a - high) + b)

    def normal(self, a: Number) -> Number:
        """The same number with a small low half."""
        return self.ordered_sum(a.high, a.low) if isinstance(a, Pair) else a

    def add(self, a: Number, b: Number) -> Pair:
        """a + b."""
        total = self.sum(high(a), high(b))
        lows = [part.low for part in (a, b) if isinstance(part, Pair)]
        low = total.low
        if lows:
            low = low + (lows[0] if len(lows) == 1 else lows[0] + lows[1])
        return Pair(total.high, low)

    def subtract(self, a: Number, b: Number) -> Pair:
        """a − b."""
        return self.add(a, self.negative(b))

    def multiply(self, a: Number, b: Number) -> Pair:
        """a·b."""
        if not isinstance(a, Pair):
            a, b = b, a
        product = high(a) * high(b)
        low = high(a).fms(high(b), product)
        if isinstance(a, Pair):
            if isinstance(b, Pair):
                low = high(a).fma(b.low, low)
                low = a.low.fma(b.high + b.low, low)
            else:
                low = a.low.fma(b, low)
        return Pair(product, low)

    def divide(self, a: Number, b: Number) -> Pair:
        """a/b, by a rounded quotient and its exact remainder."""
        inverse = 1 / high(b)
        quotient = high(a) * inverse
        rest = quotient.fnma(high(b), high(a))
        if isinstance(a, Pair):
            rest = rest + a.low
        if isinstance(b, Pair):
            rest = quotient.fnma(b.low, rest)
        low = rest * inverse
        return Pair(quotient, low)

    def scale(self, a: Number, power: Value | Fraction | int) -> Number:
        """a times a power of two, exactly."""
        return Pair(a.high * power, a.low * power) if isinstance(a, Pair) else a * power

    def negative(self, a: Number) -> Number:
        """−a."""
        return Pair(-a.high, -a.low) if isinstance(a, Pair) else -a

    def select(self, mask: Value, yes: Number, no: Number) -> Number:
        """One of two."""
        if not isinstance(yes, Pair) and not isinstance(no, Pair):
            return mask.select(yes, no)
        zero = high(yes).like(0)
        lows = [part.low if isinstance(part, Pair) else zero for part in (yes, no)]
        return Pair(mask.select(high(yes), high(no)), mask.select(*lows))
