"""Coded derivatives: the best k-bit levels of a slope that is kept for a backward pass."""
