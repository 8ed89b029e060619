"""Cases in which a proof could go wrong without anybody noticing: each once did, or nearly."""

from fractions import Fraction

import mpmath
import pytest

from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import prove


def largest(function, low, high, points=20001):
    """The largest sampled |value|: no proof may bound it lower."""
    step = (high - low) / (points - 1)
    return max(abs(function(low + i * step)) for i in range(points))


@pytest.mark.parametrize(
    ("target", "form", "function"),
    [
        (
            "abs(x**3-sqrt(2)*x-1/10)",
            "-(x**3-sqrt(2)*x-1/10)+x**2/10",
            lambda x: abs(x**3 - 2**0.5 * x - 0.1) + (x**3 - 2**0.5 * x - 0.1) - x**2 / 10,
        ),
        ("max(x**5-pi*x,1/2)", "1/2+x/8", lambda x: max(x**5 - 3.141592653589793 * x, 0.5) - 0.5 - x / 8),
        ("abs(x**2-sqrt(2)*x-1/10)", "x/4", lambda x: abs(x**2 - 2**0.5 * x - 0.1) - x / 4),
        ("max(sin(3*x),0)", "x/4", lambda x: max(float(mpmath.sin(3 * x)), 0.0) - x / 4),
    ],
)
def test_a_branch_at_a_zero_that_is_no_simple_number(target, form, function):
    proof = prove(Claim(target, form, {}, Fraction(-1), Fraction(1)))
    assert proof.bound is not None
    assert float(proof.bound) >= largest(function, -1.0, 1.0)


@pytest.mark.parametrize("at", [Fraction(20), Fraction(81, 4), Fraction(41, 2)])
def test_a_piece_on_which_the_error_is_mere_rounding(at):
    """Far out the target is its asymptote to a hundred digits, and a quotient of roundings bounds nothing."""
    claim = Claim("gelu", "x*sigmoid(k*x)", {"k": Fraction(227, 128)}, clamp=Clamp(at, "0", "x"))
    assert prove(claim).bound is not None


def test_parameters_that_run_away_end_soon_and_show_none(derived):
    result = derived("relu", "x*sigmoid(k*x)")
    assert (result.status, result.parameters) == ("not-attained", {})


def test_a_relative_error_may_start_at_a_zero(derived):
    result = derived("silu", "x*sigmoid(k*x)", norm="minimax-rel", on=(0, 5))
    assert (result.status, result.symbolic["k"]) == ("exact", "1")
