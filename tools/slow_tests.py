"""Write ``tests/slow.txt``: the tests that a default run leaves out, because they take longer than a moment.

``make slow`` measures every test and calls this with its report; ``tests/conftest.py`` reads the list.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

LIST = Path(__file__).parents[1] / "tests" / "slow.txt"
#: Seconds from which on a test is left out of the default run; most of them stay far below.
LONG = 0.2


def main(report: str) -> None:
    """Read a JUnit report and write the list."""
    cases = ET.parse(report).getroot().iter("testcase")  # noqa: S314 - written by the run just before
    slow = {
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}"
        for case in cases
        if float(case.get("time", 0)) > LONG and "\n" not in case.get("name", "")
    }
    LIST.write_text("".join(f"{name}\n" for name in sorted(slow)))
    print(f"{len(slow)} tests in {LIST.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main(*sys.argv[1:])
