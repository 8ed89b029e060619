"""What `table` returns: the entries, what they are off by at every input, and how few bits they can be kept in."""

from __future__ import annotations

import functools
import html
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from xphi.integers.compress import Compressed, Frame, decompress
from xphi.integers.exact import ONE, Integers, Truth
from xphi.integers.kinds import Kind
from xphi.integers.schemes import Scheme, SharedSigmoid, run

#: No exact value is further from the one that is kept than this, in LSB.
_KEPT = 1 / ONE
_HALF = 0.5


@dataclass(frozen=True)
class Row:
    """The entries of one origin, tried at every input.

    Parameters
    ----------
    name : str
        ``best``, ``sampled``, or the runtime that fills its table so.
    entries, outputs : ndarray of int64
    max_lsb : float
        The largest distance from the exact, saturated value, in units of the output.
    at : int
        The input where it is met.
    correctly_rounded : float
        The share of inputs.
    monotone : bool
    reversals : int
        Steps from one input to the next at which the output moves against the function.
    """

    name: str
    entries: Integers
    outputs: Integers
    max_lsb: float
    at: int
    correctly_rounded: float
    monotone: bool
    reversals: int

    @classmethod
    def of(cls, name: str, scheme: Scheme, truth: Truth, entries: Integers) -> Row:
        """Try every input."""
        outputs = run(scheme, entries, truth.codes)
        errors = np.abs(truth.errors(outputs))
        worst, steps = int(errors.argmax()), np.diff(outputs)
        right = int((outputs == truth.rounded).sum())
        return cls(
            name, entries, outputs, float(errors[worst] / ONE), int(truth.codes[worst]), right / len(outputs),
            bool(np.all(steps >= 0) or np.all(steps <= 0)),
            int((np.sign(steps) * np.sign(np.diff(truth.fixed)) < 0).sum()),
        )  # fmt: skip

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it, without the entries."""
        return {
            "name": self.name,
            "max_lsb": self.max_lsb,
            "beyond_rounding": max(self.max_lsb - _HALF, 0.0),
            "at": self.at,
            "correctly_rounded": self.correctly_rounded,
            "monotone": self.monotone,
            "reversals": self.reversals,
        }


@dataclass(frozen=True)
class Table:
    """An integer table, every input tried against the exact function.

    It maps arrays of integers: ``t(np.int8([-3, 0, 5]))``.

    Parameters
    ----------
    name : str
        The function, as it was asked for.
    source, result : Kind
        The types of inputs and outputs.
    scheme : Scheme
        The arithmetic at run time.
    arithmetic : str
        The same in a phrase.
    rows : tuple of Row
        The table's own first; beside it, others for the same arithmetic.
    truth : Truth
    optimal : bool
        Whether no entries have a smaller largest error, or the same and more correctly rounded outputs.
    frame : Frame
        Where the entries stand, as a decoder of the streams knows it from the types.
    compressed, random_access : Compressed
        The shortest stream without loss, and the shortest whose values can be read at random.
    like : str or None
        The runtime whose arithmetic it is.
    ties : str
    seconds : float
    """

    name: str
    source: Kind
    result: Kind
    scheme: Scheme
    arithmetic: str
    rows: tuple[Row, ...]
    truth: Truth
    optimal: bool
    frame: Frame
    compressed: Compressed
    random_access: Compressed
    like: str | None
    ties: str
    seconds: float

    @property
    def own(self) -> Row:
        """The row of this table."""
        return self.rows[0]

    @functools.cached_property
    def entries(self) -> npt.NDArray[Any]:
        """The entries, in the smallest type of NumPy that holds them."""
        return self.own.entries.astype(self.entry_type)

    @property
    def entry_type(self) -> np.dtype[Any]:
        """The type of an entry."""
        return np.dtype(np.uint16) if isinstance(self.scheme, SharedSigmoid) else self.result.container

    @functools.cached_property
    def outputs(self) -> npt.NDArray[Any]:
        """The outputs for all inputs, from the lowest to the highest."""
        return self.own.outputs.astype(self.result.container)

    @property
    def max_lsb(self) -> float:
        """The largest error, in units of the output."""
        return self.own.max_lsb

    @property
    def correctly_rounded(self) -> float:
        """The share of inputs whose output is the correctly rounded one."""
        return self.own.correctly_rounded

    @property
    def monotone(self) -> bool:
        """Whether the outputs never turn."""
        return self.own.monotone

    @property
    def bits(self) -> int:
        """Bits of the plain table."""
        return len(self.entries) * (16 if isinstance(self.scheme, SharedSigmoid) else self.result.width)

    @property
    def bits_compressed(self) -> int:
        """Bits of the shortest stream, its header in it."""
        return len(self.compressed)

    @property
    def error(self) -> dict[str, Any]:
        """The largest error, as other verbs state theirs."""
        return {
            "observed": self.max_lsb,
            "bound": self.max_lsb + _KEPT,
            "at": self.own.at,
            "evidence": "exhaustive",
            "unit": "lsb",
        }

    def __call__(self, values: Any) -> Any:
        """The output for every element.

        Parameters
        ----------
        values : array of integers, any shape
            Each an integer that the input type has.

        Returns
        -------
        array of the output type, or a scalar where `values` is one

        Raises
        ------
        XphiError
            If an element is no such integer.
        """
        return self.outputs[self.source.check(values) - self.source.low]

    def __len__(self) -> int:
        return len(self.entries)

    def __repr__(self) -> str:
        """One line."""
        return f"<Table {self.name}: {self.source.text()} to {self.result.text()}; {self._summary()}>"

    def _repr_html_(self) -> str:
        """What a notebook shows: the rows, and the sizes."""
        heads = "".join(f"<th>{head}</th>" for head in ("", "largest error (LSB)", "correctly rounded", "monotone"))
        rows = "".join(
            f"<tr><th>{html.escape(row.name)}</th><td>{row.max_lsb:.4f}</td><td>{row.correctly_rounded:.2%}</td>"
            f"<td>{'yes' if row.monotone else 'no'}</td></tr>"
            for row in self.rows
        )
        types = html.escape(f"{self.name}: {self.source.text()} → {self.result.text()}; {self.arithmetic}")
        return f"<p>{types}</p><table><tr>{heads}</tr>{rows}</table><p>{html.escape(self._summary())}</p>"

    def _summary(self) -> str:
        return (
            f"{len(self)} entries, at most {self.max_lsb:.4f} LSB, {self.correctly_rounded:.2%} correctly rounded; "
            f"{self.bits} bits, {self.bits_compressed} compressed"
        )

    def decode(self, bits: str) -> npt.NDArray[Any]:
        """The entries that a stream of zeros and ones stands for, such as ``t.compressed.bits``."""
        return decompress(bits, self.frame).astype(self.entry_type)

    def emit(self, to: str, name: str | None = None) -> str:
        """Code for the table.

        Parameters
        ----------
        to : {"c", "latex", "numpy", "onnx", "verilog"}
        name : str, optional
            Of the function or module.
        """
        from xphi.integers import emit

        return emit.text(self, to, name)

    def as_dict(self) -> dict[str, Any]:
        """The keys of ``xphi table --json``."""
        return {
            "name": self.name,
            "input": self.source.json(),
            "output": self.result.json(),
            "round": self.ties,
            "like": self.like,
            "arithmetic": self.arithmetic,
            "entries": self.own.entries.tolist(),
            "inputs": len(self.truth.codes),
            "max_lsb": self.max_lsb,
            "error": self.error,
            "correctly_rounded": self.correctly_rounded,
            "saturated": self.truth.saturated,
            "monotone": self.monotone,
            "reversals": self.own.reversals,
            "optimal": self.optimal,
            "bits": self.bits,
            "bits_compressed": self.bits_compressed,
            "compression": self.compressed.json(),
            "random_access": self.random_access.json(),
            "rows": [row.json() for row in self.rows],
            "evidence": "exhaustive",
        }

    def json(self) -> dict[str, Any]:
        """The keys of ``xphi table --json``."""
        return self.as_dict()
