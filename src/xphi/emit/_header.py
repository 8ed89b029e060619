"""What the code says about itself: what it computes, where, and how far from the target."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Iterator
from typing import TYPE_CHECKING

from xphi.emit import _helpers
from xphi.emit._language import arithmetic
from xphi.emit._scalar import Parts
from xphi.emit._total import Total
from xphi.emit._tree import counted

if TYPE_CHECKING:
    from xphi.emit._code import Code
    from xphi.emit._language import Language

#: Operations that are not written as they are called.
_SAID = {"div": "quotients"}
#: Columns of a line.
WIDTH = 100


def header(code: Code, language: Language) -> list[str]:
    """Lines for a comment at the top."""
    c = code.claim
    parts = Parts.of(code)
    lines = code.summary()
    for number_format in code.computes(language):
        lines += _wrapped(_total(code.total(language, number_format), number_format, c.unit == "rel", _times(code)))
    lines += _wrapped(_counted(code, language, parts))
    lines += _wrapped(_outside(code))
    lines += _wrapped(language.note)
    return lines + (_wrapped(language.also) if code.dtype is None else [])


def _wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def _times(code: Code) -> str:
    return "" if code.claim.factor == "1" else f"{code.claim.factor} times the "


def _total(total: Total, number_format: str, relative: bool, times: str) -> str:
    what = f"{times}{'relative ' if relative else ''}total error in {number_format}"
    if math.isinf(total.bound):
        return f"No bound of the {what}: {total.reason}."
    bound = f"{math.nextafter(total.bound, math.inf)!r}"
    if total.growth:
        bound += f" + {total.growth!r}*|x|"
    if total.floor:
        bound += f", and {total.floor!r} next to zero"
    how = f"{total.evidence} over {total.inputs} inputs" if total.inputs else total.evidence
    return f"{what[0].upper()}{what[1:]} at most {bound}; {how}."


def _counted(code: Code, language: Language, parts: Parts) -> str:
    said = ["That counts every rounding, of constants too"]
    assumed = list(_assumed(language, parts))
    if assumed:
        where = f" of {language.through}" if language.through else ""
        said.append(f", and takes {', '.join(assumed)} units in the last place{where}")
    said.append(". ")
    dtype = code.dtype
    if dtype is not None and arithmetic(dtype) is not dtype:
        said.append(f"Coefficients are {dtype.name}; it computes in binary32 and rounds once. ")
    if code.options.scheme == "estrin":
        said.append("Polynomials by Estrin's scheme. ")
    if code.options.fma:
        said.append("Products and sums are fused. ")
    too = ["a compiler fuses a product and a sum"] if language.contracts and not code.options.fma else []
    too += ["numbers below the normal ones count as zero"] if language.flushes else []
    if too:
        said.append(f"It holds too where {', or '.join(too)}.")
    return "".join(said)


def _assumed(language: Language, parts: Parts) -> Iterator[str]:
    """The functions whose accuracy is taken from others, and that."""
    helpers = [_helpers.body(op) for op in parts.helpers(language.lacking) if op in _helpers.HELPERS]
    roots = [parts.formula, *(node for _, node in parts.limits), *helpers]
    used = {node.op for node, _ in counted(roots)}
    if "pow" in used & language.lacking:
        used |= {"exp", "log"}
    for op in sorted(used & set(language.ulps) - language.lacking):
        if language.ulps[op] > 0.5:  # or it is rounded correctly
            growth = {0: "", 1: "*(1 + |u|)", 2: "*(1 + u**2)"}[language.growing.get(op, 0)]
            yield f"{_SAID.get(op, op)}{'(u)' if growth else ''} within {language.ulps[op]:g}{growth}"


def _outside(code: Code) -> str:
    c = code.claim
    if c.clamp is not None:
        return code.beyond()
    if math.isinf(c.low) and math.isinf(c.high):
        return ""
    if code.options.clamp_argument:
        ends = " and ".join(f"{float(end)!r}" for end in code.ends() if end is not None)
        return f"Outside its domain an argument counts as the nearest end, {ends}."
    return "Outside the domain the formula goes on, and nothing is said about its error; an argument can be clamped."
