"""From a good form of pieces to the best one near it, by successive linear programs in knots, values and bulges.

On piece i, with u from 0 to 1, x = (1-u)·t[i] + u·t[i+1] and

    p = (1-u)·v[i] + u·v[i+1] + 4u(1-u)·q[i]          (q = 0 for lines).

Errors are taken at fixed u, whose x move with the knots, and at the kinks of the target, which stay.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from scipy import sparse
from scipy.optimize import linprog

from xphi.approximate.pieces.layout import Layout
from xphi.approximate.problem import Floats
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import Program

INNER = 32
#: Relative gain below which the linear programs stop.
CLOSE = 1e-12
STEPS = 60
#: How far values may move in one step, in units of the largest error.
ROOM = 8.0
#: Further places on each piece, because a step on the extremes alone pushes the error up next to them.
COARSE = 12


@dataclass(frozen=True)
class Places:
    """Positions as pieces and u; `fixed` are those that do not move with the knots."""

    piece: npt.NDArray[np.intp]
    u: Floats
    fixed: npt.NDArray[np.bool_]

    def __getitem__(self, which: npt.NDArray[np.generic]) -> Places:
        return Places(self.piece[which], self.u[which], self.fixed[which])


@dataclass(frozen=True)
class Target:
    """What is approximated: f″ as a program, and the kinks."""

    bend: Program
    kinks: Floats


@dataclass(frozen=True)
class Descended:
    """Where the linear programs ended: unknowns, the largest error, its places and their multipliers."""

    z: Floats
    level: float
    places: Places
    multipliers: Floats


def ends(plan: Layout, z: Floats) -> tuple[Floats, Floats]:
    """Knots and values."""
    t, v = np.array([[float(part) for part in plan.end(i, z)] for i in range(plan.pieces + 1)]).T
    return t, v


def _columns(plan: Layout) -> tuple[npt.NDArray[np.intp], npt.NDArray[np.intp], Floats]:
    """Columns of knots and values, -1 where there is none, and the slopes of the lines through knots."""
    count = range(plan.pieces + 1)
    knots = [-1 if (k := plan.knot(i)) is None else k for i in count]
    values = [-1 if (k := plan.value(i)) is None else k for i in count]
    slopes = [0.0 if (line := plan.line(i)) is None else float(line.slope) for i in count]
    return np.array(knots, dtype=np.intp), np.array(values, dtype=np.intp), np.array(slopes)


def rows(plan: Layout, z: Floats, places: Places) -> tuple[Floats, sparse.csr_matrix]:
    """Errors at places and their gradients, shape (places, unknowns)."""
    t, v = ends(plan, z)
    i, u = places.piece, places.u
    at = (1 - u) * t[i] + u * t[i + 1]
    width = t[i + 1] - t[i]
    e = ARRAYS.run(plan.target, at)[0] - (1 - u) * v[i] - u * v[i + 1]
    rate = np.array(ARRAYS.run(plan.slope, at)[0])
    inner = (v[i + 1] - v[i]) / width
    if plan.degree == 2:
        q = z[plan.knots + plan.values + i]
        e = e - 4 * u * (1 - u) * q
        inner = inner + 4 * (1 - 2 * u) * q / width
    # a slope without limit, as that of a root at its end, moves nothing
    rate = np.where(places.fixed | ~np.isfinite(rate), inner, rate)
    knots, values, slopes = _columns(plan)
    count = np.arange(len(u))
    entries = []
    for k, share in ((i, 1 - u), (i + 1, u)):
        entries += [(knots[k], (rate - slopes[k]) * share), (values[k], -share)]
    if plan.degree == 2:
        entries.append((plan.knots + plan.values + i, -4 * u * (1 - u)))
    row = np.concatenate([count] * len(entries))
    column, entry = (np.concatenate([pair[k] for pair in entries]) for k in (0, 1))
    held = (column >= 0) & (entry != 0)
    return e, sparse.csr_matrix((entry[held], (row[held], column[held])), shape=(len(u), plan.size))


def crests(plan: Layout, z: Floats, target: Target) -> tuple[Places, float]:
    """Corners, kinks and the extremes between them, and the largest error."""
    t, v = ends(plan, z)
    us = (1 - np.cos(np.pi * np.arange(INNER + 1) / INNER)) / 2
    piece, u = np.repeat(np.arange(plan.pieces), INNER + 1), np.tile(us, plan.pieces)
    width = np.diff(t)
    e = np.abs(rows(plan, z, Places(piece, u, np.zeros(len(u), dtype=bool)))[0]).reshape(plan.pieces, -1)
    peak = np.zeros_like(e, dtype=bool)
    peak[:, 1:-1] = (e[:, 1:-1] >= e[:, :-2]) & (e[:, 1:-1] >= e[:, 2:])
    i, k = np.nonzero(peak)
    q = z[plan.knots + plan.values + i] if plan.degree == 2 else np.zeros(len(i))
    top = us[k]
    for _ in range(4):
        at = t[i] + top * width[i]
        with np.errstate(all="ignore"):
            slope = ARRAYS.run(plan.slope, at)[0] * width[i] - (v[i + 1] - v[i]) - 4 * q * (1 - 2 * top)
            step = slope / (ARRAYS.run(target.bend, at)[0] * width[i] ** 2 + 8 * q)
        top = np.clip(top - np.where(np.isfinite(step), step, 0.0), us[k - 1], us[k + 1])
    inside = (target.kinks > t[0]) & (target.kinks < t[-1])
    kinks = target.kinks[inside]
    home = np.clip(np.searchsorted(t, kinks, side="right") - 1, 0, plan.pieces - 1)
    coarse = np.arange(COARSE) / COARSE
    found = Places(
        np.concatenate([i, i, np.repeat(np.arange(plan.pieces), COARSE), [plan.pieces - 1], home]),
        np.concatenate([top, us[k], np.tile(coarse, plan.pieces), [1.0], (kinks - t[home]) / width[home]]),
        np.concatenate([np.zeros(2 * len(i) + COARSE * plan.pieces + 1, dtype=bool), np.ones(len(kinks), dtype=bool)]),
    )
    found = found[np.lexsort((found.u, found.piece))]
    return found, float(np.max(np.abs(rows(plan, z, found)[0])))


def descend(plan: Layout, z: Floats, target: Target, steps: int = STEPS) -> Descended:
    """Successive linear programs, each within a region that grows while they keep their promises.

    Without steps it is the multipliers at `z` alone that are new.
    """
    places, level = crests(plan, z, target)
    radius = 0.2
    for _ in range(steps):
        step = _program(plan, z, places, level, radius)
        if step is None or level - step[1] <= CLOSE * level or radius < 1e-12:
            break
        moved, reached = crests(plan, z + step[0], target)
        if level - reached > 0.1 * (level - step[1]):
            z, places, level, radius = z + step[0], moved, reached, min(radius * 2, 0.4)
        else:
            radius /= 4
    # with room to move, the multipliers are those of the optimum and not of the last step's limits
    final = _program(plan, z, places, level, 0.02)
    return Descended(z, level, places, np.zeros(len(places.u)) if final is None else final[2])


def _program(
    plan: Layout, z: Floats, places: Places, level: float, radius: float
) -> tuple[Floats, float, Floats] | None:
    """A step, the largest error that it promises, and the multipliers of the places."""
    e, j = rows(plan, z, places)
    t, _ = ends(plan, z)
    gaps = np.diff(t)
    near = np.minimum(np.r_[gaps[0], gaps], np.r_[gaps, gaps[-1]])
    # unknowns in units of how far they may move
    room = np.full(plan.size, ROOM * level)
    order = sparse.lil_matrix((plan.pieces, plan.size))
    for i, k in enumerate(_columns(plan)[0]):
        if k >= 0:
            room[k] = radius * near[i]
            if i < plan.pieces:
                order[i, k] = room[k] / gaps[i]
            if i:
                order[i - 1, k] = -room[k] / gaps[i - 1]
    e, j = e / level, j @ sparse.diags(room / level)
    ones = sparse.csr_matrix(-np.ones((len(e), 1)))
    upper = sparse.bmat([[j, ones], [-j, ones], [order, None]]).tocsr()
    cost = np.zeros(plan.size + 1)
    cost[-1] = 1
    limits = np.ones(plan.size + 1)
    limits[-1] = np.inf
    result = linprog(
        cost, A_ub=upper, b_ub=np.concatenate([-e, e, np.full(plan.pieces, 0.8)]),
        bounds=np.column_stack([np.where(np.isinf(limits), 0.0, -limits), limits]), method="highs-ds",
    )  # fmt: skip
    if result.x is None:
        return None
    marginals = -np.asarray(result.ineqlin.marginals)
    return result.x[:-1] * room, float(result.x[-1]) * level, marginals[: len(e)] - marginals[len(e) : 2 * len(e)]


def packed(plan: Layout, t: Floats, v: Floats, q: Floats | None = None) -> Floats:
    """Knots, values and bulges as one vector."""
    z = np.zeros(plan.size)
    for i in range(plan.pieces + 1):
        if (k := plan.knot(i)) is not None:
            z[k] = t[i]
        if (k := plan.value(i)) is not None:
            z[k] = v[i]
    if q is not None:
        z[plan.knots + plan.values :] = q
    return z
