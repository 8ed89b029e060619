"""Swapping in models of transformers, small and with random weights: all of the activations, and nothing else."""

import pytest
import torch
from transformers import (
    BertConfig,
    BertModel,
    CLIPTextConfig,
    CLIPTextModel,
    GPT2Config,
    GPT2Model,
    LlamaConfig,
    LlamaModel,
    T5Config,
    T5EncoderModel,
)

import xphi.torch as xt
from xphi.swap.torch import swap

torch.set_num_threads(1)
IDS = torch.tensor([[3, 1, 4, 1, 5], [9, 2, 6, 5, 3]])
SMALL = {"vocab_size": 12, "bos_token_id": 0, "eos_token_id": 1, "pad_token_id": 2}
WIDTHS = {"hidden_size": 16, "intermediate_size": 32, "num_hidden_layers": 2, "num_attention_heads": 2}


def bert(activation):
    return BertModel(BertConfig(**WIDTHS, **SMALL, hidden_act=activation))


def gpt2(activation):
    return GPT2Model(GPT2Config(n_embd=16, n_layer=2, n_head=2, **SMALL, activation_function=activation))


def llama(activation):
    return LlamaModel(LlamaConfig(**WIDTHS, **SMALL, hidden_act=activation))


def t5(activation):
    config = T5Config(d_model=16, d_kv=8, d_ff=32, num_layers=2, num_heads=2, **SMALL, feed_forward_proj="gated-gelu")
    config.dense_act_fn = activation
    return T5EncoderModel(config)


def clip(activation):
    return CLIPTextModel(CLIPTextConfig(**WIDTHS, **SMALL, hidden_act=activation))


#: Each model's own activation, what it is in the registry, and where it is in a layer.
MODELS = {
    bert: ("gelu", "gelu", "encoder.layer.{}.intermediate.intermediate_act_fn"),
    gpt2: ("gelu_new", "gelu_tanh", "h.{}.mlp.act"),
    llama: ("silu", "silu", "layers.{}.mlp.act_fn"),
    t5: ("gelu_new", "gelu_tanh", "encoder.block.{}.layer.1.DenseReluDense.act"),
    clip: ("quick_gelu", "gelu_sigmoid", "encoder.layers.{}.mlp.activation_fn"),
}
#: The spellings of transformers' ACT2FN, and what they are in the registry.
SPELLINGS = {
    "gelu": "gelu",
    "gelu_python": "gelu",
    "gelu_new": "gelu_tanh",
    "gelu_fast": "gelu_tanh",
    "gelu_accurate": "gelu_tanh",
    "gelu_pytorch_tanh": "gelu_tanh",
    "gelu_python_tanh": "gelu_tanh",
    "quick_gelu": "gelu_sigmoid",
    "silu": "silu",
    "swish": "silu",
    "mish": "mish",
    "relu": "relu",
    "relu2": "relu2",
    "hardswish": "hard_swish",
    "sigmoid": "sigmoid",
    "tanh": "tanh",
}


def made(build, activation):
    torch.manual_seed(0)
    return build(activation).eval()


@torch.no_grad()
def outputs(model):
    return model(input_ids=IDS).last_hidden_state


@pytest.mark.parametrize("build", MODELS)
def test_a_swapped_model_is_the_model_built_so(build):
    """Bit for bit: one is swapped to relu2, the other built with it and given ours for theirs."""
    own, source, place = MODELS[build]
    model, other = made(build, own), made(build, "relu2")
    other.load_state_dict(model.state_dict())
    swap(other, {"relu2": "relu2"})
    before = outputs(model)
    with swap(model, {own: "relu2"}) as done:
        where = [(one.where, one.source, one.target, one.kind) for one in done.report.changed]
        assert where == [(place.format(layer), source, "relu2", "module") for layer in range(2)]
        assert (done.report.not_found, done.report.unsupported) == ((), ())
        assert torch.equal(outputs(model), outputs(other))
        assert model.state_dict().keys() == other.state_dict().keys()
    assert torch.equal(outputs(model), before)


@pytest.mark.parametrize(("spelling", "source"), SPELLINGS.items())
def test_every_spelling_of_transformers_is_identified(spelling, source):
    model = made(bert, spelling)
    target = "silu" if source != "silu" else "gelu"
    with swap(model, {source: target}) as done:
        layers = [one for one in done.report.changed if ".intermediate_act_fn" in one.where]
        assert [(one.source, one.target) for one in layers] == [(source, target)] * 2
        assert model.encoder.layer[0].intermediate.intermediate_act_fn.function == target


@pytest.mark.parametrize("spelling", ["gelu_10", "relu6", "leaky_relu", "laplace", "linear"])
def test_what_is_no_function_of_ours_is_not_taken_for_one(spelling):
    model = made(bert, spelling)
    done = swap(model, dict.fromkeys(["gelu", "relu", "sigmoid", "normal_cdf", "identity"], "silu"))
    assert [one for one in done.report.changed if ".intermediate_act_fn" in one.where and one.kind == "module"] == []


def test_the_pooler_is_not_in_the_way():
    """BERT has a tanh in its pooler, which only a swap of tanh touches."""
    model = made(bert, "gelu")
    with swap(model, {"tanh": "erf"}) as done:
        assert [(one.where, one.source, one.target) for one in done.report.changed] == [
            ("pooler.activation", "tanh", "erf")
        ]
    assert swap(model, {"gelu": "gelu"}).report.changed[0].where.startswith("encoder")


def test_training_goes_on_through_a_swap():
    model = made(llama, "silu")
    with swap(model, {"silu": "silu"}):
        assert isinstance(model.layers[0].mlp.act_fn, xt.SiLU)
        model.train()
        model(input_ids=IDS).last_hidden_state.square().sum().backward()
    assert all(one.grad is not None for one in model.layers.parameters())
    assert model.layers[0].mlp.act_fn.training
