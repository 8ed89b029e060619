"""What a function can turn out to be: the registry, and what libraries compute under its names."""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np

from xphi import names
from xphi.identify._formula import Array, evaluate, primitive
from xphi.names import Row
from xphi.ops import generated

#: A library's own formula counts as another function where its constants are cut this short, in absolute terms.
CUT = 2.0**-18
_WORD = re.compile(r"[A-Za-z_]\w*")


@dataclass(frozen=True)
class Candidate:
    """A function of x that something can be.

    Parameters
    ----------
    name : str
        The registry's, a family's, or a formula where neither has one.
    formula : str
    exact : callable
        Its values in binary64.
    spellings : tuple of str
        Formulas that people write for it; what they round to shows what rounding does.
    parameters : mapping of str to str
        Of a family.
    note : str
        Whose version of the function this is, where it is not the function itself.
    """

    name: str
    formula: str
    exact: Callable[[Array], Array]
    spellings: tuple[str, ...] = ()
    parameters: Mapping[str, str] = field(default_factory=dict)
    note: str = ""


@functools.cache
def candidates() -> tuple[Candidate, ...]:
    """Every function of one variable that is known by a formula."""
    return (*registry(), *_cut(), *_unregistered())


@functools.cache
def registry() -> tuple[Candidate, ...]:
    """The functions of the registry."""
    rows = names.rows()
    found = []
    for name, row in generated.functions().items():
        exact = primitive(name)
        if exact is None:
            continue
        written = [one.formula for one in rows if one.function == name and one.own_formula]
        own = next((one for one in rows if one.library == names.OWN and one.function == name), None)
        found.append(
            Candidate(
                name,
                row["formula"],
                exact,
                tuple(dict.fromkeys(filter(_in_x, [row["formula"], *written]))),
                own.parameters if own else {},
            )
        )
    return tuple(found)


def of_formula(text: str) -> Callable[[Array], Array]:
    """The function of x that a formula is."""
    return lambda x: evaluate(text, {"x": x})


def _cut() -> list[Candidate]:
    """Functions of the registry as a library writes them with shortened constants."""
    found = []
    for row in names.rows():
        if row.function and row.differs_by and row.differs_by > CUT and _in_x(row.formula):
            note = f"as {row.library} writes {row.spelling}: {row.formula}"
            found.append(Candidate(row.function, row.formula, of_formula(row.formula), (row.formula,), {}, note))
    return found


def _unregistered() -> list[Candidate]:
    """Formulas of libraries that the registry does not have."""
    rows: dict[str, list[Row]] = {}
    for row in names.rows():
        if row.function is None and not row.family and row.formula:
            # of a gate, what up is multiplied by
            formula = re.sub(r"\bgate\b", "x", row.formula.removesuffix("*up"))
            if _in_x(formula):
                rows.setdefault(formula, []).append(row)
    known = [one.exact(_BASE) for one in registry()]
    found = []
    for formula, of in rows.items():
        exact = of_formula(formula)
        values = exact(_BASE)
        if not any(np.allclose(values, one, rtol=CUT, atol=CUT) for one in known):
            note = ", ".join(f"{row.library}: {row.spelling}" for row in of)
            found.append(Candidate(formula, formula, exact, (formula,), {}, note))
    return found


def _in_x(formula: str) -> bool:
    """Whether a formula can be evaluated with x alone."""
    words = set(_WORD.findall(formula)) - {"where", "elsewhere", "pi", "min", "max"}
    return "x" in words and all(word == "x" or primitive(word) is not None for word in words)


#: How far out, and how densely, functions are compared: both tails beyond where clipped variants clip, and the middle.
_BASE = np.concatenate([np.linspace(-30, 30, 121), np.linspace(-12, 12, 193), np.linspace(-4, 4, 321)])
_FINE = np.linspace(-10, 10, 4001)


@functools.cache
def points() -> Array:
    """Inputs that tell the candidates apart: a grid, and where each two of them differ most, on either side of 0."""
    values = np.array([one.exact(_FINE) for one in candidates()])
    positive = _FINE > 0
    chosen = [_BASE]
    for position, one in enumerate(values):
        difference = np.abs(values[position + 1 :] - one)
        size = np.maximum(np.abs(values[position + 1 :]), np.abs(one))
        relative = np.where(size > 2.0**-120, difference / np.maximum(size, 2.0**-120), 0)
        for measure in (difference, relative):
            if len(measure):
                chosen += [_FINE[np.argmax(np.where(side, measure, -1), axis=1)] for side in (positive, ~positive)]
    return np.unique(np.concatenate(chosen))
