"""The certificate file: a claim, its bound and the cells that prove it, as readable TOML.

The SHA-256 in its second line covers every other byte of the file, so that any flipped bit shows.
"""

from __future__ import annotations

import hashlib
import html
import json
import math
import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xphi.certify.claim import Bound, Claim, Clamp
from xphi.certify.prove import Cover, Proof
from xphi.certify.report import error_of
from xphi.errors import XphiError
from xphi.formats import from_hex, hex_of
from xphi.real import Real

if TYPE_CHECKING:
    from xphi.certify.verify import Verdict

SCHEMA = "xphi/certificate/1"
MARK = "# xphi certificate"
LARGEST_FILE = 8 << 20
_SEAL = re.compile(rb'^sha256 = "([0-9a-f]{64})"\n', re.MULTILINE)


@dataclass(frozen=True)
class Certificate:
    """A proved claim.

    Parameters
    ----------
    claim : Claim
    proof : Proof
        With a bound.
    properties : tuple of str
        Further proved statements about the approximation, e.g. ``monotone``.
    """

    claim: Claim
    proof: Proof
    properties: tuple[str, ...] = ()

    @classmethod
    def load(cls, path: str | Path) -> Certificate:
        """Read a certificate file, refusing one whose hash does not match.

        Raises
        ------
        XphiError
            If it cannot be read, is no certificate, or was altered.
        """
        return load(path)

    def verify(self) -> Verdict:
        """Check the content with the independent checker: every cell, tail and stated number.

        Returns
        -------
        Verdict
            True where it holds; its `reason` says why, or why not.
        """
        from xphi.certify.verify import judge

        return judge(self)

    @property
    def error(self) -> dict[str, Any]:
        """The statement about the error: ``observed``, ``bound``, ``at``, ``evidence`` and ``unit``."""
        return error_of(self.claim, self.proof)

    def __repr__(self) -> str:
        """One line."""
        return f"<Certificate: {self.sentence()}>"

    def __str__(self) -> str:
        return self.sentence()

    def _repr_html_(self) -> str:
        """What a notebook shows."""
        return f"<p>{html.escape(self.sentence())}</p>"

    def text(self) -> str:
        """The file's content, sealed."""
        body = "\n".join([f"{MARK}: {self.sentence()}", *self._lines()]) + "\n"
        return seal(body)

    def sentence(self) -> str:
        """What is proved, for people."""
        c = self.claim
        error = f"{c.target} - ({c.form})" if c.factor == "1" else f"{c.factor}*({c.target} - ({c.form}))"
        relative = " relative to the target" if c.unit == "rel" else ""
        bound = "nothing" if self.proof.bound is None else f"{float(self.proof.bound):.6g}"
        return f"|{error}|{relative} is at most {bound} for x in [{_show(c.low)}, {_show(c.high)}]"

    def _lines(self) -> list[str]:
        c, p = self.claim, self.proof
        if p.bound is None:
            raise XphiError("a certificate needs a proved bound")
        lines = [f'schema = "{SCHEMA}"', "", "[claim]"]
        lines += [f"target = {json.dumps(c.target)}", f"form = {json.dumps(c.form)}"]
        lines += [f'unit = "{c.unit}"', f"factor = {json.dumps(c.factor)}"]
        lines += [f"domain = {json.dumps([_write(c.low), _write(c.high)])}", "", "[claim.coefficients]"]
        for name, value in c.coefficients.items():
            lines.append(f'{name} = "{hex_of(value)}"  # {Real.of(value).decimal}')
        if c.exact:
            lines += ["", "[claim.exact]", *(f"{name} = {json.dumps(text)}" for name, text in c.exact.items())]
        if c.clamp is not None:
            lines += ["", "[claim.clamp]", f'at = "{hex_of(c.clamp.at)}"  # {float(c.clamp.at):g}']
            lines += [f"left = {json.dumps(c.clamp.left)}", f"right = {json.dumps(c.clamp.right)}"]
        lines += ["", "[error]", f'bound = "{hex_of(p.bound)}"  # {float(p.bound)!r}']
        lines += [f'observed = "{hex_of(p.observed)}"  # {float(p.observed)!r}', f'at = "{_write(p.at)}"']
        lines += ["", "[proof]", f"properties = {json.dumps(list(self.properties))}", f"bits = {p.bits}"]
        lines += [f"count = {p.cells}"]
        for cover in p.covers:
            lines += ["", "[[proof.cells]]", f"left_tail = {str(cover.left_tail).lower()}"]
            lines += [f"right_tail = {str(cover.right_tail).lower()}", "points = ["]
            lines += [f'  "{hex_of(point)}",' for point in cover.points] + ["]"]
        return lines

    def save(self, path: str | Path) -> None:
        """Write the file, whole or not at all."""
        from xphi.files import write_file

        write_file(_path(path), self.text())


def seal(body: str) -> str:
    """Put the line with the hash after the first line; a hash that is there already is made again."""
    data = _SEAL.sub(b"", body.encode())
    first, _, rest = data.partition(b"\n")
    digest = hashlib.sha256(data).hexdigest()
    return (first + b'\nsha256 = "' + digest.encode() + b'"\n' + rest).decode()


def unseal(data: bytes) -> str:
    """Compare the hash with the content.

    Returns
    -------
    str
        ``"intact"``, ``"altered"``, or ``"foreign"`` for a file that is no certificate at all.
    """
    found = _SEAL.findall(data)
    if len(found) == 1:
        content = _SEAL.sub(b"", data)
        return "intact" if hashlib.sha256(content).hexdigest().encode() == found[0] else "altered"
    traces = data.startswith(MARK.encode()), SCHEMA.encode() in data, b"[claim.coefficients]" in data
    return "altered" if sum(traces) >= 2 else "foreign"


def read_bytes(path: str | Path) -> bytes:
    """The file's bytes.

    Raises
    ------
    XphiError
        If it cannot be read, or is far larger than any certificate.
    """
    place = _path(path)
    try:
        if place.stat().st_size > LARGEST_FILE:
            raise XphiError(f"{place} has {place.stat().st_size} bytes; a certificate has at most {LARGEST_FILE}")
        return place.read_bytes()
    except OSError as error:
        raise XphiError(f"cannot read {place}: {error.strerror or error}") from None


def _path(path: Any) -> Path:
    try:
        return Path(path)
    except TypeError:
        raise XphiError(f"a certificate is saved under a path, which is text or a Path, not {path!r}") from None


def parse(data: bytes, name: str) -> Certificate:
    """A certificate from the bytes of its file.

    Raises
    ------
    XphiError
        If it is no certificate.
    """
    try:
        content: dict[str, Any] = tomllib.loads(data.decode())
        if content["schema"] != SCHEMA:
            raise XphiError(f"{name} has schema {content['schema']!r}; this version reads {SCHEMA!r}")
        claim, error, proof = content["claim"], content["error"], content["proof"]
        clamp = claim.get("clamp")
        covers = tuple(
            Cover(tuple(from_hex(p) for p in cells["points"]), bool(cells["left_tail"]), bool(cells["right_tail"]))
            for cells in proof.get("cells", [])
        )
        return Certificate(
            Claim(
                target=str(claim["target"]),
                form=str(claim["form"]),
                coefficients={str(name): from_hex(value) for name, value in claim["coefficients"].items()},
                low=_read(claim["domain"][0]),
                high=_read(claim["domain"][1]),
                unit=str(claim["unit"]),
                factor=str(claim["factor"]),
                exact={str(name): str(text) for name, text in claim.get("exact", {}).items()},
                clamp=clamp and Clamp(from_hex(clamp["at"]), str(clamp["left"]), str(clamp["right"])),
            ),
            Proof(
                from_hex(error["observed"]), from_hex(error["bound"]), _read(error["at"]), covers, int(proof["bits"])
            ),
            tuple(map(str, proof["properties"])),
        )
    # faults of TOML and of Unicode are ValueErrors
    except (ValueError, LookupError, TypeError, AttributeError, OverflowError):
        raise XphiError(f"{name} is not a certificate that can be read") from None


def load(path: str | Path) -> Certificate:
    """Read a certificate, refusing one whose hash does not match.

    Raises
    ------
    XphiError
    """
    data = read_bytes(path)
    state = unseal(data)
    if state == "foreign":
        raise XphiError(f"{path} is not a certificate")
    if state == "altered":
        raise XphiError(f"{path} was altered after it was written; `xphi verify` says more")
    return parse(data, str(path))


def _write(value: Bound) -> str:
    return str(value) if isinstance(value, float) else hex_of(value)


def _read(text: str) -> Bound:
    return float(text) if text in ("inf", "-inf") else from_hex(text)


def _show(value: Bound) -> str:
    return str(value) if isinstance(value, float) and math.isinf(value) else f"{float(value):g}"
