"""ONNX: a model whose one node calls a function, itself made of standard operators, at opset 20."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from xphi.emit import _helpers
from xphi.emit._code import Code
from xphi.emit._header import header
from xphi.emit._language import ACCELERATOR, FORMATS, GENERIC, Language, arithmetic
from xphi.emit._scalar import Parts
from xphi.emit._tree import Node, counted
from xphi.errors import MissingExtra

OPSET = 20
#: The first version of the file format that has that opset.
IR_VERSION = 9
DOMAIN = "xphi"
#: What the runtimes do not have in binary64, or have without the negative tail.
LACKING = frozenset({"erf", "erfc", "expm1", "log1p", "sigmoid", "softplus", "tanh", "sign"})
OPERATORS = {
    "add": "Add", "sub": "Sub", "mul": "Mul", "div": "Div", "neg": "Neg", "abs": "Abs", "exp": "Exp", "log": "Log",
    "sqrt": "Sqrt", "sin": "Sin", "cos": "Cos", "atan": "Atan", "pow": "Pow", "min": "Min", "max": "Max",
    "where": "Where", "less": "Less", "less_equal": "LessOrEqual",
}  # fmt: skip
_ELEMENTS = {"binary64": "DOUBLE", "binary32": "FLOAT", "binary16": "FLOAT16", "bfloat16": "BFLOAT16"}


def write(code: Code) -> str:
    """The model in ONNX's textual form."""
    made = model(code)
    from onnx import printer

    text: str = printer.to_text(made)
    return text


def encode(code: Code) -> bytes:
    """The file that a runtime loads."""
    content: bytes = model(code).SerializeToString()
    return content


def model(code: Code, element: str | None = None) -> Any:
    """The model, an ``onnx.ModelProto``: it takes a vector, its function a tensor of any shape.

    The standard wants a rank of what a model takes; for another, give the input and the output another shape.

    Parameters
    ----------
    code : Code
    element : str, optional
        ``FLOAT`` or ``DOUBLE``, the type of the input where none was asked for; the function is the same for both.

    Raises
    ------
    MissingExtra
        Without the package onnx.
    """
    try:
        from onnx import TensorProto, helper
    except ModuleNotFoundError:
        raise MissingExtra("code for ONNX", "onnx", "onnx") from None
    code = code.prepared(LANGUAGE)
    kind = getattr(TensorProto, element or (_ELEMENTS[code.dtype.name] if code.dtype else "FLOAT"))
    graph = helper.make_graph(
        [helper.make_node(code.name, ["x"], ["y"], domain=DOMAIN)],
        code.name,
        [helper.make_tensor_value_info("x", kind, ["n"])],
        [helper.make_tensor_value_info("y", kind, ["n"])],
    )
    imports = [helper.make_opsetid("", OPSET), helper.make_opsetid(DOMAIN, 1)]
    return helper.make_model(
        graph,
        functions=functions(code),
        opset_imports=imports,
        ir_version=IR_VERSION,
        producer_name="xphi",
        doc_string="\n".join(header(code, LANGUAGE)),
    )


def functions(code: Code) -> list[Any]:
    """The function of the approximation, after the helpers that it calls; each is an ``onnx.FunctionProto``."""
    parts = Parts.of(code)
    made = []
    for name in parts.helpers(LACKING):
        said = (_helpers.HELPERS[name].__doc__ or "").strip().splitlines()[0]
        made.append(_function(name, _helpers.body(name), {}, said))
    tree = parts.tree
    result = parts.formula
    # the type is known when the function is called: in binary32 this is 1 itself
    wide = tree.node("less", tree.number(1), tree.number(1 + Fraction(1, 2**40)))
    for far, limit in parts.limits:
        single, *double = dict.fromkeys(
            tree.number(far.side * Fraction(at)) for at in code.thresholds(far, LANGUAGE).values()
        )
        threshold = tree.where(wide, double[0], single) if double else single
        sides = (tree.x, threshold) if far.side < 0 else (threshold, tree.x)
        result = tree.where(tree.node("less", *sides), limit, result)
    if not result.keeps_nan:
        # only a number equals itself
        result = tree.where(tree.node("less_equal", tree.x, tree.x), result, tree.x)
    sixteen = code.dtype is not None and arithmetic(code.dtype) is not code.dtype
    said = "\n".join(header(code, LANGUAGE))
    kind = _ELEMENTS[code.dtype.name] if sixteen and code.dtype else ""
    made.append(_function(code.name, result, dict(parts.constants), said, kind))
    return made


def _function(name: str, root: Node, values: dict[str, Fraction], said: str, sixteen: str = "") -> Any:
    """A function of x: one node for each operation, each constant once and in the type that computes.

    That is the type of x, or FLOAT where x is of a type of `sixteen` bits.
    """
    from onnx import TensorProto, helper

    nodes: list[Any] = []
    names: dict[int, str] = {}
    numbers: dict[str, str] = {}
    x = "x"
    if sixteen:
        x = "wide"
        nodes.append(helper.make_node("Cast", ["x"], [x], to=TensorProto.FLOAT))

    def constant(value: float) -> str:
        key = repr(value)
        if key not in numbers:
            numbers[key] = f"c{len(numbers)}"
            tensor = helper.make_tensor("", TensorProto.DOUBLE, [], [value])
            nodes.append(helper.make_node("Constant", [], [f"{numbers[key]}_double"], value=tensor))
            nodes.append(helper.make_node("CastLike", [f"{numbers[key]}_double", x], [numbers[key]]))
        return numbers[key]

    for node, _ in counted([root]):
        if node.op == "x":
            names[id(node)] = x
        elif node.op == "number" and isinstance(node.data, Fraction):
            names[id(node)] = constant(float(node.data))
        elif node.op == "name":
            names[id(node)] = constant(float(values[str(node.data)]))
        elif node.op == "neg" and node.args[0].op == "number" and isinstance(node.args[0].data, Fraction):
            names[id(node)] = constant(-float(node.args[0].data))
        else:
            names[id(node)] = f"t{sum(name.startswith('t') for name in names.values())}"
            operator, domain = (node.op, DOMAIN) if node.op in LACKING else (OPERATORS[node.op], "")
            inputs = [names[id(argument)] for argument in node.args]
            nodes.append(helper.make_node(operator, inputs, [names[id(node)]], domain=domain))
    if sixteen:
        nodes.append(helper.make_node("Cast", [names[id(root)]], ["y"], to=getattr(TensorProto, sixteen)))
    else:
        nodes.append(helper.make_node("Identity", [names[id(root)]], ["y"]))
    imports = [helper.make_opsetid("", OPSET), helper.make_opsetid(DOMAIN, 1)]
    return helper.make_function(DOMAIN, name, ["x"], ["y"], nodes, imports, doc_string=said)


LANGUAGE = Language(
    name="onnx",
    title="ONNX",
    write=write,
    dtypes=FORMATS,
    own=GENERIC,
    words=LACKING,
    lacking=LACKING,
    ulps=ACCELERATOR,
    flushes=True,
    contracts=True,
)
