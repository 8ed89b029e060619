"""Swapping calls in the code of a module: what tracing can keep is swapped, and what it cannot keep is refused."""

import copy
import random

import pytest
import torch
from torch import nn
from torch.nn import functional

import xphi.torch as xt
from xphi.swap.torch import Change, Unsupported, swap

torch.set_num_threads(1)
X = torch.linspace(-3, 3, 4 * 8).reshape(4, 8)


class Block(nn.Module):
    """A feed-forward block that calls its activation by `call`."""

    def __init__(self, call=functional.gelu):
        super().__init__()
        torch.manual_seed(0)
        self.up_proj, self.down_proj = nn.Linear(8, 16), nn.Linear(16, 8)
        self._call = call  # not looked at: an attribute with an underscore is private


class Functional(Block):
    def forward(self, x):
        return self.down_proj(functional.gelu(self.up_proj(x)))


class Tanh(Block):
    def forward(self, x):
        return self.down_proj(torch.nn.functional.gelu(self.up_proj(x), approximate="tanh"))


class Method(Block):
    def forward(self, x):
        return self.down_proj(self.up_proj(x).tanh())


class Helper(Block):
    def forward(self, x):
        return self.down_proj(self.activate(x))

    def activate(self, x):
        return functional.gelu(self.up_proj(x))


class WithDropout(Block):
    def forward(self, x):
        return functional.dropout(functional.gelu(self.up_proj(x)), 0.5, self.training)


class Masked(Block):
    def forward(self, x, mask=None, *, scale=None):
        h = functional.gelu(self.up_proj(x))
        if mask is not None:
            h = h * mask
        return h if scale is None else h * scale


class Two(Block):
    def forward(self, x):
        return functional.silu(functional.gelu(self.up_proj(x)))


class InPlace(Block):
    def forward(self, x):
        return self.down_proj(functional.relu(self.up_proj(x), inplace=True))


class Counts(Block):
    def forward(self, x):
        self.last = functional.gelu(self.up_proj(x))
        return self.last


class Branches(Block):
    def forward(self, x):
        h = functional.gelu(self.up_proj(x))
        return h if h.sum() > 0 else -h


class Asks(Block):
    def forward(self, x):
        h = x if isinstance(x, torch.Tensor) else x[0]
        return functional.gelu(self.up_proj(h))


class Draws(Block):
    def forward(self, x):
        return functional.gelu(self.up_proj(x)) if random.random() < 0.5 else x  # noqa: S311 - layer drop


class Draws2(Block):
    def forward(self, x):
        return functional.gelu(self.up_proj(x)) if torch.rand([]) < 0.5 else x


class UsedAgain(Block):
    def forward(self, x):
        h = self.up_proj(x)
        functional.relu_(h)
        return h


class Table(Block):
    def forward(self, x):
        return ACT2FN["gelu"](self.up_proj(x))


ACT2FN = {"gelu": nn.GELU()}


@pytest.mark.parametrize(
    ("kind", "source", "was"),
    [
        (Functional, "gelu", "gelu(x)"),
        (Tanh, "gelu_tanh", "gelu(x, approximate='tanh')"),
        (Method, "tanh", "tanh(x)"),
        (Helper, "gelu", "gelu(x)"),
        (WithDropout, "gelu", "gelu(x)"),
        (Masked, "gelu", "gelu(x)"),
        (InPlace, "relu", "relu(x, inplace=True)"),
    ],
)
def test_calls_are_replaced(kind, source, was):
    block = kind().eval()
    model = nn.Sequential(block)
    before, names = block(X), set(vars(block))
    with swap(model, {source: "silu"}) as done:
        assert done.report.changed == (Change("0", source, "silu", "call", was),)
        up = xt.silu(block.up_proj(X))
        narrow = kind not in {WithDropout, Masked}
        assert torch.equal(block(X), block.down_proj(up) if narrow else up)
        assert isinstance(block, kind)
        assert set(vars(block)) == names
    assert type(block) is kind
    assert torch.equal(block(X), before)


def test_two_functions_in_one_forward():
    block = Two().eval()
    with swap(block, {"gelu": "silu", "silu": "gelu"}) as done:
        assert [(one.where, one.source, one.target) for one in done.report.changed] == [
            ("", "gelu", "silu"),
            ("", "silu", "gelu"),
        ]
        assert torch.equal(block(X), xt.gelu(xt.silu(block.up_proj(X))))


def test_training_is_asked_at_every_call():
    block = WithDropout().eval()
    with swap(block, {"gelu": "gelu"}, rung="fast"):
        wide = xt.gelu(block.up_proj(X), rung="fast")
        assert torch.equal(block(X), wide)
        block.train()
        torch.manual_seed(1)
        dropped = block(X)
        torch.manual_seed(1)
        assert torch.equal(dropped, functional.dropout(wide, 0.5))
        assert (dropped == 0).any()


def test_arguments_that_may_be_none_are_asked_at_every_call():
    block = Masked().eval()
    mask, scale = (torch.arange(16.0) % 2), torch.tensor(3.0)
    with swap(block, {"gelu": "relu"}):
        h = xt.relu(block.up_proj(X))
        assert torch.equal(block(X), h)
        assert torch.equal(block(X, None), h)
        assert torch.equal(block(X, mask), h * mask)
        assert torch.equal(block(X, mask=mask, scale=scale), h * mask * scale)
        assert torch.equal(block(X, scale=scale), h * scale)


def test_a_copy_computes_with_its_own_weights():
    block = Functional().eval()
    with swap(block, {"gelu": "relu"}):
        twin = copy.deepcopy(block)
        with torch.no_grad():
            twin.up_proj.weight.zero_()
        assert torch.equal(twin(X), twin.down_proj(xt.relu(twin.up_proj(X))))
        assert not torch.equal(twin(X), block(X))


def test_a_second_swap_finds_the_calls_of_the_first():
    block = Functional().eval()
    outer = swap(block, {"gelu": "silu"})
    inner = swap(block, {"silu": "gelu_tanh"})
    assert inner.report.changed == (Change("", "silu", "gelu_tanh", "call", "silu(x)"),)
    assert torch.equal(block(X), block.down_proj(xt.gelu_tanh(block.up_proj(X))))
    again = swap(block, {"gelu_tanh": "gelu_tanh"})
    assert (again.report.changed, again.report.not_found) == ((), ())
    inner.undo()
    outer.undo()
    assert type(block) is Functional


def test_hooks_of_parts_still_run():
    block, seen = Functional().eval(), []
    block.up_proj.register_forward_hook(lambda *_: seen.append(1))
    with swap(block, {"gelu": "silu"}):
        block(X)
    assert seen == [1]


def test_gradients_go_through():
    block = Functional()
    with swap(block, {"gelu": "silu"}):
        block(X).sum().backward()
    found = block.up_proj.weight.grad.clone()
    block.zero_grad()
    block.down_proj(xt.silu(block.up_proj(X))).sum().backward()
    assert torch.equal(found, block.up_proj.weight.grad)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Counts, "its forward stores last, which a trace does once and for all"),
        (
            Branches,
            "its forward cannot be traced: symbolically traced variables cannot be used as inputs to control flow",
        ),
        (Asks, "its forward calls isinstance, which a trace does once and for all"),
        (Draws, "its forward calls random, which a trace does once and for all"),
        (Draws2, "its forward calls rand, which a trace does once and for all"),
        (UsedAgain, "its relu_ works in place, and the input is used again"),
        (Table, "its forward cannot be traced: module is not installed as a submodule"),
    ],
)
def test_what_a_trace_would_not_keep_is_refused(kind, reason):
    block = kind().eval()
    names, drawn = dict(vars(block)), (torch.get_rng_state(), random.getstate())
    done = swap(nn.Sequential(block), {"gelu": "silu", "relu": "silu"})
    assert done.report.changed == ()
    assert done.report.unsupported == (Unsupported("0", reason),)
    assert type(block) is kind
    assert vars(block) == names
    assert torch.equal(torch.get_rng_state(), drawn[0])
    assert random.getstate() == drawn[1]


def test_a_forward_on_the_instance_is_left_alone():
    block = Functional()
    block.forward = lambda x: x
    done = swap(nn.Sequential(block), {"gelu": "silu"})
    assert done.report.unsupported == (Unsupported("0", "its forward was replaced on the instance"),)


@pytest.mark.filterwarnings("ignore:The PyTorch API of nested tensors:UserWarning")  # which that kernel packs for
@pytest.mark.parametrize("activation", ["gelu", "relu", functional.gelu, nn.GELU()])
def test_the_encoder_of_torch_does_not_go_past_the_swap(activation):
    """In evaluation it has a fused kernel with a GELU and a ReLU of its own."""
    source = "relu" if activation == "relu" else "gelu"

    def encoder(function, **options):
        torch.manual_seed(0)
        layer = nn.TransformerEncoderLayer(8, 2, 16, activation=function, batch_first=True)
        return nn.TransformerEncoder(layer, 2, **options).eval()

    model, x = encoder(activation), torch.randn(2, 5, 8)
    padding = torch.tensor([[False] * 5, [False] * 3 + [True] * 2])
    other = encoder(xt.silu, enable_nested_tensor=False)  # which has no fused kernel
    with torch.no_grad():
        before = model(x, src_key_padding_mask=padding)
        with swap(model, {source: "silu"}) as done:
            assert [one.where for one in done.report.changed] == ["layers.0.activation", "layers.1.activation"]
            swapped, wanted = (one(x, src_key_padding_mask=padding) for one in (model, other))
            assert torch.equal(swapped[~padding], wanted[~padding])
        assert torch.equal(model(x, src_key_padding_mask=padding), before)
