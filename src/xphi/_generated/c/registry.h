/* Made by `make gen`; edits here are lost. */

/* What kernels take and return. */
typedef struct {
    const char *name;
    int inputs, outputs;
} xphi_kind;

static const xphi_kind xphi_kinds[] = {
    {"f", 1, 1},
    {"grad", 1, 1},
    {"vjp", 2, 1},
    {"gate", 2, 1},
    {"gate_vjp", 3, 2},
    {"bias", 2, 1},
    {0, 0, 0}};

/* Gates that are products of an activation and another input. */
typedef struct {
    const char *name, *activation;
} xphi_gate;

static const xphi_gate xphi_gates[] = {
    {"bilinear", "identity"},
    {"geglu", "gelu"},
    {"geglu_tanh", "gelu_tanh"},
    {"glu", "sigmoid"},
    {"reglu", "relu"},
    {"swiglu", "silu"},
    {0, 0}};
