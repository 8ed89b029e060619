"""Decide published statements by computation."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import TYPE_CHECKING

import click

from xphi.claims import decide_statement, select
from xphi.claims.decide import MARKS
from xphi.claims.result import EVIDENCE
from xphi.claims.rules import DEPENDS, FALSE, HOLDS, MEANINGS, OPEN, ROUGHLY, VERDICTS
from xphi.cli import _output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from rich.console import Console
    from rich.text import Text

    from xphi.claims import Decision

#: From so many statements on a bar is shown.
_LONG = 5
#: On fewer columns than this each statement is a list, not a row.
_NARROW = 100
COLOURS = {HOLDS: "green", ROUGHLY: "yellow", FALSE: "bold red", DEPENDS: "magenta", OPEN: "dim"}


@click.command(name="claims")
@click.argument("ids", nargs=-1, metavar="[ID]...")
@click.option("--strict", is_flag=True, help="Exit 1 if any of the statements is false.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, ids: tuple[str, ...], strict: bool, as_json: bool) -> int:
    """Decide published statements about activations, their approximations and the feed-forward block.

    \b
    xphi claims
    xphi claims C07 C08 C09 C10
    xphi claims --json --strict

    Every verdict is computed now. With IDs, each reading of a statement is shown with its own number, and the sources
    of the statement are named.
    """
    decisions = _decided(ids)
    if as_json:
        _output.print_json("claims", claims=decisions, summary=_count(decisions))
    else:
        _print(decisions, details=bool(ids))
    return int(strict and any(decision.verdict == FALSE for decision in decisions))


def _decided(ids: tuple[str, ...]) -> list[Decision]:
    """Decide, with a bar on standard error where somebody is watching."""
    chosen = select(ids or None)
    console = _output.console(error=True)
    if not console.is_terminal or len(chosen) < _LONG:
        return [decide_statement(statement) for statement in chosen]
    from rich.progress import track

    bar = track(chosen, description="Deciding", console=console, transient=True)
    return [decide_statement(statement) for statement in bar]


def _count(decisions: Sequence[Decision]) -> dict[str, int]:
    counted = Counter(decision.verdict for decision in decisions)
    return {verdict: counted[verdict] for verdict in VERDICTS}


def _print(decisions: Sequence[Decision], *, details: bool) -> None:
    from rich.text import Text

    console = _output.console()
    narrow = console.width < _NARROW
    for position, (group, members) in enumerate(itertools.groupby(decisions, key=lambda d: d.statement.group)):
        if position:
            console.print()
        console.print(Text(group, style="bold underline"))
        if narrow:
            _output.print_records(("id", "statement", "stated", "computed", "verdict", "how"), map(_cells, members))
        else:
            _print_table(console, list(members), header=position == 0)
    if details:
        for decision in decisions:
            _print_details(decision)
    console.print()
    _print_legend(decisions)
    summary = Text(f"{len(decisions)} statement{'s' if len(decisions) != 1 else ''}: ")
    counts = [(verdict, count) for verdict, count in _count(decisions).items() if count]
    for position, (verdict, count) in enumerate(counts):
        summary.append(", " if position else "")
        summary.append(f"{verdict} {count}", style=COLOURS[verdict])
    console.print(summary)


def _print_legend(decisions: Sequence[Decision]) -> None:
    """What the signs and the verdicts that are shown mean."""
    shown = {decision.verdict for decision in decisions} | {o.verdict for d in decisions for o in d.outcomes}
    for verdict in VERDICTS:
        if verdict in shown:
            _output.print_text(f"{MARKS.get(verdict, ' ')} {verdict}: {MEANINGS[verdict]}")


def _print_indented(console: Console, text: Text, by: int) -> None:
    """With a hanging indent where lines are wrapped; a pipe gets each line whole."""
    from rich.padding import Padding
    from rich.text import Text

    console.print(Padding(text, (0, 0, 0, by)) if console.is_terminal else Text.assemble(" " * by, text))


def _cells(decision: Decision) -> list[str]:
    computed = "; ".join(decision.lines)
    return [decision.id, decision.statement.statement, decision.stated, computed, decision.verdict, decision.how or "–"]


def _print_table(console: Console, decisions: Sequence[Decision], *, header: bool) -> None:
    """One group; the widths are the same in every group."""
    from rich.table import Table
    from rich.text import Text

    table = Table(box=None, pad_edge=False, header_style="bold", show_header=header, expand=True, padding=(0, 2, 0, 0))
    table.add_column("id", width=3)
    table.add_column("statement", ratio=30)
    table.add_column("stated", ratio=20)
    table.add_column("computed", ratio=34, overflow="fold")
    table.add_column("verdict", width=max(map(len, VERDICTS)))
    table.add_column("how", width=max(map(len, EVIDENCE)))
    for decision in decisions:
        table.add_row(
            Text(decision.id, style="bold"),
            Text(decision.statement.statement),
            Text(decision.stated),
            Text("\n".join(decision.lines)),
            Text(decision.verdict, style=COLOURS[decision.verdict]),
            Text(decision.how or "–", style="dim"),
        )
    console.print(table)


def _print_details(decision: Decision) -> None:
    from rich.padding import Padding
    from rich.table import Table
    from rich.text import Text

    console = _output.console()
    console.print()
    if console.width < _NARROW:
        _output.print_text(f"{decision.id}  {decision.statement.statement}")
        _output.print_text(f"Source: {decision.statement.source}")
        for o in decision.outcomes:
            parts = (o.check.stated, o.computed, o.verdict, o.result.how or "–", o.remark)
            _output.print_fields([(o.label, "; ".join(filter(None, parts)))], indent=2)
        if decision.statement.note:
            _output.print_text(decision.statement.note)
        return
    console.print(Text.assemble((decision.id, "bold"), "  ", decision.statement.statement))
    _print_indented(console, Text(f"Source: {decision.statement.source}", style="dim"), 2)
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 0))
    for _ in range(6):
        table.add_column(overflow="fold")
    for outcome in decision.outcomes:
        table.add_row(
            Text(outcome.label),
            Text(outcome.check.stated),
            Text(outcome.computed),
            Text(outcome.verdict, style=COLOURS[outcome.verdict]),
            Text(outcome.result.how or "–", style="dim"),
            Text(outcome.remark, style="dim"),
        )
    console.print(Padding(table, (0, 0, 0, 2)))
    if decision.statement.note:
        _print_indented(console, Text(decision.statement.note, style="italic"), 2)
