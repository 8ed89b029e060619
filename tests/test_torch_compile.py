"""The operators under torch.compile, torch.export, tracing and fake tensors."""

import warnings

import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import xphi.torch as xt
from xphi.errors import XphiError
from xphi.ops import torch as operators
from xphi.ops.torch._operation import OPERATIONS

torch.set_num_threads(1)

ACTIVATIONS = [name for name in xt.names() if isinstance(xt.get(name), operators.Activation)]
GATES = [name for name in xt.names() if isinstance(xt.get(name), operators.Gate)]
operations = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)
DTYPES = [torch.float16, torch.bfloat16, torch.float32, torch.float64]
#: Everything of torch.compile but the writing of code: what can go wrong with an operator goes wrong here.
BACKEND = "aot_eager"


@pytest.fixture(autouse=True)
def fresh():
    torch.compiler.reset()


@operations
def test_the_dispatcher_finds_what_it_expects(operation):
    inputs = [torch.randn(2, 3, requires_grad=True) for _ in operation.operands]
    tests = ("test_schema", "test_autograd_registration", "test_faketensor")
    torch.library.opcheck(operation.overload, inputs, test_utils=tests)


def test_an_operator_is_found_by_its_name_inside_a_graph():
    compiled = torch.compile(lambda x: xt.get("swish")(x) + xt.get("gelu")(x), fullgraph=True, backend=BACKEND)
    x = torch.randn(5)
    assert torch.equal(compiled(x), xt.silu(x) + xt.gelu(x))


@pytest.mark.slow
@operations
def test_compiled_graphs_of_every_operator_agree_with_eager_ones(operation):
    inputs = [torch.randn(2, 3, dtype=torch.float64, requires_grad=True) for _ in operation.operands]
    torch.library.opcheck(operation.overload, inputs)
    columns = [x.detach().half().t().requires_grad_() for x in inputs]
    torch.library.opcheck(operation.overload, columns, {"rung": "fast"})


def gradients(function, inputs, g):
    leaves = [x.clone().requires_grad_() for x in inputs]
    y = function(*leaves)
    return y.detach(), *torch.autograd.grad(y, leaves, g)


@pytest.mark.parametrize("name", ["gelu", "relu", "mish", "swiglu", "bilinear", "swiglu_clamped"])
def test_whole_graphs_with_gradients(name):
    function = xt.get(name)
    compiled = torch.compile(lambda *inputs: function(*inputs, rung="fast") * 2, fullgraph=True, backend=BACKEND)
    g, *inputs = torch.randn(2 if name in ACTIVATIONS else 3, 4, 6)
    expected = gradients(lambda *inputs: function(*inputs, rung="fast") * 2, inputs, g)
    assert all(map(torch.equal, gradients(compiled, inputs, g), expected))
    assert torch.equal(compiled(*inputs), expected[0])


@pytest.mark.slow
@pytest.mark.parametrize("name", ACTIVATIONS + GATES)
def test_whole_graphs_of_every_function(name):
    function = xt.get(name)
    compiled = torch.compile(function, fullgraph=True, backend=BACKEND)
    for dtype in DTYPES:
        g, *inputs = torch.randn(2 if name in ACTIVATIONS else 3, 4, 6).to(dtype)
        assert all(map(torch.equal, gradients(compiled, inputs, g), gradients(function, inputs, g)))


@pytest.mark.slow
def test_the_code_that_inductor_writes_calls_the_operators():
    def block(x, gate):
        return xt.swiglu(xt.gelu(x) + 1, gate) * 2

    compiled = torch.compile(block, fullgraph=True)
    inputs = torch.randn(2, 8, 16)
    g = torch.randn(8, 16)
    assert all(map(torch.equal, gradients(compiled, inputs, g), gradients(block, inputs, g)))


def test_parameters_are_compiled_in_and_still_looked_at():
    x = torch.randn(3)
    compiled = torch.compile(lambda x: xt.swiglu_clamped(x, x, limit=0.5), fullgraph=True, backend=BACKEND)
    assert torch.equal(compiled(x), xt.swiglu_clamped(x, x, limit=0.5))
    refused = torch.compile(lambda x: xt.swiglu_clamped(x, x, alpha=-1.0), fullgraph=True, backend=BACKEND)
    with pytest.raises(Exception, match="alpha must be a positive number"):
        refused(x)


def test_one_graph_serves_every_size():
    seen = []

    def count(graph, inputs):
        seen.append(graph)
        return graph.forward

    compiled = torch.compile(xt.gelu, fullgraph=True, dynamic=True, backend=count)
    for n in (4, 9, 100):
        assert compiled(torch.randn(n, 3)).shape == (n, 3)
    assert len(seen) == 1


class Block(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.up_proj = torch.nn.Linear(4, 6)
        self.gate_proj = torch.nn.Linear(4, 6)

    def forward(self, x):
        return xt.gelu(xt.swiglu_clamped(self.gate_proj(x), self.up_proj(x), limit=2.0))


@pytest.mark.parametrize("strict", [True, False])
def test_export_keeps_the_operators(strict):
    block, x = Block(), torch.randn(3, 4)
    exported = torch.export.export(block, (x,), strict=strict)
    called = {str(node.target) for node in exported.graph.nodes if node.op == "call_function"}
    assert {"xphi.gelu.default", "xphi.swiglu_clamped.default"} <= called
    assert torch.equal(exported.module()(x), block(x))


def test_traces_keep_the_operators():
    block, x = Block(), torch.randn(3, 4)
    traced = torch.fx.symbolic_trace(block)
    assert torch.equal(traced(x), block(x))
    assert torch.ops.xphi.gelu.default in {node.target for node in traced.graph.nodes}
    made = torch.fx.experimental.proxy_tensor.make_fx(block)(x)
    assert torch.ops.xphi.gelu.default in {node.target for node in made.graph.nodes}
    with warnings.catch_warnings(action="ignore"):  # torch says that torch.jit is on its way out
        assert torch.equal(torch.jit.trace(block, x)(x), block(x))
    with torch.profiler.profile() as profile:
        xt.gelu(x)
    assert "xphi::gelu" in {event.name for event in profile.events()}


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_fake_tensors_know_the_result(dtype):
    real = torch.randn(2, 3, 4, 5).to(dtype, memory_format=torch.channels_last)
    with FakeTensorMode() as mode:
        x = mode.from_tensor(real)
        y, (d_gate, d_up) = xt.gelu(x), xt.swiglu.vjp(x, x, x)
        for result in (y, d_gate, d_up):
            assert (result.shape, result.stride(), result.dtype) == (real.shape, real.stride(), dtype)
        with pytest.raises(XphiError, match="gelu is not defined on int32"):
            xt.gelu(x.int())
    assert xt.gelu(real.to("meta")).device.type == "meta"
