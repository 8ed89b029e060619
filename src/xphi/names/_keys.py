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
    text = re.sub(r"\d+\.\d*(?![.\d])", lambda number: number.group().rstrip("0").rstrip("."), text)
    text = re.sub(r"(?<=\w)(?:[\s_]+|-(?=\D))(?=\w)", "", text)  # not in Gelu-2: gelu² is something else
    return text.removesuffix("()")


def call(text: str) -> tuple[str, tuple[tuple[str, str], ...]] | None:
    """What a key calls, and the options it calls it with, each with its name or ``""``; None where it is no such call.

    >>> call("nn.leakyrelu(negativeslope=0.2)"), call("nn.elu(0.5)")
    (('nn.leakyrelu', (('negativeslope', '0.2'),)), ('nn.elu', (('', '0.5'),)))
    """
    found = _CALL.fullmatch(text)
    if found is None:
        return None
    options = []
    for part in found.group(2).split(","):
        name, equals, value = part.rpartition("=")
        if not value or bool(equals) is not bool(name):
            return None
        options.append((name, value))
    return found.group(1), tuple(options)


def allowed(given: Mapping[str, str], defaults: Mapping[str, str]) -> bool:
    """Whether every option has the value that it has when it is not given."""
    known = {key(name): key(value) for name, value in defaults.items()}
    return all(known.get(name) in {value, ANY} for name, value in given.items())


def head(text: str) -> str:
    """The part of a key that names a library or a module: ``jax.nn`` of ``jax.nn.gelu``; may be empty."""
    return re.split(r"[(?]", text)[0].replace("::", ".").replace(":", ".").rpartition(".")[0]
