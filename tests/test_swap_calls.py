"""Swapping calls in the code of a module: which calls, under which arguments, alone, compiled and exported."""

import copy
import random
from concurrent.futures import ThreadPoolExecutor

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
        assert (done.report.changed, done.report.waiting, done.report.not_found) == ((), ("0",), ())
        assert str(done) == "0: its calls are replaced while it runs"
        model(X)
        assert done.report.changed == (Change("0", source, "silu", "call", was),)
        assert (done.report.waiting, done.report.watched) == ((), ("0",))
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
        assert torch.equal(block(X), xt.gelu(xt.silu(block.up_proj(X))))
        assert [(one.where, one.source, one.target) for one in done.report.changed] == [
            ("", "gelu", "silu"),
            ("", "silu", "gelu"),
        ]


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
    assert torch.equal(block(X), block.down_proj(xt.gelu_tanh(block.up_proj(X))))
    assert inner.report.changed == (Change("", "silu", "gelu_tanh", "call", "gelu(x)"),)
    assert outer.report.changed == ()
    inner.undo()
    assert torch.equal(block(X), block.down_proj(xt.silu(block.up_proj(X))))
    assert outer.report.changed == (Change("", "gelu", "silu", "call", "gelu(x)"),)
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


class Sigmoid(Block):
    def forward(self, x):
        return functional.sigmoid(self.up_proj(x))


class Ours(Block):
    def forward(self, x):
        return xt.gelu(self.up_proj(x), rung="fast")


class Keyword(Block):
    def forward(self, x):
        return functional.gelu(input=self.up_proj(x), approximate="none")


class Numbers(Block):
    def forward(self, x):
        return self.up_proj(x) * torch.tanh(torch.tensor(1))


#: What each computes of its first layer when its function becomes SiLU.
OTHERS = {
    Counts: ("gelu", xt.silu),
    Branches: ("gelu", lambda h: xt.silu(h) if xt.silu(h).sum() > 0 else -xt.silu(h)),
    Asks: ("gelu", xt.silu),
    UsedAgain: ("relu", xt.silu),
    Table: ("gelu", xt.silu),
    Sigmoid: ("sigmoid", xt.silu),
    Ours: ("gelu", xt.silu),
    Keyword: ("gelu", xt.silu),
    Numbers: ("tanh", lambda h: h * torch.tanh(torch.tensor(1))),  # ours take no integers
}


@pytest.mark.parametrize("kind", OTHERS)
def test_other_ways_to_call(kind):
    source, expected = OTHERS[kind]
    block = kind().eval()
    with swap(block, {source: "silu"}) as done:
        assert torch.equal(block(X), expected(block.up_proj(X)))
        assert len(done.report.changed) == (kind is not Numbers)
        assert done.report.unsupported == ()


@pytest.mark.parametrize("kind", [Draws, Draws2])
def test_a_swap_draws_no_random_number(kind):
    block = kind().eval()
    drawn = torch.get_rng_state(), random.getstate()
    with swap(block, {"gelu": "silu"}):
        assert torch.equal(torch.get_rng_state(), drawn[0])
        assert random.getstate() == drawn[1]
        assert {torch.equal(block(X), xt.silu(block.up_proj(X))) for _ in range(30)} == {False, True}


@pytest.mark.parametrize("kind", [UsedAgain, InPlace])
def test_in_place_stays_in_place_with_a_gradient(kind):
    block, other = kind(), kind()
    with swap(block, {"relu": "gelu"}):
        block(X).sum().backward()
    h = xt.gelu(other.up_proj(X))
    (other.down_proj(h) if kind is InPlace else h).sum().backward()
    assert torch.equal(block.up_proj.weight.grad, other.up_proj.weight.grad)


class Mixed(Block):
    """A call, modules and an attribute, in one forward."""

    def __init__(self):
        super().__init__()
        self.one, self.two, self.act_fn = nn.SiLU(), nn.GELU(), functional.silu

    def forward(self, x):
        return self.two(self.act_fn(self.one(functional.gelu(self.up_proj(x)))))


def test_modules_and_attributes_in_a_module_with_calls_are_replaced_once():
    block = Mixed().eval()

    def expected(gelu, silu):
        return gelu(silu(silu(gelu(block.up_proj(X)))))

    with swap(block, {"gelu": "silu", "silu": "gelu"}) as outer:
        assert torch.equal(block(X), expected(xt.silu, xt.gelu))
        assert len(outer.report.changed) == 4
        assert torch.equal(copy.deepcopy(block)(X), expected(xt.silu, xt.gelu))
        with swap(block, {"silu": "relu"}):
            assert torch.equal(block(X), expected(xt.relu, xt.gelu))
    block.two = nn.ReLU()
    with swap(block, {"gelu": "silu"}), swap(block, {"relu": "gelu"}):
        assert torch.equal(block(X), xt.gelu(functional.silu(functional.silu(xt.silu(block.up_proj(X))))))


class Outer(Block):
    """A module with a call around another one, and with one that is refused."""

    def __init__(self):
        super().__init__()
        self.inner, self.gate = Two(), xt.StochasticGate()

    def forward(self, x):
        return functional.gelu(self.inner(x)), self.gate(x)


def test_calls_of_modules_in_one_another_are_replaced_once_and_named_by_the_inner_one():
    block = Outer().eval()
    with swap(block, {"gelu": "silu", "silu": "gelu"}) as done:
        called, refused = block(X)
        assert torch.equal(called, xt.silu(xt.gelu(xt.silu(block.inner.up_proj(X)))))
        assert torch.equal(refused, xt.gelu(X))
        where = [(one.where, one.source) for one in done.report.changed]
        assert where == [("", "gelu"), ("inner", "gelu"), ("inner", "silu")]
        assert {one.where for one in done.report.unsupported} == {"gate"}


class Both(Block):
    """A call that torch.compile shows to modes, and one that it does not."""

    def forward(self, x):
        return functional.sigmoid(functional.gelu(self.up_proj(x)))


PROGRAMS = {
    "compiled": lambda block: torch.compile(block, backend="aot_eager", fullgraph=True),
    "exported": lambda block: torch.export.export(block, (X,)).module(),
    "exported strictly": lambda block: torch.export.export(block, (X,), strict=True).module(),
}


@pytest.mark.filterwarnings("ignore:While compiling, we found certain side effects:UserWarning")  # entering a mode
@pytest.mark.parametrize("program", PROGRAMS)
@pytest.mark.parametrize("kind", [Functional, Tanh, Method, Mixed, InPlace, Ours])
def test_a_swapped_model_is_compiled_and_exported_as_it_computes(kind, program):
    torch.compiler.reset()
    block = kind().eval()
    keys = dict.fromkeys(("gelu", "gelu_tanh", "tanh", "relu"), "mish")
    with swap(block, keys), torch.no_grad():
        assert torch.equal(PROGRAMS[program](block)(X), block(X))


def test_a_compiled_model_follows_a_swap_and_its_end():
    torch.compiler.reset()
    block = Functional().eval()
    compiled = torch.compile(block, backend="aot_eager", fullgraph=True)
    with torch.no_grad():
        before = compiled(X)
        with swap(nn.Sequential(block), {"gelu": "silu"}):
            assert torch.equal(compiled(X), block.down_proj(xt.silu(block.up_proj(X))))
        assert torch.equal(compiled(X), before)


def test_transforms_of_a_swapped_model():
    block = Functional().eval()

    def by_hand(x):
        return block.down_proj(xt.silu(block.up_proj(x)))

    with swap(block, {"gelu": "silu"}) as done:
        for transform in (torch.vmap, lambda f: torch.func.jacrev(lambda x: f(x).sum()), torch.func.jacfwd):
            torch.testing.assert_close(transform(block)(X), transform(by_hand)(X))
        assert len(done.report.changed) == 1


def test_threads_run_a_swapped_model_at_once():
    block = Mixed().eval()
    with swap(block, {"gelu": "silu", "silu": "gelu"}), ThreadPoolExecutor(4) as threads:
        expected = block(X)
        results = threads.map(lambda _: block(X), range(200))
        assert all(torch.equal(one, expected) for one in results)


def test_a_trace_by_torch_fx_has_the_new_function():
    block = Functional().eval()
    with swap(block, {"gelu": "silu"}):
        traced = torch.fx.symbolic_trace(block)
    assert torch.equal(traced(X), block.down_proj(xt.silu(block.up_proj(X))))


@pytest.mark.parametrize("kind", [Both, Sigmoid, UsedAgain])
def test_what_a_compiler_hides_from_modes_is_run_without_it(kind):
    torch.compiler.reset()
    block = kind().eval()
    with swap(nn.Sequential(block), {"sigmoid": "tanh", "gelu": "silu", "relu": "gelu"}), torch.no_grad():
        expected = block(X)
        assert torch.equal(torch.compile(block, backend="aot_eager")(X), expected)
        with pytest.raises(torch._dynamo.exc.Unsupported, match=r"torch\.compiler\.disable"):
            torch.compile(nn.Sequential(block), backend="aot_eager", fullgraph=True)(X)


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
