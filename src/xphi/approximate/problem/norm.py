"""What a norm is, as far as a problem needs to know; how one is made small stands in ``approximate/norms``."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Norm:
    """A measure of the error.

    Parameters
    ----------
    name : str
        As it is typed.
    power : int, optional
        Of the integral of |e|^power; None for the largest error.
    relative : bool
        Whether the error is divided by the target.
    local : bool
        Whether derivatives are matched at a point instead; the name may carry one, as in ``taylor@1``.
    slowest : int, optional
        The fastest growth of the error at infinity, as a power of x, with which the norm is finite; None where
        infinity does not count.
    even : bool
        Whether the best forms of a symmetric problem include a symmetric one.
    """

    name: str
    power: int | None = None
    relative: bool = False
    local: bool = False
    slowest: int | None = None
    even: bool = False

    @property
    def largest(self) -> bool:
        """Whether it is the largest error, plain or relative."""
        return self.power is None and not self.local


#: The largest error, of problems that name no norm.
LARGEST = Norm("minimax", slowest=0, even=True)
