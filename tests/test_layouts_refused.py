"""What no block can be loaded from, and what is said about it: layouts, shapes, values and arguments."""

from dataclasses import replace

import pytest
import torch

from xphi.errors import XphiError
from xphi.nn.torch import LAYOUTS, FeedForward, GatedFeedForward, detect_layout, load_layout, to_layout

torch.set_num_threads(1)
D, FF = 6, 10


def test_no_layout():
    with pytest.raises(XphiError, match="of no layout known here"):
        detect_layout({"weight": torch.zeros(2)})
    with pytest.raises(XphiError, match="did you mean gpt2"):
        load_layout(FeedForward(D), {}, "gpt-2")
    with pytest.raises(XphiError, match="this is a Linear"):
        to_layout(torch.nn.Linear(2, 2), "gpt2")
    with pytest.raises(XphiError, match="gpt2 stores a plain block"):
        to_layout(GatedFeedForward(D), "gpt2")
    with pytest.raises(XphiError, match="llama stores a gated block"):
        to_layout(FeedForward(D), "llama")


def gpt2_state(**changed):
    state = to_layout(FeedForward(D, FF), "gpt2")
    return state | changed


@pytest.mark.parametrize(
    ("layout", "options", "key", "shape", "sentence"),
    [
        ("gpt2", {}, "c_fc.weight", (FF, D), r"gpt2 stores \(in, out\) = \(6, 10\), so this looks already transposed"),
        ("bert", {}, "intermediate.dense.weight", (D, FF), r"\(out, in\) = \(10, 6\), so this looks transposed"),
        ("gpt2", {}, "c_fc.weight", (D, FF + 1), "and the block was built with d_ff=10"),
        ("gpt2", {}, "c_fc.weight", (D + 1, FF), "and the block was built with d_model=6"),
        ("gpt2", {}, "c_proj.weight", (FF, D + 1), "and the block was built with d_model=6"),
        ("gpt2", {}, "c_fc.bias", (FF + 1,), r"gpt2 stores \(out,\) = \(10,\), and the block was built with d_ff=10"),
        ("gpt2", {}, "c_proj.bias", (D + 1,), "and the block was built with d_model=6"),
        ("gpt2", {}, "c_fc.weight", (1, D, FF), "and this has 3 dimensions"),
        ("llama", {}, "up_proj.weight", (2 * FF, D), "for up alone, so this looks like gate and up packed in one"),
        ("phi3", {}, "gate_up_proj.weight", (FF, D), "with gate and up in one tensor, so this looks like one of them"),
        ("phi3", {}, "gate_up_proj.weight", (D, 2 * FF), "so this looks transposed"),
        ("gpt_oss", {}, "gate_up_proj", (1, 2 * FF, D), r"gpt_oss stores \(in, out\) = \(6, 20\), so this looks"),
        ("gpt_oss", {}, "gate_up_proj", (D, 2 * FF), "should have 3 dimensions, the first for experts"),
        ("gpt_oss", {}, "gate_up_proj", (4, D, 2 * FF), "holds 4 experts: say which one, expert=0 to 3"),
        ("gpt_oss", {"expert": 4}, "gate_up_proj", (4, D, 2 * FF), "0 to 3, and no expert 4"),
        ("llama", {"expert": 0}, "up_proj.weight", (FF, D), "stores one block and no experts: leave out expert=0"),
    ],
)  # fmt: skip
def test_a_wrong_shape_says_which_rule_it_breaks(layout, options, key, shape, sentence):
    kind = GatedFeedForward if LAYOUTS[layout].gated else FeedForward
    block = kind(D, FF, bias=True)
    before = {name: value.clone() for name, value in block.state_dict().items()}
    state = to_layout(kind(D, FF, bias=True), layout)
    with pytest.raises(XphiError, match=sentence):
        load_layout(block, state | {key: torch.zeros(shape)}, layout, **options)
    assert all(torch.equal(value, before[name]) for name, value in block.state_dict().items())


def test_the_sentence_for_a_transposed_weight():
    block = FeedForward(768, device="meta")
    state = {"c_fc.weight": torch.zeros(3072, 768), "c_proj.weight": torch.zeros(3072, 768)}
    state |= {"c_fc.bias": torch.zeros(3072), "c_proj.bias": torch.zeros(768)}
    with pytest.raises(XphiError) as refusal:
        load_layout(block, state, assign=True)
    assert str(refusal.value) == (
        "c_fc.weight is (3072, 768): gpt2 stores (in, out) = (768, 3072), so this looks already transposed; "
        "turn it back with .t()"
    )


def test_biases_on_one_side_only_and_missing_keys():
    state = gpt2_state()
    with pytest.raises(XphiError, match=r"there is a c_fc.bias, and the block has no biases: build it with bias=True"):
        load_layout(FeedForward(D, FF, bias=False), state, "gpt2")
    with pytest.raises(XphiError, match=r"there is no c_fc.bias: build it with bias=False"):
        load_layout(FeedForward(D, FF), {key: state[key] for key in state if "weight" in key}, "gpt2")
    with pytest.raises(
        XphiError, match=r"no h.1.c_fc.weight in the state dict; a block of gpt2 stands at prefix='h.0.'"
    ):
        load_layout(FeedForward(D, FF), {f"h.0.{key}": state[key] for key in state}, "gpt2", prefix="h.1.")
    with pytest.raises(XphiError, match="is it stored in another layout"):
        load_layout(FeedForward(D, FF), state, "bert")
    quantised = gpt2_state(**{"c_fc.weight": torch.zeros(D, FF, dtype=torch.int8)})
    with pytest.raises(XphiError, match=r"c_fc.weight is torch.int8, a quantised weight"):
        load_layout(FeedForward(D, FF), quantised, "gpt2")
    prelu = FeedForward(D, FF, torch.nn.PReLU())  # its own parameter stays
    load_layout(prelu, state, "gpt2")
    assert prelu.activation.weight.item() == torch.nn.PReLU().weight.item()


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"order": ("upp", "gate")}, r"order is \('gate', 'up'\) or \('up', 'gate'\), not \('upp', 'gate'\)"),
        ({"order": ("gate", "gate")}, "order is"),
        ({"order": ["up", "gate"]}, "order is"),
        ({"order": ("gate",)}, "order is"),
        ({"down": ""}, "down is empty"),
        ({"gate_up": ""}, "a block has up, with or without gate, or gate_up"),
        ({"up": "up_proj"}, "a block has up, with or without gate, or gate_up"),
        ({"gate": "gate_proj"}, "gate_up holds the gate, so gate is empty"),
        ({"down": "gate_up_proj"}, "gate_up_proj.bias stands for two tensors"),
        ({"weight": ".w", "bias": ".w"}, "down_proj.w stands for two tensors"),
        ({"gate_up": "", "up": "up", "interleaved": True}, "order and interleaved say how gate_up lies"),
        ({"gate_up": "", "up": "up", "order": ("up", "gate")}, "order and interleaved say how gate_up lies"),
    ],
)
def test_a_layout_that_leaves_out_a_part_or_stores_it_twice_cannot_be(changed, sentence):
    with pytest.raises(XphiError, match=f"the layout 'phi3' cannot be: {sentence}"):
        replace(LAYOUTS["phi3"], **changed)


def gated_state(**changed):
    return to_layout(GatedFeedForward(D, FF), "llama") | changed


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        (torch.zeros(D, FF, device="meta"), "down_proj.weight is on the meta device and has no values"),
        (torch.zeros(D, FF).to_sparse(), r"down_proj.weight is a sparse tensor: make it a plain one, with .to_dense"),
        (torch.zeros(D, FF).numpy(), r"down_proj.weight is a ndarray and no torch.Tensor: convert it, with torch.as_"),
        (None, r"down_proj.weight is a NoneType and no torch.Tensor"),
    ],
)
@pytest.mark.parametrize("packed", [False, True])
@pytest.mark.parametrize("assign", [False, True])
def test_a_value_that_cannot_be_copied_leaves_the_block_as_it_was(value, sentence, packed, assign):
    block = GatedFeedForward(D, FF, packed=packed)
    before = {name: tensor.clone() for name, tensor in block.state_dict().items()}
    with pytest.raises(XphiError, match=sentence):
        load_layout(block, gated_state(**{"down_proj.weight": value}), assign=assign)
    assert all(torch.equal(tensor, before[name]) for name, tensor in block.state_dict().items())


def test_projections_that_were_changed_are_refused_and_nothing_is_loaded():
    other = torch.nn.Linear(D, FF + 1, bias=False)
    wrapped = torch.nn.Sequential(torch.nn.Linear(D, FF, bias=False))
    for projection, loaded, saved in (
        (other, r"up_proj.weight of the block is \(11, 6\) and was \(10, 6\) when it was built", None),
        (wrapped, r"changed after it was built \(up_proj.0.weight\)", "changed after it was built: up has no weight"),
    ):
        block = GatedFeedForward(D, FF)
        block.up_proj = projection
        before = {name: tensor.clone() for name, tensor in block.state_dict().items()}
        with pytest.raises(XphiError, match=loaded):
            load_layout(block, gated_state())
        assert all(torch.equal(tensor, before[name]) for name, tensor in block.state_dict().items())
        if saved:
            with pytest.raises(XphiError, match=saved):
                to_layout(block, "llama")


def test_arguments_of_the_wrong_kind():
    block, state = FeedForward(D, FF), gpt2_state()
    for wrong, sentence in (
        (lambda: load_layout(block, None), "a state dict maps keys to tensors, and this is a NoneType"),
        (lambda: detect_layout([1]), "a state dict maps keys to tensors, and this is a list"),
        (lambda: load_layout(block, state, 5), "a layout is a name such as 'llama' or a Layout, not 5"),
        (lambda: to_layout(block, None), "a layout is a name such as 'llama' or a Layout, not None"),
        (lambda: load_layout(block, state, prefix=None), r"prefix must be a string such as 'h.0.mlp.', not None"),
        (lambda: to_layout(block, "gpt2", prefix=5), r"prefix must be a string such as 'h.0.mlp.', not 5"),
    ):
        with pytest.raises(XphiError, match=sentence):
            wrong()
    gated = GatedFeedForward(D, FF, bias=True)
    for expert in ("0", True, 0.0):
        with pytest.raises(XphiError, match=f"expert must be a whole number, not {expert!r}"):
            load_layout(gated, to_layout(gated, "gpt_oss"), expert=expert)
