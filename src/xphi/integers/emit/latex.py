"""LaTeX: the entries in rows of a tabular, the error below."""

from __future__ import annotations

from xphi.errors import XphiError
from xphi.integers.emit._parts import steps
from xphi.integers.result import Table

_COLUMNS, _MOST = 16, 2048
_SPECIAL = {"_": r"\_", "^": r"\^{}", "*": "{*}", "%": r"\%", "&": r"\&", "#": r"\#"}


def files(table: Table, name: str, file: str) -> list[tuple[str, str | bytes]]:
    """One table environment.

    Raises
    ------
    XphiError
        If it has more entries than pages hold.
    """
    scheme = steps(table)
    if len(table) > _MOST:
        raise XphiError(f"{len(table)} entries are too many for LaTeX, {_MOST} at most: write .npy or .json")
    entries = table.entries.tolist()
    lines = [
        *(f"% {line}" for line in (f"{table.name}: {table.source.text()} to {table.result.text()}",)),
        r"\begin{table}",
        r"\centering\footnotesize",
        rf"\begin{{tabular}}{{r|{'r' * _COLUMNS}}}",
        "$q$ & " + " & ".join(f"$+{k << scheme.shift}$" for k in range(_COLUMNS)) + r" \\ \hline",
    ]
    for start in range(0, len(entries), _COLUMNS):
        part = [f"${value}$" for value in entries[start : start + _COLUMNS]]
        part += [""] * (_COLUMNS - len(part))
        lines.append(f"${scheme.low + (start << scheme.shift)}$ & " + " & ".join(part) + r" \\")
    worst, share = f"{table.max_lsb:.4f}", f"{100 * table.correctly_rounded:.2f}"
    types = " to ".join(rf"\texttt{{{_escaped(kind.text())}}}" for kind in (table.source, table.result))
    what = rf"\texttt{{{_escaped(table.name)}}}, {types}: {_escaped(table.arithmetic)}."
    error = rf"Largest error over all {len(table.truth.codes)} inputs {worst} LSB; {share}\,\% correctly rounded."
    lines += [
        r"\end{tabular}",
        rf"\caption{{{what} {error}}}",
        rf"\label{{tab:{name}}}",
        r"\end{table}",
        "",
    ]
    return [(file, "\n".join(lines))]


def _escaped(text: str) -> str:
    return "".join(_SPECIAL.get(sign, sign) for sign in text)
