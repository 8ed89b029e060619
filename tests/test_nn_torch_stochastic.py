"""The stochastic gate: its mean is GELU, exactly and by sampling, and its mask is a constant to the gradient."""

import copy
import math
import pickle

import pytest
import torch

from xphi import formats
from xphi.errors import XphiError
from xphi.nn.torch import FeedForward, StochasticGate
from xphi.ops import torch as operators

torch.set_num_threads(1)
LAWS = {"normal_cdf": "gelu", "sigmoid": "silu"}
#: float32 draws are whole multiples of this
STEP = torch.finfo(torch.float32).eps / 2
#: No limit, but how often a right gate may fail a test of its draws: with ten thousand runs a day, once in 300 years.
FALSE_ALARM = 1 / (10_000 * 365 * 300)
DRAWS = 50_000


def generator(seed=0):
    return torch.Generator().manual_seed(seed)


def farthest(p, points):
    """How far the number kept of DRAWS may lie from DRAWS·p; for any of so many points, wrong with FALSE_ALARM at most.

    Bernstein: P(|kept − n·p| >= t) <= 2·exp(−t²/2 / (n·p·(1 − p) + t/3)), here solved for t.
    """
    log_odds = math.log(2 * points / FALSE_ALARM)
    return log_odds / 3 + torch.sqrt(log_odds**2 / 9 + 2 * log_odds * DRAWS * p * (1 - p))


def inputs():
    return torch.cat([torch.linspace(-13, 9, 441), torch.tensor([0.0, -0.0, 1e-30, -1e-30, -9.25])])


def spacing(value):
    binary32 = formats.get("binary32")
    return torch.tensor([float(binary32.ulp(number)) for number in value.tolist()], dtype=torch.float64)


@pytest.mark.parametrize("cdf", LAWS)
def test_evaluation_is_the_operator(cdf):
    x = inputs()
    assert torch.equal(StochasticGate(cdf).eval()(x), operators.get(LAWS[cdf])(x))


@pytest.mark.parametrize("cdf", LAWS)
def test_the_weighted_sum_over_the_outcomes_is_the_mean(cdf):
    """x with the probability p, 0 with 1 − p: x·p in exact arithmetic, against the operator of evaluation.

    p is off by less than an ulp of it, the operator by less than an ulp of its result: both kernels are faithful. The
    products here are exact, since 24 bits times 24 bits fit into binary64.
    """
    x = inputs()
    gate = StochasticGate(cdf)
    p = gate.cdf(x)
    mean = gate.eval()(x)
    exact_sum = x.double() * p.double() + 0 * (1 - p.double())
    assert (exact_sum - mean.double()).abs().le(spacing(p) * x.double().abs() + spacing(mean)).all()


@pytest.mark.parametrize("cdf", LAWS)
def test_outcomes_come_with_their_probability(cdf, monkeypatch):
    """Every draw u = k·2⁻¹² once: x is kept for as many k as lie below p."""
    x = inputs()
    gate = StochasticGate(cdf)
    kept = torch.zeros_like(x)
    steps = 2**12
    for k in range(steps):
        monkeypatch.setattr(torch, "rand", lambda shape, k=k, **options: torch.full(shape, k / steps))
        out = gate(x)
        assert torch.where(out == 0, True, out == x).all()
        kept += out != 0
    wanted = torch.where(x == 0, 0, torch.ceil(gate.cdf(x).double() * steps))
    assert torch.equal(kept.double(), wanted.double())


@pytest.mark.parametrize("cdf", LAWS)
@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16])
def test_the_mean_of_many_draws(cdf, dtype):
    """Within an interval from the exact variance p(1 − p)."""
    x = torch.tensor([-4.0, -2.0, -1.0, -0.5, 0.5, 1.0, 2.0, 4.0], dtype=dtype)
    gate = StochasticGate(cdf, generator())
    out = gate(x.expand(DRAWS, -1))
    p = operators.get(cdf)(x.double())
    t = farthest(p, len(x))
    # each p is met to a step of the draws, and the cdf was rounded to float32 once
    slack = DRAWS * (STEP + 2 * STEP * p)
    kept = (out != 0).sum(0)
    assert (kept - DRAWS * p).abs().le(t + slack).all()
    mean = out.double().mean(0)
    assert (mean - operators.get(LAWS[cdf])(x.double())).abs().le(x.double().abs() * (t + slack) / DRAWS).all()


def test_a_share_of_one_half_everywhere_would_be_noticed():
    p = operators.get("normal_cdf")(torch.tensor(1.0, dtype=torch.float64))
    assert (DRAWS / 2 - DRAWS * p).abs() > farthest(p, 8)


def test_the_gradient_in_training_is_the_mask():
    x = inputs().requires_grad_()
    gate = StochasticGate(generator=generator())
    out = gate(x)
    out.backward(torch.full_like(out, 3.0))
    moved = (x != 0).detach()
    assert torch.equal(x.grad[moved], torch.where(out != 0, 3.0, 0.0)[moved])
    assert set(x.grad.tolist()) == {0.0, 3.0}


@pytest.mark.parametrize("cdf", LAWS)
def test_the_gradient_in_evaluation_is_that_of_the_mean(cdf):
    x, y = (inputs().requires_grad_() for _ in range(2))
    StochasticGate(cdf).eval()(x).sum().backward()
    operators.get(LAWS[cdf])(y).sum().backward()
    assert torch.equal(x.grad, y.grad)


def test_the_generator_decides():
    x = torch.zeros(1000) + 0.5
    one, other, third = (StochasticGate(generator=generator(seed))(x) for seed in (1, 1, 2))
    assert torch.equal(one, other)
    assert not torch.equal(one, third)
    gate = StochasticGate()
    torch.manual_seed(7)
    first = gate(x)
    assert not torch.equal(first, gate(x))
    torch.manual_seed(7)
    assert torch.equal(first, gate(x))


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
def test_special_values_and_dtypes(dtype):
    x = torch.tensor([math.nan, math.inf, -math.inf, 0.0], dtype=dtype)
    for gate in (StochasticGate(generator=generator()), StochasticGate("sigmoid", generator())):
        out = gate(x)
        assert out.dtype == dtype
        assert str(out.tolist()) == "[nan, inf, 0.0, 0.0]"


def test_any_distribution_function():
    uniform = StochasticGate(lambda x: (x / 2 + 0.5).clamp(0, 1), generator())
    x = torch.tensor([-2.0, -1.0, 1.0, 2.0])
    assert uniform(x).tolist() == [0.0, 0.0, 1.0, 2.0]
    assert uniform.eval()(torch.tensor(0.5)) == 0.375
    with pytest.raises(XphiError, match="gelu is not a distribution function with an operator: there are normal_cdf"):
        StochasticGate("gelu")
    assert type(StochasticGate("ndtr").mean).__name__ == "GELU"  # by an alias
    for wrong in (5, None):
        with pytest.raises(XphiError, match=f"cdf must be a name such as 'normal_cdf', or a callable, not {wrong}"):
            StochasticGate(wrong)
    with pytest.raises(XphiError, match=r"generator must be a torch.Generator or None, not 5"):
        StochasticGate(generator=5)


#: Distribution functions that are callables: of a smooth law, of the point 0, and of what Python's comparisons give.
CALLABLES = {
    "logistic": lambda x: torch.sigmoid(1.702 * x),
    "uniform": lambda x: (x / 2 + 0.5).clamp(0, 1),
    "step": lambda x: (x >= 0).to(x.dtype),  # 0 for NaN
}


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16, torch.float32, torch.float64])
@pytest.mark.parametrize("law", CALLABLES)
def test_special_values_of_any_distribution_function(law, dtype):
    gate = StochasticGate(CALLABLES[law], generator())
    for training in (True, False):
        x = torch.tensor([math.nan, math.inf, -math.inf, 0.0], dtype=dtype, requires_grad=True)
        out = gate.train(training)(x)
        assert out.dtype == dtype
        assert str(out.tolist()) == "[nan, inf, 0.0, 0.0]"
        out[1:].sum().backward()
        assert x.grad[1:3].tolist() == [1, 0]  # the probability, which no longer changes
        assert x.grad[3].isfinite()


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_a_callable_computes_16_bit_inputs_in_float32_and_rounds_once(dtype):
    seen = []
    gate = StochasticGate(lambda x: seen.append(x.dtype) or CALLABLES["logistic"](x), generator()).eval()
    x = inputs().to(dtype)
    wide = x.float()
    assert torch.equal(gate(x), (wide * CALLABLES["logistic"](wide)).to(dtype))
    gate.train()(x)
    assert seen == [torch.float32] * 2


def test_the_gradient_of_a_mean_where_its_probability_is_zero():
    """At −1 the uniform law's p is 0, and d(x·p)/dx = x·p' there, which a mask of p = 0 would lose."""
    gate = StochasticGate(CALLABLES["uniform"]).eval()
    x = torch.tensor([-1.0, 0.5], requires_grad=True)
    gate(x).sum().backward()
    assert x.grad.tolist() == [-0.5, 0.75 + 0.25]


def test_copies_pickles_and_blocks():
    gate = StochasticGate("sigmoid", generator(3))
    x = torch.full((100,), 0.25)
    copied, pickled = copy.deepcopy(gate), pickle.loads(pickle.dumps(gate))  # noqa: S301 - our own bytes
    out = gate(x)
    assert torch.equal(copied(x), out)
    assert torch.equal(pickled(x), out)
    assert repr(StochasticGate()) == "StochasticGate(\n  (cdf): NormalCDF()\n  (mean): GELU()\n)"
    block = FeedForward(4, activation=StochasticGate())
    plain = FeedForward(4)
    plain.load_state_dict(block.state_dict())
    assert torch.equal(block.eval()(x[:4]), plain(x[:4]))


@pytest.mark.slow
def test_compiles_into_one_graph():
    gate = StochasticGate()
    out = torch.compile(gate, fullgraph=True, backend="aot_eager")(torch.full((1000,), 0.5))
    assert set(out.tolist()) == {0.0, 0.5}
