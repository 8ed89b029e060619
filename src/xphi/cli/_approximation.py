"""An approximation named on the command line: a certificate file, or a known one as ``FUNCTION/NAME``."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from xphi.certify.certificate import Certificate, load
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.design import domain
from xphi.design.known import claim_of, find
from xphi.errors import XphiError


def named_claim(name: str, on: tuple[Any, Any] | None = None) -> Claim:
    """The claim behind FILE or ID, on another domain when `on` is given.

    Raises
    ------
    XphiError
        If it is neither.
    """
    low, high = domain.read(on)
    if "/" in name and not Path(name).exists() and not name.endswith(".toml"):
        function, known = find(name)
        return claim_of(function, known, low, high)
    if not Path(name).exists() and not name.endswith(".toml"):
        raise XphiError(f"{name!r} is neither a certificate file nor an ID such as gelu/gelu_tanh")
    claim = load(name).claim
    return claim if on is None else Claim(**{**claim.__dict__, "low": low, "high": high})


def named_certificate(name: str) -> Certificate:
    """The certificate of FILE, or one made now for a known approximation.

    Raises
    ------
    XphiError
        If no bound can be proved.
    """
    if Path(name).exists() or name.endswith(".toml"):
        return load(name)
    claim = named_claim(name)
    proof = prove(claim)
    if proof.bound is None:
        raise XphiError(f"nothing is proved about {name} on the whole line: {proof.reason}")
    return Certificate(claim, proof)
