"""ELU with α = 1."""

from sympy import Piecewise, exp

from xphi.formula.symbols import x
from xphi.functions._definition import Function

ELU = Function(
    name="elu",
    formula=Piecewise((exp(x) - 1, x <= 0), (x, True)),
    title="ELU",
    headline="ELU: A Line That Settles at −1",
    idea="the identity on the right, an exponential approach to −1 on the left",
    insight="Negative outputs push the mean towards zero; the slope is continuous, the curvature is not.",
    sources=("Clevert, Unterthiner & Hochreiter (2015), arXiv:1511.07289",),
    kinks={"0": "f''(0) = 1"},
    eager=("input",),
)
