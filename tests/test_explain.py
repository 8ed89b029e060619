"""What a generated kernel says of itself is what certificates and the recorded accuracy say."""

import re
from fractions import Fraction

import pytest

from xphi import formats
from xphi.audit import ledger
from xphi.certify import certificate
from xphi.lower import explain, kernels, write

ROWS = [row for name in kernels.names() for row in kernels.rows(name)]
symbol = "{0.symbol}".format


def said(row):
    """The comment of a kernel, in one line."""
    return " ".join(" ".join(explain.kernel([row])).split())


@pytest.mark.parametrize("row", ROWS, ids=symbol)
def test_a_comment_names_every_table_with_its_interval_its_certificate_and_its_bound(row):
    text = said(row)
    for source in kernels.build(row).sources:
        members = source.of(row.format)
        for end in (members[0].low, members[-1].high):
            assert f"{float(end):.6g}" in text
        for first in (members[0], members[-1]):
            assert first.path.name in text
        bounds = {f"{float(certificate.load(member.path).proof.bound):.4g}" for member in members}
        stated = re.findall(rf"{source.stem}: .*?; relative error at most ([^,]+), proved in", text)
        assert stated
        assert set(stated) <= bounds
        assert float(stated[0]) <= max(map(float, bounds))


@pytest.mark.parametrize("row", [row for row in ROWS if row.kind in ("f", "grad")], ids=symbol)
def test_the_largest_error_is_that_of_what_was_computed_there(row):
    known = ledger.recorded(row.name, row.kind, row.format, row.rung)
    assert known is not None
    found = re.search(r"largest error ([\d.]+) ULP .*at (\S+?)(?: \(.*\))?: got (\S+), exact (\S+)", explain.error(row))
    if found is None:
        assert known["observed"] == 0 or "inf" in known["at"]
        return
    stated, at, got, exact = found.groups()
    assert at in (known["at"], known.get("away_at"))
    value = formats.from_hex(exact)
    error = abs(formats.from_hex(got) - value) / formats.get(row.format).ulp(value)
    # the exact value is shown to twelve bits more, the error to four digits
    assert abs(error - Fraction(stated)) <= Fraction(1, 2**12) + Fraction(1, 10**4)


def test_every_kernel_is_in_the_text_with_its_comment_once():
    for name, text in write.files().items():
        if name.removesuffix(".c") in kernels.names():
            comments = re.findall(r"^/\* (\w+): ", text, re.MULTILINE)
            assert len(comments) == len(set(comments))
            entered = re.findall(r'^    \{"(\w+)", "(\w+)", "(\w+)", "(\w+)", run_\w+\},', text, re.MULTILINE)
            assert [kernels.Row(*entry) for entry in entered] == list(kernels.rows(name.removesuffix(".c")))


def test_a_kernel_without_a_record_says_so():
    assert "not measured yet" in explain.error(kernels.Row("relu", "f", "binary32", "none"))
