"""Forms with a cut: the asymptotes beyond it, the best cut among them."""

import math

import pytest

import xphi
from xphi import facts, formats
from xphi.certify.claim import Claim
from xphi.certify.prove import prove
from xphi.certify.verify import check
from xphi.errors import XphiError

QUARTIC = "x/2 + a + b*abs(x) + c*x**2 + d*abs(x)**3 + e*x**4"
#: What is published with the same form or a larger one, and its error.
PUBLISHED = [
    pytest.param("gelu", QUARTIC, "9.36e-3", id="BOLT", marks=pytest.mark.slow),
    pytest.param("silu", QUARTIC, "7.19e-2", id="SPU", marks=pytest.mark.slow),
    pytest.param("gelu", "x/2 + c0 + c2*x**2 + c4*x**4 + c6*x**6", "1.991e-2", id="PUMA", marks=pytest.mark.slow),
]


@pytest.fixture(scope="module")
def best():
    """Cubics of exp on a half-line."""
    return xphi.derive("exp", "poly:3", cut="free", on="-inf,0")


def test_within_and_beyond_the_best_cut_the_errors_are_the_same(best):
    at = best.claim.clamp.at
    within = xphi.derive("exp", "poly:3", on=(-at, 0))
    beyond = prove(Claim("exp", "0*x", {}, -math.inf, -at))
    assert best.status == "optimal"
    assert float(within.objective.value) == pytest.approx(float(best.objective.value), abs=0, rel=2**-52)
    assert float(beyond.observed) == pytest.approx(float(best.objective.value), abs=0, rel=2**-40)


@pytest.mark.parametrize("factor", [0.9, 1.1])
def test_every_other_cut_is_worse(best, factor):
    other = xphi.derive("exp", "poly:3", cut=float(best.claim.clamp.at) * factor, on="-inf,0")
    assert float(other.objective.value) > float(best.objective.value)


def test_its_certificate_is_verified_on_the_whole_domain(best):
    assert (best.low, best.high) == (-math.inf, 0)
    assert best.proof.bound >= best.proof.observed
    assert not check(best.certificate)


@pytest.mark.parametrize(("target", "form", "published"), PUBLISHED)
def test_the_best_cut_beats_what_is_published(target, form, published):
    best = xphi.derive(target, form, cut="free")
    assert best.status == "optimal"
    assert best.proof.bound < float(published)


def test_a_cut_too_near_leaves_the_asymptotes_error():
    near = xphi.derive("gelu", "x/2 + a + b*x**2", cut="1/2")
    assert float(near.objective.value) == pytest.approx(-float(facts.of("gelu").minimum.value), abs=0, rel=2**-52)


@pytest.mark.slow
def test_a_format_bounds_the_cut_too():
    real = xphi.derive("exp", "poly:3", cut="free", on="-inf,0")
    rounded = xphi.derive("exp", "poly:3", cut="free", on="-inf,0", format="bfloat16")
    at = rounded.claim.clamp.at
    assert formats.get("bfloat16").representable(at)
    assert rounded.format.lower_bound == pytest.approx(float(real.objective.value), abs=0, rel=2**-40)
    assert rounded.format.improved >= rounded.format.lower_bound


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"cut": -1}, "between 0 and"),
        ({"cut": 0}, "between 0 and"),
        ({"cut": math.nan}, "between 0 and"),
        ({"cut": "fre"}, "fre"),
        ({"cut": [2]}, "between 0 and"),
        ({"cut": 2, "on": "-4,4"}, "unbounded domain"),
        ({"cut": 2, "on": "3,inf"}, "leaves nothing"),
        ({"cut": 2, "clamp": True}, "takes the place of"),
        ({"cut": 2, "norm": "l2"}, "minimax"),
        ({"cut": 2, "norm": "minimax-rel"}, "minimax"),
        ({"cut": 2, "also_derivative": 1}, "derivative"),
    ],
)
def test_a_cut_that_cannot_be_is_one_sentence(options, said):
    with pytest.raises(XphiError, match=said):
        xphi.derive("gelu", "x/2 + a + b*x**2", **options)


def test_a_target_without_an_asymptote_has_no_cut():
    with pytest.raises(XphiError, match="asymptote"):
        xphi.derive("x**2", "poly:3", cut="free")


def test_pieces_have_their_own_ends():
    with pytest.raises(XphiError, match="one formula"):
        xphi.derive("gelu", "pwl:8", cut="free")
