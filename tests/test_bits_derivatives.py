"""Derivatives of what keeps a code: in every direction right, or refused; never a silent zero."""

import pytest
import torch
from torch.autograd import forward_ad

import xphi.torch as xt
from xphi.errors import XphiError

torch.set_num_threads(1)

X, G, ALONG = (torch.randn(6, dtype=torch.float64, generator=torch.Generator().manual_seed(k)) for k in range(3))


def f(x):
    return xt.silu(x, save="bits", bits=4)


def levels(x):
    """What stands for the derivative at x."""
    x = x.detach().clone().requires_grad_()
    return torch.autograd.grad(f(x).sum(), x)[0]


def total(x):
    return f(x).sum()


def bent(x):
    """Its gradient depends on x also through g."""
    return f(x).sin().sum()


def twice_backward(x):
    x = x.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(x).sum(), x, create_graph=True)
    return torch.autograd.grad(slope.sum(), x)


def with_a_tangent(x):
    with forward_ad.dual_level():
        x = forward_ad.make_dual(x.clone().requires_grad_(), ALONG)
        return torch.autograd.grad(f(x).sum(), x)


@pytest.mark.parametrize(
    "differentiate",
    [
        torch.func.hessian(total),
        torch.func.hessian(bent),
        torch.func.jacrev(torch.func.jacrev(total)),
        torch.func.jacrev(torch.func.grad(bent)),
        torch.func.vmap(torch.func.grad(torch.func.grad(f))),
        lambda x: torch.func.jvp(torch.func.grad(total), (x,), (ALONG,)),
        lambda x: torch.func.jvp(torch.func.grad(bent), (x,), (ALONG,)),
        lambda x: torch.func.vmap(torch.func.hessian(total))(x.view(2, 3)),
        lambda x: torch.autograd.functional.hessian(total, x),
        lambda x: torch.autograd.functional.hvp(bent, x, ALONG),
        lambda x: torch.autograd.functional.hessian(
            total, x, vectorize=True, outer_jacobian_strategy="forward-mode"
        ),
        twice_backward,
        with_a_tangent,
    ],
)  # fmt: skip
def test_a_gradient_is_not_differentiated_again_by_x(differentiate):
    with pytest.raises(XphiError, match=r'silu with save="bits" has no second derivative'):
        differentiate(X)


def test_forward_alone_is_the_functions_own():
    exact = xt.silu.grad(X)
    assert torch.equal(torch.func.jvp(f, (X,), (ALONG,))[1], xt.silu.vjp(X, ALONG))
    assert torch.equal(torch.func.jacfwd(f)(X).diagonal(), exact)
    with forward_ad.dual_level():
        x = forward_ad.make_dual(X.clone().requires_grad_(), ALONG)
        y, along = forward_ad.unpack_dual(f(x))
        assert torch.equal(y, xt.silu(X))
        assert torch.equal(along, xt.silu.vjp(X, ALONG))


def test_the_value_beside_a_gradient_may_have_a_tangent():
    value, along = torch.func.jvp(lambda x: torch.func.vjp(f, x)[0], (X,), (ALONG,))
    assert torch.equal(value, xt.silu(X))
    assert torch.equal(along, xt.silu.vjp(X, ALONG))


def test_a_gradient_is_linear_in_g_backward():
    x, g = X.clone().requires_grad_(), G.clone().requires_grad_()
    (slope,) = torch.autograd.grad(f(x), x, g, create_graph=True)
    (back,) = torch.autograd.grad(slope, g, ALONG, retain_graph=True)
    assert torch.equal(back, ALONG * levels(X))
    with pytest.raises(XphiError, match="no second derivative"):
        torch.autograd.grad(slope, (g, x), ALONG)


def test_a_gradient_is_linear_in_g_backward_under_torch_func():
    def slope(g):
        return torch.func.vjp(f, X)[1](g)[0]

    assert torch.equal(torch.func.grad(lambda g: slope(g).sum())(G), levels(X))
    _, pull = torch.func.vjp(f, X)
    assert torch.equal(torch.func.vmap(lambda g: pull(g)[0])(torch.eye(6).double()).diagonal(), levels(X))


def test_a_gradient_is_linear_in_g_forward():
    wanted = ALONG * levels(X)
    _, pull = torch.func.vjp(f, X)
    assert torch.equal(torch.func.jvp(lambda g: pull(g)[0], (G,), (ALONG,))[1], wanted)
    assert torch.equal(torch.func.jvp(lambda g: torch.func.vjp(f, X)[1](g)[0], (G,), (ALONG,))[1], wanted)
    x = X.clone().requires_grad_()
    y = f(x)
    with forward_ad.dual_level():
        (slope,) = torch.autograd.grad(y, x, forward_ad.make_dual(G, ALONG))
        assert torch.equal(forward_ad.unpack_dual(slope).tangent, wanted)


def test_gradients_of_samples_keep_their_layout():
    x = torch.randn(2, 3, 4, 5).to(memory_format=torch.channels_last)
    slopes = torch.func.vmap(torch.func.grad(total))(x)
    assert slopes.stride() == x.stride()
    assert torch.equal(slopes, levels(x))
