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
    '<math displaystyle="true"><mrow><msup><mi>x</mi><mn>2</mn></msup></mrow></math>'
    """
    reader = _Reader(tex)
    body = reader.row()
    if reader.rest:
        raise ValueError(f"unbalanced formula: {tex}")
    opening = '<math display="block">' if display else '<math displaystyle="true">'
    return Markup(f"{opening}{body}</math>")  # noqa: S704 - made of escaped pieces only


class _Reader:
    """Tokens, read once from left to right."""

    def __init__(self, tex: str) -> None:
        self.tex = tex
        self.rest = _TOKEN.findall(tex)[::-1]

    def row(self, *closing: str) -> str:
        """Elements up to a closing one, which is taken too."""
        found: list[str] = []
        while self.rest:
            piece = self.rest.pop()
            if piece in closing:
                return _wrapped(found)
            if piece in ("^", "_"):
                tag = "msup" if piece == "^" else "msub"
                found.append(f"<{tag}>{found.pop()}{self.one()}</{tag}>")
            elif piece == "-" and (not found or _opens(found[-1])):
                found.append('<mo form="prefix" lspace="0" rspace="0">−</mo>')
            elif piece == "/":
                found.append('<mo lspace="0" rspace="0">/</mo>')
            else:
                found.append(self.element(piece))
        if closing:
            raise ValueError(f"unbalanced formula: {self.tex}")
        return f"<mrow>{''.join(found)}</mrow>"

    def one(self) -> str:
        """The next element, as the argument of a command."""
        if not self.rest:
            raise ValueError(f"unbalanced formula: {self.tex}")
        return self.element(self.rest.pop())

    def element(self, piece: str) -> str:
        """One element that begins with a piece of TeX."""
        name = piece[1:]
        if piece == "{":
            return self.row("}")
        if piece[0].isdigit():
            return f"<mn>{piece}</mn>"
        if piece in _SPACES:
            return f'<mspace width="{_SPACES[piece]}"/>'
        if piece in (r"\frac", r"\dfrac"):
            return f"<mfrac>{self.one()}{self.one()}</mfrac>"
        if piece == r"\sqrt":
            return f"<msqrt>{self.one()}</msqrt>"
        if piece in (r"\mathrm", r"\mathcal"):
            return self.word()
        if piece == r"\left":
            opening = _STRETCHED[self.rest.pop()]
            inner = self.row(r"\right")
            closing = _STRETCHED[self.rest.pop()]
            return f"<mrow><mo>{opening}</mo>{inner}<mo>{closing}</mo></mrow>"
        if name in _FUNCTIONS:
            return f"<mi>{name}</mi>"
        if name in ("Phi", "infty"):  # upright, as in print
            return f'<mi mathvariant="normal">{_SYMBOLS[name]}</mi>'
        if name in _SYMBOLS:
            return f"<mi>{_SYMBOLS[name]}</mi>"
        if name in _OPERATORS:
            return f"<mo>{_OPERATORS[name]}</mo>"
        if piece[0] == "\\":
            raise ValueError(f"{piece} is not understood in {self.tex}")
        if piece.isalpha():
            return f"<mi>{piece}</mi>"
        if piece in "()[]|":
            return f'<mo stretchy="false">{piece}</mo>'
        return f"<mo>{'−' if piece == '-' else escape(piece)}</mo>"

    def word(self) -> str:
        """The letters in braces, upright."""
        if self.rest.pop() != "{":
            raise ValueError(f"a word needs braces in {self.tex}")
        letters = []
        while (piece := self.rest.pop()) != "}":
            letters.append(piece)
        text = "".join(letters)
        return f'<mi mathvariant="normal">{escape(text)}</mi>' if len(text) == 1 else f"<mi>{escape(text)}</mi>"


def _opens(element: str) -> bool:
    """Whether a minus after this element is a sign."""
    return element.endswith("</mo>") and not element.endswith((")</mo>", "]</mo>", "|</mo>"))


def _wrapped(found: list[str]) -> str:
    return found[0] if len(found) == 1 else f"<mrow>{''.join(found)}</mrow>"
