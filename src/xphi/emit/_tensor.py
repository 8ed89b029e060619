"""What the frameworks of arrays share: a formula as lines over whole tensors, fit for automatic differentiation.

``where`` takes a gradient into both of its branches, and 0·∞ is no number; so beyond the asymptotes, and outside a
piece, the formula sees x held at a point where it is finite.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi.emit._code import Code
from xphi.emit._far import Far
from xphi.emit._header import header
from xphi.emit._language import Language, arithmetic
from xphi.emit._scalar import decimal
from xphi.emit._text import Text
from xphi.emit._tree import Node, Tree

#: Names that the lines of a function have already.
LOCALS = frozenset({"x", "y", "near", "left", "right", "far_left", "far_right"})


@dataclass(frozen=True)
class Framework:
    """How a framework spells the operations on tensors.

    Parameters
    ----------
    calls : dict of str to str
        Templates of the operations; ``lower`` and ``upper`` are a minimum and maximum with a number.
    where, isnan, full, cast : str
        Templates of the choice, of the test for NaN, of a tensor like x that holds one number and of another dtype.
    types : dict of str to str
        The dtypes by format.
    checked : list of str
        Lines that make sure of binary64 where it was asked for.
    """

    calls: dict[str, str]
    where: str
    isnan: str
    full: str
    cast: str
    types: dict[str, str]
    checked: tuple[str, ...] = ()


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
    held: tuple[Fraction | None, Fraction | None] = (None, None),
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
    held : (Fraction or None, Fraction or None), optional
        The ends that an argument beyond them counts as.
    """
    tree, text = Tree(values), _Text(framework, reserved)
    lines = []
    near = tree.held(*held)
    chosen: list[tuple[Node, Node]] = []
    for end, limit in zip(far, limits, strict=True):
        name = "left" if end.side < 0 else "right"
        threshold = tree.node("name", data=f"-{limit}" if end.side < 0 else limit)
        test = tree.node("less", tree.x, threshold) if end.side < 0 else tree.node("less", threshold, tree.x)
        lines.append(f"{name} = {text.expression(test)}")
        text.name(test, name)
        near = tree.where(test, threshold, near)
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


def function(framework: Framework, code: Code, language: Language) -> list[str]:
    """The lines of the function for an approximation, after what its header says."""
    constants = [(str(symbol), value) for symbol, value in code.constants.items() if code.formula.has(symbol)]
    dtype = None if code.dtype is None else framework.types[code.dtype.name]
    wide = None if code.dtype is None else framework.types[arithmetic(code.dtype).name]
    lines = []
    if dtype is None:
        sixteen = ", ".join(framework.types[name] for name in ("binary16", "bfloat16"))
        recursive = f"{code.name}({framework.cast.format('x', framework.types['binary32'])})"
        lines += [f"if x.dtype in ({sixteen}):", f"    return {framework.cast.format(recursive, 'x.dtype')}"]
    else:
        lines.append(f"x = {framework.cast.format('x', dtype)}")
        lines += [f"x = {framework.cast.format('x', wide)}"] if wide != dtype else []
        lines += framework.checked if code.dtype is not None and code.dtype.name == "binary64" else []
    lines += [f"{name} = {float(value)!r}  # {decimal(value)}" for name, value in constants]
    limits = []
    for far in code.far:
        at = code.thresholds(far, language)
        limits.append(repr(next(iter(at.values()))))
        if len(set(at.values())) > 1:
            limits[-1] = "far_left" if far.side < 0 else "far_right"
            narrow = f"x.dtype == {framework.types['binary32']}"
            lines.append(f"{limits[-1]} = {at['binary32']!r} if {narrow} else {at['binary64']!r}")
    reserved = frozenset(name for name, _ in constants) | {code.name}
    lines += body(framework, code.formula, code.far, limits, reserved=reserved, held=code.ends())
    if wide != dtype:
        result = lines.pop().removeprefix("return ")
        lines += [f"y = {result}", f"return {framework.cast.format('y', dtype)}"]
    return lines


def module(framework: Framework, code: Code, language: Language, imports: list[str], before: list[str]) -> str:
    """The Python source: imports, the header as a docstring, the lines that make a tensor of x, and the function."""
    head, *rest = header(code, language)
    lines = [*imports, "", "", f"def {code.name}(x):", f'    """{head}', *(f"    {line}".rstrip() for line in rest)]
    lines += ['    """', *(f"    {line}" for line in [*before, *function(framework, code, language)])]
    return "\n".join([*lines, ""])
