"""State dicts of other libraries: into our blocks, out again, and what is said where a shape does not fit."""

from dataclasses import replace

import pytest
import torch

from xphi.errors import XphiError
from xphi.nn.torch import (
    LAYOUTS,
    FeedForward,
    GatedFeedForward,
    SwiGLUClamped,
    detect_layout,
    load_layout,
    to_layout,
)

torch.set_num_threads(1)
D, FF = 6, 10
PREFIX = "h.0.mlp."


def made(module):
    """A module of another library in binary64, its weights drawn large enough to bend every activation."""
    generator = torch.Generator().manual_seed(1)
    with torch.no_grad():
        for parameter in module.parameters():
            parameter.copy_(torch.randn(parameter.shape, generator=generator))
    return module.double().eval()


def gpt2():
    from transformers import GPT2Config
    from transformers.models.gpt2.modeling_gpt2 import GPT2MLP

    theirs = made(GPT2MLP(FF, GPT2Config(n_embd=D)))
    return FeedForward(D, FF, "gelu_new", dtype=torch.float64), theirs, theirs


def bert():
    from transformers import BertConfig
    from transformers.models.bert.modeling_bert import BertIntermediate, BertOutput

    config = BertConfig(hidden_size=D, intermediate_size=FF, num_attention_heads=1)
    theirs = torch.nn.ModuleDict({"intermediate": BertIntermediate(config), "output": BertOutput(config)})
    made(theirs)
    return (
        FeedForward(D, FF, "gelu", dtype=torch.float64),
        theirs,
        lambda x: theirs["output"].dense(theirs["intermediate"](x)),
    )


def vit():
    from transformers import ViTConfig
    from transformers.models.vit.modeling_vit import ViTMLP

    theirs = made(ViTMLP(ViTConfig(hidden_size=D, intermediate_size=FF, num_attention_heads=1)))
    return FeedForward(D, FF, "gelu", dtype=torch.float64), theirs, theirs


def t5():
    from transformers import T5Config
    from transformers.models.t5.modeling_t5 import T5DenseActDense

    theirs = made(T5DenseActDense(T5Config(d_model=D, d_ff=FF)))
    return FeedForward(D, FF, "relu", bias=False, dtype=torch.float64), theirs, theirs


def t5_gated():
    from transformers import T5Config
    from transformers.models.t5.modeling_t5 import T5DenseGatedActDense

    theirs = made(T5DenseGatedActDense(T5Config(d_model=D, d_ff=FF, feed_forward_proj="gated-gelu")))
    return GatedFeedForward(D, FF, "gelu_new", dtype=torch.float64), theirs, theirs


def llama(config="LlamaConfig", module="LlamaMLP", **options):
    import transformers

    family = module.removesuffix("MLP").lower()
    source = getattr(transformers.models, family)
    config = getattr(transformers, config)(hidden_size=D, intermediate_size=FF, num_attention_heads=1, **options)
    theirs = made(getattr(getattr(source, f"modeling_{family}"), module)(config))
    activation = getattr(config, "hidden_activation", None) or config.hidden_act
    return GatedFeedForward(D, FF, activation, dtype=torch.float64), theirs, theirs


def gpt_oss(expert=1):
    from transformers import GptOssConfig
    from transformers.models.gpt_oss.modeling_gpt_oss import GptOssExperts

    config = GptOssConfig(hidden_size=D, intermediate_size=FF, num_local_experts=3, num_attention_heads=1)
    theirs = made(GptOssExperts(config))

    def run(x):
        tokens = x.reshape(-1, D)
        chosen = torch.full((len(tokens), 1), expert)
        return theirs(tokens, chosen, torch.ones(len(tokens), 1, dtype=x.dtype)).reshape(x.shape)

    gate = SwiGLUClamped(alpha=config.swiglu_alpha, limit=config.swiglu_limit)
    return GatedFeedForward(D, FF, gate, bias=True, dtype=torch.float64), theirs, run


def nemotron():
    from transformers import NemotronConfig
    from transformers.models.nemotron.modeling_nemotron import NemotronMLP

    config = NemotronConfig(hidden_size=D, intermediate_size=FF, num_attention_heads=1)
    theirs = made(NemotronMLP(config))
    return FeedForward(D, FF, config.hidden_act, bias=False, dtype=torch.float64), theirs, theirs


MODELS = {
    "gpt2": gpt2,
    "bert": bert,
    "vit": vit,
    "t5": t5,
    "t5_gated": t5_gated,
    "llama": llama,
    "mistral": lambda: llama("MistralConfig", "MistralMLP", num_key_value_heads=1),
    "qwen": lambda: llama("Qwen2Config", "Qwen2MLP"),
    "gemma": lambda: llama("GemmaConfig", "GemmaMLP", hidden_act="gelu_pytorch_tanh"),
    "phi3": lambda: llama("Phi3Config", "Phi3MLP", pad_token_id=0),
    "nemotron": nemotron,
    "gpt_oss": gpt_oss,
}


def apart(block, x):
    """How far two programs for one block may be apart, element by element.

    A sum of n products is off by at most n·u·Σ|terms|, and the bias is one term more; two programs, so twice that.
    An activation passes an error on times its largest slope and adds its own roundings; no formula here has more than
    16 operations, and none of its terms is larger than |x| (|x|² for relu2).
    """
    u = torch.finfo(x.dtype).eps / 2

    def linear(layer, value, error):
        terms = value.abs() @ layer.weight.abs().T + (0 if layer.bias is None else layer.bias.abs())
        return layer(value), 2 * (layer.in_features + 1) * u * terms + error @ layer.weight.abs().T

    def activation(function, value, error):
        slope = 2 * (value.abs() + error).amax() + 2 if function == "relu2" else 2
        return slope * error + 2 * 16 * u * (value.abs() + value.square())

    up, off_up = linear(block.up_proj, x, torch.zeros_like(x))
    if isinstance(block, GatedFeedForward):
        gate, off_gate = linear(block.gate_proj, x, torch.zeros_like(x))
        off = activation("gate", gate, off_gate)
        hidden = block.activation(gate, up)
        # |act(gate)| <= |gate|; the factor that up enters with is at most |up| + 1, for the clamped unit
        off = off * (up.abs() + off_up + 1) + (off_up + 4 * u) * (gate.abs() + off_gate)
    else:
        off = activation(getattr(block.activation, "function", ""), up, off_up)
        hidden = block.activation(up)
    return linear(block.down_proj, hidden, off)[1]


@pytest.mark.parametrize("name", MODELS)
@torch.no_grad()
def test_a_real_module_gives_the_same_output(name):
    block, theirs, run = MODELS[name]()
    state = {PREFIX + key: value for key, value in theirs.state_dict().items()}
    expert = 1 if LAYOUTS[name].experts else None
    assert load_layout(block, state, name, prefix=PREFIX, expert=expert) is LAYOUTS[name]
    x = 2 * torch.randn(3, 5, D, dtype=torch.float64, generator=torch.Generator().manual_seed(2))
    limit = apart(block, x)
    assert (block(x) - run(x)).abs().le(limit).all()
    # the limit tells the activations apart
    other = FeedForward if isinstance(block, FeedForward) else GatedFeedForward
    wrong = other(D, FF, "mish", bias=block.down_proj.bias is not None, dtype=torch.float64)
    wrong.load_state_dict(block.state_dict())
    assert (wrong(x) - run(x)).abs().gt(limit).any()


@pytest.mark.parametrize("name", MODELS)
@torch.no_grad()
def test_out_again_is_what_went_in(name):
    block, theirs, _ = MODELS[name]()
    row, state = LAYOUTS[name], theirs.state_dict()
    load_layout(block, state, name, expert=1 if row.experts else None)
    back = to_layout(block, name, prefix=PREFIX)
    stems = tuple(stem for stem, _ in row.stored)
    assert back.keys() == {PREFIX + key for key in state if key.startswith(stems)}
    for key, value in back.items():
        wanted = state[key.removeprefix(PREFIX)]
        assert torch.equal(value, wanted[1:2] if row.experts else wanted)
        assert value.is_contiguous()
        assert not value.requires_grad


def rows(layout, bias):
    """A state dict of a layout whose numbers are all different, with the parts that it should be taken apart into."""
    count = iter(range(10_000))

    def draw(*shape):
        return torch.tensor([next(count) for _ in range(torch.Size(shape).numel())], dtype=torch.float32).reshape(shape)

    names = ("gate", "up", "down") if layout.gated else ("up", "down")
    parts = {}
    for name in names:
        out, into = (D, FF) if name == "down" else (FF, D)
        parts[f"{name}_proj.weight"] = draw(out, into)
        if bias:
            parts[f"{name}_proj.bias"] = draw(out)
    return parts


@pytest.mark.parametrize("bias", [False, True])
@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("order", [("gate", "up"), ("up", "gate")])
@pytest.mark.parametrize("interleaved", [False, True])
@pytest.mark.parametrize("transposed", [False, True])
@pytest.mark.parametrize("experts", [False, True])
def test_packed_layouts_hold_what_they_say(bias, packed, order, interleaved, transposed, experts):
    layout = replace(LAYOUTS["phi3"], order=order, interleaved=interleaved, transposed=transposed, experts=experts)
    parts = rows(layout, bias)
    both = [parts[f"{name}_proj.weight"] for name in order]
    stored = torch.empty(2 * FF, D)
    if interleaved:
        stored[0::2], stored[1::2] = both
    else:
        stored[:FF], stored[FF:] = both
    stored = stored.T if transposed else stored
    block = GatedFeedForward(D, FF, bias=bias, packed=packed)
    separate = GatedFeedForward(D, FF, bias=bias)
    separate.load_state_dict(parts)
    state = to_layout(separate, layout)
    assert torch.equal(state["gate_up_proj.weight"], stored[None] if experts else stored)
    assert load_layout(block, state, layout) is layout
    mine = to_layout(block, "llama")
    assert mine.keys() == parts.keys()
    assert all(torch.equal(mine[key], parts[key]) for key in parts)


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_layout_is_found_from_its_keys(name):
    row = LAYOUTS[name]
    kind = GatedFeedForward if row.gated else FeedForward
    state = to_layout(kind(D, FF, bias=True), name, prefix=PREFIX)
    found = detect_layout(state, PREFIX)
    assert found.keys == row.keys
    assert replace(found, name="", models="", activation="") == replace(row, name="", models="", activation="")
    block = kind(D, FF, bias=True)
    assert load_layout(block, state, prefix=PREFIX) is found
    with pytest.raises(XphiError, match=rf"there is one of {found.name} at prefix='h\.0\.mlp\.'"):
        detect_layout(state)


def test_which_tensors_share_their_memory_with_the_block():
    def shared(block, layout):
        own = {parameter.untyped_storage().data_ptr() for parameter in block.parameters()}
        return {key for key, value in to_layout(block, layout).items() if value.untyped_storage().data_ptr() in own}

    separate, packed = (GatedFeedForward(D, FF, packed=packed) for packed in (False, True))
    alone = {"gate_proj.weight", "up_proj.weight", "down_proj.weight"}
    assert shared(separate, "llama") == shared(packed, "llama") == alone
    assert shared(separate, "phi3") == shared(packed, "phi3") == {"down_proj.weight"}  # put together
    assert shared(FeedForward(D, FF), "gpt2") == {"c_fc.bias", "c_proj.bias"}  # weights are turned


def test_meta_devices_and_dtypes():
    state = to_layout(FeedForward(D, FF), "gpt2")
    empty = FeedForward(D, FF, device="meta")
    with pytest.raises(XphiError, match="pass assign=True"):
        load_layout(empty, state, "gpt2")
    load_layout(empty, state, "gpt2", assign=True)
    assert torch.equal(empty.up_proj.weight, state["c_fc.weight"].T)
    assert empty.up_proj.weight.requires_grad
    narrow = FeedForward(D, FF, dtype=torch.bfloat16)
    load_layout(narrow, state, "gpt2")
    assert torch.equal(narrow.up_proj.weight, state["c_fc.weight"].T.bfloat16())


def test_other_keys_are_left_alone():
    state = to_layout(FeedForward(D, FF), "gpt2") | {"ln.weight": torch.zeros(3)}
    assert load_layout(FeedForward(D, FF), state).name == "gpt2"
