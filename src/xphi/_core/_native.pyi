from collections.abc import Sequence
from typing import Any, TypedDict, final, type_check_only

@type_check_only
class BuildInfo(TypedDict):
    compiler: str
    compiler_version: str
    cxx_standard: int
    architecture: str
    avx2: bool
    fma: bool
    contracts_products: bool

@final
class Codes:
    def __init__(
        self, bits: int, boundaries: Sequence[float], codes: Sequence[int], levels: Sequence[float]
    ) -> None: ...
    def encode(self, number_format: str, x: int, packed: int, n: int, most_threads: int, /) -> None: ...
    def decode_vjp(self, number_format: str, packed: int, g: int, out: int, n: int, most_threads: int, /) -> None: ...

@final
class Kernel:
    def __call__(
        self,
        inputs: tuple[Any, ...],
        outputs: tuple[Any, ...],
        parameters: Sequence[float] | None = None,
        threads: int = 0,
    ) -> None: ...
    def dense(
        self,
        addresses: tuple[int, ...],
        size: int,
        parameters: Sequence[float] | None,
        most_threads: int,
        /,
    ) -> None: ...
    def strided(
        self,
        addresses: tuple[int, ...],
        shape: Sequence[int],
        strides: Sequence[Sequence[int]],
        parameters: Sequence[float] | None,
        most_threads: int,
        /,
    ) -> None: ...

def build_info() -> BuildInfo: ...
def ffi_handler() -> object: ...
def isa() -> str: ...
def isas() -> list[str]: ...
def kernel(
    name: str,
    kind: str,
    format: str,  # noqa: A002 - the word that kernels are described with
    rung: str,
    isa: str | None = None,
) -> Kernel: ...
def kernels() -> list[list[str]]: ...
def compare_ulp(
    x: Any, got: Any, reference: Any, rest: Any, precision: int, emin: int, emax: int
) -> dict[str, Any]: ...
def round_to(values: Any, out: Any, precision: int, emin: int, emax: int) -> None: ...
