"""The numbers in a graph beside the exact constants of the function that it computes."""

from __future__ import annotations

import functools
import re
from collections.abc import Iterable

import numpy as np

from xphi.identify._formula import constant
from xphi.identify._levels import precision
from xphi.identify.result import Constant

#: The constants of each function, in any spelling in use, as formulas.
EXACT: dict[str, tuple[str, ...]] = {
    "gelu": ("sqrt(2)", "1/sqrt(2)"),
    "gelu_tanh": ("sqrt(2/pi)", "sqrt(8/pi)", "2/pi", "0.044715", "0.044715*sqrt(2/pi)", "0.044715*sqrt(8/pi)"),
    "gelu_sigmoid": ("1.702",),
    "normal_cdf": ("sqrt(2)", "1/sqrt(2)"),
    "normal_pdf": ("1/sqrt(2*pi)", "sqrt(2*pi)"),
    "hard_sigmoid": ("1/6",),
    "hard_swish": ("1/6",),
    "laplace": ("1/sqrt(2)", "1/sqrt(4*pi)", "sqrt(2*pi)", "sqrt(2)"),
    "selu": ("1.0507009873554804934", "1.6732632423543772848", "1.7580993408473768599"),
    "swiglu_clamped": ("1.702", "7"),
}
#: A number this near to an exact constant, relatively, is meant to be it.
_MEANT = 0.03
#: With so many digits a constant is cut, with fewer it is another number.
_ENOUGH = 7


def explained(values: Iterable[float], functions: Iterable[str]) -> tuple[Constant, ...]:
    """Numbers with what they stand for in these functions, whole and half numbers left out."""
    wanted = tuple(dict.fromkeys(text for name in functions for text in _of(name)))
    return tuple(_explain(value, wanted) for value in dict.fromkeys(values) if (2 * value) % 1 or value == 7)


def meant(values: Iterable[float], otherwise: str) -> str:
    """The function most of whose constants are near these numbers; `otherwise` where none has more than it."""
    numbers = [abs(value) for value in dict.fromkeys(values) if value]

    def count(function: str) -> int:
        near = ((abs(value - _value(text)) <= _MEANT * _value(text) for value in numbers) for text in _of(function))
        return sum(map(any, near))

    return max([otherwise, *EXACT], key=count)


def _of(function: str) -> tuple[str, ...]:
    """The constants of a function, and of those that a gate or a formula names."""
    found = list(EXACT.get(function, ()))
    gates = {"geglu": "gelu", "geglu_tanh": "gelu_tanh"}
    for word in re.findall(r"[a-z_]\w*", function):
        found += EXACT.get(gates.get(word, word), ())
    return tuple(found)


@functools.cache
def _value(text: str) -> float:
    return constant(text)


def _explain(value: float, wanted: tuple[str, ...]) -> Constant:
    near = [text for text in wanted if abs(abs(value) - _value(text)) <= _MEANT * _value(text)]
    if not near:
        return Constant(value)
    meaning = min(near, key=lambda text: abs(abs(value) - _value(text)))
    exact = _value(meaning)
    shown = meaning if value > 0 else f"-({meaning})"
    if abs(value) == exact:
        return Constant(value, shown, "exact")
    for name in ("binary32", "binary16", "bfloat16"):
        if abs(value) == float(np.float64(exact).astype(precision(name).dtype)):
            return Constant(value, shown, f"rounded to {name}")
    digits = _digits(abs(value), exact)
    if digits >= _ENOUGH:
        return Constant(value, shown, f"right to {digits} digits")
    return Constant(value, shown, f"not {exact:.10g}: right to {digits} digits only", nearly=True)


def _digits(value: float, exact: float) -> int:
    """How many digits agree, rounded or cut."""
    return int(np.floor(-np.log10(abs(value - exact) / exact)))
