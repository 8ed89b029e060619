r"""Formulas as mathematical type that matplotlib sets by itself, with published constants as they were published.

SymPy's own LaTeX would print 0.044715 as 8943/200000 and √(2/π) as √2/√π, and uses commands that mathtext lacks.
"""

from __future__ import annotations

import functools
from typing import Any

import sympy as sp

from xphi.formula.symbols import sigmoid, softplus

_NAMES = {
    sp.erf: r"\mathrm{erf}",
    sp.erfc: r"\mathrm{erfc}",
    sp.tanh: r"\tanh",
    sp.log: r"\ln",
    sp.sin: r"\sin",
    sp.atan: r"\arctan",
    sp.cos: r"\cos",
    sp.sign: r"\mathrm{sign}",
    sp.Min: r"\min",
    sp.Max: r"\max",
    sigmoid: r"\sigma",
    softplus: r"\mathrm{softplus}",
}
_ADD, _MUL, _POW = range(3)


def tex(expression: Any) -> str:
    """Mathematical type for an expression, without the dollars."""
    return _add(expression)


def display(expression: Any) -> str:
    """The same for a line of its own: outer fractions at full size."""
    text, depth, pieces = tex(expression), 0, []
    for i, letter in enumerate(text):
        depth += (letter == "{") - (letter == "}")
        pieces.append("d" if depth == 0 and text.startswith("frac", i) and text[i - 1] == "\\" else "")
        pieces.append(letter)
    return "".join(pieces)


def rows(expression: Any) -> list[tuple[str, str]]:
    """A piecewise formula as value and condition, row by row; empty for any other formula."""
    if not isinstance(expression, sp.Piecewise):
        return []
    found = []
    below = None
    for value, condition in expression.args:
        if condition is sp.true:
            shown = rf"x > {tex(below)}" if below is not None else ""
        else:
            shown = _condition(condition, below)
            below = condition.args[1] if condition.args[0].is_Symbol else None
        found.append((display(value), shown))
    return found


def _condition(condition: Any, below: Any) -> str:
    relation = {"<": "<", "<=": r"\leq", ">": ">", ">=": r"\geq"}.get(getattr(condition, "rel_op", ""), "")
    left, right = (tex(side) for side in condition.args)
    if below is not None and relation in ("<", r"\leq"):
        return rf"{tex(below)} < {left} {relation} {right}"
    return f"{left} {relation} {right}"


def _add(expression: Any) -> str:
    if not expression.is_Add:
        return _mul(expression)
    content, inner = _content(expression)
    if content != 1:
        if inner.is_polynomial():
            return rf"\frac{{{_add(inner)}}}{{{content.q}}}"
        return rf"\frac{{1}}{{{content.q}}}\,{_bracketed(_add(inner))}"
    text = ""
    for term in _ordered(expression):
        negative = term.could_extract_minus_sign()
        body = _mul(-term if negative else term)
        if negative and body and (-term).is_Add:
            body = _bracketed(body)
        text += (" - " if negative else " + ") + body if text else ("-" if negative else "") + body
    return text


def _content(expression: Any) -> tuple[Any, Any]:
    """1/n and the rest, when a sum of two terms has that common factor."""
    content, inner = expression.primitive()
    if inner.is_polynomial() and not all(
        number.is_Rational for number in inner.atoms(sp.Number, sp.Pow) if number.is_number
    ):
        return sp.Integer(1), expression
    if len(expression.args) == 2 and content.p == 1 and 1 < content.q <= 12:
        return content, inner
    return sp.Integer(1), expression


def _ordered(expression: Any) -> list[Any]:
    """Ascending degrees, except that ax + b keeps its usual order; a positive term leads."""
    terms = list(expression.args)
    free = sorted(expression.free_symbols, key=str)
    if free and expression.is_polynomial(*free):
        terms.sort(key=lambda term: (sp.Poly(term, *free).total_degree(), str(term)))
        if len(terms) == 2 and not terms[0].free_symbols and sp.Poly(terms[1], *free).total_degree() == 1:
            terms.reverse()
    else:
        terms.sort(key=lambda term: (bool(term.free_symbols), len(str(term)), str(term)))
    if terms[0].could_extract_minus_sign():
        for i, term in enumerate(terms):
            if not term.could_extract_minus_sign():
                terms.insert(0, terms.pop(i))
                break
    return terms


def _mul(expression: Any) -> str:
    if not (expression.is_Mul or _is_reciprocal(expression)):
        return _pow(expression)
    if expression.could_extract_minus_sign():
        return "-" + _mul(-expression)
    constant, above, below = _sorted_factors(expression)
    number, root_above, root_below = constant
    brackets = any(factor.is_Add for factor in above)
    denominator = [str(number.q)] if number.q != 1 else []
    numerator = [str(number.p)] if number.p != 1 else []
    if number.q != 1 and (not _small(number) or (number == sp.Rational(1, 2) and brackets and not below)):
        denominator, numerator = [], [_decimal(number)]
    elif number.q != 1 and not _terminates(number.q) and number.p > 12 and _terminates(number.p):
        denominator, numerator = [_decimal(1 / number)], []
    numerator += [rf"\sqrt{{{root_above}}}"] if root_above else []
    denominator += [rf"\sqrt{{{root_below}}}"] if root_below else []
    single_above = len(above) + len(numerator) == 1
    single_below = len(below) + len(denominator) == 1
    numerator += [_factor(factor, alone=single_above and bool(below or denominator)) for factor in above]
    denominator += [_factor(factor, alone=single_below) for factor in below]
    top, bottom = r"\,".join(numerator) or "1", r"\,".join(denominator)
    if not bottom:
        return top
    if bottom.isdigit() and len(above) == 1 and len(numerator) == 1 and above[0].is_Symbol:
        return rf"{top}/{bottom}"
    return rf"\frac{{{top}}}{{{bottom}}}"


def _is_reciprocal(expression: Any) -> bool:
    return bool(expression.is_Pow and expression.args[1].is_number and expression.args[1].is_negative)


def _sorted_factors(expression: Any) -> tuple[tuple[Any, str, str], list[Any], list[Any]]:
    """The constant (rational part, what is under a root above and below), and the factors above and below the bar."""
    number, square = sp.Integer(1), sp.Integer(1)
    above, below = [], []
    for factor in sp.Mul.make_args(expression):
        base, power = factor.as_base_exp()
        if factor.is_Rational:
            number *= factor
        elif abs(power) == sp.Rational(1, 2) and (base.is_Rational or base == sp.pi):
            square *= base ** (2 * power)
        elif power.is_number and power.is_negative:
            below.append(base**-power)
        elif factor.is_Add and not factor.is_polynomial():
            content, inner = _content(factor)
            number *= content
            above.append(inner)
        else:
            above.append(factor)
    above.sort(key=_weight)
    below.sort(key=_weight)
    if square != 1 and number > 0 and number.q <= 12 and number.p == 1:
        square, number = square * number**2, sp.Integer(1)
    top, bottom = sp.fraction(square)
    if square == 1:
        return (number, "", ""), above, below
    if bottom == 1:
        return (number, tex(top), ""), above, below
    if top == 1:
        return (number, "", tex(bottom)), above, below
    return (number, f"{tex(top)}/{tex(bottom)}", ""), above, below


def _weight(factor: Any) -> tuple[int, str]:
    if factor.is_number:
        return 0, str(factor)
    base, _ = factor.as_base_exp()
    return (1 if base.is_Symbol else 2 if not base.is_Add else 3), str(factor)


def _factor(factor: Any, *, alone: bool) -> str:
    body = _add(factor)
    return _bracketed(body) if factor.is_Add and not alone else body


def _pow(expression: Any) -> str:
    if isinstance(expression, sp.exp):
        power = _inline(expression.args[0])
        return rf"\exp{_bracketed(power)}" if r"\frac" in power else rf"e^{{{power}}}"
    if not expression.is_Pow:
        return _atom(expression)
    base, power = expression.args
    if power == sp.Rational(1, 2):
        return rf"\sqrt{{{tex(base)}}}"
    if base.is_Symbol or (base.is_Integer and base >= 0) or base == sp.pi:
        return rf"{tex(base)}^{{{_inline(power)}}}"
    if type(base) in _NAMES and power.is_Integer:
        return rf"{_NAMES[type(base)]}^{{{power}}}{_arguments(base)}"
    return rf"{_bracketed(tex(base))}^{{{_inline(power)}}}"


def _inline(expression: Any) -> str:
    """For an exponent: a fraction with a slash when it is simple."""
    top, bottom = sp.fraction(expression)
    if bottom != 1 and bottom.is_Integer and not top.is_Add and _small(sp.Rational(1, bottom)):
        return f"{_mul(top)}/{bottom}"
    return tex(expression)


def _atom(expression: Any) -> str:
    if expression.is_Rational:
        return _rational(expression)
    if expression.is_Symbol:
        name = str(expression)
        return name if len(name) == 1 else rf"\mathrm{{{name}}}".replace("_", r"\_")
    if expression == sp.pi:
        return r"\pi"
    if expression == sp.E:
        return "e"
    if isinstance(expression, sp.Abs):
        return rf"|{tex(expression.args[0])}|"
    if isinstance(expression, sp.Piecewise):
        return r";\ ".join(f"{value}\\ ({condition})" for value, condition in rows(expression))
    if type(expression) in _NAMES:
        return _NAMES[type(expression)] + _arguments(expression)
    return rf"\mathrm{{{type(expression).__name__}}}{_arguments(expression)}"


def _arguments(expression: Any) -> str:
    order = functools.partial(sorted, key=lambda argument: (not argument.free_symbols, str(argument)))
    listed = order(expression.args) if isinstance(expression, (sp.Min, sp.Max)) else expression.args
    return _bracketed(r",\ ".join(tex(argument) for argument in listed))


def _bracketed(body: str) -> str:
    return rf"\left({body}\right)" if r"\frac" in body or r"\sqrt" in body else f"({body})"


def _rational(number: Any) -> str:
    if number.q == 1:
        return str(number.p)
    return rf"\frac{{{number.p}}}{{{number.q}}}" if _small(number) else _decimal(number)


def _small(number: Any) -> bool:
    return bool(number.q <= 12 and abs(number.p) <= 12) or not _terminates(number.q)


def _terminates(denominator: int) -> bool:
    for prime in (2, 5):
        while denominator % prime == 0:
            denominator //= prime
    return denominator == 1


def _decimal(number: Any) -> str:
    """A terminating fraction with all of its digits."""
    digits = 0
    while (number * 10**digits).q != 1:
        digits += 1
    scaled = str(abs(int(number * 10**digits))).rjust(digits + 1, "0")
    body = f"{scaled[:-digits]}.{scaled[-digits:]}" if digits else scaled
    return ("-" if number < 0 else "") + body
