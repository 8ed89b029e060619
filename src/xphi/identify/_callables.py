"""Callables: called at points that tell the functions apart, and checked to be functions of each element alone."""

from __future__ import annotations

import inspect
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import ml_dtypes
import numpy as np

from xphi.audit import frameworks, subjects
from xphi.audit.encoding import get
from xphi.errors import XphiError
from xphi.identify import _gates
from xphi.identify._candidates import points
from xphi.identify._classify import Verdict, classify
from xphi.identify._formula import Array
from xphi.identify._levels import Precision, precision
from xphi.identify.result import Match, match_of

Map = Callable[[Array], Array]

#: Tried in this order where no dtype is asked for.
DTYPES = ("float32", "float64", "bfloat16", "float16")
#: So many calls are spent on the inputs at which a callable fails.
_CALLS = 256
#: Fewer points than that identify nothing.
_LEAST = 40
_FLOATS = {np.dtype(kind) for kind in (np.float16, ml_dtypes.bfloat16, np.float32, np.float64)}


@dataclass
class _Probe:
    """A callable, and what was noticed while it was called."""

    spec: str
    map: Map
    of: Precision
    raw: Any
    notes: list[str] = field(default_factory=list)

    def __call__(self, x: Array) -> Array:
        """The result as it comes."""
        given = x.astype(self.of.dtype)
        kept = given.copy()
        with np.errstate(all="ignore"):
            result = self.map(given)
        if not np.array_equal(given, kept, equal_nan=True):
            self.note("it changes its input in place")
        if not isinstance(result, np.ndarray):
            raise XphiError(f"{self.spec} returned {type(result).__name__}, and identify compares arrays of numbers")
        return result

    def note(self, text: str) -> None:
        """Note something, once."""
        if text not in self.notes:
            self.notes.append(text)


def identify(function: str | Callable[..., Any], dtype: str | None = None) -> Match:
    """The function or gate that a callable computes.

    Parameters
    ----------
    function : str or callable
        ``module:attribute?keyword=value``, a registry name for a kernel of this package, or the callable itself.
    dtype : str, optional
        The format to call it with; by default the first of binary32, binary64, bfloat16 and binary16 that it takes.

    Raises
    ------
    XphiError
        For what cannot be called, takes no array of floats, or is no function of each element.
    """
    chosen = (dtype,) if dtype is not None else DTYPES
    raw, spec = _callable(function)
    failed: list[XphiError] = []
    for one in chosen:
        try:
            if raw is not None and _arguments(raw) == 2:
                return _gate(raw, spec, precision(one))
            return _function(function, raw, spec, precision(one))
        except _NoFloatsError as error:
            failed.append(error)
    raise failed[0]


class _NoFloatsError(XphiError):
    """A callable that does not take arrays of this dtype; another one may do."""


def _callable(function: str | Callable[..., Any]) -> tuple[Any, str]:
    if not isinstance(function, str):
        if not callable(function):
            raise XphiError(f"identify takes a callable, a file or a folder, not a {type(function).__name__}")
        name = getattr(function, "__qualname__", None) or getattr(function, "__name__", None)
        return function, str(name or type(function).__name__)
    place = function.partition("?")[0].removeprefix("xphi:")
    if ":" in place:
        return subjects.imported(function)[1], function
    from xphi.ops import numpy as kernels

    if place not in kernels.spellings():
        raise XphiError(
            f"there is no file, folder or operator called {function!r}; a callable is written module:attribute, such as"
            " torch.nn.functional:gelu"
        )
    return kernels.get(place), function


def _arguments(function: Any) -> int:
    """How many arguments it needs; 1 where it does not say."""
    inner = getattr(function, "forward", function)
    try:
        parameters = inspect.signature(inner).parameters.values()
    except (TypeError, ValueError):
        return 1
    places = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.POSITIONAL_OR_KEYWORD)
    return sum(1 for one in parameters if one.kind in places and one.default is inspect.Parameter.empty)


def _function(function: Any, raw: Any, spec: str, of: Precision) -> Match:
    name = str(of.dtype)
    subject = subjects.resolve(spec, name) if isinstance(function, str) else subjects.given(raw, name)
    probe = _Probe(spec, subject.map, of, raw)
    x = np.unique(points().astype(of.dtype).astype(np.float64))
    x, y = _values(probe, x)
    if y.shape == (len(x) // 2,) and len(x) > 1 and len(x) % 2 == 0:
        return _packed(probe, of)
    if y.shape != x.shape:
        raise XphiError(
            f"{spec} returns the shape {list(y.shape)} for an input of the shape {list(x.shape)}; identify takes"
            " functions that work on each element"
        )
    of = _coarser(of, y)
    values = y.astype(np.float64)
    _check_elementwise(probe, x, values, of)
    return match_of(classify(x, values, of), spec, note="; ".join(probe.notes))


def _coarser(of: Precision, y: Array) -> Precision:
    """The precision of the results, where they are shorter than the inputs."""
    if y.dtype not in _FLOATS:
        raise XphiError(f"it returns {y.dtype} for {of.dtype}, and identify compares floats")
    other = precision(y.dtype)
    return other if other.unit > of.unit else of


def _values(probe: _Probe, x: Array) -> tuple[Array, Array]:
    """Inputs and results; inputs at which the callable fails are left out, and noted."""
    x = x[: len(x) - len(x) % 2]
    try:
        return x, probe(x)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it ends with, other inputs may be taken
        reason = error
    single = _one_by_one(probe, x)
    if single is not None:
        return single
    kept, results = _parts(probe, x)
    if len(kept) < _LEAST:
        raise _NoFloatsError(f"{probe.spec} failed on an array of {probe.of.dtype}: {_said(reason)}") from reason
    missing = np.setdiff1d(x, kept)
    probe.note(f"it fails at {len(missing)} of {len(x)} inputs, such as x = {missing[0]:.6g}")
    return kept, results


def _one_by_one(probe: _Probe, x: Array) -> tuple[Array, Array] | None:
    """Results of a function of a single number, such as those of `math`."""
    inputs: list[float] = []
    results: list[float] = []
    call: Callable[[float], Any] = probe.raw
    for one in x:
        try:
            result = call(float(one))
        except (Exception, SystemExit):  # noqa: BLE001, S112 - it may take others
            continue
        if isinstance(result, bool) or not isinstance(result, int | float):
            return None
        inputs.append(float(one))
        results.append(float(result))
    if len(inputs) < _LEAST:
        return None
    probe.of = precision("float64")
    probe.note("it takes single numbers, and was called with one after another")
    if len(inputs) < len(x):
        probe.note(
            f"it fails at {len(x) - len(inputs)} of {len(x)} inputs, such as x = {np.setdiff1d(x, inputs)[0]:.6g}"
        )
    return np.array(inputs), np.array(results)


def _parts(probe: _Probe, x: Array) -> tuple[Array, Array]:
    """Halves of the inputs until each is taken, or is a single one that fails."""
    waiting, kept, results, calls = [x], [], [], 0
    while waiting and calls < _CALLS:
        part = waiting.pop()
        calls += 1
        try:
            result = probe(part)
        except (Exception, SystemExit):  # noqa: BLE001 - a smaller part may be taken
            if len(part) > 1:
                waiting += [part[: len(part) // 2], part[len(part) // 2 :]]
            continue
        if result.shape == part.shape:
            kept.append(part)
            results.append(result)
    if not kept:
        return np.empty(0), np.empty(0)
    order = np.argsort(np.concatenate(kept))
    return np.concatenate(kept)[order], np.concatenate(results)[order]


def _check_elementwise(probe: _Probe, x: Array, values: Array, of: Precision) -> None:
    """Refuse what gives an element another result in other company, or by chance."""
    if "it takes single numbers, and was called with one after another" in probe.notes:
        return
    try:
        again = probe(x[::-2]).astype(np.float64)
    except (Exception, SystemExit) as error:
        raise XphiError(f"{probe.spec} takes one array and refuses a part of it: {error}") from error
    wanted = values[::-2]
    near = 16 * of.unit * np.maximum(1, np.maximum(np.abs(x[::-2]), np.abs(wanted)))
    with np.errstate(all="ignore"):
        same = again.shape == wanted.shape and np.all((again == wanted) | ~(np.abs(again - wanted) > near))
    if not same:
        raise XphiError(
            f"{probe.spec} gives an element another result in another array: it draws at random, or works on more than"
            " each element; identify takes functions of single elements"
        )


def _gate(raw: Any, spec: str, of: Precision) -> Match:
    """A callable of gate and up."""

    def pair(both: Any) -> Any:
        return raw(both[0], both[1])

    floats = get(str(of.dtype))
    loaded = [make for name, make in (("torch", frameworks.torch), ("jax", frameworks.jax)) if name in sys.modules]
    trial = np.ones((2, 8), dtype=of.dtype)
    failed: Exception | SystemExit | None = None
    for one in (pair, *(make(pair, floats, 0) for make in loaded)):
        try:
            if isinstance(one(trial), np.ndarray):
                failed = None
                break
        except (Exception, SystemExit) as error:  # noqa: BLE001 - the next framework may take it; the first says why not
            failed = failed or error
    if failed is not None:
        raise _NoFloatsError(f"{spec} failed on two arrays of {of.dtype}: {_said(failed)}") from failed
    probe = _Probe(spec, one, of, raw)
    return _gate_match(probe, lambda a, b: probe(np.stack([a, b])), of, ("first argument", "second argument"))


def _said(error: BaseException) -> str:
    """The first line of an error."""
    lines = str(error).strip().splitlines()
    return f"{type(error).__name__}: {lines[0][:160]}" if lines else type(error).__name__


def _packed(probe: _Probe, of: Precision) -> Match:
    """A callable that splits its input: the halves, or every other element."""
    for word, stacked in (("half", 0), ("interleaved column", 1)):

        def compute(a: Array, b: Array, axis: int = stacked) -> Array:
            return probe(np.stack([a, b], axis=axis).reshape(-1))

        match = _gate_match(probe, compute, of, (f"first {word}", f"second {word}"))
        if match.matches:
            break
    return match


def _gate_match(probe: _Probe, compute: _gates.Gate, of: Precision, sides: tuple[str, str]) -> Match:
    try:
        shape = compute(np.ones(8), np.ones(8)).shape
        if shape != (8,):
            raise XphiError(
                f"{probe.spec} returns the shape {list(shape)} for two inputs of the shape [8]; identify"
                " takes functions that work on each element"
            )
        found = _gates.identify(lambda a, b: compute(a, b).astype(np.float64), of)
    except XphiError:
        raise
    except (Exception, SystemExit) as error:
        raise _NoFloatsError(f"{probe.spec} failed on two arrays of {of.dtype}: {_said(error)}") from error
    if found is None:
        none = Verdict("none", ("",), float("nan"), float("nan"))
        return replace(
            match_of(none, probe.spec),
            distance=None,
            at=None,
            note="no product of an activation of one input and of the other",
        )
    gate, up = (sides[1], sides[0]) if found.swapped else sides
    notes = [f"the {gate} is the gate, the {up} is up", *probe.notes]
    return match_of(found.verdict, probe.spec, note="; ".join(notes))
