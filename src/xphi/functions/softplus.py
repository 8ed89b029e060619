"""Softplus, log(1 + e^x)."""

from sympy import exp, log

from xphi.formula.symbols import x
from xphi.functions._definition import Function

SOFTPLUS = Function(
    name="softplus",
    formula=log(1 + exp(x)),
    title="Softplus",
    headline="Softplus: The Rounded Hinge",
    idea="ReLU with its corner rounded by the logistic law",
    insight="Its slope is exactly the logistic gate: always positive, never quite 0 or 1.",
    sources=("Dugas et al. (2000), Incorporating Second-Order Functional Knowledge for Better Option Pricing",),
    symmetry="f(x) - f(-x) = x",
    eager=("input",),
)
