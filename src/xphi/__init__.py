"""xphi derives the best approximation of an activation function and proves its error.

Importing this module loads nothing heavy; each name below loads what it needs when it is first used.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xphi.claims import decide as decide
    from xphi.compare import compare as compare
    from xphi.design import Approximation as Approximation
    from xphi.design import derive as derive
    from xphi.errors import XphiError as XphiError

__version__ = "0.1.0"

_PLACES = {
    "Approximation": "xphi.design",
    "XphiError": "xphi.errors",
    "compare": "xphi.compare",
    "decide": "xphi.claims",
    "derive": "xphi.design",
}
__all__ = ["Approximation", "XphiError", "__version__", "compare", "decide", "derive"]


def __getattr__(name: str) -> Any:
    if name not in _PLACES:
        raise AttributeError(f"module 'xphi' has no attribute {name!r}")
    return getattr(importlib.import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return __all__
