"""Compile kernels for CUDA, which needs no GPU: ``compiled.py name:kind:format:rung:element ...``; a report as JSON.

A process of its own: it must not be one in which Triton was told to interpret.
"""

import collections
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

os.environ.pop("TRITON_INTERPRET", None)

import triton
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

from xphi.ops.torch import _triton

TARGET = GPUTarget("cuda", 90, 32)
POINTER = {"binary16": "*fp16", "bfloat16": "*bf16", "binary32": "*fp32", "binary64": "*fp64"}
INSTRUCTION = re.compile(r"^\s*(?:@!?%\w+ )?([a-z][\w.:]*)\s", re.MULTILINE)
CUOBJDUMP = Path(triton.__file__).parent / "backends/nvidia/bin/cuobjdump"


def compiled(name, kind, number_format, rung, element):
    """The kernel as a launch compiles it, for more than 2^31 elements."""
    kernel = importlib.import_module(f"xphi._generated.triton.{name}").KERNELS[kind, number_format, rung]
    known = {"n": "i64", "BLOCK": "constexpr", "table": POINTER[number_format], "alpha": "fp64", "limit": "fp64"}
    signature = {argument: known.get(argument, POINTER[element]) for argument in kernel.arg_names}
    # torch's tensors begin at multiples of 16 bytes; sizes are mostly multiples of 16
    aligned = {
        (k,): [["tt.divisibility", 16]] for k, kind in enumerate(signature.values()) if kind[0] == "*" or kind == "i64"
    }
    source = ASTSource(kernel, signature, {(kernel.arg_names.index("BLOCK"),): _triton.BLOCK}, aligned)
    return triton.compile(source, target=TARGET, options=_triton.OPTIONS)


def spilled(cubin):
    """Bytes of a thread's registers that do not fit, from what the machine code says about itself."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        shown = subprocess.run([CUOBJDUMP, "-res-usage", file.name], capture_output=True, text=True, check=True).stdout
    return int(re.search(r"STACK:(\d+)", shown)[1])


def main(rows):
    report = {}
    with tempfile.TemporaryDirectory() as cache:
        os.environ["TRITON_CACHE_DIR"] = cache
        for row in rows:
            kernel = compiled(*row.split(":"))
            instructions = collections.Counter(INSTRUCTION.findall(kernel.asm["ptx"]))
            report[row] = {"instructions": instructions, "spilled": spilled(kernel.asm["cubin"])}
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[1:])
