"""One's own numbers: their proved error, and how far they are from the best of their shape."""

from __future__ import annotations

import ast
import string
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from xphi import functions
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim
from xphi.certify.prove import Outcome, Proof, prove
from xphi.certify.report import error_of
from xphi.certify.shape import holds
from xphi.design import domain
from xphi.design.approximation import Approximation
from xphi.design.deriving import derive
from xphi.errors import XphiError
from xphi.formula.symbols import PRIMITIVES, x


@dataclass(frozen=True)
class Best:
    """The best approximation of the same shape.

    Parameters
    ----------
    form : str
        The formula with names in place of its numbers.
    numbers : dict of str to Fraction
        What the names stand for in the formula as it was given.
    found : Approximation or None
    reason : str
        Why there is none; empty otherwise.
    times : float or None
        How many times larger the formula's error is; infinite when only the best has a bound, or has no error.
    """

    form: str
    numbers: dict[str, Fraction]
    found: Approximation | None
    reason: str
    times: float | None

    def json(self) -> dict[str, Any]:
        """As ``--json`` prints it."""
        return {
            "form": self.form,
            "parameters": {} if self.found is None else self.found.parameters,
            "status": None if self.found is None else self.found.status,
            "error": None if self.found is None else self.found.error,
            "times": self.times,
            "reason": self.reason,
        }

    def sentence(self) -> str:
        """What to say about it."""
        if self.times is None or self.found is None:
            return f"the best of this shape is not known: {self.reason}"
        if self.found.status == "exact":
            return "the best of this shape has no error at all"
        at_least = "" if self.found.holds else "at least "
        better = f"{at_least}{self.times:.4g} times better"
        return f"the best of this shape is {better}" + (f" ({self.reason})" if self.reason else "")


@dataclass(frozen=True)
class Own:
    """The proved error of a formula with numbers in it, beside the best of its shape."""

    claim: Claim
    proof: Proof
    best: Best
    properties: dict[str, bool]
    seconds: float

    @property
    def error(self) -> dict[str, Any]:
        """``observed``, ``bound``, ``at``, ``evidence`` and ``unit``."""
        return error_of(self.claim, self.proof)

    @property
    def certificate(self) -> Certificate:
        """The certificate, to be saved.

        Raises
        ------
        XphiError
            If no bound was proved.
        """
        if self.proof.bound is None:
            raise XphiError(f"there is no certificate, because no bound was proved: {self.proof.reason}")
        return Certificate(self.claim, self.proof, tuple(s for s, proved in self.properties.items() if proved))

    def json(self) -> dict[str, Any]:
        """The keys of ``xphi certify FORMULA --json``."""
        return {
            "error": self.error,
            "best": self.best,
            "cells": self.proof.cells,
            "properties": self.properties,
            "reason": self.proof.reason,
            "seconds": round(self.seconds, 4),
        }


def certify(formula: str, against: str, *, on: tuple[Any, Any] | str | None = None, require: Sequence[str] = ()) -> Own:
    """Prove the largest error of one's own formula, and compare it with the best of its shape.

    Parameters
    ----------
    formula : str
        In ``x``, with its numbers: ``x*sigmoid(1.702*x)``.
    against : str
        The target: a registry name, such a name with ``'`` for its derivative, or a formula in ``x``.
    on : pair or str, optional
        The domain, also as ``LO,HI``; the whole line by default.
    require : sequence of str
        Also prove ``monotone``, ``increasing``, ``decreasing``, ``nonnegative`` or ``nonpositive``.

    Returns
    -------
    Own

    Raises
    ------
    XphiError
        If the formula, the target or the domain cannot be read, or the target is not defined there.

    Examples
    --------
    >>> own = certify("sigmoid(1.702*x)", "normal_cdf")
    >>> own.best.form
    'sigmoid(a*x)'
    """
    started = time.perf_counter()
    low, high = domain.read(on)
    expression = functions.formula(formula)
    names = sorted(str(symbol) for symbol in expression.free_symbols - {x})
    if names:
        raise XphiError(f"the formula has a free name, {names[0]}: write its number, or let `xphi derive` find it")
    domain.defined(functions.target(against), low, high, against)
    claim = Claim(against.strip(), formula.strip(), {}, low, high)
    proof = prove(claim)
    properties = {statement: holds(claim, statement) for statement in require}
    best = _best(claim, proof)
    return Own(claim, proof, best, properties, time.perf_counter() - started)


def _best(claim: Claim, own: Proof) -> Best:
    form, numbers = shape(claim.form)
    if not numbers:
        return Best(form, {}, None, "the formula has no numbers that could be others", None)
    try:
        found = derive(claim.target, form, on=(claim.low, claim.high))
    except XphiError as error:
        return Best(form, numbers, None, str(error).splitlines()[0], None)
    if found.proof is None or found.proof.bound is None:
        return Best(form, numbers, found, _why(found), None)
    times = _times(own, found.proof)
    reason = "" if found.holds or times is None else f"its search ended as {found.status}"
    if times is None:
        reason = "the error of the formula itself is not proved"
    elif times < 1:
        times, reason = None, f"the search found nothing better and ended as {found.status}"
        if found.holds:  # within what the two proofs leave open
            times, reason = 1.0, ""
    return Best(form, numbers, found, reason, times)


def _why(found: Approximation) -> str:
    return found.notes[-1] if found.notes else f"the search ended as {found.status}"


def _times(own: Proof, best: Proof) -> float | None:
    if own.outcome is Outcome.UNLIMITED:
        return float("inf")
    if own.bound is None:
        return None
    if best.observed == 0:
        return 1.0 if own.observed == 0 else float("inf")
    return float(own.observed / best.observed)


# --- from numbers to names


def shape(formula: str) -> tuple[str, dict[str, Fraction]]:
    """A formula with names in place of its coefficients, and what they stood for.

    A number with a decimal point and a ratio of integers are coefficients. Where a formula has neither, its integers
    are, except 0, 1 and exponents. Equal numbers get one name.

    Examples
    --------
    >>> shape("x*(1 + tanh(0.8*x + 0.03*x**3))")[0]
    'x*(1 + tanh(a*x + b*x**3))'
    """
    source = formula.strip()
    tree = ast.parse(source, mode="eval").body
    literals = [(node, _value(source, node)) for node in _numbers(tree)]
    written = [(node, value) for node, value in literals if _is_coefficient(node, source)]
    chosen = written or [(node, value) for node, value in literals if value not in (0, 1)]
    taken = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    names: dict[Fraction, str] = {}
    fresh = _names(taken)
    for _, value in sorted(chosen, key=lambda item: item[0].col_offset):
        if value not in names:
            names[value] = next(fresh)
    data = source.encode()
    for node, value in sorted(chosen, key=lambda item: -item[0].col_offset):
        data = data[: node.col_offset] + names[value].encode() + data[node.end_col_offset :]
    return data.decode(), {name: value for value, name in names.items()}


def _names(taken: set[str]) -> Iterator[str]:
    reserved = taken | set(PRIMITIVES) | set(functions.names()) | {"x", "pi"}
    yield from (name for name in string.ascii_lowercase if name not in reserved)
    k = 1
    while True:
        if f"p{k}" not in reserved:
            yield f"p{k}"
        k += 1


def _numbers(node: ast.expr) -> Iterator[ast.expr]:
    """The largest parts that are plain arithmetic of numbers, exponents left out."""
    if _is_number(node):
        yield node
    elif isinstance(node, ast.BinOp):
        yield from _numbers(node.left)
        exponent = node.right.operand if isinstance(node.right, ast.UnaryOp) else node.right
        if not (isinstance(node.op, ast.Pow) and _is_number(exponent)):
            yield from _numbers(node.right)
    elif isinstance(node, ast.UnaryOp):
        yield from _numbers(node.operand)
    elif isinstance(node, ast.Call):
        for argument in node.args:
            # sqrt(2/pi) and log(2) are constants of the shape, as pi is
            if any(isinstance(part, ast.Name) and part.id == "x" for part in ast.walk(argument)):
                yield from _numbers(argument)
            elif _is_number(argument) and isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
                yield argument


def _is_number(node: ast.expr) -> bool:
    if isinstance(node, ast.BinOp):
        plain = isinstance(node.op, (ast.Add, ast.Sub, ast.Mult, ast.Div))
        return plain and _is_number(node.left) and _is_number(node.right)
    return isinstance(node, ast.Constant)


def _is_coefficient(node: ast.expr, source: str) -> bool:
    text = ast.get_source_segment(source, node) or ""
    return isinstance(node, ast.BinOp) or "." in text or "e" in text.lower()


def _value(source: str, node: ast.expr) -> Fraction:
    number = functions.formula(ast.get_source_segment(source, node) or "0")
    return Fraction(int(number.p), int(number.q))
