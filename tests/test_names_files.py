"""``xphi names`` of a configuration: what its activations mean; of any other file: what to do instead."""

import json

import pytest

from xphi import cli


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        cli.main(list(arguments))
    printed = capsys.readouterr()
    return stop.value.code, printed.out, printed.err


@pytest.mark.parametrize(
    ("config", "functions"),
    [
        ({"hidden_act": "gelu_new"}, {"hidden_act": "gelu_tanh"}),
        ({"model_type": "gemma", "hidden_act": "gelu", "hidden_activation": None}, {"hidden_act": "gelu_tanh"}),
        ({"model_type": "bert", "hidden_act": "gelu"}, {"hidden_act": "gelu"}),
        ({"feed_forward_proj": "gated-gelu"}, {"feed_forward_proj": "geglu_tanh"}),
        (
            {"text_config": {"hidden_act": "silu"}, "vision_config": {"hidden_act": "quick_gelu"}},
            {"text_config.hidden_act": "silu", "vision_config.hidden_act": "gelu_sigmoid"},
        ),
    ],
)
def test_verb_reads_a_configuration(capsys, tmp_path, config, functions):
    file = tmp_path / "config.json"
    file.write_text(json.dumps(config))
    for given in (file, tmp_path):
        status, out, _ = run(capsys, "names", str(given), "--json")
        assert status == 0
        keys = json.loads(out)["keys"]
        assert {entry["key"]: row["function"] for entry in keys for row in entry["rows"]} == functions
    status, out, _ = run(capsys, "names", str(file))
    assert status == 0
    assert all(function in out for function in functions.values())


@pytest.mark.parametrize(
    ("name", "content", "message"),
    [
        ("config.json", "{}", "`xphi census"),
        ("config.json", '{"hidden_act": "geluu"}', "the nearest are gelu"),
        ("config.json", "[]", "no JSON object"),
        ("config.json", "{", "is not JSON"),
        ("absent.json", None, "is no file; names takes a spelling, a config.json or a folder"),
        ("model.onnx", "", "`xphi audit"),
        ("model.onnx", None, "`xphi audit"),
        ("model.safetensors", "", "config.json beside them"),
        ("found.toml", "", "`xphi verify"),
        ("README", "gelu", "is not JSON; names takes a spelling or a config.json"),
    ],
)
def test_verb_says_what_to_do_with_a_file(capsys, tmp_path, name, content, message):
    if content is not None:
        (tmp_path / name).write_text(content)
    status, out, err = run(capsys, "names", str(tmp_path / name))
    assert (status, out) == (2, "")
    assert message in err
    assert err.count("\n") == 1


def test_a_spelling_stays_one_beside_a_file_called_so(capsys, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "gelu").write_text("{}")
    assert run(capsys, "names", "gelu")[0] == 0
