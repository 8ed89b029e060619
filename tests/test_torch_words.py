"""With a torch that lacks words without a public name, the operators give the same bits in every way."""

import importlib.util
import re
import subprocess
import sys
from pathlib import Path

import pytest
import torch
from torch.autograd import forward_ad, gradcheck, gradgradcheck

import xphi.torch as xt
from xphi.errors import XphiError
from xphi.ops.torch import _bits, _direct, _library, _private, _public
from xphi.ops.torch._operation import OPERATIONS, Operation

torch.set_num_threads(1)

SCRIPT = Path(__file__).with_name("torch_words.py")
WORDS = re.findall(r'_word\("([\w.]+)", "(\w+)"\)', Path(_private.__file__).read_text())
HIDDEN = [[f"{module}:{name}"] for module, name in WORDS]
HIDDEN.append([one for (one,) in HIDDEN])
OPERATORS = [OPERATIONS[key] for key in (("mish", "f"), ("mish", "vjp"), ("geglu", "gate"), ("geglu", "gate_vjp"))]
POINTS = [-9.0, -2.0, -0.75, 0.5, 1.25, 4.0]


def spread(operation):
    """Numbers for each operand, in another order for each."""
    values = torch.tensor(POINTS, dtype=torch.float64)
    return [values.roll(shift).requires_grad_() for shift in range(len(operation.operands))]


@pytest.fixture(scope="module")
def public():
    """A few operators whose gradients are recorded as with a torch that lacks a word, beside those of this one."""
    library = torch.library.Library("xphi_public", "FRAGMENT")
    made = {}
    for one in OPERATORS:
        operation = Operation(one.function, one.kind, one.defaults)
        library.define(operation.schema)
        operation.overload = getattr(torch.ops.xphi_public, operation.name).default
        library.impl(operation.name, _library._checked(operation, _library._on_cpu), "CPU")
        library.impl(operation.name, _public.kernel_of(operation), "Autograd", with_keyset=True)
        library.impl(operation.name, _public.transformed(operation), _public.TRANSFORMED)
        made[operation.name] = operation.overload
    yield made
    library._destroy()


def test_this_torch_has_every_word():
    assert _private.COMPLETE
    assert _private.MISSING == []
    assert len(set(WORDS)) == len(WORDS)


@pytest.mark.parametrize(("module", "names"), [("torch._nothing", ("word",)), ("torch", ("autograd", "_none"))])
def test_a_missing_word_is_noted(module, names, monkeypatch):
    monkeypatch.setattr(_private, "MISSING", [])
    assert _private._word(module, *names) is None
    (missing,) = _private.MISSING
    assert missing == ".".join((module, *names))


@pytest.mark.parametrize("operation", OPERATORS, ids=repr)
def test_public_derivatives_are_right_backward_and_forward(operation, public):
    call = public[operation.name]
    assert gradcheck(call, spread(operation), check_forward_ad=True)
    assert gradgradcheck(call, spread(operation))


@pytest.mark.parametrize("operation", OPERATORS, ids=repr)
def test_public_results_have_the_same_bits_under_transforms(operation, public):
    inputs = [x.detach() for x in spread(operation)]

    def total(call):
        return lambda *x: sum(torch.as_tensor(y).sum() for y in torch.utils._pytree.tree_leaves(call(*x)))

    for transform in (
        torch.func.grad,
        lambda f: torch.vmap(torch.func.grad(f)),
        lambda f: torch.func.jacfwd(torch.func.grad(f)),
        lambda f: torch.func.jacrev(torch.func.grad(f)),
        torch.vmap,
    ):
        one, two = (transform(total(call))(*inputs) for call in (public[operation.name], operation.overload))
        assert torch.equal(one, two)


def test_a_public_tangent_is_carried_without_a_gradient(public):
    x, t = torch.tensor(POINTS), torch.ones(len(POINTS))
    with forward_ad.dual_level():
        y = public["mish"](forward_ad.make_dual(x, t))
        assert torch.equal(forward_ad.unpack_dual(y).tangent, xt.mish.vjp(x, t))
    assert not public["mish"](x).requires_grad


def test_codes_under_a_transform_are_refused_in_a_sentence(monkeypatch):
    monkeypatch.setattr(_bits, "MISSING", ["torch._C._a", "torch._C._b"])
    words = rf'torch {re.escape(torch.__version__)}, which has no torch._C._a and no torch._C._b: use save="input"$'
    with pytest.raises(XphiError, match=words):
        _bits._not_transformed()


@pytest.mark.slow  # each loads torch anew
@pytest.mark.parametrize("hidden", HIDDEN, ids=",".join)
def test_without_a_word_the_bits_are_the_same(hidden):
    spec = importlib.util.spec_from_file_location("torch_words", SCRIPT)
    here = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(here)
    done = subprocess.run([sys.executable, SCRIPT, *hidden], capture_output=True, text=True, check=True)
    *missing, found = done.stdout.split()
    assert missing == [one.replace(":", ".") for one in hidden]
    assert found == here.digest(xt)


def test_words_without_a_public_name_are_in_one_file():
    private = r"torch\._(C|functorch)|forward_ad\._(?!current_level >= 0)|import .*\b_profiler_enabled"
    for path in Path(_direct.__file__).parent.glob("*.py"):
        assert path.stem == "_private" or not re.search(private, path.read_text()), path
