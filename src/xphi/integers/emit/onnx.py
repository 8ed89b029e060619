"""ONNX: a look-up by Gather in a vector of integers, with standard operators only."""

from __future__ import annotations

from typing import Any

import numpy as np

from xphi.errors import EXTRAS, MissingExtra
from xphi.integers.emit._parts import header, steps
from xphi.integers.result import Table

_OPSET, _IR = 17, 8


def files(table: Table, name: str, file: str) -> list[tuple[str, str | bytes]]:
    """One model."""
    return [(file, model(table, name).SerializeToString())]


def model(table: Table, name: str) -> Any:
    """The model: input ``q``, output ``y``, in the containers of the two types."""
    try:
        from onnx import TensorProto, helper, numpy_helper
    except ModuleNotFoundError as error:
        raise MissingExtra("an ONNX table", "onnx", EXTRAS.get("onnx", "onnx")) from error
    scheme = steps(table)
    types = {
        "int8": TensorProto.INT8,
        "uint8": TensorProto.UINT8,
        "int16": TensorProto.INT16,
        "uint16": TensorProto.UINT16,
    }
    own = types[table.result.container.name]
    constants: list[Any] = []
    nodes: list[Any] = []

    def constant(label: str, value: Any, dtype: Any = np.int64) -> str:
        constants.append(numpy_helper.from_array(np.asarray(value, dtype=dtype), label))
        return label

    def node(operator: str, inputs: list[str], output: str, **attributes: Any) -> str:
        nodes.append(helper.make_node(operator, inputs, [output], **attributes))
        return output

    whole = node("Cast", ["q"], "whole", to=TensorProto.INT64)
    place = node("Sub", [whole, constant("lowest", scheme.low)], "place")
    if scheme.shift:
        size = constant("step", 1 << scheme.shift)
        index = node("Div", [place, size], "index")  # of numbers that are not negative
    else:
        index = place
    if not scheme.linear:
        node("Gather", [constant("entries", table.entries, table.entry_type), index], "y")
    else:
        entries = constant("entries", table.entries)
        low = node("Gather", [entries, index], "low")
        after = node("Add", [index, constant("one", 1)], "after")
        high = node("Gather", [entries, after], "high")
        rise = node("Sub", [high, low], "rise")
        offset = node("Mod", [place, size], "offset")
        product = node("Mul", [rise, offset], "product")
        # Div rounds towards zero: a multiple of the step that no product reaches makes it round down
        lift = 1 << table.result.width
        lifted = node("Add", [product, constant("lift", (lift << scheme.shift) + scheme.half)], "lifted")
        moved = node("Div", [lifted, size], "moved")
        raised = node("Add", [low, moved], "raised")
        result = node("Sub", [raised, constant("unlift", lift)], "result")
        node("Cast", [result], "y", to=own)
    graph = helper.make_graph(
        nodes,
        name,
        [helper.make_tensor_value_info("q", types[table.source.container.name], ["n"])],
        [helper.make_tensor_value_info("y", own, ["n"])],
        constants,
    )
    return helper.make_model(
        graph,
        opset_imports=[helper.make_opsetid("", _OPSET)],
        ir_version=_IR,
        producer_name="xphi",
        doc_string="\n".join(header(table)),
    )
