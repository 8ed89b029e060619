"""Formulas of the package's own tables on arrays: in binary64, or in a shorter format with every step rounded.

Only texts of the registry and of `names` come here; what users write goes through `xphi.formula`.
"""

from __future__ import annotations

import ast
import functools
import math
import re
from collections.abc import Callable
from typing import Any

import numpy as np

from xphi.errors import XphiError
from xphi.ops import generated
from xphi.ops import numpy as kernels

Array = np.ndarray[Any, np.dtype[Any]]

_PIECE = re.compile(r"(?P<value>.+?) (?:where (?P<condition>.+)|elsewhere)")
_COMPARED: dict[type[ast.cmpop], Callable[[Any, Any], Any]] = {
    ast.Lt: np.less,
    ast.LtE: np.less_equal,
    ast.Gt: np.greater,
    ast.GtE: np.greater_equal,
}


def evaluate(text: str, values: dict[str, Array]) -> Array:
    """A formula at arrays of one dtype, which the result has as well.

    Parameters
    ----------
    text : str
        Such as ``x*(1 + erf(x/sqrt(2)))/2`` or ``0 where x <= 0, x elsewhere``.
    values : dict of str to array
        The variables.

    Returns
    -------
    array
        In binary64 where the variables are; in a shorter format each operation is rounded to it, and constants too.
    """
    first = next(iter(values.values()))
    with np.errstate(all="ignore"):
        found = _Evaluator(values, first.dtype).whole(text)
    return np.broadcast_to(np.asarray(found, dtype=first.dtype), first.shape)


def constant(text: str) -> float:
    """The value of a formula without variables."""
    return float(_Evaluator({}, np.dtype(np.float64)).whole(text))


def primitive(name: str) -> Callable[[Array], Array] | None:
    """A function of one variable in binary64: a kernel, a function of NumPy, or the registry's formula."""
    if name in _NUMPY:
        return _NUMPY[name]
    if name in kernels.names():
        known = kernels.get(name)
        return known if isinstance(known, kernels.Activation) else None
    row = generated.functions().get(name)
    return None if row is None else lambda x: evaluate(row["formula"], {"x": x})


def named(name: str) -> Callable[[Array], Array]:
    """A function of the registry, which has it."""
    known = primitive(name)
    if known is None:
        raise XphiError(f"the registry has no function of one variable that is called {name!r}")
    return known


_NUMPY: dict[str, Callable[[Array], Array]] = {
    "abs": np.abs,
    "exp": np.exp,
    "log": np.log,
    "sqrt": np.sqrt,
}


@functools.cache
def _parsed(text: str) -> ast.expr:
    return ast.parse(text, mode="eval").body


class _Evaluator:
    """One evaluation; a number stays a Python float until it meets an array, as constants are folded by hand."""

    def __init__(self, values: dict[str, Array], dtype: np.dtype[Any]) -> None:
        self.values = values
        self.dtype = dtype

    def whole(self, text: str) -> Any:
        """A formula that may have pieces."""
        if " elsewhere" not in text:
            return self.run(_parsed(text))
        pieces = [_PIECE.fullmatch(piece) for piece in _split(text)]
        *guarded, last = [piece for piece in pieces if piece is not None]
        result = self.run(_parsed(last["value"]))
        for piece in reversed(guarded):
            result = np.where(
                self.run(_parsed(piece["condition"])), self.array(self.run(_parsed(piece["value"]))), self.array(result)
            )
        return result

    def array(self, value: Any) -> Any:
        """A number as one of the format."""
        return value if isinstance(value, np.ndarray) else np.asarray(value, dtype=np.float64).astype(self.dtype)

    def run(self, node: ast.expr) -> Any:
        """The value of a part."""
        match node:
            case ast.Constant(value=int() | float() as value):
                return float(value)
            case ast.Name(id=name):
                return math.pi if name == "pi" else self.values[name]
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self.run(operand)
            case ast.BinOp(left=left, op=op, right=right):
                return self.binary(op, self.run(left), self.run(right))
            case ast.Compare(left=left, ops=[op], comparators=[right]):
                return _COMPARED[type(op)](self.run(left), self.array(self.run(right)))
            case ast.Call(func=ast.Name(id=name), args=arguments):
                return self.call(name, [self.run(one) for one in arguments])
        raise XphiError(f"a formula of the tables has {ast.unparse(node)[:40]!r}, which is not evaluated here")

    def binary(self, op: ast.operator, left: Any, right: Any) -> Any:
        """Two numbers in binary64, anything else in the format."""
        if isinstance(left, np.ndarray) or isinstance(right, np.ndarray):
            left, right = self.array(left), self.array(right)
        match op:
            case ast.Add():
                result = left + right
            case ast.Sub():
                result = left - right
            case ast.Mult():
                result = left * right
            case ast.Div():
                result = left / right
            case _:
                result = left**right
        return result.astype(self.dtype) if isinstance(result, np.ndarray) else result

    def call(self, name: str, arguments: list[Any]) -> Any:
        """A function, its result rounded once."""
        if name in {"min", "max"}:
            folded = functools.reduce(np.minimum if name == "min" else np.maximum, map(self.array, arguments))
            return folded if any(isinstance(one, np.ndarray) and one.ndim for one in arguments) else float(folded)
        known = primitive(name)
        if known is None:
            raise XphiError(f"a formula of the tables has the function {name!r}, which is not known here")
        (argument,) = arguments
        wide = np.asarray(argument, dtype=np.float64)
        result = known(wide)
        return result.astype(self.dtype) if isinstance(argument, np.ndarray) else float(result)


def _split(text: str) -> list[str]:
    """The pieces: commas inside of parentheses are part of a piece."""
    pieces, depth, start = [], 0, 0
    for position, character in enumerate(text):
        depth += {"(": 1, ")": -1}.get(character, 0)
        if character == "," and depth == 0:
            pieces.append(text[start:position].strip())
            start = position + 1
    return [*pieces, text[start:].strip()]
