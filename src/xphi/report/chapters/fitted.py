"""The same forms, fitted to GELU itself instead of Φ."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sympy as sp

from xphi.comparison import cost
from xphi.design import Approximation, derive
from xphi.formula.symbols import x
from xphi.functions import target
from xphi.plot.style import COLOURS, NAVY
from xphi.report.measure import proved, published
from xphi.report.pictures import Line, shown, together
from xphi.report.typeset import plain, significant

if TYPE_CHECKING:
    from xphi.report.desk import Desk

TITLE = "The same cost, a smaller error"


@dataclass(frozen=True)
class Fit:
    """A form fitted to GELU.

    Parameters
    ----------
    label : str
        For a picture.
    form : str
    approximation : Approximation
    cost : dict of str to int
    rival : Known or None
        The published approximation of the same form.
    before : dict or None
        The rival's error.
    """

    label: str
    form: str
    approximation: Approximation
    cost: dict[str, int]
    rival: Any = None
    before: dict[str, Any] | None = None

    @property
    def rival_cost(self) -> dict[str, int]:
        """What the published form costs."""
        return cost(self.rival.formula) if self.rival else {}

    @property
    def gain(self) -> float:
        """How many times smaller the largest error became."""
        error = self.approximation.error
        return self.before["observed"] / error["observed"] if self.before and error else 1.0


def fits() -> list[Fit]:
    """Derive all of them."""
    sigmoid = derive("gelu", "x*sigmoid(k*x)")
    two = derive("gelu", "x*(1+tanh(a*x+b*x**3))/2")
    three = derive("gelu", "x*(1+tanh(a*x+b*x**3+c*x**5))/2", clamp=True)
    return [
        _fit("σ(kx)", "x*sigmoid(k*x)", sigmoid, "gelu_sigmoid"),
        _fit("tanh, 2 parameters", "x*(1+tanh(a*x+b*x**3))/2", two, "gelu_tanh"),
        _fit("tanh, 3, clamped", "x*(1+tanh(a*x+b*x**3+c*x**5))/2", three, None),
    ]


def _fit(label: str, form: str, approximation: Approximation, rival: str | None) -> Fit:
    known = published(rival, "gelu") if rival else None
    before = proved("gelu", str(known.name) + "(x)") if known else None
    return Fit(label, form, approximation, cost(_nested(approximation)), known, before)


def _nested(approximation: Approximation) -> Any:
    """The approximation as a programmer would write it: the inner polynomial by Horner's rule."""
    claim = approximation.claim
    if claim is None:
        raise ValueError("nothing was fitted")
    whole = claim.approximation()
    return whole.replace(
        lambda node: isinstance(node, sp.tanh), lambda node: sp.tanh(x * sp.horner(sp.expand(node.args[0] / x), x))
    )


def tell(desk: Desk, found: list[Fit]) -> dict[str, Any]:
    """Say what was gained, and draw it."""
    for fit in found:
        error = fit.approximation.error or {}
        values = ", ".join(f"{k} = {significant(v, 12)}" for k, v in fit.approximation.parameters.items())
        was = f", published {plain(fit.before['observed'])}" if fit.before else ""
        desk.line(fit.label, f"{values}: error {plain(error['observed'])}{was}", error["evidence"])
    sigmoid, two, three = found
    goal = target("gelu")
    pictures = [
        together(
            goal,
            [
                Line("published constants", two.rival.formula),
                Line("three parameters, clamped", *_drawn(three)),
                Line("two parameters, fitted to GELU", *_drawn(two)),
            ],
            (0.0, 5.0),
            "tanh forms on GELU",
            "approximation − GELU; the error is even",
            (COLOURS[1], COLOURS[0], NAVY),
        ),
        together(
            goal,
            [Line("published constant", sigmoid.rival.formula), Line("fitted to GELU", *_drawn(sigmoid))],
            (0.0, 6.0),
            "The sigmoid form on GELU",
            "approximation − GELU; the error is even",
            (COLOURS[1], NAVY),
        ),
    ]
    return {
        "fits": found,
        "two": two,
        "three": three,
        "sigmoid": sigmoid,
        "code": two.approximation.emit("c"),
        "pictures": [shown(picture) for picture in pictures],
    }


def _drawn(fit: Fit) -> tuple[Any, list[Any]]:
    claim = fit.approximation.claim
    return (claim.form_formula() if claim else None), [p.x for p in fit.approximation.alternation_points]
