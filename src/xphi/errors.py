"""The one exception that a person sees: bad input, said in a sentence; and the check of a whole number."""

from __future__ import annotations

from typing import Any

_SHOWN = 88


class XphiError(Exception):
    """Something the user gave cannot be used; the message names it and the next step."""


class FormulaError(XphiError):
    """A formula that does not parse, with the place where it stops making sense.

    Parameters
    ----------
    reason : str
        One sentence without a final full stop.
    text : str
        The formula as typed.
    position : int
        0-based column of the offending character.
    """

    def __init__(self, reason: str, text: str, position: int) -> None:
        self.reason = reason
        self.text = text
        self.position = max(0, min(position, len(text)))
        # a long formula is shown around the place
        start = max(0, self.position - _SHOWN // 2) if len(text) > _SHOWN else 0
        piece = text[start : start + _SHOWN]
        super().__init__(f"{reason}:\n  {piece}\n  {' ' * (self.position - start)}^")


def positive(name: str, value: Any) -> int:
    """`value`, which must be a whole number of at least 1.

    Raises
    ------
    XphiError
        If it is anything else; the message says what is called `name`.
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < 1:
        raise XphiError(f"{name} must be a whole number of at least 1, not {value!r}")
    return value


class MissingExtra(XphiError):
    """A feature whose optional dependency is not installed."""

    def __init__(self, feature: str, module: str, extra: str) -> None:
        super().__init__(f'{feature} needs {module}, which is not installed: pip install "xphi[{extra}]"')
