"""One module's `forward` as graphs of torch.fx: all of its ways, or a refusal.

A trace keeps the one way through the code that was taken with proxies. Here training and evaluation are traced apart,
and so are the arguments that decide something by being None; what else could decide is refused, and so is what torch.fx
does not keep: `_watch` sees to that, before it runs.
"""

from __future__ import annotations

import functools
import inspect
import itertools
import random
import sys
import types
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import fx

from xphi.swap.torch import _watch
from xphi.swap.torch._watch import Refused

#: Of a way through the code: whether the module is in training, and the arguments that are None.
Way = tuple[bool, frozenset[str]]
#: How far calls of helpers are followed when looking for a name.
_DEPTH = 3
#: More arguments than that, and the ways through the code are too many.
_DECIDING = 3
#: Of a `forward` made here: the code that it is.
_WAYS = "_ways"


class _Own(fx.Tracer):
    """Traces one `forward` and no submodule's; a buffer is read at every call, as a parameter is."""

    proxy_buffer_attributes = True

    def is_leaf_module(self, m: Any, module_qualified_name: str) -> bool:
        return True


def mentions(module: Any, wanted: frozenset[str]) -> bool:
    """Whether the code of `forward`, or a helper that it calls, has one of these names, and not for a part of it."""
    own = {*module._modules, *vars(module)}  # noqa: SLF001 - what `self.name` is, without running properties
    return any(name in wanted and name not in own for name in _names(type(module), type(module).forward, _DEPTH))


def graphs(module: Any) -> dict[Way, fx.Graph]:
    """The graph of each way through the code.

    Raises
    ------
    Refused
        If the module cannot be traced, or the graphs would not be the whole of it.
    """
    forward = type(module).forward
    if not isinstance(forward, types.FunctionType) or (hasattr(forward, "__wrapped__") and not hasattr(forward, _WAYS)):
        raise Refused("its forward is wrapped by a decorator, which a trace does not keep")
    whole = {(training, frozenset[str]()): _trace(module, training=training) for training in (True, False)}
    deciding = [
        name
        for name, argument in _arguments(type(module).forward).items()
        if any(_decides(module, name, argument, graph, training) for (training, _), graph in whole.items())
    ]
    if len(deciding) > _DECIDING:
        raise Refused(f"what its forward does depends on which of {', '.join(deciding)} are None")
    found = {}
    for chosen in itertools.product((False, True), repeat=len(deciding)):
        absent = frozenset(itertools.compress(deciding, chosen))
        for training in (True, False):
            found[training, absent] = _trace(module, training=training, absent=absent)
    return found


def forward_of(module: Any, ways: dict[Way, fx.Graph]) -> Callable[..., Any]:
    """A `forward` that takes the way that its arguments ask for."""
    original = type(module).forward
    compiled = {way: type(fx.GraphModule(module, graph, type(module).__name__)).forward for way, graph in ways.items()}
    deciding = frozenset().union(*(absent for _, absent in ways))
    places = [
        (name, sys.maxsize if argument.kind is argument.KEYWORD_ONLY else at, argument.default)
        for at, (name, argument) in enumerate(_arguments(original).items())
        if name in deciding
    ]

    @functools.wraps(original)
    def forward(self: Any, *args: Any, **kwargs: Any) -> Any:
        absent = [
            name for name, at, usual in places if (args[at] if at < len(args) else kwargs.get(name, usual)) is None
        ]
        return compiled[self.training, frozenset(absent)](self, *args, **kwargs)

    vars(forward)[_WAYS] = tuple(compiled.values())
    return forward


def _trace(module: Any, *, training: bool, absent: frozenset[str] = frozenset()) -> fx.Graph:
    before, drawn = dict(vars(module)), random.getstate()
    module.training = training
    tracer = _Own()
    watch = _watch.Watch(lambda: len(tracer.graph.nodes))
    try:
        with torch.random.fork_rng(devices=[]):
            graph = watch.run(tracer.trace, module, dict.fromkeys(absent))
    except Refused:
        raise
    except Exception as error:  # whatever foreign code does with a proxy
        reason = " ".join(str(error).split())
        raise Refused(f"its forward cannot be traced: {reason or type(error).__name__}") from error
    finally:
        module.training = before["training"]
        random.setstate(drawn)
        after = dict(vars(module))
        vars(module).clear()
        vars(module).update(before)
    stored = sorted(key for key in after if key not in before or after[key] is not before[key])
    if stored:  # by torch.fx itself, for a tensor that is neither parameter nor buffer
        raise Refused(f"its forward uses a tensor that it makes: {', '.join(stored)}")
    return graph


def _decides(module: Any, name: str, argument: inspect.Parameter, graph: fx.Graph, training: bool) -> bool:
    """Whether the forward does something else when this argument is None."""
    try:
        return _steps(_trace(module, training=training, absent=frozenset({name}))) != _steps(graph)
    except Refused:
        if argument.default is None:
            raise
        return False  # it may not be None


def _steps(graph: fx.Graph) -> list[tuple[str, str]]:
    """What a graph does, its arguments aside."""
    nodes = ((node.op, str(node.target)) for node in graph.nodes if node.op != "placeholder")
    return [(op, target) for op, target in nodes if "_assert_is_none" not in target]  # torch.fx's, of what is absent


def _arguments(forward: Any) -> dict[str, inspect.Parameter]:
    """The arguments by name, the module itself aside, in the order of their positions."""
    _, *rest = inspect.signature(forward).parameters.items()
    return {name: one for name, one in rest if one.kind not in {one.VAR_POSITIONAL, one.VAR_KEYWORD}}


def _names(owner: type, function: Any, depth: int) -> Iterator[str]:
    """The names in the code of a function, and of the helpers that it names."""
    for way in getattr(function, _WAYS, ()):
        yield from _names(owner, way, depth)
    function = inspect.unwrap(function)
    if not isinstance(function, types.FunctionType):
        return
    held = [cell.cell_contents for cell in function.__closure__ or () if cell.cell_contents is not owner]
    helpers = [one for one in held if isinstance(one, types.FunctionType)]
    for code in (function.__code__, *(c for c in function.__code__.co_consts if isinstance(c, types.CodeType))):
        yield from code.co_names
        homes = [vars(base) for base in owner.__mro__] + [function.__globals__]
        homes += [
            vars(one) for one in map(function.__globals__.get, code.co_names) if isinstance(one, types.ModuleType)
        ]
        found = (home.get(name) for name in code.co_names for home in homes)
        helpers += [one for one in found if isinstance(one, types.FunctionType) and one is not function]
    for helper in helpers:
        if depth and not _is_torchs(helper):
            yield from _names(owner, helper, depth - 1)


def _is_torchs(function: Any) -> bool:
    return function.__module__ is not None and function.__module__.partition(".")[0] == "torch"
