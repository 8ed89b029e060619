"""One file for each norm, found by being here: ``NORM`` says what it is, ``solve`` makes it small."""

from __future__ import annotations

import functools
import importlib
import pkgutil
from fractions import Fraction
from typing import Any

from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import Problem
from xphi.approximate.problem.norm import Norm
from xphi.errors import XphiError
from xphi.reference import is_zero


@functools.cache
def _modules() -> dict[str, Any]:
    modules = (importlib.import_module(f"{__name__}.{found.name}") for found in pkgutil.iter_modules(__path__))
    return {module.NORM.name: module for module in modules}


def names() -> tuple[str, ...]:
    """The norms there are."""
    return tuple(_modules())


def get(name: str) -> Norm:
    """A norm by its name.

    Raises
    ------
    XphiError
    """
    if name not in _modules():
        points = "".join(f" (and {norm}@POINT)" for norm, module in _modules().items() if module.NORM.local)
        raise XphiError(f"no norm is called {name!r}; there are {', '.join(names())}{points}")
    norm: Norm = _modules()[name].NORM
    return norm


def solve(problem: Problem, *, clamped: bool = False) -> Solution:
    """Solve a problem in its norm.

    Parameters
    ----------
    problem : Problem
    clamped : bool
        Whether the form gives way to the target's asymptotes far out.

    Raises
    ------
    XphiError
        If the form has no finite value on the domain whatever the parameters.
    """
    if not problem.symbols and not problem.norm.local:
        return _nothing_free(problem)
    solution: Solution = _modules()[problem.norm.name].solve(problem, clamped=clamped)
    return solution


def _nothing_free(problem: Problem) -> Solution:
    if is_zero(problem.target - problem.form):
        notes = ["the form contains the target"]
        return Solution([], Status.EXACT, problem.norm.largest, Fraction(0), notes=notes)
    note = "the constraints leave no parameter free; the error is that of the one form that meets them"
    return Solution([], Status.OPTIMAL, notes=[note])
