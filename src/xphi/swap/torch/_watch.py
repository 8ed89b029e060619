"""Code of a model, watched while it runs for a look: what that would repeat, drop or decide is refused beforehand.

torch.fx keeps operations on tensors and nothing else: a context manager, a store or a question leaves no node. So the
watch lets through what is known to be kept, and refuses the rest. It looks at the code of each function before its
first step, and at each call of a compiled function before it is made.
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
#: Questions whose answer about a tracer's proxy is not the one about a tensor.
_ASKS = {"callable", "getattr", "hasattr", "isinstance", "issubclass"}
#: Whose functions are known to be nodes of a trace, or to be seen by leaving none.
_LIBRARIES = {"torch", "torchgen", "functorch", "xphi"}
#: What a module of torch does without changing anything, when the code of a model calls it by hand.
_READS = {
    *("__contains__", "__getattr__", "__getitem__", "__iter__", "__len__", "_get_abs_string_index"),
    *("children", "forward", "items", "keys", "named_children", "parameters", "named_parameters", "values"),
}


class Refused(Exception):
    """Why something in a model is left alone."""


class Watch:
    """Runs foreign code under watch.

    Parameters
    ----------
    nodes : callable, optional
        How many nodes the trace has, for code that is traced; without it the code runs on tensors.
    """

    def __init__(self, nodes: Callable[[], int] | None = None) -> None:
        self._nodes = nodes
        self._frames: set[types.FrameType] = set()
        self._torchs: dict[types.FrameType, int] = {}
        self._compiled = 0
        self._refusal: Refused | None = None

    def run(self, call: Callable[..., Any], *args: Any) -> Any:
        """What `call` gives.

        Raises
        ------
        Refused
            If it does what a look may not do.
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
            self._torchs.clear()
        if self._refusal is not None:
            raise self._refusal
        return result

    def _see(self, frame: types.FrameType, event: str, called: Any) -> None:
        if event == "call":
            self._enter(frame)
        elif event == "return":
            self._frames.discard(frame)
            before = self._torchs.pop(frame, None)
            if before is not None:
                self._left_something(before, frame.f_code.co_name)
        elif frame in self._frames:
            if event == "c_call":
                self._compiled_call(called)
            elif event == "c_return" and self._nodes is not None and _is_of_torch(called):
                self._left_something(self._compiled, called.__name__)

    def _enter(self, frame: types.FrameType) -> None:
        """A Python function is called."""
        parent, name = frame.f_back, frame.f_code.co_name
        inside = parent in self._frames
        started = parent is not None and _starts(parent)
        if _home(frame) == "swap":
            if started and name == "forward":  # of an earlier swap
                self._frames.add(frame)
        elif _home(frame) == "library":
            if inside:
                self._enter_library(frame)
        elif inside or (started and _home(frame) == "model"):
            reason = _reason(frame.f_code, traced=self._nodes is not None)
            if reason is not None:
                self._refuse(reason, name)
            self._frames.add(frame)
        elif self._nodes is not None and self._frames and _home(frame) == "model":
            self._refuse("hands code of its own to a function of torch, which a trace does not keep")

    def _enter_library(self, frame: types.FrameType) -> None:
        """A function of torch, or of ours, that the code calls."""
        if self._nodes is None or _module(frame).startswith("torch.fx."):
            return
        name = frame.f_code.co_name
        if name in {"__init__", "__new__", "__enter__"}:
            self._refuse("makes an object of torch, which a trace does not keep")
        if _module(frame).startswith("torch.nn.modules."):
            if name not in _READS:
                self._refuse(_called(name))
        else:
            self._torchs[frame] = self._nodes()

    def _compiled_call(self, called: Any) -> None:
        """A function that is not in Python is about to be called."""
        owner, name = getattr(called, "__self__", None), called.__name__
        if isinstance(owner, torch.Tensor) and name.endswith("_") and not name.endswith("__"):
            self._refuse(f"changes a tensor of its own by {name}")
        if _is_of_torch(called):
            self._compiled = 0 if self._nodes is None else self._nodes()
        elif not _only_reads(owner, name) and not (self._nodes is None and name in _ASKS):
            self._refuse(_called(name))

    def _left_something(self, before: int, name: str) -> None:
        """Note a call of torch that the trace does not have; an error on the way is told first."""
        if self._nodes is not None and self._nodes() == before and self._refusal is None:
            self._refusal = Refused(f"its forward {_called(name)}")

    def _refuse(self, reason: str, where: str = "forward") -> None:
        self._refusal = Refused(f"its {where} {reason}")
        raise self._refusal


def _profile_again(before: Any) -> None:
    """Give the place back to the profiler that was there; cProfile's is no function, and has a method for it."""
    if before is None or callable(before):
        sys.setprofile(before)
    else:
        sys.setprofile(None)
        before.enable()


def _called(name: str) -> str:
    return f"calls {name}, which a trace does once and for all"


@functools.lru_cache(maxsize=1024)
def _reason(code: types.CodeType, *, traced: bool) -> str | None:
    """Why code may not run for a look."""
    last = None
    for step in dis.get_instructions(code):
        name, value = step.opname, step.argval
        if name == "PUSH_EXC_INFO":
            return "has a with or try statement, which a trace does not keep"
        if name in _STORES or (name == "STORE_DEREF" and value in code.co_freevars):
            return f"stores {value}, which a trace does once and for all"
        if name in _ITEM_STORES:
            return "stores an item, which a trace does once and for all"
        if name == "BINARY_OP" and step.argrepr.endswith("="):
            return f"changes something in place by {step.argrepr}, which a trace does not keep"
        if value in _DIRECT:
            return f"uses {value}, which a trace does once and for all"
        if traced and (name == "MATCH_CLASS" or (name.startswith("LOAD_GLOBAL") and value == "type")):
            return "asks the type of something, which a trace answers once and for all"
        if traced and name == "IS_OP" and not (last and last.opname == "LOAD_CONST" and last.argval is None):
            return "asks what something is, which a trace answers once and for all"
        last = step
    return None


def _is_of_torch(called: Any) -> bool:
    owner = getattr(called, "__self__", None)
    home = owner.__name__ if isinstance(owner, types.ModuleType) else type(owner).__module__
    return any(str(one).partition(".")[0] == "torch" for one in (called.__module__, home))


def _module(frame: types.FrameType) -> str:
    return str(frame.f_globals.get("__name__", ""))


def _home(frame: types.FrameType) -> str:
    """Whose code it is."""
    name = _module(frame)
    if name.startswith("xphi.swap."):
        return "swap"
    top = name.partition(".")[0]
    if top in _LIBRARIES:
        return "library"
    return "python" if top in sys.stdlib_module_names else "model"


def _only_reads(owner: Any, name: str) -> bool:
    """Whether a function of this name, of a module or bound to `owner`, changes nothing and asks nothing of a proxy."""
    if isinstance(owner, types.ModuleType):
        return owner.__name__ == "math" or (owner.__name__ == "builtins" and name in _PURE)
    return isinstance(owner, _PLAIN) or name in _READERS.get(type(owner), ())


def _starts(frame: types.FrameType) -> bool:
    """Whether the code of a model is called from here: by torch.fx, or by `Watch.run`."""
    place = _module(frame), frame.f_code.co_name
    return place in {("torch.fx._symbolic_trace", "trace"), (__name__, "run")}
