"""The poster: square, bordered, whole, and right."""

import functools
import io
import json
from itertools import combinations

import pytest
from PIL import Image

from xphi import facts, functions, plot
from xphi.cli import main
from xphi.errors import XphiError
from xphi.plot.poster_sheet import BORDER
from xphi.plot.style import NAVY, PARCHMENT, renderer

NAMES = list(functions.registry())


def rgb(colour):
    return tuple(bytes.fromhex(colour[1:]))


@functools.cache
def drawn(name):
    return plot.poster(name)


@pytest.fixture
def gelu():
    return drawn("gelu")


def boxes(picture):
    pen = renderer(picture.figure)
    (axes,) = picture.figure.axes
    (key,) = picture.figure.legends
    texts = [text for text in [*picture.figure.texts, *axes.texts] if text.get_text()]
    return [(text.get_text(), text.get_window_extent(pen)) for text in texts] + [("key", key.get_window_extent(pen))]


@pytest.mark.parametrize("name", NAMES)
def test_no_text_overlaps_another_or_reaches_the_border(name):
    picture = drawn(name)
    found = boxes(picture)
    for (one, a), (other, b) in combinations(found, 2):
        apart = min(a.x1, b.x1) - max(a.x0, b.x0) < 1 or min(a.y1, b.y1) - max(a.y0, b.y0) < 1
        assert apart, (one, other)
    for text, box in found:
        assert min(box.x0, box.y0) > BORDER + 12, text
        assert max(box.x1, box.y1) < 1080 - BORDER - 12, text


@pytest.mark.parametrize("size", [1080, 1500])
def test_it_is_square_with_a_border_of_eight_pixels_on_parchment(size):
    image = Image.open(io.BytesIO(plot.poster("relu", size).render())).convert("RGB")
    assert image.size == (size, size)
    for side in (size // 3, size // 2):
        for depth in range(BORDER):
            for place in ((side, depth), (depth, side), (side, size - 1 - depth), (size - 1 - depth, side)):
                assert image.getpixel(place) == rgb(NAVY)
        for place in ((side, BORDER), (BORDER, side), (side, size - 1 - BORDER), (size - 1 - BORDER, side)):
            assert image.getpixel(place) == rgb(PARCHMENT)


def test_it_marks_the_computed_dip_inflections_and_error(gelu):
    known = facts.of("gelu")
    places = {mark.kind: mark for mark in gelu.marks}
    assert (places["minimum"].x, places["minimum"].y) == (known.minimum.x, known.minimum.value)
    bends = [mark.x for mark in gelu.marks if mark.kind == "inflection"]
    assert bends == [bend.x for bend in known.inflections]
    assert (places["hinge"].x, places["hinge"].y) == (0, 0)
    assert f"{abs(places['largest error'].y):.6f}" == "0.000473"


def test_it_says_what_a_poster_of_gelu_has_to_say(gelu):
    words = "\n".join(text for text, _ in boxes(gelu))
    for part in (
        "GELU: Probabilistic Smooth Non-Linearity",
        "Hendrycks & Gimpel (2016): weighting inputs by their percentile in a standard normal distribution",
        "DEFINITION",
        r"x\,\Phi(x) = x\,P(X \leq x)",
        "FAST APPROXIMATION",
        r"\tanh\left(\sqrt{2/\pi}\,(x + 0.044715\,x^{3})\right)",
        "gradient\nis zero for every negative input",
        r"inflection at ${\sqrt{2}}$",
        r"inflection at ${-\sqrt{2}}$",
        "approaches $y = x$",
        "minimum",
    ):
        assert part in words


def test_relu_is_compared_with_the_identity():
    assert [row["name"] for row in drawn("relu").curves] == ["relu", "identity"]


def test_as_svg_it_states_its_size_and_has_the_same_bytes_each_time():
    first, second = (picture.render("svg") for picture in (drawn("identity"), plot.poster("identity")))
    assert first == second
    assert b'width="1080" height="1080"' in first


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (lambda: plot.poster("gelu", 1000), "1080"),
        (lambda: plot.poster("gelu", 10**6), "8640"),
        (lambda: plot.poster("geluu"), "did you mean"),
    ],
)
def test_what_cannot_be_a_poster_is_said_in_a_sentence(call, said):
    with pytest.raises(XphiError, match=said):
        call()


def test_the_verb_writes_the_file(tmp_path, capsys):
    file = tmp_path / "tanh.png"
    with pytest.raises(SystemExit) as stopped:
        main(["poster", "tanh", "-o", str(file), "--json"])
    assert stopped.value.code == 0
    assert json.loads(capsys.readouterr().out)["schema"] == "xphi/poster/1"
    assert Image.open(io.BytesIO(file.read_bytes())).size == (1080, 1080)
