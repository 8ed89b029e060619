"""One activation for another in a model that is there already, and what that does to its outputs."""
