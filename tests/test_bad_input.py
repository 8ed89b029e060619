"""Bad input: one sentence on standard error, exit status 2, nothing half-written, never a traceback."""

from fractions import Fraction

import numpy as np
import pytest

from xphi.approximate.problem.forms import HIGHEST_DEGREE

ERF = "erf(x/sqrt(2))"


def assert_refused(ran, folder=None, *, caret=False):
    assert ran.status == 2, ran
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert ran.err.startswith("xphi: ")
    lines = ran.err.splitlines()
    assert len(lines) == (3 if caret else 1), ran.err
    if caret:
        assert lines[2].strip() == "^"
    if folder is not None:
        assert list(folder.iterdir()) == []


@pytest.fixture
def place(tmp_path, monkeypatch):
    """An empty folder to run in."""
    folder = tmp_path / "here"
    folder.mkdir()
    monkeypatch.chdir(folder)
    return folder


def derive(cli, target="gelu", form="a*x", on="-1,1", *more):
    where = () if on is None else ("--on", on)
    return cli("derive", target, "--form", form, *where, *more, "-o", "out.toml")


# --- names and formulas


@pytest.mark.parametrize(
    ("name", "near"),
    [("gelo", "gelu"), ("sigmod", "sigmoid"), ("gellu", "gelu"), ("normalcdf", "normal_cdf"), ("tahn", "tanh")],
)
def test_an_unknown_function_with_the_nearest_name(cli, place, name, near):
    ran = derive(cli, name)
    assert_refused(ran, place)
    assert f"did you mean {near}" in ran.err
    for verb in (("show", name), ("compare", name), ("certify", f"{name}/gelu_tanh"), ("plot", name, "-o", "p.png")):
        ran = cli(*verb)
        assert_refused(ran, place)
        assert near in ran.err


@pytest.mark.parametrize(
    ("form", "column"),
    [
        ("a*x+", 4),
        ("a*x)", 3),
        ("a x", 2),
        ("a*tahn(x)", 2),
        ("x.real*a", 0),
        ("x.__class__.__mro__", 0),
        ("a*open(1)", 2),
        ("a*__import__(1)", 2),
        ("a*x^2", 0),
        ("a*x if x else a", None),
        ("[a, x]", 0),
        ("a*'x'", 2),
        ("a*x; b", None),
        ("a*x**500", 5),
        ("a*1e999", 2),
        ("tanh(a, x)", 0),
        ("a*min(x)", 2),
        ("a*x/0", 4),
        ("a*sqrt(x)(2)", 2),
        ("_a*x", 0),
        ("α*x", 0),
        ("", 0),
        ("a*0x", None),
        ("a*log(0)", None),
        ("a*" + "(" * 900 + "x" + ")" * 900, None),
        ("a*x" + "+x" * 50_000, None),
        ("a*x\n+b", None),
        ("a*x\0", None),
    ],
)
def test_a_formula_with_a_mistake_has_a_caret_under_the_place(cli, place, form, column):
    ran = derive(cli, form=form)
    assert_refused(ran, place, caret=True)
    if column is not None:
        assert ran.err.splitlines()[2].index("^") == column + 2


@pytest.mark.parametrize("text", ["a*x", "k", "gelu + y"])
def test_a_target_has_no_free_names(cli, place, text):
    assert derive(cli, target=text).status == 2
    assert list(place.iterdir()) == []


def test_nothing_that_is_typed_is_run(cli, place):
    for text in ('open("x","w")*a', '__import__("os").mkdir("x")*a', "exec(1)*a", "a*x.__init__(1)"):
        assert_refused(derive(cli, form=text), place, caret=True)


# --- forms, degrees and constraints


@pytest.mark.parametrize(
    "form",
    ["x", "gelu(x)", "2*x + 1", f"poly:{HIGHEST_DEGREE + 1}", f"rational:1,{HIGHEST_DEGREE + 1}", "poly:500",
     "poly:99999999999999999999", "poly:-1", "poly:", "poly:x", "poly:1.5", "odd:0", "rational:2", "rational:2,",
     "poly:2,3", "nothing:3", "poly:2;3"],
)  # fmt: skip
def test_forms_that_are_none(cli, place, form):
    ran = derive(cli, form=form)
    assert ran.status == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert list(place.iterdir()) == []


@pytest.mark.parametrize(
    "options",
    [
        ("--fix", "a=1", "--fix", "a=2"),
        ("--fix", "a=1", "--require", "f(0)=0"),
        ("--require", "f(0)=0", "--require", "f(1)=1"),
        ("--fix", "b=1"),
        ("--fix", "a"),
        ("--fix", "a="),
        ("--fix", "=1"),
        ("--fix", "a=x"),
        ("--fix", "a=b"),
        ("--require", "f(0)=1"),
        ("--require", "f(x)=1"),
        ("--require", "f(1)=x"),
        ("--require", "f(1)"),
        ("--require", "g(0)=0"),
        ("--require", "pretty"),
        ("--require", ""),
        ("--also-derivative", "-1"),
        ("--also-derivative", "0"),
        ("--also-derivative", "x"),
        ("--also-derivative", ""),
        ("--format", "binary17"),
        ("--format", ""),
        ("--norm", "l3"),
        ("--norm", ""),
        ("--norm", "taylor@"),
        ("--norm", "taylor@x"),
        ("--norm", "l2@3"),
        ("--clamp",),
    ],
)
def test_options_that_cannot_be_used(cli, place, options):
    ran = derive(cli, "gelu", "a*x", "-1,1", *options)
    assert ran.status == 2, ran
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert list(place.iterdir()) == []


@pytest.mark.parametrize("point", ["0", "1", "-1"])
def test_a_requirement_that_no_formula_of_one_parameter_meets(cli, place, point):
    required = f"f({point})={max(int(point), 0)}"
    ran = derive(cli, "relu", "relu(a*x+b)-relu(c*x)", "-1,1", "--require", required)
    assert ran.status == 2, ran
    assert ran.err.splitlines()[-1].startswith(f"xphi: the requirement {required} ")
    assert list(place.iterdir()) == []


# --- domains


@pytest.mark.parametrize(
    "on", ["1,1", "2,1", "inf,-inf", "inf,inf", "nan,1", "1", "1,", ",1", "1,2,3", "a,1", "x,1", "1;2", "", "1/0,2"]
)
def test_intervals_that_are_none(cli, place, on):
    ran = derive(cli, on=on)
    assert ran.status == 2, ran
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert list(place.iterdir()) == []


@pytest.mark.parametrize(
    ("target", "on"),
    [
        ("log(x)", "-1,1"),
        ("log(x)", "0,1"),
        ("1/x", "-1,1"),
        ("1/(x - 1/3)", "0,1"),
        ("sqrt(x - 1/1000)", "0,1"),
        ("log(x)", None),
        ("1/(x - 0.3)", "-1,1"),
    ],
)
def test_a_domain_on_which_the_target_is_undefined(cli, place, target, on):
    ran = derive(cli, target, "a + b*x", on)
    assert_refused(ran, place)
    assert "--on" in ran.err


@pytest.mark.parametrize(
    ("target", "form", "norm"),
    [
        ("gelu", "poly:3", "minimax"),
        ("gelu", "tanh(a*x)", "minimax"),
        ("relu", "a*x", "minimax"),
        ("gelu", "a*x + b", "l2"),
        ("exp(x)", "a*x", "minimax"),
        ("gelu", "x*sigmoid(k*x)", "minimax-rel"),
        ("x**2", "a*x", "l1"),
    ],
)
def test_an_objective_that_is_infinite_on_the_whole_line(cli, place, target, form, norm):
    ran = derive(cli, target, form, None, "--norm", norm)
    assert_refused(ran, place)
    assert "--on" in ran.err


# --- weights


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("empty.csv", b""),
        ("blank.csv", b"\n\n"),
        ("words.csv", b"a,b,c\nd,e,f\n"),
        ("head.csv", b"low,high,count\n"),
        ("unnamed.csv", b"a,b\n0,1\n1,2\n"),
        ("halfnamed.csv", b"low,count\n0,1\n1,2\n"),
        ("nan.csv", b"0,1,nan\n1,2,3\n"),
        ("inf.csv", b"0,1,inf\n1,2,3\n"),
        ("negative.csv", b"0,1,2\n1,2,-3\n"),
        ("nothing.csv", b"0,1,0\n1,2,0\n"),
        ("one.csv", b"1\n2\n3\n"),
        ("many.csv", b"1,2,3,4\n"),
        ("ragged.csv", b"1,2,3\n1,2\n"),
        ("reversed.csv", b"1,0,3\n"),
        ("overlapping.csv", b"0,2,3\n1,3,3\n"),
        ("unsorted.csv", b"1,2,3\n0,1,3\n"),
        ("centre.csv", b"0,5\n"),
        ("centres.csv", b"0,5\n0,6\n"),
        ("binary.csv", bytes(range(256))),
        ("text.npy", b"1,2,3\n"),
        ("cut.npy", b"\x93NUMPY\x01\x00v\x00{'descr'"),
    ],
)
def test_histograms_that_are_none(cli, tmp_path, place, name, content):
    path = tmp_path / name
    path.write_bytes(content)
    ran = derive(cli, "gelu", "x*sigmoid(k*x)", None, "--norm", "l2", "--weight", str(path))
    assert_refused(ran, place)
    assert name in ran.err


def test_a_pickle_is_not_opened(cli, tmp_path, place):
    path = tmp_path / "objects.npy"
    np.save(path, np.array([[1, 2, {}]], dtype=object), allow_pickle=True)
    assert_refused(derive(cli, "gelu", "x*sigmoid(k*x)", None, "--norm", "l2", "--weight", str(path)), place)


def test_complex_numbers_are_no_histogram(cli, tmp_path, place):
    np.save(tmp_path / "c.npy", np.array([[0, 1, 2j]]))
    ran = derive(cli, "gelu", "x*sigmoid(k*x)", None, "--norm", "l2", "--weight", str(tmp_path / "c.npy"))
    assert_refused(ran, place)
    assert "real numbers" in ran.err


def test_columns_are_read_by_their_names(tmp_path):
    from xphi.approximate.problem.weights import read

    texts = ["0,1,2\n1,3,5\n", "low,high,count\n0,1,2\n1,3,5\n", 'count,"High",low\n2,1,0\n5,3,1\n',
             "n;lower;upper;note\n2;0;1;7\n5;1;3;7\n", "low,high,count\n0,1,2e307\n1,3,5e307\n"]  # fmt: skip
    bins = []
    for number, text in enumerate(texts):
        (tmp_path / f"{number}.csv").write_text(text)
        bins.append(read(str(tmp_path / f"{number}.csv")).bins)
    assert all(found == bins[0] for found in bins[:4])
    assert [tuple(map(float, row)) for row in bins[4]] == [tuple(map(float, row)) for row in bins[0]]


def test_counts_whose_sum_overflows(tmp_path):
    from xphi.approximate.problem.weights import read

    (tmp_path / "h.csv").write_text("0,1,1e308\n1,2,1e308\n2,3,1e308\n")
    assert [density for _, _, density in read(str(tmp_path / "h.csv")).bins] == [Fraction(1, 3)] * 3


def test_wrong_shapes_of_npy(cli, tmp_path, place):
    for number, table in enumerate(
        (np.zeros(3), np.zeros((0, 3)), np.zeros((2, 3, 4)), np.array(["a"]), np.array(1.0))
    ):
        path = tmp_path / f"{number}.npy"
        np.save(path, table)
        assert_refused(derive(cli, "gelu", "x*sigmoid(k*x)", None, "--norm", "l2", "--weight", str(path)), place)


@pytest.mark.parametrize(
    "weight", ["missing.csv", "missing.npy", "gauss", "-1", "x", "0", "x - 1", "b*x", "exp(x", "1/x"]
)
@pytest.mark.parametrize("norm", ["l2", "minimax"])
def test_weights_that_are_none(cli, place, weight, norm):
    """A weight is a formula in x that is nowhere negative, and not zero everywhere."""
    ran = derive(cli, "gelu", "a*x", "-1,1", "--norm", norm, "--weight", weight)
    assert ran.status == 2, ran
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert list(place.iterdir()) == []


def test_a_histogram_and_minimax(cli, tmp_path, place):
    path = tmp_path / "h.csv"
    path.write_text("0,1,2\n")
    assert_refused(derive(cli, "gelu", "a*x", "-1,1", "--weight", str(path)), place)


# --- files


@pytest.mark.parametrize("output", ["no/such/folder/x.toml", ".", "/proc/x.toml", "/dev/null/x"])
def test_an_unwritable_output(cli, place, output):
    for verb in (
        ("derive", "gelu", "--form", "a*x", "--on", "-1,1"),
        ("certify", "gelu/gelu_tanh"),
        ("emit", "gelu/gelu_tanh", "--to", "c"),
    ):
        ran = cli(*verb, "-o", output)
        assert ran.status == 2
        assert "Traceback" not in ran.err
        assert "cannot write" in ran.err
        assert list(place.iterdir()) == []


def test_an_existing_file_survives_a_failure(cli, place):
    path = place / "out.toml"
    path.write_text("mine")
    assert derive(cli, "gelo").status == 2
    assert cli("derive", "x**4", "--form", "even:2", "--norm", "l2", "--weight", "normal", "-o", path).status == 1
    assert path.read_text() == "mine"
    assert [p.name for p in place.iterdir()] == ["out.toml"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("certify", "gelu/nothing"),
        ("certify", "nothing"),
        ("certify", "missing.toml"),
        ("certify", "gelu/gelu_tanh", "--require", "pretty"),
        ("certify", "gelu/gelu_tanh", "--on", "2,1"),
        ("verify", "missing.toml"),
        ("verify", "."),
        ("emit", "gelu/gelu_tanh", "--to", "fortran"),
        ("emit", "missing.toml", "--to", "c"),
        ("compare", "relu"),
        ("compare", "gelu", "--on", "2,1"),
        ("compare", "gelu", "--points", "1"),
        ("compare", "gelu", "--points", "999999999999"),
        ("show", "gelu", "--order", "-1"),
        ("drive", "gelu"),
        ("plot", "gelu", "--what", "nothing", "-o", "p.png"),
        ("plot", "gelu", "-o", "p.txt"),
    ],
)
def test_other_verbs(cli, place, arguments):
    ran = cli(*arguments)
    assert ran.status == 2
    assert ran.out == ""
    assert "Traceback" not in ran.err
    assert list(place.iterdir()) == []


@pytest.mark.parametrize(
    "arguments",
    [
        ("derive",),
        ("derive", "gelu"),
        ("derive", "gelu", "--form"),
        ("derive", "gelu", "--frm", "a*x"),
        ("compare", "gelu", "--points", "many"),
    ],
)
def test_usage_is_one_sentence_too(cli, place, arguments):
    assert_refused(cli(*arguments), place)


def test_json_is_not_begun_for_bad_input(cli, place):
    assert_refused(cli("derive", "gelo", "--form", "a*x", "--json"), place)
