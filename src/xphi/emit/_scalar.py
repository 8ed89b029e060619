"""What the languages without tensors share: a formula, what stands in far out, and the helpers that they need."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from xphi.emit import _helpers
from xphi.emit._code import Code
from xphi.emit._far import Far
from xphi.emit._text import Text
from xphi.emit._tree import Node, Tree
from xphi.real import Real


@dataclass(frozen=True)
class Parts:
    """A formula ready to be written.

    Parameters
    ----------
    tree : Tree
    formula : Node
    limits : tuple of (Far, Node)
        What stands in far out, as a node.
    constants : tuple of (str, Fraction)
        The named constants that occur.
    """

    tree: Tree
    formula: Node
    limits: tuple[tuple[Far, Node], ...]
    constants: tuple[tuple[str, Fraction], ...]

    @classmethod
    def of(cls, code: Code) -> Parts:
        """The parts of an approximation."""
        tree = Tree(hold=False)
        formula = tree.build(code.formula, tree.held(*code.ends()))
        if code.options.fma:
            formula = tree.fused(formula)
        limits = tuple((far, limit(tree, far)) for far in code.far)
        constants = tuple((str(s), value) for s, value in code.constants.items() if code.formula.has(s))
        return cls(tree, formula, limits, constants)

    def kept(self, nan: Node) -> Node:
        """The formula, and x itself where it is no number, of which there is nothing in a constant."""
        return self.tree.where(nan, self.tree.x, self.formula)

    def helpers(self, lacking: frozenset[str]) -> list[str]:
        """The helpers needed, each after those that it uses."""
        return _helpers.needed([self.formula, *(node for _, node in self.limits)], lacking)


def limit(tree: Tree, far: Far) -> Node:
    """The line or constant far out."""
    if far.line is not None:
        return tree.build(far.line)
    negative = str(far.constant).startswith("-")  # of zero too
    number = tree.node("number", data=abs(Fraction(far.constant)))
    return tree.node("neg", number) if negative else number


def helper_lines(name: str, text: Text) -> tuple[str, list[tuple[str, str]], str]:
    """The first sentence of a helper, its assignments and its result."""
    root = _helpers.body(name)
    assignments = text.assignments([root])
    said = (_helpers.HELPERS[name].__doc__ or "").strip().splitlines()[0].replace("−", "-")
    return said, assignments, text.expression(root)


def decimal(value: Fraction) -> str:
    """A constant with more digits than it has."""
    return Real.of(value).decimal
