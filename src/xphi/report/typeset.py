"""Numbers and formulas as HTML: digits in groups, powers of ten, evidence."""

from __future__ import annotations

import math
import re
from decimal import ROUND_CEILING, ROUND_HALF_EVEN, Decimal
from typing import Any

from markupsafe import Markup, escape

from xphi.functions import formula
from xphi.plot.tex import tex
from xphi.report.mathml import math as mathml

_GROUP = 5
#: This many zeros at the end say no more than none.
_IDLE = 8
_SUPERSCRIPTS = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def significant(decimal: Any, digits: int) -> str:
    """A decimal rounded to so many significant digits, without an exponent.

    Parameters
    ----------
    decimal : Real, str or float
    digits : int

    Examples
    --------
    >>> significant("0.04471491122763249", 5)
    '0.044715'
    """
    value = Decimal(str(getattr(decimal, "decimal", decimal)))
    if not value.is_finite() or value == 0:
        return str(value)
    return format(_rounded(value, digits, ROUND_HALF_EVEN), "f")


def _rounded(value: Decimal, digits: int, rounding: str) -> Decimal:
    """So many significant digits, also where rounding reaches the next power of ten."""
    rounded = value.quantize(Decimal(1).scaleb(value.adjusted() - digits + 1), rounding)
    return rounded.quantize(Decimal(1).scaleb(rounded.adjusted() - digits + 1), rounding)


def grouped(decimal: Any, digits: int = 25) -> Markup:
    """Digits in groups of five, which a copy does not contain."""
    text = str(getattr(decimal, "decimal", decimal))
    value = Decimal(text)
    if not value.is_finite():
        return Markup("{}").format("−∞" if value < 0 else "∞")
    if value != value.to_integral_value() or len(text) > 6:
        text = significant(text, min(digits, len(value.as_tuple().digits)))
    if text.endswith("0" * _IDLE):
        text = text.rstrip("0")
    whole, _, tail = text.replace("-", "−").partition(".")
    if not tail:
        return Markup('<span class="num">{}</span>').format(whole)
    groups = [tail[i : i + _GROUP] for i in range(0, len(tail), _GROUP)]
    spans = Markup("").join(Markup('<span class="q">{}</span>').format(group) for group in groups[1:])
    return Markup('<span class="num">{}.{}{}</span>').format(whole, groups[0], spans)


def _scientific(value: float, digits: int, rounding: str) -> tuple[str, int]:
    """Mantissa and exponent; the exponent is 0 for a number that needs none."""
    rounded = _rounded(Decimal(value), digits, rounding)
    exponent = rounded.adjusted()
    if -3 < exponent < 5:
        return format(rounded, "f").replace("-", "−"), 0
    return format(rounded.scaleb(-exponent), "f").replace("-", "−"), exponent


def size(value: Any, digits: int = 4, *, up: bool = False) -> Markup:
    """A magnitude: 4.732 × 10⁻⁴, but 0.02033; rounded up where it is a bound.

    Parameters
    ----------
    value : float or Real
    digits : int
    up : bool
    """
    number = float(value)
    if number == 0 or not math.isfinite(number):
        return Markup("{}").format("0" if number == 0 else "∞" if number > 0 else "−∞")
    mantissa, exponent = _scientific(number, digits, ROUND_CEILING if up else ROUND_HALF_EVEN)
    if not exponent:
        return Markup('<span class="num">{}</span>').format(mantissa)
    power = str(exponent).replace("-", "−")
    return Markup('<span class="num">{}&thinsp;×&thinsp;10<sup>{}</sup></span>').format(mantissa, power)


def plain(value: Any, digits: int = 4) -> str:
    """The same for a terminal: 4.732×10⁻⁴."""
    number = float(value)
    if number == 0 or not math.isfinite(number):
        return "0" if number == 0 else "∞" if number > 0 else "−∞"
    mantissa, exponent = _scientific(number, digits, ROUND_HALF_EVEN)
    return mantissa if not exponent else f"{mantissa}×10{str(exponent).translate(_SUPERSCRIPTS)}"


def percent(ratio: float) -> str:
    """A ratio as a percentage with three digits, never in powers of ten."""
    return f"{significant(100 * ratio, 3)} %" if ratio else "0 %"


def agreement(found: str, truth: str) -> tuple[str, str, int]:
    """Split a decimal where it leaves the true one.

    Returns
    -------
    right, wrong : str
    count : int
        Right significant digits.

    Examples
    --------
    >>> agreement("0.0356773", "0.0356781")
    ('0.03567', '73', 4)
    """
    length = next(
        (i for i, (a, b) in enumerate(zip(found, truth, strict=False)) if a != b), min(len(found), len(truth))
    )
    right = found[:length]
    return right, found[length:], len(right.replace(".", "").lstrip("-0"))


def compared(found: str, truth: str) -> Markup:
    """A decimal with its wrong digits marked."""
    right, wrong, _ = agreement(found, truth)
    return Markup('<span class="num digits"><b>{}</b><i>{}</i></span>').format(right, wrong)


def minus(value: float) -> str:
    """A short number with a true minus."""
    return f"{float(value):g}".replace("-", "−")


def tidy(text: str) -> Markup:
    """A value in plain text as print has it: −0.5, 10⁻⁴, √2, ∞."""
    shown = str(escape(text))
    shown = re.sub(r"(?<![\w.])1e([+-]?\d+)", r"10<sup>\1</sup>", shown)
    shown = re.sub(r"(\d)e([+-]?\d+)", r"\1&thinsp;×&thinsp;10<sup>\2</sup>", shown)
    shown = re.sub(r"(\d)\^([+-]?\d+)", r"\1<sup>\2</sup>", shown)
    shown = re.sub(r"sqrt\((\w+)\)", r"√\1", shown)
    shown = re.sub(r"\binf\b", "∞", shown)
    shown = re.sub(r"(?<![\w)\]])-(?=[\d.∞√])", "−", shown)
    return Markup(shown)  # noqa: S704 - escaped before anything was added


def ieee(value: Any) -> str:
    """A binary64 result with its sign of zero, and the words for what is not finite."""
    number = float(value)
    if math.isnan(number):
        return "NaN"
    text = "∞" if math.isinf(number) else f"{abs(number):g}"
    return f"−{text}" if math.copysign(1.0, number) < 0 else text


def evidence(word: str) -> Markup:
    """A badge that says how a number is known."""
    return Markup('<span class="evidence {}">{}</span>').format(word.replace(" ", "-"), word)


def error(record: dict[str, Any] | None, digits: int = 4) -> Markup:
    """A largest error and how it is known."""
    if record is None:
        return Markup("–")
    return Markup("{}&nbsp;{}").format(size(record["observed"], digits), evidence(record["evidence"]))


def written(expression: Any) -> Markup:
    """A formula, given as text or as an expression, in mathematical type."""
    return mathml(tex(formula(expression) if isinstance(expression, str) else expression))


def cost(counts: dict[str, int]) -> Markup:
    """An operation count in words; what is zero is left out."""
    words = (
        ("multiply_add", "multiply-add"),
        ("divide", "division"),
        ("select", "selection"),
        ("special", "special function"),
    )
    parts = [f"{counts[key]} {word}{'s' if counts[key] != 1 else ''}" for key, word in words if counts.get(key)]
    return escape(", ".join(parts))
