"""Drop-in functions on arrays, one folder for each library of arrays. Kernels and facts come as generated data."""
