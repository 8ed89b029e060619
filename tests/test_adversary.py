"""False claims by the hundred, none of which may hold; ``tests/adversary`` makes them."""

import importlib
import random
import sys
from pathlib import Path

import pytest

from xphi.certify import prove as proving
from xphi.errors import XphiError

FALSE, RANDOM = 400, 24


@pytest.fixture(scope="module")
def adversary():
    """The package beside this file."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "path", [str(Path(__file__).parent), *sys.path])
        names = ("oracle", "false_claims", "random_claims")
        yield {name: importlib.import_module(f"adversary.{name}") for name in names}


def test_no_false_certificate_holds(adversary):
    module = adversary["false_claims"]
    claims = list(module.Adversary(20).false_claims(FALSE))
    held = [(false.why, false.certificate.claim) for false in claims if module.accepted(false.certificate)]
    assert held == []
    assert len({false.why for false in claims}) >= 12


def test_what_the_adversary_starts_from_is_true(adversary):
    """Otherwise its changes would be refused for another reason."""
    module = adversary["false_claims"]
    source = module.Adversary(1)
    assert all(module.accepted(certificate) for certificate in (*source.honest, source.fitted))
    assert all(adversary["oracle"].refuted(c.claim, c.proof.bound, random.Random(1)) is None for c in source.honest)  # noqa: S311 - a fixed sequence


def test_no_random_claim_is_proved_and_fails(adversary, monkeypatch):
    monkeypatch.setattr(proving, "MOST_CELLS", 300)
    module = adversary["random_claims"]
    source, rng = module.RandomClaims(5), random.Random(5)  # noqa: S311 - a fixed sequence
    proved = 0
    for _ in range(RANDOM):
        try:
            claim = source.claim()
            holes, bounded = module.holes(claim, rng)
        except XphiError:  # it cannot be read
            continue
        assert holes == [], claim
        proved += bounded
    assert proved >= RANDOM // 4


@pytest.mark.parametrize(
    ("text", "at"),
    [("x/x", 0), ("sqrt(x)**2", -1), ("exp(log(x))", 0), ("x**(1/3)", -8), ("0*log(x)", 0), ("(x-1)**-2", 1)],
)
def test_the_oracle_knows_where_nothing_is(adversary, text, at):
    oracle = adversary["oracle"]
    with pytest.raises(oracle.Undefined):
        oracle.evaluate(text, oracle.Fraction(at))


@pytest.mark.parametrize("text", ["x+exp(x*x)-exp(x*x)", "x+exp(exp(x))-exp(exp(x))", "1/(exp(-x*x)*x+1-1)"])
def test_the_oracle_knows_when_digits_do_not_suffice(adversary, text):
    oracle = adversary["oracle"]
    with oracle.mp.workdps(900), pytest.raises(oracle.Undecided):
        oracle.evaluate(text, oracle.Fraction(1000))
