/* Made by `make gen`; edits here are lost. */
#include "kernels.h"
#include "simd.h"

extern const xphi_kernel XPHI_NAME(elu_kernels)[];
extern const xphi_kernel XPHI_NAME(erf_kernels)[];
extern const xphi_kernel XPHI_NAME(erfc_kernels)[];
extern const xphi_kernel XPHI_NAME(gelu_kernels)[];
extern const xphi_kernel XPHI_NAME(gelu_sigmoid_kernels)[];
extern const xphi_kernel XPHI_NAME(gelu_tanh_kernels)[];
extern const xphi_kernel XPHI_NAME(hard_sigmoid_kernels)[];
extern const xphi_kernel XPHI_NAME(hard_swish_kernels)[];
extern const xphi_kernel XPHI_NAME(identity_kernels)[];
extern const xphi_kernel XPHI_NAME(laplace_kernels)[];
extern const xphi_kernel XPHI_NAME(leaky_relu_kernels)[];
extern const xphi_kernel XPHI_NAME(log_sigmoid_kernels)[];
extern const xphi_kernel XPHI_NAME(mish_kernels)[];
extern const xphi_kernel XPHI_NAME(normal_cdf_kernels)[];
extern const xphi_kernel XPHI_NAME(relu_kernels)[];
extern const xphi_kernel XPHI_NAME(relu2_kernels)[];
extern const xphi_kernel XPHI_NAME(selu_kernels)[];
extern const xphi_kernel XPHI_NAME(sigmoid_kernels)[];
extern const xphi_kernel XPHI_NAME(silu_kernels)[];
extern const xphi_kernel XPHI_NAME(softplus_kernels)[];
extern const xphi_kernel XPHI_NAME(tanh_kernels)[];
extern const xphi_kernel XPHI_NAME(bilinear_kernels)[];
extern const xphi_kernel XPHI_NAME(geglu_kernels)[];
extern const xphi_kernel XPHI_NAME(geglu_tanh_kernels)[];
extern const xphi_kernel XPHI_NAME(glu_kernels)[];
extern const xphi_kernel XPHI_NAME(reglu_kernels)[];
extern const xphi_kernel XPHI_NAME(swiglu_kernels)[];
extern const xphi_kernel XPHI_NAME(swiglu_clamped_kernels)[];

const xphi_kernel *const *XPHI_NAME(xphi_tables)(void);
const xphi_kernel *const *XPHI_NAME(xphi_tables)(void) {
    static const xphi_kernel *const tables[] = {
        XPHI_NAME(elu_kernels),
        XPHI_NAME(erf_kernels),
        XPHI_NAME(erfc_kernels),
        XPHI_NAME(gelu_kernels),
        XPHI_NAME(gelu_sigmoid_kernels),
        XPHI_NAME(gelu_tanh_kernels),
        XPHI_NAME(hard_sigmoid_kernels),
        XPHI_NAME(hard_swish_kernels),
        XPHI_NAME(identity_kernels),
        XPHI_NAME(laplace_kernels),
        XPHI_NAME(leaky_relu_kernels),
        XPHI_NAME(log_sigmoid_kernels),
        XPHI_NAME(mish_kernels),
        XPHI_NAME(normal_cdf_kernels),
        XPHI_NAME(relu_kernels),
        XPHI_NAME(relu2_kernels),
        XPHI_NAME(selu_kernels),
        XPHI_NAME(sigmoid_kernels),
        XPHI_NAME(silu_kernels),
        XPHI_NAME(softplus_kernels),
        XPHI_NAME(tanh_kernels),
        XPHI_NAME(bilinear_kernels),
        XPHI_NAME(geglu_kernels),
        XPHI_NAME(geglu_tanh_kernels),
        XPHI_NAME(glu_kernels),
        XPHI_NAME(reglu_kernels),
        XPHI_NAME(swiglu_kernels),
        XPHI_NAME(swiglu_clamped_kernels),
        NULL};
    return tables;
}
