"""What a configuration is: one of Transformers, a part of one, or a ``params.json`` of Meta or Mistral."""

from __future__ import annotations

from typing import Any

from xphi.census.keys import Keys
from xphi.census.widths import ffn_width
from xphi.errors import XphiError

#: The type of a part that does not state its own, by the type of the whole.
_PARTS = {
    ("clip", "text_config"): "clip_text_model",
    ("clip", "vision_config"): "clip_vision_model",
    ("gemma3", "text_config"): "gemma3_text",
    ("gemma3", "vision_config"): "siglip_vision_model",
    ("siglip", "text_config"): "siglip_text_model",
    ("siglip", "vision_config"): "siglip_vision_model",
    ("llava", "text_config"): "llama",
    ("llava", "vision_config"): "clip_vision_model",
}
#: The keys of a params.json of a dense Llama or Mistral; any other may change what is stored.
_SIZES = {"dim", "n_layers", "n_heads", "n_kv_heads", "head_dim", "hidden_dim", "vocab_size", "multiple_of"}
_NO_SIZES = {"norm_eps", "rope_theta", "use_scaled_rope", "rope_scaling_factor", "rope_high_freq_factor"}
_NO_SIZES |= {"max_seq_len", "max_batch_size", "max_position_embeddings", "sliding_window", "use_biases", "causal"}
_LLAMA_WORDS = 32000


def from_content(entries: Any, where: str, part: str | None = None) -> Keys:
    """The keys of a configuration, or of one of its parts.

    Parameters
    ----------
    entries : object
        The content of the file.
    where : str
        The file, for messages.
    part : str, optional
        Such as ``text_config``.

    Raises
    ------
    XphiError
        Where it is no JSON object, or has no such part.
    """
    if not isinstance(entries, dict) or not all(isinstance(key, str) for key in entries):
        raise XphiError(f"{where} holds no JSON object of configuration keys")
    if part is not None:
        return _part(entries, where, part)
    if "general.architecture" in entries:
        raise XphiError(
            f"{where} holds the metadata of a GGUF file, which does not state biases, nor whether the head is the"
            " embedding again; give the config.json that the file was made from"
        )
    if not entries.get("model_type") and {"dim", "n_layers", "n_heads", "norm_eps"} <= entries.keys():
        return _params(entries, where)
    return Keys(entries, where)


def parts(entries: dict[str, Any]) -> list[str]:
    """The nested configurations that state a model of their own, such as ``text_config``."""
    return [name for name, value in entries.items() if name.endswith("_config") and _is_model(value)]


def _is_model(value: Any) -> bool:
    keys = ("model_type", "num_hidden_layers", "n_layer", "n_layers", "num_layers")
    return isinstance(value, dict) and any(value.get(key) for key in keys)


def text_part(entries: Any, where: str) -> Keys:
    """The part of a live module's configuration that is about text, where it has several."""
    nested = next((name for name in ("text_config", "llm_config") if isinstance(entries.get(name), dict)), None)
    if nested is None or entries.get("hidden_size") is not None:
        return Keys(entries, where)
    return _part(entries, where, nested)


def _part(entries: dict[str, Any], where: str, part: str) -> Keys:
    found = entries.get(part)
    if not isinstance(found, dict):
        offered = ", ".join(parts(entries)) or "none"
        raise XphiError(f"{where} has no part {part!r:.40}; its parts are: {offered}")
    inner = dict(found)
    inner.setdefault("model_type", _PARTS.get((str(entries.get("model_type")), part)))
    if "tie_word_embeddings" in entries:
        inner.setdefault("tie_word_embeddings", entries["tie_word_embeddings"])
    return Keys(inner, f"{where} ({part})", [f"{part} alone is counted"])


def _params(entries: dict[str, Any], where: str) -> Keys:
    """A ``params.json``: of Meta's Llamas, whose hidden size follows from a rule, or of Mistral, which states it."""
    given = {key for key, value in entries.items() if value not in (None, False)}
    if unread := sorted(given - _SIZES - _NO_SIZES - {"ffn_dim_multiplier"}) or sorted(given & {"use_biases"}):
        raise XphiError(
            f"{where} is a params.json with {', '.join(unread)[:80]}, which the census does not know;"
            " give the model's config.json"
        )
    keys = Keys(entries, where)
    d_model, vocab = keys.number("dim"), entries.get("vocab_size")
    notes = ["a params.json is counted as a Llama whose head is a matrix of its own, as in the code that reads it"]
    if vocab == -1:
        notes.append(f"vocab_size is -1, the tokenizer's: {_LLAMA_WORDS}, that of Llama 1 and 2, is assumed")
        vocab = _LLAMA_WORDS
    if entries.get("hidden_dim") is None:
        multiplier = entries.get("ffn_dim_multiplier")
        d_ff = ffn_width(d_model, multiple_of=keys.number("multiple_of"), multiplier=multiplier)
        notes.append(f"the hidden size {d_ff} follows from multiple_of and ffn_dim_multiplier by the rule of Llama")
    else:
        d_ff = keys.number("hidden_dim")
    translated = {
        "model_type": "llama",
        "architectures": ["LlamaForCausalLM"],
        "hidden_size": d_model,
        "intermediate_size": d_ff,
        "num_hidden_layers": entries["n_layers"],
        "num_attention_heads": entries["n_heads"],
        "num_key_value_heads": entries.get("n_kv_heads"),
        "head_dim": entries.get("head_dim"),
        "vocab_size": vocab,
        "tie_word_embeddings": False,
    }
    # An absent vocabulary is no default of Llama: Code Llama's differs, and its file does not state it.
    if vocab is None:
        raise XphiError(f"{where} states no vocab_size, which the total needs; add the tokenizer's")
    return Keys(translated, where, notes)
