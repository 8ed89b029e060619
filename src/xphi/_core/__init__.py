"""The compiled core: what runs fast, and how it was built. Imports nothing of xphi."""

from xphi._core._native import build_info

__all__ = ["build_info"]
