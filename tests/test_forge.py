"""What the forge and the index read beside the code: workflows, issue forms, the citation."""

import re
import tomllib
from pathlib import Path

import pytest
import yaml

import xphi

ROOT = Path(__file__).parents[1]
MAKEFILE = (ROOT / "Makefile").read_text()
VERBS = set(re.search(r"^\.PHONY: (.*)$", MAKEFILE, re.MULTILINE)[1].split())
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
WORKFLOWS = sorted((ROOT / ".github/workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github/ISSUE_TEMPLATE").glob("*.yml"))


def steps(path):
    return [step for job in yaml.safe_load(path.read_text())["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_calls_verbs_that_exist(path):
    made = [
        step["run"].removeprefix("make ").split() for step in steps(path) if step.get("run", "").startswith("make ")
    ]
    assert {verb for verbs in made for verb in verbs} <= VERBS


def test_every_part_of_ci_is_in_a_workflow():
    parts = set(re.findall(r"\$\(MAKE\) ([a-z-]+)", MAKEFILE.split("\nci:")[1].split("\n\n")[0]))
    made = " ".join(step.get("run", "") for path in WORKFLOWS for step in steps(path))
    assert parts <= set(made.split())


def test_tests_run_on_every_python_that_the_package_names():
    tests = yaml.safe_load((ROOT / ".github/workflows/test.yml").read_text())["jobs"]["test"]["strategy"]["matrix"]
    versions = {line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if "Python :: 3." in line}
    assert versions <= set(tests["python"])


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_a_form_asks_for_the_input_and_the_version(path):
    fields = yaml.safe_load(path.read_text())["body"]
    assert {"input", "version"} <= {field["id"] for field in fields}
    assert "xphi --version --json" in path.read_text()


def test_the_citation_is_of_this_package():
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert (citation["title"].split(":")[0], citation["version"]) == ("xphi", xphi.__version__)
    assert citation["license"] == PROJECT["license"]
