"""What the two blocks of a poster say, as lines of mathematical type."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import sympy as sp

from xphi.formula.symbols import x
from xphi.plot.approximations import Approximation, measured
from xphi.plot.numbers import coordinate, math_number, scientific
from xphi.plot.picture import Mark
from xphi.plot.tex import display, rows, tex

if TYPE_CHECKING:
    from xphi.functions import Function
    from xphi.plot.subject import Subject

#: Where the largest error of an approximation is looked for.
_FAR = 10.0
#: Mathematical type longer than this does not fit a block.
_LONGEST = 150
_SHORT = 70
_PRIME = r"^{\prime}"
#: What a function that a formula may call stands for, where a formula is nothing but that call.
_MEANING = {
    sp.erf: r"\dfrac{2}{\sqrt{\pi}}\,\int_0^{\,x} e^{-t^2}\,dt",
    sp.erfc: r"\dfrac{2}{\sqrt{\pi}}\,\int_x^{\,\infty} e^{-t^2}\,dt",
    sp.tanh: r"\dfrac{e^x - e^{-x}}{e^x + e^{-x}}",
}


@dataclass(frozen=True)
class Block:
    """A heading, lines, and the rows of a piecewise formula.

    Parameters
    ----------
    heading : str
    versions : list of list of str
        Lines of mathematical type, without the dollars; the first version that fits at a good size is set.
    left : str
        What stands before the brace of `cases`.
    cases : list of tuple of str
        Value and condition.
    note : str
        A quiet line below.
    """

    heading: str
    versions: list[list[str]] = field(default_factory=list)
    left: str = ""
    cases: list[tuple[str, str]] = field(default_factory=list)
    note: str = ""


def definition(function: Function) -> Block:
    """The definition as published, and the formula where it adds something."""
    left = _applied(function)
    if not function.definition and type(function.formula) in _MEANING and function.formula.args == (x,):
        return Block("Definition", [[f"{left} = {_MEANING[type(function.formula)]}"]], note=_known_as(function))
    pieces = rows(function.formula)
    long = bool(pieces) and max(len(value) for value, _ in pieces) > _LONGEST
    if long:
        pieces = rows(_numeric(function.formula))
    if not function.definition:
        if pieces:
            return Block("Definition", left=f"{left} =", cases=pieces)
        return Block("Definition", [[f"{left} = {display(function.formula)}"]], note=_known_as(function))
    parts = [part.strip() for part in function.definition.split(r", \quad")]
    own = tex(function.formula)
    more = [f"{left} = {display(function.formula)}"] if not pieces and len(own) < _LONGEST else []
    versions = [[",\\ \\ ".join(parts), *more], [*parts, *more]]
    if long:
        return Block("Definition", versions, left=r"=", cases=pieces)
    return Block("Definition", versions)


def second(about: Subject) -> tuple[Block, list[Mark]]:
    """A fast approximation with its largest error; without one, the derivative; where that is long, facts."""
    function = about.function
    if function is not None and function.known:
        one = _cheap(measured(about, -_FAR, _FAR))
        at, error = one.largest
        place = rf"\pm {math_number(abs(at), 4)}" if _even(one, at, error) else math_number(at, 4)
        heading = "Known approximation" if one.formula.has(sp.erf, sp.erfc) else "Fast approximation"
        note = rf"{one.name}: largest error ${scientific(error)}$, at $x = {place}$"
        body = display(one.formula)
        left = rf"{_applied(function)} \approx"
        versions = [[f"{left} {body}"], [left, body]]
        return Block(heading, versions, note=note), [Mark("largest error", at, error, one.name)]
    slope = _derivative(about.expression)
    pieces = rows(slope)
    if pieces and max(len(value) for value, _ in pieces) > _LONGEST:
        pieces = rows(_numeric(slope))
    left = _applied(function, _PRIME)
    if pieces:
        return Block("Derivative", left=f"{left} =", cases=pieces, note=_range(about)), []
    if len(tex(slope)) < _SHORT and tex(slope).count("frac") < 2:
        return Block("Derivative", [[f"{left} = {display(slope)}"]], note=_range(about)), []
    return Block("Facts", [_facts(about)]), []


def _applied(function: Function | None, prime: str = "") -> str:
    """GELU(x) as its definition writes it, or made from the title; f(x) where the title is no name."""
    title = function.title if function else ""
    greek = {"Φ": r"\Phi", "φ": r"\varphi", "σ": r"\sigma"}
    name = greek.get(title, "f")
    if function and "(x)" in function.definition:
        name = function.definition.split("(x)")[0]
    elif title.replace(" ", "").isascii() and title.replace(" ", "").isalpha():
        name = rf"\mathrm{{{title}}}".replace(" ", r"\ ")
    return f"({name}){prime}(x)" if prime and "^" in name else f"{name}{prime}(x)"


def _known_as(function: Function) -> str:
    return f"also called {', '.join(function.aliases)}" if function.aliases else ""


def _numeric(expression: Any) -> Any:
    """A piecewise formula with the constant factor of each piece as a decimal of six digits."""

    def short(value: Any) -> Any:
        constant, rest = value.as_independent(x, as_Add=False)
        number = constant if constant.is_Rational else sp.Rational(f"{float(constant):.6g}")
        return sp.Mul(number, rest, evaluate=False)

    return sp.Piecewise(*((short(sp.factor_terms(value)), held) for value, held in expression.args), evaluate=False)


def _derivative(expression: Any) -> Any:
    slope = expression.diff(x)
    shorter = sp.factor_terms(slope)
    return min((slope, shorter), key=lambda candidate: len(tex(candidate)))


def _cheap(every: list[Approximation]) -> Approximation:
    """The best-known smooth form; without one, the shortest that is right to two digits."""
    smooth = [one for one in every if one.smooth]
    if smooth:
        return smooth[0]
    good = [one for one in every if abs(one.largest[1]) < 0.01]
    return min(good or every, key=lambda one: len(tex(one.formula)))


def _even(one: Approximation, at: float, error: float) -> bool:
    """Whether the largest error stands on both sides of zero."""
    twins = [
        turn for turn in one.turns if abs(turn[0] + at) < 1e-6 and abs(abs(turn[1]) - abs(error)) < 1e-6 * abs(error)
    ]
    return bool(twins) and abs(at) > 1e-9


def _range(about: Subject) -> str:
    facts = about.facts
    if facts is None or facts.derivative_low is None or facts.derivative_high is None:
        return ""
    low, high = facts.derivative_low.value, facts.derivative_high.value
    if low == high:
        return ""
    return f"slopes from ${coordinate(low)}$ to ${coordinate(high)}$"


def _facts(about: Subject) -> list[str]:
    facts = about.facts
    if facts is None:
        return []
    lines = []
    for word, fact in (("minimum", facts.minimum), ("maximum", facts.maximum)):
        if fact is not None:
            lines.append(rf"\mathrm{{{word}}}\ \ {coordinate(fact.value)}\ \ \mathrm{{at}}\ \ x = {coordinate(fact.x)}")
    if facts.derivative_low is not None and facts.derivative_high is not None:
        low, high = facts.derivative_low.value, facts.derivative_high.value
        lines.append(rf"{coordinate(low)} \leq {_applied(None, _PRIME)} \leq {coordinate(high)}")
    bends = [coordinate(bend.x) for bend in facts.inflections if math.isfinite(float(bend.x))]
    if bends:
        lines.append(r"\mathrm{inflections\ at}\ \ " + r",\ ".join(bends[:3]))
    return lines
