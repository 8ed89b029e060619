"""`xphi table`: what it prints and writes; code in integers gives what the table gives; bad input is one sentence."""

import ctypes
import functools
import json
import re
import shutil
import subprocess

import numpy as np
import pytest

import xphi

BYTES = ("--in", "int8:scale=1/16", "--out", "int8:scale=1/16")
#: Name, types and options of tables of each kind.
TABLES = {
    "each": ("gelu", "int8:scale=0.05,zero=3", "int8:scale=0.04,zero=-120", {}),
    "narrow": ("tanh", "int4:scale=1/2", "uint3:scale=1/4,zero=3", {}),
    "cut": ("log(x)", "uint8:scale=1/4,range=1..255", "int8:scale=1/16", {}),
    "nearest": ("sigmoid", "int16:scale=1/4096", "uint8:scale=1/255", {"entries": 256}),
    "lines": ("gelu", "int16:scale=1/4096", "int16:scale=1/4096", {"entries": 513, "interp": "linear"}),
    "falling": ("-x", "int16:scale=1", "int16:scale=1", {"entries": 3, "interp": "linear"}),
    "unsigned": ("sigmoid", "uint10:scale=1/64,zero=512", "uint16:scale=1/65536", {"entries": 65}),
}


@functools.cache
def made(kind):
    name, source, result, options = TABLES[kind]
    return xphi.table(name, source, result, **options)


def written(kind, ending, folder):
    from xphi.integers import emit

    language = {"c": "c", "py": "numpy", "v": "verilog", "onnx": "onnx", "tex": "latex"}[ending]
    for name, content in emit.files(made(kind), language, f"lookup.{ending}"):
        data = content if isinstance(content, bytes) else content.encode()
        (folder / name).write_bytes(data)
    return folder / f"lookup.{ending}"


@pytest.mark.skipif(shutil.which("cc") is None, reason="needs a C compiler, cc")
@pytest.mark.parametrize("kind", TABLES)
def test_c_gives_the_same_for_every_input(kind, tmp_path):
    t, source = made(kind), written(kind, "c", tmp_path)
    library = tmp_path / "lookup.so"
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wconversion", "-pedantic"]
    command = ["cc", "-std=c99", "-O1", *warnings, "-shared", "-fPIC", str(source), "-o", str(library)]
    subprocess.run(command, check=True)
    function = ctypes.CDLL(str(library)).lookup
    function.argtypes = [getattr(ctypes, f"c_{t.source.container.name}")]
    function.restype = getattr(ctypes, f"c_{t.result.container.name}")
    assert [function(code) for code in t.truth.codes.tolist()] == t.outputs.tolist()


@pytest.mark.parametrize("kind", TABLES)
def test_numpy_gives_the_same_for_every_input(kind, tmp_path):
    t, names = made(kind), {}
    exec(written(kind, "py", tmp_path).read_text(), names)  # noqa: S102 - what the package wrote
    found = names["lookup"](t.truth.codes.astype(t.source.container))
    assert found.dtype == t.result.container
    assert np.array_equal(found, t.outputs)


@pytest.mark.parametrize("kind", TABLES)
def test_onnx_gives_the_same_for_every_input(kind, tmp_path):
    onnx, runtime = pytest.importorskip("onnx"), pytest.importorskip("onnxruntime")
    t, path = made(kind), written(kind, "onnx", tmp_path)
    onnx.checker.check_model(onnx.load(path), full_check=True)
    session = runtime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
    codes = t.truth.codes.astype(t.source.container)
    (found,) = session.run(None, {"q": codes})
    assert found.dtype == t.result.container
    assert np.array_equal(found, t.outputs)


def words(path, width, *, signed):
    """Numbers of a memory file."""
    values = [int(line, 16) for line in path.read_text().split()]
    return [value - (1 << width) if signed and value >> (width - 1) else value for value in values]


@pytest.mark.parametrize("kind", TABLES)
def test_verilogs_memories_hold_the_entries_and_the_outputs(kind, tmp_path):
    t = made(kind)
    module = written(kind, "v", tmp_path).read_text()
    for name, values in (("lookup.mem", t.entries), ("lookup_expected.mem", t.outputs)):
        assert words(tmp_path / name, t.result.width, signed=t.result.signed) == values.tolist()
    assert f"[0:{len(t) - 1}]" in module
    assert re.search(rf"\[{t.source.width - 1}:0\] q\b", module)
    assert re.search(rf"\[{t.result.width - 1}:0\] y\b", module)


@pytest.mark.skipif(shutil.which("iverilog") is None, reason="needs Icarus Verilog, iverilog")
@pytest.mark.parametrize("kind", TABLES)
def test_verilogs_bench_passes(kind, tmp_path):
    written(kind, "v", tmp_path)
    assert bench(tmp_path).startswith("PASS")
    expected = tmp_path / "lookup_expected.mem"
    first, *rest = expected.read_text().split()
    expected.write_text("\n".join([rest[0] if first != rest[0] else f"{int(first, 16) ^ 1:x}", *rest]))
    assert "FAIL: 1 inputs differ" in bench(tmp_path)


def bench(folder):
    """What the bench of a module prints."""
    subprocess.run(["iverilog", "-o", "bench", "lookup.v", "lookup_tb.v"], cwd=folder, check=True)  # noqa: S607 - a name on PATH
    done = subprocess.run(["vvp", "bench"], cwd=folder, check=True, capture_output=True, text=True)  # noqa: S607 - the same
    return done.stdout


def test_latex_shows_every_entry(tmp_path):
    t, text = made("each"), written("each", "tex", tmp_path).read_text()
    body = text.split(r"\hline")[1].split(r"\end{tabular}")[0]
    rows = [re.findall(r"\$(-?\d+)\$", line) for line in body.splitlines() if line]
    assert [int(value) for row in rows for value in row[1:]] == t.entries.tolist()
    assert f"{t.max_lsb:.4f}" in text


def test_the_array_of_cmsis_takes_the_place_of_the_runtimes(cli, tmp_path):
    file = tmp_path / "sigmoid_table.c"
    assert cli("table", "sigmoid", "--in", "q3.12", "--out", "q0.15", "--like", "cmsis", "-o", file).status == 0
    assert "const uint16_t sigmoid_table[256] = {" in file.read_text()
    for other in ("t.v", "t.onnx", "t.py", "t.tex"):
        ran = cli("table", "sigmoid", "--in", "q3.12", "--out", "q0.15", "--like", "cmsis", "-o", tmp_path / other)
        assert ran.status == 2
        assert "the runtime's own array" in ran.err
    assert [path.name for path in tmp_path.iterdir()] == ["sigmoid_table.c"]


def test_the_document(cli):
    ran = cli("table", "gelu", *BYTES, "--json")
    assert ran.status == 0
    assert next(iter(ran.json)) == "schema"
    assert ran.json["schema"] == "xphi/table/1"
    wanted = {"entries", "max_lsb", "correctly_rounded", "monotone", "bits", "bits_compressed", "evidence"}
    assert wanted <= set(ran.json)
    assert ran.json["evidence"] == "exhaustive"
    assert len(ran.json["entries"]) == ran.json["inputs"] == 256
    assert ran.json["error"]["observed"] <= ran.json["error"]["bound"]


def test_what_is_printed_names_the_sizes(cli):
    ran = cli("table", "gelu", *BYTES)
    assert ran.status == 0
    assert "2048 plain" in ran.out
    assert "every one tried" in ran.out


@pytest.mark.parametrize("ending", ["png", "svg", "json", "npy", "c", "py", "v", "onnx", "tex"])
def test_files(cli, tmp_path, ending):
    if ending == "onnx":
        pytest.importorskip("onnx")
    file = tmp_path / f"gelu8.{ending}"
    ran = cli("table", "gelu", *BYTES, "-o", file)
    assert ran.status == 0
    assert str(file) in ran.err
    content = file.read_bytes()
    if ending == "npy":
        assert np.array_equal(np.load(file), made_bytes().entries)
    elif ending == "json":
        assert json.loads(content)["entries"] == made_bytes().entries.tolist()
    else:
        begins = {"png": b"\x89PNG", "svg": b"<?xml", "c": b"/*", "py": b"#", "v": b"//", "onnx": b"\x08", "tex": b"%"}
        assert content.startswith(begins[ending])
    assert cli("table", "gelu", *BYTES, "-o", file).status == 0
    assert file.read_bytes() == content


@functools.cache
def made_bytes():
    return xphi.table("gelu", "int8:scale=1/16", "int8:scale=1/16")


#: What is typed after the name, and a word of the sentence.
REFUSED = [
    (("--out", "int8:scale=1"), "--in"),
    (("--in", "int8:scale=1"), "--out"),
    (("--in", "int8:scale=0", "--out", "int8:scale=1"), "above zero"),
    (("--in", "int8:scale=-1/16", "--out", "int8:scale=1"), "above zero"),
    (("--in", "int8:scale=inf", "--out", "int8:scale=1"), "finite"),
    (("--in", "int8:scale=nan", "--out", "int8:scale=1"), "finite"),
    (("--in", "int8:scale=1/0", "--out", "int8:scale=1"), "division by zero"),
    (("--in", "int8:scale=step", "--out", "int8:scale=1"), "free name"),
    (("--in", "int8", "--out", "int8:scale=1"), "needs its scale"),
    (("--in", "int8:scale=1", "--out", "int8:scale=1,zero=128"), "outside int8"),
    (("--in", "uint8:scale=1,zero=-1", "--out", "int8:scale=1"), "outside uint8"),
    (("--in", "int8:scale=1,zero=0.5", "--out", "int8:scale=1"), "whole number"),
    (("--in", "int8:scale=1,range=-129..0", "--out", "int8:scale=1"), "beyond int8"),
    (("--in", "int8:scale=1,range=5..1", "--out", "int8:scale=1"), "empty"),
    (("--in", "int17:scale=1", "--out", "int8:scale=1"), "16 bits"),
    (("--in", "int8:scale=1", "--out", "uint32:scale=1"), "16 bits"),
    (("--in", "float16:scale=1", "--out", "int8:scale=1"), "float16"),
    (("--in", "int8:scale=1,step=2", "--out", "int8:scale=1"), "no option 'step'"),
    ((*BYTES, "--entries", "1000000"), "more than the 256 inputs"),
    ((*BYTES, "--entries", "-1"), "--entries"),
    ((*BYTES, "--entries", "100"), "65 or 129"),
    ((*BYTES, "--entries", "33", "--interp", "nearest"), "32"),
    ((*BYTES, "--interp", "linear"), "needs --entries"),
    ((*BYTES, "--interp", "cubic"), "linear"),
    ((*BYTES, "--like", "cmsis"), "sigmoid and tanh"),
    ((*BYTES, "--like", "tflite", "--entries", "129"), "leave out --entries"),
    ((*BYTES, "--round", "up"), "even"),
    ((*BYTES, "-o", "table.pdf"), ".npy"),
    ((*BYTES, "-o", "-"), "ending"),
    ((*BYTES, "-o", "8bit.c"), "8bit.c"),
    ((*BYTES, "-o", "missing/t.c"), "missing"),
    ((*BYTES, "--fast"), "--fast"),
]


@pytest.mark.parametrize(("typed", "said"), REFUSED, ids=lambda value: None if isinstance(value, tuple) else value)
def test_bad_input_is_one_sentence(cli, tmp_path, monkeypatch, typed, said):
    monkeypatch.chdir(tmp_path)
    ran = cli("table", "gelu", *typed)
    assert ran.status == 2
    assert ran.out == ""
    assert ran.err.startswith("xphi: ")
    assert ran.err.count("\n") == 1
    assert said in ran.err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("name", "range_of"),
    [("log(x)", "1..127"), ("1/x", "-128..-1"), ("sqrt(x-10)", "10..127"), ("x/(x*x-1)", "-128..-2")],
)
def test_where_there_is_no_value_the_sentence_says_how_to_go_on(cli, name, range_of):
    ran = cli("table", name, "--in", "int8:scale=1", "--out", "int8:scale=1")
    assert ran.status == 2
    assert f"range={range_of}" in ran.err
    assert cli("table", name, "--in", f"int8:scale=1,range={range_of}", "--out", "int8:scale=1").status == 0
