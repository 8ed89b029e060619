"""``python -m xphi.report``."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

import click

from xphi.errors import XphiError


@click.command(context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "-o", "--output", default="out/report.html", show_default=True, metavar="FILE", help="Where the page is written."
)
def command(output: str) -> None:
    """Tell the whole story of GELU and its approximations, and leave it as one self-contained page."""
    started = time.perf_counter()
    path = _writable(output)
    from xphi.report.story import tell

    tell(path, started)


def _writable(output: str) -> Path:
    """The path of the page, its folder made: what cannot be written is refused before the work.

    Raises
    ------
    XphiError
        If nothing can be written there.
    """
    path = Path(output)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if path.is_dir():
            raise XphiError(f"cannot write {path}: it is a folder; name a file, such as {path / 'report.html'}")
        with tempfile.TemporaryFile(dir=path.parent):
            pass
    except OSError as error:
        raise XphiError(f"cannot write {path}: {error.strerror or error}; choose another path with -o") from None
    return path


def main() -> None:
    """Entry point: every refusal becomes one sentence on standard error."""
    try:
        command.main(prog_name="python -m xphi.report", standalone_mode=False)
    except XphiError as error:
        click.echo(f"xphi: {error}", err=True)
        sys.exit(2)
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("xphi"):
            raise
        click.echo(f'xphi: this needs {error.name}, which is not installed: pip install "xphi[derive,plot]"', err=True)
        sys.exit(2)
    except click.ClickException as error:
        error.show()
        sys.exit(2)
    except (KeyboardInterrupt, click.Abort):
        click.echo("xphi: interrupted; no page was written", err=True)
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


if __name__ == "__main__":
    main()
