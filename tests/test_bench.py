"""The speed of things: what is asked for, what comes back, and what is refused; no time is held to a limit."""

import json
import math
import os
import subprocess
import sys

import numpy as np
import pytest

import xphi
from xphi import reference
from xphi.bench import Plan, chart, driver, operations, peers, rows
from xphi.bench.case import Arrays, dtype_of
from xphi.bench.driver import LeftOut, Measurement, Result
from xphi.bench.machine import environment
from xphi.bench.peers.torch import array
from xphi.bench.process import Lost, Worker
from xphi.ops import numpy as kernels

SMALL = {"ops": ("silu", "copy"), "n": 4096, "rounds": 2, "peers": ("scipy",)}


def measured(*entries, plan=None):
    """A result of rounds that are typed here: (op, title, rung, nanoseconds of each round)."""
    plan = plan or Plan(ops=tuple(dict.fromkeys(e[0] for e in entries)), n=1000, rounds=3)
    found = [
        Measurement((op, "float32", plan.n), title, title, rung, k, list(times))
        for k, (op, title, rung, times) in enumerate(entries)
    ]
    return Result(plan, found, {}, {}, [])


@pytest.fixture(scope="module")
def small():
    return driver.measure(Plan(**SMALL))


def test_a_run_measures_the_peer_and_the_floor_in_every_round(small):
    found = {(m.title, m.spec[0]): m for m in small.measurements}
    assert ("scipy", "silu") in found
    assert ("floor", "copy") in found
    assert all(len(m.rounds) == 2 and min(m.rounds) > 0 for m in small.measurements)
    assert small.versions["scipy"].count(".") >= 1


def test_only_the_peers_that_were_asked_for_are_started(small):
    assert set(small.versions) | set(small.skipped) <= {"xphi", "floor", "scipy"}


def test_rows_have_the_keys_of_the_contract(small):
    keys = {"op", "impl", "rung", "dtype", "n", "threads", "ns_per_element", "spread"}
    keys |= {"ratio_to_best_peer", "best_peer", "ratio_to_copy"}
    for row in rows.rows(small):
        assert keys <= set(row)
        assert row["spread"][0] <= row["ns_per_element"] <= row["spread"][1]


def test_median_spread_and_ratios():
    result = measured(
        ("gelu", "xphi", "fast", [800.0, 900.0, 1000.0]),
        ("gelu", "torch", "", [1000.0, 5000.0, 1200.0]),
        ("gelu", "jax", "", [2000.0, 2000.0, 2000.0]),
        ("gelu", "floor", "", [1.0, 1.0, 1.0]),
        ("copy", "floor", "", [300.0, 100.0, 500.0]),
    )
    table = {(row["op"], row["impl"]): row for row in rows.rows(result)}
    ours = table["gelu", "xphi"]
    assert (ours["ns_per_element"], ours["us_per_call"], ours["rung"]) == (0.9, 0.9, "fast")
    assert ours["spread"] == [0.85, 0.95]
    assert (ours["best_peer"], ours["ratio_to_best_peer"]) == ("torch", 900 / 1200)
    assert ours["ratio_to_copy"] == 3.0
    assert table["gelu", "torch"]["rung"] is None
    (summary, _) = rows.summary(result)
    assert summary["ratio_to_best_peer"] == {"fast": 0.75}
    assert summary["best_peer_ns_per_element"] == 1.2


def test_without_peers_there_is_no_ratio_to_them():
    (row,) = rows.rows(measured(("gelu", "xphi", "fast", [1.0])))
    assert row["best_peer"] is row["ratio_to_best_peer"] is row["ratio_to_copy"] is None
    (summary,) = rows.summary(measured(("gelu", "xphi", "fast", [1.0])))
    assert summary["ratio_to_best_peer"] == {}


def test_a_peer_that_is_not_installed_is_named(monkeypatch):
    monkeypatch.setattr(peers.load("numexpr"), "NEEDS", ("no_such_package",))
    monkeypatch.setattr(peers, "names", lambda: ["numexpr"])
    result = driver.measure(Plan(ops=("copy",), n=64, rounds=1))
    assert result.skipped["numexpr"] == "no_such_package not installed"
    assert [m.title for m in result.measurements] == ["floor"]


def test_a_peer_that_was_asked_for_and_is_not_installed_is_refused(cli, monkeypatch):
    monkeypatch.setattr(peers.load("torch"), "NEEDS", ("no_such_package",))
    ran = cli("bench", "--peers", "torch", "--ops", "copy", "--n", "64", "--rounds", "1")
    assert ran.status == 2
    assert ran.out == ""
    assert "the peer torch needs no_such_package" in ran.err
    assert 'pip install "xphi[peers]"' in ran.err


def test_an_instruction_set_that_there_is_not_is_refused():
    done = subprocess.run(
        [sys.executable, "-m", "xphi", "bench", "--ops", "copy", "--n", "64", "--rounds", "1", "--peers", "scipy"],
        capture_output=True, text=True, check=False, env={**os.environ, "XPHI_ISA": "nonsense"},
    )  # fmt: skip
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("xphi: XPHI_ISA=nonsense cannot run here")
    assert len(done.stderr.splitlines()) == 1


def test_a_copy_is_always_measured_to_compare_with(cli):
    ran = cli("bench", "--peers", "scipy", "--ops", "silu", "--n", "4096", "--rounds", "1", "--json")
    assert [line["op"] for line in ran.json["summary"]] == ["silu"]
    assert all(row["ratio_to_copy"] > 0 for row in ran.json["rows"])
    assert ("copy", "float32", driver.CALL_ELEMENTS) in Plan(calls=True).specs()


def test_every_peer_has_the_same_interface():
    for name in peers.names():
        peer = peers.load(name)
        assert peer.TITLE.replace(".", "_") == name
        assert peer.NEEDS
        assert peer.RUNGS
        if not peers.missing(peer):
            assert set(peer.operations()) <= set(operations.OPERATIONS)


def test_looking_at_a_peer_does_not_load_its_package():
    code = "import sys; from xphi.bench import peers; [peers.missing(peers.load(n)) for n in peers.names()]"
    tell = "print([m for m in ('torch', 'jax', 'onnxruntime', 'openvino', 'numexpr', 'scipy') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", f"{code}; {tell}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("dtype", ["float32", "float64"])
@pytest.mark.parametrize("op", ["gelu", "silu", "erfc", "normal_cdf", "swiglu", "geglu"])
def test_scipy_computes_what_the_operation_says(op, dtype):
    case = Arrays(1).case(op, dtype, 512, "")
    peers.load("scipy").operations()[op](case)()
    assert case.error(case.outputs) < 1


@pytest.mark.parametrize(("right", "wrong"), [("gelu", "gelu_tanh"), ("gelu", "gelu_sigmoid"), ("sigmoid", "tanh")])
def test_the_check_tells_functions_apart(right, wrong):
    arrays = Arrays(1)
    case = arrays.case(right, "float32", 4096, "")
    for name, verdict in ((right, True), (wrong, False)):
        exact = operations.OPERATIONS[name].exact
        result = np.array([exact(float(x))[0] for x in case.inputs[0]], dtype=np.float32)
        assert (case.error((result,)) < 1) is verdict
    assert math.isinf(case.error((np.full(4096, np.nan, dtype=np.float32),)))


@pytest.mark.parametrize("name", sorted(operations.FUNCTIONS))
def test_the_exact_values_are_those_of_the_registry(name):
    """Kernels in binary64 beside the definitions."""
    from xphi.formats import get
    from xphi.functions import target

    for order, op, factors in ((0, name, ()), (1, f"{name}_vjp", (2.0,))):
        # by what is recorded; what only samples show may be a little more at other inputs
        bound = getattr(xphi, name).bound("float64", order=order)
        ulps = 2 * max(bound.observed, 1)
        for x in (-4.5, -1.25, -0.5, 0.75, 2.0, 5.5):
            (value,) = operations.OPERATIONS[op].exact(x, *factors)
            exact = math.prod(factors) * float(reference.rounded(target(name + "'" * order), x, get("binary64")))
            assert abs(value - exact) <= ulps * np.spacing(abs(exact))


@pytest.mark.parametrize("ending", ["", "_vjp", "_op", "_train"])
def test_whatever_has_kernels_can_be_timed(ending):
    """By this package itself at least: no list of names stands beside the registry."""
    names = [name + ending for name in kernels.names()]
    assert operations.find(",".join(names)) == names
    ours = peers.load("xphi_torch" if ending in ("_op", "_train") else "xphi").operations()
    assert set(names) <= set(ours)
    for name in names:
        case = Arrays(1).case(name, "float32", 512, "faithful")
        returned = ours[name](case)()
        if ending in ("_op", "_train"):
            returned = returned if isinstance(returned, tuple) else (returned,)
            returned = tuple(array(one) for one in returned)
        else:
            returned = case.outputs
        assert case.error(returned) < 1, name


def test_the_limit_of_the_check_counts_the_steps_of_the_formula():
    steps = {name: operations.OPERATIONS[name].steps for name in ("identity", "relu", "tanh", "silu", "copy")}
    # the result; silu has a quotient, a sum, an exponential beside it
    assert steps == {"identity": 1, "relu": 1, "tanh": 2, "silu": 4, "copy": 1}
    assert operations.OPERATIONS["swiglu"].steps == 2 + steps["silu"]
    exact = [reference.rounded("selu", at, "binary64") for at in (1.0, -math.inf)]
    one = np.finfo(np.float64).eps  # the kernel is one of two neighbours, and a quotient rounds once more
    assert pytest.approx(float(exact[0]), rel=one) == operations.SELU_SCALE
    assert pytest.approx(-float(exact[1]) / float(exact[0]), rel=2 * one) == operations.SELU_ALPHA
    case = Arrays(1).case("silu", "float32", 512, "")
    right = case.inputs[0].astype(np.float64) / (1 + np.exp(-case.inputs[0].astype(np.float64)))
    spacing = np.finfo(np.float32).eps * (1 + np.abs(case.inputs[0].astype(np.float64)))
    assert case.error((right + 3.9 * spacing,)) < 1 < case.error((right + 4.1 * spacing,))


def test_the_data_are_the_same_for_everyone():
    one, other = (Arrays(threads).case("swiglu_vjp", "bfloat16", 100, "") for threads in (1, 2))
    assert [a.dtype for a in one.inputs] == [dtype_of("bfloat16")] * 3
    for a, b in zip(one.inputs, other.inputs, strict=True):
        assert np.array_equal(a, b)
    assert not np.array_equal(one.inputs[0], one.inputs[1])
    assert len(one.outputs) == 2


@pytest.mark.parametrize("op", ["copy", "relu", "multiply"])
@pytest.mark.parametrize("threads", [1, 2])
def test_floors_do_what_they_say(op, threads):
    case = Arrays(threads).case(op, "float32", 4097, "")
    peers.load("floor").operations()[op](case)()
    assert case.error(case.outputs) < 1


def test_workers_are_held_to_their_threads():
    told = environment(2)
    assert told["OMP_NUM_THREADS"] == "2"
    assert told["OMP_WAIT_POLICY"] == "passive"
    assert "intra_op_parallelism_threads=1" in environment(1)["XLA_FLAGS"]


def test_a_worker_that_dies_says_why():
    worker = Worker("no_such_peer", 1)
    try:
        with pytest.raises(Lost, match=r"ended with status 1: .*no_such_peer"):
            worker.receive(60)
    finally:
        worker.close()


def test_a_worker_that_hangs_is_given_up():
    worker = Worker("floor", 1)
    try:
        worker.receive(60)
        with pytest.raises(Lost, match="no answer within"):
            worker.receive(0.01)
    finally:
        worker.close()


def test_a_peer_that_is_lost_on_the_way_is_left_out(monkeypatch):
    asked = Worker.ask

    def ask(self, patience, **question):
        if self.name == "scipy":
            raise Lost("it fell over")
        return asked(self, patience, **question)

    monkeypatch.setattr(Worker, "ask", ask)
    result = driver.measure(Plan(**SMALL))
    assert result.skipped["scipy"] == "it fell over"
    assert {m.title for m in result.measurements} <= {"xphi", "floor"}


def test_a_wrong_result_is_not_measured(monkeypatch):
    received = Worker.receive

    def receive(self, seconds):
        answer = received(self, seconds)
        if self.name == "scipy" and "error" in answer:
            answer["error"] = "inf"
        return answer

    monkeypatch.setattr(Worker, "receive", receive)
    result = driver.measure(Plan(**SMALL))
    assert LeftOut("silu", "scipy", None, "float32", 4096, "the result is wrong") in result.left_out
    assert "scipy" not in {m.title for m in result.measurements}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--peers", "torhc"], "no peer 'torhc'"),
        (["--ops", "geluu"], "did you mean gelu"),
        (["--ops", ","], "at least one operation"),
        (["--dtype", "float8"], "no dtype 'float8'"),
        (["--n", "0"], "--n takes a whole number"),
        (["--threads", "100000"], "--threads takes a whole number"),
        (["--rounds", "0"], "--rounds takes a whole number"),
        (["-o", "speed.txt"], "a picture is written as .png or .svg"),
    ],
)
def test_refusals(cli, arguments, said):
    ran = cli("bench", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_peers_may_be_written_as_they_are_called():
    assert peers.find("torch.compile, jax,jax") == ["torch_compile", "jax"]


def test_operations():
    assert operations.find(None) == list(operations.DEFAULT)
    assert set(operations.find("all")) == set(operations.OPERATIONS)
    assert set(operations.DEFAULT) <= set(operations.OPERATIONS)


def test_the_command_line_prints_one_document_and_draws(cli, tmp_path):
    picture = tmp_path / "speed.svg"
    small = ["--peers", "scipy", "--ops", "silu,copy", "--n", "4096", "--rounds", "2"]
    ran = cli("bench", *small, "--json", "-o", picture, "-o", tmp_path / "speed.json")
    assert ran.status == 0
    document = ran.json
    assert next(iter(document)) == "schema"
    assert document["schema"] == "xphi/bench/1"
    assert {row["impl"] for row in document["rows"]} >= {"scipy", "floor"}
    assert document["data"]["sigma"] == 2.0
    assert [line["op"] for line in document["summary"]] == ["silu", "copy"]
    assert picture.read_bytes().startswith(b"<?xml")
    written = json.loads((tmp_path / "speed.json").read_text())
    assert written == {key: value for key, value in document.items() if key != "run"}


def test_the_table(cli):
    ran = cli("bench", "--peers", "scipy", "--ops", "silu,copy", "--n", "4096", "--rounds", "1")
    assert ran.status == 0
    assert "ns per element, float32, 4096 elements, one thread" in ran.out
    (silu,) = [line for line in ran.out.splitlines() if line.startswith("silu")]
    assert silu.rstrip().endswith("scipy")


def test_the_default_run_also_shows_what_a_call_costs():
    plan = Plan(calls=True)
    called = [op for op, _, n in plan.specs() if n == driver.CALL_ELEMENTS]
    assert called == list(operations.CALLED)
    assert {"silu_op", "relu_train", "tanh_op"} <= set(called)
    specs = Plan(n=driver.CALL_ELEMENTS, calls=True).specs()
    assert [op for op, _, _ in specs] == list(dict.fromkeys((*operations.DEFAULT, *operations.CALLED)))


def test_what_a_call_costs_is_summed_up():
    plan = Plan(ops=("gelu",), calls=True, n=1000)
    result = measured(("gelu", "xphi", "fast", [1.0]), plan=plan)
    spec = "silu_op", "float32", driver.CALL_ELEMENTS
    result.measurements += [Measurement(spec, p, p, "", 0, [ns]) for p, ns in (("xphi.torch", 3.0), ("torch", 2.0))]
    ratios = {line["op"]: line["ratio_to_best_peer"] for line in rows.summary(result) if line["n"] == spec[2]}
    assert ratios["silu_op"] == {"": 1.5}
    assert "copy" not in ratios


def test_the_picture_says_machine_threads_and_size():
    result = measured(("gelu", "xphi", "fast", [800.0]), ("gelu", "torch", "", [1000.0]))
    picture = chart.chart(result)
    assert picture.title.endswith("one thread, 1000 elements")
    assert picture.curves == [
        {"op": "gelu", "impl": "xphi fast", "ns_per_element": 0.8},
        {"op": "gelu", "impl": "torch", "ns_per_element": 1.0},
    ]
    assert picture.render("svg") == chart.chart(result).render("svg")
