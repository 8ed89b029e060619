"""A module or callable that does more than its function is not replaced as a whole; what it calls is."""

import cProfile
import gc
import math
import sys

import pytest
import torch
from torch import nn
from torch.nn import functional

import xphi.torch as xt
from xphi.swap.torch import swap

torch.set_num_threads(1)
X = torch.linspace(-3, 3, 2 * 4).reshape(2, 4)


class Block(nn.Module):
    """Layers, a buffer and a setting."""

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.up_proj = nn.Linear(4, 4)
        self.layers = nn.ModuleList([nn.Linear(4, 4), nn.Linear(4, 4)])
        self.register_buffer("steps", torch.zeros(()))
        self.table = {"scale": 2}


class BufferInPlace(Block):
    def forward(self, x):
        self.steps.add_(1)
        return functional.gelu(self.up_proj(x))


class Ordinary(Block):
    def forward(self, x, mask=None):
        h = x
        for layer in self.layers:
            h = functional.gelu(layer(h)) * math.sqrt(self.table.get("scale")) / len(self.layers)
        if mask is not None:
            h = h * mask
        return h + torch.zeros_like(h) + torch.arange(x.size(1), device=x.device)


class Plain(nn.Module):
    """A written formula, which is computed to see what it is."""

    def forward(self, x):
        return x * 0.5 * torch.special.erfc(-x * math.sqrt(0.5))


def test_operations_on_a_buffer_are_done_at_every_call_and_not_before():
    block = BufferInPlace()
    with swap(block, {"gelu": "silu"}) as done:
        assert block.steps.item() == 0
        for _ in range(3):
            block(X)
        assert block.steps.item() == 3
        assert len(done.report.changed) == 1


def test_every_call_of_a_loop_is_replaced():
    block, plain = Ordinary(), torch.arange(4)
    with swap(block, {"gelu": "gelu"}) as done:
        h = X
        for layer in block.layers:
            h = xt.gelu(layer(h)) * math.sqrt(2) / 2
        assert torch.equal(block(X), h + torch.zeros_like(h) + plain)
        assert torch.equal(block(X, X), h * X + torch.zeros_like(h) + plain)
        assert [one.kind for one in done.report.changed] == ["call"]


def test_what_collecting_garbage_starts_is_not_the_forwards():
    seen = []

    def count(phase, info):
        seen.append(sum(info.values()))

    before = gc.get_threshold()
    gc.callbacks.append(count)
    gc.set_threshold(1)
    try:
        with swap(nn.Sequential(Plain()), {"gelu": "gelu"}) as done:
            assert [one.kind for one in done.report.changed] == ["module"]
    finally:
        gc.set_threshold(*before)
        gc.callbacks.remove(count)
    assert seen
    assert gc.isenabled()


class ActsWithoutGradient(nn.Module):
    def forward(self, x):
        with torch.no_grad():
            return functional.gelu(x)


class ActsDecorated(nn.Module):
    @torch.no_grad()
    def forward(self, x):
        return functional.gelu(x)


class ActsAndLogs(nn.Module):
    log = []  # noqa: RUF012 - an effect that no instance shows

    def forward(self, x):
        self.log.append(1)
        return functional.gelu(x)


@pytest.mark.parametrize("kind", [ActsWithoutGradient, ActsDecorated, ActsAndLogs])
def test_an_activation_that_does_more_does_it_still(kind):
    module = kind()
    model = nn.Sequential(nn.Linear(4, 4), module)
    ActsAndLogs.log.clear()
    with swap(model, {"gelu": "silu"}) as done:
        assert ActsAndLogs.log == []
        assert model[1] is module
        assert torch.equal(model(X), xt.silu(model[0](X)))
        assert model(X).requires_grad is (kind is ActsAndLogs)
        assert [(one.where, one.kind) for one in done.report.changed] == [("1", "call")]
    assert len(ActsAndLogs.log) == 2 * (kind is ActsAndLogs)


class Detached(nn.Module):
    def forward(self, x):
        return functional.gelu(x).detach()


class Announced(nn.Module):
    calls = []  # noqa: RUF012 - shared by the class that a swap makes

    def __call__(self, x):
        self.calls.append(1)
        return super().__call__(x)

    def forward(self, x):
        return functional.gelu(x)


def test_an_activation_keeps_what_is_around_its_call():
    model = nn.Sequential(nn.Linear(4, 4), Detached(), Announced())
    with swap(model, {"gelu": "silu"}) as done:
        assert not model(X).requires_grad
        assert Announced.calls == [1]
        assert [(one.where, one.kind) for one in done.report.changed] == [("1", "call"), ("2", "call")]


def test_callables_with_effects_are_not_run():
    seen = []

    def activation(x):
        seen.append(1)
        return functional.gelu(x)

    model = Block()
    model.act_fn = activation
    assert swap(model, {"gelu": "silu"}).report.changed == ()
    assert seen == []
    assert model.act_fn is activation


def test_a_profiler_goes_on():
    profiler = cProfile.Profile()
    before = sys.getprofile()
    profiler.enable()
    try:
        during = sys.getprofile()
        swap(nn.Sequential(Plain()), {"gelu": "silu"})
        assert sys.getprofile() is during
    finally:
        profiler.disable()
        sys.setprofile(before)
    assert any("_resolved" in str(one) for one in profiler.getstats())
