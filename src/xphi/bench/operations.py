"""What can be timed: its name, what it reads and writes, and its exact value for the check before the clock starts.

The functions and gates are those of the registry. Their values are those of the kernels in binary64, of which the
errors are recorded: far below what is allowed in any format that is measured.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from xphi.errors import XphiError
from xphi.ops import generated
from xphi.ops import numpy as kernels

#: Widths of the rows to which `bias_gelu` adds its bias.
BIAS = 1024

#: The functions that have kernels.
FUNCTIONS = tuple(name for name in kernels.names() if not isinstance(kernels.get(name), kernels.Gate))
#: Gate and the function that it applies to its first input, where it is such a product.
GATES = {
    gate: inner
    for gate in kernels.names()
    if isinstance(kernels.get(gate), kernels.Gate) and (inner := generated.activation_of(gate)) is not None
}
#: Those that are no such product.
OTHER_GATES = tuple(name for name in kernels.names() if name not in FUNCTIONS and name not in GATES)

#: The constants of SELU: scale·x above zero, and scale·alpha·(exp(x) - 1) below.
_SELU: Any = kernels.get("selu")
SELU_SCALE = float(_SELU(1.0))
SELU_ALPHA = -float(_SELU(-np.inf)) / SELU_SCALE

#: What PyTorch's users call: an operator that makes a new tensor, and one forward and backward by autograd.
OPERATOR, TRAINED = "_op", "_train"
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
    "gelu_op",
    "gelu_train",
    "swiglu_op",
    "swiglu_train",
    *FLOORS,
)
#: Those of which the cost of a call is shown too: what a copy costs, and then these. The cheaper the function, the
#: more of its time the call is.
CALLED = (
    "copy",
    "gelu",
    *(name + ending for name in ("gelu", "silu", "tanh", "relu", "swiglu") for ending in (OPERATOR, TRAINED)),
)
#: A gradient takes at most so many times the steps of the function (Baur & Strassen, 1983, with divisions counted).
_BACKWARD = 5


@dataclass(frozen=True)
class Operation:
    """One thing to time.

    Parameters
    ----------
    name : str
    inputs, outputs : int
        How many arrays it reads and writes.
    steps : int
        From how many roundings a plain evaluation of the formula comes, at most.
    exact : callable
        From one value of each input to one value of each output.
    """

    name: str
    inputs: int
    outputs: int
    steps: int
    exact: Callable[..., tuple[float, ...]]


def steps(name: str) -> int:
    """How many operations and functions of its inputs a formula of the registry has; a constant is one of them."""
    parts = re.split(r",\s+(?![^(]*\))", generated.rows()[name]["formula"])  # pieces, or names that are explained
    formulas = [re.sub(r"\s+(where|elsewhere).*|^\w+ = ", "", part) for part in parts]
    # one more for the result, where it was computed in another format
    return 1 + sum(_steps(ast.parse(formula, mode="eval").body, name) for formula in formulas)


def _steps(node: ast.expr, name: str) -> int:
    called = {inner.func for inner in ast.walk(node) if isinstance(inner, ast.Call)}
    if not {inner.id for inner in ast.walk(node) if isinstance(inner, ast.Name) and inner not in called} - {"pi"}:
        return int(not isinstance(node, ast.Constant))
    if isinstance(node, ast.BinOp):
        return 1 + _steps(node.left, name) + _steps(node.right, name)
    if isinstance(node, ast.Call):
        inner = ast.unparse(node.func)
        own = steps(inner) if inner in generated.rows() and inner != name else 1
        return own + sum(_steps(argument, name) for argument in node.args)
    return _steps(node.operand, name) if isinstance(node, ast.UnaryOp) else 0


def _plain(call: Callable[..., Any]) -> Callable[..., tuple[float, ...]]:
    """The values of a kernel in binary64, which is that of Python's numbers."""

    def exact(*values: float) -> tuple[float, ...]:
        results = call(*values)
        return tuple(map(float, results if isinstance(results, tuple) else (results,)))

    return exact


def _of(name: str) -> list[Operation]:
    operator: Any = kernels.get(name)
    inputs = 1 if name in FUNCTIONS else 2
    forward, backward = _plain(operator), _plain(operator.vjp)
    there, back = steps(name), 1 + _BACKWARD * steps(name)
    found = [Operation(name + ending, inputs, 1, there, forward) for ending in ("", OPERATOR)]
    return found + [Operation(name + ending, inputs + 1, inputs, back, backward) for ending in ("_vjp", TRAINED)]


def _all() -> dict[str, Operation]:
    operations = [operation for name in (*FUNCTIONS, *GATES, *OTHER_GATES) for operation in _of(name)]
    gelu = _plain(kernels.get("gelu"))
    operations.append(Operation("bias_gelu", 2, 1, 1 + steps("gelu"), lambda x, bias: gelu(x + bias)))
    operations.append(Operation("copy", 1, 1, 1, lambda x: (x,)))
    operations.append(Operation("multiply", 2, 1, 1, lambda x, y: (x * y,)))
    return {operation.name: operation for operation in operations}


OPERATIONS = _all()


def is_of_torch(op: str) -> bool:
    """Whether an operation is one of PyTorch's tensors."""
    return op.endswith((OPERATOR, TRAINED))


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
            hint = (
                f"did you mean {near[0]}?"
                if near
                else "they are a function, a gate, or either with _vjp, _op or _train"
            )
            raise XphiError(f"there is no operation {name!r}; {hint}")
    return list(dict.fromkeys(asked))
