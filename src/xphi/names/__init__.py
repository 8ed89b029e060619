"""What a spelling means: `gelu_fast`, `approximate="tanh"`, `quick_gelu` …, in each library.

One table a library in ``spellings/``; a new spelling is one entry there. The registry's own names and aliases are the
rows of the library ``xphi``.
"""

from __future__ import annotations

import functools

from xphi.errors import XphiError
from xphi.names import _keys
from xphi.names._families import families
from xphi.names._rows import OWN, Row, gates, libraries, named, registry, rows
from xphi.names._suggest import known_library, unknown

__all__ = [
    "OWN",
    "Row",
    "families",
    "function_of",
    "gates",
    "libraries",
    "listed",
    "lookup",
    "registry",
    "rows",
    "spelled",
]


def lookup(spelling: str, library: str | None = None) -> tuple[Row, ...]:
    """Every row that `spelling` can mean, upper and lower case, quotes, underscores and the argument x aside.

    Options with the values that they have anyway, as a module's ``repr`` shows them, change nothing either. An option
    that sets a parameter, such as the slope of a leaky ReLU, gives the row with that value. The rows that have exactly
    this name come first.

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
    >>> [row.function for row in lookup("Swish(alpha=1.702)", "onnx")]
    ['gelu_sigmoid']
    """
    wanted = None if library is None else known_library(_text("a library", library))
    found = _found(_text("a spelling", spelling))
    chosen = tuple(row for row in found if wanted in {None, row.library})
    if not chosen:
        raise XphiError(unknown(spelling, wanted, found))
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
    if len({row.meaning for row in chosen}) > 1:
        meanings = ", ".join(f"{row.meaning} in {row.library} ({row.spelling})" for row in chosen)
        hint = "write the whole spelling" if library else "name the library or write the whole spelling"
        raise XphiError(f"{spelling!r} has several meanings: {meanings}; {hint}")
    row = chosen[0]
    if row.function is None:
        where = named(one.library for one in chosen)
        formula = f'; as a formula it is "{row.formula}"' if row.formula else ""
        raise XphiError(f"{written!r} of {where} is no function of the registry: {row.trap}{formula}")
    return row.function


def listed(library: str | None = None) -> tuple[Row, ...]:
    """Every row, or every row of one library.

    Raises
    ------
    XphiError
        For a library that no table is about.
    """
    if library is None:
        return rows()
    wanted = known_library(_text("a library", library))
    return tuple(row for row in rows() if row.library == wanted)


def spelled(function: str) -> tuple[Row, ...]:
    """Every library's row that means this function or gate of the registry."""
    return tuple(row for row in rows() if row.function == function and row.library != OWN)


def _found(spelling: str) -> tuple[Row, ...]:
    key = _keys.key(spelling)
    found, called = list(_index().get(key, ())), _keys.call(key)
    if called is not None:
        callee, given = called
        found += [row for one in _index().get(callee, ()) if (row := one.called(given)) and row not in found]
    exact = [row for row in found if _keys.key(row.spelling) == key]
    return tuple(exact + [row for row in found if row not in exact])


def _text(what: str, value: object) -> str:
    if not isinstance(value, str):
        raise XphiError(f"{what} is a text such as 'gelu' or 'torch', not a {type(value).__name__}")
    return value


@functools.cache
def _index() -> dict[str, tuple[Row, ...]]:
    found: dict[str, list[Row]] = {}
    for row in rows():
        for key in row.index_keys():
            found.setdefault(key, []).append(row)
    return {key: tuple(members) for key, members in found.items()}
