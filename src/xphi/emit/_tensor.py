"""What the frameworks of arrays share: a formula as lines over whole tensors, fit for automatic differentiation.

``where`` takes a gradient into both of its branches, and 0·∞ is no number; so beyond the asymptotes, and outside a
piece, the formula sees x held at a place where it is finite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi.emit._code import Code
from xphi.emit._far import Far
from xphi.emit._text import Text
from xphi.emit._tree import Node, Tree
from xphi.real import Real

#: Names that the lines of a function have already.
LOCALS = frozenset({"x", "y", "near", "left", "right", "far_left", "far_right"})


@dataclass(frozen=True)
class Framework:
    """How a framework spells the operations on tensors.

    Parameters
    ----------
    calls : dict of str to str
        Templates of the operations; ``lower`` and ``upper`` are a minimum and maximum with a number.
    where, isnan, full : str
        Templates of the choice, of the test for NaN and of a tensor like x that holds one number.
    """

    calls: dict[str, str]
    where: str
    isnan: str
    full: str


class _Text(Text):
    def __init__(self, framework: Framework, reserved: frozenset[str]) -> None:
        super().__init__(framework.calls, reserved)
        self.framework = framework

    def call(self, node: Node, arguments: list[str]) -> str:
        if node.op == "where":
            condition, branch, otherwise = arguments
            if node.args[1].is_constant and node.args[2].is_constant:
                otherwise = self.framework.full.format(otherwise)  # one of the two says what the dtype is
            return self.framework.where.format(condition, branch, otherwise)
        if node.op in ("min", "max") and node.args[1].is_constant:
            return self.calls["upper" if node.op == "min" else "lower"].format(*arguments)
        return super().call(node, arguments)


def body(
    framework: Framework,
    formula: Any,
    far: Sequence[Far],
    limits: Sequence[str],
    *,
    values: Mapping[Any, Fraction] | None = None,
    reserved: frozenset[str] = frozenset(),
) -> list[str]:
    """The lines of a function of ``x``, the last one with its ``return``.

    Parameters
    ----------
    framework : Framework
    formula : sympy.Expr
        Laid out, in ``x`` and named constants.
    far : sequence of Far
        What stands in far out.
    limits : sequence of str
        From where on, an expression in the language for each of `far`.
    values : dict of sympy.Symbol to Fraction, optional
        Constants that are written as numbers.
    reserved : frozenset of str, optional
        Names that mean something already.
    """
    tree, text = Tree(values), _Text(framework, reserved)
    lines = []
    near = tree.x
    chosen: list[tuple[Node, Node]] = []
    for end, limit in zip(far, limits, strict=True):
        name = "left" if end.side < 0 else "right"
        place = tree.node("name", data=f"-{limit}" if end.side < 0 else limit)
        test = tree.node("less", tree.x, place) if end.side < 0 else tree.node("less", place, tree.x)
        lines.append(f"{name} = {text.expression(test)}")
        text.name(test, name)
        near = tree.where(test, place, near)
        line = tree.build(end.line) if end.line is not None else _signed(tree, end.constant)
        chosen.append((test, line))
    inner = tree.build(formula, near)
    if near is not tree.x:
        lines.append(f"near = {text.expression(near)}")
        text.name(near, "near")
    lines += [f"{name} = {value}" for name, value in text.assignments([inner])]
    result = inner
    if chosen and inner.args:
        lines.append(f"y = {text.expression(inner)}")
        text.name(inner, "y")
    for test, line in reversed(chosen):
        result = tree.where(test, line, result)
    if not result.keeps_nan:
        if result.is_constant:
            result = tree.node("name", data=framework.full.format(text.expression(result)))
        result = tree.where(tree.node("name", data=framework.isnan), tree.x, result)
    return [*lines, f"return {text.expression(result)}"]


def _signed(tree: Tree, value: float) -> Node:
    return tree.node("name", data=repr(value))


def function(framework: Framework, code: Code, *, narrow: str, words: frozenset[str]) -> list[str]:
    """The lines of the function for an approximation, after what makes a tensor of x.

    Parameters
    ----------
    framework : Framework
    code : Code
    narrow : str
        The test for a tensor of binary32.
    words : frozenset of str
        Names that mean something in the language.
    """
    code = code.renamed(words)
    constants = [(str(symbol), value) for symbol, value in code.constants.items() if code.formula.has(symbol)]
    lines = [f"{name} = {float(value)!r}  # {Real.of(value).decimal}" for name, value in constants]
    limits = []
    for far in code.far:
        limits.append(repr(float(far.at)))
        if far.narrow != far.at:
            limits[-1] = "far_left" if far.side < 0 else "far_right"
            lines.append(f"{limits[-1]} = {float(far.narrow)!r} if {narrow} else {float(far.at)!r}")
    return lines + body(framework, code.formula, code.far, limits, reserved=frozenset(name for name, _ in constants))
