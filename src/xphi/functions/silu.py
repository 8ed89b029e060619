"""SiLU (swish), x·σ(x)."""

from sympy import Max, Min, exp

from xphi.formula.symbols import x
from xphi.functions._definition import Function, Known

SILU = Function(
    name="silu",
    formula=x / (1 + exp(-x)),
    title="SiLU",
    headline="SiLU: A Signal That Gates Itself",
    idea="weighting inputs by their own logistic value",
    insight="The logistic gate is heavier in its tails than the normal one: the dip is deeper and lies farther out.",
    sources=(
        "Elfwing, Uchibe & Doya (2017), arXiv:1702.03118",
        "Ramachandran, Zoph & Le (2017), arXiv:1710.05941",
    ),
    aliases=("swish",),
    symmetry="f(x) - f(-x) = x",
    known=(Known("hard_swish", x * Min(Max(x + 3, 0), 6) / 6, "Howard et al. (2019), MobileNetV3, arXiv:1905.02244"),),
    eager=("input",),
)
