"""Hard sigmoid, a ramp from -3 to 3."""

from sympy import Piecewise

from xphi.formula.symbols import x
from xphi.functions._definition import Function

HARD_SIGMOID = Function(
    name="hard_sigmoid",
    formula=Piecewise((0, x <= -3), ((x + 3) / 6, x < 3), (1, True)),
    title="Hard sigmoid",
    headline="Hard Sigmoid: A Ramp for a Curve",
    idea="the logistic gate drawn with three straight lines",
    insight="Exact in small integers, and flat beyond ±3: cheap, and silent where the logistic still whispers.",
    definition=r"\mathrm{hard\ sigmoid}(x) = \min(\max(x + 3, 0), 6)\,/\,6",
    sources=("Howard et al. (2019), MobileNetV3, arXiv:1905.02244",),
    aliases=("hardsigmoid",),
    symmetry="f(x) + f(-x) = 1",
    kinks={"-3": "f'(-3) = 0", "3": "f'(3) = 0"},
    eager=("input",),
)
