"""Coefficients in a float format, and what that costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import numpy as np
import sympy as sp

from xphi import formats
from xphi.approximate.problem.grid import kinks, points, window
from xphi.approximate.rounding import lattice
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
    scale = problem.factor
    if problem.relative:
        scale = scale / problem.target
    if problem.weight.formula is not None:
        # an integral of squares weighs the square
        scale = scale * (sp.sqrt(problem.weight.formula) if problem.norm == "l2" else problem.weight.formula)
    # only the form changes from one set of coefficients to the next
    target, scales = ARRAYS.run(compile_formula((problem.target, scale), [x]), xs)
    evaluate_form = _evaluator(form, names, xs)
    mass = np.gradient(xs)
    if problem.weight.histogram:
        mass = mass * _density(problem.weight.bins, xs)

    def cost(values: list[Fraction]) -> float:
        with np.errstate(invalid="ignore"):  # at a zero of both the quotient is left out below
            e = np.abs((target - evaluate_form([float(value) for value in values])) * scales)
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


def _evaluator(form: Any, names: list[str], xs: np.ndarray) -> Callable[[list[float]], np.ndarray]:
    """The form on a grid as a function of its parameters: one matrix where it is linear in them."""
    symbols = [parameter(name) for name in names]
    columns = [form.diff(symbol) for symbol in symbols]
    if any(column.has(*symbols) for column in columns):
        program = compile_formula(form, [x, *symbols])
        return lambda values: ARRAYS.run(program, xs, *values)[0]
    rest = form.subs(dict.fromkeys(symbols, 0))
    constant, *parts = (
        np.broadcast_to(values, xs.shape) for values in ARRAYS.run(compile_formula((rest, *columns), [x]), xs)
    )
    matrix = np.stack(parts, axis=1)
    return lambda values: constant + matrix @ np.asarray(values)


def measure(report: dict[str, Any], claim: Claim, height: Fraction, proof: Proof) -> None:
    """Replace sampled objectives by the largest errors that proofs found."""
    number_format = formats.get(report["format"])
    plain = {n: Fraction(number_format.round(Fraction(v))) for n, v in report.pop("unrounded").items()}
    report["exact"] = float(height)
    report["rounded"] = float(prove(replace(claim, coefficients=plain)).observed)
    report["improved"] = float(proof.observed)


def _whole_form(request: Any) -> Any:
    from xphi.approximate.problem.forms import parse

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
