"""Run a program on balls (``arb``): every result encloses the exact value."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from fractions import Fraction
from typing import Any

from flint import arb, ctx, fmpq, fmpz

from xphi.formula.program import Arithmetic, power

NAN = arb.nan()


@contextmanager
def precision(bits: int, terms: int | None = None) -> Iterator[None]:
    """Work at `bits` bits, and with series of `terms` terms, inside the block."""
    before = ctx.prec, ctx.cap
    ctx.prec = bits
    if terms is not None:
        ctx.cap = terms
    try:
        yield
    finally:
        ctx.prec, ctx.cap = before


def ball(value: Any) -> arb:
    """An enclosure of a number at the present precision (exact for dyadic numbers that fit)."""
    if isinstance(value, arb):
        return value
    if isinstance(value, Fraction):
        return arb(fmpq(value.numerator, value.denominator))
    if isinstance(value, str):
        return arb(value)
    return arb(value)


def exact(fraction: Fraction) -> arb:
    """A dyadic fraction as a ball of radius zero, whatever the precision."""
    top, bottom = fraction.numerator, fraction.denominator
    shift = bottom.bit_length() - 1
    if bottom != 1 << shift:
        raise ValueError("only a dyadic fraction is an exact ball")
    return arb((fmpz(top), fmpz(-shift))) if top else arb(0)


#: Beyond these powers of two a midpoint counts as zero, or as this large: e^X at a huge X, written out, would fill
#: the memory.
TINIEST, LARGEST = -20_000, 20_000


def fraction(point: arb) -> Fraction:
    """The exact value of a ball's midpoint; see :data:`TINIEST` for the exceptions.

    Raises
    ------
    ArithmeticError
        If the ball is not finite.
    """
    if not point.is_finite():
        raise ArithmeticError("a ball that is not finite has no midpoint")
    mantissa, exponent = (int(part) for part in point.mid().man_exp())
    if exponent < TINIEST:
        return Fraction(0)
    if exponent > LARGEST:
        return Fraction((1 if mantissa > 0 else -1) << LARGEST)
    return Fraction(mantissa) * Fraction(2) ** exponent


def interval(low: Any, high: Any) -> arb:
    """The smallest ball around both ends."""
    return ball(low).union(ball(high))


def ends(value: arb) -> tuple[Fraction, Fraction]:
    """Lower and upper bound of a finite ball as exact fractions."""
    return fraction(value.lower()), fraction(value.upper())


def sigmoid(u: Any) -> Any:
    """1/(1 + e^-u) through the exponential that cannot overflow."""
    if u > 0:
        return 1 / (1 + (-u).exp())
    e = u.exp()
    return e / (1 + e) if e.is_finite() else 1 / (1 + (-u).exp())


def softplus(u: Any) -> Any:
    """log(1 + e^u) as max(u, 0) + log1p(e^-|u|)."""
    if u > 0:
        return u + (-u).exp().log1p()
    return u.exp().log1p()


def tanh(u: Any) -> Any:
    """tanh as an odd function of |u|, safe for huge arguments."""
    if u > 1:
        return 1 - 2 * sigmoid(-2 * u)
    if u < -1:
        return 2 * sigmoid(2 * u) - 1
    return u.tanh()


def sign(u: Any) -> Any:
    """-1, 0, 1 or the hull; what is undefined has no sign."""
    return NAN if u.is_nan() else u.sgn()


def where(difference: Any, branch: Any, otherwise: Any, comparison: str) -> Any:
    """The branch where decided; the hull of both where a ball straddles the border."""
    if difference < 0 or (comparison == "<=" and difference <= 0):
        return branch
    if difference > 0 or (comparison == "<" and difference >= 0):
        return otherwise
    if difference.is_nan():
        return NAN
    return branch.union(otherwise)


class Balls(Arithmetic):
    """Real balls at the current precision."""

    def __init__(self) -> None:
        self.ops = {
            "add": lambda a, b: a + b,
            "mul": lambda a, b: a * b,
            "inv": lambda a: 1 / a,
            "power": power,
            "sqrt": lambda a: a.nonnegative_part().sqrt() if a.contains(0) else a.sqrt(),
            "exp": lambda a: a.exp(),
            "log": lambda a: a.log(),
            "sin": lambda a: a.sin(),
            "cos": lambda a: a.cos(),
            "atan": lambda a: a.atan(),
            "tanh": tanh,
            "erf": lambda a: a.erf(),
            "erfc": lambda a: a.erfc(),
            "sigmoid": sigmoid,
            "softplus": softplus,
            "abs": abs,
            "sign": sign,
            "min": lambda a, b: a.min(b),
            "max": lambda a, b: a.max(b),
            "where": where,
        }

    def number(self, value: Fraction | str) -> Any:
        """A constant ball."""
        return arb.pi() if isinstance(value, str) else ball(value)


BALLS = Balls()
