"""Encoders of text and of pictures."""

from __future__ import annotations

from xphi.census.families._parts import activation, attention, refuse, width
from xphi.census.keys import Keys
from xphi.census.shape import Block, Count, FeedForward, Shape, linear, norm
from xphi.errors import XphiError


def _block(config: Keys, default: str, *, copies: int | None = None, qkv_bias: bool = True) -> Block:
    d = config.number("d_model")
    feed = FeedForward(d, width(config, 4 * d), False, activation(config, default), True)
    part = attention(config, qkv_bias=qkv_bias, o_bias=True)
    return Block("encoder", feed, (part,), config.number("layers"), norm(d, bias=True) * 2, copies=copies)


def _encoder(
    config: Keys, name: str, block: Block, *, vocab: int, embeddings: Count, other: Count, head: Count | None = None
) -> Shape:
    return Shape(
        name,
        config.model_type,
        config.number("d_model"),
        vocab,
        (block,),
        embeddings,
        head or Count(),
        other,
        tied=vocab > 0 and config.flag("tie_word_embeddings", default=True),
        causal=False,
        logits=head is not None and head.biases > 0,
        notes=tuple(config.notes),
    )


def _labels(config: Keys) -> int:
    """How many classes a classifier has: Transformers takes two where nothing is said."""
    found = config.value("id2label")
    if found is not None and not isinstance(found, dict):
        raise XphiError(f"{config.where}: id2label must be an object of labels, not {found!r:.40}")
    return len(found) if found else config.number("num_labels", 2)


def _masked_head(config: Keys, inputs: int, outputs: int, vocab: int) -> tuple[Count, Count]:
    """The transform before the matrix to the vocabulary; that matrix where it is not the embedding, and its bias."""
    transform = linear(inputs, outputs, bias=True) + norm(outputs, bias=True)
    if config.flag("tie_word_embeddings", default=True):
        return transform, Count(0, vocab)
    # An untied matrix has a bias of its own beside the head's, except in DistilBERT.
    return transform, Count(outputs * vocab, vocab if config.model_type == "distilbert" else 2 * vocab)


def _task(config: Keys, inputs: int, outputs: int, vocab: int, pooler: Count) -> tuple[Count, Count]:
    """What stands behind the layers, by the architecture's name: (in other parts, in the head)."""
    architecture, d = config.architecture(), config.number("d_model")
    if architecture.endswith("ForMaskedLM"):
        return _masked_head(config, inputs, outputs, vocab)
    if architecture.endswith("ForPreTraining"):
        transform, head = _masked_head(config, inputs, outputs, vocab)
        return transform + pooler + linear(d, 2, bias=True), head
    if architecture.endswith("ForSequenceClassification"):
        return pooler + linear(d, _labels(config), bias=True), Count()
    return pooler, Count()


def bert(config: Keys, name: str) -> Shape:
    """BERT: a norm after the embedding, a pooler behind the layers."""
    return _bert(config, name, kinds=2)


def roberta(config: Keys, name: str) -> Shape:
    """RoBERTa: BERT with one kind of token; its positions count from the padding index on."""
    return _bert(config, name, kinds=1)


def _bert(config: Keys, name: str, *, kinds: int) -> Shape:
    d, vocab = config.number("d_model"), config.number("vocab")
    if (kind := config.text("position_embedding_type", "absolute")) != "absolute":
        refuse(config, f"position_embedding_type = {kind!r:.40}")
    rows = vocab + config.number("positions") + config.number("type_vocab_size", kinds, least=0)
    other, head = _task(config, d, d, vocab, linear(d, d, bias=True))
    block = _block(config, "gelu")
    other += norm(d, bias=True)
    return _encoder(config, name, block, vocab=vocab, embeddings=Count(rows * d), other=other, head=head)


def distilbert(config: Keys, name: str) -> Shape:
    """DistilBERT: BERT without kinds of token and without a pooler."""
    d, vocab = config.number("d_model"), config.number("vocab")
    other, head = _task(config, d, d, vocab, Count())
    rows, block = vocab + config.number("positions"), _block(config, "gelu")
    other += norm(d, bias=True)
    return _encoder(config, name, block, vocab=vocab, embeddings=Count(rows * d), other=other, head=head)


def albert(config: Keys, name: str) -> Shape:
    """ALBERT: a narrow embedding, and layers that share their parameters."""
    d, vocab, narrow = config.number("d_model"), config.number("vocab"), config.number("embedding_size", 128)
    copies = config.number("num_hidden_groups", 1) * config.number("inner_group_num", 1)
    rows = vocab + config.number("positions") + config.number("type_vocab_size", 2, least=0)
    other, head = _task(config, d, narrow, vocab, linear(d, d, bias=True))
    other += norm(narrow, bias=True) + linear(narrow, d, bias=True)
    block = _block(config, "gelu_new", copies=copies)
    return _encoder(config, name, block, vocab=vocab, embeddings=Count(rows * narrow), other=other, head=head)


def clip_text(config: Keys, name: str) -> Shape:
    """The text tower of CLIP, without the projection into the space that it shares with pictures."""
    d, vocab = config.number("d_model"), config.number("vocab")
    rows, block = vocab + config.number("positions"), _block(config, "quick_gelu")
    other = norm(d, bias=True)
    if config.architecture().endswith("WithProjection"):
        other += linear(d, config.number("projection_dim", 512))
    return _encoder(config, name, block, vocab=vocab, embeddings=Count(rows * d), other=other)


def clip_vision(config: Keys, name: str) -> Shape:
    """The vision tower of CLIP: patches without a shift, a token for the class, a norm before the layers."""
    d, (patches, convolution) = config.number("d_model"), _patches(config, bias=False)
    other = convolution + norm(d, bias=True) * 2
    if config.architecture().endswith("WithProjection"):
        other += linear(d, config.number("projection_dim", 512))
    return _encoder(
        config, name, _block(config, "quick_gelu"), vocab=0, embeddings=Count((patches + 2) * d), other=other
    )


def siglip_text(config: Keys, name: str) -> Shape:
    """The text tower of SigLIP, with the head that its vectors pass through."""
    d, vocab = config.number("d_model"), config.number("vocab")
    other = norm(d, bias=True) + linear(d, config.number("projection_size", d), bias=True)
    embeddings = Count((vocab + config.number("positions")) * d)
    block = _block(config, "gelu_pytorch_tanh")
    return _encoder(config, name, block, vocab=vocab, embeddings=embeddings, other=other)


def siglip_vision(config: Keys, name: str) -> Shape:
    """The vision tower of SigLIP: patches, no token for the class, a head that attends to all patches."""
    d, (patches, convolution) = config.number("d_model"), _patches(config, bias=True)
    block = _block(config, "gelu_pytorch_tanh")
    other = convolution + norm(d, bias=True)
    if config.flag("vision_use_head", default=True):
        heads = linear(d, 3 * d, bias=True) + linear(d, d, bias=True)
        other += Count(d) + heads + norm(d, bias=True) + block.feed.stored
    return _encoder(config, name, block, vocab=0, embeddings=Count(patches * d), other=other)


def _patches(config: Keys, *, bias: bool) -> tuple[int, Count]:
    """How many patches a picture has, and the convolution that makes a vector of each."""
    size, patch = config.number("image_size"), config.number("patch_size")
    if patch > size:
        raise XphiError(f"{config.where}: a picture of {size} has no patch of {patch} in it")
    convolution = linear(config.number("num_channels", 3) * patch**2, config.number("d_model"), bias=bias)
    return (size // patch) ** 2, convolution


def vit(config: Keys, name: str) -> Shape:
    """ViT: patches, a token for the class; a classifier or a pooler behind the layers."""
    d, (patches, convolution) = config.number("d_model"), _patches(config, bias=True)
    if config.architecture().endswith("ForImageClassification"):
        behind = linear(d, _labels(config), bias=True)
    else:
        behind = linear(d, config.number("pooler_output_size", d), bias=True)
    block = _block(config, "gelu", qkv_bias=config.flag("qkv_bias", default=True))
    embeddings, other = Count((patches + 2) * d), convolution + norm(d, bias=True) + behind
    return _encoder(config, name, block, vocab=0, embeddings=embeddings, other=other)
