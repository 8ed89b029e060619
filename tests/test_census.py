"""Sizes: the table's models against stored figures, the rules of widths, what is typed and what is refused."""

import json
import tomllib
from pathlib import Path

import pytest

from xphi import census, cli
from xphi.census import Count, FeedForward, keys, of
from xphi.census.families import FAMILIES
from xphi.errors import XphiError

GOLDEN = Path(__file__).parent / "golden"
ROWS = json.loads((GOLDEN / "models.json").read_text())
PUBLISHED = tomllib.loads((Path(__file__).parent / "data/census_configs.toml").read_text())["model"]
#: Shares and ratios are stored with four digits.
DIGITS = 4
#: What is stored of every model; of some there is a published total, of some what is active in a mixture.
FIGURES = {"d_model", "d_ff", "blocks", "ffn_per_block", "attention_per_block", "total"}
FIGURES |= {"expansion", "effective_expansion", "share_of_block", "share_of_total"}


@pytest.mark.parametrize("row", ROWS, ids=[row["name"] for row in ROWS])
def test_a_model_of_the_table(row):
    found = of(row["name"])
    assert set(row) >= FIGURES
    assert found.shape.name == row["name"]
    for key in row.keys() - {"name"}:
        value = getattr(found, "total" if key == "published" else key)
        assert row[key] == (value if isinstance(value, int) else round(float(value), DIGITS)), key
    assert not found.shape.notes


def test_the_table_is_whole():
    assert [row["name"] for row in ROWS] == list(census.models())
    for row in census.models().values():
        assert row.config["model_type"] in FAMILIES
        for spelling in (row.name, *row.ids, row.ids[0].upper()):
            assert census.find(spelling) is row


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("meta-llama/Meta-Llama-3-8B", "Llama-3 8B"),
        ("Meta-Llama-3-8B-Instruct", "Llama-3 8B"),
        ("LLAMA 3 8B", "Llama-3 8B"),
        ("google/gemma-2b-it", "Gemma-1 2B"),
        ("vit-b/16", "ViT-B/16"),
        ("vit-base-patch16-224", "ViT-B/16"),
        ("t5-v1_1-base", "T5 v1.1 base"),
        ("mistralai/Mixtral-8x7B-Instruct-v0.1", "Mixtral-8x7B"),
    ],
)
def test_what_people_type(typed, name):
    assert census.find(typed).name == name


def test_no_name_means_two_models():
    """The end of one repository's name is not the name of another model."""
    for row in census.models().values():
        for spelling in row.ids:
            assert census.find(spelling.rpartition("/")[2]) is row


def test_parts_add_up():
    for name in census.models():
        found = of(name)
        shape = found.shape
        rest = sum((block.norms.total + block.extra.total) * block.stored for block in shape.blocks)
        parts = found.ffn_total + found.attention_total + rest
        assert parts + shape.embeddings.total + shape.head.total + shape.other.total == found.total
        assert found.count.weights + found.count.biases == found.total
        assert 0 < found.share_of_total < found.share_outside_embeddings < 1
        assert found.active_total <= found.total


def test_a_mixture_counts_what_is_stored_and_what_is_used():
    one = FeedForward(8, 16, gated=True, activation="silu", bias=True)
    assert one.stored == Count(3 * 8 * 16, 2 * 16 + 8)
    router = Count(8 * 6, 6)
    mixture = FeedForward(8, 16, True, "silu", True, experts=6, active=2, shared_d_ff=32, router=router)
    shared = FeedForward(8, 32, gated=True, activation="silu", bias=True).stored
    assert mixture.stored == one.stored * 6 + shared + router
    assert mixture.used == one.stored * 2 + shared


def test_operations_of_gpt2_by_hand():
    d, layers, vocab, tokens = 768, 12, 50257, 1024
    work = of("gpt2", sequence=tokens).operations
    assert work.ffn == layers * 2 * 8 * d * d
    assert work.projections == layers * 2 * 4 * d * d
    assert work.scores == layers * 2 * 2 * tokens * d
    assert work.head == 2 * d * vocab
    assert work.total == work.ffn + work.projections + work.scores + work.head


def test_operations_meet_active_experts_only():
    """2 of 8 experts and their router, in every one of 32 layers."""
    assert of("mixtral-8x7b").operations.ffn == 32 * 2 * (2 * 3 * 4096 * 14336 + 4096 * 8)


def test_a_realistic_mixtral_file():
    found = of(GOLDEN / "configs/mixtral.json", ranks=8)
    assert found.total == 46_702_792_704
    assert found.active_total == 12_879_925_248
    assert found.tensor_parallel() == {
        "ranks": 8,
        "d_ff": {"divides": True, "per_rank": 1792, "width": 14336},
        "heads_divide": True,
        "kv_heads_divide": True,
    }
    assert not found.shape.notes


def test_the_text_part_of_a_model_of_several_parts():
    """What this file leaves out has the defaults of its type; its published vocabulary is 64 rows longer."""
    found = of(GOLDEN / "configs/gemma-3-4b.json", part="text_config")
    assert found.total == of("gemma-3-4b").total + 64 * 2560
    assert "text_config alone is counted" in found.shape.notes
    assert any("head_dim is not given: 256, the default of gemma3_text, is assumed" in n for n in found.shape.notes)
    with pytest.raises(XphiError, match="has no part 'audio_config'; its parts are: text_config, vision_config"):
        of(GOLDEN / "configs/gemma-3-4b.json", part="audio_config")
    for other in ("gpt2", 3):
        with pytest.raises(XphiError, match="a part is counted of a configuration"):
            of(other, part="text_config")


@pytest.mark.parametrize("row", PUBLISHED, ids=[row["name"] for row in PUBLISHED])
def test_a_configuration_as_published(row):
    found = of(row["config"])
    feed = found.main.feed
    assert (found.total, found.d_ff, feed.activation, feed.assumed) == (
        row["total"],
        row["d_ff"],
        row["activation"],
        row["assumed"],
    )
    assert any("assumed" in note for note in found.shape.notes) >= feed.assumed


def test_an_assumed_activation_is_printed_as_such(capsys, tmp_path):
    file = tmp_path / "params.json"
    file.write_text(json.dumps(next(row["config"] for row in PUBLISHED if "3.1 8B" in row["name"])))
    status, out, err = run(capsys, str(tmp_path))
    assert status == 0
    assert "gated feed-forward (silu, assumed)" in out
    assert "8,030,261,248" in out
    assert err.startswith("note: ")
    status, out, _ = run(capsys, str(file), "--json")
    assert (status, json.loads(out)["activation_assumed"]) == (0, True)
    assert "(silu)," in run(capsys, "llama-3-8b")[1]


def test_a_null_width_is_four_times_the_models():
    config = {"model_type": "gpt2", "n_embd": 96, "n_inner": None, "n_layer": 2, "n_head": 4}
    assert of(config).d_ff == 384
    assert of({**config, "n_inner": 100}).d_ff == 100


def test_head_dim_and_grouped_heads_are_kept():
    config = dict(census.find("llama-3.2-3b").config)
    assert of(config).attention_per_block == 3072 * 128 * (2 * 24 + 2 * 8)
    config["head_dim"] = 64
    assert of(config).attention_per_block == 3072 * 64 * (2 * 24 + 2 * 8)
    config["num_key_value_heads"] = None
    assert of(config).attention_per_block == 3072 * 64 * 4 * 24


def test_gemma_says_gelu_and_means_the_tanh_form():
    config = {**census.find("gemma-2b").config, "hidden_act": "gelu"}
    assert of(config).main.feed.activation == "gelu_tanh"
    del config["hidden_activation"]
    found = of(config)
    assert found.main.feed.activation == "gelu_tanh"
    assert any("gelu_pytorch_tanh" in note for note in found.shape.notes)


SMALL = {"model_type": "llama", "hidden_size": 64, "num_attention_heads": 4, "intermediate_size": 128, "vocab_size": 9}


@pytest.mark.parametrize(
    ("config", "message"),
    [
        ({}, "without model_type is not known here"),
        ({**SMALL, "hidden_size": "64"}, "hidden_size must be a whole number from 1 to 1000000000, not '64'"),
        ({**SMALL, "hidden_size": True}, "hidden_size must be a whole number"),
        ({**SMALL, "hidden_size": -1}, "not -1"),
        ({**SMALL, "hidden_size": 1e300}, "not 1e"),
        ({**SMALL, "num_hidden_layers": 10**400}, "num_hidden_layers must be"),
        ({**SMALL, "hidden_size": 66}, "d_model = 66 is no multiple of its 4 heads; head_dim is needed"),
        ({**SMALL, "num_key_value_heads": 3}, "4 attention heads cannot share 3"),
        ({**SMALL, "attention_bias": "yes"}, "attention_bias must be true or false"),
        ({**SMALL, "model_type": "mixtral", "num_local_experts": 2, "num_experts_per_tok": 3}, "3 experts for a token"),
        ({"model_type": "novel", "text_config": {"num_hidden_layers": 2}}, "may be counted alone: part = text_config"),
        ({**SMALL, "model_type": None}, "without model_type is not known here"),
    ],
)
def test_a_configuration_without_sense(config, message):
    with pytest.raises(XphiError, match=message) as refusal:
        of(config)
    assert len(str(refusal.value)) < 300


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "is not JSON"),
        (b"\x80\x04PK", "is not JSON"),
        (b"[1, 2]", "no JSON object"),
        (b"null", "no JSON object"),
        (b"[" * 100_000, "is not JSON"),
        (b'{"hidden_size": NaN}', "without model_type"),
        (b" " * ((1 << 20) + 1), "is this a file of weights"),
    ],
)
def test_a_file_that_is_no_configuration(tmp_path, content, message):
    file = tmp_path / "config.json"
    file.write_bytes(content)
    for place in (file, str(file), tmp_path):
        with pytest.raises(XphiError, match=message) as refusal:
            of(place)
        assert "\n" not in str(refusal.value)


def test_a_folder_and_a_file_of_another_name(tmp_path):
    config = json.dumps(census.find("gpt2").config)
    (tmp_path / "config.json").write_text(config)
    (tmp_path / "mine").write_text(config)
    assert of(tmp_path).total == of(str(tmp_path)).total == of(str(tmp_path / "mine")).total == of("gpt2").total
    with pytest.raises(XphiError, match=r"cannot read .*config\.json: No such file"):
        of(tmp_path / "nowhere" / "config.json")
    (tmp_path / "empty").mkdir()
    with pytest.raises(XphiError, match="cannot read"):
        of(tmp_path / "empty")


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lama-3-8b", "no model is called 'lama-3-8b'.*nearest are llama-3-8b"),
        ("☃", "`xphi census` lists them"),
        ("a\0b", "no model"),
        ("x" * 100_000, "…"),
        ("", "no model"),
    ],
)
def test_a_name_that_is_not_there(name, message):
    with pytest.raises(XphiError, match=message) as refusal:
        of(name)
    assert len(str(refusal.value)) < 500


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"ranks": 0}, "number of ranks must be a whole number from 1"),
        ({"ranks": "2"}, "number of ranks must be .* not '2'"),
        ({"ranks": 2.0}, "number of ranks"),
        ({"sequence": 0}, "the sequence"),
        ({"sequence": "5"}, "the sequence must be a whole number .* not '5'"),
        ({"sequence": None}, "the sequence"),
        ({"sequence": True}, "the sequence"),
        ({"dtype": "int8"}, "no format 'int8'"),
        ({"dtype": []}, r"no format \[\]"),
    ],
)
def test_what_a_census_is_not_of(options, message):
    with pytest.raises(XphiError, match="not of a int"):
        of(3)
    with pytest.raises(XphiError, match="found by a text"):
        census.find(None)
    with pytest.raises(XphiError, match=message):
        of("gpt2", **options)


def test_defaults_are_those_of_transformers():
    from transformers import CONFIG_MAPPING

    assert keys.defaults().keys() <= FAMILIES.keys()
    for model_type, entries in keys.defaults().items():
        for key, value in entries.items():
            assert getattr(CONFIG_MAPPING[model_type], key) == value, (model_type, key)


def run(capsys, *arguments):
    with pytest.raises(SystemExit) as stop:
        cli.main(["census", *arguments])
    printed = capsys.readouterr()
    return stop.value.code, printed.out, printed.err


@pytest.mark.parametrize("row", [ROWS[0], ROWS[14], ROWS[32]], ids=["gpt2", "llama-3-8b", "deepseek-v3"])
def test_verb_prints_json(capsys, row):
    status, out, err = run(capsys, census.models()[row["name"]].ids[0], "--json", "--tp", "3")
    document = json.loads(out)
    assert (status, err) == (0, "")
    assert next(iter(document.items())) == ("schema", "xphi/census/1")
    for key in ("d_model", "d_ff", "expansion", "blocks", "ffn_per_block", "attention_per_block", "total"):
        assert round(document[key], DIGITS) == row[key], key
    for key in ("share_of_block", "share_of_total"):
        assert round(document[key], DIGITS) == row[key], key
    own = document["widths"][0]
    assert own["tensor_parallel"]["divides"] is (row["d_ff"] % 3 == 0)
    assert own["tensor_parallel"]["width"] % 3 == 0


def test_verb_prints_tables(capsys):
    status, out, _ = run(capsys, "llama-3-8b", "--tp", "3", "--tokens", "4096", "--dtype", "float32")
    assert status == 0
    for text in ("8,030,261,248", "176,160,768", "80.8%", "70.2%", "14,337", "21,504", "4096"):
        assert text in out
    status, out, _ = run(capsys, "deepseek-v3")
    assert status == 0
    assert "8 of 256 routed experts and the shared ones" in out
    status, out, _ = run(capsys)
    assert status == 0
    assert all(row.ids[0] in out for row in census.models().values())
    status, out, _ = run(capsys, "--json")
    assert status == 0
    assert len(json.loads(out)["models"]) == len(ROWS)


def test_verb_tells_what_it_assumed_and_refuses_the_rest(capsys, tmp_path):
    status, out, err = run(capsys, str(GOLDEN / "configs/gemma-3-4b.json"), "--json")
    assert status == 0
    assert json.loads(out)["notes"]
    file = tmp_path / "config.json"
    file.write_text("{")
    for arguments in ((str(file),), ("lama-3-8b",), ("gpt2", "--tp", "0")):
        status, out, err = run(capsys, *arguments)
        assert (status, out) == (2, "")
        assert err.startswith("xphi: ")
        assert len(err.splitlines()) == 1
