"""Which function is this: of a callable, an ONNX graph, a configuration, or a folder with all of them."""

from __future__ import annotations
