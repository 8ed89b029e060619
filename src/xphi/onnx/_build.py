"""Nodes, functions and small models of the operators."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from xphi import names
from xphi.errors import XphiError
from xphi.onnx import _bodies

#: The element types of a model, by the name of NumPy's.
_TYPES = {"float16": "FLOAT16", "bfloat16": "BFLOAT16", "float32": "FLOAT", "float64": "DOUBLE"}


def resolve(name: str) -> str:
    """The function that `name`, in any library's spelling, stands for.

    Raises
    ------
    XphiError
        If there is none, or none with a body; the nearest names are offered.
    """
    found = names.function_of(name)
    if found not in _bodies.names():
        raise XphiError(f"{found} has no operators here for ONNX; there are {', '.join(_bodies.names())}")
    return found


def export_node(
    name: str,
    inputs: Sequence[str] | None = None,
    outputs: Sequence[str] | None = None,
    *,
    node_name: str = "",
    **attributes: float,
) -> Any:
    """A node that computes a function, for a graph at opset 20 or later.

    It is ONNX's own operator where that is the same function (`gelu` is ``Gelu`` with ``approximate="none"``,
    `gelu_tanh` the same with ``"tanh"``). Otherwise it is an operator of the domain ``xphi``, and the model needs its
    body: add ``xphi.onnx.function(name)`` to the functions of the model, and the domain to its opset imports.

    Parameters
    ----------
    name : str
        A function or a gate, by any of its names.
    inputs, outputs : sequence of str, optional
        Names of values in the graph. Without them: ``x``, or ``gate`` and ``up``; and ``y``.
    node_name : str
        The name of the node.
    **attributes : float
        The numbers that the formula leaves open (`swiglu_clamped`: `alpha`, `limit`).

    Returns
    -------
    onnx.NodeProto

    Raises
    ------
    XphiError
        If there is no such function, if the values are not as many as it takes or no texts, or if it has no such
        attribute or cannot compute with its value.

    Examples
    --------
    >>> import xphi.onnx
    >>> node = xphi.onnx.export_node("gelu_new", ["h"], ["a"])
    >>> node.op_type, node.attribute[0].s
    ('Gelu', b'tanh')
    """
    return _node(resolve(name), inputs, outputs, node_name, attributes)


def function(name: str) -> Any:
    """The body of a function or a gate, as a function of the domain ``xphi`` at opset 20.

    Parameters
    ----------
    name : str
        A function or a gate, by any of its names.

    Returns
    -------
    onnx.FunctionProto
        One input ``x``, or two, ``gate`` and ``up``; one output ``y``. It takes the types that all of its operators
        take at opset 20: float16, float32, float64, and bfloat16 where `model` does. Its constants are doubles, which
        it rounds to the type of the input.

    Raises
    ------
    XphiError
        If there is no such function.
    """
    copy = _bodies.module("onnx").FunctionProto()
    copy.CopyFrom(_bodies.function(resolve(name)))
    return copy


def functions() -> list[Any]:
    """The bodies of all functions and gates, sorted by name: what `function` gives for each.

    Returns
    -------
    list of onnx.FunctionProto
    """
    return [function(name) for name in _bodies.names()]


def model(name: str, dtype: Any = "float32", *, shape: Sequence[int | str] = ("n",), **attributes: float) -> Any:
    """A model of one node, its function included.

    Parameters
    ----------
    name : str
        A function or a gate, by any of its names.
    dtype : str or dtype
        ``float16``, ``bfloat16``, ``float32`` or ``float64``. Not every runtime computes every operator in each.
    shape : sequence of int or str
        The shape of the inputs and of the output; a name stands for any size.
    **attributes : float
        As for `export_node`.

    Returns
    -------
    onnx.ModelProto

    Raises
    ------
    XphiError
        If there is no such function, attribute or element type, if the function cannot compute with an attribute's
        value, or if the shape is none.
    """
    onnx = _bodies.module("onnx")
    helper = _bodies.module("onnx.helper")
    node = _node(resolve(name), None, None, "", attributes)
    spelled = dtype if isinstance(dtype, str) else getattr(dtype, "name", getattr(dtype, "__name__", str(dtype)))
    if spelled not in _TYPES:
        raise XphiError(f"there is no model in {spelled}; there are {', '.join(_TYPES)}")
    element = getattr(onnx.TensorProto, _TYPES[spelled])
    if not node.domain:
        schema = _bodies.module("onnx.defs").get_schema(node.op_type, _bodies.OPSET)
        written = f"tensor({_TYPES[spelled].lower()})"
        if written not in schema.type_constraints[0].allowed_type_strs:
            raise XphiError(f"ONNX's {node.op_type} at opset {_bodies.OPSET} does not take {spelled}; take float32")
    sizes = _sizes(shape)
    inputs = [helper.make_tensor_value_info(one, element, sizes) for one in node.input]
    outputs = [helper.make_tensor_value_info(one, element, sizes) for one in node.output]
    imports = [helper.make_opsetid("", _bodies.OPSET)]
    bodies = []
    if node.domain:
        imports.append(helper.make_opsetid(_bodies.DOMAIN, _bodies.VERSION))
        bodies.append(function(name))
    graph = helper.make_graph([node], f"xphi_{resolve(name)}", inputs, outputs)
    return helper.make_model(
        graph,
        opset_imports=imports,
        functions=bodies,
        producer_name="xphi",
        ir_version=helper.find_min_ir_version_for(imports, ignore_unknown=True),
    )


def _node(
    name: str,
    inputs: Sequence[str] | None,
    outputs: Sequence[str] | None,
    node_name: str,
    attributes: dict[str, float],
) -> Any:
    helper = _bodies.module("onnx.helper")
    body = _bodies.bodies().get(name, _bodies.Body(""))
    taken = body.inputs if inputs is None else _texts("inputs", inputs)
    given = ("y",) if outputs is None else _texts("outputs", outputs)
    if not isinstance(node_name, str):
        raise XphiError(f"the name of a node is a text, not a {type(node_name).__name__}")
    if len(taken) != len(body.inputs) or len(given) != 1:
        raise XphiError(
            f"{name} takes {len(body.inputs)} input(s) ({', '.join(body.inputs)}) and gives one output; "
            f"{len(taken)} and {len(given)} were named"
        )
    unknown = sorted(set(attributes) - set(body.attributes))
    if unknown:
        known = ", ".join(body.attributes) or "none"
        raise XphiError(f"{name} has no attribute {unknown[0]!r}; its attributes: {known}")
    standard = _bodies.standard().get(name)
    if standard is not None:
        return helper.make_node(standard.operator, taken, given, name=node_name, **standard.attributes)
    values: dict[str, float] = {}
    from xphi.ops import numpy as kernels  # loads the compiled core

    operator = kernels.get(name)
    if isinstance(operator, kernels.Gate):
        numbers = operator.numbers(attributes, np.dtype(np.float32))  # which is the type of an attribute
        values = dict(zip(body.attributes, numbers or (), strict=True))
    return helper.make_node(name, taken, given, name=node_name, domain=_bodies.DOMAIN, **values)


def _texts(what: str, given: Sequence[str]) -> tuple[str, ...]:
    if not isinstance(given, list | tuple) or not all(isinstance(one, str) for one in given):
        raise XphiError(f'{what} is a list of names of values, such as ["h"], not {given!r}')
    return tuple(given)


def _sizes(shape: Sequence[int | str]) -> list[int | str]:
    if isinstance(shape, list | tuple) and all(map(_is_size, shape)):
        return list(shape)
    raise XphiError(f'a shape is a list of sizes and of names for any size, such as ["n", 64], not {shape!r}')


def _is_size(one: object) -> bool:
    if isinstance(one, str):
        return bool(one)
    return isinstance(one, int) and not isinstance(one, bool) and one >= 0
