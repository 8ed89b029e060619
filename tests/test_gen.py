"""The generated files: what differs, what nobody makes, and that only what is measured needs the compiled core."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.gen import COMPILED, OWNED, RECORDS, ROOT, STAGES, tree


@pytest.fixture
def owned(tmp_path, monkeypatch):
    """An owned folder with a file of each kind."""
    folder = tmp_path / "made"
    folder.mkdir()
    monkeypatch.setattr(tree, "ROOT", tmp_path)
    monkeypatch.setattr(tree, "OWNED", ((folder, "*.*"),))
    monkeypatch.setattr(tree, "RECORDS", {folder / "record.json"})
    (folder / "by hand").mkdir()
    (folder / "by hand" / "page.md").write_text("one\n")
    for name in ("same.md", "other.md", "left.md", "record.json"):
        (folder / name).write_text("one\ntwo\n")
    return folder


def test_a_plan_says_what_differs_what_is_absent_and_what_nobody_makes(owned):
    made = {owned / "same.md": "one\ntwo\n", owned / "other.md": "one\n2\n", owned / "deep/new.md": "new\n"}
    found = tree.plan(made)
    assert found
    assert found.changed == (owned / "deep/new.md", owned / "other.md")
    assert found.left == (owned / "left.md",)
    assert {"-two", "+2", "+new", "nobody makes made/left.md"} <= set(found.diff().splitlines())


def test_a_plan_with_nothing_to_do_is_false(owned):
    assert not tree.plan({path: path.read_text() for path in owned.glob("*.md")})


def test_a_diff_is_bounded(owned):
    long = "".join(f"{n}\n" for n in range(10 * tree.LINES))
    shown = tree.plan({owned / "same.md": long}).diff().splitlines()
    assert len(shown) <= tree.LINES + 3
    assert any("more lines" in line for line in shown)
    many = {owned / f"{n}.md": long for n in range(10 + tree.ALL_LINES // tree.LINES)}
    assert len(tree.plan(many).diff().splitlines()) == tree.ALL_LINES + 1


def test_every_product_is_in_one_stage():
    listed = [product for products in STAGES.values() for product in products]
    assert len(listed) == len(set(listed))
    helpers = {"__init__", "__main__", "index_readme", "marks", "tree"}
    assert set(listed) == {path.stem for path in (ROOT / "tools/gen").glob("*.py")} - helpers


def test_records_are_owned_and_there():
    for record in RECORDS:
        assert record.exists()
        assert any(record.is_relative_to(folder) for folder, _ in OWNED)


@pytest.mark.parametrize(
    "product", [p for stage, products in STAGES.items() if stage not in COMPILED for p in products]
)
def test_sources_need_no_compiled_core(product):
    code = f"import sys; sys.modules['xphi._core._native'] = None; import tools.gen.{product}"
    ran = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("product", ["registry", "stubs", "accuracy", "command_line", "saved_bytes", "readme"])
def test_the_files_of_quick_products_are_current(product, monkeypatch):
    monkeypatch.setattr(tree, "STAGES", {"one": (product,)})
    found = tree.plan(tree.made(["one"]))
    assert not found.changed, found.diff()


def test_the_readme_of_the_index_is_made_with_the_standard_library_alone():
    code = (
        "import sys, runpy; before = set(sys.modules);"
        "runpy.run_path('tools/gen/index_readme.py');"
        "print(sorted(m for m in set(sys.modules) - before if m.partition('.')[0] not in sys.stdlib_module_names))"
    )
    ran = subprocess.run([sys.executable, "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_command_says_what_it_does():
    ran = subprocess.run(
        [sys.executable, "-m", "tools.gen", "--help"], cwd=Path(ROOT), capture_output=True, text=True, check=True
    )
    assert all(verb in ran.stdout for verb in ("write", "check", "dry-run"))
