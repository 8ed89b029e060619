"""Arithmetic for x → +∞: an algebraic main part plus terms that die out faster than any power.

A value on [X, ∞), with t = 1/x in [0, 1/X], is

    t^(-m) · g(t)  +  r(x),       |r(x)| ≤ Σ C · x^k · exp(-q(x)),

where g is known by its Taylor coefficients at t = 0 and by enclosures of its coefficients over the whole
of [0, 1/X], and q is a polynomial. Cancellation such as x - x·1 is exact, so a difference of two gates
is seen to die out. What has no such form is :class:`NoTail`, and nothing is claimed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from flint import arb, arb_series, ctx

from xphi.balls import series
from xphi.balls.numbers import ball, interval
from xphi.balls.series import NotAnalytic
from xphi.formula.program import Arithmetic, Program, power

TERMS = 6


class NoTail(ArithmeticError):
    """The behaviour at infinity has no form that this arithmetic can hold."""


@dataclass(frozen=True)
class Decay:
    """A bound C · x^k · exp(-(q[0]·x + q[1]·x² + …)) on [X, ∞)."""

    scale: arb
    degree: int
    rate: tuple[arb, ...]

    def times(self, factor: arb, shift: int = 0) -> Decay:
        """Multiplied by factor · x^shift."""
        return Decay(self.scale * abs(factor).upper(), self.degree + shift, self.rate)

    def __mul__(self, other: Decay) -> Decay:
        width = max(len(self.rate), len(other.rate))
        rate = tuple(_at(self.rate, i) + _at(other.rate, i) for i in range(width))
        return Decay(self.scale * other.scale, self.degree + other.degree, rate)

    def supremum(self, start: arb) -> arb:
        """Its largest value on [start, ∞): that at start once x·q'(x) ≥ k from there on."""
        if self.scale.is_zero():
            return arb(0)
        # x·q'(x) - k as x^d · (polynomial in t), t in [0, 1/start]
        t = interval(0, 1 / start)
        descending = [*[(j + 1) * c for j, c in enumerate(self.rate)][::-1], arb(-self.degree)]
        total = arb(0)
        for coefficient in reversed(descending):
            total = total * t + coefficient
        if not (total >= 0):
            return arb.pos_inf()
        exponent = arb(0)
        for coefficient in reversed(self.rate):
            exponent = (exponent + coefficient) * start
        base = start**self.degree if self.degree >= 0 else 1 / start ** (-self.degree)
        return (self.scale * base * (-exponent).exp()).upper()


def _at(values: tuple[arb, ...], index: int) -> arb:
    return values[index] if index < len(values) else arb(0)


@dataclass(frozen=True)
class Tail:
    """See the module's head. `near` holds g at t = 0, `wide` over [0, 1/start].

    Coefficients are known up to number `terms`; those beyond are not zero but unknown.
    """

    start: arb
    order: int
    near: arb_series
    wide: arb_series
    small: tuple[Decay, ...] = field(default=())
    terms: int = TERMS

    @property
    def main_is_zero(self) -> bool:
        """Whether the algebraic part vanishes identically."""
        return bool(self.wide[0].is_zero())

    def with_small(self, *terms: Decay) -> Tail:
        """The same main part with other small terms."""
        kept = tuple(term for term in terms if not term.scale.is_zero())
        return Tail(self.start, self.order, self.near, self.wide, kept, self.terms)

    def normal(self) -> Tail:
        """The same value with exactly vanishing leading coefficients divided out, as far as they are known."""
        value = self
        while not value.main_is_zero and value.near[0].is_zero() and value.terms > 0:
            # g(0) = 0 gives g(t) = t·h(t), and h's k-th coefficient over [0, T] lies in g's (k+1)-th
            near = arb_series(value.near.coeffs()[1:])
            wide = arb_series(value.wide.coeffs()[1:])
            value = Tail(value.start, value.order - 1, near, wide, value.small, value.terms - 1)
        return value

    def lowered(self, order: int) -> tuple[arb_series, arb_series]:
        """g for a larger m: multiplied by t^(order - self.order)."""
        near, wide = self.near, self.wide
        for _ in range(order - self.order):
            near = near * arb_series([0, 1])
            wide = wide * arb_series([interval(0, 1 / self.start), 1])
        return near, wide

    def main_range(self) -> arb:
        """An enclosure of t^(-m)·g(t) over [0, 1/start], for m ≤ 0."""
        if self.main_is_zero:
            return arb(0)
        if self.order > 0:
            return arb(0, arb.pos_inf())
        t = interval(0, 1 / self.start)
        total = self.wide[self.terms]
        for k in reversed(range(self.terms)):
            total = total * t + self.near[k]
        return total * power(t, -self.order) if self.order < 0 else total

    def small_range(self) -> arb:
        """An upper bound of |r| over [start, ∞)."""
        return sum((term.supremum(self.start) for term in self.small), arb(0))

    def leading_sign(self) -> int:
        """Sign of the value on all of [start, ∞), when the main part decides it."""
        value = self.normal()
        head = value.wide[0]
        sign = 1 if head > 0 else -1 if head < 0 else 0
        if value.main_is_zero or not sign:
            raise NoTail
        least = head.abs_lower()
        shifted = [term.times(arb(1), -value.order) for term in value.small]
        if not sum((term.supremum(value.start) for term in shifted), arb(0)) < least:
            raise NoTail
        return sign

    def limit(self) -> arb:
        """The value at infinity."""
        value = self.normal()
        if value.main_is_zero or value.order < 0:
            return arb(0)
        if value.order > 0:
            return arb.pos_inf() if value.near[0] > 0 else arb.neg_inf() if value.near[0] < 0 else arb.nan()
        return value.near[0]


def constant(value: Any, start: arb) -> Tail:
    """A number."""
    s = arb_series([ball(value)])
    return Tail(start, 0, s, s)


def variable(start: Any, sign: int = 1) -> Tail:
    """x (or -x, so that the same code serves x → -∞)."""
    s = arb_series([sign])
    return Tail(ball(start), 1, s, s)


def add(a: Tail, b: Tail) -> Tail:
    """a + b."""
    order = max(a.order, b.order)
    (near_a, wide_a), (near_b, wide_b) = a.lowered(order), b.lowered(order)
    small, terms = _merge(a.small + b.small), min(a.terms, b.terms)
    return Tail(a.start, order, near_a + near_b, wide_a + wide_b, small, terms).normal()


def _merge(terms: tuple[Decay, ...]) -> tuple[Decay, ...]:
    merged: list[Decay] = []
    for term in terms:
        for position, other in enumerate(merged):
            if term.degree == other.degree and _same(term.rate, other.rate):
                merged[position] = Decay(other.scale + term.scale, term.degree, term.rate)
                break
        else:
            merged.append(term)
    return tuple(merged)


def _same(left: tuple[arb, ...], right: tuple[arb, ...]) -> bool:
    """Whether two rates are the same balls, middles and radii."""
    pairs = zip(left, right, strict=False)
    return len(left) == len(right) and all(a.mid() == b.mid() and a.rad() == b.rad() for a, b in pairs)


def mul(a: Tail, b: Tail) -> Tail:
    """a · b."""
    small = [term.times(b.wide[0], b.order) for term in a.small if not b.main_is_zero]
    small += [term.times(a.wide[0], a.order) for term in b.small if not a.main_is_zero]
    small += [left * right for left in a.small for right in b.small]
    product = Tail(a.start, a.order + b.order, a.near * b.near, a.wide * b.wide, (), min(a.terms, b.terms))
    return product.with_small(*_merge(tuple(small))).normal()


def inverse(a: Tail) -> Tail:
    """1/a, for a main part that does not vanish."""
    a = a.normal()
    if a.main_is_zero:
        raise NoTail
    result = Tail(a.start, -a.order, series.inverse(a.near), series.inverse(a.wide), (), a.terms)
    # 1/(M + r) - 1/M = -r/(M(M + r)) and |M + r| ≥ |M|/2 once |r| ≤ |M|/2
    if not sum((t.times(arb(1), -a.order).supremum(a.start) for t in a.small), arb(0)) * 2 <= a.wide[0].abs_lower():
        raise NoTail
    factor = 2 * power(result.wide[0], 2)
    return result.with_small(*(term.times(factor, -2 * a.order) for term in a.small))


def compose(a: Tail, function: Callable[[arb_series], arb_series], slope: Callable[[arb], arb]) -> Tail:
    """function(a) for a bounded main part; `slope` bounds |function'| on a ball."""
    if a.order < 0:
        near, wide = a.lowered(0)
        a = Tail(a.start, 0, near, wide, a.small, a.terms)
    if a.main_is_zero:
        zero = arb_series([0])
        a = Tail(a.start, 0, zero, zero, a.small, a.terms)
    elif a.order > 0:
        raise NoTail
    reach = a.wide[0] + arb(0, a.small_range())
    factor = slope(reach)
    if a.small and not factor.is_finite():
        raise NoTail
    main = Tail(a.start, 0, function(a.near), function(a.wide), (), a.terms)
    return main.with_small(*(t.times(factor) for t in a.small))


def vanishing_exp(a: Tail) -> Decay:
    """exp(a) as a small term, where a → -∞ at least linearly."""
    a = a.normal()
    if a.order < 1 or a.leading_sign() > 0:
        raise NoTail
    known = min(a.order, a.terms)
    # of x^m, x^(m-1), …; once these powers are taken off, coefficient number `known` over [0, 1/X] bounds the rest
    rate = [-a.near[k] for k in range(known)]
    if known < a.order:
        rate += [-a.wide[known].upper()] + [arb(0)] * (a.order - known - 1)
        rest = arb(0)
    else:
        rest = a.wide[known]
    scale = (rest + arb(0, a.small_range())).exp().upper()
    if not scale.is_finite():
        raise NoTail
    return Decay(scale, 0, tuple(reversed(rate)))


def negative(a: Tail) -> Tail:
    """-a."""
    return mul(constant(-1, a.start), a)


def exp(a: Tail) -> Tail:
    """e^a, where a is bounded or falls to -∞."""
    if a.order <= 0 or a.main_is_zero:
        return compose(a, lambda s: s.exp(), lambda b: b.exp())
    return constant(0, a.start).with_small(vanishing_exp(a))


def sigmoid(a: Tail) -> Tail:
    """1/(1 + e^-a)."""
    if a.order <= 0 or a.main_is_zero:
        return compose(a, series.sigmoid, lambda b: arb(0.25))
    if a.leading_sign() > 0:
        return constant(1, a.start).with_small(vanishing_exp(negative(a)))
    return constant(0, a.start).with_small(vanishing_exp(a))


def tanh(a: Tail) -> Tail:
    """tanh(a) = 2σ(2a) - 1."""
    two = constant(2, a.start)
    return add(mul(two, sigmoid(mul(two, a))), constant(-1, a.start))


def softplus(a: Tail) -> Tail:
    """log(1 + e^a)."""
    if a.order <= 0 or a.main_is_zero:
        return compose(a, series.softplus, lambda b: arb(1))
    if a.leading_sign() > 0:
        return add(a, constant(0, a.start).with_small(vanishing_exp(negative(a))))
    return constant(0, a.start).with_small(vanishing_exp(a))


def erfc(a: Tail) -> Tail:
    """erfc(u) ≤ exp(-u²) for u ≥ 0."""
    if a.order <= 0 or a.main_is_zero:
        return compose(a, lambda s: s.erfc(), lambda b: arb(2) / arb.pi().sqrt())
    small = constant(0, a.start).with_small(vanishing_exp(negative(mul(a, a))))
    return small if a.leading_sign() > 0 else add(constant(2, a.start), small)


def erf(a: Tail) -> Tail:
    """erf(a) = 1 - erfc(a)."""
    return add(constant(1, a.start), negative(erfc(a)))


def atan(a: Tail) -> Tail:
    """The arc tangent; atan(a) = ±π/2 - atan(1/a) where a grows."""
    if a.order > 0 and not a.main_is_zero:
        quarter = constant(a.leading_sign() * arb.pi() / 2, a.start)
        return add(quarter, negative(atan(inverse(a))))
    return compose(a, lambda s: s.atan(), lambda b: arb(1))


def sqrt(a: Tail) -> Tail:
    """√a, where a keeps its sign and its leading power is even."""
    a = a.normal()
    if a.main_is_zero or a.order % 2 or a.leading_sign() < 0:
        raise NoTail
    result = Tail(a.start, a.order // 2, a.near.sqrt(), a.wide.sqrt(), (), a.terms)
    # |√(M + r) - √M| ≤ |r|/√M while M + r ≥ 0
    factor = 1 / result.wide[0].abs_lower()
    return result.with_small(*(term.times(factor, -result.order) for term in a.small))


def absolute(a: Tail) -> Tail:
    """|a|."""
    if a.main_is_zero:
        return a
    return a if a.leading_sign() > 0 else negative(a)


def sign(a: Tail) -> Tail:
    """The sign of a, where the main part decides it."""
    return constant(a.leading_sign(), a.start)


def choose(difference: Tail, branch: Tail, otherwise: Tail) -> Tail:
    """`branch` where the difference is negative."""
    if difference.main_is_zero and not difference.small:
        raise NoTail
    return branch if difference.leading_sign() < 0 else otherwise


class Tails(Arithmetic):
    """Programs on [start, ∞)."""

    def __init__(self, start: arb) -> None:
        self.start = start
        self.ops = {
            "add": add,
            "mul": mul,
            "inv": inverse,
            "power": power_of,
            "sqrt": sqrt,
            "exp": exp,
            "log": lambda a: compose(a, series.SERIES.ops["log"], lambda b: 1 / b),
            "sin": lambda a: compose(a, lambda s: s.sin(), lambda b: arb(1)),
            "cos": lambda a: compose(a, lambda s: s.cos(), lambda b: arb(1)),
            "atan": atan,
            "tanh": tanh,
            "erf": erf,
            "erfc": erfc,
            "sigmoid": sigmoid,
            "softplus": softplus,
            "abs": absolute,
            "sign": sign,
            "min": lambda a, b: choose(add(a, negative(b)), a, b),
            "max": lambda a, b: choose(add(a, negative(b)), b, a),
            "where": lambda d, branch, otherwise, comparison: choose(d, branch, otherwise),
        }

    def number(self, value: Fraction | str) -> Tail:
        """A constant."""
        return constant(arb.pi() if isinstance(value, str) else value, self.start)


def power_of(a: Tail, exponent: int) -> Tail:
    """a multiplied by itself."""
    result = a
    for _ in range(exponent - 1):
        result = mul(result, a)
    return result


def at_infinity(program: Program, start: Any, sign: int = 1) -> list[Tail]:
    """The outputs of a one-input program on [start, ∞), or on (-∞, -start] for ``sign=-1``.

    Raises
    ------
    NoTail
    """
    before = ctx.cap
    ctx.cap = TERMS + 1
    try:
        return Tails(ball(start)).run(program, variable(start, sign))
    except (NotAnalytic, ZeroDivisionError, ValueError) as error:
        raise NoTail from error
    finally:
        ctx.cap = before
