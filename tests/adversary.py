"""Claims that are false, made by the hundred, for a checker that must refuse each of them.

Two kinds. Some are false by construction: a value missing at one point, a bump at one point, a pole just inside, a
bound or a coefficient moved by a hair, a wrong word in the file. Others are random claims that the prover accepted:
there an evaluator of its own, which shares no code with the package, looks for a point at which they fail.

Run as a script for a longer search: ``python tests/adversary.py --minutes 60 --seed 7``.
"""

import argparse
import ast
import math
import random
import signal
import time
from dataclasses import dataclass, replace
from fractions import Fraction

from mpmath import mp, mpf

from xphi.certify import prove as proving
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim, Clamp
from xphi.certify.defined import undefined
from xphi.certify.prove import Cover, Proof, identity, prove
from xphi.certify.shape import holds
from xphi.certify.verify import check
from xphi.errors import XphiError

INF = math.inf
DIGITS = 50
#: Two evaluations of the same number agree to this much.
AGREE = mpf(10) ** -30
#: Seconds that a random claim may take before the search goes on without it.
PATIENCE = 30
NOTHING = Proof(Fraction(0), Fraction(0), Fraction(0), (), 128)


# --- an evaluator of its own


class Undefined(ArithmeticError):
    """The formula has no real value at the point."""


def number(value):
    return mpf(value.numerator) / value.denominator if isinstance(value, Fraction) else value


def divide(a, b):
    if b == 0:
        raise Undefined
    return a / b if isinstance(a, Fraction) and isinstance(b, Fraction) else number(a) / number(b)


def root(u):
    if u < 0:
        raise Undefined
    return mp.sqrt(number(u)) if u else Fraction(0)


def logarithm(u):
    if u <= 0:
        raise Undefined
    return mp.log(number(u)) if u != 1 else Fraction(0)


def power(base, exponent):
    if isinstance(exponent, Fraction) and exponent.denominator == 1:
        if exponent < 0 and base == 0:
            raise Undefined
        return base ** int(exponent)
    if base < 0 or (base == 0 and exponent <= 0):
        raise Undefined
    return Fraction(0) if base == 0 else mp.exp(number(exponent) * mp.log(number(base)))


def exponential(u):
    return mp.exp(number(u)) if u else Fraction(1)


def sigmoid(u):
    return 1 / (1 + mp.exp(-number(u)))


def normal(u):
    return mp.erfc(-number(u) / mp.sqrt(2)) / 2


def softplus(u):
    return mp.log1p(mp.exp(-abs(number(u)))) + max(number(u), 0)


def odd(function):
    return lambda u: function(number(u)) if u else Fraction(0)


CALLS = {
    "sqrt": root,
    "log": logarithm,
    "exp": exponential,
    "abs": abs,
    "sign": lambda u: Fraction((u > 0) - (u < 0)),
    "min": lambda a, b: a if number(a) <= number(b) else b,
    "max": lambda a, b: a if number(a) >= number(b) else b,
    "sin": odd(mp.sin),
    "cos": lambda u: mp.cos(number(u)),
    "tanh": odd(mp.tanh),
    "erf": odd(mp.erf),
    "sigmoid": sigmoid,
    "softplus": softplus,
    "normal_cdf": normal,
    "gelu": lambda u: u * normal(u),
    "silu": lambda u: u * sigmoid(u),
    "relu": lambda u: u if u > 0 else Fraction(0),
    "elu": lambda u: u if u > 0 else exponential(u) - 1,
}
NAMED = ("tanh", "erf", "sigmoid", "softplus", "normal_cdf", "gelu", "silu", "relu", "elu")


def evaluate(text, at, names=None):
    """The value of a formula at a fraction, exact as long as it stays rational.

    Raises
    ------
    Undefined
    """
    return _value(ast.parse(text if text not in NAMED else f"{text}(x)", mode="eval").body, at, names or {})


def _value(node, at, names):
    match node:
        case ast.Constant(value=value):
            return Fraction(str(value))
        case ast.Name(id="x"):
            return at
        case ast.Name(id="pi"):
            return +mp.pi
        case ast.Name(id=name):
            return names[name]
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return -_value(inner, at, names)
        case ast.Call(func=ast.Name(id=name), args=arguments):
            return CALLS[name](*(_value(argument, at, names) for argument in arguments))
        case ast.BinOp(left=left, op=op, right=right):
            a, b = _value(left, at, names), _value(right, at, names)
            if isinstance(op, ast.Div):
                return divide(a, b)
            if isinstance(op, ast.Pow):
                return power(a, b)
            if not (isinstance(a, Fraction) and isinstance(b, Fraction)):
                a, b = number(a), number(b)
            return a + b if isinstance(op, ast.Add) else a - b if isinstance(op, ast.Sub) else a * b
    raise AssertionError(ast.dump(node))


def excess(claim, bound, at):
    """How far the error at a point is above the bound; infinite where a side has no value."""
    try:
        target, factor = evaluate(claim.target, at), evaluate(claim.factor, at)
        text = claim.form
        if claim.clamp is not None and abs(at) > claim.clamp.at:
            text = claim.clamp.left if at < 0 else claim.clamp.right
        error = abs(number((number(target) - number(evaluate(text, at, claim.coefficients))) * number(factor)))
    except Undefined:
        return mp.inf
    scale = abs(number(target)) if claim.unit == "rel" else mpf(1)
    noise = AGREE * (1 + abs(number(target)) * abs(number(factor)))
    return error - number(bound) * scale - noise


def points_of(claim, rng, count):
    """Fractions of the domain: its ends, simple numbers, and random ones near and far."""
    low = Fraction(-40) if claim.low == -INF else Fraction(claim.low)
    high = Fraction(40) if claim.high == INF else Fraction(claim.high)
    low, high = min(low, high - 60 if claim.low == -INF else low), max(high, low + 60 if claim.high == INF else high)
    chosen = {low, high, *(Fraction(k, 4) for k in range(-24, 25)), *(Fraction(k, 3) for k in range(-9, 10))}
    chosen |= {low + (high - low) * Fraction(rng.randrange(1, 2**20), 2**20) for _ in range(count)}
    chosen |= {end + side * (high - low) / 2**shift for end, side in ((low, 1), (high, -1)) for shift in (5, 20, 60)}
    if claim.low == -INF or claim.high == INF:
        chosen |= {sign * Fraction(10) ** k for sign in (-1, 1) for k in (2, 3)}
    return sorted(p for p in chosen if claim.low <= p <= claim.high)


def refuted(claim, bound, rng, count=24, first=()):
    """A point at which a claim fails, or None; `first` are points that lie in the domain if they are of use."""
    inside = [p for p in first if claim.low <= p <= claim.high]
    return next((p for p in (*inside, *points_of(claim, rng, count)) if _surely(claim, bound, p)), None)


def _surely(claim, bound, at):
    """Whether the error at a point is above the bound, and not by mere rounding."""
    with mp.workdps(DIGITS):
        if not excess(claim, bound, at) > 0:
            return False
    seen = []
    for digits in (900, 1800):
        with mp.workdps(digits):
            seen.append(excess(claim, bound, at))
    with mp.workdps(DIGITS):
        return seen[1] > 0 and (seen[0] == seen[1] or abs(seen[0] - seen[1]) < AGREE * abs(seen[1]))


# --- false by construction


@dataclass(frozen=True)
class False_:  # noqa: N801 - the plain word is taken
    """A certificate that must not hold, and why."""

    why: str
    certificate: Certificate


HONEST = (
    ("normal_cdf", "sigmoid(1.702*x)", -INF, INF),
    ("gelu", "x*sigmoid(1.702*x)", -INF, INF),
    ("tanh", "x/(1+abs(x))", -INF, INF),
    ("exp(x)", "1+x+x**2/2", Fraction(-1), Fraction(1)),
    ("erf", "tanh(1.2*x)", Fraction(-3), Fraction(3)),
    ("silu", "x*min(max(x/6+1/2,0),1)", Fraction(-8), Fraction(8)),
    ("sin(x)", "x-x**3/6", Fraction(-1), Fraction(2)),
)


class Adversary:
    """A source of false certificates."""

    def __init__(self, seed):
        self.rng = random.Random(seed)  # noqa: S311 - a fixed sequence
        self.honest = []
        for target, form, low, high in HONEST:
            claim = Claim(target, form, {}, low, high)
            self.honest.append(Certificate(claim, prove(claim)))
        fitted = Claim("exp(x)", "a+b*x+c*x**2", {"a": Fraction(1), "b": Fraction(65, 64), "c": Fraction(35, 64)},
                       Fraction(-1), Fraction(1))  # fmt: skip
        self.fitted = Certificate(fitted, prove(fitted))

    def pick(self, items):
        return self.rng.choice(list(items))

    def inside(self, claim, grid=8):
        """A simple number of the domain, now and then one of its ends."""
        ends = [e for e in (claim.low, claim.high) if not math.isinf(e)]
        if ends and self.rng.random() < 0.2:
            return Fraction(self.pick(ends))
        low, high = max(claim.low, Fraction(-20)), min(claim.high, Fraction(20))
        return low + (high - low) * Fraction(self.rng.randrange(1, grid * 4), grid * 4)

    def vanishing(self, claim):
        """A formula that is zero at a point of the domain, and that point."""
        c = self.inside(claim)
        u = f"(x-({c}))"
        return c, self.pick([
            u, f"({c}-x)", f"{u}*(x*x+1)", f"{u}**3", f"sin{u}", f"tanh{u}", f"(exp{u}-1)", f"(x*2-({2 * c}))/2",
            f"({u}*exp(x))", f"min({u},1)", f"gelu({u})", f"(sigmoid({u})-1/2)",
        ])  # fmt: skip

    def singular(self):
        """A form that is its target wherever it has a value, which is not everywhere."""
        honest = self.pick(self.honest).claim
        g = honest.target if "(" in honest.target else f"{honest.target}(x)"
        c, u = self.vanishing(honest)
        form = self.pick([
            f"({g})*({u})/({u})", f"({g})*sqrt({u})**2/({u})", f"({g})+({u})-exp(log({u}))", f"({g})+0*log({u})",
            f"({g})+log({u})-log({u})", f"({g})+0/({u})", f"({g})*1/(1/({u}))/({u})", f"({g})+({u})-sqrt({u})**2",
            f"({g})*(({u})**2-({u})*5)/(({u})-5)/({u})", f"({g})+sqrt({u})-sqrt({u})", f"({g})*({u})**0.5/sqrt({u})",
            f"({g})*({u})**-1*({u})", f"({g})+0*({u})**(1/3)", f"({g})+0*sqrt(-({u})**2)", f"({g})+0*gelu(1/({u}))",
            f"({g})*sign({u})*sign({u})/sign({u})**2", f"({g})*abs({u})/({u})*sign({u})", f"({g})+0*log(abs({u}))",
            f"({g})*exp(2*log({u}))/({u})**2", f"({g})+min(1/({u}),1/({u}))-1/({u})", f"({g})+0*tanh(1/({u}))",
        ])  # fmt: skip
        claim = replace(honest, form=form)
        return self._if_false("a side has no value at a point", Certificate(claim, NOTHING), [c])

    def singular_with_cells(self):
        """The same in an approximation whose error is not zero, with the cells of the one without the fault."""
        honest = self.pick(self.honest)
        c, u = self.vanishing(honest.claim)
        form = self.pick([
            f"({honest.claim.form})*({u})/({u})", f"{honest.claim.form}+0*log({u})", f"{honest.claim.form}+0/({u})",
            f"({honest.claim.form})*sqrt({u})**2/({u})", f"{honest.claim.form}+0*sqrt(({u})*abs({u})/abs({u}))",
        ])  # fmt: skip
        claim = replace(honest.claim, form=form)
        return self._if_false("a side has no value at a point", replace(honest, claim=claim), [c])

    def bump(self):
        """Another value at one point only."""
        honest = self.pick(self.honest)
        c = self.inside(honest.claim)
        size = self.pick([2, 3, 10])
        spike = self.pick([
            f"{size}*(1-sign(x-({c}))**2)", f"{size}*(1-abs(sign(x-({c}))))", f"-{size}*(1-sign((x-({c}))**2))",
            f"{size}*(1-max(sign(x-({c})),sign(({c})-x)))", f"{size}*(1-sign(abs(x-({c}))))",
            f"{size}*(sign(sign(x-({c}))**2-1)+1-sign(x-({c}))**2)-{size}*(1-sign(x-({c}))**2)*0",
            f"{size}*(1-sign((x-({c}))*(x*x+1))**2)",
        ])  # fmt: skip
        claim = replace(honest.claim, form=f"{honest.claim.form}+{spike}")
        if self.rng.random() < 0.3:
            g = claim.target if "(" in claim.target else f"{claim.target}(x)"
            return self._if_false("a bump at one point", Certificate(replace(claim, form=f"{g}+{spike}"), NOTHING))
        return self._if_false("a bump at one point", replace(honest, claim=claim), [c])

    def irrational_bump(self):
        """Another value at one point that is no fraction, in a form that is exact elsewhere."""
        q = self.pick([2, 3, 5])
        form = f"x+sign(x**2-{q})**2-1"
        return False_("a bump at an irrational point", Certificate(Claim("x", form, {}, Fraction(-3), Fraction(3)), NOTHING))

    def smaller_bound(self):
        honest = self.pick(self.honest)
        factor = self.pick([Fraction(999, 1000), Fraction(1, 2), 1 - Fraction(1, 5000)])
        bound = Fraction(float(honest.proof.observed * factor))
        observed = bound if self.rng.random() < 0.5 else Fraction(float(bound * (1 - Fraction(1, 20000))))
        return False_("the bound is too small", replace(honest, proof=replace(honest.proof, bound=bound, observed=observed)))

    def moved_coefficient(self):
        name = self.pick("abc")
        value = self.fitted.claim.coefficients[name]
        moved = value + self.pick([-1, 1]) * Fraction(1, 2 ** self.rng.randrange(5, 9))
        claim = replace(self.fitted.claim, coefficients=self.fitted.claim.coefficients | {name: moved})
        return self._if_false("a coefficient was moved", replace(self.fitted, claim=claim), [Fraction(1), Fraction(-1)])

    def wider(self):
        """The domain extended, with the same cells."""
        honest = self.pick([c for c in self.honest if not math.isinf(c.claim.high)])
        by = Fraction(1, 2 ** self.rng.randrange(0, 60))
        changes = self.pick([{"high": honest.claim.high + by}, {"low": honest.claim.low - by}, {"high": INF}])
        return False_("the cells end before the domain", replace(honest, claim=replace(honest.claim, **changes)))

    def other_target(self):
        honest = self.pick(self.honest)
        other = self.pick([t for t, *_ in HONEST if t != honest.claim.target] + ["x", "0", "1/(x-1/7)", "log(x)"])
        return self._if_false("the target is another function", replace(honest, claim=replace(honest.claim, target=other)))

    def other_measure(self):
        honest = self.pick(self.honest)
        changes = self.pick([{"factor": "x"}, {"factor": "1/x"}, {"unit": "rel"}, {"factor": "1000"},
                             {"clamp": Clamp(Fraction(self.rng.randrange(1, 8), 8), "0", "x")}])  # fmt: skip
        return self._if_false("the error is measured otherwise", replace(honest, claim=replace(honest.claim, **changes)))

    def far_bump(self):
        """Wrong only far out, between the last cell and infinity."""
        honest = self.pick(self.honest[:3])
        c = self.pick([-1, 1]) * self.rng.randrange(30, 3000)
        tail = self.pick([f"exp(-(x-({c}))**2)", f"1/(1+(x-({c}))**2)", f"sigmoid(x-({c}))", f"x/({abs(c)}+abs(x))",
                          f"x**8/({c}**8+x**8)", f"tanh(x/{abs(c)})", f"x**7*abs(x)/({c}**8+x**8)"])  # fmt: skip
        claim = replace(honest.claim, form=f"{honest.claim.form}+{tail}")
        return self._if_false("wrong far out", replace(honest, claim=claim), [Fraction(c), Fraction(10 * c)])

    def pole(self):
        """A pole a hair inside the domain."""
        honest = self.pick(self.honest[3:])
        inward = Fraction(1, 2 ** self.rng.randrange(4, 70))
        at = self.pick([honest.claim.low + inward, honest.claim.high - inward, self.inside(honest.claim, 1 << 30)])
        size = Fraction(1, 2 ** self.rng.randrange(1, 100))
        claim = replace(honest.claim, form=f"{honest.claim.form}+({size})/(x-({at}))")
        return False_("a pole in the domain", replace(honest, claim=claim))

    def relative_zero(self):
        c = self.inside(self.honest[3].claim)
        target, form = f"x-({c})", f"x-({c})+1/1000000"
        claim = Claim(target, form, {}, Fraction(-1), Fraction(1), unit="rel")
        cover = self.honest[3].proof.covers
        proof = Proof(Fraction(1, 2**20), Fraction(1, 2**20), Fraction(1), cover, 128)
        return False_("a relative error at a zero of the target", Certificate(claim, proof))

    def hidden_meaning(self):
        """Words of the file that turn the form into another one."""
        make = self.pick([
            lambda: Claim("1", "x", {"x": Fraction(1)}),
            lambda: Claim("x**2", "a*x", {"a": Fraction(1)}, exact={"a": "x"}),
            lambda: Claim("2*x", "a*x", {"a": Fraction(1)}, exact={"a": "2"}),
            lambda: Claim("x", "x", {}, low=Fraction(1), high=Fraction(-1)),
            lambda: Claim("x", "a*x", {"a": Fraction(1)}, exact={"b": "1"}),
            lambda: Claim("0", "x", {}, clamp=Clamp(Fraction(-1), "0", "0")),
            lambda: Claim("1", "pi", {"pi": Fraction(1)}),
            lambda: Claim("sqrt(2)", "a*1", {"a": Fraction(3, 2)}, exact={"a": "sqrt(2)"}),
        ])  # fmt: skip
        try:
            return False_("a name or a value with two meanings", Certificate(make(), NOTHING))
        except XphiError:
            return None

    def property(self):
        """A statement about the shape that a jump, a dip or a single value breaks."""
        c = self.pick(range(-3, 4))
        form, statement = self.pick([
            (f"x/10-sign(sin(x-({c})))", "increasing"), (f"x+3*(1-sign(x-({c}))**2)", "increasing"),
            (f"x-sign(x-({c}))/1000000", "increasing"), (f"1-2*(1-sign(x-({c}))**2)", "nonnegative"),
            (f"-1/(x-({c}))", "increasing"), (f"(x-({c}))**2-1/2**80", "nonnegative"),
            (f"abs(x-({c}))-1/10**9", "nonnegative"), (f"x**3-x/10**6+0*({c})", "increasing"),
            (f"sqrt(x-({c}))**2", "nonnegative"), (f"exp(x)-x**2/1000-({c})*0", "nonnegative"),
            (f"tanh(x)+sin(50*x)/10-({c})*0", "monotone"), (f"max(x-({c}),0)-max(x-({c + 1}),0)*1.001", "increasing"),
        ])  # fmt: skip
        claim = Claim(form, form, {}, Fraction(-100), Fraction(5))
        return False_(f"it is not {statement}", Certificate(claim, NOTHING, (statement,)))

    def numbers(self):
        honest = self.pick(self.honest[3:5])  # on an interval: a tail may start earlier than it was stored
        p = honest.proof
        changes = self.pick([
            {"bound": -p.bound}, {"observed": p.bound * 2}, {"bits": 10}, {"bits": 10**9}, {"covers": ()},
            {"covers": p.covers[:-1]}, {"covers": (*p.covers, p.covers[0])}, {"bound": Fraction(0), "observed": Fraction(0)},
            {"covers": tuple(Cover(c.points[:-1], c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points[::-1], c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points, not c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points[: len(c.points) // 2], c.left_tail, c.right_tail) for c in p.covers)},
            {"bound": p.bound * 2**4000}, {"observed": p.observed / 2**4000},
        ])  # fmt: skip
        return False_("a number of the proof is wrong", replace(honest, proof=replace(p, **changes)))

    def _if_false(self, why, certificate, points=()):
        """The certificate, when a point refutes it: a change may leave a claim true."""
        found = refuted(certificate.claim, certificate.proof.bound, self.rng, 8, points)
        return None if found is None else False_(why, certificate)

    def false_claims(self, count):
        """So many false certificates, of every kind in turn."""
        kinds = (
            self.singular, self.bump, self.singular_with_cells, self.smaller_bound, self.moved_coefficient, self.wider,
            self.other_target, self.other_measure, self.far_bump, self.pole, self.relative_zero, self.hidden_meaning,
            self.property, self.numbers, self.irrational_bump, self.singular,
        )  # fmt: skip
        made = turn = 0
        while made < count:
            found = kinds[turn % len(kinds)]()
            turn += 1
            if found is not None:
                made += 1
                yield found


def accepted(certificate):
    """Whether the checker takes a certificate; what cannot be read is refused."""
    try:
        return not check(certificate)
    except XphiError:
        return False


# --- random claims that the prover accepts


class Random_:  # noqa: N801 - beside False_
    """Random formulas and domains."""

    def __init__(self, seed):
        self.rng = random.Random(seed)  # noqa: S311 - a fixed sequence

    def constant(self):
        rng = self.rng
        return str(rng.choice([rng.randrange(-4, 5), Fraction(rng.randrange(-16, 17), 8), Fraction(rng.randrange(-9, 10), 3)]))

    def formula(self, depth):
        rng = self.rng
        if depth == 0 or rng.random() < 0.1:
            return "x" if rng.random() < 0.7 else f"({self.constant()})"
        kind = rng.random()
        if kind < 0.4:
            return f"({self.formula(depth - 1)}{rng.choice('++-**/')}{self.formula(depth - 1)})"
        if kind < 0.5:
            return f"({self.formula(depth - 1)})**({rng.choice(['2', '3', '2', '-1', '-2', '1/2', '1/3', '-1/2'])})"
        if kind < 0.57:
            return f"{rng.choice(['min', 'max'])}({self.formula(depth - 1)},{self.formula(depth - 1)})"
        names = ["sqrt", "log", "exp", "abs", "sign", "sin", "tanh", "erf", "sigmoid", "softplus", "gelu", "silu", "relu", "elu"]
        return f"{rng.choice(names)}({self.formula(depth - 1)})"

    def end(self):
        return Fraction(self.rng.randrange(-24, 25), self.rng.choice([1, 2, 4, 3, 5, 8]))

    def claim(self):
        """A claim that may be true or false, or have no meaning."""
        rng = self.rng
        target, other = self.formula(rng.randrange(1, 4)), self.formula(rng.randrange(1, 3))
        c = self.constant()
        form = rng.choice([
            other, f"{target}+{other}/100", f"({target})*(1+x*0.001)", f"{target}+{other}-({other})", target,
            f"({target})*({other})/({other})", f"{target}+(1-sign(x-({c}))**2)/8", f"sqrt({target})**2", f"exp(log({target}))",
            f"{target}+0*({other})", f"{target}+0.01*x/(1+x**{rng.randrange(2, 10)})", f"{target}+x**{rng.randrange(1, 9)}*exp(-abs(x))/50",
        ])  # fmt: skip
        low, high = sorted((self.end(), self.end()))
        low, high = rng.choice([(low, high), (low, high), (low, high), (-INF, high), (low, INF), (-INF, INF)])
        unit, factor = rng.choice(["abs", "abs", "abs", "rel"]), rng.choice(["1", "1", "1", "x"])
        clamp = Clamp(Fraction(rng.randrange(1, 30), 4), "0", rng.choice(["x", "1"])) if rng.random() < 0.1 else None
        return Claim(target, form, {}, low, high, unit=unit, factor=factor, clamp=clamp)


def holes(claim, rng):
    """What is proved about a claim and yet fails at a point, or is not taken by the checker; and whether a bound is."""
    found = []
    proof = prove(claim)
    for kind, answer in (("bound", proof), ("identity", identity(claim))):
        if answer.bound is None:
            continue
        at = refuted(claim, answer.bound, rng)
        if at is not None:
            found.append(f"{kind} {float(answer.bound):.6g} fails at x = {at}")
        fault = check(Certificate(claim, answer))
        if fault:
            found.append(f"the checker refuses the {kind}: {fault}")
    if not undefined(claim):
        if refuted(claim, mp.inf, rng) is not None:
            found.append("a side has no value at a point")
        found += _shape_holes(claim, rng)
    return found, proof.bound is not None


def _shape_holes(claim, rng):
    if claim.clamp is not None:
        return []
    with mp.workdps(900):
        values = [number(evaluate(claim.form, p)) for p in points_of(claim, rng, 20)]
    steps = [b - a for a, b in zip(values, values[1:], strict=False)]
    noise = AGREE * (1 + max(map(abs, values)))
    seen = {
        "increasing": all(step >= -noise for step in steps),
        "decreasing": all(step <= noise for step in steps),
        "nonnegative": all(value >= -noise for value in values),
        "nonpositive": all(value <= noise for value in values),
    }
    return [f"not {statement}" for statement, plausible in seen.items() if not plausible and holds(claim, statement)]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    proving.MOST_CELLS = 1500
    signal.signal(signal.SIGALRM, _give_up)
    until = time.monotonic() + 60 * chosen.minutes
    adversary, source = Adversary(chosen.seed), Random_(chosen.seed)
    rng = random.Random(chosen.seed)  # noqa: S311 - a fixed sequence
    counts = {"false": 0, "random": 0, "proved": 0, "unreadable": 0, "slow": 0, "holes": 0}
    while time.monotonic() < until:
        for false in adversary.false_claims(32):
            counts["false"] += 1
            if accepted(false.certificate):
                counts["holes"] += 1
                print("HOLE", false.why, false.certificate.claim, flush=True)
        for _ in range(32):
            claim = None
            signal.alarm(PATIENCE)
            try:
                claim = source.claim()
                found, proved = holes(claim, rng)
            except XphiError:
                counts["unreadable"] += 1
                continue
            except TimeoutError:
                counts["slow"] += 1
                print("slow", claim, flush=True)
                continue
            finally:
                signal.alarm(0)
            counts["random"] += 1
            counts["proved"] += proved
            for hole in found:
                counts["holes"] += 1
                print("HOLE", hole, claim, flush=True)
    print(counts)


def _give_up(*_):
    raise TimeoutError


if __name__ == "__main__":
    main()
