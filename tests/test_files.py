"""What -o writes to: files that are whole or absent, links, modes, pipes, devices, standard output."""

import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from xphi.errors import XphiError
from xphi.files import cache_folder, check_writable, picture_kind, write_file

FULL = Path("/dev/full")
DERIVE = ("derive", "gelu", "--form", "a*x", "--on", "-1,1")
HEAD = "# xphi certificate"
needs_permissions = pytest.mark.skipif(os.geteuid() == 0, reason="root may write anywhere")


def mode(path):
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def place(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_new_file_has_the_mode_that_the_umask_leaves(place):
    before = os.umask(0o027)
    try:
        write_file("new", "text")
    finally:
        os.umask(before)
    assert (mode(place / "new"), (place / "new").read_text()) == (0o640, "text")


@pytest.mark.parametrize("bits", [0o600, 0o644, 0o755, 0o640])
def test_the_mode_of_a_file_is_kept(place, bits):
    path = place / "file"
    path.write_text("longer than what comes")
    path.chmod(bits)
    write_file(path, "text")
    assert (mode(path), path.read_text()) == (bits, "text")


@pytest.mark.parametrize("target", ["real", "folder/real", "missing"])
def test_links_are_followed(place, target):
    (place / "folder").mkdir()
    if target != "missing":
        (place / target).write_text("old")
    (place / "middle").symlink_to(target)
    (place / "link").symlink_to("middle")
    check_writable("link")
    write_file("link", b"new")
    assert (place / "link").is_symlink()
    assert (place / "middle").is_symlink()
    assert (place / target).read_bytes() == b"new"


def test_the_other_names_of_a_file_keep_up(place):
    (place / "one").write_text("a long text that was there before")
    (place / "two").hardlink_to(place / "one")
    write_file("one", "new")
    assert (place / "two").read_text() == "new"


def test_a_named_pipe_stays_one_and_its_reader_gets_the_text(place, cli):
    os.mkfifo("pipe")
    read = []
    reader = threading.Thread(target=lambda: read.append((place / "pipe").read_text()))
    reader.start()
    assert cli(*DERIVE, "-o", "pipe").status == 0
    reader.join(10)
    assert read[0].startswith(HEAD)
    assert stat.S_ISFIFO((place / "pipe").stat().st_mode)


@pytest.mark.skipif(not FULL.exists(), reason="this system has no /dev/full")
@pytest.mark.parametrize("name", ["/dev/full", "link"])
def test_a_device_without_room_is_said_and_stays_a_device(place, cli, name):
    (place / "link").symlink_to(FULL)
    ran = cli(*DERIVE, "-o", name)
    assert ran.status == 2
    assert f"cannot write {name}: No space left on device" in ran.err
    assert stat.S_ISCHR(FULL.stat().st_mode)
    assert (place / "link").is_symlink()


def run(*arguments, **streams):
    code = "import sys; from xphi.cli import main; main(sys.argv[1:])"
    return subprocess.run(
        [sys.executable, "-c", code, *arguments], stderr=subprocess.PIPE, text=True, check=False, **streams
    )


@pytest.mark.parametrize("name", ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
@pytest.mark.parametrize("to_file", [False, True])
def test_standard_output_gets_the_file_and_nothing_else(place, name, to_file):
    if name != "-" and not Path(name).exists():
        pytest.skip(f"this system has no {name}")
    if to_file:
        with (place / "out").open("w") as out:
            ran = run(*DERIVE, "-o", name, stdout=out)
        text = (place / "out").read_text()
    else:
        ran = run(*DERIVE, "-o", name, stdout=subprocess.PIPE)
        text = ran.stdout
    assert ran.returncode == 0
    assert text.startswith(HEAD)
    assert "status" not in text
    assert "status" in ran.stderr
    assert not (place / "-").exists()


def test_a_descriptor_that_was_inherited_is_written_to(place):
    reading, writing = os.pipe()
    ran = run(*DERIVE, "-o", f"/dev/fd/{writing}", stdout=subprocess.PIPE, pass_fds=[writing])
    os.close(writing)
    with os.fdopen(reading) as pipe:
        assert pipe.read().startswith(HEAD)
    assert ran.returncode == 0


def test_two_documents_do_not_share_standard_output(cli):
    ran = cli(*DERIVE, "-o", "-", "--json")
    assert (ran.status, ran.out) == (2, "")
    assert "--json" in ran.err


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("", "without a name"),
        (".", "folder"),
        ("folder", "folder"),
        ("new/", "folder"),
        ("missing/file", "no folder"),
        ("file/below", "Not a directory"),
        ("circle", "symbolic links"),
        ("circle/file", "symbolic links"),
        ("n" * 300, "too long"),
        ("/proc/file", "/proc"),
        ("/dev/null/file", "Not a directory"),
    ],
)
def test_what_cannot_be_written_is_said_before_the_work(place, cli, name, reason):
    (place / "folder").mkdir()
    (place / "file").write_text("mine")
    (place / "circle").symlink_to("round")
    (place / "round").symlink_to("circle")
    before = sorted(p.name for p in place.iterdir())
    with pytest.raises(XphiError, match=reason):
        check_writable(name)
    for verb in (
        DERIVE,
        ("certify", "gelu/gelu_tanh"),
        ("emit", "gelu/gelu_tanh", "--to", "c"),
    ):
        ran = cli(*verb, "-o", name)
        assert (ran.status, ran.out) == (2, "")
        assert ran.err.startswith("xphi: cannot write")
        assert len(ran.err.splitlines()) == 1
    assert sorted(p.name for p in place.iterdir()) == before
    assert (place / "file").read_text() == "mine"


@pytest.mark.parametrize("verb", ["plot", "poster", "bench"])
def test_pictures_are_refused_as_early(place, cli, verb, monkeypatch):
    monkeypatch.setitem(sys.modules, "matplotlib", None)  # to load it would fail: nothing is drawn before the refusal
    name = () if verb == "bench" else ("gelu",)
    for output in ("missing/p.png", "p.txt", "p"):
        ran = cli(verb, *name, "-o", output)
        assert (ran.status, ran.out) == (2, "")
        assert output in ran.err
    assert list(place.iterdir()) == []


@needs_permissions
def test_a_protected_file_is_refused_and_a_writable_one_in_a_protected_folder_is_not(place):
    folder = place / "folder"
    folder.mkdir()
    (folder / "mine").write_text("a long text that was there before")
    (folder / "locked").write_text("old")
    (folder / "locked").chmod(0o444)
    folder.chmod(0o555)
    try:
        write_file(folder / "mine", "new")
        assert (folder / "mine").read_text() == "new"
        for name in ("locked", "other"):
            with pytest.raises(XphiError, match="cannot write"):
                check_writable(folder / name)
    finally:
        folder.chmod(0o755)


def test_a_pipe_has_a_kind_of_picture(place):
    os.mkfifo("pipe")
    assert [picture_kind(name) for name in ("pipe", "-", "/dev/null", "a.SVG", "a.png")] == ["png"] * 3 + ["svg", "png"]


@pytest.mark.parametrize(("given", "expected"), [("/x", "/x/xphi"), ("x", "/h/.cache/xphi"), ("", "/h/.cache/xphi")])
def test_a_relative_cache_folder_is_ignored(monkeypatch, given, expected):
    monkeypatch.setenv("XDG_CACHE_HOME", given)
    monkeypatch.setenv("HOME", "/h")
    assert cache_folder() == Path(expected)
