"""The C source of a library: the emitted function, and loops over arrays around it."""

from __future__ import annotations

from xphi.emit import Code, c
from xphi.errors import XphiError

#: Names of the loops, by NumPy's type.
LOOPS = {"float64": "xphi_loop_binary64", "float32": "xphi_loop_binary32"}

# Binary32 goes through the same binary64 function and is rounded once, so that the proved bound is about it too.
_LOOP = """\
void {loop}(const {type} *in, {type} *out, ptrdiff_t n)
{{
    /* `out` is `in` or apart from it: no iteration reads what another wrote */
#if defined(__clang__)
#pragma clang loop vectorize(assume_safety)
#elif defined(__GNUC__)
#pragma GCC ivdep
#endif
    for (ptrdiff_t i = 0; i < n; ++i)
        out[i] = ({type}){name}(in[i]);
}}
"""


def source(code: Code) -> str:
    """The whole file.

    Raises
    ------
    XphiError
        If the text for people could end the comment that it stands in.
    """
    said = code.summary()
    for line in said:
        if "*/" in line or not line.isprintable():
            raise XphiError(f"the approximation is not compiled, because its description {line!r} is no plain text")
    emitted = c.source(code, said).replace(
        f"double {code.name}(double x)", f"static inline double {code.name}(double x)"
    )
    loops = [
        _LOOP.format(loop=LOOPS[name], type=kind, name=code.name)
        for name, kind in (("float64", "double"), ("float32", "float"))
    ]
    return "\n".join([emitted, "#include <stddef.h>", "", *loops])
