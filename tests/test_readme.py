"""What README and the pages show is run as it stands, and what it prints is compared with what they say it prints."""

import builtins
import re
import shlex
import shutil
import sys
import tomllib
from pathlib import Path

import pytest

from xphi.cli import main
from xphi.ops import numpy as ops

ROOT = Path(__file__).resolve().parent.parent
README = (ROOT / "README.md").read_text()
PAGES = ["README.md", *(f"docs/{name}.md" for name in ("index", "tutorial", "how-to", "glossary"))]
PAGES += [
    str(path.relative_to(ROOT))
    for folder in ("start", "how-to", "explanation", "reference/norms", "reference/forms", "reference/languages")
    for path in (ROOT / "docs" / folder).glob("*.md")
]
PAGES.sort()
#: Libraries that a page is about.
NEEDS = {"torch": "torch", "jax": "jax", "onnx": "onnx", "xphi.torch": "torch", "xphi.jax": "jax", "xphi.onnx": "onnx"}
#: Files of one's own that a page names.
OWN = {
    "path/to/config.json": ROOT / "tests/golden/configs/mixtral.json",
    "path/to/llava": ROOT / "tests/golden/configs/llava",
    "path/to/params.json": ROOT / "tests/golden/configs/params.json",
}


def blocks(page):
    """The blocks that are run, in order, each with its language and its first line."""
    text = (ROOT / page).read_text()
    for found in re.finditer(r"^```(python|console)\n(.*?)^```", text, re.DOTALL | re.MULTILINE):
        yield found[1], found[2], text[: found.start(2)].count("\n")


def commands(block):
    lines = [re.split(r"\s{2,}#", line)[0].strip() for line in block.splitlines()]
    return [line for line in lines if line.startswith("xphi ")]


def agrees(printed, said):
    """Whether a comment is what was printed, perhaps cut short by an ellipsis or followed by a remark."""
    begun, cut, _ = said.partition("…")
    if cut and printed.startswith(begun):
        return True
    return said == printed or said.startswith((f"{printed}, ", f"{printed}: "))


class Printer:
    """A `print` that compares a line with the comment beside the call."""

    def __init__(self, lines):
        self.lines, self.compared = lines, 0

    def __call__(self, *values, **options):
        printed = " ".join(map(str, values))
        line = self.lines[sys._getframe(1).f_lineno - 1]
        said = line.partition("  # ")[2]
        if not line.startswith(" " * 4) or said:  # a loop prints many lines and shows none
            assert agrees(printed, said), f"{line!r} prints {printed!r}"
            self.compared += 1


def run(page, folder, monkeypatch):
    """Run every block of a page in one folder and one namespace; how many printed lines were compared."""
    monkeypatch.chdir(folder)
    text = (ROOT / page).read_text()
    for place, source in OWN.items():
        if place in text:
            Path(place).parent.mkdir(parents=True, exist_ok=True)
            (shutil.copytree if source.is_dir() else shutil.copy)(source, place)
    printer = Printer(text.splitlines())
    names = {"__builtins__": {**vars(builtins), "print": printer}, "__name__": "__page__"}
    for language, block, start in blocks(page):
        if language == "python":
            # empty lines before it, so that a line has the number that it has in the page
            exec(compile("\n" * start + block, page, "exec"), names)  # noqa: S102 - it is our own page
            continue
        for command in commands(block):
            with pytest.raises(SystemExit) as ended:
                main(shlex.split(command)[1:])
            assert ended.value.code == 0, command
    return printer.compared


@pytest.mark.filterwarnings("ignore:.*LeafSpec:FutureWarning")  # torch's exporter, of torch's own names
@pytest.mark.parametrize("page", PAGES)
def test_a_page_does_what_it_shows(page, tmp_path, monkeypatch, capsys):
    if not list(blocks(page)):
        pytest.skip("there is no block of Python or of the command line in it")
    for module in re.findall(r"^import (\S+)", (ROOT / page).read_text(), re.MULTILINE):
        if module in NEEDS:
            pytest.importorskip(NEEDS[module])
    compared = run(page, tmp_path, monkeypatch)
    shown = [line for _, block, _ in blocks(page) for line in re.findall(r"^ *print\(.*\)  # ", block, re.MULTILINE)]
    assert compared >= len(shown)


@pytest.mark.parametrize(
    ("printed", "said", "same"),
    [
        ("1.5", "1.5", True),
        ("1.5", "1.5, which is a half more", True),
        ("1.5", "1.5: more", True),
        ("1.54321", "1.54…", True),
        ("1.54321", "1.54", False),
        ("1.54321", "1.55…", False),
        ("1.5", "", False),
        ("", "how far off it is", False),
    ],
)
def test_a_comment_is_compared(printed, said, same):
    assert agrees(printed, said) is same


def test_a_wrong_output_is_noticed(tmp_path, monkeypatch):
    page = tmp_path / "page.md"
    page.write_text("Text.\n\n```python\nx = 1\nprint(x)  # 2\n```\n")
    with pytest.raises(AssertionError, match="prints '1'"):
        run(page, tmp_path, monkeypatch)
    page.write_text("Text.\n\n```python\nx = 1\nprint(x)  # 1\n```\n")
    assert run(page, tmp_path, monkeypatch) == 1


def test_the_readme_has_ten_commands_and_its_picture():
    assert sum(len(commands(block)) for _, block, _ in blocks("README.md")) == 10
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", README):
        assert (ROOT / picture).read_bytes().startswith(b"\x89PNG")


def test_the_readme_counts_the_operators():
    kinds = [type(ops.get(name)).__name__ for name in ops.names()]
    assert f"There are {kinds.count('Activation')} functions and {kinds.count('Gate')} gates" in README


def test_the_table_says_which_functions_are_operators():
    rows = re.findall(r"^\| `(\w+)` \| (`xphi\.\w+`|–) \|", README, re.MULTILINE)
    assert {name for name, operator in rows if operator != "–"} == {
        n for n in ops.names() if type(ops.get(n)).__name__ == "Activation"
    }
    assert all(operator in ("–", f"`xphi.{name}`") for name, operator in rows)


@pytest.mark.parametrize(
    "page", ["README.md", *(str(path.relative_to(ROOT)) for path in (ROOT / "docs").rglob("*.md"))]
)
def test_links_lead_to_files(page):
    path = ROOT / page
    for target in re.findall(r"\]\((?!https?:|#)([^)#\s]+)", path.read_text()):
        assert (path.parent / target).exists(), target


def test_a_package_index_gets_a_page_without_links_to_files():
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    shown = (ROOT / project["readme"]).read_text()
    assert not re.search(r"\]\((?!https?:)", shown)
    sections = [re.findall(r"^## .*$", text, re.MULTILINE) for text in (README, shown)]
    assert sections[0] == sections[1]
    for _, block, _ in blocks("README.md"):
        assert block in shown
