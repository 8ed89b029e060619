"""The short names of forms, spelled out as formulas."""

from __future__ import annotations

import re
from typing import Any

from xphi import functions
from xphi.errors import XphiError

HIGHEST_DEGREE = 40
MOST_PIECES = 256
_SHORT = re.compile(r"(?P<kind>[a-z]+):(?P<first>[^,]*)(,(?P<second>.*))?")
_KINDS = ("poly", "odd", "even", "rational")
#: Pieces between free knots, by the degree of each piece.
PIECEWISE = {"pwl": 1, "pwq": 2}


def pieces(text: str) -> tuple[int, int] | None:
    """Degree and number of pieces of ``pwl:N`` or ``pwq:N``; None for any other form.

    Raises
    ------
    XphiError
    """
    match = _SHORT.fullmatch(text.strip())
    if re.match(r"pw[lqp]@", text.strip()) or (match is not None and match["kind"] == "pwp"):
        raise XphiError(f"{text!r} is not there yet: pieces are pwl:N or pwq:N, between free knots")
    if match is None or match["kind"] not in PIECEWISE:
        return None
    if match["second"] is not None:
        raise XphiError(
            f"{text!r} asks for {match['second']!r}; {match['kind']}:N takes the number of pieces alone so far, which "
            "are continuous between free knots"
        )
    if not re.fullmatch(r"\d{1,9}", match["first"].strip()):
        raise XphiError(f"{text!r} needs a whole number of pieces, such as {match['kind']}:8")
    count = int(match["first"])
    if not 1 <= count <= MOST_PIECES:
        raise XphiError(f"{text!r} has {count} pieces; there can be 1 to {MOST_PIECES}")
    return PIECEWISE[match["kind"]], count


def spelled_out(text: str) -> str:
    """A form as a formula: ``odd:5`` becomes ``c1*x + c3*x**3 + c5*x**5``.

    Parameters
    ----------
    text : str
        A formula with free names, or ``poly:N``, ``odd:N``, ``even:N``, ``rational:M,N`` where N and M are
        degrees.

    Raises
    ------
    XphiError
    """
    match = _SHORT.fullmatch(text.strip())
    if match is None:
        return text
    kind = match["kind"]
    if kind not in _KINDS:
        raise XphiError(
            f"no form is called {kind!r}; the short names are {', '.join(f'{k}:N' for k in _KINDS[:3])}, rational:M,N"
        )
    degrees = [_degree(match["first"], text)]
    if kind == "rational":
        degrees.append(_degree(match["second"], text))
    elif match["second"] is not None:
        raise XphiError(f"{kind}:N takes one degree; {text!r} has two")
    if kind == "rational":
        below = " + ".join(["1", *(_term(f"q{k}", k) for k in range(1, degrees[1] + 1))])
        above = " + ".join(_term(f"p{k}", k) for k in range(degrees[0] + 1))
        return f"({above})/({below})"
    first, step = {"poly": (0, 1), "odd": (1, 2), "even": (0, 2)}[kind]
    if first > degrees[0]:
        raise XphiError(f"{text!r} has no terms: an odd polynomial starts at degree 1")
    return " + ".join(_term(f"c{k}", k) for k in range(first, degrees[0] + 1, step))


def _degree(text: str | None, whole: str, limit: int = HIGHEST_DEGREE) -> int:
    if text is None or not re.fullmatch(r"\d{1,9}", text.strip()):
        raise XphiError(f"{whole!r} needs a whole number for each degree, such as odd:5 or rational:3,2")
    degree = int(text)
    if degree > limit:
        raise XphiError(f"degree {degree} is beyond the limit of {limit}")
    return degree


def _term(name: str, power: int) -> str:
    return name if power == 0 else f"{name}*x" if power == 1 else f"{name}*x**{power}"


def parse(text: str) -> Any:
    """The form as an expression in ``x`` and its parameters.

    Raises
    ------
    XphiError
        For a formula that cannot be read.
    """
    return functions.formula(spelled_out(text))
