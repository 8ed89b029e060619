"""Facts about a function: derivatives, extremes, zeros, limits, known approximations."""

from __future__ import annotations

from collections.abc import Iterator
from decimal import Context
from typing import TYPE_CHECKING, Any

import click
from sympy import DiracDelta, Integer

from xphi import facts, functions
from xphi.cli import _output
from xphi.errors import XphiError
from xphi.formula.symbols import x
from xphi.formula.text import to_latex, to_text

if TYPE_CHECKING:
    from xphi.facts import Bound, Facts, Interval, Limit, Root, Term
    from xphi.functions import Function
    from xphi.real import Real

HIGHEST_DERIVATIVE = 8
_SHOWN_ROOTS = 8
_DIGITS = 20
_LONGEST_EXACT = 48

Line = tuple[str, str]


@click.command(name="show")
@click.argument("name")
@click.option("--order", default=2, show_default=True, help="Print derivatives up to this one.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON document.")
def command(*, name: str, order: int, as_json: bool) -> None:
    """Show the definition of NAME, its derivatives, facts and known approximations.

    NAME is a function of the registry, any spelling of one (see `xphi names`), or a formula in x in quotes.
    """
    if not 0 <= order <= HIGHEST_DERIVATIVE:
        raise XphiError(f"--order takes a whole number from 0 to {HIGHEST_DERIVATIVE}, not {order}")
    function = functions.get(name) if functions.is_spelling(name) else None
    formula = functions.target(name) if function is None else function.formula
    with _output.working("computing facts"):
        found = facts.of(formula if function is None else function)
        derivatives = _derivatives(formula, order)
        known = [] if function is None else _known(function)
    if as_json:
        details = found.json()
        special_values = details.pop("special_values")
        _output.print_json(
            "show",
            name=name if function is None else function.name,
            formula=to_text(formula),
            latex=to_latex(formula),
            facts=details,
            known=known,
            aliases=[] if function is None else list(function.aliases),
            derivatives=derivatives,
            special_values=special_values,
            sources=[] if function is None else list(function.sources),
        )
        return
    _print_definition(name, function, formula, derivatives)
    _section(f"Facts, on {found.where}" if found.where.startswith("[") else "Facts", list(_facts(found)))
    _section("Special values (binary64)", list(_special_values(found)))
    _print_known(known)


def _derivatives(formula: Any, order: int) -> list[dict[str, Any]]:
    found = []
    for k in range(1, order + 1):
        formula = formula.diff(x).replace(DiracDelta, lambda *_: Integer(0))  # what a jump's slope is off the jump
        found.append({"order": k, "formula": to_text(formula), "latex": to_latex(formula)})
    return found


def _known(function: Function) -> list[dict[str, Any]]:
    from xphi.design import known_errors

    return [
        {
            "name": entry.name,
            "formula": to_text(entry.formula),
            "latex": to_latex(entry.formula),
            "source": entry.source,
            "error": entry.error.json(),
        }
        for entry in known_errors(function)
    ]


# --- for people


def _print_definition(name: str, function: Function | None, formula: Any, derivatives: list[dict[str, Any]]) -> None:
    if function is not None:
        _output.print_text(f"{function.title}  {function.idea}")
    lines: list[Line] = [("name", name if function is None else function.name)]
    if function is not None and function.aliases:
        lines.append(("also called", ", ".join(function.aliases)))
    if function is not None:
        lines += [("source" if k == 0 else "", source) for k, source in enumerate(function.sources)]
    lines += [("f(x)", to_text(formula)), *((_primed(d["order"]), d["formula"]) for d in derivatives)]
    lines += [("LaTeX f", to_latex(formula)), *((f"LaTeX {_primed(d['order'])}", d["latex"]) for d in derivatives)]
    _section("", lines)


def _primed(order: int) -> str:
    return "f" + "'" * order if order <= 3 else f"f^({order})"


def _section(title: str, lines: list[Line]) -> None:
    """A heading and labelled lines; a line longer than a terminal wraps under its own column."""
    if title:
        click.echo()
        click.echo(title)
    _output.print_fields(lines, indent=2)


def _facts(found: Facts) -> Iterator[Line]:
    yield from _listed("zeros of f", found.zeros, found.zero_intervals, values=False)
    yield from _listed("zeros of f'", found.critical, found.critical_intervals)
    yield from _listed("inflections", found.inflections, [])
    yield "least value", _bound(found.infimum)
    yield "largest value", _bound(found.supremum)
    yield "least slope", _bound(found.derivative_infimum)
    yield "largest slope", _bound(found.derivative_supremum)
    yield "Lipschitz", _number(found.lipschitz)
    for side, arrow in (("-inf", "x → -∞"), ("inf", "x → ∞")):
        line = found.asymptotes[side]
        text = f"f → {_limit(found.limits[side])}, f' → {_limit(found.derivative_limits[side])}"
        yield f"as {arrow}", text + (f", asymptote {line.text}" if line else "")
    if found.taylor_left:
        yield "Taylor, x > 0", _series(found.taylor)
        yield "Taylor, x < 0", _series(found.taylor_left)
    else:
        yield "Taylor at 0", _series(found.taylor)
    yield "symmetry", "none found" if found.symmetry is None else f"{found.symmetry.identity} ({found.symmetry.kind})"
    yield "monotone", found.monotone
    yield "curvature", "neither convex nor concave" if found.convexity == "neither" else found.convexity
    yield "smoothness", found.smoothness
    for kink in found.kinks:
        yield "kink", kink.text


def _listed(label: str, roots: list[Root], intervals: list[Interval], *, values: bool = True) -> Iterator[Line]:
    texts = [f"{interval.text}" for interval in intervals]
    for root in roots:
        text = f"x = {root.exact} = {_number(root.x)}" if root.exact and not _whole(root) else f"x = {_number(root.x)}"
        if values:
            text += f", f = {_number(root.value)}"
        texts.append(text + (f", {root.kind}" if root.kind else ""))
    if len(texts) > _SHOWN_ROOTS:
        texts = [*texts[:_SHOWN_ROOTS], f"and {len(texts) - _SHOWN_ROOTS} more"]
    for position, text in enumerate(texts or ["none"]):
        yield label if position == 0 else "", text


def _whole(root: Root) -> bool:
    return root.exact.lstrip("-").isdigit()


def _number(number: Real) -> str:
    """Twenty significant digits."""
    if number.decimal.lstrip("-") == "inf":
        return number.decimal.replace("inf", "∞")
    rounded = Context(prec=_DIGITS).create_decimal(number.decimal).normalize()
    return f"{rounded:f}" if -_DIGITS // 4 <= rounded.adjusted() < _DIGITS else f"{rounded:e}"


def _bound(bound: Bound) -> str:
    if bound.attained is not None and bound.where.startswith("at x") and "ended" not in bound.where:
        return f"{_number(bound.value)} {bound.where}"
    return f"{_number(bound.value)}, {bound.where}"


def _limit(limit: Limit) -> str:
    if limit.value is None:
        return "?"
    return limit.exact if limit.exact and len(limit.exact) <= 12 and "inf" not in limit.exact else _number(limit.value)


def _series(terms: list[Term]) -> str:
    total = sum((_coefficient(term) * x**term.power for term in terms), 0 * x)
    return to_text(total)


def _coefficient(term: Term) -> Any:
    """The exact coefficient, or a decimal where that would fill a line."""
    return functions.formula(term.exact if len(term.exact) <= _LONGEST_EXACT else term.value.short())


def _special_values(found: Facts) -> Iterator[Line]:
    for at in dict.fromkeys(str(row.at) for row in found.special_values):
        rows = [row for row in found.special_values if str(row.at) == at]
        yield at, ", ".join(f"{_primed(row.order)} = {row.value!r}" for row in rows)


def _print_known(known: list[dict[str, Any]]) -> None:
    if not known:
        return
    click.echo()
    rows = []
    for entry in known:
        error = entry["error"]
        largest = error["observed"] if error["bound"] is None else error["bound"]
        rows.append((entry["name"], _plain(largest), _plain(error["at"]), error["evidence"], entry["source"]))
    columns = ("name", "largest error", "at x", "evidence", "source")
    _output.print_table("Known approximations", columns, rows)


def _plain(number: float) -> str:
    return f"{number:.6g}".replace("inf", "∞")
