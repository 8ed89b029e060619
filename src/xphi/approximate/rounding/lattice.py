"""Coefficients in a float format: round, then walk the lattice of neighbours as long as the error falls."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from fractions import Fraction

from xphi.formats import Format

#: With this many coefficients at most, every combination of neighbours is tried at each step.
EXHAUSTIVE = 5
#: A gain below this part of the objective is not worth another round of trials.
WORTH = 1e-3


def improve(
    theta: list[Fraction], number_format: Format, cost: Callable[[list[Fraction]], float]
) -> tuple[list[Fraction], float, float]:
    """Rounded coefficients that no move to a neighbour improves.

    Parameters
    ----------
    theta : list of Fraction
        Exact coefficients.
    number_format : Format
    cost : callable
        The objective of a list of coefficients.

    Returns
    -------
    coefficients : list of Fraction
        Values of the format.
    rounded, improved : float
        The objective of plain rounding, and of the result.
    """
    present = [_as_fraction(number_format.round(t)) for t in theta]
    rounded = best = cost(present)
    offsets = (
        list(itertools.product((0, -1, 1), repeat=len(theta)))
        if len(theta) <= EXHAUSTIVE
        else [
            tuple(step if k == i else other if k == j else 0 for k in range(len(theta)))
            for i in range(len(theta))
            for j in range(i)
            for step in (-1, 1)
            for other in (-1, 0, 1)
        ]
    )
    if best <= cost(theta) * (1 + WORTH):
        return present, rounded, best
    while True:
        trials = (
            ([_moved(p, o, number_format) for p, o in zip(present, offset, strict=True)])
            for offset in offsets
            if any(offset)
        )
        winner = min(((cost(trial), trial) for trial in trials), key=lambda item: item[0], default=(best, present))
        if not winner[0] < best * (1 - WORTH):
            return present, rounded, best
        best, present = winner


def _moved(value: Fraction, steps: int, number_format: Format) -> Fraction:
    if value == 0:
        return value  # its neighbours are subnormal: a coefficient that is zero stays zero
    for _ in range(abs(steps)):
        value = _as_fraction(number_format.above(value) if steps > 0 else number_format.below(value))
    return value


def _as_fraction(value: Fraction | float) -> Fraction:
    return Fraction(value)
