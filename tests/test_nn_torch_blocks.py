"""The feed-forward blocks as PyTorch modules: shapes, sizes, options, and what frameworks do with a module."""

import copy
import doctest
import importlib
import io
import itertools
import math
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

from xphi.census.widths import ffn_width
from xphi.errors import XphiError
from xphi.nn.torch import GELU, FeedForward, GatedFeedForward, StochasticGate, SwiGLU, SwiGLUClamped

torch.set_num_threads(1)

MAKERS = {
    "plain": FeedForward,
    "gated": GatedFeedForward,
    "packed": lambda *sizes, **options: GatedFeedForward(*sizes, packed=True, **options),
}
D, FF = 6, 10


def tokens(*shape, dtype=torch.float64, seed=0):
    return 2 * torch.randn(shape, dtype=torch.float64, generator=torch.Generator().manual_seed(seed)).to(dtype)


@pytest.fixture(params=MAKERS)
def make(request):
    return MAKERS[request.param]


@pytest.mark.parametrize("shape", [(2, 5, D), (5, D), (D,), (0, 5, D), (2, 0, D)])
@torch.no_grad()
def test_shapes_from_d_model_to_d_model(make, shape):
    seen = []
    block = make(D, FF, dtype=torch.float64)
    block.activation.register_forward_hook(lambda module, given, out: seen.append(out.shape))
    assert block(tokens(*shape)).shape == shape
    assert seen == [torch.Size((*shape[:-1], FF))]


@torch.no_grad()
def test_formula_of_the_plain_block():
    block = FeedForward(D, FF, dtype=torch.float64)
    x = tokens(2, 5, D)
    up = nn.functional.linear(x, block.up_proj.weight, block.up_proj.bias)
    assert torch.equal(block(x), nn.functional.linear(GELU()(up), block.down_proj.weight, block.down_proj.bias))


@torch.no_grad()
def test_formula_of_the_gated_block():
    block = GatedFeedForward(D, FF, dtype=torch.float64)
    x = tokens(2, 5, D)
    gate, up = x @ block.gate_proj.weight.T, x @ block.up_proj.weight.T
    assert torch.equal(block(x), SwiGLU()(gate, up) @ block.down_proj.weight.T)


@torch.no_grad()
def test_positions_do_not_mix(make):
    """To permute the tokens is to permute the output; a token's output is the one that it has alone."""
    block = make(D, FF, dtype=torch.float64)
    x = tokens(2, 7, D)
    order = torch.randperm(7, generator=torch.Generator().manual_seed(3))
    # a matrix product may take its rows in other blocks: d_model + d_ff products, each off by a rounding of its terms
    weights = [p.abs().sum().item() for p in block.parameters()]
    limit = 4 * (D + FF) * torch.finfo(x.dtype).eps * (1 + x.abs().max().item() ** 2) * (1 + math.prod(weights))
    assert (block(x)[:, order] - block(x[:, order])).abs().max() <= limit
    assert (block(x)[:, 3] - block(x[:, 3])).abs().max() <= limit
    changed = x.clone()
    changed[:, 3] += 1
    moved = (block(changed) - block(x)).abs().amax((0, 2)) > limit
    assert moved.tolist() == [position == 3 for position in range(7)]


def test_default_sizes_and_counts():
    plain = FeedForward(768, device="meta")
    assert (plain.d_ff, plain.up_proj.weight.shape, plain.down_proj.weight.shape) == (3072, (3072, 768), (768, 3072))
    assert sum(p.numel() for p in plain.parameters()) == 2 * 768 * 3072 + 3072 + 768
    assert GatedFeedForward(768, device="meta").d_ff == ffn_width(768)
    meta = {"device": "meta"}
    assert GatedFeedForward(4096, multiple_of=256, **meta).d_ff == ffn_width(4096, multiple_of=256)
    rounded = GatedFeedForward(4096, multiple_of=1024, ffn_dim_multiplier=1.3, **meta)
    assert rounded.d_ff == ffn_width(4096, multiple_of=1024, multiplier=1.3)
    assert sum(p.numel() for p in rounded.parameters()) == 3 * 4096 * rounded.d_ff
    packed = GatedFeedForward(8, 20, packed=True, bias=True)
    assert {n: tuple(p.shape) for n, p in packed.named_parameters()} == {
        "gate_up_proj.weight": (40, 8),
        "gate_up_proj.bias": (40,),
        "down_proj.weight": (8, 20),
        "down_proj.bias": (8,),
    }


@torch.no_grad()
def test_packed_is_separate_with_gate_first():
    separate, packed = GatedFeedForward(D, FF, bias=True), GatedFeedForward(D, FF, bias=True, packed=True)
    for kind in ("weight", "bias"):
        both = [getattr(separate.gate_proj, kind), getattr(separate.up_proj, kind)]
        getattr(packed.gate_up_proj, kind).copy_(torch.cat(both))
        getattr(packed.down_proj, kind).copy_(getattr(separate.down_proj, kind))
    separate, packed, x = separate.double(), packed.double(), tokens(3, D)
    # the same sums of products, perhaps in another order
    terms = (x.abs() @ separate.gate_proj.weight.abs().T).max() + (x.abs() @ separate.up_proj.weight.abs().T).max() + 2
    limit = 4 * (D + FF) * torch.finfo(x.dtype).eps * (terms**2) * (separate.down_proj.weight.abs().sum() + 1)
    assert (packed(x) - separate(x)).abs().max() <= limit
    swapped = copy.deepcopy(packed)
    swapped.gate_up_proj.weight.copy_(packed.gate_up_proj.weight.roll(FF, 0))
    assert (swapped(x) - separate(x)).abs().max() > limit


@pytest.mark.parametrize(
    ("given", "plain", "gated"),
    [
        ("gelu", "GELU", "GEGLU"),
        ("gelu_new", "GELUTanh", "GEGLUTanh"),
        ("gelu_pytorch_tanh", "GELUTanh", "GEGLUTanh"),
        ('nn.GELU(approximate="tanh")', "GELUTanh", "GEGLUTanh"),
        ("swish", "SiLU", "SwiGLU"),
        ("silu", "SiLU", "SwiGLU"),
        ("sigmoid", "Sigmoid", "GLU"),
        ("relu", "ReLU", "ReGLU"),
        ("identity", "Identity", "Bilinear"),
        ("quick_gelu", "GELUSigmoid", "Product"),
    ],
)
def test_any_spelling_of_an_activation(given, plain, gated):
    assert type(FeedForward(2, activation=given).activation).__name__ == plain
    assert type(GatedFeedForward(2, activation=given).activation).__name__ == gated


@pytest.mark.parametrize("given", ["swiglu", "SwiGLU", "geglu", "geglu_tanh", "reglu", "glu", "bilinear"])
def test_names_of_gates_mean_their_activation(given):
    assert type(GatedFeedForward(2, activation=given).activation).function == given.lower()
    with pytest.raises(XphiError, match=f"{given} is a gated unit, a function of gate and up: use GatedFeedForward"):
        FeedForward(2, activation=given)


def test_modules_as_activations():
    assert FeedForward(2, activation=nn.Tanh()).activation(torch.tensor(0.0)) == 0
    assert isinstance(FeedForward(2, activation=StochasticGate()).activation, StochasticGate)
    assert "rung='fast'" in repr(FeedForward(2, activation=GELU(rung="fast")))
    assert "limit=10" in repr(GatedFeedForward(2, activation=SwiGLUClamped(limit=10.0)))
    assert GatedFeedForward(2, activation=nn.Bilinear(5, 5, 5)).activation.in1_features == 5
    assert FeedForward(2, activation=nn.Sequential(nn.Tanh(), nn.Dropout())).activation[0](torch.tensor(0.0)) == 0


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: GatedFeedForward(2, activation=GELU()), "GELU does not take two tensors: pass the name 'gelu'"),
        (
            lambda: GatedFeedForward(2, activation=nn.SiLU()),
            "SiLU does not take two tensors: pass a name such",
        ),
        (lambda: GatedFeedForward(2, activation=StochasticGate()), "StochasticGate does not take two tensors"),
        (lambda: GatedFeedForward(2, activation=nn.Sequential(GELU())), "Sequential does not take two tensors"),
        (lambda: FeedForward(2, activation=SwiGLU()), "SwiGLU does not take one alone: .* belongs in GatedFeedForward"),
        (lambda: FeedForward(2, activation=nn.Bilinear(2, 2, 2)), "Bilinear does not take one alone"),
        (
            lambda: FeedForward(2, activation=None),
            "activation must be a name such as 'gelu', or a torch.nn.Module, not",
        ),
        (lambda: FeedForward(2, activation=nn.functional.gelu), "a torch.nn.Module, not <built-in function gelu>"),
        (lambda: GatedFeedForward(2, activation=nn.SiLU), "a torch.nn.Module, not <class .*SiLU"),
        (lambda: GatedFeedForward(2, activation=5), "a torch.nn.Module, not 5"),
    ],
)
def test_an_activation_that_a_block_cannot_call_is_refused_when_it_is_built(wrong, sentence):
    with pytest.raises(XphiError, match=sentence):
        wrong()


@torch.no_grad()
def test_an_activation_without_a_gate_of_its_own():
    block = GatedFeedForward(D, FF, "mish", dtype=torch.float64)
    gate, up = tokens(4, FF), tokens(4, FF, seed=1)
    assert torch.equal(block.activation(gate, up), FeedForward(1, activation="mish").activation(gate) * up)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (lambda: FeedForward(0), "d_model must be a whole number of at least 1, not 0"),
        (lambda: FeedForward(8, 2.5), "d_ff must be a whole number of at least 1, not 2.5"),
        (lambda: FeedForward(8, dropout=1.5), "dropout must be a probability from 0 to 1, not 1.5"),
        (lambda: FeedForward(8, dropout="a"), "dropout must be a probability from 0 to 1, not 'a'"),
        (lambda: GatedFeedForward(8, dropout=None), "dropout must be a probability from 0 to 1, not None"),
        (lambda: FeedForward(8, dropout=True), "dropout must be a probability from 0 to 1, not True"),
        (lambda: FeedForward(8, dropout=math.nan), "dropout must be a probability from 0 to 1, not nan"),
        (lambda: FeedForward(8, dtype="float32"), "dtype must be one of torch.float16, .*, not 'float32'"),
        (lambda: GatedFeedForward(8, dtype=torch.int32), "dtype must be one of .*, not torch.int32"),
        (lambda: FeedForward("8"), "d_model must be a whole number of at least 1, not '8'"),
        (lambda: FeedForward(8, activation="geluu"), "no spelling is 'geluu'; the nearest are"),
        (lambda: FeedForward(8, activation="normal_pdf"), "normal_pdf has no operator"),
        (lambda: GatedFeedForward(8, -1), "d_ff must be a whole number of at least 1"),
        (lambda: GatedFeedForward(8, 32, multiple_of=4), "d_ff=32 is the width itself: leave out multiple_of"),
        (lambda: GatedFeedForward(8, multiple_of=0), "multiple_of must be a whole number"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(wrong, sentence):
    with pytest.raises(XphiError, match=sentence):
        wrong()


def test_weights_start_as_those_of_linear(make):
    torch.manual_seed(5)
    block = make(D, FF, bias=True)
    torch.manual_seed(5)
    for module in block.children():
        if isinstance(module, nn.Linear):
            twin = nn.Linear(module.in_features, module.out_features)
            assert torch.equal(module.weight, twin.weight)
            assert torch.equal(module.bias, twin.bias)
    before = [p.clone() for p in block.parameters()]
    block.reset_parameters()
    assert all(not torch.equal(old, new) for old, new in zip(before, block.parameters(), strict=True))


def test_meta_device_then_empty_then_reset(make):
    block = make(D, FF, device="meta", dtype=torch.bfloat16)
    assert block(torch.empty(2, D, device="meta", dtype=torch.bfloat16)).is_meta
    block.to_empty(device="cpu").reset_parameters()
    out = block(tokens(2, D, dtype=torch.bfloat16))
    assert out.dtype == torch.bfloat16
    assert out.isfinite().all()


def test_dropout_is_on_the_output_and_in_training_only(make):
    block = make(D, FF, dropout=0.5)
    x = tokens(400, D, dtype=torch.float32)
    torch.manual_seed(0)
    kept = block(x)
    whole = block.eval()(x)
    zero = kept == 0
    assert torch.equal(kept[~zero], 2 * whole[~zero])
    # 2400 draws with 1/2: farther than 8 standard deviations from the mean by chance, less often than 1e-14
    assert abs(zero.sum().item() - zero.numel() / 2) <= 8 * math.sqrt(zero.numel() / 4)
    assert torch.equal(make(D, FF, dropout=1.0)(x), torch.zeros_like(x))


@pytest.mark.parametrize("packed", [False, True])
def test_the_gate_keeps_two_tensors_for_the_backward_pass(packed):
    """Of the product gate and up are kept; eager silu(gate) * up would keep silu(gate) too."""
    block = GatedFeedForward(D, FF, packed=packed)
    x = tokens(4, D, dtype=torch.float32).requires_grad_()
    kept = {}

    def keep(tensor):
        kept[tensor.untyped_storage().data_ptr()] = tensor.untyped_storage().nbytes()
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        out = block(x)
    parameters = {p.untyped_storage().data_ptr() for p in block.parameters()}
    activations = sum(size for place, size in kept.items() if place not in parameters)
    # x, gate, up, and the input of down_proj
    assert activations == 4 * 4 * (D + 3 * FF)
    out.sum().backward()
    assert x.grad.isfinite().all()


def test_gradients(make):
    block = make(3, 4, dtype=torch.float64, bias=True)
    x = tokens(2, 3).requires_grad_()
    names, parameters = zip(*block.named_parameters(), strict=True)

    def run(x, *parameters):
        return torch.func.functional_call(block, dict(zip(names, parameters, strict=True)), (x,))

    assert torch.autograd.gradcheck(run, (x, *parameters))


def test_checkpointing_changes_nothing(make):
    block, x = make(D, FF), tokens(5, D, dtype=torch.float32)
    results = []
    for run in (block, lambda x: checkpoint(block, x, use_reentrant=False)):
        block.zero_grad()
        leaf = x.clone().requires_grad_()
        out = run(leaf)
        out.square().sum().backward()
        results.append([out, leaf.grad, *(p.grad.clone() for p in block.parameters())])
    assert all(torch.equal(a, b) for a, b in zip(*results, strict=True))


def test_copies_pickles_and_state_dicts(make):
    block, x = make(D, FF), tokens(3, D, dtype=torch.float32)
    out = block(x)
    assert torch.equal(copy.deepcopy(block)(x), out)
    file = io.BytesIO()
    torch.save(block, file)
    file.seek(0)
    assert torch.equal(torch.load(file, weights_only=False)(x), out)
    other = make(D, FF)
    assert not torch.equal(other(x), out)
    assert str(other.load_state_dict(block.state_dict())) == "<All keys matched successfully>"
    assert torch.equal(other(x), out)


def test_autocast_computes_in_bfloat16(make):
    block, x = make(D, FF), tokens(3, D, dtype=torch.float32).requires_grad_()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        out = block(x)
    assert out.dtype == torch.bfloat16
    out.float().sum().backward()
    assert x.grad.dtype == torch.float32
    assert all(p.grad.dtype == torch.float32 for p in block.parameters())


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "backend"),
    [("plain", "aot_eager"), ("gated", "aot_eager"), ("packed", "aot_eager"), ("packed", "inductor")],
)
def test_compiles_into_one_graph(name, backend):
    block = MAKERS[name](D, FF, dtype=torch.float64)
    compiled = torch.compile(block, fullgraph=True, backend=backend)
    results = []
    for run in (block, compiled):
        block.zero_grad()
        leaf = tokens(2, 5, D).requires_grad_()
        out = run(leaf)
        out.square().sum().backward()
        results.append([out, leaf.grad, *(p.grad.clone() for p in block.parameters())])
    eps = torch.finfo(torch.float64).eps
    for eager, one in zip(*results, strict=True):
        # the compiler may sum in another order: as many roundings as the longest chain of sums has terms
        largest = itertools.chain.from_iterable(tensor.abs().flatten().tolist() for tensor in results[0])
        assert (eager - one).abs().max() <= 10 * (D + FF) * eps * (1 + max(largest)) ** 2


def test_a_traced_program_can_be_exported(make):
    block, x = make(D, FF).eval(), tokens(2, 5, D, dtype=torch.float32)
    program = torch.export.export(block, (x,))
    assert torch.equal(program.module()(x), block(x))
    assert any("xphi" in str(node.target) for node in program.graph.nodes)


@pytest.mark.parametrize("name", ["facts", "torch.feed_forward", "torch.gated", "torch.stochastic"])
def test_examples_in_the_docstrings_run(name):
    done = doctest.testmod(importlib.import_module(f"xphi.nn.{name}"))
    assert done.failed == 0
    assert done.attempted


def test_the_page_runs():
    page = (Path(__file__).parents[1] / "docs" / "how-to" / "blocks.md").read_text("utf-8")
    blocks = page.split("```python\n")[1:]
    assert blocks
    exec("\n".join(block.split("```")[0] for block in blocks), {})  # noqa: S102 - our own page
