"""Ends of a domain: fractions, infinities, and real constants such as pi/2, each exact."""

from __future__ import annotations

import re
from fractions import Fraction
from typing import Any, Self

import sympy as sp

from xphi import functions
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.errors import XphiError
from xphi.formats import from_hex, hex_of, to_float
from xphi.formula.program import compile_formula

#: Bits of the neighbour that stands for a constant where a fraction is needed.
BITS = 320
_RATIO = re.compile(r"-?\d{1,400}(/[1-9]\d{0,399})?")


class Constant(Fraction):
    """A real constant that is no fraction, such as ``pi/2``.

    As a Fraction it is a neighbour that is right to 320 bits, for searches and pictures; proofs take
    :attr:`formula`.

    Parameters
    ----------
    text : str
        A formula without ``x``.
    """

    text: str
    formula: Any

    def __new__(cls, text: str) -> Self:
        """Read the formula and enclose its value."""
        formula = functions.formula(text)
        if formula.free_symbols:
            raise XphiError(f"an end of the interval must be a number, not {text!r}")
        with precision(BITS + 64):
            value = BALLS.run(compile_formula(formula, []))[0]
            if not value.is_finite() or value.rel_accuracy_bits() < BITS:
                raise XphiError(f"the end {text!r} has no finite real value that is known to {BITS} bits")
            near = fraction(value)
        self = super().__new__(cls, near)
        self.text = text.strip()
        self.formula = formula
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Constant, (self.text,)

    def __copy__(self) -> Constant:
        return self

    def __deepcopy__(self, memo: Any) -> Constant:
        return self

    def __str__(self) -> str:
        return self.text


Bound = Fraction | float  # a finite end, which may be a Constant, or ±inf


def constant(text: str) -> Fraction:
    """A number from its formula: a plain Fraction where it is rational, else a :class:`Constant`.

    Raises
    ------
    XphiError
        If it is no real number.
    """
    formula = functions.formula(text)
    if formula.is_Rational:
        return Fraction(int(formula.p), int(formula.q))
    return Constant(text)


def end(value: Bound) -> Any:
    """An end for SymPy, exact."""
    if isinstance(value, Constant):
        return value.formula
    if isinstance(value, float):
        return sp.oo if value > 0 else -sp.oo
    return sp.Rational(value.numerator, value.denominator)


def show_end(value: Bound) -> str:
    """An end for people."""
    if isinstance(value, (Constant, float)) or value.denominator == 1:
        return str(value)
    return f"{to_float(value):g}"


def write(value: Bound) -> str:
    """An end as a certificate spells it: hexadecimal if that is finite, else a ratio or a formula."""
    if isinstance(value, (Constant, float)):
        return str(value)
    dyadic = value.denominator & (value.denominator - 1) == 0
    return hex_of(value) if dyadic else str(value)


def read(text: str) -> Bound:
    """The end that :func:`write` spelled.

    Raises
    ------
    XphiError
        If it is none.
    """
    if text in ("inf", "-inf"):
        return float(text)
    if text.removeprefix("-").startswith("0x"):
        return from_hex(text)
    return Fraction(text) if _RATIO.fullmatch(text) else constant(text)
