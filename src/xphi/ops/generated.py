"""The generated rows of functions and gates: read here, for all that runs."""

from __future__ import annotations

import functools
import importlib.resources
import json
import re
from collections.abc import Iterable
from typing import Any

Rows = dict[str, dict[str, Any]]


@functools.cache
def functions() -> Rows:
    """The row of every function, by name."""
    return _by_name("functions.json")


@functools.cache
def gates() -> Rows:
    """The row of every gate, by name."""
    return _by_name("gates.json")


@functools.cache
def rows() -> Rows:
    """The row of every function and gate, by name."""
    return functions() | gates()


def activation_of(gate: str) -> str | None:
    """The activation that a gate multiplies by ``up``; None where the gate is no plain product.

    >>> activation_of("geglu"), activation_of("swiglu_clamped")
    ('gelu', None)
    """
    product = re.fullmatch(r"(\w+)\(gate\)\*up", gates()[gate]["formula"])
    return product.group(1) if product else None


def gate_of(activation: str) -> str | None:
    """The gate that multiplies ``activation(gate)`` by ``up``, or None where there is none of its own.

    >>> gate_of("gelu"), gate_of("mish")
    ('geglu', None)
    """
    return next((gate for gate in gates() if activation_of(gate) == activation), None)


def no_option(shown: str, given: Iterable[str]) -> str:
    """What to say of an option that other libraries have and `shown` has not."""
    option = next(iter(given))
    said = f"{shown} has no option {option!r}"
    if option == "approximate":
        return f"{said}: each form is a function of its own, gelu (erf), gelu_tanh (tanh) and gelu_sigmoid (1.702)"
    if option == "inplace":
        return f"{said}: the result is a new array or tensor; leave it out"
    return f"{said}; its help lists what there is"


def read(file: str) -> Any:
    """What a generated JSON file holds."""
    return json.loads((importlib.resources.files("xphi._generated") / file).read_text("utf-8"))


def _by_name(file: str) -> Rows:
    return {row["name"]: row for row in read(file)}
