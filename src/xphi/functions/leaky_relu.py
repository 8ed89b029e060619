"""Leaky ReLU with slope 0.01 on the left."""

from sympy import Piecewise, Rational

from xphi.formula.symbols import x
from xphi.functions._definition import Function

LEAKY_RELU = Function(
    name="leaky_relu",
    formula=Piecewise((x * Rational("0.01"), x <= 0), (x, True)),
    title="Leaky ReLU",
    headline="Leaky ReLU: A Hinge With a Draught",
    idea="letting a hundredth of a negative input through",
    insight="The left branch keeps a small constant gradient, so that no unit can fall silent for good.",
    sources=("Maas, Hannun & Ng (2013), Rectifier Nonlinearities Improve Neural Network Acoustic Models",),
    kinks={"0": "f'(0) = 0.01"},
    eager=("input",),
)
