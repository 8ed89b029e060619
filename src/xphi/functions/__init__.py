"""The registry: one file per function, found by looking, never listed by hand.

A folder or file named in ``XPHI_FUNCTIONS`` (separated as in ``PATH``) is searched too, so that a
function of one's own needs no change to the package.
"""

from __future__ import annotations

import difflib
import functools
import importlib
import importlib.util
import os
import pkgutil
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

from xphi import names as libraries
from xphi.errors import XphiError
from xphi.formula.parse import parse
from xphi.formula.stable import stable
from xphi.formula.symbols import PRIMITIVES, x
from xphi.formula.words import WORDS, is_function_of_x
from xphi.functions._definition import Function, Known

__all__ = ["Function", "Known", "formula", "get", "registry", "target", "x"]


def registry() -> dict[str, Function]:
    """Every function, by name, sorted."""
    return _load(os.environ.get("XPHI_FUNCTIONS", ""))


@functools.cache
def _load(extra: str) -> dict[str, Function]:
    found: dict[str, Function] = {}
    for module in (*_package_modules(), *_extra_modules(extra)):
        for value in vars(module).values():
            if isinstance(value, Function):
                found[value.name] = value
    return dict(sorted(found.items()))


def _package_modules() -> Iterator[ModuleType]:
    for entry in pkgutil.iter_modules(__path__):
        if not entry.name.startswith("_"):
            yield importlib.import_module(f"{__name__}.{entry.name}")


def _extra_modules(extra: str) -> Iterator[ModuleType]:
    for folder in filter(None, extra.split(os.pathsep)):
        path = Path(folder)
        files = sorted(path.glob("*.py")) if path.is_dir() else [path]
        for file in files:
            spec = importlib.util.spec_from_file_location(f"xphi_functions_{file.stem}", file)
            if spec is None or spec.loader is None or not file.is_file():
                raise XphiError(f"XPHI_FUNCTIONS names {file}, which is not a Python file that can be read")
            module = importlib.util.module_from_spec(spec)
            try:
                spec.loader.exec_module(module)
            except (Exception, SystemExit) as error:
                reason = str(error) or type(error).__name__
                raise XphiError(f"{file}, named by XPHI_FUNCTIONS, cannot be loaded: {reason}") from error
            yield module


def names() -> dict[str, str]:
    """Every spelling, aliases included, and the name it stands for."""
    spellings = {name: name for name in registry()}
    for name, function in registry().items():
        spellings.update(dict.fromkeys(function.aliases, name))
    return spellings


def get(name: str) -> Function:
    """The function called `name`, that has it as an alias, or that some library spells so.

    Raises
    ------
    XphiError
        If there is none, or if the spelling means several; the nearest name is offered.
    """
    spellings = names()
    if name in spellings:
        return registry()[spellings[name]]
    if "(" in name or any(name in {row.spelling, *row.also} for row in libraries.listed()):
        meant = libraries.function_of(name)
        if meant in registry():
            return registry()[meant]
    if name in WORDS:
        raise XphiError(f"{name} is a word of formulas, of which no known approximations are kept; write {name}(…)")
    near = [n for known in (spellings, WORDS) for n in difflib.get_close_matches(name.lower(), known, n=1)]
    hint = f"did you mean {near[0]}?" if near else "`xphi functions` lists them"
    raise XphiError(f"no function is called {name!r}; {hint}")


def bodies() -> dict[str, Any]:
    """The formulas of what a formula may call beyond the primitives, by every spelling."""
    return {spelling: registry()[name].formula for spelling, name in names().items() if spelling not in PRIMITIVES}


def calls() -> dict[str, Callable[[Any], Any]]:
    """What a formula may call: each registry function as a map from an argument to an expression."""

    def caller(name: str) -> Callable[[Any], Any]:
        return lambda argument: registry()[names()[name]].formula.subs(x, argument)

    return {spelling: caller(spelling) for spelling, name in names().items() if spelling not in PRIMITIVES}


def formula(text: str) -> Any:
    """Parse a formula in which the registry's functions may be called.

    Raises
    ------
    FormulaError
    """
    return parse(text, calls())


def word(name: str) -> Any:
    """The formula of a word of the language that stands alone, ``exp(x)`` for ``exp``; None for any other name."""
    return WORDS[name](x) if is_function_of_x(name) and name not in names() else None


def is_spelling(text: str) -> bool:
    """Whether this is to be a spelling of a function in the registry: a name that no formula stands for by itself."""
    return text.isidentifier() and text != "x" and word(text) is None


def target(text: str) -> Any:
    """What TARGET means: a registry name, a name with ``'`` for its derivative, or a formula in ``x``.

    Returns
    -------
    sympy.Expr

    Raises
    ------
    XphiError
        For an unknown name, or a formula that has free names or no ``x``.
    """
    stripped = text.strip()
    name = stripped.rstrip("'")
    if name.isidentifier() and name != "x":
        order = len(stripped) - len(name)
        found = word(name) or get(name).formula
        return stable(found).diff(x, order) if order else found
    expression = formula(stripped)
    free = sorted(str(symbol) for symbol in expression.free_symbols - {x})
    if free:
        raise XphiError(f"the target {stripped!r} has a free name, {free[0]}: only x may vary in it")
    return expression
