"""The complementary error function."""

from sympy import erfc

from xphi.formula.symbols import x
from xphi.functions._definition import Function

ERFC = Function(
    name="erfc",
    formula=erfc(x),
    title="erfc",
    headline="erfc: What Is Left in the Tail",
    idea="the area beyond, kept to full relative accuracy",
    insight="1 − erf loses every digit in the tail; erfc is the tail itself.",
    sources=("Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 7.1",),
    symmetry="f(x) + f(-x) = 2",
    eager=("input",),
)
