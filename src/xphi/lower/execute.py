"""A program run bit for bit in Python, one element at a time, to check what a compiler made of its C."""

from __future__ import annotations

import math
import struct
from fractions import Fraction

from xphi.lower.program import FLOAT_OF, FORMAT_OF, Program, Step

_PACK = {"f": ("<f", "<i"), "d": ("<d", "<q")}
_BITS = {"i": 32, "q": 64}

Scalar = float | int | bool


def run(program: Program, inputs: list[float], parameters: tuple[float, ...] = ()) -> list[float]:
    """The results for one element of each input."""
    values: dict[int, Scalar] = {}
    for index in sorted(program.needed() | set(program.inputs)):
        step = program.steps[index]
        values[index] = _step(program, step, [values[k] for k in step.operands], inputs, parameters)
    return [float(values[index]) for index in program.outputs]


def _step(program: Program, step: Step, a: list[Scalar], inputs: list[float], parameters: tuple[float, ...]) -> Scalar:
    kind, known = step.kind, step.constant
    match step.operation:
        case "input":
            return inputs[int(known or 0)]
        case "parameter":
            return _rounded(kind, float(parameters[int(known or 0)]))
        case "number":
            if known == "-0":
                return -0.0
            return int(known or 0) if kind in _BITS else float(Fraction(known or 0))
        case "lookup":
            entries = program.tables[str(known)].entries
            return float(entries[int(a[0]) % len(entries)])
        case "fma":
            return _fma(kind, float(a[0]), float(a[1]), float(a[2]))
        case "fms":
            return _fma(kind, float(a[0]), float(a[1]), -float(a[2]))
        case "fnma":
            return _fma(kind, -float(a[0]), float(a[1]), float(a[2]))
        case "add" if kind in _BITS:
            return _wrapped(kind, int(a[0]) + int(a[1]))
        case "sub" if kind in _BITS:
            return _wrapped(kind, int(a[0]) - int(a[1]))
        case "add":
            return _rounded(kind, float(a[0]) + float(a[1]))
        case "sub":
            return _rounded(kind, float(a[0]) - float(a[1]))
        case "mul":
            return _rounded(kind, float(a[0]) * float(a[1]))
        case "div":
            return _rounded(kind, _quotient(float(a[0]), float(a[1])))
        case "neg":
            return -float(a[0])
        case "abs":
            return abs(float(a[0]))
        case "copysign":
            return math.copysign(float(a[0]), float(a[1]))
        case "lesser":
            return min(a[1], a[0])
        case "greater":
            return max(a[1], a[0])
        case "nan_from":
            return a[1] if math.isnan(a[1]) else a[0]
        case "less":
            return a[0] < a[1]
        case "select":
            return a[1] if a[0] else a[2]
        case "bits":
            real, integer = _PACK[FLOAT_OF[kind]]
            return int(struct.unpack(integer, struct.pack(real, a[0]))[0])
        case "float":
            real, integer = _PACK[kind]
            return float(struct.unpack(real, struct.pack(integer, a[0]))[0])
        case "left":
            return _wrapped(kind, int(a[0]) << int(known or 0))
        case "right":
            return int(a[0]) >> int(known or 0)
        case "widen":
            return a[0]
        case "narrow":
            return _rounded("f", float(a[0]))
    raise ValueError(f"no operation is called {step.operation}")


def _rounded(kind: str, value: float) -> float:
    """A double rounded to the kind; sums, products and quotients of two floats round innocuously through a double."""
    if kind == "d" or math.isnan(value) or math.isinf(value):
        return value
    try:
        return float(struct.unpack("<f", struct.pack("<f", value))[0])
    except OverflowError:
        return math.copysign(math.inf, value)


def _quotient(a: float, b: float) -> float:
    if b == 0:
        return math.nan if a == 0 or math.isnan(a) else math.copysign(math.inf, a) * math.copysign(1, b)
    return a / b


def _fma(kind: str, a: float, b: float, c: float) -> float:
    if not all(map(math.isfinite, (a, b, c))):
        return a * b + c
    exact = Fraction(a) * Fraction(b) + Fraction(c)
    if exact == 0:
        # the sign of an exact zero is the sum's own
        return a * b + c if a * b == 0 else 0.0
    result = float(FORMAT_OF[kind].round(exact))
    return math.copysign(result, -1 if exact < 0 else 1)


def _wrapped(kind: str, value: int) -> int:
    bits = _BITS[kind]
    return (value + (1 << (bits - 1))) % (1 << bits) - (1 << (bits - 1))
