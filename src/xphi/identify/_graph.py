"""An ONNX file as data: its nodes, which values are constants, and what computes each value. Nothing in it is run."""

from __future__ import annotations

import stat
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from xphi.errors import MissingExtra, XphiError
from xphi.identify._formula import Array
from xphi.identify._operators import BIASED, STANDARD, Attributes, Operator, operator

#: A larger file is not read: its weights belong into a file of external data.
LARGEST = 1 << 30
#: Constants of more elements are weights.
_ELEMENTS = 1 << 16
#: More functions and graphs within one another than that are no model.
_DEEPEST = 64
_FLOATS = {1: "float32", 10: "float16", 11: "float64", 16: "bfloat16"}
#: They give a constant another shape or type.
_SHAPES = frozenset({"Reshape", "Unsqueeze", "Squeeze", "Expand", "Identity", "Cast", "CastLike", "Flatten"})


@dataclass
class Node:
    """A node of a graph.

    Parameters
    ----------
    name : str
        Its own or, where it has none, its operator and first output.
    proto : NodeProto
    inputs, outputs : tuple of str
    attributes : dict
    operator : callable, optional
        Where it works on single elements, apart from its constants.
    position : int
        In the order of the computation.
    """

    name: str
    proto: Any
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    attributes: Attributes
    operator: Operator | None
    position: int

    @property
    def kind(self) -> str:
        """The operator, with its domain where that is not ONNX's own."""
        domain = self.proto.domain
        return str(self.proto.op_type if domain in STANDARD else f"{domain}.{self.proto.op_type}")


@dataclass
class Graph:
    """One graph, with the constants of those around it.

    Parameters
    ----------
    path : str
        Where a graph within a node is; empty for the model's own.
    nodes : list of Node
    producer : dict of str to Node
    scalars : dict of str to float
        Values that are one constant number, whatever their shape.
    tensors : set of str
        Other constants.
    formats : dict of str to str
        The float types of constants.
    """

    path: str
    proto: Any
    nodes: list[Node] = field(default_factory=list)
    producer: dict[str, Node] = field(default_factory=dict)
    scalars: dict[str, float] = field(default_factory=dict)
    tensors: set[str] = field(default_factory=set)
    formats: dict[str, str] = field(default_factory=dict)

    def expandable(self, value: str) -> Node | None:
        """The node that computes a value from others, element by element; None where there is none."""
        node = self.producer.get(value)
        if node is None or node.operator is None or value != node.outputs[0]:
            return None
        return None if any(one in self.tensors for one in self.arguments(node)) else node

    def arguments(self, node: Node) -> tuple[str, ...]:
        """The inputs that an element's value depends on; a bias belongs to what comes in."""
        return tuple(filter(None, self.evaluated(node)))

    def evaluated(self, node: Node) -> tuple[str, ...]:
        """The same in their positions, an empty name where an input is left out."""
        return node.inputs[:1] if node.proto.op_type in {"Dropout", "CastLike", *BIASED} else node.inputs


@dataclass(frozen=True)
class Model:
    """A model's graphs and what is to be said of the whole."""

    proto: Any
    graphs: tuple[Graph, ...]
    opset: int
    notes: tuple[str, ...]


def read(path: str | Path) -> Model:
    """The model in a file; data beside it is never opened.

    Raises
    ------
    XphiError
        Where it is none, or too large, or its nodes form a cycle.
    """
    onnx = module("onnx")
    file = Path(path)
    try:
        known = file.stat()
        if not stat.S_ISREG(known.st_mode):
            raise XphiError(f"{file} is no regular file; give the path of an ONNX file")
        if known.st_size > LARGEST:
            raise XphiError(
                f"{file} has {known.st_size} bytes, and at most {LARGEST} are read: save its weights as external data"
            )
        content = file.read_bytes()
    except OSError as error:
        raise XphiError(f"cannot read {file}: {error.strerror or error}") from None
    try:
        proto = onnx.load_model_from_string(content)
    except Exception as error:  # noqa: BLE001 - the parser's own exception has no public name
        raise XphiError(f"{file} is not an ONNX file, or is damaged: {_line(error)}") from None
    return of_proto(proto, str(file))


def of_proto(proto: Any, where: str) -> Model:
    """The graphs of a model.

    Raises
    ------
    XphiError
    """
    if not proto.HasField("graph") or not proto.graph.node:
        raise XphiError(f"{where} holds no graph with nodes: it is not an ONNX model, or is damaged")
    opset = next((one.version for one in proto.opset_import if one.domain in STANDARD), 0)
    notes = list(_external(proto, where))
    known = int(module("onnx.defs").onnx_opset_version())
    if not opset:
        notes.append(f"{where} does not say which opset its operators are of; those of opset {known} are assumed")
    elif opset > known:
        notes.append(f"{where} is of opset {opset}, newer than {known}, the last that the installed onnx knows")
    proto = _inlined(proto, where)
    graphs: list[Graph] = []
    _collect(proto.graph, "", {}, set(), {}, graphs, where, 0)
    notes += _unknown(graphs, opset or known)
    return Model(proto, tuple(graphs), opset or known, tuple(dict.fromkeys(notes)))


def module(name: str) -> Any:
    """A module of the onnx extra.

    Raises
    ------
    XphiError
    """
    import importlib

    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        raise MissingExtra("identifying an ONNX file", name.partition(".")[0], "onnx") from error


def _external(proto: Any, where: str) -> Iterator[str]:
    """What is to be said of data in other files."""
    stored = [one for one in proto.graph.initializer if one.data_location == 1]
    if stored:
        yield f"{len(stored)} initialisers of {where} are in other files, which were not opened"
    for one in stored:
        location = next((entry.value for entry in one.external_data if entry.key == "location"), "")
        if location.startswith(("/", "\\")) or ".." in Path(location.replace("\\", "/")).parts or ":" in location:
            yield f"the data of {one.name} is said to be in {location!r}, outside of the model's folder: do not load it"


def _inlined(proto: Any, where: str) -> Any:
    """The model with the bodies of its own functions in place of their calls."""
    if not proto.functions:
        return proto
    calls = {(one.domain, one.name): {(node.domain, node.op_type) for node in one.node} for one in proto.functions}
    settled: set[tuple[str, str]] = set()
    while True:
        ready = {name for name, called in calls.items() if name not in settled and called & calls.keys() <= settled}
        if not ready:
            break
        settled |= ready
    if settled != calls.keys():
        name = min(calls.keys() - settled)[1]
        raise XphiError(f"{where}: the function {name} calls itself, which ONNX does not allow")
    try:
        return module("onnx.inliner").inline_local_functions(proto)
    except Exception as error:  # noqa: BLE001 - the checker's own exception has no public name
        raise XphiError(f"{where}: its functions cannot be put in place of their calls: {_line(error)}") from None


def _collect(
    proto: Any,
    path: str,
    scalars: dict[str, float],
    tensors: set[str],
    formats: dict[str, str],
    graphs: list[Graph],
    where: str,
    depth: int,
) -> None:
    """A graph, and those within its nodes, which see its constants."""
    if depth > _DEEPEST:
        raise XphiError(f"{where}: graphs are nested more than {_DEEPEST} deep")
    graph = Graph(path, proto, scalars=dict(scalars), tensors=set(tensors), formats=dict(formats))
    for one in proto.initializer:
        _constant(graph, one.name, one)
    for position, node in enumerate(_ordered(proto, where)):
        _add(graph, node, position)
    graphs.append(graph)
    for node in graph.nodes:
        for attribute in node.proto.attribute:
            inner = [attribute.g] if attribute.type == 5 else list(attribute.graphs)
            for one in inner:
                name = f"{path}{node.name}/"
                _collect(one, name, graph.scalars, graph.tensors, graph.formats, graphs, where, depth + 1)


def _ordered(proto: Any, where: str) -> list[Any]:
    """The nodes, each after those that it needs.

    Raises
    ------
    XphiError
        If there is no such order.
    """
    made = {output: position for position, node in enumerate(proto.node) for output in node.output if output}
    needs = [{made[one] for one in node.input if one in made} for node in proto.node]
    users: dict[int, list[int]] = {}
    for position, needed in enumerate(needs):
        for one in needed:
            users.setdefault(one, []).append(position)
    waiting = [len(needed) for needed in needs]
    ready = [position for position, count in enumerate(waiting) if count == 0][::-1]
    order: list[int] = []
    while ready:
        position = ready.pop()
        order.append(position)
        for user in users.get(position, []):
            waiting[user] -= 1
            if not waiting[user]:
                ready.append(user)
    if len(order) < len(proto.node):
        stuck = next(node for position, node in enumerate(proto.node) if waiting[position])
        raise XphiError(f"{where}: its nodes form a cycle, of which {stuck.op_type} {stuck.name} is part")
    return [proto.node[position] for position in order]


def _add(graph: Graph, proto: Any, position: int) -> None:
    attributes = {one.name: _attribute(one) for one in proto.attribute if one.type in {1, 2, 3, 4, 6, 7}}
    name = proto.name or f"{proto.op_type} → {next(iter(proto.output), '')}"
    found = operator(proto.domain, proto.op_type)
    node = Node(name, proto, tuple(proto.input), tuple(proto.output), attributes, found, position)
    graph.nodes.append(node)
    for output in filter(None, node.outputs):
        graph.producer[output] = node
    if proto.op_type == "Constant" and proto.domain in STANDARD:
        _constant_node(graph, node)
    elif proto.op_type == "ConstantOfShape":
        tensor = attributes.get("value")
        graph.scalars[node.outputs[0]] = 0.0 if tensor is None else _uniform(_array(tensor)) or 0.0
    elif proto.op_type in _SHAPES and node.inputs and node.inputs[0] in graph.scalars:
        _fold(graph, node, [graph.scalars[node.inputs[0]]])
    elif proto.op_type in _SHAPES and node.inputs and node.inputs[0] in graph.tensors:
        graph.tensors.add(node.outputs[0])
    elif found is not None and graph.arguments(node) and all(one in graph.scalars for one in graph.arguments(node)):
        _fold(graph, node, [graph.scalars[one] for one in graph.arguments(node)])


def _fold(graph: Graph, node: Node, values: list[float]) -> None:
    """A constant from constants."""
    apply = node.operator or (lambda inputs, attributes: inputs[0])
    with np.errstate(all="ignore"):
        try:
            result = apply([np.asarray(one) for one in values], node.attributes)
        except (TypeError, ValueError, IndexError):
            return
    graph.scalars[node.outputs[0]] = float(result)
    source = next((graph.formats[one] for one in node.inputs if one in graph.formats), "")
    kind = _FLOATS.get(node.attributes.get("to", 0), source) if node.proto.op_type == "Cast" else source
    if kind:
        graph.formats[node.outputs[0]] = kind


def _constant_node(graph: Graph, node: Node) -> None:
    for key, value in node.attributes.items():
        if key == "value":
            _constant(graph, node.outputs[0], value)
        elif isinstance(value, int | float):
            graph.scalars[node.outputs[0]] = float(value)
            graph.formats[node.outputs[0]] = "float32"
        elif isinstance(value, list):
            uniform = _uniform(np.asarray(value)) if value and not isinstance(value[0], str) else None
            if uniform is None:
                graph.tensors.add(node.outputs[0])
            else:
                graph.scalars[node.outputs[0]] = uniform


def _constant(graph: Graph, name: str, tensor: Any) -> None:
    """A tensor as a constant: one number where all its elements are the same."""
    size = int(np.prod(tensor.dims, dtype=object)) if tensor.dims else 1
    value = None
    if tensor.data_location != 1 and 0 < size <= _ELEMENTS:
        value = _uniform(_array(tensor))
    if value is None:
        graph.tensors.add(name)
        return
    graph.scalars[name] = value
    if tensor.data_type in _FLOATS:
        graph.formats[name] = _FLOATS[tensor.data_type]


def _array(tensor: Any) -> Array:
    try:
        array = module("onnx.numpy_helper").to_array(tensor)
        return np.asarray(array, dtype=np.float64)
    except Exception:  # noqa: BLE001 - text, or an element type of its own, is no constant of a formula
        return np.empty(0)


def _uniform(array: Array) -> float | None:
    """The element that all of an array are."""
    flat = array.reshape(-1)
    return float(flat[0]) if flat.size and np.all(flat == flat[0]) else None


def _attribute(one: Any) -> Any:
    value = module("onnx.helper").get_attribute_value(one)
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    return list(value) if one.type in {6, 7} else value


def _unknown(graphs: list[Graph], opset: int) -> Iterator[str]:
    """Operators of single elements that the model's opset does not have yet."""
    defs = module("onnx.defs")
    for graph in graphs:
        for node in graph.nodes:
            if node.operator is None or node.proto.domain not in STANDARD:
                continue
            try:
                defs.get_schema(node.proto.op_type, min(opset, defs.onnx_opset_version()), "")
            except Exception:  # noqa: BLE001 - the schema error has no public name
                first = defs.get_schema(node.proto.op_type).since_version
                yield f"{node.name}: {node.proto.op_type} is in ONNX from opset {first} on, and the model says {opset}"


def _line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0][:160] if lines else type(error).__name__
