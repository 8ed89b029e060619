"""The operations of the kernels' programs that Triton has no single word for.

Each is the operation of the same name in `_core/simd_scalar.h`, bit for bit but for what a NaN carries. The generated
kernels in `_generated/triton` call them. Not imported before a kernel is launched.
"""

from __future__ import annotations

import triton
import triton.language as tl


@triton.jit
def neg(a):
    """−a, a zero's sign too, which 0 − a would lose; compiled, the product is a change of sign."""
    return a * -1.0


@triton.jit
def lesser(a, b):
    """a where a < b, b elsewhere: b where either is a NaN, and of two zeros b."""
    return tl.where(a < b, a, b)


@triton.jit
def greater(a, b):
    """a where a > b, b elsewhere: b where either is a NaN, and of two zeros b."""
    return tl.where(a > b, a, b)


@triton.jit
def nan_from(a, b):
    """a, but a quiet NaN where b is one."""
    return tl.where(b != b, b + b, a)  # noqa: PLR0124 - only a NaN differs from itself


@triton.jit
def bits32(a):
    """The bits of a binary32 number as an integer."""
    return a.to(tl.int32, bitcast=True)


@triton.jit
def bits64(a):
    """The bits of a binary64 number as an integer."""
    return a.to(tl.int64, bitcast=True)


@triton.jit
def float32(a):
    """The binary32 number with these bits."""
    return a.to(tl.float32, bitcast=True)


@triton.jit
def float64(a):
    """The binary64 number with these bits."""
    return a.to(tl.float64, bitcast=True)


@triton.jit
def copysign32(a, b):
    """The magnitude of a with the sign of b."""
    return float32((bits32(a) & 0x7FFFFFFF) | (bits32(b) & -0x80000000))


@triton.jit
def copysign64(a, b):
    """The magnitude of a with the sign of b."""
    return float64((bits64(a) & 0x7FFFFFFFFFFFFFFF) | (bits64(b) & -0x8000000000000000))
