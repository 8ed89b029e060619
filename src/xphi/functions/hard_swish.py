"""Hard swish, x times the hard sigmoid."""

from sympy import Piecewise

from xphi.formula.symbols import x
from xphi.functions._definition import Function

HARD_SWISH = Function(
    name="hard_swish",
    formula=Piecewise((0, x <= -3), (x * (x + 3) / 6, x < 3), (x, True)),
    title="Hard swish",
    headline="Hard Swish: A Parabola Between Two Lines",
    idea="SiLU with its gate drawn by a ramp",
    insight="One parabola from −3 to 3 and straight lines outside: made for fixed-point hardware.",
    definition=r"\mathrm{hard\ swish}(x) = x\,\min(\max(x + 3, 0), 6)\,/\,6",
    sources=("Howard et al. (2019), MobileNetV3, arXiv:1905.02244",),
    aliases=("hardswish",),
    symmetry="f(x) - f(-x) = x",
    kinks={"-3": "f'(-3) = 0", "3": "f'(3) = 1"},
    eager=("input",),
)
