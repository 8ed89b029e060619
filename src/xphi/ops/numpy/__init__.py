"""The functions on NumPy arrays: what `xphi.gelu` and its like are."""

from xphi.ops.numpy._accuracy import Accuracy
from xphi.ops.numpy._registry import get, names, spellings
from xphi.ops.numpy.activation import Activation
from xphi.ops.numpy.gate import Gate

__all__ = ["Accuracy", "Activation", "Gate", "get", "names", "spellings"]
