"""Write what is made from the registry, or check that it is up to date: ``gen.py write`` and ``gen.py check``."""

from __future__ import annotations

import json
import re
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import click
import spellings
import stubs

from xphi import cli, functions
from xphi.audit import ledger
from xphi.certify.verify import verify
from xphi.cli.functions import kernels_of
from xphi.design.known import KnownError, known_errors
from xphi.emit import _composites as composites
from xphi.facts import of as facts_of
from xphi.formula.text import to_text
from xphi.functions import Function
from xphi.functions.gates import GATES
from xphi.lower import codes, exceptions, fits, rounded_twice, triton
from xphi.lower import write as kernels
from xphi.lower.kernels import FUNCTIONS
from xphi.plot.tex import tex
from xphi.report.mathml import math

ROOT = Path(__file__).resolve().parent.parent
CODES = ROOT / "src/xphi/_generated" / codes.FILE
#: The longest formula in the README's table.
LONGEST = 72
BEGIN, END = "<!-- begin: {} -->", "<!-- end: {} -->"
WARNING = "<!-- Made by `make gen` from the registry; edits here are lost. -->\n\n"


def table_of_functions() -> str:
    """The README's table."""
    operators = kernels_of()
    rows = ["| function | operator | formula | least value | closest known approximation, proved error |"]
    rows.append("|---|---|---|---|---|")
    for function in functions.registry().values():
        least = facts_of(function).minimum
        shown = "–" if least is None else f"{least.value.short(8)} at {least.x.short(8)}"
        text = to_text(function.formula)
        formula = f"`{text}`" if len(text) <= LONGEST else f"`xphi show {function.name}` spells it out"
        operator = f"`xphi.{function.name}`" if function.name in operators else "–"
        rows.append(f"| `{function.name}` | {operator} | {formula} | {shown} | {closest(function)} |")
    return "\n".join(rows)


def closest(function: Function) -> str:
    """The best known approximation and its bound."""
    proved = [row for row in known_errors(function) if row.error.proof.bound is not None]
    return f"{proved[0].name} {bound(proved[0])}" if proved else "–"


def bound(row: KnownError) -> str:
    """A proved bound, four digits."""
    value = row.error.proof.bound
    return "not proved" if value is None else f"{float(value):.4g}"


def page(function: Function) -> str:
    """The reference page of a function."""
    facts = facts_of(function)
    lines = [f"# {function.title}", "", f"`{function.name}`: {function.idea}.", "", typeset(function), ""]
    lines += ["```text", to_text(function.formula), "```", ""]
    if function.aliases:
        lines += [f"Also called {', '.join(f'`{a}`' for a in function.aliases)}.", ""]
    lines += ["## Facts", "", "| | |", "|---|---|"]
    if facts.minimum is not None:
        lines.append(f"| least value | {facts.minimum.value.decimal} at x = {facts.minimum.x.decimal} |")
    if facts.maximum is not None:
        lines.append(f"| largest value | {facts.maximum.value.decimal} at x = {facts.maximum.x.decimal} |")
    for root in facts.inflections:
        lines.append(f"| inflection | x = {root.x.decimal} |")
    for name, point in (("least slope", facts.derivative_low), ("largest slope", facts.derivative_high)):
        if point is not None:
            lines.append(f"| {name} | {point.value.decimal} at x = {point.x.decimal} |")
    if function.symmetry:
        lines.append(f"| symmetry | `{function.symmetry}` |")
    for place, convention in function.kinks.items():
        lines.append(f"| kink at {place} | `{convention}` |")
    rows = known_errors(function)
    if rows:
        lines += ["", "## Known approximations", "", "| name | largest error | formula | source |", "|---|---|---|---|"]
        lines += [f"| {r.name} | {bound(r)} | `{to_text(r.formula)}` | {r.source} |" for r in rows]
        lines += ["", "Errors are proved over the whole real line with ball arithmetic."]
    lines += ["", "## Sources", "", *(f"- {source}" for source in function.sources), ""]
    return WARNING + "\n".join(lines)


def typeset(function: Function) -> str:
    """The formula in mathematical type, for a browser; nothing where it is too long for a line."""
    try:
        return str(math(tex(function.formula), display=True))
    except ValueError:
        return ""


def command_line() -> str:
    """Every verb's help."""
    lines = ["# Command line", ""]
    context = click.Context(cli.group, info_name="xphi")
    for verb, summary in cli.VERBS.items():
        command = cli.group.get_command(context, verb)
        if command is None:
            raise SystemExit(f"the verb {verb} has no command")
        text = command.get_help(click.Context(command, info_name=f"xphi {verb}", max_content_width=100))
        lines += [f"## {verb}", "", summary, "", "```text", text, "```", ""]
    return WARNING + "\n".join(lines)


def names() -> str:
    """What the running side may know of the registry without loading SymPy."""
    table = [
        {
            "name": f.name,
            "aliases": list(f.aliases),
            "formula": to_text(f.formula),
            "title": f.title,
            "kinks": dict(f.kinks),
            "sources": list(f.sources),
        }
        for f in functions.registry().values()
    ]
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"


def gate_names() -> str:
    """The same for the gated units."""
    table = [
        {
            "name": unit.name,
            "aliases": list(unit.aliases),
            "formula": unit.formula,
            "title": unit.title,
            "parameters": unit.parameters,
            "sources": list(unit.sources),
        }
        for unit in GATES
    ]
    return json.dumps(table, ensure_ascii=False, indent=1) + "\n"


def gates_header() -> str:
    """The C header that says which gates are products of an activation and another input."""
    rows = [f'    {{"{unit.name}", "{unit.activation}"}},' for unit in GATES if not unit.other_formula]
    lines = ["/* Made by `make gen`; edits here are lost. */", ""]
    lines += ["typedef struct {", "    const char *name, *activation;", "} xphi_gate;", ""]
    lines += ["/* Products of an activation and another input. */", "static const xphi_gate xphi_gates[] = {", *rows]
    return "\n".join([*lines, "    {0, 0}};"]) + "\n"


def index() -> str:
    """The list of the reference pages."""
    lines = ["# Functions", "", "| function | what it does |", "|---|---|"]
    lines += [f"| [{f.title}]({f.name}.md) | {f.idea} |" for f in functions.registry().values()]
    return WARNING + "\n".join(lines) + "\n"


def for_the_index(readme: str) -> str:
    """The README as a package index can show it: links and pictures of the repository lead nowhere there."""
    without_pictures = re.sub(r"!\[[^\]]*\]\((?!https?:)[^)]*\)\n\n", "", readme)
    return re.sub(r"\[([^\]]*)\]\((?!https?:)[^)]*\)", r"\1", without_pictures)


def files() -> dict[Path, str]:
    """Every generated file and its content."""
    pages = {ROOT / "docs/reference" / f"{f.name}.md": page(f) for f in functions.registry().values()}
    readme, gpu = ROOT / "README.md", ROOT / "docs/explanation/gpu.md"
    saved = ROOT / "docs/explanation/saved-bytes.md"
    shown = between(readme.read_text(), "functions", table_of_functions())
    return {
        **pages,
        ROOT / "docs/reference/functions.md": index(),
        ROOT / "docs/reference/accuracy.md": ledger.page(),
        ROOT / "docs/reference/command-line.md": command_line(),
        ROOT / "docs/reference/names.md": WARNING + spellings.page(),
        ROOT / "src/xphi/_generated/spellings.json": spellings.deviations(),
        ROOT / "src/xphi/_generated/functions.json": names(),
        ROOT / "src/xphi/_generated/gates.json": gate_names(),
        **{ROOT / "src/xphi/_generated/c" / name: text for name, text in kernels.files().items()},
        **{ROOT / "src/xphi/_generated" / path: text for path, text in composites.files(FUNCTIONS).items()},
        **{ROOT / "src/xphi/_generated" / name: text for name, text in stubs.files().items()},
        **{ROOT / "src/xphi/_generated/triton" / name: text for name, text in triton.files().items()},
        ROOT / "src/xphi/_generated/c/exceptions.h": exceptions.header(),
        ROOT / "src/xphi/_generated/c/gates.h": gates_header(),
        readme: shown,
        ROOT / "src/xphi/_generated/readme.md": for_the_index(shown),
        gpu: between(gpu.read_text(), "rounded-twice", rounded_twice.table()),
        saved: between(saved.read_text(), "codes", codes.table()),
    }


def between(text: str, name: str, content: str) -> str:
    """`text` with what stands between two markers replaced."""
    begin, end = BEGIN.format(name), END.format(name)
    head, found, rest = text.partition(begin)
    _, closed, tail = rest.partition(end)
    if not (found and closed):
        raise SystemExit(f"a page lacks the markers {begin} and {end}")
    return f"{head}{begin}\n{content}\n{end}{tail}"


def derive_fits() -> None:
    """Derive and prove what a kernel needs and has no certificate for."""
    for table, members in fits.all_fits().items():
        for fit in members:
            if not fit.is_current():
                print(f"deriving {table}, piece {fit.piece}")
                fit.path.parent.mkdir(parents=True, exist_ok=True)
                fit.path.write_text(fit.derive())
    used = {fit.path for members in fits.all_fits().values() for fit in members}
    for path in sorted(set(fits.directory().glob("*/*.toml")) - used):
        path.unlink()


def derive_codes() -> None:
    """Find the codes of derivatives that are absent or do not hold."""
    CODES.write_text(codes.made())


def false_certificates() -> list[Path]:
    """The fits whose certificate is absent, about something else, or does not hold: each is proved again."""
    members = [fit for table in fits.all_fits().values() for fit in table]
    absent = [fit.path for fit in members if not fit.is_current()]
    with ProcessPoolExecutor() as pool:
        paths = [fit.path for fit in members if fit.path not in absent]
        return absent + [
            path for path, holds in zip(paths, pool.map(certified, paths, chunksize=8), strict=True) if not holds
        ]


def certified(path: Path) -> bool:
    """Whether a certificate holds."""
    return verify(path).holds


def main(mode: str) -> int:
    """Write or check; the number of stale files, at most 1."""
    if mode == "write":
        derive_fits()
        derive_codes()
    elif broken := false_certificates():
        print(f"{broken[0].relative_to(ROOT)} does not hold ({len(broken)} in all); run `make gen`", file=sys.stderr)
        return 1
    elif wrong := codes.faults():
        print(f"{CODES.relative_to(ROOT)}: {wrong[0]} ({len(wrong)} in all); run `make gen`", file=sys.stderr)
        return 1
    made = files()
    here = set((ROOT / "docs/reference").glob("*.md"))
    stale = [path for path, content in made.items() if not path.exists() or path.read_text() != content]
    left = sorted(here - set(made))
    if mode == "write":
        for path in stale:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(made[path])
        for path in left:
            path.unlink()
        print(f"{len(stale)} of {len(made)} files written, {len(left)} removed")
        return 0
    for path in [*stale, *left]:
        print(f"{path.relative_to(ROOT)} is out of date; run `make gen`", file=sys.stderr)
    return int(bool(stale or left))


if __name__ == "__main__":
    if sys.argv[1:] not in (["write"], ["check"]):
        raise SystemExit("usage: gen.py write|check")
    sys.exit(main(sys.argv[1]))
