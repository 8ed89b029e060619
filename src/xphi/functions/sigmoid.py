"""The logistic function σ."""

from sympy import Max, Min, exp

from xphi.formula.symbols import x
from xphi.functions._definition import Function, Known

SIGMOID = Function(
    name="sigmoid",
    formula=1 / (1 + exp(-x)),
    title="σ",
    headline="Sigmoid: The Logistic Gate",
    idea="odds turned into a probability",
    insight="Adding to the input multiplies the odds; the slope is steepest, ¼, where the odds are even.",
    sources=("Verhulst (1845), Recherches mathématiques sur la loi d'accroissement de la population",),
    aliases=("logistic", "expit"),
    symmetry="f(x) + f(-x) = 1",
    known=(Known("hard_sigmoid", Min(Max(x + 3, 0), 6) / 6, "Howard et al. (2019), MobileNetV3, arXiv:1905.02244"),),
    eager=("output",),
)
