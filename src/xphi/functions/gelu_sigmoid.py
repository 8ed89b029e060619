"""GELU's logistic form, x·σ(1.702x)."""

from sympy import Rational, exp

from xphi.formula.symbols import x
from xphi.functions._definition import Function

GELU_SIGMOID = Function(
    name="gelu_sigmoid",
    formula=x / (1 + exp(-Rational("1.702") * x)),
    title="GELU (sigmoid form)",
    headline="Quick GELU: One Logistic for the Normal Law",
    idea="the normal percentile replaced by the logistic curve of 1.702x",
    insight="One exponential and one division: the cheapest smooth stand-in, right to two digits.",
    sources=("Hendrycks & Gimpel (2016), arXiv:1606.08415",),
    aliases=("quick_gelu",),
    symmetry="f(x) - f(-x) = x",
    eager=("input", "sigmoid"),
)
