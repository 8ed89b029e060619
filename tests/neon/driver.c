/* Runs every kernel of a table on arrays from standard input and writes the results, in the table's order, to standard
   output: for machines that have no Python. The input is n as 64 bits, then three arrays of n binary32 and three of n
   binary64. A line on standard error names each kernel. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kernels.h"

const xphi_kernel *const *TABLES(void);

static void read_all(void *to, size_t bytes) {
    if (fread(to, 1, bytes, stdin) != bytes) exit(3);
}

int main(int count, char **arguments) {
    const double parameters[] = {count > 1 ? atof(arguments[1]) : 0, count > 2 ? atof(arguments[2]) : 0};
    int64_t n;
    read_all(&n, sizeof n);
    const size_t sizes[] = {sizeof(float), sizeof(double)};
    void *given[2][3], *results[] = {malloc((size_t)n * sizeof(double)), malloc((size_t)n * sizeof(double))};
    for (int wide = 0; wide < 2; wide++)
        for (int k = 0; k < 3; k++) {
            given[wide][k] = malloc((size_t)n * sizes[wide]);
            read_all(given[wide][k], (size_t)n * sizes[wide]);
        }
    for (const xphi_kernel *const *table = TABLES(); *table != NULL; table++)
        for (const xphi_kernel *kernel = *table; kernel->name != NULL; kernel++) {
            const int wide = strcmp(kernel->format, "binary64") == 0;
            const void *const in[] = {given[wide][0], given[wide][1], given[wide][2]};
            kernel->run(in, results, n, parameters);
            const int outputs = strcmp(kernel->kind, "gate_vjp") == 0 ? 2 : 1;
            for (int k = 0; k < outputs; k++)
                if (fwrite(results[k], sizes[wide], (size_t)n, stdout) != (size_t)n) return 4;
            fprintf(stderr, "%s %s %s %s %d\n", kernel->name, kernel->kind, kernel->format, kernel->rung, outputs);
        }
    return 0;
}
