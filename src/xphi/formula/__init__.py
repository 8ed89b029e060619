"""Formulas: read from text, compiled once, run in any arithmetic."""
