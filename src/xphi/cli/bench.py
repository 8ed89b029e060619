"""Speed of the kernels beside the installed peers."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import PurePath
from typing import Any

import click

from xphi.cli._output import check_output, note, plain, print_json, print_table, working, write_file
from xphi.files import picture_kind


@click.command("bench")
@click.option("--peers", metavar="A,B", help="Only these, which must be installed; by default all that are.")
@click.option(
    "--ops", metavar="A,B", help="Operations: a function, a gate, either with _vjp, _op or _train, bias_gelu; or all."
)
@click.option("--dtype", "dtypes", default="float32", show_default=True, metavar="A,B", help="float32, bfloat16 …")
@click.option("--n", type=int, metavar="N", help="Elements of a result (262144).")
@click.option("--threads", type=int, default=1, show_default=True, metavar="N")
@click.option("--rounds", type=int, metavar="N", help="How often everything is visited (9).")
@click.option(
    "-o", "--output", "files", metavar="FILE", multiple=True, help="Also write .png, .svg or .json; repeatable."
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(
    peers: str | None,
    ops: str | None,
    dtypes: str,
    n: int | None,
    threads: int,
    rounds: int | None,
    files: tuple[str, ...],
    as_json: bool,
) -> None:
    """Speed of the kernels beside whatever peers are installed, and beside a plain copy.

    \b
    xphi bench
    xphi bench --n 16777216 --threads 2
    xphi bench --dtype bfloat16,float16 --peers torch --ops gelu,silu
    pip install "xphi[peers]"

    Every peer has a process of its own, held to as many cores as there are threads; they are asked in turn, and
    what is shown is the median over the rounds. Outputs are allocated beforehand for all but jax, which has no way
    to be given one. gelu_op is PyTorch's operator beside ours, as it is called, and gelu_train one forward and
    backward by autograd; both make new tensors. The data are normal with a standard deviation of 2, the same for all.
    """
    from xphi.bench import Plan, measure, operations, rows
    from xphi.bench.case import SEED, SIGMA
    from xphi.bench.machine import cores, load, processor
    from xphi.bench.peers import find

    for file in files:
        kind = _kind(file)
        check_output(file, as_json=as_json, binary=kind == "png")
    plan = Plan(
        ops=tuple(operations.find(ops)),
        dtypes=tuple(dict.fromkeys(d.strip() for d in dtypes.split(",") if d.strip())),
        n=Plan.n if n is None else n,
        threads=threads,
        peers=None if peers is None else tuple(find(peers)),
        rounds=Plan.rounds if rounds is None else rounds,
        calls=ops is None,
    )
    busy = load()  # before the workers themselves count
    with working("measuring") as tell:
        result = measure(plan, lambda _, done, total: tell(done, total))
    payload = {
        "rows": rows.rows(result),
        "summary": rows.summary(result),
        "data": {"distribution": "normal", "sigma": SIGMA, "seed": SEED},
        "machine": {"processor": processor(), "cores": len(cores()), "load": busy},
        "peers": result.versions,
        "skipped": result.skipped,
        "left_out": [asdict(entry) for entry in result.left_out],
    }
    for file in files:
        _write(file, result, payload)
    if busy is not None and busy > len(cores()) / 2:
        note(f"the machine was busy before this began, with a load of {busy:.1f}: trust the ratios more than the times")
    if as_json:
        print_json("bench", **payload)
    else:
        _tables(result)


def _kind(file: str) -> str:
    """What to write, by the file's name.

    Raises
    ------
    XphiError
        For an ending that says nothing.
    """
    if PurePath(file).suffix.lower() == ".json":
        return "json"
    return picture_kind(file)


def _write(file: str, result: Any, payload: dict[str, Any]) -> None:
    if _kind(file) == "json":
        document = {"schema": "xphi/bench/1", **plain(payload)}
        write_file(file, json.dumps(document, ensure_ascii=False, indent=2, allow_nan=False) + "\n")
        note(f"rows written to {file}")
    elif not result.measurements:
        note(f"{file} is not written: there is nothing to draw")
    else:
        from xphi.bench.chart import chart

        write_file(file, chart(result).render(picture_kind(file)))
        note(f"picture written to {file}")


def _tables(result: Any) -> None:
    """One table for each format and size: a line for each operation, a column for each implementation."""
    from xphi.bench.machine import processor
    from xphi.bench.operations import FLOORS, is_of_torch
    from xphi.bench.rows import OURS

    plan = result.plan
    threads = "one thread" if plan.threads == 1 else f"{plan.threads} threads"
    for dtype, n, tensors in dict.fromkeys((d, size, is_of_torch(op)) for op, d, size in plan.specs()):
        specs = [s for s in plan.specs() if (*s[1:], is_of_torch(s[0])) == (dtype, n, tensors)]
        columns = _columns([m for m in result.measurements if m.spec in specs])
        short = n != plan.n
        unit = "µs per call" if short else "ns per element"
        heads = ["", *(f"{title} {rung}".strip() for title, rung in columns)]
        ours = [column for column in columns if column[0] in OURS]
        heads += [f"{rung} / best" for _, rung in ours] + ["best peer"]
        lines = [_line(result, spec, columns, ours, short) for spec in specs]
        kind = ", new tensors" if tensors else ""
        print_table(f"{unit}, {dtype}, {n} elements, {threads}{kind}", heads, lines, numeric=range(1, len(heads) - 1))
        click.echo("")
    note(f"{processor()}; medians over {plan.rounds} rounds; floor ({', '.join(FLOORS)}): the cost of memory alone")
    for title, why in result.skipped.items():
        note(f"{title} is skipped: {why}")
    reasons: dict[tuple[str, str, str], list[str]] = {}
    for entry in result.left_out:
        reasons.setdefault((entry.impl, entry.dtype, entry.reason), []).append(entry.op)
    for (impl, dtype, reason), ops in reasons.items():
        named = list(dict.fromkeys(ops))
        more = f" and {len(named) - 3} more" if len(named) > 3 else ""
        note(f"{impl} without {', '.join(named[:3])}{more} in {dtype}: {reason}")


def _columns(measurements: list[Any]) -> list[tuple[str, str]]:
    """Implementations: this package first, the floors last."""
    from xphi.bench.rows import FLOOR, OURS

    found = {(m.title, m.rung) for m in measurements}
    return sorted(found, key=lambda c: (c[0] not in OURS, c[0] == FLOOR, c[0], c[1] != "fast"))


def _line(result: Any, spec: Any, columns: list[Any], ours: list[Any], short: bool) -> list[str]:
    from xphi.bench.rows import best_peer

    times = {(m.title, m.rung): m.ns for m in result.measurements if m.spec == spec}
    scale = 1000 if short else spec[2]
    shown = [f"{times[c] / scale:.3f}" if c in times else "–" for c in columns]
    best = best_peer(result, spec)
    ratios = [f"{times[c] / best.ns:.2f}" if best is not None and c in times else "–" for c in ours]
    return [spec[0], *shown, *ratios, "–" if best is None else best.title]
