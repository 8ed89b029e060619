"""What every language needs: the formula in evaluation order, its constants in a format, and the bound with them."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from sympy.printing.c import reserved_words

from xphi import formats, functions
from xphi.certify.certificate import Certificate
from xphi.certify.claim import Bound, Claim
from xphi.certify.prove import Proof, prove
from xphi.emit._far import Far, ends
from xphi.emit._language import Options, arithmetic
from xphi.emit._layout import BINARY64, laid_out, rounded_constant, substituted
from xphi.emit._total import Total
from xphi.errors import XphiError
from xphi.formats import Format
from xphi.formula.symbols import parameter, x
from xphi.reference import rounded

if TYPE_CHECKING:
    from xphi.emit._language import Language

#: Names that a coefficient may have and that mean something else in one of the languages.
RESERVED = frozenset(reserved_words) | {
    "np",
    "y",
    "logistic",
    "log1p_exp",
    "lesser",
    "greater",
    "sign",
    "fabs",
    "log1p",
    "pow",
}


@dataclass(frozen=True)
class Code:
    """An approximation on its way to a language.

    Parameters
    ----------
    name : str
        A name that any language accepts.
    claim : Claim
        With coefficients rounded to the format.
    proof : Proof
        Of that claim: the bound in the header is about the constants in the code.
    formula : sympy.Expr
        The form in ``x``, coefficients and constants as symbols, polynomials in the scheme that was asked for.
    constants : dict of sympy.Symbol to Fraction
        The values of those symbols.
    far : tuple of Far
        What stands in for the form far out, the left side first.
    options : Options
    coefficients : set of sympy.Symbol
        Those of the constants that are exactly what is proved.
    """

    name: str
    claim: Claim
    proof: Proof
    formula: Any
    constants: dict[Any, Fraction]
    far: tuple[Far, ...]
    options: Options = field(default_factory=Options)
    coefficients: frozenset[Any] = frozenset()
    totals: dict[Any, Total] = field(default_factory=dict, compare=False, repr=False)

    @classmethod
    def of(cls, certificate: Certificate, options: Options | None = None) -> Code:
        """Round the coefficients to the format, prove again what that gives, and lay the formula out.

        Raises
        ------
        XphiError
            For a coefficient beyond the format, or a clamp of the argument on an unbounded domain.
        """
        options = options or Options()
        dtype = formats.get(options.dtype or "binary64")
        claim, proof = certificate.claim, certificate.proof
        values = {n: rounded_constant(f"the coefficient {n}", c, dtype) for n, c in claim.coefficients.items()}
        if values != claim.coefficients or claim.exact:
            claim = replace(claim, coefficients=values, exact={})
            proof = prove(claim)
        if options.clamp_argument and math.isinf(claim.low) and math.isinf(claim.high):
            raise XphiError("the domain is the whole line, so there is no end to clamp the argument to")
        form = functions.formula(claim.form)
        taken = RESERVED | set(claim.coefficients)
        renamed = {parameter(n): _other(n, taken) if n in RESERVED else parameter(n) for n in claim.coefficients}
        known = {renamed[parameter(name)]: value for name, value in claim.coefficients.items()}
        formula, others = laid_out(form.subs(renamed), known, number_format=arithmetic(dtype), scheme=options.scheme)
        return cls(
            options.name or _name(claim),
            claim,
            proof,
            formula,
            known | others,
            tuple(_far(claim)),
            options,
            frozenset(known),
        )

    @property
    def dtype(self) -> Format | None:
        """The format that was asked for."""
        return None if self.options.dtype is None else formats.get(self.options.dtype)

    def computes(self, language: Language) -> tuple[str, ...]:
        """The formats that the code is about."""
        return language.own if self.dtype is None else (self.dtype.name,)

    def total(self, language: Language, number_format: str) -> Total:
        """The bound of the error of the computed values in a format."""
        from xphi.emit._total import total

        key = repr(language.machine(number_format))
        if key not in self.totals:
            self.totals[key] = total(self, language, formats.get(number_format))
        return self.totals[key]

    def prepared(self, language: Language) -> Code:
        """The same with underscores after each constant whose name means something in a language."""
        taken = {str(symbol) for symbol in self.constants} | {self.name}
        clashing = [s for s in self.constants if language.reserved(str(s)) or str(s) == self.name]
        names = {symbol: _other(symbol, taken, language) for symbol in clashing}
        if not names:
            return self
        return replace(
            self,
            formula=substituted(self.formula, names),
            constants={names.get(symbol, symbol): value for symbol, value in self.constants.items()},
            coefficients=frozenset(names.get(symbol, symbol) for symbol in self.coefficients),
        )

    def summary(self) -> list[str]:
        """Lines on what the code computes, and on the error over the reals."""
        c, p = self.claim, self.proof
        title = f"{c.target} by {c.form}"
        if p.bound is None:
            return [title, "", f"No bound is proved with these coefficients: {p.reason}."]
        relative = "relative " if c.unit == "rel" else ""
        times = "" if c.factor == "1" else f"{c.factor} times the "
        domain = f"[{float(c.low):g}, {float(c.high):g}]"
        return [
            title,
            "",
            f"{times}{relative}error at most {float(p.bound)!r} for x in {domain}, proved over the reals",
            "with exactly these coefficients.",
        ]

    def beyond(self) -> str:
        """The sentence on a clamp."""
        c = self.claim.clamp
        return "" if c is None else f"Beyond |x| = {float(c.at):g} the asymptotes {c.left} and {c.right} stand in."

    def ends(self) -> tuple[Fraction | None, Fraction | None]:
        """Where the argument is clamped: the outermost numbers of the format in the domain."""
        dtype = self.dtype or BINARY64
        if not self.options.clamp_argument:
            return None, None
        return _inner(self.claim.low, 1, dtype), _inner(self.claim.high, -1, dtype)

    def threshold(self, far: Far, number_format: Format) -> Fraction:
        """From where on something stands in far out, as a number of a format that decides as the exact one does."""
        at = far.at if arithmetic(number_format).name == "binary64" else far.narrow
        return toward_zero(at, arithmetic(number_format))

    def thresholds(self, far: Far, language: Language) -> dict[str, float]:
        """The same for each format in which the code computes."""
        wide = [arithmetic(name) for name in self.computes(language)]
        return {each.name: float(self.threshold(far, each)) for each in wide}


def toward_zero(value: Fraction, number_format: Format) -> Fraction:
    """The last number of a format up to a positive value."""
    found = number_format.round(value)
    if isinstance(found, float):
        return Fraction(0) if found == 0 else number_format.largest
    return found if found <= value else Fraction(number_format.below(found))


def _inner(end: Bound, inward: int, number_format: Format) -> Fraction | None:
    """The first number of a format inside an end of a domain; None for an infinite one."""
    if isinstance(end, float):
        return None
    nearest = number_format.round(end)
    if isinstance(nearest, float) and nearest != 0:
        if inward * end > 0:
            raise XphiError(f"no number of {number_format.name} is in the domain; choose a wider --dtype")
        return -inward * number_format.largest
    found = Fraction(nearest)
    if inward * (found - end) >= 0:
        return found
    return Fraction(number_format.above(found) if inward > 0 else number_format.below(found))


def _other(symbol: Any, taken: Iterable[str], language: Language | None = None) -> Any:
    """A name that is not taken, nor means something in a language."""
    name = f"{symbol}_"
    while name in taken or (language is not None and name in language.words):
        name += "_"
    return parameter(name)


def _name(claim: Claim) -> str:
    stem = re.sub(r"\W+", "_", claim.target.replace("'", "_prime")).strip("_").lower()
    return f"xphi_{stem or 'function'}"


def _far(claim: Claim) -> Iterator[Far]:
    """The clamp; or, on an unbounded domain, the form's own asymptotes from where they are the form to the last bit."""
    sides = [side for side, end in ((-1, claim.low), (1, claim.high)) if math.isinf(end)]
    clamp = claim.clamp
    if clamp is None:
        yield from ends(claim.approximation(), sides)
        return
    for side in sides:
        line = functions.target(clamp.left if side < 0 else clamp.right)
        limit = float(rounded(claim.target_formula(), side * math.inf, BINARY64))
        if line.has(x) or math.isfinite(limit):
            yield Far(side, clamp.at, clamp.at, line if line.has(x) else None, limit)
