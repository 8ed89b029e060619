"""Problem in, proved approximation out: the face that derives, then proves."""

from xphi.design.approximation import Approximation
from xphi.design.deriving import derive
from xphi.design.known import KnownError, known_errors
from xphi.design.own import Own, certify

__all__ = ["Approximation", "KnownError", "Own", "certify", "derive", "known_errors"]
