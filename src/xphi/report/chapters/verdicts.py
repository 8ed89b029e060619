"""Published statements, each decided now."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

from xphi.claims.rules import DEPENDS, FALSE, HOLDS, OPEN, ROUGHLY

if TYPE_CHECKING:
    from xphi.claims import Decision
    from xphi.report.desk import Desk

TITLE = "What is said about it, and what is true"
#: False ones first.
ORDER = (FALSE, DEPENDS, ROUGHLY, HOLDS, OPEN)
#: Names for the style sheet.
STYLES = {FALSE: "false", DEPENDS: "depends", ROUGHLY: "roughly", HOLDS: "holds", OPEN: "open"}
WORDS = {FALSE: "false", DEPENDS: "depends on the reading", ROUGHLY: "holds roughly", HOLDS: "holds", OPEN: OPEN}


def tell(desk: Desk, decisions: list[Decision]) -> dict[str, Any]:
    """Sort the decided statements by verdict."""
    counts = Counter(decision.verdict for decision in decisions)
    parts = [(verdict, counts[verdict]) for verdict in ORDER if counts[verdict]]
    desk.line("statements", f"{len(decisions)}: " + ", ".join(f"{count} {verdict}" for verdict, count in parts))
    for decision in [d for d in decisions if d.verdict == FALSE][:4]:
        desk.line(decision.id, decision.statement.statement, FALSE)
    return {
        "total": len(decisions),
        "counts": [
            {"css": STYLES[v], "words": WORDS[v], "count": n, "share": 100 * n / len(decisions)} for v, n in parts
        ],
        "groups": [
            {
                "css": STYLES[verdict],
                "words": WORDS[verdict],
                "decisions": [decision for decision in decisions if decision.verdict == verdict],
            }
            for verdict, _ in parts
        ],
    }
