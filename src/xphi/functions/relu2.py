"""Squared ReLU."""

from sympy import Piecewise

from xphi.formula.symbols import x
from xphi.functions._definition import Function

RELU2 = Function(
    name="relu2",
    formula=Piecewise((0, x <= 0), (x**2, True)),
    title="ReLU²",
    headline="ReLU²: The Squared Hinge",
    idea="squaring what is positive",
    insight="Squaring removes the corner: the slope is continuous and grows with the input.",
    definition=r"\mathrm{ReLU}^2(x) = \max(0, x)^2",
    sources=("So et al. (2021), Primer, arXiv:2109.08668",),
    aliases=("relu_squared", "squared_relu"),
    kinks={"0": "f''(0) = 0"},
    eager=("input",),
)
