"""The Laplace activation of MEGA, a shifted normal distribution function."""

from sympy import Rational, erf, pi, sqrt

from xphi.formula.symbols import x
from xphi.functions._definition import Function, Known

LAPLACE = Function(
    name="laplace",
    formula=(1 + erf((x - sqrt(Rational(1, 2))) * sqrt(2 * pi))) / 2,
    title="Laplace",
    headline="Laplace: A Bounded Stand-In for a Square",
    idea="a normal distribution function placed to follow the squared ReLU",
    insight="Mean √½ and variance 1/(4π) make it agree with ReLU² in value and slope where x = √½.",
    definition=(
        r"\mathrm{laplace}(x) = \Phi\left((x - \mu)/\sigma\right), \quad "
        r"\mu = \sqrt{1/2}, \ \sigma = \sqrt{1/(4\pi)}"
    ),
    sources=("Ma et al. (2022), MEGA, arXiv:2209.10655",),
    known=(
        Known(
            "rounded_constants",
            (1 + erf((x - Rational("0.707107")) / (Rational("0.282095") * sqrt(2)))) / 2,
            "the same function with both constants cut to six decimals, as libraries ship it",
        ),
    ),
)
