"""The 16-bit inputs for which rounding the binary64 kernel's result is not enough.

A result that is closer to the middle of two 16-bit numbers than binary64 can tell is rounded by the sign of what
binary64 left out. gelu(x) = x/2 + x²/√(2π) + … for a subnormal bfloat16 x is the case that happens.
"""

from __future__ import annotations

import functools
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from xphi import _core, formats, reference
from xphi.formats import Format
from xphi.lower import kernels

FORMATS = ("binary16", "bfloat16")
KINDS = ("f", "grad")
#: How near to a middle, in units of binary64's rounding: twice the error of a kernel.
NEAR = 2.0**-51


@dataclass(frozen=True)
class Exceptional:
    """One input and the right result, as bits."""

    name: str
    kind: str
    format: str
    input: int
    output: int


@functools.cache
def exceptions() -> tuple[Exceptional, ...]:
    """Every one, found with the compiled kernels and decided by balls."""
    return tuple(_exceptions())


def _exceptions() -> Iterator[Exceptional]:
    for number_format in (formats.get(name) for name in FORMATS):
        codes = np.arange(2**16)
        values = np.array([float(number_format.decode(int(code))) for code in codes])
        finite = np.isfinite(values)
        for name in kernels.functions():
            for order, kind in enumerate(KINDS):
                results = np.empty_like(values)
                _core.kernel(name, kind, "binary64", "faithful")((values,), (results,), None, 1)
                close = finite & _near_a_middle(results, number_format)
                for code in codes[close]:
                    at = values[code]
                    right = reference.rounded(name, float(at), number_format, order)
                    if number_format.round(Fraction(float(results[code]))) != right:
                        yield Exceptional(name, kind, number_format.name, int(code), number_format.encode(right))


def _near_a_middle(results: np.ndarray, number_format: Format) -> np.ndarray:
    """Whether a result is within a few units of binary64 of the middle between two neighbours."""
    with np.errstate(all="ignore"):
        exponent = np.frexp(results)[1]
        ulp = np.maximum(exponent - number_format.precision, number_format.emin - number_format.precision + 1)
        halves = np.abs(np.ldexp(results, 1 - ulp))
        middle = np.rint(halves)
        near = np.abs(halves - middle) <= NEAR * halves
        return np.asarray(np.isfinite(results) & near & (middle % 2 == 1))


def header() -> str:
    """The C header of the table."""
    lines = ["/* Made by `make gen`; edits here are lost. */", "#include <stdint.h>", ""]
    lines += [
        "typedef struct {",
        "    const char *name, *kind, *format;",
        "    uint16_t input, output;",
        "} xphi_exception;",
        "",
    ]
    lines += ["static const xphi_exception xphi_exceptions[] = {"]
    lines += [
        f'    {{"{row.name}", "{row.kind}", "{row.format}", 0x{row.input:04x}, 0x{row.output:04x}}},'
        for row in exceptions()
    ]
    return "\n".join([*lines, "    {0, 0, 0, 0, 0}};"]) + "\n"
