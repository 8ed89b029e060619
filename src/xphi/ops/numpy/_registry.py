"""The operators by name: one object for each function that has kernels."""

from __future__ import annotations

import difflib
import functools

from xphi import _core
from xphi.errors import XphiError
from xphi.ops import generated
from xphi.ops.numpy import _docstring
from xphi.ops.numpy.activation import Activation
from xphi.ops.numpy.gate import Gate


def names() -> list[str]:
    """Every operator, sorted."""
    return sorted(_kinds())


def spellings() -> dict[str, str]:
    """Every spelling, aliases included, and the operator that it means."""
    found = {name: name for name in names()}
    for row in facts().values():
        if row["name"] in _kinds():
            found.update(dict.fromkeys(row["aliases"], row["name"]))
    return found


def get(name: str) -> Activation | Gate:
    """The operator called `name`, or that has it as an alias; the same object every time.

    Raises
    ------
    XphiError
        If there is none; the nearest name is offered.
    """
    known = spellings()
    if name not in known:
        near = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(names())}"
        raise XphiError(f"no operator is called {name!r}; {hint}")
    return _make(known[name])


@functools.cache
def _make(name: str) -> Activation | Gate:
    row = facts()[name]
    if _kinds()[name] == "f":
        return Activation(name, _docstring.activation(row))
    return Gate(name, _docstring.gate(row), row["parameters"])


@functools.cache
def _kinds() -> dict[str, str]:
    """The kind, "f" or "gate", of every name that has both kernels and facts."""
    try:
        kernels = _core.kernels()
    except ValueError as error:
        raise XphiError(str(error)) from error
    known = facts()
    return {name: kind for name, kind, _, _ in kernels if kind in {"f", "gate"} and name in known}


def facts() -> generated.Rows:
    """What the generated data say of each function and gate."""
    return generated.rows()
