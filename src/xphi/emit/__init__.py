"""Code for an approximation: one file per language, found by looking."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Mapping
from dataclasses import fields
from types import ModuleType
from typing import Any

from xphi.certify.certificate import Certificate
from xphi.emit._code import Code
from xphi.emit._language import Options
from xphi.errors import XphiError

__all__ = ["Code", "Options", "check", "emit", "encode", "languages"]


def languages() -> list[str]:
    """The languages there are."""
    return sorted(entry.name for entry in pkgutil.iter_modules(__path__) if not entry.name.startswith("_"))


def emit(certificate: Certificate, to: str, **options: Any) -> str:
    """Code for the approximation of a certificate, its bound in the header.

    Parameters
    ----------
    certificate : Certificate
    to : str
        One of :func:`languages`.
    **options
        The fields of :class:`Options`: ``dtype``, ``name``, ``scheme``, ``fma`` and ``clamp_argument``.

    Raises
    ------
    XphiError
        For a language that there is not, or an option that it does not honour.
    """
    language, code = _ready(certificate, to, options)
    text: str = language.write(code)
    return text


def encode(certificate: Certificate, to: str, **options: Any) -> bytes:
    """The same as the bytes of a file: of the binary form of a language that has one, else of the text.

    Raises
    ------
    XphiError
        For a language that there is not, or an option that it does not honour.
    """
    language, code = _ready(certificate, to, options)
    if hasattr(language, "encode"):
        content: bytes = language.encode(code)
        return content
    return str(language.write(code)).encode()


def _ready(certificate: Certificate, to: str, options: dict[str, Any]) -> tuple[ModuleType, Code]:
    """A language and what it is given to write."""
    language = check(to, options)
    return language, Code.of(certificate, Options(**options))


def check(to: str, options: Mapping[str, Any]) -> ModuleType:
    """The module of a language that honours some options.

    Raises
    ------
    XphiError
        For a language that there is not, or an option that it does not honour.
    """
    if to not in languages():
        raise XphiError(f"no code is written for {to!r}; there are {', '.join(languages())}")
    known = [field.name for field in fields(Options)]
    for name in options:
        if name not in known:
            raise XphiError(f"code has no option {name!r}; there are {', '.join(known)}")
    language = importlib.import_module(f"{__name__}.{to}")
    language.LANGUAGE.check(Options(**options))
    return language
