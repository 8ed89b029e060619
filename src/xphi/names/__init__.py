"""What a spelling means: `gelu_fast`, `approximate="tanh"`, `quick_gelu` …, in each library.

One table a library in ``spellings/``; a new spelling is one entry there. The registry's own names and aliases are the
rows of the library ``xphi``.
"""

from __future__ import annotations

import difflib
import functools

from xphi.errors import XphiError
from xphi.names import _keys
from xphi.names._rows import OWN, Row, gates, libraries, registry, rows

__all__ = ["OWN", "Row", "function_of", "gates", "libraries", "listed", "lookup", "registry", "rows", "spelled"]

_LONGEST = 200
_OFFERED = 3


def lookup(spelling: str, library: str | None = None) -> tuple[Row, ...]:
    """Every row that `spelling` can mean, upper and lower case, quotes, underscores and the argument x aside.

    Options with the values that they have anyway, as a module's ``repr`` shows them, change nothing either.

    Parameters
    ----------
    spelling : str
        Such as ``gelu_fast``, ``nn.GELU(approximate="tanh")`` or ``torch.nn.functional:gelu?approximate=tanh``.
    library : str, optional
        Only its rows; by its name or another one of it.

    Returns
    -------
    tuple of Row

    Raises
    ------
    XphiError
        For a library or a spelling that no table has, the nearest ones are offered; for what is no text.

    Examples
    --------
    >>> [row.function for row in lookup("gelu", "jax")]
    ['gelu_tanh']
    """
    wanted = None if library is None else _library(library)
    found = _found(_text("a spelling", spelling))
    chosen = tuple(row for row in found if wanted in {None, row.library})
    if not chosen:
        raise XphiError(_unknown(spelling, wanted, found))
    return chosen


def function_of(spelling: str, library: str | None = None) -> str:
    """The registry's name for `spelling`.

    The registry's own names and aliases come first, then what is spelled exactly so where that has capitals, then what
    differs in case or in quotes; all that is left must agree. What is written in small letters throughout can be meant
    for any case: ``nn.gelu`` for flax's function and for torch's class, which differ.

    Parameters
    ----------
    spelling : str
    library : str, optional

    Returns
    -------
    str
        Of a function or a gate.

    Raises
    ------
    XphiError
        For an unknown spelling or library, for one that means several functions, and for one that means none.

    Examples
    --------
    >>> function_of("gelu_fast"), function_of("gelu"), function_of("gelu", "jax")
    ('gelu_tanh', 'gelu', 'gelu_tanh')
    """
    found = lookup(spelling, library)
    own = [row for row in found if row.library == OWN]
    written = spelling.strip()
    exact = [row for row in found if written != written.lower() and written in {row.spelling, *row.also}]
    chosen = own or exact or list(found)
    functions = {row.function for row in chosen}
    if len(functions) > 1:
        meanings = ", ".join(f"{row.function or 'another one'} in {row.library} ({row.spelling})" for row in chosen)
        hint = "write the whole spelling" if library else "name the library or write the whole spelling"
        raise XphiError(f"{spelling!r} has several meanings: {meanings}; {hint}")
    (function,) = functions
    if function is None:
        row = chosen[0]
        raise XphiError(f"{row.spelling} of {row.library} is no function of the registry: {row.trap or row.formula}")
    return function


def listed(library: str | None = None) -> tuple[Row, ...]:
    """Every row, or every row of one library.

    Raises
    ------
    XphiError
        For a library that no table is about.
    """
    if library is None:
        return rows()
    wanted = _library(library)
    return tuple(row for row in rows() if row.library == wanted)


def spelled(function: str) -> tuple[Row, ...]:
    """Every library's row that means this function or gate of the registry."""
    return tuple(row for row in rows() if row.function == function and row.library != OWN)


def _found(spelling: str) -> tuple[Row, ...]:
    key = _keys.key(spelling)
    found, called = _index().get(key, ()), _keys.call(key)
    if called is None:
        return found
    callee, given = called
    as_usual = [row for row in _index().get(callee, ()) if _keys.allowed(given, row.options)]
    return tuple(dict.fromkeys((*found, *as_usual)))


def _text(what: str, value: object) -> str:
    if not isinstance(value, str):
        raise XphiError(f"{what} is a text such as 'gelu' or 'torch', not a {type(value).__name__}")
    return value


@functools.cache
def _index() -> dict[str, tuple[Row, ...]]:
    found: dict[str, list[Row]] = {}
    for row in rows():
        for key in dict.fromkeys(map(_keys.key, (row.spelling, *row.also, *filter(None, [row.callable])))):
            found.setdefault(key, []).append(row)
    return {key: tuple(members) for key, members in found.items()}


def _library(name: str) -> str:
    key = _keys.key(_text("a library", name))
    known = {_keys.key(spelling): library for library, also in libraries().items() for spelling in (library, *also)}
    if key in known:
        return known[key]
    near = difflib.get_close_matches(key[:_LONGEST], known, n=1)
    hint = f"did you mean {known[near[0]]}?" if near else f"there are {', '.join(libraries())}"
    raise XphiError(f"no table is about the library {name[:_LONGEST]!r}; {hint}")


def _unknown(spelling: str, library: str | None, elsewhere: tuple[Row, ...]) -> str:
    shown = spelling if len(spelling) <= _LONGEST else f"{spelling[:_LONGEST]}…"
    if library is not None and elsewhere:
        others = ", ".join(dict.fromkeys(row.library for row in elsewhere))
        return f"the table of {library} has no {shown!r}; it is a spelling of {others}"
    known: dict[str, str] = {}
    for row in rows():
        if library in {None, row.library}:
            for name in (row.spelling, *row.also):
                known.setdefault(_keys.key(name), name)
    near = difflib.get_close_matches(_keys.key(spelling[:_LONGEST]), known, n=_OFFERED)
    where = "" if library is None else f" of {library}"
    if near:
        return f"no spelling{where} is {shown!r}; the nearest are {', '.join(known[key] for key in near)}"
    return f"no spelling{where} is {shown!r}; `xphi names{f' --library {library}' if library else ''}` lists them"
