"""The best partition of finitely many weighted numbers into groups: least sum of squares, by dynamic programming.

Sorted numbers have an optimal partition into runs. The end of the last run moves up with the number of elements, so
that the best last run of all prefixes is found by halving: O(n log n) for each further group.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]
Integers = npt.NDArray[np.int64]


class Sums:
    """Running sums of sorted numbers, from which the cost of any run follows.

    Parameters
    ----------
    values, masses : ndarray, shape (n,)
        Sorted; masses are not negative.
    """

    def __init__(self, values: Floats, masses: Floats) -> None:
        self.mass = _running(masses)
        self.first = _running(masses * values)
        self.second = _running(masses * values**2)

    def cost(self, low: Integers, high: Integers) -> Floats:
        """Least sum of squares of the runs [low, high) about one number each."""
        mass, first = self.mass[high] - self.mass[low], self.first[high] - self.first[low]
        about = np.divide(first**2, mass, out=np.zeros_like(mass), where=mass > 0)
        return np.maximum(self.second[high] - self.second[low] - about, 0.0)

    def means(self, cuts: Integers) -> Floats:
        """The mean of each run between cuts."""
        mass, first = np.diff(self.mass[cuts]), np.diff(self.first[cuts])
        return np.divide(first, mass, out=np.zeros_like(mass), where=mass > 0)


def _running(terms: Floats) -> Floats:
    return np.concatenate([[0.0], np.cumsum(terms)])


def means(values: Floats, masses: Floats, count: int) -> tuple[Floats, float]:
    """The best means of so many groups, ascending, and the sum of squares that is left.

    Parameters
    ----------
    values, masses : ndarray, shape (n,)
        In any order; equal numbers are taken together. Where there are no more of them than groups, each has its own.
    count : int
    """
    distinct, place = np.unique(values, return_inverse=True)
    sums = Sums(distinct, np.bincount(place, masses).astype(np.float64))
    size = len(distinct)
    if count >= size:
        return distinct, 0.0
    costs = sums.cost(np.zeros(size + 1, dtype=np.int64), np.arange(size + 1))
    starts: list[Integers] = []
    for _ in range(count - 1):
        costs, start = _one_more(sums, costs)
        starts.append(start)
    return sums.means(_cuts(starts, size)), float(costs[-1])


def _one_more(sums: Sums, costs: Floats) -> tuple[Floats, Integers]:
    """Costs of all prefixes with one group more, and where the last group begins."""
    size = len(costs) - 1
    best = np.zeros(size + 1, dtype=np.int64)
    result = np.zeros(size + 1)
    # the starts of the prefixes `low` and `high` of each stretch bound those between
    stretches = np.array([[0, size, 0, size]])  # prefixes low..high, starts from..to
    while len(stretches):
        low, high, begin, end = stretches.T
        middle = (low + high) // 2
        end_here = np.minimum(end, middle)
        lengths = end_here - begin + 1
        offsets = np.concatenate([[0], np.cumsum(lengths)])[:-1]
        start = np.arange(lengths.sum()) - np.repeat(offsets - begin, lengths)
        whole = costs[start] + sums.cost(start, np.repeat(middle, lengths))
        least = np.minimum.reduceat(whole, offsets)
        is_least = whole == np.repeat(least, lengths)
        first = np.minimum.reduceat(np.where(is_least, start, size + 1), offsets)
        result[middle], best[middle] = least, first
        left = np.stack([low, middle - 1, begin, first], axis=1)[low <= middle - 1]
        right = np.stack([middle + 1, high, first, end], axis=1)[middle + 1 <= high]
        stretches = np.concatenate([left, right])
    return result, best


def _cuts(starts: list[Integers], size: int) -> Integers:
    """The ends of the groups, from the first to the last."""
    cuts = [size]
    for start in reversed(starts):
        cuts.append(int(start[cuts[-1]]))
    return np.array([0, *reversed(cuts)])
