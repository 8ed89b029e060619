"""The run time is light: what `import xphi` and `xphi --help` leave out, asked in a fresh interpreter."""

import json
import os
import subprocess
import sys

import pytest

from xphi.cli import VERBS

HEAVY = ("sympy", "flint", "scipy", "matplotlib", "mpmath", "torch", "jax", "rich", "jinja2", "onnx", "pandas")


def loaded(code):
    """The top-level modules that are there after `code` in a fresh interpreter."""
    tell = "print(__import__('json').dumps(sorted({m.partition('.')[0] for m in sys.modules})), file=sys.stderr)"
    script = f"import sys\n{code}\n{tell}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    return set(json.loads(done.stderr.splitlines()[-1]))


def heavy(modules):
    return sorted(modules & set(HEAVY))


HELP = """
from xphi.cli import main
sys.argv = ["xphi", {arguments}]
try:
    main()
except SystemExit as stop:
    assert stop.code == 0
"""


@pytest.mark.parametrize(
    "code",
    [
        "import xphi",
        "import xphi; xphi.__version__; dir(xphi)",
        "import xphi.errors, xphi.files, xphi.formats",
        "import xphi._core; xphi._core.build_info()",
        "import xphi.cli",
        HELP.format(arguments='"--help"'),
        HELP.format(arguments='"--version"'),
    ],
)
def test_nothing_heavy_is_loaded(code):
    assert heavy(loaded(code)) == []


def test_importing_brings_no_more_than_it_names():
    before, after = loaded("import numpy"), loaded("import xphi")
    assert {m for m in after - before if m not in sys.stdlib_module_names} <= {"xphi", "numpy", "ml_dtypes", "click"}


@pytest.mark.parametrize(
    ("code", "module"),
    [
        ("import xphi; import sympy", "sympy"),
        ("import xphi; xphi.derive", "sympy"),
        ("import xphi; xphi.derive", "flint"),
        ("import xphi.design, scipy.special", "scipy"),
    ],
)
def test_the_check_can_fail(code, module):
    assert module in heavy(loaded(code))


def test_names_are_there_when_they_are_used():
    import xphi

    assert set(xphi.__all__) <= set(dir(xphi))
    for name in xphi.__all__:
        assert getattr(xphi, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'derve'"):
        xphi.derve  # noqa: B018 - asking is the test


def test_a_missing_extra_is_said_in_one_sentence():
    """Without SymPy the verbs that need it name the line for pip; nothing is traced."""
    code = (
        "import sys; sys.modules['sympy'] = None; from xphi.cli import main; main(['derive', 'gelu', '--form', 'a*x'])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1
    assert 'pip install "xphi[derive]"' in done.stderr


def test_python_dash_m():
    done = subprocess.run([sys.executable, "-m", "xphi", "--version"], capture_output=True, text=True, check=True)
    import xphi

    assert xphi.__version__ in done.stdout


def test_help_is_plain_in_a_pipe():
    environment = os.environ | {"NO_COLOR": "1", "TERM": "xterm-256color"}
    done = subprocess.run(
        [sys.executable, "-m", "xphi", "--help"], capture_output=True, text=True, check=True, env=environment
    )
    assert "\x1b" not in done.stdout
    assert "derive" in done.stdout


@pytest.mark.parametrize("verb", VERBS)
def test_the_help_of_a_verb_keeps_its_examples_on_their_lines(verb, cli):
    text = cli(verb, "--help").out
    assert "\\b" not in text
    assert all(line.count(f"xphi {verb} ") <= 1 for line in text.splitlines())
