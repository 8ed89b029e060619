"""The classical problems: each is derived and proved from nothing."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Problem:
    """A call of :func:`xphi.derive`."""

    name: str
    target: str
    form: str
    options: dict[str, Any] = field(default_factory=dict)


ERF = "erf(x/sqrt(2))"
CUBIC = "tanh(a*x+b*x**3)"
PROBLEMS = (
    Problem("tanh cubic, Taylor", ERF, CUBIC, {"norm": "taylor"}),
    Problem("tanh cubic, slope fixed, minimax", ERF, CUBIC, {"fix": ["a=sqrt(2/pi)"]}),
    Problem("tanh cubic, minimax", ERF, CUBIC),
    Problem("tanh quintic, minimax, clamped", ERF, "tanh(a*x+b*x**3+c*x**5)", {"clamp": True}),
    Problem("logistic, minimax", "normal_cdf", "sigmoid(k*x)"),
    Problem("logistic gate for GELU, minimax", "gelu", "x*sigmoid(k*x)"),
    Problem("logistic gate for GELU, L2 normal", "gelu", "x*sigmoid(k*x)", {"norm": "l2", "weight": "normal"}),
    Problem(
        "tanh cubic gate for GELU, slope fixed, L2 normal",
        "gelu",
        "x*(1+tanh(sqrt(2/pi)*(x+r*x**3)))/2",
        {"norm": "l2", "weight": "normal"},
    ),
    Problem("odd powers of tanh, minimax", ERF, "a*tanh(x)+b*tanh(x)**3+c*tanh(x)**5"),
)
