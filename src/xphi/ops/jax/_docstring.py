"""Docstrings of the operators, written from the generated data."""

from __future__ import annotations

from typing import Any

from xphi.ops.jax import _paths
from xphi.ops.numpy import _accuracy, _arrays

_NUMBERS = "float16, bfloat16, float32 or float64"


def of(row: dict[str, Any], kind: str) -> str:
    """The docstring of an operator: kind "f" or "gate"."""
    if kind == "f":
        inputs = f"x : array of {_NUMBERS}, any shape\n    A Python float keeps its weak type; integers are refused.\n"
        first, derivative = "x", "vjp"
    else:
        inputs = f"gate, up : arrays of {_NUMBERS}, one dtype, one shape\n"
        first, derivative = "gate", "gate_vjp"
    numbers = "".join(
        f"{name} : float\n    {value:g} when it is not given; static under jax.jit.\n"
        for name, value in row.get("parameters", {}).items()
    )
    parts = [
        f"{row['title']}: {row['formula']}.\n",
        "\nUnder jax.jit, vmap, jvp, grad and their compositions to any order.\n",
        f"\nParameters\n----------\n{inputs}",
        'rung : {"faithful", "fast"}\n    The promise about the error of the compiled kernels in float32.\n',
        numbers,
        f"\nReturns\n-------\nArray like `{first}`\n",
        "\nRaises\n------\nXphiError\n    If an argument does not fit; the message says which and why.\n",
        _section("Error", _errors(row["name"], kind, derivative)),
        _section("Gradient", _gradient(row)),
        _section("Source", [f"{source}." for source in row["sources"]]),
    ]
    return "".join(parts)


def _errors(name: str, kind: str, derivative: str) -> list[str]:
    """One line for each dtype and path."""
    lines = ['"ffi": the compiled kernels, bit for bit xphi\'s on NumPy arrays; "jnp": operations of jax.numpy.']
    for order, row_kind in enumerate((kind, derivative)):
        what = "value" if order == 0 else "derivative"
        for dtype in ("float16", "bfloat16", "float32", "float64"):
            chosen = _paths.choice(name, row_kind, dtype)
            found = {
                "ffi": _accuracy.accuracy(name, row_kind, _arrays.format_of(dtype), "faithful"),
                "jnp": _paths.record(name, row_kind, dtype),
            }
            for path, accuracy in found.items():
                if accuracy is not None:
                    mark = ", taken on CPUs" if path == chosen else ""
                    lines.append(f'{what}, {dtype}, "{path}"{mark}: {accuracy}.')
    return lines


def _gradient(row: dict[str, Any]) -> list[str]:
    """What is kept, and the conventions where a derivative jumps."""
    kinks = [f"At the kink x = {place}: {convention}." for place, convention in row.get("kinks", {}).items()]
    return ["The inputs alone are kept for the backward pass; second derivatives are operations of jax.numpy.", *kinks]


def _section(title: str, lines: list[str]) -> str:
    return "\n".join(["", title, "-" * len(title), *lines, ""])
