"""The computations that decide statements, by name; a module is loaded when one of its deciders is called."""

#: Decider and the module that holds it.
DECIDERS = {
    "value": "analysis",
    "identity": "analysis",
    "fact": "analysis",
    "error": "analysis",
    "error_at_points": "analysis",
    "like_it": "analysis",
    "fit": "fitting",
    "known_parameter": "fitting",
    "closed_form_error": "fitting",
    "spelling": "fitting",
    "vanishing_gradients": "floats",
    "naive_error": "floats",
    "other_token": "block",
    "shared_parameters": "block",
    "written_line": "block",
    "parameters": "census",
    "share_of_parameters": "census",
    "ratio_to_attention": "census",
    "gated_excess": "census",
    "models_with": "census",
    "families_with": "census",
    "library_takes": "library",
    "undecided": "library",
}
