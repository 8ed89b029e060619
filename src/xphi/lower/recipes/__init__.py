"""How each function becomes a program: one file per function, on the families that they share.

A file that begins without an underscore is named as its function or gate, and its ``KERNEL`` says all about it. The
files are discovered, never listed.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
from collections.abc import Iterator
from types import ModuleType

from xphi.lower.fits import FORMATS, Derived, Fits
from xphi.lower.recipes._recipe import GateRecipe, Recipe

__all__ = ["GateRecipe", "Recipe", "all_fits", "recipes"]


@functools.cache
def recipes() -> dict[str, Recipe | GateRecipe]:
    """Every recipe, by the name of its function or gate, sorted."""
    found = {_stem(module): module.KERNEL for module in _modules() if not _stem(module).startswith("_")}
    return dict(sorted(found.items()))


@functools.cache
def all_fits() -> dict[str, tuple[Derived, ...]]:
    """Every table that some recipe approximates something by, by its name: the fits of its pieces."""
    listed = {value.stem: value for module in _modules() for value in vars(module).values() if isinstance(value, Fits)}
    return {
        f"{stem}_{number_format}": listed[stem].of(number_format)
        for stem in sorted(listed)
        for number_format in FORMATS
        if number_format in listed[stem].formats
    }


def _modules() -> Iterator[ModuleType]:
    for entry in pkgutil.iter_modules(__path__):
        yield importlib.import_module(f"{__name__}.{entry.name}")


def _stem(module: ModuleType) -> str:
    return module.__name__.rpartition(".")[2]
