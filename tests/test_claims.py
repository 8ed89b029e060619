"""Published statements: all there, each decided by what it computes, and a changed statement changes its verdict."""

from __future__ import annotations

import dataclasses
import math
import time
import tomllib
from decimal import Decimal, localcontext
from fractions import Fraction
from types import SimpleNamespace

import pytest

from xphi import formats
from xphi.claims import decide, decide_statement, show, statement, statements
from xphi.claims.deciders import DECIDERS, analysis, block, census, floats, library
from xphi.claims.result import Interval, Result, Share, Unknown
from xphi.claims.rules import DEPENDS, FALSE, HOLDS, OPEN, ROUGHLY, all_of, any_of, judge, read
from xphi.errors import XphiError

#: Nothing here can decide these: training, real models, hardware. C61 needs PyTorch.
UNDECIDED = {"C19", "C20", "C31", "C32", "C33", "C50"}
VERDICTS = {
    HOLDS: "C02 C04 C06 C09 C11 C13 C16 C21 C22 C24 C26 C27 C29 C30 C55 C59",
    ROUGHLY: "C15 C17",
    FALSE: "C01 C03 C05 C07 C12 C25 C28 C34 C35 C39 C40 C41 C43 C45 C46 C48 C51 C56 C57 C63",
    DEPENDS: "C08 C10 C14 C18 C23 C36 C37 C38 C42 C44 C47 C49 C52 C53 C54 C58 C60 C62",
}
#: Statement, position of the check, and the true value to as many digits as are known independently.
GOLDEN = [
    ("C02", 0, "-0.16997120747990366169"),
    ("C02", 1, "-0.75179152469356445746"),
    ("C05", 0, "1"),
    ("C07", 0, "4.732355206872848771e-4"),
    ("C07", 1, "1.789325837723033236e-4"),
    ("C07", 2, "3.578651675446066472e-4"),
    ("C12", 0, "2.6989413863773"),
    ("C12", 1, "2.5921448833793"),
    ("C13", 0, "0.797884560802865355879892119869"),
    ("C15", 1, "0.0356773373061986661958191"),
    ("C15", 2, "0.0447149112276324949562982"),
    ("C16", 0, "0.0455399241225271143585117"),
    ("C17", 0, "1.70174492533800331231316952348"),
    ("C22", 0, "4722432"),
    ("C39", 2, "-0.1289041451851548"),
    ("C39", 3, "1.128904145185155"),
    ("C48", 0, "2.2927864366910"),
    ("C62", 2, "0.798801437120391978060414501914"),
]


@pytest.fixture(scope="module")
def decisions():
    started = time.process_time()
    found = {decision.id: decision for decision in decide()}
    found["seconds"] = time.process_time() - started
    return found


def test_all_63_are_there_once():
    assert sorted(statements()) == [f"C{k:02}" for k in range(1, 64)]


def test_a_statement_has_publications_or_says_that_it_has_none():
    publications = tomllib.loads((statement.FOLDER.parent / "sources.toml").read_text("utf-8"))
    sources = {one.id: one.source for one in statements().values()}
    for reference in publications.values():
        assert any(reference in source for source in sources.values()), f"{reference} is the source of nothing"
    for name, source in sources.items():
        assert source == statement.COMMON or any(reference in source for reference in publications.values()), name
    assert sources["C29"].startswith("Hendrycks & Gimpel (2016)")
    assert "section 2; " in sources["C29"]


def test_every_decider_is_used_and_every_used_one_exists():
    used = {check.decider for statement in statements().values() for check in statement.checks}
    assert used == set(DECIDERS)


def test_contradicting_statements_are_shown_together():
    order = list(statements())
    for together in (
        "C07 C08 C09 C10 C11 C12",
        "C14 C15 C35 C36 C62",
        "C23 C52",
        "C25 C56 C57",
        "C02 C03",
        "C05 C45",
    ):
        groups = [statements()[name].group for name in together.split()]
        assert len(set(groups)) == 1
        positions = sorted(order.index(name) for name in together.split())
        between = {statements()[name].group for name in order[positions[0] : positions[-1] + 1]}
        assert between == {groups[0]}


@pytest.mark.slow
def test_verdicts(decisions):
    for verdict, names in VERDICTS.items():
        assert {n: decisions[n].verdict for n in names.split()} == dict.fromkeys(names.split(), verdict)
    listed = {name for names in VERDICTS.values() for name in names.split()}
    assert listed | UNDECIDED | {"C61"} == set(statements())


@pytest.mark.slow
def test_only_the_named_ones_are_open_and_they_say_why(decisions):
    torch = library_takes_without_skip()
    opened = {name for name in statements() if decisions[name].verdict == OPEN}
    assert opened == UNDECIDED | (set() if torch else {"C61"})
    for name in opened:
        assert all(outcome.remark for outcome in decisions[name].outcomes)
    unknown = {
        o.check.reading for name in set(statements()) - opened for o in decisions[name].outcomes if o.verdict == OPEN
    }
    assert unknown == {"drift of a real model's outputs"}


def library_takes_without_skip():
    return not isinstance(library.library_takes("none", "gelu").value, Unknown)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "position", "golden"), GOLDEN)
def test_golden_values(decisions, name, position, golden):
    value = decisions[name].outcomes[position].result.value
    exact = Fraction(golden)
    unit = Fraction(Decimal((0, (1,), Decimal(golden).as_tuple().exponent)))
    low, high = (value.low, value.high) if isinstance(value, Interval) else (Fraction(value), Fraction(value))
    assert low - unit <= exact <= high + unit
    best = low if not isinstance(value, Interval) else value.best if value.best is not None else (low + high) / 2
    assert abs(best - exact) <= max(unit, abs(exact) / 10**12)


@pytest.mark.slow
def test_evidence_and_speed(decisions):
    assert decisions["seconds"] < 15
    for name in statements():
        assert bool(decisions[name].how) == (decisions[name].verdict != OPEN)
    for name, how in {
        "C07": "proved",
        "C11": "exhaustive",
        "C22": "counted",
        "C45": "exhaustive",
        "C46": "measured",
    }.items():
        assert decisions[name].how == how


def _spoiled(stated):
    """The same kind of statement with a wrong value."""
    rule = read(stated)
    swapped = {"yes": "no", "no": "yes"}
    if rule.rule in swapped:
        return swapped[rule.rule]
    if rule.rule == "is":
        return "is something else"
    if rule.rule in ("<", "≤"):
        return f"{rule.rule} -1e9"
    if rule.rule in (">", "≥"):
        return f"{rule.rule} 1e30"
    return None if rule.number is None else f"{rule.rule} {float(rule.number) * 1.7 + 1:.9f}"


@pytest.mark.slow
def test_a_wrong_value_is_found_out(decisions):
    tried = 0
    for name in statements():
        for outcome in decisions[name].outcomes:
            wrong = _spoiled(outcome.check.stated)
            if outcome.verdict in (HOLDS, ROUGHLY) and wrong:
                assert judge(read(wrong), outcome.result.value) == FALSE, (name, wrong)
                tried += 1
    assert tried > 50


@pytest.mark.parametrize("name", ["C02", "C09", "C13", "C16", "C22", "C24", "C27", "C30"])
def test_a_changed_statement_turns_false(name):
    statement = statements()[name]
    assert decide_statement(statement).verdict == HOLDS
    first = statement.checks[0]
    changed = dataclasses.replace(first, stated=_spoiled(first.stated))
    assert decide_statement(dataclasses.replace(statement, checks=(changed, *statement.checks[1:]))).verdict == FALSE


@pytest.mark.parametrize(
    ("name", "stated"),
    [("C03", "≈ -0.75"), ("C05", "= 1"), ("C28", "is row"), ("C40", "yes"), ("C43", "= 3"), ("C56", "most")],
)
def test_a_corrected_statement_holds(name, stated):
    statement = statements()[name]
    assert decide_statement(statement).verdict == FALSE
    checks = tuple(dataclasses.replace(check, stated=stated) for check in statement.checks)
    assert decide_statement(dataclasses.replace(statement, checks=checks)).verdict == HOLDS


# --- the rules


@pytest.mark.parametrize(
    ("stated", "value", "verdict"),
    [
        ("≈ 0.17", Fraction("0.1699"), HOLDS),
        ("≈ 0.17", Fraction("0.165"), HOLDS),
        ("≈ 0.17", Fraction("0.1649"), ROUGHLY),
        ("≈ 0.170", Fraction("0.1786"), FALSE),
        ("≈ 100", Fraction(105), ROUGHLY),
        ("≈ 100", Fraction("105.1"), FALSE),
        ("≈ -0.5", Fraction(1, 2), FALSE),
        ("≈ 66.7%", Fraction(6665, 10000), HOLDS),
        ("rounds to 0.17", Fraction("0.1649"), FALSE),
        ("= 4,722,432", 4722432, HOLDS),
        ("= 4,722,432", 4722431, FALSE),
        ("= 1/2", Fraction(1, 2), HOLDS),
        ("< 1e-4", Fraction(1, 10**4), FALSE),
        ("≤ 1e-4", Fraction(1, 10**4), HOLDS),
        ("> 2^-3", Fraction(1, 7), HOLDS),
        ("≥ 0", -1, FALSE),
        ("= inf", math.inf, HOLDS),
        ("= inf", 3, FALSE),
        ("≈ -1.5", -math.inf, FALSE),
        ("< inf", 3, HOLDS),
        ("≈ 1.00", Interval(Fraction("0.9"), Fraction("1.1")), OPEN),
        ("= 1", Interval(Fraction("0.9"), Fraction("1.1")), OPEN),
        ("= 1", Interval(Fraction("1.05"), Fraction("1.1")), FALSE),
        ("< 1", Interval(Fraction("0.9"), Fraction("1.1")), OPEN),
        ("< 1", Interval(Fraction("0.9"), Fraction("0.99")), HOLDS),
        ("yes", True, HOLDS),
        ("no", True, FALSE),
        ("is row", "row", HOLDS),
        ("all", Share(3, 3), HOLDS),
        ("all", Share(2, 3), FALSE),
        ("nearly all", Share(9, 10), HOLDS),
        ("nearly all", Share(8, 10), FALSE),
        ("most", Share(1, 2), FALSE),
        ("≈ 3", Unknown("why"), OPEN),
    ],
)
def test_rules(stated, value, verdict):
    assert judge(read(stated), value) == verdict


def test_readings_and_parts():
    assert all_of([HOLDS, ROUGHLY]) == ROUGHLY
    assert all_of([HOLDS, OPEN]) == OPEN
    assert all_of([OPEN, FALSE]) == FALSE
    assert any_of([HOLDS, ROUGHLY]) == ROUGHLY
    assert any_of([HOLDS, FALSE, OPEN]) == DEPENDS
    assert any_of([HOLDS, OPEN]) == OPEN
    assert any_of([FALSE, OPEN]) == OPEN
    assert any_of([FALSE, FALSE]) == FALSE


@pytest.mark.parametrize("text", ["", "about 3", "≈ x", "≈", "is", "1e-4"])
def test_unreadable_stated_values(text):
    with pytest.raises(XphiError):
        read(text)


def test_kinds_that_do_not_go_together():
    with pytest.raises(XphiError):
        judge(read("≈ 3"), True)
    with pytest.raises(XphiError):
        judge(read("yes"), 3)


@pytest.mark.parametrize("text", ["0.00047323552", "123456.789", "-9.99999996", "1e-30", "7", "0.099999999", "2.5e40"])
@pytest.mark.parametrize("digits", [3, 7, 12])
def test_decimals_are_rounded_right(text, digits):
    with localcontext() as context:
        context.prec = digits
        expected = +Decimal(text)
    assert Decimal(show.decimal(Fraction(text), digits)) == expected


# --- the deciders


@pytest.mark.parametrize("name", ["binary16", "bfloat16"])
def test_every_input_agrees_with_the_threshold(name):
    number_format = formats.get(name)
    assert floats._every_input(number_format) == floats._beyond_threshold(number_format)


def test_identities():
    assert analysis.identity("tanh(x) = 2*sigmoid(2*x) - 1").value is True
    assert analysis.identity("tanh(x) = erf(x)").value is False
    with pytest.raises(XphiError):
        analysis.identity("(3*a - 1)*(3*a - 2)*(a - 1) = 0")  # zero at the points that are tried, and not everywhere


def test_the_place_of_the_largest_error_is_proved():
    found = analysis.error("gelu", "gelu_tanh(x)", quantity="position")
    assert found.value.high - found.value.low <= 2 * analysis.BESIDE
    with pytest.raises(
        XphiError, match="has no single position"
    ):  # the error of the best λ is largest at two positions
        analysis.error("normal_cdf", "sigmoid(1.701744925338003312313*x)", quantity="position")


def test_what_cannot_be_computed_is_open(monkeypatch):
    monkeypatch.setattr(census, "parameters", lambda model: (_ for _ in ()).throw(XphiError(f"no {model}")))
    (decision,) = decide(["C22"])
    assert decision.verdict == OPEN
    assert decision.outcomes[0].remark == "no GPT-2 small"


def test_block_is_generic():
    assert block.other_token().value == 0
    assert block.written_line().value == "row"


@pytest.mark.parametrize(
    ("name", "embeddings", "norms", "total"),
    [
        ("GPT-2 small", (50257 + 1024) * 768, 12 * 4 * 768 + 2 * 768, 124_439_808),
        ("Llama-1/2 7B", 2 * 32000 * 4096, 32 * 2 * 4096 + 4096, 6_738_415_616),
        ("Llama-3 8B", 2 * 128256 * 4096, 32 * 2 * 4096 + 4096, 8_030_261_248),
        ("Mixtral-8x7B", 2 * 32000 * 4096, 32 * 2 * 4096 + 4096, 46_702_792_704),
        ("Qwen2.5-0.5B", 151936 * 896, 24 * 2 * 896 + 896, 494_032_768),
    ],
)
def test_counting_gives_published_totals(name, embeddings, norms, total):
    model = census.models()[name]
    blocks = model["layers"] * (census.feed_forward(model) + census.attention(model))
    assert blocks + embeddings + norms == total


def test_a_library_that_is_there(monkeypatch):
    values = {
        "none": [-0.0040496940948, -0.1586552539315, 0.3457312306370, 1.9544997361036],
        "tanh": [0.0, 0.0, 0.0, 0.0],
    }

    def gelu(approximate):
        if approximate not in values:
            raise RuntimeError("approximate argument must be either none or tanh.")
        return lambda _: SimpleNamespace(tolist=lambda: values[approximate])

    fake = SimpleNamespace(nn=SimpleNamespace(GELU=gelu), tensor=lambda points: points)
    monkeypatch.setattr(library.importlib.util, "find_spec", lambda _: object())
    monkeypatch.setattr(library.importlib, "import_module", lambda _: fake)
    assert library.library_takes("none", "gelu").value is True
    assert library.library_takes("tanh", "gelu_tanh").value is False
    assert library.library_takes("sigmoid", "gelu_sigmoid") == Result(
        value=False, how="measured", remark="approximate argument must be either none or tanh."
    )
