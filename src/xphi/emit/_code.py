"""What every language needs: the formula in evaluation order, its constants in binary64, and the bound with them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator
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
from xphi.errors import XphiError
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import parameter, x
from xphi.reference import asymptote, rounded

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
#: Beyond this an asymptote differs from the form by less than rounding does, and x² has not overflowed yet.
HUGE = Fraction(2**64)


@dataclass(frozen=True)
class Far:
    """What stands in beyond `at` on one side: a line in ``x``, or a constant, whose zero is signed."""

    side: int
    at: Fraction
    line: Any
    constant: float


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

    def header(self) -> list[str]:
        """Lines that say what the code computes and how far it is from the target."""
        c, p = self.claim, self.proof
        domain = f"[{_end(c.low)}, {_end(c.high)}]"
        relative = "relative " if c.unit == "rel" else ""
        times = "" if c.factor == "1" else f"{c.factor} times the "
        lines = [f"{c.target} by {c.form}", ""]
        if p.bound is None:
            lines.append(f"No bound is proved with these coefficients: {p.reason}.")
        else:
            lines.append(f"{times}{relative}error at most {float(p.bound)!r} for x in {domain}, proved over the reals")
            lines.append("with exactly these coefficients. Evaluation in binary64 adds its own rounding, that of the")
            lines.append("formula's other constants, such as 1/6, included.")
        if c.clamp is not None:
            lines.append(
                f"Beyond |x| = {float(c.clamp.at):g} the asymptotes {c.clamp.left} and {c.clamp.right} stand in."
            )
        return lines


def _end(value: Fraction | float) -> str:
    return f"{float(value):g}"


def _form(claim: Claim) -> Any:
    return functions.formula(claim.form)


def _name(claim: Claim) -> str:
    stem = re.sub(r"\W+", "_", claim.target.replace("'", "_prime")).strip("_").lower()
    return f"xphi_{stem or 'function'}"


def _with_constants(form: Any, claim: Claim) -> tuple[Any, dict[Any, Fraction]]:
    """The stable, factored form with every constant subexpression named, and the constants' binary64 values."""
    renamed = {parameter(n): parameter(f"{n}_" if n in RESERVED else n) for n in claim.coefficients}
    values = {renamed[parameter(name)]: value for name, value in claim.coefficients.items()}
    constants = dict(values)
    laid_out = horner(stable(form.subs(renamed)))

    def name_of(constant: Any) -> Any:
        with precision(256):
            number = fraction(BALLS.run(compile_formula(constant, []))[0])
        symbol = parameter(f"c{sum(1 for s in constants if s not in values)}_")
        constants[symbol] = Fraction(BINARY64.round(number))
        return symbol

    seen: dict[Any, Any] = {}

    def walk(node: Any) -> Any:
        if node.is_Integer or node.is_Symbol or node in (sp.true, sp.false):
            return node
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
        return node.func(*(walk(a) for a in node.args), evaluate=False) if node.args else node

    return walk(laid_out), constants


def horner(expression: Any) -> Any:
    """Polynomials in ``x`` inside a formula, nested for evaluation."""
    if expression.is_Add and expression.is_polynomial(x) and sp.degree(expression, x) > 1:
        return sp.horner(expression, wrt=x)
    if expression.is_Atom:
        return expression
    return expression.func(*(horner(a) for a in expression.args), evaluate=False)


def _far(claim: Claim) -> Iterator[Far]:
    """The clamp; or, on an unbounded domain, the form's own asymptotes from where powers of x would overflow."""
    whole = claim.target_formula() if claim.clamp is not None else claim.approximation()
    for side, end in ((-1, claim.low), (1, claim.high)):
        if not math.isinf(end):
            continue
        if claim.clamp is not None:
            at, line = claim.clamp.at, functions.target(claim.clamp.left if side < 0 else claim.clamp.right)
        else:
            at = HUGE
            try:
                line = asymptote(whole, side).coeff(x, 1) * x
            except XphiError:
                line = sp.S.Zero
        limit = float(rounded(whole, side * math.inf, BINARY64))
        if not line.has(x) and not math.isfinite(limit):
            continue
        yield Far(side, at, line if line.has(x) else None, limit)
