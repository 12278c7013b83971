"""Code of a link runs only when the reader says so, and reaches nothing of the site."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import expect
from tests.site.conftest import Host
from tests.website.run.conftest import OpenReader, Reader

EDITOR = ".nn-shared textarea"


def opened(open_reader: OpenReader, code: str) -> Reader:
    """The page of examples with this code in its address."""
    return open_reader(f"examples/#code={quote(code)}")


def test_code_of_a_link_is_opened_and_does_not_run(open_reader: OpenReader, host: Host) -> None:
    """It is in the editor, a sentence says where it is from, and no engine is loaded."""
    code = "print('ran')\nfor one in 'aé数<b>': one"
    reader = opened(open_reader, code)
    assert reader.page.input_value(EDITOR) == code
    assert reader.page.locator(".nn-shared b").count() == 0
    expect(reader.page.locator(".nn-shared")).to_contain_text("when you press Run")
    reader.page.wait_for_timeout(500)
    assert not any("/play/" in path for path in host.asked)
    assert reader.shown(1) == ""
    assert reader.run(1).splitlines()[0] == "ran"


def test_code_of_a_link_is_not_of_the_page(open_reader: OpenReader) -> None:
    """Run on an example of the page does not run the code of the link, nor know of it."""
    reader = opened(open_reader, "print = None")
    reader.run(1)
    assert reader.run(2) == "printed"


def test_another_link_on_the_same_page_is_opened(open_reader: OpenReader) -> None:
    """A new fragment takes the place of the editor; one that is no code closes it."""
    reader = opened(open_reader, "1")
    reader.page.evaluate("location.hash = '#code=2'")
    expect(reader.page.locator(EDITOR)).to_have_value("2")
    reader.page.evaluate("location.hash = '#code=%E0%A4%A'")
    expect(reader.page.locator(".nn-shared")).to_contain_text("no code that can be read")
    assert reader.page.locator(EDITOR).count() == 0
    reader.page.evaluate("location.hash = '#other'")
    expect(reader.page.locator(".nn-shared")).to_have_count(0)


def test_edited_code_is_shared(open_reader: OpenReader) -> None:
    """Copy link gives an address that opens what was edited."""
    reader = open_reader(permissions=["clipboard-read", "clipboard-write"])
    code = "x = '100 % & #'\nx"
    reader.edit(2, code)
    reader.press(2, "Copy link")
    expect(reader.example(2).get_by_role("status")).to_have_text("Link copied")
    address = reader.page.evaluate("navigator.clipboard.readText()")
    assert address.startswith(f"{reader.address}/examples/#code=")
    reader.page.goto(address)
    expect(reader.page.locator(EDITOR)).to_have_value(code)


def test_only_the_page_of_examples_opens_code(open_reader: OpenReader) -> None:
    """Another page with such a fragment shows nothing."""
    reader = open_reader("guide/session/#code=1")
    assert reader.page.locator(".nn-shared").count() == 0


IMPORTS = [
    "import js",
    "import pyodide_js",
    "from js import indexedDB",
    "import pyodide.code",
    "from pyodide.code import run_js",
    "import _pyodide_core",
    "import nonet_core",
    "__import__('importlib').import_module('js')",
    "import sys; del sys.meta_path[0]; import js",
    "import sys; del sys.meta_path[0]; import pyodide_js",
]


def test_nothing_of_the_page_can_be_imported(open_reader: OpenReader) -> None:
    """Neither `js` nor `pyodide_js` can be imported, in whatever way."""
    lines = [f"try:\n    {line}\n    print('open')\nexcept ImportError: pass" for line in IMPORTS]
    reader = opened(open_reader, "\n".join([*lines, "print('done')"]))
    assert reader.run(1) == "done"


FIND_SCRIPTS = """
import gc
# Whatever of the page's side Python still holds, by whatever way it is found.
proxies = [one for one in gc.get_objects() if 'Js' in type(one).__name__]
def reached(names):
    for proxy in proxies:
        for get in ("constructor", "__proto__"):
            try:
                made = getattr(proxy, get)
                yield made.constructor("return typeof " + names)()
            except Exception:
                pass
        try:
            yield proxy.constructor.constructor("return typeof " + names)()
        except Exception:
            pass
print(sorted(set(reached("indexedDB")) | set(reached("caches")) | set(reached("fetch"))))
"""


def test_no_script_is_made_of_a_text(open_reader: OpenReader) -> None:
    """Even what Python holds of the page's side makes no script that reaches the database."""
    reader = opened(open_reader, FIND_SCRIPTS)
    assert reader.run(1) == "[]"


@pytest.mark.parametrize(
    "code",
    [
        "import urllib.request",
        "import socket\nsocket.create_connection(('127.0.0.1', {port}), 1).send(b'GET /leak ')",
        "import os\nos.system('true') and 1 / 0",
        "import subprocess\nsubprocess.run(['true'])",
    ],
)
def test_nothing_leaves_the_worker(code: str, open_reader: OpenReader, host: Host) -> None:
    """No request goes out, and no process starts."""
    port = re.findall(r":(\d+)/", f"{host.address}/")[0]
    reader = opened(open_reader, code.replace("{port}", port))
    assert reader.run(1).startswith("line ")
    assert not any("leak" in path for path in host.asked)
    reader.slips.clear()


SCOPE = """
import { lock } from "./lock.js";
const say = self.postMessage.bind(self);
lock();
const names = new Set();
for (let scope = globalThis; scope; scope = Object.getPrototypeOf(scope))
  for (const name of Reflect.ownKeys(scope)) names.add(String(name));
const made = [];
for (const make of [() => Function("return 1"), () => new Function("return 1")])
  try {
    made.push(String(make()));
  } catch {}
for (const kind of [() => {}, async () => {}, function* () {}, async function* () {}, class {}])
  try {
    made.push(String(kind.constructor("return 1")));
  } catch {}
say({ made, names: [...names] });
"""


def test_what_is_left_of_the_worker_is_the_language(open_reader: OpenReader, host: Host) -> None:
    """The scope of a worker that is closed has no network, storage, workers, messages or eval."""
    (host.folder / "js" / "closed_scope.js").write_text(SCOPE, "utf-8")
    left = open_reader().page.evaluate(
        """(address) => new Promise((done, fail) => {
          const worker = new Worker(address, { type: "module" });
          worker.onmessage = ({ data }) => done(data);
          worker.onerror = () => fail(new Error("it did not start"));
        })""",
        f"{host.address}/js/closed_scope.js",
    )
    assert left["made"] == []
    taken = (
        "indexedDB caches fetch XMLHttpRequest WebSocket EventSource Worker BroadcastChannel eval "
        "navigator postMessage importScripts setInterval setTimeout location Request "
        "WebTransport RTCPeerConnection SharedWorker cookieStore FileReaderSync createImageBitmap"
    )
    assert not set(taken.split()) & set(left["names"])
    assert {"Array", "Promise", "crypto", "performance"} <= set(left["names"])
