"""``save="bits"``: a code of the derivative, a few bits an element, is kept for the backward pass instead of the input.

The levels are those that approximate f' best in the mean square when inputs are standard normal; any set of inputs may
share one. What is computed forward is not touched by that; a gradient is g times the level of the input's code.
A code cannot hold a NaN: at a NaN input the gradient is that of +∞, while f itself is NaN there and says so.

With the code goes a token, a tensor of no elements that is made of x. A gradient is made of code, g and token, so that
whoever differentiates it with respect to x, backward or forward, comes to the token, and is refused there.
"""

from __future__ import annotations

import atexit
import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import torch
from torch.compiler import is_compiling

from xphi import _core
from xphi.errors import XphiError
from xphi.ops.torch import _arguments, _codes, _public
from xphi.ops.torch._arguments import FORMATS
from xphi.ops.torch._operation import OPERATIONS
from xphi.ops.torch._private import (
    COMPLETE,
    MISSING,
    AutoDispatchBelowAutograd,
    has_tangents,
    set_forward_mode,
    single_level,
    transforming,
)

#: Older versions of torch do not have it.
_is_exporting: Callable[[], bool] = getattr(torch.compiler, "is_exporting", lambda: False)
#: It must live as long as the operators do.
LIBRARY = torch.library.Library("xphi", "FRAGMENT")


def apply(name: str, x: Any, bits: int | None, rung: str = "faithful") -> Any:
    """f(x), with a code of f' as all that is kept for the backward pass.

    Parameters
    ----------
    name : str
        As the kernels have it.
    x : Tensor of float16, bfloat16, float32 or float64, any shape
        ⌈n·bits/8⌉ bytes are kept of its n elements.
    bits : {1, 2, 4, 8}
    rung : {"faithful", "fast"}
        Of f.

    Returns
    -------
    Tensor like `x`

    Raises
    ------
    XphiError
        If there is no such code, and when the gradient is differentiated again with respect to `x`.
    """
    if not is_compiling():  # there the operators look at their arguments themselves
        bits = _codes.length(bits)
        _codes.row(name, bits)
    if _is_exporting():  # what is exported is run forward, by programs that need not know of codes
        return OPERATIONS[name, "f"](x, rung=rung)
    return torch.ops.xphi.coded(x, name, bits, rung)


# -- derivatives -------------------------------------------------------------------------------------------------------


def _refuse(name: str) -> Any:
    raise XphiError(f'{name} with save="bits" has no second derivative, as its input was not kept: use save="input"')


class _Coded(torch.autograd.Function):
    """A function that keeps a code and the token."""

    @staticmethod
    def forward(ctx: Any, x: Any, name: str, bits: int, rung: str) -> tuple[Any, Any]:
        ctx.set_materialize_grads(False)
        ctx.name, ctx.bits, ctx.rung, ctx.order = name, bits, rung, _order(x)
        if has_tangents(x):
            ctx.save_for_forward(x)
        x = _bare(x)
        with _below():
            token = torch.ops.xphi.code_token(x, name) if transforming() else _empty(x)  # nobody outside asks for it
            ctx.save_for_backward(torch.ops.xphi.derivative_code(x, name, bits, ctx.order), token)
            return OPERATIONS[name, "f"].overload(x, rung), token

    @staticmethod
    def backward(ctx: Any, g: Any, h: Any) -> tuple[Any, None, None, None]:
        if h is not None:
            _refuse(ctx.name)
        code, token = ctx.saved_tensors
        slope = None if g is None else torch.ops.xphi.code_vjp(code, g, token, ctx.name, ctx.bits, ctx.order)
        return slope, None, None, None

    @staticmethod
    def jvp(ctx: Any, along: Any, *_others: None) -> tuple[Any, Any]:
        (x,) = ctx.saved_tensors  # it is at hand, and so the tangent is the function's own
        return OPERATIONS[ctx.name, "vjp"].overload(x, along, ctx.rung), _empty(along)


class _Token(torch.autograd.Function):
    """The token of a level outside: with its tangent a gradient is refused, and it refuses one itself."""

    @staticmethod
    def forward(ctx: Any, x: Any, name: str) -> Any:
        ctx.name = name
        with _below():
            return torch.ops.xphi.code_token(_bare(x), name)

    @staticmethod
    def backward(ctx: Any, _h: Any) -> Any:
        return _refuse(ctx.name)

    @staticmethod
    def jvp(_ctx: Any, along: Any, _name: None) -> Any:
        return _empty(along)


class _Product(torch.autograd.Function):
    """The gradient, where it may be differentiated again: it is linear in g."""

    @staticmethod
    def forward(ctx: Any, code: Any, g: Any, token: Any, *how: Any) -> Any:
        ctx.set_materialize_grads(False)
        ctx.how = how
        ctx.save_for_backward(code, token)
        if has_tangents(g, token):
            ctx.save_for_forward(code, token)
        with _below():
            return torch.ops.xphi.code_vjp(code, _bare(g), _bare(token), *how)

    @staticmethod
    def backward(ctx: Any, h: Any) -> tuple[Any, ...]:
        code, token = ctx.saved_tensors
        _, of_g, of_token, *_ = ctx.needs_input_grad
        along_g = None if h is None or not of_g else torch.ops.xphi.code_vjp(code, h, token, *ctx.how)
        # where x is not asked for, nobody comes to the token with this
        along_token = None if h is None or not of_token else torch.zeros_like(token)
        return None, along_g, along_token, None, None, None

    @staticmethod
    def jvp(ctx: Any, _code: None, along_g: Any, along_token: Any, *_how: None) -> Any:
        if along_token is not None:
            _refuse(ctx.how[0])
        code, token = ctx.saved_tensors
        return torch.ops.xphi.code_vjp(code, along_g, token, *ctx.how)


def _apply(function: Any, *args: Any) -> Any:
    """`apply` of the base, for one level of torch.func's transforms, which the dispatcher has taken apart before."""
    if not COMPLETE:  # no transform comes here
        return function.apply(*args)
    with single_level():
        return super(torch.autograd.Function, function).apply(*args)


def _bare(x: Any) -> Any:
    """The tensor as the operators below autograd take it: by `_below`, or else without what autograd would see."""
    return x if COMPLETE else x.detach()


@contextlib.contextmanager
def _below() -> Iterator[None]:
    """What is called here is no longer this level's, and outer transforms of torch.func record what they see."""
    if not COMPLETE:
        yield
        return
    with torch.enable_grad(), set_forward_mode(True), AutoDispatchBelowAutograd():
        yield


def _empty(x: Any) -> Any:
    return x.new_empty((0,))


# -- the operators -----------------------------------------------------------------------------------------------------


def _order(x: Any) -> list[int]:
    """The axes of a tensor from the widest steps in memory to the shortest; empty where they are in that order.

    An axis along which elements are repeated says nothing of that.
    """
    if x.is_contiguous() or any(size > 1 and step == 0 for size, step in zip(x.shape, x.stride(), strict=True)):
        return []
    return sorted(range(x.dim()), key=lambda axis: -x.stride(axis))


def _seen(x: Any, order: Sequence[int]) -> Any:
    return x.permute(order) if order else x


def _seen_again(x: Any, order: Sequence[int]) -> Any:
    """The same tensor with its axes back in their places."""
    return x.permute([order.index(axis) for axis in range(len(order))]) if order else x


@functools.cache
def _compiled(name: str, bits: int) -> _core.Codes:
    row = _codes.row(name, bits)
    levels = np.array(row["levels"], dtype=np.float32)  # what the decimals stand for, also where binary64 is multiplied
    return _core.Codes(bits, row["boundaries"], row["codes"], levels.tolist())


#: torch keeps the operators longer than the core lives, and with them everything that this module knows.
atexit.register(_compiled.cache_clear)


def _size(n: Any, bits: int) -> Any:
    return (n * bits + 7) // 8


def _encode(x: Any, name: str, bits: int) -> Any:
    code = x.new_empty(_size(x.numel(), bits), dtype=torch.uint8)
    number_format = FORMATS[x.dtype]
    _compiled(name, bits).encode(number_format, x.data_ptr(), code.data_ptr(), x.numel(), torch.get_num_threads())
    return code


def _decode(code: Any, g: Any, name: str, bits: int) -> Any:
    result = torch.empty_like(g)
    addresses = code.data_ptr(), g.data_ptr(), result.data_ptr()
    _compiled(name, bits).decode_vjp(FORMATS[g.dtype], *addresses, g.numel(), torch.get_num_threads())
    return result


@functools.cache
def _table(name: str, bits: int, key: str, dtype: Any, device: Any) -> Any:
    """A column of a code on a device; for binary32, boundaries are the next numbers below."""
    values = torch.tensor(_codes.row(name, bits)[key], dtype=torch.float64 if key == "boundaries" else dtype)
    if key != "boundaries" or dtype == torch.float64:
        return values.to(device)
    near = values.to(dtype)
    below = torch.nextafter(near, torch.full_like(near, -torch.inf))
    return torch.where(near.double() > values, below, near).to(device)


def _shifts(bits: int, device: Any) -> Any:
    return torch.arange(0, 8, bits, dtype=torch.int32, device=device)


def _encode_elsewhere(x: Any, name: str, bits: int) -> Any:
    wide = torch.promote_types(x.dtype, torch.float32)
    boundaries = _table(name, bits, "boundaries", wide, x.device)
    interval = torch.bucketize(x.reshape(-1).to(wide), boundaries)  # a NaN is above all of them
    codes = _table(name, bits, "codes", torch.int32, x.device)[interval]
    rows = torch.nn.functional.pad(codes, (0, -codes.numel() % (8 // bits))).view(-1, 8 // bits)
    return (rows << _shifts(bits, x.device)).sum(1).to(torch.uint8)


def _decode_elsewhere(code: Any, g: Any, name: str, bits: int) -> Any:
    wide = torch.promote_types(g.dtype, torch.float32)
    levels = _table(name, bits, "levels", torch.float32, g.device).to(wide)
    codes = (code.int()[:, None] >> _shifts(bits, g.device)) & ((1 << bits) - 1)
    return (g.to(wide) * levels[codes.reshape(-1)[: g.numel()]].view(g.shape)).to(g.dtype)


def _encode_nowhere(x: Any, name: str, bits: int) -> Any:
    _codes.row(name, bits)
    return x.new_empty(_size(x.numel(), bits), dtype=torch.uint8)


def _decode_nowhere(_code: Any, g: Any, name: str, bits: int) -> Any:
    _codes.row(name, bits)
    return torch.empty_like(g)


def _coder(encode: Callable[..., Any]) -> Callable[..., Any]:
    """The operator that makes a code, elements in the order of the axes that is given."""

    def kernel(x: Any, name: str, bits: int, order: Sequence[int] = ()) -> Any:
        _arguments.check("derivative_code", ("x",), (x,), "faithful")
        return encode(_seen(x, order).contiguous(), name, bits)

    return kernel


def _decoder(decode: Callable[..., Any]) -> Callable[..., Any]:
    """The operator that makes a gradient; it lies in memory as the input did."""

    def kernel(code: Any, g: Any, _token: Any, name: str, bits: int, order: Sequence[int] = ()) -> Any:
        _arguments.check("code_vjp", ("g",), (g,), "faithful")
        size = _size(g.numel(), bits)
        if code.dtype != torch.uint8 or code.dim() != 1 or code.numel() != size:
            raise XphiError(
                f"code_vjp takes the code that derivative_code made, {size} bytes for a gradient of {g.numel()} "
                f"elements; code has the dtype {_arguments.shown(code.dtype)} and the shape {tuple(code.shape)}"
            )
        return _seen_again(decode(code.contiguous(), _seen(g, order).contiguous(), name, bits), order)

    return kernel


def _token(x: Any, name: str) -> Any:  # noqa: ARG001 - the operator's signature
    return _empty(x)


def _f(x: Any, name: str, bits: Any, rung: str) -> Any:  # noqa: ARG001 - the same
    return OPERATIONS[name, "f"].overload(x, rung)


def _past_autograd(keyset: Any, operator: Any, *args: Any) -> Any:
    if not COMPLETE:
        return _public.past_autograd(operator.default, keyset)(*args)
    with AutoDispatchBelowAutograd():
        return operator(*args)


def _coded(_keyset: Any, x: Any, name: str, bits: Any, rung: str) -> Any:
    bits = _codes.length(bits)
    _codes.row(name, bits)
    if torch.is_grad_enabled() and x.requires_grad:
        _arguments.check(name, ("x",), (x,), rung)
        return _apply(_Coded, x, name, bits, rung)[0]
    return _f(x, name, bits, rung)


def _token_of(keyset: Any, x: Any, name: str) -> Any:
    if (torch.is_grad_enabled() and x.requires_grad) or has_tangents(x):
        return _apply(_Token, x, name)
    return _past_autograd(keyset, torch.ops.xphi.code_token, x, name)


def _product(keyset: Any, code: Any, g: Any, token: Any, name: str, bits: int, order: Sequence[int] = ()) -> Any:
    if (torch.is_grad_enabled() and (g.requires_grad or token.requires_grad)) or has_tangents(g, token):
        return _apply(_Product, code, g, token, name, bits, order)
    return _past_autograd(keyset, torch.ops.xphi.code_vjp, code, g, token, name, bits, order)


def _not_transformed(*_args: Any, **_kwargs: Any) -> Any:
    raise XphiError(
        f'save="bits" cannot be transformed by torch.func with torch {torch.__version__}, which has no '
        f'{" and no ".join(MISSING)}: use save="input"'
    )


def _all_at_once(info: Any, in_dims: tuple[Any, ...], x: Any, name: str, bits: Any, rung: str) -> tuple[Any, int]:  # noqa: ARG001
    return torch.ops.xphi.coded(x.movedim(in_dims[0], 0), name, bits, rung), 0


def _alike(info: Any, _in_dims: tuple[Any, ...], x: Any, name: str) -> tuple[Any, int]:
    return torch.ops.xphi.code_token(x, name).expand(info.batch_size, 0), 0


def _one_by_one(operator: Any) -> Any:
    """The rule of vmap: each of the batch has a code of its own, which begins on a byte."""

    def rule(info: Any, in_dims: tuple[Any, ...], *args: Any) -> tuple[Any, int]:
        def of(batch: int) -> list[Any]:
            # axes may be left out, and are no tensor where they are there
            given = zip(args, (*in_dims, *[None] * (len(args) - len(in_dims))), strict=True)
            return [a.select(d, batch) if isinstance(d, int) else a for a, d in given]

        results = [operator(*of(batch)) for batch in range(info.batch_size)]
        order = _order(results[0])
        stacked = torch.stack([_seen(result, order) for result in results])
        return _seen_again(stacked, [0, *(axis + 1 for axis in order)] if order else order), 0

    return rule


def _define(schema: str, kernels: dict[str, Callable[..., Any]], nowhere: Any, batched: Any) -> None:
    LIBRARY.define(schema, tags=(torch.Tag.pt2_compliant_tag,))
    name = schema.partition("(")[0]
    for key, kernel in kernels.items():
        LIBRARY.impl(name, kernel, key, with_keyset=key == "Autograd")
    if "Autograd" in kernels and not COMPLETE:
        LIBRARY.impl(name, _not_transformed, _public.TRANSFORMED)
    torch.library.register_fake(f"xphi::{name}", nowhere, lib=LIBRARY)
    torch.library.register_vmap(f"xphi::{name}", batched or _one_by_one(getattr(torch.ops.xphi, name)), lib=LIBRARY)


_define(
    # any number, or none, so that what is no length is refused in our words also where torch.compile asks
    "coded(Tensor x, str name, Scalar? bits, str rung) -> Tensor",
    {"Autograd": _coded, "CompositeExplicitAutograd": _f},
    _f,
    _all_at_once,
)
_define(
    "code_token(Tensor x, str name) -> Tensor",
    {"Autograd": _token_of, "CompositeExplicitAutograd": _token},
    _token,
    _alike,
)
_define(
    "derivative_code(Tensor x, str name, int bits, int[] order=[]) -> Tensor",
    {"CPU": _coder(_encode), "CompositeExplicitAutograd": _coder(_encode_elsewhere)},
    _coder(_encode_nowhere),
    None,
)
_define(
    "code_vjp(Tensor code, Tensor g, Tensor token, str name, int bits, int[] order=[]) -> Tensor",
    {"Autograd": _product, "CPU": _decoder(_decode), "CompositeExplicitAutograd": _decoder(_decode_elsewhere)},
    _decoder(_decode_nowhere),
    None,
)
