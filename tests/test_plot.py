"""Pictures: what is marked is computed, nothing is cut, and the same call gives the same bytes."""

import functools
import io
import json
import math
import subprocess
import sys
from fractions import Fraction
from itertools import combinations

import matplotlib as mpl
import numpy as np
import pytest
from matplotlib.text import Annotation
from PIL import Image

import xphi
from xphi import facts, formats, functions, plot, reference
from xphi.cli import main
from xphi.errors import XphiError
from xphi.functions import formula, target
from xphi.plot.numbers import math_number, recognised, scientific, signed, tick
from xphi.plot.sample import curve, extremes
from xphi.plot.style import renderer
from xphi.plot.tex import display, rows, tex
from xphi.plot.ulp import measured, records
from xphi.real import Real

NAMES = list(functions.registry())
APPROXIMATED = [name for name, function in functions.registry().items() if function.known]


@functools.cache
def drawn(what, name):
    return what(name)


def size(data):
    return Image.open(io.BytesIO(data)).size


def overlaps(one, other):
    return min(one.x1, other.x1) - max(one.x0, other.x0) > 1 and min(one.y1, other.y1) - max(one.y0, other.y0) > 1


def assert_clean(picture):
    """No label covers another, and no text leaves the figure."""
    figure = picture.figure
    pen = renderer(figure)
    for axes in figure.axes:
        notes = [text for text in axes.texts if isinstance(text, Annotation)]
        for one, other in combinations(notes, 2):
            assert not overlaps(one.get_window_extent(pen), other.get_window_extent(pen)), (one, other)
    width, height = figure.canvas.get_width_height()
    for text in [*figure.texts, *(text for axes in figure.axes for text in axes.texts)]:
        box = text.get_window_extent(pen)
        assert box.x0 >= 0, text
        assert box.y0 >= 0, text
        assert box.x1 <= width, text
        assert box.y1 <= height, text


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("what", [plot.function, plot.derivative])
def test_every_function_can_be_drawn_and_nothing_overlaps(name, what):
    assert_clean(drawn(what, name))


@pytest.mark.parametrize("name", ["gelu", "mish", "silu", "gelu_tanh", "hard_swish"])
def test_the_marked_dip_is_the_computed_minimum(name):
    (dip,) = [mark for mark in drawn(plot.function, name).marks if mark.kind == "minimum"]
    fact = facts.of(name).minimum
    assert (dip.x, dip.y) == (fact.x, fact.value)


def test_relu_is_flat_on_the_left_and_has_no_dip():
    assert [mark.kind for mark in drawn(plot.function, "relu").marks] == ["corner"]


def test_the_derivative_of_gelu_turns_at_the_root_of_two():
    low, high = (mark for mark in drawn(plot.derivative, "gelu").marks)
    assert (low.kind, recognised(low.x)) == ("minimum", r"{-\sqrt{2}}")
    assert (high.kind, recognised(high.x)) == ("maximum", r"{\sqrt{2}}")
    assert float(high.y) == float(facts.of("gelu").derivative_high.value)


def test_a_jump_of_the_derivative_shows_the_value_of_the_definition():
    (mark,) = drawn(plot.derivative, "leaky_relu").marks
    assert (mark.kind, mark.x, mark.y) == ("convention", 0.0, 0.01)
    xs, _ = curve(target("relu"), -1, 1, order=1).line()
    assert np.isnan(xs).sum() == 1
    assert not drawn(plot.derivative, "relu2").marks


@pytest.mark.parametrize("name", APPROXIMATED)
def test_approximations_and_their_errors_can_be_drawn(name):
    picture = drawn(plot.approximations, name)
    assert_clean(picture)
    assert {row["name"] for row in picture.curves} == {known.name for known in functions.get(name).known}
    assert sum(row["drawn"] for row in picture.curves) <= 3
    assert_clean(plot.error(name))


def test_the_error_of_the_tanh_form_is_magnified_a_thousand_times():
    picture = drawn(plot.approximations, "gelu")
    inset = picture.figure.axes[1]
    assert inset.get_title("left") == "error × 1 000"
    row = next(row for row in picture.curves if row["name"] == "gelu_tanh")
    assert row["magnified"] == 1000
    assert row["largest_error"] == max(abs(mark.y) for mark in picture.marks)
    assert f"{row['largest_error']:.6f}" == "0.000473"


def test_error_curves_mark_what_they_are_given():
    f, g = target("erf(x/sqrt(2))"), formula("2*sigmoid(1.70174492533800331232*x) - 1")
    turns = [px for px, _ in extremes(curve(g - f, 0.01, 6))]
    picture = plot.error_curve(f, g, (0, math.inf), [*turns, math.inf])
    first, second, far = picture.marks
    assert first.y == pytest.approx(-second.y, rel=1e-9)
    assert (far.x, far.y) == (math.inf, 0)
    assert_clean(picture)


def test_a_faint_error_is_drawn_from_exact_values():
    g = formula("1+x+x**2/2+x**3/6+x**4/24+x**5/120+x**6/720+x**7/5040")
    picture = plot.error_curve(target("exp(x)"), g, (-0.02, 0.02), title="Taylor")
    (row,) = picture.curves
    assert row["largest_error"] == pytest.approx(0.02**8 / 40320, rel=0.01)


def test_branches_inside_branches_are_drawn_apart():
    known = functions.get("silu").known[0].formula
    drawn_apart = curve(known, -5, 5).segments
    assert [(segment.xs[0], segment.xs[-1]) for segment in drawn_apart] == [(-5, -3), (-3, 3), (3, 5)]


@pytest.mark.parametrize(
    "text", ["1/x", "log(x)", "abs(x)", "sin(9*x)", "exp(exp(x))", "sqrt(abs(x))", "3+0*x", "gelu'"]
)
def test_any_formula_can_be_drawn(text):
    for what in (plot.function, plot.derivative):
        picture = what(text)
        assert_clean(picture)
        assert all(math.isfinite(float(mark.y)) for mark in picture.marks)


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: plot.approximations("mish"), "no known approximations"),
        (lambda: plot.error("x**2"), "no known approximations"),
        (lambda: plot.function("gleu"), "did you mean gelu"),
        (lambda: plot.function("gelu", (2, -2)), "lower end first"),
        (lambda: plot.function("gelu", (1, 1)), "lower end first"),
        (lambda: plot.function("gelu", (0, math.inf)), "finite ends"),
        (lambda: plot.function("log(x)", (-2, -1)), "choose another on="),
        (lambda: plot.picture_kind("gelu.pdf"), "not as .pdf"),
        (lambda: plot.picture_kind("gelu"), "no ending"),
    ],
)
def test_what_cannot_be_drawn_is_said_in_a_sentence(call, said):
    with pytest.raises(XphiError, match=said):
        call()


@pytest.mark.parametrize("kind", ["png", "svg"])
def test_the_same_picture_has_the_same_bytes(kind):
    first, second = (plot.function("hard_swish").render(kind) for _ in range(2))
    assert first == second
    assert b"T00:00" not in first
    assert b"Date" not in first


def test_global_settings_are_left_alone():
    def settings():
        return {key: mpl.rcParams[key] for key in mpl.rcParams if key != "backend"}  # looking at that one changes it

    before = settings()
    plot.derivative("tanh").render()
    assert settings() == before
    assert size(drawn(plot.derivative, "tanh").render()) == (1440, 900)


def test_numbers_are_set_with_their_true_minus_and_recognised_only_to_twenty_digits():
    assert recognised(Real(2**0.5, "1.414213562373095048801689")) == r"{\sqrt{2}}"
    assert recognised(Real(2**0.5, "1.414213562373095049801689")) is None
    assert recognised(Real(2**0.5, "1.41421356237")) is None
    assert recognised(Real(-1.5, "-1.500000000000000000000000")) is None
    assert recognised(Real(-2.0, "-2.000000000000000000000000")) == "{-2}"
    assert (signed(-0.5), signed(-0.0), tick(-2e-4)) == ("−0.5", "0", r"{-2}\times 10^{-4}")
    assert (math_number(1.1289041), scientific(0.000473)) == ("{1.12890}", r"{4.73}\times 10^{-4}")


def test_formulas_are_set_with_the_constants_as_published():
    assert tex(functions.get("gelu_tanh").formula) == (
        r"0.5\,x\,\left(1 + \tanh\left(\sqrt{2/\pi}\,(x + 0.044715\,x^{3})\right)\right)"
    )
    assert display(functions.get("sigmoid").formula) == r"\dfrac{1}{1 + e^{-x}}"
    assert rows(functions.get("elu").formula) == [("e^{x} - 1", r"x \leq 0"), ("x", "x > 0")]


def test_the_verb_writes_a_file_and_one_document(tmp_path):
    file = tmp_path / "gelu.svg"
    command = [sys.executable, "-m", "xphi", "plot", "gelu", "--on", "-4,4", "-o", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    document = json.loads(done.stdout)
    assert next(iter(document)) == "schema"
    assert (document["schema"], document["what"], document["on"]) == ("xphi/plot/1", "function", [-4, 4])
    assert document["marks"][0]["x"] == facts.of("gelu").minimum.x.json()
    assert file.read_text().startswith("<?xml")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("plot", "gelu", "-o", "gelu.pdf"), "not as .pdf"),
        (("plot", "normal_pdf", "--what", "ulp", "-o", "u.png"), "no compiled kernel"),
        (("plot", "gelu", "-o", "no/such/folder/g.png"), "cannot write"),
    ],
)
def test_the_verb_refuses_in_one_sentence(arguments, said, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    with pytest.raises(SystemExit) as stopped:
        main(list(arguments))
    printed = capsys.readouterr()
    assert (stopped.value.code, printed.out) == (2, "")
    assert said in printed.err
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize(("name", "order"), [("gelu", 0), ("gelu'", 1), ("silu", 0), ("relu", 0)])
def test_ulp_errors_are_measured_and_stay_below_the_recorded_ones(name, order):
    picture = plot.ulp(name, (-4, 4))
    assert {one["name"] for one in picture.curves} == set(records(name.rstrip("'"), ("f", "grad")[order]))
    rows = records(name.rstrip("'"), ("f", "grad")[order])
    for one in picture.curves:
        assert one["bound"] == rows[one["name"]]["bound"]
        assert (0 < one["seen"] <= one["bound"]) or name == "relu"
        assert all(mark.x == one["at"] for mark in picture.marks if one["name"] in mark.of)
    if name == "gelu":
        xs = np.float32([-3.25, -0.7, 0.3, 2.5])
        for at, error in zip(xs, measured(xphi.gelu, xs, 0, "fast"), strict=True):
            exact = Fraction(reference.rounded("gelu", Fraction(float(at)), "binary64"))
            wanted = abs(Fraction(float(xphi.gelu(at, rung="fast"))) - exact) / formats.get("binary32").ulp(exact)
            assert float(wanted) == pytest.approx(error, abs=2**-28)  # the binary64 kernel's own error, in these units


@pytest.mark.parametrize(
    ("name", "companions", "kinds"),
    [
        ("gelu", 2, set()),
        ("erf", 0, set()),
        ("1/x", 0, set()),
        ("exp(-x**2)", 0, set()),
        ("x/(1+abs(x))", 0, {"border"}),
        ("abs(x)", 2, {"corner"}),
        ("relu", 1, {"corner"}),
        ("relu2", 0, {"border"}),
    ],
)
def test_relu_stands_beside_what_grows_and_corners_are_corners(name, companions, kinds):
    picture = plot.function(name)
    assert len(picture.curves) == 1 + companions
    assert {mark.kind for mark in picture.marks} & {"corner", "border"} == kinds


def test_the_tail_is_that_of_the_interval():
    tails = [plot.error("gelu", on).figure.axes[-1] for on in (None, (-20, -10), (-6, 3))]
    assert [axes.get_xlim() for axes in tails] == [(-12, 0), (-20, -10), (-6, 0)]
    assert plot.error("gelu", (1, 2)).figure.axes[-1].get_yscale() == "linear"


def test_a_turn_at_zero_is_at_zero():
    assert all(mark.x == 0 or abs(mark.x) > 1e-6 for mark in plot.error("gelu").marks)


def test_errors_that_are_not_magnified_say_nothing_of_it():
    picture = plot.approximations("sigmoid", (-60, -1))
    assert "10^0" not in picture.title
