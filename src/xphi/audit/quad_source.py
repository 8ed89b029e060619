"""The C that evaluates a formula in 113 bits, with a running bound on its own rounding.

The program is the one that ball arithmetic runs. Each step has a value in ``__float128`` and, in ``long double``, how
far it may be from the exact one: the errors of its operands through the derivative of the operation, and its own.
"""

from __future__ import annotations

from fractions import Fraction

from xphi.errors import XphiError
from xphi.formats import Format, hex_of
from xphi.formula.program import Program, Step

BINARY128 = Format("binary128", 113, -16382, 16383, 128)

_HEAD = """\
#include <quadmath.h>
#include <stddef.h>

typedef __float128 quad;
typedef long double bound;

/* Twice the roundoff of an operation, for the rounding of these bounds as well; and what libquadmath may be off by. */
#define UNIT 0x1p-112L
#define LIBRARY 0x1p-109L
#define LEAST 0x1p-16445L
#define NONE __builtin_infl()

static inline bound size(quad a) { return (bound)fabsq(a); }
static inline quad sigmoid(quad a) {
    const quad e = expq(-fabsq(a));
    return (a > 0 ? 1 : e) / (1 + e);
}
static inline quad softplus(quad a) { return fmaxq(a, 0) + log1pq(expq(-fabsq(a))); }
static inline quad power(quad a, int n) {
    quad product = a;
    for (int k = 1; k < n; ++k) product *= a;
    return product;
}

/* What an error `a` of the argument does to a value that it changes by the factor 1 + `by`, if that change is small. A
   tail that underflows even here does so at an argument next to x as well. */
static inline bound relative(quad v, quad x, bound a, bound by) {
    if (v == 0) return a <= 0x1p-20L * size(x) ? LEAST : NONE;
    return by < 0.5L ? 2 * by * size(v) : NONE;
}
/* The same where the slope is below 2 and dies away on that side. */
static inline bound flat(quad x, bound a) { return size(x) > 0x1p14L && a <= 0x1p-20L * size(x) ? LEAST : 2 * a; }
static inline bound times(bound a, bound b) { return a == 0 || b == 0 ? 0 : a * b; }

static inline bound e_add(quad v, bound a, bound b) { return a + b + UNIT * size(v); }
static inline bound e_mul(quad v, quad x, bound a, quad y, bound b) {
    const bound lost = v == 0 && x != 0 && y != 0 ? LEAST : UNIT * size(v);
    return times(size(x), b) + times(size(y), a) + times(a, b) + lost;
}
static inline bound e_inv(quad v, quad x, bound a) { return relative(v, x, a, a / size(x)) + UNIT * size(v); }
static inline bound e_power(quad v, quad x, bound a, int n) {
    return (a == 0 ? 0 : relative(v, x, a, n * a / size(x))) + n * UNIT * size(v);
}
static inline bound e_sqrt(quad v, quad x, bound a) {
    return (a == 0 ? 0 : relative(v, x, a, a / size(x))) + UNIT * size(v);
}
static inline bound e_exp(quad v, quad x, bound a) { return relative(v, x, a, a) + LIBRARY * size(v); }
static inline bound e_log(quad v, quad x, bound a) { return 2 * a / size(x) + LIBRARY * size(v); }
static inline bound e_wave(quad v, bound a) { return 2 * a + LIBRARY * size(v); }
static inline bound e_flat(quad v, quad x, bound a) { return flat(x, a) + LIBRARY * size(v); }
static inline bound e_erfc(quad v, quad x, bound a) {
    return (x < 0 ? flat(x, a) : relative(v, x, a, a * (2 * size(x) + 2))) + LIBRARY * size(v);
}
static inline bound e_sigmoid(quad v, quad x, bound a) {
    return (x > 0 ? flat(x, a) : relative(v, x, a, a)) + LIBRARY * size(v);
}
static inline bound e_softplus(quad v, quad x, bound a) {
    return (x > 0 ? 2 * a : relative(v, x, a, 2 * a)) + LIBRARY * size(v);
}
static inline bound e_sign(quad x, bound a) { return a > 0 && size(x) <= a ? NONE : 0; }
static inline bound larger(bound a, bound b) { return a > b ? a : b; }

"""

_LOOP = """\
/* The value rounded to binary64, what is left in its units, and whether that is known to one part in 4,096. */
void evaluate(const double *in, double *reference, double *rest, unsigned char *doubtful, ptrdiff_t n)
{{
{once}
    for (ptrdiff_t i = 0; i < n; ++i) {{
        const quad x = in[i];
{body}
        const quad value = {value};
        const bound error = {error};
        const double nearest = (double)value;
        int exponent;
        (void)__builtin_frexp(nearest, &exponent);
        const bound unit = __builtin_ldexpl(1, exponent - 53 > -1074 && nearest != 0 ? exponent - 53 : -1074);
        reference[i] = nearest;
        rest[i] = __builtin_isfinite(nearest) ? (double)((value - nearest) / unit) : 0;
        doubtful[i] = __builtin_isfinite(nearest) ? !(error <= unit * 0x1p-12L) : !(size(value) - error >= 0x1p1024L);
    }}
}}
"""

_VALUES = {
    "sqrt": "sqrtq({0})",
    "exp": "expq({0})",
    "log": "logq({0})",
    "sin": "sinq({0})",
    "cos": "cosq({0})",
    "atan": "atanq({0})",
    "tanh": "tanhq({0})",
    "erf": "erfq({0})",
    "erfc": "erfcq({0})",
    "sigmoid": "sigmoid({0})",
    "softplus": "softplus({0})",
    "abs": "fabsq({0})",
    "sign": "({0} > 0) - ({0} < 0)",
    "inv": "1 / {0}",
    "add": "{0} + {1}",
    "mul": "{0} * {1}",
    "min": "fminq({0}, {1})",
    "max": "fmaxq({0}, {1})",
    "power": "power({0}, {data})",
    "where": "{0} {data} 0 ? {1} : {2}",
    "expm1": "expm1q({0})",
}
_ERRORS = {
    "sqrt": "e_sqrt({v}, {0}, {e0})",
    "exp": "e_exp({v}, {0}, {e0})",
    "log": "e_log({v}, {0}, {e0})",
    "sin": "e_wave({v}, {e0})",
    "cos": "e_wave({v}, {e0})",
    "atan": "e_wave({v}, {e0})",
    "tanh": "e_flat({v}, {0}, {e0})",
    "erf": "e_flat({v}, {0}, {e0})",
    "erfc": "e_erfc({v}, {0}, {e0})",
    "sigmoid": "e_sigmoid({v}, {0}, {e0})",
    "softplus": "e_softplus({v}, {0}, {e0})",
    "abs": "{e0}",
    "sign": "e_sign({0}, {e0})",
    "inv": "e_inv({v}, {0}, {e0})",
    "add": "e_add({v}, {e0}, {e1})",
    "mul": "e_mul({v}, {0}, {e0}, {1}, {e1})",
    "min": "larger({e0}, {e1})",
    "max": "larger({e0}, {e1})",
    "power": "e_power({v}, {0}, {e0}, {data})",
    "where": "e_sign({0}, {e0}) + ({0} {data} 0 ? {e1} : {e2})",
    "expm1": "{e0} * (size({v}) + 1) * 2 + LIBRARY * size({v})",
}


def source(program: Program) -> str:
    """The C of a function ``evaluate`` over arrays."""
    once: list[str] = []
    each: list[str] = []
    for index, step in enumerate(program.steps):
        lines = once if program.constant[index] else each
        if step.op == "input":
            lines += [f"const quad v{index} = x;", f"const bound e{index} = 0;"]
        elif step.op == "number":
            value, exact = _number(step.data)
            lines += [f"const quad v{index} = {value};"]
            lines += [f"const bound e{index} = {'0' if exact else f'UNIT * size(v{index})'};"]
        else:
            lines += _operation(program, index, step)
    before, body = ("\n".join(f"{' ' * depth}{line}" for line in part) for depth, part in ((4, once), (8, each)))
    result = program.outputs[0]
    return _HEAD + _LOOP.format(once=before, body=body, value=f"v{result}", error=f"e{result}")


def _operation(program: Program, index: int, step: Step) -> list[str]:
    """A step, and its error."""
    name, arguments = step.op, step.args
    if step.op == "add" and (inner := _minus_one(program, step)) is not None:
        name, arguments = "expm1", (inner,)
    if name not in _VALUES:
        raise XphiError(f"{name} has no form in 113 bits")
    names = {"v": f"v{index}", "data": step.data} | {f"e{k}": f"e{a}" for k, a in enumerate(arguments)}
    values = [f"v{a}" for a in arguments]
    return [
        f"const quad v{index} = {_VALUES[name].format(*values, **names)};",
        f"const bound e{index} = {_ERRORS[name].format(*values, **names)};",
    ]


def _minus_one(program: Program, step: Step) -> int | None:
    """u where the sum is −1 + exp(u), which cancels for a small u."""
    first, second = (program.steps[a] for a in step.args)
    if first.op == "number" and first.data == -1 and second.op == "exp":
        return second.args[0]
    return None


def _number(value: Fraction | str) -> tuple[str, bool]:
    """A literal, and whether it is exact."""
    if isinstance(value, str):
        return "M_PIq", False
    rounded = Fraction(BINARY128.round(value))
    return f"{hex_of(rounded)}Q", rounded == value
