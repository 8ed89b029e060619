"""Derivations beside the optima that independent optimisers reached: never worse, and no status better than it is."""

import json
from pathlib import Path

import pytest

ROWS = json.loads((Path(__file__).parent / "golden" / "derivations.json").read_text())
#: The independent optima come from sampled errors and are right to four digits.
DIGITS = 1e-4
#: Where the fit is exact, a search ends near the rounding of binary64.
ROUNDING = 2.0**-40


def name(row):
    return " ".join([row["target"], row["form"], *row.get("options", ())])


@pytest.mark.slow
@pytest.mark.parametrize("row", ROWS, ids=map(name, ROWS))
def test_no_independent_optimum_is_lower(cli, row):
    ran = cli("derive", row["target"], "--form", row["form"], *row.get("options", ()), "--json")
    document = ran.json
    if row.get("attained") is False:
        assert (document["status"], ran.status) == ("not-attained", 1)
        assert any("keeps falling" in note for note in document["notes"])
        return
    value = document["objective"]["value"]["value"]
    if "optimum" in row:
        assert value <= row["optimum"] * (1 + DIGITS) + ROUNDING
    holds = document["status"] in ("optimal", "exact", "verified-local")
    assert ran.status == (0 if holds and document["error"]["bound"] is not None else 1)
    if "--norm" not in row.get("options", ()) and "--weight" not in row.get("options", ()):
        plain = "--times-x" in row.get("options", ()) or "--also-derivative" not in row.get("options", ())
        assert not plain or document["error"]["observed"] == pytest.approx(value, rel=DIGITS)
