"""Configurations, headers of weights, folders, and files that are not read."""

import json
import pickle
import struct
import tomllib
from pathlib import Path

import numpy as np
import pytest
from onnx import helper

from xphi.errors import XphiError
from xphi.identify import identify
from xphi.identify._weights import LARGEST_HEADER
from xphi.identify.doctor import examine

CONFIGS = tomllib.loads((Path(__file__).parent / "data/identify_configs.toml").read_text())["config"]


@pytest.mark.parametrize("config", CONFIGS, ids=lambda config: config["name"])
def test_a_configuration(config, tmp_path):
    (tmp_path / "config.json").write_text(config["entries"])
    found = identify(tmp_path / "config.json")
    assert [match.name for match in found.matches] == [name for name, _ in config["rows"]]
    for match, (_, said) in zip(found.matches, config["rows"], strict=True):
        assert said in match.note
    assert found.matches == identify(json.loads(config["entries"])).matches


def test_code_of_a_model_is_said_and_not_run(tmp_path):
    (tmp_path / "modeling.py").write_text("raise SystemExit('it was run')")
    entries = {"model_type": "phi", "hidden_act": "gelu_new", "auto_map": {"AutoModel": "modeling.Model"}}
    (tmp_path / "config.json").write_text(json.dumps(entries))
    found = identify(tmp_path / "config.json")
    assert found.name == "gelu_tanh"
    assert any("not run" in note for note in found.notes)


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("[1]", "no JSON object"),
        ("{", "is not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ('{"model_type": "foo"}', "names no activation"),
        ('{"a": 1}' + " " * (1 << 20), "at most"),
    ],
)
def test_a_configuration_that_says_nothing(cli, tmp_path, content, said):
    (tmp_path / "config.json").write_text(content)
    ran = cli("identify", tmp_path / "config.json")
    assert (ran.status, ran.out) == (2, "")
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1


def safetensors(path, shapes):
    """A file with a header of these shapes, and no data that anybody reads."""
    header = {name: {"dtype": "F32", "shape": list(shape), "data_offsets": [0, 0]} for name, shape in shapes.items()}
    content = json.dumps({"__metadata__": {"format": "pt"}, **header}).encode()
    path.write_bytes(struct.pack("<Q", len(content)) + content)
    return path


LAYERS = {
    "gated": {"l.0.mlp.gate_proj": (96, 32), "l.0.mlp.up_proj": (96, 32), "l.0.mlp.down_proj": (32, 96)},
    "gated, gate and up in one": {"l.0.mlp.gate_up_proj": (192, 32), "l.0.mlp.down_proj": (32, 96)},
    "gated, gate and up in one matrix": {"l.0.mlp.Wi": (192, 32), "l.0.mlp.Wo": (32, 96)},
    "plain": {"l.0.intermediate.dense": (96, 32), "l.0.output.dense": (32, 96), "l.0.attention.output.dense": (32, 32)},
    "plain,": {"h.0.mlp.c_fc": (32, 96), "h.0.mlp.c_proj": (96, 32), "h.0.attn.c_proj": (32, 32)},
    "gated,": {"b.wi_0": (96, 32), "b.wi_1": (96, 32), "b.wo": (32, 96)},
}


@pytest.mark.parametrize("kind", LAYERS)
def test_weights_show_gates_and_packing(tmp_path, kind):
    file = safetensors(
        tmp_path / "model.safetensors", {f"{name}.weight": shape for name, shape in LAYERS[kind].items()}
    )
    found = identify(file)
    (match,) = found.matches
    assert kind in match.note
    assert "d_model 32, d_ff 96" in match.note
    assert not found.identified


@pytest.mark.parametrize(
    "content",
    [
        b"", b"short", struct.pack("<Q", 1 << 60) + b"{}", struct.pack("<Q", LARGEST_HEADER + 1) + b"{}",
        struct.pack("<Q", 4) + b"nope", struct.pack("<Q", 2) + b"[]", struct.pack("<Q", 10) + b'{"a": {}} ',
        struct.pack("<Q", 24) + b'{"a": {"shape": ["b"]}} ',
    ],
)  # fmt: skip
def test_a_header_that_cannot_be(cli, tmp_path, content):
    (tmp_path / "model.safetensors").write_bytes(content)
    ran = cli("identify", tmp_path / "model.safetensors")
    assert (ran.status, ran.out) == (2, "")
    assert "model.safetensors" in ran.err
    assert len(ran.err.splitlines()) == 1


class Trap:
    def __reduce__(self):
        return (Path.touch, (Path("was-loaded"),))


@pytest.mark.parametrize("name", ["pytorch_model.bin", "model.pt", "model.ckpt"])
def test_pickles_are_never_loaded(cli, tmp_path, monkeypatch, name):
    monkeypatch.chdir(tmp_path)
    (tmp_path / name).write_bytes(pickle.dumps(Trap()))
    ran = cli("identify", tmp_path / name)
    assert ran.status == 2
    assert "pickle" in ran.err
    (tmp_path / "config.json").write_text('{"model_type": "llama", "hidden_act": "silu"}')
    found = identify(tmp_path)
    assert found.name == "swiglu"
    assert any(name in note for note in found.notes)
    assert not (tmp_path / "was-loaded").exists()


def graph(path, *operators):
    nodes = [helper.make_node(name, ["x"], [f"y{k}"], **more) for k, (name, more) in enumerate(operators)]
    ends = [helper.make_tensor_value_info(name, 1, ["n"]) for name in ("x", "y0")]
    made = helper.make_model(
        helper.make_graph(nodes, "g", ends[:1], ends[1:]), opset_imports=[helper.make_opsetid("", 20)]
    )
    path.write_bytes(made.SerializeToString())


LLAMA = {
    "model_type": "llama", "hidden_act": "silu", "hidden_size": 32, "intermediate_size": 96, "num_hidden_layers": 1,
    "num_attention_heads": 4, "vocab_size": 64,
}  # fmt: skip


def folder(tmp_path, entries, layer=None, operators=()):
    (tmp_path / "config.json").write_text(json.dumps(entries))
    if layer:
        safetensors(tmp_path / "model.safetensors", {f"{name}.weight": shape for name, shape in LAYERS[layer].items()})
    if operators:
        graph(tmp_path / "model.onnx", *operators)
    return tmp_path


def test_a_folder_that_agrees_with_itself(tmp_path):
    found = identify(folder(tmp_path, LLAMA, "gated"))
    assert found.kind == "folder"
    assert found.name == "swiglu"
    assert [note for note in found.notes if "contradiction" in note] == []


@pytest.mark.parametrize(
    ("entries", "layer", "operators", "said"),
    [
        (LLAMA, "plain", (), "gated, by its weights plain"),
        ({**LLAMA, "intermediate_size": 128}, "gated", (), "states the width 128, and the weights have 96"),
        ({"model_type": "bert", "hidden_act": "gelu"}, None, [("Gelu", {"approximate": "tanh"})], "computes gelu_tanh"),
        ({"model_type": "gemma", "hidden_act": "gelu"}, None, [("Gelu", {})], "says gelu_tanh"),
    ],
)
def test_contradictions_are_said(tmp_path, entries, layer, operators, said):
    notes = identify(folder(tmp_path, entries, layer, operators)).notes
    assert any("contradiction" in note and said in note for note in notes)


def test_an_empty_folder(cli, tmp_path):
    ran = cli("identify", tmp_path)
    assert (ran.status, ran.out) == (2, "")
    assert "config.json" in ran.err


def gguf(path, entries):
    def text(value):
        return struct.pack("<Q", len(value)) + value.encode()

    body = b"".join(text(key) + kind_and_value for key, kind_and_value in entries.items())
    path.write_bytes(b"GGUF" + struct.pack("<IQQ", 3, 0, len(entries)) + body)
    return path


def test_the_metadata_of_a_gguf_file(tmp_path):
    name = struct.pack("<I", 8) + struct.pack("<Q", 6) + b"gemma2"
    words = struct.pack("<IIQ", 9, 8, 2) + (struct.pack("<Q", 1) + b"a") * 2
    count = struct.pack("<II", 4, 26)
    entries = {"tokenizer.ggml.tokens": words, "gemma2.block_count": count, "general.architecture": name}
    assert identify(gguf(tmp_path / "m.gguf", entries)).name == "geglu_tanh"
    cut = (tmp_path / "m.gguf").read_bytes()[:-3]
    for content in (b"GGML", b"GGUF", cut, cut[:24] + b"\xff" * 8):
        (tmp_path / "bad.gguf").write_bytes(content)
        with pytest.raises(XphiError, match=r"bad\.gguf"):
            identify(tmp_path / "bad.gguf")


def test_doctor_shows_a_folder_on_one_screen(cli, tmp_path):
    ran = cli("doctor", folder(tmp_path, LLAMA, "gated, gate and up in one"))
    assert ran.status == 0
    for word in ("swiglu", "d_model 32", "gate and up in one matrix", "xphi.torch.swap"):
        assert word in ran.out
    document = cli("doctor", tmp_path, "--json").json
    assert document["schema"] == "xphi/doctor/1"
    assert document["matches"][0]["name"] == "swiglu"
    assert document["census"]["d_ff"] == 96
    assert document["packing"]


def test_doctor_of_a_graph_and_of_a_module(tmp_path, monkeypatch):
    graph(tmp_path / "m.onnx", ("Gelu", {}))
    assert examine(tmp_path / "m.onnx").found.name == "gelu"
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "made_here.py").write_text(
        "from torch import nn\n"
        "def build():\n"
        "    return nn.Sequential(nn.Linear(4, 8), nn.GELU(), nn.Linear(8, 4), nn.Mish())\n"
    )
    found = examine("made_here:build")
    assert [(match.where, match.name) for match in found.found.matches] == [("1", "gelu"), ("3", "mish")]
    assert examine("numpy:tanh").found.name == "tanh"
    assert np.isfinite(examine("numpy:tanh").found.matches[0].distance)


def test_an_unusual_path_is_one_sentence(cli, tmp_path):
    for name in ("gone.onnx", "gone.json", "gone.safetensors"):
        ran = cli("identify", tmp_path / name)
        assert (ran.status, len(ran.err.splitlines())) == (2, 1)
    (tmp_path / "notes.txt").write_text("x")
    assert "neither" in cli("identify", tmp_path / "notes.txt").err
    assert cli("doctor", tmp_path / "gone.onnx").status == 2
