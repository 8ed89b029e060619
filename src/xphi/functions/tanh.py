"""The hyperbolic tangent."""

from sympy import tanh

from xphi.formula.symbols import x
from xphi.functions._definition import Function

TANH = Function(
    name="tanh",
    formula=tanh(x),
    title="tanh",
    headline="Tanh: The Odd Sigmoid",
    idea="a logistic curve centred on zero",
    insight="tanh(x) = 2σ(2x) − 1: it keeps the sign, is the identity near zero, and settles at ±1.",
    sources=("Riccati (1757), Opusculorum ad res physicas et mathematicas pertinentium",),
    symmetry="f(x) + f(-x) = 0",
    eager=("output",),
)
