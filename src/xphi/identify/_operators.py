"""ONNX's operators on single elements, computed in binary64: what a graph says, without its rounding."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from xphi.identify._formula import Array, named

Attributes = dict[str, Any]
Operator = Callable[[Sequence[Array], Attributes], Array]

#: The domains of ONNX itself, and of the operators that ONNX Runtime adds.
STANDARD = frozenset({"", "ai.onnx"})
MICROSOFT = "com.microsoft"
#: Of a region of these alone nothing is asked: a polynomial or a quotient is no activation.
PLAIN = frozenset(
    {"Add", "Sub", "Mul", "Div", "Neg", "Cast", "CastLike", "Identity", "Dropout", "Sum", "Mean", "Pow", "Sqrt",
     "Reciprocal", "And", "Or", "Not", "Equal", "Less", "Greater", "LessOrEqual", "GreaterOrEqual"}
)  # fmt: skip


def _f(name: str) -> Operator:
    """A function of the registry."""
    known = named(name)
    return lambda inputs, attributes: known(np.asarray(inputs[0], dtype=np.float64))


def _u(function: Callable[..., Any]) -> Operator:
    return lambda inputs, attributes: function(*inputs)


def _folded(function: Callable[..., Any]) -> Operator:
    return lambda inputs, attributes: functools.reduce(function, inputs)


def _gelu(inputs: Sequence[Array], attributes: Attributes) -> Array:
    return _f("gelu_tanh" if attributes.get("approximate") == "tanh" else "gelu")(inputs, attributes)


def _swish(default: float) -> Operator:
    def run(inputs: Sequence[Array], attributes: Attributes) -> Array:
        x = np.asarray(inputs[0], dtype=np.float64)
        alpha = float(attributes.get("alpha", default))
        return np.asarray(x * _f("sigmoid")([alpha * x], {}))

    return run


def _clip(inputs: Sequence[Array], attributes: Attributes) -> Array:
    bounds = [*inputs[1:], None, None]
    low = attributes.get("min") if len(inputs) < 2 else bounds[0]
    high = attributes.get("max") if len(inputs) < 3 else bounds[1]
    x = inputs[0]
    x = x if low is None else np.maximum(x, low)
    return x if high is None else np.asarray(np.minimum(x, high))


def _linear_below(inputs: Sequence[Array], attributes: Attributes) -> Array:
    return np.asarray(np.where(inputs[0] < 0, attributes.get("alpha", 0.01) * inputs[0], inputs[0]))


def _elu(x: Array, alpha: float) -> Array:
    return np.asarray(np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0))))


def _celu(x: Array, alpha: float) -> Array:
    return np.asarray(np.where(x > 0, x, alpha * np.expm1(np.minimum(x, 0) / alpha)))


def _hard_sigmoid(inputs: Sequence[Array], attributes: Attributes) -> Array:
    return np.asarray(np.clip(attributes.get("alpha", 0.2) * inputs[0] + attributes.get("beta", 0.5), 0, 1))


def _cast(inputs: Sequence[Array], attributes: Attributes) -> Array:
    """Between floats nothing is lost here; towards integers the fraction is."""
    kind = attributes.get("to", 1)
    if kind == 9:
        return np.asarray(inputs[0] != 0)
    real = np.asarray(inputs[0], dtype=np.float64)
    return np.trunc(real) if kind in _INTEGERS else real


_INTEGERS = {2, 3, 4, 5, 6, 7, 12, 13}
_SELU = (1.67326319217681884765625, 1.05070102214813232421875)

OPERATORS: dict[str, Operator] = {
    "Abs": _u(np.abs),
    "Add": _u(np.add),
    "And": _u(np.logical_and),
    "Cast": _cast,
    "CastLike": lambda inputs, attributes: np.asarray(inputs[0], dtype=np.float64),
    "Celu": lambda inputs, attributes: _celu(inputs[0], attributes.get("alpha", 1.0)),
    "Clip": _clip,
    "Div": _u(np.divide),
    "Dropout": lambda inputs, attributes: inputs[0],
    "Elu": lambda inputs, attributes: _elu(inputs[0], attributes.get("alpha", 1.0)),
    "Equal": _u(np.equal),
    "Erf": _f("erf"),
    "Exp": _u(np.exp),
    "Gelu": _gelu,
    "Greater": _u(np.greater),
    "GreaterOrEqual": _u(np.greater_equal),
    "HardSigmoid": _hard_sigmoid,
    "HardSwish": _f("hard_swish"),
    "Identity": lambda inputs, attributes: inputs[0],
    "LeakyRelu": _linear_below,
    "Less": _u(np.less),
    "LessOrEqual": _u(np.less_equal),
    "Log": _u(np.log),
    "Max": _folded(np.maximum),
    "Mean": lambda inputs, attributes: np.asarray(sum(inputs) / len(inputs)),
    "Min": _folded(np.minimum),
    "Mish": _f("mish"),
    "Mul": _u(np.multiply),
    "Neg": _u(np.negative),
    "Not": _u(np.logical_not),
    "Or": _u(np.logical_or),
    "PRelu": lambda inputs, attributes: np.where(inputs[0] < 0, inputs[1] * inputs[0], inputs[0]),
    "Pow": _u(np.power),
    "Reciprocal": _u(np.reciprocal),
    "Relu": lambda inputs, attributes: np.maximum(inputs[0], 0),
    "Selu": lambda inputs, attributes: (
        attributes.get("gamma", _SELU[1]) * _elu(inputs[0], attributes.get("alpha", _SELU[0]))
    ),
    "Sigmoid": _f("sigmoid"),
    "Sign": _u(np.sign),
    "Softplus": _f("softplus"),
    "Softsign": lambda inputs, attributes: inputs[0] / (1 + np.abs(inputs[0])),
    "Sqrt": _u(np.sqrt),
    "Sub": _u(np.subtract),
    "Sum": _folded(np.add),
    "Swish": _swish(1.0),
    "Tanh": _f("tanh"),
    "ThresholdedRelu": lambda inputs, attributes: np.where(inputs[0] > attributes.get("alpha", 1.0), inputs[0], 0),
    "Where": _u(np.where),
}

#: Those of ONNX Runtime; a bias is part of what comes in.
OF_MICROSOFT: dict[str, Operator] = {
    "BiasGelu": _f("gelu"),
    "FastGelu": _f("gelu_tanh"),
    "Gelu": _f("gelu"),
    "QuickGelu": _swish(1.702),
}
#: Operators whose further inputs are added to the first one before anything else.
BIASED = frozenset({"BiasGelu", "FastGelu"})


def operator(domain: str, name: str) -> Operator | None:
    """The computation of an operator of single elements; None for any other."""
    if domain in STANDARD:
        return OPERATORS.get(name)
    return OF_MICROSOFT.get(name) if domain == MICROSOFT else None
