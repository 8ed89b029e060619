"""What symmetry settles before anything is fitted.

On a symmetric interval with an even weight the mean of a best form and its mirror image is a best form too. So where
the odd (or the even) part of the target lies in the span of the form's odd (even) terms, those terms are known exactly,
and what is left is a fit on one half.
"""

from __future__ import annotations

from typing import Any

import sympy as sp

from xphi.approximate.problem.constraints import Reduced
from xphi.formula.symbols import x


def settle(reduced: Reduced, target: Any) -> None:
    """Fix the parameters of one parity where the target's part of that parity is met exactly.

    Parameters
    ----------
    reduced : Reduced
        Changed in place, when its form is linear in polynomials of either parity.
    target : sympy.Expr
    """
    basis = {symbol: reduced.form.diff(symbol) for symbol in reduced.free}
    if not all(term.free_symbols <= {x} and term.is_polynomial(x) for term in basis.values()):
        return
    rest = target - reduced.form.subs(dict.fromkeys(reduced.free, 0))
    for sign, name in ((-1, "odd"), (1, "even")):
        own = {s: b for s, b in basis.items() if sp.expand(b.subs(x, -x) - sign * b) == 0}
        other = {s for s, b in basis.items() if sp.expand(b.subs(x, -x) + sign * b) == 0}
        if not own or not other or len(own) + len(other) < len(basis):
            continue
        part = sp.expand(sp.simplify((rest + sign * rest.subs(x, -x)) / 2))
        if not part.is_polynomial(x):
            continue
        equations = sp.Poly(part - sum(s * b for s, b in own.items()), x).all_coeffs()
        solution = sp.solve(equations, list(own), dict=True)
        if len(solution) != 1 or any(not solution[0].get(s, s).is_number for s in own):
            continue
        for symbol, value in solution[0].items():
            reduced.form = reduced.form.subs(symbol, value)
            reduced.solved = {key: old.subs(symbol, value) for key, old in reduced.solved.items()}
            reduced.solved[symbol] = value
        reduced.free = tuple(s for s in reduced.free if s not in own)
        reduced.mirror = -sign  # the error that is left has the other parity
        values = ", ".join(f"{s} = {sp.sstr(v)}" for s, v in solution[0].items())
        reduced.notes.append(f"by symmetry the {name} part is met exactly: {values}")
        return
