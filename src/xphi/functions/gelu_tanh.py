"""GELU's tanh form, a function in its own right."""

from sympy import Rational, pi, sqrt, tanh

from xphi.formula.symbols import x
from xphi.functions._definition import Function

GELU_TANH = Function(
    name="gelu_tanh",
    formula=x * (1 + tanh(sqrt(2 / pi) * (x + Rational("0.044715") * x**3))) / 2,
    title="GELU (tanh form)",
    headline="GELU's Tanh Form: One Cubic Inside One Tanh",
    idea="the normal percentile replaced by a tanh of a cubic",
    insight="The cubic bends tanh until it follows the normal law to four digits, and yet it is another function.",
    sources=("Hendrycks & Gimpel (2016), arXiv:1606.08415", "Page (1977), Applied Statistics 26, 75"),
    aliases=("gelu_new", "gelu_accurate", "gelu_pytorch_tanh"),
    symmetry="f(x) - f(-x) = x",
    eager=("input",),
)
