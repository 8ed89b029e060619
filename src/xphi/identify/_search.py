"""Functions and gates inside of a graph: parts that depend on one value or on two, evaluated and identified."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from xphi import names
from xphi.identify import _constants, _gates
from xphi.identify._candidates import points
from xphi.identify._classify import Verdict, classify
from xphi.identify._formula import Array, named, primitive
from xphi.identify._graph import Graph, Model, Node
from xphi.identify._levels import Precision, precision
from xphi.identify._operators import PLAIN
from xphi.identify.result import Constant, Match, match_of

#: The longest spelling in use has about twenty nodes.
_MOST = 48
#: Nearer than this, relative to the larger of 1 and |x|, a part is meant to be a function that it is not.
_MEANT = 0.02
#: At fewer of the points a part that is not finite is no activation.
_FINITE = 0.9
#: What multiplies a matrix: only two of these make a product a bilinear gate.
_PROJECTIONS = frozenset({"MatMul", "Gemm", "Conv", "Einsum", "MatMulNBits", "Split", "Slice"})
_STEPS = frozenset({"Add", "Reshape", "Transpose", "Cast", "Squeeze", "Unsqueeze", "Identity"})


@dataclass(frozen=True)
class Part:
    """Some nodes that compute one value from one or two others and constants.

    Parameters
    ----------
    output : str
    inputs : tuple of str
    nodes : tuple of Node
        In the order of the computation.
    """

    output: str
    inputs: tuple[str, ...]
    nodes: tuple[Node, ...]


@dataclass
class Found:
    """A part with its function.

    Parameters
    ----------
    part : Part
    verdict : Verdict
    match : Match
    evaluate : callable, optional
        What a part with one input computes, in binary64.
    inner : list of Found
        The activation of a gate.
    """

    graph: Graph
    part: Part
    verdict: Verdict
    match: Match
    evaluate: Callable[[Array], Array] | None = None
    inner: list[Found] = field(default_factory=list)


def search(model: Model) -> list[Found]:
    """Every function and gate that a model's graphs compute element by element."""
    cache: dict[Any, Any] = {}
    return [found for graph in model.graphs for found in _Search(graph, cache).run()]


class _Search:
    """A walk through one graph, the last values first, so that the largest parts are met before what they contain."""

    def __init__(self, graph: Graph, cache: dict[Any, Any]) -> None:
        self.graph = graph
        self.cache = cache

    def run(self) -> list[Found]:
        """What was found, in the order of the computation."""
        found: list[Found] = []
        covered: set[int] = set()
        roots = [node for node in self.graph.nodes if node.operator is not None]
        for node in reversed(roots):
            value = node.outputs[0]
            if node.position in covered or value in self.graph.scalars:
                continue
            one = self.identify(value)
            if one is None:
                continue
            found.append(one)
            covered |= {part.position for part in one.part.nodes}
            if len(one.part.inputs) == 2:
                one.inner = [inner for inner in self._inside(one.part) if inner.verdict.matches]
        return found[::-1]

    def _inside(self, part: Part) -> list[Found]:
        """The largest function of one value in each branch of a gate."""
        found: list[Found] = []
        covered: set[int] = set()
        for node in reversed(part.nodes[:-1]):
            if node.position in covered:
                continue
            cuts = [
                one
                for one in self.cuts(node.outputs[0], 1)
                if {n.position for n in one.nodes} <= {n.position for n in part.nodes}
            ]
            one = self._best(cuts)
            if one is not None:
                found.append(one)
                covered |= {inner.position for inner in one.part.nodes}
        return found

    def identify(self, value: str) -> Found | None:
        """The function or gate that ends in a value; None where it is none, or nothing that would be one."""
        single = self._best(self.cuts(value, 1))
        if single is not None and single.verdict.matches:
            return single
        for part in reversed(self.cuts(value, 2)):
            gate = self._gate(part)
            if gate is not None:
                return gate
        return single

    def _best(self, cuts: Sequence[Part]) -> Found | None:
        """The largest part that is a function; else the one that is meant to be one."""
        nearest: Found | None = None
        for part in reversed(cuts):
            if all(node.kind in PLAIN for node in part.nodes):
                continue
            found = self._function(part)
            if found is None:
                continue
            if found.verdict.matches:
                if set(found.verdict.names) == {"identity"}:
                    continue
                return found
            scale = max(1, abs(found.verdict.at))
            near = found.verdict.confidence == "nearest" and found.verdict.distance / scale <= _MEANT
            if near and found.verdict.names[0] != "identity" and len(part.nodes) > 2:
                nearest = nearest or found
        if nearest is None:
            return None
        inner = {one.name for one in map(self._simple, nearest.part.nodes) if one is not None}
        return None if nearest.match.name in inner else nearest

    def _simple(self, node: Node) -> Match | None:
        """What a node computes by itself."""
        parts = self.cuts(node.outputs[0], 1)
        one = next((part for part in parts if part.nodes == (node,)), None)
        found = None if one is None or node.kind in PLAIN else self._function(one)
        return found.match if found is not None and found.verdict.matches else None

    def cuts(self, value: str, count: int) -> list[Part]:
        """The parts that compute a value from `count` others, the smallest first."""
        graph, found = self.graph, []
        open_, closed, nodes = {value}, set[str](), list[Node]()
        while open_ and len(nodes) < _MOST:
            latest = max(open_, key=lambda one: graph.producer[one].position if one in graph.producer else -1)
            open_.discard(latest)
            node = graph.expandable(latest)
            if node is None:
                closed.add(latest)
                if len(closed) > count:
                    break
                continue
            nodes.append(node)
            open_ |= {one for one in graph.arguments(node) if one not in graph.scalars and one not in closed}
            leaves = open_ | closed
            if len(leaves) == count:
                found.append(Part(value, tuple(sorted(leaves)), tuple(sorted(nodes, key=lambda n: n.position))))
        return found

    def _function(self, part: Part) -> Found | None:
        of = self._precision(part)
        key = ("function", of, self._key(part))
        if key not in self.cache:
            x = points()
            values = self._evaluate(part, [x])
            self.cache[key] = None
            if values is not None and np.isfinite(values).mean() > _FINITE:
                finite = np.isfinite(values)
                self.cache[key] = self._meant(part, classify(x[finite], values[finite], of), x[finite], values[finite])
        verdict = self.cache[key]
        if verdict is None:
            return None
        last = part.nodes[-1]
        where = f"{self.graph.path}{last.name}"
        nodes = tuple(f"{self.graph.path}{node.name}" for node in part.nodes)
        constants = self._constants(part, verdict.names)
        match = match_of(verdict, where, constants=constants, nodes=nodes, note=_remark(constants, part))

        def evaluate(x: Array) -> Array:
            values = self._evaluate(part, [x])
            return np.full_like(x, np.nan) if values is None else values

        return Found(self.graph, part, verdict, match, evaluate)

    def _meant(self, part: Part, verdict: Verdict, x: Array, values: Array) -> Verdict:
        """Of what is near to several functions, the one whose constants it has."""
        if verdict.confidence != "nearest":
            return verdict
        name = _constants.meant(self._numbers(part), verdict.names[0])
        if name == verdict.names[0] or primitive(name) is None:
            return verdict
        error = np.abs(values - named(name)(x))
        at = int(np.argmax(error))
        if error[at] > _MEANT * max(1, abs(x[at])):
            return verdict
        return Verdict("nearest", (name,), float(error[at]), float(x[at]), str(names.registry()[name]["formula"]))

    def _gate(self, part: Part) -> Found | None:
        plain = all(node.kind in PLAIN | {"Clip", "Min", "Max"} for node in part.nodes)
        if plain and not (len(part.nodes) == 1 and part.nodes[0].kind == "Mul" and self._projected(part.inputs)):
            return None
        if any(one in self.graph.tensors for one in part.inputs):
            return None
        of = self._precision(part)
        key = ("gate", of, self._key(part))
        if key not in self.cache:
            self.cache[key] = _gates.identify(lambda a, b: self._pair(part, a, b), of)
        found: _gates.GateVerdict | None = self.cache[key]
        if found is None:
            return None
        gate, up = reversed(part.inputs) if found.swapped else part.inputs
        where = f"{self.graph.path}{part.nodes[-1].name}"
        note = f"gate: {self._origin(gate)}, up: {self._origin(up)}"
        nodes = tuple(f"{self.graph.path}{node.name}" for node in part.nodes)
        constants = self._constants(part, (*found.verdict.names, *found.activation.names))
        note = "; ".join(filter(None, [note, _remark(constants, part)]))
        return Found(
            self.graph, part, found.verdict, match_of(found.verdict, where, constants=constants, nodes=nodes, note=note)
        )

    def _pair(self, part: Part, a: Array, b: Array) -> Array:
        values = self._evaluate(part, [a, b])
        return np.full_like(a, np.nan) if values is None else values

    def _evaluate(self, part: Part, inputs: list[Array]) -> Array | None:
        """The output of a part; None where its operators do not fit together."""
        values: dict[str, Any] = dict(zip(part.inputs, inputs, strict=True))
        with np.errstate(all="ignore"):
            for node in part.nodes:
                given = [self._value(one, values) for one in self.graph.evaluated(node)]
                if node.operator is None:
                    return None
                try:
                    values[node.outputs[0]] = node.operator(given, node.attributes)
                except (TypeError, ValueError, IndexError):
                    return None
        result = np.asarray(values[part.output], dtype=np.float64)
        return np.broadcast_to(result, inputs[0].shape).copy()

    def _value(self, name: str, values: dict[str, Any]) -> Any:
        if not name:
            return None
        return values[name] if name in values else np.float64(self.graph.scalars[name])

    def _precision(self, part: Part) -> Precision:
        """The shortest format of the constants."""
        formats = [self.graph.formats[one] for node in part.nodes for one in node.inputs if one in self.graph.formats]
        order = ("bfloat16", "float16", "float32", "float64")
        return precision(next((one for one in order if one in formats), "float32"), exactly=True)

    def _key(self, part: Part) -> Any:
        """What two parts have in common that compute the same."""
        known = {one: f"input {position}" for position, one in enumerate(part.inputs)}
        steps = []
        for position, node in enumerate(part.nodes):
            given = tuple(known.get(one, str(self.graph.scalars.get(one, one))) for one in node.inputs)
            attributes = tuple(sorted((key, repr(value)) for key, value in node.attributes.items()))
            known[node.outputs[0]] = f"step {position}"
            steps.append((node.kind, given, attributes))
        return tuple(steps)

    def _constants(self, part: Part, functions: Sequence[str]) -> tuple[Constant, ...]:
        return _constants.explained(self._numbers(part), functions)

    def _numbers(self, part: Part) -> list[float]:
        """Every constant of a part."""
        values = [self.graph.scalars[one] for node in part.nodes for one in node.inputs if one in self.graph.scalars]
        values += [
            float(value)
            for node in part.nodes
            for key, value in node.attributes.items()
            if key in {"alpha", "beta", "gamma"} and isinstance(value, float)
        ]
        return values

    def _projected(self, values: Sequence[str]) -> bool:
        """Whether all of these come from products with matrices, or are parts of one value."""
        return all(self._source(one) in _PROJECTIONS for one in values)

    def _source(self, value: str) -> str:
        node = self.graph.producer.get(value)
        while node is not None and node.kind in _STEPS and node.inputs:
            computed = [one for one in node.inputs if one in self.graph.producer and one not in self.graph.scalars]
            node = self.graph.producer.get(computed[0]) if len(computed) == 1 else None
        return "" if node is None else node.kind

    def _origin(self, value: str) -> str:
        """What computes a value, in words."""
        node = self.graph.producer.get(value)
        if node is None:
            return value
        if node.kind == "Split":
            return f"part {node.outputs.index(value) + 1} of {len(node.outputs)} of {node.name}"
        if node.kind == "Slice" and len(node.inputs) > 1:
            start = self.graph.scalars.get(node.inputs[1])
            step = self.graph.scalars.get(node.inputs[4]) if len(node.inputs) > 4 else None
            first = "" if start is None else f" from {start:.0f} on"
            return f"{node.name}{first}" + ("" if step in {None, 1.0} else f", every {step:.0f} elements")
        weight = next((one for one in node.inputs if one in self.graph.tensors), "")
        return f"{node.name} with {weight}" if weight else f"{node.name}"


def _remark(constants: tuple[Constant, ...], part: Part) -> str:
    """What is to be said of the constants, and of a bias that comes first."""
    said = [f"{one.value!r} stands where {one.meaning} belongs ({one.remark})" for one in constants if one.nearly]
    said += [
        f"{node.name} adds {node.inputs[1]} first"
        for node in part.nodes
        if node.proto.op_type in {"BiasGelu", "FastGelu"} and len(node.inputs) > 1 and node.inputs[1]
    ]
    return "; ".join(said)
