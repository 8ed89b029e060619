"""Proved errors of formulas, for the chapters."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

import sympy as sp

from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import prove
from xphi.certify.report import error_of
from xphi.formula.symbols import x
from xphi.functions import get

if TYPE_CHECKING:
    from collections.abc import Mapping

ERF = "erf(x/sqrt(2))"
#: What turns an approximation of erf(x/√2) into one of Φ, and that into one of GELU.
AS_CDF = "(1+({}))/2"
AS_GELU = "x*(1+({}))/2"


def proved(
    target: str, form: str, coefficients: Mapping[str, Fraction] | None = None, clamp: Clamp | None = None
) -> dict[str, Any]:
    """The largest error of a formula on the whole line.

    Parameters
    ----------
    target : str
    form : str
    coefficients : mapping of str to Fraction, optional
    clamp : Clamp, optional

    Returns
    -------
    dict
        ``observed``, ``bound``, ``at``, ``evidence``, ``unit``.
    """
    claim = Claim(target, form, dict(coefficients or {}), clamp=clamp)
    return error_of(claim, prove(claim))


def published(name: str, of: str = "normal_cdf") -> Any:
    """A known approximation of a registry function, by its name."""
    return next(known for known in get(of).known if known.name == name)


def inner(known: Any, kind: Any) -> Any:
    """What stands inside the one tanh or logistic function of a known approximation."""
    (node,) = known.formula.atoms(kind)
    return node.args[0]


def coefficient(expression: Any, power: int) -> Any:
    """The coefficient of a power of x."""
    return sp.expand(expression).coeff(x, power)


def decimal(number: Any) -> str:
    """A rational number with a finite decimal, as a person would write it."""
    text = sp.Rational(number)
    digits = next(n for n in range(60) if (text * 10**n).is_integer)
    return f"{float(text):.{digits}f}" if digits < 15 else str(sp.N(text, 20))
