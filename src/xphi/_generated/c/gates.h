/* Made by `make gen`; edits here are lost. */

typedef struct {
    const char *name, *activation;
} xphi_gate;

/* Products of an activation and another input. */
static const xphi_gate xphi_gates[] = {
    {"bilinear", "identity"},
    {"geglu", "gelu"},
    {"geglu_tanh", "gelu_tanh"},
    {"glu", "sigmoid"},
    {"reglu", "relu"},
    {"swiglu", "silu"},
    {0, 0}};
