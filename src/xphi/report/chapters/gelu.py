"""What GELU is: its definition, its facts, its pictures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xphi import facts, plot
from xphi.functions import get
from xphi.report.pictures import shown
from xphi.report.typeset import significant

if TYPE_CHECKING:
    from xphi.report.desk import Desk

TITLE = "What GELU is"
#: Digits that the page shows of a fact.
DIGITS = 20


def tell(desk: Desk) -> dict[str, Any]:
    """Compute the facts and draw the function and its derivative."""
    function = get("gelu")
    about = facts.of("gelu")
    low, high = about.derivative_infimum, about.derivative_supremum
    minimum = about.minimum
    if minimum is not None:
        value, at = (significant(number, DIGITS) for number in (minimum.value, minimum.x))
        desk.line("smallest value", f"{value} at x = {at}", "proved")
    desk.line("slope at most", f"{significant(high.value, DIGITS)} {high.where}", "proved")
    desk.line("slope at least", f"{significant(low.value, DIGITS)} {low.where}", "proved")
    if about.symmetry is not None:
        desk.line("identity", about.symmetry.identity, "proved")
    values = {(repr(special.at), special.order): special.value for special in about.special_values}
    return {
        "function": function,
        "facts": about,
        "minimum": minimum,
        "slopes": (low, high),
        "series": [term for term in about.taylor if term.value.value != 0],
        "special": [(at, values[at, 0], values[at, 1]) for at, order in values if order == 0 and (at, 1) in values],
        "pictures": [shown(plot.function("gelu")), shown(plot.derivative("gelu"))],
    }
