"""Levels: what the largest error on some points is at least, whatever the linear parameters.

On one point more than there are linear parameters, the cofactors λ of the basis cancel it, so that the largest error is
at least |Σ λ y| / Σ |λ|, with the error y without the linear parameters (de la Vallée Poussin).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import combinations, product
from typing import Any

import numpy as np

from xphi.approximate.problem import Floats
from xphi.formula.intervals import Enclosure, Intervals, add, mul


@dataclass(frozen=True)
class _Numbers:
    """What a determinant needs."""

    add: Callable[[Any, Any], Any]
    mul: Callable[[Any, Any], Any]
    negative: Callable[[Any], Any]
    size: Callable[[Any], Any]


def _negative(value: Enclosure) -> Enclosure:
    return Enclosure(-value.high, -value.low, tuple(None if s is None else (-s[1], -s[0]) for s in value.slopes))


_FLOATS = _Numbers(np.add, np.multiply, np.negative, np.abs)
_ENCLOSED = _Numbers(add, mul, _negative, Intervals(0).ops["abs"])


def enclosed(columns: list[Enclosure], points: Any, *, slopes: bool = True) -> Enclosure:
    """Levels over boxes: `points` of shape (N, T, n) are positions of samples; the result has shape (N, T)."""
    rows = np.arange(len(points))[:, None]
    own = [[_taken(c, rows, points[:, :, j], slopes=slopes) for c in columns] for j in range(points.shape[2])]
    for k in range(1, len(columns)):
        scaled = _scaled([row[k] for row in own])
        for row, value in zip(own, scaled, strict=True):
            row[k] = value
    top, bottom = _level(own, _ENCLOSED)
    level: Enclosure = top if bottom is None else mul(top, _INVERSE(bottom))
    return level


_INVERSE = Intervals(0).ops["inv"]


def approximate(columns: list[Enclosure], points: Any) -> Floats:
    """Levels at centres in binary64, shape (N, T), for `points` of shape (T, n); below zero where undefined."""
    middle = [np.clip((c.low + c.high) / 2, -1e300, 1e300) for c in columns]
    sizes = [np.max(np.where(np.isnan(m), 0.0, np.abs(m)), axis=1, keepdims=True) for m in middle]
    middle = [m / np.maximum(size, 1e-300) if k else m for k, (m, size) in enumerate(zip(middle, sizes, strict=True))]
    own = [[m[:, points[:, j]] for m in middle] for j in range(points.shape[1])]
    top, bottom = _level(own, _FLOATS)
    heights = top if bottom is None else top / bottom
    return np.where(np.isfinite(heights), heights, -1.0)


def _taken(column: Enclosure, rows: Any, points: Any, *, slopes: bool) -> Enclosure:
    own = tuple((s[0][rows, points], s[1][rows, points]) for s in column.slopes if s is not None) if slopes else ()
    return Enclosure(column.low[rows, points], column.high[rows, points], own)


def _scaled(column: list[Enclosure]) -> list[Enclosure]:
    """A column divided by its entry that is farthest from zero: no overflow, and the level is the same."""
    nearest = np.stack([np.maximum(np.maximum(entry.low, -entry.high), 0.0) for entry in column])
    pivot = np.argmax(nearest, axis=0)

    def chosen(ends: list[Any]) -> Any:
        return np.take_along_axis(np.stack(ends), pivot[None], axis=0)[0]

    slopes = tuple(
        (chosen([e.slopes[i][0] for e in column]), chosen([e.slopes[i][1] for e in column]))  # type: ignore[index]
        for i in range(len(column[0].slopes))
    )
    factor = _INVERSE(Enclosure(chosen([e.low for e in column]), chosen([e.high for e in column]), slopes))
    return [_one_where(pivot == j, mul(entry, factor)) for j, entry in enumerate(column)]


def _one_where(where: Any, value: Enclosure) -> Enclosure:
    slopes = tuple((np.where(where, 0.0, s[0]), np.where(where, 0.0, s[1])) for s in value.slopes if s is not None)
    return Enclosure(np.where(where, 1.0, value.low), np.where(where, 1.0, value.high), slopes)


def _minor(columns: list[list[Any]], rows: tuple[int, ...], k: int, numbers: _Numbers) -> Any:
    """Determinant of the columns from `k` on at some rows."""
    if len(rows) == 1:
        return columns[rows[0]][k]
    total = None
    for position, row in enumerate(rows):
        rest = rows[:position] + rows[position + 1 :]
        term = numbers.mul(columns[row][k], _minor(columns, rest, k + 1, numbers))
        term = numbers.negative(term) if position % 2 else term
        total = term if total is None else numbers.add(total, term)
    return total


def _level(columns: list[list[Any]], numbers: _Numbers) -> tuple[Any, Any]:
    """|Σ λ y| and Σ |λ|; `columns` holds y and the basis for each point. On a single point λ is 1."""
    if len(columns) == 1:
        return numbers.size(columns[0][0]), None
    top = bottom = None
    for j in range(len(columns)):
        factor = _minor(columns, tuple(i for i in range(len(columns)) if i != j), 1, numbers)
        term = numbers.mul(columns[j][0], factor)
        term = numbers.negative(term) if j % 2 else term
        top = term if top is None else numbers.add(top, term)
        bottom = numbers.size(factor) if bottom is None else numbers.add(bottom, numbers.size(factor))
    return numbers.size(top), bottom


def weights(heights: Floats, slopes: Floats) -> Floats:
    """Weights of levels that make the least of their weighted mean over a box large, to first order.

    Parameters
    ----------
    heights : ndarray, shape (N, T)
        Levels at the centres.
    slopes : ndarray, shape (q, N, T)
        In units of the half-widths of the boxes.

    Returns
    -------
    ndarray, shape (N, T)
        Not negative, with sum 1.
    """
    dimension, count, total = slopes.shape
    rows = np.arange(count)[:, None]
    corners = [np.zeros(dimension), *(np.array(c) for c in product((-1.0, 1.0), repeat=dimension))]
    # only levels that are highest somewhere, at the centre or in a corner, matter
    top = np.stack([np.argmax(heights + np.tensordot(c, slopes, 1), axis=1) for c in corners], axis=1)
    h, g = heights[rows, top], slopes[:, rows, top]
    best, result = np.full(count, -np.inf), np.zeros((count, total))
    for size in sorted({1, 2, dimension + 1}):
        groups = np.array(list(combinations(range(top.shape[1]), size)))
        for kept in combinations(range(dimension), size - 1):
            share = _cancelling([g[k][:, groups] for k in kept], (count, *groups.shape))
            least = (share * h[:, groups]).sum(axis=2) - np.abs((share * g[:, :, groups]).sum(axis=3)).sum(axis=0)
            chosen = np.argmax(least, axis=1)
            reached = least[rows[:, 0], chosen]
            better = np.nonzero(reached > best)[0]
            best[better] = reached[better]
            result[better] = 0.0
            for position in range(size):
                member = groups[chosen[better], position]
                np.add.at(result, (better, top[better, member]), share[better, chosen[better], position])
    return result


def _cancelling(slopes: list[Floats], shape: tuple[int, int, int]) -> Floats:
    """Weights of groups of levels, not negative and with sum 1, whose slopes cancel where they can."""
    size = shape[2]
    if size == 1:
        return np.ones(shape)
    columns = [[s[:, :, j] for s in slopes] for j in range(size)]
    minors = [_minor(columns, tuple(i for i in range(size) if i != j), 0, _FLOATS) for j in range(size)]
    share = np.stack(minors, axis=2) * (-1.0) ** np.arange(size)
    sums = share.sum(axis=2, keepdims=True)
    share = np.clip(share / np.where(sums == 0, 1.0, sums), 0.0, None)
    sums = share.sum(axis=2, keepdims=True)
    good = (sums > 0) & np.isfinite(sums)
    return np.where(good, share / np.where(good, sums, 1.0), 1.0 / size)
