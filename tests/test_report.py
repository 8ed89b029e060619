"""The page: built once as `make demo` builds it, whole, self-contained, its numbers those of the engine."""

import base64
import html
import os
import re
import resource
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

from xphi.certify.verify import verify
from xphi.design import derive
from xphi.functions import registry, target
from xphi.plot.tex import tex
from xphi.report.chapters import grid
from xphi.report.mathml import math
from xphi.report.typeset import agreement, grouped, plain, significant, size, tidy

pytestmark = pytest.mark.slow

COMMAND = [sys.executable, "-m", "xphi.report", "-o"]
CHAPTERS = ("gelu", "tanh", "sigmoid", "cost", "fitted", "grid", "verdicts", "proof", "families")
LARGEST = 3_000_000
PROMISED_SECONDS = 60
ERF = "erf(x/sqrt(2))"


def processor_seconds():
    """What the children used, theirs included: alone on a machine they take no longer by the clock."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


class Built:
    def __init__(self, folder):
        self.place = folder / "new" / "report.html"
        before = processor_seconds()
        self.run = subprocess.run([*COMMAND, str(self.place)], capture_output=True, text=True, check=False)
        self.seconds = processor_seconds() - before
        self.page = self.place.read_text() if self.place.exists() else ""
        # as a reader sees it: digits are grouped by markup alone
        self.text = html.unescape(re.sub(r"<[^>]+>", "", re.sub(r"(?s)<style>.*?</style>", "", self.page)))


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    made = Built(tmp_path_factory.mktemp("report"))
    assert made.run.returncode == 0, made.run.stderr
    return made


def shown(number, digits):
    return significant(number, digits).replace("-", "−")


def test_it_keeps_the_promised_time_and_size(built):
    assert built.seconds < PROMISED_SECONDS
    assert len(built.page.encode()) < LARGEST


def test_nothing_is_fetched_and_nothing_runs(built):
    assert "<script" not in built.page
    assert '<link rel="stylesheet"' not in built.page
    assert "@import" not in built.page
    assert "url(" not in built.page
    for address in re.findall(r"""(?:src|href|action|poster|srcset|data)=["']([^"']*)""", built.page):
        assert address.startswith(("#", "data:")), address


def test_every_chapter_is_there_and_linked(built):
    for name in CHAPTERS:
        assert f'<section id="{name}">' in built.page
        assert f'href="#{name}"' in built.page


def test_no_placeholder_is_left(built):
    for word in ("nan", "None", "{{", "}}", "Undefined", "Traceback"):
        assert not re.search(rf"(?<!\w){re.escape(word)}(?!\w)", built.text), word


def test_tags_are_balanced(built):
    body = re.sub(r"<!DOCTYPE html>|<(?:meta|link|img|br)\b[^>]*>", "", built.page)
    body = re.sub(r"(?s)<style>.*?</style>", "", body).replace("&thinsp;", "").replace("&nbsp;", "")
    ET.fromstring(body)  # noqa: S314 - our own page


def test_pictures_are_inside_and_described(built):
    images = re.findall(r'<img src="([^"]+)" alt="([^"]*)"', built.page)
    assert len(images) >= 10
    for source, words in images:
        head, _, data = source.partition(",")
        assert head == "data:image/svg+xml;base64"
        assert b"<svg" in base64.b64decode(data)[:600]
        assert len(words) > 20


def test_the_golden_numbers_are_the_engines(built):
    best = derive(ERF, "tanh(a*(x+b*x**3))", fix=["a=sqrt(2/pi)"])
    sigmoid = derive("normal_cdf", "sigmoid(k*x)")
    normal = derive("gelu", "x*sigmoid(k*x)", norm="l2", weight="normal")
    fitted = derive("gelu", "x*(1+tanh(a*x+b*x**3))/2")
    assert shown(best.parameters["b"], 25) in built.text
    assert shown(sigmoid.parameters["k"], 21) in built.text
    assert shown(normal.parameters["k"], 21) in built.text
    for value in fitted.parameters.values():
        assert shown(value, 20) in built.text
    for number in (
        "0.04471491122763249495629",
        "1.70174492533800331231",
        "1.711913048992741",
        "1.7729339656",
        "0.0356773373061986661958",
    ):
        assert number in built.text, number
    for fact in ("−0.16997120747990366169", "−0.75179152469356445746", "1.1289041451851547"):
        assert fact in built.text, fact


def test_every_statement_is_shown_with_its_verdict(built):
    from xphi.claims import statements

    for statement in statements():
        assert re.search(rf">{statement}</td>", built.page), statement
    assert built.page.index('<h3 class="wide false">') < built.page.index('<h3 class="wide holds">')


def test_the_certificate_holds_and_the_forgeries_were_refused(built):
    assert verify(built.place.parent / "tanh-minimax.toml").holds
    assert "altered: " in built.text
    assert built.text.count("false: the bound is not proved on") == 2
    assert "accepted" not in built.text


def test_the_terminal_tells_it_plainly_in_a_pipe(built):
    out = built.run.stdout
    assert "\x1b" not in out
    assert built.run.stderr == ""
    for number in range(1, len(CHAPTERS) + 1):
        assert re.search(rf"^{number}  \S", out, re.MULTILINE)
    assert "0.04471491122763249495629819" in out
    assert out.rstrip().splitlines()[-1].startswith(str(built.place))


def test_a_place_that_cannot_be_written_is_one_sentence(tmp_path):
    (tmp_path / "file").write_text("")
    for place in (tmp_path / "file" / "report.html", tmp_path):
        run = subprocess.run([*COMMAND, str(place)], capture_output=True, text=True, check=False)
        assert run.returncode == 2
        assert run.stdout == ""
        assert re.fullmatch(r"xphi: cannot write .*\n", run.stderr)
    assert {p.name for p in tmp_path.iterdir()} == {"file"}


def test_an_interrupt_leaves_no_page(interruptible, tmp_path):
    place = tmp_path / "report.html"
    run = subprocess.Popen(
        interruptible(*COMMAND[1:], str(place)),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert run.stdout is not None
    assert run.stdout.readline().startswith("xphi")
    os.killpg(run.pid, signal.SIGINT)  # as a terminal does: to both processes
    _, stderr = run.communicate(timeout=PROMISED_SECONDS)
    assert run.returncode == 130
    assert stderr.strip() == "xphi: interrupted; no page was written"
    assert not place.exists()


@pytest.mark.parametrize("step", [0.1, 0.01])
def test_a_grid_is_off_by_what_its_step_allows(step):
    truth = derive(ERF, "tanh(a*x+b*x**3)", fix=["a=sqrt(2/pi)"])
    value = truth.parameters["b"].value
    allowed = grid._allowance(truth) * step**2
    assert 0 < abs(grid.by_balance(step) - value) < 1.05 * allowed
    assert grid.by_minimiser(step) == pytest.approx(grid.by_balance(step), rel=1e-8)


@pytest.mark.parametrize(
    ("text", "digits", "expected"),
    [("0.04471491122763249", 5, "0.044715"), ("0.99999", 3, "1.00"), ("-1.4142", 3, "-1.41"), ("12345", 2, "12000")],
)
def test_significant(text, digits, expected):
    assert significant(text, digits) == expected


def test_sizes_and_digits():
    assert plain(0.000178932) == "1.789×10⁻⁴"
    assert "1.790" in size(0.00017890001, 4, up=True)
    assert plain(float("inf")) == "∞"
    assert re.sub("<[^>]+>", "", grouped("-0.0447149112276", 12)) == "−0.0447149112276"
    assert agreement("0.035677", "0.035688") == ("0.0356", "77", 3)
    assert tidy("< 1e-4") == "&lt; 10<sup>−4</sup>"
    assert tidy("at x = -sqrt(2)") == "at x = −√2"


@pytest.mark.parametrize("name", [name for name, f in registry().items() if "Piecewise" not in repr(f.formula)])
def test_formulas_of_the_registry_become_mathml(name):
    ET.fromstring(math(tex(target(name))))  # noqa: S314 - made by us


def test_mathml_refuses_what_it_does_not_know():
    with pytest.raises(ValueError, match="not understood"):
        math(r"\oint x")
    with pytest.raises(ValueError, match="unbalanced"):
        math(r"\frac{x}{")
