"""Standard output and error: any encoding, readers that go away, disks that are full."""

from __future__ import annotations

import codecs
import io
import os
import select
import sys
import unicodedata
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What a terminal that lacks a sign is shown for it.
_PLAIN = {
    "·": "*", "×": "x", "−": "-", "–": "-", "—": "-", "⁻": "^-", "∞": "inf", "≈": "~", "∼": "~", "√": "sqrt",
    "′": "'", "″": "''", "‴": "'''", "’": "'", "‘": "'", "“": '"', "”": '"', "≤": "<=", "≥": ">=", "≠": "!=",
    "…": "...", "±": "+-", "∓": "-+", "→": "->", "←": "<-", "∫": "integral ", "∝": "~", "∈": " in ", "⌈": "ceil(",
    "⌉": ")", "✓": "yes", "✗": "no", "ß": "ss", "µ": "u", "█": "#", "░": ".",
}  # fmt: skip
_ERRORS = "xphi.plain"


def prepare() -> None:
    """Let both streams replace what their encoding cannot show, and give each a place to write."""
    codecs.register_error(_ERRORS, _replaced)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_ERRORS)


def _replaced(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    return "".join(map(_plain, error.object[error.start : error.end])), error.end


def _plain(sign: str) -> str:
    """A sign in ASCII: Φ as Phi, ² as ^2, é as e; a question mark where nothing is near."""
    if sign in _PLAIN:
        return _PLAIN[sign]
    words = unicodedata.name(sign, "").split()
    if words[:1] == ["GREEK"] and words[2:3] == ["LETTER"] and len(words) == 4:
        return words[3].capitalize() if words[1] == "CAPITAL" else words[3].lower()
    kind, _, rest = unicodedata.decomposition(sign).partition(" ")
    if kind == "<super>":
        return "^" + "".join(map(_plain, (chr(int(code, 16)) for code in rest.split())))
    near = "".join(map(_PLAIN.get, unicodedata.normalize("NFKD", sign), unicodedata.normalize("NFKD", sign)))
    return near.replace("⁄", "/").encode("ascii", "ignore").decode() or "?"


def shown(text: str, stream: TextIO | None = None) -> str:
    """`text` as the stream will show it, so that its width is known before a table is laid out."""
    encoding = getattr(sys.stdout if stream is None else stream, "encoding", None) or "utf-8"
    try:
        return text.encode(encoding, _ERRORS).decode(encoding)
    except LookupError:  # the streams were not prepared, or the encoding is unknown
        return text


def unicode_output() -> bool:
    """Whether standard output can show every sign there is."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return encoding.lower().replace("_", "-").startswith(("utf-8", "utf8"))


def nobody_reads() -> bool:
    """Whether standard output or error is a pipe whose reader is gone."""
    return any(_broken(stream) for stream in (sys.stdout, sys.stderr))


def _broken(stream: TextIO | None) -> bool:
    try:
        poll = select.poll()
        poll.register(stream.fileno(), select.POLLOUT)  # type: ignore[union-attr]  # None has none, as is caught
        return any(flags & (select.POLLERR | select.POLLHUP) for _, flags in poll.poll(0))
    except (AttributeError, OSError, ValueError):
        return False


def say(text: str) -> None:
    """Write a line to standard error; that it cannot be written changes no result."""
    stream = sys.stderr
    if stream is None:
        return
    try:
        stream.write(text + "\n")
        stream.flush()
    except OSError:
        drop([stream])


def drop(streams: Iterable[TextIO | None]) -> None:
    """Send what is left in buffers to the null device, so that the interpreter's end does not try again."""
    for stream in streams:
        try:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())  # type: ignore[union-attr]  # as above
        except (AttributeError, OSError, ValueError):
            continue
