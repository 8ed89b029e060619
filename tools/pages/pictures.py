"""The pictures of the site, drawn by the functions behind ``xphi plot``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from xphi import functions, plot
from xphi.ops import generated
from xphi.plot import Picture

#: What every function has.
EVERY: dict[str, Callable[[str], Picture]] = {"function": plot.function, "derivative": plot.derivative}
#: What a function with known approximations has too.
KNOWN: dict[str, Callable[[str], Picture]] = {"approximations": plot.approximations}


def path(kind: str, name: str) -> str:
    """Where a picture is, from the root of the site."""
    return f"pictures/{kind}/{name}.png"


def all_pictures() -> Iterator[tuple[str, Picture]]:
    """Every picture with its path."""
    for name, function in functions.registry().items():
        for kind, draw in (EVERY | KNOWN if function.known else EVERY).items():
            yield path(kind, name), draw(name)


def gallery() -> list[tuple[str, list[tuple[str, str]]]]:
    """Headings of the gallery, each with the pictures under it: path and function."""
    every = functions.registry()
    known = [name for name, function in every.items() if function.known]
    kernels = [name for name in every if name in generated.functions()]
    shown = {"Functions": ("function", kernels or list(every)), "Derivatives": ("derivative", list(every))}
    shown["Published approximations and their errors"] = ("approximations", known)
    return [(title, [(path(kind, name), name) for name in names]) for title, (kind, names) in shown.items()]
