"""Minimax: initial guesses, linear programs, the exchange in extended precision, and why an optimum is global."""
