"""Weights: where on the line an error matters."""

from __future__ import annotations

import io
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import sympy as sp

from xphi import functions
from xphi.errors import XphiError
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x

LARGEST_FILE = 64 << 20
MOST_BINS = 4096
#: What a column may be called.
_HEADS = {
    "low": ("low", "lower", "left", "lo", "start", "from", "bin_low", "bin_left", "edge_low", "min"),
    "high": ("high", "upper", "right", "hi", "end", "stop", "to", "bin_high", "bin_right", "edge_high", "max"),
    "centre": ("centre", "center", "middle", "midpoint", "mid", "bin", "x", "value", "bin_centre", "bin_center"),
    "count": ("count", "counts", "n", "frequency", "freq", "weight", "mass", "number"),
}


@dataclass(frozen=True)
class Weight:
    """A non-negative weight function.

    Parameters
    ----------
    name : str
        ``uniform``, ``normal``, the formula, or the histogram's file name.
    formula : sympy.Expr or None
        In ``x``; None for a histogram.
    bins : tuple of (Fraction, Fraction, Fraction)
        A histogram's bins: low, high, density.
    """

    name: str
    formula: Any = sp.S.One
    bins: tuple[tuple[Fraction, Fraction, Fraction], ...] = ()

    @property
    def histogram(self) -> bool:
        """Whether the weight is piecewise constant data."""
        return bool(self.bins)


UNIFORM = Weight("uniform")
NORMAL = Weight("normal", sp.exp(-(x**2) / 2) / sp.sqrt(2 * sp.pi))


def read(text: str) -> Weight:
    """What ``--weight`` means: ``uniform``, ``normal``, a CSV or NPY histogram, or a formula in ``x``.

    A histogram has the columns *low, high, count*, or *centre, count* (edges half-way between the
    centres). Counts are divided by the width of their bin and by the total.

    Raises
    ------
    XphiError
    """
    if text == "uniform":
        return UNIFORM
    if text == "normal":
        return NORMAL
    if text.lower().endswith((".csv", ".npy")):
        path = Path(text)
        return replace(histogram(_table(path), str(path)), name=path.name)
    return Weight(text, functions.target(text))


def check(weight: Weight, low: Fraction | float, high: Fraction | float) -> None:
    """Refuse a formula that is no weight on a domain.

    Raises
    ------
    XphiError
        Where it is negative, undefined, or zero everywhere.
    """
    if weight.formula is None or weight.formula in (UNIFORM.formula, NORMAL.formula):
        return
    xs = np.linspace(max(float(low), -40.0), min(float(high), 40.0), 2049)
    values = evaluate(weight.formula, [x], xs)
    for wrong, said in ((~np.isfinite(values), "not finite"), (values < 0, "negative")):
        if wrong.any():
            raise XphiError(f"the weight {weight.name} is {said} at x = {xs[_first(wrong) - 1]:g}")
    if not (values > 0).any():
        raise XphiError(f"the weight {weight.name} is zero everywhere")


def histogram(table: Any, name: str) -> Weight:
    """The weight that a histogram is: columns *low, high, count*, or *centre, count*.

    Parameters
    ----------
    table : ndarray of float64
    name : str
        What messages call it.

    Raises
    ------
    XphiError
    """
    if table.ndim != 2 or table.shape[0] < 1 or table.shape[1] not in (2, 3):
        raise XphiError(
            f"{name} has shape {table.shape}; a histogram has the columns low, high, count or centre, count"
        )
    if not np.all(np.isfinite(table)):
        raise XphiError(
            f"{name} has a value that is not a finite number, in row {_first(~np.isfinite(table).all(axis=1))}"
        )
    if table.shape[0] > MOST_BINS:
        raise XphiError(f"{name} has {table.shape[0]} bins; the limit is {MOST_BINS}")
    if table.shape[1] == 2:
        table = _with_edges(table, name)
    low, high, count = table.T
    if np.any(count < 0):
        raise XphiError(f"{name} has a negative count in row {_first(count < 0)}")
    if not np.any(count > 0):
        raise XphiError(f"{name} has no counts at all: the total is zero")
    if np.any(low >= high) or np.any(low[1:] < high[:-1]):
        raise XphiError(f"{name} has bins that are empty, reversed or overlapping; sort them by their lower edge")
    total = sum(Fraction(float(c)) for c in count)
    bins = tuple(
        (Fraction(float(a)), Fraction(float(b)), Fraction(float(c)) / total / (Fraction(float(b)) - Fraction(float(a))))
        for a, b, c in table
        if c > 0
    )
    return Weight(name, None, bins)


def _table(path: Path) -> Any:
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise XphiError(f"{path} has {path.stat().st_size} bytes; the limit is {LARGEST_FILE}")
        data = path.read_bytes()
    except OSError as error:
        raise XphiError(f"cannot read {path}: {error.strerror or error}") from None
    if not data.strip():
        raise XphiError(f"{path} is empty")
    try:
        if path.suffix.lower() == ".npy":
            loaded = np.load(io.BytesIO(data), allow_pickle=False)
            if loaded.dtype.kind not in "biuf":
                raise XphiError(f"{path} holds {loaded.dtype}; a histogram is made of real numbers")
            return np.asarray(loaded, dtype=np.float64)
        lines = data.decode().splitlines()
        head = lines[0].replace(";", ",").split(",")
        rows = [line.replace(";", ",") for line in lines[0 if _numeric(head) else 1 :] if line.strip()]
        if not rows:
            raise XphiError(f"{path} has a header and no rows")
        columns = None if _numeric(head) else _columns(head, path)
        return np.loadtxt(rows, delimiter=",", ndmin=2, dtype=np.float64, usecols=columns)
    except (ValueError, UnicodeDecodeError, EOFError, OSError):
        raise XphiError(f"{path} is not a table of numbers in {path.suffix.lower()[1:].upper()} form") from None


def _columns(head: list[str], path: Path) -> list[int]:
    """Where a header says that low, high and count stand, or centre and count; other columns are left out."""
    names = [cell.strip().strip("\"'").lower() for cell in head]
    place = {word: next((names.index(n) for n in known if n in names), None) for word, known in _HEADS.items()}
    for wanted in (("low", "high", "count"), ("centre", "count")):
        found = [place[word] for word in wanted]
        if None not in found:
            return [column for column in found if column is not None]
    raise XphiError(f"{path} has the header {','.join(head)}; name its columns low, high, count or centre, count")


def _numeric(cells: list[str]) -> bool:
    try:
        [float(cell) for cell in cells]
    except ValueError:
        return False
    return True


def _first(mask: Any) -> int:
    return int(np.argmax(mask)) + 1


def _with_edges(table: Any, name: str) -> Any:
    centre, count = table.T
    if len(centre) < 2:
        raise XphiError(f"{name} has one bin centre; its width is unknown: give low, high, count")
    if np.any(np.diff(centre) <= 0):
        raise XphiError(f"{name} has bin centres that are not increasing, at row {_first(np.diff(centre) <= 0) + 1}")
    middle = (centre[1:] + centre[:-1]) / 2
    edges = np.concatenate([[2 * centre[0] - middle[0]], middle, [2 * centre[-1] - middle[-1]]])
    return np.stack([edges[:-1], edges[1:], count], axis=1)
