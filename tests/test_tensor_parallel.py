"""Blocks that are spread over ranks: two processes give the output and gradients of one."""

import os
import subprocess
import sys
import textwrap

import pytest
import torch

from xphi.errors import XphiError
from xphi.nn.torch import FeedForward, GatedFeedForward, parallelize, tensor_parallel_plan
from xphi.nn.torch._sharded import by_half, by_rank

torch.set_num_threads(1)
RANKS = 2
SECONDS = 240  # for both; they take about ten on a machine with nothing else to do

#: What each process runs; it ends with a line for each case that held.
SCRIPT = textwrap.dedent("""
    import copy, sys
    import torch
    import torch.distributed as dist
    from torch.distributed.device_mesh import init_device_mesh
    from torch.distributed.tensor import DTensor, Partial, Replicate, Shard
    from xphi.errors import XphiError
    from xphi.nn.torch import FeedForward, GatedFeedForward, parallelize, tensor_parallel_plan, to_layout
    from xphi.nn.torch._sharded import by_half
    from xphi.ops import torch as operators

    rank, ranks, store = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
    torch.set_num_threads(1)
    dist.init_process_group("gloo", init_method=f"file://{store}", rank=rank, world_size=ranks)
    mesh = init_device_mesh("cpu", (ranks,))
    D, FF = 6, 8
    eps = torch.finfo(torch.float64).eps

    def close(one, other, terms):
        # the same products, summed in another order over the ranks: a rounding for each of the terms
        assert (one - other).abs().max() <= terms * eps * (1 + other.abs().max()), (one, other)

    # DTensor knows the operators from the first plan on
    spread = DTensor.from_local(torch.ones(2, 2), mesh, [Replicate()])
    try:
        operators.get("gelu")(spread)
    except NotImplementedError:
        print("held without a rule")
    tensor_parallel_plan(FeedForward(D))
    assert torch.equal(operators.get("gelu")(spread).to_local(), operators.get("gelu")(torch.ones(2, 2)))

    CASES = {
        "plain": lambda: FeedForward(D, FF, dtype=torch.float64),
        "gated": lambda: GatedFeedForward(D, FF, dtype=torch.float64),
        "packed": lambda: GatedFeedForward(D, FF, packed=True, bias=True, dtype=torch.float64),
    }
    for name, make in CASES.items():
        for sequence_parallel in (False, True):
            torch.manual_seed(0)
            whole = make()
            x, weight = torch.randn(2, 3, 4, D, dtype=torch.float64)[:2]
            block = parallelize(copy.deepcopy(whole), mesh, sequence_parallel=sequence_parallel)

            def mine(tensor):
                return tensor.chunk(ranks, 1)[rank] if sequence_parallel else tensor

            leaf, own = x.clone().requires_grad_(), mine(x).clone().requires_grad_()
            wanted, found = whole(leaf), block(own)
            (wanted * weight).sum().backward()
            (found * mine(weight)).sum().backward()
            close(found, mine(wanted), 4 * (D + FF))
            close(own.grad, mine(leaf.grad), 4 * (D + FF))
            for (key, parameter), other in zip(block.named_parameters(), whole.parameters(), strict=True):
                gradient = parameter.grad.full_tensor()
                if name == "packed" and key.startswith("gate_up"):
                    gradient = by_half(gradient, ranks)
                close(gradient, other.grad, 4 * x.shape[0] * x.shape[1] * (D + FF))
                # down_proj.bias is whole on every rank
                share = 1 if key == "down_proj.bias" else ranks
                assert parameter.to_local().numel() * share == other.numel()
            layout = "nemotron" if name == "plain" else "llama"
            again, before = to_layout(block, layout), to_layout(whole, layout)
            assert all(torch.equal(again[key], before[key]) for key in before), key
            print(f"held {name} {sequence_parallel}")

    try:
        parallelize(block, mesh)
    except XphiError as error:
        assert "spread over ranks already" in str(error)
        print("held once")

    # an operator that meets a DTensor works on what is local, and a sum that is still open is closed first
    value = torch.randn(4, 6, dtype=torch.float64)
    dist.broadcast(value, 0)
    for placement in (Shard(0), Shard(1), Replicate()):
        for operator, count in (("gelu", 1), ("swiglu", 2)):
            spread = DTensor.from_local(value, mesh, [Replicate()]).redistribute(mesh, [placement])
            apart = [spread.detach().requires_grad_() for _ in range(count)]
            out = operators.get(operator)(*apart)
            assert out.placements == (placement,)
            plain = [value.clone().requires_grad_() for _ in range(count)]
            wanted = operators.get(operator)(*plain)
            assert torch.equal(out.full_tensor(), wanted)
            out.sum().backward()
            wanted.sum().backward()
            for tensor, other in zip(apart, plain):
                assert torch.equal(tensor.grad.full_tensor(), other.grad)
    opened = DTensor.from_local(value / ranks, mesh, [Partial()])
    assert torch.equal(operators.get("gelu")(opened).full_tensor(), operators.get("gelu")(value))
    print("held operators")
    dist.destroy_process_group()
""")


@pytest.mark.slow
def test_two_processes_give_the_outputs_and_gradients_of_one(tmp_path):
    script, store = tmp_path / "rank.py", tmp_path / "store"
    script.write_text(SCRIPT)
    environment = os.environ | {"OMP_NUM_THREADS": "1", "GLOO_SOCKET_IFNAME": "lo"}
    processes = [
        subprocess.Popen(
            [sys.executable, script, str(rank), str(RANKS), store],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            env=environment,
        )
        for rank in range(RANKS)
    ]
    try:
        said = [process.communicate(timeout=SECONDS)[0] for process in processes]
    finally:
        for process in processes:
            process.kill()
    assert [process.returncode for process in processes] == [0] * RANKS, "\n".join(said)
    for words in said:
        assert [line for line in words.splitlines() if line.startswith("held")] == [
            "held without a rule",
            *(f"held {name} {way}" for name in ("plain", "gated", "packed") for way in (False, True)),
            "held once",
            "held operators",
        ]


class Mesh:
    """As much of a DeviceMesh as is asked before anything is spread."""

    def __init__(self, *sizes):
        self.ndim, self.sizes = len(sizes), sizes

    def size(self):
        return torch.Size(self.sizes).numel()


def test_a_width_that_does_not_divide_names_the_next_that_does():
    with pytest.raises(XphiError, match="4 ranks do not divide d_ff=10; the next width that they divide is 12"):
        parallelize(FeedForward(6, 10), Mesh(4))
    with pytest.raises(XphiError, match=r'over a mesh of one dimension, and this has 2: take mesh\["tp"\]'):
        parallelize(FeedForward(6, 8), Mesh(2, 2))
    with pytest.raises(XphiError, match=r"mesh must be a DeviceMesh such as .*, not None"):
        parallelize(FeedForward(6), None)
    with pytest.raises(XphiError, match="this is a Linear"):
        tensor_parallel_plan(torch.nn.Linear(2, 2))


@pytest.mark.parametrize("sequence_parallel", [False, True])
def test_plans_name_every_projection(sequence_parallel):
    for block in (FeedForward(6), GatedFeedForward(6), GatedFeedForward(6, packed=True)):
        plan = tensor_parallel_plan(block, sequence_parallel=sequence_parallel)
        projections = {name for name, module in block.named_children() if isinstance(module, torch.nn.Linear)}
        assert plan.keys() - {""} == projections
        assert ("" in plan) == sequence_parallel
        columns = {name for name, style in plan.items() if "Colwise" in type(style).__name__}
        assert columns == projections - {"down_proj"}


def test_each_rank_gets_matching_rows():
    rows = torch.arange(24).reshape(12, 2)
    gate, up = rows.chunk(2)
    for ranks in (1, 2, 3, 6):
        spread = by_rank(rows, ranks)
        assert torch.equal(by_half(spread, ranks), rows)
        for rank, own in enumerate(spread.chunk(ranks)):
            assert torch.equal(own, torch.cat([gate.chunk(ranks)[rank], up.chunk(ranks)[rank]]))
    assert torch.equal(by_half(by_rank(rows[:, 0], 3), 3), rows[:, 0])  # a bias
