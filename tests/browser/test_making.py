"""Custom puzzles, and what the digits on the board allow."""

from __future__ import annotations

from tests.browser.table import Table, choose_size


def test_a_puzzle_is_made_and_opened(table: Table) -> None:
    """A puzzle of the requested size and layout is on the board, with its difficulty."""
    table.tab("make")
    choose_size(table.page, "6")
    table.button("Create").click()
    table.page.wait_for_selector('#board[aria-rowcount="6"]')
    assert "6 × 6" in table.panel()
    assert table.page.locator("#level").is_visible()


def test_every_layout_can_be_drawn(table: Table) -> None:
    """Blank boards of all kinds are drawn with the lines that are theirs."""
    for size, kind, mark in (
        ("9", "kind-both", ".extra-line.window"),
        ("9", "kind-groups", ".extra-line.tinted"),
        ("9", "kind-diagonal", ".extra-line"),
        ("9", "kind-jigsaw", ".thick"),
        ("7", "kind-latin", ".thick"),
        ("25", "kind-classic", ".thick"),
    ):
        table.tab("make")
        choose_size(table.page, size)
        table.page.get_by_label("Layout").select_option(kind)
        table.button("Blank board").click()
        table.page.wait_for_selector(f'#board[aria-rowcount="{size}"]')
        table.page.wait_for_selector(f"#board {mark}", state="attached")


def test_a_first_puzzle_is_easy(table: Table) -> None:
    """Without a chosen difficulty the puzzle is easy."""
    table.tab("make")
    table.until(lambda: table.page.get_by_label("Difficulty").input_value() == "Easy")
    table.page.get_by_label("Layout").select_option("kind-jigsaw")
    table.button("Create").click()
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    assert table.page.inner_text("#level").startswith("Easy")


def test_a_kind_with_rules_is_made(table: Table) -> None:
    """A killer has cages and no givens, techniques are not offered, and it comes again."""
    table.tab("make")
    table.page.click("text=More options")
    assert table.page.get_by_label("Needs technique").is_visible()
    table.page.select_option("#panel select:has([value=killer])", "killer")
    assert not table.page.get_by_label("Needs technique").is_visible()
    assert table.page.get_by_label("Difficulty").input_value() == ""
    table.button("Create").click()
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    assert "with more rules" in table.panel()
    assert not table.page.locator("#board .given").count()
    table.page.click("#new")
    assert "9 × 9, Killer" in table.page.inner_text("dialog[open] .again")


def test_rules_are_made_to_order(table: Table) -> None:
    """Rules are typed as on the command line; what is none is refused by name."""
    table.tab("make")
    table.page.select_option("#panel select:has([value=killer])", "own")
    field = table.page.locator("#panel textarea")
    field.fill("thermometer 2\nkroppky")
    table.button("Create").click()
    table.page.locator(".note", has_text="did you mean kropki").wait_for()
    field.fill("thermometer 2\n\nanti-knight")
    table.button("Create").click()
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    table.page.click("summary:text-is('Rules')")
    table.until(lambda: table.panel().count("Thermometer") == 2)
    assert "knight" in table.panel()
    table.page.click("#new")
    assert "9 × 9, with more rules" in table.page.inner_text("dialog[open] .again")


def need(table: Table, technique: str) -> None:
    """Type a technique that the puzzle is to need."""
    field = table.page.get_by_label("Needs technique")
    field.fill(technique)
    field.press("Enter")


def test_options_stay_open_after_a_stop(table: Table) -> None:
    """If nothing was made, the options can be changed and the closest puzzle can be taken."""
    table.tab("make")
    table.page.click("text=More options")
    table.page.get_by_label("Givens from").fill("17")
    table.page.get_by_label("to", exact=True).fill("17")
    table.button("Create").click()
    table.page.wait_for_selector("text=/closest [0-9]+ givens/")
    table.button("Stop").click()
    table.button("Create").wait_for()
    assert table.page.get_by_label("Givens from").is_visible()
    table.page.click("text=Take the closest one")
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    table.page.click("#panel .rating summary")
    facts = table.page.locator("#panel dl").inner_text()
    assert 17 < int(facts.split("Givens")[1].split()[0]) < 30


def test_making_can_be_stopped(table: Table) -> None:
    """Stop ends even hopeless work at once."""
    table.tab("make")
    choose_size(table.page, "25")
    table.page.click("text=More options")
    table.page.get_by_label("Givens from").fill("100")
    table.page.get_by_label("to", exact=True).fill("110")
    table.button("Create").click()
    table.page.wait_for_selector("text=Creating …")
    table.page.wait_for_timeout(500)
    table.button("Stop").click()
    table.button("Create").wait_for(timeout=5_000)


def test_a_puzzle_is_made_by_its_rating(table: Table) -> None:
    """The rating that was asked for is that of the puzzle on the board."""
    table.tab("make")
    table.page.get_by_label("Difficulty").select_option("er")
    table.page.get_by_label("Lowest ER").fill("1.5")
    table.page.get_by_label("Highest ER").fill("2.6")
    table.button("Create").click()
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    table.page.click("#panel .rating > summary")
    table.until(lambda: " / " in table.panel())
    assert 1.5 <= float(table.page.inner_text("#panel dd abbr").split(" / ")[0]) <= 2.6


def test_techniques_are_chosen_one_by_one(table: Table) -> None:
    """Several techniques are found by their first letters; a click takes one away again."""
    table.tab("make")
    table.page.click("text=More options")
    need(table, "Naked Pair")
    need(table, "x-win")
    need(table, "no such technique")
    assert table.page.locator("#panel .btn.chip").count() == 2
    table.button("Delete: X-Wing").click()
    table.button("Create").click()
    table.page.wait_for_selector("#tab-play[aria-selected=true]")
    table.until(lambda: '"naked_pair":' in table.kept())


def test_a_pattern_is_drawn_on_an_empty_board(table: Table) -> None:
    """While a pattern is drawn the digits of the game are not seen; playing shows them again."""
    table.tab("make")
    table.page.click("text=More options")
    table.button("Draw a pattern").click()
    table.shows(1, 2, "row 1 column 2, empty")
    table.click(1, 2)
    table.shows(1, 2, "in the pattern")
    assert table.page.locator("#board .digit").count() == 0
    table.tab("play")
    table.shows(1, 2, "given 9")
    table.click(1, 1)
    table.press("8")
    table.shows(1, 1, " 8")
    table.tab("make")
    table.shows(1, 2, "in the pattern")
    table.button("Drop the pattern").click()
    assert table.page.locator("#board .cell.in").count() == 0
