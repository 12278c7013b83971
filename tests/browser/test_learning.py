"""Hints in three depths, drawn on the board; all steps; the whole way; techniques."""

from __future__ import annotations

import json

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


def test_the_first_depth_shows_only_what_it_says(table: Table) -> None:
    """The house that the words name is framed first; the cells come with the second depth."""
    table.press("KeyH")
    table.button("Where?").wait_for()
    assert table.page.locator("#board .frame").count() == 1
    assert table.page.locator("#board .look").count() == 0
    table.button("Where?").click()
    assert table.page.locator("#board .frame.look").count() == 1


def test_a_single_is_shown_by_the_digits_that_make_it_one(table: Table) -> None:
    """Digits that close the house of a hidden single are ringed, with lines to what they close."""
    table.press("KeyH")
    table.button("Where?").click()
    table.button("Show me why").click()
    table.page.wait_for_selector("text=9 can only go in")
    assert table.page.locator("#board .blocker").count() == 2
    assert table.page.locator("#board .block").count() == 4


def test_pressing_hint_again_goes_deeper(table: Table) -> None:
    """Three times the key is the whole hint; after a move it begins again."""
    table.press("KeyH")
    table.button("Where?").wait_for()
    table.press("KeyH")
    table.button("Show me why").wait_for()
    table.button("Hint").click()
    table.button("Apply this step").click()
    table.page.wait_for_selector("text=Give me a hint")
    table.press("KeyH")
    table.button("Where?").wait_for()


def test_the_depths_of_every_technique_look_different(table: Table) -> None:
    """No depth shows what the next one does, and the first frames only what it names."""
    depths = table.page.evaluate(
        """async () => {
            const [{ Board }, { describe }] = await Promise.all(
                ["board", "layout"].map((name) => import(`/static/js/board/${name}.js`)));
            const found = [];
            const { answerTo } = await import("/static/js/service/engine.js");
            for (const { technique } of (await answerTo("techniques", {})).techniques) {
                const page = await answerTo("technique", { name: technique });
                if (!page.example) continue;
                const { state, step } = page.example;
                const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
                const board = new Board(svg, {});
                board.setLayout(describe(state.layout));
                const drawn = [0, 1, 2].map((depth) => {
                    board.argue({ step, candidates: state.candidates, depth });
                    return board.under.innerHTML + board.over.innerHTML;
                });
                const frames = (drawn[0].match(/class="frame/g) ?? []).length;
                found.push([technique, new Set(drawn).size, drawn[1].includes("look"),
                            frames === step.nudgeHouses.length]);
            }
            return found;
        }"""
    )
    assert len(depths) > 100
    assert [item for item in depths if item[1:] != [3, True, True]] == []


def test_a_hint_is_applied_as_one_move(table: Table) -> None:
    """Apply does what the step says; undo takes it back, and the game knows of the help."""
    before = table.page.locator("#board .digit").count()
    table.button("Hint").click()
    table.button("Where?").click()
    table.button("Show me why").click()
    table.button("Apply this step").click()
    assert table.page.locator("#board .digit").count() == before + 1
    table.press("Control+z")
    assert table.page.locator("#board .digit").count() == before
    table.saved()
    assert json.loads(table.kept())["document"]["settings"]["helps"] == 1


def test_mistakes_come_before_hints(table: Table) -> None:
    """A wrong digit comes in three depths: its box, its cell in a frame, what it contradicts."""
    table.click(1, 1)
    table.press("5")
    table.button("Hint").click()
    table.page.wait_for_selector("text=One of your digits in box 1 is wrong.")
    assert table.page.locator("#board .frame").count() == 1
    assert "row 1 column 1" not in table.panel()
    table.button("Which one?").click()
    table.page.wait_for_selector("text=The 5 in row 1 column 1 is wrong.")
    width = "(path) => path.getBBox().width"
    frame, selection = (table.page.locator(f"#board {name}") for name in (".frame", ".selection"))
    assert frame.evaluate(width) < selection.evaluate(width) - 3
    table.press("KeyH")
    table.page.wait_for_selector("#panel .stages >> text=1 of ")
    assert "row 1 column 1" in table.page.locator("#panel .stages p.say").inner_text()
    table.button("All steps now").click()
    table.page.wait_for_selector("text=One of your digits")
    table.until(lambda: "Steps available" not in table.panel())


def test_a_game_with_a_hint_is_not_solved_without_help(table: Table) -> None:
    """The statistics separate games solved without help from those with a hint."""
    before = table.api("statistics")
    table.tab("hint")
    table.button("Step by step").click()
    slider = table.page.locator("#panel input[type=range]")
    slider.wait_for()
    slider.evaluate(
        "(input) => { input.value = input.max; input.dispatchEvent(new Event('input')); }"
    )
    table.button("Play on from here").click()
    table.saved()
    after = table.api("statistics")
    assert after["finished"] == before["finished"] + 1
    assert after["unaided"] == before["unaided"]


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
    table.page.wait_for_selector("text=Steps available")
    table.page.locator("#panel .item").first.click()
    assert table.page.locator("#board .spot").count() > 0
    table.button("Apply this step").click()
    table.page.wait_for_selector("text=Done:")


def test_a_view_ends_with_its_panel(table: Table) -> None:
    """Leaving the walkthrough returns to the game at once; coming back continues it."""
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


def test_a_long_argument_is_shown_link_by_link(table: Table) -> None:
    """A chain is shown by sentences and arrows, as a hint and among all steps; then the whole."""
    table.paste(
        "..+7+5+3.+42.4..27..+9+5+2+561+493+87...4.5+2788+2+5+3.+794..7+4+9+8+2.+5+3+5.9+82+3+7.+4."
        "+4+8+7+915.+2+7.+26+5+48.9 r124c2<>1"
    )
    table.tab("hint")
    table.button("Give me a hint").click()
    table.button("Where?").click()
    table.button("Show me why").click()
    table.page.wait_for_selector("text=Link 1 of 7")
    link = table.page.locator("#board .link")
    assert link.count() == 1
    assert table.page.locator("#board .gone").count() == 0
    first = table.page.inner_text("#panel .say")
    table.button("Next link").click()
    assert link.count() == 2
    assert table.page.inner_text("#panel .say") != first
    table.button("Previous link").click()
    assert table.page.inner_text("#panel .say") == first
    assert table.button("Previous link").is_disabled()
    for _ in range(7):
        table.press("KeyH")
    table.page.wait_for_selector("text=The whole argument")
    assert link.count() == 7
    assert table.page.locator("#board .gone").count() > 0
    assert table.button("Next link").is_disabled()
    table.button("All steps now").click()
    chains = table.page.locator("#panel details", has_text="XY-Chain")
    chains.locator("summary").click()
    chains.locator(".item").last.click()
    table.page.wait_for_selector("text=Link 1 of")
    assert link.count() == 1
    assert table.page.locator("#board .gone").count() == 0
    table.button("Next link").click()
    assert link.count() == 2
    table.button("Apply this step").click()
