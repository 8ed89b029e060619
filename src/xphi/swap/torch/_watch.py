"""Code of a model, watched while it is computed to identify it: what has an effect is refused before it happens.

A module that has one is more than a function, and is not replaced as a whole. The watch lets through what is known to
have none. It inspects the code of each function before its first step, and each call of a compiled function before it
is made.
"""

from __future__ import annotations

import dis
import functools
import gc
import sys
import types
from collections.abc import Callable
from typing import Any

import torch

#: Steps that change what outlives the call.
_STORES = {"STORE_ATTR", "DELETE_ATTR", "STORE_GLOBAL", "DELETE_GLOBAL"}
_ITEM_STORES = {"STORE_SUBSCR", "DELETE_SUBSCR", "STORE_SLICE"}
#: The ways around a store.
_DIRECT = {"__dict__", "__setattr__", "__delattr__"}
#: What Python's own functions only read, and of which containers.
_PURE = {"abs", "all", "any", "divmod", "format", "len", "max", "min", "pow", "repr", "round", "sorted", "sum"}
_READERS: dict[type, set[str]] = {dict: {"copy", "get", "items", "keys", "values"}, list: {"copy", "count", "index"}}
_PLAIN = (bool, bytes, float, frozenset, int, str, tuple, range, slice)
_ASKS = {"callable", "getattr", "hasattr", "isinstance", "issubclass"}
#: Whose functions change nothing, those aside that work in place.
_LIBRARIES = {"torch", "torchgen", "functorch", "xphi"}


class Refused(Exception):
    """Why something in a model is no activation."""


class Watch:
    """Runs foreign code under watch."""

    def __init__(self) -> None:
        self._frames: set[types.FrameType] = set()
        self._refusal: Refused | None = None

    def run(self, call: Callable[..., Any], *args: Any) -> Any:
        """What `call` gives.

        Raises
        ------
        Refused
            If it has an effect.
        """
        before, recording, collecting = sys.getprofile(), torch.is_grad_enabled(), gc.isenabled()
        gc.disable()  # what others do when garbage is collected is nothing that `call` does
        sys.setprofile(self._see)
        try:
            result = call(*args)
        finally:
            _profile_again(before)
            if collecting:
                gc.enable()
            torch.set_grad_enabled(recording)
            self._frames.clear()
        if self._refusal is not None:
            raise self._refusal
        return result

    def _see(self, frame: types.FrameType, event: str, called: Any) -> None:
        if event == "call":
            self._enter(frame)
        elif event == "return":
            self._frames.discard(frame)
        elif event == "c_call" and frame in self._frames:
            self._compiled_call(called)

    def _enter(self, frame: types.FrameType) -> None:
        """A Python function is called."""
        parent, home = frame.f_back, _home(frame)
        started = parent is not None and (_module(parent), parent.f_code.co_name) == (__name__, "run")
        if home != "library" and (parent in self._frames or (started and home == "model")):
            reason = _reason(frame.f_code)
            if reason is not None:
                self._refuse(reason)
            self._frames.add(frame)

    def _compiled_call(self, called: Any) -> None:
        """A function that is not in Python is about to be called."""
        owner, name = getattr(called, "__self__", None), called.__name__
        if isinstance(owner, torch.Tensor) and name.endswith("_") and not name.endswith("__"):
            self._refuse(f"changes a tensor by {name}")
        if not _is_of_torch(called) and not _only_reads(owner, name) and name not in _ASKS:
            self._refuse(f"calls {name}")

    def _refuse(self, reason: str) -> None:
        self._refusal = Refused(reason)
        raise self._refusal


def _profile_again(before: Any) -> None:
    """Give the place back to the profiler that was there; cProfile's is no function, and has a method for it."""
    if before is None or callable(before):
        sys.setprofile(before)
    else:
        sys.setprofile(None)
        before.enable()


@functools.lru_cache(maxsize=1024)
def _reason(code: types.CodeType) -> str | None:
    """Which effect code has, or may have."""
    for step in dis.get_instructions(code):
        name, value = step.opname, step.argval
        if name == "PUSH_EXC_INFO":
            return "has a with or try statement"
        if name in _STORES or (name == "STORE_DEREF" and value in code.co_freevars):
            return f"stores {value}"
        if name in _ITEM_STORES:
            return "stores an item"
        if name == "BINARY_OP" and step.argrepr.endswith("="):
            return f"changes something in place by {step.argrepr}"
        if value in _DIRECT:
            return f"uses {value}"
    return None


def _is_of_torch(called: Any) -> bool:
    owner = getattr(called, "__self__", None)
    home = owner.__name__ if isinstance(owner, types.ModuleType) else type(owner).__module__
    return any(str(one).partition(".")[0] == "torch" for one in (called.__module__, home))


def _module(frame: types.FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _home(frame: types.FrameType) -> str:
    """Whose code it is."""
    top = _module(frame).partition(".")[0]
    if top in _LIBRARIES:
        return "library"
    return "python" if top in sys.stdlib_module_names else "model"


def _only_reads(owner: Any, name: str) -> bool:
    """Whether a function of this name, of a module or bound to `owner`, changes nothing."""
    if isinstance(owner, types.ModuleType):
        return owner.__name__ == "math" or (owner.__name__ == "builtins" and name in _PURE)
    return isinstance(owner, _PLAIN) or name in _READERS.get(type(owner), ())
