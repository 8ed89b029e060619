"""l1 and l2 against projections in exact rationals, against canonical points, and against another quadrature."""

from fractions import Fraction

import numpy as np
import pytest
import sympy as sp
from mpmath import mp, mpf

from xphi import functions
from xphi.functions import x

NORMAL = sp.exp(-(x**2) / 2) / sp.sqrt(2 * sp.pi)


def exactly(value):
    return sp.Rational(value.decimal)


def agree(value, exact):
    """To the last place that was printed, or of a number of order one."""
    digits, _, exponent = value.decimal.lower().partition("e")
    place = sp.Rational(10) ** max(int(exponent or 0) - len(digits.partition(".")[2]), -25)
    return abs(sp.N(exactly(value) - exact, 60)) <= place


def projection(target, basis, low, high, weight=sp.S.One):
    """Coefficients of the orthogonal projection, and the square of the distance, symbolically."""

    def inner(f, g):
        return sp.integrate(sp.expand(f * g) * weight, (x, low, high))

    gram = sp.Matrix(len(basis), len(basis), lambda i, j: inner(basis[i], basis[j]))
    right = sp.Matrix([inner(target, f) for f in basis])
    solution = gram.LUsolve(right).applyfunc(sp.simplify)
    return list(solution), sp.simplify(inner(target, target) - (right.T * solution)[0])


# --- l2


@pytest.mark.parametrize(
    ("target", "form", "basis", "weight", "on"),
    [
        ("x**4", "poly:2", (1, x, x**2), None, (-1, 1)),
        ("x**5 - x/3", "poly:3", (1, x, x**2, x**3), None, (Fraction(-1, 2), 2)),
        ("x**3", "odd:1", (x,), None, (-1, 1)),
        ("x**4", "poly:2", (1, x, x**2), "1 - x**2", (-1, 1)),
        ("x**2", "a + b*x", (1, x), "x", (0, 1)),
        ("exp(x)", "poly:2", (1, x, x**2), None, (-1, 1)),
        ("sin(x)", "odd:3", (x, x**3), None, (-2, 2)),
        ("abs(x)", "poly:2", (1, x, x**2), None, (-1, 1)),
    ],
)
def test_least_squares_is_the_projection(derived, target, form, basis, weight, on):
    options = {"weight": weight} if weight else {}
    result = derived(target, form, norm="l2", on=on, **options)
    low, high = (sp.Rational(end.numerator, end.denominator) if isinstance(end, Fraction) else end for end in on)
    symbolic = functions.target(target)
    if symbolic.has(sp.Abs):  # even: twice the half
        symbolic, low = x, 0
        solution, _ = projection(symbolic, (1, x**2), low, high)
        solution.insert(1, sp.S.Zero)
        square = 2 * sp.integrate((x - solution[0] - solution[2] * x**2) ** 2, (x, 0, 1))
    else:
        solution, square = projection(symbolic, basis, low, high, functions.target(weight) if weight else sp.S.One)
    assert (result.status, result.minimax) == ("optimal", False)
    for value, exact in zip(result.parameters.values(), solution, strict=True):
        assert agree(value, exact)
    assert agree(result.objective.value, square)


def test_a_coefficient_that_is_zero_is_printed_as_zero(derived):
    result = derived("x**4", "poly:2", norm="l2", on=(-1, 1))
    assert exactly(result.parameters["c1"]) == 0


def test_hermite_polynomials_under_a_normal_law(derived):
    """x⁴ = He₄ + 6·He₂ + 3, and He₂ = x² - 1; the square of the distance is 4!."""
    result = derived("x**4", "even:2", norm="l2", weight="normal")
    assert {n: exactly(v) for n, v in result.parameters.items()} == {"c0": -3, "c2": 6}
    assert exactly(result.objective.value) == 24
    # the plain error of that fit grows without limit, and no bound is made up
    assert result.error["bound"] is None
    assert not result.holds


@pytest.mark.parametrize(
    ("weight", "golden"), [("normal", "1.711913048992741"), ("exp(-x**2/2)", "1.711913048992741"), ("uniform", None)]
)
def test_a_stationary_point_in_another_quadrature(derived, agrees, weight, golden):
    """The derivative of the objective in k, by mpmath's tanh-sinh rule, changes sign at the last printed digit."""
    result = derived("gelu", "x*sigmoid(k*x)", norm="l2", weight=weight)
    assert golden is None or agrees(result.parameters["k"], golden)
    density = {"normal": NORMAL, "uniform": sp.S.One}.get(weight, sp.exp(-(x**2) / 2))
    with mp.workdps(40):
        k = mpf(result.parameters["k"].decimal)
        form = sp.lambdify((x, sp.Symbol("k")), x / (1 + sp.exp(-sp.Symbol("k") * x)), "mpmath")
        slope = sp.lambdify(
            (x, sp.Symbol("k")), sp.diff(x / (1 + sp.exp(-sp.Symbol("k") * x)), sp.Symbol("k")), "mpmath"
        )
        target = sp.lambdify(x, x * sp.erfc(-x / sp.sqrt(2), evaluate=False) / 2, "mpmath")
        mass = sp.lambdify(x, density, "mpmath")

        def gradient(at):
            return mp.quad(lambda t: mass(t) * (target(t) - form(t, at)) * slope(t, at), range(-40, 41, 4))

        step = mpf(10) ** -20
        assert gradient(k - step) * gradient(k + step) < 0


def test_symmetric_weights_of_any_size_give_the_same_optimum(derived):
    plain = derived("gelu", "x*sigmoid(k*x)", norm="l2", weight="normal")
    scaled = derived("gelu", "x*sigmoid(k*x)", norm="l2", weight="7*exp(-x**2/2)")
    assert plain.parameters["k"].decimal[:24] == scaled.parameters["k"].decimal[:24]


def test_the_gate_and_the_error_times_x_are_one_problem(derived):
    gate = derived("gelu", "x*sigmoid(k*x)", norm="l2", weight="normal")
    through = derived("normal_cdf", "sigmoid(k*x)", norm="l2", weight="normal", times_x=True)
    assert gate.parameters["k"].decimal == through.parameters["k"].decimal
    assert gate.objective.value.decimal == through.objective.value.decimal


# --- l1


@pytest.mark.parametrize(("target", "on"), [("exp(x)", (0, 1)), ("x**2", (0, 1)), ("tanh", (-1, 3)), ("gelu", (0, 2))])
def test_the_best_constant_is_the_median(derived, target, on):
    result = derived(target, "c", norm="l1", on=on)
    middle = functions.target(target).subs(x, sp.Rational(sum(on), 2))
    assert agree(result.parameters["c"], middle)


@pytest.mark.parametrize("target", ["exp(x)", "x**2", "1/(x + 2)"])
def test_the_best_line_meets_a_convex_function_at_the_quarters(derived, target):
    result = derived(target, "a + b*x", norm="l1", on=(0, 1))
    f = functions.target(target)
    left, right = f.subs(x, sp.Rational(1, 4)), f.subs(x, sp.Rational(3, 4))
    assert agree(result.parameters["b"], 2 * (right - left))
    assert agree(result.parameters["a"], (3 * left - right) / 2)


def test_the_best_quadratic_meets_at_the_zeros_of_the_second_kind(derived):
    """exp by degree 2 on [-1, 1]: interpolation at cos(kπ/4); the error is |∫ sign(U₃)·exp|."""
    result = derived("exp(x)", "poly:2", norm="l1", on=(-1, 1))
    root = sp.sqrt(2) / 2
    basis = sp.Matrix([[1, p, p**2] for p in (-root, 0, root)])
    solution = basis.LUsolve(sp.Matrix([sp.exp(-root), 1, sp.exp(root)]))
    for value, exact in zip(result.parameters.values(), solution, strict=True):
        assert agree(value, exact)
    error = abs(sp.exp(-root) - sp.exp(-1) - (1 - sp.exp(-root)) + (sp.exp(root) - 1) - (sp.E - sp.exp(root)))
    assert agree(result.objective.value, error)


def test_a_parameter_inside_under_l1(derived):
    """The sign of the error splits the gradient into two equal parts."""
    result = derived("gelu", "x*sigmoid(k*x)", norm="l1", weight="normal")
    with mp.workdps(40):
        k = mpf(result.parameters["k"].decimal)

        def error(t):
            return t * (mp.erfc(-t / mp.sqrt(2)) / 2 - 1 / (1 + mp.exp(-k * t)))

        def slope(t):
            s = 1 / (1 + mp.exp(-k * t))
            return t * t * s * (1 - s) * mp.npdf(t)

        crossing = mp.findroot(error, (mpf("1.2"), mpf("1.6")), solver="anderson")
        near = mp.quad(slope, [0, crossing])
        far = mp.quad(slope, [crossing, 4, 8, 16, 40])
        assert abs(near - far) < mpf(10) ** -20


# --- a histogram as the weight


@pytest.fixture(scope="module")
def counts():
    """Bins of unequal width with counts such as a model's pre-activations would give."""
    rng = np.random.default_rng(11)
    values = rng.normal(-0.5, 1.25, 20_000)
    edges = np.array([-6, -4, -3, -2, -1.5, -1, -0.5, 0, 0.25, 0.5, 1, 2, 3, 6.0])
    found, _ = np.histogram(values, edges)
    return np.stack([edges[:-1], edges[1:], found], axis=1)


@pytest.fixture(scope="module")
def expected_k(counts):
    """The same optimum by mpmath, the density piece by piece."""
    with mp.workdps(25):
        cells = [(mpf(a), mpf(b), mpf(c) / (mpf(b) - mpf(a))) for a, b, c in counts.tolist()]

        def gradient(k):
            def integrand(t):
                s = 1 / (1 + mp.exp(-k * t))
                return t * t * t * (mp.erfc(-t / mp.sqrt(2)) / 2 - s) * s * (1 - s)

            return mp.fsum(density * mp.quad(integrand, [a, b]) for a, b, density in cells)

        return mp.findroot(gradient, (mpf("1.6"), mpf("1.8")), solver="secant", tol=mpf(10) ** -38)


def written_as(table, path, header=""):
    if path.suffix == ".npy":
        np.save(path, table)
    else:
        path.write_text(header + "\n".join(",".join(repr(float(v)) for v in row) for row in table) + "\n")
    return str(path)


@pytest.mark.parametrize("name", ["bins.csv", "bins.npy", "head.csv"])
def test_a_histogram_weighs_by_its_density(tmp_path, derived, counts, expected_k, name):
    path = written_as(counts, tmp_path / name, "low,high,count\n" if name == "head.csv" else "")
    result = derived("gelu", "x*sigmoid(k*x)", norm="l2", weight=path)
    assert (result.status, result.objective.weight) == ("verified-local", name)
    digits = len(result.parameters["k"].decimal.replace(".", ""))
    assert digits >= 15
    with mp.workdps(30):
        assert abs(mpf(result.parameters["k"].decimal) - expected_k) < mpf(10) ** (2 - digits)


def test_two_columns_are_centres(tmp_path, derived):
    centres = np.arange(-3, 3.5, 0.5)
    mass = np.round(1000 * np.exp(-(centres**2) / 2))
    two = written_as(np.stack([centres, mass], axis=1), tmp_path / "two.csv")
    three = written_as(np.stack([centres - 0.25, centres + 0.25, mass], axis=1), tmp_path / "three.npy")
    results = [derived("gelu", "x*sigmoid(k*x)", norm="l2", weight=path) for path in (two, three)]
    assert results[0].parameters == results[1].parameters


def test_a_histogram_and_its_multiple_are_one_weight(tmp_path, derived, counts):
    once = written_as(counts, tmp_path / "once.csv")
    twice = written_as(counts * [1, 1, 2], tmp_path / "twice.csv")
    results = [derived("silu", "x*(1 + erf(k*x))/2", norm="l1", weight=path) for path in (once, twice)]
    assert results[0].status == "verified-local"
    assert results[0].parameters == results[1].parameters


def test_one_flat_bin_is_the_uniform_weight(tmp_path, derived):
    path = written_as(np.array([[-2.0, 2.0, 5.0]]), tmp_path / "flat.csv")
    flat = derived("tanh", "a*x + b*x**3", norm="l2", weight=path, on=(-2, 2))
    uniform = derived("tanh", "a*x + b*x**3", norm="l2", on=(-2, 2))
    for name, value in uniform.parameters.items():
        assert flat.parameters[name].decimal[:16] == value.decimal[:16]
    # a histogram is a density, the uniform weight is one everywhere
    assert flat.objective.value.value * 4 == pytest.approx(uniform.objective.value.value, rel=2**-40)


# --- together with the derivative


def test_least_squares_of_value_and_slope_is_one_linear_system(derived):
    """f = x⁴ by 1, x² on [-1, 1] with weight 1/4 on the square of the slope's error."""
    result = derived("x**4", "a + b*x**2", norm="l2", on=(-1, 1), also_derivative="1/4")
    a, b = sp.symbols("a b")
    e = x**4 - a - b * x**2
    total = sp.integrate(sp.expand(e**2 + e.diff(x) ** 2 / 4), (x, -1, 1))
    solution = sp.solve([total.diff(a), total.diff(b)], [a, b])
    assert agree(result.parameters["a"], solution[a])
    assert agree(result.parameters["b"], solution[b])
    assert agree(result.objective.value, total.subs(solution))


def test_an_exact_form_is_recognised_under_any_norm(derived):
    for norm in ("l1", "l2", "minimax"):
        result = derived("silu", "x*sigmoid(k*x)", norm=norm, weight="uniform" if norm == "minimax" else "normal")
        assert (result.status, exactly(result.parameters["k"]), result.error["bound"]) == ("exact", 1, 0)
