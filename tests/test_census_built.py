"""Families that Transformers builds without storage, the sweep over all of its types, and what is refused by name."""

import importlib.util
import json
import os
import warnings
from contextlib import nullcontext

import pytest
import torch
import transformers
from transformers import CONFIG_MAPPING
from transformers.models.auto import modeling_auto

from xphi.census import families, of
from xphi.census.keys import Keys
from xphi.errors import XphiError

TASKS = ("", "FOR_CAUSAL_LM", "FOR_MASKED_LM", "FOR_SEQ_TO_SEQ_CAUSAL_LM", "FOR_IMAGE_TEXT_TO_TEXT")
TABLES = [getattr(modeling_auto, f"MODEL_{task}_MAPPING_NAMES".replace("__", "_")) for task in TASKS]
#: Parts of a model that have a class and no task.
ALONE = {"siglip_text_model": ["SiglipTextModel"]}
SMALL = {"hidden_size": 32, "intermediate_size": 80, "num_hidden_layers": 2, "num_attention_heads": 4, "vocab_size": 50}
#: Few layers show as much as all.
LAYERS = {"num_hidden_layers": 3, "n_layer": 3, "n_layers": 3, "num_layers": 3}


def classes(kind):
    """The classes that Transformers takes for a type, one for each task."""
    names = [table[kind] for table in TABLES if kind in table] or ALONE.get(kind, [])
    return sorted({name if isinstance(name, str) else name[0] for name in names})


def entries_of(config):
    return json.loads(json.dumps(config.to_dict(), default=str))


def built(architecture, config):
    """What the module has; the router's correction is a buffer of Transformers and a parameter of published totals."""
    with torch.device("meta"), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        module = getattr(transformers, architecture)(config)
    known = config.model_type in families.FAMILIES
    corrections = sum(b.numel() for name, b in module.named_buffers() if known and "e_score_correction_bias" in name)
    return sum(parameter.numel() for parameter in module.parameters()) + corrections


def check(kind, architecture):
    """Whether a default configuration is counted, which must then be exact; else it is refused in one line."""
    config = CONFIG_MAPPING[kind]()
    said = ""
    try:
        found = of({**entries_of(config), "architectures": [architecture]})
    except XphiError as refusal:
        said = str(refusal)
    if said:
        assert "\n" not in said
        assert len(said) < 400
        return False
    found.json()
    assert found.total == built(architecture, CONFIG_MAPPING[kind]())
    return True


#: Types of every sort that have no row or function of their own.
@pytest.mark.parametrize(
    "kind",
    ["bart", "deberta-v2", "electra", "helium", "gemma3", "llava", "modernbert", "qwen2_vl", "switch_transformers"],
)
def test_a_family_that_transformers_has(kind):
    assert kind not in families.FAMILIES
    for architecture in classes(kind):
        assert check(kind, architecture)


@pytest.mark.parametrize(
    "kind", ["mamba", "mamba2", "falcon_mamba", "jamba", "falcon_h1", "zamba2", "bamba", "granitemoehybrid", "rwkv"]
)
def test_layers_that_are_no_attention_are_refused_by_name(kind):
    for architecture in classes(kind):
        with pytest.raises(XphiError, match=f"the {architecture} has layers of another kind"):
            of({**entries_of(CONFIG_MAPPING[kind]()), "architectures": [architecture]})


@pytest.mark.slow
def test_every_type_of_transformers_is_counted_exactly_or_refused(monkeypatch):
    """With the defaults of its configuration, and for each task that it has a class for."""
    monkeypatch.setattr("huggingface_hub.constants.HF_HUB_OFFLINE", True)
    counted, wrong = 0, []
    for kind in CONFIG_MAPPING:
        for architecture in classes(kind):
            try:
                with torch.device("meta"):
                    getattr(transformers, architecture)(CONFIG_MAPPING[kind]())
            except Exception:  # noqa: BLE001, S112 - a class that Transformers itself cannot build from its defaults
                continue
            try:
                counted += check(kind, architecture)
            except AssertionError as difference:
                wrong.append((kind, architecture, str(difference)[:80]))
    assert not wrong
    assert counted > len(CONFIG_MAPPING) // 2


def changed(entries):
    """The same configuration with one key at a time left out or set to something else; what was changed, and it."""
    yield "", entries
    for key, value in entries.items():
        if key in {"architectures", "model_type", "transformers_version"}:
            continue
        yield key, {other: entries[other] for other in entries if other != key}
        others = []
        if isinstance(value, bool):
            others = [not value]
        elif isinstance(value, int):
            others = [2 * value, 1]
        elif value is None:
            others = [True, 2, 64]
        yield from ((key, {**entries, key: other}) for other in others)


#: Without these a default configuration does not suffice.
NEEDED = {
    "dbrx": {"attn_config": {"rope_theta": 10000.0}},
    "gpt_neo": {"attention_types": [[["global"], 3]]},
    "ministral": {"head_dim": 128},
    "nemotron": {"num_key_value_heads": 8},
}
#: T5's are tied in Transformers 5 whatever the file says; the published ones are not.
UNLIKE = {("t5", "tie_word_embeddings"), ("mt5", "tie_word_embeddings")}


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, marks=() if kind in {"llama", "siglip_vision_model"} else pytest.mark.slow)
        for kind in families.FAMILIES
        if kind in CONFIG_MAPPING
    ],
)
def test_every_key_counts_as_in_transformers(kind):
    """Whatever one key says, the total is that of the module, or the configuration is refused."""
    sizes = {key: value for key, value in LAYERS.items() if key in CONFIG_MAPPING[kind]().to_dict()}
    entries = entries_of(CONFIG_MAPPING[kind](**sizes, **NEEDED.get(kind, {})))
    tried = 0
    for key, one in changed(entries):
        if (kind, key) in UNLIKE:
            continue
        found = []
        for architecture in classes(kind):
            try:
                found.append(families.shape_of(Keys({**one, "architectures": [architecture]}, kind), kind).count.total)
            except XphiError:
                continue
            try:
                truth = built(architecture, CONFIG_MAPPING[kind].from_dict(dict(one)))
            except Exception:  # noqa: BLE001, S112 - a value that Transformers refuses
                continue
            tried += 1
            assert found[-1] == truth, (architecture, key, one.get(key))
    assert tried > len(entries) // 3


def test_a_configuration_object_of_transformers():
    config = transformers.LlamaConfig(**SMALL)
    found = of(config)
    assert found.total == built("LlamaForCausalLM", config)
    assert found.main.feed.assumed is False
    nested = transformers.LlavaConfig()
    assert of(nested).operations.total is None  # no token passes through the layers of both
    assert [block.attentions[0].heads for block in of(nested).shape.blocks] == [
        nested.vision_config.num_attention_heads,
        nested.text_config.num_attention_heads,
    ]
    assert of(nested).total == built("LlavaForConditionalGeneration", nested)
    assert of(nested, part="text_config").total == built("LlamaForCausalLM", nested.text_config)


def test_what_a_file_leaves_out_is_said():
    found = of({"model_type": "helium", **SMALL})
    notes = " ".join(found.shape.notes)
    assert "architectures is not given: a HeliumForCausalLM is counted" in notes
    assert "built without storage by Transformers" in notes
    assert "hidden_act is not given: silu, the default of helium, is assumed" in notes
    assert "hidden_size is not given" not in notes
    assert found.main.feed.assumed
    assert not of({"model_type": "helium", **SMALL, "hidden_act": "silu"}).main.feed.assumed


def test_without_transformers_a_family_is_refused_by_name(monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == "transformers" else real(name))
    with pytest.raises(XphiError, match="model_type 'helium' is not known here; with transformers and torch installed"):
        of({"model_type": "helium", **SMALL})
    with pytest.raises(XphiError, match="may be counted alone: part = vision_config or text_config"):
        of(transformers.LlavaConfig().to_dict())
    assert of({"model_type": "llama", **SMALL}).total


def test_code_of_the_models_own_is_never_run(tmp_path):
    ran = tmp_path / "ran"
    (tmp_path / "own.py").write_text(f"import pathlib\npathlib.Path({str(ran)!r}).touch()\n")
    auto_map = {"AutoConfig": "own.OwnConfig", "AutoModelForCausalLM": "own.OwnModel"}
    file = tmp_path / "config.json"
    for kind in ("llama", "helium", "novel"):
        file.write_text(json.dumps({"model_type": kind, **SMALL, "auto_map": auto_map}))
        with nullcontext() if kind != "novel" else pytest.raises(XphiError, match="novel"):
            of(file)
    assert not ran.exists()
    assert "auto_map names code of the model's own, which is not run: it is counted as llama" in (
        of({"model_type": "llama", **SMALL, "auto_map": auto_map}).shape.notes
    )


@pytest.mark.parametrize(
    ("entries", "message"),
    [
        ({"model_type": "helium", **SMALL, "num_hidden_layers": 10**8}, "num_hidden_layers = 100000000 is above 2048"),
        ({"model_type": "llava", "text_config": {"num_hidden_layers": 10**8}}, r"\(text_config\): num_hidden_layers"),
        ({"model_type": "ctrl", "n_positions": 10**9}, "n_positions = 1000000000 is above 16777216"),
        ({"model_type": "llava", "text_config": [1]}, "does not build this llava"),
        ({"model_type": "helium", "hidden_size": "64"}, "Transformers .* does not build this helium: .*hidden_size"),
        ({"model_type": "helium", "architectures": ["LlamaForCausalLM"]}, "LlamaForCausalLM is no class for a helium"),
        ({"model_type": "helium", "architectures": ["PreTrainedConfig"]}, "PreTrainedConfig is no model of"),
        ({"model_type": "resnet"}, "no feed-forward block"),
        ({"model_type": "mobilebert"}, "lie inside one another"),
    ],
)
def test_what_is_not_built(entries, message):
    with pytest.raises(XphiError, match=message) as refusal:
        of(entries)
    assert "\n" not in str(refusal.value)


def test_building_changes_no_setting():
    from huggingface_hub import constants

    before = (transformers.logging.get_verbosity(), constants.HF_HUB_OFFLINE, dict(os.environ))
    of({"model_type": "helium", **SMALL})
    assert (transformers.logging.get_verbosity(), constants.HF_HUB_OFFLINE, dict(os.environ)) == before
