"""0.044715: from a Taylor series, from a minimax problem, and as it was published."""

from __future__ import annotations

from decimal import Decimal
from typing import TYPE_CHECKING, Any

import sympy as sp

from xphi import plot
from xphi.design import derive
from xphi.functions import target
from xphi.plot.style import COLOURS, NAVY
from xphi.report.measure import AS_CDF, AS_GELU, ERF, coefficient, decimal, inner, proved, published
from xphi.report.pictures import Line, shown, together
from xphi.report.typeset import percent, plain, significant

if TYPE_CHECKING:
    from xphi.report.desk import Desk

TITLE = "0.044715, derived and proved"
#: One parameter with a given, two with the ratio b/a read off afterwards.
RATIO = "tanh(a*(x+b*x**3))"
FREE = "tanh(a*x+b*x**3)"
GIVEN = "a=sqrt(2/pi)"
MOST_DIGITS = 8
_REACH = 5.0


def tell(desk: Desk) -> dict[str, Any]:
    """Derive the constant twice over, and measure what rounding it costs."""
    taylor = derive(ERF, RATIO, norm="taylor")
    plain_b = derive(ERF, FREE, norm="taylor")
    best = derive(ERF, RATIO, fix=[GIVEN])
    unscaled = derive(ERF, FREE, fix=[GIVEN])
    free = derive(ERF, FREE)
    known = published("gelu_tanh")
    constant = decimal(coefficient(inner(known, sp.tanh), 3) / coefficient(inner(known, sp.tanh), 1))
    ratio = Decimal(free.parameters["b"].decimal) / Decimal(free.parameters["a"].decimal)
    rows = [
        _row("Taylor", "matches two derivatives at 0", taylor, taylor.parameters["b"].decimal),
        _known_row("published", known.source, constant),
        _row("minimax, a given", "smallest largest error", best, best.parameters["b"].decimal),
        _row("minimax, a and b free", "smallest largest error", free, str(ratio)),
    ]
    for row in rows:
        digits = 25 if row["points"] and row["approximation"] is best else 20
        text = constant if row["approximation"] is None else significant(row["ratio"], digits)
        desk.line(row["name"], f"b/a = {text:<28} Φ to {plain(row['cdf']['observed'])}", row["cdf"]["evidence"])
    points = " and ".join(significant(point.x, 8) for point in best.alternation_points)
    cells = best.proof.cells if best.proof else 0
    desk.line("the error alternates", f"at x = {points}; bound proved on {cells} cells", "proved")
    roundings = _roundings(best.parameters["b"].decimal, best)
    target_cdf = target("normal_cdf")
    lines = [
        Line("Taylor", _cdf(taylor)),
        Line("published", known.formula),
        Line("minimax, a and b free", _cdf(free), [p.x for p in free.alternation_points]),
        Line("minimax, a given", _cdf(best), [p.x for p in best.alternation_points]),
    ]
    picture = together(
        target_cdf, lines, (0.0, _REACH), "Four ways to choose the same constants",
        "approximation − Φ; the error is odd, so that one half shows it all",
        (COLOURS[2], COLOURS[1], COLOURS[0], NAVY),
    )  # fmt: skip
    optimum = plot.error_curve(
        target_cdf, _cdf(best), (0.0, _REACH), [p.x for p in best.alternation_points],
        title="The optimum: two equal peaks of opposite sign", subtitle="tanh form − Φ, a = √(2/π) given",
    )  # fmt: skip
    return {
        "best": best,
        "unscaled": unscaled,
        "free": free,
        "taylor": taylor,
        "symbolic": {"a": plain_b.symbolic["a"], "b": plain_b.symbolic["b"], "ratio": taylor.symbolic["b"]},
        "plain_b": plain_b,
        "constant": constant,
        "rows": rows,
        "roundings": roundings,
        "published_digits": next(len(r["text"].lstrip("0.")) for r in roundings if r["text"] == constant),
        "pictures": [shown(picture), shown(optimum)],
    }


def _cdf(approximation: Any) -> Any:
    return (1 + approximation.claim.form_formula()) / 2


def _row(name: str, how: str, approximation: Any, ratio: str) -> dict[str, Any]:
    claim = approximation.claim
    return {
        "name": name,
        "how": how,
        "approximation": approximation,
        "ratio": ratio,
        "a": approximation.parameters["a"],
        "points": approximation.alternation_points,
        "cdf": proved("normal_cdf", AS_CDF.format(claim.form), claim.coefficients),
        "gelu": proved("gelu", AS_GELU.format(claim.form), claim.coefficients),
    }


def _known_row(name: str, source: str, constant: str) -> dict[str, Any]:
    form = _with(constant)
    return {
        "name": name,
        "how": source,
        "approximation": None,
        "ratio": constant,
        "a": None,
        "points": [],
        "cdf": proved("normal_cdf", AS_CDF.format(form)),
        "gelu": proved("gelu", AS_GELU.format(form)),
    }


def _with(constant: str) -> str:
    return f"tanh(sqrt(2/pi)*(x+{constant}*x**3))"


def _roundings(value: str, best: Any) -> list[dict[str, Any]]:
    """The optimum rounded to fewer and fewer digits, and what that does to the largest error."""
    least = float(best.error["observed"]) / 2
    rows = []
    for digits in range(1, MOST_DIGITS + 1):
        text = significant(value, digits)
        error = proved("normal_cdf", AS_CDF.format(_with(text)))
        rows.append(
            {"digits": digits, "text": text, "error": error, "excess": percent(max(0.0, error["observed"] / least - 1))}
        )
    return rows
