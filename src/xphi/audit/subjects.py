"""What is audited: a callable named by a person, made to map NumPy arrays to NumPy arrays.

``module:attribute`` imports that module and runs its code: this is what was asked for, and the help says so.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import inspect
import os
import sys
import urllib.parse
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from xphi.audit import frameworks
from xphi.audit.encoding import Array, Floats, get
from xphi.errors import XphiError

Map = Callable[[Array], Array]


@dataclass(frozen=True)
class Subject:
    """A callable under audit.

    Parameters
    ----------
    spec : str
        As a person wrote it.
    version : str
        What changes when its code does, as far as that can be known.
    floats : Floats
        What it takes and returns.
    map : callable
        From array to array.
    kernel : tuple of str, optional
        (name, rung) where it is a kernel of this package.
    """

    spec: str
    version: str
    floats: Floats
    map: Map
    kernel: tuple[str, str] | None = None

    def __call__(self, inputs: Array) -> Array:
        """Results for a one-dimensional array.

        Raises
        ------
        XphiError
            If the callable fails, or returns another shape or dtype.
        """
        try:
            with np.errstate(all="ignore"):
                result = self.map(inputs)
        except XphiError:
            raise
        except (Exception, SystemExit) as error:  # whatever it ends with, the exit status is not its own to set
            raise XphiError(f"{self.spec} failed on an array of {self.floats.name}: {_line(error)}") from error
        if not isinstance(result, np.ndarray):
            raise XphiError(f"{self.spec} returned {type(result).__name__} where an array was expected")
        if result.shape != inputs.shape:
            raise XphiError(
                f"{self.spec} returned the shape {list(result.shape)} for inputs of the shape {list(inputs.shape)}; "
                "an audit takes maps that work on each element"
            )
        if result.dtype != inputs.dtype:
            raise XphiError(f"{self.spec} returned {result.dtype} for {inputs.dtype}; choose another --dtype")
        return np.ascontiguousarray(result)


def resolve(spec: str, dtype: Any, order: int = 0) -> Subject:
    """The callable that `spec` names.

    Parameters
    ----------
    spec : str
        ``module:attribute``, with keyword arguments after ``?``; a registry name for our own kernel, with
        ``'`` for its derivative; or a ``.onnx`` file.
    dtype : dtype_like or str
    order : int
        1 for the gradient: autograd's for PyTorch and JAX, ``.grad`` where the callable has it.

    Raises
    ------
    XphiError
    """
    floats = get(dtype)
    if spec.endswith(".onnx"):
        if order:
            raise XphiError("an ONNX file has no gradient to audit; leave --order away")
        return Subject(spec, _file_digest(Path(spec)), floats, frameworks.onnx(Path(spec)))
    path, _, query = spec.partition("?")
    if ":" not in path:
        name, primes = path.rstrip("'"), len(path) - len(path.rstrip("'"))
        if primes:
            return _own(spec, name, query, floats, order + primes)
        return _own(spec, path, query, floats, order)
    if path.startswith("xphi:"):
        return _own(spec, path.removeprefix("xphi:"), query, floats, order)
    module, function = imported(spec)
    return Subject(spec, _version(module), floats, frameworks.wrap(spec, function, floats, order))


def imported(spec: str) -> tuple[ModuleType, Any]:
    """The module and the callable of ``module:attribute?keyword=value``; a class is called for its object.

    Raises
    ------
    XphiError
    """
    path, _, query = spec.partition("?")
    module_name, _, attribute = path.partition(":")
    if not module_name or not attribute:
        raise XphiError(f"a callable is written module:attribute, not {path!r}")
    module = _module(module_name)
    function = _attribute(module, module_name, attribute)
    keywords = _keywords(query)
    if inspect.isclass(function):
        function = _instance(spec, function, keywords)
    elif keywords:
        function = functools.partial(function, **keywords)
    return module, function


def given(function: Callable[..., Any], dtype: Any, order: int = 0) -> Subject:
    """A callable that a program hands over."""
    floats, name = get(dtype), getattr(function, "__qualname__", type(function).__name__)
    return Subject(name, "", floats, frameworks.wrap(name, function, floats, order))


def _own(spec: str, name: str, query: str, floats: Floats, order: int) -> Subject:
    import xphi

    if order > 1:
        raise XphiError("kernels compute a function and its first derivative, nothing beyond")
    keywords = _keywords(query)
    function = getattr(xphi, name, None)
    if hasattr(function, "vjp") and not hasattr(function, "grad"):
        raise XphiError(
            f"{name} takes two arrays, and an audit takes functions of one; its bound is {name}.bound(dtype)"
        )
    if not callable(function) or not hasattr(function, "grad"):
        raise XphiError(f"there is no kernel called {name!r}; callables are written module:attribute")
    mapped = functools.partial(function.grad if order else function, **{"threads": 1, **keywords})
    rung = str(keywords.get("rung", "faithful"))
    return Subject(spec, f"{xphi.__version__} {core_digest()}", floats, mapped, kernel=(function.__name__, rung))


def _module(name: str) -> ModuleType:
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name.partition(".")[0]:
            raise XphiError(f"the module {name} cannot be imported: {_line(error)}") from error
    except (Exception, SystemExit) as error:
        raise XphiError(f"the module {name} cannot be imported: {_line(error)}") from error
    # A console script does not look into the folder it was started in; python -m does.
    here = os.getcwd()  # noqa: PTH109 - sys.path holds strings
    if here not in sys.path and importlib.util.find_spec(name.partition(".")[0]) is None:
        sys.path.append(here)
        importlib.invalidate_caches()
        try:
            return importlib.import_module(name)
        except ModuleNotFoundError:
            sys.path.remove(here)
        except (Exception, SystemExit) as error:
            raise XphiError(f"the module {name} cannot be imported: {_line(error)}") from error
    raise XphiError(f"there is no module called {name!r} in this environment")


def _attribute(module: ModuleType, module_name: str, path: str) -> Any:
    found: Any = module
    for part in path.split("."):
        if not part or not hasattr(found, part):
            raise XphiError(f"the module {module_name} has no attribute {path!r}")
        found = getattr(found, part)
    if not callable(found):
        raise XphiError(f"{module_name}:{path} cannot be called; it is of type {type(found).__name__}")
    return found


def _instance(spec: str, kind: type, keywords: dict[str, Any]) -> Any:
    """An object of a class such as torch.nn.GELU, which is then called."""
    try:
        return kind(**keywords)
    except (Exception, SystemExit) as error:
        raise XphiError(f"{spec} cannot be made: {_line(error)}") from error


_WORDS: dict[str, Any] = {"true": True, "false": False, "none": None}


def _keywords(query: str) -> dict[str, Any]:
    """Keyword arguments from ``a=1&b=tanh``; true, false, none and numbers are read as such."""
    keywords: dict[str, Any] = {}
    for part in filter(None, query.split("&")):
        key, equals, text = part.partition("=")
        if not equals or not key.isidentifier():
            raise XphiError(f"keyword arguments are written name=value&name=value, not {part!r}")
        keywords[key] = _word(urllib.parse.unquote(text))
    return keywords


def _word(text: str) -> Any:
    if text.lower() in _WORDS:
        return _WORDS[text.lower()]
    for read in (int, float):
        try:
            return read(text)
        except ValueError:
            continue
    return text


def _version(module: ModuleType) -> str:
    """The version of the package and a digest of the module's own file."""
    root = sys.modules.get(module.__name__.partition(".")[0], module)
    version = str(getattr(root, "__version__", ""))
    file = getattr(module, "__file__", None)
    return version + (" " + _file_digest(Path(file)) if file and Path(file).is_file() else "")


def core_digest() -> str:
    """What changes with the compiled core."""
    from xphi import _core

    native = importlib.import_module(f"{_core.__name__}._native")
    return _file_digest(Path(str(native.__file__)))


def _file_digest(path: Path) -> str:
    try:
        return hashlib.sha256(path.read_bytes()).hexdigest()[:16]
    except OSError as error:
        raise XphiError(f"cannot read {path}: {error.strerror or error}") from None


def _line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0][:160]}" if text else type(error).__name__
