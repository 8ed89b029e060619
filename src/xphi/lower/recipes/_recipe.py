"""All that is to be said of a function's or a gate's kernels beside its formula."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from xphi.lower.program import Value
from xphi.lower.recipes._kernel import Kernel


@dataclass(frozen=True)
class Recipe:
    """The kernels of a function.

    Parameters
    ----------
    f, grad : callable
        The function and its derivative at the kernel's input.
    exact_product : bool
        Values are 0, 1 or the input: a product with one number is rounded once anyway.
    liftable : bool
        The derivative is formed from a tail, which can be kept some binades up until it is multiplied.
    bounded : bool
        No part of the function grows: lifted wherever the input is.
    paired_slope : bool
        The derivative has so many steps that only pairs keep it within 4 ULP: by itself it has one program for both
        rungs.
    """

    f: Callable[[Kernel], Value]
    grad: Callable[[Kernel], Value]
    exact_product: bool = False
    liftable: bool = True
    bounded: bool = False
    paired_slope: bool = False


@dataclass(frozen=True)
class GateRecipe:
    """The kernels of a gate that is no plain product of an activation and `up`.

    Parameters
    ----------
    gate : callable
        The gate, from the kernel of its first input and `up`.
    gate_vjp : callable
        The derivatives by both inputs, times a number.
    """

    gate: Callable[[Kernel, Value], Value]
    gate_vjp: Callable[[Kernel, Value, Value], tuple[Value, Value]]
