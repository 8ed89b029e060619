"""Docstrings of the operators, written from the generated data; the special values are the kernels' own."""

from __future__ import annotations

from typing import Any

import numpy as np

from xphi import _core
from xphi.ops.numpy import _accuracy, _arrays

_COMMON = """\
out : array like `{first}`, optional
    Where the result goes; it may be an input itself, or overlap one.
rung : {{"faithful", "fast"}}
    The promise about the error. Outside float32 both are the same.{more}
threads : int, optional
    How many threads compute; the size decides when it is not given.
"""
#: What holds for products: tails that a large factor would bring back into range.
_TAILS = """ The fast
    one in float32 keeps tails down to 2^-243: an `up` beyond 2^93 may lose what it would bring back."""
#: Parameters of which the kernel takes the nearest number of the format.
_ROUNDED = {"limit": " It is rounded to the format of the arrays."}
_RAISES = """
Raises
------
XphiError
    If an argument does not fit; the message says which and why.
"""
_NUMBERS = "float16, bfloat16, float32 or float64"
_SPECIAL = (-np.inf, -0.0, 0.0, np.inf)


def activation(row: dict[str, Any]) -> str:
    """The docstring of an activation."""
    parts = [
        f"{row['title']}: {row['formula']}.\n",
        "\nIts derivative is `grad`, its product with a gradient `vjp`, and its value at x + b `bias`.\n",
        f"\nParameters\n----------\nx : array of {_NUMBERS}, any shape\n",
        "    Python's own numbers count as float64; integer arrays are refused.\n",
        _COMMON.format(first="x", more=""),
        "\nReturns\n-------\narray like `x`, or a scalar where `x` is one\n",
        _RAISES,
        errors(row["name"], {"f": "f", "grad": "f'", "vjp": "vjp"}),
        special_values(row["name"]),
        gradient(row),
        sources(row),
        _example(row["name"], "f", 0.5),
    ]
    return "".join(parts)


def gate(row: dict[str, Any]) -> str:
    """The docstring of a gate."""
    numbers = "".join(
        f"{name} : float\n    {value:g} when it is not given.{_ROUNDED.get(name, '')}\n"
        for name, value in row["parameters"].items()
    )
    parts = [
        f"{row['title']}: {row['formula']}.\n",
        "\nIts derivatives, times a gradient, are `vjp`.\n",
        f"\nParameters\n----------\ngate, up : arrays of {_NUMBERS}, one dtype, one shape\n",
        _COMMON.format(first="gate", more=_TAILS),
        numbers,
        "\nReturns\n-------\narray like `gate`, or a scalar where `gate` is one\n",
        _RAISES,
        errors(row["name"], {"gate": "product", "gate_vjp": "vjp"}),
        sources(row),
        _example(row["name"], "gate", 0.5, 2.0, parameters=tuple(row["parameters"].values())),
    ]
    return "".join(parts)


def errors(name: str, kinds: dict[str, str]) -> str:
    """What is recorded about the errors, one line for each kernel."""
    lines = []
    for kind, shown in kinds.items():
        for dtype, format_name in _arrays.FORMATS.items():
            for rung in ("faithful", "fast") if format_name == "binary32" else ("faithful",):
                found = _accuracy.accuracy(name, kind, format_name, rung)
                if found is not None:
                    which = f" {rung}" if format_name == "binary32" else ""
                    lines.append(f"{shown}, {dtype.name}{which}: {found}.")
    return _section("Error", lines)


def special_values(name: str) -> str:
    """The values at signed zeros and infinities, computed."""
    x = np.array(_SPECIAL)
    y = _computed(name, "f", x)
    values = ", ".join(f"f({a:g}) = {b:.17g}" for a, b in zip(x, y, strict=True))
    return _section("Special values", [f"{values}.", "A NaN stays one, and becomes quiet. Subnormal numbers are kept."])


def gradient(row: dict[str, Any]) -> str:
    """The convention at points where a derivative jumps."""
    kinks = row["kinks"].items()
    return _section("Gradient", [f"At the kink x = {place}: {convention}." for place, convention in kinks])


def sources(row: dict[str, Any]) -> str:
    return _section("Source", [f"{source}." for source in row["sources"]])


def _example(name: str, kind: str, *numbers: float, parameters: tuple[float, ...] = ()) -> str:
    """A call and what it gives, computed."""
    (value,) = _computed(name, kind, *(np.array([number]) for number in numbers), parameters=parameters)
    shown = ", ".join(map(repr, numbers))
    return _section("Examples", [">>> import xphi", f">>> float(xphi.{name}({shown}))", repr(float(value))])


def _computed(name: str, kind: str, *arrays: _arrays.Array, parameters: tuple[float, ...] = ()) -> _arrays.Array:
    result = np.empty_like(arrays[0])
    _core.run(name, kind, "binary64", "faithful", arrays, (result,), parameters)
    return result


def _section(title: str, lines: list[str]) -> str:
    return "\n".join(["", title, "-" * len(title), *lines, ""]) if lines else ""
