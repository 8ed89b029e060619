"""The modules for Flax NNX: shapes, positions, initial weights, dropout, and the same numbers as PyTorch's blocks."""

import re
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest
import torch
from flax import nnx
from scipy import stats

import xphi
import xphi.jax as xj
import xphi.nn.torch as torch_blocks
from xphi.errors import XphiError
from xphi.ops import numpy as arrays

torch.set_num_threads(1)

TOKENS = np.random.default_rng(0).normal(size=(2, 5, 12)).astype(np.float32)


def weights(key, shape, dtype=np.float32):
    """Random ones from NumPy: XLA compiles Flax's own for every shape, which takes longer than all else here."""
    return jnp.asarray(np.random.default_rng(shape).normal(0, 0.3, shape).astype(dtype))


def plain(**options):
    return xj.FeedForward(12, rngs=nnx.Rngs(0), **{"kernel_init": weights, **options})


def gated(**options):
    return xj.GatedFeedForward(12, rngs=nnx.Rngs(0), **{"kernel_init": weights, **options})


BLOCKS = {
    "plain": plain,
    "plain without bias": lambda: plain(bias=False, activation="relu2", d_ff=7),
    "gated": gated,
    "gated with bias": lambda: gated(bias=True, activation="geglu", d_ff=9),
    "packed": lambda: gated(packed=True, activation="gelu_new"),
    "without a gated unit": lambda: gated(activation="mish"),
}


@pytest.mark.parametrize("make", BLOCKS.values(), ids=BLOCKS)
def test_a_block_is_position_wise(make):
    block = make()
    y = nnx.jit(lambda block, x: block(x))(block, TOKENS)
    assert y.shape == TOKENS.shape
    order = [3, 0, 4, 1, 2]
    assert np.array_equal(nnx.jit(lambda block, x: block(x))(block, TOKENS[:, order]), y[:, order])
    assert block(TOKENS[0, 0]).shape == (12,)


@pytest.mark.parametrize("make", BLOCKS.values(), ids=BLOCKS)
def test_widths_and_shapes_of_the_weights(make):
    block = make()
    shapes = {name: getattr(block, name).kernel.shape for name in dir(block) if name.endswith("_proj")}
    wanted = {"up_proj": (12, block.d_ff), "gate_proj": (12, block.d_ff), "gate_up_proj": (12, 2 * block.d_ff)}
    assert shapes == {name: (wanted | {"down_proj": (block.d_ff, 12)})[name] for name in shapes}
    assert {"down_proj"} < set(shapes)


def test_default_widths():
    assert plain().d_ff == 4 * 12
    assert gated().d_ff == 8 * 12 // 3
    assert gated(multiple_of=50).d_ff == 50
    assert gated(ffn_dim_multiplier=1.3, multiple_of=10).d_ff == 50  # int(1.3*32) = 41, rounded up


def test_the_usual_initial_weights_and_others():
    drawn = nnx.Linear(12, 48, rngs=nnx.Rngs(params=3))
    block = xj.FeedForward(12, rngs=nnx.Rngs(params=3))
    assert np.array_equal(block.up_proj.kernel[...], drawn.kernel[...])
    assert not block.up_proj.bias[...].any()
    ones = plain(kernel_init=nnx.initializers.ones, bias_init=nnx.initializers.ones)
    assert ones.up_proj.kernel[...].all()
    assert ones.down_proj.bias[...].all()


def test_dtypes():
    block = plain(dtype=jnp.bfloat16, param_dtype=jnp.float32)
    assert block.up_proj.kernel.dtype == jnp.float32
    assert block(TOKENS).dtype == jnp.bfloat16
    assert gated(param_dtype=jnp.bfloat16).gate_proj.kernel.dtype == jnp.bfloat16


def test_dropout_is_on_in_training_alone():
    block = plain(dropout=0.5)
    assert (block(TOKENS) == 0).any()
    block.eval()
    y = block(TOKENS)
    assert not (y == 0).any()
    assert np.array_equal(block(TOKENS), y)
    assert np.array_equal(y, plain()(TOKENS))


def test_gradients_reach_every_weight():
    for make in (plain, BLOCKS["gated with bias"]):
        gradients = nnx.jit(nnx.grad(lambda block: (block(TOKENS) ** 2).sum()))(make())
        assert all(np.asarray(leaf).any() for leaf in jax.tree.leaves(gradients))


@pytest.mark.parametrize("name", arrays.names())
def test_a_module_for_every_function_and_gate(name):
    from xphi.nn import facts

    row = (facts.functions() | facts.gates())[name]
    module = getattr(xj, facts.class_name(name, row["title"]))()
    given = (TOKENS,) if isinstance(arrays.get(name), arrays.Activation) else (TOKENS, TOKENS[::-1])
    assert np.array_equal(module(*given), xj.get(name)(*given))


def test_modules_take_the_options_of_the_operators():
    module = xj.SwiGLUClamped(alpha=1.5, limit=2.0, rung="fast")
    wanted = xj.swiglu_clamped(TOKENS, TOKENS, alpha=1.5, limit=2.0, rung="fast")
    assert np.array_equal(nnx.jit(lambda m, x: m(x, x))(module, TOKENS), wanted)
    assert np.array_equal(plain(activation=xj.gelu)(TOKENS), plain()(TOKENS))
    assert np.array_equal(gated(activation=xj.SwiGLU())(TOKENS), gated(activation="swish")(TOKENS))


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: plain(d_ff=0), "d_ff must be a whole number of at least 1"),
        (lambda: plain(dropout=1.5), "dropout must be a probability"),
        (lambda: plain(activation="swiglu"), "use GatedFeedForward"),
        (lambda: plain(activation="gello"), "gello"),
        (lambda: gated(d_ff=8, multiple_of=4), "leave out multiple_of"),
        (lambda: gated(activation=xj.SiLU()), "takes one array"),
        (lambda: gated(activation=xj.silu), "takes one array"),
        (lambda: xj.GELU(rung="best"), "rung must be one of"),
        (lambda: xj.SwiGLU(alpha=1.0), "no parameter 'alpha'"),
        (lambda: xj.StochasticGate("gelu"), "not a distribution function"),
        (lambda: xj.StochasticGate()(TOKENS), "needs random numbers"),
        (lambda: xj.load_torch_state(plain(), {}), "the state has no down_proj.bias"),
        (lambda: xj.load_torch_state(plain(), state(plain()) | {"x": 1}), "no parameter x"),
        (
            lambda: xj.load_torch_state(plain(), state(plain()) | {"up_proj.weight": np.ones((12, 48))}),
            r"up_proj.weight is \(12, 48\), and the block takes \(48, 12\)",
        ),
    ],
)
def test_refusals_are_sentences(call, message):
    with pytest.raises(XphiError, match=message):
        call()


def state(block):
    return xj.to_torch_state(block)


#: |gelu'|, |gelu_tanh'|, |silu'| and |mish'| are below 2, and each of their kernels errs by less than 2 ULPs.
SLOPE = ULPS = 2


def matrix_product(weight, x, error, bias):
    """x Wᵀ + b and a bound of what two programs that add in any order may differ by, the input known up to `error`."""
    eps = np.finfo(float).eps
    size = np.abs(x) @ np.abs(weight).T + np.abs(bias)
    return x @ weight.T + bias, error @ np.abs(weight).T + 2 * (x.shape[-1] + 1) * eps * size


def bound(weights, x, activation):
    """The output of a block in float64, and what two programs for it may differ by."""
    eps = np.finfo(float).eps

    def projected(name, x, error):
        return matrix_product(weights[f"{name}.weight"], x, error, weights.get(f"{name}.bias", 0.0))

    zero = np.zeros_like(x)
    if "gate_up_proj.weight" in weights:
        both, error = projected("gate_up_proj", x, zero)
        (gate, up), (gate_error, up_error) = np.split(both, 2, -1), np.split(error, 2, -1)
    else:
        up, up_error = projected("up_proj", x, zero)
        if "gate_proj.weight" not in weights:
            y = activation(up)
            return projected("down_proj", y, SLOPE * up_error + 2 * ULPS * eps * np.abs(y))
        gate, gate_error = projected("gate_proj", x, zero)
    y = activation(gate) * up
    error = SLOPE * gate_error * np.abs(up) + np.abs(activation(gate)) * up_error + 4 * ULPS * eps * np.abs(y)
    return projected("down_proj", y, error)


@pytest.mark.parametrize(
    ("name", "options", "activation"),
    [
        ("FeedForward", {}, xphi.gelu),
        ("FeedForward", {"bias": False, "activation": "gelu_tanh"}, xphi.gelu_tanh),
        ("GatedFeedForward", {}, xphi.silu),
        ("GatedFeedForward", {"bias": True, "activation": "geglu"}, xphi.gelu),
        ("GatedFeedForward", {"packed": True, "activation": "mish"}, xphi.mish),
    ],
)
def test_weights_of_a_torch_block_give_its_output_and_go_back(name, options, activation):
    theirs = getattr(torch_blocks, name)(12, **options, dtype=torch.float64)
    with jax.enable_x64():
        ours = getattr(xj, name)(12, **options, param_dtype=jnp.float64, kernel_init=weights, rngs=nnx.Rngs(1))
        xj.load_torch_state(ours, theirs.state_dict())
        x = TOKENS.astype(np.float64)
        given = {key: value.numpy() for key, value in theirs.state_dict().items()}
        wanted, most = bound(given, x, activation)
        with torch.no_grad():
            found = theirs(torch.from_numpy(x)).numpy()
        assert np.all(np.abs(np.asarray(ours(x)) - found) <= most)
        assert np.all(np.abs(np.asarray(ours(x)) - wanted) <= most)
        back = xj.to_torch_state(ours)
    assert list(back) == [key for key in back if np.array_equal(back[key], given[key])]
    theirs.load_state_dict({key: torch.from_numpy(value) for key, value in back.items()})


def test_bfloat16_weights_of_torch_are_loaded_as_they_are():
    theirs = torch_blocks.FeedForward(12, dtype=torch.bfloat16)
    block = plain()
    xj.load_torch_state(block, theirs.state_dict())
    assert np.array_equal(block.up_proj.kernel[...].T, theirs.up_proj.weight.detach().float().numpy())


@pytest.mark.parametrize(("cdf", "mean"), [("normal_cdf", xj.gelu), ("logistic", xj.silu), (xj.sigmoid, None)])
def test_the_stochastic_gate_is_its_mean_in_evaluation(cdf, mean):
    gate = xj.StochasticGate(cdf, deterministic=True)
    x = jnp.linspace(-5, 5, 100)
    assert np.array_equal(gate(x), x * xj.sigmoid(x) if mean is None else mean(x))
    switched = xj.StochasticGate(cdf, rngs=nnx.Rngs(0))
    assert set(np.asarray(switched(jnp.full(64, 0.5))).tolist()) == {0.0, 0.5}
    switched.eval()
    assert np.array_equal(switched(x), gate(x))


def test_the_mean_over_all_outcomes_of_the_mask_is_gelu():
    """Exactly: with probability Φ(x) the gate gives x and otherwise 0, so its mean is x·Φ(x) and nothing else."""
    gate = xj.StochasticGate()
    with jax.enable_x64():
        x = jnp.linspace(-9, 9, 200)
        outcomes = {True: x, False: jnp.zeros_like(x)}
        drawn = gate(x, key=jax.random.key(0))
        dropped = np.asarray(gate.dropped(x, jax.random.key(0)))
        assert np.array_equal(drawn, np.where(dropped, outcomes[False], outcomes[True]))
        p = np.asarray(gate.cdf(x))
        mean = p * outcomes[True] + (1 - p) * outcomes[False]
        # the product is rounded once, and both factors and GELU err by less than the sampled 2 ULPs
        most = (2 * ULPS + 1) * np.finfo(float).eps * np.abs(mean)
        assert np.all(np.abs(mean - xphi.gelu(np.asarray(x))) <= most)


@pytest.mark.parametrize("cdf", ["normal_cdf", "sigmoid"])
def test_the_frequencies_are_the_probabilities(cdf):
    """Of n draws at 9 points; an interval for all of them fails for one key in a million, and this key is fixed."""
    n, points = 1 << 14, np.linspace(-2, 2, 9)
    gate = xj.StochasticGate(cdf)
    x = jnp.asarray(np.repeat(points[:, None], n, 1), jnp.float32)
    kept = n - np.asarray(gate.dropped(x, jax.random.key(7))).sum(1)
    for p, count in zip(np.asarray(arrays.get(cdf)(points)), kept, strict=True):
        low, high = stats.binom.interval(1 - 1e-6 / len(points), n, p)
        assert low <= count <= high


def test_the_gradient_in_training_is_the_mask():
    gate = xj.StochasticGate()
    x, key = jnp.linspace(-2, 2, 50), jax.random.key(1)
    slope = jax.grad(lambda x: gate(x, key=key).sum())(x)
    assert np.array_equal(slope, ~np.asarray(gate.dropped(x, key)))


def test_special_values_and_dtypes_of_the_stochastic_gate():
    gate = xj.StochasticGate(rngs=nnx.Rngs(0))
    y = gate(jnp.array([jnp.nan, -jnp.inf, jnp.inf], jnp.bfloat16))
    assert y.dtype == jnp.bfloat16
    assert np.array_equal(np.asarray(y, float), [np.nan, 0, np.inf], equal_nan=True)


def test_a_distribution_function_of_ones_own_at_infinity_and_in_sixteen_bits():
    gate = xj.StochasticGate(lambda x: jax.nn.sigmoid(1.702 * x), rngs=nnx.Rngs(0))
    ends = jnp.array([jnp.nan, -jnp.inf, jnp.inf], jnp.bfloat16)
    for switch in (gate.train, gate.eval):
        switch()
        assert np.array_equal(np.asarray(gate(ends), float), [np.nan, 0, np.inf], equal_nan=True)
    assert np.isfinite(np.asarray(jax.grad(lambda x: gate(x).sum())(ends[1:]), float)).all()
    x = jnp.linspace(-3, 3, 64).astype(jnp.bfloat16)
    wide = x.astype(jnp.float32)
    assert np.array_equal(gate(x), (wide * jax.nn.sigmoid(1.702 * wide)).astype(jnp.bfloat16))
    with pytest.raises(XphiError, match="cdf must be a name such as 'normal_cdf', or a callable, not 5"):
        xj.StochasticGate(5)


def test_a_block_with_a_stochastic_gate():
    block = plain(activation=xj.StochasticGate(rngs=nnx.Rngs(0)))
    assert not np.array_equal(block(TOKENS), block(TOKENS))
    block.eval()
    assert np.array_equal(block(TOKENS), plain()(TOKENS))


@pytest.mark.slow
def test_the_how_to_page_runs():
    page = (Path(__file__).parents[1] / "docs" / "how-to" / "jax.md").read_text("utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    exec(compile("\n".join(blocks), "jax.md", "exec"), {})  # noqa: S102 - it is our own page
