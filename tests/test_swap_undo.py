"""A swap is taken back as a whole, and what is not the activation stays: hooks, flags, the state dict, gradients."""

import copy

import pytest
import torch
from torch import nn
from torch.nn import functional

from xphi.errors import XphiError
from xphi.swap.torch import _edits, swap

torch.set_num_threads(1)
X = torch.linspace(-6, 6, 4 * 8).reshape(4, 8)


class Counting(nn.Module):
    """Has a state that is neither parameter nor buffer."""

    def __init__(self):
        super().__init__()
        self.calls = 0

    def forward(self, x):
        self.calls += 1
        return functional.silu(x)


class Holder(nn.Module):
    """Holds its activation as a plain callable."""

    def __init__(self, activation):
        super().__init__()
        self.up_proj = nn.Identity()
        self.act_fn = activation

    def forward(self, x):
        return self.act_fn(self.up_proj(x))


def sequence(*modules):
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 8), *modules, nn.Linear(8, 8)).eval()


def test_undo_puts_everything_back():
    model = sequence(nn.GELU(), Holder(functional.gelu), nn.SiLU())
    before, outputs = dict(model.named_modules()), model(X)
    done = swap(model, {"gelu": "relu", "silu": "tanh"})
    assert not torch.equal(model(X), outputs)
    done.undo()
    done.undo()
    assert dict(model.named_modules()) == before
    assert model[2].act_fn is functional.gelu
    assert torch.equal(model(X), outputs)


def test_nested_swaps_end_in_reverse_order():
    model = sequence(nn.GELU())
    outer = swap(model, {"gelu": "silu"})
    inner = swap(model, {"silu": "relu"})
    with pytest.raises(XphiError, match=r"^1 was changed after this swap; undo that first"):
        outer.undo()
    assert model[1].function == "relu"
    inner.undo()
    assert model[1].function == "silu"
    outer.undo()
    assert isinstance(model[1], nn.GELU)


def test_the_end_of_a_with_statement_undoes_also_after_an_error():
    model = sequence(nn.GELU())
    with pytest.raises(ZeroDivisionError), swap(model, {"gelu": "silu"}):
        1 / 0  # noqa: B018 - the error is the test
    assert isinstance(model[1], nn.GELU)


def test_an_error_is_not_hidden_by_a_swap_that_cannot_be_undone():
    model, inner = sequence(nn.GELU()), []

    def failing():
        inner.append(swap(model, {"silu": "relu"}))
        return 1 / 0

    with pytest.raises(ZeroDivisionError) as caught, swap(model, {"gelu": "silu"}) as outer:
        failing()
    assert caught.value.__notes__ == [
        "the model is still swapped: 1 was changed after this swap; undo that first (swaps in reverse order)"
    ]
    inner[0].undo()
    outer.undo()
    assert isinstance(model[1], nn.GELU)
    with pytest.raises(XphiError, match="undo that first"), swap(model, {"gelu": "silu"}):
        swap(model, {"silu": "relu"})  # without an error on its way, that is the error


def test_a_swap_that_fails_half_way_changes_nothing(monkeypatch):
    model = sequence(nn.GELU(), nn.GELU(), nn.GELU())
    make, made = _edits.Entry.make, []

    def failing(self):
        if len(made) == 2:
            raise MemoryError
        made.append(self)
        make(self)

    monkeypatch.setattr(_edits.Entry, "make", failing)
    with pytest.raises(MemoryError):
        swap(model, {"gelu": "silu"})
    assert [type(one) for one in model[1:4]] == [nn.GELU] * 3


def test_hooks_training_flags_and_the_state_dict_stay():
    model = sequence(nn.GELU())
    seen = []
    handle = model[1].register_forward_hook(lambda module, args, output: seen.append(type(module).__name__))
    model.train()
    state = {name: value.clone() for name, value in model.state_dict().items()}
    done = swap(model, {"gelu": "gelu_tanh"})
    assert model[1].training
    model(X)
    model.eval()
    late = model[1].register_forward_pre_hook(lambda module, args: seen.append("before"))
    model(X)
    assert seen == ["GELUTanh", "before", "GELUTanh"]
    assert model.state_dict().keys() == state.keys()
    assert all(torch.equal(model.state_dict()[name], value) for name, value in state.items())
    done.undo()
    model(X)
    assert seen[3:] == ["before", "GELU"]
    assert not model[1].training  # as the model is now
    handle.remove()
    late.remove()
    model(X)
    assert len(seen) == 5


def test_a_copy_stays_swapped_and_is_its_own():
    model = sequence(nn.GELU(), Holder(functional.gelu))
    done = swap(model, {"gelu": "relu"})
    twin = copy.deepcopy(model)
    swapped = model(X)
    done.undo()
    assert torch.equal(twin(X), swapped)
    assert not torch.equal(model(X), swapped)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16, torch.float64])
def test_dtypes_stay(dtype):
    model = sequence(nn.GELU()).to(dtype)
    with swap(model, {"gelu": "gelu_tanh"}):
        assert model(X.to(dtype)).dtype is dtype
        assert {value.dtype for value in model.state_dict().values()} == {dtype}


def test_gradients_go_through():
    model = sequence(nn.GELU())
    with swap(model, {"gelu": "silu"}):
        model(X).sum().backward()
    plain = sequence(nn.SiLU())
    with swap(plain, {"silu": "silu"}):
        plain(X).sum().backward()
    assert all(
        torch.equal(one.grad, other.grad) for one, other in zip(model.parameters(), plain.parameters(), strict=True)
    )


def test_looking_leaves_no_trace():
    module = Counting()
    model = sequence(module)
    drawn = torch.get_rng_state()
    done = swap(model, {"silu": "gelu"})
    assert module.calls == 0
    assert done.report.changed == ()  # ours would not count
    assert torch.equal(torch.get_rng_state(), drawn)
