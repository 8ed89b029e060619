"""Sollya, where it is installed, as an oracle: another program, another exchange algorithm, the same optima."""

import shutil
import subprocess
from fractions import Fraction

import pytest

SOLLYA = shutil.which("sollya")
pytestmark = pytest.mark.skipif(SOLLYA is None, reason="needs Sollya (Debian's package sollya)")
#: What Sollya is asked for, and what both have to share.
QUALITY = "1b-80"
SHARED = Fraction(1, 2**70)


def ask(script):
    """What Sollya prints, comments left out."""
    lines = ["verbosity = 0!;", "prec = 240!;", "display = dyadic!;", *script, "quit;"]
    done = subprocess.run(
        [SOLLYA], input="\n".join(lines) + "\n", capture_output=True, text=True, check=True, timeout=60
    )
    return [line for line in done.stdout.split() if line]


def number(text):
    """A dyadic number as Sollya writes it: mantissa b exponent."""
    mantissa, _, exponent = text.partition("b")
    return Fraction(int(mantissa)) * Fraction(2) ** int(exponent or 0)


def close(value, other):
    return abs(value - other) <= SHARED * max(1, abs(other))


@pytest.mark.parametrize(
    ("target", "spelled", "degree", "on", "interval"),
    [
        ("exp(x)", "exp(x)", 5, (-1, 1), "[-1;1]"),
        ("tanh", "tanh(x)", 4, (0, 2), "[0;2]"),
        ("gelu", "x*(1+erf(x/sqrt(2)))/2", 6, (-1, 2), "[-1;2]"),
        ("log(x + 2)", "log(x+2)", 3, (-1, Fraction(3, 2)), "[-1;3/2]"),
    ],
)
def test_polynomials(derived, target, spelled, degree, on, interval):
    result = derived(target, f"poly:{degree}", on=on)
    script = [f"p = remez({spelled}, {degree}, {interval}, 1, {QUALITY});"]
    script += [f"coeff(p, {k});" for k in range(degree + 1)]
    script += [f"sup(supnorm(p, {spelled}, {interval}, absolute, 1b-40));"]
    *coefficients, supremum = map(number, ask(script))
    for k, coefficient in enumerate(coefficients):
        # the error is flat in the coefficients' best combination, each alone is known to the quality asked for
        assert close(Fraction(result.parameters[f"c{k}"].decimal), coefficient), k
    assert result.proof.observed <= supremum
    assert supremum <= result.proof.bound


def test_a_relative_problem(derived):
    result = derived("exp(x)", "poly:4", norm="minimax-rel", on=(0, 1))
    script = [f"p = remez(1, 4, [0;1], exp(-x), {QUALITY});", *(f"coeff(p, {k});" for k in range(5))]
    for k, coefficient in enumerate(map(number, ask(script))):
        assert close(Fraction(result.parameters[f"c{k}"].decimal), coefficient), k


def test_a_weighted_problem(derived):
    """Sollya's remez makes |p·w - g| small, so that g is the target times the weight."""
    result = derived("sin(x)", "odd:5", weight="exp(-x)", on=(Fraction(1, 4), 2))
    script = [
        f"p = remez(sin(x)*exp(-x), [|1, 3, 5|], [1/4;2], exp(-x), {QUALITY});",
        *(f"coeff(p, {k});" for k in (1, 3, 5)),
    ]
    for k, coefficient in zip((1, 3, 5), map(number, ask(script)), strict=True):
        assert close(Fraction(result.parameters[f"c{k}"].decimal), coefficient), k


@pytest.mark.parametrize(
    ("powers", "names", "clamp", "rounds"), [((1, 3), "ab", False, 6), ((1, 3, 5), "abc", True, 6)]
)
def test_parameters_inside_tanh(derived, powers, names, clamp, rounds):
    """Gauss-Newton: around the inner polynomial u so far, make erf(x/√2) - tanh u - sech²u·δ small, δ in odd powers."""
    form = "tanh(" + " + ".join(f"{n}*x**{p}" for n, p in zip(names, powers, strict=True)) + ")"
    result = derived("erf(x/sqrt(2))", form, clamp=clamp)
    basis = "[|" + ", ".join(str(p) for p in powers) + "|]"
    script = ["u = 0.8*x + 0.0356*x^3;", "f = erf(x/sqrt(2));"]
    for _ in range(rounds):
        script.append("w = 1 - tanh(u)^2;")
        script.append(f"u = horner(u + remez(f - tanh(u), {basis}, [1b-10;4.25], w, {QUALITY}));")
    script += [f"coeff(u, {p});" for p in powers]
    for name, coefficient in zip(names, map(number, ask(script)), strict=True):
        assert close(Fraction(result.parameters[name].decimal), coefficient), name
