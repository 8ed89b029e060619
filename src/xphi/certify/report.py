"""A proof's numbers in the shape that every verb prints."""

from __future__ import annotations

import math
from decimal import ROUND_CEILING, Context
from typing import Any

from xphi.certify.claim import Claim
from xphi.certify.prove import Proof


def error_of(claim: Claim, proof: Proof) -> dict[str, Any]:
    """``observed``, ``bound``, ``at``, ``evidence`` and ``unit`` of an error.

    A bound is null unless it is proved; what was only seen at points is ``sampled``.
    """
    unlimited = "without limit" in proof.reason
    return {
        "observed": math.inf if unlimited else float(proof.observed),
        "bound": None if proof.bound is None else float(proof.bound),
        "at": float(proof.at),
        "evidence": "sampled" if proof.bound is None and not unlimited else "proved",
        "unit": claim.unit,
    }


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
