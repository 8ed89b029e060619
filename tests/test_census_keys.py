"""Configurations of types that are not known, keys that mislead, and values without sense."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import torch
import transformers
from transformers import CONFIG_MAPPING

from xphi import census
from xphi.census import costs, of
from xphi.errors import XphiError

#: Small sizes that no two parts share.
TINY = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 4, "num_attention_heads": 4, "vocab_size": 50}
MOE = {"moe_intermediate_size": 24, "num_experts_per_tok": 2}
LAYERED = {"n_routed_experts": 4, "n_shared_experts": 2, "first_k_dense_replace": 1}


def on_meta(kind, architecture, **sizes):
    config = CONFIG_MAPPING[kind](**sizes)
    with torch.device("meta"):
        return config.to_dict(), getattr(transformers, architecture)(config)


def novel(entries):
    """The same configuration of a type that nobody knows."""
    return {**entries, "model_type": "novel", "architectures": None}


@pytest.mark.parametrize(
    ("kind", "architecture", "sizes"),
    [
        ("glm4_moe", "Glm4MoeForCausalLM", {**TINY, **MOE, **LAYERED, "num_key_value_heads": 2, "use_qk_norm": True}),
        ("deepseek_v2", "DeepseekV2ForCausalLM", {**TINY, **MOE, **LAYERED, "kv_lora_rank": 8, "q_lora_rank": 12}),
        ("deepseek_v3", "DeepseekV3ForCausalLM", {**TINY, **MOE, **LAYERED}),
        ("mixtral", "MixtralForCausalLM", {**TINY, "num_local_experts": 4, "num_key_value_heads": 2}),
        ("llama", "LlamaForCausalLM", {**TINY, "attention_bias": True, "mlp_bias": True}),
        ("granite", "GraniteForCausalLM", TINY),
        ("gpt2", "GPT2LMHeadModel", {"n_embd": 32, "n_head": 4, "n_layer": 4, "vocab_size": 50}),
        ("gpt_neox", "GPTNeoXForCausalLM", {**TINY, "tie_word_embeddings": False}),
        (
            "nemotron",
            "NemotronForCausalLM",
            {**TINY, "num_key_value_heads": 2, "attention_bias": False, "mlp_bias": False},
        ),
    ],
)
def test_common_keys_give_what_the_module_has(kind, architecture, sizes):
    entries, module = on_meta(kind, architecture, **sizes)
    found = of(novel(entries))
    assert found.total == of(module).total == sum(p.numel() for p in module.parameters())
    assert found.ffn_total == of(module).ffn_total
    assert "model_type 'novel' is not known here" in found.shape.notes[-1]


@pytest.mark.parametrize(
    ("kind", "architecture", "sizes"),
    [
        ("qwen3_moe", "Qwen3MoeForCausalLM", {"num_experts": 4, "decoder_sparse_step": 2, "mlp_only_layers": [1]}),
        ("dots1", "Dots1ForCausalLM", {**LAYERED, "num_key_value_heads": 4}),
    ],
)
def test_common_keys_give_the_experts_of_a_mixture(kind, architecture, sizes):
    """Norms of queries and keys, which no key tells of, are the family's."""
    entries, module = on_meta(kind, architecture, **TINY, **MOE, **sizes)
    found, counted = of(novel(entries)), of(module)
    assert (found.ffn_total, found.d_ff, found.operations.ffn) == (
        counted.ffn_total,
        counted.d_ff,
        counted.operations.ffn,
    )


def test_a_large_mixture_is_near_its_published_size():
    """GLM-4.5 has 355 billion parameters, of which 32 billion are active, in the words of its makers."""
    config = {**TINY, "model_type": "glm4_moe", "hidden_size": 5120, "intermediate_size": 12288, "vocab_size": 151552}
    config |= {"moe_intermediate_size": 1536, "n_routed_experts": 160, "n_shared_experts": 1, "num_experts_per_tok": 8}
    config |= {"first_k_dense_replace": 3, "num_hidden_layers": 92, "num_attention_heads": 96, "head_dim": 128}
    config |= {"num_key_value_heads": 8, "attention_bias": True, "use_qk_norm": True, "rms_norm_eps": 1e-5}
    for entries in (config, novel(config)):
        found = of(entries)
        assert round(found.total / 355e9, 1) == 1
        assert round(found.active_total / 32e9, 1) in {1, 1.1}  # the embeddings are counted here
        assert found.d_ff == 1536


@pytest.mark.parametrize(
    ("change", "dense"),
    [
        ({"mlp_layer_types": ["dense", "dense", "sparse", "sparse"]}, 2),
        ({"moe_layer_freq": [0, 1, 1, 1]}, 1),
        ({"moe_layer_freq": 2}, 2),
        ({"first_k_dense_replace": 9}, 4),
    ],
)
def test_which_layers_have_experts(change, dense):
    config = {**TINY, **MOE, "model_type": "novel", "n_routed_experts": 4, "rms_norm_eps": 1e-5, **change}
    layers = {block.feed.kind: block.layers for block in of(config).shape.blocks}
    assert layers.get("gated", 0) == dense
    assert sum(layers.values()) == 4


def test_what_is_not_understood_of_a_mixture_is_said():
    config = {**TINY, **MOE, "model_type": "novel", "num_experts": 4, "interleave_moe_layer_step": 2}
    assert "interleave_moe_layer_step" in of(config).shape.notes[0]
    assert "interleave" not in of({**config, "interleave_moe_layer_step": None}).shape.notes[0]
    del config["moe_intermediate_size"]
    assert "no width of one expert is given" in of(config).shape.notes[0]


@pytest.mark.parametrize("key", ["rope_theta", "rotary_dim", "rope_parameters", "partial_rotary_factor", "alibi"])
def test_rotary_positions_have_no_table(key):
    config = {**TINY, "model_type": "novel", "layer_norm_eps": 1e-5, "max_position_embeddings": 64}
    table = of(config).shape.embeddings.total - of({**config, key: 1}).shape.embeddings.total
    assert table == 64 * 32


@pytest.mark.parametrize(("activation", "gated"), [("silu", True), ("swish", True), ("gelu", False), (None, False)])
def test_silu_has_a_gate_where_nothing_says_it(activation, gated):
    config = {**TINY, "model_type": "novel", "layer_norm_eps": 1e-5, "rope_theta": 1e4, "hidden_act": activation}
    assert of(config).main.feed.gated is gated


LLAMA = {**TINY, "model_type": "llama"}
VIT = {**TINY, "model_type": "vit", "image_size": 32, "patch_size": 16}
WHISPER = {"model_type": "whisper", "d_model": 64, "encoder_attention_heads": 4, "decoder_attention_heads": 4}


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({**LLAMA, "hidden_act": 7}, "hidden_act must be a text, not 7"),
        ({**LLAMA, "hidden_act": ["gelu"]}, r"hidden_act must be a text, not \['gelu'\]"),
        ({**LLAMA, "hidden_act": ""}, "hidden_act must be a text"),
        ({**LLAMA, "num_key_value_heads": 0}, "num_key_value_heads must be a whole number from 1"),
        ({**LLAMA, "head_dim": 0}, "head_dim must be a whole number from 1"),
        ({**LLAMA, "architectures": "LlamaModel"}, "architectures must be a list of names"),
        ({**LLAMA, "architectures": [3]}, "architectures must be a list of names"),
        ({**LLAMA, "model_type": "falcon", "num_ln_in_parallel_attn": 0}, "num_ln_in_parallel_attn must be a whole"),
        ({**LLAMA, "model_type": "qwen3_moe", "mlp_only_layers": 3}, "mlp_only_layers must be a list"),
        ({**LLAMA, "model_type": "qwen3_moe", "mlp_only_layers": ["3"]}, "mlp_only_layers must be a list"),
        ({**VIT, "image_size": 8}, "a picture of 8 has no patch of 16 in it"),
        ({**VIT, "architectures": ["ViTForImageClassification"], "id2label": [1]}, "id2label must be an object"),
        ({**WHISPER, "encoder_attention_heads": 3}, "d_model = 64 is no multiple of its 3 heads"),
        ({**WHISPER, "decoder_attention_heads": 3}, "d_model = 64 is no multiple of its 3 heads"),
        ({"model_type": "t5", "feed_forward_proj": 3}, "feed_forward_proj must be a text"),
        ({"model_type": "t5", "feed_forward_proj": "gelu-gated"}, "feed_forward_proj must be an activation"),
        ({**TINY, "model_type": "novel"}, "'novel' is not known here .* has no max_position_embeddings or n_positions"),
        ({**TINY, "model_type": "novel" * 999}, "novelnovel"),
        ({**TINY, **MOE, "num_experts": 4, "moe_layer_freq": [1]}, "says for 1 of its 4 layers"),
    ],
)
def test_a_value_without_sense_is_refused(config, message):
    with pytest.raises(XphiError, match=message) as refusal:
        of(config)
    assert len(str(refusal.value)) < 400


def test_a_pipe_is_not_waited_for(tmp_path):
    place = tmp_path / "config.json"
    os.mkfifo(place)
    assert stat.S_ISFIFO(place.stat().st_mode)
    said = []

    def count():
        for path in (place, tmp_path):
            try:
                of(path)
            except XphiError as refusal:
                said.append(str(refusal))

    # A reader of a pipe without a writer would wait for ever, so it is a thread that does not outlive the test.
    reader = threading.Thread(target=count, daemon=True)
    reader.start()
    reader.join(timeout=10)
    assert len(said) == 2
    assert all("is no file: a pipe or a device is not read" in text for text in said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("arguments", [["census", "gpt2"], ["census", "gpt2", "--json"], ["names", "gelu"], ["--help"]])
def test_a_full_disk_is_said_in_a_line(arguments):
    with Path("/dev/full").open("w") as full:
        code = "import sys; from xphi.cli import main; main(sys.argv[1:])"
        done = subprocess.run(
            [sys.executable, "-c", code, *arguments], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert (done.returncode, done.stderr) == (2, "xphi: the output cannot be written: No space left on device\n")


def test_no_rule_is_told_of_what_is_not_known():
    """A spelling that means no function of the registry has no rule; CLIP's quick_gelu keeps its sigmoid besides."""
    config = {**TINY, "model_type": "clip_text_model", "max_position_embeddings": 8}
    assert set(of({**config, "hidden_act": "my_own"}).saved()) == set()
    feed = of({**config, "hidden_act": "quick_gelu"}).main.feed
    assert costs.ffn_saved(feed, eager=True).rule == "d_model + 3·d_ff"
    assert costs.ffn_saved(feed, eager=False).rule == "d_model + 2·d_ff"


def test_the_exact_rule_is_shown_as_a_width():
    (exact,) = (row for row in census.of("llama-7b").widths() if row["rule"].startswith("exact"))
    assert exact["width"] == round(8 * 4096 / 3)
    assert exact["alignment"] == 1
