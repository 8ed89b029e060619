"""How far a model's outputs move when something in it is changed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from xphi.errors import XphiError

Array = np.ndarray[Any, np.dtype[Any]]


@dataclass(frozen=True)
class Drift:
    """What became of outputs, one row for each input.

    Parameters
    ----------
    cosine : array of float64, shape (rows,)
        The cosine of each row before and after.
    largest : float
        The largest absolute change of a component.
    size : float
        The largest component before, in absolute value: what `largest` is to be compared with.
    similarity : float
        The largest absolute change of the cosine of two rows.
    neighbours_changed : float
        The share of rows whose nearest other row, by cosine, is another one afterwards.
    """

    cosine: Array
    largest: float
    size: float
    similarity: float
    neighbours_changed: float

    def __str__(self) -> str:
        """The numbers in a line."""
        return (
            f"cosine {self.cosine.min():.7f} at least, {self.cosine.mean():.7f} on average; largest change "
            f"{self.largest:.2g} of {self.size:.2g}; similarities change by up to {self.similarity:.2g}; nearest "
            f"neighbour changed for {100 * self.neighbours_changed:.3g} %"
        )


def drift(before: Any, after: Any) -> Drift:
    """Compare the outputs of a model before and after a change.

    Parameters
    ----------
    before, after : arrays or tensors of one shape, (rows, ...)
        A row is one input's output; what follows the first axis counts as one vector.

    Returns
    -------
    Drift

    Raises
    ------
    XphiError
        If the shapes differ, or there are not two rows, or a row is zero or not finite.

    Examples
    --------
    >>> d = drift([[1.0, 0.0], [0.0, 2.0]], [[1.0, 0.0], [0.0, 1.5]])
    >>> d.largest, d.neighbours_changed, d.cosine.tolist()
    (0.5, 0.0, [1.0, 1.0])
    """
    old, new = _rows(before, "before"), _rows(after, "after")
    if old.shape != new.shape:
        raise XphiError(f"drift compares outputs of one shape: before has {old.shape} and after has {new.shape}")
    old_unit, new_unit = (rows / np.linalg.norm(rows, axis=1, keepdims=True) for rows in (old, new))
    similar = old_unit @ old_unit.T, new_unit @ new_unit.T
    nearest = [np.argmax(np.where(np.eye(len(old), dtype=bool), -np.inf, matrix), axis=1) for matrix in similar]
    return Drift(
        cosine=np.sum(old_unit * new_unit, axis=1),
        largest=float(np.max(np.abs(new - old))),
        size=float(np.max(np.abs(old))),
        similarity=float(np.max(np.abs(similar[1] - similar[0]))),
        neighbours_changed=float(np.mean(nearest[0] != nearest[1])),
    )


def _rows(values: Any, label: str) -> Array:
    """One float64 vector for each input."""
    detached = values.detach().cpu().double() if hasattr(values, "detach") else values
    array = np.asarray(detached, dtype=np.float64)
    if array.ndim < 2 or len(array) < 2:
        raise XphiError(f"drift compares at least two rows, and {label} has shape {array.shape}")
    rows = array.reshape(len(array), -1)
    if not np.isfinite(rows).all() or not np.any(rows, axis=1).all():
        raise XphiError(f"drift needs rows that are finite and not zero, and {label} has one that is not")
    return rows
