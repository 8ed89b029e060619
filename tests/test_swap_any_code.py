"""Calls are replaced whatever else a `forward` does: it has its effects, once for every call, and computes the rest."""

import pytest
import torch
from torch import nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint

import xphi.torch as xt
from xphi.swap.torch import Unsupported, swap

torch.set_num_threads(1)
X = torch.linspace(-3, 3, 2 * 4).reshape(2, 4)
COUNTS = {"calls": 0}
TOTAL = 0


class Block(nn.Module):
    """A layer and all that a `forward` may have an effect on."""

    def __init__(self):
        super().__init__()
        torch.manual_seed(0)
        self.up_proj = nn.Linear(4, 4)
        self.register_buffer("steps", torch.zeros(()))
        self.plain = torch.zeros(())
        self.log, self.table, self.count = [], {"scale": 2}, 0

    def state(self):
        held = (self.steps.item(), self.plain.item(), list(self.log), dict(self.table), self.count)
        return held, set(vars(self)), dict(COUNTS), TOTAL, self.training, torch.is_grad_enabled()


def without_gradients(function):
    """A decorator that hides what it wraps."""

    def inner(self, x):
        with torch.no_grad():
            return function(self, x)

    return inner


class NoGrad(Block):
    def forward(self, x):
        with torch.no_grad():
            return functional.gelu(self.up_proj(x))


class Inference(Block):
    def forward(self, x):
        with torch.inference_mode():
            return functional.gelu(self.up_proj(x))


class NoAutocast(Block):
    def forward(self, x):
        with torch.autocast("cpu", enabled=False):
            return functional.gelu(self.up_proj(x.float()))


class InHelper(Block):
    def forward(self, x):
        return self.helper(x)

    def helper(self, x):
        with torch.no_grad():
            return functional.gelu(self.up_proj(x))


class Tries(Block):
    def forward(self, x):
        try:
            return functional.gelu(self.up_proj(x))
        except RuntimeError:
            return x


class Decorated(Block):
    @torch.no_grad()
    def forward(self, x):
        return functional.gelu(self.up_proj(x))


class DecoratedAutocast(Block):
    @torch.autocast("cpu", enabled=False)
    def forward(self, x):
        return functional.gelu(self.up_proj(x.float()))


class Hidden(Block):
    @without_gradients
    def forward(self, x):
        return functional.gelu(self.up_proj(x))


class SetsGrad(Block):
    def forward(self, x):
        torch.set_grad_enabled(False)
        return functional.gelu(self.up_proj(x))


class Checkpointed(Block):
    def __init__(self, reentrant):
        super().__init__()
        self.reentrant = reentrant

    def forward(self, x):
        return checkpoint(self.part, x, use_reentrant=self.reentrant)

    def part(self, x):
        return functional.gelu(self.up_proj(x))


class Compiling(Block):
    def forward(self, x):
        return x if torch.compiler.is_compiling() else functional.gelu(self.up_proj(x))


class AsksGrad(Block):
    def forward(self, x):
        return functional.gelu(self.up_proj(x)) if torch.is_grad_enabled() else x


class AsksType(Block):
    def forward(self, x):
        return functional.gelu(self.up_proj(x)) if type(x) is torch.Tensor else x


class AsksTruth(Block):
    def forward(self, x, skip=False):  # noqa: FBT002 - as models have it
        return x if skip is True else functional.gelu(self.up_proj(x))


class Counter(Block):
    def forward(self, x):
        self.count = self.count + 1
        return functional.gelu(self.up_proj(x))


class BufferCounter(Block):
    def forward(self, x):
        self.steps += 1
        return functional.gelu(self.up_proj(x))


class PlainCounter(Block):
    def forward(self, x):
        self.plain.add_(1)
        return functional.gelu(self.up_proj(x))


class GlobalCounter(Block):
    def forward(self, x):
        global TOTAL  # noqa: PLW0603 - as models have it
        TOTAL = TOTAL + 1
        return functional.gelu(self.up_proj(x))


class GlobalTable(Block):
    def forward(self, x):
        COUNTS["calls"] = COUNTS["calls"] + 1
        return functional.gelu(self.up_proj(x))


class Logs(Block):
    def forward(self, x):
        log = self.log
        log.append(1)
        return functional.gelu(self.up_proj(x))


class Extends(Block):
    def forward(self, x):
        log = self.log
        log += [1]
        return functional.gelu(self.up_proj(x))


class Updates(Block):
    def forward(self, x):
        self.table.update(h=1)
        return functional.gelu(self.up_proj(x))


class SetsAttribute(Block):
    def forward(self, x):
        setattr(self, "last", x)  # noqa: B010 - as a store that is none
        return functional.gelu(self.up_proj(x))


class GoesAround(Block):
    def forward(self, x):
        object.__setattr__(self, "last", x)
        return functional.gelu(self.up_proj(x))


class Prints(Block):
    def forward(self, x):
        print("called")  # noqa: T201 - the effect
        return functional.gelu(self.up_proj(x))


class Trains(Block):
    def forward(self, x):
        self.train()
        return functional.gelu(self.up_proj(x))


class ChangesInput(Block):
    def forward(self, x):
        x += 1
        return functional.gelu(self.up_proj(x))


class Inherits(ChangesInput):
    def forward(self, x):
        return super().forward(x)


KINDS = [
    NoGrad, Inference, NoAutocast, InHelper, Tries, Decorated, DecoratedAutocast, Hidden, SetsGrad, Compiling, AsksGrad,
    AsksType, AsksTruth, Counter, BufferCounter, PlainCounter, GlobalCounter, GlobalTable, Logs, Extends, Updates,
    SetsAttribute, GoesAround, Prints, Trains, ChangesInput, Inherits,
]  # fmt: skip


def ran(block, capsys):
    """The result of two calls, and all that they left behind."""
    global TOTAL
    TOTAL, COUNTS["calls"] = 0, 0
    with torch.enable_grad():
        y = [block(X.clone()) for _ in range(2)]
        left = (block.state(), [one.requires_grad for one in y], capsys.readouterr().out)
    return y, left


@pytest.mark.parametrize("kind", KINDS)
def test_calls_are_replaced_whatever_else_the_code_does(kind, capsys, monkeypatch):
    block, twin = kind(), kind()
    before = block.state()
    done = swap(block, {"gelu": "silu"})
    assert block.state() == before
    assert done.report.watched == ("",)
    results, left = ran(block, capsys)
    assert [(one.source, one.target, one.kind) for one in done.report.changed] == [("gelu", "silu", "call")]
    assert (done.report.not_found, done.report.unsupported, done.report.waiting) == ((), (), ())
    done.undo()
    assert type(block) is kind
    monkeypatch.setattr(functional, "gelu", xt.silu)
    expected, effects = ran(twin, capsys)
    assert left == effects
    assert all(map(torch.equal, results, expected))


@pytest.mark.parametrize("reentrant", [False, True])
def test_what_checkpoint_runs_again_outside_is_left_alone(reentrant):
    """It would be another function in the backward pass."""
    block, twin = Checkpointed(reentrant), Checkpointed(reentrant)
    with swap(block, {"gelu": "silu"}) as done:
        x, y = (X.clone().requires_grad_() for _ in range(2))
        block(x).sum().backward()
        twin(y).sum().backward()
        assert torch.equal(x.grad, y.grad)
        reason = "checkpoint runs a part of its forward again outside of it; hand checkpoint a module instead"
        assert done.report.unsupported == (Unsupported("", reason),)
        assert done.report.changed == ()


def test_a_module_that_checkpoint_runs_again_is_swapped_both_times():
    block, twin = nn.Sequential(NoAutocast()), nn.Sequential(NoAutocast())
    with swap(block, {"gelu": "silu"}):
        x, y = (X.clone().requires_grad_() for _ in range(2))
        checkpoint(block, x, use_reentrant=False).sum().backward()
        xt.silu(twin[0].up_proj(y)).sum().backward()
        assert torch.equal(x.grad, y.grad)
