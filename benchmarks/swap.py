"""What a swap costs at every call: a block as it is, written with another function by hand, and swapped to it.

``python benchmarks/swap.py`` takes turns between the variants of a block on one core and prints the median time of
each, and its ratio to the one written by hand. A call is replaced by a mode that sees every function of torch that the
block calls; a module is replaced once. Compiled, all of them are one program. Asserts that they agree, leaves no file.
"""

from __future__ import annotations

import statistics
import sys
import time
from typing import Any

import torch
from torch import nn
from torch.nn import functional

import xphi.torch as xt

#: Width of the block, and how many tokens go through it.
SIZES = ((8, 2), (64, 16), (256, 64), (768, 128))
ROUNDS = 21
#: A timing is of as many calls as last this long.
SLICE = 0.03


class Block(nn.Module):
    """Two layers and what is called between them."""

    def __init__(self, width: int, activation: Any) -> None:
        super().__init__()
        torch.manual_seed(0)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.act = activation

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The layers with the function between them."""
        return self.down(self.act(self.up(x)))


class Calls(Block):
    """The same with a call in its code."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The layers with the function between them."""
        return self.down(functional.gelu(self.up(x)))


class ByHand(Block):
    """The same with a call of ours."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """The layers with the function between them."""
        return self.down(xt.silu(self.up(x)))


def variants(width: int) -> dict[str, nn.Module]:
    """The blocks by what was done to them."""
    blocks: dict[str, nn.Module] = {
        "by hand": ByHand(width, None),
        "torch's GELU": Calls(width, None),
        "module swapped": Block(width, nn.GELU()),
        "call swapped": Calls(width, None),
    }
    for name, block in blocks.items():
        if name.endswith("swapped"):
            xt.swap(block, {"gelu": "silu"})
    return blocks


def timings(blocks: dict[str, Any], x: torch.Tensor) -> dict[str, float]:
    """The median time of a call in microseconds, all of them in turn."""

    def once(block: Any, calls: int) -> float:
        start = time.perf_counter()
        for _ in range(calls):
            block(x)
        return (time.perf_counter() - start) / calls

    calls = max(1, round(SLICE / min(once(block, 3) for block in blocks.values())))
    taken: dict[str, list[float]] = {name: [] for name in blocks}
    for _ in range(ROUNDS):
        for name, block in blocks.items():
            taken[name].append(once(block, calls))
    return {name: 1e6 * statistics.median(values) for name, values in taken.items()}


def main() -> None:
    """Time every size, as it is and compiled."""
    torch.set_num_threads(1)
    for compiled in (False, True):
        for width, tokens in SIZES:
            x, blocks = torch.randn(tokens, width), variants(width)
            programs = {name: torch.compile(one, fullgraph=True) if compiled else one for name, one in blocks.items()}
            with torch.no_grad():
                results = {name: program(x) for name, program in programs.items()}
                for name in ("module swapped", "call swapped"):
                    torch.testing.assert_close(results[name], results["by hand"])
                taken = timings(programs, x)
            columns = [f"{name} {t:9.1f} ({t / taken['by hand']:.2f})" for name, t in taken.items()]
            sys.stdout.write(
                f"{'compiled' if compiled else 'eager':8} {width}, {tokens} tokens: {', '.join(columns)}\n"
            )
            sys.stdout.flush()
            torch.compiler.reset()


if __name__ == "__main__":
    main()
