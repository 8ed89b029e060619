"""Code for an approximation: one file per language, found by looking."""

from __future__ import annotations

import importlib
import pkgutil

from xphi.certify.certificate import Certificate
from xphi.emit._code import Code
from xphi.errors import XphiError

__all__ = ["Code", "emit", "languages"]


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
    if to not in languages():
        raise XphiError(f"no code is written for {to!r}; there are {', '.join(languages())}")
    text: str = importlib.import_module(f"{__name__}.{to}").write(Code.of(certificate))
    return text
