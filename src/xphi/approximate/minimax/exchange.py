"""From a start to the optimum: Newton on the alternation system in extended precision.

Unknown are the parameters and the height h; the equations say that the error is ±h at the active points. The
points are moved to the extremes after every step, which makes the whole step a Newton step, because the
slope vanishes there. What comes out is verified: equal heights, alternating signs, no extreme above h, and
positive multipliers.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise

from flint import arb, arb_mat, ctx

from xphi.approximate.minimax import kkt
from xphi.approximate.minimax.extremes import Extreme, Field, carrying, find, follow, linearised
from xphi.approximate.minimax.programs import Fit
from xphi.approximate.problem import Problem
from xphi.approximate.problem.grid import to_balls, without_dust
from xphi.balls.numbers import ball, fraction, precision
from xphi.formats import round_bits

ROUNDS = 25
#: Relative size of the last Newton step: far below 20 digits.
CLOSE = Fraction(1, 2**100)
NO_SLOPE = 1e-40


@dataclass
class Optimum:
    """A verified stationary point of the largest error.

    Parameters
    ----------
    theta : list of Fraction
        Parameters, right to more than 25 digits.
    height : Fraction
        The largest weighted error.
    active : list of Extreme
    equioscillates : bool
        The error itself has n + 1 extremes of equal height, and its signs there make every multiplier positive:
        where the form's derivatives form a Haar space, they alternate.
    highest : Fraction
        The highest extreme, active or not.
    undetermined : tuple of str
        Parameters that the extremes do not determine.
    """

    theta: list[Fraction]
    height: Fraction
    active: list[Extreme]
    equioscillates: bool
    highest: Fraction
    undetermined: tuple[str, ...] = ()


def polish(problem: Problem, field: Field, fit: Fit) -> Optimum | None:
    """Newton from a fit; None when it does not converge to an optimum that can be verified."""
    with precision(fit.bits):
        for alternating in (True, False):
            found = _newton(problem, field, fit, alternating=alternating)
            if found is not None:
                return found
        touching = kkt.newton(problem, field, fit)
        if touching is None:
            return None
        theta, active = touching
        theta = without_dust(theta)
        return _verified(problem, field, theta, active, multipliers_known=True)


def _newton(problem: Problem, field: Field, fit: Fit, *, alternating: bool) -> Optimum | None:
    theta = [round_bits(Fraction(t), ctx.prec - 16) for t in fit.theta]
    active: list[Extreme] | None = None
    for _ in range(ROUNDS):
        extremes = find(problem, field, theta)
        if alternating:
            active = _alternation(extremes, len(theta) + 1) if len(problem.channels) == 1 else None
        elif active is None:
            active, _ = carrying(problem, extremes, field, fit.multipliers)
            active = active if len(active) == len(theta) + 1 else None
        else:
            active = follow(problem, extremes, active)
        solution = None if active is None else _step(problem, active, theta)
        if active is None or solution is None:
            return None
        delta, height = solution
        size = _size(problem, active, theta, delta, height)
        if size > 1000 and not problem.linear:
            return None
        theta = [round_bits(t + d, ctx.prec - 16) for t, d in zip(theta, delta, strict=True)]
        if size < CLOSE:
            return _verified(problem, field, without_dust(theta), active)
    return None


def _alternation(extremes: list[Extreme], wanted: int) -> list[Extreme] | None:
    """The highest run of `wanted` extremes with alternating signs."""
    runs: list[Extreme] = []
    for extreme in extremes:
        if runs and runs[-1].sign == extreme.sign:
            if abs(extreme.value) > abs(runs[-1].value):
                runs[-1] = extreme
        else:
            runs.append(extreme)
    while len(runs) > wanted:
        # drop from the lower end, or a neighbouring pair in the middle when that is lower still
        if len(runs) == wanted + 1:
            runs.pop(0 if abs(runs[0].value) < abs(runs[-1].value) else -1)
            continue
        pairs = [(max(abs(a.value), abs(b.value)), i) for i, (a, b) in enumerate(pairwise(runs))]
        ends = min((abs(runs[0].value), 0), (abs(runs[-1].value), len(runs) - 1), key=lambda item: float(item[0]))
        pair = min(pairs, key=lambda item: float(item[0]))
        if float(ends[0]) <= float(pair[0]):
            runs.pop(ends[1])
        else:
            del runs[pair[1] : pair[1] + 2]
    return runs if len(runs) == wanted else None


def _system(problem: Problem, active: list[Extreme], theta: list[Fraction]) -> tuple[list[list[arb]], list[arb]]:
    rows, values = [], []
    parameters = to_balls(theta)
    for extreme in active:
        channel = problem.channels[extreme.channel]
        value, gradient = linearised(channel, extreme, parameters)
        rows.append([*gradient, arb(-extreme.sign if channel.bounded else 0)])
        values.append(value)
    return rows, values


def _step(problem: Problem, active: list[Extreme], theta: list[Fraction]) -> tuple[list[Fraction], Fraction] | None:
    rows, values = _system(problem, active, theta)
    if not all(v.is_finite() for v in values) or not all(c.is_finite() for row in rows for c in row):
        return None
    try:
        solution = arb_mat(rows).solve(arb_mat([[-v] for v in values]))
    except ZeroDivisionError:
        return None
    numbers = [solution[i, 0] for i in range(len(rows))]
    if not all(n.is_finite() for n in numbers):
        return None
    *delta, height = (fraction(n) for n in numbers)
    return delta, height


def _size(
    problem: Problem, active: list[Extreme], theta: list[Fraction], delta: list[Fraction], height: Fraction
) -> Fraction:
    """How much a step changes: the error, in units of the height, where the form is linear; else the parameters."""
    if not problem.linear:
        return max(abs(d) / max(abs(t), Fraction(1, 10**6)) for d, t in zip(delta, theta, strict=True))
    rows, _ = _system(problem, active, theta)
    changes = [abs(sum((r * ball(d) for r, d in zip(row, delta, strict=False)), arb(0))) for row in rows]
    return max(fraction(change) for change in changes) / max(abs(height), Fraction(1, 2**10000))


def _verified(
    problem: Problem,
    field: Field,
    theta: list[Fraction],
    active: list[Extreme],
    *,
    multipliers_known: bool = False,
) -> Optimum | None:
    extremes = find(problem, field, theta)
    active_now = follow(problem, extremes, active)
    if active_now is None:
        return None
    rows, _ = _system(problem, active_now, theta)
    if not multipliers_known and any(all(abs(row[k]) < NO_SLOPE for row in rows) for k in range(len(theta))):
        return None  # a parameter that changes nothing at the extremes is not determined by them
    bounded = [e for e in active_now if problem.channels[e.channel].bounded]
    heights_ = [abs(e.value) for e in bounded]
    if not heights_:
        return None
    height = max(fraction(h) for h in heights_)
    equal = all(height - fraction(h) <= height / 2**80 for h in heights_)
    highest = max((fraction(abs(e.value)) for e in extremes if problem.channels[e.channel].bounded), default=height)
    if not equal or highest > height * (1 + Fraction(1, 2**60)):
        return None
    if not (multipliers_known or _positive_multipliers(problem, active_now, theta)):
        return None
    full = len(active_now) == len(theta) + 1
    of_the_error = all(problem.channels[e.channel].name == "value" for e in active_now)
    return Optimum(theta, height, active_now, full and of_the_error, highest)


def _positive_multipliers(problem: Problem, active: list[Extreme], theta: list[Fraction]) -> bool:
    """Kolmogorov's criterion: 0 lies strictly inside the hull of the signed gradients."""
    rows, _ = _system(problem, active, theta)
    count = len(rows)
    transposed = arb_mat([[rows[i][j] for i in range(count)] for j in range(count)])
    try:
        solution = transposed.solve(arb_mat([[0]] * (count - 1) + [[-1]]))
    except ZeroDivisionError:
        return False
    for i, extreme in enumerate(active):
        sign = extreme.sign if problem.channels[extreme.channel].bounded else -1
        if not solution[i, 0] * sign > 0:
            return False
    return True
