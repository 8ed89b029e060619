"""torch.func's transforms, autocast, and the composites of devices without kernels."""

import pytest
import torch
from torch.func import grad, hessian, jacfwd, jacrev, jvp, vjp, vmap

import xphi.torch as xt
from xphi.errors import XphiError
from xphi.ops import torch as operators
from xphi.ops.torch import _composite, _direct, _library, _triton
from xphi.ops.torch._operation import OPERATIONS

torch.set_num_threads(1)

ACTIVATIONS = [name for name in xt.names() if isinstance(xt.get(name), operators.Activation)]
GATES = [name for name in xt.names() if isinstance(xt.get(name), operators.Gate)]
operations = pytest.mark.parametrize("operation", OPERATIONS.values(), ids=lambda operation: operation.name)
POINTS = torch.tensor([-9.0, -2.0, -0.75, 0.5, 1.25, 4.0, 8.0], dtype=torch.float64)


def several(result):
    return result if isinstance(result, tuple) else (result,)


@operations
def test_vmap_over_any_axis_of_any_operand(operation):
    count = len(operation.operands)
    batches = [torch.randn(3, 4, 5) for _ in range(count)]
    for places in [(0,) * count, (2,) * count, (0, None, None)[:count], (1, 1, None)[:count]]:
        axis = places[0]
        inputs = [b if place is not None else b.select(axis, 0) for b, place in zip(batches, places, strict=True)]
        found = several(vmap(operation.overload, in_dims=places, out_dims=axis)(*inputs))
        spread = [
            x if place is not None else x.unsqueeze(axis).expand(3, 4, 5)
            for x, place in zip(inputs, places, strict=True)
        ]
        assert all(map(torch.equal, found, several(operation.overload(*spread))))


def test_vmap_of_the_python_face():
    x = torch.randn(3, 4)
    assert torch.equal(vmap(xt.gelu)(x), xt.gelu(x))
    assert torch.equal(vmap(vmap(xt.gelu))(x), xt.gelu(x))
    assert torch.equal(vmap(xt.swiglu, in_dims=(0, None))(x, x[0]), xt.swiglu(x, x[:1].expand(3, 4)))


@operations
def test_jacobians_agree_forward_backward_and_with_the_kernels(operation):
    inputs = [POINTS.roll(shift) for shift in range(len(operation.operands))]
    every = tuple(range(len(inputs)))
    for back, forth in zip(
        several(jacrev(operation.overload, argnums=every)(*inputs)),
        several(jacfwd(operation.overload, argnums=every)(*inputs)),
        strict=True,
    ):
        assert all(map(torch.equal, several(back), several(forth)))


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_hessians_of_activations(name):
    function = xt.get(name)
    found = hessian(lambda x: function(x).sum())(POINTS)
    assert torch.equal(found.diagonal(), grad(lambda x: grad(lambda x: function(x).sum())(x).sum())(POINTS))
    assert torch.equal(found, found.diagonal().diag())


@pytest.mark.parametrize("name", GATES)
def test_hessians_of_gates(name):
    function = xt.get(name)
    inputs = POINTS, POINTS.roll(3)
    found = hessian(lambda gate, up: function(gate, up).sum(), argnums=(0, 1))(*inputs)
    for first, second in ((0, 1), (1, 0)):
        assert torch.equal(found[first][second], found[second][first])
    reverse = jacrev(jacrev(lambda gate, up: function(gate, up).sum(), argnums=(0, 1)), argnums=(0, 1))(*inputs)
    for a, b in zip(found, reverse, strict=True):
        assert all(map(torch.equal, a, b))


def test_products_forward_and_backward():
    x, t = torch.randn(2, 6)
    y, tangent = jvp(xt.gelu, (x,), (t,))
    assert torch.equal(y, xt.gelu(x))
    assert torch.equal(tangent, xt.gelu.vjp(x, t))
    y, back = vjp(xt.gelu, x)
    assert torch.equal(back(t)[0], xt.gelu.vjp(x, t))


def test_gradients_for_each_sample():
    weight, batch = torch.randn(5), torch.randn(3, 5)

    def loss(weight, x):
        return xt.swiglu(weight * x, x).sum()

    found = vmap(grad(loss), in_dims=(None, 0))(weight, batch)
    assert torch.equal(found, torch.stack([grad(loss)(weight, x) for x in batch]))


@pytest.mark.parametrize("outer", [jacrev, jacfwd])
@pytest.mark.parametrize("inner", [jacrev, jacfwd])
def test_levels_nest_either_way(outer, inner):
    exact = torch.stack([point.diag() for point in torch.diag(grad(lambda x: xt.gelu.grad(x).sum())(POINTS))])
    assert torch.equal(outer(inner(xt.gelu))(POINTS), exact)


def test_third_derivatives_nest():
    x = torch.tensor(0.4, dtype=torch.float64, requires_grad=True)
    (slope,) = torch.autograd.grad(xt.silu.grad(x), x, create_graph=True)
    (exact,) = torch.autograd.grad(slope, x)  # which gradgradcheck looks at, in test_torch_autograd.py
    assert torch.equal(grad(grad(grad(xt.silu)))(x.detach()), exact)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64], ids=str)
def test_autocast_leaves_the_dtype_as_it_is(dtype):
    x = torch.randn(4).to(dtype)
    with torch.autocast("cpu", dtype=torch.bfloat16):
        assert xt.gelu(x).dtype == torch.nn.functional.gelu(x).dtype == dtype
        assert xt.swiglu(x, x).dtype == dtype


def test_autocast_lets_a_gate_take_two_dtypes():
    narrow, wide = torch.randn(4).bfloat16().requires_grad_(), torch.randn(4).requires_grad_()
    with torch.autocast("cpu", dtype=torch.bfloat16):
        product = xt.swiglu(narrow, wide)
        assert product.dtype == (narrow * wide).dtype == torch.float32
        assert torch.equal(product, xt.swiglu(narrow.float(), wide))
        product.sum().backward()
        assert torch.equal(xt.gelu.vjp(narrow, wide), xt.gelu.vjp(narrow.float(), wide))
        assert xt.swiglu.vjp(narrow, wide, narrow)[0].dtype == torch.float32
    assert (narrow.grad.dtype, wide.grad.dtype) == (torch.bfloat16, torch.float32)
    for call in (xt.swiglu, xt.gelu.vjp):
        with pytest.raises(XphiError, match="takes tensors of one dtype"):
            call(narrow, wide)


def elsewhere(operation, *tensors):
    """What a device without kernels computes."""
    return several(_library._elsewhere(operation, tensors, "faithful", tuple(operation.defaults.values())))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16], ids=str)
@operations
def test_composites_of_16_bits_are_those_of_float32_rounded(operation, dtype):
    tensors = [torch.randn(40, generator=torch.Generator().manual_seed(k)).mul(3).to(dtype) for k in range(3)]
    tensors = tensors[: len(operation.operands)]
    wide = elsewhere(operation, *(tensor.float() for tensor in tensors))
    assert all(torch.equal(a, b.to(dtype)) for a, b in zip(elsewhere(operation, *tensors), wide, strict=True))


@operations
def test_composites_of_16_bits_are_within_a_rounding_of_the_kernels(operation):
    tensors = [torch.randn(200, generator=torch.Generator().manual_seed(k)).mul(2).half() for k in range(3)]
    tensors = tensors[: len(operation.operands)]
    for found, expected in zip(elsewhere(operation, *tensors), several(operation.overload(*tensors)), strict=True):
        # each is rounded once from float32, which has 13 more bits: they are one number, or neighbours
        neighbours = [torch.nextafter(expected, expected.new_tensor(end)) for end in (-torch.inf, torch.inf)]
        assert torch.all((found == expected) | (found == neighbours[0]) | (found == neighbours[1]))


@pytest.mark.parametrize("kind", ["gate", "gate_vjp"])
def test_a_clamped_gate_is_held_beside_a_nan_as_the_kernel_holds_it(kind):
    operation = OPERATIONS["swiglu_clamped", kind]
    limit = operation.defaults["limit"]
    beyond = float(torch.nextafter(torch.tensor(limit), torch.tensor(torch.inf)))
    values = [torch.nan, torch.inf, -torch.inf, 0.0, 1.0, limit, -limit, beyond, -beyond]
    tensors = torch.cartesian_prod(*[torch.tensor(values)] * len(operation.operands)).unbind(1)
    for found, expected in zip(elsewhere(operation, *tensors), several(operation.overload(*tensors)), strict=True):
        assert torch.equal(found.isnan(), expected.isnan())
        assert torch.equal(found == 0, expected == 0)


def test_the_curvature_of_a_clamped_gate_is_held_beside_a_nan():
    limit = OPERATIONS["swiglu_clamped", "gate"].defaults["limit"]
    nan, one, far = (torch.tensor([value]) for value in (torch.nan, 1.0, 2 * limit))
    for inputs, held in (((far, nan, nan), (True, True)), ((nan, far, nan), (False, True))):
        d_gate, d_up = _composite.gate_curvature("swiglu_clamped", (1.0, limit), inputs, (one, one))
        assert (bool(d_gate == 0), bool(d_up == 0)) == held


def test_composites_keep_the_layout():
    x = torch.randn(4, 3, 4, 5).to(memory_format=torch.channels_last)
    for name in ("gelu", "swiglu"):
        operation = OPERATIONS[name, "f" if name == "gelu" else "gate"]
        tensors = [x.transpose(0, 1)[:, ::2]] * len(operation.operands)
        (found,) = elsewhere(operation, *tensors)
        assert found.stride() == operation.overload(*tensors).stride()


def test_other_devices_have_kernels_too():
    for operation in OPERATIONS.values():
        for key in (
            "CPU",
            "CUDA",
            "MPS",
            "XPU",
            "Meta",
            "PrivateUse1",
            "AutogradCPU",
            "AutogradMPS",
            "FuncTorchBatched",
        ):
            assert torch._C._dispatch_has_computed_kernel_for_dispatch_key(f"xphi::{operation.name}", key)


@operations
def test_a_gpu_gets_tensors_that_are_dense_and_laid_out_alike(operation, monkeypatch):
    def launch(name, kind, rung, inputs, outputs, parameters):
        assert (name, kind, rung) == (operation.function, operation.kind, "fast")
        assert len({tensor.stride() for tensor in (*inputs, *outputs)}) == 1
        assert outputs[0].is_contiguous(memory_format=torch.channels_last)
        kernel = _direct.compiled(name, kind, torch.float32, rung)
        for output, result in zip(
            outputs, several(_direct.compute(kernel, len(outputs), parameters, *inputs)), strict=True
        ):
            output.copy_(result)

    monkeypatch.setattr(_triton, "available", lambda: True)
    monkeypatch.setattr(_triton, "launch", launch)
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    tensors = [x, x.contiguous() + 1, x[:, :1].expand(x.shape)][: len(operation.operands)]
    numbers = tuple(operation.defaults.values())
    found = several(_library._on_gpu(operation, tuple(tensors), "fast", numbers))
    assert all(map(torch.equal, found, several(operation.overload(*tensors, "fast", *numbers))))
    monkeypatch.setattr(_triton, "available", lambda: False)
    found = several(_library._on_gpu(operation, tuple(tensors), "fast", numbers))
    assert all(map(torch.equal, found, elsewhere(operation, *tensors)))
