"""Puzzles whose cells have roles, as the app sets and plays them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.each import each

import nonet
from nonet import Grid, Layout
from nonet.constraints.played import layers_of, role_kinds, roles_of, value_layer, with_none
from nonet.errors import LayoutError
from nonet.layout import Layer
from nonet.running import Watch
from nonet.service import ask
from nonet.service.states import LayoutRecord

NAMES = [kind.name for kind in role_kinds()]
ARROW = "arrow value:r1c1 value:r1c2-3"


def with_roles(name: str, *rules: str, digits: str = "1-6") -> Layout:
    """A layout with a kind of roles and further rules."""
    bare = Layout.of_size(6, digits=digits)
    layers, lines = layers_of(name, bare)
    return Layout.of_size(6, digits=digits, layers=layers, constraints=[*lines, *rules])


def posed(layout: Layout, left_out: int = 2) -> tuple[dict[str, Any], Grid]:
    """A puzzle, and a solution of it: all digits are given but the first ones."""
    solution = nonet.solve(Grid.empty(layout), seed=2)
    givens = bytearray(solution.digits)
    for cell in layout.cells[:left_out]:
        givens[cell] = 0
    layout_fields = LayoutRecord.of(layout).fields()
    return {"layout": layout_fields, "givens": list(givens)}, solution


def asked(kind: str, **fields: Any) -> dict[str, Any]:
    """The answer to a question."""
    return ask(kind, fields, Watch())


@each("name", NAMES)
def test_each_kind_makes_layers_for_any_digits(name: str) -> None:
    """Its layers and rules are a layout that has a solution, also with digits from 0."""
    for digits in ("1-6", "0-5")[: 1 if name == "indexers" else 2]:  # no cell is the 0th of a row
        layout = with_roles(name, digits=digits)
        assert nonet.solve(Grid.empty(layout)).is_full
        answer = asked(
            "role-layers",
            layout=LayoutRecord.of(Layout.of_size(6, digits=digits)).fields(),
            name=name,
        )
        assert tuple(layer["name"] for layer in answer["layers"]) == tuple(
            layer.name for layer in layout.layers
        )


def test_an_unknown_kind_of_roles_is_refused() -> None:
    """The refusal names those that there are."""
    with pytest.raises(LayoutError, match="expected one of doublers, negators"):
        layers_of("dublers", Layout.of_size(9))


def test_roles_have_the_sign_of_their_value() -> None:
    """A sign says what a cell counts as; layers of values and unknown numbers are no roles."""
    signs = {name: [role.sign for role in roles_of(with_roles(name))] for name in NAMES}
    assert signs == {
        "doublers": ["×2"],
        "negators": ["−"],
        "hot-and-cold": ["+1", "−1"],
        "multipliers": ["×2", "×3"],
        "vampires": ["+", "=0"],
        "indexers": ["→", "↓"],
        "zero-cells": ["=0"],
        "shaded-cells": [""],
    }
    second = Layout.of_size(4, digits="0-4", layers=[Layer("second", "-1-4")])
    assert [role.sign for role in roles_of(second)] == ["0", "1", "2", "3", "4"]
    many = Layout.of_size(4, layers=[Layer("number", "1-16"), Layer("pool", count=3)])
    assert roles_of(many) == ()
    assert value_layer(many) == "" != value_layer(with_roles("doublers"))


def test_a_cell_without_a_mark_has_no_role() -> None:
    """Where layers count, what is not marked is none; values stay unknown."""
    layout = Layout.of_size(4, layers=[Layer("shade"), Layer("free", counts=False)])
    marked = bytes([2, *15 * [0]])
    assert with_none(layout, marked) == bytes([2, *15 * [1], *16 * [0]])


def test_rules_of_values_are_drawn_where_their_cells_are() -> None:
    """A rule that reads values looks as the same rule of digits, and frames the same cells."""
    by_value = with_roles("doublers", ARROW, "cage 7 value:r3c1-2", "thermometer value:r5c1-4")
    by_digit = with_roles("doublers", "arrow r1c1 r1c2-3", "cage 7 r3c1-2", "thermometer r5c1-4")
    scenes = [
        asked("scene", layout=LayoutRecord.of(layout).fields()) for layout in (by_value, by_digit)
    ]
    assert scenes[0]["below"] == scenes[1]["below"] != ""
    assert scenes[0]["above"] == scenes[1]["above"] != ""
    found = asked("set-rules", layout=LayoutRecord.of(by_value).fields())
    assert [rule["cells"] for rule in found["rules"][2:]] == [[0, 1, 2], [12, 13], [24, 25, 26, 27]]


def test_a_puzzle_is_solved_with_its_roles() -> None:
    """Right digits are not enough where roles count: the right cells are marked, and no others."""
    state, _ = posed(with_roles("doublers", ARROW))
    answer = asked("check", state=state)
    if answer["status"] == "several":
        layout = LayoutRecord.from_fields(state["layout"]).layout()
        shown = nonet.check(Grid(bytes(state["givens"]), layout=layout)).solutions
        assert [list(one.layers) for one in shown] == answer["layers"]
    solution, layers = answer["solutions"][0], answer["layers"][0]
    entries = [
        0 if given else digit for given, digit in zip(state["givens"], solution, strict=True)
    ]
    full = state | {"entries": entries}
    marks = [2 if value == 2 else 0 for value in layers[:36]]
    for layer, is_solved in (
        (None, False),
        (marks, True),
        (marks + [0] * 36, True),
        ([2, *marks[1:]] if marks[0] == 0 else [0, *marks[1:]], False),
    ):
        assert asked("check", state=full | {"layers": layer})["solved"] is is_solved


def test_roles_that_do_not_count_are_optional() -> None:
    """Without a mark the right digits are the end; with a wrong one as well."""
    layers = [Layer("doubler", counts=False), Layer("value", "1-12", counts=False)]
    rules = ["roles doubler 2 1 once", "values value doubler d|2d", ARROW]
    layout = Layout.of_size(6, layers=layers, constraints=rules)
    state, solution = posed(layout)
    entries = [
        0 if given else digit for given, digit in zip(state["givens"], solution.digits, strict=True)
    ]
    assert asked("check", state=state | {"entries": entries})["solved"] is True


@each("layout", [with_roles("doublers", ARROW), Layout.of_size(6, digits="0-5")])
def test_the_survey_knows_layers_and_other_digits(layout: Layout) -> None:
    """The verdict, the counts and the candidates are those of all solutions."""
    state, _ = posed(layout, 8)
    answer = asked("survey", state=state)
    grid = Grid(bytes(state["givens"]), layout=layout)
    solutions = {tuple(one.digits) for one in nonet.solutions(grid)}
    assert answer["status"] == nonet.check(grid).status
    for cell in layout.cells[:8]:
        found = {solution[cell] for solution in solutions}
        assert set(answer["candidates"][cell]) == found
        assert {at + 1 for at, count in enumerate(answer["counts"][cell]) if count} == found
    advice = asked("advise", state=state)
    assert advice["givens"] or answer["status"] == "unique" or layout.layers


def test_a_board_with_holes_is_surveyed() -> None:
    """Holes have no candidates."""
    layout = Layout.free(3, 5, digits="1-5", lines=True, holes="r1c1 r3c5")
    answer = asked("survey", state={"layout": LayoutRecord.of(layout).fields(), "givens": [0] * 25})
    assert answer["candidates"][0] == []
    assert answer["candidates"][1] == [1, 2, 3, 4, 5]
