"""What every language needs: the formula in evaluation order, its constants in binary64, and the bound with them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import sympy as sp
from sympy.printing.c import reserved_words

from xphi import formats, functions
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import Proof, prove
from xphi.emit._far import Far, ends
from xphi.emit._odd import odd
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import parameter, x
from xphi.reference import rounded

BINARY64 = formats.get("binary64")


#: Names that a coefficient may have and that mean something else in one of the languages.
RESERVED = frozenset(reserved_words) | {
    "np",
    "y",
    "logistic",
    "log1p_exp",
    "lesser",
    "greater",
    "sign",
    "fabs",
    "log1p",
    "pow",
}
#: What a macro is called, by the custom of C: capitals before the first underscore, or nothing but them.
_MACRO = re.compile(r"[A-Z][A-Z0-9]*_\w*|[A-Z][A-Z0-9]+")
#: The macros of the headers and of the compilers that do not keep to it.
_OTHER_MACROS = frozenset({"linux", "unix", "math_errhandling"})


@dataclass(frozen=True)
class Code:
    """An approximation on its way to a language.

    Parameters
    ----------
    name : str
        A name that any language accepts.
    claim : Claim
        With coefficients rounded to binary64.
    proof : Proof
        Of that claim: the bound in the header is about the constants in the code.
    formula : sympy.Expr
        The form in ``x``, coefficients and constants as symbols, polynomials in Horner's scheme.
    constants : dict of sympy.Symbol to Fraction
        binary64 values of those symbols.
    far : tuple of Far
        What stands in for the form far out, the left side first.
    """

    name: str
    claim: Claim
    proof: Proof
    formula: Any
    constants: dict[Any, Fraction]
    far: tuple[Far, ...]

    @classmethod
    def of(cls, certificate: Certificate) -> Code:
        """Round the coefficients to binary64, prove again what that gives, and lay the formula out."""
        claim = certificate.claim
        rounded = {n: Fraction(BINARY64.round(c)) for n, c in claim.coefficients.items()}
        proof = certificate.proof
        if rounded != claim.coefficients or claim.exact:
            claim = replace(claim, coefficients=rounded, exact={})
            proof = prove(claim)
        form = _form(claim)
        formula, constants = _with_constants(form, claim)
        return cls(_name(claim), claim, proof, formula, constants, tuple(_far(claim)))

    def renamed(self, words: frozenset[str]) -> Code:
        """The same with underscores after each constant whose name means something in a language."""
        taken = words | {str(symbol) for symbol in self.constants}
        names = {symbol: _other(symbol, taken) for symbol in self.constants if str(symbol) in words}
        if not names:
            return self
        constants = {names.get(symbol, symbol): value for symbol, value in self.constants.items()}
        return replace(self, formula=_substituted(self.formula, names), constants=constants)

    def macros(self) -> frozenset[str]:
        """The names of constants that a header of C may have given another meaning."""
        names = {str(symbol) for symbol in self.constants}
        return frozenset(name for name in names if _MACRO.fullmatch(name) or name in _OTHER_MACROS)

    def header(self, where: str = "binary64") -> list[str]:
        """Lines that say what the code computes and how far it is from the target, evaluated `where`."""
        c, p = self.claim, self.proof
        domain = f"[{_end(c.low)}, {_end(c.high)}]"
        relative = "relative " if c.unit == "rel" else ""
        times = "" if c.factor == "1" else f"{c.factor} times the "
        lines = [f"{c.target} by {c.form}", ""]
        if p.bound is None:
            lines.append(f"No bound is proved with these coefficients: {p.reason}.")
        else:
            lines.append(f"{times}{relative}error at most {float(p.bound)!r} for x in {domain}, proved over the reals")
            lines.append(f"with exactly these coefficients. Evaluation in {where} adds its own rounding, that of the")
            lines.append("formula's other constants, such as 1/6, included.")
        if c.clamp is not None:
            lines.append(
                f"Beyond |x| = {float(c.clamp.at):g} the asymptotes {c.clamp.left} and {c.clamp.right} stand in."
            )
        return lines


def _other(symbol: Any, taken: Iterable[str]) -> Any:
    """A name that is not taken."""
    name = f"{symbol}_"
    while name in taken:
        name += "_"
    return parameter(name)


def _end(value: Fraction | float) -> str:
    return f"{float(value):g}"


def _form(claim: Claim) -> Any:
    return functions.formula(claim.form)


def _name(claim: Claim) -> str:
    stem = re.sub(r"\W+", "_", claim.target.replace("'", "_prime")).strip("_").lower()
    return f"xphi_{stem or 'function'}"


def _with_constants(form: Any, claim: Claim) -> tuple[Any, dict[Any, Fraction]]:
    """The form laid out, its coefficients renamed where a language means something else by a name, and all values."""
    taken = RESERVED | set(claim.coefficients)
    renamed = {parameter(n): _other(n, taken) if n in RESERVED else parameter(n) for n in claim.coefficients}
    values = {renamed[parameter(name)]: value for name, value in claim.coefficients.items()}
    formula, others = laid_out(form.subs(renamed), values)
    return formula, values | others


def laid_out(form: Any, values: Mapping[Any, Fraction] | None = None) -> tuple[Any, dict[Any, Fraction]]:
    """The stable, factored form with every constant subexpression named, and the constants' binary64 values.

    Parameters
    ----------
    form : sympy.Expr
        In ``x`` and the coefficients.
    values : dict of sympy.Symbol to Fraction, optional
        The coefficients.
    """
    constants: dict[Any, Fraction] = {}
    numbers_of = {symbol: sp.Rational(value.numerator, value.denominator) for symbol, value in (values or {}).items()}

    def name_of(constant: Any) -> Any:
        with precision(256):
            number = fraction(BALLS.run(compile_formula(constant, []))[0])
        symbol = parameter(f"c{len(constants)}_")
        constants[symbol] = Fraction(BINARY64.round(number))
        return symbol

    seen: dict[Any, Any] = {}

    def walk(node: Any) -> Any:
        if node.is_Integer or node.is_Symbol or node in (sp.true, sp.false):
            return node
        calls = not (node.is_Add or node.is_Mul)
        if calls and node.free_symbols and x not in node.free_symbols and node.free_symbols <= set(numbers_of):
            node = node.subs(numbers_of)  # a function of coefficients alone is one more constant
        if node.is_number:
            if node.is_Rational and BINARY64.representable(Fraction(int(node.p), int(node.q))):
                return node
            if node not in seen:
                seen[node] = name_of(node)
            return seen[node]
        if node.is_Pow and node.args[1].is_Rational:
            return node.func(walk(node.args[0]), node.args[1], evaluate=False)
        if node.is_Mul or node.is_Add:
            numbers = [a for a in node.args if a.is_number]
            rest = [walk(a) for a in node.args if not a.is_number]
            if numbers:
                rest.insert(0, walk(node.func(*numbers)))
            return node.func(*rest, evaluate=False) if len(rest) > 1 else rest[0]
        return _rebuilt(node, [walk(a) for a in node.args]) if node.args else node

    return walk(horner(odd(stable(form)))), constants


def _rebuilt(node: Any, arguments: list[Any]) -> Any:
    """The same node with other arguments, and nothing else simplified."""
    if isinstance(node, sp.functions.elementary.piecewise.ExprCondPair):
        return node.func(*arguments)
    return node.func(*arguments, evaluate=False)


def _substituted(node: Any, names: dict[Any, Any]) -> Any:
    """The same formula with other symbols, and nothing simplified."""
    return _rebuilt(node, [_substituted(a, names) for a in node.args]) if node.args else names.get(node, node)


def horner(expression: Any) -> Any:
    """Polynomials in ``x`` inside a formula, nested for evaluation."""
    if expression.is_Add and expression.is_polynomial(x) and sp.degree(expression, x) > 1:
        return sp.horner(expression, wrt=x)
    if expression.is_Atom:
        return expression
    return _rebuilt(expression, [horner(a) for a in expression.args])


def _far(claim: Claim) -> Iterator[Far]:
    """The clamp; or, on an unbounded domain, the form's own asymptotes from where they are the form to the last bit."""
    sides = [side for side, end in ((-1, claim.low), (1, claim.high)) if math.isinf(end)]
    clamp = claim.clamp
    if clamp is None:
        yield from ends(claim.approximation(), sides)
        return
    for side in sides:
        line = functions.target(clamp.left if side < 0 else clamp.right)
        limit = float(rounded(claim.target_formula(), side * math.inf, BINARY64))
        if line.has(x) or math.isfinite(limit):
            yield Far(side, clamp.at, clamp.at, line if line.has(x) else None, limit)
