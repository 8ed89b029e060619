"""Audits of our own kernels, the recorded table, and what is skipped."""

import importlib.util
import json
import math
from fractions import Fraction
from pathlib import Path

import numpy as np
import pytest
from click.testing import CliRunner

from xphi import _core, formats
from xphi.audit import audit, audit_all, ledger, products, rows
from xphi.audit.encoding import get
from xphi.lower.program import Program, Table

ROOT = Path(__file__).parents[1]
ROW = {
    "name": "gelu", "kind": "f", "format": "binary32", "rung": "faithful", "observed": 0.75, "bound": 0.75,
    "at": "0x1.8p+0", "evidence": "exhaustive", "unit": "ulp", "inputs": 2**32, "max_abs": 1.0,
    "correctly_rounded": 0.99, "nonfinite": 0, "zero_signs": 0, "wrong_signs": 0, "digest": "0",
}  # fmt: skip
TINY = rows.Effort(exhaustive=False, inputs=3000, quads=3000, balls=60, tuples=3000, ball_tuples=20)


@pytest.fixture(scope="module")
def tool():
    spec = importlib.util.spec_from_file_location("tools_audit", ROOT / "tools/audit.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


# --- several inputs


def test_the_exact_products_agree_in_binary64_and_in_balls():
    checked = 0
    for name, kind in (("tanh", "vjp"), ("swiglu", "gate"), ("swiglu_clamped", "gate"), ("swiglu_clamped", "gate_vjp")):
        item = products.product(name, kind)
        inputs = [
            np.array([0.5, -3.0, 7.5, 30.0, -0.25]),
            np.array([1.5, -8.0, 2.0, 0.1, 7.0]),
            np.array([1.0, 2.0, -3.0, 0.5, 4.0]),
        ]
        doubles = item.doubles(inputs[: item.inputs])
        for k in range(5):
            exact = item.balls([float(column[k]) for column in inputs[: item.inputs]])
            for column, (reference, _) in zip(doubles, exact, strict=True):
                assert column[k] == pytest.approx(
                    reference, rel=8 * np.finfo(np.float64).eps, abs=np.finfo(np.float64).tiny
                )  # kernels and products
                checked += 1
    assert checked


def test_every_gate_has_a_formula_that_audits_know():
    table = json.loads((ROOT / "src/xphi/_generated/gates.json").read_text())
    for row in table:
        assert products.product(row["name"], "gate").inputs == 2
        assert products.product(row["name"], "gate_vjp").inputs == 3


def test_the_page_shows_what_is_promised_beside_a_zero():
    row = {**ROW, "rung": "fast", "observed": 1e7, "bound": 1e7}
    row |= {"away_observed": 3.75, "away_at": "-0x1p+1", "near_observed": 2.5, "near_absolute": 2.0**-24}
    text = ledger.page({ledger.key(row): row})
    assert "| 3.7500; near the zero 2^-24 or 2.5000 | `-0x1p+1` |" in text
    assert "10000000" not in text
    del row["near_absolute"]
    assert "| 10000000.0000 |" in ledger.page({ledger.key(row): row})


def test_random_inputs_are_finite_and_the_same_every_time():
    for dtype in ("float16", "bfloat16", "float32", "float64"):
        floats = get(dtype)
        one, other = (products.random_inputs(floats, 2000, 3, seed=4) for _ in range(2))
        for a, b in zip(one, other, strict=True):
            assert a.dtype == floats.dtype
            assert np.array_equal(a.view(floats.unsigned), b.view(floats.unsigned))
            wide = a.astype(np.float64)
            assert np.isfinite(wide).all()
            assert np.abs(wide).max() > 2.0 ** (floats.format.emax - 3)


# --- our kernels


SINGLE = [task for task in rows.tasks() if task.format == "binary32"]
OTHERS = [task for task in rows.tasks() if task.format == "binary64" or task.kind not in {"f", "grad"}]


def spelled(task):
    return f"{task.name}-{task.kind}-{task.format}"


@pytest.mark.parametrize("task", SINGLE, ids=spelled)
def test_kernels_hold_on_a_small_sample_what_their_rungs_promise(task):
    for row in rows.measure(task, TINY, workers=1):
        assert rows.broken(row) == [], row


@pytest.mark.slow
@pytest.mark.parametrize("task", [task for task in OTHERS if task not in SINGLE], ids=spelled)
def test_kernels_of_the_other_formats_hold_it_too(task):
    for row in rows.measure(task, TINY, workers=1):
        assert rows.broken(row) == [], row


def test_both_rungs_come_from_one_pass_and_keep_their_records():
    faithful, fast = audit_all(["xphi:gelu", "xphi:gelu?rung=fast"], on="-14,-5", inputs=20_000)
    assert faithful.max_ulp < 1 < fast.max_ulp <= 4
    assert faithful.correctly_rounded > fast.correctly_rounded
    assert faithful.zero_from is fast.zero_from is None


def test_a_kernel_by_its_name_its_derivative_with_a_prime():
    assert audit("gelu", on="1,1.001").against == "gelu"
    for spec, order in (("gelu'", 0), ("gelu", 1), ("xphi:gelu", 1)):
        found = audit(spec, on="1,1.001", order=order)
        assert found.against == "gelu'"
        assert found.max_ulp < 1


def test_a_kernel_beyond_its_recorded_bound_is_status_1(cli, monkeypatch):
    monkeypatch.setattr(ledger, "recorded", lambda *key: {**ROW, "bound": 0.3})
    ran = cli("audit", "gelu", "--on", "1,1.001")
    assert ran.status == 1
    assert "recorded" in ran.err
    monkeypatch.setattr(ledger, "recorded", lambda *key: {**ROW, "bound": 0.9})
    assert cli("audit", "gelu", "--on", "1,1.001").status == 0


# --- the record


def test_rows_are_written_sorted_and_read_again(tmp_path):
    path = tmp_path / "accuracy.json"
    table = {ledger.key(row): row for row in (ROW, {**ROW, "rung": "fast"}, {**ROW, "kind": "vjp", "bound": None})}
    ledger.write(table, path)
    assert ledger.read(path) == table
    document = json.loads(path.read_text())
    assert document["schema"] == "xphi/accuracy/1"
    assert [row["kind"] for row in document["rows"]] == ["f", "f", "vjp"]
    again = path.read_bytes()
    ledger.write(dict(reversed(table.items())), path)
    assert path.read_bytes() == again
    assert ledger.read(tmp_path / "none.json") == {}


def test_the_worst_inputs_on_record_are_taken_again(monkeypatch):
    at = 1.2345678806304932
    row = {**ROW, "name": "relu", "at": at.hex()}
    monkeypatch.setattr(ledger, "read", lambda path=None: {ledger.key(row): row})
    assert ledger.worst_inputs("relu", "f") == (at,)
    assert ledger.worst_inputs("relu", "grad") == ()
    seen = []

    def watched(x):
        seen.append(x.copy())
        return np.where(x <= 0, np.zeros_like(x), x)

    audit(watched, "relu", inputs=500, reference="balls", workers=1)
    assert np.float32(at) in np.concatenate(seen)


def test_the_page_says_every_row(tmp_path):
    text = ledger.page({ledger.key(ROW): ROW})
    assert "| `gelu` | f | binary32 | faithful | 0.7500 | `0x1.8p+0` | exhaustive | 4,294,967,296 | 99.000 % |" in text


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({}, None),
        ({"observed": 1.0}, "1 ULP"),
        ({"rung": "fast", "observed": 4.0}, None),
        ({"rung": "fast", "observed": 4.01}, "4.01"),
        ({"rung": "fast", "observed": 1e7, "away_observed": 3.0, "near_observed": 2.0}, None),
        ({"rung": "fast", "observed": 1e7, "away_observed": 3.0, "near_observed": 4.5}, "4.5"),
        ({"rung": "fast", "observed": 1e7, "away_observed": 5.5, "near_observed": 2.0}, "5.5"),
        ({"observed": 1e7, "away_observed": 0.6, "near_observed": 0.6}, "1e+07"),
        ({"format": "bfloat16", "observed": 0.5}, None),
        ({"format": "bfloat16", "observed": 0.501}, "0.501"),
        ({"kind": "gate", "observed": 2.01}, "2.01"),
        ({"kind": "gate", "rung": "fast", "observed": 8.5}, None),
        ({"kind": "gate", "rung": "fast", "observed": 8.6}, "8.6"),
        ({"kind": "vjp", "rung": "fast", "observed": 8.6}, "8.6"),
        ({"kind": "vjp", "rung": "fast", "observed": 1e3, "away_observed": 4.0, "near_observed": 8.0}, None),
        ({"kind": "vjp", "format": "binary64", "observed": 2.01}, "2.01"),
        ({"kind": "vjp", "format": "bfloat16", "observed": 1e3}, None),
        ({"nonfinite": 3}, "3 results"),
        ({"wrong_signs": 1}, "wrong sign"),
        ({"special_wrong": ["-inf"]}, "-inf"),
    ],
)
def test_what_a_row_does_not_hold_is_said(change, fault):
    found = rows.broken({**ROW, **change})
    assert found == [] if fault is None else fault in "; ".join(found)


def test_a_row_stands_while_its_sources_do(tool):
    both, task = (rows.Task("gelu", "f", "binary32", rungs) for rungs in (("faithful", "fast"), ("faithful",)))
    wide = rows.Task("gelu", "f", "binary64", ("faithful",))

    def stands(task, digest="0", *, exhaustive=True, least=100, **changed):
        row = {**ROW, "format": task.format, **changed}
        return tool.stands(task, {ledger.key(row): row}, digest, exhaustive=exhaustive, tuples=1, least=least)

    assert stands(task)
    assert not stands(task, "1")
    assert not stands(task, evidence="sampled")
    assert stands(task, evidence="sampled", exhaustive=False)
    assert not stands(both)
    assert stands(wide, inputs=100)
    assert not stands(wide, inputs=99)


def program(constant=1.5, entry=2.0, *, spare=False):
    """A lookup times a constant; the spare step is no part of what is computed."""
    made = Program()
    x = made.input("f")
    if spare:
        _ = x + 1
    column = Table("column", "f", (Fraction(1), Fraction(entry)))
    made.output(x.bits().find(column) * Fraction(constant))
    return made


def test_the_digest_follows_the_program_and_its_tables_and_no_other(tool, monkeypatch):
    def of(name="gelu", kind="f", other=1.0, **changed):
        def build(row):
            return (
                program(**changed) if (row.name, row.kind, row.format) == (name, kind, "binary32") else program(other)
            )

        monkeypatch.setattr(tool.kernels, "build", build)
        return tool.digest(name, kind, "binary32")

    before = of()
    assert of(other=4.0) == before
    assert of(spare=True) == before
    assert of(constant=1.75) != before
    assert of(entry=3.0) != before
    assert of(kind="grad") != before


def test_the_digest_of_16_bits_has_the_exceptions_of_that_table_alone(tool, tmp_path, monkeypatch):
    monkeypatch.setattr(tool, "GENERATED", tmp_path)

    def of(*rows):
        lines = [f'    {{"{name}", "{kind}", "{fmt}", 0x0001, 0x0002}},' for name, kind, fmt in rows]
        (tmp_path / "exceptions.h").write_text("\n".join(lines))
        return tool.digest("geglu", "gate", "bfloat16")

    before = of()
    assert of(("silu", "f", "bfloat16"), ("gelu", "grad", "bfloat16"), ("gelu", "f", "binary16")) == before
    assert of(("gelu", "f", "bfloat16")) != before


def test_the_tool_records_skips_and_prints(tool, tmp_path, monkeypatch):
    monkeypatch.setattr(ledger, "location", lambda: tmp_path / "accuracy.json")
    monkeypatch.setattr(tool, "PAGE", tmp_path / "accuracy.md")
    monkeypatch.setattr(tool, "newer_sources", list)
    arguments = ["--only", "tanh", "--kind", "f", "--format", "binary32", "--stride", "100000"]
    ran = CliRunner().invoke(tool.main, arguments)
    assert ran.exit_code == 0, ran.output
    (faithful, fast) = ledger.read().values()
    assert {faithful["rung"], fast["rung"]} == {"faithful", "fast"}
    assert faithful["bound"] is None
    assert faithful["digest"] == tool.digest("tanh", "f", "binary32")
    assert Fraction(formats.from_hex(faithful["at"])) != 0
    assert (tmp_path / "accuracy.md").read_text() == ledger.page()
    assert "as recorded" not in ran.output
    assert "as recorded" in CliRunner().invoke(tool.main, arguments).output
    assert "as recorded" not in CliRunner().invoke(tool.main, [*arguments, "--again", "--dry-run"]).output


def test_sources_newer_than_the_core_are_refused(tool, monkeypatch):
    monkeypatch.setattr(tool, "newer_sources", lambda: ["gelu.c"])
    ran = CliRunner().invoke(tool.main, ["--only", "tanh"])
    assert ran.exit_code == 2
    assert "gelu.c is newer" in ran.output


# --- what stands in the repository


def test_the_recorded_table_is_sound():
    known = {tuple(row) for row in _core.kernels()}
    for key, row in ledger.read().items():
        assert key in known
        assert row["unit"] == "ulp"
        assert row["evidence"] in {"exhaustive", "sampled"}
        assert (row["bound"] is None) == (row["evidence"] == "sampled")
        assert row["bound"] is None or row["observed"] <= row["bound"] <= row["observed"] + 2.0**-27
        assert math.isfinite(row["observed"])
        assert 0 < row["correctly_rounded"] <= 1
        assert all(not math.isnan(float.fromhex(at)) for at in row["at"].split(", "))
