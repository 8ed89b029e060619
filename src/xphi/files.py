"""Files that are whole or absent: written beside their place, then renamed."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

from xphi.errors import XphiError


def write_file(path: str | Path, content: str | bytes) -> None:
    """Write a file, or leave what was there.

    Raises
    ------
    XphiError
        If the place cannot be written.
    """
    place = Path(path)
    data = content.encode() if isinstance(content, str) else content
    try:
        handle, beside = tempfile.mkstemp(dir=place.parent, prefix=f".{place.name}.")
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(data)
            umask = os.umask(0)
            os.umask(umask)
            Path(beside).chmod(0o666 & ~umask)
            Path(beside).replace(place)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError as error:
        raise XphiError(f"cannot write {place}: {error.strerror or error}") from None


def check_writable(path: str | Path) -> None:
    """Refuse a place that cannot be written, before any work is done for it.

    Raises
    ------
    XphiError
    """
    place = Path(path)
    if place.is_dir():
        raise XphiError(f"cannot write {place}: it is a folder")
    if not place.parent.is_dir():
        raise XphiError(f"cannot write {place}: there is no folder {place.parent}")
    if not os.access(place.parent, os.W_OK):
        raise XphiError(f"cannot write {place}: the folder {place.parent} may not be written to")
