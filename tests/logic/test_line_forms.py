"""What is said of lines that are closed or branch: places and reasons go by strokes."""

from __future__ import annotations

import pytest

import nonet
from nonet import Grid, Layout
from nonet.logic import placed_rules


def said(rule: str) -> str:
    """The first hint on an empty grid with a rule, in full."""
    return nonet.hint(Grid.empty(Layout.of_size(9, rules=[rule]))).explain("show")


def test_bounds_of_a_thermometer_go_by_its_branches() -> None:
    """Each cell has those before it from the bulb, and those after it on the longest way."""
    text = said("slow-thermometer r1c1-5 / r1c2 r1c9")
    assert "r1c2 has one cell before it and 3 after it, so it is from 2 to 6." in text
    assert "r1c9 has 2 cells before it and none after it, so it is from 3 to 9." in text


@pytest.mark.parametrize(
    ("rule", "details"),
    [
        ("whisper 5 r1c1-2 r2c2-1 r1c1", [f"cell {at} of 4" for at in (1, 2, 3, 4)]),
        ("renban r1c1-2 / r1c1 r2c1", ["cell 1 of 2", "cell 2 of 2", "cell 2 of 2"]),
        ("sum-line 10 loop r1c1-3", [f"cell {at} of 3" for at in (1, 2, 3)]),
    ],
)
def test_a_place_on_a_line_counts_each_cell_once(rule: str, details: list[str]) -> None:
    """The first cell of a closed line is not its last one."""
    (placed,) = placed_rules(Layout.of_size(9, rules=[rule]))
    assert list(placed.details) == details
