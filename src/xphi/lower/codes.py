"""Codes of derivatives, for ``save="bits"``: the levels in binary32 with their boundaries and errors, as JSON.

A derivative of so many bits has at most 2^bits levels. What was found is kept, as a certificate is: :func:`fault`
derives everything that follows from the levels again, and checks that they are where the sum of squares is at rest.
"""

from __future__ import annotations

import functools
import importlib.resources
import json
from concurrent.futures import ProcessPoolExecutor
from decimal import ROUND_CEILING, Context, Decimal
from typing import Any

import numpy as np

from xphi import facts, functions
from xphi.lower import kernels
from xphi.quantise.levels import errors, find, is_rounded
from xphi.quantise.slope import Code, Slope

FILE = "codes.json"
BITS = (1, 2, 4, 8)
WEIGHT = "normal"


def names() -> list[str]:
    """The functions with kernels whose derivative is bounded, and not one number."""
    return [name for name in kernels.functions() if _is_coded(name)]


def _is_coded(name: str) -> bool:
    known = facts.of(functions.get(name))
    low, high = known.derivative_infimum.value.value, known.derivative_supremum.value.value
    return bool(np.isfinite([low, high]).all() and low < high)


@functools.cache
def _slope(name: str) -> Slope:
    return Slope(functions.get(name))


def derive(name: str, bits: int) -> dict[str, Any]:
    """Find the best levels of a function's derivative."""
    levels = np.unique(find(_slope(name), 2**bits).astype(np.float32))
    return row(name, levels)


def row(name: str, levels: Any) -> dict[str, Any]:
    """What follows from levels."""
    slope = _slope(name)
    code = slope.code(levels.astype(np.float64))
    found = errors(slope, code)
    return {
        "levels": [float(str(level)) for level in levels],
        "boundaries": list(code.boundaries),
        "codes": list(code.codes),
        "largest_error": found.largest,
        "largest_at": str(found.at),
        "rms_error": found.rms,
    }


def fault(name: str, bits: int, kept: dict[str, Any]) -> str:
    """What is wrong with what was kept of a function; empty if nothing is."""
    levels = np.array(kept["levels"], dtype=np.float32)
    if not (0 < len(levels) <= 2**bits and np.all(np.diff(levels) > 0)):
        return "the levels are too many, or not ascending"
    if row(name, levels) != kept:
        return "the boundaries or errors are not those of the levels"
    slope = _slope(name)
    code = Code(tuple(kept["boundaries"]), tuple(kept["codes"]), levels.astype(np.float64))
    if not is_rounded(slope, code, np.spacing(np.abs(levels)).astype(np.float64) / 2):
        return "the levels are not means of the derivative"
    return ""


def document(rows: dict[str, dict[str, Any]]) -> str:
    """The JSON file, a line for each list."""
    functions_ = []
    for name, codes in rows.items():
        entries = [f'"{bits}": {{\n{_members(entry)}\n}}' for bits, entry in codes.items()]
        functions_.append(f'"{name}": {{\n' + ",\n".join(entries) + "\n}")
    return f'{{"weight": "{WEIGHT}", "functions": {{\n' + ",\n".join(functions_) + "\n}}\n"


def _members(entry: dict[str, Any]) -> str:
    return ",\n".join(f" {json.dumps(key)}: {json.dumps(value, separators=(',', ':'))}" for key, value in entry.items())


def kept() -> dict[str, dict[str, Any]]:
    """What the file has; empty where there is none yet."""
    file = importlib.resources.files("xphi._generated") / FILE
    return dict(json.loads(file.read_text())["functions"]) if file.is_file() else {}


def _fault(job: tuple[str, int, dict[str, Any] | None]) -> str:
    name, bits, entry = job
    return "it is absent" if entry is None else fault(name, bits, entry)


def _made(job: tuple[str, int, dict[str, Any] | None]) -> dict[str, Any]:
    name, bits, entry = job
    return derive(name, bits) if entry is None or fault(name, bits, entry) else entry


def _jobs() -> list[tuple[str, int, dict[str, Any] | None]]:
    found = kept()
    return [(name, bits, found.get(name, {}).get(str(bits))) for name in names() for bits in BITS]


def made() -> str:
    """The file: every code that is right as it was, the others derived."""
    jobs = _jobs()
    with ProcessPoolExecutor() as pool:
        entries = list(pool.map(_made, jobs))
    rows: dict[str, dict[str, Any]] = {name: {} for name in names()}
    for (name, bits, _), entry in zip(jobs, entries, strict=True):
        rows[name][str(bits)] = entry
    return document(rows)


def faults() -> list[str]:
    """What is wrong with the file, a sentence for each code."""
    jobs = _jobs()
    with ProcessPoolExecutor() as pool:
        said = list(pool.map(_fault, jobs))
    found = [f"{name}, {bits} bits: {what}" for (name, bits, _), what in zip(jobs, said, strict=True) if what]
    return [*found, *(f"{name} has no kernels, or no code" for name in kept() if name not in names())]


def table() -> str:
    """The table of the documentation: the largest and the root-mean-square error for each number of bits."""
    heads = [f"{bits} {'bit' if bits == 1 else 'bits'}" for bits in BITS]
    lines = [f"| function | {' | '.join(heads)} |", "|---" * (1 + len(BITS)) + "|"]
    for name, entries in kept().items():
        cells = [f"{_up(e['largest_error'])}, {e['rms_error']:.3g}" for e in (entries[str(bits)] for bits in BITS)]
        lines.append(f"| `{name}` | {' | '.join(cells)} |")
    return "\n".join(lines)


def _up(bound: float) -> str:
    """A bound in three digits, rounded up."""
    shown = Decimal(bound).normalize(Context(prec=3, rounding=ROUND_CEILING))
    return f"{float(shown):.3g}"
