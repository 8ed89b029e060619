"""Φ, the distribution function of the standard normal law."""

from collections.abc import Callable
from typing import Any

from sympy import Abs, Max, Min, Rational, erf, exp, pi, sign, sqrt, tanh

from xphi.formula.symbols import sigmoid, x
from xphi.functions._definition import Function, Known


def _from_erf(approximation: Callable[[Any], Any]) -> Any:
    """Φ from an approximation of erf, which takes u = x/√2."""
    return (1 + approximation(x / sqrt(2))) / 2


def abramowitz_stegun(u: Any) -> Any:
    """erf(u) by formula 7.1.26."""
    t = 1 / (1 + Rational("0.3275911") * Abs(u))
    a = [Rational(c) for c in ("0.254829592", "-0.284496736", "1.421413741", "-1.453152027", "1.061405429")]
    return sign(u) * (1 - t * (a[0] + t * (a[1] + t * (a[2] + t * (a[3] + t * a[4])))) * exp(-(u**2)))


def winitzki(u: Any) -> Any:
    """erf(u) with a = 0.147."""
    a = Rational("0.147")
    return sign(u) * sqrt(1 - exp(-(u**2) * (4 / pi + a * u**2) / (1 + a * u**2)))


def i_bert(u: Any) -> Any:
    """erf(u) by the clipped parabola of I-BERT."""
    a, b = Rational("-0.2888"), Rational("-1.769")
    return sign(u) * (a * (Min(Abs(u), -b) + b) ** 2 + 1)


def soranzo_epure(u: Any) -> Any:
    """erf(u) by a square root of one exponential; the published constants are for x = √2·u."""
    square = 2 * u**2
    return sign(u) * sqrt(1 - exp(-square * (17 + square) / (Rational("26.694") + 2 * square)))


NORMAL_CDF = Function(
    name="normal_cdf",
    formula=(1 + erf(x / sqrt(2))) / 2,
    title="Φ",
    headline="Φ: The Percentile of a Signal",
    idea="the share of a standard normal population that lies below the input",
    insight="Φ turns a signal into its percentile, the gate that GELU multiplies by; it is ½ at zero.",
    sources=("Abramowitz & Stegun (1964), Handbook of Mathematical Functions, 26.2",),
    aliases=("ndtr",),
    symmetry="f(x) + f(-x) = 1",
    known=(
        Known(
            "gelu_tanh",
            (1 + tanh(sqrt(2 / pi) * (x + Rational("0.044715") * x**3))) / 2,
            "Hendrycks & Gimpel (2016), arXiv:1606.08415",
        ),
        Known("gelu_sigmoid", sigmoid(Rational("1.702") * x), "Hendrycks & Gimpel (2016), arXiv:1606.08415"),
        Known(
            "page",
            (1 + tanh(Rational("0.7988") * x * (1 + Rational("0.04417") * x**2))) / 2,
            "Page (1977), Applied Statistics 26, 75",
        ),
        Known("winitzki", _from_erf(winitzki), "Winitzki (2008), A handy approximation for the error function"),
        Known("soranzo_epure", _from_erf(soranzo_epure), "Soranzo & Epure (2012), arXiv:1201.1320"),
        Known("abramowitz_stegun", _from_erf(abramowitz_stegun), "Abramowitz & Stegun (1964), 7.1.26"),
        Known("i_bert", _from_erf(i_bert), "Kim et al. (2021), I-BERT, arXiv:2101.01321"),
        Known(
            "hard",
            Min(Max(Rational("1.702") * x + 3, 0), 6) / 6,
            "h-GELU: relu6 in place of the logistic of 1.702x",
        ),
        Known("algebraic", (1 + x / sqrt(Rational("0.54479") + x**2)) / 2, "x/√(0.54479 + x²) in place of erf(x/√2)"),
    ),
)
