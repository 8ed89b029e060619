"""What a definition file holds: the formula over the reals, its facts' sources, and its known approximations."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Known:
    """A published approximation of a function.

    Parameters
    ----------
    name : str
        Stem under which tables and pictures show it.
    formula : sympy.Expr
        In ``x``, with the published constants as exact rationals.
    source : str
        Where it was published.
    """

    name: str
    formula: Any
    source: str

    def gated(self, variable: Any, name: str | None = None) -> Known:
        """The approximation of x·f(x) that this approximation of f gives."""
        return Known(name or self.name, variable * self.formula, self.source)


@dataclass(frozen=True)
class Function:
    """An activation function, stated once.

    Parameters
    ----------
    name : str
        The stem used everywhere.
    formula : sympy.Expr
        In ``x``; where it is piecewise, the piece that owns a border is the convention there.
    title : str
        Short name for a heading, e.g. ``GELU``.
    idea : str
        One clause that says what it does, for subtitles.
    sources : tuple of str
        Publications, the defining one first.
    aliases : tuple of str
        Other spellings that mean exactly this function.
    headline, insight, definition : str
        What a poster prints; `definition` is LaTeX. Defaults are made from the formula.
    symmetry : str
        An identity in ``f``, such as ``f(x) - f(-x) = x``; checked by the tests, never trusted.
    kinks : dict of str to str
        Each point where a derivative jumps, and the value that it is given there.
    known : tuple of Known
        Published approximations.
    eager : tuple of str
        The vectors that eager torch keeps for a backward pass, ``output`` alone where that suffices; empty where it is
        not known.
    """

    name: str
    formula: Any
    title: str
    idea: str
    sources: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    headline: str = ""
    insight: str = ""
    definition: str = ""
    symmetry: str = ""
    kinks: dict[str, str] = field(default_factory=dict)
    known: tuple[Known, ...] = ()
    eager: tuple[str, ...] = ()
