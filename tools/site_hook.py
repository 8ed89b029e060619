"""MkDocs hook: adds what is written at every build to the pages that are written by hand.

MkDocs calls the functions below by their names (`hooks` in ``mkdocs.yml``).
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

from mkdocs.structure.files import File
from pages import changes, examples, pictures, python, sections
from pages import functions as function_pages
from pages.text import code, table, titled

from xphi import functions
from xphi.functions.gates import GATES

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

GALLERY = "gallery.md"
CHANGES = "changelog.md"
GATES_INDEX = "reference/gates/index.md"
#: Stands on a page in the position of the output of the command before it.
OUTPUT = "<!-- output -->\n"
#: What stands first in a generated file; MkDocs looks for the title there.
_WARNING = re.compile(r"\A<!--.*?-->\s*", re.DOTALL)


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add the pages of the registry to the navigation."""
    listed: Any = config.nav
    every = functions.registry()
    gates: list[Any] = [GATES_INDEX, *(function_pages.gate_path(unit.name) for unit in GATES)]
    listed.insert(-1, {"Functions": ["reference/functions.md", *map(function_pages.path, every), {"Gates": gates}]})
    for section in sections.all_sections():
        pages = [section.path(name) for name in ("index", *section.extra, *section.names)]
        listed[-1]["Reference"].append({section.title: pages})
    listed[-1]["Reference"].append({"Python": [python.path("index"), *map(python.path, _python_pages())]})
    listed += [{"Gallery": GALLERY}, {"Release notes": CHANGES}]
    return config


def _python_pages() -> list[str]:
    first, *others = (page for page, *_ in python.MODULES)
    return [first, "operators", *others]


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add pictures, and the pages that nobody writes."""
    for path, picture in pictures.all_pictures():
        files.append(File.generated(config, path, content=picture.render("png")))
    files.append(File.generated(config, "assets/icon.svg", content=pictures.icon()))
    for path, text in virtual_pages().items():
        if files.get_file_from_path(path) is None:
            files.append(File.generated(config, path, content=text))
    return files


def virtual_pages() -> dict[str, str]:
    """Every page that is written at the build, by its path; one that is written by hand comes first."""
    found = {GALLERY: gallery(), CHANGES: changes.page(), GATES_INDEX: gates_index(), **python.pages()}
    found |= {function_pages.gate_path(unit.name): function_pages.gate_page(unit) for unit in GATES}
    for section in sections.all_sections():
        found |= {section.path(name): section.plain_page(name) for name in section.names}
    return found


def on_page_markdown(markdown: str, page: Page, config: MkDocsConfig, files: Files) -> str:  # noqa: ARG001 - MkDocs' call
    """Add what the records say to a page."""
    path = Path(page.file.src_uri)
    markdown = _WARNING.sub("", markdown)
    if path.parent.as_posix() == function_pages.FOLDER and path.stem in functions.registry():
        return function_pages.enriched(functions.get(path.stem), markdown)
    if path.as_posix() == "reference/functions.md":
        return functions_index(markdown)
    if path.as_posix() == "reference/accuracy.md":
        return sortable(markdown)
    if path.parent.as_posix() in {f"reference/{section.folder}" for section in sections.all_sections()}:
        return examples.with_output(markdown)
    if OUTPUT in markdown:
        return examples.with_output(markdown.replace(OUTPUT, ""))
    return markdown


def functions_index(markdown: str) -> str:
    """The list of functions, followed by their graphs."""
    lines = ["", "## Graphs", "", '<div class="cards">']
    for name, function in functions.registry().items():
        title = titled(name, function.title)
        image = f'<img loading="lazy" src="../{pictures.path("function", name)}" alt="{title}">'
        lines.append(f'<a href="{name}.html">{image}<span>{title}</span></a>')
    return "\n".join([markdown, *lines, "</div>", ""])


def sortable(markdown: str) -> str:
    """A page whose last table can be sorted and filtered."""
    head, bar, rows = markdown.partition("\n| ")
    return f'{head}\n<div class="sortable" markdown="1">\n{bar}{rows}\n</div>\n' if bar else markdown


def gates_index() -> str:
    """The list of the gated units."""
    rows = [(f"[{unit.title}]({unit.name}.md)", code(unit.formula)) for unit in GATES]
    text = "A gated unit multiplies one input by the activation of another."
    return "\n".join(["# Gates", "", text, *table(("gated unit", "formula"), rows)])


def gallery() -> str:
    """All pictures."""
    lines = ["---", "hide: [toc]", "---", "", "# Gallery", ""]
    lines += ["Drawn by `xphi plot` when these pages were built; every marked point is computed.", ""]
    for heading, shown in pictures.gallery():
        lines += [f"## {heading}", "", '<div class="cards">']
        for path, name in shown:
            title = titled(name, functions.get(name).title)
            image = f'<img loading="lazy" src="{path}" alt="{title}">'
            lines.append(f'<a href="reference/{name}.html">{image}<span>{title}</span></a>')
        lines += ["</div>", ""]
    return "\n".join(lines)


def on_post_build(config: MkDocsConfig) -> None:
    """Remove what only works at the root of a server."""
    for name in ("404.html", "sitemap.xml", "sitemap.xml.gz"):
        (Path(config.site_dir) / name).unlink(missing_ok=True)
