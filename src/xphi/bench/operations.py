"""What can be timed: its name, what it reads and writes, and its exact value for the check before the clock starts."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

from xphi.errors import XphiError

Scalar = Callable[[float], float]

#: Widths of the rows to which `bias_gelu` adds its bias.
BIAS = 1024
#: Step of the central difference that stands in for a derivative; its error is far below that of binary32.
_STEP = 1e-5


def _sigmoid(x: float) -> float:
    e = math.exp(-abs(x))
    return (1.0 if x >= 0 else e) / (1.0 + e)


def _softplus(x: float) -> float:
    return max(x, 0.0) + math.log1p(math.exp(-abs(x)))


def _elu(x: float) -> float:
    return x if x > 0 else math.expm1(x)


_R, _Q = math.erfc(1 / math.sqrt(2)), math.erfc(math.sqrt(2))
#: The constants of SELU, with which mean 0 and variance 1 are a fixed point (equation 14 of arXiv:1706.02515).
SELU_ALPHA = math.sqrt(2 / math.pi) / (1 - _R * math.sqrt(math.e))
SELU_SCALE = (1 - _R * math.sqrt(math.e)) * math.sqrt(
    2
    * math.pi
    / (2 * _Q * math.e**2 + math.pi * _R**2 * math.e - 2 * (2 + math.pi) * _R * math.sqrt(math.e) + math.pi + 2)
)

FUNCTIONS: dict[str, Scalar] = {
    "gelu": lambda x: x * math.erfc(-x / math.sqrt(2)) / 2,
    "gelu_tanh": lambda x: x * _sigmoid(2 * math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)),
    "gelu_sigmoid": lambda x: x * _sigmoid(1.702 * x),
    "silu": lambda x: x * _sigmoid(x),
    "sigmoid": _sigmoid,
    "tanh": math.tanh,
    "erf": math.erf,
    "erfc": math.erfc,
    "normal_cdf": lambda x: math.erfc(-x / math.sqrt(2)) / 2,
    "softplus": _softplus,
    "mish": lambda x: x * math.tanh(_softplus(x)),
    "elu": _elu,
    "selu": lambda x: SELU_SCALE * (x if x > 0 else SELU_ALPHA * math.expm1(x)),
    "relu": lambda x: max(x, 0.0),
    "relu2": lambda x: max(x, 0.0) ** 2,
    "hard_swish": lambda x: x * min(max(x + 3, 0.0), 6.0) / 6,
}
#: Gate and the function that it applies to its first input.
GATES = {"glu": "sigmoid", "reglu": "relu", "geglu": "gelu", "geglu_tanh": "gelu_tanh", "swiglu": "silu"}
#: What memory alone costs: one read, one read and a comparison, two reads; each with one write.
FLOORS = ("copy", "relu", "multiply")
#: The default set: what has a target, and the floors.
DEFAULT = (
    "gelu",
    "gelu_tanh",
    "gelu_sigmoid",
    "silu",
    "gelu_vjp",
    "gelu_tanh_vjp",
    "swiglu",
    "geglu",
    "bias_gelu",
    *FLOORS,
)


@dataclass(frozen=True)
class Operation:
    """One thing to time.

    Parameters
    ----------
    name : str
    inputs, outputs : int
        How many arrays it reads and writes.
    exact : callable
        From one value of each input to one value of each output.
    """

    name: str
    inputs: int
    outputs: int
    exact: Callable[..., tuple[float, ...]]


def _slope(f: Scalar, x: float) -> float:
    return (f(x + _STEP) - f(x - _STEP)) / (2 * _STEP)


def _of_function(name: str, f: Scalar) -> list[Operation]:
    return [
        Operation(name, 1, 1, lambda x: (f(x),)),
        Operation(f"{name}_vjp", 2, 1, lambda x, g: (g * _slope(f, x),)),
    ]


def _of_gate(name: str, f: Scalar) -> list[Operation]:
    return [
        Operation(name, 2, 1, lambda gate, up: (f(gate) * up,)),
        Operation(f"{name}_vjp", 3, 2, lambda gate, up, g: (g * up * _slope(f, gate), g * f(gate))),
    ]


def _all() -> dict[str, Operation]:
    operations = [o for name, f in FUNCTIONS.items() for o in _of_function(name, f)]
    operations += [o for name, inner in GATES.items() for o in _of_gate(name, FUNCTIONS[inner])]
    operations.append(Operation("bias_gelu", 2, 1, lambda x, bias: (FUNCTIONS["gelu"](x + bias),)))
    operations.append(Operation("copy", 1, 1, lambda x: (x,)))
    operations.append(Operation("multiply", 2, 1, lambda x, y: (x * y,)))
    return {operation.name: operation for operation in operations}


OPERATIONS = _all()


def find(names: str | None) -> list[str]:
    """The operations named in a list with commas; ``all`` for all, None for the default set.

    Raises
    ------
    XphiError
    """
    if names is None:
        return list(DEFAULT)
    if names.strip() == "all":
        return list(OPERATIONS)
    asked = [name.strip() for name in names.split(",") if name.strip()]
    if not asked:
        raise XphiError("--ops names at least one operation, such as gelu,gelu_vjp")
    for name in asked:
        if name not in OPERATIONS:
            import difflib

            near = difflib.get_close_matches(name, OPERATIONS, n=1)
            hint = f"did you mean {near[0]}?" if near else "they are a function, a gate, or either with _vjp"
            raise XphiError(f"there is no operation {name!r}; {hint}")
    return list(dict.fromkeys(asked))
