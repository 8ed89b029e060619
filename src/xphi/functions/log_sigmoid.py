"""The logarithm of the logistic function."""

from sympy import exp, log

from xphi.formula.symbols import x
from xphi.functions._definition import Function

LOG_SIGMOID = Function(
    name="log_sigmoid",
    formula=-log(1 + exp(-x)),
    title="log σ",
    headline="Log-Sigmoid: The Price of a Yes",
    idea="the log-probability of a logistic yes",
    insight="Minus its value is the logistic loss: a line for confident mistakes, almost nothing for sure successes.",
    definition=r"\log\sigma(x) = -\log(1 + e^{-x})",
    sources=("Cox (1958), The Regression Analysis of Binary Sequences",),
    aliases=("logsigmoid",),
    symmetry="f(x) - f(-x) = x",
    eager=("input",),
)
