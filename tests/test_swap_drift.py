"""The numbers of a drift, on outputs for which they are known."""

import subprocess
import sys

import numpy as np
import pytest
import torch

from xphi.errors import XphiError
from xphi.swap.drift import drift


def test_nothing_changed():
    rows = np.random.default_rng(0).normal(size=(5, 7))
    found = drift(rows, rows)
    assert (found.largest, found.similarity, found.neighbours_changed) == (0, 0, 0)
    assert found.size == np.abs(rows).max()
    assert np.abs(found.cosine - 1).max() <= 7 * 2.0**-53 * 4  # a sum of seven products of two quotients


def test_known_angles():
    before = np.array([[1.0, 0.0], [0.8, 0.6], [0.0, 1.0]])
    after = np.array([[0.0, 2.0], [0.8, 0.6], [0.0, 1.0]])
    found = drift(before, after)
    assert found.cosine.tolist() == pytest.approx([0, 1, 1], abs=2**-50)
    assert found.largest == 2
    assert found.similarity == pytest.approx(1)
    # the first row's nearest was the second and is the third; the third's was the second and is the first
    assert found.neighbours_changed == pytest.approx(2 / 3)
    assert "nearest neighbour changed for 66.7 %" in str(found)


def test_tensors_of_any_dtype_and_rank():
    before = torch.randn(3, 2, 4, requires_grad=True)
    found = drift(before, before.bfloat16())
    assert found.cosine.shape == (3,)
    assert found.largest == (before - before.bfloat16().float()).abs().max().item()


@pytest.mark.parametrize(
    ("before", "after", "message"),
    [
        (np.ones((2, 3)), np.ones((2, 4)), r"before has \(2, 3\) and after has \(2, 4\)"),
        (np.ones((1, 3)), np.ones((1, 3)), r"at least two rows, and before has shape \(1, 3\)"),
        (np.ones((2, 3)), np.zeros((2, 3)), "after has one that is not"),
        (np.full((2, 3), np.nan), np.ones((2, 3)), "before has one that is not"),
    ],
)
def test_refusals(before, after, message):
    with pytest.raises(XphiError, match=message):
        drift(before, after)


def test_it_needs_no_torch():
    code = "import sys, xphi.swap.drift; assert not {'torch', 'onnx', 'jax', 'sympy', 'scipy'} & set(sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)
