"""Record what the kernels return, bit by bit: ``golden_bits.py``.

A faithful kernel may return either neighbour, and a release may not change which one without saying so. The file keeps
a SHA-256 of each kernel's results on inputs that are made by integer arithmetic alone. NaNs are left out.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np

from xphi.kinds import GENERATED, KINDS

TARGET = Path(__file__).resolve().parent.parent / "tests/golden/kernel_bits.json"
#: How many inputs are spread over all encodings, and how many over the binades where the functions bend.
SPREAD, DENSE = 2**14, 2**15
#: Binades from 2^-24 to 2^7.
LOWEST, BINADES = -24, 31
#: The exponent's width and bias, and the width of the fraction.
LAYOUT = {"binary32": (np.uint32, 127, 23), "binary64": (np.uint64, 1023, 52)}
#: α and the limit of the clamped gate; the other kernels read none.
PARAMETERS = (1.702, 7.0)


def mixed(count: int, seed: int) -> Any:
    """64-bit integers without a pattern: the splitmix64 sequence."""
    with np.errstate(over="ignore"):
        state = (np.arange(1, count + 1, dtype=np.uint64) + np.uint64(seed << 32)) * np.uint64(0x9E3779B97F4A7C15)
        state = (state ^ (state >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
        state = (state ^ (state >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return state ^ (state >> np.uint64(31))


def inputs(fmt: str, seed: int) -> Any:
    """An array of the format: over all encodings, then over the binades where something happens."""
    code, bias, fraction = LAYOUT[fmt]
    width = np.dtype(code).itemsize * 8
    anything = (mixed(SPREAD, seed) >> np.uint64(64 - width)).astype(code)
    words = mixed(DENSE, seed + 1)
    exponent = words % np.uint64(BINADES) + np.uint64(bias + LOWEST)
    sign = (words >> np.uint64(8) & np.uint64(1)) << np.uint64(width - 1)
    near = (sign | exponent << np.uint64(fraction) | words >> np.uint64(64 - fraction)).astype(code)
    values = np.concatenate([anything, near]).view(f"f{width // 8}")
    return np.where(np.isnan(values), 1, values)


def digest(results: Iterable[Any]) -> str:
    """Of the bits of arrays, any NaN like any other."""
    made = hashlib.sha256()
    for values in results:
        made.update(np.where(np.isnan(values), np.nan, values).astype(values.dtype.newbyteorder("<")).tobytes())
    return made.hexdigest()


def results(description: tuple[str, ...], isa: str | None = None) -> list[Any]:
    """What a kernel of the compiled core returns."""
    from xphi import _core

    _, kind, fmt, _ = description
    takes, gives = KINDS[kind].arity
    given = tuple(inputs(fmt, 2 * k) for k in range(takes))
    made = tuple(np.empty_like(given[0]) for _ in range(gives))
    _core.kernel(*description, isa)(given, made, list(PARAMETERS))
    return list(made)


def described() -> list[tuple[str, ...]]:
    """Every generated kernel: those that compute in binary32 or binary64."""
    from xphi import _core

    return sorted(k for k in map(tuple, _core.kernels()) if k[1] in GENERATED and k[2] in LAYOUT)


def main() -> None:
    """Write the file."""
    digests = {" ".join(description): digest(results(description)) for description in described()}
    TARGET.write_text(json.dumps(digests, indent=1) + "\n")
    print(f"{TARGET.name}: {len(digests)} kernels")


if __name__ == "__main__":
    main()
