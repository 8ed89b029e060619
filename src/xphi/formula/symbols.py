"""The variable, the parameters, and the functions that SymPy lacks or evaluates badly."""

from __future__ import annotations

from typing import Any

import sympy as sp

x = sp.Symbol("x", real=True)


def parameter(name: str) -> sp.Symbol:
    """The real symbol that stands for a free parameter."""
    return sp.Symbol(name, real=True)


class sigmoid(sp.Function):  # type: ignore[misc]  # SymPy ships no types
    """1/(1 + exp(-u)), kept whole so that both of its tails are evaluated without cancellation."""

    @classmethod
    def eval(cls, u: Any) -> Any:
        """Values that are known exactly."""
        if u.is_zero:
            return sp.Rational(1, 2)
        if u is sp.oo:
            return sp.S.One
        if u is -sp.oo:
            return sp.S.Zero
        return None

    def fdiff(self, argindex: int = 1) -> Any:
        """The derivative."""
        return sigmoid(self.args[0]) * sigmoid(-self.args[0])

    def _eval_rewrite_as_exp(self, u: Any, **hints: Any) -> Any:
        return 1 / (1 + sp.exp(-u))

    def _eval_evalf(self, prec: int) -> Any:
        # The head alone: rewrite(sp.exp) would turn a sine inside into complex exponentials as well.
        return self._eval_rewrite_as_exp(self.args[0])._eval_evalf(prec)

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        return rf"\sigma{'^{' + exp + '}' if exp else ''}\left({printer._print(self.args[0])}\right)"


class softplus(sp.Function):  # type: ignore[misc]  # SymPy ships no types
    """log(1 + exp(u)), kept whole for the same reason."""

    @classmethod
    def eval(cls, u: Any) -> Any:
        """Values that are known exactly."""
        if u.is_zero:
            return sp.log(2)
        return None

    def fdiff(self, argindex: int = 1) -> Any:
        """The derivative."""
        return sigmoid(self.args[0])

    def _eval_rewrite_as_exp(self, u: Any, **hints: Any) -> Any:
        return sp.log(1 + sp.exp(u))

    def _eval_evalf(self, prec: int) -> Any:
        # The head alone: rewrite(sp.exp) would turn a sine inside into complex exponentials as well.
        return self._eval_rewrite_as_exp(self.args[0])._eval_evalf(prec)

    def _latex(self, printer: Any, exp: str | None = None) -> str:
        return rf"\operatorname{{softplus}}{'^{' + exp + '}' if exp else ''}\left({printer._print(self.args[0])}\right)"


#: Functions that a formula may call and that are evaluated directly.
PRIMITIVES: dict[str, Any] = {
    "sqrt": sp.sqrt,
    "exp": sp.exp,
    "log": sp.log,
    "abs": sp.Abs,
    "sign": sp.sign,
    "min": sp.Min,
    "max": sp.Max,
    "sin": sp.sin,
    "cos": sp.cos,
    "atan": sp.atan,
    "tanh": sp.tanh,
    "erf": sp.erf,
    "erfc": sp.erfc,
    "sigmoid": sigmoid,
    "softplus": softplus,
}
