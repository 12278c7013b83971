"""What examples say where they cannot run; nothing else of the page changes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.site.conftest import Host
from tests.website.run.conftest import OpenReader, Reader

PRINTED = "Grid('1....2....3....4')"


@pytest.mark.parametrize("lost", ["version.json", "nonet.wasm", "python.js", "nonet.tar.xz"])
def test_an_engine_that_is_away_is_tried_again(
    lost: str, open_reader: OpenReader, host: Host
) -> None:
    """Without one of its files this is said, and Try again runs once it is there."""
    reader = open_reader()
    file = next((host.folder / "play").rglob(lost))
    kept = file.rename(host.folder / "kept")
    reader.press(2, "Run")
    again = reader.example(2).get_by_role("button", name="Try again")
    again.wait_for()
    assert reader.said(2).startswith("Python could not be loaded.")
    assert reader.shown(2) == ""
    kept.rename(file)
    again.click()
    expect(reader.example(2).locator(".nn-output")).to_have_text("loud\n")
    assert all("404" in slip for slip in reader.slips)
    reader.slips.clear()


def test_without_a_network_a_session_goes_on(reader: Reader, host: Host) -> None:
    """Once Python is there, examples run with the server gone."""
    reader.run(1)
    host.stop()
    assert PRINTED in reader.run(3)


def test_without_webassembly_the_page_stays(open_reader: OpenReader) -> None:
    """A browser without WebAssembly reads that, sees what is printed, and can copy the code."""
    reader = open_reader()
    reader.page.add_init_script("delete globalThis.WebAssembly")
    reader.page.reload()
    reader.page.wait_for_selector(".nn-bar")
    assert reader.said(3).startswith("This browser cannot run examples")
    assert [one.inner_text() for one in reader.example(3).get_by_role("button").all()] == ["Copy"]
    expect(reader.page.locator("div.highlight").nth(3)).to_contain_text(PRINTED)


def test_without_module_workers_the_page_stays(open_reader: OpenReader) -> None:
    """A browser whose workers are no modules says so at the first run."""
    reader = open_reader()
    old = "class extends Worker { constructor(address) { super(address); } }"
    reader.page.evaluate(f"void (globalThis.Worker = {old})")
    reader.press(3, "Run")
    expect(reader.example(3).get_by_role("status")).to_contain_text("no module workers")
    expect(reader.page.locator("div.highlight").nth(3)).to_contain_text(PRINTED)
    reader.slips.clear()  # a script that is no module has no imports


def test_what_runs_elsewhere_says_so(open_reader: OpenReader, host: Host) -> None:
    """An example of the generated list has no Run, but says what it needs; others run past it."""
    file = host.folder / "js" / "elsewhere.js"
    name = open_reader().page.evaluate(
        """async () => {
          const { nameOf } = await import("../../js/blocks.js");
          return nameOf(document.querySelectorAll(".language-python code")[1].textContent);
        }"""
    )
    file.write_text(f'export const ELSEWHERE = new Map([["{name}", "numpy"]]);\n', "utf-8")
    reader = open_reader()
    assert reader.said(2) == "Runs on your computer: needs numpy"
    assert reader.example(2).get_by_role("button").count() == 1
    assert "NameError" in reader.run(3)
    assert re.match("Ran in", reader.said(3))


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_examples_are_accessible(theme: str, open_reader: OpenReader) -> None:
    """Axe finds nothing in a page with output, an error and an editor, by day and by night."""
    axe = pytest.importorskip("axe_core_python.base", reason="axe is not installed")
    reader = open_reader()
    reader.page.evaluate(
        """(theme) => {
          document.documentElement.dataset.theme = theme;
          document.body.style.background = "var(--paper)"; // as the style of the site has it
        }""",
        theme,
    )
    reader.edit(1, "import nonet, warnings\nwarnings.warn('look')\n1 / 0")
    reader.run(1)
    reader.press(1, "Reset")
    reader.run(3)
    reader.run(4)
    reader.run(5)
    reader.edit(2, "x")
    reader.example(5).locator(".nn-help").wait_for()
    reader.page.evaluate(axe.AXE_SCRIPT)
    found = reader.page.evaluate(
        "axe.run('.nn-example, .nn-editor').then(({ violations }) => violations.map("
        "({ id, nodes }) => [id, nodes.map(({ target }) => String(target))]))"
    )
    assert found == []
