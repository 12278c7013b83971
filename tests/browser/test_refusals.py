"""What the page says when something is wrong: a sentence in the player's language, no parser's."""

from __future__ import annotations

import json
import re
from itertools import chain
from pathlib import Path

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table

import nonet
from nonet import errors
from nonet.formats._lzstring import compress
from nonet.formats.format import LAYOUT, PARTS
from nonet.formats.fpuzzles import to_json
from nonet.puzzle import Puzzle

PARSERS = re.compile(r"expected|found|String should|Input should|body|\(40, 20\)|r[0-9]+c[0-9]+")
"""Words of the messages for programs."""

FORMATS = Path(nonet.formats.__file__).parent
NOTE = re.compile(r'(?:dropped|notes)\.append\(\s*"([^"]*)"')
"""What a reader of a format notes that it left out."""


def codes(root: Path) -> set[str]:
    """The codes of all problems that the server can answer with."""
    family = [errors.NonetError]
    for kind in family:
        family.extend(kind.__subclasses__())
    found = {kind.code for kind in family}
    for file in (root / "src" / "nonet" / "web").rglob("*.py"):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'Problem\(\s*code="([a-z-]+)"', text))
    return found | {"bad-request", "not-found", "method", "http"}


def test_each_problem_has_a_sentence(table: Table, root: Path) -> None:
    """Each code has its own sentence in each language, without the message for programs."""
    assert {"busy", "host", "too-long", "invalid"} <= codes(root)
    said = table.page.evaluate(
        """async (codes) => {
            const { sentenceOf } = await import("/static/js/service/refusals.js");
            const { addTexts, useLanguage } = await import("/static/js/page/words.js");
            const { readTexts } = await import("/static/js/service/api.js");
            const said = [];
            for (const language of ["en", "de", "zh"]) {
                await useLanguage(language, readTexts);
                addTexts(await readTexts(language, "photo"));
                said.push(codes.map((code) => sentenceOf({ code, message: "expected X" })));
            }
            return said;
        }""",
        sorted(codes(root)),
    )
    unknown = "Something went wrong in nonet"
    for code, *texts in zip(sorted(codes(root)), *said, strict=True):
        assert len(set(texts)) == 3, code
        assert not any(PARSERS.search(text) for text in texts), code
        assert code == "internal" or not texts[0].startswith(unknown), code


@pytest.mark.parametrize(
    ("locale", "said"),
    [
        ("en", "not a puzzle that nonet can read"),
        ("de", "kein Rätsel, das nonet lesen kann"),
        ("zh", "nonet 无法读取此题目"),
    ],
)
def test_text_that_is_no_puzzle(open_table: OpenTable, locale: str, said: str) -> None:
    """The dialog says what a puzzle looks like, wholly in the player's language."""
    table = open_table(locale=locale)
    table.page.keyboard.press("Escape")
    table.page.evaluate(
        """() => { const data = new DataTransfer(); data.setData("text/plain", "hello world");
        document.dispatchEvent(new DragEvent("drop", { dataTransfer: data })); }"""
    )
    note = table.page.locator("dialog .note.bad")
    note.wait_for()
    assert said in note.inner_text()
    assert not PARSERS.search(note.inner_text())


@pytest.mark.parametrize(("language", "comma"), [("en", ", "), ("de", ", "), ("zh", "、")])
def test_what_is_lost_is_listed_in_the_language(table: Table, language: str, comma: str) -> None:
    """Each part that a format can lose has its word, and a field keeps the file's own name."""
    noted = (NOTE.findall(file.read_text("utf-8")) for file in FORMATS.glob("*.py"))
    parts = [*PARTS.values(), LAYOUT, *chain.from_iterable(noted), "the field 'steps'"]
    said = table.page.evaluate(
        """async ([language, parts]) => {
            const { readTexts } = await import("/static/js/service/api.js");
            await (await import("/static/js/page/words.js")).useLanguage(language, readTexts);
            return (await import("/static/js/service/lost_parts.js")).lostParts(parts);
        }""",
        [language, parts],
    )
    words = said.split(comma)
    assert len(words) == len(parts)
    assert "steps" in words[-1]
    assert not any("field" in word for word in words)
    if language != "en":
        assert not set(words) & set(parts)


def test_a_rule_that_is_unknown_is_named(table: Table) -> None:
    """A link with a rule that is unknown is refused by the name of the rule."""
    puzzle = to_json(Puzzle(nonet.Grid(FIRST))) | {
        "newrule": [{"cells": ["R1C1", "R1C2"], "value": "9"}]
    }
    table.more("Paste or open")
    table.page.fill(
        "dialog textarea", f"https://f-puzzles.com/?load={compress(json.dumps(puzzle))}"
    )
    note = table.page.locator("dialog .note.bad")
    note.wait_for()
    assert note.inner_text() == "This puzzle has a rule that nonet does not know: “newrule”."


def test_a_short_link_is_explained(table: Table) -> None:
    """A SudokuPad link that only names a puzzle is refused with the way to a whole one."""
    table.more("Paste or open")
    table.page.fill("dialog textarea", "https://sudokupad.app/abc123")
    table.page.wait_for_selector("dialog .note.bad >> text=copy the long link")


def test_givens_the_wrong_way_round(table: Table) -> None:
    """Fewest above most is said in words, and the fields stay open to be changed."""
    table.tab("make")
    table.page.click("text=More options")
    table.page.get_by_label("Givens from").fill("40")
    table.page.get_by_label("to", exact=True).fill("20")
    table.button("Create").click()
    table.page.wait_for_selector("#panel .note.bad >> text=The fewest givens must not be more")
    assert table.page.get_by_label("Givens from").input_value() == "40"


def test_what_cannot_be_is_said(table: Table) -> None:
    """Fewer givens than any puzzle has are refused with what to change."""
    table.tab("make")
    table.page.click("text=More options")
    table.page.get_by_label("Givens from").fill("10")
    table.page.get_by_label("to", exact=True).fill("16")
    table.button("Create").click()
    table.page.wait_for_selector("#panel .note.bad >> text=There can be no such puzzle")


def test_a_long_text_is_said_to_be_too_long(table: Table) -> None:
    """A field that is too long is named with its limit."""
    table.expected = {"422"}
    table.tab("library")
    table.button("Save to library").click()
    dialog = table.page.locator("dialog")
    dialog.get_by_label("Name").fill("x" * 201)
    assert len(dialog.get_by_label("Name").input_value()) == 200
    dialog.get_by_label("Tags").fill("x" * 201)
    table.button("Save").click()
    table.page.wait_for_selector(
        "#toast >> text=Tags, with commas: at most 200 characters or entries."
    )


def test_an_applied_step_is_called_by_its_name(table: Table) -> None:
    """What was done is said in words, without notation."""
    table.tab("hint")
    for name in ("Give me a hint", "Where?", "Show me why", "Apply this step"):
        table.button(name).click()
    table.page.wait_for_selector("text=/^Done: [A-Z][A-Za-z ]+$/")
