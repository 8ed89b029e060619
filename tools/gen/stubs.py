"""What a type checker knows of the names that the registry gives to modules: one stub for each set of them."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from tools.gen import GENERATED
from xphi.lower import kernels
from xphi.nn import facts

HEAD = "# Made by `make gen` from the registry; edits here are lost.\n"


def files() -> dict[Path, str]:
    """The stubs."""
    return {
        GENERATED / "operators.pyi": operators("numpy", ".activation", ".gate"),
        GENERATED / "torch_operators.pyi": operators("torch", ".activation", ".gate"),
        GENERATED / "jax_operators.pyi": operators("jax", "", ""),
        GENERATED / "torch_modules.pyi": modules("torch"),
        GENERATED / "jax_modules.pyi": modules("jax"),
    }


def operators(library: str, activation: str, gate: str) -> str:
    """Every spelling of an operator, and its class."""
    rows = facts.functions() | facts.gates()
    kinds = {name: "Gate" if name in facts.gates() else "Activation" for name in kernels.names()}
    lines = [f"{spelling}: {kinds[name]}" for name in kernels.names() for spelling in (name, *rows[name]["aliases"])]
    places = {"Activation": f"xphi.ops.{library}{activation}", "Gate": f"xphi.ops.{library}{gate}"}
    return stub(places, sorted(lines))


def modules(library: str) -> str:
    """Every class of a module for an operator."""
    lines, named = [], dict[str, str]()
    for name, function in facts.classes(kernels.names()).items():
        base = "Gate" if function in facts.gates() else "Activation"
        first = named.setdefault(function, name)
        lines.append(f"class {name}({base}): ..." if first == name else f"{name} = {first}")
    place = f"xphi.nn.{library}.activations"
    return stub({"Activation": place, "Gate": place}, lines)


def stub(imported: dict[str, str], lines: Iterable[str]) -> str:
    """The text of a stub."""
    places = dict.fromkeys(imported.values())
    heads = [f"from {place} import {', '.join(n for n, p in imported.items() if p == place)}" for place in places]
    return "\n".join([HEAD, *heads, "", *lines, ""])
