"""Rules in words with their places, and which of them the digits break."""

from __future__ import annotations

from typing import Any

import pytest

from nonet.constraints import (
    AntiKnight,
    Arrow,
    Cage,
    Difference,
    Odd,
    Sandwich,
    Thermometer,
)
from nonet.layout import Constraint, Layout
from nonet.logic import Language
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import LayoutRecord

LAYOUT = Layout.of_size(
    9,
    diagonals=True,
    constraints=[
        Cage("r1c1 r1c2 r2c1 r2c2", total=15),
        Thermometer("r4c1-3"),
        Difference("r2c2 r2c3", 1),
        Sandwich("r1-9c9", total=12),
        Odd("r9c9"),
    ],
)


def asked(kind: str, layout: Layout = LAYOUT, **fields: Any) -> dict[str, Any]:
    """The answer about a layout."""
    return ask(kind, {"layout": LayoutRecord.of(layout).fields(), **fields}, Watch())


def words_of(row: int, column: int, language: Language = "en") -> list[str]:
    """What is said of the rules in a cell."""
    cell = 9 * (row - 1) + column - 1
    return [
        words
        for rule in asked("rules", language=language)["rules"]
        for place, words in zip(rule["cells"], rule["words"], strict=True)
        if place == cell and words
    ]


def test_cells_are_named_by_the_rules_on_them() -> None:
    """A cage says its total and its size, a thermometer the bulb, a dot where it leads."""
    assert words_of(1, 1) == ["rule of the diagonals", "cage of 15, 4 cells"]
    assert words_of(4, 1) == ["Thermometer, on the bulb"]
    assert words_of(4, 2) == ["Thermometer, cell 2 of 3"]
    assert words_of(2, 3) == ["white dot, towards row 2 column 2"]
    assert words_of(1, 9) == ["rule of the diagonals", "Sandwich 12, the clue beside this cell"]
    assert words_of(2, 9) == []
    assert words_of(9, 9) == ["rule of the diagonals", "odd cell"]
    assert words_of(1, 1, "de")[1] == "Käfig mit Summe 15, 4 Zellen"
    assert words_of(1, 1, "zh")[1] == "和为15的笼，共4格"


def test_rules_come_one_by_one() -> None:
    """Each rule has its sentence and its cells; the whole text is that of all sentences."""
    answer = asked("rules")
    assert [rule["name"] for rule in answer["rules"]][1:3] == ["cage of 15", "Thermometer"]
    sentences = dict.fromkeys(rule["sentence"] for rule in answer["rules"])
    assert answer["text"] == " ".join([answer["grid"], *sentences])
    assert [rule["isArea"] for rule in answer["rules"]] == [False, True, *[False] * 4]


def test_only_sums_have_combinations() -> None:
    """A puzzle of thermometers is not offered any; one with a cage, a sandwich or an arrow is."""
    for rule, expected in (
        (Thermometer("r4c1-3"), False),
        (AntiKnight(), False),
        (Cage("r1c1-2", total=9), True),
        (Sandwich("r1-9c9", total=12), True),
        (Arrow("r1c1", "r1c2-3"), True),
    ):
        layout = Layout.of_size(9, constraints=[rule])
        assert asked("rules", layout)["hasSums"] is expected
        assert bool(_sums_of_first_cell(layout, rule)) is expected


def _sums_of_first_cell(layout: Layout, rule: Constraint) -> list[Any]:
    state = {"layout": LayoutRecord.of(layout).fields(), "givens": [0] * 81}
    cell = min(rule.scope(layout))
    found: list[Any] = ask("combinations", {"state": state, "cell": cell}, Watch())["rules"]
    return found


@pytest.mark.parametrize(
    ("digits", "found"),
    [
        ({0: 1, 1: 2, 9: 3}, []),
        ({0: 8, 1: 5}, [([0, 1], "cage of 15: 8 5")]),  # 1 and 1 are left
        ({0: 1, 1: 2, 9: 3, 10: 4}, [([0, 1, 9, 10], "cage of 15: 10")]),
        ({0: 4, 10: 4}, [([0, 10], "cage of 15: 4 4")]),
        ({27: 5, 28: 3}, [([27, 28], "Thermometer: 5 3")]),
        ({10: 1, 11: 3}, [([10, 11], "white dot: 1 3")]),
        ({80: 4}, [([80], "odd cell: 4")]),
    ],
)
def test_broken_rules_are_named(digits: dict[int, int], found: list[tuple[list[int], str]]) -> None:
    """Each rule that cannot hold any more comes with its cells and what is wrong there."""
    grid = [digits.get(cell, 0) for cell in range(81)]
    broken = asked("conflicts", digits=grid)["broken"]
    assert [(one["cells"], one["words"]) for one in broken] == found


def test_what_is_hidden_is_not_named() -> None:
    """A rule with a cell under fog is not said to be broken."""
    grid = [5, 9, *[0] * 79]
    assert len(asked("conflicts", digits=grid)["broken"]) == 1
    assert asked("conflicts", digits=grid, hidden=[10])["broken"] == []


def test_houses_are_left_to_the_page() -> None:
    """Two equal digits on a diagonal are no answer: the page knows the houses of the scene."""
    for layout in (Layout.of_size(9, diagonals=True), Layout.of_size(9)):
        assert asked("conflicts", layout, digits=[1, *[0] * 9, 1, *[0] * 70])["broken"] == []
