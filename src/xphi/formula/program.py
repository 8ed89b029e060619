"""A formula as a straight-line program that any arithmetic can run.

One compilation serves every number system: NumPy arrays, exact fractions, balls, series of balls and
the tail arithmetic. Common subexpressions are computed once.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import sympy as sp

from xphi.errors import XphiError
from xphi.formula.stable import stable
from xphi.formula.symbols import sigmoid, softplus


@dataclass(frozen=True)
class Step:
    """One operation: its name, the indices of its arguments, and a constant where it needs one."""

    op: str
    args: tuple[int, ...] = ()
    data: Any = None


@dataclass(frozen=True)
class Program:
    """Straight-line code from inputs to outputs.

    Parameters
    ----------
    inputs : tuple of str
        Names of the inputs, in order.
    steps : tuple of Step
        In an order in which each step needs only earlier ones; ``input`` steps carry their position.
    outputs : tuple of int
        Indices of the results.
    constant : tuple of bool
        For each step, whether it depends on no input.
    """

    inputs: tuple[str, ...]
    steps: tuple[Step, ...]
    outputs: tuple[int, ...]
    constant: tuple[bool, ...]

    @property
    def rational(self) -> bool:
        """Whether fractions are enough to run it exactly."""
        exact = {"input", "number", "add", "mul", "inv", "power", "abs", "sign", "min", "max", "where"}
        return all(step.op in exact and step.data != "pi" for step in self.steps)


#: The operations an arithmetic must provide, beyond ``number`` and ``input``.
UNARY = ("inv", "sqrt", "exp", "log", "sin", "cos", "atan", "tanh", "erf", "erfc", "sigmoid", "softplus", "abs", "sign")
BINARY = ("add", "mul", "min", "max")

#: The functions of SymPy and of this package by the operation that evaluates them.
FUNCTIONS: dict[Any, str] = {
    sp.exp: "exp",
    sp.log: "log",
    sp.sin: "sin",
    sp.cos: "cos",
    sp.atan: "atan",
    sp.tanh: "tanh",
    sp.erf: "erf",
    sp.erfc: "erfc",
    sigmoid: "sigmoid",
    softplus: "softplus",
    sp.Abs: "abs",
    sp.sign: "sign",
}


def compile_formula(expressions: Any | Sequence[Any], inputs: Sequence[Any]) -> Program:
    """Compile one expression, or several that share subexpressions.

    Parameters
    ----------
    expressions : sympy.Expr or sequence of them
    inputs : sequence of sympy.Symbol
        Every free symbol of the expressions must be among them.

    Raises
    ------
    XphiError
        For a free symbol that is no input, or a function that no arithmetic here can evaluate.
    """
    several = list(expressions) if isinstance(expressions, (list, tuple)) else [expressions]
    compiler = _Compiler(list(inputs))
    outputs = tuple(compiler.index(stable(sp.sympify(expression))) for expression in several)
    constant: list[bool] = []
    for step in compiler.steps:
        constant.append(step.op != "input" and all(constant[argument] for argument in step.args))
    return Program(tuple(str(s) for s in inputs), tuple(compiler.steps), outputs, tuple(constant))


class _Compiler:
    def __init__(self, inputs: list[Any]) -> None:
        self.steps: list[Step] = []
        self.seen: dict[Any, int] = {}
        self.symbols = {symbol: position for position, symbol in enumerate(inputs)}
        for symbol, position in self.symbols.items():
            self.emit(symbol, "input", data=position)

    def emit(self, key: Any, op: str, *args: int, data: Any = None) -> int:
        self.steps.append(Step(op, args, data))
        self.seen[key] = len(self.steps) - 1
        return self.seen[key]

    def index(self, node: Any) -> int:
        if node not in self.seen:
            self._visit(node)
        return self.seen[node]

    def fold(self, node: Any, op: str, arguments: Sequence[Any]) -> None:
        """A sum or product of many arguments as a chain of binary steps, its constants first and so only once."""
        arguments = sorted(arguments, key=lambda argument: bool(argument.free_symbols))
        total = self.index(arguments[0])
        for position, argument in enumerate(arguments[1:], 2):
            key = node if position == len(arguments) else (op, total, argument)
            total = self.emit(key, op, total, self.index(argument))

    def _visit(self, node: Any) -> None:
        if node.is_Symbol:
            raise XphiError(
                f"{node} has no value here: only {', '.join(map(str, self.symbols)) or 'numbers'} may stand"
            )
        if node.is_Rational:
            self.emit(node, "number", data=Fraction(int(node.p), int(node.q)))
        elif node.is_Float:
            self.emit(node, "number", data=Fraction(str(node)))
        elif node is sp.pi:
            self.emit(node, "number", data="pi")
        elif node is sp.E:
            self.emit(node, "exp", self.index(sp.S.One))
        elif node.is_Add:
            self.fold(node, "add", node.args)
        elif node.is_Mul:
            self.fold(node, "mul", node.args)
        elif node.is_Pow:
            self._power(node)
        elif node.func in FUNCTIONS:
            self.emit(node, FUNCTIONS[node.func], self.index(node.args[0]))
        elif isinstance(node, (sp.Min, sp.Max)):
            self.fold(node, "min" if isinstance(node, sp.Min) else "max", node.args)
        elif isinstance(node, sp.Heaviside):
            self.emit(node, "mul", self.index(sp.Rational(1, 2)), self.index(1 + sp.sign(node.args[0])))
        elif isinstance(node, sp.DiracDelta):
            self.emit(node, "number", data=Fraction(0))  # beside the jump; at it, by convention
        elif isinstance(node, sp.Piecewise):
            self._piecewise(node)
        else:
            raise XphiError(f"{node.func.__name__} cannot be evaluated here")

    def _power(self, node: Any) -> None:
        base, exponent = node.args
        if base is sp.E:
            self.emit(node, "exp", self.index(exponent))
        elif exponent.is_Integer and exponent.is_positive:
            self.emit(node, "power", self.index(base), data=int(exponent))
        elif exponent == sp.Rational(1, 2):
            self.emit(node, "sqrt", self.index(base))
        elif exponent.could_extract_minus_sign():
            self.emit(node, "inv", self.index(base ** (-exponent)))
        elif exponent.is_Rational and exponent.q == 2:
            self.emit(node, "power", self.index(sp.sqrt(base)), data=int(exponent.p))
        else:
            logarithm = self.emit(("log", base), "log", self.index(base))
            product = self.emit(("log", node), "mul", self.index(exponent), logarithm)
            self.emit(node, "exp", product)

    def _piecewise(self, node: Any) -> None:
        value, condition = node.args[-1]
        if condition is not sp.true:
            raise XphiError("a piecewise formula must say what holds everywhere else")
        result = self.index(value)
        for position, (branch, condition) in enumerate(reversed(node.args[:-1]), 2):
            if not isinstance(condition, (sp.StrictLessThan, sp.LessThan, sp.StrictGreaterThan, sp.GreaterThan)):
                raise XphiError("a piecewise condition compares two formulas")
            left, right = condition.args
            lower, upper = (left, right) if isinstance(condition, (sp.StrictLessThan, sp.LessThan)) else (right, left)
            strict = isinstance(condition, (sp.StrictLessThan, sp.StrictGreaterThan))
            key = node if position == len(node.args) else ("where", node, position)
            result = self.emit(
                key, "where", self.index(lower - upper), self.index(branch), result, data="<" if strict else "<="
            )


class Arithmetic:
    """What a program needs from a number system; subclasses fill :attr:`ops`.

    ``ops[name]`` takes the arguments of a step; ``power`` also takes the exponent and ``where`` takes
    ``(difference, branch, otherwise, comparison)``.
    """

    ops: Mapping[str, Callable[..., Any]]

    def number(self, value: Fraction | str) -> Any:
        """The constant `value` (a Fraction, or ``"pi"``) in this number system."""
        raise NotImplementedError

    def run(self, program: Program, *inputs: Any) -> list[Any]:
        """Run `program` and return its outputs."""
        values: list[Any] = []
        ops = self.ops
        for step in program.steps:
            if step.op == "input":
                values.append(inputs[step.data])
            elif step.op == "number":
                values.append(self.number(step.data))
            elif step.data is None:
                values.append(ops[step.op](*(values[argument] for argument in step.args)))
            else:
                values.append(ops[step.op](*(values[argument] for argument in step.args), step.data))
        return [values[output] for output in program.outputs]


def power(value: Any, exponent: int) -> Any:
    """value**exponent by repeated multiplication: Arb's own integer power is NaN on balls around zero."""
    result = None
    while exponent:
        if exponent & 1:
            result = value if result is None else result * value
        exponent >>= 1
        if exponent:
            value = value * value
    return 1 if result is None else result


class Exact(Arithmetic):
    """Fractions, for programs that are :attr:`Program.rational`."""

    def __init__(self) -> None:
        self.ops = {
            "add": lambda a, b: a + b,
            "mul": lambda a, b: a * b,
            "inv": lambda a: 1 / a,
            "power": power,
            "abs": abs,
            "sign": lambda a: Fraction((a > 0) - (a < 0)),
            "min": min,
            "max": max,
            "where": lambda d, branch, otherwise, strict: branch if (d < 0 if strict == "<" else d <= 0) else otherwise,
        }

    def number(self, value: Fraction | str) -> Any:
        """The fraction itself; π is none."""
        if isinstance(value, str):
            raise XphiError("pi is not a fraction")
        return value
