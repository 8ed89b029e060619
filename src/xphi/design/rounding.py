"""Coefficients in a float format, and what that costs."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi import formats
from xphi.approximate import lattice
from xphi.approximate.grid import kinks, points, window
from xphi.certify.claim import Claim
from xphi.certify.prove import Proof, prove
from xphi.formats import Format, hex_of
from xphi.formula.arrays import ARRAYS, evaluate
from xphi.formula.program import compile_formula
from xphi.formula.symbols import parameter, x


def to_format(
    request: Any, exact: dict[str, Fraction], number_format: Format
) -> tuple[dict[str, Fraction], dict[str, Any]]:
    """Round the coefficients and improve them on the lattice of the format.

    Returns
    -------
    coefficients : dict of str to Fraction
    report : dict
        ``format``, and the sampled objective ``exact``, ``rounded`` and ``improved``.
    """
    problem = request.problem
    names = list(exact)
    form = _whole_form(request)
    low, high, _ = window(problem)
    xs = points(low, high, kinks(problem), count=801)
    error = (problem.target - form) * problem.factor
    if problem.relative:
        error = error / problem.target
    if problem.weight.formula is not None:
        # an integral of squares weighs the square
        root = sp.sqrt(problem.weight.formula) if problem.norm == "l2" else problem.weight.formula
        error = error * root
    program = compile_formula(error, [x, *map(parameter, names)])
    mass = np.gradient(xs)
    if problem.weight.histogram:
        mass = mass * _density(problem.weight.bins, xs)

    def cost(values: list[Fraction]) -> float:
        e = np.abs(ARRAYS.run(program, xs, *map(float, values))[0])
        e = np.where(np.isfinite(e), e, 0.0)
        if problem.norm == "l2":
            return float(np.sum(mass * e * e))
        return float(np.sum(mass * e)) if problem.norm == "l1" else float(np.max(e))

    given = list(exact.values())
    improved, rounded, best = lattice.improve(given, number_format, cost)
    report = {
        "format": number_format.name,
        "exact": cost(given),
        "rounded": rounded,
        "improved": best,
        "unrounded": {name: str(value) for name, value in exact.items()},
        "coefficients": {name: hex_of(value) for name, value in zip(names, improved, strict=True)},
    }
    return dict(zip(names, improved, strict=True)), report


def measure(report: dict[str, Any], claim: Claim, height: Fraction, proof: Proof) -> None:
    """Replace sampled objectives by the largest errors that proofs found."""
    number_format = formats.get(report["format"])
    plain = {n: Fraction(number_format.round(Fraction(v))) for n, v in report.pop("unrounded").items()}
    report["exact"] = float(height)
    report["rounded"] = float(prove(replace(claim, coefficients=plain)).observed)
    report["improved"] = float(proof.observed)


def _whole_form(request: Any) -> Any:
    from xphi.approximate.forms import parse

    return parse(request.form_text)


def _density(bins: tuple[tuple[Fraction, Fraction, Fraction], ...], xs: np.ndarray) -> np.ndarray:
    found = np.zeros(len(xs))
    for low, high, value in bins:
        found[(xs >= float(low)) & (xs < float(high))] = float(value)
    return found


def sentence(report: dict[str, Any]) -> str:
    """What rounding cost, in words."""
    exact, rounded, improved = report["exact"], report["rounded"], report["improved"]
    if exact <= 0:
        return f"coefficients in {report['format']}"
    return (
        f"coefficients in {report['format']}: "
        f"plain rounding raises the objective by {(rounded / exact - 1) * 100:.3g} %, "
        f"after the lattice search it is {(improved / exact - 1) * 100:.3g} %"
    )


def leaves(claim: Claim, height: Fraction) -> float:
    """Where a form's error passes a height for good, looking outward from the origin."""
    error = (claim.target_formula() - claim.approximation()) * sp.sympify(1)
    xs = np.linspace(1, 512, 200_001)
    over = np.zeros(len(xs), dtype=bool)
    for side in (1, -1):
        if (claim.high if side > 0 else -claim.low) >= 512:
            over |= ~(np.abs(evaluate(error, [x], side * xs)) <= float(height) * 1.001)
    return float(xs[np.argmax(over)]) if over.any() else float("inf")
