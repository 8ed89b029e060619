"""The reference page of the command line: every verb's help."""

from __future__ import annotations

from pathlib import Path

import click

from tools.gen import REFERENCE
from tools.gen.marks import WARNING
from xphi import cli


def files() -> dict[Path, str]:
    """The page."""
    lines = ["# Command line", ""]
    context = click.Context(cli.group, info_name="xphi", **cli.group.context_settings)
    for verb, summary in cli.VERBS.items():
        command = cli.group.get_command(context, verb)
        if command is None:
            raise ValueError(f"the verb {verb} has no command")
        text = command.get_help(click.Context(command, info_name=verb, parent=context))
        lines += [f"## {verb}", "", summary, "", "```text", text, "```", ""]
    return {REFERENCE / "command-line.md": WARNING + "\n".join(lines)}
