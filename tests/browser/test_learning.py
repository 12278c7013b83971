"""Hints in three depths, drawn on the board; all steps; the whole way; techniques."""

from __future__ import annotations

import pytest
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table


def test_a_hint_comes_in_three_depths(table: Table) -> None:
    """First only words, then the place, then the argument with its candidates."""
    table.press("KeyH")
    table.page.wait_for_selector("text=Look for")
    table.button("Where?").click()
    assert table.page.locator("#board .frame").count() > 0
    assert table.page.locator("#board .spot").count() == 0
    table.button("Show me why").click()
    assert table.page.locator("#board .spot").count() > 0
    assert table.page.locator("#board .placed").count() == 1


def test_a_hint_is_applied_as_one_move(table: Table) -> None:
    """Apply does what the step says; undo takes it back."""
    before = table.page.locator("#board .digit").count()
    table.button("Hint").click()
    table.button("Where?").click()
    table.button("Show me why").click()
    table.button("Apply this step").click()
    assert table.page.locator("#board .digit").count() == before + 1
    table.press("Control+z")
    assert table.page.locator("#board .digit").count() == before


def test_mistakes_come_before_hints(table: Table) -> None:
    """A wrong digit is told of, and framed on the board, in place of a step."""
    table.click(1, 1)
    table.press("5")
    table.button("Hint").click()
    table.page.wait_for_selector("text=Something is not right yet")
    assert table.page.locator("#board .frame").count() == 1


def test_the_whole_way_is_walked_by_a_slider(table: Table) -> None:
    """The slider goes from the puzzle to its solution; the game itself stays as it was."""
    table.tab("hint")
    table.button("Step by step").click()
    slider = table.page.locator("#panel input[type=range]")
    slider.wait_for()
    before = table.page.locator("#board .digit").count()
    table.button("Next").click()
    assert table.page.locator("#board .digit").count() >= before
    slider.evaluate(
        "(input) => { input.value = input.max; input.dispatchEvent(new Event('input')); }"
    )
    table.page.wait_for_selector("text=The puzzle is solved.")
    assert table.page.locator("#board .digit").count() == 81
    table.button("Leave").click()
    assert table.page.locator("#board .digit").count() == before


def test_the_game_goes_on_from_any_step(table: Table) -> None:
    """What the slider shows can be taken over into the game."""
    table.tab("hint")
    table.button("Step by step").click()
    for _ in range(3):
        table.button("Next").click()
    before = table.page.locator("#board .digit").count()
    table.button("Play on from here").click()
    assert table.page.locator("#board .digit").count() == before


def test_all_steps_are_listed_and_drawn(table: Table) -> None:
    """Each step that is there now can be looked at and applied."""
    table.tab("hint")
    table.button("All steps now").click()
    table.page.wait_for_selector("text=Steps there are now")
    table.page.locator("#panel .item").first.click()
    assert table.page.locator("#board .spot").count() > 0
    table.button("Apply this step").click()
    table.page.wait_for_selector("text=Done:")


def test_a_view_ends_with_its_panel(table: Table) -> None:
    """Who leaves the walkthrough plays on at once; who comes back finds it where it was."""
    before = table.page.locator("#board .digit").count()
    table.tab("hint")
    table.button("Step by step").click()
    table.page.locator("#panel input[type=range]").wait_for()
    table.button("Next").click()
    table.button("Next").click()
    table.tab("play")
    assert table.page.locator("#board .digit").count() == before
    table.click(1, 1)
    table.press("8")
    assert table.label(1, 1).endswith(" 8")
    table.press("Control+z")
    table.tab("hint")
    assert "2 / " in table.panel()


def test_every_technique_has_its_page(table: Table) -> None:
    """The catalogue leads to a page with words and a drawing."""
    table.tab("hint")
    table.button("Techniques").click()
    table.page.locator("dialog summary", has_text="Fish").first.click()
    table.page.locator("dialog .item", has_text="X-Wing").first.click()
    drawing = table.page.locator("dialog .board").last
    drawing.wait_for()
    assert drawing.locator(".spot").count() > 0


@pytest.mark.parametrize(
    ("locale", "ask"), [("de-DE", "Gib mir einen Tipp"), ("zh-CN", "给我提示")]
)
def test_hints_speak_the_language_of_the_page(open_table: OpenTable, locale: str, ask: str) -> None:
    """Sentences and names of techniques come in German and Chinese."""
    table = open_table(locale=locale)
    table.tab("hint")
    table.button(ask).click()
    layout = {"size": 9, "box": [3, 3]}
    givens = [0 if sign == "." else int(sign) for sign in FIRST]
    question = {"state": {"layout": layout, "givens": givens}, "language": locale[:2]}
    answer = table.page.request.post(f"{table.address}/api/hint", data=question).json()
    table.until(lambda: answer["step"]["nudge"] in table.panel())
    assert answer["step"]["name"] in table.panel()
    assert answer["step"]["name"] not in {"Naked Single", "Hidden Single", "Full House"}
