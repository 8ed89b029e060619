"""A norm is one file: it is found by being in the folder, and nothing else knows its name."""

import re
from pathlib import Path

import pytest

import xphi
from xphi.approximate import norms
from xphi.errors import XphiError

OWN = '''
"""The largest error, under a name of its own."""

from dataclasses import replace

from xphi.approximate.norms.minimax import NORM as LARGEST
from xphi.approximate.norms.minimax import solve

NORM = replace(LARGEST, name="uniform")
'''


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(norms, "__path__", [*norms.__path__, str(tmp_path)])
    norms._modules.cache_clear()
    yield tmp_path
    norms._modules.cache_clear()


def test_a_new_norm_is_one_file(folder):
    (folder / "uniform.py").write_text(OWN)
    own = xphi.derive("exp(x)", form="poly:2", on=(0, 1), norm="uniform")
    plain = xphi.derive("exp(x)", form="poly:2", on=(0, 1))
    assert "uniform" in norms.names()
    assert own.objective.norm == "uniform"
    assert own.parameters == plain.parameters


@pytest.mark.parametrize("name", ["l3", "taylor@", "l2@0", ""])
def test_what_is_no_norm(name):
    with pytest.raises(XphiError, match="norm"):
        xphi.derive("exp(x)", form="poly:2", on=(0, 1), norm=name)


def test_no_solver_branches_on_the_name_of_a_norm():
    package = Path(xphi.__file__).parent
    files = [*(package / "design").glob("*.py"), *(package / "approximate").rglob("*.py")]
    own = [p for p in files if p.parent.name != "norms"]
    branches = re.compile(r"norm(\.name)?\s*(==|!=|in|not in)\s*[\"'({]|norm\.startswith")
    found = {p.name for p in own if p.parent.name != "rounding" and branches.search(p.read_text())}
    assert found <= {"piecewise.py"}  # pieces know one norm so far, and say so
