"""Integer types with a scale and a zero point: in ``int8:scale=0.05,zero=3`` an integer q stands for (q − 3)/20."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import Any

import numpy as np

from xphi import functions
from xphi.balls.numbers import BALLS, ball, precision
from xphi.errors import FormulaError, XphiError
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.formula.text import to_text

WIDEST = 16
_NAME = re.compile(r"(u?)int(\d+)")
_FIXED = re.compile(r"(u?)q(\d+)\.(\d+)")
_OPTIONS = ("scale", "zero", "range")
_EXAMPLE = "int8:scale=0.05,zero=3"


@dataclass(frozen=True)
class Kind:
    """An integer type, what its integers stand for, and which of them occur.

    Parameters
    ----------
    name : str
        ``int8``, ``uint10`` …
    scale : sympy.Expr
        The exact real step, positive.
    zero : int
        The integer that stands for 0.
    low, high : int
        The integers that occur; results saturate here.
    """

    name: str
    scale: Any
    zero: int
    low: int
    high: int

    @property
    def width(self) -> int:
        """Bits of an integer."""
        return int(self.name.partition("int")[2])

    @property
    def signed(self) -> bool:
        """Whether there are negative integers."""
        return not self.name.startswith("u")

    @property
    def container(self) -> np.dtype[Any]:
        """The type of NumPy, and of C, in which such an integer is kept."""
        return np.dtype(f"{'' if self.signed else 'u'}int{8 if self.width <= 8 else 16}")

    @property
    def step(self) -> Fraction | None:
        """The scale as a fraction; None where it is irrational."""
        return Fraction(int(self.scale.p), int(self.scale.q)) if self.scale.is_Rational else None

    def codes(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """The integers that occur, ascending."""
        return np.arange(self.low, self.high + 1, dtype=np.int64)

    def check(self, values: Any) -> np.ndarray[Any, np.dtype[np.int64]]:
        """Integers of this type as int64.

        Raises
        ------
        XphiError
            If they are no integers, or one does not occur.
        """
        array = np.asarray(values)
        if array.dtype.kind not in "iu" and array.dtype.name not in ("int2", "uint2", "int4", "uint4"):
            raise XphiError(f"a table maps integers, and x is {array.dtype}: quantise it to {self.name} before")
        codes = np.asarray(array, dtype=object if array.dtype == np.uint64 else np.int64)
        if codes.size and (codes.min() < self.low or codes.max() > self.high):
            raise XphiError(
                f"the table takes integers from {self.low} to {self.high} ({self.name}), and x has "
                f"{codes.min() if codes.min() < self.low else codes.max()}"
            )
        return np.asarray(codes, dtype=np.int64)

    def text(self) -> str:
        """As it is written on the command line."""
        low, high = _ends(self.signed, self.width)
        part = f",range={self.low}..{self.high}" if (self.low, self.high) != (low, high) else ""
        return f"{self.name}:scale={to_text(self.scale)},zero={self.zero}{part}"

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        with precision(128):
            scale = float(BALLS.run(compile_formula(self.scale, [x]), ball(0))[0].mid())
        return {
            "type": self.name,
            "scale": {"value": scale, "exact": to_text(self.scale)},
            "zero": self.zero,
            "range": [self.low, self.high],
        }


def kind(value: Any, which: str) -> Kind:
    """A type, from text such as ``int8:scale=1/16``, or from ``(name, scale, zero)``.

    Parameters
    ----------
    value : str, tuple or Kind
        ``q3.12`` is ``int16:scale=2**-12``.
    which : {"input", "output"}
        For messages.

    Raises
    ------
    XphiError
    """
    if isinstance(value, Kind):
        return value
    if isinstance(value, tuple) and 2 <= len(value) <= 3:
        name = value[0] if isinstance(value[0], str) else np.dtype(value[0]).name
        return _build(name, dict(zip(("scale", "zero"), map(_spelled, value[1:]), strict=False)), which)
    if not isinstance(value, str):
        raise XphiError(f'the {which} type is text such as "{_EXAMPLE}", or (name, scale, zero), not {value!r}')
    name, _, rest = value.strip().partition(":")
    given: dict[str, str] = {}
    for part in re.split(r",(?=\s*\w+\s*=)", rest) if rest.strip() else []:
        key, equals, text = (piece.strip() for piece in part.partition("="))
        if not equals or not text:
            raise XphiError(f"{part.strip()!r} in the {which} type is not OPTION=VALUE: write it as {_EXAMPLE}")
        if key in given:
            raise XphiError(f"the {which} type says {key} twice: leave one out")
        given[key] = text
    return _build(name.strip(), given, which)


def _spelled(value: Any) -> str:
    """A number handed over in Python, exactly: a float means itself."""
    if isinstance(value, str):
        return value
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, float) and value - value != 0:
        return str(value)
    return str(Fraction(value)) if isinstance(value, int | float | Fraction | Decimal) else str(value)


def _build(name: str, given: dict[str, str], which: str) -> Kind:
    fixed = _FIXED.fullmatch(name)
    if fixed:
        whole, places = int(fixed[2]), int(fixed[3])
        name = f"{fixed[1]}int{whole + places + (0 if fixed[1] else 1)}"
        given = {"scale": f"1/{2**places}" if places <= WIDEST else "", **given}
    spelled = _NAME.fullmatch(name)
    if spelled is None:
        raise XphiError(f"the {which} type {name!r} is none: write intN or uintN, N up to {WIDEST}, as in {_EXAMPLE}")
    signed, width = not spelled[1], int(spelled[2][:6])
    if not (2 if signed else 1) <= width <= WIDEST:
        least = 2 if signed else 1
        raise XphiError(f"the {which} type {name} cannot be tabled: its width goes from {least} to {WIDEST} bits")
    for key in given:
        if key not in _OPTIONS:
            raise XphiError(f"the {which} type has no option {key!r}; there are {', '.join(_OPTIONS)}")
    if not given.get("scale"):
        raise XphiError(f"the {which} type needs its scale, as in {name}:scale=1/16")
    low, high = _ends(signed, width)
    name = f"{'' if signed else 'u'}int{width}"
    zero = _whole(given.get("zero", "0"), f"the zero point of the {which} type")
    if not low <= zero <= high:
        raise XphiError(f"the zero point {zero} of the {which} type lies outside {name}, {low} to {high}")
    used = _range(given["range"], name, (low, high), which) if "range" in given else (low, high)
    return Kind(name, _scale(given["scale"], which), zero, *used)


def _ends(signed: bool, width: int) -> tuple[int, int]:
    return (-(1 << (width - 1)), (1 << (width - 1)) - 1) if signed else (0, (1 << width) - 1)


def _whole(text: str, what: str) -> int:
    if not re.fullmatch(r"[+-]?\d{1,9}", text):
        raise XphiError(f"{what} is a whole number, not {text!r}")
    return int(text)


def _range(text: str, name: str, ends: tuple[int, int], which: str) -> tuple[int, int]:
    parts = text.split("..")
    if len(parts) != 2:
        raise XphiError(f"the range of the {which} type is two integers, as in range=-127..127, not {text!r}")
    low, high = (_whole(part.strip(), f"an end of the range of the {which} type") for part in parts)
    if not ends[0] <= low < high <= ends[1]:
        order = "is empty" if low >= high else f"goes beyond {name}, {ends[0]} to {ends[1]}"
        raise XphiError(f"the range {low}..{high} of the {which} type {order}")
    return low, high


def _scale(text: str, which: str) -> Any:
    if text.lstrip("+-").lower() in ("inf", "infinity", "oo", "nan"):
        raise XphiError(f"the scale of the {which} type must be a finite number above zero, not {text}")
    try:
        expression = functions.formula(text)
    except FormulaError as error:
        raise XphiError(f"the scale of the {which} type, {text!r}, cannot be read: {error.reason}") from None
    if expression.free_symbols:
        raise XphiError(f"the scale of the {which} type is one number, and {text!r} has a free name")
    with precision(256):
        value = BALLS.run(compile_formula(expression, [x]), ball(0))[0]
    if not (value.is_finite() and value > 0):
        raise XphiError(f"the scale of the {which} type must be a finite number above zero, not {text}")
    return expression
