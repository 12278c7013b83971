"""Steps as values: applied, shown, written and read."""

from __future__ import annotations

import json

import pytest
from tests.logic.states import EVERY_EXAMPLE, LAYOUTS, example, first_steps

import nonet
from nonet import FormatError, Layout, Step
from nonet.constraints.fields import layout_fields, layout_of

FULL_HOUSE = nonet.steps("...4 ..31 34.. 2...", "full_house")[0]


@EVERY_EXAMPLE
def test_steps_survive_json(name: str) -> None:
    """A step is read back from its JSON as the same step."""
    _, step = example(name)
    assert Step.from_json(step.to_json()) == step


@EVERY_EXAMPLE
def test_json_names_cells_and_houses(name: str) -> None:
    """JSON has cells and houses by the names that players use."""
    _, step = example(name)
    fields = json.loads(step.to_json())
    assert fields["technique"] == step.technique
    names = {house.name for house in step.layout.houses}
    assert {group["house"] for group in fields["groups"]} <= names | {None}
    assert all(item["cell"].startswith("r") for item in fields["eliminations"])


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_layouts_survive_json(layout: Layout) -> None:
    """Any layout is made again from its fields."""
    assert layout_of(json.loads(json.dumps(layout_fields(layout)))) == layout


@pytest.mark.parametrize("layout", LAYOUTS, ids=repr)
def test_steps_of_any_layout_are_written(layout: Layout) -> None:
    """Steps of other layouts survive JSON, and have sentences and a notation."""
    for step in first_steps(layout):
        assert Step.from_json(step.to_json()) == step
        assert step.explain("nudge").startswith(("Look ", "The grid is "))
        assert str(step).startswith(f"{step.title}: ")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (('"full_house"', '"full_horse"'), "expected the name of a technique, found 'full_horse'"),
        (('"r1c3"', '"r9c3"'), "expected a cell from r1c1 to r4c4"),
        (('"digit": 2', '"digit": 5'), "expected a digit from 1 to 4, found 5"),
        (('"digit": 2', '"digit": "2"'), "expected a digit from 1 to 4, found '2'"),
        (('"size": 4', '"size": 1000'), "expected boxes of 1000 cells, found 2×2"),
        (('"box": [2, 2]', '"box": 2'), "expected a step in JSON"),
        (('"box 2"', '"box 9"'), "expected a step in JSON"),
        (('"links": []', '"links": {}'), "expected a list of links"),
        (
            ('"links": []', '"links": [{"start": 0, "end": 7, "strong": true}]'),
            "expected links between 1 groups",
        ),
        (('"technique"', '"name"'), "expected a step in JSON"),
        (("{", "["), "expected a step in JSON"),
    ],
)
def test_damaged_json_is_refused(change: tuple[str, str], message: str) -> None:
    """Text that is not a step is refused."""
    text = FULL_HOUSE.to_json()
    assert change[0] in text
    with pytest.raises(FormatError, match=message):
        Step.from_json(text.replace(*change, 1))


def test_applying_a_step_changes_the_state() -> None:
    """A placement fills its cell, and eliminations are gone."""
    state = nonet.Candidates.of(nonet.Grid("...4 ..31 34.. 2..."))
    after = FULL_HOUSE.apply(state)
    assert [after.grid.digits[cell] for cell, _ in FULL_HOUSE.placements] == [2]
    assert after.grid.givens == state.grid.givens


def test_steps_are_found_by_any_name() -> None:
    """A technique can be asked for by title or alias, or several together."""
    puzzle = "...4 ..31 34.. 2..."
    assert nonet.steps(puzzle, "Full House") == nonet.steps(puzzle, "full_house")
    assert {step.technique for step in nonet.steps(puzzle, ["fh", "n1"])} == {
        "full_house",
        "naked_single",
    }


def test_notebooks_show_the_drawing() -> None:
    """A step at the end of a notebook cell is drawn."""
    assert (FULL_HOUSE._repr_svg_() or "").startswith("<svg")
