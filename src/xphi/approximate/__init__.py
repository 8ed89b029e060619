"""Forms, norms, constraints and the solvers. Searching may be clever; what it finds is proved elsewhere."""
