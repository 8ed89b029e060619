"""What is made from the registry: one module per product, each with `files()`, the text of every file by its path.

`STAGES` says what is made after what: a stage reads what those before it have written. All but the last two need no
compiled core, so that ``make gen`` begins from nothing: it makes the sources, builds the core, measures where 16-bit
results have exceptions, builds them in, and measures the rest.
"""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
GENERATED = ROOT / "src/xphi/_generated"
REFERENCE = ROOT / "docs/reference"

#: The products of each stage.
STAGES = {
    "approximations": ("approximations",),
    "registry": ("registry", "codes"),
    "sources": (
        "kernels",
        "composites",
        "triton",
        "onnx",
        "stubs",
        "spellings",
        "functions",
        "accuracy",
        "command_line",
        "readme",
        "saved_bytes",
    ),
    "exceptions": ("exceptions",),
    "measured": ("gpu", "bits", "onnx_page"),
}
#: The stages that need the compiled core.
COMPILED = ("exceptions", "measured")
#: Where every file is somebody's product: a folder and a pattern. The folders of the reference are written by hand.
OWNED = ((GENERATED, "**/*"), (REFERENCE, "*.md"))
#: Records, which other tools measure and write: ``make audit``, `benchmarks/jax_paths.py`, `tools/jax_accuracy.py`.
RECORDS = frozenset(GENERATED / name for name in ("accuracy.json", "jax_paths.json", "jax_accuracy.json"))
