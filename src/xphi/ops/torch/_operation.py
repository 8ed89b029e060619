"""One operator of ``torch.ops.xphi``: what it is called, what it takes, and how it is called from Python."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from torch.compiler import is_dynamo_compiling

from xphi.kinds import KINDS
from xphi.ops.torch import _direct

Tensors = tuple[Any, ...]


class Operation:
    """A kind of a function or of a gate, on tensors of one shape, element by element.

    Parameters
    ----------
    function : str
        As the kernels have it.
    kind : str
        One of `xphi.kinds.GENERATED`.
    defaults : mapping of str to float
        The numbers that the formula leaves open, with their usual values.
    """

    def __init__(self, function: str, kind: str, defaults: Mapping[str, float]) -> None:
        self.function = function
        self.kind = kind
        self.defaults = dict(defaults)
        known = KINDS[kind]
        self.name = function + known.ending
        self.operands = known.inputs
        self.gated = known.of == "gate"
        self.outputs = len(known.outputs)
        self.overload: Any = None  # the operator itself, once it is defined

    def __repr__(self) -> str:
        return f"torch.ops.xphi.{self.name}"

    @property
    def schema(self) -> str:
        """What the operator takes and gives, as torch.library reads it."""
        given = [f"Tensor {operand}" for operand in self.operands] + ['str rung="faithful"']
        given += [f"float {name}={value!r}" for name, value in self.defaults.items()]
        made = "Tensor" if self.outputs == 1 else "(Tensor, Tensor)"
        return f"{self.name}({', '.join(given)}) -> {made}"

    def bound(self, args: Sequence[Any], kwargs: Mapping[str, Any]) -> tuple[Tensors, str, tuple[float, ...]]:
        """The tensors, the rung and the numbers of a call, of which the dispatcher leaves out the usual values."""
        usual: dict[str, Any] = {"rung": "faithful", **self.defaults}
        count = len(self.operands)
        given = {**dict(zip(usual, args[count:], strict=False)), **kwargs}
        rung, *numbers = (usual | given).values()
        return tuple(args[:count]), rung, tuple(numbers)

    def __call__(self, *tensors: Any, rung: str = "faithful", numbers: tuple[float, ...] = ()) -> Any:
        """The operator's results, without the dispatcher where it has nothing to do."""
        if self.direct(tensors) and not _direct.recorded(tensors):
            return self.compute(tensors, rung, numbers)
        return self.overload(*tensors, rung, *numbers)

    def direct(self, tensors: Tensors) -> bool:
        """Whether the core may compute these tensors as they are. Whether a gradient is recorded is not asked."""
        return not is_dynamo_compiling() and _direct.unobserved() and _direct.fit(tensors)

    def compute(self, tensors: Tensors, rung: str, numbers: tuple[float, ...]) -> Any:
        """The results, by the core."""
        kernel = _direct.compiled(self.function, self.kind, tensors[0].dtype, rung)
        return _direct.compute(kernel, self.outputs, numbers, *tensors)


#: Every operation there is, by function and kind.
OPERATIONS: dict[tuple[str, str], Operation] = {}
