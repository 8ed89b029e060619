"""The benchmark of what is kept: a tiny run of it, and its counting."""

import importlib.util
import json
import math
import sys
from pathlib import Path

import pytest
import torch

torch.set_num_threads(1)
FOLDER = Path(__file__).resolve().parent.parent / "benchmarks"


def loaded(name):
    specification = importlib.util.spec_from_file_location(name, FOLDER / f"{name}.py")
    module = importlib.util.module_from_spec(specification)
    sys.modules[name] = module  # where dataclasses look
    specification.loader.exec_module(module)
    return module


memory, contenders = loaded("memory"), loaded("contenders")
TINY = (memory.Shape("plain", "plain", 16, 64, 4), memory.Shape("gated", "gated", 16, 48, 4))


@pytest.fixture(scope="module")
def tiny():
    return memory.measure(("xphi", "torch", "liger"), 1000, ("float32",), TINY, 1)


@pytest.mark.slow
def test_operators_keep_what_is_counted(tiny):
    kept = {(row["op"], row["impl"]): row["saved_bytes"] for row in tiny["operators"]}
    assert kept["gelu", "xphi"] == kept["gelu", "torch eager"] == 4000
    assert kept["swiglu", "torch eager"] == 12000  # gate, up and silu(gate)
    assert kept["swiglu", "xphi"] == kept["swiglu", "Liger's formulas"] == 8000
    for bits in (1, 2, 4, 8):
        assert kept[f'gelu save="bits" bits={bits}', "xphi"] == math.ceil(1000 * bits / 8)
    ratios = {(row["op"], row["impl"]): row["ratio_to_torch"] for row in tiny["operators"]}
    assert ratios["swiglu", "xphi"] == pytest.approx(2 / 3)


@pytest.mark.slow
def test_blocks_have_bytes_and_times(tiny):
    rows = {(row["shape"]["layout"], row["impl"]): row for row in tiny["blocks"]}
    assert {impl for layout, impl in rows if layout == "gated"} == {
        f"{title}{ending}" for title in ("xphi", "torch eager", "Liger's formulas") for ending in ("", ", checkpointed")
    }
    assert ("plain", 'xphi, save="bits" bits=2') in rows
    for row in rows.values():
        assert min(row["forward_ms"], row["backward_ms"]) > 0
        assert row["peak_bytes"] >= row["saved_bytes"] > 0
        assert {"ratio_saved", "ratio_peak", "ratio_forward", "ratio_backward"} <= set(row)
    eager, ours = rows["gated", "torch eager"], rows["gated", "xphi"]
    tokens, d_model, d_ff = 4, 16, 48
    assert eager["saved_bytes"] == 4 * tokens * (d_model + 4 * d_ff)  # the input, gate, up, silu(gate) and the product
    assert ours["saved_bytes"] == 4 * tokens * (d_model + 3 * d_ff)
    assert rows["gated", "xphi, checkpointed"]["saved_bytes"] == 4 * tokens * d_model
    assert eager["ratio_saved"] == 1


@pytest.mark.slow
def test_it_is_one_document_and_has_tables(tiny, capsys):
    assert json.loads(json.dumps(tiny))["schema"] == "xphi/memory/1"
    memory.show(tiny)
    shown = capsys.readouterr().out
    assert "plain: 16 → 64, 4 tokens" in shown
    assert 'gelu save="bits" bits=2' in shown


def test_the_peak_is_the_most_at_one_time():
    def step():
        first = torch.empty(1000)
        del first
        return torch.empty(500), torch.empty(300)

    assert contenders.peak_bytes(step) == 4000


def test_the_formulas_of_the_peer_are_the_gradients():
    gate, up, g = (torch.randn(50, dtype=torch.float64, generator=torch.Generator().manual_seed(k)) for k in range(3))
    leaves = [one.clone().requires_grad_() for one in (gate, up)]
    wanted = torch.autograd.grad(contenders.swiglu(*leaves), leaves, g)
    found = torch.autograd.grad(contenders.SwiGLUAgain.apply(*(one * 1 for one in leaves)), leaves, g)
    for ours, theirs in zip(found, wanted, strict=True):
        # a dozen roundings each, of numbers below 8
        assert torch.allclose(ours, theirs, rtol=0, atol=2 * 12 * 8 * torch.finfo(torch.float64).eps)


@pytest.mark.slow
def test_a_contender_that_is_lost_is_left_out(capsys):
    document = memory.measure(("nobody",), 64, ("float32",), TINY, 1)
    assert document["operators"] == document["blocks"] == []
    assert "nobody is left out: ended with status" in capsys.readouterr().err
