"""Decide statements: run each check's computation, hold it against what was stated, combine."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any

from xphi.claims import rules, show
from xphi.claims.deciders import DECIDERS
from xphi.claims.result import EVIDENCE, Result, Unknown
from xphi.claims.statement import Check, Statement, statements
from xphi.errors import XphiError

#: The sign of each verdict of a check.
MARKS = {rules.HOLDS: "✓", rules.ROUGHLY: "~", rules.FALSE: "✗", rules.OPEN: "?"}


@dataclass(frozen=True)
class Outcome:
    """One check after its computation ran."""

    check: Check
    result: Result
    verdict: str

    @property
    def label(self) -> str:
        """Reading and quantity in words; may be empty."""
        return ", ".join(filter(None, (self.check.reading, self.check.what)))

    @property
    def remark(self) -> str:
        """What there is to add: where a maximum lies, why nothing was computed, how many digits agree."""
        stated = rules.read(self.check.stated)
        digits = show.agreement(self.result.value, stated) if self.verdict == rules.ROUGHLY else 0
        agreeing = f"agrees to {digits} digits" if digits > 2 else ""
        why = self.result.value.why if isinstance(self.result.value, Unknown) else ""
        return "; ".join(filter(None, (agreeing, why, self.result.remark)))

    @property
    def computed(self) -> str:
        """The computed value for people."""
        return show.value(self.result.value, rules.read(self.check.stated))

    def json(self) -> dict[str, Any]:
        """One entry of ``readings``."""
        return {
            "reading": self.check.reading,
            "what": self.check.what,
            "stated": self.check.stated,
            "computed": show.number(self.result.value),
            "error": self.result.error,
            "verdict": self.verdict,
            "how": self.result.how or None,
            "remark": self.remark,
            "decider": self.check.decider,
        }


@dataclass(frozen=True)
class Decision:
    """A statement, decided.

    Parameters
    ----------
    statement : Statement
    verdict : str
        ``holds``, ``holds roughly``, ``false``, ``depends`` or ``not decided yet``.
    how : str
        The weakest evidence among its checks; empty when nothing was computed.
    outcomes : tuple of Outcome
    """

    statement: Statement
    verdict: str
    how: str
    outcomes: tuple[Outcome, ...]

    @property
    def id(self) -> str:
        """The statement's ID."""
        return self.statement.id

    @property
    def stated(self) -> str:
        """Every stated value in a line."""
        common = self._common_quantity()
        parts = [o.check.stated if common else f"{o.check.what} {o.check.stated}".strip() for o in self.outcomes]
        values = list(dict.fromkeys(parts))
        return f"{common}{':' if len(values) > 1 else ''} {'; '.join(values)}".strip() if common else "; ".join(values)

    @property
    def computed(self) -> str:
        """Every computed value in a line."""
        return "; ".join(self.lines)

    @property
    def lines(self) -> list[str]:
        """The computed values, one line for each reading, each with its mark when there are several."""
        if len(self.outcomes) == 1:
            only = self.outcomes[0]
            return [" ".join(filter(None, (only.computed, f"({only.remark})" if only.remark else "")))]
        named = not self._common_quantity()
        readings: dict[str, list[str]] = {}
        for o in self.outcomes:
            value = f"{o.check.what if named else ''} {o.computed} {MARKS[o.verdict]}".strip()
            values = readings.setdefault(o.check.reading, [])
            if value not in values:
                values.append(value)
        return [
            f"{reading}: {', '.join(values)}" if reading else ", ".join(values) for reading, values in readings.items()
        ]

    def _common_quantity(self) -> str:
        """The quantity, when all checks are about the same one."""
        quantities = {outcome.check.what for outcome in self.outcomes}
        return quantities.pop() if len(quantities) == 1 else ""

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "id": self.id,
            "statement": self.statement.statement,
            "stated": self.stated,
            "computed": self.computed,
            "verdict": self.verdict,
            "how": self.how or None,
            "group": self.statement.group,
            "source": self.statement.source,
            "note": self.statement.note,
            "readings": [outcome.json() for outcome in self.outcomes],
        }


def decide(ids: str | Iterable[str] | None = None) -> list[Decision]:
    """Decide statements, contradicting ones next to each other.

    Parameters
    ----------
    ids : str or iterable of str, optional
        Which, in upper or lower case; all by default.

    Returns
    -------
    list of Decision

    Raises
    ------
    XphiError
        For an ID that does not exist.

    Examples
    --------
    >>> decide(["c22"])[0].verdict
    'holds'
    """
    return [decide_statement(statement) for statement in select(ids)]


def select(ids: str | Iterable[str] | None = None) -> list[Statement]:
    """The statements of those IDs, in the order in which they are shown; all by default.

    Raises
    ------
    XphiError
        For an ID that does not exist.
    """
    given = [ids] if isinstance(ids, str) else list(ids) if isinstance(ids, Iterable) else [ids]
    wanted = None if ids is None else {_known(name) for name in given}
    return [statement for name, statement in statements().items() if wanted is None or name in wanted]


def decide_statement(statement: Statement) -> Decision:
    """Run the checks of one statement and combine their verdicts."""
    outcomes = tuple(_run(check) for check in statement.checks)
    readings: dict[str, list[str]] = {}
    for outcome in outcomes:
        readings.setdefault(outcome.check.reading, []).append(outcome.verdict)
    verdict = rules.any_of(rules.all_of(parts) for parts in readings.values())
    evidence = [outcome.result.how for outcome in outcomes if outcome.result.how]
    how = max(evidence, key=EVIDENCE.index) if evidence else ""
    return Decision(statement, verdict, how, outcomes)


def _run(check: Check) -> Outcome:
    try:
        result = decider(check.decider)(**check.arguments)
    except XphiError as refusal:  # what could not be proved is open, not false
        result = Result(Unknown(str(refusal)))
    return Outcome(check, result, rules.judge(rules.read(check.stated), result.value))


def decider(name: str) -> Callable[..., Result]:
    """The function of that name, its module loaded now."""
    module = importlib.import_module(f"xphi.claims.deciders.{DECIDERS[name]}")
    function: Callable[..., Result] = getattr(module, name)
    return function


def _known(name: Any) -> str:
    if not isinstance(name, str):
        raise XphiError(f'a statement is named by its ID, such as "C22", not {name!r}')
    spelled = name.strip().upper()
    known = statements()
    if spelled in known:
        return spelled
    near = sorted(difflib.get_close_matches(spelled, known, n=3, cutoff=0.5))
    hint = f"near ones are {', '.join(near)}" if near else f"there are {min(known)} to {max(known)}"
    raise XphiError(f"no statement is called {name!r}; {hint}, and `xphi claims` shows them all")
