"""How each function becomes a program: one file per function, on the families that they share."""
