"""What to say where a module has no attribute of that name."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

from xphi.errors import XphiError
from xphi.names import function_of
from xphi.ops import generated


def missing(module: str, name: str, known: Iterable[str]) -> str:
    """A sentence with the name that was meant: another library's spelling, a function without an operator, or a typo.

    Parameters
    ----------
    module : str
        Such as ``xphi.torch``.
    name : str
        What was asked for.
    known : iterable of str
        The attributes that there are.
    """
    there, said = set(known), f"module {module!r} has no attribute {name!r}"
    try:
        function = function_of(name)
    except XphiError:
        function = ""
    if function in there:
        return f"{said}: it means {function}, so write {module}.{function}"
    if function in generated.functions():
        return f"{said}: {function} is a function without an operator; formulas and `xphi show {function}` know it"
    near = difflib.get_close_matches(name, there, n=1)
    return f"{said}; did you mean {near[0]}?" if near else f"{said}; dir({module}) lists what there is"
