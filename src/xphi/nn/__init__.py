"""Feed-forward blocks and activation modules, one folder for each framework. They call the operators."""
