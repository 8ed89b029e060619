"""The functions in ONNX: nodes, bodies, small models, and the way of our torch operators through torch's exporter."""

from xphi.onnx._build import export_node, function, functions, model
from xphi.onnx._torch import export, translation_table

__all__ = ["export", "export_node", "function", "functions", "model", "translation_table"]
