"""LaTeX: the approximation with its coefficients and its bound."""

from __future__ import annotations

from typing import Any

import sympy as sp

from xphi import functions
from xphi.emit._code import Code
from xphi.emit._language import Language
from xphi.formula.text import to_latex
from xphi.real import Real


def write(code: Code) -> str:
    """An aligned display, for a document that loads amsmath."""
    claim, proof = code.claim, code.proof
    form = functions.formula(claim.form)
    left = _name(code.options.name) if code.options.name else _left(claim.target)
    lines = [r"\begin{aligned}", rf"{left} &\approx {_body(code, form)} \\"]
    for name, value in claim.coefficients.items():
        lines.append(rf"{sp.latex(sp.Symbol(name))} &= {_number(Real.of(value).decimal)} \\")
    if proof.bound is None:
        lines[-1] = lines[-1].removesuffix(r" \\")
    else:
        what = r"\text{relative error}" if claim.unit == "rel" else r"\text{error}"
        lines.append(rf"{what} &\leq {_number(f'{float(proof.bound):.6g}')} \quad {_domain(code)}")
    return "\n".join([*lines, r"\end{aligned}", ""])


def _left(target: str) -> str:
    if target.rstrip("'").isidentifier():
        return _name(target)
    return str(to_latex(functions.target(target)))


def _name(function: str) -> str:
    name, primes = function.rstrip("'"), function.count("'")
    return rf"\operatorname{{{name.replace('_', chr(92) + '_')}}}{chr(39) * primes}(x)"


def _body(code: Code, form: Any) -> str:
    clamp = code.claim.clamp
    if clamp is None:
        return str(to_latex(form))
    at = f"{float(clamp.at):g}"
    left, right = (to_latex(functions.target(text)) for text in (clamp.left, clamp.right))
    return (
        rf"\begin{{cases}} {left} & x < -{at} \\ {to_latex(form)} & |x| \leq {at} \\ {right} & x > {at} \end{{cases}}"
    )


def _number(text: str) -> str:
    mantissa, _, exponent = text.partition("e")
    return rf"{mantissa} \cdot 10^{{{int(exponent)}}}" if exponent else mantissa


def _domain(code: Code) -> str:
    low, high = float(code.claim.low), float(code.claim.high)
    if low == -float("inf") and high == float("inf"):
        return r"x \in \mathbb{R}"
    shown = [rf"{'-' if v < 0 else ''}\infty" if abs(v) == float("inf") else f"{v:g}" for v in (low, high)]
    return rf"{shown[0]} \leq x \leq {shown[1]}"


LANGUAGE = Language(name="latex", title="LaTeX", write=write, takes=frozenset({"name"}))
