"""Targets that a reflection at 0 maps to themselves up to a line, and pieces that it does too."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction

import numpy as np

from xphi.approximate.pieces.descent import ends, packed
from xphi.approximate.pieces.layout import Layout, Line
from xphi.approximate.pieces.lines import Curve
from xphi.approximate.problem import Floats

#: Agreement of both halves in binary64, in units of the largest value.
AGREES = 1e-12
#: The line between them has coefficients that are multiples of 1/64.
GRID = 64


@dataclass(frozen=True)
class Mirror:
    """f(-x) = sign·f(x) + constant - slope·x."""

    sign: int
    constant: Fraction
    slope: Fraction

    def balanced(self, plan: Layout, z: Floats) -> Floats:
        """The mean of pieces and their reflection."""
        t, v = ends(plan, z)
        other = self.sign * v[::-1] + float(self.constant) - float(self.slope) * t[::-1]
        return packed(plan, (t - t[::-1]) / 2, (v + other) / 2)

    def half(self, plan: Layout) -> Layout:
        """The right half of the pieces, of which there is an even number: from 0, where an odd target is met."""
        through = None if self.sign > 0 else Line(Fraction(0), self.constant / 2)
        return replace(plan, pieces=plan.pieces // 2, low=Fraction(0), left=through)

    def both(self, plan: Layout, half: Layout, z: Floats) -> Floats:
        """The pieces of the right half and their reflection."""
        t, v = ends(half, z)
        other = self.sign * v + float(self.constant) - float(self.slope) * t
        return packed(plan, np.r_[-t[:0:-1], t], np.r_[other[:0:-1], v])

    def copied(self, plan: Layout, exact: list[Fraction], known: set[int], z: Floats) -> list[Fraction]:
        """The pieces with those knots and values that are known to all digits copied to the other side."""
        t, _ = ends(plan, z)
        scale = float(np.max(np.abs(t))) * 1e-9
        if np.any(np.abs(t + t[::-1]) > scale):
            return exact
        result = list(exact)
        for i in range(plan.pieces + 1):
            k = plan.pieces - i
            (a, u), (b, w) = plan.end(i, exact), plan.end(k, exact)
            for here, there, mine, other in (
                (plan.knot(i), plan.knot(k), a, -b),
                (plan.value(i), plan.value(k), u, self.sign * w + self.constant - self.slope * b),
            ):
                if here is None or there is None:
                    continue
                if here in known and there not in known:
                    continue
                result[here] = other if there in known and here not in known else (mine + other) / 2
        return result


def mirror_of(curve: Curve) -> Mirror | None:
    """The reflection that the target has on its domain, if any."""
    plan = curve.plan
    if (plan.low is None) != (plan.high is None) or (plan.low is not None and plan.low != -(plan.high or 0)):
        return None
    at = curve.base[curve.base > 0]
    f, back = curve.value(at), curve.value(-at)
    scale = max(float(np.max(np.abs(f))), 1e-300)
    end = Fraction(round(float((f[-1] - back[-1]) / at[-1]) * GRID), GRID)
    if np.max(np.abs(f - back - float(end) * at)) <= AGREES * scale:
        return Mirror(1, Fraction(0), end)
    middle = Fraction(round(float(f[0] + back[0]) * GRID), GRID)
    if np.max(np.abs(f + back - float(middle))) <= AGREES * scale:
        return Mirror(-1, middle, Fraction(0))
    return None
