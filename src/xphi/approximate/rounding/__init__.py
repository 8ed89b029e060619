"""Coefficients in a number format."""
