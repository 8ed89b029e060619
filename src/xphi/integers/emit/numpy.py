"""NumPy: an array of entries and a function of integers."""

from __future__ import annotations

from xphi.integers.emit._parts import header, rows, steps
from xphi.integers.result import Table


def files(table: Table, name: str, file: str) -> list[tuple[str, str | bytes]]:
    """One module."""
    scheme = steps(table)
    place = f"np.asarray(q, dtype=np.int64) - ({scheme.low})"
    lines = [
        *(f"# {line}" for line in header(table)),
        "import numpy as np",
        "",
        "ENTRIES = np.array([",
        *rows(table.entries.tolist()),
        f"], dtype=np.{table.entry_type.name})",
        "",
        "",
        f"def {name}(q):",
        f'    """The output for integers from {scheme.low} to {scheme.high}."""',
        f"    k = {place}",
    ]
    if not scheme.linear:
        lines.append(f"    return ENTRIES[k >> {scheme.shift}]" if scheme.shift else "    return ENTRIES[k]")
    else:
        lines += [
            f"    i = k >> {scheme.shift}",
            "    low, high = ENTRIES[i].astype(np.int64), ENTRIES[i + 1].astype(np.int64)",
            f"    rise = (high - low) * (k & {(1 << scheme.shift) - 1})",
            f"    return (low + ((rise + {scheme.half}) >> {scheme.shift})).astype(ENTRIES.dtype)",
        ]
    return [(file, "\n".join([*lines, ""]))]
