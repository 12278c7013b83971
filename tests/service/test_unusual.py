"""Layouts with other digits, other cells or layers, as the app gets and asks them."""

from __future__ import annotations

from typing import Any

import pytest

import nonet
from nonet.errors import FormatError
from nonet.layout import Layout
from nonet.layout.layers import Layer
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import LAYERS, UNUSUAL, LayoutRecord, State

ZERO = Layout.boxes(2, 3, digits="0-5")
NINE = Layout.boxes(2, 3, digits="1-9")
SMALL = Layout.free(2, 3, digits="0-5", houses=["r1-2c1-3"])
HOLED = Layout.free(3, 5, digits="1-5", lines=True, holes="r1c1 r3c5")
SAMURAI = Layout.overlapping(4, [(0, 0), (2, 2)])
SHADED = Layout.of_size(4, layers=[Layer("shade", counts=False)])
LAYOUTS = [ZERO, NINE, SMALL, HOLED, SAMURAI, SHADED]
IDS = ["0-5", "1-9", "2x3", "holes", "overlapping", "layers"]


def posed(layout: Layout, leave_out: int = 1) -> dict[str, Any]:
    """The state of a puzzle: a solution without its first digits."""
    solution = nonet.solve(nonet.Grid(bytes(layout.cell_count), layout=layout), seed=3)
    givens = bytearray(solution.digits)
    for cell in layout.cells[:leave_out]:
        givens[cell] = 0
    return State.of(nonet.Grid(bytes(givens), layout=layout)).fields()


@pytest.mark.parametrize("layout", LAYOUTS, ids=IDS)
def test_a_layout_goes_to_the_page_and_back(layout: Layout) -> None:
    """The record of a layout, as JSON, is that layout again."""
    record = LayoutRecord.of(layout)
    assert LayoutRecord.from_fields(record.fields()).layout() is layout
    assert record.is_unusual
    assert not LayoutRecord.of(Layout.of_size(9, diagonals=True)).is_unusual


@pytest.mark.parametrize("layout", LAYOUTS, ids=IDS)
def test_a_link_is_read_as_its_puzzle(layout: Layout) -> None:
    """A link of nonet with such a board is parsed to its state, with bytes from 1 on."""
    state = posed(layout)
    puzzle = nonet.Puzzle(State.from_fields(state).grid())
    answer = ask("parse", {"text": puzzle.to_text("nonet-link")}, Watch())
    assert [found["state"]["givens"] for found in answer["puzzles"]] == [state["givens"]]
    assert answer["puzzles"][0]["state"]["layout"] == state["layout"]


@pytest.mark.parametrize("layout", LAYOUTS, ids=IDS)
def test_a_check_finds_the_solution_and_what_is_wrong(layout: Layout) -> None:
    """The solution has nothing in holes; a digit that differs from it is a mistake."""
    state = posed(layout)
    answer = ask("check", {"state": state}, Watch())
    [cell] = [at for at in layout.cells if not state["givens"][at]]
    assert not any(answer["solutions"][0][hole] for hole in layout.holes)
    assert answer["mistakes"] == []
    full = [*state["entries"]]
    full[cell] = answer["solutions"][0][cell]
    right = ask("check", {"state": state | {"entries": full}}, Watch())
    assert right["solved"] is True
    full[cell] = 1 + full[cell] % len(layout.digits)
    wrong = ask("check", {"state": state | {"entries": full}}, Watch())
    assert wrong["solved"] is (layout is NINE and not wrong["mistakes"])


@pytest.mark.parametrize("layout", LAYOUTS, ids=IDS)
def test_a_board_is_shared_whole(layout: Layout) -> None:
    """The link of nonet holds it with its solution; digits in a line would not say which board."""
    answer = ask("share", {"state": posed(layout)}, Watch())
    shared = nonet.load(answer["fragment"])
    assert shared.layout is layout
    assert not any(shared.solution[hole] for hole in layout.holes if shared.solution)
    assert answer["text"] is None


@pytest.mark.parametrize("kind", ["hint", "steps", "walkthrough", "grade", "rate"])
@pytest.mark.parametrize("layout", LAYOUTS, ids=IDS)
def test_what_knows_usual_boards_alone_says_so(kind: str, layout: Layout) -> None:
    """Hints, ways, grades and surveys refuse such boards, with a code that the page knows."""
    with pytest.raises(FormatError, match="expected a square grid with digits from") as raised:
        ask(kind, {"state": posed(layout)}, Watch())
    assert raised.value.rule == UNUSUAL


def test_puzzles_are_not_generated_on_such_boards() -> None:
    """The generator refuses other digits in the same way."""
    with pytest.raises(FormatError, match="with the digits 0-5") as raised:
        ask("generate", {"layout": LayoutRecord.of(ZERO).fields()}, Watch())
    assert raised.value.rule == UNUSUAL


def test_given_numbers_of_layers_are_a_problem_of_their_puzzle_alone() -> None:
    """Of a file with two puzzles the one that can be played is read, the other one named."""
    layered = nonet.Grid("." * 16, layout=Layout.of_size(4, layers=[Layer("shade")]))
    layered = layered.with_layers(bytes([2, *15 * [0]]))
    texts = [nonet.Puzzle(grid).to_text("nonet") for grid in (layered, nonet.Grid("." * 16))]
    answers = [ask("parse", {"text": text}, Watch()) for text in texts]
    assert [len(answer["puzzles"]) for answer in answers] == [0, 1]
    assert [problem["place"]["rule"] for problem in answers[0]["problems"]] == [LAYERS]


def test_rules_and_faults_name_the_real_digits() -> None:
    """The rules say which digits there are, and a broken rule which digits break it."""
    layout = Layout.boxes(2, 3, digits="0-5", constraints="thermometer r1c1-3")
    record = LayoutRecord.of(layout).fields()
    rules = ask("rules", {"layout": record}, Watch())
    assert "from 0 to 5" in rules["grid"]
    digits = [2, 1, *[0] * 34]
    [broken] = ask("conflicts", {"layout": record, "digits": digits}, Watch())["broken"]
    assert broken["words"].endswith(": 1 0")


def test_conflicts_name_the_real_digit() -> None:
    """Two zeros are called so, where the page gets the place of the digit among those there are."""
    grid = nonet.Grid(bytes([1, 1, *[0] * 34]), layout=ZERO)
    assert str(grid.conflicts()[0]) == "two 0s in row 1, at r1c1 and r1c2"
    answer = ask("check", {"state": State.of(grid).fields()}, Watch())
    assert answer["conflicts"][0]["digit"] == 1
    assert "0s" in answer["mistakes"][0]["message"]
