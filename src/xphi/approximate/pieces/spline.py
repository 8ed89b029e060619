"""Continuous pieces with free knots, ``pwl:N`` and ``pwq:N``: a chain or a guess, linear programs, then Newton.

The linear programs' multipliers tell which contacts hold the optimum; Newton makes the heights equal there, to all
digits. Lines are the best there are (:mod:`xphi.approximate.pieces.lines`); for parabolas that is not known.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

import numpy as np
from flint import arb, arb_mat
from scipy.linalg import qr

from xphi.approximate.pieces import lines
from xphi.approximate.pieces.descent import Descended, Places, Target, descend, ends, packed, rows
from xphi.approximate.pieces.layout import Layout
from xphi.approximate.pieces.mirror import Mirror, mirror_of
from xphi.approximate.pieces.straight import own_knots
from xphi.approximate.problem import Floats, Problem
from xphi.approximate.problem.grid import reach, window
from xphi.balls.numbers import BALLS, ball, fraction, precision
from xphi.balls.series import NotAnalytic, expand
from xphi.formats import round_bits
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

BITS = 192
#: How close a chain comes to the best before linear programs go on; a second try comes closer.
AGREED = (2e-5, 1e-8)
#: A multiplier below this share of the largest is rounding.
CARRIES = 1e-7
#: Places of a piece closer than this in u are one extreme.
SAME = 0.05
#: A pivot below this share of the first is zero.
RANK = 1e-9
#: A position closer to 0 than this share of its piece is 0.
DUST = Fraction(1, 2**140)
#: For parabolas: how far out the first knots reach on an infinite domain, how evenly they are spread, and how many
#: times, and how far, the best ones are moved at random.
WIDTHS, FLOORS, MOVED, SHIFT = (2.5, 4.0, 7.0), (1e-3, 1e-1), 16, 0.45
#: Linear programs from each of these beginnings; the best goes on.
FEW = 15
#: Points of the domain at which forms of parabolas are compared.
DENSE = 8001
#: How far reflected pieces may seem to be from the best in binary64.
EVEN = 1e-9
EMPTY = np.array([])


@dataclass(frozen=True)
class Found:
    """Knots, values and bulges with their largest error.

    Parameters
    ----------
    z : list of Fraction
    height : Fraction
    verified : bool
        Equal heights at one place more than there are unknowns around them, with multipliers that balance.
    places : list of (Fraction, Fraction)
        Where the error is ±height, and its value.
    best : bool
        Whether an error smaller by a millionth is proved impossible.
    """

    z: list[Fraction]
    height: Fraction
    verified: bool
    places: list[tuple[Fraction, Fraction]]
    best: bool = False


def solve(problem: Problem, plan: Layout) -> Found:
    """The best knots and values."""
    own = own_knots(problem, plan)
    if own is not None:
        return Found(own, Fraction(0), True, [], best=True)
    curve = lines.Curve(problem, plan)
    target = Target(curve.bend, curve.kinks)
    if plan.degree == 2:
        return _polish(plan, _lowest(problem, plan, target), None)
    mirror = mirror_of(curve)
    for agreed in AGREED:
        found = _proved(curve, target, lines.solve(curve, agreed), mirror, _even(problem, curve, mirror, agreed))
        if found.best:
            break
    return found


def _even(problem: Problem, curve: lines.Curve, mirror: Mirror | None, agreed: float) -> Floats | None:
    """The best pieces among those that are their own reflection, for an even number of them."""
    if mirror is None or curve.plan.pieces % 2:
        return None
    half = mirror.half(curve.plan)
    own = lines.Curve(problem, half)
    best = lines.solve(own, agreed)
    lower = descend(half, best.z, Target(own.bend, own.kinks))
    return mirror.both(curve.plan, half, lower.z if own.worst(lower.z) <= best.height else best.z)


def _proved(curve: lines.Curve, target: Target, chain: lines.Best, mirror: Mirror | None, even: Floats | None) -> Found:
    """The best chain to all digits, and whether its gates let no better one through."""
    plan = curve.plan
    nothing = Places(np.array([], dtype=np.intp), EMPTY, np.array([], dtype=bool))
    still = Descended(chain.z, chain.height, nothing, EMPTY)
    best = _lower(curve, target, still)
    if even is not None and curve.worst(even) <= curve.worst(best.z) * (1 + EVEN):
        best = descend(plan, even, target, steps=0)
    found = _polish(plan, best, mirror)
    tops, errors = curve.errors(*ends(plan, np.array([float(part) for part in found.z])))
    worst = float(np.max(np.abs(errors)))
    height = found.height if worst <= float(found.height) * (1 + 1e-9) else Fraction(worst)
    at = np.union1d(chain.gates, tops[np.abs(errors) > worst / 2])
    at = np.union1d(at, chain.tube.settle(float(height) * (1 - lines.SHARE / 2))[1])
    proved = lines.impossible(plan, at, height * (1 - Fraction(lines.SHARE)))
    return Found(found.z, height, found.verified and height == found.height, found.places, proved)


def _lower(curve: lines.Curve, target: Target, begin: Descended) -> Descended:
    """Where the linear programs lead, if that is lower."""
    found = descend(curve.plan, begin.z, target)
    return found if curve.worst(found.z) <= curve.worst(begin.z) * (1 + 1e-12) else begin


def _lowest(problem: Problem, plan: Layout, target: Target) -> Descended:
    """The lowest descent: from knots spread over several widths, then from the best one's knots moved at random."""
    reached = [descend(plan, _begin(problem, plan, far, floor), target, FEW) for far in WIDTHS for floor in FLOORS]
    xs = np.linspace(*_searched(problem), DENSE)
    f = ARRAYS.run(plan.target, xs)[0]
    best = min(reached, key=lambda found: _worst(plan, found.z, xs, f))
    lowest = _worst(plan, best.z, xs, f)
    rng = np.random.default_rng(7)
    for _ in range(MOVED):
        knots, _ = ends(plan, best.z)
        gaps = np.diff(knots)
        room = np.minimum(np.append(gaps, gaps[-1]), np.insert(gaps, 0, gaps[0]))
        begun = _on_target(plan, np.sort(knots + room * rng.uniform(-SHIFT, SHIFT, len(knots))))
        found = descend(plan, begun, target, FEW)
        worst = _worst(plan, found.z, xs, f)
        if worst < lowest:
            best, lowest = found, worst
    final = descend(plan, best.z, target)
    return final if _worst(plan, final.z, xs, f) <= lowest else best


def _searched(problem: Problem) -> tuple[float, float]:
    low, high, half = window(problem)
    return (-float(high) if half else float(low)), float(high)


def _worst(plan: Layout, z: Floats, xs: Floats, f: Floats) -> float:
    """The largest error over the whole domain, the asymptotes beyond the outer knots included."""
    knots, values = ends(plan, z)
    bulges = np.array([z[k] if (k := plan.bulge(i)) is not None else 0.0 for i in range(plan.pieces)])
    piece = np.clip(np.searchsorted(knots, xs, side="right") - 1, 0, plan.pieces - 1)
    u = (xs - knots[piece]) / (knots[piece + 1] - knots[piece])
    p = (1 - u) * values[piece] + u * values[piece + 1] + 4 * u * (1 - u) * bulges[piece]
    for line, outside in ((plan.left, xs < knots[0]), (plan.right, xs > knots[-1])):
        if line is not None:
            p[outside] = float(line.slope) * xs[outside] + float(line.offset)
    return float(np.max(np.abs(f - p)))


def _begin(problem: Problem, plan: Layout, widest: float, floor: float) -> Floats:
    """Knots that share out ∫|f‴|^(1/3) evenly, no less than a floor, values and bulges on the target."""
    low, high, half = window(problem)
    a = float(low) if not half else -float(high)
    b = float(high)
    if plan.low is None or plan.high is None:
        far = min(reach(problem), widest)
        a, b = (max(a, -far) if plan.low is None else a), (min(b, far) if plan.high is None else b)
    xs = np.linspace(a, b, 4001)
    bend = compile_formula(stable(problem.target).diff(x, plan.degree + 1), [x])
    density = np.abs(np.nan_to_num(ARRAYS.run(bend, xs)[0])) ** (1 / (plan.degree + 1)) + floor
    share = np.concatenate([[0], np.cumsum((density[1:] + density[:-1]) / 2 * np.diff(xs))])
    return _on_target(plan, np.interp(np.linspace(0, share[-1], plan.pieces + 1), share, xs))


def _on_target(plan: Layout, knots: Floats) -> Floats:
    """Unknowns for these knots, values and bulges on the target."""
    f = ARRAYS.run(plan.target, knots)[0]
    middle = ARRAYS.run(plan.target, (knots[:-1] + knots[1:]) / 2)[0]
    return packed(plan, knots, f, middle - (f[:-1] + f[1:]) / 2)


Place = tuple[int, Fraction, Fraction | None]


def _polish(plan: Layout, lower: Descended, mirror: Mirror | None) -> Found:
    """Newton on equal heights at the places that carry the multipliers, in the unknowns that they involve.

    The other pieces have room to spare; their knots stay where the linear programs left them.
    """
    exact = [Fraction(float(part)) for part in lower.z]
    sampled = Found(exact, Fraction(lower.level), False, [])
    errors, gradients = rows(plan, lower.z, lower.places)
    size = np.abs(lower.multipliers)
    carrying = _separate(lower.places, errors, np.nonzero(size > CARRIES * float(size.max(initial=0)))[0].tolist())
    involved = sorted(set(gradients[carrying].nonzero()[1].tolist()))
    if len(carrying) < 2:
        return sampled
    # a knot at the end of what is held up may slide along its line: an unknown that is left where it is
    dense = gradients[carrying].toarray()[:, involved]
    _, triangle, order = qr(dense / np.max(np.abs(dense), axis=0), mode="economic", pivoting=True)
    size = np.abs(np.diag(triangle))
    rank = int(np.count_nonzero(size > RANK * size[0]))
    if rank != len(carrying) - 1:
        return sampled
    involved = sorted(involved[k] for k in order[:rank])
    signs = [1 if errors[r] > 0 else -1 for r in carrying]
    at_ = [_placed(plan, exact, lower.places, r) for r in carrying]
    with precision(BITS):
        for _ in range(30):
            try:
                at_ = [_extreme(plan, exact, *place) for place in at_]
                system = [_row(plan, exact, *place) for place in at_]
                matrix = [[*(row[k] for k in involved), arb(-s)] for (_, row), s in zip(system, signs, strict=True)]
                solution = arb_mat(matrix).solve(arb_mat([[-e] for e, _ in system]))
            except (ZeroDivisionError, NotAnalytic):
                return sampled
            if not all(solution[k, 0].is_finite() for k in range(len(involved) + 1)):
                return sampled
            delta = [fraction(solution[k, 0]) for k in range(len(involved))]
            if max(map(abs, delta)) > 1:
                return sampled
            for k, d in zip(involved, delta, strict=True):
                exact[k] = round_bits(exact[k] + d, BITS - 16)
            if max(map(abs, delta)) < Fraction(1, 2**110):
                break
        else:
            return sampled
        height = abs(fraction(solution[len(involved), 0]))
        found = [(_place(plan, exact, i, u), s * height) for (i, u, _), s in zip(at_, signs, strict=True)]
        if mirror is not None:
            exact = mirror.copied(plan, exact, set(involved), lower.z)
        return Found(exact, height, True, sorted(found))


def _placed(plan: Layout, z: list[Fraction], places: Places, r: int) -> Place:
    i, u = int(places.piece[r]), Fraction(float(places.u[r]))
    return i, u, _place(plan, z, i, u) if places.fixed[r] else None


def _separate(places: Places, errors: Floats, carrying: list[int]) -> list[int]:
    """One place for each extreme, where neighbours share its multiplier."""
    kept: list[int] = []
    for r in carrying:
        near = [k for k in kept if places.piece[k] == places.piece[r] and abs(places.u[k] - places.u[r]) < SAME]
        if near and errors[near[-1]] * errors[r] > 0:
            if abs(errors[r]) > abs(errors[near[-1]]):
                kept[-1] = r
        else:
            kept.append(r)
    return kept


def _place(plan: Layout, z: list[Fraction], i: int, u: Fraction) -> Fraction:
    left, right = Fraction(plan.end(i, z)[0]), Fraction(plan.end(i + 1, z)[0])
    at = (1 - u) * left + u * right
    return at if abs(at) > (right - left) * DUST else Fraction(0)


def _extreme(plan: Layout, z: list[Fraction], i: int, u: Fraction, kink: Fraction | None) -> Place:
    """The place of the extreme near u; corners stay corners, and kinks of the target stay where they are."""
    (t0, v0), (t1, v1) = plan.end(i, z), plan.end(i + 1, z)
    if kink is not None:
        return i, (kink - t0) / (t1 - t0), kink
    if u in (0, 1):
        return i, u, None
    held = plan.bulge(i)
    q = z[held] if held is not None else Fraction(0)
    for _ in range(6):
        f = expand(plan.target, ball(t0 + u * (t1 - t0)), 3)[0]
        width = ball(t1 - t0)
        first = f[1] * width - ball(v1 - v0) - 4 * ball(q) * (1 - 2 * ball(u))
        second = 2 * f[2] * width * width + 8 * ball(q)
        step = fraction((first / second).mid())
        u = round_bits(u - step, BITS - 16)
        if not 0 < u < 1:
            return i, Fraction(0) if u <= 0 else Fraction(1), None
        if abs(step) < Fraction(1, 2**90):
            break
    return i, u, None


def _row(plan: Layout, z: list[Fraction], i: int, u: Fraction, kink: Fraction | None) -> tuple[arb, list[arb]]:
    """Error and gradient at one place in balls."""
    (t0, v0), (t1, v1) = plan.end(i, z), plan.end(i + 1, z)
    held = plan.bulge(i)
    bump = 4 * u * (1 - u)
    if kink is None:
        f, slope = (part.mid() for part in expand(plan.target, ball(t0 + u * (t1 - t0)), 2)[0])
    else:
        f = BALLS.run(plan.target, ball(kink))[0].mid()
        slope = ball((v1 - v0 + (4 * (1 - 2 * u) * z[held] if held is not None else 0)) / (t1 - t0))
    error = f - ball((1 - u) * v0 + u * v1 + (bump * z[held] if held is not None else 0))
    gradient = [arb(0)] * plan.size
    for k, share in ((i, 1 - u), (i + 1, u)):
        knot, value, line = plan.knot(k), plan.value(k), plan.line(k)
        if knot is not None:
            gradient[knot] = (
                gradient[knot] + slope * ball(share) - ball(share * (line.slope if line is not None else 0))
            )
        if value is not None:
            gradient[value] = gradient[value] - ball(share)
    if held is not None:
        gradient[held] = -ball(bump)
    return error.mid(), [g.mid() for g in gradient]
