"""The error function."""

from sympy import erf

from xphi.formula.symbols import x
from xphi.functions._definition import Function, Known
from xphi.functions.normal_cdf import abramowitz_stegun, i_bert, winitzki

ERF = Function(
    name="erf",
    formula=erf(x),
    title="erf",
    headline="erf: The Area Under a Bell",
    idea="twice the normal area between 0 and √2·x",
    insight="erf(x/√2) is the chance that a standard normal value lies within x of zero.",
    sources=("Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 7.1",),
    symmetry="f(x) + f(-x) = 0",
    known=(
        Known("abramowitz_stegun", abramowitz_stegun(x), "Abramowitz & Stegun (1964), 7.1.26"),
        Known("winitzki", winitzki(x), "Winitzki (2008), A handy approximation for the error function"),
        Known("i_bert", i_bert(x), "Kim et al. (2021), I-BERT, arXiv:2101.01321"),
    ),
    eager=("input",),
)
