"""l1 and l2: Newton on the gradient of an integral, in extended precision."""
