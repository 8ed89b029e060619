"""Pictures: one function per kind of figure, and the poster.

Every function here returns a :class:`~xphi.plot.picture.Picture`, which knows what was drawn in numbers and
renders itself to PNG or SVG, the same bytes each time.
"""

from __future__ import annotations

from xphi.files import picture_kind
from xphi.plot.approximations import approximations
from xphi.plot.curve import error_curve
from xphi.plot.derivative import derivative
from xphi.plot.errors import error
from xphi.plot.function import function
from xphi.plot.picture import Mark, Picture
from xphi.plot.poster import poster
from xphi.plot.ulp import ulp

__all__ = [
    "Mark",
    "Picture",
    "approximations",
    "derivative",
    "error",
    "error_curve",
    "function",
    "picture_kind",
    "poster",
    "ulp",
]
