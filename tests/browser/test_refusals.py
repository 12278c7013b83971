"""What the page says where a form is filled in with what cannot be."""

from __future__ import annotations

from tests.browser.table import Table


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
