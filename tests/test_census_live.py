"""What a live module itself says comes before what its configuration and its family say: its activation, its heads."""

import pytest
import torch
import transformers
from torch import nn
from transformers import CONFIG_MAPPING

from xphi.census import of
from xphi.nn import torch as xn

SMALL = {"vocab_size": 50, "num_hidden_layers": 2, "num_attention_heads": 2, "hidden_size": 16, "intermediate_size": 40}


def built(kind, architecture, **sizes):
    with torch.device("meta"):
        return getattr(transformers, architecture)(CONFIG_MAPPING[kind](**sizes))


def gpt2():
    return built("gpt2", "GPT2LMHeadModel", n_embd=16, n_layer=2, n_head=2, vocab_size=50)


def bert():
    return built("bert", "BertModel", **SMALL)


@pytest.mark.parametrize(
    ("module", "says"),
    [
        (nn.ReLU, "relu"),
        (lambda: nn.SiLU(inplace=True), "silu"),
        (lambda: nn.GELU(approximate="tanh"), "gelu_tanh"),
        (lambda: nn.ELU(alpha=0.5), "ELU(alpha=0.5)"),
        (lambda: nn.LeakyReLU(0.2), "LeakyReLU(negative_slope=0.2)"),
        (xn.Mish, "mish"),
        (lambda: torch.tanh, "tanh"),
        (lambda: nn.Sequential(nn.ReLU()), None),
    ],
)
def test_an_activation_set_by_hand(module, says):
    model = gpt2()
    assert of(model).main.feed.activation == "gelu_tanh"
    for block in model.transformer.h:
        held = module()
        if not isinstance(held, nn.Module):
            del block.mlp.act
        block.mlp.act = held
    found = of(model).main.feed.activation
    assert found == says if says else found not in {"gelu", "gelu_tanh"}
    model = bert()
    for layer in model.encoder.layer:
        if isinstance(held := module(), nn.Module):
            layer.intermediate.intermediate_act_fn = held
            assert of(nn.Sequential(layer)).main.feed.activation == (says or found)


def test_a_swapped_model():
    from xphi.torch import swap

    config = CONFIG_MAPPING["gpt2"](n_embd=16, n_layer=2, n_head=2, vocab_size=50, n_positions=16)
    config.bos_token_id = config.eos_token_id = 0
    model = transformers.GPT2LMHeadModel(config)
    with swap(model, {"gelu_tanh": "silu"}):
        assert of(model).main.feed.activation == "silu"
    assert of(model).main.feed.activation == "gelu_tanh"


@pytest.mark.parametrize("activation", ["mish", "hard_swish", "gelu_sigmoid", "softplus", "silu", "gelu"])
def test_the_activation_inside_a_product(activation):
    assert of(xn.GatedFeedForward(8, activation=activation)).main.feed.activation == activation


def test_a_class_of_ones_own_is_called_by_its_name():
    """And not by what the configuration would have had in its place."""

    class Wave(nn.Module):
        def forward(self, x):
            return torch.sin(x)

    model = built("granite", "GraniteForCausalLM", **SMALL)
    assert of(model).main.feed.activation == "silu"
    for layer in model.model.layers:
        layer.mlp.act_fn = Wave()
    assert of(model).main.feed.activation == "Wave"


def test_heads_that_the_module_has():
    found = of(nn.Transformer(32, 4, 2, 3, 96, batch_first=True))
    assert {part.heads for block in found.shape.blocks for part in block.attentions} == {4}
    assert found.cross_attention_per_block == found.attention_per_block
    assert not found.shape.notes

    class Attention(nn.Module):
        def __init__(self):
            super().__init__()
            self.num_heads, self.num_kv_heads, self.head_dim = 8, 2, 16
            self.q, self.k, self.v, self.o = (
                nn.Linear(32, 128),
                nn.Linear(32, 32),
                nn.Linear(32, 32),
                nn.Linear(128, 32),
            )

    class Layer(nn.Module):
        def __init__(self):
            super().__init__()
            self.attention, self.mlp = Attention(), xn.FeedForward(32)

    part = of(nn.ModuleList([Layer(), Layer()])).main.attentions[0]
    assert (part.kind, part.heads, part.kv_heads, part.head_dim) == ("grouped-query", 8, 2, 16)
    assert part.projections.weights == part.stored.weights


def test_latent_attention_of_a_type_that_is_not_known():
    model = built(
        "deepseek_v2",
        "DeepseekV2ForCausalLM",
        **SMALL,
        moe_intermediate_size=24,
        n_routed_experts=4,
        num_experts_per_tok=2,
    )
    assert of(model).main.attentions[0].kind == "latent"
    known = of(model).operations
    model.config.model_type = "novel"
    found = of(model)
    assert found.main.attentions[0].kind == "latent"
    assert found.operations == known
