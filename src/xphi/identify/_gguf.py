"""The metadata of a GGUF file: names and short values, read within limits; tensors are not."""

from __future__ import annotations

import struct
from pathlib import Path
from typing import Any, BinaryIO

from xphi.errors import XphiError

#: A file has some dozens of entries, of which the words of the tokenizer are the longest.
_MOST, _LONGEST = 4096, 1 << 20
_ELEMENTS = 1 << 24
_FORMATS = {0: "<B", 1: "<b", 2: "<H", 3: "<h", 4: "<I", 5: "<i", 6: "<f", 7: "<?", 10: "<Q", 11: "<q", 12: "<d"}
_TEXT, _ARRAY = 8, 9


def metadata(path: Path) -> dict[str, Any]:
    """The entries of a file's header; a list is given by its length.

    Raises
    ------
    XphiError
    """
    try:
        with path.open("rb") as file:
            if file.read(4) != b"GGUF":
                raise XphiError(f"{path} is not a GGUF file: it does not begin with GGUF")
            version, _, count = struct.unpack("<IQQ", _bytes(file, 20, path))
            if version not in {2, 3} or count > _MOST:
                raise XphiError(f"{path} is of version {version} of GGUF with {count} entries, which is not read here")
            return {_text(file, path): _value(file, path, _number(file, 4, path)) for _ in range(count)}
    except OSError as error:
        raise XphiError(f"cannot read {path}: {error.strerror or error}") from None


def _bytes(file: BinaryIO, size: int, path: Path) -> bytes:
    found = file.read(size)
    if len(found) != size:
        raise XphiError(f"{path} ends in the middle of its metadata")
    return found


def _number(file: BinaryIO, kind: int, path: Path) -> Any:
    form = _FORMATS[kind]
    return struct.unpack(form, _bytes(file, struct.calcsize(form), path))[0]


def _text(file: BinaryIO, path: Path) -> str:
    size = _number(file, 10, path)
    if size > _LONGEST:
        raise XphiError(f"{path} has a text of {size} bytes in its metadata: it is damaged")
    return _bytes(file, size, path).decode("utf-8", "replace")


def _value(file: BinaryIO, path: Path, kind: int) -> Any:
    if kind == _TEXT:
        return _text(file, path)
    if kind in _FORMATS:
        return _number(file, kind, path)
    if kind != _ARRAY:
        raise XphiError(f"{path} has a value of the unknown kind {kind} in its metadata")
    inner, size = _number(file, 4, path), _number(file, 10, path)
    if size > _ELEMENTS or inner not in {*_FORMATS, _TEXT}:
        raise XphiError(f"{path} has a list of {size} values of the kind {inner} in its metadata, which is not read")
    if inner == _TEXT:
        for _ in range(size):
            _text(file, path)
    else:
        _bytes(file, size * struct.calcsize(_FORMATS[inner]), path)
    return size
