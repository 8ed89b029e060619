"""GELU, the Gaussian error linear unit."""

from sympy import erf, sqrt

from xphi.formula.symbols import x
from xphi.functions._definition import Function
from xphi.functions.normal_cdf import NORMAL_CDF

GELU = Function(
    name="gelu",
    formula=x * (1 + erf(x / sqrt(2))) / 2,
    title="GELU",
    headline="GELU: Probabilistic Smooth Non-Linearity",
    idea="weighting inputs by their percentile in a standard normal distribution",
    insight=(
        "A deterministic scaling that stands for a random mask: the larger an input, the likelier it passes whole; "
        "a small negative one is gently turned down instead of cut off."
    ),
    definition=r"\mathrm{GELU}(x) = x\,\Phi(x) = x\,P(X \leq x), \quad X \sim \mathcal{N}(0, 1)",
    sources=("Hendrycks & Gimpel (2016), Gaussian Error Linear Units, arXiv:1606.08415",),
    aliases=("gelu_erf",),
    symmetry="f(x) - f(-x) = x",
    known=tuple(known.gated(x) for known in NORMAL_CDF.known),
    eager=("input",),
)
