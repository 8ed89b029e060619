"""How a table is read at run time, in integers only: an entry for each input, for each step, or a line between two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

import numpy as np

from xphi.errors import XphiError, positive
from xphi.integers.exact import Integers
from xphi.integers.kinds import Kind

#: The step of the sigmoid table that CMSIS-NN and TFLite share is 1/24: inputs are multiplied by 3.
_FACTOR = 3
_LAST = 255


class Scheme(Protocol):
    """Integer arithmetic from an input and two neighbouring entries to an output."""

    @property
    def count(self) -> int:
        """Number of entries."""

    @property
    def linear(self) -> bool:
        """Whether an output depends on the next entry too."""

    @property
    def resolution(self) -> int:
        """How many units of an entry are one of the output."""

    def segment(self, codes: Integers) -> Integers:
        """The entry that each input reads; -1 where it reads none."""

    def combine(self, codes: Integers, entry: Integers, following: Integers) -> Integers:
        """The outputs for inputs, the entries that they read, and those after them."""


def run(scheme: Scheme, entries: Integers, codes: Integers) -> Integers:
    """The outputs of a table for inputs."""
    segment = scheme.segment(codes)
    after = np.minimum(segment + 1, scheme.count - 1)
    return scheme.combine(codes, entries[segment], entries[after])


@dataclass(frozen=True)
class Steps:
    """Equal steps of 2^shift inputs from the lowest input on.

    With lines: ``entry + (((following − entry)·offset + 2^(shift − 1)) >> shift)``, as in TFLite's look-up of int16.

    Parameters
    ----------
    low, high : int
        The lowest and the highest input.
    shift : int
        0 is one entry for each input.
    linear : bool
    """

    low: int
    high: int
    shift: int
    linear: bool = False
    resolution: int = 1

    @property
    def count(self) -> int:
        """Number of entries."""
        return ((self.high - self.low) >> self.shift) + 1 + self.linear

    def segment(self, codes: Integers) -> Integers:
        """The entry that each input reads."""
        return np.asarray((codes - self.low) >> self.shift, dtype=np.int64)

    def combine(self, codes: Integers, entry: Integers, following: Integers) -> Integers:
        """The outputs."""
        if not self.linear:
            return np.asarray(entry + 0 * codes, dtype=np.int64)
        offset = (codes - self.low) & ((1 << self.shift) - 1)
        return np.asarray(entry + (((following - entry) * offset + self.half) >> self.shift), dtype=np.int64)

    @property
    def half(self) -> int:
        """What is added before the shift."""
        return (1 << self.shift) >> 1


@dataclass(frozen=True)
class SharedSigmoid:
    """What CMSIS-NN and TFLite do for sigmoid and tanh of int16, from 256 values of the sigmoid in 0.16 format.

    Parameters
    ----------
    tanh : bool
    left_shift : int
        The input's scale is 2^(left_shift - 12).
    """

    tanh: bool
    left_shift: int
    count: int = _LAST + 1
    linear: bool = True
    resolution: int = 2

    def _scaled(self, codes: Integers) -> Integers:
        right = max(-self.left_shift, 0)
        return np.asarray((codes * (_FACTOR << max(self.left_shift, 0)) + ((1 << right) >> 1)) >> right, dtype=np.int64)

    def segment(self, codes: Integers) -> Integers:
        """The entry that each input reads; -1 beyond the table."""
        segment = np.abs(self._scaled(codes)) >> (8 if self.tanh else 9)
        return np.where(segment < _LAST, segment, -1)

    def combine(self, codes: Integers, entry: Integers, following: Integers) -> Integers:
        """The outputs, as int16 wraps them."""
        shift = 8 if self.tanh else 9
        scaled = self._scaled(codes)
        size = np.abs(scaled)
        inside = (entry << shift) + (size & ((1 << shift) - 1)) * (following - entry)
        top = 0xFFFF << 8 if self.tanh else 0x7FFF << 10
        value = np.where(size >> shift < _LAST, inside, top)
        if self.tanh:
            positive, negative = value - (1 << 23) + 128, -value + (1 << 23) + 127
        else:
            positive, negative = value + 512, (1 << 25) - value + 511
        whole = np.where(scaled >= 0, positive, negative) >> (8 if self.tanh else 10)
        return np.asarray(((whole + 0x8000) & 0xFFFF) - 0x8000, dtype=np.int64)


def steps(source: Kind, entries: int | None, interp: str | None) -> Steps:
    """The equal steps with so many entries; one entry for each input where none are asked for.

    Raises
    ------
    XphiError
        If no step of a power of two has so many.
    """
    inputs = source.high - source.low + 1
    if interp not in (None, "nearest", "linear"):
        raise XphiError(f"--interp takes nearest or linear, not {interp!r}")
    if entries is None:
        if interp == "linear":
            raise XphiError("--interp linear needs --entries, such as --entries 513")
        return Steps(source.low, source.high, 0)
    if positive("--entries", entries) < 2:
        raise XphiError("--entries takes a whole number of at least 2, not 1")
    if entries > inputs:
        raise XphiError(f"{entries} entries are more than the {inputs} inputs of {source.name}: leave out --entries")
    linear = interp == "linear" if interp else entries != inputs and bool(entries & (entries - 1))
    every = [Steps(source.low, source.high, shift, linear) for shift in range(linear, source.width)]
    match = [one for one in every if one.count == entries and not (linear and entries < 3)]
    if not match:
        counts = sorted({one.count for one in every if 3 <= one.count <= inputs}, key=lambda n: abs(n - entries))[:2]
        raise XphiError(
            f"no step of a power of two cuts the {inputs} inputs of {source.name} into a table of {entries} entries "
            f"for {'lines' if linear else 'the nearest entry'}: take {' or '.join(map(str, sorted(counts)))}"
        )
    return match[0]
