"""What the generated data say of the functions and gates that modules are made for, and how a class is called."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from xphi.ops.generated import activation_of, functions, gate_of, gates

__all__ = ["activation_of", "class_name", "classes", "functions", "gate_of", "gates"]

#: Words of a name that its title does not spell.
_WORDS = {"cdf": "CDF"}
#: The aliases that people look for as a class; a class for each would shadow `Linear`.
_ALIASES = {"quick_gelu", "swish", "hardswish"}


def class_name(spelling: str, title: str) -> str:
    """How a class for `spelling` is called: its words as the title writes them.

    >>> class_name("gelu_tanh", "GELU (tanh form)"), class_name("quick_gelu", "GELU (sigmoid form)")
    ('GELUTanh', 'QuickGELU')
    """
    plain = unicodedata.normalize("NFKC", title)  # ReLU² is written ReLU2
    words = {word.lower(): word for word in re.findall(r"\w+", plain)} | _WORDS
    spelled = [words.get(part, part) for part in spelling.split("_")]
    return "".join(word[0].upper() + word[1:] for word in spelled)


def classes(operators: Iterable[str]) -> dict[str, str]:
    """The name of every class, and the function or gate that it is for, one of `operators`.

    >>> classes(["silu"])
    {'SiLU': 'silu', 'Swish': 'silu'}
    """
    found: dict[str, str] = {}
    for rows in (functions(), gates()):
        for name in sorted(rows.keys() & set(operators)):
            title = rows[name]["title"]
            for spelling in (name, *sorted(_ALIASES & set(rows[name]["aliases"]))):
                found[class_name(spelling, title)] = name
    return found
