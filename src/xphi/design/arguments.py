"""What Python hands to `derive`, as the texts and the weight that a problem is read from."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from decimal import Decimal
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np
import sympy as sp

from xphi import functions
from xphi import names as libraries
from xphi.approximate.problem.weights import histogram
from xphi.errors import XphiError
from xphi.formula.symbols import PRIMITIVES
from xphi.formula.text import to_text
from xphi.real import Real

_NUMBERS = (int, float, Fraction, Decimal, np.integer, np.floating)


def target(value: Any, what: str = "target") -> str:
    """A target: text, a SymPy expression, an operator such as `xphi.gelu`, or its `grad`.

    Raises
    ------
    XphiError
        If it is none of these; for a function of another library, with the spelling to use.
    """
    if isinstance(value, str):
        return value
    if isinstance(value, sp.Expr):
        return _expression(value, what)
    if isinstance(value, functions.Function):
        return value.name
    if callable(value):
        return _callable(value, what)
    raise XphiError(f'{what} is a name or a formula, such as "gelu" or "x*erf(x)", not a {type(value).__name__}')


def form(value: Any) -> str:
    """A form: text, or a SymPy expression.

    Raises
    ------
    XphiError
    """
    text = target(value, "form")
    return text if isinstance(value, str | sp.Expr) else f"{text}(x)"


def fixes(value: Any) -> tuple[str, ...]:
    """``P=EXPR`` for each fixed parameter: from one text, several, or a mapping.

    Raises
    ------
    XphiError
    """
    return _statements(value, "fix", '"a=1/2", ["a=1/2", "b=2"] or {"a": "1/2"}')


def requirements(value: Any) -> tuple[str, ...]:
    """Each requirement as text: from one text, several, or a mapping.

    Raises
    ------
    XphiError
    """
    return _statements(value, "require", '"monotone", ["f(0)=0", "monotone"] or {"f(0)": 0}')


def weight(value: Any) -> Any:
    """A weight: text, a file, a SymPy expression, or a histogram as arrays.

    A histogram is what :func:`numpy.histogram` returns, (counts, edges), or an array of two columns, centre and count,
    or of three, low, high and count.

    Returns
    -------
    str or Weight

    Raises
    ------
    XphiError
    """
    if isinstance(value, Path):
        return str(value)
    if isinstance(value, tuple) and len(value) == 2:
        counts, edges = (_numbers(part, "a histogram (counts, edges)") for part in value)
        if counts.ndim != 1 or edges.shape != (len(counts) + 1,):
            raise XphiError(
                f"weight=(counts, edges) takes n counts and n + 1 edges, as numpy.histogram returns them, and has "
                f"shapes {counts.shape} and {edges.shape}"
            )
        return histogram(np.stack([edges[:-1], edges[1:], counts], axis=1), "weight")
    if isinstance(value, list | np.ndarray) or (hasattr(value, "__array__") and not isinstance(value, np.generic)):
        return histogram(_numbers(value, "a histogram"), "weight")
    return target(value, "weight")


def norm(value: Any) -> str:
    """The name of a norm.

    Raises
    ------
    XphiError
    """
    if isinstance(value, str):
        return value
    raise XphiError(f'norm is a name, such as "minimax" or "l2", not {value!r}')


def switch(name: str, value: Any) -> bool:
    """A truth value, and nothing that only counts as one.

    Raises
    ------
    XphiError
    """
    if isinstance(value, bool | np.bool):
        return bool(value)
    raise XphiError(f"{name} is True or False, not {value!r}")


def interval(value: Any) -> Any:
    """A domain: None, text, or a pair.

    Raises
    ------
    XphiError
    """
    if value is None or isinstance(value, str):
        return value
    ends = tuple(value) if isinstance(value, Iterable) else ()
    if len(ends) != 2:
        raise XphiError(f'on is a pair of numbers, such as (-4, 4) or "-4,4", not {value!r}')
    return tuple(_end(end) for end in ends)


def number_format(value: Any) -> str | None:
    """A number format, also as a NumPy element type.

    Raises
    ------
    XphiError
    """
    if value is None or isinstance(value, str):
        return value
    try:
        return str(np.dtype(value).name)
    except TypeError:
        raise XphiError(f'format is a name, such as "bfloat16", or an element type, not {value!r}') from None


def _end(value: Any) -> Any:
    """An end of an interval: numbers of NumPy and decimals as Python's own."""
    if value is None:
        raise XphiError('on has an end that is None; an infinite one is float("inf") or "inf"')
    return value.item() if isinstance(value, np.generic) else Fraction(value) if isinstance(value, Decimal) else value


def _callable(value: Any, what: str) -> str:
    """The name of an operator of ours, or of the derivative that its `grad` is; nothing else is taken."""
    name = str(getattr(value, "__name__", ""))
    if _is_operator(value):
        return name
    if name == "grad" and _is_operator(getattr(value, "__self__", None)):
        return f"{value.__self__.__name__}'"
    shown = f"the function {name}" if name.isidentifier() else f"a {type(value).__name__}"
    meant = _meant(value, name)
    known = f'"{meant}"' if meant else f'"{name}(x)"' if name in PRIMITIVES else ""
    advice = f"write {known}" if known else 'write a formula in x, such as "x*erf(x)"'
    raise XphiError(f"{what} is read as a formula and never called, so it cannot be {shown}: {advice}")


def _is_operator(value: Any) -> bool:
    return _library(value) == "xphi" and getattr(value, "__name__", "") in functions.names()


def _library(value: Any) -> str:
    """The top-level module of a function, or of the class of an object."""
    return str(getattr(value, "__module__", None) or type(value).__module__).partition(".")[0]


def _meant(value: Any, name: str) -> str:
    """The function of the registry that another library's callable is, by its name or by what it prints."""
    for spelling in (name, repr(value)):
        try:
            function = libraries.function_of(spelling, _library(value))
        except XphiError:
            continue
        if function in functions.registry():
            return function
    return name if name in functions.names() else ""


def _expression(value: Any, what: str) -> str:
    """The text of a SymPy expression; its symbols are meant by their names, whatever is assumed of them."""
    others = value.atoms(sp.NumberSymbol) - {sp.pi, sp.E}
    for part in (*others, *(one for one in (sp.I, sp.oo, -sp.oo, sp.zoo, sp.nan) if value.has(one))):
        raise XphiError(f"{what} contains {part}; a formula has real, finite numbers, pi and exp(1)")
    if value.has(sp.Piecewise):
        raise XphiError(f"{what} is a Piecewise, which formulas do not have: write it with min, max, abs and sign")
    return to_text(value)


def _statements(value: Any, what: str, such: str) -> tuple[str, ...]:
    if value is None:
        return ()
    if isinstance(value, str):
        return (value,)
    if isinstance(value, Mapping):
        return tuple(f"{name}={_value(one, f'{what}[{str(name)!r}]')}" for name, one in value.items())
    given = tuple(value) if isinstance(value, Iterable) else (None,)
    if not all(isinstance(one, str) for one in given):
        raise XphiError(f"{what} takes text or a mapping, such as {such}, not {value!r}")
    return given


def _value(value: Any, what: str) -> str:
    if isinstance(value, str):
        return value
    return _expression(value, what) if isinstance(value, sp.Expr) else str(_number(value, what))


def _number(value: Any, what: str) -> str | float:
    """A number as text; a float means the shortest decimal that it is printed as, and an infinity stays one."""
    if isinstance(value, bool) or not isinstance(value, _NUMBERS):
        raise XphiError(f"{what} is a number or a formula, not {value!r}")
    if isinstance(value, Real):
        return value.decimal
    plain = value.item() if isinstance(value, np.generic) else value
    if not math.isfinite(plain):
        return float(plain)
    return repr(plain) if isinstance(plain, float) else str(plain)


def _numbers(value: Any, what: str) -> Any:
    try:
        found = np.asarray(value)
        if found.dtype.kind not in "biuf":
            raise TypeError
    except (TypeError, ValueError):
        raise XphiError(f"weight is {what}, and has elements that are not real numbers") from None
    return found.astype(np.float64)
