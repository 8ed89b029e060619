"""Weights by their names and shapes alone: the headers of safetensors files, of which no tensor is read."""

from __future__ import annotations

import json
import re
import stat
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from xphi.errors import XphiError

#: A header names every tensor of a file; the largest models need a few megabytes.
LARGEST_HEADER = 32 << 20
_MOST_FILES = 1024
#: Formats that are programs: loading one may run anything.
PICKLES = frozenset({".bin", ".pt", ".pth", ".ckpt", ".pkl", ".pickle"})
#: The matrices of a feed-forward part in any family's names, without the layer that they are in.
_NAMES = re.compile(
    r"(?P<layer>.*?)(?P<role>gate_up_proj|gate_proj|up_proj|down_proj|w1|w2|w3|wi_0|wi_1|wi|wo|Wi|Wo|fc1|fc2|fc_in|fc_out"
    r"|c_fc|(?<=mlp\.)c_proj|dense_h_to_4h|dense_4h_to_h|linear_fc1|linear_fc2|lin1|lin2|intermediate\.dense"
    r"|(?<!attention\.)output\.dense)\.weight"
)
_DOWN = frozenset(
    {
        "down_proj",
        "w2",
        "wo",
        "Wo",
        "fc2",
        "fc_out",
        "c_proj",
        "dense_4h_to_h",
        "linear_fc2",
        "lin2",
        "output.dense",
    }
)


@dataclass(frozen=True)
class Block:
    """A feed-forward part as its matrices show it.

    Parameters
    ----------
    where : str
        The names before the matrices' own.
    d_model, d_ff : int
    gated : bool
    packed : bool
        Whether gate and up are one matrix.
    """

    where: str
    d_model: int
    d_ff: int
    gated: bool
    packed: bool

    def __str__(self) -> str:
        """In words."""
        kind = "gated, gate and up in one matrix" if self.packed else "gated" if self.gated else "plain"
        return f"{kind}, d_model {self.d_model}, d_ff {self.d_ff}"

    def json(self) -> dict[str, Any]:
        """For ``--json``."""
        return dict(vars(self))


def header(path: Path) -> dict[str, tuple[int, ...]]:
    """The shapes of a safetensors file's tensors, by name.

    Raises
    ------
    XphiError
        Where the file is none, or its header is too large, or says what cannot be.
    """
    try:
        known = path.stat()
        if not stat.S_ISREG(known.st_mode):
            raise XphiError(f"{path} is no regular file")
        with path.open("rb") as file:
            size = int.from_bytes(file.read(8), "little")
            if not 2 <= size <= min(LARGEST_HEADER, known.st_size - 8):
                raise XphiError(
                    f"{path} is not a safetensors file: its first bytes give a header of {size} bytes, in a file of"
                    f" {known.st_size}"
                )
            content = json.loads(file.read(size))
    except OSError as error:
        raise XphiError(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        raise XphiError(f"{path} is not a safetensors file: its header is not JSON") from None
    if not isinstance(content, dict):
        raise XphiError(f"{path} is not a safetensors file: its header is no JSON object")
    return {name: _shape(path, name, entry) for name, entry in content.items() if name != "__metadata__"}


def _shape(path: Path, name: str, entry: Any) -> tuple[int, ...]:
    shape = entry.get("shape") if isinstance(entry, dict) else None
    if not isinstance(shape, list) or not all(type(one) is int and one >= 0 for one in shape):
        raise XphiError(f"{path}: the header gives {name[:80]!r} no shape")
    return tuple(shape)


def of_folder(folder: Path) -> tuple[dict[str, tuple[int, ...]], list[str]]:
    """The shapes in all safetensors files of a folder, and what was not read."""
    shapes: dict[str, tuple[int, ...]] = {}
    notes = []
    for file in sorted(folder.glob("*.safetensors"))[:_MOST_FILES]:
        try:
            shapes |= header(file)
        except XphiError as error:
            notes.append(str(error))
    pickled = sorted(file.name for file in folder.iterdir() if file.suffix.lower() in PICKLES)
    if pickled:
        shown = ", ".join(pickled[:3]) + (" …" if len(pickled) > 3 else "")
        notes.append(f"{shown}: not read, since loading a pickle can run any code; safetensors files are read")
    return shapes, notes


def blocks(shapes: dict[str, tuple[int, ...]]) -> list[Block]:
    """The feed-forward parts among these tensors, one for each layer or expert."""
    layers: dict[str, dict[str, tuple[int, ...]]] = {}
    for name, shape in shapes.items():
        found = _NAMES.fullmatch(name)
        if found is not None and len(shape) == 2:
            layers.setdefault(found["layer"], {})[found["role"]] = shape
    parts = [_block(where, matrices) for where, matrices in layers.items()]
    return sorted((one for one in parts if one is not None), key=lambda one: one.where)


def _block(where: str, matrices: dict[str, tuple[int, ...]]) -> Block | None:
    """One part; None where the shapes do not fit together, as those of quantised weights do not."""
    down = [shape for role, shape in matrices.items() if role in _DOWN]
    ups = [shape for role, shape in matrices.items() if role not in _DOWN]
    if len(down) != 1 or not 1 <= len(ups) <= 2 or len(set(ups)) != 1:
        return None
    turned = "c_fc" in matrices  # Conv1D of GPT-2 stores a matrix the other way round
    (d_model, d_ff), (rows, columns) = (one[::-1] if turned else one for one in (down[0], ups[0]))
    if columns == d_model and rows == d_ff:
        return Block(where.rstrip("."), d_model, d_ff, len(ups) == 2, packed=False)
    if columns == d_model and rows == 2 * d_ff and len(ups) == 1:
        return Block(where.rstrip("."), d_model, d_ff, gated=True, packed=True)
    return None


def summary(found: Iterable[Block]) -> dict[tuple[int, int, bool, bool], list[Block]]:
    """Parts of the same shape together."""
    groups: dict[tuple[int, int, bool, bool], list[Block]] = {}
    for one in found:
        groups.setdefault((one.d_model, one.d_ff, one.gated, one.packed), []).append(one)
    return groups
