"""Puzzles written by hand, on boards of every layout, with regions of one's own."""

from __future__ import annotations

from tests.browser.table import Table, choose_size


def test_any_layout_is_entered_by_hand(table: Table) -> None:
    """Size, boxes and extra houses are chosen before the first digit is written."""
    table.more("Enter by hand")
    dialog = table.page.locator("dialog")
    choose_size(dialog, "12")
    dialog.get_by_label("Boxes").select_option("4,3")
    dialog.get_by_label("Layout").select_option("kind-diagonal")
    table.button("Write into it").click()
    table.click(1, 1)
    table.press("1", "2")
    table.button("Start").click()
    assert "given 12" in table.label(1, 1)
    assert "12 × 12, diagonal" in table.panel()
    table.until(lambda: '"box":[4,3]' in table.kept())


def test_regions_are_drawn_by_hand(table: Table) -> None:
    """Cells are put into regions by their numbers; the sizes are counted at each stroke."""
    table.more("Enter by hand")
    choose_size(table.page.locator("dialog"), "4")
    table.page.locator("dialog").get_by_label("Layout").select_option("kind-jigsaw")
    table.button("Draw the regions").click()
    table.button("Empty").click()
    table.drag((1, 1), (1, 2), (1, 3))
    table.press("1")
    table.shows(1, 3, "row 1 column 3, region 1")
    table.until(lambda: "3 / 4" in table.panel())
    assert table.button("Take these").is_disabled()
    table.click(2, 1)
    table.press("1")
    table.press("Control+z")
    assert table.label(2, 1).endswith("no region")
    table.press("Control+y")
    for region, cells in (
        ("2", [(1, 4), (2, 4), (3, 4), (2, 3)]),
        ("3", [(2, 2), (3, 2), (3, 1), (4, 1)]),
        ("4", [(3, 3), (4, 3), (4, 4), (4, 2)]),
    ):
        for cell in cells:
            table.click(*cell)
            table.press(region)
    table.button("Take these").click()
    table.click(1, 1)
    table.press("3")
    table.button("Start").click()
    assert "4 × 4, jigsaw" in table.panel()
    table.until(lambda: '"regions":[0,0,0,1,0,2,1,1,2,2,3,1,2,3,3,3]' in table.kept())


def test_regions_that_are_given_up_leave_the_game(table: Table) -> None:
    """Cancel goes back to the puzzle that lay on the board."""
    table.more("Enter by hand")
    table.page.locator("dialog").get_by_label("Layout").select_option("kind-jigsaw")
    table.button("Draw the regions").click()
    table.button("Cancel").click()
    table.shows(1, 2, "given 9")
