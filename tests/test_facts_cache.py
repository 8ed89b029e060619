"""Facts as JSON, and the cache that keeps them."""

import json
from decimal import Context, Decimal

import pytest

from xphi import facts, functions
from xphi.facts import _cache
from xphi.facts._records import load

NAMES = sorted(functions.registry())


@pytest.fixture(autouse=True, scope="module")
def cache(tmp_path_factory):
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        facts._stored.cache_clear()
        yield
        facts._stored.cache_clear()


def agrees(real, golden):
    """Whether a Real is the golden decimal, to all the digits that this one has."""
    count = len(Decimal(golden).as_tuple().digits)
    return Context(prec=count).create_decimal(real.decimal) == Decimal(golden)


@pytest.mark.parametrize("name", NAMES)
def test_facts_survive_json(name):
    found = facts.of(name)
    assert repr(load(facts.Facts, json.loads(json.dumps(found.json())))) == repr(found)


def test_derived_numbers_have_twenty_digits_or_are_exact():
    def numbers(value):
        if isinstance(value, dict):
            if "decimal" in value:
                yield value
            else:
                for item in value.values():
                    yield from numbers(item)
        elif isinstance(value, list):
            for item in value:
                yield from numbers(item)

    for name in NAMES:
        for number in numbers(facts.of(name).json()):
            if number["decimal"] in ("0", "inf", "-inf"):
                continue
            assert len(Decimal(number["decimal"]).as_tuple().digits) >= 20
            assert float(number["decimal"]) == number["value"]


def test_a_second_call_reads_what_the_first_one_stored(monkeypatch):
    first = facts.of("mish")
    facts._stored.cache_clear()
    monkeypatch.setattr(facts, "compute", lambda *_: pytest.fail("computed again"))
    assert repr(facts.of("mish")) == repr(first)


@pytest.mark.parametrize("damage", ["", "{}", "[1]", '{"sha256": "0", "facts": {}}', "not JSON"])
def test_a_damaged_cache_is_computed_again(damage):
    first = facts.of("tanh")
    stored = list(_cache.folder().glob("*.json"))
    assert stored
    for file in stored:
        file.write_text(damage)
    facts._stored.cache_clear()
    assert repr(facts.of("tanh")) == repr(first)


def test_a_number_changed_in_the_cache_is_not_believed():
    first = facts.of("erf")
    for file in _cache.folder().glob("*.json"):
        file.write_text(file.read_text().replace("1.1283", "1.1284"))
    facts._stored.cache_clear()
    assert repr(facts.of("erf")) == repr(first)


def test_a_cache_that_cannot_be_written_is_done_without(monkeypatch, tmp_path):
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    facts._stored.cache_clear()
    assert facts.of("identity").monotone == "increasing"


def test_each_formula_order_and_identity_has_its_own_place():
    assert (
        len({_cache.key("a", "", "7"), _cache.key("a", "", "8"), _cache.key("b", "", "7"), _cache.key("a", "s", "7")})
        == 4
    )
