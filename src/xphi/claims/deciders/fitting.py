"""Where constants come from: fits made anew, parameters of published forms, spellings."""

from __future__ import annotations

import functools
from dataclasses import replace
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi import functions, names
from xphi.certify.claim import Claim
from xphi.claims.deciders.analysis import BITS, largest, position, proved
from xphi.claims.result import Interval, Result, enclosed, near
from xphi.design import Approximation, derive
from xphi.design.known import find
from xphi.errors import XphiError
from xphi.formula.program import Program, compile_formula
from xphi.formula.symbols import x
from xphi.formula.text import to_text

#: A spelling means a function when it is this close to it: half a spacing of binary32 at 1.
SAME = Fraction(1, 2**24)
_CANDIDATES = ("gelu", "gelu_tanh", "gelu_sigmoid", "silu")


def fit(
    target: str,
    form: str,
    quantity: str,
    *,
    norm: str = "minimax",
    weight: str = "uniform",
    fix: list[str] | None = None,
    on: list[int] | None = None,
) -> Result:
    """A parameter of the best approximation, or a formula in its parameters such as ``b/a``.

    Parameters
    ----------
    target, form, norm, weight, fix, on
        As :func:`xphi.design.derive` takes them.
    quantity : str
        A formula in the parameters, ``error``, or ``position`` for the |x| of the largest error.
    """
    best = _derived(target, form, norm=norm, weight=weight, fix=tuple(fix or ()), on=tuple(on) if on else None)
    if not best.holds or best.claim is None or best.proof is None:
        raise XphiError(f"{form} has no optimum for {target} that could be verified")
    how = "proved" if best.minimax or norm.startswith("taylor") else "measured"
    if quantity in ("error", "position"):
        return replace((largest if quantity == "error" else position)(best.claim, best.proof), how=how)
    remark = f"largest error {float(best.proof.observed):.4g}"
    return Result(_in_parameters(quantity, best), how, remark, best.error)


@functools.cache
def _derived(
    target: str, form: str, *, norm: str, weight: str, fix: tuple[str, ...], on: tuple[int, ...] | None
) -> Approximation:
    interval = None if on is None else (on[0], on[1])
    return derive(target, form, norm=norm, weight=weight, fix=fix, on=interval)


def _in_parameters(quantity: str, best: Approximation) -> Interval:
    """The formula over the boxes that the parameters' decimals stand for, by ball arithmetic."""
    from xphi.balls.numbers import BALLS, interval, precision

    formula = functions.formula(quantity)
    names = sorted(formula.free_symbols, key=str)
    boxes = [near(best.parameters[str(name)].decimal) for name in names]
    with precision(BITS):
        balls = [interval(box.low, box.high) for box in boxes]
        return enclosed(BALLS.run(compile_formula(formula, names), *balls)[0])


def known_parameter(approximation: str, power: int, over: int = 0) -> Result:
    """A coefficient of the polynomial inside the tanh of a known approximation, or its ratio to another.

    Parameters
    ----------
    approximation : str
        ``FUNCTION/NAME``.
    power : int
    over : int
        The power whose coefficient divides; 0 for none.
    """
    _, known = find(approximation)
    (inner,) = known.formula.atoms(sp.tanh)
    polynomial = sp.Poly(sp.expand(inner.args[0]), x)
    coefficient = polynomial.coeff_monomial(x**power)
    number = sp.nsimplify(coefficient / polynomial.coeff_monomial(x**over) if over else coefficient)
    if not number.is_Rational:
        raise XphiError(f"the coefficient of x^{power} in {approximation} is not a decimal")
    return Result(Fraction(int(number.p), int(number.q)), "proved", known.source)


def closed_form_error(approximation: str, other: str) -> Result:
    """The proved error of a formula without integral or series, and how many operations it and another take."""
    function, known = find(approximation)
    _, rival = find(other)
    claim = Claim(function.name, to_text(known.formula), {})
    result = largest(claim, proved(claim))
    remark = f"{known.name}: {_operations(known.formula)}; {rival.name}: {_operations(rival.formula)}"
    return replace(result, how="counted", remark=remark)


def _operations(formula: Any) -> str:
    program: Program = compile_formula(formula, [x])
    steps = [s for s, constant in zip(program.steps, program.constant, strict=True) if not constant and s.op != "input"]
    powers = [abs(int(step.data)) for step in steps if step.op == "power"]
    # a power is made of products, square and multiply; σ is an exponential, a sum and a division
    products = sum(n.bit_length() + n.bit_count() - 2 for n in powers)
    names = [step.op for step in steps if step.op != "power"]
    total = len(names) + products + 2 * names.count("sigmoid")
    costly = {
        "exp": names.count("exp") + names.count("sigmoid"),
        "division": names.count("inv") + names.count("sigmoid"),
    }
    return f"{total} operations ({', '.join(f'{n} {op}' for op, n in costly.items() if n)})"


def spelling(name: str) -> Result:
    """The registry function that a spelling of Transformers computes, by the proved distance of the two formulas."""
    (row,) = names.lookup(name, "transformers")
    distances = {candidate: _distance(candidate, row.formula) for candidate in _CANDIDATES}
    nearest = min(distances, key=lambda candidate: distances[candidate])
    remark = f"{name} is within {float(distances[nearest]):.3g} of {nearest}"
    return Result(nearest if distances[nearest] <= SAME else "none", "proved", remark)


def _distance(function: str, formula: str) -> Fraction:
    bound = proved(Claim(function, formula, {})).bound
    assert bound is not None  # noqa: S101 - told to the type checker; proved() has looked
    return bound
