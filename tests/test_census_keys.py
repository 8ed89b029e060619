"""Configurations of types that are not known, keys that are absent, and values without sense."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from xphi import census
from xphi.census import costs, of
from xphi.errors import XphiError

#: Small sizes that no two parts share.
TINY = {"hidden_size": 32, "intermediate_size": 48, "num_hidden_layers": 4, "num_attention_heads": 4, "vocab_size": 50}
MOE = {"moe_intermediate_size": 24, "num_experts_per_tok": 2}
LAYERED = {"n_routed_experts": 4, "n_shared_experts": 2, "first_k_dense_replace": 1}


@pytest.mark.parametrize(
    "change", [{}, {"rms_norm_eps": 1e-6}, {"num_experts": 4}, {"is_encoder_decoder": True}, {"hidden_act": "silu"}]
)
def test_a_type_that_is_not_known_is_refused_by_name(change):
    with pytest.raises(XphiError, match=r"model_type 'novel' is not known here, .*give the module itself"):
        of({**TINY, "model_type": "novel", **change})


def test_a_class_alone_names_the_type():
    entries = {**TINY, "hidden_act": "silu"}
    whole = of({**entries, "model_type": "llama", "architectures": ["LlamaForCausalLM"]})
    assert of({**entries, "architectures": ["LlamaForCausalLM"]}).total == whole.total
    with pytest.raises(XphiError, match="without model_type is not known"):
        of(entries)


def test_a_class_that_is_not_the_familys_is_refused():
    """Its code comes with the model and may be anything."""
    with pytest.raises(XphiError, match="JinaBertForMaskedLM is no model of Transformers"):
        of({**TINY, "model_type": "bert", "architectures": ["JinaBertForMaskedLM"]})


def test_a_large_mixture_is_near_its_published_size():
    """GLM-4.5 has 355 billion parameters, of which 32 billion are active, in the words of its makers."""
    config = {**TINY, "model_type": "glm4_moe", "hidden_size": 5120, "intermediate_size": 12288, "vocab_size": 151552}
    config |= {"moe_intermediate_size": 1536, "n_routed_experts": 160, "n_shared_experts": 1, "num_experts_per_tok": 8}
    config |= {"first_k_dense_replace": 3, "num_hidden_layers": 92, "num_attention_heads": 96, "head_dim": 128}
    config |= {"num_key_value_heads": 8, "attention_bias": True, "use_qk_norm": True, "rms_norm_eps": 1e-5}
    found = of(config)
    assert round(found.total / 355e9, 1) == 1
    assert round(found.active_total / 32e9, 1) in {1, 1.1}  # the embeddings are counted here
    assert found.d_ff == 1536


def test_positions_are_needed_only_where_there_is_a_table_of_them():
    for kind in ("llama", "gptj", "mpt", "bloom", "falcon"):
        assert of({**TINY, "model_type": kind}).total
    table = of({**TINY, "model_type": "gpt2", "n_positions": 64}).total
    assert table - of({**TINY, "model_type": "gpt2", "n_positions": 32}).total == 32 * 32


def test_queries_that_are_not_compressed():
    """A rank that is null is none, and an absent one is the default of the type: DeepSeek-V2-Lite has 15.7 billion."""
    config = {"model_type": "deepseek_v2", "hidden_size": 2048, "intermediate_size": 10944, "num_hidden_layers": 27}
    config |= {"moe_intermediate_size": 1408, "num_attention_heads": 16, "num_key_value_heads": 16}
    config |= {"n_routed_experts": 64, "n_shared_experts": 2, "num_experts_per_tok": 6, "first_k_dense_replace": 1}
    assert of({**config, "q_lora_rank": None}).total == 15_706_484_224
    assert any("q_lora_rank is not given: 1536" in note for note in of(config).shape.notes)


def test_experts_that_a_token_passes_through_may_be_unknown():
    """The total does not depend on them; what one token uses does, and is not shown."""
    config = {**TINY, **LAYERED, "model_type": "deepseek_v2", "moe_intermediate_size": 24, "num_key_value_heads": 4}
    found, whole = of(config), of({**config, "num_experts_per_tok": 2})
    assert found.total == whole.total
    assert (found.active_total, found.operations.total) == (None, None)
    assert found.json()["experts"]["active"] is None
    assert whole.active_total is not None
    assert not found.saved()


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
        ({**TINY, "model_type": "novel" * 999}, "novelnovel"),
        ({"model_type": "t5", "feed_forward_proj": "gated-gelu", "is_gated_act": False}, "contradict each other"),
        ({**TINY, **MOE, **LAYERED, "model_type": "deepseek_v3", "moe_layer_freq": [1]}, "moe_layer_freq must be"),
        ({"model_type": "qwen", **TINY, "intermediate_size": 49}, "is odd"),
        ({"model_type": "chatglm", **TINY}, "the first ChatGLM"),
        ({"model_type": "mpt", **TINY, "attn_config": {"alibi": False}}, "attn_config.alibi = false"),
        ({"model_type": "hf_olmo", **TINY, "include_bias": True}, "include_bias = True"),
        ({"model_type": "mpt", **TINY, "attn_config": 3}, "attn_config must be an object"),
        ({"model_type": "minicpm", **TINY, "num_experts": 8}, "states experts, which a minicpm does not have"),
        ({"dim": 64, "n_layers": 2, "n_heads": 2, "norm_eps": 1e-5, "multiple_of": 32}, "states no vocab_size"),
        ({"dim": 64, "n_layers": 2, "n_heads": 2, "norm_eps": 1e-5, "moe": {}}, "a params.json with moe"),
        ({"dim": 64, "n_layers": 2, "n_heads": 2, "norm_eps": 1e-5, "vocab_size": 9}, "has no multiple_of"),
        ({**LLAMA, "num_local_experts": 8}, "states experts, which a llama does not have"),
        ({**LLAMA, "kv_lora_rank": 8}, "states kv_lora_rank, which a llama does not have"),
        ({"general.architecture": "llama"}, "metadata of a GGUF file"),
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
