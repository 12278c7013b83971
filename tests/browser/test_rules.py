"""Puzzles with rules beyond houses are opened, shown, played and saved."""

from __future__ import annotations

from pathlib import Path

from tests.browser.table import FIRST, Table

import nonet
from nonet.constraints import Cage, Sandwich, Thermometer
from nonet.grid import Grid
from nonet.layout import Cosmetics, Layout
from nonet.puzzle import Puzzle

RULES = (Thermometer("r1c5-7"), Cage("r3c1-2", total=9), Sandwich("r1c1-9", total=10))
GRID = Grid(FIRST, layout=Layout.of_size(9, constraints=RULES[:2]))


def strokes(table: Table) -> int:
    """How many paths of marks are on the board, in a colour for light and one for dark."""
    return table.page.locator('#board path[stroke^="light-dark"]').count()


def test_a_link_with_rules_is_shown_and_kept(table: Table, tmp_path: Path) -> None:
    """Marks, rules in words and a digit are there at once, after a reload, and in a file."""
    table.paste(Puzzle(GRID).to_text("fpuzzles"))
    table.until(lambda: strokes(table) >= 3)
    assert table.page.locator("#board text", has_text="9").count() > FIRST.count("9")
    table.page.click("summary >> text=Rules")
    table.page.wait_for_selector("text=Digits along a thermometer increase from the bulb.")
    table.click(1, 1)
    table.press("8")
    table.saved()
    table.reload()
    table.shows(1, 1, " 8")
    assert strokes(table) >= 3
    table.page.click("summary >> text=Rules")
    table.page.wait_for_selector("text=Digits in a cage do not repeat")
    table.more("Export")
    table.page.select_option("dialog select", "nonet")
    text = table.page.locator("dialog textarea")
    table.until(lambda: "thermometer" in text.input_value())
    with table.page.expect_download() as download:
        table.button("Save").click()
    download.value.save_as(tmp_path / "game.nonet")
    assert nonet.load(tmp_path / "game.nonet").layout == GRID.layout


def test_the_text_of_the_author_wins(table: Table) -> None:
    """The author's own rules are shown as they are, and exported again."""
    table.drop(
        "rules.nonet", Puzzle(GRID, rules="Warm it up.\nMind the cage.").to_text("nonet").encode()
    )
    table.button("Play it").click()
    table.page.click("summary >> text=Rules")
    table.page.wait_for_selector("text=Mind the cage.")
    table.saved()
    table.more("Export")
    table.page.select_option("dialog select", "nonet")
    text = table.page.locator("dialog textarea")
    table.until(lambda: "Warm it up." in text.input_value())


def test_clues_outside_widen_the_board(table: Table) -> None:
    """A sandwich clue is beside the grid, within the board; digits go where one clicks."""
    layout = Layout.of_size(9, constraints=RULES[2:])
    table.drop("clue.nonet", Puzzle(Grid(FIRST, layout=layout)).to_text("nonet").encode())
    table.button("Play it").click()
    clue = table.page.locator("#board text", has_text="10")
    table.until(lambda: table.page.get_attribute("#board", "viewBox") != "-3 -3 546 546")
    assert clue.count() == 1
    table.click(9, 9)
    table.press("3")
    table.shows(9, 9, " 3")


def test_small_pictures_show_marks(table: Table) -> None:
    """In the library a puzzle has the marks of its rules, and room for clues outside."""
    layout = Layout.of_size(9, constraints=[RULES[0], RULES[2]])
    table.drop("clue.nonet", Puzzle(Grid(FIRST, layout=layout)).to_text("nonet").encode())
    table.button("Play it").click()
    table.keep("Warm")
    thumb = table.page.locator("#panel .item", has_text="Warm").locator(".thumb")
    table.until(lambda: thumb.locator('path[stroke^="light-dark"]').count() > 0)
    assert thumb.get_attribute("viewBox") != "0 0 48 48"


def test_pencil_marks_leave_the_sum_of_a_cage(table: Table) -> None:
    """Corner marks in the cell with the sum of a cage are below the sum, or beside it."""
    table.paste(Puzzle(GRID).to_text("fpuzzles"))
    table.until(lambda: strokes(table) >= 3)
    table.click(3, 1)
    table.press("Shift+Digit6", "Shift+Digit7")
    table.painted()
    marks = table.page.locator("#board .marks").bounding_box()
    texts = table.page.locator('#board g[transform] text[font-size="7.4"]').bounding_box()
    assert marks is not None
    assert texts is not None
    is_below = marks["y"] >= texts["y"] + 0.75 * texts["height"]
    assert is_below or marks["x"] >= texts["x"] + texts["width"]


def test_colours_lie_under_the_marks_of_rules(table: Table) -> None:
    """A coloured cell does not hide the line through it."""
    table.paste(Puzzle(GRID).to_text("fpuzzles"))
    table.until(lambda: strokes(table) >= 3)
    table.click(1, 5)
    table.press("Alt+Digit6")
    table.painted()
    assert table.page.evaluate(
        """() => {
            const [tint, mark] = [".tint", 'path[stroke^="light-dark"]'].map((one) =>
                document.querySelector(`#board ${one}`));
            return Boolean(tint.compareDocumentPosition(mark) & Node.DOCUMENT_POSITION_FOLLOWING);
        }"""
    )


def test_marks_of_a_foreign_scene_are_harmless(table: Table) -> None:
    """Of the SVG in a scene only known elements and attributes reach the page."""
    table.expected.add("Content Security Policy")  # which blocks the rest even while it is read
    found = table.page.evaluate(
        """async () => {
            const { ruleMarks } = await import("/static/js/board/backdrop.js");
            const svg = '<script>1</script><image href="x"/><path onclick="x" d="M0 0" '
                + 'style="x" fill="red"/><g><foreignObject/><text>&lt;b></text></g>';
            return [ruleMarks(svg).innerHTML, ruleMarks("<path").querySelectorAll("path").length];
        }"""
    )
    assert found[0] == '<path d="M0 0" fill="red"></path><g><text>&lt;b&gt;</text></g>'
    assert found[1] == 0


def test_broken_rules_are_shown_as_conflicts(table: Table) -> None:
    """Cells of a broken rule are marked, named in words, and said once; undo takes that back."""
    table.paste(Puzzle(GRID).to_text("fpuzzles"))
    table.shows(3, 1, "cage of 9, 2 cells, 0 filled")
    table.click(3, 1)
    table.press("5", "ArrowRight", "7")
    note = table.page.locator("#panel .note.bad", has_text="cage of 9: 12")
    note.wait_for()
    table.shows(3, 1, "cage of 9, 2 cells, 2 filled, cage of 9: 12, conflict")
    assert table.page.locator("#board .slip").count() >= 2
    table.until(lambda: "cage of 9: 12" in table.page.inner_text("#live"))
    table.press("Control+z")
    note.wait_for(state="detached")
    table.shows(3, 1, "cage of 9, 2 cells, 1 filled")
    table.tab("settings")
    table.page.get_by_label("Show conflicts").select_option("off")
    table.tab("play")
    table.click(3, 2)
    table.press("7")
    table.shows(3, 2, "cage of 9, 2 cells, 2 filled")


def test_rules_show_where_they_are(table: Table) -> None:
    """A rule under the pointer or the focus is framed on the board, and then no more."""
    table.drop("rules.nonet", Puzzle(GRID, author="Ada").to_text("nonet").encode())
    table.button("Play it").click()
    table.shows(3, 1, "cage of 9, 2 cells, 0 filled")
    table.page.click("summary >> text=Rules")
    table.page.wait_for_selector("text=Set by Ada")
    item = table.page.locator("#panel .item", has_text="Digits in a cage")
    frame = table.page.locator("#board .frame")
    item.hover()
    table.until(lambda: frame.count() == 1)
    table.page.hover("#title")
    table.until(lambda: frame.count() == 0)
    item.focus()
    table.until(lambda: frame.count() == 1)


def test_fog_covers_a_puzzle_and_clears(table: Table) -> None:
    """What is under fog is neither said nor in the document; a right digit clears its cells.

    A rule that comes out of the fog is checked with the move that clears it.
    """
    drawn = Cosmetics(fog=("r1c1", "r1c2", "r2c1"))
    table.drop("fog.nonet", Puzzle(GRID, cosmetics=drawn).to_text("nonet").encode())
    table.button("Play it").click()
    table.shows(9, 2, "in fog")
    table.shows(3, 1, "in fog")
    digits = table.page.locator("#board .digit")
    table.until(lambda: digits.count() == 1)
    cage = table.page.locator("#board text", has_text="9")
    assert (strokes(table), cage.count()) == (0, 1)  # the given
    table.click(1, 1)
    table.press("7")
    table.until(lambda: digits.count() == 2)
    table.shows(3, 1, "in fog")
    table.press("8")
    table.until(lambda: digits.count() == 2)
    table.click(3, 1)
    table.press("5", "ArrowRight", "7")
    table.shows(3, 2, "7")
    table.click(2, 1)
    table.press("7")
    table.page.wait_for_selector("#panel .note.bad >> text=cage of 9: 12")
    assert (strokes(table), cage.count()) == (1, 2)
    table.click(3, 1)
    table.press("Delete", "ArrowRight", "Delete")
    table.shows(3, 1, "cage of 9, 2 cells, 0 filled")
    table.saved()
    table.reload()
    table.shows(3, 1, "cage of 9, 2 cells, 0 filled")
    table.shows(9, 2, "in fog")
    assert table.page.get_attribute("#board .fog", "d")
    table.press("KeyH")
    table.page.wait_for_selector("text=A hint would give away what is under the fog.")


def test_combinations_of_a_cage_are_listed_and_crossed_out(table: Table) -> None:
    """The sets that candidates leave follow the selection; what is crossed out is kept."""
    table.paste(Puzzle(GRID).to_text("fpuzzles"))
    table.click(3, 1)
    table.page.click("summary >> text=Combinations")
    combos = table.page.locator("#panel .combo")
    table.until(lambda: combos.all_inner_texts() == ["1 8", "3 6"])
    combos.first.click()
    table.page.wait_for_selector("text=Always there: 3 6")
    table.saved()
    table.click(9, 9)
    table.page.wait_for_selector("text=Select a cell of a cage")
    table.reload()
    table.click(3, 2)
    table.page.click("summary >> text=Combinations")
    table.until(lambda: combos.count() == 2)
    assert combos.first.get_attribute("aria-pressed") == "true"
    table.press("Escape")


def test_a_setting_of_before_is_still_understood(table: Table) -> None:
    """Conflicts that were turned off when that was a matter of yes or no stay off."""
    table.page.request.patch(f"{table.address}/api/settings", data={"conflicts": False})
    table.reload()
    table.tab("settings")
    assert table.page.get_by_label("Show conflicts").input_value() == "off"
