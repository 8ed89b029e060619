"""What each approximation costs, beside its error."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xphi.comparison import TAIL, compare, cost
from xphi.functions import get
from xphi.plot.tex import tex
from xphi.report.pictures import Priced, prices, shown
from xphi.report.typeset import plain

if TYPE_CHECKING:
    from xphi.report.chapters.fitted import Fit
    from xphi.report.desk import Desk

TITLE = "What each one costs"
_LONGEST_FORMULA = 120
#: A relative error of which no more is left than a trace of the value.
_LOST = 0.99


def tell(desk: Desk, fits: list[Fit]) -> dict[str, Any]:
    """Count operations and put them beside the proved errors."""
    function = get("gelu")
    rows = compare("gelu")
    own = cost(function.formula)
    for row in rows:
        error = row.known.error.json()
        words = f"{_operations(row.cost):>2} operations, {row.cost['special']} special"
        desk.line(row.known.name, f"{words}   error {plain(error['observed'])}", error["evidence"])
    desk.line("GELU itself", f"{_operations(own):>2} operations, {own['special']} special (erf)")
    priced = [
        Priced(row.known.name, _operations(row.cost), row.cost["special"], row.known.error.json()["observed"], False)
        for row in rows
    ]
    priced += [
        Priced(fit.label, _operations(fit.cost), fit.cost["special"], fit.approximation.error["observed"], True)
        for fit in fits
        if fit.approximation.error is not None
    ]
    exact = Priced("GELU itself, with erf", _operations(own), own["special"], 0.0, False)
    picture = prices(
        priced, exact, "Error against cost", "published ones in navy; in red those that the next chapter fits to GELU"
    )
    return {
        "own": own,
        "tail": TAIL,
        "lost": sum(row.negative_tail is not None and row.negative_tail["relative"] > _LOST for row in rows),
        "rows": [
            {
                "row": row,
                "error": row.known.error.json(),
                "formula": row.known.formula if len(tex(row.known.formula)) < _LONGEST_FORMULA else None,
            }
            for row in rows
        ],
        "pictures": [shown(picture)],
    }


def _operations(counts: dict[str, int]) -> int:
    return counts["multiply_add"] + counts["divide"] + counts["select"]
