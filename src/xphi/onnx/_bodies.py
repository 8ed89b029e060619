"""The functions as operators of ONNX: the standard one where it is the same function, and a body for all.

Bodies are written in ONNX's own textual syntax. Constants are doubles that `CastLike` rounds to the type of the input,
so one body serves every type that its operators take.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass, field
from typing import Any

from xphi.errors import MissingExtra
from xphi.names import registry
from xphi.ops import generated

#: The domain of our functions in a model, and its version.
DOMAIN, VERSION = "xphi", 1
#: The first opset with Gelu.
OPSET = 20


@dataclass(frozen=True)
class Standard:
    """An operator of ONNX's own domain that is defined as our function is.

    Parameters
    ----------
    operator : str
        Its name.
    attributes : dict
        All that the definition leaves open, said explicitly.
    """

    operator: str
    attributes: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Body:
    """A function of several operators.

    Parameters
    ----------
    text : str
        Assignments in ONNX's syntax that end in ``y``.
    constants : dict of str to float
        Numbers that the assignments name.
    attributes : dict of str to float
        Attributes of the function, with their usual values.
    inputs : tuple of str
        What comes in.
    """

    text: str
    constants: dict[str, float] = field(default_factory=dict)
    attributes: dict[str, float] = field(default_factory=dict)
    inputs: tuple[str, ...] = ("x",)


GATE = ("gate", "up")

#: z·sigmoid(t) as `w`. The exponential is of what is not positive: it never overflows, and the tail keeps its relative
#: accuracy, whatever the runtime's Sigmoid does; −inf times 0 is avoided.
_LOGISTIC = """
    size = Abs (t)
    below = Neg (size)
    e = Exp (below)
    whole = Add (one, e)
    negative = Less (t, zero)
    part = Where (negative, e, one)
    share = Div (part, whole)
    lowest = IsInf <detect_negative = 1, detect_positive = 0> (z)
    finite = Where (lowest, minus_one, z)
    w = Mul (finite, share)
"""
_LOGISTIC_CONSTANTS = {"zero": 0.0, "one": 1.0, "minus_one": -1.0}


def standard() -> dict[str, Standard]:
    """The functions that ONNX has an operator for, which computes the same function of real numbers."""
    return {
        "elu": Standard("Elu", {"alpha": 1.0}),
        "erf": Standard("Erf"),
        "gelu": Standard("Gelu", {"approximate": "none"}),
        "gelu_tanh": Standard("Gelu", {"approximate": "tanh"}),
        "hard_swish": Standard("HardSwish"),
        "identity": Standard("Identity"),
        "mish": Standard("Mish"),
        "relu": Standard("Relu"),
        "selu": Standard("Selu", _defaults("Selu")),  # the nearest float32 to its constants; a test computes them
        "sigmoid": Standard("Sigmoid"),
        "softplus": Standard("Softplus"),
        "tanh": Standard("Tanh"),
    }


def bodies() -> dict[str, Body]:
    """The functions that ONNX has no operator for at this opset; the body of most is made from the formula."""
    made = {row["name"]: Body(row["text"], row["constants"]) for row in generated.read("onnx.json")}
    return made | written()


def written() -> dict[str, Body]:
    """The bodies that are written by hand: as exporters write them, so that runtimes know them, or shorter."""
    return {
        "bilinear": Body("y = Mul (gate, up)", inputs=GATE),
        "erfc": Body("e = Erf (x)  y = Sub (one, e)", {"one": 1.0}),
        "geglu": Body('a = Gelu <approximate = "none"> (gate)  y = Mul (a, up)', inputs=GATE),
        "geglu_tanh": Body('a = Gelu <approximate = "tanh"> (gate)  y = Mul (a, up)', inputs=GATE),
        "gelu_sigmoid": Body(
            f"z = Identity (x)  t = Mul (k, x) {_LOGISTIC} y = Identity (w)", {"k": 1.702} | _LOGISTIC_CONSTANTS
        ),
        "glu": Body("s = Sigmoid (gate)  y = Mul (s, up)", inputs=GATE),
        "normal_cdf": Body(
            "t = Mul (x, scale)  e = Erf (t)  w = Add (one, e)  y = Mul (half, w)",
            {"scale": math.sqrt(0.5), "one": 1.0, "half": 0.5},
        ),
        "reglu": Body("a = Relu (gate)  y = Mul (a, up)", inputs=GATE),
        "relu2": Body("a = Relu (x)  y = Mul (a, a)"),
        # what every exporter writes, and runtimes fuse to one kernel
        "silu": Body("s = Sigmoid (x)  y = Mul (x, s)"),
        "swiglu": Body("s = Sigmoid (gate)  a = Mul (gate, s)  y = Mul (a, up)", inputs=GATE),
        "swiglu_clamped": Body(
            f"""
            z = Min (gate, limit)
            t = Mul (alpha, z)
            {_LOGISTIC}
            floor = Neg (limit)
            high = Min (up, limit)
            clamped = Max (high, floor)
            more = Add (clamped, one)
            y = Mul (w, more)
            """,
            _LOGISTIC_CONSTANTS,
            registry()["swiglu_clamped"]["parameters"],
            GATE,
        ),
    }


@functools.cache
def function(name: str) -> Any:
    """The `FunctionProto` of a function; callers get copies of it."""
    parser = module("onnx.parser")
    known = standard().get(name)
    if known is not None:
        attributes = ", ".join(f"{key} = {_literal(value)}" for key, value in known.attributes.items())
        body = Body(f"y = {known.operator} {f'<{attributes}>' if attributes else ''} (x)")
    else:
        body = bodies()[name]
    first = body.inputs[0]
    lines = []
    for constant, value in body.constants.items():
        lines.append(f"{constant}_double = Constant <value = double {{{value!r}}}> ()")
        lines.append(f"{constant} = CastLike ({constant}_double, {first})")
    for attribute in body.attributes:
        lines.append(f"{attribute}_single = Constant <value_float: float = @{attribute}> ()")
        lines.append(f"{attribute} = CastLike ({attribute}_single, {first})")
    attributes = ", ".join(f"{key}: float = {value!r}" for key, value in body.attributes.items())
    head = f'<domain: "{DOMAIN}", opset_import: ["": {OPSET}]>'
    signature = f"{name} {f'<{attributes}>' if attributes else ''} ({', '.join(body.inputs)}) => (y)"
    return parser.parse_function(f"{head} {signature} {{ {' '.join(lines)} {body.text} }}")


def names() -> list[str]:
    """Every function and gate that has a body."""
    return sorted(standard() | bodies())


def module(name: str) -> Any:
    """A module of the onnx extra.

    Raises
    ------
    XphiError
        If it is not installed.
    """
    import importlib

    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise MissingExtra("xphi.onnx", name.partition(".")[0], "onnx") from error


def _defaults(operator: str) -> dict[str, Any]:
    """The attributes that ONNX gives an operator when none are said."""
    schema = module("onnx.defs").get_schema(operator, OPSET)
    return {name: attribute.default_value.f for name, attribute in schema.attributes.items()}


def _literal(value: float | str) -> str:
    return f'"{value}"' if isinstance(value, str) else repr(value)
