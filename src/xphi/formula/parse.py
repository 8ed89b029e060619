"""From what a person typed to a SymPy expression: parsed, never evaluated as Python.

Python's own grammar does the parsing (``ast``), because the formula language is a subset of it; each
node is then looked up in a short list of what is allowed. A decimal such as ``0.044715`` is the exact
rational that it spells.
"""

from __future__ import annotations

import ast
import difflib
import re
import warnings
from collections.abc import Callable, Mapping
from typing import Any

import sympy as sp

from xphi.errors import FormulaError
from xphi.formula.symbols import parameter, x
from xphi.formula.words import WORDS, arguments

LONGEST = 20_000
HIGHEST_POWER = 200
#: Parentheses inside each other; Python's own grammar takes no more than 200.
DEEPEST = 150
_MOST_DIGITS = 400
#: Signs of mathematics that are no part of the language, and what is.
_WRITTEN = {
    "−": "-", "–": "-", "×": "*", "·": "*", "÷": "/", "²": "**2", "³": "**3", "√": "sqrt(…)", "π": "pi", "|": "abs(…)",
    "∞": "inf, and only as an end of an interval",
}  # fmt: skip

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
        With a caret under what cannot be read.
    """
    if not text.strip():
        raise FormulaError("the formula is empty", text, 0)
    if len(text) > LONGEST:
        raise FormulaError(f"the formula has {len(text)} characters and the limit is {LONGEST}", text[:60] + "…", 60)
    lead = len(text) - len(text.lstrip())
    source = text.strip()
    if "\n" in source:
        raise FormulaError("a formula is one line", source.splitlines()[0], len(source.splitlines()[0]))
    _check_depth(text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # "2(x)" and the like warn; they are refused below
            tree = ast.parse(source, mode="eval")
        return Reader(text, lead, dict(calls or {})).read(tree.body)
    except SyntaxError as error:
        position = error.offset - 1 if error.offset else len(source)  # no offset: the text ends too early
        raise FormulaError(_unreadable(source, position), text, lead + position) from None
    except TypeError:  # SymPy's, of a number that it sees to be complex
        raise FormulaError("a part of the formula has no real value", text, 0) from None
    except (RecursionError, MemoryError):
        raise FormulaError("the formula is nested too deeply, or has too many terms", text, 0) from None
    except ValueError:
        raise FormulaError("the formula holds a sign that cannot be read, or a number too long", text, 0) from None


def _check_depth(text: str) -> None:
    depth = 0
    for position, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if depth > DEEPEST:
            raise FormulaError(f"the formula is nested too deeply: {DEEPEST} parentheses at most", text, position)


def _unreadable(source: str, position: int) -> str:
    """What is wrong at a position, with what to write instead where that is plain."""
    sign, before = source[position : position + 1], source[:position]
    if sign in _WRITTEN:
        return f"{sign} is written {_WRITTEN[sign]}"
    if before and not before[-1].isspace() and before[-1].isalnum() and sign.isidentifier():
        return "the formula cannot be read here: is a * missing?"
    if re.match(r"\d+[A-Za-z_(]", source[position:]):
        return "the formula cannot be read here: a product is written with *, as in 3*x"
    return "the formula cannot be read here"


def _estimate(number: Any) -> float:
    """A number in binary64, infinite where it overflows: SymPy would compute it with all its digits."""
    from xphi.formula.arrays import evaluate

    return float(number) if number.is_Rational else float(evaluate(number, []))


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
        if node.id in self.calls or node.id in WORDS:
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
                self._check_power(left, right, node)
                if left.is_zero and (right.is_negative or right.is_zero):
                    raise self.fail("zero to this power is undefined", node)
                return left**right
            case _:
                raise self.fail("only + - * / and ** are operators here", node)

    def _check_power(self, base: Any, exponent: Any, node: ast.BinOp) -> None:
        """Refuse powers that would fill the memory."""
        if base.is_Rational and exponent.is_Integer:
            digits = len(str(max(abs(base.p), base.q)))
            if abs(base) not in (0, 1) and (digits - 1 or 1) * abs(exponent) > _MOST_DIGITS:
                raise self.fail(f"this number would have more than {_MOST_DIGITS} digits", node)
        elif exponent.is_number and not abs(_estimate(exponent)) <= HIGHEST_POWER:
            raise self.fail(f"the exponent is beyond {HIGHEST_POWER}", node.right)

    def _call(self, node: ast.Call) -> Any:
        if not isinstance(node.func, ast.Name):
            raise self.fail("only functions of the registry can be called, by their name", node.func)
        name = node.func.id
        known = {**WORDS, **self.calls}
        if name not in known:
            near = difflib.get_close_matches(name, known, n=1)
            raise self.fail(f"no function is called {name}" + (f"; did you mean {near[0]}?" if near else ""), node.func)
        if node.keywords or any(isinstance(argument, ast.Starred) for argument in node.args):
            raise self.fail(f"{name} takes plain arguments", node)
        given = len(node.args)
        own = None if given == 1 else f"{name} takes one argument"
        wrong = own if name in self.calls else arguments(name, given)
        if wrong:
            raise self.fail(wrong, node)
        values = [self.read(argument) for argument in node.args]
        try:
            return known[name](*values)
        except (TypeError, ValueError):  # SymPy's, of what it sees to be complex
            raise self.fail("this part has no real, finite value", node) from None
