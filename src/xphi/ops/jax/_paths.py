"""Which of the two programs computes on a CPU, and the errors of one: recorded, never measured at run time.

The rule: a kernel of a function or gate in a dtype goes to the program that was faster over the sizes of
`benchmarks/jax_paths.py`, by the geometric mean of the ratios of times; a kernel with no record goes to the compiled
one.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass

from xphi.errors import XphiError
from xphi.ops import generated

#: The compiled kernels, or operations of jax.numpy.
PATHS = ("ffi", "jnp")


@dataclass(frozen=True)
class Sampled:
    """How far the program in jax.numpy is from the exact function, with XLA on a CPU.

    XLA flushes subnormal numbers to zero, intermediate results too, so what is small has another measure. Where a
    derivative crosses zero an ULP is next to nothing, and an error in it is a large number.

    Parameters
    ----------
    observed : float
        The largest error that was met in ULPs, where the exact result is at least `least` in magnitude.
    bound : None
        There is none: other inputs may have larger errors, and so may another release of XLA.
    at : tuple of str
        The inputs with that error, as hexadecimal floats.
    evidence : str
        ``exhaustive`` (every input there is) or ``sampled``.
    unit : str
        ``ulp``: the spacing of the format at the exact result, final rounding included.
    least : float
        The least magnitude of the results that are measured in ULPs; a power of two, or 0 for all.
    absolute : float
        The largest absolute error below it.
    nonfinite : int
        How many of the results overflowed on the way to a finite number.
    """

    observed: float
    bound: None
    at: tuple[str, ...]
    evidence: str
    unit: str
    least: float
    absolute: float
    nonfinite: int

    def __str__(self) -> str:
        """The error in a phrase."""
        phrase = f"{self.observed:.4g} {self.unit.upper()} observed"
        if self.least:
            phrase += f" where |y| >= 2^{round(math.log2(self.least))}, {self.absolute:.2g} below"
        if self.nonfinite:
            phrase += f", {self.nonfinite} not finite"
        return f"{phrase} ({self.evidence})"


def choice(name: str, kind: str, dtype: str) -> str:
    """The program for a kind of kernel of a function or gate in a dtype, on a CPU."""
    return _choices().get((name, "gate_vjp" if kind == "gate_jvp" else kind, dtype), "ffi")


def record(name: str, kind: str, dtype: str) -> Sampled | None:
    """The sampled error of the program in jax.numpy, or None where there is none."""
    return _errors().get((name, kind, dtype))


def sampled(name: str, kind: str, dtype: str) -> Sampled:
    """The sampled error of the program in jax.numpy.

    Raises
    ------
    XphiError
        If nothing is recorded.
    """
    found = record(name, kind, dtype)
    if found is None:
        raise XphiError(f"no accuracy is recorded for {name} ({kind}, {dtype}) in operations of jax.numpy")
    return found


@functools.cache
def _choices() -> dict[tuple[str, str, str], str]:
    rows = generated.read("jax_paths.json")["rows"]
    return {(row["name"], row["kind"], row["dtype"]): row["path"] for row in rows}


@functools.cache
def _errors() -> dict[tuple[str, str, str], Sampled]:
    rows = generated.read("jax_accuracy.json")["rows"]
    return {
        (row["name"], row["kind"], row["dtype"]): Sampled(
            row["observed"],
            None,
            tuple(row["at"]),
            row["evidence"],
            "ulp",
            row["least"],
            row["absolute"],
            row["nonfinite"],
        )
        for row in rows
    }
