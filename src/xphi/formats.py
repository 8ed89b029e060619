"""Binary floating-point formats: spacing, neighbours, hex and rounding, all in exact arithmetic.

A format is given by its precision and exponent range; nothing here depends on NumPy or on the
machine's own floats, so that the same code serves float8 and binary64.
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from xphi.errors import XphiError

Special = float  # inf, -inf, nan and signed zeros travel as Python floats


@dataclass(frozen=True)
class Format:
    """A binary floating-point format.

    Parameters
    ----------
    name : str
        The IEEE or common name.
    precision : int
        Significant bits, the hidden one included.
    emin, emax : int
        Exponents of the smallest and largest normal binade, value = 1.f · 2^e.
    bits : int
        Width of the encoding.
    infinities : bool
        False for float8_e4m3fn, where values beyond the largest round to NaN.
    largest_trailing : int
        Trailing significand of the largest finite value (all ones, except in float8_e4m3fn).
    """

    name: str
    precision: int
    emin: int
    emax: int
    bits: int
    infinities: bool = True
    largest_trailing: int | None = None

    @property
    def largest(self) -> Fraction:
        """The largest finite value."""
        full = 1 << (self.precision - 1)
        trailing = full - 1 if self.largest_trailing is None else self.largest_trailing
        return Fraction(full + trailing) * Fraction(2) ** (self.emax - self.precision + 1)

    @property
    def tiny(self) -> Fraction:
        """The smallest positive (subnormal) value."""
        return Fraction(2) ** (self.emin - self.precision + 1)

    @property
    def smallest_normal(self) -> Fraction:
        """The smallest positive normal value."""
        return Fraction(2) ** self.emin

    def ulp(self, value: Fraction | float) -> Fraction:
        """Spacing of the format in the binade of `value`; subnormal spacing below, the last binade's beyond."""
        magnitude = abs(Fraction(value))
        if magnitude < self.smallest_normal:
            return self.tiny
        return Fraction(2) ** (min(_exponent(magnitude), self.emax) - self.precision + 1)

    def round(self, value: Fraction | float, *, zero: float = 0.0) -> Fraction | Special:
        """The nearest value of the format, ties to even.

        Parameters
        ----------
        value : Fraction, float or int
            An exact number.
        zero : float
            The zero (0.0 or -0.0) that a result of zero carries when `value` is exactly zero.

        Returns
        -------
        Fraction or float
            A Fraction when finite and not zero; otherwise a signed zero, an infinity or NaN.
        """
        if isinstance(value, float) and not math.isfinite(value):
            return value if self.infinities or math.isnan(value) else math.nan
        exact = Fraction(value)
        if exact == 0:
            return zero
        step = self.ulp(exact)
        rounded = round(exact / step) * step  # Python rounds halves to even
        if rounded == 0:
            return math.copysign(0.0, -1.0 if exact < 0 else 1.0)
        if abs(rounded) > self.largest:
            return math.copysign(math.inf, float(rounded > 0) - 0.5) if self.infinities else math.nan
        return rounded

    def representable(self, value: Fraction | float) -> bool:
        """Whether `value` is a finite number of the format."""
        return Fraction(value) == 0 or self.round(value) == Fraction(value)

    def above(self, value: Fraction | float) -> Fraction | Special:
        """The next value of the format towards +infinity (`value` must belong to it)."""
        number = Fraction(value)
        if number < 0:
            return -_as_fraction(self.below(-number)) if number != -self.tiny else -0.0
        following = number + self.ulp(number)
        return following if following <= self.largest else (math.inf if self.infinities else math.nan)

    def below(self, value: Fraction | float) -> Fraction | Special:
        """The next value of the format towards -infinity (`value` must belong to it)."""
        number = Fraction(value)
        if number <= 0:
            above = self.above(-number)
            return -above
        at_boundary = number > self.smallest_normal and _is_power_of_two(number)
        return (number - self.ulp(number) / (2 if at_boundary else 1)) or 0.0

    def values(self) -> Iterator[Fraction | Special]:
        """Every non-NaN value, in the order of the encoding: 0 … largest (, inf), -0 … (, -inf)."""
        for sign in (1, -1):
            yield 0.0 * sign
            number: Fraction | Special = self.tiny
            while isinstance(number, Fraction):
                yield sign * number
                number = self.above(number)
            if self.infinities:
                yield sign * math.inf

    def decode(self, code: int) -> Fraction | Special:
        """The value of an encoding, given as an unsigned integer of `bits` bits."""
        if not 0 <= code < 2**self.bits:
            raise XphiError(f"{code} is not a {self.bits}-bit encoding of {self.name}")
        sign = -1 if code >> (self.bits - 1) else 1
        field = (code >> (self.precision - 1)) & ((1 << (self.bits - self.precision)) - 1)
        trailing = code & ((1 << (self.precision - 1)) - 1)
        if field == 0:
            return sign * trailing * self.tiny if trailing else 0.0 * sign
        value: Fraction = sign * ((1 << (self.precision - 1)) + trailing) * self.tiny * Fraction(2) ** (field - 1)
        if abs(value) <= self.largest:
            return value
        return sign * math.inf if self.infinities and trailing == 0 else math.nan

    def encode(self, value: Fraction | float) -> int:
        """The encoding of a value of the format, as an unsigned integer (NaN is the quiet one)."""
        sign = int(math.copysign(1.0, value) < 0) << (self.bits - 1) if isinstance(value, float) else 0
        if isinstance(value, float) and not math.isfinite(value):
            field = ((1 << (self.bits - self.precision)) - 1) << (self.precision - 1)
            if math.isinf(value) and self.infinities:
                return sign | field
            return field | (1 << (self.precision - 2) if self.infinities else (1 << (self.precision - 1)) - 1)
        number = Fraction(value)
        if not self.representable(number):
            raise XphiError(f"{value} is not a value of {self.name}")
        if number < 0:
            sign = 1 << (self.bits - 1)
        magnitude = abs(number)
        if magnitude < self.smallest_normal:
            return sign | int(magnitude / self.tiny)
        exponent = _exponent(magnitude)
        trailing = int(magnitude / Fraction(2) ** (exponent - self.precision + 1)) - (1 << (self.precision - 1))
        return sign | (exponent - self.emin + 1) << (self.precision - 1) | trailing


FORMATS = {
    fmt.name: fmt
    for fmt in (
        Format("binary16", 11, -14, 15, 16),
        Format("bfloat16", 8, -126, 127, 16),
        Format("binary32", 24, -126, 127, 32),
        Format("binary64", 53, -1022, 1023, 64),
        Format("float8_e4m3fn", 4, -6, 8, 8, infinities=False, largest_trailing=6),
        Format("float8_e5m2", 3, -14, 15, 8),
    )
}
ALIASES = {
    "float16": "binary16",
    "half": "binary16",
    "bf16": "bfloat16",
    "float32": "binary32",
    "single": "binary32",
    "float64": "binary64",
    "double": "binary64",
    "e4m3": "float8_e4m3fn",
    "e5m2": "float8_e5m2",
}


def get(name: str) -> Format:
    """The format called `name`.

    Raises
    ------
    XphiError
        If there is none; the message lists those there are.
    """
    try:
        return FORMATS[ALIASES.get(name, name)]
    except KeyError:
        raise XphiError(f"no number format is called {name!r}; there are {', '.join(FORMATS)}") from None


def hex_of(value: Fraction | float) -> str:
    """An exact hexadecimal spelling, e.g. ``-0x1.8p-3``, of any dyadic number however long.

    Raises
    ------
    XphiError
        If `value` is not a dyadic rational.
    """
    if isinstance(value, float) and not math.isfinite(value):
        return str(value)
    number = Fraction(value)
    if number == 0:
        return "0x0p+0"
    if not _is_power_of_two(Fraction(number.denominator)):
        raise XphiError(f"{number} has no finite hexadecimal spelling")
    exponent = _exponent(abs(number))
    mantissa = abs(number) / Fraction(2) ** exponent - 1
    digits = ""
    while mantissa:
        mantissa *= 16
        digit = int(mantissa)
        digits += f"{digit:x}"
        mantissa -= digit
    return f"{'-' if number < 0 else ''}0x1{'.' + digits if digits else ''}p{exponent:+d}"


def from_hex(text: str) -> Fraction:
    """The exact number that :func:`hex_of` spelled.

    Raises
    ------
    XphiError
        If `text` is not such a spelling.
    """
    body, negative = (text[1:], True) if text.startswith("-") else (text, False)
    head, _, exponent = body.partition("p")
    try:
        if not head.startswith("0x"):
            raise ValueError
        whole, _, digits = head[2:].partition(".")
        power = int(exponent)
        if abs(power) > 1_000_000 or len(digits) > 10_000:
            raise ValueError
        value = Fraction(int(whole + digits, 16), 16 ** len(digits)) * Fraction(2) ** power
    except ValueError:
        raise XphiError(f"{text!r} is not a hexadecimal number such as 0x1.8p-3") from None
    return -value if negative else value


def to_float(value: Fraction) -> float:
    """The nearest binary64, infinite beyond its range."""
    try:
        return float(value)
    except OverflowError:
        return math.inf if value > 0 else -math.inf


def round_bits(value: Fraction, bits: int) -> Fraction:
    """`value` rounded to `bits` significant bits, ties to even, with no limit on the exponent."""
    if value == 0:
        return value
    step = Fraction(2) ** (_exponent(abs(value)) - bits + 1)
    return round(value / step) * step


def _exponent(magnitude: Fraction) -> int:
    """Floor of log2 of a positive fraction."""
    guess = magnitude.numerator.bit_length() - magnitude.denominator.bit_length()
    return guess if Fraction(2) ** guess <= magnitude else guess - 1


def _is_power_of_two(number: Fraction) -> bool:
    top, bottom = number.numerator, number.denominator
    return top & (top - 1) == 0 and bottom & (bottom - 1) == 0


def _as_fraction(value: Fraction | Special) -> Fraction:
    return value if isinstance(value, Fraction) else Fraction(value)
