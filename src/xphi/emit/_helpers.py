"""Functions that a language lacks, from sums, products, quotients, exp and log; every constant in them is computed.

Their errors, beside that of exp and log and of some ten roundings: a truncated series leaves less than half a unit in
the last place of binary64, and so does the trapezoidal rule for erfc, whose own error is e^(−π²/h²), 7e-18 at h = 1/2
(Goodwin 1949; Matta & Reichel, Mathematics of Computation 25, 1971). exp(−x²) multiplies a rounding by x².
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from fractions import Fraction
from itertools import count

import sympy as sp

from xphi import formats
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.emit._tree import Node, Tree, counted
from xphi.formula.program import compile_formula

BINARY64 = formats.get("binary64")
#: A term below this part of the first one is left out of a series.
SMALL = Fraction(1, 2 ** (BINARY64.precision + 1))
HALF = Fraction(1, 2)
#: The step of the trapezoidal rule.
STEP = HALF
#: erfc is below the smallest binary64 from here on: 28² > 1075·log 2.
ZERO = Fraction(28)


@functools.cache
def _exact(expression: str) -> Fraction:
    """A constant rounded to binary64."""
    with precision(256):
        return Fraction(BINARY64.round(fraction(BALLS.run(compile_formula(sp.sympify(expression), []))[0])))


class Builder:
    """Builds what a helper does to a node, in a tree."""

    def __init__(self, tree: Tree) -> None:
        self.tree = tree

    def of(self, op: str, *arguments: Node | int | Fraction) -> Node:
        """A node for an operation; numbers may stand for nodes."""
        return self.tree.node(op, *(self._node(argument) for argument in arguments))

    def _node(self, value: Node | int | Fraction) -> Node:
        return value if isinstance(value, Node) else self.tree.number(value)

    def horner(self, coefficients: list[Fraction], at: Node) -> Node:
        """A polynomial, its coefficients by ascending power."""
        result = self._node(coefficients[-1])
        for coefficient in reversed(coefficients[:-1]):
            result = self.of("add", coefficient, self.of("mul", at, result))
        return result

    def series(self, term: Callable[[int], Fraction], at: Node, most: Fraction, scale: str = "1") -> Node:
        """Σ term(k)·at^k for 0 ≤ at ≤ most until a term is SMALL beside the first, over a constant factor."""
        last = next(k for k in count(1) if abs(term(k)) * most**k < SMALL * abs(term(0)))
        return self.horner([Fraction(BINARY64.round(term(k) * _exact(scale))) for k in range(last)], at)

    def where(self, op: str, left: Node, right: Node | int | Fraction, branch: Node, otherwise: Node) -> Node:
        """`branch` where the comparison holds."""
        return self.tree.where(self.of(op, left, right), branch, otherwise)


def sign(b: Builder, u: Node) -> Node:
    """-1, 1, or u itself where it is zero or not a number."""
    return b.where("less", u, 0, b.tree.number(-1), b.tree.where(b.of("less", 0, u), b.tree.number(1), u))


def expm1(b: Builder, u: Node) -> Node:
    """exp(u) − 1: its Taylor series up to |u| = 1/2."""
    near = b.of("mul", u, b.series(lambda k: Fraction(1, math.factorial(k + 1)), u, HALF))
    return b.where("less", b.of("abs", u), HALF, near, b.of("sub", b.of("exp", u), 1))


def log1p(b: Builder, u: Node) -> Node:
    """log(1 + u): 2·atanh(s) with s = u/(2 + u) from −1/2 to 1, where s² is at most 1/9."""
    s = b.of("div", u, b.of("add", 2, u))
    near = b.of("mul", s, b.series(lambda k: Fraction(2, 2 * k + 1), b.of("mul", s, s), Fraction(1, 9)))
    far = b.of("log", b.of("add", 1, u))
    return b.where("less", b.of("abs", b.of("sub", u, Fraction(1, 4))), Fraction(3, 4), near, far)


def tanh(b: Builder, u: Node) -> Node:
    """Through expm1(−2|u|), with the sign of u."""
    m = b.of("expm1", b.of("mul", -2, b.of("abs", u)))
    size = b.of("div", b.of("neg", m), b.of("add", 2, m))
    return _signed(b, u, size)


def _signed(b: Builder, u: Node, size: Node) -> Node:
    """size with the sign of u, and u itself where it is zero."""
    return b.where("less", u, 0, b.of("neg", size), b.tree.where(b.of("less", 0, u), size, u))


def sigmoid(b: Builder, u: Node) -> Node:
    """1/(1 + exp(−u)) through the exponential that cannot overflow."""
    e = b.of("exp", b.of("neg", b.of("abs", u)))
    return b.of("div", b.where("less", u, 0, e, b.tree.number(1)), b.of("add", 1, e))


def softplus(b: Builder, u: Node) -> Node:
    """log(1 + exp(u))."""
    e = b.of("exp", b.of("neg", b.of("abs", u)))
    return b.of("add", b.of("max", u, 0), b.of("log1p", e))


def _near_erf(b: Builder, u: Node) -> Node:
    """The Maclaurin series of erf, for |u| up to 1/2."""
    terms = b.series(
        lambda k: Fraction((-1) ** k, math.factorial(k) * (2 * k + 1)), b.of("mul", u, u), HALF**2, "2/sqrt(pi)"
    )
    return b.of("mul", u, terms)


def _far_erfc(b: Builder, u: Node) -> Node:
    """erfc(|u|) for |u| from 1/2 on: h·x·exp(−x²)/π · (1/x² + 2·Σ exp(−k²h²)/(x² + k²h²)) + 2/(1 − exp(2πx/h)).

    The last term belongs to poles that are inside up to x = π/h.
    """
    t = b.of("min", b.of("abs", u), ZERO)
    square = b.of("mul", t, t)
    # the terms are positive, so that what is left out is small beside the first one that is not
    last = next(k for k in count(1) if _exact(f"exp(-({k * k * STEP**2}))") * ZERO**2 < SMALL)
    total = b.of("div", HALF, square)
    for k in range(1, last):
        weight = _exact(f"exp(-({k * k * STEP**2}))")
        total = b.of("add", total, b.of("div", weight, b.of("add", square, k * k * STEP**2)))
    factor = b.of("mul", _exact(f"2*({STEP})/pi"), b.of("mul", t, b.of("exp", b.of("neg", square))))
    rule = b.of("mul", factor, total)
    near = b.of("min", t, _exact(f"pi/({STEP})"))
    poles = b.of("div", 2, b.of("sub", b.of("exp", b.of("mul", _exact(f"2*pi/({STEP})"), near)), 1))
    return b.where("less", t, _exact(f"pi/({STEP})"), b.of("sub", rule, poles), rule)


def erf(b: Builder, u: Node) -> Node:
    """Its series near zero, 1 − erfc beyond."""
    far = _signed(b, u, b.of("sub", 1, _far_erfc(b, u)))
    return b.where("less", b.of("abs", u), HALF, _near_erf(b, u), far)


def erfc(b: Builder, u: Node) -> Node:
    """1 − erf near zero, and beyond a sum that keeps the tail."""
    far = _far_erfc(b, u)
    sides = b.where("less", u, 0, b.of("sub", 2, far), far)
    return b.where("less", b.of("abs", u), HALF, b.of("sub", 1, _near_erf(b, u)), sides)


HELPERS: dict[str, Callable[..., Node]] = {
    "sign": sign,
    "expm1": expm1,
    "log1p": log1p,
    "tanh": tanh,
    "sigmoid": sigmoid,
    "softplus": softplus,
    "erf": erf,
    "erfc": erfc,
}


def body(name: str) -> Node:
    """A helper as a function of x; it may use other helpers."""
    tree = Tree()
    return HELPERS[name](Builder(tree), tree.x)


def needed(roots: list[Node], lacking: frozenset[str]) -> list[str]:
    """The helpers that nodes use of what a language lacks, each after those that it uses itself."""
    found: list[str] = []

    def visit(nodes: list[Node]) -> None:
        for node, _ in counted(nodes):
            if node.op in lacking and node.op not in found:
                if node.op in HELPERS:
                    visit([body(node.op)])
                found.append(node.op)

    visit(roots)
    return found
