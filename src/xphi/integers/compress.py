"""A table in fewer bits, without loss: a base that the decoder can compute is taken off, and the rest is coded.

The base is a constant, the ReLU of the types, or their line. The rest is a sequence over all inputs, or over |q| alone
where it is even or point-symmetric about the zero point. Where an entry saturates, any rest that saturates will do, and
one that changes little is taken. The stream holds all that the decoder needs beyond the two types: which base, symmetry
and code, their parameters, and the lengths.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from itertools import product
from typing import Any

import numpy as np

from xphi.integers.bits import Reader, Writer, runs
from xphi.integers.exact import Integers
from xphi.integers.kinds import Kind

BASES = ("none", "relu", "line")
SYMMETRIES = ("none", "even", "odd")
CODES = ("fixed", "runs", "differences", "second differences")
_BASE_BITS, _SYMMETRY_BITS, _CODE_BITS = 2, 2, 2
_PARAMETERS = range(16)
_FAR = 1 << 40


@dataclass(frozen=True)
class Compressed:
    """A coded table.

    Parameters
    ----------
    bits : str
        The stream, as zeros and ones.
    base, symmetry, code : str
    stored : int
        Numbers that are coded; the first and the last stand for all before and after them.
    width : int or None
        Bits of each, where they can be read at random.
    """

    bits: str
    base: str
    symmetry: str
    code: str
    stored: int
    width: int | None

    def __len__(self) -> int:
        return len(self.bits)

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "base": self.base,
            "symmetry": self.symmetry,
            "code": self.code,
            "stored": self.stored,
            "width": self.width,
            "bits": len(self.bits),
            "stream": f"{int(self.bits, 2):0{-(-len(self.bits) // 4)}x}",
            "counted": "the whole stream: choice of base, symmetry and code, their parameters, lengths and values",
            "not_counted": "the input and output types, which a quantised tensor has, and the decoder",
        }


@dataclass(frozen=True)
class Frame:
    """Where the entries of a table stand, and how they are limited; the decoder has the same.

    Parameters
    ----------
    offsets : ndarray of int64
        The inputs of the entries, less the zero point.
    zero, low, high : int
        Of the entries.
    ratio : Fraction or None
        The input's scale in that of the output.
    """

    offsets: Integers
    zero: int
    low: int
    high: int
    ratio: Fraction | None

    @classmethod
    def of(cls, codes: Integers, source: Kind, result: Kind) -> Frame:
        """For the inputs of the entries and two types."""
        quotient = source.scale / result.scale
        ratio = Fraction(int(quotient.p), int(quotient.q)) if quotient.is_Rational else None
        return cls(codes - source.zero, result.zero, result.low, result.high, ratio)

    def base(self, name: str) -> Integers | None:
        """What is taken off, without saturation; None where the ratio of the scales is no fraction of small numbers."""
        if name == "none":
            return np.full(len(self.offsets), self.zero, dtype=np.int64)
        if self.ratio is None or max(self.ratio.numerator, self.ratio.denominator) > 1 << 20:
            return None
        line = np.maximum(self.offsets, 0) if name == "relu" else self.offsets
        top, bottom = 2 * self.ratio.numerator, 2 * self.ratio.denominator
        return np.asarray((line * top + self.ratio.denominator) // bottom + self.zero, dtype=np.int64)

    @property
    def sizes(self) -> Integers:
        """The distances from the zero point, from the smallest to the largest."""
        return np.unique(np.abs(self.offsets))


def compress(frame: Frame, entries: Integers) -> tuple[Compressed, Compressed]:
    """The shortest stream, and the shortest of those whose values have a fixed width and can be read at random."""
    found: list[Compressed] = []
    shortest = {True: _FAR, False: _FAR}
    for base, symmetry in product(BASES, SYMMETRIES):
        sequence = _sequence(frame, entries, base, symmetry)
        if sequence is None:
            continue
        about, rest = sequence
        first, core = _trimmed(rest)
        for code in CODES:
            cost, parameter = _cost(code, core)
            if cost < shortest[code == "fixed"]:  # headers are a few bits: the stream itself decides below
                made = _write(base, symmetry, about, first, core, code, parameter)
                shortest[code == "fixed"] = min(shortest[code == "fixed"], len(made))
                found.append(made)
    return min(found, key=len), min((one for one in found if one.width is not None), key=len)


def _sequence(frame: Frame, entries: Integers, base: str, symmetry: str) -> tuple[int, Integers] | None:
    """The rest and, where it is point-symmetric, the sum of opposite values; None where there is no such rest."""
    line = frame.base(base)
    if line is None:
        return None
    rest = entries - line
    least = np.where(entries <= frame.low, -_FAR, rest)
    most = np.where(entries >= frame.high, _FAR, rest)
    about = 0
    if symmetry != "none":
        sizes = frame.sizes
        if len(sizes) == len(entries):
            return None
        place = np.searchsorted(sizes, np.abs(frame.offsets))
        if symmetry == "odd":
            about = _centre(frame.offsets, rest, least, most)
            negative = frame.offsets < 0
            least, most = np.where(negative, about - most, least), np.where(negative, about - least, most)
        low, high = np.full(len(sizes), -_FAR), np.full(len(sizes), _FAR)
        np.maximum.at(low, place, least)
        np.minimum.at(high, place, most)
        if np.any(low > high):
            return None
        least, most = low, high
    return about, _calmest(least, most)


def _centre(offsets: Integers, rest: Integers, least: Integers, most: Integers) -> int:
    """The sum of opposite rests, from the innermost pair whose entries do not saturate."""
    position = {int(offset): k for k, offset in enumerate(offsets)}
    exact = least == most
    for k in np.argsort(np.abs(offsets), kind="stable").tolist():
        opposite = position.get(-int(offsets[k]))
        if offsets[k] > 0 and opposite is not None and exact[k] and exact[opposite]:
            return int(rest[k] + rest[opposite])
    return 0


def _calmest(least: Integers, most: Integers) -> Integers:
    """A sequence between two bounds that changes as late as it can."""
    chosen = np.empty(len(least), dtype=np.int64)
    low, high, start = -_FAR, _FAR, 0
    value = 0
    for k, (a, b) in enumerate(zip(least.tolist(), most.tolist(), strict=True)):
        if max(low, a) > min(high, b):
            value = min(max(value, low), high)
            chosen[start:k] = value
            low, high, start = a, b, k
        else:
            low, high = max(low, a), min(high, b)
    chosen[start:] = min(max(value, low), high)
    return chosen


def _trimmed(rest: Integers) -> tuple[int, Integers]:
    """How many further copies of the first value begin the sequence, and what is left without them and the last run."""
    changes = np.flatnonzero(np.diff(rest))
    if not len(changes):
        return len(rest) - 1, rest[:1]
    return int(changes[0]), rest[changes[0] : changes[-1] + 2]


def _steps(core: Integers, code: str) -> Integers:
    """The numbers of a difference code, the first value aside."""
    once = np.diff(core)
    return once if code == "differences" else np.diff(once, prepend=0)


def _cost(code: str, core: Integers) -> tuple[int, int]:
    """The bits of the values, and the parameter of the code."""
    if code == "fixed":
        width = int(core.max() - core.min()).bit_length()
        return width * len(core), width
    if code == "runs":
        writer = Writer()
        _write_runs(writer, core)
        return len(writer.text()), 0
    steps = _steps(core, code)
    whole = np.where(steps >= 0, 2 * steps, -2 * steps - 1)
    costs = [int((whole >> k).sum()) + (k + 1) * len(whole) for k in _PARAMETERS]
    return min(costs), costs.index(min(costs))


def _write_runs(writer: Writer, core: Integers) -> None:
    """The number of runs, and each as its change and its length; the last has length 1."""
    every = runs(core.tolist())
    writer.gamma(len(every) - 1)
    width = max((length - 1 for _, length in every[:-1]), default=0).bit_length()
    writer.gamma(width)
    before = 0
    for value, length in every[:-1]:
        writer.signed(value - before)
        writer.fixed(length - 1, width)
        before = value
    writer.signed(every[-1][0] - before)


def _write(base: str, symmetry: str, about: int, first: int, core: Integers, code: str, parameter: int) -> Compressed:
    writer = Writer()
    writer.fixed(BASES.index(base), _BASE_BITS)
    writer.fixed(SYMMETRIES.index(symmetry), _SYMMETRY_BITS)
    writer.fixed(CODES.index(code), _CODE_BITS)
    if symmetry == "odd":
        writer.signed(about)
    writer.gamma(first)
    if code == "runs":
        _write_runs(writer, core)
    else:
        writer.gamma(len(core))
        writer.gamma(parameter)
        if code == "fixed":
            least = int(core.min())
            writer.signed(least)
            for value in core.tolist():
                writer.fixed(value - least, parameter)
        else:
            writer.signed(int(core[0]))
            for value in _steps(core, code).tolist():
                writer.rice(value, parameter)
    return Compressed(writer.text(), base, symmetry, code, len(core), parameter if code == "fixed" else None)


def decompress(bits: str, frame: Frame) -> Integers:
    """The entries that a stream stands for."""
    reader = Reader(bits)
    base = BASES[reader.fixed(_BASE_BITS)]
    symmetry = SYMMETRIES[reader.fixed(_SYMMETRY_BITS)]
    code = CODES[reader.fixed(_CODE_BITS)]
    about = reader.signed() if symmetry == "odd" else 0
    first = reader.gamma()
    core = _read(reader, code)
    size = len(frame.offsets) if symmetry == "none" else len(frame.sizes)
    rest = np.concatenate([np.full(first, core[0]), core, np.full(size - first - len(core), core[-1])])
    if symmetry != "none":
        rest = rest[np.searchsorted(frame.sizes, np.abs(frame.offsets))]
        if symmetry == "odd":
            rest = np.where(frame.offsets < 0, about - rest, rest)
    line = frame.base(base)
    if line is None:
        raise ValueError("the stream needs a ratio of scales that these types do not have")
    return np.asarray(np.clip(line + rest, frame.low, frame.high), dtype=np.int64)


def _read(reader: Reader, code: str) -> Integers:
    if code == "runs":
        count, width, value = reader.gamma(), reader.gamma(), 0
        values: list[int] = []
        for _ in range(count):
            value += reader.signed()
            values += [value] * (reader.fixed(width) + 1)
        return np.array([*values, value + reader.signed()], dtype=np.int64)
    count, parameter, start = reader.gamma(), reader.gamma(), reader.signed()
    if code == "fixed":
        return np.array([start + reader.fixed(parameter) for _ in range(count)], dtype=np.int64)
    steps = np.array([reader.rice(parameter) for _ in range(count - 1)], dtype=np.int64)
    if code != "differences":
        steps = np.cumsum(steps)
    return np.concatenate([[start], start + np.cumsum(steps)])
