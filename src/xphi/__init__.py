"""xphi derives the best approximation of an activation function, proves its error, and runs its kernel.

Importing this module loads nothing heavy; each name below loads what it needs when it is first used. The
functions on arrays (`xphi.gelu`, `xphi.swiglu` ...) are named by the kernels; `dir(xphi)` lists them.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from xphi._generated.operators import *  # noqa: F403 - the operators, named by the registry
    from xphi.certify.certificate import Certificate as Certificate
    from xphi.certify.verify import verify as verify
    from xphi.claims import decide as decide
    from xphi.comparison import compare as compare
    from xphi.compiled import compile as compile  # noqa: A004 - what users type
    from xphi.design import Approximation as Approximation
    from xphi.design import derive as derive
    from xphi.errors import XphiError as XphiError
    from xphi.identify import identify as identify
    from xphi.integers import table as table
    from xphi.ops.numpy.stochastic_gate import stochastic_gate as stochastic_gate

__version__ = "0.1.0"

_PLACES = {
    "Approximation": "xphi.design",
    "Certificate": "xphi.certify.certificate",
    "XphiError": "xphi.errors",
    "compare": "xphi.comparison",
    "compile": "xphi.compiled",
    "decide": "xphi.claims",
    "derive": "xphi.design",
    "identify": "xphi.identify",
    "stochastic_gate": "xphi.ops.numpy.stochastic_gate",
    "table": "xphi.integers",
    "verify": "xphi.certify.verify",
}
_DERIVING = set(_PLACES) - {"XphiError", "identify", "stochastic_gate"}
__all__ = [
    "Approximation",
    "Certificate",
    "XphiError",
    "__version__",
    "compare",
    "compile",
    "decide",
    "derive",
    "identify",
    "stochastic_gate",
    "table",
    "verify",
]


if not TYPE_CHECKING:  # a checker knows the names from the lines above, and that there are no others

    def __getattr__(name: str) -> Any:
        if name in _PLACES:
            return _loaded(name)
        # `from xphi import formats` asks here first, and must not load the operators
        if name.isidentifier() and not name.startswith("_") and importlib.util.find_spec(f"{__name__}.{name}") is None:
            operators = importlib.import_module("xphi.ops.numpy")
            if name in operators.spellings():
                return globals().setdefault(name, operators.get(name))  # found at once the next time
            hint = importlib.import_module("xphi.names.hint")
            raise AttributeError(hint.missing("xphi", name, [*operators.spellings(), *_PLACES]))
        raise AttributeError(f"module 'xphi' has no attribute {name!r}")


def _loaded(name: str) -> Any:
    """What is called `name`, from the module that has it."""
    if name in _DERIVING:
        errors = importlib.import_module("xphi.errors")
        for module, extra in errors.EXTRAS.items():
            if extra == "derive" and module != "rich" and importlib.util.find_spec(module) is None:
                raise errors.MissingExtra(f"xphi.{name}", module, extra)
    return getattr(importlib.import_module(_PLACES[name]), name)


def __dir__() -> list[str]:
    return [*__all__, *importlib.import_module("xphi.ops.numpy").names()]
