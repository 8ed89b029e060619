"""What the facts are made of: plain records that go to JSON and come back."""

from __future__ import annotations

import math
import types
import typing
from dataclasses import dataclass, field, fields, is_dataclass
from typing import Any

from flint import arb

from xphi.balls.numbers import precision
from xphi.real import DIGITS, Real

#: Bits at which the facts are worked out.
BITS = 320
INFINITY = {-1: Real(-math.inf, "-inf"), 1: Real(math.inf, "inf")}


_FAR = 5000


def real(number: Any) -> Real:
    """A ball as a Real; infinite ones too, and those whose exponent is too long to write out in binary.

    Parameters
    ----------
    number : flint.arb
    """
    if not number.is_finite():
        return INFINITY[1 if number > 0 else -1]
    with precision(BITS):
        size = abs(number).upper()
        if number.is_zero() or arb(2) ** -_FAR < size < arb(2) ** _FAR:
            return Real.of(number)
        sign = 1.0 if number > 0 else -1.0
        return Real(sign * (0.0 if size < 1 else math.inf), number.str(DIGITS, radius=False))


@dataclass(frozen=True)
class Root:
    """A point that was found, with what f is there.

    Parameters
    ----------
    x : Real
        Where.
    value : Real
        f at x (f′ at x for an extreme of the derivative).
    exact : str
        x as a formula where one was recognised and verified, such as ``sqrt(2)``; empty otherwise.
    kind : str
        ``minimum``, ``maximum`` or ``saddle`` for a critical point; empty otherwise.
    enclosure : tuple of str
        Two hexadecimal numbers that x lies between; empty where `exact` says it all.
    proved : bool
        False where the function touches zero to 90 digits but no argument shows that it gets there.
    """

    x: Real
    value: Real
    exact: str = ""
    kind: str = ""
    enclosure: tuple[str, ...] = ()
    proved: bool = True


@dataclass(frozen=True)
class Interval:
    """A stretch of the line on which something holds; infinite ends are infinite Reals."""

    low: Real
    high: Real
    text: str
    value: Real


@dataclass(frozen=True)
class Bound:
    """An infimum or a supremum.

    Parameters
    ----------
    value : Real
        May be infinite.
    attained : Root or None
        A point where it is reached.
    where : str
        In words: ``x = …``, ``on (-∞, 0]``, ``not attained: as x → ∞``.
    """

    value: Real
    attained: Root | None
    where: str


@dataclass(frozen=True)
class Limit:
    """A limit: exact text and number; both None where there is no limit that is known."""

    exact: str | None
    value: Real | None

    def __float__(self) -> float:
        return float("nan") if self.value is None else float(self.value)


@dataclass(frozen=True)
class Line:
    """An asymptote, slope·x + intercept."""

    slope: Limit
    intercept: Limit
    text: str


@dataclass(frozen=True)
class Term:
    """One Taylor coefficient, of x**power."""

    power: int
    exact: str
    value: Real


@dataclass(frozen=True)
class Symmetry:
    """An identity in f that was proved symbolically.

    Parameters
    ----------
    identity : str
        Such as ``f(x) - f(-x) = x``.
    kind : str
        ``even``, ``odd``, ``point`` (about a point on the axis) or ``linear odd part``.
    """

    identity: str
    kind: str


@dataclass(frozen=True)
class Kink:
    """A point where a derivative jumps.

    Parameters
    ----------
    x : Real
    exact : str
    order : int
        The first derivative that jumps (0: f itself).
    left, right : Real
        Its one-sided values.
    convention : Real or None
        What it is taken to be there.
    text : str
    """

    x: Real
    exact: str
    order: int
    left: Real
    right: Real
    convention: Real | None
    text: str


@dataclass(frozen=True)
class SpecialValue:
    """A correctly rounded binary64 result at an input that arithmetic treats apart."""

    order: int
    at: float
    value: float


@dataclass(frozen=True)
class Facts:
    """Everything computed about a function; see :func:`xphi.facts.of`.

    ``zeros``, ``critical`` and ``inflections`` are isolated points; stretches on which f or f′ is zero
    throughout are ``zero_intervals`` and ``critical_intervals``. ``where`` says what the lists are complete for.
    """

    formula: str
    where: str
    zeros: list[Root]
    zero_intervals: list[Interval]
    critical: list[Root]
    critical_intervals: list[Interval]
    inflections: list[Root]
    infimum: Bound
    supremum: Bound
    derivative_infimum: Bound
    derivative_supremum: Bound
    lipschitz: Real
    limits: dict[str, Limit]
    derivative_limits: dict[str, Limit]
    asymptotes: dict[str, Line | None]
    taylor: list[Term]
    taylor_left: list[Term]
    taylor_note: str
    symmetry: Symmetry | None
    monotone: str
    convexity: str
    smoothness: str
    kinks: list[Kink]
    special_values: list[SpecialValue] = field(default_factory=list)

    @property
    def minimum(self) -> Root | None:
        """Where f is smallest, when it is reached."""
        return self.infimum.attained

    @property
    def maximum(self) -> Root | None:
        """Where f is largest, when it is reached."""
        return self.supremum.attained

    @property
    def derivative_low(self) -> Root | None:
        """Where f′ is smallest (``value`` is f′ there), when it is reached."""
        return self.derivative_infimum.attained

    @property
    def derivative_high(self) -> Root | None:
        """Where f′ is largest, when it is reached."""
        return self.derivative_supremum.attained

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it; :func:`load` reads it back."""
        extremes = {
            "minimum": self.minimum,
            "maximum": self.maximum,
            "derivative_range": [self.derivative_infimum.value, self.derivative_supremum.value],
        }
        return {**dump(self), **dump(extremes)}


def dump(value: Any) -> Any:
    """Records as dictionaries, tuples as lists."""
    if isinstance(value, Real):
        return value.json()
    if is_dataclass(value):
        return {item.name: dump(getattr(value, item.name)) for item in fields(value)}
    if isinstance(value, (list, tuple)):
        return [dump(item) for item in value]
    if isinstance(value, dict):
        return {key: dump(item) for key, item in value.items()}
    return value


def load(kind: Any, data: Any) -> Any:
    """What :func:`dump` wrote, as a `kind` again.

    Raises
    ------
    KeyError, TypeError, ValueError, AttributeError
        If `data` is not of that shape.
    """
    if isinstance(kind, types.UnionType):
        if data is None:
            return None
        (kind,) = (choice for choice in typing.get_args(kind) if choice is not types.NoneType)
    if kind is Real:
        return Real(float(data["value"]), str(data["decimal"]))
    if is_dataclass(kind):
        hints = typing.get_type_hints(kind)
        return kind(**{item.name: load(hints[item.name], data[item.name]) for item in fields(kind)})  # type: ignore[operator]  # a class, not an instance
    origin, inner = typing.get_origin(kind), typing.get_args(kind)
    if origin is list:
        return [load(inner[0], item) for item in data]
    if origin is tuple:
        return tuple(load(inner[0], item) for item in data)
    if origin is dict:
        return {str(key): load(inner[1], item) for key, item in data.items()}
    return kind(data)
