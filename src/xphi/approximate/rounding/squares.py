"""The best values of a format for an integral of squares: the closest vector of the lattice, by enumeration."""

from __future__ import annotations

import time
from collections.abc import Iterator
from fractions import Fraction

import numpy as np

from xphi.approximate.problem import Floats
from xphi.approximate.rounding import lattice
from xphi.approximate.rounding.boxes import Best
from xphi.approximate.rounding.program import Task
from xphi.formats import Format


def search(task: Task, start: list[Fraction] | None, deadline: float) -> Best:
    """Enumerate the values whose integral is below the best one so far (Schnorr & Euchner 1994).

    The triangular factor of the slopes turns the objective into a sum of squares, of which the first needs one
    coefficient, the second two, and so on; a coefficient is tried from its conditional optimum outwards.
    """
    model, count = task.model, task.free
    root = np.sqrt(model.masses)
    matrix, errors = model.slopes * root[:, None], model.errors * root
    sizes = np.linalg.norm(matrix, axis=0) * np.array(
        [float(task.number_format.ulp(c)) for c in task.centre[:count]]
    )  # the coarsest coefficient is decided first, so that it is the last column
    order = [int(k) for k in np.argsort(sizes, kind="stable")]
    upper = np.asarray(np.linalg.qr(matrix[:, order])[1], dtype=np.float64)
    best_shift = np.linalg.lstsq(matrix[:, order], -errors, rcond=None)[0]
    rest = float(np.sum((errors + matrix[:, order] @ best_shift) ** 2))
    centres = [task.centre[k] for k in order]
    tree = _Tree(task, order, upper, np.asarray(best_shift, dtype=np.float64), centres, deadline)
    tree.best, tree.height = start, np.inf if start is None else task.value(start) - rest
    tree.visit(count - 1, np.zeros(count), [Fraction(0)] * count, 0.0)
    height = np.inf if tree.best is None else task.value(tree.best)
    return Best(tree.best, height, height if tree.complete else rest)


class _Tree:
    def __init__(
        self, task: Task, order: list[int], upper: Floats, shift: Floats, centres: list[Fraction], deadline: float
    ) -> None:
        self.task, self.order, self.upper, self.shift, self.centres = task, order, upper, shift, centres
        self.deadline = deadline
        self.best: list[Fraction] | None = None
        self.height = np.inf
        self.complete = True

    def visit(self, k: int, apart: Floats, values: list[Fraction], spent: float) -> None:
        """Decide coefficient `k`, those after it decided; `apart` is how far they are from the real optimum."""
        if k < 0:
            self._leaf(values, spent)
            return
        diagonal = self.upper[k, k]
        pull = float(self.upper[k, k + 1 :] @ apart[k + 1 :]) / diagonal if diagonal else 0.0
        wanted = self.centres[k] + Fraction(float(self.shift[k])) - Fraction(pull)
        for value in _outwards(wanted, self.task.number_format):
            cost = spent + (diagonal * float(value - wanted)) ** 2
            if cost >= self.height:
                return
            if time.monotonic() > self.deadline and self.best is not None:
                self.complete = False
                return
            values[k] = value
            apart[k] = float(value - self.centres[k]) - float(self.shift[k])
            self.visit(k - 1, apart, values, cost)

    def _leaf(self, values: list[Fraction], spent: float) -> None:
        free = [Fraction(0)] * len(values)
        for k, value in zip(self.order, values, strict=True):
            free[k] = value
        whole = self.task.completed(free)
        if self.task.feasible(whole):
            self.best, self.height = whole, spent


def _outwards(wanted: Fraction, number_format: Format) -> Iterator[Fraction]:
    """Values of the format in the order of their distance."""
    low, high = lattice.below(wanted, number_format), lattice.above(wanted, number_format)
    if low == high:
        high = lattice.moved(low, 1, number_format)
    while True:
        down = wanted - low <= high - wanted
        yield low if down else high
        following = lattice.moved(low, -1, number_format) if down else lattice.moved(high, 1, number_format)
        if following == (low if down else high):
            return  # an end of the range, far from everything
        low, high = (following, high) if down else (low, following)
