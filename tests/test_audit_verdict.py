"""What an audit says about a fault: an error without end, the exit status, what was inferred, refusals."""

import math

import numpy as np
import pytest

import xphi
from xphi.audit import audit
from xphi.errors import XphiError


def test_results_decided_like_their_neighbours_and_the_reference_are_disclosed(cli):
    run = ("audit", "gelu", "--on", "1e-40,1.1e-40", "--workers", "1")  # ties as far as binary64 can see
    inferred = cli(*run, "--json").json["inferred"]
    assert inferred > 0
    ran = cli(*run)
    assert f"{inferred:,} inputs" in ran.out
    assert "two units is sampled" in ran.out


def test_no_number_is_an_error_without_end():
    def faulty(x):
        return np.where(x == np.float32(1.5), np.nan, np.float32(0.5) * x + x / 2).astype(np.float32)

    found = audit(faulty, "relu", on="1,2")
    assert found.max_ulp < math.inf
    assert found.bound == found.observed == math.inf
    assert found.json()["error"]["at"] == 1.5
    assert found.faults == []  # nothing is expected of other callables
    assert audit(faulty, "relu", on="1,1.25").bound < math.inf


class Faulty:
    """Stands in for a kernel of ours: wrong in the way that a test asks for."""

    __name__ = "relu"

    def __init__(self, at, value):
        self.at, self.value = at, value

    def __call__(self, x, *, threads=None):
        y = np.maximum(x, 0)
        return np.where(np.isnan(x) if self.at != self.at else x == self.at, x.dtype.type(self.value), y)

    grad = None


@pytest.mark.parametrize(
    ("at", "value", "said"),
    [
        (1.5, math.nan, "NaN or a wrong infinity at 1 inputs, such as 1.5"),
        (1.5, -1.5, "wrong sign at 1 inputs"),
        (math.inf, 3.0, "wrong at inf"),
        (math.nan, 3.0, "wrong at nan"),
    ],
)
def test_a_faulty_kernel_of_ours_ends_with_status_one(at, value, said, cli, monkeypatch):
    monkeypatch.setattr(xphi, "relu", Faulty(at, value), raising=False)
    ran = cli("audit", "relu", "--on", "1,2", "--workers", "1")
    assert ran.status == 1
    assert said in ran.err
    if at == 1.5:
        assert cli("audit", "relu", "--on", "1,1.25", "--workers", "1").status == 0


def test_the_recorded_bound_counts_only_beside_the_kernel_s_own_function(cli):
    ran = cli("audit", "gelu", "--against", "gelu_tanh", "--on", "1,1.01", "--workers", "1")
    assert (ran.status, ran.err) == (0, "")
    own = {"on": "1,1.001", "workers": 1}
    assert audit("swish", "silu", **own).own
    assert audit("gelu'", "gelu'", **own).own
    assert audit("gelu'", "gelu'", **own).recorded == audit("gelu", order=1, **own).recorded
    assert not audit("gelu", "gelu'", **own).own


def test_an_interval_may_be_any_pair():
    assert audit("relu", on=np.array([1.0, 1.001])).plan == audit("relu", on="1,1.001").plan


def test_the_threads_of_a_kernel_of_ours_may_be_given():
    assert audit("xphi:gelu?threads=2", on="1,1.001", workers=1).own


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"on": 3}, "two numbers"),
        ({"on": (1, 2, 3)}, "two numbers"),
        ({"inputs": -5}, "inputs is a whole number"),
        ({"inputs": 0}, "inputs is a whole number"),
        ({"inputs": 1e3}, "inputs is a whole number"),
        ({"workers": 1.5}, "--workers is a whole number"),
        ({"workers": True}, "--workers is a whole number"),
    ],
)
def test_options_from_a_program_are_refused_in_a_sentence(options, said):
    with pytest.raises(XphiError, match=said):
        audit("silu", **options)
