"""What the runtimes on microcontrollers fill their tables with, to the bit of the binary32 arithmetic that they use.

Their function itself is taken to be correctly rounded to binary32; a mathematical library may be off in its last bit.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi.balls.numbers import BALLS, ball, precision
from xphi.errors import XphiError
from xphi.formula.program import compile_formula
from xphi.formula.symbols import x
from xphi.integers.exact import Integers
from xphi.integers.kinds import Kind
from xphi.integers.schemes import Scheme, SharedSigmoid, Steps, steps
from xphi.reference import rounded

RUNTIMES = ("tflite", "cmsis")
_ENTRIES = 513
_LAST = 255


def scheme_of(runtime: str, name: str, source: Kind, result: Kind) -> Scheme:
    """The arithmetic of a runtime for two types.

    Raises
    ------
    XphiError
        If the runtime has none.
    """
    if runtime not in RUNTIMES:
        raise XphiError(f"--like takes {' or '.join(RUNTIMES)}, not {runtime!r}")
    if runtime == "cmsis":
        return _shared(name, source, result)
    for one, side in ((source, "input"), (result, "output")):
        full = one.container
        if one.width not in (8, 16) or (one.low, one.high) != (np.iinfo(full).min, np.iinfo(full).max):
            raise XphiError(f"TFLite's tables are of int8, uint8 and int16, whole; the {side} type is {one.text()}")
    if source.name != result.name or source.name == "uint16":
        raise XphiError(f"TFLite's tables keep the type: int8, uint8 or int16; not {source.name} to {result.name}")
    if source.name != "int16":
        return Steps(source.low, source.high, 0)
    if source.zero or result.zero:
        raise XphiError("TFLite's int16 has no zero point: leave out zero, or take int8")
    return steps(source, _ENTRIES, "linear")


def _shared(name: str, source: Kind, result: Kind) -> SharedSigmoid:
    if name not in ("sigmoid", "tanh"):
        raise XphiError(f"CMSIS-NN has tables for sigmoid and tanh of int16, not for {name}: take --like tflite")
    step = source.step
    shift = None if step is None else _power_of_two(step * 2**12)
    full = all((one.name, one.low, one.high, one.zero) == ("int16", -(2**15), 2**15 - 1, 0) for one in (source, result))
    if not full or result.step != Fraction(1, 2**15) or shift is None or not -12 <= shift <= 12:
        raise XphiError(
            "CMSIS-NN's tables go from int16 with a scale of a power of two to int16:scale=1/32768, without zero "
            "points; for others, take --like tflite"
        )
    return SharedSigmoid(name == "tanh", shift)


def _power_of_two(value: Fraction) -> int | None:
    top, bottom = value.numerator, value.denominator
    if top & (top - 1) or bottom & (bottom - 1):
        return None
    return top.bit_length() - bottom.bit_length()


def entries_of(runtime: str, expression: Any, source: Kind, result: Kind) -> dict[str, Integers]:
    """The entries that a runtime fills in, by the name of the way it computes them.

    TFLite's tables of int16 are filled in binary32; converters for other targets do the same in binary64.
    """
    if runtime == "cmsis":
        return {"cmsis": shared_entries()}
    if source.width == 8:
        return {"tflite": _bytes(expression, source, result)}
    return {
        "tflite": _lines(expression, source, result, np.float32),
        "tflite in binary64": _lines(expression, source, result, np.float64),
    }


def shared_entries() -> Integers:
    """The sigmoid at multiples of 1/24 in 0.16 format, moved by half the line's error in the middle of its step.

    The last entry is the end of the format, 65535.
    """
    with precision(64):
        program = compile_formula(2**16 / (1 + sp.exp(-x / 48)), [x])
        values = [BALLS.run(program, ball(k))[0] for k in range(2 * _LAST + 1)]  # at every half step
        moved = [
            a - ((a + b) / 2 - middle) / 2
            for a, middle, b in zip(values[:-2:2], values[1::2], values[2::2], strict=True)
        ]
        entries = [int((value + 1 / 2).floor().unique_fmpz()) for value in moved]
    return np.array([*entries, 2**16 - 1], dtype=np.int64)


def _scale(kind: Kind) -> np.float32:
    """A scale as the runtime stores it."""
    value = rounded(kind.scale, 1.0, "binary32")
    if not isinstance(value, Fraction):
        raise XphiError(f"the scale of {kind.text()} is beyond binary32, in which TFLite keeps it")
    return np.float32(float(value))


def _value(expression: Any, at: Any) -> Any:
    """The function at a number, in the format of that number."""
    name = "binary32" if isinstance(at, np.float32) else "binary64"
    return type(at)(float(rounded(expression, float(at), name)))


def _nearest(value: Any) -> Any:
    """``std::round``: ties away from zero, in the format of the number."""
    whole = np.floor(np.abs(value))
    return np.copysign(whole + (np.abs(value) - whole >= 0.5), value).astype(value.dtype)


def _clamped(value: Any, kind: Kind) -> int:
    return int(min(max(float(value), kind.low), kind.high))


def _bytes(expression: Any, source: Kind, result: Kind) -> Integers:
    """``LUTPopulateInt8``: dequantise, transform, multiply by the inverse scale, round, add the zero point."""
    scale = _scale(source)
    with np.errstate(over="ignore"):
        inverse = np.float32(1) / _scale(result)
        products = [_value(expression, scale * np.float32(code - source.zero)) * inverse for code in source.codes()]
    return np.array([_clamped(float(_nearest(one)) + result.zero, result) for one in products], dtype=np.int64)


def _lines(expression: Any, source: Kind, result: Kind, real: type[np.float32 | np.float64]) -> Integers:
    """``LUTPopulateInt16``: each value moved by half the error that the line has in the middle of its step."""
    scale, out = real(_scale(source)), real(_scale(result))
    low, high = (scale * real(end) for end in (source.low, source.high))
    step = (high - low) / real(_ENTRIES - 1)
    half, two = step / real(2), real(2)
    inverse = real(2**16) / (out * real(result.high) - out * real(result.low))
    places = [real(position) for position in range(_ENTRIES)]
    with np.errstate(over="ignore"):
        scaled = [_value(expression, low + place * step) * inverse for place in places]
        middles = [_value(expression, low + place * step + half) * inverse for place in places[:-1]]
        last = _value(expression, high) * inverse
    entries = []
    for value, following, middle in zip(scaled[:-1], scaled[1:], middles, strict=True):
        sample = _nearest(value)
        error = _nearest((following + sample) / two) - _nearest(middle)
        entries.append(_clamped(sample - _nearest(error / two), result))
    return np.array([*entries, _clamped(_nearest(last), result)], dtype=np.int64)


def described(runtime: str, scheme: Scheme) -> str:
    """The arithmetic in a phrase."""
    if runtime == "cmsis":
        return "CMSIS-NN's and TFLite's int16 sigmoid table, 256 entries at steps of 1/24"
    return "TFLite's look-up of int16, 513 entries" if scheme.linear else "TFLite's table of 256 entries"
