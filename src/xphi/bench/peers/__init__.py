"""The peers: one file each, found by looking, with the same few names in it.

``TITLE``
    What rows call it.
``NEEDS``
    Packages that must be installed, the one that gives the version first.
``RUNGS``
    The rungs it has; ``("",)`` where there is only one way.
``operations()``
    From the name of an operation to a function that takes a :class:`~xphi.bench.case.Case` and returns what is
    timed: a call without arguments that fills the case's outputs, or returns its results where the peer always
    allocates them. It raises :class:`Unsupported` for a format that the peer does not have.
``COMPILES``, optional
    True where the first call starts a compiler, which then may use every core.
"""

from __future__ import annotations

import importlib
import importlib.metadata
import importlib.util
import pkgutil
from collections.abc import Callable, Mapping
from typing import Any, Protocol, cast

from xphi.bench.case import Case
from xphi.errors import XphiError

Timed = Callable[[], Any]
Factory = Callable[[Case], Timed]


class Unsupported(Exception):
    """The peer does not have this operation in this format."""


class Peer(Protocol):
    """What the file of a peer has in it."""

    TITLE: str
    NEEDS: tuple[str, ...]
    RUNGS: tuple[str, ...]

    def operations(self) -> Mapping[str, Factory]:
        """From operation to factory."""
        ...


def names() -> list[str]:
    """All peers, installed or not."""
    return sorted(entry.name for entry in pkgutil.iter_modules(__path__))


def load(name: str) -> Peer:
    """The file of a peer; what it needs is not imported by that."""
    return cast("Peer", importlib.import_module(f"{__name__}.{name}"))


def missing(peer: Peer) -> list[str]:
    """The packages that it needs and that are not installed."""
    return [package for package in peer.NEEDS if importlib.util.find_spec(package) is None]


def version(peer: Peer) -> str:
    """The version of the package that it stands for."""
    try:
        return importlib.metadata.version(peer.NEEDS[0])
    except importlib.metadata.PackageNotFoundError:
        return "unknown"


def find(text: str) -> list[str]:
    """The peers named in a list with commas; a dot may stand for the underscore.

    Raises
    ------
    XphiError
    """
    known = names()
    asked = [name.strip().replace(".", "_") for name in text.split(",") if name.strip()]
    for name in asked:
        if name not in known:
            shown = ", ".join(load(peer).TITLE for peer in known)
            raise XphiError(f"there is no peer {name!r}; there are {shown}")
    return list(dict.fromkeys(asked))
