"""Initial guesses by variable projection over a wide sample of parameters.

A form is linear in some of its parameters. The others are sampled over many orders of magnitude and both signs
(Sobol points), and the linear ones solved for by least squares at each sample (Golub & Pereyra 1973). Differential
evolution continues from there, and the best samples that differ are refined by Levenberg and Marquardt's method.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

import numpy as np
from scipy.optimize import differential_evolution, least_squares
from scipy.stats import qmc

from xphi.approximate.problem import Floats, Problem
from xphi.formula.arrays import ARRAYS
from xphi.formula.program import Program, compile_formula
from xphi.formula.stable import stable
from xphi.formula.symbols import x

#: Points of the domain at which samples are compared, and how many samples there are (a power of two).
SCREEN, SAMPLES = 161, 4096
#: Samples that are refined, and how many distinct initial guesses are returned at most.
REFINED, KEPT = 20, 10
#: Sampled parameters reach from TINY to LARGE over the domain's half-width.
TINY, LARGE = 3e-3, 3e3
#: Generations of differential evolution.
GENERATIONS = 60
#: Samples that least squares leaves to Lawson's weights, and the rounds of these.
PROMISING, LAWSON = 512, 8
_CAP = 1e8
#: Share of sampled points at which an error may be undefined.
_FEW = 0.02


@dataclass(frozen=True)
class Starts:
    """Initial guesses, the best first, and how many parameter vectors were compared to choose them."""

    thetas: list[Floats]
    sampled: int


@dataclass(frozen=True)
class Separated:
    """A form as rest + Σ c·basis: the linear parameters c apart from those inside.

    Parameters
    ----------
    linear, inner : list of int
        Positions of the parameters.
    program : Program
        Rest and basis functions, in x and the inner parameters.
    """

    linear: list[int]
    inner: list[int]
    program: Program

    @classmethod
    def of(cls, problem: Problem) -> Separated:
        """Choose as many linear parameters as there can be."""
        symbols = problem.symbols
        slopes = [stable(problem.form).diff(s) for s in symbols]
        mixed = {
            (i, j)
            for i in range(len(symbols))
            for j in range(i, len(symbols))
            if symbols[j] in slopes[i].free_symbols or symbols[i] in slopes[j].free_symbols
        }
        linear: list[int] = []
        for size in range(len(symbols), 0, -1):
            fits = (
                c for c in combinations(range(len(symbols)), size) if all((i, j) not in mixed for i in c for j in c)
            )
            linear = list(next(fits, ()))
            if linear:
                break
        inner = [k for k in range(len(symbols)) if k not in linear]
        rest = problem.form.subs({symbols[k]: 0 for k in linear})
        inputs = [x, *(symbols[k] for k in inner)]
        return cls(linear, inner, compile_formula([rest, *(slopes[k] for k in linear)], inputs))


def starts(problem: Problem, xs: Floats) -> Starts:
    """Parameter vectors near stationary points, best first.

    Parameters
    ----------
    problem : Problem
    xs : ndarray, shape (N,)
        Where the error is sampled.
    """
    search = _Search(problem, xs)
    count = len(problem.symbols)
    if not search.separated.inner:
        theta = search.linear_fit(xs)
        return Starts([] if theta is None else [theta], 1)
    screened = search.screen()
    refined = [search.refine(theta) for theta in screened[:REFINED]]
    both = [*(r for r in refined if r is not None), *screened[:REFINED]]
    plain = [np.ones(count), np.full(count, 0.1)]
    both += [r for guess in plain if (r := search.refine(guess)) is not None]
    ranked = sorted(((search.height(theta), k) for k, theta in enumerate(both)))
    kept: list[Floats] = []
    for height, k in ranked:
        if height < _CAP and len(kept) < KEPT and not any(_same(both[k], other) for other in kept):
            kept.append(both[k])
    return Starts(kept, search.sampled)


def _same(a: Floats, b: Floats) -> bool:
    return bool(np.all(np.abs(a - b) <= 1e-2 * (np.abs(a) + np.abs(b)) + 1e-12))


class _Search:
    """Sampled errors of many parameter vectors at once."""

    def __init__(self, problem: Problem, xs: Floats) -> None:
        self.problem, self.xs = problem, xs
        self.separated = Separated.of(problem)
        self.screened = xs if len(xs) <= SCREEN else xs[np.unique(np.linspace(0, len(xs) - 1, SCREEN).astype(int))]
        self.target, self.scale = self._wanted(self.screened)
        near = np.abs(xs[np.abs(xs) <= 64]) if np.any(np.abs(xs) <= 64) else np.abs(xs)
        self.half = max(float(np.max(near)), 1e-300)
        if len(xs) > 1 and not np.any(xs < 0) and float(np.min(xs)) > 0:
            self.half = float(np.max(xs))
        self.half = min(self.half, 8.0) if np.isinf(float(problem.high)) or np.isinf(float(problem.low)) else self.half
        self.middle = (max(float(xs[0]), -64.0) + min(float(xs[-1]), 64.0)) / 2
        self.sampled = 0

    def _wanted(self, xs: Floats) -> tuple[Floats, Floats]:
        target, scale = self.problem.sampled(xs)
        good = np.isfinite(target) & np.isfinite(scale)
        return np.where(good, target, 0.0), np.where(good, scale, 0.0)

    def linear_fit(self, xs: Floats) -> Floats | None:
        """Least squares where every parameter is linear."""
        target, scale = self._wanted(xs)
        rest, *basis = ARRAYS.run(self.separated.program, xs)
        a = np.stack(basis, axis=1) * scale[:, None]
        y = (target - rest) * scale
        good = np.isfinite(a).all(axis=1) & np.isfinite(y)
        if not good.any():
            return None
        a, y = a[good], y[good]
        columns = np.maximum(np.max(np.abs(a), axis=0, initial=0.0), 1e-300)
        return np.asarray(np.linalg.lstsq(a / columns, y, rcond=None)[0] / columns)

    def _projected(self, inner: Floats, rounds: int = 0) -> tuple[Floats, Floats]:
        """All parameters for inner ones of shape (P, inner), and the largest sampled error of each, shape (P,).

        The linear ones are those of least squares, or nearer to minimax after some rounds of Lawson's weights.
        """
        self.sampled += len(inner)
        columns = [inner[:, k][:, None] for k in range(inner.shape[1])]
        rest, *basis = ARRAYS.run(self.separated.program, self.screened[None, :], *columns)
        y = (self.target - rest) * self.scale
        theta = np.empty((len(inner), len(self.problem.symbols)))
        theta[:, self.separated.inner] = inner
        undefined = ~np.isfinite(y)
        if basis:
            a = np.stack(np.broadcast_arrays(*basis), axis=2) * self.scale[None, :, None]
            undefined |= ~np.isfinite(a).all(axis=2)
            a = np.where(undefined[:, :, None], 0.0, np.clip(a, -1e100, 1e100))
            y = np.where(undefined, 0.0, np.clip(y, -1e100, 1e100))
            sizes = np.maximum(np.max(np.abs(a), axis=1), 1e-200)
            scaled = a / sizes[:, None, :]
            residual, c = _lawson(scaled, y, rounds)
            theta[:, self.separated.linear] = c / sizes
        else:
            residual = np.where(undefined, 0.0, y)
        heights = np.max(np.abs(residual), axis=1)
        heights = np.where((undefined.mean(axis=1) > _FEW) | self._poles(theta), np.inf, heights)
        return theta, np.where(np.isfinite(theta).all(axis=1) & np.isfinite(heights), heights, 1e30)

    def _poles(self, theta: Floats) -> np.ndarray:
        """Which parameter vectors let a denominator change sign between the sampled points."""
        poles = np.zeros(len(theta), dtype=bool)
        for program in self.problem.denominators:
            values = ARRAYS.run(program, self.screened[None, :], *(column[:, None] for column in theta.T))[0]
            with np.errstate(invalid="ignore"):
                poles |= (np.min(values, axis=1) <= 0) & (np.max(values, axis=1) >= 0)
        return poles

    def _spread(self, unit: Floats) -> Floats:
        """Points of the unit cube as inner parameters: logarithmic in size, both signs."""
        centred = 2 * unit - 1
        rate = np.log(2 * LARGE / TINY)
        return np.asarray(TINY / self.half * np.sinh(rate * centred))

    def screen(self) -> list[Floats]:
        """The best of all samples and of differential evolution, best first, near ones left out."""
        dimension = len(self.separated.inner)
        sobol = qmc.Sobol(dimension, seed=20).random(SAMPLES)
        inner = self._spread(sobol)
        # a parameter may also be a position inside the domain: every other sample has one such
        shifted = inner[1::2].copy()
        column = np.arange(len(shifted)) % dimension
        width = self.half
        shifted[np.arange(len(shifted)), column] = self.middle + width * (
            2 * sobol[::2][np.arange(len(shifted)), column] - 1
        )
        inner[1::2] = shifted
        thetas, heights = [], []
        for block in np.array_split(inner, max(1, len(inner) // 1024)):
            theta, height = self._projected(block)
            thetas.append(theta)
            heights.append(height)
        theta, height = np.concatenate(thetas), np.concatenate(heights)
        promising = np.argsort(height, kind="stable")[:PROMISING]
        theta, height = self._projected(theta[promising][:, self.separated.inner], LAWSON)
        kept: list[Floats] = []
        for k in np.argsort(height, kind="stable"):
            if height[k] >= 1e30 or len(kept) >= 2 * REFINED:
                break
            if not any(_near(theta[k], other) for other in kept):
                kept.append(theta[k])
        evolved = self._evolve(dimension)
        return [evolved, *kept] if evolved is not None else kept

    def _evolve(self, dimension: int) -> Floats | None:
        def cost(unit: Floats) -> Floats:
            return np.log(self._projected(self._spread(np.atleast_2d(unit.T)), LAWSON)[1] + 1e-300)

        result = differential_evolution(
            cost, [(0.0, 1.0)] * dimension, maxiter=GENERATIONS, popsize=16, rng=20, polish=False, vectorized=True,
            updating="deferred", init="sobol", tol=1e-6,
        )  # fmt: skip
        theta, height = self._projected(self._spread(np.atleast_2d(result.x)), LAWSON)
        return theta[0] if height[0] < 1e30 else None

    def _residuals(self, theta: Floats) -> Floats:
        channels = [channel for channel in self.problem.channels if channel.bounded]
        values = np.concatenate([channel.values(self.xs, theta) for channel in channels])
        undefined = ~np.isfinite(values)
        if undefined.mean() < _FEW:
            values = np.where(undefined, 0.0, values)  # a quotient such as 0/0 at one end says nothing
        return np.where(np.isfinite(values), np.clip(values, -_CAP, _CAP), _CAP)

    def height(self, theta: Floats) -> float:
        """Largest sampled error."""
        if self.problem.denominators and self.problem.has_pole(self.xs, theta):
            return np.inf
        return float(np.max(np.abs(self._residuals(theta))))

    def refine(self, theta: Floats) -> Floats | None:
        """The stationary point of the sum of squares nearby."""

        def jacobian(parameters: Floats) -> Floats:
            channels = [channel for channel in self.problem.channels if channel.bounded]
            rows = np.concatenate([channel.jacobian(self.xs, parameters)[1] for channel in channels])
            return np.where(np.isfinite(rows), np.clip(rows, -1e12, 1e12), 0.0)

        try:
            fit = least_squares(self._residuals, theta, jacobian, method="trf", max_nfev=40, x_scale="jac")
        except (ValueError, np.linalg.LinAlgError):
            return None
        return np.asarray(fit.x) if np.all(np.isfinite(fit.x)) else None


def _lawson(a: Floats, y: Floats, rounds: int) -> tuple[Floats, Floats]:
    """Weighted least squares, P problems at once, the weights multiplied by |residual| in every round (Lawson 1961).

    Returns
    -------
    residuals, coefficients : ndarray, shapes (P, N) and (P, n)
    """
    weights = np.ones_like(y)
    best_residual, best, lowest = y, np.zeros((len(a), a.shape[2])), np.full(len(a), np.inf)
    for _ in range(rounds + 1):
        weighted = a * weights[:, :, None]
        gram = np.einsum("pni,pnj->pij", weighted, a) + 1e-11 * np.eye(a.shape[2]) * weights.sum(axis=1)[:, None, None]
        c = np.linalg.solve(gram, np.einsum("pni,pn->pi", weighted, y)[:, :, None])[:, :, 0]
        residual = y - np.einsum("pni,pi->pn", a, c)
        height = np.max(np.abs(residual), axis=1)
        better = height < lowest
        best_residual = np.where(better[:, None], residual, best_residual)
        best, lowest = np.where(better[:, None], c, best), np.minimum(height, lowest)
        weights = weights * (np.abs(residual) / np.maximum(height, 1e-300)[:, None] + 1e-3)
        weights /= np.max(weights, axis=1)[:, None]
    return best_residual, best


def _near(a: Floats, b: Floats) -> bool:
    return bool(np.all(np.abs(a - b) <= 0.1 * (np.abs(a) + np.abs(b)) + 1e-12))
