"""What a picture is about: a registry function, one of its derivatives, or a formula."""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import sympy as sp

from xphi import facts, functions, reference
from xphi.errors import XphiError
from xphi.formula.pieces import split
from xphi.plot.numbers import signed
from xphi.plot.sample import value_at
from xphi.plot.tex import tex

if TYPE_CHECKING:
    from xphi.functions import Function, Known

#: Corners further out than this do not widen a picture.
FAR = 12


@dataclass(frozen=True)
class Subject:
    """A function that can be drawn.

    Parameters
    ----------
    text : str
        As the user typed it.
    name : str
        For a key: ``GELU``, ``GELU′``, or the formula as mathematical type.
    expression : sympy.Expr
    function : Function or None
        The registry's definition, when there is one.
    order : int
        How many primes the name has.
    """

    text: str
    name: str
    expression: Any
    function: Function | None
    order: int

    @property
    def idea(self) -> str:
        """One clause for a subtitle; empty for a formula or a derivative."""
        return self.function.idea if self.function and not self.order else ""

    @functools.cached_property
    def facts(self) -> Any:
        """Computed facts; None when the formula is beyond them, and then nothing is marked."""
        try:
            return facts.of(self.text)
        except XphiError:
            return None

    @functools.cached_property
    def kinks(self) -> list[float]:
        """Where the formula changes its branch, near enough to be drawn."""
        return [float(low) for low, _, _ in split(self.expression, sp.Integer(-FAR), sp.Integer(FAR))[1:]]

    @functools.cached_property
    def grows(self) -> bool:
        """Whether :attr:`base` has a slope that is not zero far to the right, as ReLU has."""
        slope = reference.limit_at_infinity(self.base, 1, 1)
        return slope is not None and bool(slope.is_finite and slope.is_positive)

    def is_corner(self, at: float) -> bool:
        """Whether the function or its slope jumps at one of its :attr:`kinks`."""
        sides = split(self.expression, sp.Integer(-FAR), sp.Integer(FAR))
        left, right = (next(side[2] for side in sides if float(side[end]) == at) for end in (1, 0))
        return any(value_at(left, at, k) != value_at(right, at, k) for k in (0, 1))

    @property
    def word(self) -> str:
        """The name in plain text, for messages and records."""
        return self.name if self.function else self.text

    @property
    def base(self) -> Any:
        """The formula before any derivative; :attr:`order` says how many to take."""
        return self.function.formula if self.function else self.expression

    def need_known(self, what: str) -> tuple[Known, ...]:
        """The published approximations of :attr:`base`, or a sentence that says that there are none."""
        if self.function is None or not self.function.known:
            raise XphiError(
                f"{self.text} has no known approximations, so there is no picture of {what}; try --what function"
            )
        return self.function.known


def subject(text: str) -> Subject:
    """Read what a person typed where a picture wants a NAME.

    Parameters
    ----------
    text : str
        A registry name or alias, either with ``'`` for derivatives, or a formula in ``x``.

    Raises
    ------
    XphiError
    """
    stripped = text.strip()
    expression = functions.target(stripped)
    bare = stripped.rstrip("'")
    if functions.is_spelling(bare):
        order = len(stripped) - len(bare)
        function = functions.get(bare)
        return Subject(stripped, function.title + "′" * order, expression, function, order)
    typeset = tex(expression)
    name = f"${typeset}$" if len(typeset) < 160 else stripped if len(stripped) < 60 else stripped[:57] + "…"
    return Subject(stripped, name, expression, None, 0)


def window(about: Subject, on: tuple[float, float] | None, half: float = 3.0) -> tuple[float, float]:
    """The interval to draw: as asked, or symmetric and wide enough for the corners of the formula."""
    if on is not None:
        low, high = on
        if not (math.isfinite(low) and math.isfinite(high)):
            raise XphiError("a picture needs an interval with finite ends, such as --on -4,4")
        if low >= high:
            raise XphiError(f"--on needs its lower end first; {signed(low)} is not below {signed(high)}")
        if (high - low) < 1e-12 * max(1.0, abs(low), abs(high)):
            raise XphiError(f"--on {low:g},{high:g} is too narrow to draw")
        return low, high
    far = [abs(kink) for kink in about.kinks if abs(kink) < FAR]
    if far and max(far) > 0.9 * half:
        half = math.ceil(1.35 * max(far))
    return -half, half
