"""The compiled core: what runs fast, and how it was built. Imports nothing of xphi."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from xphi._core._native import Codes, Kernel, build_info, compare_ulp, ffi_handler, isa, isas, kernel, kernels, round_to

__all__ = [
    "Codes",
    "Kernel",
    "build_info",
    "compare_ulp",
    "ffi_handler",
    "isa",
    "isas",
    "kernel",
    "kernels",
    "round_to",
    "run",
]


def run(
    name: str,
    kind: str,
    format: str,  # noqa: A002 - the word that kernels are described with
    rung: str,
    inputs: tuple[Any, ...],
    outputs: tuple[Any, ...],
    parameters: Sequence[float] | None = None,
    threads: int = 0,
) -> None:
    """Compute `outputs` from `inputs`, arrays of one shape; bfloat16 arrays come as their uint16 views.

    Raises
    ------
    ValueError
        If there is no such kernel, or if an array does not fit it.
    """
    kernel(name, kind, format, rung)(inputs, outputs, parameters, threads)
