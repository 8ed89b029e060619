"""From a configuration to a shape, one function for each type of model; a new type is one function and one row here."""

from __future__ import annotations

from collections.abc import Callable

from xphi.census.families import common, decoders, encoders, experts, pairs
from xphi.census.keys import Keys
from xphi.census.shape import Shape

FAMILIES: dict[str, Callable[[Keys, str], Shape]] = {
    "albert": encoders.albert,
    "bert": encoders.bert,
    "bloom": decoders.bloom,
    "clip_text_model": encoders.clip_text,
    "cohere": decoders.cohere,
    "deepseek_v2": experts.deepseek_v2,
    "deepseek_v3": experts.deepseek_v3,
    "distilbert": encoders.distilbert,
    "falcon": decoders.falcon,
    "gemma": decoders.gemma,
    "gemma2": decoders.gemma2,
    "gemma3_text": decoders.gemma3,
    "glm4_moe": experts.glm4_moe,
    "gpt2": decoders.gpt2,
    "gpt_bigcode": decoders.gpt_bigcode,
    "gpt_neox": decoders.gpt_neox,
    "gpt_oss": experts.gpt_oss,
    "gptj": decoders.gptj,
    "llama": decoders.llama,
    "mistral": decoders.mistral,
    "mixtral": experts.mixtral,
    "mt5": pairs.t5,
    "nemotron": decoders.nemotron,
    "opt": decoders.opt,
    "palm": decoders.palm,
    "phi": decoders.phi,
    "phi3": decoders.phi3,
    "qwen2": decoders.qwen2,
    "qwen2_moe": experts.qwen2_moe,
    "qwen3": decoders.qwen3,
    "qwen3_moe": experts.qwen3_moe,
    "roberta": encoders.roberta,
    "starcoder2": decoders.starcoder2,
    "t5": pairs.t5,
    "vit": encoders.vit,
    "whisper": pairs.whisper,
    "xlm-roberta": encoders.roberta,
}


def shape_of(config: Keys, name: str) -> Shape:
    """The shape that a configuration describes.

    Raises
    ------
    XphiError
        Where a key that is needed is absent or senseless.
    """
    family = FAMILIES.get(config.model_type, common.unknown)
    return family(config, name)
