"""Run generated kernels beside the compiled ones: ``beside.py cpu|cuda name ...``; a report as JSON.

On a CPU by Triton's interpreter, which Triton decides on when it is first imported: so this is a process of its own.
"""

import functools
import importlib.util
import itertools
import json
import os
import sys
from pathlib import Path

os.environ["TRITON_INTERPRET"] = "1" if sys.argv[1] == "cpu" else "0"

import ml_dtypes
import numpy as np
import torch

from xphi import _core, formats, kinds
from xphi.kinds import KINDS
from xphi.ops.torch import _triton

DEVICE = sys.argv[1]
ROOT = Path(__file__).parents[2]
LISTED = json.loads((ROOT / "src/xphi/_generated/gates.json").read_text())
GATES = {gate["name"]: gate["parameters"] for gate in LISTED}
TORCH = {"binary16": torch.float16, "bfloat16": torch.bfloat16, "binary32": torch.float32, "binary64": torch.float64}
NUMPY = {"binary16": np.float16, "bfloat16": ml_dtypes.bfloat16, "binary32": np.float32, "binary64": np.float64}
#: In binary64 both rungs are one kernel.
KERNELS = [(fmt, rung) for fmt in NUMPY for rung in ("faithful", "fast") if (fmt, rung) != ("binary64", "fast")]
#: Every so many of the recorded inputs, which go over all encodings and then over the binades where functions bend.
STRIDE, NUMBERS = 61, 700


def load(path):
    spec = importlib.util.spec_from_file_location(path.stem, path)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


golden_bits = load(ROOT / "tools" / "golden_bits.py")


def special(number_format):
    """Zeros, infinities, a NaN, both ends of the subnormal and of the normal numbers."""
    form = formats.get(number_format)
    positive = [0.0, float(form.tiny), float(form.smallest_normal - form.tiny), float(form.smallest_normal)]
    positive += [0.5, 1.0, 3.0, float(form.largest), np.inf]
    return np.array([*positive, *(-value for value in positive), np.nan]).astype(NUMPY[number_format])


@functools.cache
def recorded(number_format, k):
    """The numbers of all sizes in column k."""
    wide = "binary64" if number_format == "binary64" else "binary32"
    return golden_bits.inputs(wide, k)[k::STRIDE][:NUMBERS].astype(NUMPY[number_format])


def inputs(number_format, count):
    """Columns of one odd length: every pair of special values first, then numbers of all sizes."""
    some = special(number_format)
    pairs = np.array(list(itertools.product(some, some)) if count > 1 else [(value, value) for value in some])
    heads = [pairs[:, 0], pairs[:, 1], pairs[::-1, 0]]
    return [np.concatenate([heads[k], recorded(number_format, k)]) for k in range(count)]


def expected(name, kind, number_format, rung, columns, parameters):
    """What the compiled kernel gives; in 16 bits the binary32 one, rounded."""
    computed = number_format if number_format in {"binary32", "binary64"} else "binary32"
    taken = tuple(np.ascontiguousarray(column.astype(NUMPY[computed])) for column in columns)
    given = tuple(np.empty_like(taken[0]) for _ in range(len(KINDS[kind].outputs)))
    _core.run(name, kind, computed, rung, taken, given, parameters, 1)
    return [result.astype(NUMPY[number_format]) for result in given]


def tensor(array):
    """The same numbers for torch, which takes no bfloat16 array."""
    codes = np.ascontiguousarray(array).view(f"i{array.itemsize}")
    return torch.from_numpy(codes.copy()).to(DEVICE).view(TORCH[formats.get(array.dtype.name).name])


def launched(name, kind, number_format, rung, columns, parameters):
    """What the generated kernel gives."""
    taken = [tensor(column) for column in columns]
    given = [torch.empty_like(taken[0]) for _ in range(len(KINDS[kind].outputs))]
    _triton.launch(name, kind, rung, taken, given, parameters)
    return [result.cpu() for result in given]


def differing(expected, result):
    """How many results have other bits; every NaN counts as one."""
    codes = expected.view(f"i{expected.itemsize}")
    got = result.view({2: torch.int16, 4: torch.int32, 8: torch.int64}[expected.itemsize]).numpy()
    both = np.isnan(expected.astype(np.float64)) & np.isnan(result.double().numpy())
    return int(((codes != got) & ~both).sum())


def main(names):
    report = []
    torch.set_num_threads(1)
    with np.errstate(all="ignore"):
        for name, (number_format, rung) in itertools.product(names, KERNELS):
            for kind in kinds.generated("gate" if name in GATES else "f"):
                settings = [()]
                if GATES.get(name):
                    settings = [tuple(GATES[name].values()), (0.3, np.inf)]
                columns = inputs(number_format, len(KINDS[kind].inputs))
                for parameters in settings:
                    right = expected(name, kind, number_format, rung, columns, parameters)
                    got = launched(name, kind, number_format, rung, columns, parameters)
                    wrong = sum(map(differing, right, got))
                    report.append([name, kind, number_format, rung, len(columns[0]), wrong])
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main(sys.argv[2:])
