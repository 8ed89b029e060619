# Made by `make gen` from the registry; edits here are lost.

from xphi.ops.torch.activation import Activation
from xphi.ops.torch.gate import Gate

bilinear: Gate
elu: Activation
erf: Activation
erfc: Activation
expit: Activation
geglu: Gate
geglu_tanh: Gate
gelu: Activation
gelu_accurate: Activation
gelu_erf: Activation
gelu_new: Activation
gelu_pytorch_tanh: Activation
gelu_sigmoid: Activation
gelu_tanh: Activation
glu: Gate
hard_sigmoid: Activation
hard_swish: Activation
hardsigmoid: Activation
hardswish: Activation
identity: Activation
laplace: Activation
leaky_relu: Activation
linear: Activation
log_sigmoid: Activation
logistic: Activation
logsigmoid: Activation
mish: Activation
ndtr: Activation
normal_cdf: Activation
quick_gelu: Activation
reglu: Gate
relu2: Activation
relu: Activation
relu_squared: Activation
selu: Activation
sigmoid: Activation
silu: Activation
softplus: Activation
squared_relu: Activation
swiglu: Gate
swiglu_clamped: Gate
swish: Activation
tanh: Activation
