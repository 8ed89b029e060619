"""Certificates that are false by construction: a value missing at one point, a pole just inside, a wrong word."""

import math
import random
from dataclasses import dataclass, replace
from fractions import Fraction

from adversary.oracle import INF, refuted
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import Cover, Proof, prove
from xphi.certify.verify import check
from xphi.errors import XphiError

NOTHING = Proof(Fraction(0), Fraction(0), Fraction(0), (), 128)


@dataclass(frozen=True)
class FalseClaim:
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
        return FalseClaim(
            "a bump at an irrational point", Certificate(Claim("x", form, {}, Fraction(-3), Fraction(3)), NOTHING)
        )

    def smaller_bound(self):
        honest = self.pick(self.honest)
        factor = self.pick([Fraction(999, 1000), Fraction(1, 2), 1 - Fraction(1, 5000)])
        bound = Fraction(float(honest.proof.observed * factor))
        observed = bound if self.rng.random() < 0.5 else Fraction(float(bound * (1 - Fraction(1, 20000))))
        return FalseClaim(
            "the bound is too small", replace(honest, proof=replace(honest.proof, bound=bound, observed=observed))
        )

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
        return FalseClaim("the cells end before the domain", replace(honest, claim=replace(honest.claim, **changes)))

    def other_target(self):
        honest = self.pick(self.honest)
        other = self.pick([t for t, *_ in HONEST if t != honest.claim.target] + ["x", "0", "1/(x-1/7)", "log(x)"])
        return self._if_false(
            "the target is another function", replace(honest, claim=replace(honest.claim, target=other))
        )

    def other_measure(self):
        honest = self.pick(self.honest)
        changes = self.pick([{"factor": "x"}, {"factor": "1/x"}, {"unit": "rel"}, {"factor": "1000"},
                             {"clamp": Clamp(Fraction(self.rng.randrange(1, 8), 8), "0", "x")}])  # fmt: skip
        return self._if_false(
            "the error is measured otherwise", replace(honest, claim=replace(honest.claim, **changes))
        )

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
        return FalseClaim("a pole in the domain", replace(honest, claim=claim))

    def relative_zero(self):
        c = self.inside(self.honest[3].claim)
        target, form = f"x-({c})", f"x-({c})+1/1000000"
        claim = Claim(target, form, {}, Fraction(-1), Fraction(1), unit="rel")
        cover = self.honest[3].proof.covers
        proof = Proof(Fraction(1, 2**20), Fraction(1, 2**20), Fraction(1), cover, 128)
        return FalseClaim("a relative error at a zero of the target", Certificate(claim, proof))

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
            return FalseClaim("a name or a value with two meanings", Certificate(make(), NOTHING))
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
        return FalseClaim(f"it is not {statement}", Certificate(claim, NOTHING, (statement,)))

    def numbers(self):
        honest = self.pick(self.honest[3:5])  # on an interval: a tail may start earlier than it was stored
        p = honest.proof
        changes = self.pick([
            {"bound": -p.bound}, {"observed": p.bound * 2}, {"bits": 10}, {"bits": 10**9}, {"covers": ()},
            {"covers": p.covers[:-1]}, {"covers": (*p.covers, p.covers[0])},
            {"bound": Fraction(0), "observed": Fraction(0)},
            {"covers": tuple(Cover(c.points[:-1], c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points[::-1], c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points, not c.left_tail, c.right_tail) for c in p.covers)},
            {"covers": tuple(Cover(c.points[: len(c.points) // 2], c.left_tail, c.right_tail) for c in p.covers)},
            {"bound": p.bound * 2**4000}, {"observed": p.observed / 2**4000},
        ])  # fmt: skip
        return FalseClaim("a number of the proof is wrong", replace(honest, proof=replace(p, **changes)))

    def _if_false(self, why, certificate, points=()):
        """The certificate, when a point refutes it: a change may leave a claim true."""
        found = refuted(certificate.claim, certificate.proof.bound, self.rng, 8, points)
        return None if found is None else FalseClaim(why, certificate)

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
