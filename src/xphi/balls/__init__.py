"""Ball arithmetic over python-flint: numbers, Taylor series, and the behaviour at infinity."""
