"""The levels of derivatives' codes: that they are the best, and that what is kept of them is checked."""

import copy

import numpy as np
import pytest
import torch

import xphi.torch as xt
from xphi import facts, functions
from xphi.errors import XphiError
from xphi.lower import codes
from xphi.quantise import partition
from xphi.quantise.levels import errors, find
from xphi.quantise.slope import Code, Slope

torch.set_num_threads(1)

ROWS = codes.kept()
#: One with two turns, one with a symmetric slope, one with jumps, one with half of its inputs at one slope, one slope
#: that only rises.
SOME = ["gelu", "tanh", "hard_swish", "selu", "softplus"]
#: What rounding levels to binary32 adds, at most the square of half a spacing below 2, and what sums of 64 terms lose.
ROUNDING = (float(np.spacing(np.float32(1))) / 2) ** 2 + 64 * np.spacing(1.0)
some = pytest.mark.parametrize("name", SOME)


def slope_of(name):
    return Slope(functions.get(name))


def cost(slope, levels):
    """The mean square that levels leave, in binary64."""
    mass, first, second, _ = slope.quick_moments(levels)
    return float(np.sum(second - 2 * levels * first + levels**2 * mass))


def brute(values, masses, count):
    """The least sum of squares of runs of sorted numbers, from all partitions, one group more at a time."""
    sums = partition.Sums(values, masses)
    size = len(values)
    ends = np.arange(size + 1)
    costs = sums.cost(np.zeros_like(ends), ends)
    for _ in range(count - 1):
        costs = np.array(
            [min(costs[s] + sums.cost(np.array([s]), np.array([e]))[0] for s in range(e + 1)) for e in ends]
        )
    return costs[-1]


@pytest.mark.parametrize("count", [1, 2, 3, 5])
def test_the_partition_is_the_best_of_all(count):
    rng = np.random.default_rng(count)
    values, masses = np.sort(rng.standard_normal(40)), rng.random(40)
    shuffled = rng.permutation(40)
    means, left = partition.means(values[shuffled], masses[shuffled], count)
    assert len(means) == count
    # the sums are differences of running sums of numbers below the total of squares
    assert left == pytest.approx(brute(values, masses, count), abs=40 * np.spacing(np.sum(masses * values**2)))


def test_few_numbers_have_a_level_each():
    means, left = partition.means(np.array([2.0, 1.0, 2.0]), np.ones(3), 4)
    assert (means.tolist(), left) == ([1.0, 2.0], 0.0)


@some
@pytest.mark.parametrize("bits", [1, 2, 4])
def test_no_optimum_of_a_grid_is_better(name, bits):
    """The best levels for inputs on a grid that the search does not use leave no less, nor does what they lead to."""
    slope = slope_of(name)
    ours = ROWS[name][str(bits)]["rms_error"] ** 2
    for grid in (1777, 2500):
        assert ours <= cost(slope, slope.start(2**bits, grid)) + ROUNDING


@pytest.mark.slow
@pytest.mark.parametrize("name", ["gelu", "tanh"])
def test_no_optimum_of_a_grid_is_better_with_256_levels(name):
    slope = slope_of(name)
    ours = ROWS[name]["8"]["rms_error"] ** 2
    assert ours <= cost(slope, slope.start(256, 5000)) + ROUNDING


@some
@pytest.mark.parametrize("bits", [1, 2])
def test_sharing_levels_is_never_worse_than_a_level_for_each_piece(name, bits):
    """The best step function of so many pieces, one level each, found on a grid and integrated exactly."""
    slope, count = slope_of(name), 2**bits
    edges = np.linspace(-5, 5, 301)
    points = (edges[:-1] + edges[1:]) / 2
    sums = partition.Sums(slope.values(points), np.exp(-(points**2) / 2))
    ends = np.arange(len(edges))
    low, high = np.meshgrid(ends, ends, indexing="ij")
    runs = np.where(low <= high, sums.cost(low.ravel(), np.maximum(low, high).ravel()).reshape(low.shape), np.inf)
    costs, starts = runs[0], []
    for _ in range(count - 1):
        whole = costs[:, None] + runs
        starts.append(whole.argmin(0))
        costs = whole.min(0)
    cuts = [len(ends) - 1]
    for start in reversed(starts):
        cuts.append(int(start[cuts[-1]]))
    pieces = Code(tuple(edges[cuts[:0:-1]]), tuple(range(count)), np.zeros(count))
    left = sum(float(second - first**2 / mass) for mass, first, second in slope.moments(pieces))
    ours = ROWS[name][str(bits)]["rms_error"] ** 2
    assert ours <= left + ROUNDING
    if name == "tanh":  # its slope rises and falls
        assert ours < left / 2


@some
def test_the_levels_are_found_again(name):
    found = np.unique(find(slope_of(name), 4).astype(np.float32))
    assert [float(str(level)) for level in found] == ROWS[name]["2"]["levels"]


@pytest.mark.parametrize("name", ROWS)
@pytest.mark.parametrize("bits", [1, 2])
def test_what_is_kept_holds(name, bits):
    assert codes.fault(name, bits, ROWS[name][str(bits)]) == ""


def test_every_function_with_a_bounded_derivative_has_codes():
    assert list(ROWS) == codes.names()
    assert "relu2" not in ROWS


@pytest.mark.parametrize("name", ["gelu", "hard_swish"])
def test_what_does_not_hold_is_found(name):
    kept = ROWS[name]["2"]
    moved = np.array(kept["levels"], dtype=np.float32)
    moved[1] = np.nextafter(np.nextafter(moved[1], np.float32(2)), np.float32(2))
    assert "not means" in codes.fault(name, 2, codes.row(name, moved))
    for key, index in (("boundaries", 1), ("largest_error", None), ("rms_error", None)):
        wrong = copy.deepcopy(kept)
        if index is None:
            wrong[key] = float(np.nextafter(wrong[key], 0))
        else:
            wrong[key][index] = float(np.nextafter(wrong[key][index], 1))
        assert "not those of the levels" in codes.fault(name, 2, wrong)
    assert "too many" in codes.fault(name, 1, kept)


def test_boundaries_are_the_last_numbers_on_the_left():
    """Next to each, the slope is on the other side of the middle between two levels; at a jump, as f' is there."""
    slope = slope_of("gelu")
    row = ROWS["gelu"]["4"]
    levels = np.array(row["levels"], dtype=np.float32).astype(np.float64)
    for boundary, left, right in zip(row["boundaries"], row["codes"], row["codes"][1:], strict=False):
        middle = (levels[left] + levels[right]) / 2
        here, there = slope.at(boundary), slope.at(float(np.nextafter(boundary, np.inf)))
        assert (here - middle > 0) != (there - middle > 0) or boundary == 0
    jumps = slope_of("hard_swish").code(np.array([-0.4, 0.0, 0.5, 1.0, 1.4]))
    assert jumps.boundaries[0] == -3.0  # f'(−3) = 0, on the left
    assert jumps.boundaries[-1] == np.nextafter(3.0, 0.0)  # f'(3) = 1, on the right
    assert (jumps.codes[:2], jumps.codes[-2:]) == ((1, 0), (4, 3))


def test_the_largest_error_is_at_a_turn_too():
    """With one level, which is 0, the largest error is the largest slope, between all boundaries."""
    slope = slope_of("gelu")
    largest = errors(slope, slope.code(np.array([0.0])))
    steepest = float(facts.of("gelu").derivative_high.value)
    # rounded up, so that it is a bound
    assert steepest <= largest.largest <= np.nextafter(steepest, 2)
    assert abs(largest.at) == pytest.approx(np.sqrt(2), rel=np.spacing(1.0))


def test_a_derivative_without_a_bound_has_no_levels():
    with pytest.raises(XphiError, match="the derivative of relu2 is not bounded"):
        slope_of("relu2")


def trained(seed, bits):
    """The mean loss of the last steps of a small network."""
    generator = torch.Generator().manual_seed(seed)
    x = torch.randn(256, 8, generator=generator)
    y = torch.sin(x.sum(1, keepdim=True)) + x[:, :1] * x[:, 1:2]
    up, down = (torch.randn(*shape, generator=generator) / shape[0] ** 0.5 for shape in ((8, 64), (64, 1)))
    weights = [w.requires_grad_() for w in (up, torch.zeros(64), down)]
    optimizer = torch.optim.Adam(weights, lr=1e-2)
    losses = []
    for _ in range(200):
        hidden = x @ weights[0] + weights[1]
        active = xt.gelu(hidden) if bits is None else xt.gelu(hidden, save="bits", bits=bits)
        loss = torch.nn.functional.mse_loss(active @ weights[2], y)
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        losses.append(loss.item())
    return losses[0], float(np.mean(losses[-20:]))


@pytest.mark.slow
def test_a_network_is_trained_with_two_bits():
    """What two bits leave of the first loss is within what exact gradients leave, and how far that varies."""
    exact = np.array([trained(seed, None) for seed in range(4)])
    coded = np.array([trained(seed, 2) for seed in range(4)])
    assert np.array_equal(exact[:, 0], coded[:, 0])
    left = exact[:, 1] / exact[:, 0]
    assert np.mean(coded[:, 1] / coded[:, 0]) <= left.mean() + 2 * np.ptp(left)
