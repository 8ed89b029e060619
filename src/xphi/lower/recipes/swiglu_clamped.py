"""The clamped gate of gpt-oss: min(gate, limit)·σ(α·gate)·(clip(up, −limit, limit) + 1), α and limit given.

With u = α·gate the gate is silu(u)/α and its slope silu′(u), so SiLU's own zero serves.
"""

from __future__ import annotations

import math
from dataclasses import replace
from fractions import Fraction

from xphi.lower.arithmetic import Number, Pair, Paired, high
from xphi.lower.program import DOUBLE, Value
from xphi.lower.recipes import _logistic, silu
from xphi.lower.recipes._gate import gated, sloped
from xphi.lower.recipes._kernel import Kernel
from xphi.lower.recipes._product import of_three, of_two
from xphi.lower.recipes._recipe import GateRecipe
from xphi.lower.recipes._zero import near_zero

#: Parameters of the call, in this order.
PARAMETERS = ("alpha", "limit")


def _setting(kernel: Kernel) -> tuple[Number, Value]:
    """α, to twice the bits of a float where the input is one, and the limit."""
    alpha = kernel.program.parameter(DOUBLE)
    limit = kernel.program.parameter(DOUBLE)
    if kernel.kind == DOUBLE:
        return alpha, limit
    head = alpha.narrowed()
    return Pair(head, (alpha - head.widened()).narrowed()), limit.narrowed()


def _decay(kernel: Kernel, alpha: Number) -> tuple[_logistic.Decay, Number]:
    """exp(−α·t), and α·t."""
    form = kernel.x.format
    t = abs(kernel.x).finite_or(Fraction(form.largest))
    exponent = Paired().multiply(alpha, t)
    # where the power of two becomes zero
    reach = Fraction(round(kernel.bias * math.log(2) * 2**10), 2**10)
    beyond = kernel.number(reach).below(exponent.high)
    held = Pair(beyond.select(kernel.number(reach), exponent.high), beyond.select(kernel.number(0), exponent.low))
    return _logistic.decay(kernel, t, held), held


def _held(kernel: Kernel, limit: Value) -> Kernel:
    """The kernel of min(gate, limit)."""
    return replace(kernel, x=kernel.x.at_most(limit))


def _parts(kernel: Kernel) -> tuple[Kernel, _logistic.Decay, Number, Value]:
    alpha, limit = _setting(kernel)
    held = _held(kernel, limit)
    e, stretch = _decay(held, alpha)
    return held, e, stretch, limit


def gate(kernel: Kernel, up: Value) -> Value:
    """The product, in the kind of the result."""
    held, e, _, limit = _parts(kernel)
    result = gated(held, e.t, _logistic.tail(e)) * (kernel.ending(_clip(up, limit)) + 1)
    return kernel.product(result)


def gate_vjp(kernel: Kernel, up: Value, g: Value) -> tuple[Value, Value]:
    """g times the derivatives by gate and by up; a clamped input has none beyond its limit, and has one at it."""
    held, e, stretch, limit = _parts(kernel)
    plain = high(stretch).like(0)
    zero = plain.below(held.x)
    argument = Paired().select(zero, stretch, Paired().negative(stretch))
    product = stretch
    slope = near_zero(held, silu.ZERO, sloped(held, _logistic.slope(e, product)), argument)
    nothing = kernel.ending(plain)
    # in double already where the result is, so that nothing is widened twice
    inner = replace(kernel, x=kernel.ending(kernel.x), wide=False)
    lifted, factor = kernel.ending(_clip(up, limit)) + 1, kernel.ending(g)
    d_gate = of_three(inner, slope, lifted, factor)
    d_gate = kernel.ending(limit).below(inner.x).select(nothing, d_gate)
    d_up = of_two(inner, gated(held, e.t, _logistic.tail(e)), factor, bounded=True)
    beyond = kernel.ending(limit).below(kernel.ending(abs(up)))
    return d_gate, beyond.select(nothing, d_up)


def _clip(up: Value, limit: Value) -> Value:
    """Clip(up, −limit, limit), a NaN kept."""
    return up.at_most(limit).at_least(-limit)


KERNEL = GateRecipe(gate, gate_vjp)
