"""A proof's numbers in the shape that every verb prints."""

from __future__ import annotations

import math
from decimal import ROUND_CEILING, Context
from fractions import Fraction
from typing import Any

from xphi.certify.claim import Claim
from xphi.certify.prove import Outcome, Proof
from xphi.formats import to_float


def error_of(claim: Claim, proof: Proof) -> dict[str, Any]:
    """``observed``, ``bound``, ``at``, ``evidence`` and ``unit`` of an error.

    A bound is null unless it is proved; what was only seen at points is ``sampled``.
    """
    unlimited = proof.outcome is Outcome.UNLIMITED
    return {
        "observed": math.inf if unlimited else _float(proof.observed, -1),
        "bound": None if proof.bound is None else _float(proof.bound, 1),
        "at": to_float(proof.at) if isinstance(proof.at, Fraction) else proof.at,
        "evidence": "sampled" if proof.bound is None and not unlimited else "proved",
        "unit": claim.unit,
    }


def _float(value: Fraction, side: int) -> float:
    """The nearest binary64 that is not below (`side` 1) or not above (-1) a number that may be out of its range."""
    near = to_float(value)
    if math.isinf(near):
        return near if side > 0 else math.nextafter(near, 0.0)
    wrong = Fraction(near) < value if side > 0 else Fraction(near) > value
    return math.nextafter(near, side * math.inf) if wrong else near


def phrase(claim: Claim, proof: Proof) -> str:
    """The error in a phrase, for people."""
    error = error_of(claim, proof)
    relative = "relative error" if claim.unit == "rel" else "error"
    if error["bound"] is None:
        return f"{relative} {error['observed']:.6g} at x = {error['at']:.6g}, no bound proved"
    return f"{relative} at most {_up(error['bound'])}, proved"


def _up(bound: float) -> str:
    """A bound in six digits that is one still."""
    return f"{Context(prec=6, rounding=ROUND_CEILING).create_decimal_from_float(bound):g}"
