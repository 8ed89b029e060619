"""Our torch operators through `torch.onnx.export`: the standard operator, or a function of the domain ``xphi``."""

from __future__ import annotations

import importlib
import inspect
from collections.abc import Callable
from typing import Any

from xphi.errors import MissingExtra, XphiError
from xphi.files import check_writable
from xphi.onnx import _bodies, _build

Write = Callable[..., Any]


def translation_table() -> dict[Any, Write]:
    """What ``torch.onnx.export(..., custom_translation_table=...)`` needs for our operators.

    With it, `gelu` and `gelu_tanh` become ``Gelu``, others the standard operator where there is one, and the rest the
    standard operators of their bodies: torch's exporter puts the body of a function in the place of its call. To have
    calls of functions in the model, use `export`.

    Returns
    -------
    dict
        The overload ``torch.ops.xphi.<name>.default`` of each function and gate, and what writes its nodes.

    Raises
    ------
    XphiError
        If torch or onnxscript is not installed.
    """
    return _table(_inlined)


def export(module: Any, args: tuple[Any, ...], file: Any = None, *, external_data: bool = True, **options: Any) -> Any:
    """``torch.onnx.export`` of a module that uses our operators, at opset 20 unless `options` say otherwise.

    Each call of an operator becomes one node: the standard operator where ONNX has one (``Gelu`` with the right
    ``approximate``), and otherwise a function of the domain ``xphi``, whose body is in the model.

    Parameters
    ----------
    module : torch.nn.Module
        What is exported; put it in evaluation mode first.
    args : tuple
        Inputs that it is traced with.
    file : path, optional
        Where the model is written.
    external_data : bool
        Whether the weights go to a file beside it.
    **options
        Handed to ``torch.onnx.export``; a `custom_translation_table` is added to ours.

    Returns
    -------
    torch.onnx.ONNXProgram

    Raises
    ------
    XphiError
        If torch or onnxscript is not installed, if what is exported or its inputs are of another kind, if the file
        cannot be written, or if torch is to verify the model, which has no bodies yet then.
    """
    torch = _torch()
    if not isinstance(module, torch.nn.Module | torch.export.ExportedProgram):
        raise XphiError(f"export takes a torch.nn.Module, not a {type(module).__name__}")
    if not isinstance(args, tuple):
        raise XphiError(f"export takes the inputs as a tuple, such as (x,), not a {type(args).__name__}")
    if file is not None:
        check_writable(file)
    if options.get("verify"):
        raise XphiError("verify runs the model before it has the bodies of its functions: run it after the export")
    table = _table(_called) | options.pop("custom_translation_table", {})
    settings = {"opset_version": _bodies.OPSET, "verbose": False} | options
    program = torch.onnx.export(module, args, dynamo=True, custom_translation_table=table, **settings)
    _add_bodies(program.model)
    if file is not None:
        program.save(file, external_data=external_data)
    return program


def _add_bodies(model: Any) -> None:
    """Give a model of onnx_ir the bodies of our functions that it calls; torch drops them when it sets the opset."""
    ir = _bodies.module("onnx_ir")
    for name in sorted({node.op_type for node in model.graph.all_nodes() if node.domain == _bodies.DOMAIN}):
        body = ir.serde.deserialize_function(_build.function(name))
        model.functions[body.identifier()] = body
        model.opset_imports[_bodies.DOMAIN] = _bodies.VERSION


def _torch() -> Any:
    """The module torch, with our operators."""
    try:
        import torch

        importlib.import_module("xphi.ops.torch")  # registers the operators
    except ModuleNotFoundError as error:
        if error.name != "torch":
            raise
        raise MissingExtra("xphi.onnx.export", "torch", "torch") from error
    return torch


def _table(rest: Callable[[str], Write]) -> dict[Any, Write]:
    """What writes each operator: the standard operator, or `rest`."""
    space = _torch().ops.xphi
    opset = _bodies.module("onnxscript").values.Opset("", _bodies.OPSET)
    table = {}
    for name in _bodies.names():
        overload = getattr(space, name).default
        known = _bodies.standard().get(name)
        write = rest(name) if known is None else _with(getattr(opset, known.operator), known.attributes)
        table[overload] = _reader(name, overload, write)
    return table


def _with(operator: Write, attributes: dict[str, Any]) -> Write:
    return lambda x: operator(x, **attributes)


def _reader(name: str, overload: Any, write: Write) -> Write:
    """`write` with the arguments of the operator; the rung is a promise of our kernels, and means nothing in ONNX."""
    body = _bodies.bodies().get(name, _bodies.Body(""))
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    parameters, hints = [], {}
    for argument in overload._schema.arguments:  # noqa: SLF001 - torch has no public name for it
        if argument.name in body.inputs:
            parameters.append(inspect.Parameter(argument.name, kind))
        else:
            hints[argument.name] = type(argument.default_value)
            parameters.append(inspect.Parameter(argument.name, kind, default=argument.default_value))
    signature = inspect.Signature(parameters)

    def read(*given: Any, **named: Any) -> Any:
        bound = signature.bind(*given, **named)
        bound.apply_defaults()
        return write(*(bound.arguments[one] for one in (*body.inputs, *body.attributes)))

    # the exporter tells values from attributes by the signature and its hints
    read.__name__, read.__annotations__ = name, hints
    read.__signature__ = signature  # type: ignore[attr-defined]
    return read


def _called(name: str) -> Write:
    """Writes one node, a call of the function."""
    defs = _bodies.module("onnx.defs")
    values = _bodies.module("onnxscript").values
    body, schema = _bodies.bodies()[name], defs.OpSchema
    real = [f"tensor({element})" for element in ("float16", "bfloat16", "float", "double")]
    operator = values.Op(
        values.Opset(_bodies.DOMAIN, _bodies.VERSION),
        name,
        schema(
            name,
            _bodies.DOMAIN,
            _bodies.VERSION,
            inputs=[schema.FormalParameter(one, "T") for one in body.inputs],
            outputs=[schema.FormalParameter("y", "T")],
            type_constraints=[("T", real, "")],
            attributes=[schema.Attribute(key, schema.AttrType.FLOAT, required=False) for key in body.attributes],
        ),
    )

    def write(*given: Any) -> Any:
        count = len(body.inputs)
        return operator(*given[:count], **dict(zip(body.attributes, given[count:], strict=True)))

    return write


def _inlined(name: str) -> Write:
    """Writes the nodes of the body."""
    helper = _bodies.module("onnx.helper")
    opset = _bodies.module("onnxscript").values.Opset("", _bodies.OPSET)
    body, proto = _bodies.bodies()[name], _bodies.function(name)

    def write(*given: Any) -> Any:
        values = dict(zip((*body.inputs, *body.attributes), given, strict=True))
        for node in proto.node:
            attributes = {
                one.name: values[one.ref_attr_name] if one.ref_attr_name else _plain(helper.get_attribute_value(one))
                for one in node.attribute
            }
            values[node.output[0]] = getattr(opset, node.op_type)(*(values[one] for one in node.input), **attributes)
        return values["y"]

    return write


def _plain(value: Any) -> Any:
    """Text as a string, which a model keeps as bytes."""
    return value.decode() if isinstance(value, bytes) else value
