"""From a configuration to a shape: a row of traits or a function for each type of model, and the classes it counts."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from xphi.census.families import decoders, encoders, experts, pairs
from xphi.census.families._parts import NotKnownError
from xphi.census.families.rows import ROWS
from xphi.census.keys import Keys
from xphi.census.shape import Shape
from xphi.errors import XphiError

__all__ = ["FAMILIES", "NotKnownError", "shape_of"]

_MIXTURES: dict[str, Callable[[Keys, str], Shape]] = {
    "dbrx": experts.dbrx,
    "deepseek": experts.deepseek,
    "deepseek_v2": experts.deepseek_v2,
    "deepseek_v3": experts.deepseek_v3,
    "glm4_moe": experts.glm4_moe,
    "gpt_oss": experts.gpt_oss,
    "granitemoe": experts.granite_moe,
    "mixtral": experts.mixtral,
    "olmoe": experts.olmoe,
    "qwen2_moe": experts.qwen2_moe,
    "qwen3_moe": experts.qwen3_moe,
}
_LATENT = {"deepseek_v2", "deepseek_v3"}
FAMILIES: dict[str, Callable[[Keys, str], Shape]] = {
    **ROWS,
    **_MIXTURES,
    "albert": encoders.albert,
    "bert": encoders.bert,
    "bloom": decoders.bloom,
    "camembert": encoders.roberta,
    "chatglm": decoders.chatglm,
    "clip_text_model": encoders.clip_text,
    "clip_vision_model": encoders.clip_vision,
    "cohere": decoders.cohere,
    "distilbert": encoders.distilbert,
    "falcon": decoders.falcon,
    "gemma": decoders.gemma,
    "hf_olmo": decoders.hf_olmo,
    "mixformer-sequential": decoders.phi,
    "mpt": decoders.mpt,
    "mt5": pairs.t5,
    "opt": decoders.opt,
    "persimmon": decoders.persimmon,
    "phi": decoders.phi,
    "phi-msft": decoders.phi,
    "qwen": decoders.qwen,
    "RefinedWeb": decoders.refined_web,
    "RefinedWebModel": decoders.refined_web,
    "roberta": encoders.roberta,
    "siglip_text_model": encoders.siglip_text,
    "siglip_vision_model": encoders.siglip_vision,
    "stablelm": decoders.stablelm,
    "stablelm_epoch": decoders.stablelm,
    "t5": pairs.t5,
    "vit": encoders.vit,
    "whisper": pairs.whisper,
    "xlm-roberta": encoders.roberta,
}

_LM = ("ForCausalLM", "Model")
#: The classes whose parameters are known, as the start of their names and the possible ends; the first is taken where a
#: configuration names none. A decoder's are `_LM` with the type as a start, whatever its case.
_CLASSES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "albert": (("Albert",), ("Model", "ForMaskedLM")),
    "bert": (("Bert",), ("Model", "ForMaskedLM", "ForPreTraining", "ForSequenceClassification")),
    "camembert": (("Camembert",), ("Model", "ForMaskedLM")),
    "chatglm": (("ChatGLM",), ("ForConditionalGeneration", "Model")),
    "clip_text_model": (("CLIPText",), ("Model", "ModelWithProjection")),
    "clip_vision_model": (("CLIPVision",), ("Model", "ModelWithProjection")),
    "distilbert": (("DistilBert",), ("Model", "ForMaskedLM")),
    "ernie4_5": (("Ernie4_5",), _LM),
    "gemma3_text": (("Gemma3",), ("ForCausalLM", "TextModel")),
    "gpt2": (("GPT2",), ("LMHeadModel", "Model")),
    "hf_olmo": (("OLMo",), _LM),
    "mixformer-sequential": (("MixFormerSequential",), _LM),
    "mt5": (("MT5", "T5"), ("ForConditionalGeneration", "Model")),
    "openai-gpt": (("OpenAIGPT",), ("LMHeadModel", "Model")),
    "phi-msft": (("Phi",), _LM),
    "qwen": (("QWen",), ("LMHeadModel", "Model")),
    "RefinedWeb": (("RW",), _LM),
    "RefinedWebModel": (("RW",), _LM),
    "roberta": (("Roberta",), ("Model", "ForMaskedLM")),
    "siglip_text_model": (("SiglipText",), ("Model",)),
    "siglip_vision_model": (("SiglipVision",), ("Model",)),
    "stablelm_epoch": (("StableLMEpoch", "StableLmEpoch"), _LM),
    "t5": (("T5",), ("ForConditionalGeneration", "WithLMHeadModel", "Model")),
    "vit": (("ViT",), ("Model", "ForImageClassification")),
    "whisper": (("Whisper",), ("ForConditionalGeneration", "Model")),
    "xlm-roberta": (("XLMRoberta",), ("Model", "ForMaskedLM")),
}
#: Starts with capitals that the type does not show.
_STARTS = {
    "bitnet": "BitNet",
    "codegen": "CodeGen",
    "gpt_bigcode": "GPTBigCode",
    "gpt_neo": "GPTNeo",
    "gpt_neox": "GPTNeoX",
    "gptj": "GPTJ",
    "granitemoe": "GraniteMoe",
    "internlm": "InternLM",
    "internlm2": "InternLM2",
    "minicpm": "MiniCPM",
    "opt": "OPT",
    "smollm3": "SmolLM3",
    "stablelm": "StableLm",
}


def shape_of(config: Keys, name: str) -> Shape:
    """The shape that a configuration describes.

    Raises
    ------
    NotKnownError
        Where the family, the class that is counted, or a setting of it is not known here.
    XphiError
        Where a key that is needed is absent or senseless.
    """
    kind = config.model_type or _kind_of_class(config)
    if kind not in FAMILIES:
        shown = f"model_type {kind[:40]!r}" if kind else "a configuration without model_type"
        raise NotKnownError(f"{config.where}: {shown} is not known here")
    config = _with_class(config, kind)
    _check_parts(config)
    shape = FAMILIES[kind](config, name)
    notes = tuple(config.notes)
    if config.entries.get("auto_map"):
        notes += (f"auto_map names code of the model's own, which is not run: it is counted as {kind}",)
    blocks = tuple(
        replace(block, feed=replace(block.feed, assumed=not config.activation_stated)) for block in shape.blocks
    )
    return replace(shape, blocks=blocks, notes=notes)


def _check_parts(config: Keys) -> None:
    """Refuse experts and latent attention in a family that has none: the file then describes something else."""
    kind = config.model_type
    if kind not in _MIXTURES and config.states("experts") and config.number("experts", least=0) > 1:
        raise XphiError(f"{config.where} states experts, which a {kind} does not have")
    if kind not in _LATENT and config.states("kv_lora_rank"):
        raise XphiError(f"{config.where} states kv_lora_rank, which a {kind} does not have")


def _with_class(config: Keys, kind: str) -> Keys:
    """The same keys with the class that is counted under ``architectures``."""
    given, classes = config.architecture(), list(_classes(kind))
    if given and given.casefold() not in {name.casefold() for name in classes}:
        raise NotKnownError(f"{config.where}: architectures names {given[:60]}, which is not known here as a {kind}")
    if not given:
        config.assume(f"architectures is not given: a {classes[0]} is counted")
    entries = {**config.entries, "model_type": kind, "architectures": [given or classes[0]]}
    return Keys(entries, config.where, config.notes)


def _classes(kind: str) -> Iterator[str]:
    starts, ends = _CLASSES.get(kind, ((_start(kind),), _LM))
    return (start + end for start in starts for end in ends)


def _start(kind: str) -> str:
    """The start of a decoder's class names; ``gpt_neo`` and ``GPTNeo`` differ in case and underscores alone."""
    words = kind.replace("-", "_").split("_")
    return _STARTS.get(kind) or "".join(word.title() for word in words)


def _kind_of_class(config: Keys) -> str:
    """The type of a configuration that names its class alone."""
    given = config.architecture().casefold()
    return next((kind for kind in FAMILIES if given in {name.casefold() for name in _classes(kind)}), "")
