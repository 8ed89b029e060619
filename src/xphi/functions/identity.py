"""The identity."""

from xphi.formula.symbols import x
from xphi.functions._definition import Function

IDENTITY = Function(
    name="identity",
    formula=x,
    title="Identity",
    headline="Identity: No Gate at All",
    idea="passing every input unchanged",
    insight="The yardstick: what every gated unit approaches for large inputs.",
    sources=("by definition",),
    aliases=("linear",),
    symmetry="f(x) + f(-x) = 0",
    eager=("output",),
)
