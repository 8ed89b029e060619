"""What a trace would drop, repeat or decide is refused before it runs, and the model computes as before."""

import pytest
import torch
from torch import nn
from torch.nn import functional
from torch.utils.checkpoint import checkpoint

from xphi.swap.torch import swap

torch.set_num_threads(1)
X = torch.linspace(-3, 3, 2 * 4).reshape(2, 4)
ONCE = "which a trace does once and for all"
LOST = "which a trace does not keep"
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
    def forward(self, x):
        return checkpoint(self.part, x, use_reentrant=False)

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


REFUSED = {
    NoGrad: f"has a with or try statement, {LOST}",
    Inference: f"has a with or try statement, {LOST}",
    NoAutocast: f"has a with or try statement, {LOST}",
    Tries: f"has a with or try statement, {LOST}",
    Decorated: f"is wrapped by a decorator, {LOST}",
    DecoratedAutocast: f"is wrapped by a decorator, {LOST}",
    SetsGrad: f"makes an object of torch, {LOST}",
    Checkpointed: f"hands code of its own to a function of torch, {LOST}",
    Compiling: f"calls is_compiling, {ONCE}",
    AsksGrad: f"calls is_grad_enabled, {ONCE}",
    AsksType: "asks the type of something, which a trace answers once and for all",
    AsksTruth: "asks what something is, which a trace answers once and for all",
    Counter: f"stores count, {ONCE}",
    BufferCounter: f"changes something in place by +=, {LOST}",
    PlainCounter: "changes a tensor of its own by add_",
    GlobalCounter: f"stores TOTAL, {ONCE}",
    GlobalTable: f"stores an item, {ONCE}",
    Logs: f"calls append, {ONCE}",
    Extends: f"changes something in place by +=, {LOST}",
    Updates: f"calls update, {ONCE}",
    SetsAttribute: f"calls setattr, {ONCE}",
    GoesAround: f"uses __setattr__, {ONCE}",
    Prints: f"calls print, {ONCE}",
    Trains: f"calls train, {ONCE}",
    ChangesInput: f"changes something in place by +=, {LOST}",
    Inherits: f"changes something in place by +=, {LOST}",
}


def left_alone(block):
    """The reason for which a block is left alone; nothing has happened to it."""
    kind, before = type(block), block.state()
    done = swap(nn.Sequential(block), {"gelu": "silu"})
    assert block.state() == before
    assert type(block) is kind
    assert done.report.changed == ()
    ((where, reason),) = [(one.where, one.reason) for one in done.report.unsupported]
    assert where == "0"
    return reason


@pytest.mark.parametrize(("kind", "reason"), REFUSED.items())
def test_what_a_trace_does_not_keep_is_refused(kind, reason, capsys):
    assert left_alone(kind()) == f"its forward {reason}"
    assert capsys.readouterr().out == ""


def test_a_helper_is_named():
    assert left_alone(InHelper()) == f"its helper has a with or try statement, {LOST}"


def test_a_decorator_that_hides_itself():
    assert left_alone(Hidden()).startswith("its ")
