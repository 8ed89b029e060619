"""Values, identities, facts and errors of functions over the reals."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from xphi import facts, functions, reference
from xphi.balls.numbers import BALLS, ball, precision
from xphi.certify.claim import Claim
from xphi.certify.prove import Proof, prove
from xphi.certify.report import error_of
from xphi.claims.result import Interval, Result, enclosed, near
from xphi.errors import XphiError
from xphi.formula.program import compile_formula
from xphi.formula.text import to_text

if TYPE_CHECKING:
    from xphi.facts import Facts

BITS = 256
#: How near the position of a largest error is proved.
BESIDE = Fraction(1, 16)


def value(expression: str) -> Result:
    """A number given by a formula without ``x``."""
    return Result(_number(functions.formula(expression)), "proved")


def _number(formula: Any) -> Interval | Fraction:
    if formula.is_Rational:
        return Fraction(int(formula.p), int(formula.q))
    with precision(BITS):
        return enclosed(BALLS.run(compile_formula(formula, []))[0])


def identity(equation: str) -> Result:
    """Whether two formulas are the same function of all their names.

    True only when SymPy reduces the difference to zero; false only when balls keep it away from zero at a point.
    """
    import sympy as sp

    left, right = (functions.target(side) if "'" in side else functions.formula(side) for side in equation.split(" = "))
    difference = (left - right).rewrite(sp.erf)
    names = sorted(difference.free_symbols, key=str)
    for start in (1, 2, 3):
        at = {name: sp.Rational(start + k, 3) * (-1) ** k for k, name in enumerate(names)}
        with precision(BITS):
            gap = BALLS.run(compile_formula(difference.subs(at), []))[0]
        if gap != 0:
            where = ", ".join(f"{name} = {number}" for name, number in at.items())
            return Result(
                False, "proved", f"the sides differ by {float(gap.mid()):.4g}" + (f" at {where}" if where else "")
            )
    for simplify in (sp.expand, sp.simplify, lambda e: sp.simplify(e.rewrite(sp.exp))):
        if simplify(difference).is_zero:
            return Result(True, "proved", "the difference is identically zero")
    raise XphiError(f"whether {equation} is not decided")


def fact(function: str, quantity: str) -> Result:
    """One of the facts about a registry function, such as the position of its minimum."""
    value, remark = FACTS[quantity](facts.of(function))
    return Result(value, "proved", remark)


def _least(f: Facts) -> tuple[Any, str]:
    return near(f.infimum.value.decimal), f"at x = {f.minimum.x.decimal[:12]}" if f.minimum else f.infimum.where


def _least_at(f: Facts) -> tuple[Any, str]:
    return near(f.minimum.x.decimal) if f.minimum else math.nan, ""


def _negative_from(f: Facts) -> tuple[Any, str]:
    """The left end of the interval on which f is negative and which ends at its largest zero."""
    zeros = [root.x.decimal for root in f.zeros]
    whole = f.where == "the whole line"
    if not whole or len(zeros) != 1 or f.zero_intervals or reference.value(functions.formula(f.formula), -1) >= 0:
        raise XphiError("the function is not negative to the left of a single zero")
    return -math.inf, f"the only zero is x = {zeros[0]}, and the function is negative on all of its left"


def _zeros_of_slope(f: Facts) -> tuple[Any, str]:
    return len(f.critical), ", ".join(f"x = {root.x.decimal[:22]}" for root in f.critical)


def _continuous(f: Facts) -> tuple[Any, str]:
    return all(kink.order > 0 for kink in f.kinks), f.smoothness


def _bounded(f: Facts) -> tuple[Any, str]:
    low, high = f.infimum.value.value, f.supremum.value.value
    return math.isfinite(low) and math.isfinite(high), f"from {low:.6g} to {high:.6g}"


FACTS: dict[str, Callable[[Facts], tuple[Any, str]]] = {
    "minimum": _least,
    "position of the minimum": _least_at,
    "left end of the negative interval": _negative_from,
    "right end of the negative interval": lambda f: (_exactly(f.zeros[-1].exact), ""),
    "smooth": lambda f: (f.smoothness == "smooth", "no kink"),
    "monotone": lambda f: (f.monotone != "no", f.monotone if f.monotone != "no" else "it falls, then rises"),
    "zeros of the slope": _zeros_of_slope,
    "continuous": _continuous,
    "bounded": _bounded,
    "inflection points": lambda f: (
        len(f.inflections),
        ", ".join(root.exact or root.x.decimal[:12] for root in f.inflections),
    ),
    "smallest slope": lambda f: (near(f.derivative_infimum.value.decimal), f.derivative_infimum.where),
    "largest slope": lambda f: (near(f.derivative_supremum.value.decimal), f.derivative_supremum.where),
    "slope at -∞": lambda f: (_of_limit(f, "-inf"), ""),
    "slope at ∞": lambda f: (_of_limit(f, "inf"), ""),
}


def _of_limit(f: Facts, side: str) -> Interval | Fraction:
    exact = f.derivative_limits[side].exact
    if exact is None or "inf" in exact:
        raise XphiError(f"the slope has no finite limit that is known at {side}")
    return _exactly(exact)


def _exactly(formula: str) -> Interval | Fraction:
    if not formula:
        raise XphiError("this number has no formula that is known")
    return _number(functions.formula(formula))


def error(
    target: str, form: str, *, low: str = "-inf", high: str = "inf", derivative: bool = False, unit: str = "abs",
    quantity: str = "largest",
) -> Result:  # fmt: skip
    """The largest |target − form|, or |that/target|, on an interval; or the |x| where it is reached.

    Parameters
    ----------
    target, form : str
        A registry name, and a formula in ``x``.
    low, high : str
    derivative : bool
        Compare the derivatives instead.
    unit : {"abs", "rel"}
    quantity : {"largest", "position"}
    """
    formula = functions.formula(form)
    if derivative:
        target, formula = target + "'", reference.derivative(formula)
    claim = Claim(target, to_text(formula), {}, _end(low), _end(high), unit)
    proof = proved(claim)
    return position(claim, proof) if quantity == "position" else largest(claim, proof)


def proved(claim: Claim) -> Proof:
    """The proof of a claim's largest error, once for each claim.

    Raises
    ------
    XphiError
        If there is none.
    """
    key = (claim.target, claim.form, tuple(sorted(claim.coefficients.items())), claim.low, claim.high, claim.unit)
    if key not in _PROOFS:
        _PROOFS[key] = prove(claim)
    proof = _PROOFS[key]
    if proof.bound is None:
        raise XphiError(f"the error of {claim.form} from {claim.target} is not proved: {proof.reason}")
    return proof


_PROOFS: dict[Any, Proof] = {}


def largest(claim: Claim, proof: Proof) -> Result:
    """The largest error of a claim: at least what was seen, at most what was proved."""
    seen, bound = proof.observed, proof.bound
    assert bound is not None  # noqa: S101 - told to the type checker; proved() has looked
    return Result(Interval(seen, bound, best=seen), "proved", f"at x = {float(proof.at):.7g}", error_of(claim, proof))


def position(claim: Claim, proof: Proof) -> Result:
    """The |x| of the largest error, within :data:`BESIDE`: farther away every error is proved smaller.

    Raises
    ------
    XphiError
        If the error is as large somewhere else, or nearly.
    """
    at = abs(Fraction(proof.at))
    low, high = at - BESIDE, at + BESIDE
    for a, b in ((-math.inf, -high), (-low, low), (high, math.inf)):
        beyond = proved(replace(claim, low=a, high=b))
        if beyond.bound is None or beyond.bound >= proof.observed:
            raise XphiError(f"the largest error of {claim.form} has no single position")
    return Result(
        Interval(low, high, best=at), "proved", f"where it is {float(proof.observed):.7g}", error_of(claim, proof)
    )


def _end(text: str) -> Fraction | float:
    return float(text) if text.endswith("inf") else Fraction(text)


def error_at_points(target: str, form: str, *, low: int, high: int, points: int, statistic: str) -> Result:
    """The largest or the mean |target − form| at equally spaced points, each of them in ball arithmetic."""
    errors, points_at = _at_points(target, form, low, high, points)
    if statistic == "mean":
        with precision(BITS):
            return Result(enclosed(sum(errors[1:], errors[0]) / points), "exhaustive")
    top = max(range(points), key=lambda k: float(errors[k].mid()))
    return Result(enclosed(errors[top]), "exhaustive", f"at x = {float(points_at[top]):.7g}")


@functools.cache
def _at_points(target: str, form: str, low: int, high: int, points: int) -> tuple[list[Any], list[Fraction]]:
    program = compile_formula(functions.target(target) - functions.formula(form), [functions.x])
    at = [Fraction(low) + Fraction(high - low) * k / (points - 1) for k in range(points)]
    with precision(128):
        return [abs(BALLS.run(program, ball(point))[0]) for point in at], at


def like_it(function: str, besides: list[str]) -> Result:
    """How many functions of the registry other than those named have a minimum below zero, as this one has."""
    dips = []
    for name in functions.registry():
        f = facts.of(name)
        if any(root.kind == "minimum" and root.value.value < 0 for root in f.critical):
            dips.append(name)
    if function not in dips:
        raise XphiError(f"{function} has no dip itself")
    others = [name for name in dips if name != function and name not in besides]
    return Result(len(others), "counted", f"{', '.join(others)} of {len(functions.registry())} functions")


__all__ = ["FACTS", "error", "error_at_points", "fact", "identity", "like_it", "value"]
