"""What only an installed library can answer, and what nothing here can answer yet."""

from __future__ import annotations

import importlib
import importlib.util

from xphi.claims.result import Result, Unknown

_POINTS = (-3.0, -1.0, 0.5, 2.0)
_CLOSE = 1e-5


def library_takes(approximate: str, means: str) -> Result:
    """Whether ``torch.nn.GELU(approximate=…)`` works and returns the values of the function it should be."""
    if importlib.util.find_spec("torch") is None:
        return Result(Unknown("PyTorch is not installed here, and the statement is about what it does when called"))
    from xphi import reference

    torch = importlib.import_module("torch")
    try:
        got = torch.nn.GELU(approximate=approximate)(torch.tensor(_POINTS)).tolist()
    except (RuntimeError, ValueError, TypeError) as refusal:
        return Result(False, "measured", str(refusal).splitlines()[0])
    farthest = max(abs(y - float(reference.value(means, x).mid())) for x, y in zip(_POINTS, got, strict=True))
    return Result(farthest <= _CLOSE, "measured", f"within {farthest:.2g} of {means} at {len(_POINTS)} points")


def undecided(why: str) -> Result:
    """A statement that nothing here can decide, and the reason."""
    return Result(Unknown(why))
