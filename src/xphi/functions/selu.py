"""SELU, whose two constants keep mean 0 and variance 1 a fixed point."""

from sympy import Piecewise, Rational, erfc, exp, pi, sqrt

from xphi.formula.symbols import x
from xphi.functions._definition import Function

# The fixed-point equations of the paper (its equation 14), solved for mean 0 and variance 1.
_E1 = erfc(1 / sqrt(2)) * exp(Rational(1, 2))
_E2 = erfc(sqrt(2)) * exp(2)
ALPHA = sqrt(2 / pi) / (1 - _E1)
SCALE = (1 - _E1) * sqrt(2 * pi) / sqrt(2 * _E2 + pi * _E1**2 - 2 * (2 + pi) * _E1 + pi + 2)

SELU = Function(
    name="selu",
    formula=Piecewise((SCALE * ALPHA * (exp(x) - 1), x <= 0), (SCALE * x, True)),
    title="SELU",
    headline="SELU: The Self-Normalising Unit",
    idea="an exponential unit scaled so that mean 0 and variance 1 reproduce themselves",
    insight="Its two constants are not tuned: they solve two equations about a standard normal input.",
    definition=r"\mathrm{SELU}(x) = \lambda\,x\ \,(x > 0), \quad \lambda\alpha\,(e^x - 1)\ \,(x \leq 0)",
    sources=("Klambauer et al. (2017), arXiv:1706.02515",),
    kinks={"0": "f'(0) is the left derivative"},
    eager=("input",),
)
