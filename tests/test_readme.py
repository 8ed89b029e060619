"""What README and the pages show is run, as it stands there."""

import re
import shlex
from pathlib import Path

import pytest

from xphi.cli import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/tutorial.md", "docs/how-to.md"]


def blocks(page, language):
    return re.findall(rf"```{language}\n(.*?)```", (ROOT / page).read_text(), re.DOTALL)


def commands(page):
    lines = [line.split("  #")[0].strip() for block in blocks(page, "console") for line in block.splitlines()]
    return [line for line in lines if line.startswith("xphi ")]


def test_the_python_of_the_readme_runs(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    text = "\n".join(blocks("README.md", "python"))
    exec(compile(text, "README.md", "exec"), {})  # noqa: S102 - it is our own page
    comments = re.findall(r"print\(.*?\)\s+# ([^,…\n]+)", text)
    shown = [comment for comment in comments if re.search(r"\d\.\d", comment)]
    printed = capsys.readouterr().out
    assert len(shown) >= 3
    for value in shown:
        assert value.strip() in printed


@pytest.mark.parametrize("block", blocks("docs/how-to.md", "python"))
def test_the_python_of_the_how_to_page_runs(block, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    exec(compile(block, "how-to.md", "exec"), {})  # noqa: S102 - it is our own page


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_run_in_order(page, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    assert commands(page)
    for command in commands(page):
        with pytest.raises(SystemExit) as ended:
            main(shlex.split(command)[1:])
        assert ended.value.code == 0, (command, capsys.readouterr().err)


def test_the_readme_has_ten_lines_of_commands_and_its_picture():
    assert len(commands("README.md")) == 10
    for picture in re.findall(r"!\[.*?\]\((.*?)\)", (ROOT / "README.md").read_text()):
        assert (ROOT / picture).read_bytes().startswith(b"\x89PNG")
