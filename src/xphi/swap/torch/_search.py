"""What is in a model, and what to change for a swap; nothing is changed here."""

from __future__ import annotations

import inspect
import re
import types
from typing import Any

import torch
from torch import nn

from xphi.errors import XphiError
from xphi.nn import facts
from xphi.nn.torch import activations
from xphi.nn.torch.stochastic import StochasticGate
from xphi.ops import torch as operators
from xphi.swap.torch import _calls, _identify
from xphi.swap.torch._edits import Edit, Entry, Forward
from xphi.swap.torch._report import Change, Unsupported

#: Attributes that may hold an activation as a plain callable; it is tried, so a wrong guess costs nothing.
_SLOT = re.compile(r"act|nonlin|gelu|silu|swish|relu", re.IGNORECASE)
#: The table of transformers; some models make the module only when they call it.
_TABLE = "ACT2FN"
#: Functions inside of the fused kernels of recurrent layers.
_RECURRENT = {"tanh", "sigmoid"}
#: What sends a layer, and a stack of them, past its activation to a fused kernel in evaluation.
_FUSED_LAYER, _FUSED_STACK = "activation_relu_or_gelu", "use_nested_tensor"


class Search:
    """A walk through a model.

    Parameters
    ----------
    targets : dict of str to str
        From functions and gates to those that take their places.
    rung : str
        Of what comes in.

    Attributes
    ----------
    edits, changed, watched, unsupported : list
        What is to be done, and what is to be said of it.
    met, named : set of str
        The keys of `targets` that were seen, and those that the code of a module names.
    calls : list of Calls
        What notes the calls that are replaced while the model runs.
    """

    def __init__(self, targets: dict[str, str], rung: str) -> None:
        self.targets = targets
        self.rung = rung
        self.edits: list[Edit] = []
        self.changed: list[Change] = []
        self.watched: list[str] = []
        self.unsupported: list[Unsupported] = []
        self.met: set[str] = set()
        self.named: set[str] = set()
        self.calls: list[_calls.Calls] = []
        self._sources: dict[int, tuple[str | None, bool]] = {}
        self._new: dict[int, nn.Module | None] = {}  # by the old module: one that is used twice stays one
        self._functions = {source: new for source, new in targets.items() if source not in facts.gates()}
        self._code = {name for source in self._functions for name in _identify.spellings(source)}
        for target in targets.values():
            _class_of(target)(rung=rung)  # which says what is wrong with the rung

    def search(self, model: nn.Module) -> None:
        """Find all there is to do."""
        source, _ = self._source(model)
        if source in self.targets:
            self._refuse("", source, "the model itself is the activation; swap it inside of a container")
            return
        closed: list[str] = []
        for path, module in model.named_modules():
            if any(path.startswith(outer) for outer in closed):
                continue
            if isinstance(module, torch.jit.ScriptModule | StochasticGate):
                closed.append(f"{path}.".lstrip("."))
                self._closed(path, module)
                continue
            for name, child in module._modules.items():  # noqa: SLF001 - named_children leaves repetitions out
                if child is not None:
                    self._child(f"{path}.{name}".lstrip("."), module, name, child)
            self._attributes(path, module)
            self._forward(path, module)
        self._open_stacks(model)
        if self.calls or any(map(_calls.calls_of, model.modules())):
            self._hide(model)

    def _closed(self, path: str, module: nn.Module) -> None:
        """A module that is one thing, whatever is inside of it."""
        if isinstance(module, torch.jit.ScriptModule):
            self._refuse(path, None, "it is compiled by TorchScript; swap before that")
            return
        inside = {self._source(part)[0] for part in module.children()} & set(self.targets)
        for source in sorted(filter(None, inside)):
            self._refuse(path, source, f"it draws at random in training; swap the gate itself for one without {source}")

    def _child(self, where: str, parent: nn.Module, name: str, child: nn.Module) -> None:
        """A submodule that is an activation."""
        if isinstance(child, nn.GLU) and "glu" in self.targets:
            self._refuse(where, "glu", "it takes both halves in one tensor and a gate of ours takes two")
        source, _ = self._source(child)
        if source is None:
            return
        if id(child) not in self._new:
            self._new[id(child)] = self._replacement(where, source, child)
        new = self._new[id(child)]
        if new is not None:
            self.edits.append(Entry(where, parent._modules, name, new))  # noqa: SLF001 - setattr would not take it back
            self._note(where, source, _function(new), "module", type(child).__name__)
            self._open_layer(where, parent)

    def _replacement(self, where: str, source: str, child: nn.Module) -> nn.Module | None:
        """The module to put in the place of `child`; None where none is wanted, or none can be."""
        ours = isinstance(child, activations.Activation | activations.Gate)
        activation = facts.activation_of(source) if source in facts.gates() else None
        key = source if source in self.targets else activation
        if key is None or key not in self.targets:
            return None
        self.met.add(key)
        target = self.targets[key]
        if source != key:  # a gate follows its activation
            target = facts.gate_of(target) or target
        if ours and target == source:
            return None
        _, stable = self._source(child)
        if not stable or getattr(child, "inplace", False):
            if _calls.named(child) & _identify.spellings(key):  # what it calls can be replaced, the whole cannot
                self._watch(where, child, key)
            elif stable:
                self._refuse(where, key, "it works in place and ours does not; set its inplace to False first")
            else:
                self._refuse(where, key, "in training it computes another function than in evaluation")
            return None
        options: Any = child.options if ours else {"rung": self.rung}
        try:
            new = _class_of(target)(**options)
        except XphiError as error:
            self._refuse(where, key, str(error))
            return None
        return activations.Product(new) if source != key and target not in facts.gates() else new

    def _attributes(self, path: str, module: nn.Module) -> None:
        """Callables that are held as they are."""
        if self._source(module)[0] is not None:
            return  # a part of an activation
        for name, value in vars(module).items():
            if name == "forward" or name.startswith("_") or not callable(value):
                continue
            if isinstance(value, nn.Module | torch.Tensor | type):
                continue
            ours = isinstance(value, operators.Activation | _calls.Operator)
            if ours:
                source = value.__name__
            elif _SLOT.search(name) or getattr(value, "__name__", "") in self._code:
                source = _identify.function_of(value)
            else:
                continue
            if source is None or source not in self.targets:
                continue
            self.met.add(source)
            target = self.targets[source]
            if ours and target == source:
                continue
            new = _calls.Operator(target, self.rung)
            where = f"{path}.{name}".lstrip(".")
            self.edits.append(Entry(where, vars(module), name, new))
            self._note(where, source, target, "attribute", getattr(value, "__name__", type(value).__name__))
            self._open_layer(where, module)

    def _forward(self, path: str, module: nn.Module) -> None:
        """Calls in the code of a module."""
        if isinstance(module, nn.RNNBase | nn.RNNCellBase):
            for source in sorted(_RECURRENT & set(self.targets)):
                self._refuse(path, source, f"it is inside of the fused kernel of {type(module).__name__}")
            return
        known, _ = self._source(module)
        before = _calls.calls_of(module)
        if known is not None or _is_ours(module) or (_is_torchs(module) and before is None):
            return
        names = _calls.named(module)
        table = _TABLE in names
        keys = {source for source in self._functions if table or names & _identify.spellings(source)}
        keys |= {new for _, _, new in before.new.values()} & set(self._functions) if before else set()
        if not keys:
            return
        if "forward" in vars(module):
            self.unsupported.append(Unsupported(path, "its forward was replaced on the instance"))
        elif not isinstance(inspect.getattr_static(module, "forward"), types.FunctionType):
            self.unsupported.append(Unsupported(path, "its forward is no plain function"))
        else:
            self._watch(path, module, *keys)

    def _watch(self, where: str, module: nn.Module, *keys: str) -> None:
        """Replace what a module calls while it runs; a module that is used twice is watched once."""
        self.named.update(keys)
        if all(not isinstance(edit, Forward) or edit.module is not module for edit in self.edits):
            calls = _calls.Calls(self._functions, self.rung, _calls.calls_of(module))
            self.calls.append(calls)
            self.watched.append(where)
            self.edits.append(Forward(where, module, _calls.scoped(module, where, calls)))

    def _hide(self, model: nn.Module) -> None:
        """Keep modules of ours from those that are watched: they are replaced as a whole, and once."""
        ours = [edit.new for edit in self.edits if isinstance(edit, Entry) and isinstance(edit.new, nn.Module)]
        ours += [one for one in model.modules() if isinstance(one, StochasticGate)]
        for module in {id(one): one for one in ours}.values():
            self.edits.append(Forward("", module, _calls.unseen(module)))

    def _open_layer(self, where: str, parent: nn.Module) -> None:
        """Keep torch's encoder layer from its fused kernel, which has a GELU and a ReLU of its own."""
        if vars(parent).get(_FUSED_LAYER):
            self.edits.append(Entry(where, vars(parent), _FUSED_LAYER, 0))

    def _open_stacks(self, model: nn.Module) -> None:
        """The same for torch's encoder, which packs its inputs for those layers."""
        opened = {id(edit.holder) for edit in self.edits if isinstance(edit, Entry) and edit.key == _FUSED_LAYER}
        for path, module in model.named_modules():
            if vars(module).get(_FUSED_STACK) and any(id(vars(part)) in opened for part in module.modules()):
                self.edits.append(Entry(path, vars(module), _FUSED_STACK, new=False))

    def _source(self, module: nn.Module) -> tuple[str | None, bool]:
        """Which function or gate a module is, and whether that holds in training and in evaluation alike."""
        if id(module) not in self._sources:
            self._sources[id(module)] = _identified(module)
        return self._sources[id(module)]

    def _note(self, where: str, source: str, target: str, kind: Any, was: str) -> None:
        self.changed.append(Change(where, source, target, kind, was))

    def _refuse(self, where: str, source: str | None, reason: str) -> None:
        self.unsupported.append(Unsupported(where, reason))
        if source is not None:
            self.met.add(source)


def _identified(module: nn.Module) -> tuple[str | None, bool]:
    if isinstance(module, activations.Activation | activations.Gate):
        return module.function, True
    if isinstance(module, torch.jit.ScriptModule) or "forward" in vars(module) or _calls.calls_of(module):
        return None, True
    if _is_torchs(module) and type(module).__module__ != nn.GELU.__module__:
        return None, True  # dropout, pooling and the like
    if module._modules or module._parameters or module._buffers:  # noqa: SLF001 - without going into submodules
        return None, True
    if type(module).__call__ is not nn.Module.__call__:
        return None, True  # it does more than its forward
    return _identify.function_of_module(module)


def _is_torchs(module: nn.Module) -> bool:
    return type(module).__module__.startswith("torch.nn.modules.")


def _is_ours(module: nn.Module) -> bool:
    return type(module).__module__.startswith("xphi.")


def _class_of(name: str) -> Any:
    return next(one for one in activations.CLASSES.values() if one.function == name)


def _function(module: Any) -> str:
    return str(module.activation.function if isinstance(module, activations.Product) else module.function)
