"""A way of writing activations and blocks, in a process of its own: what it keeps, its peak, how long it takes.

``python benchmarks/contenders.py NAME THREADS`` reads one JSON line for each question and answers with one.
"""

from __future__ import annotations

import abc
import functools
import json
import os
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import torch
from torch import nn
from torch.utils.checkpoint import checkpoint

from xphi.bench.machine import cores, pin, unpinned

F = nn.functional
Call = Callable[..., Any]
#: What ends the name of a block that computes its forward pass again instead of keeping it.
CHECKPOINTED = ", checkpointed"


class SwiGLUAgain(torch.autograd.Function):
    """silu(gate)·up by the formulas of Liger-Kernel: silu is computed again, gradients go where gate and up were."""

    @staticmethod
    def forward(ctx: Any, gate: Any, up: Any) -> Any:
        """The product; gate and up are kept."""
        ctx.save_for_backward(gate, up)
        return F.silu(gate) * up

    @staticmethod
    def backward(ctx: Any, g: Any) -> tuple[Any, Any]:
        """Both gradients, in the memory of gate and up."""
        gate, up = ctx.saved_tensors
        sigmoid = torch.sigmoid(gate)
        silu = sigmoid * gate
        d_gate = g * (silu * (1 - sigmoid) + sigmoid) * up
        with torch.no_grad():
            return gate.copy_(d_gate), torch.mul(g, silu, out=up)


class PlainBlock(nn.Module):
    """down_proj(activation(up_proj(x)))."""

    def __init__(self, d_model: int, d_ff: int, activation: Call) -> None:
        super().__init__()
        self.up_proj, self.down_proj = nn.Linear(d_model, d_ff), nn.Linear(d_ff, d_model)
        self.activation = activation

    def forward(self, x: Any) -> Any:
        """``(..., d_model)`` to ``(..., d_model)``."""
        return self.down_proj(self.activation(self.up_proj(x)))


class GatedBlock(nn.Module):
    """down_proj(unit(gate_proj(x), up_proj(x)))."""

    def __init__(self, d_model: int, d_ff: int, unit: Call) -> None:
        super().__init__()
        self.gate_proj, self.up_proj = (nn.Linear(d_model, d_ff, bias=False) for _ in range(2))
        self.down_proj = nn.Linear(d_ff, d_model, bias=False)
        self.unit = unit

    def forward(self, x: Any) -> Any:
        """``(..., d_model)`` to ``(..., d_model)``."""
        return self.down_proj(self.unit(self.gate_proj(x), self.up_proj(x)))


def swiglu(gate: Any, up: Any) -> Any:
    """As it is mostly written."""
    return F.silu(gate) * up


def geglu(gate: Any, up: Any) -> Any:
    """The same with GELU."""
    return F.gelu(gate) * up


class Contender(abc.ABC):
    """Operators by name, and blocks by name, each with its layout, "plain" or "gated"."""

    title: str
    compiles = False

    @abc.abstractmethod
    def operators(self) -> dict[str, Call]:
        """Activations and units."""

    @abc.abstractmethod
    def blocks(self, layout: str, d_model: int, d_ff: int) -> dict[str, nn.Module]:
        """Blocks of that layout, by what they are called after the title."""


class Torch(Contender):
    """PyTorch as it is mostly written."""

    title = "torch eager"

    def operators(self) -> dict[str, Call]:
        """Activations and units."""
        return {"gelu": F.gelu, "silu": F.silu, "swiglu": swiglu, "geglu": geglu}

    def blocks(self, layout: str, d_model: int, d_ff: int) -> dict[str, nn.Module]:
        """Both with and without computing again."""
        block = PlainBlock(d_model, d_ff, F.gelu) if layout == "plain" else GatedBlock(d_model, d_ff, swiglu)
        return {"": block, CHECKPOINTED: block}


class Compiled(Torch):
    """The same through PyTorch's compiler, which decides by itself what to keep."""

    title = "torch.compile"
    compiles = True

    def operators(self) -> dict[str, Call]:
        """Compiled ones."""
        # two are enough: it takes seconds for each
        return {name: torch.compile(f, dynamic=False) for name, f in (("gelu", F.gelu), ("swiglu", swiglu))}

    def blocks(self, layout: str, d_model: int, d_ff: int) -> dict[str, nn.Module]:
        """The compiled block."""
        return {"": torch.compile(super().blocks(layout, d_model, d_ff)[""], dynamic=False)}


class Liger(Contender):
    """Liger-Kernel's formulas, in PyTorch's operations: its kernels need a GPU. It has gated units only."""

    title = "Liger's formulas"

    def operators(self) -> dict[str, Call]:
        """The one that is public."""
        return {"swiglu": SwiGLUAgain.apply}

    def blocks(self, layout: str, d_model: int, d_ff: int) -> dict[str, nn.Module]:
        """The gated block."""
        block = GatedBlock(d_model, d_ff, SwiGLUAgain.apply)
        return {"": block, CHECKPOINTED: block} if layout == "gated" else {}


class Ours(Contender):
    """xphi."""

    title = "xphi"

    def operators(self) -> dict[str, Call]:
        """Operators, and codes of one to eight bits."""
        import xphi.torch as xt

        found = {name: xt.get(name) for name in ("gelu", "silu", "swiglu", "geglu")}
        for bits in (1, 2, 4, 8):
            for name in ("gelu", "silu"):
                found[f'{name} save="bits" bits={bits}'] = functools.partial(xt.get(name), save="bits", bits=bits)
        return found

    def blocks(self, layout: str, d_model: int, d_ff: int) -> dict[str, nn.Module]:
        """Blocks, one of them with a code of two bits."""
        import xphi.torch as xt

        if layout == "gated":
            block = xt.GatedFeedForward(d_model, d_ff)
            return {"": block, CHECKPOINTED: block}
        block = xt.FeedForward(d_model, d_ff)
        coded = xt.FeedForward(d_model, d_ff, activation=xt.GELU(save="bits", bits=2))
        return {"": block, CHECKPOINTED: block, ', save="bits" bits=2': coded}


CONTENDERS: dict[str, type[Contender]] = {"xphi": Ours, "torch": Torch, "compile": Compiled, "liger": Liger}


# -- what is measured --------------------------------------------------------------------------------------------------


def saved_bytes(call: Callable[[], Any], weights: list[Any]) -> int:
    """Bytes of what a call keeps for the backward pass: every piece of memory once, the weights left out."""
    own = {w.untyped_storage().data_ptr() for w in weights}
    kept: dict[int, Any] = {}

    def keep(tensor: Any) -> Any:
        if tensor.untyped_storage().data_ptr() not in own and tensor.untyped_storage().nbytes():
            kept[tensor.untyped_storage().data_ptr()] = tensor
        return tensor

    with torch.autograd.graph.saved_tensors_hooks(keep, lambda tensor: tensor):
        result = call()  # it lives until here, so that no memory is used twice
    del result
    return sum(tensor.untyped_storage().nbytes() for tensor in kept.values())


def peak_bytes(step: Callable[[], object]) -> int:
    """The most memory that a step has at one time, beyond what was there before it, by torch's own count."""
    with torch.profiler.profile(activities=[torch.profiler.ProfilerActivity.CPU], profile_memory=True) as profile:
        step()
    events = [e for e in profile.profiler.kineto_results.events() if e.name() == "[memory]"]
    now = most = 0
    for event in sorted(events, key=lambda e: e.start_ns()):
        now += event.nbytes()
        most = max(most, now)
    return most


def operator_row(f: Call, name: str, n: int, dtype: str) -> dict[str, Any]:
    """What an operator keeps."""
    count = 2 if name.startswith(("swiglu", "geglu")) else 1
    generator = torch.Generator().manual_seed(0)
    # what a linear layer makes, and not leaves, as in a network
    inputs = [torch.randn(n, generator=generator).to(getattr(torch, dtype)).requires_grad_() * 1 for _ in range(count)]
    return {"saved_bytes": saved_bytes(lambda: f(*inputs), [])}


class Block:
    """A block at work: one forward and one backward pass at a time."""

    def __init__(self, module: nn.Module, tokens: int, d_model: int, *, checkpointed: bool) -> None:
        self.module = module
        self.x = torch.randn(1, tokens, d_model, generator=torch.Generator().manual_seed(0), requires_grad=True)
        self.forward = functools.partial(checkpoint, module, use_reentrant=False) if checkpointed else module

    def step(self) -> tuple[int, int]:
        """Nanoseconds forward and backward."""
        self.module.zero_grad(set_to_none=False)  # gradients add to what is there, as when they are accumulated
        self.x.grad = None
        started = time.perf_counter_ns()
        y = self.forward(self.x)
        middle = time.perf_counter_ns()
        y.sum().backward()
        return middle - started, time.perf_counter_ns() - middle

    def memory(self) -> dict[str, int]:
        """Bytes kept, and at the peak, both without the weights and what their gradients are added to."""
        self.step()  # what is made once is not counted
        weights = list(self.module.parameters())
        return {"saved_bytes": saved_bytes(lambda: self.forward(self.x), weights), "peak_bytes": peak_bytes(self.step)}


def serve(name: str, threads: int) -> None:
    """Answer until the input ends."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    everywhere = cores()
    pin(threads)
    torch.set_num_threads(threads)
    contender = CONTENDERS[name]()
    ready: dict[str, Block] = {}

    def answer(asked: dict[str, Any]) -> Any:
        if asked["do"] == "operators":
            return [
                {"op": op, **operator_row(f, op, asked["n"], asked["dtype"])} for op, f in contender.operators().items()
            ]
        if asked["do"] == "blocks":
            layout, tokens, d_model, d_ff = (asked[key] for key in ("layout", "tokens", "d_model", "d_ff"))
            torch.manual_seed(0)
            for ending, module in contender.blocks(layout, d_model, d_ff).items():
                checkpointed = ending == CHECKPOINTED
                ready[f"{layout}{ending}"] = Block(module, tokens, d_model, checkpointed=checkpointed)
            return [
                {"block": key, "ending": key.removeprefix(layout), **block.memory()}
                for key, block in ready.items()
                if key.startswith(layout)
            ]
        times = [ready[asked["block"]].step() for _ in range(asked["steps"])]
        return [statistics.median(part) for part in zip(*times, strict=True)]

    answers.write(json.dumps({"title": contender.title}) + "\n")
    answers.flush()
    for line in sys.stdin:
        asked = json.loads(line)
        if contender.compiles and asked["do"] != "round":
            with unpinned(everywhere):
                result = answer(asked)
        else:
            result = answer(asked)
        answers.write(json.dumps({"answer": result}) + "\n")
        answers.flush()


if __name__ == "__main__":
    serve(sys.argv[1], int(sys.argv[2]))
