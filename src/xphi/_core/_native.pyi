from typing import TypedDict, type_check_only

@type_check_only
class BuildInfo(TypedDict):
    compiler: str
    compiler_version: str
    cxx_standard: int
    architecture: str
    avx2: bool
    fma: bool
    contracts_products: bool

def build_info() -> BuildInfo: ...
