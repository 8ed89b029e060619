"""Functions with parameters, such as leaky ReLU with its slope, and which of them the registry has."""

from __future__ import annotations

import functools
import importlib.resources
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

#: Two values of a parameter are the same constant when they are this near, relatively: a library writes 1/6 as a
#: binary32 or with seven digits.
SAME = Fraction(1, 2**22)


@dataclass(frozen=True)
class Family:
    """A formula with parameters.

    Parameters
    ----------
    name : str
    formula : str
    members : tuple of (str, dict of str to str)
        Functions of the registry, each with its values of the parameters.
    """

    name: str
    formula: str
    members: tuple[tuple[str, Mapping[str, str]], ...]

    def at(self, parameters: Mapping[str, str]) -> str:
        """The formula with these values in place of the parameters."""
        if not parameters:
            return self.formula
        pattern = "|".join(map(re.escape, parameters))
        return re.sub(rf"\b({pattern})\b", lambda found: _written(parameters[found.group()]), self.formula)

    def function(self, parameters: Mapping[str, str]) -> str | None:
        """The registry's function with these values, or None."""
        return next((name for name, values in self.members if _same(values, parameters)), None)


@functools.cache
def families() -> dict[str, Family]:
    """Every family by its name."""
    text = (importlib.resources.files("xphi.names") / "families.toml").read_text("utf-8")
    found = {}
    for entry in tomllib.loads(text)["family"]:
        members = tuple(
            (one["function"], {key: value for key, value in one.items() if key != "function"})
            for one in entry["members"]
        )
        found[entry["name"]] = Family(entry["name"], entry["formula"], members)
    return found


def number(text: str) -> Fraction | None:
    """A value of a parameter: a decimal or a quotient, or None where the text is neither."""
    try:
        return Fraction(text)
    except (ValueError, ZeroDivisionError):
        return None


def _written(value: str) -> str:
    return value if re.fullmatch(r"[\d.]+", value) else f"({value})"


def _same(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return one.keys() == other.keys() and all(_near(Fraction(one[key]), Fraction(other[key])) for key in one)


def _near(one: Fraction, other: Fraction) -> bool:
    return abs(one - other) <= SAME * max(abs(one), abs(other))
