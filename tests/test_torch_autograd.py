"""Gradients: right to second order and further, of either input, and what is kept for them."""

import pytest
import torch
from torch.autograd import forward_ad, gradcheck, gradgradcheck

import xphi.torch as xt
from xphi.ops import torch as operators
from xphi.ops.torch import _composite
from xphi.ops.torch._operation import OPERATIONS

torch.set_num_threads(1)

ACTIVATIONS = [name for name in xt.names() if isinstance(xt.get(name), operators.Activation)]
GATES = [name for name in xt.names() if isinstance(xt.get(name), operators.Gate)]
operations = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)
#: Away from every kink (0, 3, -3 and the clamp at 7), and beyond each of them.
POINTS = [-9.0, -2.0, -0.75, 0.5, 1.25, 4.0, 8.0]


def points(operation, *, needed=None):
    """Tensors for an operation; those that `needed` names want a gradient, or all of them."""
    generator = torch.Generator().manual_seed(3)
    made = []
    for operand in operation.operands:
        order = torch.randperm(len(POINTS), generator=generator)
        values = torch.tensor(POINTS, dtype=torch.float64)[order]
        made.append(values.requires_grad_(needed is None or operand in needed))
    return made


@operations
def test_first_derivatives_backward_and_forward(operation):
    assert gradcheck(operation.overload, points(operation), check_forward_ad=True)


@operations
def test_second_derivatives(operation):
    assert gradgradcheck(operation.overload, points(operation))


@pytest.mark.slow
@operations
def test_forward_over_backward_and_batches_of_both(operation):
    inputs = points(operation)
    assert gradgradcheck(operation.overload, inputs, check_fwd_over_rev=True, check_batched_grad=True)


@pytest.mark.parametrize("needed", ["gate", "up"])
@pytest.mark.parametrize("name", GATES)
def test_either_input_of_a_gate_may_want_a_gradient_alone(name, needed):
    gate = xt.get(name)
    inputs = points(OPERATIONS[name, "gate"], needed={needed})
    g = torch.linspace(-1, 2, len(POINTS), dtype=torch.float64)
    gate(*inputs).backward(g)
    expected = gate.vjp(*(x.detach() for x in inputs), g)
    for operand, x, d in zip(("gate", "up"), inputs, expected, strict=True):
        assert (x.grad is None) is (operand != needed)
        assert x.grad is None or torch.equal(x.grad, d)
    assert gradcheck(gate, inputs)
    assert gradgradcheck(gate, inputs)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64], ids=str)
@pytest.mark.parametrize("name", ACTIVATIONS + GATES)
def test_gradients_have_the_bits_of_the_vjp_kernels(name, dtype):
    function = xt.get(name)
    count = 1 if name in ACTIVATIONS else 2
    g, *inputs = torch.randn(count + 1, 5, 7, generator=torch.Generator().manual_seed(1)).mul(3).to(dtype)
    expected = function.vjp(*inputs, g)
    for call in (function, getattr(torch.ops.xphi, name)):
        leaves = [x.clone().requires_grad_() for x in inputs]
        y = call(*leaves)
        assert y.requires_grad
        assert y.dtype == dtype
        found = torch.autograd.grad(y, leaves, g)
        assert all(map(torch.equal, found, expected if count == 2 else (expected,)))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", ACTIVATIONS)
def test_second_derivatives_of_16_bits_are_rounded_once(name, dtype):
    x = torch.randn(50, generator=torch.Generator().manual_seed(1)).mul(3).to(dtype).requires_grad_()
    g, h = (torch.randn(50, generator=torch.Generator().manual_seed(seed)).to(dtype) for seed in (2, 3))
    (dx,) = torch.autograd.grad(xt.get(name)(x), x, g, create_graph=True)
    (found,) = torch.autograd.grad(dx, x, h)
    wide = _composite.curvature(name, x.detach().float(), h.float(), g.float())
    assert torch.equal(found, wide.to(dtype))


def kept(function, *inputs):
    """What a call keeps for its backward pass."""
    found = []
    with torch.autograd.graph.saved_tensors_hooks(lambda tensor: found.append(tensor) or tensor, lambda tensor: tensor):
        function(*inputs)
    return found


@pytest.mark.parametrize("name", ACTIVATIONS + GATES)
def test_only_the_inputs_are_kept(name):
    count = 1 if name in ACTIVATIONS else 2
    for call in (xt.get(name), getattr(torch.ops.xphi, name)):
        inputs = [torch.randn(40, requires_grad=True) for _ in range(count)]
        found = kept(call, *inputs)
        assert [tensor.data_ptr() for tensor in found] == [x.data_ptr() for x in inputs]
        assert sum(tensor.nbytes for tensor in found) == count * 40 * 4


@pytest.mark.parametrize("name", GATES)
def test_what_is_linear_in_up_keeps_gate_alone_for_it(name):
    gate, up, g = torch.randn(3, 40)
    for call in (xt.get(name), getattr(torch.ops.xphi, name)):
        leaf = up.clone().requires_grad_()
        expected = [gate, leaf] if name == "swiglu_clamped" else [gate]
        assert [tensor.data_ptr() for tensor in kept(call, gate, leaf)] == [x.data_ptr() for x in expected]
        (found,) = torch.autograd.grad(call(gate, leaf), leaf, g)
        assert torch.equal(found, xt.get(name).vjp(gate, up, g)[1])


@pytest.mark.parametrize("name", GATES)
def test_a_tensor_of_inference_mode_may_be_an_input(name):
    with torch.inference_mode():
        frozen = torch.randn(6)
    leaf, g = torch.randn(6, requires_grad=True), torch.randn(6)
    gate, normal = xt.get(name), frozen.clone()
    for call in (gate, getattr(torch.ops.xphi, name)):
        for position in (0, 1):
            given, plain = ((frozen, leaf), (normal, leaf)) if position else ((leaf, frozen), (leaf, normal))
            (found,) = torch.autograd.grad(call(*given), leaf, g)
            assert torch.equal(found, gate.vjp(*(x.detach() for x in plain), g)[position])


def test_torch_itself_keeps_three_tensors_for_a_gate():
    gate, up = (torch.randn(40, requires_grad=True) for _ in range(2))
    assert len(kept(lambda gate, up: torch.nn.functional.silu(gate) * up, gate, up)) == 3


def test_an_input_that_was_overwritten_is_noticed():
    x = torch.randn(4, requires_grad=True)
    z = x * 1
    y = xt.gelu(z)
    z.add_(1)
    with pytest.raises(RuntimeError, match="modified by an inplace operation"):
        y.sum().backward()


def test_gradients_of_any_layout():
    x = torch.randn(2, 3, 4, 5, dtype=torch.float64).to(memory_format=torch.channels_last).requires_grad_()
    y = xt.gelu(x)
    y.sum().backward()  # its gradient is one number, expanded
    assert y.is_contiguous(memory_format=torch.channels_last)
    assert torch.equal(x.grad, xt.gelu.grad(x.detach()))
    z = torch.randn(4, 6, dtype=torch.float64, requires_grad=True)
    assert gradcheck(lambda z: xt.silu(z.t())[::2], z)
    assert gradcheck(lambda z: xt.swiglu(*z.chunk(2, dim=-1)), z)
    assert gradcheck(lambda z: xt.gelu(z[0, :1].expand(3, 4)), z)


def test_what_wants_no_gradient_gets_none():
    x = torch.randn(3, requires_grad=True)
    with torch.no_grad():
        assert not xt.gelu(x).requires_grad
    assert not xt.gelu(x.detach()).requires_grad
    assert xt.gelu(torch.empty(0, requires_grad=True)).requires_grad
    (dx,) = torch.autograd.grad(xt.gelu(torch.tensor(0.5, requires_grad=True)), x, allow_unused=True)
    assert dx is None


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_third_derivatives(name):
    (x,) = points(OPERATIONS[name, "f"])
    assert gradgradcheck(xt.get(name).grad, x)
    derivative = xt.get(name)(x)
    for _ in range(3):
        (derivative,) = torch.autograd.grad(derivative.sum(), x, create_graph=True)
    at = x.detach().requires_grad_()
    (exact,) = torch.autograd.grad(_composite.curvature(name, at, torch.ones_like(at)).sum(), at)
    assert torch.equal(derivative, exact)


def test_tangents_of_plain_forward_mode():
    x, t = torch.randn(5), torch.randn(5)
    with forward_ad.dual_level():
        y = xt.gelu(forward_ad.make_dual(x, t))
        assert torch.equal(forward_ad.unpack_dual(y).tangent, xt.gelu.vjp(x, t))


def test_checkpoints_and_two_uses_of_one_input():
    x = torch.randn(6, dtype=torch.float64, requires_grad=True)
    once = torch.utils.checkpoint.checkpoint(xt.gelu, x, use_reentrant=False)
    (dx,) = torch.autograd.grad(once.sum(), x)
    assert torch.equal(dx, xt.gelu.grad(x.detach()))
    (both,) = torch.autograd.grad(xt.swiglu(x, x).sum(), x)
    d_gate, d_up = xt.swiglu.vjp(x.detach(), x.detach(), torch.ones_like(x))
    assert torch.equal(both, d_gate + d_up)
