"""C: one self-contained function of a double, C11, compiles without warnings."""

from __future__ import annotations

from typing import Any

import sympy as sp
from sympy.printing.c import C11CodePrinter

from xphi.emit._code import Code
from xphi.emit._printing import Nested
from xphi.formats import hex_of
from xphi.formula.symbols import sigmoid, softplus, x
from xphi.real import Real

_HELPERS = {
    sigmoid: (
        "/* 1/(1 + exp(-u)) through the exponential that cannot overflow */",
        "static double logistic(double u)",
        "{",
        "    const double e = exp(-fabs(u));",
        "    return (u >= 0.0 ? 1.0 : e) / (1.0 + e);",
        "}",
        "",
    ),
    sp.sign: (
        "/* -1, 1, or u itself where it is zero or not a number */",
        "static double sign(double u)",
        "{",
        "    return u > 0.0 ? 1.0 : u < 0.0 ? -1.0 : u;",
        "}",
        "",
    ),
    sp.Min: (
        "/* unlike fmin, not a number when either is not */",
        "static double lesser(double a, double b)",
        "{",
        "    return a < b || a != a ? a : b;",
        "}",
        "",
    ),
    sp.Max: (
        "/* unlike fmax, not a number when either is not */",
        "static double greater(double a, double b)",
        "{",
        "    return a > b || a != a ? a : b;",
        "}",
        "",
    ),
    softplus: (
        "/* log(1 + exp(u)) */",
        "static double log1p_exp(double u)",
        "{",
        "    return fmax(u, 0.0) + log1p(exp(-fabs(u)));",
        "}",
        "",
    ),
}


class _Printer(Nested, C11CodePrinter):  # type: ignore[misc]  # SymPy ships no types
    """C without macros of constants and with powers as products."""

    least, most = "lesser", "greater"

    def __init__(self) -> None:
        super().__init__({"user_functions": {"sigmoid": "logistic", "softplus": "log1p_exp"}, "math_macros": {}})

    def _print_Integer(self, expr: Any) -> str:
        return f"{int(expr)}.0"

    def _print_Pow(self, expr: Any) -> str:
        base, exponent = expr.args
        if exponent.is_Integer:
            inner = self.parenthesize(base, 100)
            product = "*".join([inner] * abs(int(exponent)))
            if abs(int(exponent)) > 1:
                product = f"({product})"
            return product if exponent.is_positive else f"(1.0/{product})"
        if exponent == sp.Rational(1, 2):
            return f"sqrt({self._print(base)})"
        if exponent == sp.Rational(-1, 2):
            return f"(1.0/sqrt({self._print(base)}))"
        return f"pow({self._print(base)}, {self._print(exponent)})"

    def _print_sign(self, expr: Any) -> str:
        return f"sign({self._print(expr.args[0])})"


def write(code: Code) -> str:
    """The C source."""
    code = code.renamed(code.macros())
    printer = _Printer()
    lines = ["/*", *(f" * {line}".rstrip() for line in code.header()), " */", "#include <math.h>", ""]
    for function, body in _HELPERS.items():
        if code.formula.has(function):
            lines += body
    lines += [f"double {code.name}(double x)", "{"]
    for symbol, value in code.constants.items():
        if code.formula.has(symbol):
            lines.append(f"    const double {symbol} = {hex_of(value)}; /* {Real.of(value).decimal} */")
    lines += _special(code, printer)
    value = printer.doprint(code.formula)
    lines += [f"    return {value if x in code.formula.free_symbols else f'x != x ? x : {value}'};", "}", ""]
    return "\n".join(lines)


def _special(code: Code, printer: _Printer) -> list[str]:
    """The clamp, or the asymptotes that keep huge inputs from overflowing."""
    lines = []
    for far in code.far:
        condition = f"x < -({hex_of(far.at)})" if far.side < 0 else f"x > {hex_of(far.at)}"
        value = repr(far.constant) if far.line is None else printer.doprint(far.line)
        lines.append(f"    if ({condition})\n        return {value};")
    return lines
