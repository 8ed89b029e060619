/* The table that every generated C file ends with. */
#ifndef XPHI_KERNELS_H
#define XPHI_KERNELS_H

#include <stddef.h>

typedef struct {
    const char *name;   /* "gelu", "swiglu" ... */
    const char *kind;   /* one of registry.h */
    const char *format; /* "binary32" or "binary64" */
    const char *rung;   /* "faithful" or "fast" */
    /* Contiguous, aligned arrays of n elements; an output may be exactly one of the inputs. */
    void (*run)(const void *const *in, void *const *out, ptrdiff_t n, const double *parameters);
} xphi_kernel; /* a table ends with name == NULL */

#endif
