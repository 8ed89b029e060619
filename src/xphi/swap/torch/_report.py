"""What a swap did and what it did not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Change:
    """One place where a function was replaced.

    Parameters
    ----------
    where : str
        The path of the module, attribute or module whose call it is, as `named_modules` writes it.
    source, target : str
        The functions, by the registry's names.
    kind : {"module", "attribute", "call"}
        What was replaced: a submodule, a callable held as an attribute, a call in a `forward`.
    was : str
        What stood there.
    """

    where: str
    source: str
    target: str
    kind: str
    was: str

    def __str__(self) -> str:
        """The change in a line."""
        return f"{self.where or '(the model)'}: {self.was} ({self.source}) -> {self.target}"


@dataclass(frozen=True)
class Unsupported:
    """A place that was left alone, and why."""

    where: str
    reason: str

    def __str__(self) -> str:
        """The place and the reason in a line."""
        return f"{self.where or '(the model)'}: not swapped, {self.reason}"


@dataclass(frozen=True)
class Report:
    """What a swap did.

    Parameters
    ----------
    changed : tuple of Change
        In the order of `named_modules`; then calls, in the order in which they first ran.
    not_found : tuple of str
        What was asked for, as it was spelled, and is nowhere in the model.
    unsupported : tuple of Unsupported
        Where it is, or may be, and could not be replaced.
    watched : tuple of str
        The modules whose calls are replaced while they run; a call is in `changed` once it has run.
    """

    changed: tuple[Change, ...]
    not_found: tuple[str, ...]
    unsupported: tuple[Unsupported, ...]
    watched: tuple[str, ...] = ()

    @property
    def waiting(self) -> tuple[str, ...]:
        """The modules whose calls are replaced while they run, of which none has run yet."""
        ran = {one.where for one in self.changed if one.kind == "call"} | {one.where for one in self.unsupported}
        return tuple(where for where in self.watched if where not in ran)

    def summary(self) -> str:
        """How many places were changed and left alone, and what is missing, in a line."""
        parts = [f"{len(self.changed)} changed"]
        parts += [f"{len(self.waiting)} with calls to be replaced"] * bool(self.waiting)
        parts += [f"{len(self.unsupported)} not swapped"] * bool(self.unsupported)
        parts += [f"{', '.join(self.not_found)} not found"] * bool(self.not_found)
        return ", ".join(parts)

    def __str__(self) -> str:
        """A line for each place and for each thing that is missing."""
        lines = [str(one) for one in self.changed]
        lines += [f"{where or '(the model)'}: its calls are replaced while it runs" for where in self.waiting]
        lines += [str(one) for one in self.unsupported]
        lines += [f"{spelling}: not found" for spelling in self.not_found]
        return "\n".join(lines) or "nothing to swap"
