"""NumPy: one function of an array, elementwise."""

from __future__ import annotations

from typing import Any

import sympy as sp
from sympy.printing.numpy import NumPyPrinter

from xphi.emit._code import Code
from xphi.emit._printing import Nested
from xphi.formula.symbols import x
from xphi.real import Real


class _Printer(Nested, NumPyPrinter):  # type: ignore[misc]  # SymPy ships no types
    """``np.`` names; erf and erfc from SciPy; σ and softplus through logaddexp, which cannot overflow."""

    least, most = "np.minimum", "np.maximum"

    def __init__(self) -> None:
        super().__init__({"fully_qualified_modules": False})

    def _module_format(self, fqn: str, register: bool = True) -> str:  # noqa: FBT002 - SymPy's signature
        return f"np.{fqn.rpartition('.')[2]}" if fqn.startswith("numpy.") else fqn.rpartition(".")[2]

    def _print_sigmoid(self, expr: Any) -> str:
        return f"np.exp(-np.logaddexp(0.0, -({self._print(expr.args[0])})))"

    def _print_softplus(self, expr: Any) -> str:
        return f"np.logaddexp(0.0, {self._print(expr.args[0])})"

    def _print_erf(self, expr: Any) -> str:
        return f"erf({self._print(expr.args[0])})"

    def _print_erfc(self, expr: Any) -> str:
        return f"erfc({self._print(expr.args[0])})"


def write(code: Code) -> str:
    """The Python source."""
    printer = _Printer()
    lines = ["import numpy as np"]
    special = [name for name, function in (("erf", sp.erf), ("erfc", sp.erfc)) if code.formula.has(function)]
    if special:
        lines.append(f"from scipy.special import {', '.join(special)}")
    lines += ["", "", f"def {code.name}(x):"]
    head, *rest = code.header()
    lines += [f'    """{head}', *(f"    {line}".rstrip() for line in rest), '    """']
    lines.append("    x = np.asarray(x, dtype=np.float64)")
    for symbol, value in code.constants.items():
        if code.formula.has(symbol):
            lines.append(f"    {symbol} = {float(value)!r}  # {Real.of(value).decimal}")
    body = printer.doprint(code.formula)
    lines.append('    with np.errstate(over="ignore", invalid="ignore"):')
    if x not in code.formula.free_symbols:
        body = f"np.where(np.isnan(x), x, {body})"
    lines.append(f"        y = {body}")
    lines += _special(code, printer)
    lines += ["    return y", ""]
    return "\n".join(lines)


def _special(code: Code, printer: _Printer) -> list[str]:
    lines = []
    for far in code.far:
        condition = f"x < {-float(far.at)!r}" if far.side < 0 else f"x > {float(far.at)!r}"
        value = repr(far.constant) if far.line is None else printer.doprint(far.line)
        lines.append(f"    y = np.where({condition}, {value}, y)")
    return lines
