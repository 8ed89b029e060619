"""Either of the two blocks, for what works on both."""

from __future__ import annotations

from xphi.nn.torch.feed_forward import FeedForward
from xphi.nn.torch.gated import GatedFeedForward

Block = FeedForward | GatedFeedForward
