"""From C source to a library on disk, once: kept under the SHA-256 of all that makes it what it is."""

from __future__ import annotations

import functools
import hashlib
import os
import platform
import shlex
import shutil
import stat
import subprocess
import tempfile
from pathlib import Path

from xphi.errors import XphiError

#: No contraction and no errno, as for this package's own kernels; nothing that holds on one processor only, since
#: a home folder may be shared by several. Comparisons may be computed early: that lets loops with them be vectors.
FLAGS = (
    "-std=c11",
    "-O3",
    "-fPIC",
    "-shared",
    "-ffp-contract=off",
    "-fno-math-errno",
    "-fno-trapping-math",
)
_COMPILERS = ("cc", "gcc", "clang")
_SECONDS = 120
_OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH


def library(source: str, libraries: tuple[str, ...] = ("m",)) -> Path:
    """The library of a source, linked with others; it is built if there is none.

    Raises
    ------
    XphiError
    """
    compiler = find_compiler()
    path = cache_folder() / f"{_key(source, compiler, libraries)}.so"
    if not path.exists():
        _build(source, compiler, path, libraries)
    check_private(path, stat.S_ISREG, "file")
    return path


def find_compiler() -> tuple[str, ...]:
    """The compiler's command: that of ``$CC``, or the first of the usual names.

    Raises
    ------
    XphiError
        If there is none.
    """
    wanted = os.environ.get("CC", "").strip()
    for command in [wanted] if wanted else _COMPILERS:
        try:
            first, *rest = shlex.split(command)
        except ValueError as error:
            raise XphiError(f"CC={wanted} cannot be read as a command: {error}") from None
        program = shutil.which(first)
        if program is not None:
            return program, *rest
    told = f"CC={wanted} is not a program that can be found" if wanted else f"there is no {', '.join(_COMPILERS)}"
    raise XphiError(f"compiling an approximation needs a C compiler, and {told}; install one, or set CC to it")


def cache_folder() -> Path:
    """Where libraries are kept, made if need be, for this user's eyes only.

    Raises
    ------
    XphiError
        If it cannot be made, or others may write there: what they put there would be run.
    """
    base = Path(os.environ.get("XDG_CACHE_HOME") or ".")
    try:
        if not base.is_absolute():  # the standard says to ignore that
            base = Path.home() / ".cache"
        base.mkdir(mode=0o700, parents=True, exist_ok=True)
        for folder in (base / "xphi", base / "xphi" / "kernels"):
            folder.mkdir(mode=0o700, exist_ok=True)
            check_private(folder, stat.S_ISDIR, "folder")
    except (OSError, RuntimeError) as error:
        raise XphiError(
            f"compiled code cannot be kept under {base}: {error}; set XDG_CACHE_HOME to a folder that can be written"
        ) from None
    return folder


def check_private(path: Path, kind: object, word: str) -> None:
    """Refuse what somebody else owns or may write, and links.

    Raises
    ------
    XphiError
    """
    found = path.lstat()
    assert callable(kind)  # noqa: S101 - one of the stat module's questions
    if not kind(found.st_mode):
        raise XphiError(f"compiled code is not loaded from {path}, because it is not a plain {word}; remove it")
    if found.st_uid != os.geteuid():
        raise XphiError(f"compiled code is not loaded from {path}, because the {word} belongs to another user")
    if found.st_mode & _OTHERS_WRITE:
        raise XphiError(f"compiled code is not loaded from {path}, because others may write it; chmod go-w {path}")


def _key(source: str, compiler: tuple[str, ...], libraries: tuple[str, ...]) -> str:
    version = _version(compiler)
    parts = (source, *FLAGS, *libraries, *compiler, version, platform.system(), platform.machine())
    return hashlib.sha256("\0".join(parts).encode()).hexdigest()


@functools.cache
def _version(compiler: tuple[str, ...]) -> str:
    """What the compiler says about itself, asked once."""
    try:
        done = subprocess.run(  # noqa: S603 - the user's own compiler
            [*compiler, "--version"], capture_output=True, text=True, errors="replace", timeout=_SECONDS, check=True
        )
    except (OSError, subprocess.SubprocessError) as error:
        raise XphiError(f"{shlex.join(compiler)} does not work as a C compiler: {error}") from None
    return done.stdout


def _build(source: str, compiler: tuple[str, ...], path: Path, libraries: tuple[str, ...]) -> None:
    """Compile in a folder of its own and rename: two processes may do so at once, and nobody sees half a file."""
    with tempfile.TemporaryDirectory(dir=path.parent, prefix=".build-") as folder:
        text, made = Path(folder) / "kernel.c", Path(folder) / "kernel.so"
        text.write_text(source, encoding="utf-8")
        command = [*compiler, *FLAGS, "-o", str(made), str(text), *(f"-l{name}" for name in libraries)]
        try:
            done = subprocess.run(  # noqa: S603 - the user's own compiler on a source that this package wrote
                command, capture_output=True, text=True, errors="replace", timeout=_SECONDS, check=False
            )
        except (OSError, subprocess.SubprocessError) as error:
            raise XphiError(f"{shlex.join(compiler)} does not work as a C compiler: {error}") from None
        if done.returncode or not made.exists():
            said = done.stderr.strip().splitlines() or [f"it ended with status {done.returncode}"]
            first = next((line for line in said if "error" in line), said[0])
            raise XphiError(f"{shlex.join(compiler)} did not compile the approximation: {first}")
        made.chmod(0o700)
        made.replace(path)
