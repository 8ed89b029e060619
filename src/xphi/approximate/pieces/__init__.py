"""Piecewise forms: lines, parabolas and tables."""
