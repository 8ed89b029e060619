"""What can be audited, how it is named, and what an interrupted audit keeps."""

import json
import math
import os
import subprocess
import sys
import threading

import numpy as np
import pytest

from xphi.audit import audit, engine, state, subjects
from xphi.audit.encoding import get
from xphi.audit.subjects import resolve
from xphi.errors import XphiError

MODULE = """
import numpy as np

calls = []
stop_at = None
not_a_function = 3


def relu(x):
    calls.append(x.size)
    if stop_at is not None and len(calls) >= stop_at:
        raise KeyboardInterrupt
    return np.where(x <= 0, np.zeros_like(x), x)


def scaled(x, *, by=1, name="", exact=True):
    assert name == "a b"
    assert exact is False
    return relu(x) * x.dtype.type(by)


class Relu:
    def __init__(self, slope=1.0):
        self.slope = slope

    def __call__(self, x):
        return relu(x) * x.dtype.type(self.slope)

    def grad(self, x):
        return np.where(x > 0, np.ones_like(x), np.zeros_like(x))


def wide(x):
    return x.astype(np.float64)


def short(x):
    return x[:-1]


def total(x):
    return float(x.sum())


def leaving(x):
    raise SystemExit(0)


def broken(x):
    raise ValueError("no such thing\\nand more")
"""


@pytest.fixture
def planted(tmp_path, monkeypatch):
    """A module of one's own in the folder that the program was started in, and a cache of one's own."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    folder = tmp_path / "here"
    folder.mkdir()
    (folder / "planted.py").write_text(MODULE)
    monkeypatch.chdir(folder)
    monkeypatch.setattr(sys, "path", [p for p in sys.path if p])
    yield folder
    sys.modules.pop("planted", None)


SMALL = ("--on", "1,1.0001", "--workers", "1")


# --- names


def test_a_module_in_the_present_folder_is_found(planted, cli):
    ran = cli("audit", "planted:relu", "--against", "relu", *SMALL, "--json")
    assert ran.status == 0, ran.err
    assert (ran.json["max_ulp"], ran.json["correctly_rounded"]) == (0, 1)


def test_keyword_arguments_are_read_as_what_they_look_like(planted):
    subject = resolve("planted:scaled?by=2&name=a%20b&exact=false", "float32")
    assert subject(np.ones(2, np.float32)).tolist() == [2, 2]
    assert subjects._keywords("a=1&b=0.5&c=none&d=True&e=tanh") == {"a": 1, "b": 0.5, "c": None, "d": True, "e": "tanh"}


def test_a_class_is_made_and_its_gradient_used(planted):
    assert resolve("planted:Relu?slope=3", "float32")(np.ones(2, np.float32)).tolist() == [3, 3]
    found = audit("planted:Relu", "relu", order=1, dtype="bfloat16", on="-2,2", reference="balls")
    assert found.max_ulp == 0
    assert found.against == "relu'"


def test_the_derivative_as_the_function_itself():
    def step(x):
        return np.where(x > 0, np.ones_like(x), np.zeros_like(x))

    assert audit(step, "relu'", dtype="float16", on="-1,2").max_ulp == 0


@pytest.mark.parametrize(
    ("callable_", "words"),
    [
        ("nowhere:f", ("no module", "nowhere")),
        ("planted:nothing", ("no attribute", "nothing")),
        ("planted:not_a_function", ("cannot be called", "int")),
        ("planted:wide", ("returned float64", "float32")),
        ("planted:short", ("shape",)),
        ("planted:total", ("float",)),
        ("planted:broken", ("ValueError", "no such thing")),
        ("planted:leaving", ("SystemExit",)),
        (":x", ("module:attribute", "':x'")),
        ("planted:", ("module:attribute",)),
        ("xphi.gelu", ("no kernel", "'xphi.gelu'")),
        ("xphi:gelu?threads=none&nope=2", ("nope",)),
        ("xphi:gelu?threads=0", ("threads must be",)),
        ("planted:scaled?by", ("name=value",)),
        ("planted:scaled?nope=1", ("nope",)),
        ("planted:Relu?nope=1", ("nope",)),
        ("missing.onnx", ("missing.onnx",)),
        ("gelo", ("gelo",)),
        ("swiglu", ("two arrays",)),
    ],
)
def test_what_cannot_be_called_is_refused_in_a_sentence(planted, cli, callable_, words):
    ran = cli("audit", callable_, "--against", "relu", *SMALL)
    assert ran.status == 2, ran
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1, ran.err
    for word in words:
        assert word in ran.err


def test_a_gradient_that_there_is_not(planted, cli):
    ran = cli("audit", "planted:wide", "--against", "relu", "--order", "1", *SMALL)
    assert ran.status == 2
    assert "gradient" in ran.err


def test_a_foreign_callable_needs_to_be_told_what_it_should_be(planted, cli):
    ran = cli("audit", "planted:relu")
    assert ran.status == 2
    assert "--against" in ran.err


# --- the command


def test_json_has_the_keys_that_were_promised(planted, cli):
    ran = cli("audit", "planted:relu", "--against", "relu", "--on=-inf,-2**126", "--json", "--dtype", "bfloat16")
    document = ran.json
    assert ran.status == 0
    assert next(iter(document.items())) == ("schema", "xphi/audit/1")
    promised = {
        "inputs", "exhaustive", "max_ulp", "at", "max_abs", "max_rel_negative", "correctly_rounded",
        "nonfinite", "zero_from", "seconds",
    }  # fmt: skip
    assert promised <= set(document)
    assert document["exhaustive"] is True
    assert document["inputs"] == get("bfloat16").code(-(2.0**126)) - get("bfloat16").code(-math.inf) + 1
    assert set(document["error"]) == {"observed", "bound", "at", "evidence", "unit"}
    assert [row["input"] for row in document["special"]] == ["-inf", "-0.0", 0, "inf", "nan"]
    assert list(document)[-1] == "run"


def test_text_says_what_was_taken_and_where_the_worst_is(planted, cli):
    ran = cli("audit", "planted:Relu?slope=2", "--against", "relu", *SMALL)
    assert ran.status == 0
    assert "every float" in ran.out
    assert "at x =" in ran.out
    assert "0x1" in ran.out


# --- interrupted


@pytest.fixture
def small_chunks(monkeypatch):
    monkeypatch.setattr(engine, "CHUNK_BALLS", 64)
    monkeypatch.setattr(engine, "BLOCK", 64)


def run_planted(stop_at=None, workers=1):
    import planted

    planted.stop_at = stop_at
    planted.calls.clear()
    found = audit("planted:relu", "relu", on="1,1.0001", reference="balls", workers=workers)
    return found, len(planted.calls)


def test_an_interrupted_audit_goes_on_where_it_stopped(planted, small_chunks):
    resolve("planted:relu", "float32")  # so that the module can be imported here too
    whole, calls = run_planted()
    assert len(whole.plan) > 10 * 64
    stop = calls // 2
    with pytest.raises(KeyboardInterrupt):
        run_planted(stop)
    (kept,) = state.folder().glob("*.json")
    done = len(json.loads(kept.read_text())["chunks"])
    assert 0 < done < stop
    again, more = run_planted()
    assert more == calls - done
    assert repr(again.tally) == repr(whole.tally)
    assert list(state.folder().glob("*.json")) == []


def test_what_is_kept_belongs_to_the_code_that_ran(planted, small_chunks):
    resolve("planted:relu", "float32")
    _, calls = run_planted()
    with pytest.raises(KeyboardInterrupt):
        run_planted(calls // 2)
    (planted / "planted.py").write_text(MODULE + "\n# changed\n")
    _, more = run_planted()
    assert more == calls  # another file, another state


def test_a_damaged_state_is_begun_anew(planted, small_chunks):
    resolve("planted:relu", "float32")
    _, calls = run_planted()
    with pytest.raises(KeyboardInterrupt):
        run_planted(calls // 2)
    (kept,) = state.folder().glob("*.json")
    kept.write_text(kept.read_text()[:-20])
    _, more = run_planted()
    assert more == calls


def test_threads_and_processes_find_the_same(planted, small_chunks, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", str(planted), prepend=os.pathsep)
    resolve("planted:relu", "float32")
    one, _ = run_planted()
    two, calls = run_planted(workers=2)
    assert calls < 10  # the others ran elsewhere
    assert repr(one.tally) == repr(two.tally)


def test_threads_run_at_the_same_time():
    seen = set()
    barrier = threading.Barrier(2, timeout=30)

    def waiting(x):
        if x.size > 100 and len(seen) < 2:
            seen.add(threading.get_ident())
            if len(seen) <= 2:
                barrier.wait()
        return np.where(x <= 0, np.zeros_like(x), x)

    audit(waiting, "relu", on="1,1.1", workers=2)
    assert len(seen) == 2


# --- frameworks, where they are installed


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_torch_functions_and_their_gradients(dtype):
    pytest.importorskip("torch")
    for order in (0, 1):
        found = audit("torch.nn.functional:relu", "relu", dtype=dtype, order=order, on="-1,1", inputs=2000)
        assert found.max_ulp == 0
    assert resolve("torch.nn:GELU?approximate=tanh", dtype)(np.zeros(3, get(dtype).dtype)).dtype == get(dtype).dtype


@pytest.mark.parametrize("dtype", ["float16", "bfloat16", "float32", "float64"])
def test_jax_functions_and_their_gradients(dtype):
    pytest.importorskip("jax")
    for order in (0, 1):
        found = audit("jax.nn:relu", "relu", dtype=dtype, order=order, on="1,2", inputs=2000)
        assert found.max_ulp == 0


@pytest.mark.parametrize("shape", [["n"], [], [3, 2, 5], ["batch", 2, "width"], [1, 7, "n"]], ids=str)
def test_an_onnx_file_of_any_shape(tmp_path, shape):
    onnx = pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    tensor = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, shape) for name in "xy"]
    graph = onnx.helper.make_graph([onnx.helper.make_node("Abs", ["x"], ["y"])], "g", tensor[:1], tensor[1:])
    path = tmp_path / "model.onnx"
    onnx.save(onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=8), path)
    found = audit(str(path), "abs(x)", on="-1,1", inputs=101)
    assert (found.max_ulp, found.tally.compared) == (
        0,
        audit("numpy:abs", "abs(x)", on="-1,1", inputs=101).tally.compared,
    )


def test_an_onnx_file(tmp_path):
    onnx = pytest.importorskip("onnx")
    pytest.importorskip("onnxruntime")
    tensor = [onnx.helper.make_tensor_value_info(name, onnx.TensorProto.FLOAT, ["n"]) for name in "xy"]
    graph = onnx.helper.make_graph([onnx.helper.make_node("Relu", ["x"], ["y"])], "g", tensor[:1], tensor[1:])
    model = onnx.helper.make_model(graph, opset_imports=[onnx.helper.make_opsetid("", 17)], ir_version=8)
    onnx.save(model, tmp_path / "relu.onnx")
    found = audit(str(tmp_path / "relu.onnx"), "relu", on="-1,1", inputs=2000)
    assert found.max_ulp == 0
    with pytest.raises(XphiError, match="gradient"):
        audit(str(tmp_path / "relu.onnx"), "relu", order=1)


def test_a_missing_dask_is_named_with_its_extra(planted, cli):
    if subprocess.run([sys.executable, "-c", "import distributed"], capture_output=True, check=False).returncode == 0:
        pytest.skip("Dask is installed")
    ran = cli("audit", "planted:relu", "--against", "relu", "--scheduler", "tcp://127.0.0.1:1", *SMALL)
    assert ran.status == 2
    assert "xphi[audit]" in ran.err


@pytest.mark.slow
def test_a_cluster_finds_what_threads_find(small_chunks):
    distributed = pytest.importorskip("distributed")
    options = {"on": "1,1.001", "reference": "balls"}
    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        away = audit("numpy:tanh", "tanh", scheduler=cluster.scheduler_address, **options)
    assert repr(away.tally) == repr(audit("numpy:tanh", "tanh", **options).tally)
