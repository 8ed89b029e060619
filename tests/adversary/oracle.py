"""The value of a formula in mpmath and fractions, strict about where it has none, and where a claim fails."""

import ast
import math
from fractions import Fraction

from mpmath import mp, mpf

INF = math.inf
DIGITS = 50
#: Two evaluations of the same number agree to this much.
AGREE = mpf(10) ** -30
#: Bits that the smaller term of a sum keeps at least.
LEAST_BITS = 100


class Undefined(ArithmeticError):
    """The formula has no real value at the point."""


class Undecided(ArithmeticError):
    """Digits cancelled: a zero or a sign of the formula at the point is not certain."""


def outside(u, *, ends):
    """Whether a number is below zero, or zero where the end belongs to what is outside.

    Raises
    ------
    Undecided
        If the number is not exact and close to zero.
    """
    if not isinstance(u, Fraction) and abs(u) < AGREE:
        raise Undecided
    return u < 0 or (ends and u == 0)


def number(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def add(a, b):
    """The sum, where the digits in work hold both terms.

    Raises
    ------
    Undecided
        If the smaller term would leave no digit: what cancels later would be lost.
    """
    if not (isinstance(a, Fraction) and isinstance(b, Fraction)):
        a, b = number(a), number(b)
        if mp.dps > DIGITS and a and b and abs(mp.mag(a) - mp.mag(b)) > mp.prec - LEAST_BITS:
            raise Undecided
    return a + b


def divide(a, b):
    if b == 0:
        raise Undefined if isinstance(b, Fraction) else Undecided
    return a / b if isinstance(a, Fraction) and isinstance(b, Fraction) else number(a) / number(b)


def root(u):
    if u and outside(u, ends=False):
        raise Undefined
    return mp.sqrt(number(u)) if u else Fraction(0)


def logarithm(u):
    if not isinstance(u, Fraction) and u > 0:
        return mp.log(u)
    if outside(u, ends=True):
        raise Undefined
    return mp.log(number(u)) if u != 1 else Fraction(0)


def power(base, exponent):
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        if exponent < 0 and base == 0:
            raise Undefined if isinstance(base, Fraction) else Undecided
        return base ** int(exponent)
    if base < 0 or (base == 0 and exponent <= 0):
        raise Undefined
    return Fraction(0) if base == 0 else mp.exp(number(exponent) * mp.log(number(base)))


def exponential(u):
    return mp.exp(number(u)) if u else Fraction(1)


def sigmoid(u):
    return 1 / (1 + mp.exp(-number(u)))


def complement(u):
    """erfc, also where mpmath overflows."""
    u = number(u)
    return mp.erfc(u) if abs(u) < 10**9 else mpf(0 if u > 0 else 2)


def normal(u):
    return complement(-number(u) / mp.sqrt(2)) / 2


def softplus(u):
    return mp.log1p(mp.exp(-abs(number(u)))) + max(number(u), 0)


def odd(function):
    return lambda u: function(number(u)) if u else Fraction(0)


CALLS = {
    "sqrt": root,
    "log": logarithm,
    "exp": exponential,
    "abs": abs,
    "sign": lambda u: Fraction((u > 0) - (u < 0)),
    "min": lambda a, b: a if number(a) <= number(b) else b,
    "max": lambda a, b: a if number(a) >= number(b) else b,
    "sin": odd(mp.sin),
    "cos": lambda u: mp.cos(number(u)),
    "tanh": odd(mp.tanh),
    "erf": odd(mp.erf),
    "sigmoid": sigmoid,
    "softplus": softplus,
    "normal_cdf": normal,
    "gelu": lambda u: u * normal(u),
    "silu": lambda u: u * sigmoid(u),
    "relu": lambda u: u if u > 0 else Fraction(0),
    "elu": lambda u: u if u > 0 else exponential(u) - 1,
}
NAMED = ("tanh", "erf", "sigmoid", "softplus", "normal_cdf", "gelu", "silu", "relu", "elu")


def evaluate(text, at, names=None):
    """The value of a formula at a fraction, exact as long as it stays rational.

    Raises
    ------
    Undefined
    """
    return _value(ast.parse(text if text not in NAMED else f"{text}(x)", mode="eval").body, at, names or {})


def _value(node, at, names):
    match node:
        case ast.Constant(value=value):
            return Fraction(str(value))
        case ast.Name(id="x"):
            return at
        case ast.Name(id="pi"):
            return +mp.pi
        case ast.Name(id=name):
            return names[name]
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return -_value(inner, at, names)
        case ast.Call(func=ast.Name(id=name), args=arguments):
            return CALLS[name](*(_value(argument, at, names) for argument in arguments))
        case ast.BinOp(left=left, op=op, right=right):
            a, b = _value(left, at, names), _value(right, at, names)
            if isinstance(op, ast.Div):
                return divide(a, b)
            if isinstance(op, ast.Pow):
                return power(a, b)
            if isinstance(op, ast.Add | ast.Sub):
                return add(a, b if isinstance(op, ast.Add) else -b)
            return a * b if isinstance(a, Fraction) and isinstance(b, Fraction) else number(a) * number(b)
    raise AssertionError(ast.dump(node))


def excess(claim, bound, at):
    """How far the error at a point is above the bound; ∞ where a side has no value, -∞ where digits cancel."""
    try:
        target, factor = evaluate(claim.target, at), evaluate(claim.factor, at)
        text = claim.form
        if claim.clamp is not None and abs(at) > claim.clamp.at:
            text = claim.clamp.left if at < 0 else claim.clamp.right
        error = abs(number((number(target) - number(evaluate(text, at, claim.coefficients))) * number(factor)))
    except Undefined:
        return mp.inf
    except Undecided:
        return -mp.inf
    scale = abs(number(target)) if claim.unit == "rel" else mpf(1)
    noise = AGREE * (1 + abs(number(target)) * abs(number(factor)))
    return error - number(bound) * scale - noise


def points_of(claim, rng, count):
    """Fractions of the domain: its ends, simple numbers, and random ones near and far."""
    low = Fraction(-40) if claim.low == -INF else Fraction(claim.low)
    high = Fraction(40) if claim.high == INF else Fraction(claim.high)
    low, high = min(low, high - 60 if claim.low == -INF else low), max(high, low + 60 if claim.high == INF else high)
    chosen = {low, high, *(Fraction(k, 4) for k in range(-24, 25)), *(Fraction(k, 3) for k in range(-9, 10))}
    chosen |= {low + (high - low) * Fraction(rng.randrange(1, 2**20), 2**20) for _ in range(count)}
    chosen |= {end + side * (high - low) / 2**shift for end, side in ((low, 1), (high, -1)) for shift in (5, 20, 60)}
    if claim.low == -INF or claim.high == INF:
        chosen |= {sign * Fraction(10) ** k for sign in (-1, 1) for k in (2, 3)}
    return sorted(p for p in chosen if claim.low <= p <= claim.high)


def refuted(claim, bound, rng, count=24, first=()):
    """A point at which a claim fails, or None; `first` are points that lie in the domain if they are of use."""
    inside = [p for p in first if claim.low <= p <= claim.high]
    return next((p for p in (*inside, *points_of(claim, rng, count)) if _surely(claim, bound, p)), None)


def _surely(claim, bound, at):
    """Whether the error at a point is above the bound, and not by mere rounding."""
    with mp.workdps(DIGITS):
        if not excess(claim, bound, at) > 0:
            return False
    seen = []
    for digits in (900, 1800):
        with mp.workdps(digits):
            seen.append(excess(claim, bound, at))
    with mp.workdps(DIGITS):
        return seen[1] > 0 and (seen[0] == seen[1] or abs(seen[0] - seen[1]) < AGREE * abs(seen[1]))
