"""ReLU, max(0, x)."""

from sympy import Piecewise

from xphi.formula.symbols import x
from xphi.functions._definition import Function

RELU = Function(
    name="relu",
    formula=Piecewise((0, x <= 0), (x, True)),
    title="ReLU",
    headline="ReLU: The Hinge",
    idea="passing what is positive and nothing else",
    insight="Two straight lines and a corner: the cheapest non-linearity, and no gradient at all on the left.",
    definition=r"\mathrm{ReLU}(x) = \max(0, x)",
    sources=("Nair & Hinton (2010), Rectified Linear Units Improve Restricted Boltzmann Machines",),
    symmetry="f(x) - f(-x) = x",
    kinks={"0": "f'(0) = 0"},
    eager=("output",),
)
