"""The body of a function of the registry in ONNX's textual syntax: standard operators that every float type takes."""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from xphi.emit import _helpers
from xphi.emit._composites import parts
from xphi.emit._tree import Node, Tree, counted
from xphi.emit.onnx import LACKING, OPERATORS


@dataclass
class Body:
    """Assignments that end in ``y``, and the constants that they name, which are rounded to the type of x.

    Parameters
    ----------
    lines : list of str
    constants : dict of str to float
    """

    lines: list[str] = field(default_factory=list)
    constants: dict[str, float] = field(default_factory=dict)

    def add(self, root: Node, x: str) -> str:
        """Assign a tree, ``x`` standing for its variable, with what the runtimes lack written out; its name."""
        names: dict[int, str] = {}
        for node, _ in counted([root]):
            if node.op == "x":
                names[id(node)] = x
            elif node.op in ("number", "neg") and node.is_constant and isinstance(_number(node), Fraction):
                names[id(node)] = self._constant(float(_number(node)))
            elif node.op == "name":
                names[id(node)] = self._constant(float(str(node.data)))
            elif node.op in LACKING:
                names[id(node)] = self.add(_helpers.body(node.op), names[id(node.args[0])])
            else:
                names[id(node)] = self._assign(OPERATORS[node.op], [names[id(argument)] for argument in node.args])
        return names[id(root)]

    def _assign(self, operator: str, arguments: list[str]) -> str:
        name = f"t{len(self.lines)}"
        self.lines.append(f"{name} = {operator} ({', '.join(arguments)})")
        return name

    def _constant(self, value: float) -> str:
        known = {repr(there): name for name, there in self.constants.items()}
        name = known.get(repr(value), f"c{len(self.constants)}")
        self.constants[name] = value
        return name


def _number(node: Node) -> Fraction:
    """The value of a number, or of minus one."""
    sign = -1 if node.op == "neg" else 1
    data = (node.args[0] if node.op == "neg" else node).data
    if not isinstance(data, Fraction):
        raise TypeError(f"{node.op} is no number")
    return sign * data


def body(name: str) -> Body:
    """The body of a function."""
    formula, constants, far = parts(name, 0)
    tree = Tree(constants)
    near, chosen = tree.x, []
    for end in far:
        place = tree.number(end.side * end.at)
        test = tree.node("less", *((tree.x, place) if end.side < 0 else (place, tree.x)))
        near = tree.where(test, place, near)
        line = tree.build(end.line) if end.line is not None else tree.node("name", data=repr(end.constant))
        chosen.append((test, line))
    result = tree.build(formula, near)
    for test, line in reversed(chosen):
        result = tree.where(test, line, result)
    if not result.keeps_nan:
        result = tree.where(tree.node("less_equal", tree.x, tree.x), result, tree.x)
    made = Body()
    made.lines.append(f"y = Identity ({made.add(result, 'x')})")
    return made
