"""The command line: one small file per verb, each loaded only when it is called."""

from __future__ import annotations

import errno
import importlib
import os
import sys
from typing import Any

import click

from xphi import __version__
from xphi.errors import EXTRAS, XphiError

#: Verb and the line that `xphi --help` shows for it; the verb's own file is not loaded for that.
VERBS = {
    "functions": "List the registry.",
    "show": "Facts about a function: derivatives, extremes, zeros, limits, known approximations.",
    "derive": "Best parameters of a form for a target, with a proved error.",
    "certify": "Prove the largest error of an approximation and write its certificate.",
    "verify": "Check a stored certificate again with the independent checker.",
    "compare": "All known approximations of a function side by side.",
    "bench": "Speed of the kernels beside the installed peers.",
    "emit": "Code for an approximation, in C, CUDA, JavaScript, ONNX, LaTeX or for a framework of arrays.",
    "audit": "ULP errors of anything callable against the exact function.",
    "names": "What a library's spelling of an activation means.",
    "census": "Sizes of a model: parameters, operations, saved bytes, widths by named rules.",
    "plot": "Pictures of a function, its derivative, its approximations and their errors.",
    "poster": "A square poster of a function.",
    "claims": "Decide published statements by computation.",
}


class Verbs(click.Group):
    """A group whose commands are imported on demand."""

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


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100})
@click.version_option(__version__)
def group() -> None:
    """Derive the best approximation of an activation function, prove its error, write its code.

    \b
    xphi derive normal_cdf --form "sigmoid(k*x)"
    xphi show gelu
    xphi compare gelu --on -4,4

    Results go to standard output, everything else to standard error. --json prints one JSON document.
    Exit status: 0 what was asked holds, 1 it does not, 2 the input cannot be used.
    """


def main(arguments: list[str] | None = None) -> Any:
    """Entry point: every refusal becomes one sentence on standard error."""
    try:
        status = group.main(args=arguments, prog_name="xphi", standalone_mode=False)
        sys.stdout.flush()  # what cannot be written is said here, and not by the interpreter as it ends
    except XphiError as error:
        click.echo(f"xphi: {error.args[0]}", err=True)
        sys.exit(2)
    except ModuleNotFoundError as error:
        extra = EXTRAS.get((error.name or "").split(".")[0])
        if extra is None:
            raise
        verb = next(iter(sys.argv[1:] if arguments is None else arguments), "")
        extra = _VERB_EXTRAS.get(verb, extra) if extra == "derive" else extra
        click.echo(f'xphi: this needs {error.name}, which is not installed: pip install "xphi[{extra}]"', err=True)
        sys.exit(2)
    except click.ClickException as error:
        click.echo(f"xphi: {error.format_message()}", err=True)
        sys.exit(2)
    except (KeyboardInterrupt, click.Abort):
        click.echo("xphi: interrupted", err=True)
        sys.exit(130)
    except BrokenPipeError:
        _drop_output()  # nobody reads on; nothing is wrong
        sys.exit(0)
    except OSError as error:
        if error.errno not in _CANNOT_WRITE or error.filename is not None:
            raise
        _drop_output()
        click.echo(f"xphi: the output cannot be written: {error.strerror}", err=True)
        sys.exit(2)
    sys.exit(status if isinstance(status, int) else 0)


def _drop_output() -> None:
    """Send what is left in standard output's buffer nowhere, so that the interpreter's end does not try again."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


#: A full disk or quota, a file at its limit, a device that fails.
_CANNOT_WRITE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}
#: The extra with all that a verb needs, where that is more than what deriving needs.
_VERB_EXTRAS = {"audit": "audit", "bench": "peers", "plot": "plot", "poster": "plot"}
