"""The desk of a setter: a puzzle is set, looked into, played and published in the page."""

from __future__ import annotations

import re

from playwright.sync_api import expect
from tests.browser.conftest import OpenTable
from tests.browser.table import FIRST, Table, choose_size

import nonet
from nonet.constraints import Cage

UNCOUNTED = re.compile("(?:Several|Many) solutions")
"""What is said of an empty board: how many is estimated where that takes little time."""


def open_desk(table: Table) -> None:
    """Open the desk on an empty board."""
    table.page.click("#new")
    table.button("Set a puzzle").click()
    verdict(table, UNCOUNTED)


def edit(table: Table) -> None:
    """Open the desk with a copy of the first puzzle."""
    table.more("Edit at the desk")
    verdict(table, "One solution")


def verdict(table: Table, text: str | re.Pattern[str]) -> None:
    """Wait for what is said of the solutions."""
    expect(table.page.locator(".desk .verdict")).to_contain_text(text)


def placed(table: Table, *names: str) -> None:
    """Wait until these are the rules on the board."""
    expect(table.page.locator(".placed .item")).to_have_text(list(names))


def section(table: Table, name: str) -> None:
    """Open a part of the panel."""
    table.page.locator(".segments").get_by_role("button", name=name, exact=True).click()


def choose(table: Table, words: str) -> None:
    """Choose the first kind of rule that a search finds."""
    other = table.button("Other rule")
    if other.is_visible():
        other.click()
    table.page.fill(".desk input[type=search]", words)
    table.page.locator(".kind").first.click()


def write(table: Table, text: str) -> None:
    """Type all rules as text."""
    table.page.fill(".desk details textarea", text)


def test_a_killer_is_set_and_published_by_keyboard(table: Table) -> None:
    """A rule is found, placed, undone, copied, moved, played and published without a pointer."""
    page = table.page
    page.locator("#new").focus()
    table.press("Enter")
    table.button("Set a puzzle").focus()
    table.press("Enter")
    verdict(table, UNCOUNTED)
    page.get_by_label("Find a rule").focus()
    page.keyboard.type("killer cage")
    table.press("Tab", "Enter", "Shift+ArrowRight", "1", "2", "Enter")
    placed(table, "Killer cage 12 r1c1 r1c2")
    assert "Killer cage 12" in table.label(1, 2)
    table.press("ArrowDown", "Shift+ArrowRight", "Shift+ArrowDown", "2", "4", "Enter")
    placed(table, "Killer cage 12 r1c1 r1c2", "Killer cage 24 r2c2 r2c3 r3c3")
    table.press("Control+z")
    placed(table, "Killer cage 12 r1c1 r1c2")
    table.press("Control+y")
    placed(table, "Killer cage 12 r1c1 r1c2", "Killer cage 24 r2c2 r2c3 r3c3")
    page.locator(".placed .item").first.focus()
    table.press("Enter")
    page.get_by_role("button", name="Move down").focus()
    table.press("Enter")
    placed(table, "Killer cage 24 r2c2 r2c3 r3c3", "Killer cage 12 r2c1 r2c2")
    page.get_by_role("button", name="Copy", exact=True).focus()
    table.press("Enter")
    page.locator("#board [tabindex='0']").focus()
    table.press("ArrowDown", "ArrowDown", "ArrowDown", "Control+v")
    placed(
        table,
        "Killer cage 24 r2c2 r2c3 r3c3",
        "Killer cage 12 r2c1 r2c2",
        "Killer cage 12 r6c3 r6c4",
    )
    page.locator(".segments button", has_text="Publish").focus()
    table.press("Enter")
    page.get_by_role("button", name="Links and QR code").focus()
    table.press("Enter")
    link = page.get_by_label("f-puzzles link", exact=True)
    expect(link).to_be_visible()
    published = nonet.load(link.input_value())
    assert Cage(("r6c3", "r6c4"), total=12) in published.layout.constraints
    assert len(published.layout.constraints) == 3


def test_a_killer_is_set_and_published_by_touch(open_table: OpenTable) -> None:
    """Cells are tapped or drawn over, the number is tapped on the pad, all on a phone."""
    table = open_table(viewport={"width": 360, "height": 740}, has_touch=True, is_mobile=True)
    page = table.page
    page.locator("#new").tap()
    table.button("Set a puzzle").tap()
    verdict(table, UNCOUNTED)
    page.get_by_label("Find a rule").fill("killer cage")
    page.locator(".kind").first.tap()
    table.button("Multi-select").tap()
    page.locator("#board").scroll_into_view_if_needed()
    for cell in ((1, 1), (1, 3), (2, 1)):
        page.touchscreen.tap(*table.middle(*cell))
    page.locator("#pad .keys button").first.tap()
    page.locator("#pad .keys button").nth(4).tap()
    page.get_by_role("button", name="Place", exact=True).tap()
    placed(table, "Killer cage 15 r1c1 r1c3 r2c1")
    page.locator(".segments button", has_text="Publish").tap()
    page.get_by_role("button", name="Links and QR code").tap()
    expect(page.get_by_label("SudokuPad link", exact=True)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360


def test_rules_are_found_by_the_words_of_setters(table: Table) -> None:
    """A word finds its rules, with an error of typing too, says the nearest, or opens a tool."""
    open_desk(table)
    page = table.page
    search = page.get_by_label("Find a rule")
    titles = page.locator(".kinds .kind b")
    for word, found in {
        "kropki": ["Difference (white dot)", "Ratio (black dot)"],
        "antiknigt": ["Anti-knight"],
        "Flüsterlinie": ["Whispers"],
        "箭头": ["Arrow"],
        "irregular": ["Irregular regions"],
    }.items():
        search.fill(word)
        for number, title in enumerate(found):
            expect(titles.nth(number)).to_have_text(title)
    search.fill("blackish cot")
    expect(page.locator(".kinds")).to_contain_text("The nearest are")
    expect(titles.first).to_have_text("Ratio (black dot)")
    search.fill("fog of war")
    page.locator(".kinds .kind").first.click()
    expect(page.locator(".segments [aria-pressed=true]")).to_have_text("Drawing")


def test_rules_are_drawn_typed_and_explained(table: Table) -> None:
    """Lines are drawn with the pointer, clues come from the rim, and text is read line by line."""
    open_desk(table)
    page = table.page
    choose(table, "thermometer")
    table.drag((2, 2), (3, 3), (4, 3))
    placed(table, "Thermometer r2c2 r3c3 r4c3")
    page.get_by_label("Also at symmetric places").select_option("half-turn")
    table.drag((9, 1), (9, 2))
    placed(
        table,
        "Thermometer r2c2 r3c3 r4c3",
        "Thermometer r9c1 r9c2",
        "Thermometer r1c9 r1c8",
    )
    page.locator("#board [tabindex='0']").focus()
    table.press("Control+z")
    placed(table, "Thermometer r2c2 r3c3 r4c3")
    page.get_by_label("Also at symmetric places").select_option("none")
    choose(table, "sandwich")
    box = table.cell(3, 1).bounding_box()
    assert box is not None
    page.mouse.click(box["x"] - box["width"] / 2, box["y"] + box["height"] / 2)
    page.get_by_label("Sum").fill("12")
    table.button("Place").click()
    placed(table, "Thermometer r2c2 r3c3 r4c3", "Sandwich 12 r3c1 … r3c9")
    choose(table, "little killer")
    page.mouse.click(box["x"] - box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".placing p", has_text="r4c1")).to_contain_text("r4c1 r5c2 r6c3")
    choose(table, "anti-knight")
    placed(table, "Thermometer r2c2 r3c3 r4c3", "Sandwich 12 r3c1 … r3c9", "Anti-knight")
    page.click("summary:has-text('Rules as text')")
    write(table, "cage 3 r1c1-2\nklilller 5 r1c1\ncage 99 r5c5-6\nthermo r9c1-3")
    placed(table, "Killer cage 3 r1c1 r1c2", "Thermometer r9c1 r9c2 r9c3")
    wrong = page.locator(".desk details .bad")
    expect(wrong).to_have_count(2)
    assert "There is no rule “klilller”. Did you mean killer" in wrong.first.inner_text()
    assert "Line 3: Killer cage of 2 cells: the sum is at most 17" in wrong.nth(1).inner_text()
    write(table, "skyscraper 9 r1c1-9\ncage r1c4-5")
    placed(table, "Skyscraper 9 r1c1 … r1c9", "Killer cage r1c4 r1c5")
    table.button("Fill in missing numbers").click()
    placed(table, "Skyscraper 9 r1c1 … r1c9", "Killer cage 9 r1c4 r1c5")
    write(table, "cage 3 r1c1-2\ncage 7 r2c1-2\nthermo r1c1 r2c1\nthermo r2c1 r1c1")
    verdict(table, "No solution")
    expect(page.locator("#board .over path").first).to_be_visible()
    expect(page.locator(".proposal")).to_have_count(2)
    page.get_by_role("button", name="Take out: Thermometer r2c1 r1c1").click()
    verdict(table, UNCOUNTED)


def test_a_drag_makes_a_chain_of_dots(table: Table) -> None:
    """A drag over cells has a dot between each and the next, with the usual number."""
    open_desk(table)
    choose(table, "difference")
    table.drag((2, 2), (2, 3), (3, 3))
    placed(table, "Difference (white dot) 1 r2c2 r2c3", "Difference (white dot) 1 r2c3 r3c3")
    choose(table, "ratio")
    table.drag((5, 5), (5, 6))
    placed(
        table,
        "Difference (white dot) 1 r2c2 r2c3",
        "Difference (white dot) 1 r2c3 r3c3",
        "Ratio (black dot) 2 r5c5 r5c6",
    )


def test_all_dots_are_given_in_one_tick(table: Table) -> None:
    """The negative rule exempts the dots of the board, and follows them."""
    open_desk(table)
    write_rules = "white dot r1c1-2\nwhite dot r2c1-2"
    table.page.click("summary:has-text('Rules as text')")
    write(table, write_rules)
    placed(table, "Difference (white dot) 1 r1c1 r1c2", "Difference (white dot) 1 r2c1 r2c2")
    dots = ["Difference (white dot) 1 r1c1 r1c2", "Difference (white dot) 1 r2c1 r2c2"]
    choose(table, "difference")
    table.page.get_by_role("checkbox", name="All dots are given").check()
    placed(table, *dots, "Rule that all dots are given")
    choose(table, "ratio")
    expect(table.page.get_by_role("checkbox", name="All dots are given")).to_be_checked()
    choose(table, "xv")
    letters = table.page.get_by_role("checkbox", name="All V and X are given")
    letters.check()
    placed(table, *dots, "Rule that all dots are given", "Rule that all V and X are given")
    letters.uncheck()
    placed(table, *dots, "Rule that all dots are given")


def test_clues_of_the_first_cells_come_from_the_rim(table: Table) -> None:
    """A click outside takes the cells of a clue, or selects the clue that is there; R turns it."""
    open_desk(table)
    page = table.page
    choose(table, "frame sum")
    box = table.cell(3, 1).bounding_box()
    assert box is not None
    rim = (box["x"] - box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*rim)
    page.get_by_label("Sum").fill("12")
    table.button("Place").click()
    placed(table, "Frame sum 12 r3c1 r3c2 r3c3")
    choose(table, "rossini")
    page.mouse.click(*rim)
    page.mouse.click(*rim)
    expect(page.locator(".placing p", has_text="r3c1")).to_contain_text("r3c1 r3c2 r3c3")
    table.press("r", "Enter")
    placed(table, "Frame sum 12 r3c1 r3c2 r3c3", "Rossini arrow r3c3 r3c2 r3c1")
    box = table.cell(3, 1).bounding_box()  # it is smaller, with two clues beside it
    assert box is not None
    page.mouse.click(box["x"] - box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".placed [aria-current]")).to_have_text("Rossini arrow r3c3 r3c2 r3c1")
    page.get_by_role("button", name="Turn the clue").click()
    expect(page.locator(".placing p", has_text="r3c1")).to_contain_text("r3c1 r3c2 r3c3")
    table.press("Escape")
    choose(table, "little killer")
    box = table.cell(3, 1).bounding_box()
    assert box is not None
    rim = (box["x"] - box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.click(*rim)
    for first in ("r4c1 r5c2", "r2c1 r1c2", "r4c1 r5c2"):
        expect(page.locator(".placing p", has_text=first)).to_be_visible()
        table.press("r")


def test_a_thermometer_branches(table: Table) -> None:
    """A drag that goes back and turns off, or that begins on a line, has the same bulb."""
    open_desk(table)
    choose(table, "thermometer")
    table.drag((5, 5), (5, 6), (5, 7), (5, 6), (6, 6))
    names = ["Thermometer r5c5 r5c6 r5c7", "Thermometer r5c5 r5c6 r6c6"]
    placed(table, *names)
    table.drag((6, 6), (7, 6), (8, 6))
    placed(table, *names, "Thermometer r5c5 … r8c6")
    table.press("Control+z", "Control+z")
    placed(table)


def test_places_of_the_hardest_step(open_table: OpenTable) -> None:
    """Beside the hardest step it is said at how many places it can be found; singles are not."""
    hard = ".42.......3....6516.......................48648...619...95..8...5..29.6....76..25"
    table = open_table("/" + nonet.Puzzle(nonet.Grid(hard)).to_text("nonet-link"))
    edit(table)
    expect(table.page.locator(".findings")).to_contain_text(
        re.compile(r"Hard, hardest step .* \(at 3 places\), about [0-9]+ minutes")
    )


def test_a_drag_closes_a_line_or_branches(table: Table) -> None:
    """One that ends in its first cell is a closed line; one that turns off is one line."""
    open_desk(table)
    table.page.click("summary:has-text('Rules as text')")
    text = table.page.locator(".desk details textarea")
    ring = [(3, 3), (3, 4), (4, 4), (4, 3), (3, 3)]
    for words, places, line in (
        ("region sum", ring, "region-sum-line r3c3 r3c4 r4c4 r4c3 r3c3"),
        (
            "renban",
            [(5, 5), (5, 6), (5, 7), (5, 6), (6, 6)],
            "renban-line r5c5 r5c6 r5c7 / r5c6 r6c6",
        ),
        ("palindrome", ring, "palindrome-line r3c3 r3c4 r4c4 r4c3"),
    ):
        choose(table, words)
        table.drag(*places)
        expect(text).to_have_value(line)
        table.press("Control+z")
        expect(text).to_have_value("")


def test_what_makes_a_puzzle_unique(table: Table) -> None:
    """Several solutions are counted and compared; what is proposed leaves one, which is graded."""
    table.tab("play")
    edit(table)
    page = table.page
    expect(page.locator(".findings")).to_contain_text(
        re.compile("hardest step .*, about [0-9]+ minutes?")
    )
    expect(page.locator(".findings summary")).to_contain_text("can be left out")
    table.drag((4, 4), (5, 5), (4, 5), (4, 6), (5, 6))
    table.press("Delete")
    table.drag((4, 7), (4, 8), (5, 8), (5, 7), (6, 6))
    table.press("Delete")
    verdict(table, UNCOUNTED)
    table.until(lambda: "possible" in table.label(1, 1))
    table.button("Two solutions").click()
    assert (
        " or " in table.label(1, 1) + table.label(1, 2) + table.label(1, 3)
        or page.locator("#board .either").count()
    )
    table.button("Two solutions").click()
    page.get_by_role("button", name="Add: ").first.click()
    verdict(table, "One solution")


def test_a_draft_is_kept_and_tried(table: Table) -> None:
    """A draft is there after a reload and after it was played, with title, rules and drawings."""
    open_desk(table)
    page = table.page
    page.click("summary:has-text('Rules as text')")
    write(table, "cage 3 r1c1-2")
    placed(table, "Killer cage 3 r1c1 r1c2")
    section(table, "Drawing")
    table.click(5, 5)
    table.press("Shift+ArrowRight")
    table.button("Draw").click()
    expect(page.locator(".desk .patch")).to_have_count(1)
    section(table, "Board")
    page.get_by_label("Name").fill("Morning")
    page.get_by_label("Author").fill("A. Setter")
    expect(page.locator("#title")).to_have_text("Morning")
    table.saved()
    table.reload()
    placed(table, "Killer cage 3 r1c1 r1c2")
    section(table, "Drawing")
    expect(page.locator(".desk .patch")).to_have_count(1)
    section(table, "Board")
    table.button("Draw the regions").click()
    table.button("Take these").click()
    section(table, "Rules")
    placed(table, "Killer cage 3 r1c1 r1c2")
    table.button("Play it").click()
    table.button("Back to the desk").click()
    section(table, "Rules")
    placed(table, "Killer cage 3 r1c1 r1c2")
    section(table, "Board")
    expect(page.get_by_label("Author")).to_have_value("A. Setter")
    choose_size(page, "6")
    expect(page.locator("#board [role=gridcell]")).to_have_count(36)
    section(table, "Rules")
    placed(table, "Killer cage 3 r1c1 r1c2")


def test_nothing_of_a_draft_is_lost(table: Table) -> None:
    """What is seen is kept without an answer, and changes are undone after a reload, too."""
    open_desk(table)
    page = table.page
    table.click(1, 1)
    table.press("7")
    page.click("summary:has-text('Rules as text')")
    write(table, "cage 3 r1c2-3")
    placed(table, "Killer cage 3 r1c2 r1c3")
    section(table, "Drawing")
    page.get_by_label("Kind").select_option("fog")
    table.drag((1, 1), (2, 2))
    table.button("Light these cells").click()
    expect(page.locator(".desk .patch")).to_have_count(1)
    assert "in fog" in table.label(3, 3)
    assert "in fog" not in table.label(2, 2)
    table.saved()
    table.expected.add("Failed to load resource")
    page.route("**/api/set-rules", lambda route: route.abort())
    table.click(9, 9)
    table.press("8")
    table.shows(9, 9, "given 8, in fog")
    page.evaluate("dispatchEvent(new Event('pagehide'))")
    page.unroute_all()
    table.reload()
    table.shows(9, 9, "given 8, in fog")
    table.click(9, 9)
    for after in ("in fog", "possible"):
        table.press("Control+z")
        table.until(lambda after=after: after in table.label(9, 9))  # type: ignore[misc]
    placed(table, "Killer cage 3 r1c2 r1c3")
    table.press("Control+z")
    placed(table)
    table.press("Control+z")
    table.until(lambda: "given" not in table.label(1, 1))
    table.press("Control+y", "Control+y")
    placed(table, "Killer cage 3 r1c2 r1c3")
    assert "given 7" in table.label(1, 1)


def test_a_board_of_any_size_is_set_and_shared(table: Table) -> None:
    """A board has up to 100 rows, the desk says what it leaves out there, and a link holds it."""
    open_desk(table)
    page = table.page
    section(table, "Board")
    choose_size(page, "100")
    expect(page.locator("#board [role=gridcell]")).to_have_count(10_000)
    choose_size(page, "49")
    expect(page.locator("#board [role=gridcell]")).to_have_count(2_401)
    page.get_by_label("Boxes").select_option("")
    expect(page.locator(".findings")).to_contain_text("Candidates are not shown")
    table.click(1, 1)
    table.press("4", "9")
    table.shows(1, 1, "given 49")
    section(table, "Publish")
    expect(page.get_by_role("button", name="Stop", exact=True)).to_have_count(0)
    table.button("Links and QR code").click()
    expect(page.locator("dialog").locator(".way, .bad").first).to_be_visible()
    assert page.locator("dialog .bad").all_inner_texts() == []
    link = page.get_by_label("nonet link", exact=True).input_value()
    page.goto("about:blank")
    table.open(link)
    expect(page.locator("#board [role=gridcell]")).to_have_count(2_401)
    table.shows(1, 1, "given 49")


def test_axe_finds_nothing_at_the_desk(open_table: OpenTable) -> None:
    """No part of the desk breaks a rule of accessibility, and none sticks out of a phone."""
    table = open_table(viewport={"width": 360, "height": 740})
    page = table.page
    edit(table)
    expect(page.locator(".findings summary")).to_contain_text("can be left out")
    page.click("summary:has-text('Rules as text')")
    write(table, "cage 3 r1c1-2\nkilller\nanti-knight")
    expect(page.locator(".desk details .bad")).to_have_count(1)
    page.locator(".placed .item").first.click()
    for name in ("Rules", "Drawing", "Board", "Publish", "Rules"):
        section(table, name)
        assert (name, table.faults("#panel")) == (name, [])
        assert page.evaluate("document.documentElement.scrollWidth") <= 360
    choose(table, "sandwich")
    assert table.faults("#panel") == []


def test_another_draft_is_opened(table: Table) -> None:
    """A draft can be opened at the desk again after another puzzle was on the board."""
    open_desk(table)
    page = table.page
    page.click("summary:has-text('Rules as text')")
    write(table, "thermo r1c1-3")
    placed(table, "Thermometer r1c1 r1c2 r1c3")
    section(table, "Board")
    page.get_by_label("Name").fill("Evening")
    expect(page.locator("#title")).to_have_text("Evening")
    table.saved()
    table.button("Close").click()
    table.drop("first.txt", FIRST.encode())
    table.button("Play it").click()
    expect(page.locator("#title")).not_to_have_text("Evening")
    edit(table)
    section(table, "Board")
    table.button("Open: Evening").click()
    placed(table, "Thermometer r1c1 r1c2 r1c3")


def test_fog_is_set_with_lamps_and_triggers(table: Table) -> None:
    """Cells around a lamp are lit, a trigger clears others, and the game follows both."""
    table.tab("play")
    edit(table)
    page = table.page
    section(table, "Drawing")
    page.get_by_label("Kind").select_option("fog")
    table.click(2, 2)
    table.button("Light around these cells").click()
    assert "in fog" in table.label(4, 4)
    assert "in fog" not in table.label(3, 3)
    page.get_by_label("A right digit clears").select_option("itself")
    empty = next(
        (row, column)
        for row in (1, 2, 3)
        for column in (1, 2, 3)
        if "given" not in table.label(row, column)
    )
    table.click(*empty)
    table.button("Make these cells a trigger").click()
    table.drag((9, 8), (9, 9))
    table.button("They clear these cells").click()
    name = "r{}c{}".format(*empty)
    expect(page.locator(".desk li", has_text=f"{name} →")).to_have_text(f"{name} → r9c8 r9c9×")
    table.button("Play it").click()
    table.until(lambda: "in fog" not in table.label(1, 1))
    assert "in fog" in table.label(9, 9)
    digit = nonet.solve(FIRST).digits[9 * (empty[0] - 1) + empty[1] - 1]
    table.click(*empty)
    table.press(str(digit))
    table.until(lambda: "in fog" not in table.label(9, 9))
    assert "in fog" in table.label(9, 7)
    assert "in fog" in table.label(4, 4)


def test_rules_that_are_placed_at_once_are_all_there(table: Table) -> None:
    """A second rule that comes before the first one is read does not take its place."""
    open_desk(table)
    page = table.page
    page.get_by_label("Find a rule").fill("anti-k")
    kinds = page.locator(".kinds .kind", has=page.locator("b", has_text="Anti-k"))
    expect(kinds).to_have_count(2)
    kinds.evaluate_all("kinds => kinds.forEach((kind) => kind.click())")
    placed(table, "Anti-king", "Anti-knight")
