"""Where a formula has a value: what it divides by, takes roots and logarithms of, read before SymPy simplifies it.

SymPy turns sqrt(x)**2 into x and x/x into 1, and so forgets that neither has a value everywhere. The conditions are
therefore collected from the text itself, operation by operation.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import sympy as sp

from xphi.formula.parse import Calls, Reader
from xphi.formula.symbols import x

NONZERO, NONNEGATIVE, POSITIVE = "nonzero", "nonnegative", "positive"
_WORDS = {
    "divide": "divides by {0}",
    "root": "takes the square root of {0}",
    "log": "takes the logarithm of {0}",
    "power": "takes {0} to the power {1}",
}


@dataclass(frozen=True)
class Need:
    """An operation that has a value for some arguments only.

    Parameters
    ----------
    operation : {"divide", "root", "log", "power"}
    operands : tuple of sympy.Expr
        The divisor, the argument of the root or logarithm, or base and exponent.
    guards : tuple
        Branches of a piecewise formula in which the operation stands, innermost last: conditions that come first and
        exclude it, and the one that holds in its branch.
    """

    operation: str
    operands: tuple[Any, ...]
    guards: tuple[tuple[tuple[Any, ...], Any], ...] = ()

    def replaced(self, values: Mapping[Any, Any]) -> Need:
        """With numbers or formulas in place of symbols."""
        guards = tuple((tuple(_put(c, values) for c in before), _put(own, values)) for before, own in self.guards)
        return Need(self.operation, tuple(_put(part, values) for part in self.operands), guards)

    def text(self, spell: Callable[[Any], str]) -> str:
        """The operation in words."""
        return _WORDS[self.operation].format(*map(spell, self.operands))

    def condition(self) -> tuple[Any, str] | None:
        """A formula and the sign that it must have; None when the operation always has a value."""
        wanted = self._sign()
        if wanted is None:
            return None
        subject = self.operands[0]
        for before, own in reversed(self.guards):
            branches = [(sp.S.One, excluded) for excluded in before]
            subject = sp.Piecewise(*branches, (subject, own), (sp.S.One, True))
        return subject, wanted

    def _sign(self) -> str | None:
        if self.operation != "power":
            return {"divide": NONZERO, "root": NONNEGATIVE, "log": POSITIVE}[self.operation]
        exponent = self.operands[1]
        if exponent.is_Integer:
            return NONZERO if exponent < 0 else None
        return NONNEGATIVE if exponent.is_number and exponent.is_positive else POSITIVE


def _put(part: Any, values: Mapping[Any, Any]) -> Any:
    return part.subs(values) if part.free_symbols & values.keys() else part


def of_text(text: str, calls: Mapping[str, Any]) -> list[Need]:
    """The needs of a formula as it is written.

    Parameters
    ----------
    text : str
        One that :func:`xphi.formula.parse.parse` reads.
    calls : mapping of str to sympy.Expr
        Functions beyond the primitives, each as a formula in ``x``.
    """
    source = text.strip()
    reader = _Collector(source, {name: _caller(body) for name, body in calls.items()}, calls)
    reader.read(ast.parse(source, mode="eval").body)
    return reader.needs


def _caller(body: Any) -> Callable[[Any], Any]:
    return lambda argument: body.subs(x, argument)


class _Collector(Reader):
    """Reads a formula as the parser does and keeps what its operations need."""

    def __init__(self, text: str, calls: Calls, bodies: Mapping[str, Any]) -> None:
        super().__init__(text, 0, dict(calls))
        self.bodies = bodies
        self.values: dict[ast.expr, Any] = {}
        self.needs: list[Need] = []

    def read(self, node: ast.expr) -> Any:
        if node not in self.values:
            self.values[node] = super().read(node)
            self._collect(node)
        return self.values[node]

    def _collect(self, node: ast.expr) -> None:
        match node:
            case ast.BinOp(op=ast.Div()):
                self.needs.append(Need("divide", (self.read(node.right),)))
            case ast.BinOp(op=ast.Pow()):
                base, exponent = self.read(node.left), self.read(node.right)
                if not (exponent.is_Integer and exponent.is_positive):
                    self.needs.append(Need("power", (base, exponent)))
            case ast.Call(func=ast.Name(id=name), args=[argument]):
                value = self.read(argument)
                if name in ("sqrt", "log"):
                    self.needs.append(Need("root" if name == "sqrt" else "log", (value,)))
                elif name in self.bodies:
                    self.needs += [need.replaced({x: value}) for need in of_tree(self.bodies[name])]


def of_tree(expression: Any) -> list[Need]:
    """The needs of an expression that was never text, such as a function of the registry."""
    return list(dict.fromkeys(_walk(expression, ())))


def _walk(node: Any, guards: tuple[tuple[tuple[Any, ...], Any], ...]) -> Iterator[Need]:
    if isinstance(node, sp.Piecewise):
        before: tuple[Any, ...] = ()
        for branch, condition in node.args:
            yield from _all(condition.args, guards)
            yield from _walk(branch, (*guards, (before, condition)))
            before = (*before, condition)
        return
    if node.is_Pow and node.base is not sp.E:
        yield Need("power", (node.base, node.exp), guards)
    elif isinstance(node, sp.log):
        yield Need("log", (node.args[0],), guards)
    yield from _all(node.args, guards)


def _all(nodes: Sequence[Any], guards: tuple[tuple[tuple[Any, ...], Any], ...]) -> Iterator[Need]:
    for node in nodes:
        yield from _walk(node, guards)
