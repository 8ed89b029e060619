"""From a stated value and a computed one to a verdict: the only module that makes one."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from xphi.claims.result import Interval, Share, Unknown, Value
from xphi.errors import XphiError

HOLDS, ROUGHLY, FALSE, DEPENDS, OPEN = "holds", "holds roughly", "false", "depends", "not decided yet"
VERDICTS = (HOLDS, ROUGHLY, FALSE, DEPENDS, OPEN)

#: A number stated with ≈ still holds roughly this close (relative), or within one unit of its last digit.
TOLERANCE = Fraction(1, 20)
#: The smallest share that "nearly all" stands for.
NEARLY_ALL = Fraction(9, 10)
#: What each verdict means, for people.
MEANINGS = {
    HOLDS: "the computed value is what is stated, to the digits given",
    ROUGHLY: f"within {100 * TOLERANCE} % of the stated number, or one unit of its last digit",
    FALSE: "under every reading of the statement, the computed value is something else",
    DEPENDS: "the statement can be read in several ways, and it is true under some and false under others",
    OPEN: "nothing here can compute it yet; the reason is given",
}

_NUMBER = re.compile(r"(?P<sign>-?)(?P<body>inf|\d+\^-?\d+|\d+/\d+|[\d,]*\.?\d+(?:e[+-]?\d+)?)\s*(?P<percent>%?)")
_COMPARISONS = ("≈", "rounds to", "=", "<", "≤", ">", "≥")
_SHARES = ("all", "nearly all", "most")


@dataclass(frozen=True)
class Stated:
    """A stated value, read.

    Parameters
    ----------
    rule : str
        How to compare.
    number : Fraction, float or None
        A float is an infinity.
    unit : Fraction
        One unit of the last digit given.
    percent : bool
    word : str
        For ``is WORD``.
    """

    rule: str
    number: Fraction | float | None = None
    unit: Fraction = Fraction(0)
    percent: bool = False
    word: str = ""


def read(text: str) -> Stated:
    """Read a stated value, such as ``≈ 0.17``, ``< 1e-4``, ``= 4,722,432``, ``yes``, ``is row``, ``nearly all``.

    Raises
    ------
    XphiError
        If it is none of these.
    """
    stripped = text.strip()
    if stripped in ("yes", "no", *_SHARES):
        return Stated(stripped)
    if stripped.startswith("is "):
        return Stated("is", word=stripped[3:].strip())
    for rule in _COMPARISONS:
        if stripped.startswith(rule):
            written = _NUMBER.fullmatch(stripped[len(rule) :].strip())
            if written:
                return _with_number(rule, written)
    raise XphiError(
        f"{text!r} is not a stated value: a comparison with a number, yes, no, is WORD, or {', '.join(_SHARES)}"
    )


def _with_number(rule: str, written: re.Match[str]) -> Stated:
    sign = -1 if written["sign"] else 1
    body = written["body"].replace(",", "")
    percent = bool(written["percent"])
    if body == "inf":
        return Stated(rule, sign * math.inf)
    unit = Fraction(0)
    if "^" in body:
        base, power = body.split("^")
        number = Fraction(int(base)) ** int(power)
    else:
        number = Fraction(body)
        if "/" not in body:
            mantissa, _, exponent = body.partition("e")
            unit = Fraction(10) ** (int(exponent or 0) - len(mantissa.partition(".")[2]))
    scale = Fraction(1, 100) if percent else Fraction(1)
    return Stated(rule, sign * number * scale, unit * scale, percent)


def judge(stated: Stated, value: Value) -> str:
    """The verdict of one check.

    Parameters
    ----------
    stated : Stated
    value : Interval, Fraction, int, float, bool, str, Share or Unknown

    Returns
    -------
    str
        ``holds``, ``holds roughly``, ``false`` or ``not decided yet``.

    Raises
    ------
    XphiError
        If the value is not of the kind that was stated.
    """
    if isinstance(value, Unknown):
        return OPEN
    if isinstance(value, bool) and stated.rule in ("yes", "no"):
        return HOLDS if value is (stated.rule == "yes") else FALSE
    if isinstance(value, str) and stated.rule == "is":
        return HOLDS if value == stated.word else FALSE
    if isinstance(value, Share) and stated.rule in _SHARES:
        return HOLDS if _enough(stated.rule, value) else FALSE
    if (
        isinstance(value, (Interval, Fraction, int, float))
        and not isinstance(value, bool)
        and stated.number is not None
    ):
        return _compare(stated, value)
    raise XphiError(f"a statement of the kind {stated.rule!r} cannot be held against the value {value!r}")


def _enough(rule: str, share: Share) -> bool:
    if rule == "all":
        return share.count == share.total
    return share.count * 10 >= share.total * 9 if rule == "nearly all" else share.count * 2 > share.total


def _compare(stated: Stated, value: Interval | Fraction | float) -> str:
    wanted = stated.number
    assert wanted is not None  # noqa: S101 - told to the type checker; judge() has looked
    low, high = (value.low, value.high) if isinstance(value, Interval) else (value, value)
    if isinstance(low, float) or isinstance(high, float) or isinstance(wanted, float):
        return _infinite(stated.rule, wanted, low)
    match stated.rule:
        case "<":
            return _decided(high < wanted, low >= wanted)
        case "≤":
            return _decided(high <= wanted, low > wanted)
        case ">":
            return _decided(low > wanted, high <= wanted)
        case "≥":
            return _decided(low >= wanted, high < wanted)
        case "=":
            return _decided(low == high == wanted, not low <= wanted <= high)
    # the farthest and the nearest that the value may be from what was stated
    most = max(abs(low - wanted), abs(high - wanted))
    nearest = Fraction(0) if low <= wanted <= high else min(abs(low - wanted), abs(high - wanted))
    half = stated.unit / 2
    if stated.rule == "rounds to":
        return _decided(most <= half, nearest > half)
    tolerance = max(stated.unit, TOLERANCE * abs(wanted))
    if most <= half:
        return HOLDS
    if nearest > tolerance:
        return FALSE
    return ROUGHLY if nearest > half and most <= tolerance else OPEN


def _decided(surely: bool, surely_not: bool) -> str:
    return HOLDS if surely else FALSE if surely_not else OPEN


def _infinite(rule: str, wanted: Fraction | float, value: Fraction | float) -> str:
    """A comparison in which one side is infinite: nothing is close to it."""
    match rule:
        case "<":
            return HOLDS if value < wanted else FALSE
        case "≤":
            return HOLDS if value <= wanted else FALSE
        case ">":
            return HOLDS if value > wanted else FALSE
        case "≥":
            return HOLDS if value >= wanted else FALSE
    return HOLDS if value == wanted else FALSE


def all_of(verdicts: Iterable[str]) -> str:
    """The verdict on a reading whose parts must all hold: that of its weakest part."""
    given = set(verdicts)
    return next(verdict for verdict in (FALSE, OPEN, ROUGHLY, HOLDS) if verdict in given)


def any_of(verdicts: Iterable[str]) -> str:
    """The verdict on a statement that can be read in several ways: ``depends`` when they differ.

    Readings differ when one is false and another is not; a reading that is still open leaves the statement open,
    unless the others differ already.
    """
    given = set(verdicts)
    if FALSE in given and given & {HOLDS, ROUGHLY}:
        return DEPENDS
    return next(verdict for verdict in (OPEN, FALSE, ROUGHLY, HOLDS) if verdict in given)
