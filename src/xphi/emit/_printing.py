"""What the printers of several languages share."""

from __future__ import annotations

from typing import Any


class Nested:
    """min and max of several arguments as calls with two, by the names that a language gives them."""

    least: str
    most: str

    def _print_Min(self, expr: Any) -> str:
        return self._calls(self.least, expr.args)

    def _print_Max(self, expr: Any) -> str:
        return self._calls(self.most, expr.args)

    def _calls(self, name: str, arguments: Any) -> str:
        first, *rest = arguments
        shown = str(self._print(first))  # type: ignore[attr-defined]  # of the printer that this is mixed into
        return f"{name}({shown}, {self._calls(name, rest)})" if rest else shown

    def _print_Rational(self, expr: Any) -> str:
        return f"({float(expr)!r})" if expr.is_negative else repr(float(expr))
