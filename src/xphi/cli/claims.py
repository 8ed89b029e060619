"""``xphi claims``: published statements, each decided by a computation that runs now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import click

from xphi.claims import decide
from xphi.claims.rules import DEPENDS, FALSE, HOLDS, OPEN, ROUGHLY, VERDICTS
from xphi.cli import _output

if TYPE_CHECKING:
    from collections.abc import Sequence

    from xphi.claims import Decision

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

    Every row is computed now. With IDs, each reading of a statement is shown with its own number.
    """
    decisions = decide(ids or None)
    if as_json:
        _output.print_json("claims", claims=decisions, summary=_count(decisions))
    else:
        _print(decisions, details=bool(ids))
    return int(strict and any(decision.verdict == FALSE for decision in decisions))


def _count(decisions: Sequence[Decision]) -> dict[str, int]:
    counted = Counter(decision.verdict for decision in decisions)
    return {verdict: counted[verdict] for verdict in VERDICTS}


def _print(decisions: Sequence[Decision], *, details: bool) -> None:
    from rich.console import Group
    from rich.table import Table
    from rich.text import Text

    console = _output.console()
    table = Table(box=None, pad_edge=False, header_style="bold", padding=(0, 2, 0, 0))
    table.add_column("id", no_wrap=True)
    table.add_column("statement", ratio=34)
    table.add_column("stated", ratio=18)
    table.add_column("computed", ratio=40, overflow="fold")
    table.add_column("verdict", no_wrap=True)
    table.add_column("how", no_wrap=True)
    group = ""
    for decision in decisions:
        if decision.statement.group != group:
            if group:
                table.add_row()
            group = decision.statement.group
            table.add_row("", Text(group, style="bold underline"))
        table.add_row(
            Text(decision.id, style="bold"),
            Text(decision.statement.statement),
            Text(decision.stated),
            Text(decision.computed),
            Text(decision.verdict, style=COLOURS[decision.verdict]),
            Text(decision.how or "–", style="dim"),
        )
    console.print(Group(table))
    if details:
        for decision in decisions:
            _print_details(decision)
    console.print()
    summary = Text(f"{len(decisions)} statement{'s' if len(decisions) != 1 else ''}: ")
    counts = [(verdict, count) for verdict, count in _count(decisions).items() if count]
    for position, (verdict, count) in enumerate(counts):
        summary.append(", " if position else "")
        summary.append(f"{count} {verdict}", style=COLOURS[verdict])
    console.print(summary)


def _print_details(decision: Decision) -> None:
    from rich.table import Table
    from rich.text import Text

    console = _output.console()
    console.print()
    console.print(Text.assemble((decision.id, "bold"), "  ", decision.statement.statement), end=" ")
    console.print(Text(f"({decision.statement.source})", style="dim"))
    table = Table(box=None, pad_edge=False, show_header=False, padding=(0, 2, 0, 2))
    for _ in range(6):
        table.add_column(overflow="fold")
    for outcome in decision.outcomes:
        table.add_row(
            Text(outcome.label),
            Text(outcome.check.stated),
            Text(outcome.computed),
            Text(outcome.verdict, style=COLOURS[outcome.verdict]),
            Text(outcome.found.how or "–", style="dim"),
            Text(outcome.found.remark, style="dim"),
        )
    console.print(table)
    if decision.statement.note:
        console.print(Text(f"    {decision.statement.note}", style="italic"))
