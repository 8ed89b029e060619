"""The certificate file: a claim, its bound and the cells that prove it, as readable TOML.

The SHA-256 in its second line covers every other byte of the file, so that any flipped bit shows.
"""

from __future__ import annotations

import hashlib
import html
import json
import math
import re
import sys
import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from decimal import MAX_EMAX, MIN_EMIN, Context, Decimal
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from xphi.certify.claim import Claim, Clamp
from xphi.certify.ends import Bound, Constant, read, write
from xphi.certify.prove import Cover, Proof
from xphi.certify.report import error_of
from xphi.errors import XphiError
from xphi.formats import from_hex, hex_of, to_float
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

    def emit(self, to: str, **options: Any) -> str:
        """Code for the approximation in a language.

        Parameters
        ----------
        to : str
            One of :func:`xphi.emit.languages`, such as ``c`` or ``torch``.
        **options
            ``dtype``, ``name``, ``scheme``, ``fma`` and ``clamp_argument``, as for :func:`xphi.emit.emit`.
        """
        from xphi.emit import emit

        return emit(self, to, **options)

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
        bound = "nothing" if self.proof.bound is None else f"{decimal(self.proof.bound):.6g}"
        return f"|{error}|{relative} is at most {bound} for x in [{_show(c.low)}, {_show(c.high)}]"

    def _lines(self) -> list[str]:
        c, p = self.claim, self.proof
        if p.bound is None:
            raise XphiError("a certificate needs a proved bound")
        lines = [f'schema = "{SCHEMA}"', "", "[claim]"]
        lines += [f"target = {json.dumps(c.target)}", f"form = {json.dumps(c.form)}"]
        lines += [f'unit = "{c.unit}"', f"factor = {json.dumps(c.factor)}"]
        lines += [f"domain = {json.dumps([write(c.low), write(c.high)])}", "", "[claim.coefficients]"]
        for name, value in c.coefficients.items():
            lines.append(f'{name} = "{hex_of(value)}"  # {Real.of(value).decimal}')
        if c.exact:
            lines += ["", "[claim.exact]", *(f"{name} = {json.dumps(text)}" for name, text in c.exact.items())]
        if c.clamp is not None:
            lines += ["", "[claim.clamp]", f'at = "{hex_of(c.clamp.at)}"  # {decimal(c.clamp.at):g}']
            lines += [f"left = {json.dumps(c.clamp.left)}", f"right = {json.dumps(c.clamp.right)}"]
        lines += ["", "[error]", f'bound = "{hex_of(p.bound)}"  # {decimal(p.bound)}']
        lines += [f'observed = "{hex_of(p.observed)}"  # {decimal(p.observed)}', f'at = "{write(p.at)}"']
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
    file = _path(path)
    try:
        if file.stat().st_size > LARGEST_FILE:
            raise XphiError(f"{file} has {file.stat().st_size} bytes; a certificate has at most {LARGEST_FILE}")
        return file.read_bytes()
    except OSError as error:
        raise XphiError(f"cannot read {file}: {error.strerror or error}") from None


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
        If it is no certificate; the field that cannot be read is named.
    """
    try:
        content = tomllib.loads(data.decode())
    except (ValueError, RecursionError) as fault:  # faults of TOML and of Unicode are ValueErrors
        raise XphiError(f"{name} is not a certificate that can be read: {_first_line(fault)}") from None
    file = _Table(name, "", content)
    schema = file.text("schema")
    if schema != SCHEMA:
        raise XphiError(f"{name} has schema {schema!r}; this version reads {SCHEMA!r}")
    claim, error, proof = file.table("claim"), file.table("error"), file.table("proof")
    domain = claim.read("domain", list, _ends, 'two ends, such as ["-inf", "inf"]')
    clamp = _clamp(claim.table("clamp")) if "clamp" in claim.content else None
    covers = [
        Cover(
            cells.read("points", list, lambda points: tuple(map(from_hex, points)), "hexadecimal numbers"),
            cells.read("left_tail", bool, bool, "true or false"),
            cells.read("right_tail", bool, bool, "true or false"),
        )
        for cells in proof.tables("cells")
    ]
    try:
        return Certificate(
            Claim(
                target=claim.text("target"),
                form=claim.text("form"),
                coefficients=claim.table("coefficients").each(from_hex),
                low=domain[0],
                high=domain[1],
                unit=claim.text("unit"),
                factor=claim.text("factor"),
                exact=claim.table("exact").each(str) if "exact" in claim.content else {},
                clamp=clamp,
            ),
            Proof(
                error.number("observed"),
                error.number("bound"),
                error.read("at", str, read, "a number"),
                tuple(covers),
                proof.read("bits", int, int, "a whole number"),
            ),
            proof.read("properties", list, _texts, "a list of texts"),
        )
    except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError):
        raise XphiError(f"{name} is not a certificate that can be read: its claim has no meaning") from None


@dataclass(frozen=True)
class _Table:
    """A table of a certificate, whose fields are read one by one so that a fault can be named."""

    file: str
    path: str
    content: dict[str, Any]

    def read(self, field: str, kind: type, read: Callable[[Any], Any], wanted: str) -> Any:
        where = f"{self.path}{field}"
        if field not in self.content:
            raise XphiError(f"{self.file} is not a certificate that can be read: {where} is missing")
        value = self.content[field]
        try:
            if type(value) is kind:
                return read(value)
        except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, XphiError):
            pass
        raise XphiError(f"{self.file} is not a certificate that can be read: {where} must be {wanted}")

    def text(self, field: str) -> str:
        return str(self.read(field, str, str, "a text"))

    def number(self, field: str) -> Fraction:
        found: Fraction = self.read(field, str, from_hex, "a hexadecimal number such as 0x1.8p-3")
        return found

    def table(self, field: str) -> _Table:
        return _Table(self.file, f"{self.path}{field}.", self.read(field, dict, dict, "a table"))

    def tables(self, field: str) -> list[_Table]:
        if field not in self.content:
            return []
        content = self.read(field, list, list, "an array of tables")
        inside = _Table(self.file, self.path, {f"{field}[{k}]": item for k, item in enumerate(content)})
        return [inside.table(key) for key in inside.content]

    def each(self, read: Callable[[str], Any]) -> dict[str, Any]:
        return {key: self.read(key, str, read, "a number that can be read") for key in self.content}


def _clamp(table: _Table) -> Clamp:
    return Clamp(table.number("at"), table.text("left"), table.text("right"))


def _ends(pair: list[Any]) -> tuple[Bound, Bound]:
    low, high = pair
    return read(low), read(high)


def _texts(items: list[Any]) -> tuple[str, ...]:
    if not all(isinstance(item, str) for item in items):
        raise TypeError
    return tuple(items)


def _first_line(error: Exception) -> str:
    if isinstance(error, RecursionError):
        return "it is nested too deeply"
    return str(error).splitlines()[0] if str(error) else "it is no TOML"


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


def decimal(value: Fraction) -> float | Decimal:
    """A number for people: its nearest binary64, or more digits of exponent where it has none."""
    near = to_float(value)
    if value == 0 or (math.isfinite(near) and abs(near) >= sys.float_info.min):
        return near
    return Context(prec=17, Emax=MAX_EMAX, Emin=MIN_EMIN).divide(Decimal(value.numerator), Decimal(value.denominator))


def _show(value: Bound) -> str:
    if isinstance(value, Constant):
        return value.text
    return str(value) if isinstance(value, float) else f"{decimal(value):g}"
