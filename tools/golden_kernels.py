"""Write the inputs on which kernels are most likely to be wrong, with the exact answers: ``golden_kernels.py``.

For every function and its derivative, in binary32 and binary64: the edges of binades, the floats around each zero of
the derivative, the ends of the tails (the last value that is not a zero, the last that is not yet the limit),
subnormals, the largest floats, the special values. A row holds the encoding of the input, the encoding of the correctly
rounded result, and by how many ULP the exact result lies beyond it: ``=`` where it is exact.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable
from fractions import Fraction
from pathlib import Path

from xphi import formats, reference
from xphi.balls.numbers import exact, fraction
from xphi.formats import Format

TARGET = Path(__file__).resolve().parent.parent / "tests/golden/kernels.toml"
ACCURACY = TARGET.parents[2] / "src/xphi/_generated/accuracy.json"
FUNCTIONS = ("gelu", "gelu_tanh", "gelu_sigmoid", "silu", "sigmoid", "tanh", "erf", "erfc")
FUNCTIONS += ("normal_cdf", "softplus", "mish", "elu", "selu", "relu", "relu2", "hard_swish")
FORMATS = ("binary32", "binary64")
#: Binades whose edges are tried with both neighbours: a kernel's own borders are among them.
NEAR = range(-6, 7)
#: Binades of which the power of two alone is tried, where the format has them.
FAR = (-1022, -537, -149, -127, -64, -30, -24, -18, -12, -9, 10, 16, 24, 64, 127, 1023)
LINE = 116
#: Fraction of the smallest subnormal below which a value is as good as none.
NEGLIGIBLE = Fraction(1, 4096)
#: How many floats on each side of a zero of the derivative are tried.
AROUND = 4

HEADER = """\
# Made by tools/golden_kernels.py from ball arithmetic; edits here are lost.
# "input correct beyond": two encodings, and by how many ULP the exact value lies beyond the correct one; "=" where that
# is nothing, or less than a kernel can be asked about.

"""


def ordinal(value: Fraction | float, fmt: Format) -> int:
    """The place of a float among all of its format; zero is 0."""
    magnitude = fmt.encode(abs(value) if value else 0.0)
    return -magnitude if value < 0 else magnitude


def at_ordinal(place: int, fmt: Format) -> Fraction | float:
    """The float at that place."""
    value = fmt.decode(abs(place))
    return -value if place < 0 else value


def last(holds: Callable[[int], bool], start: int, end: int) -> int:
    """The place nearest to `end` at which something still holds that holds at `start` and not at `end`."""
    while abs(end - start) > 1:
        middle = (start + end) // 2
        start, end = (middle, end) if holds(middle) else (start, middle)
    return start


def edges(fmt: Format) -> Iterable[Fraction | float]:
    """Powers of two of either sign, the nearer ones with their neighbours."""
    for exponent in NEAR:
        power = Fraction(2) ** exponent
        yield from (sign * v for sign in (1, -1) for v in (fmt.below(power), power, fmt.above(power)))
    for exponent in FAR:
        power = Fraction(2) ** exponent
        if fmt.tiny <= power <= fmt.largest:
            yield from (power, -power)


def extremes(fmt: Format) -> Iterable[Fraction | float]:
    """Subnormals and the largest floats, of either sign."""
    smallest = fmt.smallest_normal
    values = (fmt.tiny, 3 * fmt.tiny, 5 * fmt.tiny, smallest / 2 + fmt.tiny, fmt.below(smallest), smallest)
    for value in (*values, fmt.above(smallest), 3 * smallest + 2 * fmt.tiny, fmt.below(fmt.largest), fmt.largest):
        yield from (value, -value)


def slope_zeros(name: str, fmt: Format) -> Iterable[Fraction | float]:
    """Floats on either side of each place where the derivative changes its sign."""
    steps = [Fraction(k, 8) for k in range(-40, 41)]
    values = [reference.value(name, at, 1, bits=64) for at in steps]
    for low, high, before, after in zip(steps, steps[1:], values, values[1:], strict=False):
        if before * after < 0:
            negative = before < 0
            place = last(
                lambda p, negative=negative: (reference.value(name, Fraction(at_ordinal(p, fmt)), 1) < 0) == negative,
                ordinal(fmt.round(low), fmt),
                ordinal(fmt.round(high), fmt),
            )
            yield from (at_ordinal(place + k, fmt) for k in range(-AROUND, AROUND + 1))


def tail_ends(name: str, order: int, fmt: Format) -> Iterable[Fraction | float]:
    """On both sides, the last float whose rounded value is not yet that of the far end, and its neighbours.

    Where the far end grows, what is sought is the last float at which the function is not yet its asymptote x.
    """

    def settled(place: int) -> bool:
        at = at_ordinal(place, fmt)
        value = reference.rounded(name, at, fmt, order)
        return value == end if finite else value == at

    for side in (1, -1):
        end = reference.rounded(name, side * math.inf, fmt, order)
        finite = math.isfinite(end)
        near = ordinal(side * fmt.round(Fraction(1, 2)), fmt)
        far = ordinal(side * fmt.round(Fraction(2**20)), fmt)
        if settled(far) and not settled(near):
            place = last(lambda p: not settled(p), near, far)
            yield from (at_ordinal(place + k, fmt) for k in range(-2, 3))
    yield from subnormal_starts(name, order, fmt)


def subnormal_starts(name: str, order: int, fmt: Format) -> Iterable[Fraction | float]:
    """Where a value falls below the smallest normal number, and below twice the smallest of all."""
    for side in (1, -1):
        for limit in (fmt.smallest_normal, 2 * fmt.tiny):

            def above(place: int, limit: Fraction = limit) -> bool:
                return abs(reference.rounded(name, at_ordinal(place, fmt), fmt, order)) >= limit

            near, far = (ordinal(side * fmt.round(Fraction(v)), fmt) for v in (1, 2**20))
            if above(near) and not above(far):
                place = last(above, near, far)
                yield from (at_ordinal(place + k, fmt) for k in (-1, 0, 1))


def row(name: str, order: int, at: Fraction | float, fmt: Format) -> str:
    """One input with its exact answer."""
    width = fmt.bits // 4
    correct = reference.rounded(name, at, fmt, order)
    beyond = "="
    if math.isfinite(at) and math.isfinite(correct):
        value = reference.value(name, Fraction(at), order, bits=2 * fmt.precision + 64)
        if abs(value) < exact(fmt.tiny * NEGLIGIBLE) and value != 0:
            beyond = "-0.000" if value < 0 else "+0.000"  # not written out: its exponent may be astronomical
        else:
            difference = (fraction(value) - Fraction(correct)) / fmt.ulp(fraction(value))
            beyond = f"{float(difference):+.3f}" if difference else "="
    return f"{fmt.encode(at):0{width}x} {fmt.encode(correct):0{width}x} {beyond}"


def kinds(name: str, order: int, fmt: Format) -> dict[str, Iterable[Fraction | float]]:
    """The inputs of a function or derivative, by what makes them hard."""
    return {
        "special": (0.0, -0.0, math.inf, -math.inf, math.nan),
        "binade edges": edges(fmt),
        "subnormal and largest": extremes(fmt),
        "zeros of the derivative": slope_zeros(name, fmt),
        "ends of the tails": tail_ends(name, order, fmt),
        "borders of pieces": pieces(fmt),
        "worst of an audit": audited(name, order, fmt),
    }


def audited(name: str, order: int, fmt: Format) -> Iterable[Fraction | float]:
    """The worst inputs that audits of our own kernels have found, with their neighbours."""
    rows = json.loads(ACCURACY.read_text())["rows"] if ACCURACY.exists() else []
    for found in rows:
        if (found["name"], found["kind"], found["format"]) != (name, ("f", "grad")[order], fmt.name):
            continue
        at = float.fromhex(found["at"]) if isinstance(found["at"], str) else math.nan
        if math.isfinite(at):
            yield from (at_ordinal(ordinal(Fraction(at), fmt) + k, fmt) for k in (-1, 0, 1))


def pieces(fmt: Format) -> Iterable[Fraction | float]:
    """Around ±3, where hard_swish changes its piece, and ±7, which the smooth ones have in their tails."""
    for border in (3, 7, -3, -7):
        place = ordinal(Fraction(border), fmt)
        yield from (at_ordinal(place + k, fmt) for k in (-1, 0, 1))


def filled(rows: list[str]) -> str:
    """Strings of a TOML array, as many on a line as fit."""
    across = LINE // (len(rows[0]) + 4)
    lines = (rows[i : i + across] for i in range(0, len(rows), across))
    return "".join("  " + ", ".join(f'"{r}"' for r in line) + ",\n" for line in lines)


def main() -> None:
    """Write the file."""
    parts = [HEADER]
    for name in FUNCTIONS:
        for order, kind in enumerate(("f", "grad")):
            for fmt in map(formats.get, FORMATS):
                parts.append(f"[{name}.{kind}.{fmt.name}]\n")
                seen: set[str] = set()
                for reason, inputs in kinds(name, order, fmt).items():
                    rows = [r for r in dict.fromkeys(row(name, order, at, fmt) for at in inputs) if r not in seen]
                    seen.update(rows)
                    if rows:
                        parts.append(f'"{reason}" = [\n{filled(rows)}]\n')
                parts.append("\n")
    text = "".join(parts)
    TARGET.write_text(text.rstrip("\n") + "\n")
    print(f"{TARGET.name}: {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
