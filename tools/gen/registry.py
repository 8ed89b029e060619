"""What the running side and the compiled core may know of the registry."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tools.gen import GENERATED
from xphi import functions
from xphi.formula.text import to_text
from xphi.functions import Function
from xphi.functions.gates import GATES, GatedUnit


def files() -> dict[Path, str]:
    """Functions and gates as JSON, and the header that says which gates are products of an activation."""
    return {
        GENERATED / "functions.json": _json(_function(function) for function in functions.registry().values()),
        GENERATED / "gates.json": _json(_gate(unit) for unit in GATES),
        GENERATED / "c/gates.h": _gates_header(),
    }


def _json(rows: Any) -> str:
    return json.dumps(list(rows), ensure_ascii=False, indent=1) + "\n"


def _function(function: Function) -> dict[str, Any]:
    return {
        "name": function.name,
        "aliases": list(function.aliases),
        "formula": to_text(function.formula),
        "title": function.title,
        "kinks": dict(function.kinks),
        "sources": list(function.sources),
    }


def _gate(unit: GatedUnit) -> dict[str, Any]:
    return {
        "name": unit.name,
        "aliases": list(unit.aliases),
        "formula": unit.formula,
        "title": unit.title,
        "parameters": unit.parameters,
        "sources": list(unit.sources),
    }


def _gates_header() -> str:
    rows = [f'    {{"{unit.name}", "{unit.activation}"}},' for unit in GATES if not unit.other_formula]
    lines = ["/* Made by `make gen`; edits here are lost. */", ""]
    lines += ["typedef struct {", "    const char *name, *activation;", "} xphi_gate;", ""]
    lines += ["/* Products of an activation and another input. */", "static const xphi_gate xphi_gates[] = {", *rows]
    return "\n".join([*lines, "    {0, 0}};"]) + "\n"
