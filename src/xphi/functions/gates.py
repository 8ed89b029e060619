"""Gated units: an activation of one input times another input. A new one is a row here."""

from __future__ import annotations

from dataclasses import dataclass, field

SHAZEER = "Shazeer (2020), GLU Variants Improve Transformer, arXiv:2002.05202"


@dataclass(frozen=True)
class GatedUnit:
    """A function of ``gate`` and ``up``.

    Parameters
    ----------
    name, title : str
    activation : str
        Of the gate; the product with ``up`` is meant unless `formula` says otherwise.
    sources : tuple of str
    aliases : tuple of str
    other_formula : str
        Where the unit is no such product.
    parameters : dict of str to float
        What may be given at the call, with its usual value.
    """

    name: str
    title: str
    activation: str
    sources: tuple[str, ...]
    aliases: tuple[str, ...] = ()
    other_formula: str = ""
    parameters: dict[str, float] = field(default_factory=dict)

    @property
    def formula(self) -> str:
        """For people and for documentation."""
        return self.other_formula or f"{self.activation}(gate)*up"


GATES = (
    GatedUnit("bilinear", "Bilinear", "identity", (SHAZEER,)),
    GatedUnit("geglu", "GEGLU", "gelu", (SHAZEER,)),
    GatedUnit("geglu_tanh", "GEGLU (tanh form)", "gelu_tanh", (SHAZEER,)),
    GatedUnit("glu", "GLU", "sigmoid", ("Dauphin et al. (2016), arXiv:1612.08083",)),
    GatedUnit("reglu", "ReGLU", "relu", (SHAZEER,)),
    GatedUnit("swiglu", "SwiGLU", "silu", (SHAZEER,)),
    GatedUnit(
        "swiglu_clamped",
        "SwiGLU, clamped",
        "sigmoid",
        ("OpenAI (2025), gpt-oss reference implementation",),
        other_formula="g*sigmoid(alpha*g)*(u + 1), g = min(gate, limit), u = min(max(up, -limit), limit)",
        parameters={"alpha": 1.702, "limit": 7.0},
    ),
)
