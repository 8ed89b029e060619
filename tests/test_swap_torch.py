"""Swapping modules and held callables: what is found, and what is put in."""

import functools
import re
from pathlib import Path

import pytest
import torch
from torch import nn
from torch.nn import functional

import xphi.torch as xt
from xphi.errors import XphiError
from xphi.swap.torch import Change, Unsupported, _identify, swap

torch.set_num_threads(1)
X = torch.linspace(-6, 6, 4 * 8).reshape(4, 8)


class PlainTanh(nn.Module):
    """The tanh form as BLOOM, Megatron and flash-attn write it, under a name that says something else."""

    def forward(self, x):
        return x * 0.5 * (1.0 + torch.tanh(0.79788456 * x * (1 + 0.044715 * x * x)))


class Holder(nn.Module):
    """Holds its activation as a plain callable."""

    def __init__(self, activation):
        super().__init__()
        self.up_proj = nn.Identity()
        self.act_fn = activation

    def forward(self, x):
        return self.act_fn(self.up_proj(x))


class Noisy(nn.Module):
    """GELU in evaluation, and something random otherwise."""

    def forward(self, x):
        return functional.gelu(x) * (1 + torch.rand_like(x)) if self.training else functional.gelu(x)


class NoisyFormula(nn.Module):
    """The same, written out."""

    def forward(self, x):
        noise = torch.rand_like(x) if self.training else 0
        return x * 0.5 * torch.special.erfc(-x * 0.5**0.5) * (1 + noise)


class Swish(nn.Module):
    """A formula that is said to work in place."""

    inplace = True

    def forward(self, x):
        return x * x.sigmoid()


def sequence(*modules):
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 8), *modules, nn.Linear(8, 8)).eval()


def places(done):
    return [(one.where, one.source, one.target, one.kind) for one in done.report.changed]


@pytest.mark.parametrize(
    ("module", "source"),
    [
        (nn.GELU(), "gelu"),
        (nn.GELU(approximate="tanh"), "gelu_tanh"),
        (nn.SiLU(), "silu"),
        (nn.ReLU(), "relu"),
        (nn.Sigmoid(), "sigmoid"),
        (nn.Tanh(), "tanh"),
        (nn.Mish(), "mish"),
        (nn.ELU(), "elu"),
        (nn.CELU(), "elu"),
        (nn.SELU(), "selu"),
        (nn.Softplus(), "softplus"),
        (nn.Hardswish(), "hard_swish"),
        (PlainTanh(), "gelu_tanh"),
        (xt.QuickGELU(), "gelu_sigmoid"),
    ],
    ids=repr,
)
def test_modules_are_found_by_what_they_compute(module, source):
    target = "gelu_sigmoid" if source == "silu" else "silu"
    model = sequence(module)
    with swap(model, {source: target}) as done:
        assert places(done) == [("1", source, target, "module")]
        assert done.report.changed[0].was == type(module).__name__
        assert torch.equal(model[1](X), xt.get(target)(X))
    assert model[1] is module


@pytest.mark.parametrize(
    "module",
    [
        nn.ELU(alpha=0.99),
        nn.Softplus(beta=2),
        nn.LeakyReLU(),
        nn.ReLU6(),
        nn.PReLU(),
        nn.Identity(),
        nn.Dropout(),
    ],
    ids=repr,
)
def test_other_functions_are_left_alone(module):
    model = sequence(module)
    names = ["gelu", "elu", "softplus", "relu", "identity"]
    done = swap(model, dict.fromkeys(names, "silu") | {"identity": "relu"})
    assert done.report.changed == ()
    assert done.report.not_found == tuple(names)
    assert done.report.unsupported == ()
    assert model[1] is module


def test_functions_are_further_apart_than_the_level_of_identification():
    values = _identify._values()
    grid = torch.tensor(_identify.GRID)
    for name, one in values.items():
        for other, two in values.items():
            if name != other:
                assert (torch.tensor(one - two).abs() / grid.abs().clamp(min=1)).max() > 2 * _identify.LEVEL


@pytest.mark.parametrize("spelling", ["gelu", "nn.GELU()", "GELUActivation", "gelu_erf"])
def test_keys_in_any_spelling(spelling):
    model = sequence(nn.GELU())
    with swap(model, {spelling: "gelu_new"}) as done:
        assert places(done) == [("1", "gelu", "gelu_tanh", "module")]


def test_ours_for_theirs():
    model = sequence(nn.GELU())
    done = swap(model, {"gelu": "gelu"})
    assert places(done) == [("1", "gelu", "gelu", "module")]
    assert isinstance(model[1], xt.GELU)
    assert torch.equal(model[1](X), xt.gelu(X))
    again = swap(model, {"gelu": "gelu"})  # nothing to do, and not missing either
    assert (again.report.changed, again.report.not_found) == ((), ())
    done.undo()


def test_everything_happens_at_once():
    model = sequence(nn.GELU(), nn.SiLU())
    with swap(model, {"gelu": "silu", "silu": "gelu"}) as done:
        assert places(done) == [("1", "gelu", "silu", "module"), ("2", "silu", "gelu", "module")]


def test_what_is_not_there_is_named_as_it_was_spelled():
    done = swap(sequence(nn.GELU()), {"quick_gelu": "gelu", "nn.GELU()": "relu"})
    assert done.report.not_found == ("quick_gelu",)
    assert str(done.report).splitlines() == ["1: GELU (gelu) -> relu", "quick_gelu: not found"]
    assert str(done) == str(done.report)
    assert repr(done) == "<Swap in place: 1 changed, quick_gelu not found>"
    done.undo()
    assert repr(done) == "<Swap undone: 1 changed, quick_gelu not found>"


def test_one_instance_in_many_places_stays_one():
    shared = nn.GELU()
    model = nn.ModuleDict({"a": sequence(shared), "b": sequence(shared), "c": shared})
    with swap(model, {"gelu": "gelu_tanh"}) as done:
        assert [one.where for one in done.report.changed] == ["c", "a.1", "b.1"]
        assert model["a"][1] is model["b"][1] is model["c"]
        assert model["c"].function == "gelu_tanh"
    assert model["a"][1] is model["b"][1] is model["c"] is shared


@pytest.mark.parametrize(
    ("value", "was"),
    [
        (functional.gelu, "gelu"),
        (functools.partial(functional.gelu, approximate="none"), "partial"),
        (lambda x: 0.5 * x * torch.special.erfc(-x * 0.5**0.5), "<lambda>"),
        (xt.gelu, "gelu"),
    ],
)
def test_callables_in_attributes(value, was):
    model = nn.Sequential(Holder(value))
    with swap(model, {"gelu": "relu"}) as done:
        assert done.report.changed == (Change("0.act_fn", "gelu", "relu", "attribute", was),)
        assert torch.equal(model(X), xt.relu(X))
    assert model[0].act_fn is value


def test_rung():
    model = nn.Sequential(Holder(functional.gelu), nn.GELU())
    with swap(model, {"gelu": "gelu"}, rung="fast"):
        assert model[1].options == {"rung": "fast"}
        assert torch.equal(model[0](X), xt.gelu(X, rung="fast"))


def test_modules_of_ours_keep_their_options():
    model = sequence(xt.GELU(rung="fast"))
    with swap(model, {"gelu": "silu"}):
        assert (model[1].function, model[1].options) == ("silu", {"rung": "fast"})


def test_gates_follow_their_activation():
    model = nn.ModuleDict(
        {"gated": xt.GatedFeedForward(8, activation="silu"), "plain": xt.FeedForward(8, activation="silu")}
    )
    with swap(model, {"silu": "gelu"}) as done:
        assert places(done) == [
            ("gated.activation", "swiglu", "geglu", "module"),
            ("plain.activation", "silu", "gelu", "module"),
        ]
        other = xt.GatedFeedForward(8, activation="gelu")
        other.load_state_dict(model["gated"].state_dict())
        assert torch.equal(model["gated"](X), other(X))
    with swap(model, {"silu": "mish"}) as done:
        assert places(done)[0] == ("gated.activation", "swiglu", "mish", "module")
        gate, up = X, X + 1
        assert torch.equal(model["gated"].activation(gate, up), xt.mish(gate) * up)
    with swap(model, {"swiglu": "reglu"}) as done:
        assert places(done) == [("gated.activation", "swiglu", "reglu", "module")]


@pytest.mark.parametrize(
    ("module", "key", "reason"),
    [
        (xt.StochasticGate(), "gelu", "it draws at random in training; swap the gate itself for one without gelu"),
        (Swish(), "silu", "it works in place and ours does not; set its inplace to False first"),
        (NoisyFormula(), "gelu", "in training it computes another function than in evaluation"),
        (xt.GELU(save="bits", bits=2), "gelu", None),
        (nn.GLU(), "glu", "it takes both halves in one tensor and a gate of ours takes two"),
        (nn.LSTM(8, 8), "tanh", "it is inside of the fused kernel of LSTM"),
    ],
)
def test_what_cannot_be_swapped_is_named_with_the_reason(module, key, reason):
    target = {"glu": "reglu", "gelu": "relu2"}.get(key, "gelu")
    done = swap(nn.ModuleDict({"part": module}), {key: target})
    assert done.report.changed == ()
    if reason is None:  # the operator's own words
        with pytest.raises(XphiError, match="relu2 has no code of its derivative") as caught:
            xt.ReLU2(**module.options)
        reason = str(caught.value)
    assert done.report.unsupported == (Unsupported("part", reason),)
    assert done.report.not_found == ()


def test_modules_that_cannot_be_replaced_as_a_whole_have_their_calls_replaced():
    relu, noisy = nn.ReLU(inplace=True), Noisy()
    model = nn.ModuleDict({"in place": relu, "in training": noisy})
    with swap(model, {"relu": "silu", "gelu": "silu"}) as done:
        assert done.report.waiting == ("in place", "in training")
        x = X.clone()
        assert relu(x) is x
        assert torch.equal(x, xt.silu(X))
        torch.manual_seed(0)
        noise = 1 + torch.rand_like(X)
        torch.manual_seed(0)
        assert torch.equal(noisy(X), xt.silu(X) * noise)
        assert torch.equal(noisy.eval()(X), xt.silu(X))
        with swap(model, {"silu": "mish"}) as inner:
            assert torch.equal(relu(X.clone()), xt.mish(X))
            assert [one.where for one in inner.report.changed] == ["in place"]
        assert [(one.where, one.kind) for one in done.report.changed] == [("in place", "call"), ("in training", "call")]
    assert type(relu) is nn.ReLU


def test_torchscript_is_left_alone():
    with pytest.warns(DeprecationWarning, match="torch.jit"):
        part = torch.jit.trace(nn.Sequential(nn.GELU()), X, check_trace=False)
    done = swap(nn.ModuleDict({"part": part}), {"gelu": "silu"})
    assert done.report.unsupported == (Unsupported("part", "it is compiled by TorchScript; swap before that"),)


def test_the_model_itself():
    done = swap(nn.GELU(), {"gelu": "silu"})
    assert str(done.report) == (
        "(the model): not swapped, the model itself is the activation; swap it inside of a container"
    )


@pytest.mark.parametrize(
    ("mapping", "message"),
    [
        ({"gelv": "silu"}, "gelu"),
        ({"gelu": "sillu"}, "silu"),
        ({"gelu": "normal_pdf"}, "normal_pdf has no operator to swap with"),
        ({"gelu": "swiglu"}, "gelu and swiglu cannot be swapped"),
        ({"gelu": "silu", "nn.GELU()": "relu"}, "'gelu' and 'nn.GELU()' are one function, gelu"),
        ({"gelu": None}, "not a NoneType"),
        ({5: "gelu"}, "not a int"),
        ("gelu", "swap takes a mapping"),
        (None, "swap takes a mapping"),
        ([("gelu", "silu")], "swap takes a mapping"),
    ],
)
def test_refusals_are_sentences(mapping, message):
    model = sequence(nn.GELU())
    with pytest.raises(XphiError, match=re.escape(message)) as caught:
        swap(model, mapping)
    assert "\n" not in str(caught.value)
    assert isinstance(model[1], nn.GELU)


def test_a_rung_that_there_is_not():
    model = sequence(nn.GELU())
    with pytest.raises(XphiError, match="rung"):
        swap(model, {"gelu": "silu"}, rung="slow")
    assert isinstance(model[1], nn.GELU)


def test_the_public_name():
    assert xt.swap is swap


def test_a_model_is_a_module():
    with pytest.raises(XphiError, match=r"takes a torch\.nn\.Module, and the model is a builtin_function_or_method"):
        swap(len, {"gelu": "silu"})


def test_the_page_runs(capsys):
    page = (Path(__file__).parents[1] / "docs" / "how-to" / "swap.md").read_text()
    names = {}
    for code in re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL):
        exec(code, names)  # noqa: S102 - this repository's own page
    printed = capsys.readouterr().out.splitlines()
    assert printed[0] == "1: GELU (gelu) -> gelu_tanh"
    assert names["swapped"].report.changed[0] == Change("1", "gelu", "gelu_tanh", "module", "GELU")
    assert isinstance(names["model"][1], nn.GELU)
