"""The rules of the house that no tool checks by itself."""

import os
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PYPROJECT = (ROOT / "pyproject.toml").read_text()
SETTINGS = tomllib.loads(PYPROJECT)
MAKEFILE = (ROOT / "Makefile").read_text()
VERBS = set(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split())


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
def test_make_alone_lists_every_verb_with_a_line_of_help():
    done = subprocess.run(["make", "-C", ROOT, "--no-print-directory"], capture_output=True, text=True, check=True)  # noqa: S607
    listed = dict(line.split(maxsplit=2)[1:] for line in done.stdout.splitlines())
    assert set(listed) == VERBS


def test_every_target_of_the_makefile_is_a_verb():
    assert set(re.findall(r"^([a-z-]+):", MAKEFILE, re.MULTILINE)) == VERBS


def test_contributing_names_only_verbs_that_exist():
    commands = re.findall(r"`make ([a-z -]+)`", (ROOT / "CONTRIBUTING.md").read_text())
    assert commands
    assert {verb for command in commands for verb in command.split()} <= VERBS


@pytest.mark.parametrize("script", [".ci/run", ".githooks/pre-commit"])
def test_scripts_can_be_started(script):
    assert os.access(ROOT / script, os.X_OK)


def test_licence_is_the_one_that_the_package_declares():
    assert (ROOT / "LICENSE").read_text().startswith(f"{SETTINGS['project']['license']} License\n")


def test_importing_needs_three_packages_and_no_more():
    names = {re.match(r"[\w-]+", line)[0] for line in SETTINGS["project"]["dependencies"]}
    assert names == {"numpy", "ml_dtypes", "click"}


def test_all_is_every_extra_for_users():
    extras = SETTINGS["project"]["optional-dependencies"]
    (everything,) = extras["all"]
    assert set(re.search(r"\[(.*)\]", everything)[1].split(",")) == set(extras) - {"all", "dev"}


def test_every_ignore_has_its_reason_on_its_line():
    section = PYPROJECT.split("\nignore = [\n")[1].split("[tool.ruff.lint.pydocstyle]")[0]
    ignores = re.findall(r'^    ("[A-Z]+\d*",.*)$', section, re.MULTILINE)
    loosened = [key for override in SETTINGS["tool"]["mypy"]["overrides"] for key in override if key != "module"]
    ignores += re.findall(rf"^((?:{'|'.join(set(loosened))}) = .*)$", PYPROJECT, re.MULTILINE)
    rules = SETTINGS["tool"]["ruff"]["lint"]
    assert len(ignores) == len(rules["ignore"]) + sum(map(len, rules["per-file-ignores"].values())) + len(loosened)
    assert [line for line in ignores if not re.search(r"# \w+", line)] == []


def test_every_fragment_type_is_explained():
    types = {row["directory"] for row in SETTINGS["tool"]["towncrier"]["type"]}
    assert set(re.findall(r"^\| `(\w+)` \|", (ROOT / "changelog.d/README.md").read_text(), re.MULTILINE)) == types
