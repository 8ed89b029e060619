"""How other libraries store a feed-forward block: one row for each layout."""

from __future__ import annotations

import difflib
from dataclasses import dataclass, replace

from xphi.errors import XphiError


@dataclass(frozen=True)
class Layout:
    """Where the weights of a block stand in a state dict, and how.

    Make your own with `dataclasses.replace(LAYOUTS["phi3"], order=("up", "gate"))`.

    Parameters
    ----------
    name : str
    models : str
        Who stores a block like this.
    activation : str
        What these models use; a block is free to use another.
    down : str
        The key of the down projection, without its ending.
    up, gate : str
        The same for the two others; `gate` is empty for a plain block, both are for a packed one.
    gate_up : str
        The key of the packed projection.
    order : tuple of str
        Which part comes first in it.
    interleaved : bool
        Whether its rows alternate between the two parts, not one half after the other.
    transposed : bool
        Whether a weight is stored as (in, out), not as (out, in).
    experts : bool
        Whether each tensor holds one matrix for each expert, along its first dimension.
    weight, bias : str
        The endings of the keys.

    Raises
    ------
    XphiError
        If the fields do not go together, so that a part of the block would be missing or stored twice.
    """

    name: str
    models: str
    activation: str
    down: str
    up: str = ""
    gate: str = ""
    gate_up: str = ""
    order: tuple[str, str] = ("gate", "up")
    interleaved: bool = False
    transposed: bool = False
    experts: bool = False
    weight: str = ".weight"
    bias: str = ".bias"

    def __post_init__(self) -> None:
        wrong = _contradiction(self)
        if wrong:
            raise XphiError(f"the layout {self.name!r} cannot be: {wrong}")

    @property
    def gated(self) -> bool:
        """Whether the block has a gate."""
        return bool(self.gate or self.gate_up)

    @property
    def stored(self) -> tuple[tuple[str, tuple[str, ...]], ...]:
        """Each key, without its ending, and the parts of the block that it holds, in their order."""
        down = (self.down, ("down",))
        if self.gate_up:
            return (self.gate_up, self.order), down
        if self.gate:
            return (self.gate, ("gate",)), (self.up, ("up",)), down
        return (self.up, ("up",)), down

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the weights."""
        return tuple(key + self.weight for key, _ in self.stored)


def _contradiction(row: Layout) -> str:
    """What makes a layout one that no block can be stored in; empty where nothing does."""
    if row.order not in (("gate", "up"), ("up", "gate")):
        return f"order is ('gate', 'up') or ('up', 'gate'), not {row.order!r}"
    if not row.down:
        return "down is empty"
    if bool(row.gate_up) == bool(row.up):
        return "a block has up, with or without gate, or gate_up instead of both"
    if row.gate_up and row.gate:
        return "gate_up holds the gate, so gate is empty"
    if not row.gate_up and (row.interleaved or row.order != Layout.order):
        return "order and interleaved say how gate_up lies, and it is empty"
    keys = [stem + ending for stem, _ in row.stored for ending in (row.weight, row.bias)]
    twice = sorted({key for key in keys if keys.count(key) > 1})
    return f"{twice[0]} stands for two tensors" if twice else ""


_LLAMA = Layout("llama", "Llama, Mistral, Qwen", "silu", gate="gate_proj", up="up_proj", down="down_proj")
_ROWS = (
    Layout("gpt2", "GPT-2 (Conv1D)", "gelu_tanh", up="c_fc", down="c_proj", transposed=True),
    Layout("bert", "BERT, RoBERTa; ViT before transformers 5", "gelu", up="intermediate.dense", down="output.dense"),
    Layout("vit", "ViT, BART, Whisper; CLIP and OPT with other activations", "gelu", up="fc1", down="fc2"),
    Layout("t5", "T5 (first version)", "relu", up="wi", down="wo"),
    Layout("t5_gated", "T5 v1.1, mT5, Flan-T5", "gelu_tanh", gate="wi_0", up="wi_1", down="wo"),
    _LLAMA,
    replace(_LLAMA, name="mistral", models="Mistral"),
    replace(_LLAMA, name="qwen", models="Qwen 2, 2.5 and 3"),
    replace(_LLAMA, name="gemma", models="Gemma", activation="gelu_tanh"),
    Layout("mixtral", "Llama as Meta stores it; an expert of Mixtral", "silu", gate="w1", up="w3", down="w2"),
    Layout("phi3", "Phi-3 and 4", "silu", gate_up="gate_up_proj", down="down_proj"),
    Layout(
        "gpt_oss",
        "gpt-oss, one expert",
        "swiglu_clamped",
        gate_up="gate_up_proj",
        down="down_proj",
        interleaved=True,
        transposed=True,
        experts=True,
        weight="",
        bias="_bias",
    ),
    Layout("nemotron", "Nemotron, and FeedForward itself", "relu2", up="up_proj", down="down_proj"),
)

#: The layouts by name.
LAYOUTS = {row.name: row for row in _ROWS}


def layout_of(layout: str | Layout) -> Layout:
    """A layout by its name; one that is given stays.

    Raises
    ------
    XphiError
        If there is none of that name.
    """
    if isinstance(layout, Layout):
        return layout
    if not isinstance(layout, str):
        raise XphiError(f"a layout is a name such as 'llama' or a Layout, not {layout!r}")
    if layout not in LAYOUTS:
        near = difflib.get_close_matches(layout, LAYOUTS, n=1)
        hint = f"did you mean {near[0]}?" if near else f"there are {', '.join(LAYOUTS)}"
        raise XphiError(f"no layout is called {layout!r}; {hint}")
    return LAYOUTS[layout]
