"""Trees as text: infix operators, calls, and a name for what is long or used more than once."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from xphi import formats
from xphi.emit._tree import Node, counted
from xphi.formats import Format

BINARY64 = formats.get("binary64")

#: How tightly an operator binds; a leaf or a call more than any.
_BINDS = {"less": 0, "less_equal": 0, "add": 1, "sub": 1, "mul": 2, "div": 2, "neg": 2}
_INFIX = {"less": " < ", "less_equal": " <= ", "add": " + ", "sub": " - ", "mul": "*", "div": "/"}
_LEAF = 3
#: What is longer gets a name.
LONG = 60


class Text:
    """Writes nodes in a language with infix operators.

    Parameters
    ----------
    calls : mapping of str to str
        How each other operation is written, its arguments as ``{0}``, ``{1}``, and ``{minus}`` for -{0}.
    reserved : set of str
        Names that a temporary may not have.
    variable : str
        What x is called.
    number_format : Format
        What a literal is rounded to.
    """

    def __init__(
        self,
        calls: Mapping[str, str],
        reserved: frozenset[str] = frozenset(),
        variable: str = "x",
        number_format: Format = BINARY64,
    ) -> None:
        self.calls = calls
        self.reserved = reserved
        self.variable = variable
        self.format = number_format
        self._named: dict[int, str] = {}

    def name(self, node: Node, name: str) -> None:
        """From here on `node` is written by a name."""
        self._named[id(node)] = name

    def assignments(self, roots: list[Node]) -> list[tuple[str, str]]:
        """Names for what is used more than once or long, and their values, in order."""
        lines = []
        count = 0
        for node, uses in counted(roots):
            if id(node) in self._named or not node.args or (node.op == "neg" and not node.args[0].args):
                continue
            text = self.expression(node)
            if uses == 1 and (len(text) <= LONG or node in roots):
                continue
            count += 1
            while f"u{count}" in self.reserved:
                count += 1
            self.name(node, f"u{count}")
            lines.append((f"u{count}", text))
        return lines

    def expression(self, node: Node) -> str:
        """A node as an expression."""
        return self._named.get(id(node)) or self.spelled(node)

    def spelled(self, node: Node) -> str:
        """A node as an expression, even where it has a name."""
        if node.op == "x":
            return self.variable
        if node.op == "number" and isinstance(node.data, Fraction):
            return self.number(node.data)
        if node.op == "name":
            return str(node.data)
        if node.op == "neg":
            return self._minus(node.args[0])
        if node.op in _INFIX:
            binds = _BINDS[node.op]
            left, right = node.args
            return f"{self._inside(left, binds)}{_INFIX[node.op]}{self._inside(right, binds + 1)}"
        return self.call(node, [self.expression(argument) for argument in node.args])

    def number(self, value: Fraction) -> str:
        """A number as a literal."""
        return repr(float(self.format.round(value)))  # what is printed is the number itself

    def call(self, node: Node, arguments: list[str]) -> str:
        """An operation that is no operator."""
        return self.calls[node.op].format(*arguments, minus=self._minus(node.args[0]))

    def _minus(self, node: Node) -> str:
        text = self._inside(node, 2)
        return f"-({text})" if text.startswith("-") else f"-{text}"

    def _inside(self, node: Node, least: int) -> str:
        text = self.expression(node)
        binds = _LEAF if id(node) in self._named else _BINDS.get(node.op, _LEAF)
        return f"({text})" if binds < least else text
