"""Check a stored certificate: its hash, then every cell, tail and stated number, with no search at all."""

from __future__ import annotations

import math
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

from xphi.balls.numbers import ball, exact, precision
from xphi.certify import certificate as files
from xphi.certify.bound import Smooth, point_error, rational_end
from xphi.certify.certificate import Certificate
from xphi.certify.defined import undefined
from xphi.certify.prove import SLACK, Cover, different
from xphi.certify.shape import holds
from xphi.errors import XphiError

#: How far a stated bound may lie above the stated largest error: 0.01 %.
TIGHT = Fraction(1, 10_000)
assert SLACK < TIGHT  # noqa: S101 - one constant must follow from the other


@dataclass(frozen=True)
class Verdict:
    """Whether a certificate holds, and if not whether the file was altered or its content is false."""

    holds: bool
    reason: str
    certificate: Certificate | None = None

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {"holds": self.holds, "reason": self.reason, "error": self.error}

    def __bool__(self) -> bool:
        return self.holds

    @property
    def error(self) -> dict[str, Any] | None:
        """The certificate's statement about the error; None where it could not be read."""
        return None if self.certificate is None else self.certificate.error


def verify(path: str | Path) -> Verdict:
    """Check a certificate file.

    Raises
    ------
    XphiError
        If the file cannot be read or was never a certificate.
    """
    data = files.read_bytes(path)
    state = files.unseal(data)
    if state == "foreign":
        raise XphiError(f"{path} is not a certificate; `xphi certify` and `xphi derive -o` write them")
    if state == "altered":
        return Verdict(False, "altered: the file's SHA-256 does not match its content")
    certificate = files.parse(data, str(path))
    verdict = judge(certificate)
    if verdict and certificate.text().encode() != data:
        return Verdict(False, "false: what the file says for people is not what its numbers say", certificate)
    return verdict


def judge(certificate: Certificate) -> Verdict:
    """Check a certificate's content."""
    fault = check(certificate)
    return Verdict(not fault, f"false: {fault}" if fault else "every cell and tail was checked again", certificate)


def check(certificate: Certificate) -> str:
    """The first fault of a certificate's content; empty when it holds.

    A ball that is NaN or undecided is a fault: it proves nothing.
    """
    claim, proof = certificate.claim, certificate.proof
    if proof.bound is None or proof.bound < 0 or proof.observed < 0:
        return "no bound is stated"
    if proof.observed > proof.bound:
        return "the stated bound is below the stated largest error"
    if proof.bound > proof.observed * (1 + TIGHT):
        return "the stated bound is more than 0.01 % above the stated largest error"
    fault = undefined(claim)
    if not fault and proof.bound == 0:
        fault = different(claim)
        if fault and proof.covers:  # balls may see that nothing is left where algebra does not
            fault = _check_bound(certificate)
    elif not fault:
        fault = _check_bound(certificate)
    if fault:
        return fault
    for statement in certificate.properties:
        if not holds(claim, statement):
            return f"the approximation is not proved {statement}"
    return ""


def _check_bound(certificate: Certificate) -> str:
    claim, proof = certificate.claim, certificate.proof
    if proof.bound is None:
        return "no bound is stated"
    if not 53 <= proof.bits <= 4096:
        return f"a working precision of {proof.bits} bits is out of range"
    with precision(proof.bits):
        smooth_pieces, points = claim.parts()
        pieces = [Smooth(piece) for piece in smooth_pieces]
        if len(pieces) != len(proof.covers):
            return f"the domain has {len(pieces)} smooth pieces and the certificate covers {len(proof.covers)}"
        for smooth, cover in zip(pieces, proof.covers, strict=True):
            fault = _check_cover(smooth, cover, proof.bound)
            if fault:
                return fault
        errors = {point: point_error(point) for point in points}
        for point, value in errors.items():
            if not value.upper() <= exact(proof.bound):
                return f"the bound is not proved at x = {float(point.at):.9g}"
        reached = any(_reaches(smooth, proof.at, proof.observed) for smooth in pieces)
        isolated = any(p.near == proof.at and value.lower() >= exact(proof.observed) for p, value in errors.items())
        if not (reached or isolated):
            return "the stated largest error is not reached where it is said to be"
    return ""


def _check_cover(smooth: Smooth, cover: Cover, bound: Fraction) -> str:
    low, high = smooth.piece.low, smooth.piece.high
    points = cover.points
    if not points or any(a >= b for a, b in pairwise(points)):
        return "the cells are not in order"
    if cover.left_tail != bool(low.is_infinite) or cover.right_tail != bool(high.is_infinite):
        return "the tails do not fit the domain"
    if not cover.left_tail and points[0] > rational_end(low, -1):
        return "the cells leave a gap at the lower end"
    if not cover.right_tail and points[-1] < rational_end(high, 1):
        return "the cells leave a gap at the upper end"
    limit = exact(bound)
    for sign, there, start in ((-1, cover.left_tail, -points[0]), (1, cover.right_tail, points[-1])):
        if there and not (start > 0 and smooth.tail(start, sign)[0] <= limit):
            return f"the bound is not proved towards {'+' if sign > 0 else '-'}∞"
    for a, b in pairwise(points):
        if not smooth.bound(a, b) <= limit:
            return f"the bound is not proved on [{float(a):.9g}, {float(b):.9g}]"
    return ""


def _reaches(smooth: Smooth, at: Fraction | float, observed: Fraction) -> bool:
    low, high = smooth.piece.low, smooth.piece.high
    if isinstance(at, float) and math.isinf(at):
        end, sign = (high, 1) if at > 0 else (low, -1)
        return bool(end.is_infinite) and bool(abs(smooth.tail(Fraction(2**60), sign)[1]) >= exact(observed))
    point = Fraction(at)
    if not low <= point <= high:
        return False
    value = abs(smooth.at(ball(point)))
    # a ball around zero does not decide that an error is at least zero, which it always is
    return bool(value >= exact(observed)) or (not observed and value.is_finite())
