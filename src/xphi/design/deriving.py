"""Derive: read the problem, solve it, round and clamp where asked, and prove what came out."""

from __future__ import annotations

import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.approximate.norms import solve
from xphi.approximate.outcome import Solution, Status
from xphi.approximate.pieces import table
from xphi.approximate.problem import Problem, constraints, forms
from xphi.approximate.problem import clamp as clamping
from xphi.balls.numbers import BALLS, fraction, precision
from xphi.certify.claim import Bound, Claim, Clamp
from xphi.certify.prove import Outcome, Proof, identity, prove
from xphi.certify.shape import holds
from xphi.design import arguments, domain, piecewise, rounding
from xphi.design.approximation import AlternationPoint, Approximation, Objective
from xphi.design.cutting import Cut, solve_cut
from xphi.design.request import Request, read
from xphi.errors import XphiError
from xphi.formats import round_bits
from xphi.formula.program import compile_formula
from xphi.formula.text import to_text
from xphi.real import DIGITS, Real

#: Coefficients are kept on a grid this fine, so that exact sums such as a + b + c = 1 survive.
GRID_BITS = 120
HISTOGRAM_DIGITS = 16


def derive(
    target: Any,
    form: Any,
    *,
    norm: str = "minimax",
    weight: Any = "uniform",
    times_x: bool = False,
    fix: str | Sequence[str] | Mapping[str, Any] = (),
    require: str | Sequence[str] | Mapping[str, Any] = (),
    also_derivative: float | str | None = None,
    on: tuple[Any, Any] | str | None = None,
    clamp: bool = False,
    cut: Any = None,
    format: Any = None,  # noqa: A002 - the name that the command line has
) -> Approximation:
    """Find the best parameters of a form and prove the error.

    Parameters
    ----------
    target : str, operator or SymPy expression
        A registry name, such a name with ``'`` for its derivative, or a formula in ``x``; also `xphi.gelu`, or
        `xphi.gelu.grad`.
    form : str or SymPy expression
        A formula with free names, or ``poly:N``, ``odd:N``, ``even:N``, ``rational:M,N``, ``pwl:N``, ``pwq:N``
        (N pieces between free knots, tails by the asymptotes), ``table:N`` or ``table:N,nearest`` (N equal steps).
    norm : str
        ``minimax``, ``minimax-rel``, ``l1``, ``l2`` or ``taylor[@POINT]``.
    weight : str, path, SymPy expression or arrays
        ``uniform``, ``normal``, a CSV or NPY histogram, or a formula in ``x``; a histogram also as (counts, edges),
        which :func:`numpy.histogram` returns, or as an array with the columns centre, count or low, high, count.
    times_x : bool
        Measure x·e instead of the error e.
    fix : str, sequence of str, or mapping
        ``P=EXPR`` for parameters that are given, or ``{P: VALUE}``; a float means the decimal that it is printed as.
    require : str, sequence of str, or mapping
        ``f(POINT)=VALUE``, ``f'(POINT)=VALUE``, ``monotone``, ``increasing``, ``decreasing``; a mapping is
        ``{"f(POINT)": VALUE}``.
    also_derivative : float or str, optional
        Weight of the error of the derivative, for a joint fit.
    on : pair or str, optional
        The domain, also as ``LO,HI``; the whole line by default.
    clamp : bool
        Replace the form by the target's asymptotes far out.
    cut : number, formula or ``free``, optional
        The form for |x| below it, the target's asymptotes beyond; ``free`` finds the best one.
    format : str or NumPy element type, optional
        Float format of the coefficients.

    Returns
    -------
    Approximation

    Raises
    ------
    XphiError
        If the problem cannot be read, or its objective is infinite.

    Examples
    --------
    >>> a = derive("normal_cdf", form="sigmoid(k*x)")
    >>> a.parameters["k"].decimal[:20]
    '1.701744925338003312'
    """
    started = time.perf_counter()
    target, form, weight = arguments.target(target), arguments.form(form), arguments.weight(weight)
    norm, fix, require = arguments.norm(norm), arguments.fixes(fix), arguments.requirements(require)
    times_x, clamp = arguments.switch("times_x", times_x), arguments.switch("clamp", clamp)
    on, format = arguments.interval(on), arguments.number_format(format)  # noqa: A001
    if cut is not None and (clamp or forms.pieces(form) is not None or table.named(form)):
        raise XphiError("a cut takes the place of --clamp, and goes with a form that is one formula")
    if forms.pieces(form) is not None or table.named(form):
        options = piecewise.Options(norm, weight, times_x, fix, require, also_derivative, clamp, format)
        return piecewise.derive_pieces(target, form, on, options)

    def on_domain(on: Any, *, clamp: bool = clamp) -> Request:
        return read(
            target, form, norm=norm, weight=weight, times_x=times_x, fix=fix, require=require,
            also_derivative=also_derivative, on=on, clamp=clamp, format=format,
        )  # fmt: skip

    if cut is not None:
        solved = solve_cut(lambda low, high, *, whole: on_domain((low, high), clamp=whole), norm, cut, *domain.read(on))
        return _finish(solved.request, solved.solution, started, solved)
    request = on_domain(on)
    solution = solve(request.problem, clamped=request.clamp)
    return _finish(request, solution, started)


def _finish(request: Request, solution: Solution, started: float, cut: Cut | None = None) -> Approximation:
    problem = request.problem
    low, high = (problem.low, problem.high) if cut is None else (cut.low, cut.high)
    notes = [*request.notes, *solution.notes, *([cut.note] if cut else [])]
    if not solution.theta and problem.symbols:
        objective = Objective(problem.norm.name, problem.weight.name, None)
        return Approximation(
            {}, solution.status, False, objective, low, high, notes=notes,
            seconds=time.perf_counter() - started,
        )  # fmt: skip
    digits = HISTOGRAM_DIGITS if problem.weight.histogram else DIGITS
    exactly = _exact_values(request, solution)
    coefficients = {n: round_grid(fraction_of(v)) for n, v in exactly.items()}
    coefficients = _dependent(request, coefficients)
    exact = _irrational(exactly) if solution.status == "exact" else {}
    claim = Claim(
        target=request.target_text.strip(), form=forms.spelled_out(request.form_text).strip(),
        coefficients=coefficients, low=problem.low, high=problem.high, unit="rel" if problem.relative else "abs",
        factor=to_text(problem.factor), exact=exact,
    )  # fmt: skip
    report = None
    same = solution.status == "exact"
    if request.number_format is not None:
        rounded, report = rounding.to_format(request, request.number_format, solution, coefficients, claim)
        same = same and rounded == coefficients and not exact
        claim = replace(claim, coefficients=rounded, exact={})
    if cut is not None:
        same = False
        claim = replace(claim, low=low, high=high, clamp=cut.clamp)
        solution = replace(solution, value=max(solution.value or Fraction(0), cut.outside))
    elif request.clamp and not same:
        claim = _clamped(claim, problem)
    proof = identity(claim) if same else prove(claim)
    if proof.outcome is Outcome.DIFFERENT:
        proof = prove(claim)
    if report is not None:
        if (
            problem.norm.largest
            and not problem.norm.relative
            and solution.value is not None
            and _plain(problem)
            and not same
        ):
            report, claim, proof = rounding.measure(report, claim, solution.value, proof)
        if cut is not None and report.lower_bound is not None:
            least = max(Fraction(report.lower_bound), cut.outside) if cut.best is None else cut.best
            report = replace(report, lower_bound=float(least))
        notes.append(rounding.sentence(report))
    value = solution.value
    if report is not None and value is not None:
        value = Fraction(report.improved) if math.isfinite(report.improved) else None
    if solution.status is Status.EXACT and not same:
        solution = replace(solution, status=Status.OPTIMAL)
    status, minimax = _judge(problem, solution, claim, proof, notes, report)
    if proof.outcome in (Outcome.UNDEFINED, Outcome.STEEP):
        notes.append("there is no optimum to show: the best fit that was found is not finite everywhere on the domain")
        objective = Objective(problem.norm.name, problem.weight.name, None)
        return Approximation(
            {}, Status.NOT_ATTAINED, False, objective, low, high, notes=notes,
            seconds=time.perf_counter() - started,
        )  # fmt: skip
    properties = []
    if request.reduced.shape:
        if holds(claim, request.reduced.shape):
            properties.append(request.reduced.shape)
        else:
            notes.append(f"the form is not proved {request.reduced.shape} with these coefficients")
            status = "local"
    return Approximation(
        parameters={
            name: Real.of(value if isinstance(value, Fraction) else _ball(value), digits)
            for name, value in exactly.items()
        },
        symbolic=solution.symbolic
        | {str(s): sp.sstr(v) for s, v in request.reduced.solved.items() if not v.free_symbols},
        status=status,
        minimax=minimax and request.number_format is None,
        objective=Objective(problem.norm.name, problem.weight.name, None if value is None else Real.of(value, digits)),
        low=low,
        high=high,
        claim=claim,
        proof=proof,
        alternation_points=[] if report is not None else _points(solution, request.reduced.mirror),
        notes=notes,
        seconds=time.perf_counter() - started,
        properties=tuple(properties),
        format=report,
    )


def _points(solution: Solution, mirror: int) -> list[AlternationPoint]:
    """The extremes; both halves where symmetry had settled some parameters, so that all n + 1 are there."""
    found = [AlternationPoint(_place(p.x), Real.of(p.value), p.of) for p in solution.points]
    if not mirror:
        return found
    left = [
        AlternationPoint(_place(-p.x), Real.of(mirror * p.value), p.of) for p in reversed(solution.points) if p.x != 0
    ]
    return left + found


def _place(point: Fraction | float) -> Real:
    return Real(point, str(point)) if isinstance(point, float) else Real.of(point)


def _ball(value: Any) -> Any:
    with precision(4 * DIGITS + 64):
        return BALLS.run(compile_formula(value, []))[0]


def fraction_of(value: Any) -> Fraction:
    """A parameter's value, known as a fraction or as a formula, to far more than it is printed with."""
    if isinstance(value, Fraction):
        return value
    with precision(256):
        return fraction(BALLS.run(compile_formula(value, []))[0])


def round_grid(value: Fraction) -> Fraction:
    """A coefficient on the common grid; a small one keeps as many significant bits."""
    if abs(value) < Fraction(1, 2**40):
        return round_bits(value, GRID_BITS)
    return Fraction(round(value * 2**GRID_BITS), 2**GRID_BITS)


def _exact_values(request: Request, solution: Solution) -> dict[str, Any]:
    """Every parameter: the free ones as found, the others from their formulas."""
    exact: dict[str, Any] = {}
    free = dict(zip(request.problem.symbols, solution.exact or solution.theta, strict=True))
    for name in request.names:
        symbol = next((s for s in free if str(s) == name), None)
        if symbol is not None:
            exact[name] = free[symbol]
            continue
        formula = next(v for s, v in request.reduced.solved.items() if str(s) == name)
        substituted = formula.subs({s: _sympy(v) for s, v in free.items()})
        exact[name] = substituted
    return exact


def _irrational(values: dict[str, Any]) -> dict[str, str]:
    """Formulas of the values that no coefficient can hold."""
    return {n: to_text(v) for n, v in values.items() if not isinstance(v, Fraction) and not _dyadic(v)}


def _dyadic(value: Any) -> bool:
    return bool(value.is_Rational) and int(value.q) & (int(value.q) - 1) == 0


def _sympy(value: Any) -> Any:
    return sp.Rational(value.numerator, value.denominator) if isinstance(value, Fraction) else value


def _dependent(request: Request, coefficients: dict[str, Fraction]) -> dict[str, Fraction]:
    """Coefficients that follow from others follow exactly, where the result is dyadic."""
    values = {s: _sympy(coefficients[str(s)]) for s in request.problem.symbols}
    for symbol, formula in request.reduced.solved.items():
        value = formula.subs(values)
        if _dyadic(value):
            coefficients[str(symbol)] = Fraction(int(value.p), int(value.q))
    return coefficients


def _clamped(claim: Claim, problem: Problem) -> Claim:
    lines = clamping.lines(problem.target, constraints.sides(problem.low, problem.high))
    bare = prove(replace(claim, low=_cut(claim.low, -1), high=_cut(claim.high, 1)))
    height = float(bare.observed)
    at = clamping.choose(
        problem.target, claim.form_formula(), problem.factor, height, float(problem.low), float(problem.high)
    )
    return replace(claim, clamp=Clamp(at, to_text(lines[-1]), to_text(lines[1])))


def _cut(end: Bound, side: int) -> Bound:
    """A finite stand-in for an infinite end while the height of the unclamped part is measured."""
    return Fraction(4 * side) if math.isinf(end) else end


def _plain(problem: Problem) -> bool:
    """Whether the objective is the largest plain error."""
    return problem.weight.name == "uniform" and problem.derivative_weight is None and not problem.monotone


def _judge(
    problem: Problem, solution: Solution, claim: Claim, proof: Proof, notes: list[str], report: rounding.Format | None
) -> tuple[str, bool]:
    """Status and minimax once the proof is there: an optimum that breaks elsewhere on the domain is none."""
    status, minimax = solution.status, solution.minimax
    if proof.bound is None:
        notes.append(f"nothing is proved: {proof.reason}")
    if status not in ("optimal", "exact") or not problem.norm.largest or solution.value is None:
        return status, minimax
    weighted = (
        problem.weight.formula is None or not problem.weight.formula.is_number or problem.derivative_weight is not None
    )
    height = solution.value
    if report is not None and math.isfinite(report.improved):
        height = max(height, Fraction(report.improved))
    # sampled heights lie a little below the true one
    broken = proof.observed > height * (1 + Fraction(1, 1000)) or proof.outcome is Outcome.UNLIMITED
    if broken and not weighted and not problem.monotone and claim.clamp is None:
        where = rounding.leaves(claim, height)
        worst = "∞" if proof.bound is None else f"{float(proof.observed):.4g}"
        notes.append(
            "the form breaks on the domain: with the best coefficients for the middle "
            f"its error passes {float(height):.4g} from |x| = {where:.4g} on and reaches {worst}; "
            "--clamp replaces it there by its asymptote, --on LO,HI leaves that part out"
        )
        return "not-attained", False
    return status, minimax
