"""The bodies of functions in ONNX that are neither an operator there nor written by hand."""

from __future__ import annotations

import json
from pathlib import Path

from tools.gen import GENERATED
from xphi.emit._onnx_body import body
from xphi.lower import kernels
from xphi.onnx import _bodies


def files() -> dict[Path, str]:
    """All of them, as JSON."""
    known = _bodies.standard() | _bodies.written()
    made = {name: body(name) for name in kernels.functions() if name not in known}
    rows = [{"name": name, "text": "  ".join(one.lines), "constants": one.constants} for name, one in made.items()]
    return {GENERATED / "onnx.json": json.dumps(rows, indent=1) + "\n"}
