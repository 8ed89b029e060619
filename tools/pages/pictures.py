"""The pictures of the site, drawn by the functions behind ``xphi plot``."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import numpy as np

from xphi import functions, plot
from xphi.ops import generated
from xphi.ops import numpy as operators
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


def icon() -> str:
    """The icon of the site: GELU from -3 to 1.5, in the colours of the header."""
    inputs = np.linspace(-3, 1.5, 46)
    across = np.interp(inputs, [-3, 1.5], [4, 28])
    line = " ".join(f"{x:.2f},{y:.2f}" for x, y in zip(across, 25 - 13 * operators.get("gelu")(inputs), strict=True))
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" fill="#1b2f5e"/>'
        f'<polyline points="{line}" fill="none" stroke="#fcf0db" stroke-width="3" stroke-linecap="round"/></svg>\n'
    )
