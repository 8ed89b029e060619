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
from xphi.kinds import KINDS


def files() -> dict[Path, str]:
    """Functions and gates as JSON; kinds, and the gates that are products of an activation, as a C header."""
    return {
        GENERATED / "functions.json": _json(_function(function) for function in functions.registry().values()),
        GENERATED / "gates.json": _json(_gate(unit) for unit in GATES),
        GENERATED / "c/registry.h": _header(),
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
        "eager": list(function.eager),
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


_HEADER = """/* Made by `make gen`; edits here are lost. */

/* What kernels take and return. */
typedef struct {{
    const char *name;
    int inputs, outputs;
}} xphi_kind;

static const xphi_kind xphi_kinds[] = {{
{kinds}
    {{0, 0, 0}}}};

/* Gates that are products of an activation and another input. */
typedef struct {{
    const char *name, *activation;
}} xphi_gate;

static const xphi_gate xphi_gates[] = {{
{gates}
    {{0, 0}}}};
"""


def _header() -> str:
    kinds = [f'    {{"{kind.name}", {len(kind.inputs)}, {len(kind.outputs)}}},' for kind in KINDS.values()]
    gates = [f'    {{"{unit.name}", "{unit.activation}"}},' for unit in GATES if not unit.other_formula]
    return _HEADER.format(kinds="\n".join(kinds), gates="\n".join(gates))
