"""What a language is: a file here with an object ``LANGUAGE``, which says what the language can honour."""

from __future__ import annotations

import keyword
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING, Any

from xphi import formats
from xphi.emit._rounding import Machine
from xphi.errors import XphiError
from xphi.formats import Format

if TYPE_CHECKING:
    from xphi.emit._code import Code

SCHEMES = ("horner", "estrin")
#: The formats of the languages that compute in binary32 for sixteen bits.
FORMATS = ("binary64", "binary32", "bfloat16", "binary16")
#: The formats of code that computes in the type of its argument.
GENERIC = ("binary32", "binary64")
#: Units in the last place that a library's functions may be off by where its makers say nothing: of the OpenCL C
#: specification, section 7.4, for single precision and double alike. A root is rounded correctly by IEEE 754.
OPENCL = {
    "exp": 3, "expm1": 3, "log": 3, "log1p": 2, "sqrt": 0.5, "sin": 4, "cos": 4, "atan": 5, "tanh": 5, "erf": 16,
    "erfc": 16, "pow": 16,
}  # fmt: skip
#: The same on a GPU, where quotients and roots of single precision need not be rounded correctly; σ and softplus are an
#: exponential, a sum, and a quotient or a logarithm.
ACCELERATOR = {**OPENCL, "div": 2, "sqrt": 3, "sigmoid": 8, "softplus": 8}
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


#: The options of code that runs.
EVERY = frozenset(option.name for option in fields(Options))


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
    growing : mapping of str to int
        Functions of u whose error in units in the last place grows like 1 + |u|ᵏ, and that k.
    through : str, optional
        The format in which functions are computed before they are rounded to a narrower one.
    flushes : bool
        Whether numbers below the normal ones may count as zero.
    contracts : bool
        Whether a compiler may fuse a product and a sum.
    fma : bool
        Whether it has the fused operation.
    takes : set of str
        The options that mean something in it.
    note : str
        What the header says on compilers.
    also : str
        What it says on other formats where none is asked for.
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
    growing: Mapping[str, int] = field(default_factory=dict)
    through: str = ""
    flushes: bool = False
    contracts: bool = False
    fma: bool = False
    takes: frozenset[str] = EVERY
    note: str = ""
    also: str = ""

    def machine(self, number_format: str) -> Machine:
        """How it computes in a format."""
        wide = self.machine(self.through) if self.through not in ("", number_format) else None
        return Machine(formats.get(number_format), self.ulps, self.lacking, self.growing, self.flushes, wide)

    def reserved(self, name: str) -> bool:
        """Whether a name means something in it."""
        return name in self.words or bool(self.clashes and self.clashes.fullmatch(name))

    def check(self, options: Options) -> None:
        """Refuse what it cannot honour.

        Raises
        ------
        XphiError
        """
        for name in vars(options):
            if name not in self.takes and getattr(options, name) != getattr(Options(), name):
                wanted = " or ".join(_typed(option) for option in vars(options) if option in self.takes)
                raise XphiError(f"{self.title} takes no {_typed(name)}, which is for code that runs; it takes {wanted}")
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


def _typed(option: str) -> str:
    """An option as it is typed."""
    return f"--{option.replace('_', '-')}"


def arithmetic(number_format: Any) -> Format:
    """The format in which the code for a format computes: 16 bits are computed in binary32 and rounded once."""
    chosen = formats.get(number_format) if isinstance(number_format, str) else number_format
    return chosen if chosen.bits > 16 else formats.get("binary32")
