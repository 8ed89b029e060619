"""Coefficients in a float format, and what that costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi import formats
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.problem import grid
from xphi.approximate.rounding import search
from xphi.approximate.rounding.boxes import EQUAL
from xphi.approximate.rounding.equations import Equation
from xphi.certify.claim import Claim
from xphi.certify.prove import Proof, prove
from xphi.certify.shape import holds
from xphi.design.request import Request
from xphi.errors import XphiError
from xphi.formats import hex_of
from xphi.formula.arrays import evaluate
from xphi.formula.symbols import x

#: From here on a ratio is easier to read as a multiple than in per cent.
MULTIPLE = 2


@dataclass(frozen=True)
class Format:
    """What coefficients in a format cost.

    Parameters
    ----------
    format : str
    exact : float
        The objective of the optimum in real numbers.
    rounded : float
        The objective after rounding each coefficient to its nearest value; infinite where that breaks a requirement.
    improved : float
        The objective of the coefficients.
    lower_bound : float or None
        No coefficients of the format have a lower objective; None where nothing is known.
    coefficients : dict of str to str
        In hexadecimal.
    plain : dict of str to Fraction
        Each rounded to its nearest value.
    """

    format: str
    exact: float
    rounded: float
    improved: float
    lower_bound: float | None
    coefficients: dict[str, str]
    plain: dict[str, Fraction]

    @property
    def within(self) -> float | None:
        """The objective as a multiple of the lower bound."""
        if self.lower_bound is None:
            return None
        return self.improved / self.lower_bound if self.lower_bound else 1.0

    @property
    def optimal(self) -> bool:
        """Whether the objective meets the lower bound, to a relative 10⁻⁵."""
        return self.lower_bound is not None and self.improved <= self.lower_bound * (1 + EQUAL)

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        numbers = {
            "exact": self.exact, "rounded": self.rounded, "improved": self.improved,
            "lower_bound": self.lower_bound, "within": self.within,
        }  # fmt: skip
        finite = {key: value if value is not None and np.isfinite(value) else None for key, value in numbers.items()}
        return {"format": self.format, **finite, "optimal": self.optimal, "coefficients": self.coefficients}


def to_format(
    request: Request, number_format: formats.Format, solution: Solution, exact: dict[str, Fraction], claim: Claim
) -> tuple[dict[str, Fraction], Format]:
    """The best coefficients of the format.

    Parameters
    ----------
    request : Request
    number_format : Format
    solution : Solution
        The optimum in real numbers.
    exact : dict of str to Fraction
        All its coefficients.
    claim : Claim
        With those; a required shape is proved with others in their place.

    Raises
    ------
    XphiError
        If a coefficient is beyond the format's range, or a requirement cannot be kept.
    """
    problem = request.problem
    names = tuple(str(s) for s in problem.symbols)
    names += tuple(name for name in request.names if name not in names)

    def proved(values: list[Fraction]) -> bool:
        coefficients = dict(zip(names, values, strict=True))
        return not request.reduced.shape or holds(replace(claim, coefficients=coefficients), request.reduced.shape)

    height = float(solution.value or 0)
    found = search.to_format(
        problem, names, [exact[name] for name in names], _equations(request, names, number_format), number_format,
        extremes=[p.x for p in solution.points if isinstance(p.x, Fraction)],
        floor=height if solution.status is Status.OPTIMAL else 0.0, clamped=request.clamp, proved=proved,
    )  # fmt: skip
    coefficients = dict(zip(names, found.values, strict=True))
    unrounded = 0.0 if solution.status is Status.EXACT else found.exact
    bound = found.lower_bound if found.lower_bound or not found.improved else None
    return {name: coefficients[name] for name in exact}, Format(
        number_format.name, unrounded, found.rounded, found.improved, bound,
        {name: hex_of(coefficients[name]) for name in exact}, dict(zip(names, found.plain, strict=True)),
    )  # fmt: skip


def _equations(request: Request, names: tuple[str, ...], number_format: formats.Format) -> tuple[Equation, ...]:
    """What ties the other parameters to the free ones."""
    free = request.problem.symbols
    found = []
    for name in names[len(free) :]:
        symbol, formula = next((s, f) for s, f in request.reduced.solved.items() if str(s) == name)
        required = request.reduced.said.get(symbol)
        said = required or f"{name} = {sp.sstr(formula)}"
        slopes = [sp.expand(formula).diff(s) for s in free]
        rest = formula.subs(dict.fromkeys(free, 0))
        if not all(number.is_Rational for number in (*slopes, rest)):
            raise XphiError(
                f"no values of {number_format.name} are known to meet {said} exactly, "
                f"because {name} = {sp.sstr(formula)}; leave out --format or change the requirement"
            )
        factors = [-grid.number(slope) for slope in slopes]
        factors += [Fraction(int(other == name)) for other in names[len(free) :]]
        found.append(Equation(tuple(factors), grid.number(rest), said, required=required is not None))
    return tuple(found)


def measure(report: Format, claim: Claim, height: Fraction, proof: Proof) -> tuple[Format, Claim, Proof]:
    """Replace sampled objectives by the largest errors that proofs found; plain rounding wins where it is better."""
    plain = replace(claim, coefficients={name: report.plain[name] for name in claim.coefficients})
    plainly = proof if plain == claim else prove(plain)
    allowed = np.isfinite(report.rounded) and plainly.bound is not None
    rounded = float(plainly.observed) if allowed else float("inf")
    if allowed and (proof.bound is None or plainly.observed < proof.observed):
        claim, proof = plain, plainly
    improved = float(proof.observed)
    return (
        replace(
            report, exact=float(height), rounded=rounded, improved=improved,
            lower_bound=None if report.lower_bound is None else min(report.lower_bound, improved),
            coefficients={name: hex_of(value) for name, value in claim.coefficients.items()},
        ),
        claim,
        proof,
    )  # fmt: skip


def sentence(report: Format) -> str:
    """What rounding cost, in words."""
    said = f"coefficients in {report.format}: the objective is {report.improved:.6g}"
    if report.exact > 0:
        plain = "breaks a requirement" if np.isinf(report.rounded) else _above(report.rounded / report.exact)
        said += f", {_above(report.improved / report.exact)} that of real ones (plain rounding: {plain})"
    if report.optimal:
        return f"{said}; no coefficients of {report.format} have a lower one"
    if report.within is None:
        return said
    return f"{said}; it is {_within(report.within)} the best possible in {report.format}"


def _above(ratio: float) -> str:
    if ratio < 1:
        return f"{(1 - ratio) * 100:.3g} % below"
    return f"{(ratio - 1) * 100:.3g} % above" if ratio < MULTIPLE else f"{ratio:.3g} times"


def _within(ratio: float) -> str:
    return f"within {(ratio - 1) * 100:.3g} % of" if ratio < MULTIPLE else f"at most {ratio:.3g} times"


def leaves(claim: Claim, height: Fraction) -> float:
    """Where a form's error passes a height for good, looking outward from the origin."""
    error = (claim.target_formula() - claim.approximation()) * sp.sympify(1)
    xs = np.linspace(1, 512, 200_001)
    over = np.zeros(len(xs), dtype=bool)
    for side in (1, -1):
        if (claim.high if side > 0 else -claim.low) >= 512:
            over |= ~(np.abs(evaluate(error, [x], side * xs)) <= float(height) * 1.001)
    return float(xs[np.argmax(over)]) if over.any() else float("inf")
