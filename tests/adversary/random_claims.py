"""Random claims, true, false or without meaning, and what is wrong with what is proved about them."""

import random
from fractions import Fraction
from itertools import pairwise

from mpmath import mp

from adversary.oracle import AGREE, DIGITS, INF, Undecided, evaluate, number, points_of, refuted
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim, Clamp
from xphi.certify.defined import undefined
from xphi.certify.prove import identity, prove
from xphi.certify.shape import holds
from xphi.certify.verify import check

NAMES = (
    "sqrt", "log", "exp", "abs", "sign", "sin", "tanh", "erf", "sigmoid", "softplus", "gelu", "silu", "relu", "elu",
)  # fmt: skip


class RandomClaims:
    """Random formulas and domains."""

    def __init__(self, seed):
        self.rng = random.Random(seed)  # noqa: S311 - a fixed sequence

    def constant(self):
        rng = self.rng
        return str(
            rng.choice([rng.randrange(-4, 5), Fraction(rng.randrange(-16, 17), 8), Fraction(rng.randrange(-9, 10), 3)])
        )

    def formula(self, depth):
        rng = self.rng
        if depth == 0 or rng.random() < 0.1:
            return "x" if rng.random() < 0.7 else f"({self.constant()})"
        kind = rng.random()
        if kind < 0.4:
            return f"({self.formula(depth - 1)}{rng.choice('++-**/')}{self.formula(depth - 1)})"
        if kind < 0.5:
            return f"({self.formula(depth - 1)})**({rng.choice(['2', '3', '2', '-1', '-2', '1/2', '1/3', '-1/2'])})"
        if kind < 0.57:
            return f"{rng.choice(['min', 'max'])}({self.formula(depth - 1)},{self.formula(depth - 1)})"
        return f"{rng.choice(NAMES)}({self.formula(depth - 1)})"

    def end(self):
        return Fraction(self.rng.randrange(-24, 25), self.rng.choice([1, 2, 4, 3, 5, 8]))

    def claim(self):
        """A claim that may be true or false, or have no meaning."""
        rng = self.rng
        target, other = self.formula(rng.randrange(1, 4)), self.formula(rng.randrange(1, 3))
        c = self.constant()
        form = rng.choice([
            other, target, f"{target}+{other}/100", f"({target})*(1+x*0.001)", f"{target}+{other}-({other})",
            f"({target})*({other})/({other})", f"{target}+(1-sign(x-({c}))**2)/8", f"sqrt({target})**2",
            f"exp(log({target}))", f"{target}+0*({other})", f"{target}+0.01*x/(1+x**{rng.randrange(2, 10)})",
            f"{target}+x**{rng.randrange(1, 9)}*exp(-abs(x))/50",
        ])  # fmt: skip
        low, high = sorted((self.end(), self.end()))
        low, high = rng.choice([(low, high), (low, high), (low, high), (-INF, high), (low, INF), (-INF, INF)])
        unit, factor = rng.choice(["abs", "abs", "abs", "rel"]), rng.choice(["1", "1", "1", "x"])
        clamp = Clamp(Fraction(rng.randrange(1, 30), 4), "0", rng.choice(["x", "1"])) if rng.random() < 0.1 else None
        return Claim(target, form, {}, low, high, unit=unit, factor=factor, clamp=clamp)


def holes(claim, rng):
    """What is proved about a claim and yet fails at a point, or is not taken by the checker; and whether a bound is."""
    found = []
    proof = prove(claim)
    for kind, answer in (("bound", proof), ("identity", identity(claim))):
        if answer.bound is None:
            continue
        at = refuted(claim, answer.bound, rng)
        if at is not None:
            found.append(f"{kind} {float(answer.bound):.6g} fails at x = {at}")
        fault = check(Certificate(claim, answer))
        if fault:
            found.append(f"the checker refuses the {kind}: {fault}")
    if not undefined(claim):
        if refuted(claim, mp.inf, rng) is not None:
            found.append("a side has no value at a point")
        found += _shape_holes(claim, rng)
    return found, proof.bound is not None


def _shape_holes(claim, rng):
    if claim.clamp is not None:
        return []
    points = points_of(claim, rng, 20)
    broken = [statement for statement in _broken(claim, points, 2 * DIGITS) if holds(claim, statement)]
    # what cancels needs more digits
    sure = _broken(claim, points, 1800) if broken else []
    return [f"not {statement}" for statement in broken if statement in sure]


def _form_at(claim, point):
    """The form's value; none where digits cancel, as in log(1 + erf(x)) far out."""
    try:
        return number(evaluate(claim.form, point))
    except Undecided:
        return None


def _broken(claim, points, digits):
    """Statements about the form that its values at some points contradict."""
    with mp.workdps(digits):
        values = [value for p in points if (value := _form_at(claim, p)) is not None]
        steps = [b - a for a, b in pairwise(values)]
        noise = AGREE * (1 + max(map(abs, values), default=0))
        seen = {
            "increasing": all(step >= -noise for step in steps),
            "decreasing": all(step <= noise for step in steps),
            "nonnegative": all(value >= -noise for value in values),
            "nonpositive": all(value <= noise for value in values),
        }
    return [statement for statement, plausible in seen.items() if not plausible]
