"""What a report of a fault needs to know besides the version: how the core was built, and what else is installed."""

from __future__ import annotations

import re
from importlib import metadata
from typing import Any

from xphi import _core


def surroundings() -> dict[str, Any]:
    """The compiled core, the instruction sets that it can use here, and the versions of installed dependencies."""
    return {"core": _core.build_info(), "isa": _core.isa(), "isas": _core.isas(), "packages": _packages()}


def _packages() -> dict[str, str]:
    """Installed versions of everything that an extra for users names."""
    names = {
        re.split(r"[^\w.-]", requirement, maxsplit=1)[0]
        for requirement in metadata.requires("xphi") or ()
        if not re.search(r"extra == .dev.", requirement)
    }
    versions = {}
    for name in sorted(names - {"xphi"}):
        try:
            versions[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            continue
    return versions
