"""The recorded accuracy of our kernels: ``_generated/accuracy.json`` and the page made from it."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import xphi
from xphi.files import write_file
from xphi.kinds import GENERATED, KINDS

SCHEMA = "xphi/accuracy/1"
_ORDER = ("binary32", "binary64", "binary16", "bfloat16")
_SAID = {"f": "f", "grad": "f′", "vjp": "g·f′", "gate": "gate", "gate_vjp": "derivatives"}

Row = dict[str, Any]
Key = tuple[str, str, str, str]


def location() -> Path:
    """Where the file is."""
    return Path(xphi.__file__).parent / "_generated" / "accuracy.json"


def key(row: Row) -> Key:
    """What a row is about."""
    return row["name"], row["kind"], row["format"], row["rung"]


def read(path: Path | None = None) -> dict[Key, Row]:
    """The rows that there are."""
    file = path or location()
    if not file.exists():
        return {}
    document = json.loads(file.read_text())
    return {key(row): row for row in document["rows"]}


def write(rows: dict[Key, Row], path: Path | None = None) -> None:
    """Write all rows, sorted, one on each line."""
    lines = [json.dumps(rows[k], ensure_ascii=False) for k in sorted(rows, key=_rank)]
    body = ",\n  ".join(lines)
    write_file(path or location(), f'{{"schema": "{SCHEMA}", "rows": [\n  {body}\n]}}\n')


def recorded(name: str, kind: str, fmt: str, rung: str) -> Row | None:
    """The row of a kernel; outside binary32 both rungs are one."""
    rows = read()
    return rows.get((name, kind, fmt, rung)) or (None if fmt == "binary32" else rows.get((name, kind, fmt, "faithful")))


def worst_inputs(name: str, kind: str) -> tuple[float, ...]:
    """Where the kernels of a function of one input were found to be worst."""
    rows = (row for row in read().values() if (row["name"], row["kind"]) == (name, kind))
    return tuple(sorted({at for row in rows if math.isfinite(at := float.fromhex(row["at"]))}))


def _rank(k: Key) -> tuple[Any, ...]:
    return KINDS[k[1]].of == "gate", k[0], GENERATED.index(k[1]), _ORDER.index(k[2]), k[3]


def page(rows: dict[Key, Row] | None = None) -> str:
    """The reference page, in Markdown, of these rows or of those on record."""
    rows = read() if rows is None else rows
    lines = [
        "<!-- Made by `make audit` from src/xphi/_generated/accuracy.json; edits here are lost. -->",
        "",
        "# Accuracy",
        "",
        "What `make audit` measured, in ULP: |result − exact| divided by the spacing of the format at the exact",
        "value. Correct rounding is at most 0.5, a faithful result below 1. *Exhaustive* means every input of the",
        "format, so that the number is a bound; *sampled* means that it is the largest error seen.",
        "",
        "Exact values for binary32 come from the binary64 kernel, with ball arithmetic where that does not decide. It",
        "is taken to be within two of its own units, which is sampled (its own rows below) and not proved. Those for",
        "binary64 come from the formula in 113 bits with a running bound of its own error, and from balls where that",
        "does not decide.",
        "",
        "Near a zero of the derivative an ULP is next to nothing. The fast rung promises there, within 1 of the zero,",
        "that a result is off by at most an absolute error such as 2^-24, or by some ULP where that is more: such rows",
        "show the largest error elsewhere, and after it what holds near the zero.",
        "",
        "| kernel | | format | rung | largest error, ULP | at | evidence | inputs | correctly rounded |",
        "|---|---|---|---|---:|---|---|---:|---:|",
    ]
    lines += [_line(rows[k]) for k in sorted(rows, key=_rank)]
    return "\n".join(lines) + "\n"


def _near(row: Row) -> str:
    """The error near a zero: absolute, and in ULP of those that are above that."""
    roundoff = f"2^{round(math.log2(row['near_absolute']))}"
    return f"{roundoff} or {row['near_observed']:.4f}" if row["near_observed"] else roundoff


def _line(row: Row) -> str:
    apart = "near_absolute" in row
    cells = [
        f"`{row['name']}`",
        _SAID[row["kind"]],
        row["format"],
        row["rung"],
        f"{row['observed']:.4f}" if not apart else f"{row['away_observed']:.4f}; near the zero {_near(row)}",
        f"`{row['away_at'] if apart else row['at']}`",
        row["evidence"],
        f"{row['inputs']:,}",
        f"{100 * row['correctly_rounded']:.3f} %",
    ]
    return f"| {' | '.join(cells)} |"
