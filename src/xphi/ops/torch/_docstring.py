"""Docstrings of the operators on tensors, written from the same data as those on arrays."""

from __future__ import annotations

from typing import Any

from xphi.ops.numpy import _docstring
from xphi.ops.torch import _codes

_NUMBERS = "float16, bfloat16, float32 or float64"
_RUNG = """rung : {"faithful", "fast"}
    The promise about the error. Outside float32 both are the same.
"""
_SAVE = """save : {"input", "bits"}
    What is kept for the backward pass: `x`, or a code of f'(x).
bits : {1, 2, 4, 8}, optional
    How long that code is, for each element.
"""
_SAVE_INPUT = """save : {"input"}
    What is kept for the backward pass. There is no code of this derivative.
bits : None
    For functions that have codes.
"""
_INPUT = "Only `x` is kept for the backward pass."
_CODE_OR_INPUT = """\
Only `x` is kept for the backward pass; with ``save="bits"`` it is not, but a code of f'(x) of ⌈n·bits/8⌉ bytes for n
elements, and a gradient is g times the level that the code stands for. What is recorded of vjp is not of that."""
_RAISES = """
Raises
------
XphiError
    If an argument does not fit; the message says which and why.
"""
_NOTES = """
Notes
-----
On a CPU the bits are those of `xphi.{name}`. In CUDA the same programs run in Triton, for 16-bit tensors that of
float32; other devices compute with torch's own operations, and no error is recorded for that.
{saved}
Autocast changes nothing: the dtype that comes in is the one that goes out{mixed}.
"""


def of(row: dict[str, Any]) -> str:
    """The docstring of a function or gate."""
    return _gate(row) if "parameters" in row else _activation(row)


def _activation(row: dict[str, Any]) -> str:
    name = row["name"]
    coded = name in _codes.names()
    return "".join(
        [
            f"{row['title']}: {row['formula']}.\n",
            "\nIts derivative is `grad`, its product with a gradient `vjp`.\n",
            f"\nParameters\n----------\nx : Tensor of {_NUMBERS}, any shape\n    Integers are refused.\n",
            _RUNG + (_SAVE if coded else _SAVE_INPUT),
            "\nReturns\n-------\nTensor like `x`\n",
            _RAISES,
            _NOTES.format(name=name, saved=_CODE_OR_INPUT if coded else _INPUT, mixed=""),
            _docstring.errors(name, {"f": "f", "grad": "f'", "vjp": "vjp"}),
            _code_errors(name) if coded else "",
            _docstring.special_values(name),
            _docstring.gradient(row),
            _docstring.sources(row),
        ]
    )


def _code_errors(name: str) -> str:
    """How far a gradient by a code is from the derivative, one line for each length; it goes on where errors end."""
    lines = [f"|f' - level|, bits={bits}: {_codes.accuracy(name, bits)}." for bits in _codes.BITS]
    return "\n".join([*lines, ""])


def _gate(row: dict[str, Any]) -> str:
    name = row["name"]
    numbers = "".join(
        f"{number} : float\n    {value:g} when it is not given.\n" for number, value in row["parameters"].items()
    )
    return "".join(
        [
            f"{row['title']}: {row['formula']}.\n",
            "\nIts derivatives, times a gradient, are `vjp`.\n",
            f"\nParameters\n----------\ngate, up : Tensors of {_NUMBERS}, one dtype, one shape\n",
            "    Nothing is broadcast.\n",
            _RUNG + numbers,
            "\nReturns\n-------\nTensor like `gate`\n",
            _RAISES,
            _NOTES.format(
                name=name,
                saved="Only `gate` and `up` are kept for the backward pass.",
                mixed="; it only lets two dtypes in, of which the wider one goes out",
            ),
            _docstring.errors(name, {"gate": "product", "gate_vjp": "vjp"}),
            _docstring.sources(row),
        ]
    )
