"""A derived approximation as a compiled function, through the C compiler that is installed.

Only code that :mod:`xphi.emit` wrote from a parsed formula is compiled, and of a file only what its certificate
proves again.
"""

from __future__ import annotations

import threading
from pathlib import Path
from typing import TYPE_CHECKING

from xphi.certify.certificate import Certificate
from xphi.compiled.kernel import Compiled
from xphi.errors import XphiError

if TYPE_CHECKING:
    from xphi.design import Approximation

__all__ = ["Compiled", "compile"]

#: SymPy's caches and FLINT's working precision belong to the whole process: two proofs at once may end with bounds
#: that differ in their last digits, and so with two sources.
_ALONE = threading.Lock()


def compile(approximation: Approximation | Certificate | str | Path) -> Compiled:  # noqa: A001 - what users type
    """Compile an approximation into a function of arrays.

    Parameters
    ----------
    approximation : Approximation, Certificate or path
        What :func:`xphi.derive` returned, a certificate, or the file of one; those two are verified first.

    Returns
    -------
    Compiled
        Called like this package's own operators; the library behind it is kept in the user's cache folder.

    Raises
    ------
    XphiError
        If nothing is proved about the approximation, its file was altered or is false, there is no C compiler, or
        the cache folder may be written by others.

    Examples
    --------
    >>> import xphi
    >>> f = xphi.compile(xphi.derive("normal_cdf", form="sigmoid(k*x)"))
    >>> float(f(0.0))
    0.5
    """
    from xphi.certify.report import error_of
    from xphi.compiled.build import library
    from xphi.compiled.source import source
    from xphi.emit import Code

    with _ALONE:
        code = Code.of(_certificate(approximation))
        text = source(code)
    return Compiled(code.name, error_of(code.claim, code.proof), text, library(text))


def _certificate(approximation: Approximation | Certificate | str | Path) -> Certificate:
    """A certificate that holds."""
    if isinstance(approximation, (str, Path)):
        from xphi.certify.verify import verify

        verdict = verify(approximation)
        if not verdict.holds or verdict.certificate is None:
            raise XphiError(f"{approximation} is not compiled, because its certificate is {verdict.reason}")
        return verdict.certificate
    if isinstance(approximation, Certificate):
        from xphi.certify.verify import check

        fault = check(approximation)  # it may have come from a file, of which reading checked only the hash
        if fault:
            raise XphiError(f"this certificate is not compiled, because it is false: {fault}")
        return approximation
    from xphi.design import Approximation

    if isinstance(approximation, Approximation):
        return approximation.certificate
    raise XphiError(
        f"compile takes what derive returned, a certificate or its file, not a {type(approximation).__name__}"
    )
