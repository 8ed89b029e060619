"""The kinds of kernels: what each takes and returns, said once, also for the compiled core."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Kind:
    """What a kernel computes of a function or of a gate, element by element.

    Parameters
    ----------
    name : str
    inputs, outputs : tuple of str
    of : {"f", "gate"}
        Whether functions have it, or gates.
    linear : int
        In so many of its last inputs it is linear, at the points that the others are.
    ending : str
        What an operator's name adds to that of the function or gate.
    generated : bool
        Whether a program is written for it; another kind is made of one that has.
    """

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    of: str
    linear: int = 0
    ending: str = ""
    generated: bool = True

    @property
    def points(self) -> int:
        """How many inputs are points where something is taken."""
        return len(self.inputs) - self.linear

    @property
    def factors(self) -> int:
        """How many inputs the value or slope at the first one is multiplied by."""
        return len(self.inputs) - 1

    @property
    def arity(self) -> tuple[int, int]:
        """How many arrays go in and come out."""
        return len(self.inputs), len(self.outputs)


KINDS = {
    kind.name: kind
    for kind in (
        Kind("f", ("x",), ("y",), "f"),
        Kind("grad", ("x",), ("y",), "f", ending="_grad"),
        Kind("vjp", ("x", "g"), ("d_x",), "f", linear=1, ending="_vjp"),
        Kind("gate", ("gate", "up"), ("y",), "gate"),
        Kind("gate_vjp", ("gate", "up", "g"), ("d_gate", "d_up"), "gate", linear=1, ending="_vjp"),
        Kind("bias", ("x", "bias"), ("y",), "f", ending="_bias", generated=False),
    )
}
#: Those that a program is written for.
GENERATED = tuple(name for name, kind in KINDS.items() if kind.generated)


def generated(of: str) -> tuple[str, ...]:
    """The kinds of programs of a function (``"f"``) or of a gate (``"gate"``)."""
    return tuple(name for name in GENERATED if KINDS[name].of == of)
