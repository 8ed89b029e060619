"""A model with one standard node in the place of each function that several nodes compute, checked by running both."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

import numpy as np

from xphi.errors import MissingExtra, XphiError
from xphi.files import check_writable, write_file
from xphi.identify._candidates import points
from xphi.identify._graph import Graph, Model, module, of_proto, read
from xphi.identify._levels import ROUNDINGS
from xphi.identify._search import Found, Part, search
from xphi.onnx._bodies import standard

#: The first opset with each operator that is written.
SINCE = {"Gelu": 20, "Swish": 24, "Mish": 18, "HardSwish": 14, "Celu": 12}
#: An axis without a stated size gets this one when a model is run.
_SIZE = 2
#: Element types that both runs can be compared in, and their unit roundoff.
_UNITS = {1: 2.0**-24, 10: 2.0**-11, 11: 2.0**-53}
_TYPES: dict[str, Any] = {
    "tensor(float)": np.float32,
    "tensor(float16)": np.float16,
    "tensor(double)": np.float64,
    "tensor(int64)": np.int64,
    "tensor(int32)": np.int32,
    "tensor(bool)": np.bool_,
}


@dataclass
class Rewritten:
    """What became of a model.

    Parameters
    ----------
    fused : list of str
        A line for each new node.
    change : float or None
        The largest change of an output, relative to the largest output; None where the model could not be run.
    notes : list of str
    """

    fused: list[str] = field(default_factory=list)
    change: float | None = None
    notes: list[str] = field(default_factory=list)


def rewrite(source: str | Path, target: str | Path) -> Rewritten:
    """Write the model with standard nodes where several nodes compute one function.

    Raises
    ------
    XphiError
        Where nothing can be fused, the target cannot be written, or the two models do not agree.
    """
    check_writable(target)
    _check_target(Path(source), Path(target))
    model = read(source)
    if any("do not load" in note for note in model.notes):
        raise XphiError(f"{source} refers to data outside of its folder, and is not rewritten")
    model, done = _raised(model, str(source))
    before = model.proto.SerializeToString()
    fusing = [(found, node) for found in _fusible(model) if (node := _node(found, model.opset)) is not None]
    for found, node in fusing:
        _check_part(found, node, model.opset)
        _replace(found, node)
        nodes = ", ".join(one.name for one in found.part.nodes)
        done.fused.append(f"{node.op_type} for {found.match.shown} at {found.match.where} ({nodes})")
    if not done.fused:
        raise XphiError(
            f"nothing in {source} is fused: no function of several nodes there is one operator of opset {model.opset};"
            " the file was not written"
        )
    content = model.proto.SerializeToString()
    try:
        module("onnx.checker").check_model(content)
    except Exception as error:  # noqa: BLE001 - the checker's own exception has no public name
        raise XphiError(
            f"{source}: the rewritten model is not valid: {str(error).strip().splitlines()[0][:160]}"
        ) from None
    _compare(before, content, Path(source).parent, done)
    write_file(target, content)
    return done


def _check_target(source: Path, target: Path) -> None:
    external = source.is_file() and any("in other files" in note for note in read(source).notes)
    if external and target.resolve().parent != source.resolve().parent:
        raise XphiError(f"the weights of {source} lie beside it: write {target.name} into the folder {source.parent}")


def _raised(model: Model, where: str) -> tuple[Model, Rewritten]:
    """The model at the first opset with Gelu, where it has one to fuse and is older."""
    done = Rewritten(notes=list(model.notes))
    wanted = {found.verdict.names[0] for found in _fusible(model)}
    if model.opset >= SINCE["Gelu"] or not wanted & {"gelu", "gelu_tanh"}:
        return model, done
    try:
        raised = module("onnx.version_converter").convert_version(model.proto, SINCE["Gelu"])
    except Exception as error:  # noqa: BLE001 - whatever the converter raises, the model stays as it is
        said = str(error).strip().splitlines()
        done.notes.append(
            f"it stays at opset {model.opset}, which has no Gelu: {said[0][:120] if said else 'it cannot be raised'}"
        )
        return model, done
    done.notes.append(f"opset {model.opset} has no Gelu: the model was raised to opset {SINCE['Gelu']}")
    return of_proto(raised, where), done


def _fusible(model: Model) -> list[Found]:
    """The certain functions of one value that several nodes compute, or one that is not ONNX's own."""
    found = search(model)
    types = _types(model)
    single = [one for group in found for one in (group, *group.inner) if len(one.part.inputs) == 1]
    fusible = [
        one
        for one in single
        if one.verdict.confidence == "certain"
        and not one.verdict.note
        and (len(one.part.nodes) > 1 or one.part.nodes[0].proto.domain not in {"", "ai.onnx"})
        and "adds" not in one.match.note
    ]
    kept = (_after_cast(one, types) for one in fusible)
    return [one for one in kept if _same_type(one, types)]


def _after_cast(found: Found, types: dict[str, int]) -> Found:
    """The part without a cast at its beginning that changes the type: the operator takes what comes out of it."""
    (name,) = found.part.inputs
    first = [node for node in found.part.nodes if name in node.inputs]
    if len(first) != 1 or first[0].kind != "Cast":
        return found
    (cast,) = first[0].outputs
    if types.get(cast, 0) == types.get(name, 0) or types.get(found.part.output, 0) != types.get(cast, 0):
        return found
    rest = tuple(node for node in found.part.nodes if node is not first[0])
    return replace(found, part=Part(found.part.output, (cast,), rest))


def _types(model: Model) -> dict[str, int]:
    """The element types of values, as far as they follow from the operators."""
    try:
        graph = module("onnx.shape_inference").infer_shapes(model.proto).graph
    except Exception:  # noqa: BLE001 - the inference's own exception has no public name
        return {}
    stated = [*graph.input, *graph.output, *graph.value_info]
    return {one.name: one.type.tensor_type.elem_type for one in stated}


def _same_type(found: Found, types: dict[str, int]) -> bool:
    """Whether one operator can stand for the part: none casts, or what comes out has the type of what goes in."""
    if not any(node.kind in {"Cast", "CastLike"} for node in found.part.nodes):
        return True
    ends = [types.get(name, 0) for name in (*found.part.inputs, found.part.output)]
    return ends[0] != 0 and ends[0] == ends[1]


def _node(found: Found, opset: int) -> Any:
    """The standard node; None where this opset has none."""
    name, parameters = found.verdict.names[0], found.verdict.parameters
    known = standard().get(name)
    operator, attributes = ("", {}) if known is None else (known.operator, dict(known.attributes))
    numbers = {key: float(Fraction(value)) for key, value in parameters.items()}
    if known is None or (name == "elu" and numbers.get("alpha", 1.0) != 1.0):
        operator, attributes = {
            "leaky_relu": ("LeakyRelu", {"alpha": numbers.get("alpha", 0.01)}),
            "elu": ("Elu", numbers),
            "celu": ("Celu", numbers),
            "hard_sigmoid": ("HardSigmoid", {"alpha": 1 / 6, "beta": 0.5} | numbers),
            "silu": ("Swish", {"alpha": 1.0}),
            "gelu_sigmoid": ("Swish", {"alpha": 1.702}),
            "swish": ("Swish", numbers),
        }.get(name, ("", {}))
    if not operator or SINCE.get(operator, 1) > opset or name == "identity":
        return None
    return module("onnx.helper").make_node(
        operator,
        list(found.part.inputs),
        [found.part.output],
        name=f"{found.part.nodes[-1].name}/{operator}",
        **attributes,
    )


def _replace(found: Found, node: Any) -> None:
    """Put the node where the last one was, and drop what nobody needs any more."""
    graph = found.graph.proto
    last = found.part.nodes[-1].proto
    position = next(index for index, one in enumerate(graph.node) if one.output == last.output)
    graph.node.remove(graph.node[position])
    graph.node.insert(position, node)
    needed = {output.name for output in graph.output}
    for one in reversed(found.part.nodes[:-1]):
        used = needed | _used(graph)
        if not used & set(one.outputs):
            gone = next(candidate for candidate in graph.node if candidate.output == one.proto.output)
            graph.node.remove(gone)
    _drop_constants(found.graph)


def _used(graph: Any) -> set[str]:
    """Every value that a node of a graph, or of one within it, takes."""
    used: set[str] = set()
    for node in graph.node:
        used |= set(node.input)
        for attribute in node.attribute:
            for one in [attribute.g, *attribute.graphs]:
                used |= _used(one) | {output.name for output in one.output}
    return used


def _drop_constants(graph: Graph) -> None:
    """Remove numbers that only the replaced nodes used, and what computed them from others."""
    proto = graph.proto
    while True:
        kept = _used(proto) | {output.name for output in proto.output} | {one.name for one in proto.input}
        numbers = graph.scalars.keys() - kept
        nodes = [one for one in proto.node if one.output and set(one.output) <= numbers]
        tensors = [one for one in proto.initializer if one.name in numbers]
        for node in nodes:
            proto.node.remove(node)
        for tensor in tensors:
            proto.initializer.remove(tensor)
        if not nodes and not tensors:
            return


def _check_part(found: Found, node: Any, opset: int) -> None:
    """Run the new node beside what the old ones compute, in binary32.

    Raises
    ------
    XphiError
        Where they differ by more than rounding explains.
    """
    helper = module("onnx.helper")
    x = points().astype(np.float32)
    ends = [helper.make_tensor_value_info(name, 1, [len(x)]) for name in (*found.part.inputs, found.part.output)]
    alone = helper.make_model(
        helper.make_graph([node], "fused", ends[:1], ends[1:]), opset_imports=[helper.make_opsetid("", opset)]
    )
    alone.ir_version = min(alone.ir_version, 10)
    got = _session(alone.SerializeToString()).run(None, {found.part.inputs[0]: x})[0].astype(np.float64)
    wide = x.astype(np.float64)
    exact = got if found.evaluate is None else found.evaluate(wide)
    near = 2 * ROUNDINGS * 2.0**-24 * np.maximum(1, np.abs(wide))
    if not np.all(np.abs(got - exact) <= near):
        at = float(x[np.argmax(np.abs(got - exact) / near)])
        raise XphiError(
            f"{node.op_type} differs from the nodes at {found.match.where} at x = {at:.6g}: nothing is written"
        )


def _compare(before: bytes, after: bytes, folder: Path, done: Rewritten) -> None:
    """Run both models on the same inputs."""
    try:
        one, other = _session(before, folder), _session(after, folder)
        inputs = _inputs(one)
        old, new = one.run(None, inputs), other.run(None, inputs)
    except (MissingExtra, XphiError):
        raise
    except Exception as error:  # noqa: BLE001 - a runtime may refuse a model for any reason
        said = str(error).strip().splitlines()
        done.notes.append(
            f"the models could not be run whole ({said[0][:120] if said else type(error).__name__});"
            " each new node was checked alone"
        )
        return
    change = 0.0
    for was, now in zip(old, new, strict=True):
        if np.asarray(was).dtype.kind != "f" or not np.size(was):
            continue
        size = max(float(np.max(np.abs(was[np.isfinite(was)]), initial=0)), 2.0**-20)
        change = max(change, float(np.max(np.abs(was.astype(np.float64) - now), initial=0)) / size)
    unit = max((np.finfo(one.dtype).eps for one in old if np.asarray(one).dtype.kind == "f"), default=2.0**-23)
    if not change <= np.sqrt(unit):
        raise XphiError(f"the rewritten model's outputs differ by {change:.2g} of the largest: nothing is written")
    done.change = change


def _inputs(session: Any) -> dict[str, Any]:
    """Inputs of the sizes that the model states, small where it leaves one open."""
    draw = np.random.default_rng(0)
    found = {}
    for one in session.get_inputs():
        if one.type not in _TYPES:
            raise ValueError(f"its input {one.name} is a {one.type}")
        shape = [size if isinstance(size, int) and size > 0 else _SIZE for size in one.shape]
        dtype = np.dtype(_TYPES[one.type])
        found[one.name] = draw.standard_normal(shape).astype(dtype) if dtype.kind == "f" else np.ones(shape, dtype)
    return found


def _session(content: bytes, folder: Path | None = None) -> Any:
    """A model in onnxruntime, as it stands."""
    runtime = module("onnxruntime")
    options = runtime.SessionOptions()
    options.graph_optimization_level = runtime.GraphOptimizationLevel.ORT_DISABLE_ALL
    options.intra_op_num_threads = 1
    options.log_severity_level = 4
    if folder is not None:
        options.add_session_config_entry("session.model_external_initializers_file_folder_path", str(folder))
    return runtime.InferenceSession(content, options, providers=["CPUExecutionProvider"])
