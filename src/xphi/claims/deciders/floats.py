"""What floating-point arithmetic makes of GELU: gradients that vanish, and the cost of 1 + erf."""

from __future__ import annotations

import functools
from fractions import Fraction
from typing import Any

import numpy as np
from scipy import special

from xphi import formats, reference
from xphi.balls.numbers import fraction
from xphi.claims.result import Interval, Result
from xphi.errors import XphiError

#: Left of −√2, GELU″ = φ(x)·(2 − x²) is negative, so that the slope only grows in size from −∞ to here.
_MONOTONE_FROM = Fraction(3, 2)
_UNSURE = 1e-10


def vanishing_gradients(format: str) -> Result:  # noqa: A002 - the word that the command line has
    """How many finite inputs of a format have a derivative of GELU that rounds to zero in it.

    The 16-bit formats are gone through input by input. In the others the slope is monotone left of −3/2, so that
    bisection finds the first input whose slope vanishes, and the inputs around the one real zero are looked at.
    """
    number_format = formats.get(format)
    exhaustive = number_format.bits <= 16
    count, largest = _every_input(number_format) if exhaustive else _beyond_threshold(number_format)
    total = 2 * (number_format.encode(number_format.largest) + 1)
    remark = f"of {total:,}; from x = {float(largest):.9g} down"
    return Result(count, "exhaustive" if exhaustive else "proved", remark)


@functools.cache
def _every_input(number_format: formats.Format) -> tuple[int, Fraction]:
    half = float(number_format.tiny / 2)
    positive = np.array(
        [float(number_format.decode(code)) for code in range(number_format.encode(number_format.largest) + 1)]
    )
    xs = np.concatenate([positive, -positive])
    slopes = np.abs(special.erfc(-xs / np.sqrt(2)) / 2 + xs * np.exp(-(xs**2) / 2) / np.sqrt(2 * np.pi))
    # binary64 settles all but the inputs near the threshold and near the real zero; those get balls
    far = xs < -3
    unsure = np.where(far, (slopes > half / 4) & (slopes < half * 4), slopes < max(4 * half, _UNSURE))
    vanishing = far & (slopes <= half / 4)
    vanishing[unsure] = [_vanishes(Fraction(float(x)), number_format) for x in xs[unsure]]
    if not vanishing.any():
        raise XphiError(f"no gradient vanishes in {number_format.name}")
    return int(vanishing.sum()), Fraction(float(xs[vanishing].max()))


@functools.cache
def _beyond_threshold(number_format: formats.Format) -> tuple[int, Fraction]:
    low, high = number_format.encode(_MONOTONE_FROM), number_format.encode(number_format.largest)
    last = high
    if _vanishes(-_decoded(number_format, low), number_format) or not _vanishes(
        -_decoded(number_format, high), number_format
    ):
        raise XphiError(f"the gradient has no threshold in {number_format.name}")
    while high - low > 1:
        middle = (low + high) // 2
        if _vanishes(-_decoded(number_format, middle), number_format):
            high = middle
        else:
            low = middle
    beside = sum(_vanishes(-_decoded(number_format, code), number_format) for code in _around_zero(number_format))
    return last - high + 1 + beside, -_decoded(number_format, high)


def _around_zero(number_format: formats.Format) -> tuple[int, int]:
    """The encodings of the two magnitudes around the zero of the derivative."""
    from xphi import facts

    zero = Fraction(facts.of("gelu").critical[0].x.decimal)
    code = number_format.encode(Fraction(number_format.round(-zero)))
    other = code + 1 if _decoded(number_format, code) < -zero else code - 1
    return code, other


def _decoded(number_format: formats.Format, code: int) -> Fraction:
    return Fraction(number_format.decode(code))


def _vanishes(at: Fraction, number_format: formats.Format) -> bool:
    return reference.rounded("gelu", at, number_format, 1) == 0


def naive_error(low: int, high: int, points: int) -> Result:
    """The largest error, in ULP, of x·½·(1 + erf(x/√2)) computed in binary64, at equally spaced points."""
    worst, at = _naive(low, high, points)
    return Result(Interval(worst, worst), "measured", f"at x = {at!r}, {points} points")


@functools.cache
def _naive(low: int, high: int, points: int) -> tuple[Fraction, float]:
    xs = np.linspace(low, high, points)
    got: Any = xs * 0.5 * (1 + special.erf(xs / np.sqrt(2)))
    binary64 = formats.get("binary64")
    worst, at = Fraction(0), 0.0
    for x, y in zip(xs.tolist(), got.tolist(), strict=True):
        if x == 0:
            continue
        exact = fraction(reference.value("gelu", x, bits=128))
        error = abs(Fraction(y) - exact) / binary64.ulp(exact)
        if error > worst:
            worst, at = error, x
    return worst, at
