"""A formula as a tree of the few operations that every language has, equal parts shared.

exp(u) − 1 and log(1 + u) become ``expm1`` and ``log1p``, which keep their digits where u is small; an integer power
becomes products; a negative one divides. A branch that is no line sees x held inside the branch, so that what is not
chosen is finite, and so are its derivatives.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.errors import XphiError
from xphi.formula.pieces import borders
from xphi.formula.program import FUNCTIONS
from xphi.formula.symbols import sigmoid, x

#: exp(-LOW) beside 1 is less than a rounding of binary64, and exp(LOW) does not overflow in binary32.
LOW = 64


@dataclass(frozen=True, eq=False)
class Node:
    """One operation; two are the same only when they are one object, as :class:`Tree` shares what is equal.

    Parameters
    ----------
    op : str
        ``x``, ``number`` or ``name`` for a leaf; ``add sub mul div neg fma pow min max less less_equal where`` or the
        name of a function of one argument. ``where`` takes a comparison, what holds with it, and what holds else.
    args : tuple of Node
    data : Fraction, str or None
        The number or the name of a leaf.
    """

    op: str
    args: tuple[Node, ...] = ()
    data: Fraction | str | None = None

    @property
    def is_constant(self) -> bool:
        """Whether no x is in it."""
        return self.op != "x" and all(argument.is_constant for argument in self.args)

    def bends(self, at: Node) -> bool:
        """Whether it is more than a constant or a line in `at`."""
        if self is at or self.is_constant:
            return False
        if self.op in ("add", "sub", "neg"):
            return any(argument.bends(at) for argument in self.args)
        if self.op == "mul":
            return sum(not argument.is_constant for argument in self.args) > 1 or any(a.bends(at) for a in self.args)
        if self.op == "div":
            return not self.args[1].is_constant or self.args[0].bends(at)
        return True

    @property
    def keeps_nan(self) -> bool:
        """Whether a NaN for x reaches the result: every comparison fails then."""
        if self.op == "where":
            return self.args[2].keeps_nan
        return self.op == "x" or any(argument.keeps_nan for argument in self.args)


class Tree:
    """Builds nodes, each once.

    Parameters
    ----------
    values : dict of sympy.Symbol to Fraction, optional
        Symbols that stand for a number and are written as one.
    hold : bool, optional
        Whether a branch that is no line sees x held inside it, for a language that differentiates.
    """

    def __init__(self, values: Mapping[Any, Fraction] | None = None, *, hold: bool = True) -> None:
        self._values = dict(values or {})
        self._hold = hold
        self._nodes: dict[Any, Node] = {}
        self.x = self.node("x")

    def node(self, op: str, *args: Node, data: Fraction | str | None = None) -> Node:
        """The node for an operation."""
        if op == "neg" and args[0].op == "neg":
            return args[0].args[0]
        key = (op, *map(id, args), data)
        return self._nodes.setdefault(key, Node(op, args, data))

    def number(self, value: int | Fraction) -> Node:
        """A constant; a negative one is the negative of one, so that it is subtracted."""
        positive = self.node("number", data=abs(Fraction(value)))
        return self.node("neg", positive) if value < 0 else positive

    def where(self, condition: Node, branch: Node, otherwise: Node) -> Node:
        """`branch` where the condition holds; the two may be one."""
        return branch if branch is otherwise else self.node("where", condition, branch, otherwise)

    def held(self, low: Fraction | None, high: Fraction | None) -> Node:
        """x, and the nearest end where it is outside an interval; NaN stays, as every comparison fails."""
        result = self.x
        if high is not None:
            result = self.where(self.node("less", self.number(high), self.x), self.number(high), result)
        if low is not None:
            result = self.where(self.node("less", self.x, self.number(low)), self.number(low), result)
        return result

    def fused(self, root: Node) -> Node:
        """The same with each product that is used once, and then in a sum, in one operation with that sum."""
        made: dict[int, Node] = {}
        uses = {id(node): count for node, count in counted([root])}
        for node, _ in counted([root]):
            arguments = tuple(made[id(argument)] for argument in node.args)
            made[id(node)] = self.node(node.op, *arguments, data=node.data) if arguments else node
            if node.op not in ("add", "sub"):
                continue
            for first, second in ((0, 1), (1, 0)):
                product, other = node.args[first], made[id(node.args[second])]
                if product.op == "mul" and uses[id(product)] == 1:
                    left, right = (made[id(factor)] for factor in product.args)
                    if node.op == "sub":
                        left, other = (self.node("neg", left), other) if first else (left, self.node("neg", other))
                    made[id(node)] = self.node("fma", left, right, other)
                    break
        return made[id(root)]

    def build(self, expression: Any, at: Node | None = None) -> Node:
        """The tree of a formula in ``x`` and names, `at` standing for ``x``.

        Raises
        ------
        XphiError
            For a function that no language here has.
        """
        at = self.x if at is None else at
        if expression == x:
            return at
        if expression in self._values:
            return self.number(self._values[expression])
        if expression.is_Symbol:
            return self.node("name", data=str(expression))
        if expression.is_Rational:
            return self.number(Fraction(int(expression.p), int(expression.q)))
        if expression.is_Add:
            return self._sum(expression, at)
        if expression.is_Mul:
            return self._product(expression, at)
        if expression.is_Pow and expression.args[0] is not sp.E:
            return self._power(expression, at)
        if isinstance(expression, sp.exp):
            return self.node("exp", self.build(expression.exp, at))
        if isinstance(expression, sp.log):
            return self._logarithm(expression.args[0], at)
        if expression.func in FUNCTIONS:
            argument = self.build(expression.args[0], at)
            return (
                self._sigmoid(argument)
                if expression.func is sigmoid
                else self.node(FUNCTIONS[expression.func], argument)
            )
        if isinstance(expression, (sp.Min, sp.Max)):
            op = "min" if isinstance(expression, sp.Min) else "max"
            # constants last: a language may have a form of its own for a limit that is a number
            first, *rest = sorted((self.build(a, at) for a in expression.args), key=lambda node: node.is_constant)
            for other in rest:
                first = self.node(op, first, other)
            return first
        if isinstance(expression, sp.Heaviside):
            sign = self.node("sign", self.build(expression.args[0], at))
            return self.node("mul", self.number(Fraction(1, 2)), self.node("add", self.number(1), sign))
        if isinstance(expression, sp.Piecewise):
            return self._piecewise(expression, at)
        raise XphiError(f"no code is written for {expression.func.__name__}")

    def _sigmoid(self, argument: Node) -> Node:
        """The logistic, and below -LOW its exponential: frameworks divide by 1 + exp(-u), which overflows."""
        whole = self.node("sigmoid", argument)
        if not self._hold:  # the languages without tensors divide by what cannot overflow
            return whole
        point = self.number(-LOW)
        tail = self.node("exp", self.node("min", argument, point))
        return self.where(self.node("less", argument, point), tail, whole)

    def _sum(self, expression: Any, at: Node) -> Node:
        terms = list(expression.args)
        for number in [term for term in terms if term.is_Number]:
            for term in terms:
                coefficient, factor = term.as_coeff_Mul()
                if isinstance(factor, sp.exp) and coefficient == -number:
                    # a number and minus as many exponentials
                    terms = [t for t in terms if t is not number and t is not term]
                    small = self.node("expm1", self.build(factor.exp, at))
                    return self._total([*(self.build(t, at) for t in terms), self._times(coefficient, small)])
        return self._total([self.build(term, at) for term in terms])

    def _total(self, terms: list[Node]) -> Node:
        """A sum that starts with a term that is added."""
        terms.sort(key=lambda term: self._negative(term) is not None)
        total = terms[0]
        for term in terms[1:]:
            opposite = self._negative(term)
            total = self.node("add", total, term) if opposite is None else self.node("sub", total, opposite)
        return total

    def _negative(self, term: Node) -> Node | None:
        """-term where that is simpler."""
        if term.op == "neg":
            return term.args[0]
        if term.op in ("mul", "div"):
            first = self._negative(term.args[0])
            return None if first is None else self.node(term.op, first, *term.args[1:])
        return None

    def _times(self, coefficient: Any, node: Node) -> Node:
        if coefficient == 1:
            return node
        return self.node("neg", node) if coefficient == -1 else self.node("mul", self.build(coefficient), node)

    def _product(self, expression: Any, at: Node) -> Node:
        above: list[Node] = []
        below: list[Node] = []
        sign = 1
        for factor in expression.args:
            exponent = factor.args[1] if factor.is_Pow and factor.args[0] is not sp.E else sp.S.One
            if factor.is_Number and factor < 0:
                sign, factor = -sign, -factor  # noqa: PLW2901 - the sign goes in front of the product
            if factor == 1:
                continue
            if exponent.is_number and exponent.is_negative:
                below.append(self._raised(factor.args[0], -exponent, at))
            else:
                above.append(self.build(factor, at))
        result = self._chain(above) if above else self.number(1)
        if below:
            result = self.node("div", result, self._chain(below))
        return result if sign > 0 else self.node("neg", result)

    def _chain(self, factors: list[Node]) -> Node:
        result = factors[0]
        for factor in factors[1:]:
            result = self.node("mul", result, factor)
        return result

    def _power(self, expression: Any, at: Node) -> Node:
        base, exponent = expression.args
        if exponent.is_number and exponent.is_negative:
            return self.node("div", self.number(1), self._raised(base, -exponent, at))
        return self._raised(base, exponent, at)

    def _raised(self, base: Any, exponent: Any, at: Node) -> Node:
        if not (exponent.is_Rational and exponent.q <= 2):
            return self.node("pow", self.build(base, at), self.build(exponent, at))
        square = self.build(base, at) if exponent.q == 1 else self.node("sqrt", self.build(base, at))
        count, result = int(exponent.p), None
        while count:
            if count & 1:
                result = square if result is None else self.node("mul", result, square)
            count >>= 1
            if count:
                square = self.node("mul", square, square)
        return self.number(1) if result is None else result

    def _logarithm(self, argument: Any, at: Node) -> Node:
        if argument.is_Add and sp.S.One in argument.args:
            rest = [term for term in argument.args if term is not sp.S.One]
            return self.node("log1p", self._total([self.build(term, at) for term in rest]))
        return self.node("log", self.build(argument, at))

    def _piecewise(self, expression: Any, at: Node) -> Node:
        result = None
        conditions = [condition for _, condition in expression.args]
        for position, (branch, condition) in reversed(list(enumerate(expression.args))):
            earlier = conditions[:position]
            held = self._held(branch, earlier, condition, at)
            value = self.build(branch, held)
            result = value if result is None else self.where(self._comparison(condition, at), value, result)
        if result is None or conditions[-1] is not sp.true:
            raise XphiError("a piecewise formula must say what holds everywhere else")
        return result

    def _held(self, branch: Any, earlier: list[Any], condition: Any, at: Node) -> Node:
        """x where a branch holds, and a point inside it otherwise, unless the branch is a line anyway."""
        if not self._hold or not self.build(branch, at).bends(at):
            return at
        point = self.number(_inside(branch, earlier, condition))
        held = at if condition is sp.true else self.where(self._comparison(condition, at), at, point)
        for other in earlier:
            held = self.where(self._comparison(other, at), point, held)
        return held

    def _comparison(self, condition: Any, at: Node) -> Node:
        if not isinstance(condition, (sp.StrictLessThan, sp.LessThan, sp.StrictGreaterThan, sp.GreaterThan)):
            raise XphiError("a piecewise condition compares two formulas")
        left, right = (self.build(side, at) for side in condition.args)
        if isinstance(condition, (sp.StrictGreaterThan, sp.GreaterThan)):
            left, right = right, left
        strict = isinstance(condition, (sp.StrictLessThan, sp.StrictGreaterThan))
        return self.node("less" if strict else "less_equal", left, right)


def _inside(branch: Any, earlier: list[Any], condition: Any) -> Fraction:
    """A binary64 at which a branch of a piecewise formula holds."""
    pieces = [(0, other) for other in earlier]
    points = [Fraction(float(border)) for border in borders(sp.Piecewise(*pieces, (1, condition), (2, True)))]
    points = points or [Fraction(0)]
    for point in [*points, *((a + b) / 2 for a, b in pairwise(points)), points[0] - 1, points[-1] + 1]:
        at = sp.Rational(point.numerator, point.denominator)
        if condition.subs(x, at) == True and not any(other.subs(x, at) == True for other in earlier):  # noqa: E712 - SymPy's
            return point
    raise XphiError(f"no point is known where {branch} holds")


def counted(roots: list[Node]) -> Iterator[tuple[Node, int]]:
    """Each node and how often it is used, in an order in which each needs only earlier ones."""
    uses: dict[int, int] = {}
    order: list[Node] = []

    def visit(node: Node) -> None:
        uses[id(node)] = uses.get(id(node), 0) + 1
        if uses[id(node)] == 1:
            for argument in node.args:
                visit(argument)
            order.append(node)

    for root in roots:
        visit(root)
    return ((node, uses[id(node)]) for node in order)
