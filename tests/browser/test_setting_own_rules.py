"""Rules of a setter's own at the desk: ticked pairs, names, drawings, rules made of rules."""

from __future__ import annotations

from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import Table
from tests.browser.test_setting import choose, open_desk, placed, section, write


def show_text(table: Table) -> None:
    """Open the rules as text."""
    table.page.click("summary:has-text('Rules as text')")


def pair(table: Table, first: int, second: int) -> str:
    """Whether a pair of digits is ticked."""
    name = f"{first} and {second}"
    tick = table.page.get_by_role("checkbox", name=name, exact=True)
    return tick.get_attribute("aria-checked") or ""


def test_a_relation_is_drawn_named_and_shown_in_the_game(table: Table) -> None:
    """A named and drawn relation is in the list, on the board and in the rules of the game."""
    open_desk(table)
    page = table.page
    choose(table, "pair relation")
    page.locator(".placing select").first.select_option("sum-at-most")
    page.get_by_label("Number").fill("8")
    page.locator(".placing summary", has_text="Pairs").click()
    expect(page.locator(".pair[aria-checked=true]")).to_have_count(28)
    assert (pair(table, 4, 4), pair(table, 4, 5)) == ("true", "false")
    page.locator(".placing summary", has_text="Name and drawing").click()
    page.locator(".dress input").first.fill('My <b>"line"')
    page.locator(".dress select").select_option("line")
    page.get_by_label("Label").fill("M")
    table.drag((2, 2), (3, 3), (4, 3))
    placed(table, 'My <b>"line" sum to at most 8 r2c2 r3c3 r4c3')
    expect(page.locator("#board text", has_text="M")).to_have_count(1)
    assert 'My <b>"line" sum-at-most 8' in table.label(3, 3)
    page.locator(".placed .item").click()
    page.locator(".own summary").click()
    page.locator(".own .dress input").first.fill("Low line")
    page.locator(".own textarea").fill("Digits on it are low.")
    page.get_by_role("button", name="Apply", exact=True).click()
    placed(table, "Low line sum to at most 8 r2c2 r3c3 r4c3")
    table.button("Play it").click()
    expect(page.locator("body")).to_contain_text("Digits on it are low.")
    table.until(lambda: "rule “Low line”" in table.label(3, 3))


def test_pairs_are_ticked_by_keyboard_and_mouse(table: Table) -> None:
    """A tick makes a table of the relation; arrows move, Space ticks, and a drag ticks several."""
    open_desk(table)
    page = table.page
    choose(table, "pair relation")
    page.locator(".placing summary", has_text="Pairs").click()
    first = page.get_by_role("checkbox", name="1 and 1", exact=True)
    first.focus()
    table.press("ArrowRight", " ", "ArrowDown", "Enter")
    assert (pair(table, 1, 2), pair(table, 2, 2)) == ("true", "true")
    expect(page.locator(".placing select").first).to_have_value("table")
    page.get_by_role("checkbox", name="3 and 1", exact=True).scroll_into_view_if_needed()
    boxes = [
        page.get_by_role("checkbox", name=name, exact=True).bounding_box()
        for name in ("3 and 1", "3 and 3")
    ]
    (left, top), (right, _) = [(box["x"] + 9, box["y"] + 9) for box in boxes if box]
    page.mouse.move(left, top)
    page.mouse.down()
    page.mouse.move(right, top, steps=12)
    page.mouse.up()
    assert [pair(table, 3, digit) for digit in (1, 2, 3, 4)] == ["true", "true", "true", "false"]
    table.drag((5, 5), (5, 6))
    placed(table, "Pair relation the pairs that are ticked 1:2 2:2 3:1 3:2 3:3 r5c5 r5c6")


def test_a_relation_of_all_pairs_is_placed_by_touch(open_table: OpenTable) -> None:
    """On a phone a rule of knight's moves is placed; a tap ticks a pair in both orders."""
    table = open_table(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = table.page
    open_desk(table)
    choose(table, "relation of all pairs")
    page.locator(".placing select").nth(1).select_option("knights")
    page.locator(".placing summary", has_text="Pairs").tap()
    page.get_by_role("checkbox", name="1 and 2", exact=True).tap()
    assert pair(table, 2, 1) == "true"
    page.locator(".placing select").first.select_option("no-sum")
    page.get_by_label("Number").fill("10")
    page.locator(".placing select").nth(2).select_option("any")
    page.get_by_role("button", name="Place", exact=True).tap()
    what = "never sum to 10, a knight’s move apart, except those with any mark"
    placed(table, f"Relation of all pairs {what}")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_rules_are_combined_on_the_board_and_split(table: Table) -> None:
    """Rules are ticked by their cells or in the list, become one with a name, and are split."""
    open_desk(table)
    page = table.page
    show_text(table)
    write(table, "odd r1c1\nthermometer r5c5-7\ncage 3 r9c1-2")
    placed(table, "Odd r1c1", "Thermometer r5c5 r5c6 r5c7", "Killer cage 3 r9c1 r9c2")
    table.button("Combine rules").click()
    table.click(1, 1)
    ticks = page.locator(".placed input[type=checkbox]")
    expect(ticks.nth(0)).to_be_checked()
    expect(page.locator(".combiner").get_by_role("button")).to_have_text(["Not", "Cancel"])
    ticks.nth(1).focus()
    table.press(" ")
    expect(ticks.nth(1)).to_be_checked()
    page.locator(".combiner").get_by_role("button", name="Any of several rules").click()
    name = "Any of several rules Odd | Thermometer r1c1 … r5c7"
    placed(table, "Killer cage 3 r9c1 r9c2", name)
    page.locator(".own summary").click()
    page.locator(".own .dress input").first.fill("Either")
    page.locator(".own .dress select").select_option("cells")
    page.get_by_role("button", name="Apply", exact=True).click()
    placed(table, "Killer cage 3 r9c1 r9c2", "Either Odd | Thermometer r1c1 … r5c7")
    page.locator(".own summary").click()
    page.get_by_role("button", name="Split", exact=True).click()
    placed(table, "Killer cage 3 r9c1 r9c2", "Odd r1c1", "Thermometer r5c5 r5c6 r5c7")
    table.button("Combine rules").click()
    for tick in ticks.all():
        tick.check()
    page.get_by_label("How many of them hold").fill("2")
    page.locator(".combiner").get_by_role("button", name="A number of several rules").click()
    expect(page.locator(".placed .item")).to_have_count(1)
    expect(page.locator(".placed .item")).to_contain_text("A number of several rules 2")
    page.locator(".own summary").click()
    page.get_by_role("button", name="Split", exact=True).click()
    expect(page.locator(".placed .item")).to_have_count(3)
    table.button("Combine rules").click()
    section(table, "Board")
    section(table, "Rules")
    table.click(1, 1)
    page.locator(".combiner").get_by_role("button", name="Cancel").click()
    placed(table, "Killer cage 3 r9c1 r9c2", "Odd r1c1", "Thermometer r5c5 r5c6 r5c7")


def test_rules_are_counted_or_depend_on_each_other(table: Table) -> None:
    """A number of rules is exact, the fewest or the most, and the rule ticked first a condition."""
    open_desk(table)
    page = table.page
    show_text(table)
    write(table, "odd r1c1\nthermometer r5c5-7\ncage 3 r9c1-2")
    ticks = page.locator(".placed input[type=checkbox]")
    table.button("Combine rules").click()
    for tick in ticks.all():
        tick.check()
    page.locator(".combiner select").select_option("at_most")
    page.get_by_label("How many of them hold").fill("1")
    page.locator(".combiner").get_by_role("button", name="A number of several rules").click()
    expect(page.locator(".placed .item")).to_contain_text("A number of several rules at most 1")
    page.locator(".own summary").click()
    page.get_by_role("button", name="Split", exact=True).click()
    expect(page.locator(".placed .item")).to_have_count(3)
    table.button("Combine rules").click()
    for at in (2, 1):
        ticks.nth(at).check()
    page.locator(".combiner").get_by_role("button", name="If … then").click()
    condition = "If … then Killer cage 3 then Thermometer"
    expect(page.locator(".placed .item").last).to_contain_text(condition)


def test_the_desk_has_no_fault_for_assistive_technology(table: Table) -> None:
    """The form of a rule of one's own passes the checks with all parts open, in the dark too."""
    open_desk(table)
    page = table.page
    choose(table, "pair relation")
    page.locator(".placing summary", has_text="Pairs").click()
    page.locator(".placing summary", has_text="Name and drawing").click()
    page.locator(".dress select").select_option("dots")
    assert table.faults(".desk") == []
