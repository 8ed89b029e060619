"""Write ``tests/slow.txt``: the tests that a default run leaves out, because they take longer than a moment.

``make slow`` measures every test and calls this with its report; ``tests/conftest.py`` reads the list.
"""

from __future__ import annotations

import sys
from pathlib import Path
from xml.etree import ElementTree as ET

LIST = Path(__file__).parents[1] / "tests" / "slow.txt"
#: Seconds from which on a case is left out of the default run; most of them stay far below.
LONG = 0.1
#: A test whose cases are all longer keeps the quickest one, unless that takes more than these seconds.
LONGEST = 0.5


def main(report: str) -> None:
    """Read a JUnit report and write the list."""
    seconds = {
        f"{case.get('classname', '').replace('.', '/')}.py::{case.get('name')}": float(case.get("time", 0))
        for case in ET.parse(report).getroot().iter("testcase")  # noqa: S314 - written by the run just before
    }
    quickest: dict[str, str] = {}
    for name in sorted(seconds, key=seconds.__getitem__):
        quickest.setdefault(name.partition("[")[0], name)
    kept = {name for name in quickest.values() if seconds[name] <= LONGEST}
    slow = [name for name, took in seconds.items() if took > LONG and name not in kept and "\n" not in name]
    LIST.write_text("".join(f"{name}\n" for name in sorted(slow)))
    print(f"{len(slow)} tests in {LIST.relative_to(Path.cwd())}")


if __name__ == "__main__":
    main(*sys.argv[1:])
