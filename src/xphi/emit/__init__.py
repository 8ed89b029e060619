"""Code for an approximation: one file per language, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from types import ModuleType

from xphi.certify.certificate import Certificate
from xphi.emit._code import Code
from xphi.errors import XphiError

__all__ = ["Code", "emit", "encode", "languages"]


def languages() -> list[str]:
    """The languages there are."""
    return sorted(entry.name for entry in pkgutil.iter_modules(__path__) if not entry.name.startswith("_"))


def emit(certificate: Certificate, to: str) -> str:
    """Code for the approximation of a certificate, its bound in the header.

    Parameters
    ----------
    certificate : Certificate
    to : str
        One of :func:`languages`.

    Raises
    ------
    XphiError
        For a language that there is not.
    """
    text: str = _language(to).write(Code.of(certificate))
    return text


def encode(certificate: Certificate, to: str) -> bytes:
    """The same as the bytes of a file: of the binary form of a language that has one, else of the text.

    Raises
    ------
    XphiError
        For a language that there is not.
    """
    language, code = _language(to), Code.of(certificate)
    if hasattr(language, "encode"):
        content: bytes = language.encode(code)
        return content
    return str(language.write(code)).encode()


def _language(to: str) -> ModuleType:
    if to not in languages():
        raise XphiError(f"no code is written for {to!r}; there are {', '.join(languages())}")
    return importlib.import_module(f"{__name__}.{to}")
