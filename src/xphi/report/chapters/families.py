"""Three families of tanh on erf(x/√2): one breaks far out, one touches at infinity, one runs away."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING, Any

from xphi import plot
from xphi.design import Approximation, derive
from xphi.functions import target
from xphi.report.measure import ERF
from xphi.report.pictures import far_out, shown
from xphi.report.typeset import plain, significant

if TYPE_CHECKING:
    from xphi.report.desk import Desk

TITLE = "Three families, three fates"
INNER = "tanh(a*x+b*x**3+c*x**5)"
POWERS = "a*tanh(x)+b*tanh(x)**3+c*tanh(x)**5"
SUM = "a*tanh(b*x)+c*tanh(d*x)+e*tanh(f*x)"
_NOISE = 1e-12
_FAR = 14.0


def tell(desk: Desk, runaway: Approximation) -> dict[str, Any]:
    """Derive the first two families here; the third, which takes longest, was done on the other core."""
    whole, clamped, powers = derive(ERF, INNER), derive(ERF, INNER, clamp=True), derive(ERF, POWERS)
    rows = [
        _row("tanh of a polynomial", INNER, whole),
        _row("the same, clamped", INNER, clamped),
        _row("powers of tanh", POWERS, powers),
        _row("a sum of tanh", SUM, runaway),
    ]
    for row in rows:
        found = row["approximation"]
        error = f"error {plain(found.error['observed'])}" if found.error else "no error to state"
        where = ", ".join(_place(point.x) for point in found.alternation_points)
        words = f"{found.status:<13} {error}" + (f", alternates at {where}" if found.minimax else "")
        desk.line(row["name"], words)
    goal = target(ERF)
    pictures = []
    if whole.claim is not None and clamped.claim is not None:
        pictures.append(
            far_out(
                goal, [("not clamped", whole.claim.form_formula()), ("clamped", clamped.claim.approximation())], _FAR,
                _NOISE, "A polynomial that turns back",
                "size of the error of tanh(ax + bx³ + cx⁵), with the best coefficients",
            )
        )  # fmt: skip
    if powers.claim is not None:
        pictures.append(
            plot.error_curve(
                goal, powers.claim.form_formula(), (0.0, math.inf), [p.x for p in powers.alternation_points],
                title="An alternation point at infinity", subtitle="a·tanh x + b·tanh³x + c·tanh⁵x − erf(x/√2)",
            )
        )  # fmt: skip
    return {
        "rows": rows,
        "whole": whole,
        "clamped": clamped,
        "powers": powers,
        "runaway": runaway,
        "pictures": [shown(picture) for picture in pictures],
    }


def _row(name: str, form: str, approximation: Approximation) -> dict[str, Any]:
    return {"name": name, "form": form, "approximation": approximation}


def _place(at: Any) -> str:
    return "∞" if math.isinf(at.value) else significant(at, 5)
