"""The rules of widths: those of the libraries, what they refuse, and what a width divides into."""

from fractions import Fraction

import pytest

from xphi.census import FeedForward
from xphi.census.widths import alignment, equal_width, ffn_width, next_multiple, split
from xphi.errors import XphiError


@pytest.mark.parametrize(
    ("d_model", "multiplier", "multiple_of", "width"),
    [
        (4096, None, 256, 11008),
        (5120, None, 256, 13824),
        (6656, None, 256, 17920),
        (8192, None, 256, 22016),
        (8192, 1.3, 4096, 28672),
        (4096, 1.3, 1024, 14336),
        (16384, 1.2, 4096, 53248),
        (2048, 1.5, 256, 8192),
        (3072, 1.0, 256, 8192),
    ],
)
def test_the_rule_of_llama_gives_llamas(d_model, multiplier, multiple_of, width):
    assert ffn_width(d_model, multiplier=multiplier, multiple_of=multiple_of) == width


def test_rules_are_those_of_the_libraries():
    """Their own lines, in floats as they have them."""
    for d_model in range(24, 20_000, 17):
        assert ffn_width(d_model) == int(2 * (4 * d_model) / 3)
        assert ffn_width(d_model, multiplier=1.3) == int(1.3 * int(2 * (4 * d_model) / 3))
        assert ffn_width(d_model, rule="megatron") == int((4 * d_model * 2 / 3) / 64) * 64
        assert abs(ffn_width(d_model, rule="exact") - Fraction(8 * d_model, 3)) <= Fraction(1, 2)
    assert ffn_width(5120, rule="megatron") == 13632
    assert ffn_width(4096, rule="exact", multiple_of=128) == 11008


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"d_model": 0}, "d_model must be a whole number of at least 1"),
        ({"d_model": 4096.0}, "d_model must be a whole number"),
        ({"d_model": 8, "multiple_of": 0}, "multiple_of"),
        ({"d_model": 8, "rule": "lama"}, "no width rule 'lama'; there are llama, megatron and exact"),
        ({"d_model": 8, "rule": "megatron"}, "too small"),
        ({"d_model": 512, "rule": "megatron", "multiple_of": 256}, "takes nothing else"),
        ({"d_model": 512, "multiplier": float("nan")}, "multiplier must be a positive number"),
        ({"d_model": 512, "multiplier": "1.3"}, "multiplier must be a positive number, not '1.3'"),
        ({"d_model": 512, "multiplier": True}, "multiplier must be a positive number"),
        ({"d_model": 512, "multiplier": [1.3]}, "multiplier must be a positive number"),
        ({"d_model": 512, "multiplier": 1e308}, "multiplier = 1e.308 is too large"),
        ({"d_model": 512, "multiplier": 1e308, "rule": "exact"}, "too large"),
        ({"d_model": 512, "rule": None}, "no width rule None"),
    ],
)
def test_a_width_that_cannot_be(arguments, message):
    with pytest.raises(XphiError, match=message):
        ffn_width(**arguments)


def test_what_widths_divide_into():
    assert alignment(11008) == 256
    assert alignment(10923) == 1
    assert next_multiple(10923, 256) == 11008
    for width in range(1, 400):
        for ranks in range(1, 9):
            per_rank, whole = split(width, ranks)
            assert per_rank * ranks == whole >= width > whole - ranks
    assert split(11008, 8, align=256) == (1536, 12288)
    for width, ranks in ((0, 2), (-5, 2), ("8", 2), (8.0, 2), (8, 0), (8, "2")):
        with pytest.raises(XphiError, match="must be a whole number of at least 1"):
            split(width, ranks)
    for width, of_what in ((0, 2), (8, 0), (8, None)):
        with pytest.raises(XphiError, match="must be a whole number of at least 1"):
            next_multiple(width, of_what)


@pytest.mark.parametrize(("d_model", "d_ff"), [(768, 3072), (96, 384), (3, 9)])
def test_equal_width_has_as_many_weights(d_model, d_ff):
    plain = FeedForward(d_model, d_ff, gated=False, activation="gelu")
    other = equal_width(d_ff, gated=False)
    gated = FeedForward(d_model, int(other), gated=True, activation="silu")
    assert other.denominator == 1
    assert gated.stored == plain.stored
    assert equal_width(gated.d_ff, gated=True) == d_ff
