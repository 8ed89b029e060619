"""xphi: best approximations of activation functions, with proved errors."""
