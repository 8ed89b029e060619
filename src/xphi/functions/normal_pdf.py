"""φ, the density of the standard normal law."""

from sympy import exp, pi, sqrt

from xphi.formula.symbols import x
from xphi.functions._definition import Function

NORMAL_PDF = Function(
    name="normal_pdf",
    formula=exp(-(x**2) / 2) / sqrt(2 * pi),
    title="φ",
    headline="φ: The Bell Curve",
    idea="the density of a standard normal value",
    insight="It is the slope of Φ, and what makes GELU's derivative overshoot 1: GELU′ = Φ + x·φ.",
    sources=("Gauss (1809), Theoria motus corporum coelestium",),
    symmetry="f(x) - f(-x) = 0",
)
