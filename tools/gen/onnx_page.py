"""The table of what onnxruntime computes: measured for an operator that has no row yet, whose row then stays."""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np

import xphi
import xphi.onnx
from tools.gen import ROOT
from tools.gen.marks import BEGIN, END, between
from xphi.onnx import _bodies

PAGE = ROOT / "docs/how-to/onnx.md"
NAME = "operators"
HEAD = "| function | operator | error | kept from |\n|---|---|---|---|"
#: The ends of the inputs, and how much of a result is lost where it is no longer kept.
FAR, PERCENT = 40, 0.01


def files() -> dict[Path, str]:
    """The page."""
    page = PAGE.read_text()
    table = page.partition(BEGIN.format(NAME))[2].partition(END.format(NAME))[0]
    rows = {line.split("`")[1]: line for line in table.splitlines() if line.startswith("| `")}
    lines = [HEAD, *(rows.get(name) or row(name) for name in _bodies.names())]
    return {PAGE: between(page, NAME, "\n".join(lines))}


def row(name: str) -> str:
    """What is measured of one operator: its largest error, and from where on its results are kept."""
    x = np.unique(np.concatenate([np.linspace(-FAR, FAR, 4001), np.linspace(-6, 6, 4001)]).astype(np.float32))
    model = xphi.onnx.model(name)
    given = [x, np.linspace(-3, 3, x.size).astype(np.float32)][: len(model.graph.input)]
    operator: Any = getattr(xphi, name)
    exact = operator(*(array.astype(np.float64) for array in given))
    error = np.abs(_run(model, given).astype(np.float64) - exact)
    size = np.maximum(np.abs(np.prod([array.astype(np.float64) for array in given], axis=0)), np.abs(exact))
    largest = float(np.max(error / np.maximum(1, size)))
    lost = x[(error > PERCENT * np.abs(exact)) & (x != 0)]
    kept = -FAR
    if lost.size:
        kept = math.ceil(lost.max()) if lost.max() < 0 else math.floor(lost.min())
    node = xphi.onnx.export_node(name)
    called = f"{node.domain}:{node.op_type}" if node.domain else node.op_type
    return f"| `{name}` | `{called}` | {_up(largest)} | {kept} |"


def _run(model: Any, arrays: list[Any]) -> Any:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(model.SerializeToString(), options, providers=["CPUExecutionProvider"])
    feeds = {one.name: array for one, array in zip(model.graph.input, arrays, strict=True)}
    return session.run(None, feeds)[0]


def _up(value: float) -> str:
    """One digit, rounded up."""
    if not value:
        return "0"
    exponent = math.floor(math.log10(value))
    return f"{math.ceil(value / 10.0**exponent)}e{exponent}"
