"""Calls such as `F.gelu(x)` in the code of a module, replaced while it runs."""

from __future__ import annotations

import functools
import inspect
import types
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeAlias

import torch
from torch.compiler import is_compiling
from torch.overrides import TorchFunctionMode, get_overridable_functions

from xphi.ops import torch as operators
from xphi.swap.torch import _identify
from xphi.swap.torch._report import Change, Unsupported

#: Where torch keeps the functions of one tensor, beside the operators.
_HOMES = (torch, torch.nn.functional, torch.special, torch.Tensor)
#: What runs its part of a forward again for the backward pass, when no mode is entered.
_CHECKPOINT = "torch.utils.checkpoint"
_KEPT = "checkpoint runs a part of its forward again outside of it; hand checkpoint a module instead"
#: What may stand beside the tensor.
_PLAIN = (bool, int, float, str, types.NoneType)
_OPERATORS = (torch._ops.OpOverload, torch._ops.OpOverloadPacket)  # noqa: SLF001 - the classes have no public name
#: How far calls of helpers are followed when looking for a name.
_DEPTH = 4
#: Which swap replaces a function, what the function is, and by what it is replaced.
Entry: TypeAlias = "tuple[Calls, str, str]"
#: What is called, and what stands beside the tensor.
Call: TypeAlias = tuple[Any, tuple[Any, ...], tuple[tuple[str, Any], ...]]


class Calls(TorchFunctionMode):
    """While it is entered, functions of torch are called in the place of others.

    Parameters
    ----------
    targets : mapping of str to str
        From functions to those that are called instead.
    rung : str
        Of what comes in.
    before : Calls, optional
        Of an earlier swap of the same module; what it calls is what `targets` speaks of.

    Attributes
    ----------
    changed, unsupported : dict with keys for the report
        The calls that were replaced so far, and those that were not.
    """

    def __init__(self, targets: Mapping[str, str], rung: str, before: Calls | None = None) -> None:
        super().__init__()
        self.rung = rung
        self.functions: dict[Any, bool] = _functions(targets) | (before.functions if before else {})
        self.new: dict[str, Entry] = {one: (self, one, new) for one, new in targets.items()}
        for source, (by, was, new) in (before.new if before else {}).items():
            self.new[source] = (self, new, targets[new]) if new in targets else (by, was, new)
        self.changed: dict[Change, None] = {}  # in the order of the first calls
        self.unsupported: dict[Unsupported, None] = {}
        self.noted: set[tuple[str, Call]] = set()

    def __torch_function__(self, func: Any, _types: Any, args: Any = (), kwargs: Any = None) -> Any:
        """What `func` is replaced by, of the same tensor."""
        in_place = self.functions.get(func)
        if in_place is None:
            return func(*args, **(kwargs or {}))
        options = dict(kwargs or {})
        x, *rest = args or (options.pop("input", None),)
        call = func, tuple(rest), tuple(options.items())
        entry = self._entry(x, call)
        if entry is None or not (is_compiling() or _note(entry, call)):
            return func(*args, **(kwargs or {}))
        by, _, target = entry
        if not isinstance(x, torch.Tensor):  # a proxy of torch.fx
            return getattr(torch.ops.xphi, target).default(x, by.rung)
        new = Operator(target, by.rung)
        if in_place or options.get("inplace") is True or any(one is True for one in rest):
            return x.copy_(new(x.clone()))
        return new(x)

    def _entry(self, x: Any, call: Call) -> Entry | None:
        """Which swap replaces a call, what it is and by what it is replaced."""
        func, rest, options = call
        floating = x.is_floating_point() if isinstance(x, torch.Tensor) else isinstance(x, torch.fx.Proxy)
        if not floating or not all(isinstance(one, _PLAIN) for one in (*rest, *(one for _, one in options))):
            return None
        entry = self.new.get(_function_of(func, rest, options) or "")
        return None if entry is None or func is getattr(torch.ops.xphi, entry[2]).default else entry


def _note(entry: Entry, call: Call) -> bool:
    """Note a call for the report, and whether it may be replaced."""
    by, source, target = entry
    where, again = _caller()
    if again:
        by.unsupported[Unsupported(where, _KEPT)] = None
    elif (where, call) not in by.noted:
        by.noted.add((where, call))
        by.changed[Change(where, source, target, "call", _shown(call))] = None
    return not again


def scoped(module: Any, where: str, calls: Calls) -> Callable[..., Any]:
    """A `forward` for a module that runs the one it has with `calls` entered."""
    original = type(module).forward
    original = original.__wrapped__ if calls_of(module) else original

    @functools.wraps(original)
    def forward(self: Any, *args: Any, **kwargs: Any) -> Any:
        with calls:
            return original(self, *args, **kwargs)

    made = torch.compiler.disable(forward) if _hidden(module, calls.functions) else forward
    vars(made)["calls"], vars(made)["where"] = calls, where
    return made


def calls_of(module: Any) -> Calls | None:
    """What an earlier swap has replaced in a module's code."""
    forward = inspect.getattr_static(module, "forward", None)  # TorchScript's has no way to read it
    found: Calls | None = getattr(forward, "calls", None)
    return found


def unseen(module: Any) -> Callable[..., Any]:
    """A `forward` for a module of ours that no mode around it sees, which would replace what it calls once more."""
    original = type(module).forward

    @functools.wraps(original)
    def forward(self: Any, *args: Any, **kwargs: Any) -> Any:
        with torch._C.DisableTorchFunction():  # noqa: SLF001 - it has no other name
            return original(self, *args, **kwargs)

    return forward


class Operator:
    """An operator that no mode around it sees, neither another swap's nor that of a module further out.

    Parameters
    ----------
    name, rung : str
    """

    def __init__(self, name: str, rung: str) -> None:
        self.__name__, self.rung = name, rung

    def __call__(self, x: Any) -> Any:
        """The function of every element."""
        with torch._C.DisableTorchFunction():  # noqa: SLF001 - it has no other name
            return _operator(self.__name__)(x, rung=self.rung)


def _operator(name: str) -> Any:
    return operators.get(name)


def named(module: Any) -> set[str]:
    """The names in the code of `forward` and of the helpers it calls, those of the module's own parts aside."""
    own = {*module._modules, *vars(module)}  # noqa: SLF001 - what `self.name` is, without running properties
    return {name for one in _code(module) for name in _names(one)} - own


def _hidden(module: Any, functions: Mapping[Any, bool]) -> bool:
    """Whether the code may call one of the functions that torch.compile keeps from modes: ``F.tanh``, ``F.relu_``."""
    seen = {one for several in get_overridable_functions().values() for one in several}
    hidden = [one for one in functions if one not in seen and not isinstance(one, _OPERATORS)]
    for function in _code(module):
        names = _names(function)
        values = [function.__globals__.get(name) for name in names]
        short = torch.nn.functional in values or "functional" in names  # else it is torch's, which modes see
        if any(one in values or (one.__name__ in names and (short or functions[one])) for one in hidden):
            return True
    return False


def _functions(sources: Mapping[str, str]) -> dict[Any, bool]:
    """What may be called for these functions, and whether it works in place."""
    found: dict[Any, bool] = {}
    for name in frozenset[str]().union(*map(_identify.spellings, sources)):
        ways = [getattr(home, name, None) for home in _HOMES]
        for packet in (getattr(torch.ops.aten, name, None), getattr(torch.ops.xphi, name, None)):
            if packet is not None:
                ways += [packet, *(getattr(packet, overload) for overload in packet.overloads())]
        found |= {way: name.endswith("_") for way in ways if callable(way)}
    return found


@torch.compiler.assume_constant_result  # type: ignore[untyped-decorator, unused-ignore]  # torch has no types here
def _function_of(func: Any, rest: tuple[Any, ...], options: tuple[tuple[str, Any], ...]) -> str | None:
    """The function that `func` is with these options."""
    return _identified(func, rest, options)


@functools.lru_cache(maxsize=1024)
def _identified(func: Any, rest: tuple[Any, ...], options: tuple[tuple[str, Any], ...]) -> str | None:
    """The same, computed in another thread, which has none of the modes, transforms and autocasts of this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(_identify.function_of, lambda x: func(x, *rest, **dict(options))).result()


def _caller() -> tuple[str, bool]:
    """The path of the module whose code calls a function, and whether that code will run again outside of it."""
    again, frame = False, inspect.currentframe()
    while frame is not None:
        if frame.f_globals is globals() and "calls" in frame.f_code.co_freevars:  # of `scoped`
            return vars(type(frame.f_locals["self"]).forward)["where"], again
        again = again or frame.f_globals.get("__name__") == _CHECKPOINT
        frame = frame.f_back
    return "", again


def _shown(call: Call) -> str:
    """The call as a person would write it."""
    func, rest, options = call
    given = ["x", *map(repr, rest), *(f"{key}={one!r}" for key, one in options if one is not False)]
    return f"{func.__name__.partition('.')[0]}({', '.join(given)})"


def _code(module: Any) -> list[types.FunctionType]:
    """The function that `forward` is, and the helpers that it names, and those that they name."""
    owner, met = type(module), dict[types.FunctionType, None]()
    new = [owner.forward]
    for _ in range(_DEPTH):
        plain = {
            one: None for one in map(inspect.unwrap, new) if isinstance(one, types.FunctionType) and one not in met
        }
        met |= plain
        new = [helper for one in plain for helper in _helpers(owner, one) if not _is_torchs(helper)]
    return list(met)


def _helpers(owner: type, function: types.FunctionType) -> Iterator[types.FunctionType]:
    held = [cell.cell_contents for cell in function.__closure__ or () if cell.cell_contents is not owner]
    names, values = _names(function), function.__globals__
    modules = [vars(one) for one in map(values.get, names) if isinstance(one, types.ModuleType)]
    homes = [*map(vars, owner.__mro__), values, *modules]
    found = (home.get(name) for name in names for home in homes)
    yield from (one for one in (*held, *found) if isinstance(one, types.FunctionType))


def _names(function: types.FunctionType) -> set[str]:
    inside = [one for one in function.__code__.co_consts if isinstance(one, types.CodeType)]
    return {name for code in (function.__code__, *inside) for name in code.co_names}


def _is_torchs(function: Any) -> bool:
    return function.__module__ is not None and function.__module__.partition(".")[0] == "torch"
