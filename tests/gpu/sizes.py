"""Run one kernel in Triton's interpreter on parts of a larger array: ``sizes.py count ...``; a report as JSON."""

import json
import os
import sys

os.environ["TRITON_INTERPRET"] = "1"

import torch

from xphi.ops.torch import _triton


def main(counts):
    report = {}
    for count in counts:
        x = torch.linspace(-4, 4, count)
        y = torch.full((count + 5,), -7.0)
        _triton.launch("relu", "f", "faithful", [x], [y[:count]])
        right = torch.equal(y[:count], x.clamp(min=0))
        report[count] = {"right": right, "untouched": bool((y[count:] == -7).all())}
    json.dump(report, sys.stdout)


if __name__ == "__main__":
    main(list(map(int, sys.argv[1:])))
