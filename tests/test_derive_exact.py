"""An exact form is proved to be the target at every point of the domain, with the coefficients that are written."""

import pytest

from xphi.certify.verify import check


@pytest.mark.parametrize(
    ("form", "on"), [("a*sqrt(x)**2", (-2, 2)), ("a*exp(log(x))", (-2, 2)), ("a*(x**2-x*5)/(x-5)", None)]
)
def test_a_form_without_a_value_somewhere_is_not_exact(derived, form, on):
    result = derived("x", form, on=on)
    assert not result.holds
    assert result.status != "exact"
    assert any("no value" in note for note in result.notes)


def test_a_form_with_a_value_everywhere_on_the_domain_is_exact(derived):
    result = derived("x", "a*exp(log(x))", on=(1, 2))
    assert result.status == "exact"
    assert check(result.certificate) == ""


def test_rounded_coefficients_are_not_exact(derived):
    result = derived("normal_cdf", "(1+erf(a*x))/2", format="bfloat16")
    assert result.proof.bound > 0
    assert check(result.certificate) == ""
