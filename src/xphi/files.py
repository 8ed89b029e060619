"""Writing files: whole or absent, and never in place of a device, a pipe or a link."""

from __future__ import annotations

import errno
import os
import re
import secrets
import stat
import sys
from contextlib import suppress
from pathlib import Path
from typing import Literal

from xphi.errors import XphiError

PictureKind = Literal["png", "svg"]

#: Standard output, as the name of a file.
STDOUT = "-"
_DESCRIPTORS = re.compile(r"/dev/fd|/proc/(self|thread-self|\d+)/fd")
_MOST_LINKS = 40
#: A file that is mounted by itself, or lies in a folder that is not ours, cannot be renamed over.
_NO_RENAME = {errno.EBUSY, errno.EXDEV, errno.EPERM, errno.EACCES}


def write_file(path: str | Path, content: str | bytes) -> None:
    """Write a file, or leave what was there.

    A regular file is written beside and renamed, keeps its mode, and is followed through links. What is no regular
    file (a device, a named pipe, an open descriptor such as ``/dev/stdout``) is written to as it stands.

    Raises
    ------
    XphiError
        If it cannot be written.
    BrokenPipeError
        If it is standard output, and nobody reads it.
    """
    data = content.encode() if isinstance(content, str) else content
    try:
        number = descriptor(path)
        if number is not None:
            _write_descriptor(number, data)
            return
        known = _status(path)
        target = Path(path).resolve()
        if known is None:
            _replace(target, data, None)
        elif _in_place(known):
            with target.open("wb", buffering=0) as stream:
                _write_all(stream.fileno(), data)
        elif known.st_nlink > 1 or not os.access(target.parent, os.W_OK):
            _overwrite(target, data)
        else:
            try:
                _replace(target, data, known)
            except OSError as error:
                if error.errno not in _NO_RENAME:
                    raise
                _overwrite(target, data)
    except BrokenPipeError:
        if is_stdout(path):
            raise
        raise XphiError(f"cannot write {path}: nobody reads it") from None
    except OSError as error:
        raise XphiError(f"cannot write {path}: {error.strerror or error}") from None


def check_writable(path: str | Path) -> None:
    """Refuse what cannot be written, before any work is done for it.

    Raises
    ------
    XphiError
    """
    if not str(path):
        raise XphiError("cannot write to a file without a name: give one after -o, or - for standard output")
    try:
        if descriptor(path) is not None:
            return
        known = _status(path)
        target = Path(path).resolve()
        if known is None:
            if str(path).endswith("/"):
                raise XphiError(f"cannot write {path}: it names a folder; add the name of a file")
            if not target.parent.is_dir():
                raise XphiError(f"cannot write {path}: there is no folder {target.parent}")
            _try_beside(target)
        elif stat.S_ISDIR(known.st_mode):
            raise XphiError(f"cannot write {path}: it is a folder; add the name of a file")
        elif not os.access(target, os.W_OK):
            raise XphiError(f"cannot write {path}: it may not be written to")
        elif stat.S_ISREG(known.st_mode) and os.access(target.parent, os.W_OK):
            _try_beside(target)
    except OSError as error:
        raise XphiError(f"cannot write {path}: {error.strerror or error}") from None


def cache_folder() -> Path:
    """Where caches are kept: XDG_CACHE_HOME/xphi, or ~/.cache/xphi; the standard says to ignore a relative one."""
    base = Path(os.environ.get("XDG_CACHE_HOME") or ".")
    return (base if base.is_absolute() else Path.home() / ".cache") / "xphi"


def is_stdout(path: str | Path) -> bool:
    """Whether a path is standard output: ``-``, ``/dev/stdout`` or another name of descriptor 1."""
    try:
        return descriptor(path) == 1
    except OSError:
        return False


def picture_kind(path: str | Path) -> PictureKind:
    """PNG or SVG, from a file's name; a pipe or a device that has no such name gets a PNG.

    Raises
    ------
    XphiError
        For any other ending.
    """
    ending = Path(path).suffix.lower()
    if ending == ".svg":
        return "svg"
    if ending == ".png" or not _regular(path):
        return "png"
    shown = f"not as {ending}" if ending else "and that name has no ending"
    raise XphiError(f"a picture is written as .png or .svg, {shown}: {path}")


def _regular(path: str | Path) -> bool:
    """Whether a path is, or would become, a regular file."""
    try:
        known = None if descriptor(path) is not None else _status(path)
        return descriptor(path) is None and (known is None or not _in_place(known))
    except OSError:
        return True


def descriptor(path: str | Path) -> int | None:
    """The open descriptor of this process that a path names (``-``, ``/dev/stdout``, ``/dev/fd/3``), or None."""
    if str(path) == STDOUT:
        return 1
    current = Path.cwd() / path
    for _ in range(_MOST_LINKS):
        match = _DESCRIPTORS.fullmatch(_real(current.parent))
        if match and current.name.isdigit():
            ours = match[1] is None or match[1] in ("self", "thread-self", str(os.getpid()))
            return int(current.name) if ours else None
        if not current.is_symlink():
            return None
        current = current.parent / current.readlink()
    return None


def _real(folder: Path) -> str:
    try:
        return str(folder.resolve())
    except RuntimeError:  # links in a circle
        return str(folder)


def _status(path: str | Path) -> os.stat_result | None:
    """What is there, links followed; None for nothing, and for a link to what is not there yet."""
    try:
        return Path(path).stat()
    except FileNotFoundError:
        return None


def _in_place(known: os.stat_result) -> bool:
    """Whether this is a device, a pipe or a socket, and no file or folder."""
    return not (stat.S_ISREG(known.st_mode) or stat.S_ISDIR(known.st_mode))


def _write_descriptor(number: int, data: bytes) -> None:
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    _write_all(number, data)


def _write_all(number: int, data: bytes) -> None:
    rest = memoryview(data)
    while rest:
        rest = rest[os.write(number, rest) :]


def _beside(target: Path) -> Path:
    return target.parent / f".xphi-{secrets.token_hex(8)}"


def _try_beside(target: Path) -> None:
    """Write a little into a new file of the same folder: permissions lie on /proc, and a disk may be full."""
    trial = _beside(target)
    try:
        try:
            trial.write_bytes(b"\0" * 4096)
        finally:
            trial.unlink(missing_ok=True)
    except OSError as error:
        raise XphiError(
            f"cannot write {target}: the folder {target.parent} takes no new file ({error.strerror or error})"
        ) from None


def _replace(target: Path, data: bytes, known: os.stat_result | None) -> None:
    """Write beside `target` and rename, with the mode and owner of what was there."""
    beside = _beside(target)
    mode = 0o666 if known is None else stat.S_IMODE(known.st_mode)
    try:
        number = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
        with os.fdopen(number, "wb") as file:
            if known is not None:
                with suppress(OSError):
                    os.fchown(number, known.st_uid, known.st_gid)
                os.fchmod(number, mode)
            file.write(data)
        beside.replace(target)
    except BaseException:
        beside.unlink(missing_ok=True)
        raise


def _overwrite(target: Path, data: bytes) -> None:
    """Write into the file itself; what was there comes back if there is no room."""
    with target.open("r+b") as file:
        before = file.read()
        try:
            _refill(file.fileno(), data)
        except OSError:
            _refill(file.fileno(), before)
            raise


def _refill(number: int, data: bytes) -> None:
    os.lseek(number, 0, os.SEEK_SET)
    _write_all(number, data)
    os.ftruncate(number, len(data))
