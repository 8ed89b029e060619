"""Run a program on NumPy arrays of binary64: quick, approximate, for search and for pictures."""

from __future__ import annotations

import math
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import numpy as np
from scipy import special

from xphi.formats import to_float
from xphi.formula.program import Arithmetic, Program, compile_formula


def _where(difference: Any, branch: Any, otherwise: Any, comparison: str) -> Any:
    return np.where(difference < 0 if comparison == "<" else difference <= 0, branch, otherwise)


class Arrays(Arithmetic):
    """binary64 arrays; overflow and invalid operations pass silently as inf and NaN."""

    def __init__(self) -> None:
        self.ops = {
            "add": np.add,
            "mul": np.multiply,
            "inv": lambda a: np.divide(1.0, a),
            "power": lambda a, n: a**n,
            "sqrt": np.sqrt,
            "exp": np.exp,
            "log": np.log,
            "sin": np.sin,
            "cos": np.cos,
            "atan": np.arctan,
            "tanh": np.tanh,
            "erf": special.erf,
            "erfc": special.erfc,
            "sigmoid": special.expit,
            "softplus": lambda a: np.logaddexp(0.0, a),
            "abs": np.abs,
            "sign": np.sign,
            "min": np.minimum,
            "max": np.maximum,
            "where": _where,
        }

    def number(self, value: Fraction | str) -> Any:
        """A constant binary64."""
        return np.float64(math.pi if isinstance(value, str) else to_float(value))

    def run(self, program: Program, *inputs: Any) -> list[Any]:
        """As the base class; inputs are broadcast together."""
        arrays = [np.asarray(value, dtype=np.float64) for value in inputs]
        with np.errstate(all="ignore"):
            results = super().run(program, *arrays)
        shape = np.broadcast_shapes(*(array.shape for array in arrays)) if arrays else ()
        return [np.broadcast_to(result, shape) for result in results]


ARRAYS = Arrays()


def evaluate(expression: Any, symbols: Sequence[Any], *inputs: Any) -> Any:
    """Value of a SymPy expression at arrays of binary64.

    Parameters
    ----------
    expression : sympy.Expr
    symbols : sequence of sympy.Symbol
        What the inputs stand for.
    *inputs : array_like
        Broadcast together; any shape.

    Returns
    -------
    numpy.ndarray
        binary64, the broadcast shape. NaN where the formula is undefined.
    """
    return ARRAYS.run(compile_formula(expression, symbols), *inputs)[0]
