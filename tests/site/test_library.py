"""The library in the browser, with the engine of the site: questions read it and write it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from tests.browser.table import FIRST, Table
from tests.site.conftest import OpenSite

from nonet.service.library_file import LibraryFile

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

LIBRARY = """
const url = (name) => document.querySelector(`link[rel="modulepreload"][href$="${name}"]`).href;
const { kept } = await import(url("js/service/kept/kept.js"));
const { answerTo } = await import(url("js/service/engine.js"));
"""


def run(table: Table, script: str, given: object = None) -> Any:
    """What a script gives that calls the library of the page."""
    return table.page.evaluate(f"async (given) => {{{LIBRARY}{script}}}", given)


def test_questions_read_and_write_the_library(open_site: OpenSite) -> None:
    """What is imported is there once however often, and is exported by its collection."""
    table = open_site()
    found = run(
        table,
        """
        const imported = await answerTo("import", { text: given, collections: ["Mine"] });
        const { puzzles: [puzzle] } = await kept.puzzles.find({ collection: "Mine" });
        const again = await kept.puzzles.add({ state: puzzle.state, tags: ["t"] });
        const { text } = await answerTo("export", { collection: "Mine", form: "line" });
        return { imported, text, again, level: puzzle.level };
        """,
        FIRST,
    )
    assert (found["imported"]["added"], found["level"]) == (1, "Easy")
    assert found["text"].strip() == FIRST
    again = found["again"]
    assert (again["id"], again["tags"], again["collections"]) == (1, ["t"], ["Mine"])


def test_a_library_is_saved_and_put_in(open_site: OpenSite, tmp_path: Path) -> None:
    """The file that the site saves is one that nonet reads; a file that is none is refused."""
    table = open_site()
    run(table, 'await kept.collections.add("Mine");')
    table.tab("settings")
    with table.page.expect_download() as download:
        table.button("Save as a file").click()
    download.value.save_as(tmp_path / "mine.nonet")
    found = LibraryFile.from_bytes((tmp_path / "mine.nonet").read_bytes())
    assert found.collections == ("Mine",)
    run(table, "await kept.collections.delete(1);")
    file = table.page.locator('#panel input[accept=".nonet"]')
    file.set_input_files(tmp_path / "mine.nonet")
    table.page.wait_for_selector("#toast >> text=New puzzles: 0.")
    assert [one["name"] for one in run(table, "return kept.collections.all();")] == ["Mine"]
    (tmp_path / "none.nonet").write_text(json.dumps({"nonet": "library", "version": 1}))
    file.set_input_files(tmp_path / "none.nonet")
    table.page.wait_for_selector("#toast >> text=is not a library of nonet")


def test_a_killed_tab_loses_no_move(open_site: OpenSite, context: BrowserContext) -> None:
    """Moves that the page called saved are there after its tab crashed, without its own copy."""
    table = open_site()
    for column, digit in ((1, "8"), (3, "4")):
        table.click(1, column)
        table.press(digit)
    table.saved()
    table.page.evaluate("localStorage.clear()")
    with pytest.raises(Exception, match="crash"):
        table.page.goto("chrome://crash")
    again = Table(context.new_page(), table.address)
    again.open(f"{table.address}/")
    assert "8" in again.label(1, 1)
    assert "4" in again.label(1, 3)
    assert again.slips == []
