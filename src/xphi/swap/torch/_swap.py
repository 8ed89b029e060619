"""Swap activations in a model, and take it back."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import Self

from torch import nn

from xphi import names
from xphi.errors import XphiError
from xphi.nn import facts
from xphi.ops import torch as operators
from xphi.swap.torch._edits import Edit
from xphi.swap.torch._report import Report
from xphi.swap.torch._search import Search


class Swap:
    """A swap that has been made: its report, and the way back.

    It is a context manager, whose end takes the swap back. `swap` makes it.

    Parameters
    ----------
    found : Search
        What there was to do.
    keys : dict of str to str
        From each spelling that was asked for to its function.
    """

    def __init__(self, found: Search, keys: dict[str, str]) -> None:
        self._found = found
        self._keys = keys
        self._edits: list[Edit] = []

    @property
    def report(self) -> Report:
        """What the swap did so far: calls are replaced, and noted, while the model runs."""
        found = self._found
        changed = (*found.changed, *(one for calls in found.calls for one in calls.changed))
        unsupported = (*found.unsupported, *(one for calls in found.calls for one in calls.unsupported))
        missing = (spelling for spelling, source in self._keys.items() if source not in found.met | found.named)
        return Report(changed, tuple(missing), unsupported, tuple(found.watched))

    def __repr__(self) -> str:
        """The number of places, in a line."""
        state = "in place" if self._edits or not self._found.edits else "undone"
        return f"<Swap {state}: {self.report.summary()}>"

    def __str__(self) -> str:
        """The report."""
        return str(self.report)

    def make(self) -> None:
        """Change the model; where that fails, it is as it was."""
        try:
            for edit in self._found.edits:
                self._edits.append(edit)
                edit.make()
        except BaseException:
            while self._edits:
                self._edits.pop().take_back()
            raise

    def undo(self) -> None:
        """Put everything back. A second time does nothing.

        Raises
        ------
        XphiError
            If a place holds something else than what was put there, a later swap for example; then nothing changes.
        """
        for edit in self._edits:
            if not edit.there():
                raise XphiError(
                    f"{edit.where or 'the model'} was changed after this swap; undo that first (swaps in reverse order)"
                )
        while self._edits:
            self._edits.pop().take_back()

    def __enter__(self) -> Self:
        """Itself; the swap is made already."""
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Undo it. An error on its way out stays that error, with a note where the swap could not be undone."""
        try:
            self.undo()
        except XphiError as held:
            if error is None:
                raise
            error.add_note(f"the model is still swapped: {held}")


def swap(model: nn.Module, mapping: Mapping[str, str], *, rung: str = "faithful") -> Swap:
    """Put activations in the place of others, everywhere in a model.

    A function is found by what it computes: modules such as `nn.GELU` and those of transformers, callables that a
    module holds, and calls such as `F.gelu(x)`. Calls are replaced while `forward` runs, whatever else it does, also
    when it is compiled or exported. All in `mapping` happens at once. To map a function to itself puts ours in the
    place of theirs: the same function, within the rounding.

    Parameters
    ----------
    model : nn.Module
        Changed in place; training flags, hooks, devices, dtypes and the state dict stay as they are.
    mapping : mapping of str to str
        From functions to functions, in any spelling that `xphi names` knows: ``{"gelu": "gelu_tanh"}``. A gated unit of
        ours follows its activation, and can be named too.
    rung : {"faithful", "fast"}
        The promise about the error of what is put in.

    Returns
    -------
    Swap
        Its `report` says what changed, what was not found and what could not be changed; a call is in it once it has
        run. Its `undo` puts all back, and so does the end of a ``with`` statement.

    Raises
    ------
    XphiError
        If the model is no module or the mapping none, a spelling is unknown, a function has no operator, or two keys
        are one function; the model is as it was.

    Examples
    --------
    >>> import torch
    >>> model = torch.nn.Sequential(torch.nn.Linear(4, 4), torch.nn.GELU())
    >>> with swap(model, {"gelu": "gelu_tanh"}) as done:
    ...     print(done.report)
    1: GELU (gelu) -> gelu_tanh
    >>> type(model[1]).__module__
    'torch.nn.modules.activation'
    """
    if not isinstance(model, nn.Module):
        raise XphiError(f"swap takes a torch.nn.Module, and the model is a {type(model).__name__}")
    if not isinstance(mapping, Mapping):
        raise XphiError(
            f'swap takes a mapping such as {{"gelu": "gelu_tanh"}} from what goes to what comes, not a '
            f"{type(mapping).__name__}"
        )
    resolved = _resolved(mapping)
    found = Search(dict(resolved.values()), rung)
    found.search(model)
    done = Swap(found, {spelling: source for spelling, (source, _) in resolved.items()})
    done.make()
    return done


def _resolved(mapping: Mapping[str, str]) -> dict[str, tuple[str, str]]:
    """From each spelling to the functions it stands for: the one that goes and the one that comes."""
    known = set(operators.names())
    resolved: dict[str, tuple[str, str]] = {}
    for spelling, wanted in mapping.items():
        pair = names.function_of(spelling), names.function_of(wanted)
        for name in pair:
            if name not in known:
                raise XphiError(f"{name} has no operator to swap with; there are {', '.join(sorted(known))}")
        if len({name in facts.gates() for name in pair}) == 2:
            raise XphiError(f"{pair[0]} and {pair[1]} cannot be swapped: one is a gated unit, of two tensors")
        twin = next((other for other, (source, _) in resolved.items() if source == pair[0]), None)
        if twin is not None:
            raise XphiError(f"{twin!r} and {spelling!r} are one function, {pair[0]}: leave one of them out")
        resolved[spelling] = pair
    return resolved
