"""The documentation site: built once, strictly, then read as a browser would read it from the disk."""

import json
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from xphi import emit, functions
from xphi.approximate import norms
from xphi.approximate.problem import forms
from xphi.functions.gates import GATES

ROOT = Path(__file__).resolve().parent.parent
#: What a browser loads with a page; a link is followed by a reader only.
LOADED = {
    "script": "src",
    "link": "href",
    "img": "src",
    "iframe": "src",
    "source": "src",
    "video": "src",
    "embed": "src",
}

pytestmark = pytest.mark.slow


class Page(HTMLParser):
    """What a page loads, where it leads, and which positions it has."""

    def __init__(self, path):
        super().__init__()
        self.loads, self.leads, self.ids, self.text = [], [], set(), []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if given.get(LOADED.get(tag, "")):
            self.loads.append(given[LOADED[tag]])
        if tag == "a" and given.get("href"):
            self.leads.append(given["href"])
        if given.get("id"):
            self.ids.add(given["id"])

    def handle_data(self, data):
        self.text.append(data)


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """The folder of the built site."""
    pytest.importorskip("material")
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", folder]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site):
    """Every page by its path."""
    return {path: Page(path) for path in sorted(site.rglob("*.html"))}


def test_nothing_is_loaded_from_another_host(site, pages):
    for path, page in pages.items():
        assert [target for target in page.loads if urlsplit(target).scheme or target.startswith("//")] == [], path
        assert [target for target in page.loads if target.startswith("/")] == [], f"{path} needs the root of a server"
    for style in site.rglob("*.css"):
        loaded = re.findall(r"url\(\s*['\"]?(?!data:)([^)'\"]+)|@import\s+['\"]([^'\"]+)", style.read_text())
        assert not [target for target in loaded if re.match(r"(https?:)?//", "".join(target))], style


def test_links_lead_to_files_and_to_positions_in_them(site, pages):
    for path, page in pages.items():
        for target in page.leads + page.loads:
            url = urlsplit(target)
            if url.scheme in ("http", "https", "mailto"):
                continue
            assert not url.scheme, f"{path}: {target}"
            led = (path.parent / unquote(url.path)).resolve() if url.path else path
            assert led.is_file(), f"{path}: {target}"
            assert led.is_relative_to(site.resolve())
            if url.fragment and led.suffix == ".html" and not url.fragment.startswith("__"):
                assert unquote(url.fragment) in pages[led].ids, f"{path}: {target}"


@pytest.mark.parametrize(
    ("folder", "names"),
    [
        ("reference", list(functions.registry())),
        ("reference/gates", [unit.name for unit in GATES]),
        ("reference/norms", norms.names()),
        ("reference/forms", [*forms._KINDS, *forms.PIECEWISE]),
        ("reference/languages", emit.languages()),
    ],
)
def test_everything_has_its_page_and_can_be_reached(site, pages, folder, names):
    home = pages[site / "reference" / "functions.html"]
    listed = {(site / "reference" / unquote(urlsplit(target).path)).resolve() for target in home.leads}
    index = pages.get(site / folder / "index.html", home)
    start = site / (folder if index is not home else "reference")
    listed |= {(start / unquote(urlsplit(target).path)).resolve() for target in index.leads}
    assert len(names) > 4
    for name in names:
        path = site / folder / f"{name}.html"
        assert path in pages, name
        assert path.resolve() in listed, name


@pytest.mark.parametrize("name", list(functions.registry()))
def test_the_page_of_a_function_shows_what_is_recorded(site, name):
    text = (site / "reference" / f"{name}.html").read_text(encoding="utf-8")
    assert "<math" in text
    for kind in ("function", "derivative"):
        assert f"pictures/{kind}/{name}.png" in text
    for known in functions.get(name).known:
        assert f">{known.name}<" in text
    rows = json.loads((ROOT / "src/xphi/_generated/accuracy.json").read_text())["rows"]
    for row in rows:
        if row["name"] == name:
            assert f"<code>{row['at']}</code>" in text


def test_titles_are_the_names_that_people_use(pages, site):
    for path, title in (("gelu", "GELU"), ("silu", "SiLU"), ("sigmoid", "Sigmoid σ"), ("gates/swiglu", "SwiGLU")):
        assert re.search(rf"<title>{title} - xphi</title>", (site / "reference" / f"{path}.html").read_text())


def test_every_language_shows_the_code_that_it_writes(pages, site):
    for language in emit.languages():
        text = "".join(pages[site / "reference/languages" / f"{language}.html"].text)
        assert "1.77293396561675" in text, language


def test_the_release_notes_have_every_fragment(pages, site):
    shown = re.findall(r"\w+", "".join(pages[site / "changelog.html"].text))
    for fragment in (ROOT / "changelog.d").glob("+*.md"):
        written = re.findall(r"\w+", re.sub(r"\]\([^)]*\)", "]", fragment.read_text()))
        assert any(shown[i : i + len(written)] == written for i in range(len(shown))), fragment.name


SEARCH = """
const fs = require("fs"), vm = require("vm"), path = require("path");
const [root, words] = process.argv.slice(1);
const script = fs.readdirSync(root + "/assets/javascripts/workers").find((name) => name.endsWith(".js"));
class Frame {
  constructor() {
    this.contentWindow = vm.createContext({ console, URL, EventTarget, MessageEvent });
    const inside = this.contentWindow, page = new EventTarget();
    inside.self = inside; inside.parent = { IFrameWorker: true };
    inside.addEventListener = page.addEventListener.bind(page);
    inside.dispatchEvent = page.dispatchEvent.bind(page);
    inside.document = {
      open() {}, write() {}, close() {},
      createElement: () => ({}),
      querySelector: () => ({ src: inside.script }),
      body: { append(element) {
        inside.script = element.src;
        vm.runInContext(fs.readFileSync(new URL(element.src), "utf8"), inside);
        setTimeout(element.onload);
      } },
    };
  }
}
globalThis.window = globalThis;
globalThis.location = { protocol: "file:" };
globalThis.document = {
  baseURI: "file://" + root + "/index.html", createElement: () => new Frame(), body: { append() {} },
};
vm.runInThisContext(fs.readFileSync(root + "/assets/iframe-worker.js", "utf8"));
vm.runInThisContext(fs.readFileSync(root + "/search/search_index.js", "utf8"));
const worker = new Worker("assets/javascripts/workers/" + script);
worker.addEventListener("message", ({ data }) => {
  if (data.type === 1) worker.postMessage({ type: 2, data: words });
  if (data.type === 3) console.log(JSON.stringify(data.data.items.map((group) => group[0].location)));
});
worker.postMessage({ type: 0, data: { config: __index.config, docs: __index.docs, options: { suggest: false } } });
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
@pytest.mark.parametrize(
    ("words", "page"), [("swiglu", "reference/gates/swiglu.html"), ("equioscillation", "glossary.html")]
)
def test_search_works_from_the_disk(site, words, page):
    command = ["node", "-e", SEARCH, site, words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert page in [location.partition("#")[0] for location in json.loads(done.stdout)]


SORT = """
const fs = require("fs"), vm = require("vm");
const cell = (text) => ({ textContent: text });
const head = (text) => ({ childNodes: [text], append() {}, setAttribute(k, v) { this.sorted = v; },
  getAttribute() { return this.sorted ?? null; }, removeAttribute() { delete this.sorted; } });
const [numbers] = process.argv.slice(1).map(JSON.parse);
const heads = [head("n")], clicks = [], inputs = [];
const body = { rows: numbers.map((text) => ({ cells: [cell(text)], textContent: text })),
  append(...rows) { this.rows = rows; } };
const table = { tBodies: [body], tHead: { rows: [{ cells: heads }] }, closest: () => null, before() {} };
globalThis.document = { querySelectorAll: () => [table], createElement: (kind) => ({ append() {}, setAttribute() {},
  addEventListener(event, act) { (event === "click" ? clicks : inputs).push([this, act]); } }) };
vm.runInThisContext(fs.readFileSync("docs/assets/tables.js", "utf8"));
const shown = () => body.rows.filter((row) => !row.hidden).map((row) => row.textContent);
const up = (clicks[0][1](), shown()), down = (clicks[0][1](), shown());
inputs[0][0].value = "9"; inputs[0][1]();
console.log(JSON.stringify([up, down, shown()]));
"""


@pytest.mark.skipif(shutil.which("node") is None, reason="needs Node")
@pytest.mark.parametrize(
    ("cells", "ascending"),
    [
        (["1,000", "9", "65,536"], ["9", "1,000", "65,536"]),
        (["0.9", "-3", "2.5 %"], ["-3", "0.9", "2.5 %"]),
        (["gelu9", "elu", "gelu10"], ["elu", "gelu9", "gelu10"]),
    ],
)
def test_a_table_is_sorted_and_filtered(cells, ascending):
    command = ["node", "-e", SORT, json.dumps(cells)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    up, down, kept = json.loads(done.stdout)
    assert up == ascending
    assert down == ascending[::-1]
    assert kept == [text for text in down if "9" in text]


@pytest.mark.parametrize("unit", GATES, ids=lambda unit: unit.name)
def test_the_example_of_a_gate_prints_what_its_page_says(unit, monkeypatch, capsys):
    monkeypatch.syspath_prepend(ROOT / "tools")
    from pages.functions import gate_usage

    first, *code, last = gate_usage(unit)
    assert (first, last) == ("```python", "```")
    exec("\n".join(code), {})  # noqa: S102 - it is our own page
    (shown,) = [line.partition("  # ")[2] for line in code if line.startswith("print")]
    assert capsys.readouterr().out.strip() == shown
