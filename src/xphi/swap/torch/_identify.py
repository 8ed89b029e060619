"""Which function a callable computes, found by computing it; a name is a hint and never the answer."""

from __future__ import annotations

import contextlib
import functools
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import torch

from xphi import names
from xphi.ops import numpy as kernels
from xphi.swap.torch._watch import Refused, Watch

#: Both tails, beyond where clipped variants clip, and the middle densely.
GRID = np.unique(np.concatenate([np.linspace(-30, 30, 241), np.linspace(-4, 4, 321)]))
#: A chain of so many roundings in binary32 is allowed for; the longest spelling in use, of the tanh form, has ten
#: operations, and its constants are right to at least as many bits.
ROUNDINGS = 16
LEVEL = ROUNDINGS * 2.0**-24


def function_of(call: Callable[[Any], Any]) -> str | None:
    """The function that `call` computes on tensors, or None.

    It is the nearest one on the grid, if it is as near as the rounding of binary32 explains. The identity is not
    looked for: dropout and its like are one in evaluation. What has effects, or lets no gradient through, is more than
    a function, and none of ours can stand for it.
    """
    for dtype in (torch.float64, torch.float32):
        try:
            with torch.inference_mode(mode=False), torch.enable_grad(), _quiet():
                x = torch.tensor(GRID, dtype=dtype, device="cpu", requires_grad=True)
                y = Watch().run(call, x.clone())
        except Refused:
            return None
        except Exception:  # noqa: BLE001, S112 - whatever a foreign callable raises, it is no activation of this dtype
            continue
        if isinstance(y, torch.Tensor) and y.shape == x.shape and y.is_floating_point() and y.device == x.device:
            return _nearest(y.detach().double().numpy()) if y.requires_grad else None
    return None


@contextlib.contextmanager
def _quiet() -> Iterator[None]:
    """Without a warning, and without a random number less for others."""
    with torch.random.fork_rng(devices=[]), warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield


def function_of_module(module: Any) -> tuple[str | None, bool]:
    """The function of a module without state, and whether it is the same in training and in evaluation."""
    found = []
    before = dict(vars(module))
    try:
        for training in (True, False):
            module.training = training
            found.append(function_of(module.forward))
    finally:
        vars(module).clear()
        vars(module).update(before)
    trained, evaluated = found
    return evaluated or trained, trained == evaluated


@functools.cache
def spellings(function: str) -> frozenset[str]:
    """How torch calls the function in code: the last part of each of its spellings."""
    rows = [row for row in names.spelled(function) if row.library == "torch"]
    written = [text for row in rows for text in (row.spelling, *row.also)]
    last = {text.partition("(")[0].rpartition(".")[2] for text in written}
    plain = {text for text in last if text.isidentifier() and text.islower()} | {function}
    return frozenset(plain | {f"{text}_" for text in plain})


def _nearest(values: np.ndarray[Any, Any]) -> str | None:
    """The function with these values on the grid."""
    best, smallest = None, LEVEL
    for name, exact in _values().items():
        distance = np.max(np.abs(values - exact) / np.maximum(1, np.abs(GRID)))
        if distance <= smallest:  # never true for a NaN
            best, smallest = name, distance
    return best


@functools.cache
def _values() -> dict[str, np.ndarray[Any, Any]]:
    """Every activation on the grid."""
    found = {name: kernels.get(name) for name in kernels.names() if name != "identity"}
    return {name: one(GRID) for name, one in found.items() if isinstance(one, kernels.Activation)}
