"""Norms, forms and output languages: which pages there are, and what stands on one that nobody has written."""

from __future__ import annotations

import importlib
from dataclasses import dataclass

from pages.text import first_sentence
from xphi import emit
from xphi.approximate import norms
from xphi.approximate.problem import forms


@dataclass(frozen=True)
class Section:
    """A folder of pages, one for each thing of a kind.

    Parameters
    ----------
    folder, title : str
    names : tuple of str
        What there is, by its own account.
    summaries : dict of str to str
        One sentence for each, of its source.
    extra : tuple of str
        Pages that are about no single name.
    """

    folder: str
    title: str
    names: tuple[str, ...]
    summaries: dict[str, str]
    extra: tuple[str, ...] = ()

    def path(self, name: str) -> str:
        """Where the page of a name is."""
        return f"reference/{self.folder}/{name}.md"

    def plain_page(self, name: str) -> str:
        """What there is to say without a written page."""
        return f"# {name}\n\n{self.summaries.get(name, '')}\n"


def all_sections() -> tuple[Section, ...]:
    """The sections, in the order of the navigation."""
    return (
        Section(
            "norms",
            "Norms",
            norms.names(),
            _docstrings(norms.__name__, {n: n.replace("-", "_") for n in norms.names()}),
        ),
        Section("forms", "Forms", short_names(), {}, extra=("formula",)),
        Section(
            "languages",
            "Languages",
            tuple(emit.languages()),
            _docstrings(emit.__name__, {n: n for n in emit.languages()}),
        ),
    )


def short_names() -> tuple[str, ...]:
    """The short names of forms, as in ``poly:5``."""
    return (*forms._KINDS, *forms.PIECEWISE)  # noqa: SLF001 - the parser's own list


def _docstrings(package: str, modules: dict[str, str]) -> dict[str, str]:
    return {
        name: first_sentence(importlib.import_module(f"{package}.{module}").__doc__) for name, module in modules.items()
    }
