"""The words of the formula language, each made of what every arithmetic can evaluate."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import sympy as sp

from xphi.formula.symbols import PRIMITIVES


def _asin(u: Any) -> Any:
    return 2 * sp.atan(u / (1 + sp.sqrt(1 - u**2)))


def _clip(u: Any, low: Any, high: Any) -> Any:
    return sp.Min(sp.Max(u, low), high)


#: Words that are short for something longer.
SHORTHANDS: dict[str, Callable[..., Any]] = {
    "exp2": lambda u: sp.exp(u * sp.log(2)),
    "exp10": lambda u: sp.exp(u * sp.log(10)),
    "expm1": lambda u: sp.exp(u) - 1,
    "ln": sp.log,
    "log2": lambda u: sp.log(u) / sp.log(2),
    "log10": lambda u: sp.log(u) / sp.log(10),
    "log1p": lambda u: sp.log(1 + u),
    "pow": lambda u, v: u**v,
    "square": lambda u: u**2,
    "rsqrt": lambda u: 1 / sp.sqrt(u),
    "sinh": lambda u: (sp.exp(u) - sp.exp(-u)) / 2,
    "cosh": lambda u: (sp.exp(u) + sp.exp(-u)) / 2,
    "coth": lambda u: 1 / sp.tanh(u),
    "sech": lambda u: 2 / (sp.exp(u) + sp.exp(-u)),
    "asinh": lambda u: sp.log(u + sp.sqrt(u**2 + 1)),
    "acosh": lambda u: sp.log(u + sp.sqrt(u - 1) * sp.sqrt(u + 1)),
    "atanh": lambda u: sp.log((1 + u) / (1 - u)) / 2,
    "tan": lambda u: sp.sin(u) / sp.cos(u),
    "cot": lambda u: sp.cos(u) / sp.sin(u),
    "asin": _asin,
    "acos": lambda u: sp.pi / 2 - _asin(u),
    "clip": _clip,
    "clamp": _clip,
    "relu6": lambda u: _clip(u, sp.Integer(0), sp.Integer(6)),
}
#: Other spellings of words.
SPELLINGS = {
    "arcsin": "asin", "arccos": "acos", "arctan": "atan", "arcsinh": "asinh", "arccosh": "acosh", "arctanh": "atanh",
    "fabs": "abs", "fmin": "min", "fmax": "max", "minimum": "min", "maximum": "max", "sgn": "sign", "lg": "log10",
}  # fmt: skip

WORDS: dict[str, Callable[..., Any]] = {**PRIMITIVES, **SHORTHANDS}
WORDS.update({other: WORDS[word] for other, word in SPELLINGS.items()})

#: Words of more than one argument: how many, or at least how many.
_ARGUMENTS = {"pow": 2, "clip": 3, "clamp": 3}
_AT_LEAST_TWO = ("min", "max")


def arguments(word: str, given: int) -> str | None:
    """What is wrong with the number of arguments of a word, or None."""
    name = SPELLINGS.get(word, word)
    if name in _AT_LEAST_TWO:
        return None if given >= 2 else f"{word} takes two arguments"
    needed = _ARGUMENTS.get(name, 1)
    counted = {1: "one argument", 2: "two arguments", 3: "three arguments: a value, the lower and the upper end"}
    return None if given == needed else f"{word} takes {counted[needed]}"


def is_function_of_x(word: str) -> bool:
    """Whether a word alone can stand for a function of x, as ``exp`` for ``exp(x)``."""
    return word in WORDS and arguments(word, 1) is None
