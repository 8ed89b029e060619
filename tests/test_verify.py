"""Stored certificates: what is altered, what is false, what holds; checked without the search."""

import hashlib
import json
import random
import re
import subprocess
import sys
from dataclasses import replace
from fractions import Fraction

import pytest
from flint import arb

from xphi import formats
from xphi.certify import verify as checking
from xphi.certify.certificate import LARGEST_FILE, Certificate, load, parse, seal, unseal
from xphi.certify.claim import Claim, Clamp
from xphi.certify.prove import Cover, prove
from xphi.certify.verify import TIGHT, check, verify
from xphi.errors import XphiError

ERF = "erf(x/sqrt(2))"
BFLOAT16 = formats.get("bfloat16")


@pytest.fixture(scope="module")
def clamped(derived):
    return derived(ERF, "tanh(a*x + b*x**3 + c*x**5)", clamp=True).certificate


@pytest.fixture(scope="module")
def bounded(derived):
    return derived("gelu", "poly:4", on=(-3, 2)).certificate


@pytest.fixture
def told(tmp_path):
    """The verdict about a text."""

    def verdict(content):
        path = tmp_path / "c.toml"
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return verify(path)

    return verdict


# --- what holds


@pytest.mark.parametrize(
    ("target", "form", "options"),
    [
        (ERF, "tanh(a*x + b*x**3 + c*x**5)", {"clamp": True}),
        ("normal_cdf", "sigmoid(k*x)", {}),
        ("normal_cdf", "sigmoid(k*x)", {"times_x": True}),
        ("gelu", "poly:4", {"on": (-3, 2)}),
        ("exp(x)", "poly:3", {"on": (0, 1), "norm": "minimax-rel"}),
        ("tanh", "odd:5", {"on": (-3, 3), "require": ("monotone",)}),
        ("silu", "x*(1 + tanh(a*x))/2", {}),
        ("normal_cdf", "(1 + erf(a*x))/2", {}),
        ("hard_swish", "x*sigmoid(k*x)", {}),
        (ERF, "a*tanh(x) + b*tanh(x)**3 + c*tanh(x)**5", {}),
        (ERF, "tanh(a*x + b*x**3)", {"format": "bfloat16"}),
    ],
)
def test_a_certificate_holds_and_reads_back(derived, told, target, form, options):
    certificate = derived(target, form, **options).certificate
    text = certificate.text()
    verdict = told(text)
    assert verdict.holds, verdict.reason
    assert parse(text.encode(), "it") == certificate
    assert verdict.certificate.text() == text


def test_the_file_is_readable(clamped):
    text = clamped.text()
    assert text.startswith("# xphi certificate: |erf(x/sqrt(2)) - (tanh(")
    assert 'target = "erf(x/sqrt(2))"' in text
    assert 'domain = ["-inf", "inf"]' in text
    assert re.search(r'^a = "0x1\.\w+p-1"  # 0\.79771783', text, re.MULTILINE)
    assert "[claim.clamp]" in text
    assert "[[proof.cells]]" in text


def test_a_seal_is_not_changed_by_sealing_again(clamped):
    assert seal(clamped.text()) == clamped.text()


# --- altered


def test_any_flipped_bit_is_altered(clamped):
    """Every byte, one bit of it; and every bit of the line with the hash."""
    data = clamped.text().encode()
    assert unseal(data) == "intact"
    pick = random.Random(20)  # noqa: S311 - a fixed sequence
    start = data.index(b'sha256 = "')
    line = range(start, data.index(b"\n", start) + 1)
    flips = [(place, pick.randrange(8)) for place in range(len(data))]
    flips += [(place, bit) for place in line for bit in range(8)]
    for place, bit in flips:
        flipped = data[:place] + bytes([data[place] ^ 1 << bit]) + data[place + 1 :]
        assert unseal(flipped) == "altered", (place, bit)


@pytest.mark.parametrize("cut", [1, 100, 1000])
def test_a_cut_or_longer_file_is_altered(clamped, told, cut):
    data = clamped.text().encode()
    assert told(data[:-cut]).reason.startswith("altered")
    assert told(data + b"\n" * cut).reason.startswith("altered")
    assert told(data.replace(b"\n", b"\r\n")).reason.startswith("altered")


def test_altered_and_false_at_the_command_line(cli, tmp_path, clamped):
    path = tmp_path / "t.toml"
    text = clamped.text()
    path.write_text(text.replace("0x1.9", "0x1.8", 1))
    ran = cli("verify", path, "--json")
    assert (ran.status, ran.json["holds"], ran.json["error"]) == (1, False, None)
    assert ran.json["reason"].startswith("altered")
    path.write_text(resealed(clamped, proof=replace(clamped.proof, bound=times(clamped.proof.bound, 999, 1000))))
    ran = cli("verify", path, "--json")
    assert (ran.status, ran.json["holds"]) == (1, False)
    assert ran.json["reason"].startswith("false")
    assert list(ran.json) == ["schema", "holds", "reason", "error", "run"]
    for verb in (("certify", path), ("emit", path, "--to", "c")):
        path.write_text(text.replace("0x1.9", "0x1.8", 1))
        assert cli(*verb).status == 2


# --- false


def resealed(certificate, **changes):
    return replace(certificate, **changes).text()


def times(value, top, bottom):
    """A binary64 near a multiple: what the file can hold."""
    return Fraction(float(value * top / bottom))


def test_a_smaller_bound_is_false(clamped, bounded, told):
    for certificate in (clamped, bounded):
        smaller = replace(certificate.proof, bound=times(certificate.proof.bound, 999, 1000))
        assert told(resealed(certificate, proof=smaller)).reason.startswith("false")
        both = replace(smaller, observed=times(certificate.proof.observed, 999, 1000))
        assert told(resealed(certificate, proof=both)).reason.startswith("false")


def test_a_larger_bound_is_false(bounded, told):
    proof = replace(bounded.proof, bound=times(bounded.proof.bound, 1001, 1000))
    assert "0.01 %" in told(resealed(bounded, proof=proof)).reason


@pytest.mark.parametrize("direction", ["above", "below"])
def test_a_coefficient_moved_by_a_bfloat16_ulp_is_false(clamped, bounded, told, direction):
    for certificate in (clamped, bounded):
        for name, value in certificate.claim.coefficients.items():
            step = abs(Fraction(BFLOAT16.above(BFLOAT16.round(value))) - Fraction(BFLOAT16.round(value)))
            moved = value + step if direction == "above" else value - step
            claim = replace(certificate.claim, coefficients=certificate.claim.coefficients | {name: moved})
            verdict = told(resealed(certificate, claim=claim))
            assert not verdict.holds, name
            assert verdict.reason.startswith("false"), name


def covers(certificate, change):
    first, *rest = certificate.proof.covers
    return replace(certificate, proof=replace(certificate.proof, covers=(change(first), *rest)))


@pytest.mark.parametrize(
    "change",
    [
        lambda c: replace(c, points=c.points[1:]),
        lambda c: replace(c, points=c.points[:-1]),
        lambda c: replace(c, points=()),
        lambda c: replace(c, points=(c.points[0], c.points[-1])),
        lambda c: replace(c, points=c.points[::-1]),
        lambda c: replace(c, points=(c.points[1], c.points[0], *c.points[2:])),
        lambda c: replace(c, points=(c.points[0], *c.points)),
        lambda c: replace(c, left_tail=True),
        lambda c: replace(c, right_tail=True),
    ],
)
def test_cells_that_do_not_cover_a_bounded_domain_are_false(bounded, told, change):
    assert told(covers(bounded, change).text()).reason.startswith("false")


@pytest.mark.parametrize(
    "change",
    [
        lambda c: replace(c, left_tail=False),
        lambda c: replace(c, right_tail=False, left_tail=False),
        lambda c: replace(c, points=tuple(p for p in c.points if not -1 < p < 1)),
        lambda c: replace(c, points=tuple(reversed(c.points))),
        lambda c: replace(c, points=c.points[len(c.points) // 2 :]),
    ],
)
def test_cells_and_tails_that_do_not_cover_the_line_are_false(derived, told, change):
    certificate = derived("normal_cdf", "sigmoid(k*x)").certificate
    assert told(covers(certificate, change).text()).reason.startswith("false")


def test_a_missing_or_extra_piece_is_false(clamped, told):
    some, *rest = clamped.proof.covers
    for found in (tuple(rest), (some, *clamped.proof.covers)):
        assert told(resealed(clamped, proof=replace(clamped.proof, covers=found))).reason.startswith("false")


@pytest.mark.parametrize(
    "change",
    [
        lambda p: {"observed": times(p.observed, 30_001, 30_000)},
        lambda p: {"observed": p.bound},
        lambda p: {"observed": -p.observed},
        lambda p: {"at": Fraction(p.at) + Fraction(1, 2)},
        lambda p: {"at": Fraction(100)},
        lambda p: {"at": float("inf")},
        lambda p: {"bits": 20},
        lambda p: {"bits": 10**6},
        lambda p: {"bound": Fraction(0), "observed": Fraction(0)},
    ],
)
def test_other_numbers_are_checked_too(bounded, told, change):
    proof = replace(bounded.proof, **change(bounded.proof))
    assert told(resealed(bounded, proof=proof)).reason.startswith("false")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (r"^count = \d+", "count = 1"),
        (r" is at most [^ ]+ for x", " is at most 1e-09 for x"),
        (r"^(c1 = .*# )0", r"\g<1>9"),
    ],
)
def test_what_people_read_is_checked_too(bounded, told, old, new):
    """The count, the sentence at the head and the decimals beside the hexadecimals say what the numbers say."""
    body = re.sub(old, new, bounded.text(), count=1, flags=re.MULTILINE)
    assert body != bounded.text()
    assert not told(seal(body)).holds


@pytest.mark.parametrize(
    "change",
    [
        {"target": "silu"},
        {"target": "gelu_tanh"},
        {"factor": "x"},
        {"unit": "rel"},
        {"low": Fraction(-4)},
        {"high": float("inf")},
        {"form": "c0 + c1*x + c2*x**2 + c3*x**3 + c4*x**5"},
        {"clamp": Clamp(Fraction(1), "0", "x")},
    ],
)
def test_another_claim_with_the_same_proof_is_false(bounded, told, change):
    assert told(resealed(bounded, claim=replace(bounded.claim, **change))).reason.startswith("false")


def test_a_property_that_does_not_hold_is_false(bounded, told, derived):
    assert told(resealed(bounded, properties=("monotone",))).reason.startswith("false")
    risen = derived("tanh", "odd:5", on=(-3, 3), require=("monotone",)).certificate
    assert told(resealed(risen, properties=("decreasing",))).reason.startswith("false")


def test_an_exact_form_that_is_another_function_is_false(derived, told):
    certificate = derived("silu", "x*(1 + tanh(a*x))/2").certificate
    claim = replace(certificate.claim, coefficients={"a": Fraction(1, 2) + Fraction(1, 2**60)}, exact={})
    assert told(resealed(certificate, claim=claim)).reason.startswith("false")


def test_an_error_of_zero_that_balls_surround_is_reached():
    """Beyond the clamp the larger of silu and x is x, which balls see to their last bit."""
    form = "max(silu(x), x) + x**8*exp(-abs(x))"
    claim = Claim("max(silu(x), x)", form, {}, Fraction(17, 5), Fraction(4), clamp=Clamp(Fraction(2), "0", "x"))
    proof = prove(claim)
    assert (proof.observed, proof.bound) == (0, 0)
    assert not check(Certificate(claim, proof))


# --- NaN is not a proof


def test_a_domain_where_the_error_is_not_a_number():
    proof = prove(Claim("exp(x)", "1 + x", {}, Fraction(-1), Fraction(1)))
    for form in ("log(x)", "1/x", "sqrt(x)", "1 + x + log(x - 2)"):
        assert check(Certificate(Claim("exp(x)", form, {}, Fraction(-1), Fraction(1)), proof))


@pytest.mark.parametrize("name", ["bound", "tail"])
def test_balls_that_are_not_numbers(monkeypatch, derived, name):
    certificate = derived("normal_cdf", "sigmoid(k*x)").certificate
    assert not check(certificate)
    value = {"bound": arb.nan(), "tail": (arb.nan(), arb.nan())}[name]
    monkeypatch.setattr(checking.Smooth, name, lambda *_: value)
    assert "not proved" in check(certificate)


def test_a_largest_error_that_is_not_a_number(monkeypatch, bounded):
    monkeypatch.setattr(checking.Smooth, "at", lambda *_: arb.nan())
    assert "not reached" in check(bounded)


# --- files that are no certificates


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n",
        b"hello",
        b"\x00\xff" * 100,
        b"schema = 1\n",
        b"[claim]\ntarget = 'gelu'\n",
        b"{}",
        b"# xphi certificate\n",
    ],
)
def test_foreign_files_are_refused(cli, tmp_path, content):
    path = tmp_path / "f.toml"
    path.write_bytes(content)
    for verb in (("verify", path), ("certify", path), ("emit", path, "--to", "c")):
        ran = cli(*verb)
        assert ran.status == 2
        assert ran.out == ""
        assert ran.err.startswith("xphi: ")
        assert str(path) in ran.err


def test_a_huge_file_is_refused_unread(cli, tmp_path):
    path = tmp_path / "huge.toml"
    with path.open("wb") as file:
        file.truncate(LARGEST_FILE + 1)
    ran = cli("verify", path)
    assert ran.status == 2
    assert str(LARGEST_FILE) in ran.err


def test_a_missing_file_and_a_folder_are_refused(cli, tmp_path):
    for path in (tmp_path / "none.toml", tmp_path):
        assert cli("verify", path).status == 2


def replaced(text, old, new):
    assert old in text
    return seal(text.replace(old, new, 1))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('schema = "xphi/certificate/1"', 'schema = "xphi/certificate/9"'),
        ('target = "gelu"', 'target = "gelo"'),
        ('target = "gelu"', 'target = "__import__(1)"'),
        ('target = "gelu"', "target = 7"),
        ('target = "gelu"', ""),
        ('unit = "abs"', 'unit = "ulp"'),
        ("bits = 128", 'bits = "many"'),
        ("bits = 128", "bits = 1e400"),
        ('factor = "1"', 'factor = "log(x-100)"'),
        ("[error]", "[mistake]"),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', 'domain = ["nan", "0x1p+1"]'),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', 'domain = ["0x1p+1", "-0x1.8p+1"]'),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', 'domain = ["-0x1.8p+999999999", "0x1p+1"]'),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', "domain = []"),
    ],
)
def test_sealed_nonsense_is_refused_or_false(cli, tmp_path, bounded, old, new):
    path = tmp_path / "n.toml"
    path.write_text(replaced(bounded.text(), old, new))
    ran = cli("verify", path)
    assert ran.status in (1, 2)
    assert "Traceback" not in ran.err


def test_sealed_random_changes_never_crash_and_never_hold_by_accident(bounded, told):
    """One character of the content changed, sealed again: refused, false, or the same statement in other words."""
    text = bounded.text()
    pick = random.Random(4)  # noqa: S311 - a fixed sequence
    for _ in range(120):
        place = pick.randrange(text.index("schema"), len(text))
        changed = seal(text[:place] + pick.choice('0123456789abcdefp+-.*x"\n[]=# ') + text[place + 1 :])
        try:
            verdict = told(changed)
        except XphiError:
            continue
        if verdict.holds:
            assert prove(verdict.certificate.claim).observed <= verdict.certificate.proof.bound


# --- independence


def test_the_checker_loads_nothing_of_the_search(tmp_path, clamped):
    path = tmp_path / "t.toml"
    clamped.save(path)
    code = (
        "import json, sys, xphi.certify.verify as v;"
        f"told = v.verify({str(path)!r});"
        "print(json.dumps([told.holds, sorted(m for m in sys.modules if m.startswith('xphi.'))]))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    holds, modules = json.loads(done.stdout)
    assert holds
    assert "xphi.certify.prove" in modules
    assert [m for m in modules if m.startswith(("xphi.approximate", "xphi.design", "xphi.emit"))] == []
    assert "scipy.optimize" not in modules


def test_a_saved_file_is_the_text(tmp_path, clamped):
    path = tmp_path / "t.toml"
    clamped.save(path)
    assert path.read_text() == clamped.text()
    assert load(path) == clamped
    assert isinstance(clamped.proof.covers[0], Cover)


# --- the field that cannot be read


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('target = "gelu"', "target = 7", "claim.target must be a text"),
        ('target = "gelu"', "", "claim.target is missing"),
        ('unit = "abs"', "unit = true", "claim.unit must be a text"),
        ("bits = 128", 'bits = "many"', "proof.bits must be a whole number"),
        ("bits = 128", "bits = true", "proof.bits must be a whole number"),
        ("[error]", "[mistake]", "error is missing"),
        ("left_tail = false", "left_tail = 0", "proof.cells[0].left_tail must be true or false"),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', "domain = []", "claim.domain must be two ends"),
        ('domain = ["-0x1.8p+1", "0x1p+1"]', 'domain = ["x", "0x1p+1"]', "claim.domain must be two ends"),
        ("properties = []", "properties = [1]", "proof.properties must be a list of texts"),
        ('at = "', 'at = "y', "error.at must be a number"),
        ("\n[claim]\n", "\n[claim]\n[claim]\n", "Cannot declare"),
        ("\nunit", '\nunit = "abs"\nunit', "Cannot overwrite a value"),
        ('unit = "abs"', "unit = " + "[" * 5000 + "]" * 5000, ""),
    ],
)
def test_the_field_that_cannot_be_read_is_named(cli, tmp_path, bounded, old, new, field):
    path = tmp_path / "f.toml"
    path.write_text(replaced(bounded.text(), old, new))
    ran = cli("verify", path)
    assert ran.status == 2
    assert field in ran.err
    assert str(path) in ran.err
    assert "Traceback" not in ran.err


def test_a_coefficient_that_cannot_be_read_is_named(cli, tmp_path, bounded):
    path = tmp_path / "f.toml"
    path.write_text(seal(re.sub(r'^c1 = "0x', 'c1 = "0y', bounded.text(), flags=re.MULTILINE)))
    assert "claim.coefficients.c1 must be" in cli("verify", path).err


def test_bytes_that_are_no_text_are_refused(cli, tmp_path, bounded):
    path = tmp_path / "f.toml"
    head, _, rest = bounded.text().encode().partition(b"\n")
    body = head + b"\n" + re.sub(rb"^sha256 = .*\n", b"", rest, flags=re.MULTILINE) + b"# \xff\xfe\n"
    digest = hashlib.sha256(body).hexdigest()
    path.write_bytes(body.replace(b"\n", b'\nsha256 = "' + digest.encode() + b'"\n', 1))
    assert unseal(path.read_bytes()) == "intact"
    ran = cli("verify", path)
    assert ran.status == 2
    assert "utf-8" in ran.err


def test_the_properties_of_an_exact_form_are_checked(derived, told):
    certificate = derived("silu", "x*(1 + tanh(a*x))/2").certificate
    assert told(resealed(certificate)).holds
    assert told(resealed(certificate, properties=("increasing",))).reason.startswith("false")


@pytest.mark.parametrize("size", [Fraction(2) ** -1100, Fraction(2) ** 1100])
def test_numbers_beyond_binary64(told, size):
    """Below the smallest and above the largest binary64 a bound is still a number of 53 bits, and printed as one."""
    claim = Claim("0*x", "a*x", {"a": size}, Fraction(0), Fraction(1))
    proof = prove(claim)
    assert size <= proof.bound <= size * (1 + TIGHT)
    assert proof.observed == size
    certificate = Certificate(claim, proof)
    assert "at most 0 " not in certificate.sentence()
    assert "at most inf" not in certificate.sentence()
    assert told(certificate.text()).holds
