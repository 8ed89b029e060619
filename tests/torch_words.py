"""What the operators compute in every way, as bytes; run as a script, with some words of torch hidden from xphi."""

import hashlib
import importlib
import sys

import torch

NAMES = ("gelu", "relu2", "swiglu", "swiglu_clamped")


class Without:
    """A module without some of its names."""

    def __init__(self, module, hidden):
        self._module, self._hidden = module, hidden

    def __getattr__(self, name):
        if name in self._hidden:
            raise AttributeError(name)
        return getattr(self._module, name)


def hide(words):
    """Import the file that looks for the words with a torch that has none of these, given as ``module:name``."""
    real = importlib.import_module

    def import_module(name, package=None):
        hidden = {word for module, _, word in (one.partition(":") for one in words) if module == name}
        return Without(real(name, package), hidden) if hidden else real(name, package)

    importlib.import_module = import_module
    try:
        return importlib.import_module("xphi.ops.torch._private")
    finally:
        importlib.import_module = real


def results(xt):
    """Values and derivatives, backward and forward, alone and in the transforms of torch.func."""
    torch.set_num_threads(1)
    generator = torch.Generator().manual_seed(5)
    for name in NAMES:
        function = xt.get(name)
        count = 1 if isinstance(function, type(xt.gelu)) else 2
        for dtype in (torch.bfloat16, torch.float32, torch.float64):
            g, *inputs = torch.randn(count + 1, 6, 4, generator=generator).mul(3).to(dtype)
            leaves = [x.clone().requires_grad_() for x in inputs]
            y = function(*leaves)
            first = torch.autograd.grad(y, leaves, g, create_graph=True)
            second = torch.autograd.grad(first, leaves, [g] * count)
            along = torch.func.jvp(function, tuple(inputs), (g,) * count)
            batched = torch.vmap(torch.func.grad(lambda *x, f=function: f(*x).sum()))(*inputs)
            yield from (function(*inputs), y, *first, *second, *along, batched)
            if count == 1:
                yield from torch.func.jvp(torch.func.grad(lambda x, f=function: f(x).sum()), (inputs[0],), (g,))
    x = torch.linspace(-3, 3, 9, requires_grad=True)
    coded = xt.gelu(x, save="bits", bits=2)
    yield from (coded, *torch.autograd.grad(coded.sum(), x))
    with torch.inference_mode():
        yield xt.gelu(x)
    compiled = torch.compile(xt.gelu, fullgraph=True, backend="aot_eager")(x)
    yield from (compiled, *torch.autograd.grad(compiled.sum(), x))


def digest(xt):
    """A hash of the bits of the results."""
    summed = hashlib.sha256()
    for result in results(xt):
        summed.update(result.detach().contiguous().view(torch.uint8).numpy().tobytes())
    return summed.hexdigest()


if __name__ == "__main__":
    missing = hide(sys.argv[1:]).MISSING
    import xphi.torch

    print(*missing, digest(xphi.torch))  # noqa: T201 - what the test reads
