"""1.702: one parameter, three sensible goals, three different best values."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xphi import plot
from xphi.design import derive
from xphi.formula.symbols import sigmoid
from xphi.functions import target
from xphi.report.measure import coefficient, decimal, inner, proved, published
from xphi.report.pictures import shown
from xphi.report.typeset import plain, significant

if TYPE_CHECKING:
    from xphi.report.desk import Desk

TITLE = "1.702, likewise"
_SIZE = (7.6, 4.4)


def tell(desk: Desk) -> dict[str, Any]:
    """Derive k for Φ, for GELU on the whole line, and for GELU under a normal weight."""
    cdf = derive("normal_cdf", "sigmoid(k*x)")
    normal = derive("gelu", "x*sigmoid(k*x)", norm="l2", weight="normal")
    gelu = derive("gelu", "x*sigmoid(k*x)")
    constant = decimal(coefficient(inner(published("gelu_sigmoid"), sigmoid), 1))
    digits = len(constant.partition(".")[2])
    rows = [
        _row("published", "as it is used", constant, []),
        _row("minimax, on Φ", "smallest largest error there", cdf.parameters["k"].decimal, cdf.alternation_points),
        _row(
            "least squares, on GELU", "weighted by the standard normal density", normal.parameters["k"].decimal, []
        ),
        _row("minimax, on GELU", "smallest largest error", gelu.parameters["k"].decimal, gelu.alternation_points),
    ]  # fmt: skip
    for row in rows:
        text = row["k"] if row["name"] == "published" else significant(row["k"], 20)
        errors = f"Φ to {plain(row['cdf']['observed'])}, GELU to {plain(row['gelu']['observed'])}"
        desk.line(row["name"], f"k = {text:<23} {errors}", row["gelu"]["evidence"])
    pictures = [
        plot.error_curve(
            target("normal_cdf"), cdf.claim.form_formula() if cdf.claim else 0, (0.0, 5.0),
            [p.x for p in cdf.alternation_points], title="Best k for Φ", subtitle="σ(kx) − Φ(x)", size=_SIZE,
        ),
        plot.error_curve(
            target("gelu"), gelu.claim.form_formula() if gelu.claim else 0, (0.0, 6.0),
            [p.x for p in gelu.alternation_points], title="Best k for GELU", subtitle="x·σ(kx) − GELU(x)", size=_SIZE,
        ),
    ]  # fmt: skip
    return {
        "constant": constant,
        "rounds": f"{cdf.parameters['k'].value:.{digits}f}" == constant,
        "places": digits,
        "rows": rows,
        "cdf": cdf,
        "gelu": gelu,
        "normal": normal,
        "pictures": [shown(picture) for picture in pictures],
    }


def _row(name: str, how: str, k: str, points: Any) -> dict[str, Any]:
    return {
        "name": name,
        "how": how,
        "k": k,
        "points": points,
        "cdf": proved("normal_cdf", f"sigmoid({k}*x)"),
        "gelu": proved("gelu", f"x*sigmoid({k}*x)"),
    }
