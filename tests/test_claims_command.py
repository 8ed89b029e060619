"""``xphi claims``: text, JSON, exit codes, and what it prints on few columns."""

import json

import pytest

from xphi import cli
from xphi.claims import rules, statements
from xphi.claims.decide import MARKS
from xphi.claims.rules import DEPENDS, FALSE, HOLDS, OPEN, ROUGHLY
from xphi.cli import _layout


def _run(capsys, *arguments):
    with pytest.raises(SystemExit) as stopped:
        cli.main(["claims", *arguments])
    output = capsys.readouterr()
    return stopped.value.code, output.out, output.err


def test_command_in_plain_text(capsys):
    status, out, _ = _run(capsys, "c22", "C03")
    assert status == 0
    assert "\x1b" not in out
    assert "4,722,432" in out
    assert out.strip().endswith("2 statements: holds 1, false 1")
    assert out.index("C03") < out.index("C22")


def test_signs_and_verdicts_are_explained(capsys):
    _, out, _ = _run(capsys, "C10", "C17", "C19", "C22")
    for verdict in (HOLDS, ROUGHLY, FALSE, DEPENDS, OPEN):
        assert f"{verdict}: {rules.MEANINGS[verdict]}" in out
    for verdict, mark in MARKS.items():
        assert f"{mark} {verdict}: " in out
    assert DEPENDS not in _run(capsys, "C22")[1]
    assert set(rules.MEANINGS) == set(rules.VERDICTS)


def test_the_source_is_printed_whole(capsys):
    _, out, _ = _run(capsys, "C17")
    assert f"Source: {statements()['C17'].source}\n" in out


def test_few_columns_give_paragraphs(capsys, monkeypatch):
    """No word is cut and no number broken at 80 columns."""
    monkeypatch.setattr(_layout, "width_of", lambda _: 80)
    _, out, _ = _run(capsys, "C17", "C02")
    together = " ".join(out.split())
    for text in ("1.7017449253380033123 (agrees to 9 digits", "minimum ≈ -0.17; at x ≈ -0.75"):
        assert text in together
    assert all(len(line) <= 80 for line in out.splitlines())


def test_strict(capsys):
    assert _run(capsys, "--strict", "C22")[0] == 0
    assert _run(capsys, "--strict", "C03", "C22")[0] == 1
    assert _run(capsys, "--strict", "C19")[0] == 0


def test_json(capsys):
    status, out, _ = _run(capsys, "--json", "C02", "C56", "C01", "C19")
    document = json.loads(out)
    assert status == 0
    assert next(iter(document)) == "schema"
    assert document["schema"] == "xphi/claims/1"
    keys = ["id", "statement", "stated", "computed", "verdict", "how"]
    assert all(list(claim)[: len(keys)] == keys for claim in document["claims"])
    by_id = {claim["id"]: claim for claim in document["claims"]}
    assert by_id["C02"]["readings"][0]["computed"]["decimal"].startswith("-0.16997120747990366169")
    assert by_id["C56"]["readings"][0]["computed"] == {"count": 4, "total": 5}
    assert by_id["C01"]["readings"][0]["computed"] == "-inf"
    assert by_id["C19"]["readings"][0]["computed"] is None
    assert document["summary"] == {HOLDS: 1, ROUGHLY: 0, FALSE: 2, DEPENDS: 0, OPEN: 1}


def test_unknown_id(capsys):
    status, out, err = _run(capsys, "C99")
    assert (status, out) == (2, "")
    assert "C59" in err
    assert "Traceback" not in err
    status, _, err = _run(capsys, "nonsense")
    assert status == 2
    assert "C01 to C63" in err


def test_verdict_order_is_complete():
    assert set(rules.VERDICTS) == {HOLDS, ROUGHLY, FALSE, DEPENDS, OPEN}
