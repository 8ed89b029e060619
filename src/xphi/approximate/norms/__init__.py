"""One file for each norm."""
