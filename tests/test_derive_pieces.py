"""Forms of pieces: straight ones are the best there are, and the gates that say so are checked by themselves."""

import tomllib
from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import xphi
from xphi import formats
from xphi.approximate.pieces.gates import Gates, chain
from xphi.certify.verify import verify
from xphi.errors import XphiError

DATA = tomllib.loads((Path(__file__).parent / "golden" / "pieces.toml").read_text(), parse_float=Fraction)


@pytest.mark.parametrize(("target", "pieces", "on", "error"), DATA["rows"])
def test_straight_pieces_are_proved_best(derived, target, pieces, on, error):
    result = derived(target, f"pwl:{pieces}", on=on or None)
    assert result.status == "optimal", result.notes
    assert result.proof.observed <= Fraction(error) * (1 + DATA["reached"])
    assert result.proof.observed <= result.proof.bound


def test_more_pieces_are_never_worse(derived):
    proofs = [derived("silu", f"pwl:{count}", on="-8,8").proof for count in (8, 9, 10, 13, 14)]
    assert all(more.observed <= fewer.bound for fewer, more in pairwise(proofs))


def test_the_whole_line_is_no_harder_than_an_interval_with_free_ends(derived):
    """Pieces on an interval can be cut where the outer ones cross the asymptotes."""
    assert derived("silu", "pwl:8").proof.observed <= derived("silu", "pwl:8", on="-8,8").proof.bound


@pytest.mark.parametrize(("target", "pieces"), [("silu", 8), ("tanh", 4), ("gelu", 8), ("sigmoid", 14)])
def test_a_symmetric_answer_has_its_middle_at_zero_exactly(derived, target, pieces):
    coefficients = derived(target, f"pwl:{pieces}").claim.coefficients
    assert coefficients[f"t{pieces // 2}"] == 0
    assert all(coefficients[f"t{i}"] == -coefficients[f"t{pieces - i}"] for i in range(pieces))


intervals = st.lists(st.tuples(st.integers(-20, 20), st.integers(0, 8)), min_size=2, max_size=7)


@given(intervals, st.data())
def test_a_chain_that_is_there_is_found(intervals, data):
    """Gates drawn around a known chain of lines let as many lines through."""
    knots = sorted(data.draw(st.sets(st.integers(1, 6 * len(intervals) - 1), max_size=3)))
    heights = [Fraction(data.draw(st.integers(-20, 20))) for _ in range(len(knots) + 2)]
    at = [0, *knots, 6 * len(intervals)]
    xs = [Fraction(6 * k) for k in range(len(intervals))]

    def value(x):
        k = max(i for i in range(len(at) - 1) if at[i] <= x)
        return heights[k] + (heights[k + 1] - heights[k]) * (x - at[k]) / (at[k + 1] - at[k])

    low = [value(x) - width for x, (_, width) in zip(xs, intervals, strict=True)]
    high = [value(x) + abs(shift) for x, (shift, _) in zip(xs, intervals, strict=True)]
    assert chain(Gates(xs, low, high, None, None), len(knots) + 1) is not None


@given(st.integers(3, 9), st.integers(1, 4))
def test_a_zigzag_needs_a_line_for_each_leg(points, fewer):
    """Between points that go up and down no line passes three."""
    xs = [Fraction(k) for k in range(points)]
    ys = [Fraction(k % 2) for k in range(points)]
    gates = Gates(xs, ys, ys, None, None)
    # lines through two points each are parallel, so that no two of them follow one another
    assert chain(gates, points - 1) is not None
    assert chain(gates, max(points - 1 - fewer, 0)) is None


@pytest.mark.parametrize("form", ["pwl:0", "pwl:x", "pwl:100000", "pwl:3,jump", "pwq:2,C1", "table:0", "table:1000000"])
def test_bad_pieces_are_refused_in_a_sentence(form, derived):
    with pytest.raises(XphiError, match=form.split(":")[0]):
        derived("gelu", form, on="-1,1")


@pytest.mark.parametrize(
    ("target", "pieces", "on"),
    [("abs(x)", 2, "-1,2"), ("abs(x-1/3)", 2, "-1,2"), ("hard_sigmoid", 1, None), ("hard_sigmoid", 3, None),
     ("relu", 5, None), ("x", 3, "0,1")],
)  # fmt: skip
def test_a_target_made_of_lines_is_met_exactly(derived, tmp_path, target, pieces, on):
    result = derived(target, f"pwl:{pieces}", on=on)
    assert result.status == "exact", result.notes
    result.certificate.save(tmp_path / "pieces.toml")
    assert verify(tmp_path / "pieces.toml").holds


@pytest.mark.parametrize(
    ("target", "pieces", "on"),
    [("sqrt(x)", 5, "0,1"), ("normal_pdf", 1, None), ("normal_pdf", 4, None), ("x/(1+abs(x))", 7, None),
     ("sin(1/x)", 9, "0.125,1"), ("exp(x)", 3, "-30,30")],
)  # fmt: skip
def test_other_kinds_of_targets_are_proved_too(derived, tmp_path, target, pieces, on):
    """A slope without limit, a bump, a kink inside, slow tails, a function that varies by orders of magnitude."""
    result = derived(target, f"pwl:{pieces}", on=on)
    assert result.status == "optimal", result.notes
    result.certificate.save(tmp_path / "pieces.toml")
    assert verify(tmp_path / "pieces.toml").holds


@pytest.mark.parametrize(("target", "table", "on", "error"), DATA["tables"])
def test_tables_are_proved_best(derived, target, table, on, error):
    result = derived(target, table, on=on)
    assert result.status == "optimal", result.notes
    assert (
        result.proof.observed
        <= Fraction(error) * (1 + DATA["reached"])
        <= result.proof.bound * (1 + 2 * DATA["reached"])
    )


@pytest.mark.parametrize("on", ["-1,2", "0,1"])
@pytest.mark.parametrize("target", ["abs(x)", "sqrt(x**2)", "sin(9*x)"])
def test_linear_tables_cope_with_kinks_and_turns(derived, target, on):
    assert derived(target, "table:5", on=on).holds


def test_a_table_is_no_better_than_as_many_free_pieces(derived):
    table, free = (derived("silu", form, on="-8,8") for form in ("table:14", "pwl:14"))
    assert free.proof.observed <= table.proof.bound


@pytest.mark.parametrize("form", ["pwl:6", "table:8"])
def test_rounded_pieces_say_how_far_from_the_best_they_are(form):
    free, rounded = (xphi.derive("gelu", form=form, on=(-4, 4), format=f) for f in (None, "binary16"))
    assert (free.status, rounded.status) == ("optimal", "local")
    assert rounded.objective.value.value >= free.objective.value.value
    assert float(rounded.proof.observed) == pytest.approx(rounded.objective.value.value, rel=2.0**-52, abs=0)
    assert all(formats.get("binary16").representable(Fraction(p.decimal)) for p in rounded.parameters.values())
    assert any("within a factor of" in note for note in rounded.notes)


def test_pieces_beyond_a_format_are_refused(cli):
    ran = cli("derive", "silu", "--form", "pwl:4", "--on=0,100000", "--format", "binary16")
    assert ran.status == 2
    assert ran.err.splitlines()[-1].startswith("xphi: t4 = 100000 is beyond binary16's largest number 65504")
