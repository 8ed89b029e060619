"""What a library's spelling of an activation means."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click

from xphi import names
from xphi.cli import _output
from xphi.errors import XphiError

#: What the keys that name an activation are called in configurations.
_KEYS = (
    *("hidden_act", "hidden_activation", "activation_function", "activation", "feed_forward_proj", "act_fn"),
    *("ffn_act_fn", "mlp_hidden_act", "dense_act_fn"),
)
#: What can be done with a file that holds no spelling, by the end of its name.
_NEXT = {
    ".onnx": "`xphi audit {file} --against gelu` compares what it computes with a function",
    ".toml": "`xphi verify {file}` checks it if it is a certificate",
    ".safetensors": "weights name no activation; give the config.json beside them",
    ".pt": "weights name no activation; give the config.json beside them",
    ".pth": "weights name no activation; give the config.json beside them",
    ".bin": "weights name no activation; give the config.json beside them",
    ".gguf": "weights name no activation; give the config.json of the model that they were made from",
}


@click.command(name="names")
@click.argument("spelling", required=False)
@click.option("--library", metavar="L", help="Only this library, such as torch, jax or transformers.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, spelling: str | None, library: str | None, as_json: bool) -> None:
    """Say which function SPELLING means in each library, what is the default there, and what to look out for.

    \b
    xphi names gelu
    xphi names gelu_fast
    xphi names gelu --library jax
    xphi names 'nn.GELU(approximate="tanh")'
    xphi names 'nn.LeakyReLU(negative_slope=0.2)'
    xphi names config.json

    Of a model's config.json, or of a folder that has one, the activations that it names are said. Without SPELLING the
    whole table is listed.
    """
    if spelling is not None and _is_file(spelling):
        _configuration(spelling, library or "transformers", as_json=as_json)
        return
    rows = names.listed(library) if spelling is None else names.lookup(spelling, library)
    others = () if spelling is None or library is not None else _spelled_otherwise(rows)
    if as_json:
        _output.print_json(
            "names",
            spelling=spelling,
            library=library,
            rows=rows,
            same_function=[{"library": row.library, "spelling": row.spelling} for row in others],
        )
        return
    _print(rows)
    if others:
        libraries = dict.fromkeys(row.library for row in others)
        table = [(name, ", ".join(row.spelling for row in others if row.library == name)) for name in libraries]
        click.echo()
        _output.print_table("", ("library", f"other spellings of {others[0].function}"), table)


def _is_file(text: str) -> bool:
    """Whether a text names a file or a folder and is no spelling."""
    path = Path(text)
    try:
        names.lookup(text)
    except XphiError:
        pass
    else:
        return False
    try:
        return path.suffix.lower() in {".json", *_NEXT} or (bool(text.strip()) and path.exists())
    except (OSError, ValueError):
        return False


def _configuration(file: str, library: str, *, as_json: bool) -> None:
    """Say what the activations of a configuration mean."""
    step = _NEXT.get(Path(file).suffix.lower())
    if step is not None:
        raise XphiError(f"{file} is a file, and names takes a spelling or a config.json: {step.format(file=file)}")
    found = list(_named(_entries(file), ""))
    if not found:
        raise XphiError(
            f"{file} names no activation under {', '.join(_KEYS[:4])} or the like; "
            f"`xphi census {file}` says what its type of model takes"
        )
    rows = [(key, value, names.lookup(spelling, library)) for key, value, spelling in found]
    if as_json:
        entries = [{"key": key, "value": value, "rows": list(meant)} for key, value, meant in rows]
        flat = tuple(dict.fromkeys(row for _, _, meant in rows for row in meant))
        _output.print_json("names", file=file, library=library, keys=entries, rows=flat)
        return
    for position, (key, value, meant) in enumerate(rows):
        if position:
            click.echo()
        click.echo(f"{key} = {value}")
        _print(meant)


def _entries(file: str) -> dict[str, Any]:
    """All of a configuration, the parts of a model included."""
    from xphi.census.keys import LARGEST

    path = Path(file) / "config.json" if Path(file).is_dir() else Path(file)
    try:
        if not path.is_file():
            raise XphiError(f"{path} is no file; names takes a spelling, a config.json or a folder that has one")
        if path.stat().st_size > LARGEST:
            raise XphiError(f"{path} is larger than {LARGEST} bytes, which no configuration is")
        entries = json.loads(path.read_bytes())
    except OSError as error:
        raise XphiError(f"cannot read {path}: {error.strerror or error}") from None
    except (ValueError, RecursionError):
        raise XphiError(f"{path} is not JSON; names takes a spelling or a config.json") from None
    if not isinstance(entries, dict):
        raise XphiError(f"{path} holds no JSON object of configuration keys")
    return entries


def _named(entries: dict[str, Any], within: str) -> Iterator[tuple[str, str, str]]:
    """Each key of a configuration that names an activation, its value, and the spelling that is meant by it."""
    for key, value in entries.items():
        if isinstance(value, dict) and not within:
            yield from _named(value, f"{key}.")
        elif key in _KEYS and isinstance(value, str) and value.strip():
            yield within + key, value, "Gemma hidden_act=gelu" if _early_gemma(entries, key) else value


def _early_gemma(entries: dict[str, Any], key: str) -> bool:
    """Whether this is the entry that Gemma's code does not take at its word."""
    gemma = str(entries.get("model_type", "")).startswith("gemma")
    return gemma and key == "hidden_act" and entries[key] == "gelu" and not entries.get("hidden_activation")


def _spelled_otherwise(rows: Sequence[names.Row]) -> tuple[names.Row, ...]:
    """Where all rows, or the registry's own, mean one function: the rows of libraries that call it something else."""
    functions = {row.function for row in rows if row.library == names.OWN} or {row.function for row in rows}
    if len(functions) != 1 or None in functions:
        return ()
    (function,) = functions
    return tuple(row for row in names.spelled(str(function)) if row not in rows)


def _print(rows: Sequence[names.Row]) -> None:
    lines = [(row.library, row.spelling, row.meaning, "default" if row.default else "", row.trap) for row in rows]
    _output.print_table("", ("library", "spelling", "function or formula", "", "look out"), lines)
    formulas: dict[str, list[str]] = {}
    for row in rows:
        if row.own_formula:
            formulas.setdefault(row.formula, []).append(row.library)
    if len(rows) <= 2:
        for row in rows:
            _details(row)
    elif formulas:
        click.echo()
        table = [(formula, ", ".join(libraries)) for formula, libraries in formulas.items()]
        _output.print_table("", ("formula", "as written in"), table)


def _details(row: names.Row) -> None:
    click.echo(f"\n{row.library}{row.version and f' {row.version}'}: {row.spelling}")
    if row.formula:
        click.echo(f"  {row.formula}")
    if row.varies:
        values = (f"{option} = {row.parameters.get(key, 'to be given')}" for option, key in row.varies.items())
        click.echo(f"  options {', '.join(values)}")
    if row.differs_by:
        click.echo(f"  differs from {row.function} by up to {row.differs_by:.1e}, before rounding")
    if row.also:
        click.echo(f"  also written {', '.join(row.also)}")
    if row.used_by:
        click.echo(f"  used by {', '.join(row.used_by)}")
    if row.source:
        click.echo(f"  seen in {row.source}")
