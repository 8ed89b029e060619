"""Tables and labelled lines on narrow terminals: numbers and names stay whole."""

import re

import pytest

from xphi.cli import _layout
from xphi.cli._layout import TIE, fields, table, wrapped

COMMANDS = {
    "compare": ("compare", "gelu", "--on", "-4,4"),
    "derive": ("derive", "gelu", "--form", "poly:4", "--on", "-2,2"),
    "show": ("show", "gelu"),
    "functions": ("functions",),
    "claims": ("claims", "C01", "C02"),
}


def tokens(text):
    """Numbers and words, wherever they stand; a list of rows has no heading above its first cells."""
    return set(re.findall(r"[^\W_][\w.]*(?:e[-+]\d+)?", text)) - {"name", "id"}


@pytest.mark.parametrize("width", [40, 60, 80, 100])
@pytest.mark.parametrize("verb", COMMANDS)
def test_nothing_is_broken_and_nothing_is_lost(cli, monkeypatch, verb, width):
    wide = cli(*COMMANDS[verb])
    monkeypatch.setattr(_layout, "width_of", lambda _: width)
    narrow = cli(*COMMANDS[verb])
    assert narrow.status == wide.status == 0
    assert tokens(narrow.out) == tokens(wide.out)
    for line in narrow.out.splitlines():
        # what is longer than the terminal is one word, that has no place to break it
        assert len(line) <= width or len(line.split()) <= 3, line


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("one two three", None, ["one two three"]),
        ("0.123456789012345", 5, ["0.123456789012345"]),
        ("x**2*exp(-x)*1.5e-07", 8, ["x**2*", "exp(-x)*", "1.5e-07"]),
        ("", 5, [""]),
    ],
)
def test_lines_are_broken_at_spaces_and_behind_operators(text, width, lines):
    assert wrapped(text, width) == lines


def test_a_pipe_is_not_wrapped(capsys, monkeypatch):
    monkeypatch.setenv("COLUMNS", "40")
    table("", ["a", "b"], [["x", "word " * 100]])
    fields([("label", "word " * 100)])
    assert len(capsys.readouterr().out.splitlines()) == 3


def test_a_number_keeps_its_unit(capsys, monkeypatch):
    monkeypatch.setattr(_layout, "width_of", lambda _: 20)
    table("", ["name", "price"], [["something", f"1{TIE}fma 12{TIE}div"]])
    out = capsys.readouterr().out
    assert "1 fma" in out
    assert "12 div" in out


def test_rows_that_do_not_fit_are_lists(capsys, monkeypatch):
    monkeypatch.setattr(_layout, "width_of", lambda _: 24)
    table("", ["", "first", "second"], [["name", "0.12345678901", "0.98765432109"]], numeric=(1, 2))
    assert capsys.readouterr().out.splitlines() == ["", "name", "  first   0.12345678901", "  second  0.98765432109"]
