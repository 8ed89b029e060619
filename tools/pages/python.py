"""The Python reference: which objects each page shows; mkdocstrings writes the rest from the docstrings."""

from __future__ import annotations

import ast
import importlib.util
from pathlib import Path

from pages.text import table
from xphi.ops import generated
from xphi.ops import numpy as operators

FOLDER = "reference/python"
#: Page, the module as it is imported, where its objects are, and what it is for.
MODULES = (
    ("xphi", "xphi", "xphi", "deriving, proving, comparing and compiling approximations"),
    ("torch", "xphi.torch", "xphi.nn.torch", "operators with gradients, feed-forward blocks, swapping, in PyTorch"),
    ("jax", "xphi.jax", "xphi.nn.jax", "operators and feed-forward blocks in JAX and Flax"),
    ("onnx", "xphi.onnx", "xphi.onnx", "nodes, function bodies and models"),
    ("census", "xphi.census", "xphi.census", "sizes of transformers"),
    ("names", "xphi.names", "xphi.names", "what a library's spelling means"),
    ("plot", "xphi.plot", "xphi.plot", "pictures"),
)
#: What a module has beside the objects of the other one.
_MORE = {"xphi.torch": ("xphi.swap.torch.swap",)}
#: Values, which have no docstring.
_VALUES = {"__version__", "LAYOUTS", "OWN"}


def pages() -> dict[str, str]:
    """Every page by its path."""
    shown = {page: _module(name, source, text) for page, name, source, text in MODULES}
    shown |= {"index": _index(), "operators": _operators()}
    return {path(page): text for page, text in shown.items()}


def path(page: str) -> str:
    """Where a page is."""
    return f"{FOLDER}/{page}.md"


def _index() -> str:
    rows = [(f"[`{name}`]({page}.md)", text) for page, name, _, text in MODULES]
    rows.insert(1, ("[operators](operators.md)", "the functions and gates on arrays, such as `xphi.gelu`"))
    return "\n".join(["# Python reference", *table(("module", "what it is for"), rows)])


def _module(name: str, source: str, text: str) -> str:
    lines = [f"# {name}", "", f"{text[0].upper()}{text[1:]}.", ""]
    if name != source:
        lines += ["Every [operator](operators.md) has the same name here.", ""]
    objects = [f"{source}.{member}" for member in members(source) if member not in _VALUES]
    return "\n".join([*lines, *(f"::: {member}\n" for member in (*objects, *_MORE.get(name, ())))])


def members(module: str) -> list[str]:
    """The names that a module writes into its ``__all__``; it is read and not imported, since it may need a framework.

    >>> "FeedForward" in members("xphi.nn.torch")
    True
    """
    spec = importlib.util.find_spec(module)
    if spec is None or spec.origin is None:
        raise ValueError(f"there is no module {module}")
    for node in ast.parse(Path(spec.origin).read_text(encoding="utf-8")).body:
        if isinstance(node, ast.Assign) and any(isinstance(t, ast.Name) and t.id == "__all__" for t in node.targets):
            return [item.value for item in ast.walk(node.value) if isinstance(item, ast.Constant)]
    raise ValueError(f"{module} has no __all__")


def _operators() -> str:
    lines = ["# Operators", "", "Functions and gates on NumPy arrays. Each has a page of its own with its graph,"]
    lines += ["its errors and its spellings."]
    for name in operators.names():
        folder = ".." if name in generated.functions() else "../gates"
        docstring = (operators.get(name).__doc__ or "").strip()
        lines += ["", f"## xphi.{name}", "", f"[Its page]({folder}/{name}.md)", "", "```text", docstring, "```"]
    return "\n".join([*lines, ""])
