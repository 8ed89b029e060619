"""Activations: functions of one tensor, element by element."""

from __future__ import annotations

from typing import Any, Literal, Never, final

from torch import Tensor, empty_like, get_num_threads, is_grad_enabled, strided
from torch.compiler import is_dynamo_compiling

from xphi.errors import XphiError
from xphi.ops.generated import no_option
from xphi.ops.numpy._types import Rung
from xphi.ops.torch import _arguments, _autograd, _codes, _direct
from xphi.ops.torch._callable import Function
from xphi.ops.torch._codes import Accuracy
from xphi.ops.torch._derivatives import call_of
from xphi.ops.torch._operation import OPERATIONS

_unobserved, _recording = _direct.unobserved, _autograd.recording


@final
class Activation(Function):
    """A function of one tensor, element by element, with its derivative and its vector-Jacobian product."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self._f = OPERATIONS[name, "f"]
        self._grad = OPERATIONS[name, "grad"]
        self._vjp = OPERATIONS[name, "vjp"]

    def __call__(
        self, x: Tensor, *, rung: Rung = "faithful", save: Literal["input", "bits"] = "input", bits: int | None = None,
        **others: Never,
    ) -> Tensor:  # fmt: skip
        """f(x), element by element."""
        if others:
            raise XphiError(no_option(f"xphi.torch.{self.__name__}", others))
        # The short way, for what is most common: the steps of `_long`, in the order of their cost. On 4096 numbers
        # each of them is felt. torch.compile only sees the long way.
        if type(x) is Tensor and save == "input" and bits is None and not is_dynamo_compiling() and _unobserved():
            try:
                met, address = self._met.get((x.dtype, rung)), x.data_ptr()
            except (TypeError, RuntimeError):  # no rung can be that; no memory is there to point to
                return self._long(x, rung, save, bits)
            if (
                met
                and address
                and x.is_cpu
                and x.layout is strided
                and not x.is_nested
                and x.is_contiguous()
                and not x.is_neg()
            ):
                dense, call = met
                if x.requires_grad and is_grad_enabled():
                    return _recording(call, call, x)
                y = empty_like(x)
                dense((address, y.data_ptr()), x.numel(), None, get_num_threads())
                return y
        return self._long(x, rung, save, bits)

    def grad(self, x: Tensor, *, rung: Rung = "faithful") -> Tensor:
        """The derivative f'(x), element by element; torch can differentiate it again.

        Parameters
        ----------
        x : Tensor of float16, bfloat16, float32 or float64, any shape
        rung : {"faithful", "fast"}
            The promise about the error; see `bound` with ``order=1``.

        Returns
        -------
        Tensor like `x`

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        _arguments.check_call(self._grad, (x,), rung)
        return self._grad(x, rung=rung)

    def vjp(self, x: Tensor, g: Tensor, *, rung: Rung = "faithful") -> Tensor:
        """The vector-Jacobian product g·f'(x), in one pass; torch can differentiate it again.

        Parameters
        ----------
        x : Tensor of float16, bfloat16, float32 or float64, any shape
            Where the derivative is taken.
        g : Tensor like `x`
            The gradient of a loss with respect to f(x).
        rung : {"faithful", "fast"}
            The promise about the error. The fast one in float32 keeps tails down to 2^-243: a factor beyond 2^93 may
            lose what it would bring back into range.

        Returns
        -------
        Tensor like `x`

        Raises
        ------
        XphiError
            If an argument does not fit; the message says which and why.
        """
        _arguments.check_call(self._vjp, (x, g), rung)
        return self._vjp(*_arguments.alike((x, g)), rung=rung)

    def bits_bound(self, bits: int) -> Accuracy:
        """How far the gradient of ``save="bits"`` is from the derivative, before it is multiplied by g.

        Parameters
        ----------
        bits : {1, 2, 4, 8}
            The length of the code.

        Returns
        -------
        Accuracy
            `largest` bounds |f'(x) - L|, L being the level that stands for x, whatever x is; `rms` is the root of its
            mean square when inputs are standard normal. Both are absolute.

        Raises
        ------
        XphiError
            If there is no such code.
        """
        return _codes.accuracy(self.__name__, bits)

    def _long(self, x: Any, rung: str, save: str, bits: int | None) -> Any:
        _arguments.check_call(self._f, (x,), rung)
        if save == "bits":
            from xphi.ops.torch import _bits

            return _bits.apply(self.__name__, x, bits, rung)
        if save != "input":
            raise XphiError(f"save must be one of input, bits; it is {save!r}")
        if bits is not None:
            raise XphiError(f'bits={bits!r} says how long a code is that save="bits" keeps, and save is "input"')
        if not self._f.direct((x,)):
            return self._f.overload(x, rung)
        call = call_of(self._f, rung, ())
        self._met[x.dtype, rung] = _direct.compiled(self.__name__, "f", x.dtype, rung).dense, call
        return _recording(call, call, x) if _direct.recorded((x,)) else call(x)
