"""The one exception that a person sees: bad input, said in a sentence; and the check of a whole number."""

from __future__ import annotations

import re
from typing import Any

_SHOWN = 88
#: Options of the command line that are keywords in Python. Text in back-quotes is a command, and stays one.
_OPTION = re.compile(
    r"(?P<command>`[^`]*`)|(?<![\w-])--(?P<name>on|fix|require|norm|weight|form|format|clamp|times-x|also-derivative|points)"
    r"(?![\w-])(?: (?P<value>LO,HI|(?:minimax|minimax-rel|l1|l2|taylor|uniform|normal)(?![\w-])))?"
)
_FLAGS = ("clamp", "times_x")


class XphiError(Exception):
    """Something the user gave cannot be used; the message names it and the next step.

    Messages are written with the options of the command line, which prints `args` as they are; the text that Python
    shows has keywords in their stead.
    """

    def __str__(self) -> str:
        """The sentence, with the keywords of Python."""
        return with_keywords(super().__str__())


def with_keywords(text: str) -> str:
    """A sentence about options with the keywords that they are in Python.

    >>> with_keywords("choose an interval with --on LO,HI, or leave out --clamp")
    'choose an interval with on=(LO, HI), or leave out clamp=True'
    """

    def keyword(found: re.Match[str]) -> str:
        if found["command"]:
            return found["command"]
        name, value = found["name"].replace("-", "_"), found["value"]
        if value == "LO,HI":
            return f"{name}=(LO, HI)"
        if value:
            return f'{name}="{value}"'
        return f"{name}=True" if name in _FLAGS else f"{name}="

    return _OPTION.sub(keyword, text)


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


#: The extra that brings a module.
EXTRAS = {
    "sympy": "derive",
    "flint": "derive",
    "scipy": "derive",
    "mpmath": "derive",
    "rich": "derive",
    "matplotlib": "plot",
    "jinja2": "plot",
    "distributed": "audit",
}


class MissingExtra(XphiError, ImportError):
    """A feature whose optional dependency is not installed."""

    def __init__(self, feature: str, module: str, extra: str) -> None:
        super().__init__(f'{feature} needs {module}, which is not installed: pip install "xphi[{extra}]"')
