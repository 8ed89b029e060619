"""Write what is made from the registry: ``python -m tools.gen write``, ``check`` for what differs, ``dry-run``."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path

import click

from tools.gen import ROOT, STAGES
from tools.gen.tree import Plan, made, plan

REPAIR = "make gen"


@click.group(context_settings={"help_option_names": ["-h", "--help"]})
def main() -> None:
    """Make the generated files."""


@main.command()
@click.option("--until", type=click.Choice(list(STAGES)), help="Only the stages up to this one.")
@click.option("--from", "since", type=click.Choice(list(STAGES)), help="Write this stage and those after it.")
def write(until: str | None, since: str | None) -> None:
    """Write what differs, and remove what nobody made."""
    names = list(STAGES)
    first, last = names.index(since or names[0]), names.index(until or names[-1])
    paths: set[Path] = set()
    for stage in names[first : last + 1]:
        paths |= _written(stage)
    if first == 0 and last == len(names) - 1:
        left = plan(paths).left
        for path in left:
            path.unlink()
            click.echo(f"removed {path.relative_to(ROOT)}")


def _written(stage: str) -> set[Path]:
    """The paths of a stage, written by a process of its own: what this one has read of them may be older."""
    with tempfile.TemporaryDirectory() as folder:
        listed = Path(folder) / "paths.json"
        if subprocess.run(
            [sys.executable, "-m", "tools.gen", "stage", stage, listed], cwd=ROOT, check=False
        ).returncode:
            raise click.ClickException(f"the stage {stage} could not be made")
        return set(map(Path, json.loads(listed.read_text())))


@main.command(hidden=True)
@click.argument("name", type=click.Choice(list(STAGES)))
@click.argument("listed", type=Path)
def stage(name: str, listed: Path) -> None:
    """Write the files of one stage, and a list of their paths."""
    files = made([name])
    changed = plan(files).changed
    for path in changed:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(files[path])
    listed.write_text(json.dumps(sorted(map(str, files))))
    click.echo(f"{name}: {len(changed)} of {len(files)} files written")


@main.command()
def check() -> None:
    """Show what differs; status 1 where anything does."""
    found = _everything()
    if found:
        click.echo(found.diff(), err=True)
        raise click.ClickException(f"{found.summary()}; run `{REPAIR}`")


@main.command(name="dry-run")
def dry_run() -> None:
    """Say what `write` would do, from what is there now."""
    found = _everything()
    for verb, paths in (("write", found.changed), ("remove", found.left)):
        for path in paths:
            click.echo(f"would {verb} {path.relative_to(ROOT)}")
    click.echo(found.summary())


def _everything() -> Plan:
    return plan(made(STAGES))


if __name__ == "__main__":
    main(prog_name="python -m tools.gen")
