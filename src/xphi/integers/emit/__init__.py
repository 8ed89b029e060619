"""Code for an integer table: one file for each language."""

from __future__ import annotations

import importlib
import re
from pathlib import PurePath
from typing import TYPE_CHECKING

from xphi.errors import XphiError

if TYPE_CHECKING:
    from xphi.integers.result import Table

LANGUAGES = ("c", "latex", "numpy", "onnx", "verilog")
_ENDINGS = {"c": ".c", "latex": ".tex", "numpy": ".py", "onnx": ".onnx", "verilog": ".v"}


def check(to: str, file: str, like: str | None) -> str:
    """The name that code takes from a file, for a language that can write a table like a runtime's.

    Raises
    ------
    XphiError
        For a language that there is not or that cannot, or a name that code does not allow.
    """
    if to not in LANGUAGES:
        raise XphiError(f"no table is written in {to!r}; there are {', '.join(LANGUAGES)}")
    if like == "cmsis" and to != "c":
        raise XphiError(f"a table for CMSIS-NN is the runtime's own array: write it as .c, .npy or .json, not in {to}")
    name = PurePath(file).stem
    if not re.fullmatch(r"[A-Za-z_]\w*", name, re.ASCII):
        raise XphiError(f"{file} gives no name for code: begin it with a letter, and use letters, digits and _")
    return name


def files(table: Table, to: str, file: str) -> list[tuple[str, str | bytes]]:
    """The files of a table in a language, the first of them called `file`; functions are named after it.

    Raises
    ------
    XphiError
        As `check`.
    """
    name = check(to, file, table.like)
    made: list[tuple[str, str | bytes]] = importlib.import_module(f"{__name__}.{to}").files(table, name, file)
    return made


def text(table: Table, to: str, name: str | None) -> str:
    """The code itself, of a language that is text."""
    if to == "onnx":
        raise XphiError("an ONNX model is no text: write it with `xphi table … -o FILE.onnx`")
    stem = name if name is not None else re.sub(r"\W", "_", f"{table.name}_table", flags=re.ASCII)
    stem = stem if re.match(r"[A-Za-z_]", stem) else "table"
    content = files(table, to, f"{stem}{_ENDINGS.get(to, '')}")[0][1]
    return content if isinstance(content, str) else content.decode()
