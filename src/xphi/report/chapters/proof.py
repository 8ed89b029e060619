"""How a bound is proved, with a live certificate and three forgeries."""

from __future__ import annotations

import tempfile
import time
from dataclasses import replace
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xphi.certify.verify import verify
from xphi.formats import get, round_bits
from xphi.report.pictures import cells, shown

if TYPE_CHECKING:
    from xphi.certify.certificate import Certificate
    from xphi.design import Approximation
    from xphi.report.desk import Desk

TITLE = "How the proof works"
FILE = "tanh-minimax.toml"
_LESS = Fraction(999, 1000)


def tell(desk: Desk, best: Approximation) -> dict[str, Any]:
    """Write the certificate of the optimum, check it, forge it three times, and see each forgery refused."""
    certificate = best.certificate
    path = desk.folder / FILE
    certificate.save(path)
    started = time.perf_counter()
    verdict = verify(path)
    seconds = time.perf_counter() - started
    desk.line("certificate", f"{path}: {verdict.reason}", "proved" if verdict.holds else "refused")
    trials = []
    with tempfile.TemporaryDirectory() as folder:
        for name, how, data in _forgeries(certificate, path.read_bytes()):
            forged = Path(folder) / "forged.toml"
            forged.write_bytes(data)
            answer = verify(forged)
            trials.append({"name": name, "how": how, "holds": answer.holds, "reason": answer.reason})
            desk.line(name, answer.reason, "accepted" if answer.holds else "refused")
    proof, claim = certificate.proof, certificate.claim
    points = [float(point) for cover in proof.covers for point in cover.points]
    bound = float(proof.bound or 0)
    picture = cells(
        claim.form_formula() - claim.target_formula(), points, bound,
        f"{proof.cells} cells and two tails prove one bound",
        "tanh form − erf(x/√2); cells are short where the error is large",
    )  # fmt: skip
    return {
        "file": FILE,
        "sentence": certificate.sentence(),
        "text": certificate.text(),
        "bytes": path.stat().st_size,
        "verdict": verdict,
        "seconds": seconds,
        "trials": trials,
        "proof": proof,
        "bound": bound,
        "gap": bound / float(proof.observed) - 1,
        "ends": (points[0], points[-1]),
        "pictures": [shown(picture)],
    }


def _forgeries(certificate: Certificate, data: bytes) -> list[tuple[str, str, bytes]]:
    """A flipped bit; then, sealed anew: a smaller bound, and a coefficient one bfloat16 step away."""
    flipped = bytearray(data)
    flipped[len(data) // 2] ^= 1
    proof, claim = certificate.proof, certificate.claim
    bound, observed = (round_bits(number * _LESS, 53) for number in (proof.bound or Fraction(0), proof.observed))
    smaller = replace(certificate, proof=replace(proof, bound=bound, observed=observed))
    b = claim.coefficients["b"]
    moved = {**claim.coefficients, "b": b + get("bfloat16").ulp(b)}
    other = replace(certificate, claim=replace(claim, coefficients=moved))
    return [
        ("one bit flipped", "in the middle of the file", bytes(flipped)),
        ("bound × 0.999", "the stated error with it, and the seal made again", smaller.text().encode()),
        ("b moved by one bfloat16 step", "and the seal made again", other.text().encode()),
    ]
