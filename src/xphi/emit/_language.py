"""What a language is: a file here with an object ``LANGUAGE``, which says what the language can honour."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from xphi import formats
from xphi.emit._rounding import Machine
from xphi.errors import XphiError
from xphi.formats import Format

if TYPE_CHECKING:
    from xphi.emit._code import Code

SCHEMES = ("horner", "estrin")
#: Units in the last place that a library's functions may be off by where its makers say nothing: of the OpenCL C
#: specification, section 7.4, for single precision and double alike. A root is rounded correctly by IEEE 754.
OPENCL = {
    "exp": 3, "expm1": 3, "log": 3, "log1p": 2, "sqrt": 0.5, "sin": 4, "cos": 4, "atan": 5, "tanh": 5, "erf": 16,
    "erfc": 16, "pow": 16,
}  # fmt: skip
PYTHON_WORDS = frozenset(keyword.kwlist)
#: What a function may be called in every language.
_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*")


@dataclass(frozen=True)
class Options:
    """What may be asked of a language.

    Parameters
    ----------
    dtype : str, optional
        The format of the input, the output and the coefficients; the language's own where it is None.
    name : str, optional
        What the function is called.
    scheme : {"horner", "estrin"}
        How polynomials in ``x`` are evaluated.
    fma : bool
        Whether a product and a sum are one operation with one rounding.
    clamp_argument : bool
        Whether an argument outside the domain counts as the nearest end.
    """

    dtype: str | None = None
    name: str | None = None
    scheme: str = "horner"
    fma: bool = False
    clamp_argument: bool = False


@dataclass(frozen=True)
class Language:
    """A language that code is written in.

    Parameters
    ----------
    name : str
    title : str
        For a sentence.
    write : callable
        From a :class:`Code` to text.
    dtypes : tuple of str
        The formats that may be asked for.
    own : tuple of str
        The formats in which the code computes when none is asked for.
    words : set of str
        Names that a function or a constant may not have.
    clashes : pattern, optional
        More such names.
    lacking : set of str
        The operations that are spelled out.
    ulps : mapping of str to float
        What its functions are assumed to be within, in units in the last place.
    growing : set of str
        Functions of u whose error in units in the last place grows like 1 + u².
    fma : bool
        Whether it has the fused operation.
    """

    name: str
    title: str
    write: Callable[[Code], str]
    dtypes: tuple[str, ...] = ()
    own: tuple[str, ...] = ()
    words: frozenset[str] = frozenset()
    clashes: re.Pattern[str] | None = None
    lacking: frozenset[str] = frozenset()
    ulps: Mapping[str, float] = field(default_factory=lambda: OPENCL)
    growing: frozenset[str] = frozenset()
    fma: bool = False

    def machine(self, number_format: str) -> Machine:
        """How it computes in a format."""
        return Machine(formats.get(number_format), self.ulps, self.lacking, self.growing)

    def reserved(self, name: str) -> bool:
        """Whether a name means something in it."""
        return name in self.words or bool(self.clashes and self.clashes.fullmatch(name))

    def check(self, options: Options) -> None:
        """Refuse what it cannot honour.

        Raises
        ------
        XphiError
        """
        if options.dtype is not None and formats.get(options.dtype).name not in self.dtypes:
            raise XphiError(f"{self.title} has no {options.dtype} here; it takes {', '.join(self.dtypes)}")
        if options.scheme not in SCHEMES:
            raise XphiError(f"a scheme is {' or '.join(SCHEMES)}, not {options.scheme!r}")
        if options.fma and not self.fma:
            raise XphiError(f"{self.title} has no fused multiply-add that can be relied on; use --no-fma")
        if options.name is None:
            return
        if not _NAME.fullmatch(options.name):
            raise XphiError(
                f"a function cannot be called {options.name!r}; start with a letter, then letters, digits or _"
            )
        if options.name in self.words:
            raise XphiError(f"{options.name!r} already means something in {self.title}; choose another name")
        if self.reserved(options.name):
            raise XphiError(f"{options.name!r} may be a macro of the headers of {self.title}; use a small first letter")


def refuse(options: Options, to: str, others: str) -> None:
    """Refuse every option, for a language that has none.

    Raises
    ------
    XphiError
    """
    if options != Options():
        raise XphiError(f"code in {to} takes no {_asked(options)}; {others} take it")


def _asked(options: Options) -> str:
    """The first option that differs from what holds without it, as it is typed."""
    default = Options()
    name = next(n for n in vars(default) if getattr(options, n) != getattr(default, n))
    return f"--{name.replace('_', '-')}"


def arithmetic(number_format: Any) -> Format:
    """The format in which the code for a format computes: 16 bits are computed in binary32 and rounded once."""
    chosen = formats.get(number_format) if isinstance(number_format, str) else number_format
    return chosen if chosen.bits > 16 else formats.get("binary32")
