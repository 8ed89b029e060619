"""The feed-forward block as symbols: what depends on what, whatever the numbers are.

A block with two tokens, d = 2 and d_ff = 3 is written out; the activation is an unknown function g, so that
what follows holds for every activation.
"""

from __future__ import annotations

import functools
from typing import Any

import sympy as sp

from xphi.claims.result import Result

TOKENS, WIDTH, HIDDEN = 2, 2, 3


@functools.cache
def _block() -> tuple[Any, Any, list[Any]]:
    """Input, output and parameters of g(x·W₁ + b₁)·W₂ + b₂."""
    tokens = sp.Matrix(TOKENS, WIDTH, lambda t, i: sp.Symbol(f"x{t}{i}"))
    up = sp.Matrix(WIDTH, HIDDEN, lambda i, j: sp.Symbol(f"u{i}{j}"))
    up_bias = sp.Matrix(1, HIDDEN, lambda _, j: sp.Symbol(f"p{j}"))
    down = sp.Matrix(HIDDEN, WIDTH, lambda i, j: sp.Symbol(f"v{i}{j}"))
    down_bias = sp.Matrix(1, WIDTH, lambda _, j: sp.Symbol(f"q{j}"))
    hidden = (tokens * up + sp.ones(TOKENS, 1) * up_bias).applyfunc(sp.Function("g"))
    output = hidden * down + sp.ones(TOKENS, 1) * down_bias
    return tokens, output, [*up, *up_bias, *down, *down_bias]


def other_token() -> Result:
    """How many outputs of one token depend on an input of the other."""
    tokens, output, _ = _block()
    crossing = sum(
        bool(output[t, j].free_symbols & set(tokens.row(s)))
        for t in range(TOKENS)
        for s in range(TOKENS)
        for j in range(WIDTH)
        if s != t
    )
    return Result(crossing, "proved", f"symbolic block, {TOKENS} tokens, d = {WIDTH}, d_ff = {HIDDEN}, any activation")


def shared_parameters() -> Result:
    """How many of the block's parameters act on more than one token."""
    _, output, parameters = _block()
    used = [set().union(*(entry.free_symbols for entry in output.row(t))) for t in range(TOKENS)]
    shared = [p for p in parameters if all(p in symbols for symbols in used)]
    return Result(
        len(shared), "proved", f"all {len(parameters)} parameters of a block with d = {WIDTH}, d_ff = {HIDDEN}"
    )


def written_line() -> Result:
    """Whether a hidden unit adds a row or a column of W₂ to the output, in the convention h·W₂."""
    size = 3  # square, so that a row and a column could be mistaken for one another
    hidden = sp.Matrix(1, size, lambda _, j: sp.Symbol(f"h{j}"))
    down = sp.Matrix(size, size, lambda i, j: sp.Symbol(f"v{i}{j}"))
    output = hidden * down
    rows = all(output.diff(hidden[i]) == down.row(i) for i in range(size))
    columns = all(output.diff(hidden[i]) == down.col(i).T for i in range(size))
    line = "row" if rows and not columns else "column" if columns and not rows else "neither"
    return Result(line, "proved", "a column only where the weight is stored transposed, outputs first")
