"""Mish, x·tanh(softplus(x))."""

from sympy import exp, log, tanh

from xphi.formula.symbols import x
from xphi.functions._definition import Function

MISH = Function(
    name="mish",
    formula=x * tanh(log(1 + exp(x))),
    title="Mish",
    headline="Mish: A Gate Made of Two Soft Steps",
    idea="weighting inputs by the tanh of their softplus",
    insight="Close to SiLU on the left and quicker to open on the right, with a shallow dip between.",
    sources=("Misra (2019), arXiv:1908.08681",),
    eager=("input",),
)
