"""Proofs about the approximation itself: its sign, and that it never turns back."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import sympy as sp

from xphi.balls.numbers import BALLS, precision
from xphi.certify.claim import Claim
from xphi.certify.defined import undefined
from xphi.certify.sign import sign_on
from xphi.errors import XphiError
from xphi.formula.pieces import JUMPS, split, value_at
from xphi.formula.program import compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

STATEMENTS = ("monotone", "increasing", "decreasing", "nonnegative", "nonpositive")


def holds(claim: Claim, statement: str) -> bool:
    """Whether the approximation is proved to be what `statement` says on the claim's domain.

    Parameters
    ----------
    claim : Claim
    statement : {"monotone", "increasing", "decreasing", "nonnegative", "nonpositive"}

    Raises
    ------
    XphiError
        For any other statement.
    """
    if statement == "monotone":
        return holds(claim, "increasing") or holds(claim, "decreasing")
    if statement not in STATEMENTS:
        raise XphiError(f"{statement!r} cannot be proved; there are {', '.join(STATEMENTS)}")
    if undefined(claim):
        return False
    wanted = 1 if statement in ("increasing", "nonnegative") else -1
    pieces = [part for low, high, formula in claim.segments() for part in split(formula, low, high)]
    # a branch that is left may jump where nobody looks
    if any(formula.has(*JUMPS) for _, _, formula in pieces):
        return False
    if statement in ("nonnegative", "nonpositive"):
        signs = (sign_on(stable(formula), low, high) in (0, wanted) for low, high, formula in pieces)
        return all(signs) and all(_goes(value, wanted) for _, value in _isolated(claim))
    slopes = (sign_on(stable(stable(formula).diff(x)), low, high) in (0, wanted) for low, high, formula in pieces)
    return all(slopes) and _steps(claim, pieces, wanted)


def _isolated(claim: Claim) -> list[tuple[Any, Any]]:
    """The borders of what jumps, each with the approximation's own value there."""
    found = []
    for low, high, formula in claim.segments():
        if formula.has(*JUMPS):
            ends = dict.fromkeys(e for a, b, _ in split(formula, low, high) for e in (a, b) if not e.is_infinite)
            found += [(at, value_at(formula, at)) for at in ends]
    return found


def _steps(claim: Claim, pieces: list[tuple[Any, Any, Any]], wanted: int) -> bool:
    """Whether each step from one piece to the next goes the wanted way, by way of the value in between."""
    isolated = _isolated(claim)
    jumps = claim.clamp is not None or bool(isolated)
    if not jumps:
        return True
    for left, right in pairwise(pieces):
        at = right[0]
        before, after = value_at(left[2], at), value_at(right[2], at)
        if not _goes(after - before, wanted):
            return False
    for at, value in isolated:
        sides = [(value_at(left[2], at), 1) for left in pieces if left[1] == at]
        sides += [(value_at(right[2], at), -1) for right in pieces if right[0] == at]
        if not all(_goes((value - side) * direction, wanted) for side, direction in sides):
            return False
    return True


def _goes(step: Any, wanted: int) -> bool:
    """Whether a number is exactly zero or surely has the wanted sign."""
    if step.has(sp.nan, sp.zoo, sp.oo, sp.I):
        return False
    if step.is_zero or sp.simplify(step).is_zero:
        return True
    with precision(256):
        return bool(BALLS.run(compile_formula(step, []))[0] * wanted > 0)
