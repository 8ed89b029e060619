"""From what a person typed to a SymPy expression: parsed, never evaluated as Python.

Python's own grammar does the parsing (``ast``), because the formula language is a subset of it; each
node is then looked up in a short list of what is allowed. A decimal such as ``0.044715`` is the exact
rational that it spells.
"""

from __future__ import annotations

import ast
import difflib
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import sympy as sp

from xphi.errors import FormulaError
from xphi.formula.symbols import PRIMITIVES, parameter, x

LONGEST = 20_000
HIGHEST_POWER = 200
_MOST_DIGITS = 400

Calls = Mapping[str, Callable[[Any], Any]]


def parse(text: str, calls: Calls | None = None) -> Any:
    """Parse a formula.

    Parameters
    ----------
    text : str
        Numbers, ``pi``, ``x``, free names, ``+ - * / **``, parentheses and calls.
    calls : mapping of str to callable, optional
        Functions beyond the primitives, each from an argument to an expression.

    Returns
    -------
    sympy.Expr
        In the real symbol ``x`` and one real symbol for each free name.

    Raises
    ------
    FormulaError
        With a caret under the place that cannot be read.
    """
    if not text.strip():
        raise FormulaError("the formula is empty", text, 0)
    if len(text) > LONGEST:
        raise FormulaError(f"the formula has {len(text)} characters and the limit is {LONGEST}", text[:60] + "…", 60)
    lead = len(text) - len(text.lstrip())
    source = text.strip()
    if "\n" in source:
        raise FormulaError("a formula is one line", source.splitlines()[0], len(source.splitlines()[0]))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "2(x)" and the like warn; they are refused below
            tree = ast.parse(source, mode="eval")
        return Reader(text, lead, dict(calls or {})).read(tree.body)
    except SyntaxError as error:
        place = error.offset - 1 if error.offset else len(source)  # no offset: the text ends too early
        raise FormulaError("the formula cannot be read here", text, lead + place) from None
    except TypeError:  # SymPy's, of a number that it sees to be complex
        raise FormulaError("a part of the formula has no real value", text, 0) from None
    except (RecursionError, MemoryError, ValueError):
        raise FormulaError("the formula is nested too deeply or holds a number too long", text, 0) from None


class Reader:
    """One formula on its way from Python's syntax tree to SymPy."""

    def __init__(self, text: str, lead: int, calls: dict[str, Callable[[Any], Any]]) -> None:
        self.text = text
        self.lead = lead
        self.calls = calls

    def fail(self, reason: str, node: ast.AST) -> FormulaError:
        """The error that points at a node."""
        column = len(self.text.lstrip().encode()[: node.col_offset].decode(errors="ignore"))  # type: ignore[attr-defined]  # every expr node has one
        return FormulaError(reason, self.text, self.lead + column)

    def read(self, node: ast.expr) -> Any:
        """The expression of a node."""
        value = self._read(node)
        if value.has(sp.nan, sp.zoo, sp.oo, -sp.oo, sp.I):
            raise self.fail("this part has no real, finite value", node)
        return value

    def _read(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant():
                return self._number(node)
            case ast.Name():
                return self._name(node)
            case ast.UnaryOp(op=ast.USub()):
                return -self.read(node.operand)
            case ast.UnaryOp(op=ast.UAdd()):
                return self.read(node.operand)
            case ast.BinOp():
                return self._binary(node)
            case ast.Call():
                return self._call(node)
            case ast.Attribute():
                raise self.fail("a formula has no attributes: names stand alone", node)
            case _:
                raise self.fail("only numbers, names, + - * / **, parentheses and calls may stand in a formula", node)

    def _number(self, node: ast.Constant) -> Any:
        if isinstance(node.value, bool) or not isinstance(node.value, (int, float)):
            raise self.fail("only real numbers may stand here", node)
        spelled = ast.get_source_segment(self.text.strip(), node) or repr(node.value)
        mantissa, _, exponent = spelled.lower().replace("_", "").partition("e")
        if len(mantissa) > _MOST_DIGITS or (exponent and abs(int(exponent)) > _MOST_DIGITS):
            raise self.fail("this number is too long", node)
        if spelled.lower().startswith(("0x", "0b", "0o")):
            return sp.Integer(node.value)
        return sp.Rational(spelled.replace("_", ""))

    def _name(self, node: ast.Name) -> Any:
        if node.id == "x":
            return x
        if node.id == "pi":
            return sp.pi
        if node.id in self.calls or node.id in PRIMITIVES:
            raise self.fail(f"{node.id} is a function: write {node.id}(…)", node)
        if node.id.startswith("_") or not node.id.isascii():
            raise self.fail("a name is made of ASCII letters, digits and inner underscores", node)
        return parameter(node.id)

    def _binary(self, node: ast.BinOp) -> Any:
        if isinstance(node.op, ast.BitXor):
            raise self.fail("powers are written **, not ^", node)
        left, right = self.read(node.left), self.read(node.right)
        match node.op:
            case ast.Add():
                return left + right
            case ast.Sub():
                return left - right
            case ast.Mult():
                return left * right
            case ast.Div():
                if right.is_zero:
                    raise self.fail("division by zero", node.right)
                return left / right
            case ast.Pow():
                if right.is_number and abs(float(right)) > HIGHEST_POWER:
                    raise self.fail(f"the exponent is beyond {HIGHEST_POWER}", node.right)
                if left.is_number and right.is_number and abs(float(left)) > 10**_MOST_DIGITS:
                    raise self.fail("this number is too large", node)
                if left.is_zero and (right.is_negative or right.is_zero):
                    raise self.fail("zero to this power is undefined", node)
                return left**right
            case _:
                raise self.fail("only + - * / and ** are operators here", node)

    def _call(self, node: ast.Call) -> Any:
        if not isinstance(node.func, ast.Name):
            raise self.fail("only functions of the registry can be called, by their name", node.func)
        name = node.func.id
        known = {**PRIMITIVES, **self.calls}
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            raise self.fail(f"no function is called {name}" + (f"; did you mean {near[0]}?" if near else ""), node.func)
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            raise self.fail(f"{name} takes plain arguments", node)
        needed = 2 if name in ("min", "max") else 1
        if len(node.args) != needed:
            raise self.fail(f"{name} takes {'two arguments' if needed == 2 else 'one argument'}", node)
        arguments = [self.read(argument) for argument in node.args]
        try:
            return known[name](*arguments)
        except (TypeError, ValueError):  # SymPy's, of what it sees to be complex
            raise self.fail("this part has no real, finite value", node) from None
