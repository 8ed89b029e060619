"""What is known of a kernel, in words: the identity, what it approximates and how well, its largest error."""

from __future__ import annotations

import functools
import importlib
import math
import textwrap
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from xphi import formats, reference
from xphi.certify import certificate
from xphi.formats import hex_of
from xphi.lower.execute import run
from xphi.lower.fits import Derived, Fits
from xphi.lower.kernels import Row, build, gates
from xphi.lower.recipes import Recipe, recipes
from xphi.ops import generated

#: Columns of a comment.
WIDTH = 116
_SAID = {"f": "f(x)", "grad": "f′(x)", "vjp": "f′(x)·g", "gate": "the gate", "gate_vjp": "the derivatives, times g"}
#: What a recipe's functions say where there is nothing to say.
_PLAIN = ("The function.", "The derivative.")
#: Bits of an exact value beyond those of the format.
_MORE = 12


def kernel(same: list[Row]) -> list[str]:
    """The lines about kernels that are one program."""
    first, program = same[0], build(same[0])
    name = gates().get(first.name, first.name)
    alike = "; ".join(f"{row.kind} in {row.format}, {row.rung}" for row in same)
    lines = [f"{first.symbol}: {_SAID[first.kind]} ({alike})", *_identity(name, first.kind)]
    lines += [line for fits in program.sources for line in _table(fits, first.format)]
    lines += [error(row) for row in same]
    counts = program.counts()
    size = counts.pop("table_bytes")
    listed = ", ".join(f"{count} {name}" for name, count in sorted(counts.items(), key=lambda item: -item[1]))
    lines.append(f"{sum(counts.values())} operations ({listed}), {size} bytes of tables")
    wrapped = []
    for line in lines:
        wrapped += textwrap.wrap(line, WIDTH, subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)
    return wrapped


def _identity(name: str, kind: str) -> Iterator[str]:
    """What the recipe says of the function, and of what this kind computes of it."""
    module = importlib.import_module(f"xphi.lower.recipes.{name}")
    recipe = recipes()[name]
    yield from _sentences(module)
    if isinstance(recipe, Recipe):
        parts = [recipe.f] * (kind in ("f", "gate", "gate_vjp")) + [recipe.grad] * (kind in ("grad", "vjp", "gate_vjp"))
        for part in parts:
            yield from (said for said in _sentences(part) if said not in _PLAIN)


def _sentences(documented: object) -> Iterator[str]:
    """The paragraphs of a docstring, each in one line."""
    for paragraph in (documented.__doc__ or "").strip().split("\n\n"):
        yield " ".join(paragraph.split())


def _table(fits: Fits, number_format: str) -> Iterator[str]:
    """What a table or polynomial is fitted to, where, in which form, and how well, as its certificates say."""
    members: tuple[Derived, ...] = fits.of(number_format)
    last = ""
    groups: list[list[Derived]] = []
    for member in members:  # pieces of one target that follow one another
        if member.target != last:
            groups.append([])
        groups[-1].append(member)
        last = member.target
    for group in groups:
        bound = max(_bound(member) for member in group)
        ends = f"[{float(group[0].low):.6g}, {float(group[-1].high):.6g}]"
        parts = f"{len(group)} pieces, each " if len(group) > 1 else ""
        files = f"{group[0].table}/{group[0].path.name}" + (f" to {group[-1].path.name}" if len(group) > 1 else "")
        yield (
            f"{fits.stem}: {group[0].target} on {ends} by {parts}{group[0].described}; relative error at most "
            f"{float(bound):.4g}, proved in {files}"
        )


@functools.cache
def _bound(member: Derived) -> Fraction:
    bound = certificate.load(member.path).proof.bound
    if bound is None:
        raise ValueError(f"{member.path} proves no bound")
    return bound


def error(row: Row) -> str:
    """The largest error that was measured, and what was computed there."""
    found = _recorded().get((row.name, row.kind, row.format, row.rung))
    if found is None:
        return f"{row.rung}: not measured yet; `make audit` does"
    near = "near_absolute" in found
    observed, at = (found["away_observed"], found["away_at"]) if near else (found["observed"], found["at"])
    many = "all inputs" if found["evidence"] == "exhaustive" else f"{found['inputs']:,} inputs"
    text = f"{row.rung}: largest error {observed:.4f} ULP of {many}, at {at}"
    if near:
        text += " (without the surroundings of a zero, where it is absolute)"
    if row.kind not in ("f", "grad") or not observed or not math.isfinite(float.fromhex(at)):
        return text
    (got,) = run(build(row), [float.fromhex(at)])
    return f"{text}: got {hex_of(got)}, exact {_exact(row, at)}"


def _exact(row: Row, at: str) -> str:
    """The exact value to some bits more than the format has."""
    bits = formats.get(row.format).precision + _MORE
    ball = reference.value(row.name, Fraction(float.fromhex(at)), int(row.kind == "grad"), bits=4 * bits)
    mantissa, exponent = ball.mid().man_exp()
    return hex_of(formats.round_bits(Fraction(int(mantissa)) * Fraction(2) ** int(exponent), bits))


@functools.cache
def _recorded() -> dict[tuple[str, ...], dict[str, Any]]:
    rows = generated.read("accuracy.json")["rows"]
    return {(row["name"], row["kind"], row["format"], row["rung"]): row for row in rows}
