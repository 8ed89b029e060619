"""The command line: one small file per verb, each loaded only when it is called."""

from __future__ import annotations

import errno
import importlib
import os
import sys
from pathlib import Path
from typing import Any

import click

from xphi import __version__
from xphi.cli import _streams
from xphi.errors import EXTRAS, XphiError

#: The order of a working day; a verb that it does not name comes after these.
ORDER = (
    "functions", "show", "derive", "certify", "verify", "compare", "bench", "emit", "audit", "identify", "names",
    "census", "table", "plot", "poster", "claims", "doctor",
)  # fmt: skip


def _summaries() -> dict[str, str]:
    """Each verb, and the first line of its file, which `xphi --help` shows; no file is loaded for that."""
    files = {path.stem: path for path in Path(__file__).parent.glob("[a-z]*.py")}
    known = [verb for verb in ORDER if verb in files]
    summaries = {}
    for verb in (*known, *sorted(set(files) - set(known))):
        with files[verb].open(encoding="utf-8") as file:
            summaries[verb] = file.readline().strip().strip('"')
    return summaries


#: Verb and the line of help for it.
VERBS = _summaries()


class NobodyReads(Exception):
    """Standard output or error is a pipe whose reader is gone; click would end with status 1."""


class Verbs(click.Group):
    """A group whose commands are imported on demand."""

    def make_context(self, *arguments: Any, **extra: Any) -> click.Context:
        """As click does; help may be printed here."""
        try:
            return super().make_context(*arguments, **extra)
        except BrokenPipeError:
            raise NobodyReads from None

    def invoke(self, ctx: click.Context) -> Any:
        """As click does; results are printed here."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            raise NobodyReads from None

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The verbs in the order of a working day."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a verb, imported now; a misspelled verb is met with the nearest one."""
        if cmd_name not in VERBS:
            return None
        module = importlib.import_module(f"xphi.cli.{cmd_name}")
        command: click.Command = module.command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, with the nearest verb offered."""
        if args and args[0] not in VERBS and not args[0].startswith("-"):
            import difflib

            near = difflib.get_close_matches(args[0], VERBS, n=1)
            hint = f"did you mean {near[0]}?" if near else "`xphi --help` lists the verbs"
            raise XphiError(f"there is no verb {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The verbs and their lines, without importing any of them."""
        with formatter.section("Verbs"):
            formatter.write_dl(list(VERBS.items()))


@click.group(
    cls=Verbs,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.option("--version", is_flag=True, help="Print the version; with --json, as a document.")
@click.option("--json", "as_json", is_flag=True, help="Together with --version.")
@click.pass_context
def group(context: click.Context, *, version: bool, as_json: bool) -> int | None:
    """Derive the best approximation of an activation function, prove its error, write its code.

    \b
    xphi derive normal_cdf --form "sigmoid(k*x)"
    xphi show gelu
    xphi compare gelu --on -4,4

    Results go to standard output, everything else to standard error. --json prints one JSON document.
    Exit status: 0 what was asked holds, 1 it does not, 2 the input cannot be used.
    """
    from xphi.cli import _output

    if version and as_json:
        from xphi.cli import _version

        _output.print_json("version", version=__version__, **_version.surroundings())
    elif version:
        click.echo(f"xphi, version {__version__}")
    elif as_json:
        raise XphiError("--json stands after a verb, as in `xphi functions --json`, or beside --version")
    elif context.invoked_subcommand is None:
        _streams.say(context.get_help())
        return 2
    if version:
        context.exit()
    _check_environment()
    return None


def main(arguments: list[str] | None = None) -> Any:
    """Entry point: every refusal becomes one sentence on standard error."""
    _streams.prepare()
    sys.exit(_refusals(arguments))


def _refusals(arguments: list[str] | None) -> int:
    """Run, and say what is wrong; the exit status."""
    try:
        if sys.stdout is None:
            raise XphiError("standard output is closed, so that no result can be written")
        status = group.main(args=arguments, prog_name="xphi", standalone_mode=False)
        return _finish(status if isinstance(status, int) else 0)
    except XphiError as error:
        return _refuse(error.args[0])
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").split(".")[0])
        if extra is None:
            raise
        verb = next(iter(sys.argv[1:] if arguments is None else arguments), "")
        extra = _VERB_EXTRAS.get(verb, extra) if extra == "derive" else extra
        return _refuse(f'this needs {error.name}, which is not installed: pip install "xphi[{extra}]"')
    except click.ClickException as error:
        return _refuse(usage(error))
    except RecursionError:
        return _refuse("what was given is nested too deeply")
    except (KeyboardInterrupt, click.Abort):
        return _refuse("interrupted", 130)
    except (NobodyReads, BrokenPipeError):
        if not _streams.nobody_reads():
            raise
        _streams.drop([sys.stdout, sys.stderr])
        return 128 + 13  # as if SIGPIPE had ended it
    except OSError as error:
        if error.errno not in _CANNOT_WRITE or error.filename is not None:
            raise
        _streams.drop([sys.stdout])
        return _refuse(f"the output cannot be written: {error.strerror}")


def _finish(status: int) -> int:
    """Write what is left; a reader that is gone by now has had what it wanted."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        _streams.drop([sys.stdout])
    return status


def _refuse(message: str, status: int = 2) -> int:
    from xphi.cli import _output

    lines = (line if len(line) <= _LONGEST else f"{line[:_LONGEST]} …" for line in message.splitlines())
    _output.note("xphi: " + "\n".join("".join(c if c.isprintable() else repr(c)[1:-1] for c in line) for line in lines))
    return status


def usage(error: click.ClickException) -> str:
    """What is wrong with the arguments, and where to read on."""
    message = error.format_message().rstrip(".")
    message = message[:1].lower() + message[1:]
    context = getattr(error, "ctx", None)
    if context is None:
        return message
    given = context.params.get("on")
    if "unexpected extra argument" in message and isinstance(given, str) and "," not in given:
        return f"{message}: an interval is two numbers with a comma, such as --on -4,4"
    if isinstance(error, click.NoSuchOption) and not error.possibilities and not error.option_name.startswith("--"):
        return f'{message}: what begins with a minus stands behind `--`, or in parentheses: "(-x)"'
    return f"{message}; `{context.command_path} --help` shows how it is used"


def _check_environment() -> None:
    """Refuse a variable that would be refused later, or never."""
    for place in filter(None, os.environ.get("XPHI_FUNCTIONS", "").split(os.pathsep)):
        if not Path(place).exists():
            raise XphiError(f"XPHI_FUNCTIONS names {place}, which does not exist: unset it, or correct the path")
    isa = os.environ.get("XPHI_ISA")
    if isa:
        from xphi import _core

        if isa not in _core.isas():
            raise XphiError(f"XPHI_ISA={isa} cannot run here: unset it, or choose one of {', '.join(_core.isas())}")


#: Characters of a message's line; what somebody typed may be longer.
_LONGEST = 400
#: A full disk or quota, a file at its limit, a device that fails, a descriptor that cannot be written.
_CANNOT_WRITE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF, errno.EROFS, errno.EPERM}
#: The extra with all that a verb needs, where that is more than what deriving needs.
_VERB_EXTRAS = {"audit": "audit", "bench": "peers", "plot": "plot", "poster": "plot"}
