"""The best integer entries of a table whose neighbours are joined: least largest error, then most right outputs.

Segments form a chain, so that dynamic programming over a window of candidates for each entry is exact: first for the
largest error, then, among tables that have it, for the number of outputs that are correctly rounded. Windows that hold
every entry which can have the error reached make this the optimum of all tables.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from xphi.integers.exact import ONE, Integers, Truth
from xphi.integers.schemes import Scheme, run

#: Half the width of a window, in steps.
_REACH = 8
#: The nearest first: of candidates that are as good, the first is taken.
_OFFSETS = np.array(sorted(range(-_REACH, _REACH + 1), key=abs))
_ROUNDS = 12
_IMPOSSIBLE = np.int64(-(1 << 40))


@dataclass(frozen=True)
class Best:
    """Entries, and whether no others are better.

    Parameters
    ----------
    entries : ndarray of int64
    proved : bool
        Whether the window held every table that could have been better.
    """

    entries: Integers
    proved: bool


@dataclass(frozen=True)
class _Segment:
    """The inputs between two entries."""

    codes: Integers
    fixed: Integers
    rounded: Integers


def best(scheme: Scheme, truth: Truth, start: Integers, low: int, high: int) -> Best:
    """The best entries, which lie in [low, high].

    Parameters
    ----------
    scheme : Scheme
    truth : Truth
    start : ndarray of int64
        Entries that are not far off, such as the function's own values.
    low, high : int
    """
    if not scheme.linear:
        return Best(_each(scheme, truth, start, low, high), proved=True)
    segments = _segments(scheme, truth)
    centre = start
    width = int(_largest(scheme, truth, start) // ONE + 2) * scheme.resolution
    step = -(-width // _REACH)
    for _ in range(_ROUNDS):
        window = centre[:, None] + step * _OFFSETS
        window = np.clip(window, low, high)
        chosen = _chain(scheme, segments, window)
        inside = bool(np.all((np.abs(chosen - centre) < _REACH * step) | (chosen == low) | (chosen == high)))
        centre = chosen
        if step == 1 and inside:
            break
        step = max(1, step // 4) if inside else step
    return Best(centre, step == 1 and inside and _holds_all(scheme, truth, window, low, high, centre))


def _largest(scheme: Scheme, truth: Truth, entries: Integers) -> int:
    return int(np.abs(truth.errors(run(scheme, entries, truth.codes))).max())


def _segments(scheme: Scheme, truth: Truth) -> list[_Segment]:
    order = np.argsort(scheme.segment(truth.codes), kind="stable")
    own = scheme.segment(truth.codes)[order]
    cuts = np.searchsorted(own, np.arange(scheme.count))
    parts = [order[a:b] for a, b in pairwise(cuts.tolist())]
    return [_Segment(truth.codes[p], truth.fixed[p], truth.rounded[p]) for p in parts]


def _chain(scheme: Scheme, segments: list[_Segment], window: Integers) -> Integers:
    """The best path through the windows."""
    errors, right = [], []
    for segment, here, after in zip(segments, window[:-1], window[1:], strict=True):
        outputs = scheme.combine(segment.codes, here[:, None, None], after[None, :, None])
        shape = outputs.shape[:2]
        if not len(segment.codes):
            errors.append(np.zeros(shape, dtype=np.int64))
            right.append(np.zeros(shape, dtype=np.int64))
            continue
        errors.append(np.abs(outputs * ONE - segment.fixed).max(axis=2))
        right.append((outputs == segment.rounded).sum(axis=2))
    least = np.zeros(window.shape[1], dtype=np.int64)
    for error in errors:
        least = np.maximum(least[:, None], error).min(axis=0)
    allowed = least.min()
    score = np.zeros(window.shape[1], dtype=np.int64)
    origins = []
    for error, count in zip(errors, right, strict=True):
        sums = np.where(error <= allowed, score[:, None] + count, _IMPOSSIBLE)
        origins.append(sums.argmax(axis=0))
        score = sums.max(axis=0)
    position = int(score.argmax())
    path = [position]
    for origin in reversed(origins):
        position = int(origin[position])
        path.append(position)
    return np.asarray(window[np.arange(len(window)), path[::-1]], dtype=np.int64)


def _holds_all(scheme: Scheme, truth: Truth, window: Integers, low: int, high: int, found: Integers) -> bool:
    """Whether each window holds every value that an entry of a table as good as `found` can have.

    An entry that is itself the output for an input cannot be further from the exact value there than the error reached;
    the last entry, which is none, not further from its neighbour than the last input of its segment lets it be.
    """
    if scheme.resolution != 1:
        return False
    largest = _largest(scheme, truth, found)
    own = scheme.segment(truth.codes)
    first = np.searchsorted(own, np.arange(scheme.count - 1))
    anchors = truth.fixed[np.minimum(first, len(truth.fixed) - 1)]
    least, most = -((largest - anchors) // ONE), (anchors + largest) // ONE
    lowest, highest = window.min(axis=1), window.max(axis=1)
    fits = np.all((lowest[:-1] <= np.maximum(least, low)) & (highest[:-1] >= np.minimum(most, high)))
    return bool(
        fits and _last_fits(scheme, truth, (lowest[-1], highest[-1]), (least[-1], most[-1]), largest, low, high)
    )


def _last_fits(
    scheme: Scheme, truth: Truth, window: tuple[int, int], before: tuple[int, int], largest: int, low: int, high: int
) -> bool:
    """Whether last entries just beyond the window are worse, whatever the one before it; the output rises with it."""
    code, fixed = truth.codes[-1:], int(truth.fixed[-1])
    beside = np.arange(before[0], before[1] + 1)
    for end, side in ((int(window[0]) - 1, -1), (int(window[1]) + 1, 1)):
        if low <= end <= high:
            outputs = scheme.combine(code, beside, np.full_like(beside, end))
            if np.any(side * (outputs * ONE - fixed) <= largest):
                return False
    return True


def _each(scheme: Scheme, truth: Truth, start: Integers, low: int, high: int) -> Integers:
    """Where an entry stands alone: the middle of its values, or beside it what is right more often."""
    entries = start.copy()
    own = scheme.segment(truth.codes)
    for entry in np.unique(own):
        inside = own == entry
        fixed, rounded = truth.fixed[inside], truth.rounded[inside]
        middle = int((int(fixed.min()) + int(fixed.max())) // (2 * ONE))
        candidates = np.clip(np.array([middle, middle + 1]), low, high)
        errors = np.abs(candidates[:, None] * ONE - fixed).max(axis=1)
        right = (candidates[:, None] == rounded).sum(axis=1)
        entries[entry] = candidates[np.lexsort((-right, errors))[0]]
    return entries
