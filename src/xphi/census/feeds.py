"""Feed-forward parts of a live module: which modules they are, by the names and shapes of their matrices."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

#: Names of the matrices: gate, up, down. Where the first is None there is no gate.
_NAMED: tuple[tuple[str | None, str, str], ...] = (
    ("gate_proj", "up_proj", "down_proj"),
    ("wi_0", "wi_1", "wo"),
    ("w1", "w3", "w2"),
    (None, "up_proj", "down_proj"),
    (None, "c_fc", "c_proj"),
    (None, "fc1", "fc2"),
    (None, "fc_in", "fc_out"),
    (None, "dense_h_to_4h", "dense_4h_to_h"),
    (None, "wi", "wo"),
    (None, "ffn", "ffn_output"),
    (None, "lin1", "lin2"),
    (None, "linear1", "linear2"),
    (None, "intermediate.dense", "output.dense"),
    (None, "intermediate_dense", "output_dense"),
    (None, "intermediate_query.dense", "output_query.dense"),
    (None, "intermediate", "output"),
    (None, "linear_1", "linear_2"),
    (None, "linear_fc1", "linear_fc2"),
    (None, "pwconv1", "pwconv2"),
    (None, "layer_1", "layer_2"),
)
#: Gate and up in one matrix, and down; where the first has twice the rows that the second takes.
_PACKED = (
    ("gate_up_proj", "down_proj"),
    ("Wi", "Wo"),
    ("fc1", "fc2"),
    ("dense_h_to_4h", "dense_4h_to_h"),
)
_ROUTER = ("gate", "router", "shared_expert_gate")
_SHARED = ("shared_expert", "shared_experts", "shared_mlp")
_ACTIVE = ("top_k", "num_experts_per_tok", "num_experts_per_token")
_ACTIVATION = (
    "act",
    "act_fn",
    "activation",
    "activation_fn",
    "activation_function",
    "intermediate_act_fn",
    "gelu_impl",
    "intermediate.intermediate_act_fn",
)


@dataclass(frozen=True)
class Found:
    """One feed-forward part.

    Parameters
    ----------
    path : str
        Of the module that holds it.
    d_model, d_ff : int
        `d_ff` of one expert.
    gated, bias : bool
    activation : str
        As the module has it; empty where it does not say.
    parameters, router : tuple of str
        Full names; those of the router are among `parameters`.
    experts, active, shared_d_ff : int
        As :class:`~xphi.census.shape.FeedForward` has them; `active` is 0 where the module does not say.
    """

    path: str
    d_model: int
    d_ff: int
    gated: bool
    bias: bool
    activation: str
    parameters: tuple[str, ...]
    router: tuple[str, ...] = ()
    experts: int = 0
    active: int = 0
    shared_d_ff: int = 0


def find(modules: dict[str, Any], parameters: dict[str, Any]) -> list[Found]:
    """Every feed-forward part, outermost first, in the order of the modules; experts count as one part."""
    found: list[Found] = []
    for path in modules:
        if any(part.experts and path.startswith(f"{part.path}.") for part in found):
            continue
        part = _mixture(path, modules, parameters) or _dense(path, modules, parameters)
        if part is not None:
            found.append(part)
    return found


def _dense(path: str, modules: dict[str, Any], parameters: dict[str, Any]) -> Found | None:
    for names in _PACKED:
        up, down = (modules.get(_join(path, name)) for name in names)
        if not _is_matrix(up) or not _is_matrix(down):
            continue
        hidden, width = _sizes(up)
        if _sizes(down) == (width, hidden // 2) and hidden % 2 == 0:
            return _found(path, modules, parameters, width, hidden // 2, names, gated=True)
    for gate, up_name, down_name in _NAMED:
        wanted = [name for name in (gate, up_name, down_name) if name is not None]
        matrices = [modules.get(_join(path, name)) for name in wanted]
        if not all(_is_matrix(module) for module in matrices):
            continue
        hidden, width = _sizes(matrices[0])
        ups, down_sizes = [_sizes(module) for module in matrices[:-1]], _sizes(matrices[-1])
        if all(sizes == (hidden, width) for sizes in ups) and down_sizes == (width, hidden):
            return _found(path, modules, parameters, width, hidden, tuple(wanted), gated=gate is not None)
    return None


def _found(
    path: str,
    modules: dict[str, Any],
    parameters: dict[str, Any],
    d_model: int,
    d_ff: int,
    matrices: tuple[str, ...],
    *,
    gated: bool,
) -> Found:
    own = tuple(name for matrix in matrices for name in _under(_join(path, matrix), parameters))
    bias = any(name.endswith("bias") for name in own)
    return Found(path, d_model, d_ff, gated, bias, _activation(path, modules), own)


def _mixture(path: str, modules: dict[str, Any], parameters: dict[str, Any]) -> Found | None:
    experts_path = _join(path, "experts")
    experts = modules.get(experts_path)
    if experts is None:
        return None
    single = _stacked(experts_path, modules, parameters) or _listed(experts_path, modules, parameters)
    if single is None:
        return None
    number, one = single
    shared = [_dense(_join(path, name), modules, parameters) for name in _SHARED if _join(path, name) in modules]
    router = tuple(name for child in _ROUTER for name in _under(_join(path, child), parameters))
    holders = (modules[path], experts, *(modules.get(_join(path, name)) for name in _ROUTER))
    return Found(
        path,
        one.d_model,
        one.d_ff,
        one.gated,
        one.bias,
        one.activation or _activation(path, modules),
        tuple(_under(path, parameters)),
        router,
        number,
        next((value for value in attributes(holders, _ACTIVE)), 0),
        sum(part.d_ff for part in shared if part is not None),
    )


def _listed(path: str, modules: dict[str, Any], parameters: dict[str, Any]) -> tuple[int, Found] | None:
    """Experts that are modules of their own."""
    one = _dense(_join(path, "0"), modules, parameters)
    number = sum(1 for name in modules if name.startswith(f"{path}.") and name[len(path) + 1 :].isdigit())
    return (number, one) if one is not None else None


def _stacked(path: str, modules: dict[str, Any], parameters: dict[str, Any]) -> tuple[int, Found] | None:
    """Experts whose matrices are stacked in parameters of three dimensions, in either order of rows and columns."""
    up = parameters.get(_join(path, "gate_up_proj"))
    gated = up is not None
    up = parameters.get(_join(path, "up_proj")) if up is None else up
    down = parameters.get(_join(path, "down_proj"))
    if up is None or down is None or len(up.shape) != 3 or len(down.shape) != 3:
        return None
    number, *sides = (int(size) for size in up.shape)
    rows, columns = (int(size) for size in down.shape[1:])
    for hidden, width in (sides, sides[::-1]):
        d_ff = hidden // 2 if gated else hidden
        if (hidden % 2 == 0 or not gated) and {width, d_ff} == {rows, columns}:
            bias = any(name.endswith("bias") for name in _under(path, parameters))
            return number, Found(path, width, d_ff, gated, bias, _activation(path, modules), ())
    return None


def _is_matrix(module: Any) -> bool:
    weight = getattr(module, "weight", None)
    return weight is not None and len(getattr(weight, "shape", ())) == 2


def _sizes(module: Any) -> tuple[int, int]:
    """Outputs and inputs of a linear module; Conv1D of GPT-2 stores them the other way round and says ``nf``."""
    rows, columns = (int(size) for size in module.weight.shape)
    return (columns, rows) if getattr(module, "nf", None) == columns else (rows, columns)


def _activation(path: str, modules: dict[str, Any]) -> str:
    for name in _ACTIVATION:
        held = modules.get(_join(path, name))
        if held is None and "." not in name:
            held = getattr(modules[path], name, None)
        if held is not None:
            return _spelled(held)
    return ""


def _spelled(held: Any) -> str:
    """What an activation is called: a function by its name, a module by its class, with what it prints of its options.

    A module that holds the activation and does something with it besides, such as a product with up, stands for it.
    """
    if isinstance(held, str):
        return held
    inner = getattr(held, "activation", None)
    if callable(inner) and hasattr(held, "named_modules"):
        return _spelled(inner)
    if type(held).__module__.startswith("torch.nn.modules."):
        return repr(held)
    return str(getattr(held, "__name__", None) or type(held).__name__)


def attributes(holders: Iterable[Any], wanted: tuple[str, ...]) -> Iterator[int]:
    """The whole numbers from 1 on that some holder has under a wanted name."""
    for holder in holders:
        for name in wanted:
            value = getattr(holder, name, None)
            if isinstance(value, int) and not isinstance(value, bool) and value > 0:
                yield value


def _under(path: str, parameters: dict[str, Any]) -> list[str]:
    return [name for name in parameters if not path or name.startswith(f"{path}.")]


def _join(path: str, name: str) -> str:
    return f"{path}.{name}" if path else name
