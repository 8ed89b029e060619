"""Calls such as `F.gelu(x)` in the `forward` of a module, found and replaced."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import fx

from xphi.swap.torch import _identify, _trace
from xphi.swap.torch._watch import Refused

#: Of a function of the registry and of what is called for it: what to call instead and with which options, or None.
Replacement = Callable[[str, Any], tuple[Any, dict[str, str]] | None]


def rewritten(
    module: Any, wanted: frozenset[str], replacement: Replacement
) -> tuple[Callable[..., Any] | None, list[tuple[str, str]]]:
    """A `forward` with the calls replaced, and the calls: what each was, and its function.

    Parameters
    ----------
    module : Module
    wanted : frozenset of str
        Names of functions in code.
    replacement : callable
        What to call instead.

    Raises
    ------
    Refused
        If the module cannot be traced, or a trace would not be the whole of it.
    """
    graphs = _trace.graphs(module)
    replaced = [_replace(graph, wanted, replacement) for graph in graphs.values()]
    if not any(replaced):
        return None, []
    return _trace.forward_of(module, graphs), max(replaced, key=len)


def _replace(graph: fx.Graph, wanted: frozenset[str], replacement: Replacement) -> list[tuple[str, str]]:
    done = []
    for node, function in list(_calls(graph, wanted)):
        new = replacement(function, node.target)
        if new is None:
            continue
        (x,) = node.all_input_nodes
        if _in_place(node) and (len(x.users) > 1 or not node.users):
            raise Refused(f"its {_name(node.target)} works in place, and the input is used again")
        done.append((_shown(node), function))
        node.op, node.args = "call_function", (x,)
        node.target, node.kwargs = new
    graph.lint()
    return done


def _calls(graph: fx.Graph, wanted: frozenset[str]) -> Iterator[tuple[fx.Node, str]]:
    """The calls of one function of one tensor, and which function of the registry it is."""
    for node in graph.nodes:
        if node.op not in {"call_function", "call_method"}:
            continue
        if _name(node.target) in wanted and len(node.all_input_nodes) == 1:
            found = _identify.function_of(functools.partial(_call, node))
            if found is not None:
                yield node, found


def _call(node: fx.Node, x: Any) -> Any:
    """What the node computes of `x`."""
    args, kwargs = fx.node.map_arg((node.args, node.kwargs), lambda _: x)
    if node.op == "call_method":
        return getattr(args[0], node.target)(*args[1:], **kwargs)
    return node.target(*args, **kwargs)


def _in_place(node: fx.Node) -> bool:
    """Whether the call writes to its input."""
    return _name(node.target).endswith("_") or any(one is True for one in (*node.args, node.kwargs.get("inplace")))


def _name(target: Any) -> str:
    """The plain name of what a node calls."""
    if isinstance(target, torch._ops.OpOverload):  # noqa: SLF001 - the class has no public name
        return str(target.overloadpacket.__name__)
    return target if isinstance(target, str) else getattr(target, "__name__", "")


def _shown(node: fx.Node) -> str:
    """The call as a person would write it."""
    options = [repr(one) for one in node.args if not isinstance(one, fx.Node)]
    options += [f"{key}={one!r}" for key, one in node.kwargs.items() if not isinstance(one, fx.Node)]
    return f"{_name(node.target)}({', '.join(['x', *options])})"
