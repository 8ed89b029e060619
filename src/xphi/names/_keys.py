"""When two spellings are the same: what of a text does not matter, and the options that change nothing."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping

#: The value of an option that may be anything.
ANY = "*"
_CALL = re.compile(r"([^()]+)\((.+)\)")


def key(spelling: str) -> str:
    """A text that spellings have in common when only case, quotes, separators of words or the argument differ.

    A quote that closes none, a sign, an accent or any other character stays, so that ``gelu'`` is not ``gelu``.

    >>> key("nn.GELU(approximate='tanh')"), key("F.hard_swish(x)"), key("ReLU²"), key("gelu'")
    ('nn.gelu(approximate=tanh)', 'f.hardswish', 'relu2', "gelu'")
    """
    text = unicodedata.normalize("NFKC", spelling).casefold().strip()
    text = re.sub(r"([\"'])([^\"']*)\1", r"\2", text)
    text = re.sub(r"\s*([(),=:?.])\s*", r"\1", text)
    text = re.sub(r"\?(.+)$", r"(\1)", text)  # an option as `xphi audit` takes it
    text = re.sub(r"\((?:x|input)(?:,|(?=\)))", "(", text)
    text = re.sub(r"\d+\.\d*(?!\.)", lambda number: f"{float(number.group()):g}", text)
    text = re.sub(r"(?<=\w)(?:[\s_]+|-(?=\D))(?=\w)", "", text)  # not in Gelu-2: gelu² is something else
    return text.removesuffix("()")


def call(text: str) -> tuple[str, dict[str, str]] | None:
    """What a key calls, and the named options it calls it with; None where it is no such call."""
    found = _CALL.fullmatch(text)
    if found is None:
        return None
    pairs = [option.partition("=") for option in found.group(2).split(",")]
    if not all(name and equals and value for name, equals, value in pairs):
        return None
    return found.group(1), {name: value for name, _, value in pairs}


def allowed(given: Mapping[str, str], defaults: Mapping[str, str]) -> bool:
    """Whether every option has the value that it has when it is not given."""
    known = {key(name): key(value) for name, value in defaults.items()}
    return all(known.get(name) in {value, ANY} for name, value in given.items())
