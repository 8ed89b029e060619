"""``pwl:N``, ``pwq:N`` and ``table:N``: forms made of pieces, found by their own solvers and proved like any other."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

from xphi import formats, functions
from xphi.approximate.pieces import layout, spline, table
from xphi.approximate.problem import Problem, constraints, forms
from xphi.approximate.rounding import lattice
from xphi.certify.claim import Claim
from xphi.certify.prove import Proof, identity, prove
from xphi.design import domain
from xphi.design.approximation import AlternationPoint, Approximation, Objective
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula.symbols import x
from xphi.real import Real

BITS = 120
#: Below this largest error the target may be made of pieces itself.
TINY = Fraction(1, 10**12)
LARGEST = 10**15


@dataclass(frozen=True)
class Options:
    """What else was asked; pieces take only some of it."""

    norm: str
    weight: str
    times_x: bool
    fix: Sequence[str]
    require: Sequence[str]
    also_derivative: Any
    clamp: bool
    format: str | None

    def check(self, form: str) -> None:
        """Refuse what a form of pieces has no meaning for.

        Raises
        ------
        XphiError
        """
        asked = {
            "--fix": self.fix, "--require": self.require, "--also-derivative": self.also_derivative,
            "--times-x": self.times_x, "--clamp": self.clamp,
        }  # fmt: skip
        for name, value in asked.items():
            if value:
                raise XphiError(f"{form} is fitted by its pieces; {name} does not go with it")
        if self.norm != "minimax" or self.weight != "uniform":
            raise XphiError(f"{form} is fitted with --norm minimax and --weight uniform")


def derive_pieces(target: str, form: str, on: tuple[Any, Any] | str | None, options: Options) -> Approximation:
    """The best form of pieces, proved.

    Raises
    ------
    XphiError
    """
    started = time.perf_counter()
    options.check(form)
    goal = functions.target(target)
    low, high = domain.read(on)
    domain.defined(goal, low, high, target)
    for side in constraints.sides(low, high):
        order = constraints.growth(goal, side)
        if order is None or order > 1:
            raise XphiError(f"{form} needs a target with a straight asymptote, or a bounded interval with --on LO,HI")
    problem = Problem(goal, x, (), low, high)
    shape = forms.pieces(form)
    notes: list[str] = []
    if shape is None:
        found = table.solve(problem, form)
        status = "optimal" if found.verified else "local"
    else:
        plan = layout.layout(problem, *shape)
        solved = spline.solve(problem, plan)
        found = table.Pieces(layout.written(plan, solved.z), solved.height, solved.verified, solved.places)
        status = "optimal" if solved.best else "verified-local" if solved.verified else "local"
        notes.append(_reason(solved, shape[1]))
    coefficients = {name: _rounded(name, value, options.format) for name, value in found.written.coefficients.items()}
    claim = Claim(target.strip(), found.written.form, coefficients, low, high)
    same = _exact(claim, {} if options.format else found.written.coefficients) if found.height < TINY else None
    claim, proof = (claim, prove(claim)) if same is None else (same, identity(same))
    coefficients = claim.coefficients
    notes += found.notes
    height, extrema = found.height, found.places
    if options.format and same is None:
        height, note = _in_format(proof, height, options.format, best=status == "optimal")
        status, extrema = "local", []
        notes.append(note)
    return Approximation(
        parameters={name: Real.of(value) for name, value in coefficients.items()},
        status="exact" if same is not None else status,
        minimax=False,
        objective=Objective("minimax", "uniform", Real.of(Fraction(0) if same is not None else height)),
        low=low,
        high=high,
        claim=claim,
        proof=proof,
        alternation_points=[AlternationPoint(Real.of(at), Real.of(value)) for at, value in extrema],
        notes=notes,
        seconds=time.perf_counter() - started,
    )


def _reason(solved: spline.Found, pieces: int) -> str:
    """Why no better pieces are possible, or what is not known."""
    if not solved.height:
        return "the target is made of these pieces itself"
    if solved.best:
        several = "1 piece stays" if pieces == 1 else f"{pieces} pieces stays"
        room = "; pieces that do not hold the largest error up have room to spare" if solved.verified else ""
        return (
            f"no continuous function of {several} within an error smaller by a millionth: the greedy chain through the "
            f"tube around the target, which no chain is ahead of, does not reach its end{room}"
        )
    if solved.verified:
        return (
            "the error is ±height at one point more than there are knots and values around it, with multipliers that "
            "balance; that nothing farther away is better is not proved"
        )
    return "the knots are those of linear programs over sampled points; the optimum is not verified"


def _in_format(proof: Proof, height: Fraction, number_format: str, *, best: bool) -> tuple[Fraction, str]:
    """The largest error with rounded coefficients, and how far from the best possible it is at most."""
    observed = Fraction(proof.observed)
    note = f"the coefficients are rounded to {number_format} one by one"
    if not (best and height):
        return observed, note
    factor = float(observed / height)
    return observed, f"{note}; the error is within a factor of {factor:.4g} of {float(height):.6g}, the least of any"


def _exact(claim: Claim, values: dict[str, Fraction]) -> Claim | None:
    """The claim with its own values to the last digit, when these pieces are the target itself."""
    written = {n: str(v) for n, v in values.items() if v.denominator & (v.denominator - 1) and abs(v) < LARGEST}
    same = replace(claim, exact=written)
    return same if identity(same).bound == 0 else None


def _rounded(name: str, value: Fraction, number_format: str | None) -> Fraction:
    if number_format is None:
        return round_bits(value, BITS)
    return lattice.nearest(value, formats.get(number_format), name)
