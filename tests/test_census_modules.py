"""Counts against living modules: those of Transformers, torch's own and this package's, and what autograd keeps."""

import copy
import json

import pytest
import torch
import transformers
from torch import nn
from torch.nn import functional as F  # noqa: N812 - as everybody calls it
from transformers import CONFIG_MAPPING

from xphi import census
from xphi.census import FeedForward, costs, of
from xphi.errors import XphiError

#: Type of model, its architectures, and configurations that change what is stored.
FAMILIES = [
    ("albert", "AlbertModel AlbertForMaskedLM", {}, {"num_hidden_groups": 3, "inner_group_num": 2}),
    ("bert", "BertModel BertForMaskedLM BertForPreTraining BertForSequenceClassification", {}),
    ("bert", "BertForMaskedLM", {"tie_word_embeddings": False}),
    ("bloom", "BloomForCausalLM", {"hidden_size": 64}),
    ("clip_text_model", "CLIPTextModel CLIPTextModelWithProjection", {}),
    ("cohere", "CohereForCausalLM", {"num_key_value_heads": 8}, {"attention_bias": True, "use_qk_norm": True}),
    ("deepseek_v2", "DeepseekV2ForCausalLM", {"num_experts_per_tok": 6, "first_k_dense_replace": 1}),
    ("deepseek_v2", "DeepseekV2ForCausalLM", {"num_experts_per_tok": 6, "q_lora_rank": None, "attention_bias": True}),
    ("deepseek_v3", "DeepseekV3ForCausalLM", {}, {"q_lora_rank": None, "num_hidden_layers": 5}),
    ("distilbert", "DistilBertModel DistilBertForMaskedLM", {}),
    ("falcon", "FalconForCausalLM", {}, {"parallel_attn": False, "bias": True}),
    (
        "falcon",
        "FalconForCausalLM",
        {"new_decoder_architecture": True, "num_kv_heads": 8, "hidden_size": 512, "num_attention_heads": 16},
    ),
    ("gemma", "GemmaForCausalLM", {}),
    ("gemma2", "Gemma2ForCausalLM", {}),
    ("gemma3_text", "Gemma3ForCausalLM", {}),
    (
        "glm4_moe",
        "Glm4MoeForCausalLM",
        {"head_dim": 128},
        {"head_dim": 64, "use_qk_norm": True, "attention_bias": True},
    ),
    ("gpt2", "GPT2LMHeadModel GPT2Model", {}, {"n_inner": 100}),
    ("gpt_bigcode", "GPTBigCodeForCausalLM", {}, {"multi_query": False}),
    ("gpt_neox", "GPTNeoXForCausalLM", {}, {"attention_bias": False}),
    ("gpt_oss", "GptOssForCausalLM", {}),
    ("gptj", "GPTJForCausalLM", {}, {"n_inner": 100}),
    ("llama", "LlamaForCausalLM LlamaModel", {}, {"attention_bias": True, "mlp_bias": True, "head_dim": 64}),
    ("mistral", "MistralForCausalLM", {}),
    ("mixtral", "MixtralForCausalLM", {}),
    (
        "nemotron",
        "NemotronForCausalLM",
        {"num_key_value_heads": 48},
        {"head_dim": 64, "mlp_bias": True, "num_key_value_heads": 8},
    ),
    ("opt", "OPTForCausalLM OPTModel", {}, {"word_embed_proj_dim": 512, "do_layer_norm_before": False}),
    ("opt", "OPTForCausalLM", {"enable_bias": False, "layer_norm_elementwise_affine": False}),
    ("phi", "PhiForCausalLM", {}, {"qk_layernorm": True, "num_key_value_heads": 4}),
    ("phi3", "Phi3ForCausalLM", {}),
    ("qwen2", "Qwen2ForCausalLM", {}, {"num_key_value_heads": 4}),
    ("qwen2_moe", "Qwen2MoeForCausalLM", {}, {"decoder_sparse_step": 2, "mlp_only_layers": [3, 4]}),
    ("qwen3", "Qwen3ForCausalLM", {}),
    ("qwen3_moe", "Qwen3MoeForCausalLM", {}, {"decoder_sparse_step": 3, "mlp_only_layers": [2]}),
    ("roberta", "RobertaModel RobertaForMaskedLM", {}),
    ("starcoder2", "Starcoder2ForCausalLM", {}, {"use_bias": False, "tie_word_embeddings": False}),
    ("t5", "T5ForConditionalGeneration T5Model", {}, {"feed_forward_proj": "gated-gelu", "num_decoder_layers": 3}),
    ("vit", "ViTModel ViTForImageClassification", {}, {"qkv_bias": False, "image_size": 100, "patch_size": 12}),
    ("whisper", "WhisperForConditionalGeneration WhisperModel", {}),
]
#: Layers are many and alike; a few show as much as all.
LAYERS = {"num_hidden_layers": 4, "n_layer": 4, "n_layers": 4}
CASES = [
    pytest.param(kind, name, change, id=f"{name}-{number}")
    for kind, architectures, *changes in FAMILIES
    for name in architectures.split()
    for number, change in enumerate(changes)
]


@pytest.fixture(autouse=True)
def one_thread():
    before = torch.get_num_threads()
    torch.set_num_threads(1)
    yield
    torch.set_num_threads(before)


def on_meta(architecture, config):
    """A module whose parameters have shapes and no storage: real sizes cost nothing."""
    with torch.device("meta"):
        return getattr(transformers, architecture)(config)


def configured(kind, change):
    config = CONFIG_MAPPING[kind]()
    layers = {key: value for key, value in LAYERS.items() if key in config.to_dict()}
    return CONFIG_MAPPING[kind](**{**layers, **change})


def parameters(module):
    """What the module has; DeepSeek's router keeps its correction in a buffer, and the published total has it."""
    buffers = sum(buffer.numel() for name, buffer in module.named_buffers() if "e_score_correction_bias" in name)
    return sum(parameter.numel() for parameter in module.parameters()), buffers


def summary(found):
    feed = found.main.feed
    return {
        "blocks": found.blocks,
        "d_model": found.d_model,
        "d_ff": found.d_ff,
        "gated": feed.gated,
        "bias": feed.bias,
        "activation": feed.activation,
        "experts": (feed.experts, feed.active, feed.shared_d_ff),
        "ffn": found.ffn_per_block,
        "ffn of all": found.ffn_total,
        "attention": found.attention_per_block,
        "cross attention": found.cross_attention_per_block,
        "attention of all": found.attention_total,
        "embeddings": found.shape.embeddings,
        "head": found.shape.head,
        "total": found.count,
        "operations": found.operations.total,
        "saved": found.saved(),
    }


@pytest.mark.parametrize(("kind", "architecture", "change"), CASES)
def test_a_configuration_counts_what_its_module_has(kind, architecture, change):
    config = configured(kind, change)
    module = on_meta(architecture, config)
    stored, buffers = parameters(module)
    entries = json.loads(json.dumps({**config.to_dict(), "architectures": [architecture]}, default=str))
    computed, counted = of(entries), of(module)
    assert computed.total == stored + buffers
    assert counted.total == stored
    if not buffers:
        assert summary(counted) == summary(computed)


@pytest.mark.parametrize(("name", "architecture"), [("gpt2", "GPT2LMHeadModel"), ("llama-3-8b", "LlamaForCausalLM")])
def test_real_sizes(name, architecture):
    entries = dict(census.find(name).config)
    module = on_meta(architecture, CONFIG_MAPPING[entries["model_type"]](**entries))
    assert parameters(module) == (of(name).total, 0)
    assert of(module).total == of(name).total


@pytest.mark.slow
def test_every_model_of_the_table_that_transformers_has():
    """The configuration in the table makes, in Transformers, a module of as many parameters (T5 ties its head)."""
    skipped = {"palm"}
    architectures = {kind: names.split()[0] for kind, names, *_ in FAMILIES}
    for name, row in census.models().items():
        kind = row.config["model_type"]
        if kind in skipped:
            continue
        config = CONFIG_MAPPING[kind](**row.config)
        architecture = row.config.get("architectures", [architectures[kind]])[0]
        stored, buffers = parameters(on_meta(architecture, config))
        untied = 768 * 32128 if kind == "t5" else 0
        assert stored + buffers + untied == of(name).total, name


def test_real_tensors_and_a_module_of_ones_own():
    config = CONFIG_MAPPING["llama"](
        hidden_size=32, intermediate_size=48, num_hidden_layers=2, num_attention_heads=4, vocab_size=50
    )
    module = transformers.LlamaForCausalLM(config)
    assert of(module).total == sum(p.numel() for p in module.parameters())
    assert summary(of(nn.Sequential(module)))["ffn"] == 3 * 32 * 48


#: The sizes of torch's layers below, as a configuration that ends in no vocabulary.
TORCHS = {"model_type": "bert", "hidden_size": 32, "intermediate_size": 96, "num_hidden_layers": 3, "vocab_size": 1}


def test_torchs_own_layers():
    layer = nn.TransformerEncoderLayer(32, 4, 96, activation="gelu", batch_first=True)
    stack = nn.TransformerEncoder(layer, 3, enable_nested_tensor=False)
    found = of(stack)
    assert (found.blocks, found.d_model, found.d_ff, found.main.feed.activation) == (3, 32, 96, "gelu")
    assert found.total == sum(p.numel() for p in stack.parameters())
    assert found.attention_per_block == sum(p.numel() for p in layer.self_attn.parameters())
    assert found.main.attentions[0].kind == "multi-head"
    assert found.operations == of({**TORCHS, "num_attention_heads": 4}).operations
    assert not found.shape.notes


@pytest.mark.parametrize(
    ("module", "d_ff", "gated", "activation"),
    [
        (lambda xn: xn.FeedForward(64), 256, False, "gelu"),
        (lambda xn: xn.FeedForward(64, 100, activation="gelu_sigmoid", bias=False), 100, False, "gelu_sigmoid"),
        (lambda xn: xn.GatedFeedForward(96, multiple_of=32), 256, True, "silu"),
        (lambda xn: xn.GatedFeedForward(96, 200, packed=True, bias=True), 200, True, "silu"),
        (lambda xn: xn.GatedFeedForward(96, 200, activation="gelu_tanh"), 200, True, "gelu_tanh"),
        (lambda xn: xn.GatedFeedForward(96, 200, activation="mish"), 200, True, "mish"),
    ],
)
def test_blocks_of_this_package(module, d_ff, gated, activation):
    from xphi.nn import torch as xn

    block = module(xn)
    found = of(nn.Sequential(block, nn.LayerNorm(block.d_model)))
    feed = found.main.feed
    assert (found.d_ff, feed.gated, feed.activation) == (d_ff, gated, activation)
    assert found.ffn_per_block == sum(p.numel() for p in block.parameters())
    computed = FeedForward(block.d_model, d_ff, gated, activation, feed.bias)
    assert feed.stored == computed.stored
    assert not found.shape.notes


def test_a_shared_module_and_a_tied_weight_count_once():
    class Block(nn.Module):
        def __init__(self):
            super().__init__()
            self.up_proj, self.down_proj = nn.Linear(8, 32), nn.Linear(32, 8)

    block = Block()
    twice = nn.ModuleList([block, block])
    assert of(twice).total == sum(p.numel() for p in block.parameters())
    tied = nn.ModuleList([Block(), Block()])
    tied[1].up_proj.weight = tied[0].up_proj.weight
    assert of(tied).total == sum(p.numel() for p in tied.parameters())


def test_a_module_without_a_block():
    for module in (nn.Linear(3, 4), nn.Sequential(nn.Linear(3, 4), nn.GELU(), nn.Linear(4, 3))):
        with pytest.raises(XphiError, match="no feed-forward block was found"):
            of(module)


def test_experts_in_a_list():
    """As older releases stored Mixtral: one module for each expert, `w1` the gate and `w3` the other."""

    class Expert(nn.Module):
        def __init__(self):
            super().__init__()
            self.w1, self.w3 = nn.Linear(8, 12, bias=False), nn.Linear(8, 12, bias=False)
            self.w2, self.act_fn = nn.Linear(12, 8, bias=False), nn.SiLU()

    class Mixture(nn.Module):
        def __init__(self):
            super().__init__()
            self.top_k, self.gate = 2, nn.Linear(8, 5, bias=False)
            self.experts = nn.ModuleList([Expert() for _ in range(5)])

    feed = of(nn.ModuleList([Mixture(), Mixture()])).main.feed
    computed = FeedForward(8, 12, True, "silu", experts=5, active=2, router=census.Count(40))
    assert feed.stored == computed.stored
    assert (feed.experts, feed.active, feed.activation, feed.gated) == (5, 2, "silu", True)


def kept(function, *parameters_of, in_bytes=False):
    """Elements that autograd keeps for the backward pass of a call; a storage counts once, parameters not at all."""
    own = {parameter.untyped_storage().data_ptr() for module in parameters_of for parameter in module.parameters()}
    held = []

    def pack(tensor):
        held.append(tensor)  # so that no storage is freed and its place taken by another
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(pack, lambda tensor: tensor):
        result = function()
    assert result.requires_grad
    storages = {tensor.untyped_storage().data_ptr(): tensor for tensor in held}
    return sum(
        tensor.untyped_storage().nbytes() // (1 if in_bytes else tensor.element_size())
        for place, tensor in storages.items()
        if place not in own
    )


@pytest.mark.parametrize(
    ("activation", "function"),
    [
        ("gelu", F.gelu),
        ("gelu_tanh", lambda h: F.gelu(h, approximate="tanh")),
        ("silu", F.silu),
        ("relu", F.relu),
        ("sigmoid", torch.sigmoid),
        ("tanh", torch.tanh),
        ("mish", F.mish),
        ("relu2", lambda h: F.relu(h).square()),
        ("gelu_sigmoid", lambda h: h * torch.sigmoid(1.702 * h)),
        ("elu", F.elu),
        ("selu", F.selu),
        ("softplus", F.softplus),
        ("hard_swish", F.hardswish),
        ("hard_sigmoid", F.hardsigmoid),
        ("leaky_relu", F.leaky_relu),
        ("erf", torch.erf),
        ("erfc", torch.erfc),
        ("identity", lambda h: h),
    ],
)
@pytest.mark.parametrize("gated", [False, True])
def test_what_eager_torch_keeps(activation, function, gated):
    d_model, d_ff, tokens = 24, 40, 7
    gate, up, down = nn.Linear(d_model, d_ff), nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)
    x = torch.randn(tokens, d_model, requires_grad=True)

    def forward():
        return down(function(gate(x)) * up(x)) if gated else down(function(up(x)))

    rule = costs.ffn_saved(FeedForward(d_model, d_ff, gated, activation), eager=True)
    assert kept(forward, gate, up, down) == tokens * rule.elements


@pytest.mark.parametrize("activation", ["gelu", "gelu_tanh", "silu", "relu", "sigmoid", "tanh", "mish", "identity"])
@pytest.mark.parametrize("gated", [False, True])
def test_what_the_blocks_of_this_package_keep(activation, gated):
    from xphi.nn import torch as xn

    d_model, d_ff, tokens = 24, 40, 7
    block = (xn.GatedFeedForward if gated else xn.FeedForward)(d_model, d_ff, activation=activation)
    x = torch.randn(tokens, d_model, requires_grad=True)
    rule = costs.ffn_saved(FeedForward(d_model, d_ff, gated, activation), eager=False)
    assert kept(lambda: block(x), block) == tokens * rule.elements


@pytest.mark.parametrize("bits", [2, 8])
def test_what_a_block_with_codes_keeps(bits):
    from xphi.nn import torch as xn

    d_model, d_ff, tokens = 24, 64, 8
    block = xn.FeedForward(d_model, d_ff, activation=xn.GELU(save="bits", bits=bits))
    x = torch.randn(tokens, d_model, requires_grad=True)
    rule = costs.ffn_saved(FeedForward(d_model, d_ff, gated=False, activation="gelu"), eager=False, bits=bits)
    assert kept(lambda: block(x), block, in_bytes=True) == tokens * rule.bytes("float32")


@pytest.mark.parametrize(("kv_heads", "gated"), [(4, False), (2, True), (1, True)])
def test_what_an_eager_block_keeps(kv_heads, gated):
    """LayerNorm and attention are fused on a CPU, RMSNorm is not; everything is binary32, the statistics too."""
    d, heads, d_ff, tokens = 32, 4, 48, 6
    size = d // heads
    shapes = {"q": d, "k": kv_heads * size, "v": kv_heads * size, "o": d, "gate": d_ff, "up": d_ff}
    part = nn.ModuleDict({name: nn.Linear(d, width, bias=False) for name, width in shapes.items()})
    part["down"] = nn.Linear(d_ff, d, bias=False)
    first, second = nn.LayerNorm(d), nn.LayerNorm(d)
    x = torch.randn(1, tokens, d, requires_grad=True)

    def split(h, number):
        return h.view(1, tokens, number, size).transpose(1, 2)

    def forward():
        h = first(x)
        q, k, v = split(part["q"](h), heads), split(part["k"](h), kv_heads), split(part["v"](h), kv_heads)
        a = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=kv_heads != heads)
        y = x + part["o"](a.transpose(1, 2).reshape(1, tokens, d))
        h = second(y)
        return y + part["down"](F.silu(part["gate"](h)) * part["up"](h) if gated else F.gelu(part["up"](h)))

    attention = census.Attention(d, heads, kv_heads, size)
    norms = census.Count(2 * d, 2 * d)
    feed = FeedForward(d, d_ff, gated, "silu" if gated else "gelu")
    rule = costs.block_saved(census.Block("block", feed, (attention,), 1, norms), eager=True)
    assert kept(forward, part, first, second) * costs.BYTES["float32"] == tokens * rule.bytes("float32")


def test_a_copy_is_not_needed():
    """Counting leaves a module as it was."""
    module = nn.TransformerEncoderLayer(16, 2, 32)
    before = copy.deepcopy(module.state_dict())
    of(module)
    assert all(torch.equal(before[name], value) for name, value in module.state_dict().items())
