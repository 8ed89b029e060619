r"""Mathematical type for a browser: the small part of TeX that this page uses, as MathML.

Formulas come from :func:`xphi.plot.tex.tex` or are written in a template; a browser sets them in the colour
and size of the text around them, without a script.
"""

from __future__ import annotations

import re

from markupsafe import Markup, escape

_TOKEN = re.compile(r"\\[A-Za-z]+|\\.|\d+(?:\.\d+)?|\S")
_FUNCTIONS = ("tanh", "exp", "min", "max", "ln", "sin", "cos", "lim")
_SYMBOLS = {
    "sigma": "σ", "Phi": "Φ", "phi": "φ", "pi": "π", "alpha": "α", "lambda": "λ", "infty": "∞", "ldots": "…",
}  # fmt: skip
_OPERATORS = {
    "leq": "≤", "geq": "≥", "approx": "≈", "cdot": "·", "times": "×", "pm": "±", "sim": "∼", "to": "→", "ne": "≠",
    "in": "∈", "prime": "′",
}  # fmt: skip
_SPACES = {r"\,": "0.17em", r"\ ": "0.3em", r"\;": "0.28em", r"\quad": "1em"}
_STRETCHED = {"(": "(", ")": ")", "[": "[", "]": "]", "|": "|"}


def math(tex: str, *, display: bool = False) -> Markup:
    r"""A formula as a ``<math>`` element.

    Parameters
    ----------
    tex : str
    display : bool
        On a line of its own.

    Raises
    ------
    ValueError
        For TeX that is not in the part understood here.

    Examples
    --------
    >>> str(math("x^{2}"))
    '<math><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math>'
    """
    reader = _Reader(tex)
    body = reader.row()
    if reader.rest:
        raise ValueError(f"unbalanced formula: {tex}")
    opening = '<math display="block">' if display else "<math>"
    return Markup(f"{opening}{body}</math>")  # noqa: S704 - made of escaped pieces only


class _Reader:
    """Tokens, read once from left to right."""

    def __init__(self, tex: str) -> None:
        self.tex = tex
        self.rest = _TOKEN.findall(tex)[::-1]

    def row(self, *closing: str) -> str:
        """Elements up to a closing token, which is taken too."""
        found: list[str] = []
        while self.rest:
            token = self.rest.pop()
            if token in closing:
                return _wrapped(found)
            if token in ("^", "_"):
                tag = "msup" if token == "^" else "msub"
                found.append(f"<{tag}>{found.pop()}{self.one()}</{tag}>")
            else:
                found.append(self.element(token))
        if closing:
            raise ValueError(f"unbalanced formula: {self.tex}")
        return f"<mrow>{''.join(found)}</mrow>"

    def one(self) -> str:
        """The next element, as the argument of a command."""
        if not self.rest:
            raise ValueError(f"unbalanced formula: {self.tex}")
        return self.element(self.rest.pop())

    def element(self, token: str) -> str:
        """One element that begins with a token."""
        name = token[1:]
        if token == "{":
            return self.row("}")
        if token[0].isdigit():
            return f"<mn>{token}</mn>"
        if token in _SPACES:
            return f'<mspace width="{_SPACES[token]}"/>'
        if token in (r"\frac", r"\dfrac"):
            return f"<mfrac>{self.one()}{self.one()}</mfrac>"
        if token == r"\sqrt":
            return f"<msqrt>{self.one()}</msqrt>"
        if token in (r"\mathrm", r"\mathcal"):
            return self.word()
        if token == r"\left":
            opening = _STRETCHED[self.rest.pop()]
            inner = self.row(r"\right")
            closing = _STRETCHED[self.rest.pop()]
            return f"<mrow><mo>{opening}</mo>{inner}<mo>{closing}</mo></mrow>"
        if name in _FUNCTIONS:
            return f"<mi>{name}</mi>"
        if name in _SYMBOLS:
            return f"<mi>{_SYMBOLS[name]}</mi>"
        if name in _OPERATORS:
            return f"<mo>{_OPERATORS[name]}</mo>"
        if token[0] == "\\":
            raise ValueError(f"{token} is not understood in {self.tex}")
        if token.isalpha():
            return f"<mi>{token}</mi>"
        if token in "()[]|":
            return f'<mo stretchy="false">{token}</mo>'
        return f"<mo>{'−' if token == '-' else escape(token)}</mo>"

    def word(self) -> str:
        """The letters in braces, upright."""
        if self.rest.pop() != "{":
            raise ValueError(f"a word needs braces in {self.tex}")
        letters = []
        while (token := self.rest.pop()) != "}":
            letters.append(token)
        text = "".join(letters)
        return f'<mi mathvariant="normal">{escape(text)}</mi>' if len(text) == 1 else f"<mi>{escape(text)}</mi>"


def _wrapped(found: list[str]) -> str:
    return found[0] if len(found) == 1 else f"<mrow>{''.join(found)}</mrow>"
