"""From a proved approximation to a kernel: straight-line float programs, their C, and their bits."""
