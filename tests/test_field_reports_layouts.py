"""Public reports about the packing of gate and up, and about widths that do not divide: ours must be right there."""

from dataclasses import replace

import pytest
import torch

from xphi.census.widths import ffn_width, next_multiple
from xphi.nn.torch import LAYOUTS, GatedFeedForward, load_layout, to_layout

torch.set_num_threads(1)
D, FF = 4, 6


@pytest.fixture
def weights():
    generator = torch.Generator().manual_seed(1)
    gate, up = (torch.randn(FF, D, generator=generator, dtype=torch.float64) for _ in range(2))
    return gate, up, torch.randn(D, FF, generator=generator, dtype=torch.float64)


def expected(x, gate, up, down):
    return (torch.nn.functional.silu(x @ gate.T) * (x @ up.T)) @ down.T


@pytest.mark.parametrize("order", [("gate", "up"), ("up", "gate")])
@pytest.mark.parametrize("interleaved", [False, True])
def test_gate_and_up_are_read_in_the_order_that_is_said(weights, order, interleaved):
    """https://github.com/flashinfer-ai/flashinfer/issues/5291, https://github.com/sgl-project/sglang/issues/32430:
    rows are up and gate in some kernels, gate and up in checkpoints, and no shape tells the two apart.
    """
    gate, up, down = weights
    parts = dict(zip(("gate", "up"), (gate, up), strict=True))
    pair = [parts[name] for name in order]
    packed = torch.stack(pair, dim=1).reshape(2 * FF, D) if interleaved else torch.cat(pair)
    layout = replace(LAYOUTS["phi3"], order=order, interleaved=interleaved)
    state = {f"{layout.gate_up}.weight": packed, f"{layout.down}.weight": down}
    x = torch.linspace(-3, 3, 5 * D, dtype=torch.float64).reshape(5, D)
    block = GatedFeedForward(D, FF, "silu", dtype=torch.float64)
    load_layout(block, state, layout)
    torch.testing.assert_close(block(x), expected(x, gate, up, down))
    assert not torch.allclose(block(x), expected(x, up, gate, down))
    back = to_layout(block, layout)
    assert torch.equal(back[f"{layout.gate_up}.weight"], packed)


@pytest.mark.parametrize(
    ("width", "multiple", "padded"),
    [
        (4505, 128, 4608),  # https://github.com/InternLM/lmdeploy/issues/2739: up, never down
        (29568, 128 * 2, 29696),  # https://github.com/QwenLM/Qwen3-VL/issues/231: groups of 128 on 2, 4 and 8 ranks
        (29568, 128 * 4, 29696),
        (29568, 128 * 8, 29696),
        (28672 // 3, 256, 9728),  # https://github.com/EleutherAI/gpt-neox/issues/1319: a third of the configured size
        (86016 // 3, 256, 28672),
        (2731, 64, 2752),  # https://github.com/stas00/ml-engineering/issues/45: 8/3 of 1024
        (2731, 128, 2816),
        (2731, 256, 2816),
    ],
)
def test_widths_are_padded_up(width, multiple, padded):
    assert next_multiple(width, multiple) == padded


def test_the_width_that_a_loader_expected_without_the_multiple():
    """https://github.com/ggml-org/llama.cpp/issues/2286: 28416 in place of 28672."""
    assert ffn_width(8192, multiplier=1.3, multiple_of=256) == 28416
    assert ffn_width(8192, multiplier=1.3, multiple_of=4096) == 28672
