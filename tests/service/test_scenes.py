"""What a board shows comes from the service: marks of a layout, the overlay of a step."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from tests.drawing.pictures import EXAMPLES as EXAMPLES_OF_RULES
from tests.strategies import layouts

from nonet.drawing.overlay import overlay_of_step
from nonet.drawing.scene import backdrop_of
from nonet.layout import Layout
from nonet.logic import example_of, techniques
from nonet.running import Watch
from nonet.service import ask
from nonet.service.scenes import OverlayRecord, SceneRecord

WINDOWS = [(1, 1), (5, 1), (1, 5), (5, 5)]


@given(layouts())
def test_a_scene_holds_the_houses_of_constraints(layout: Layout) -> None:
    """A page that knows rows, columns and regions learns every other house from the scene."""
    scene = SceneRecord.of(layout)
    plain = Layout.jigsaw(layout.regions) if layout.regions else Layout.latin(layout.size)
    houses = {frozenset(house.cells) for house in layout.houses}
    known = {frozenset(house.cells) for house in plain.houses}
    assert known | {frozenset(cells) for cells in scene.houses} == houses
    assert SceneRecord.from_fields(scene.fields()) == scene


def test_every_constraint_is_seen() -> None:
    """Diagonals are lines, windows shaded areas, disjoint groups cells in a colour each."""
    layout = {"size": 9, "box": [3, 3]}
    diagonals = ask("scene", {"layout": layout | {"diagonals": True}}, Watch())
    assert (diagonals["strokes"], diagonals["areas"]) == ([[0, 0, 9, 9], [9, 0, 0, 9]], [])
    windows = ask("scene", {"layout": layout | {"windows": True}}, Watch())
    assert sorted((area["x"], area["y"]) for area in windows["areas"]) == sorted(WINDOWS)
    groups = ask("scene", {"layout": layout | {"disjointGroups": True}}, Watch())
    assert len(groups["areas"]) == 81
    assert {area["tint"] for area in groups["areas"]} == set(range(9))


@pytest.mark.parametrize("name", EXAMPLES_OF_RULES)
def test_marks_of_rules_are_in_their_places(name: str) -> None:
    """The page learns what a picture draws of each rule, and how far clues reach."""
    layout = EXAMPLES_OF_RULES[name]
    scene = SceneRecord.of(layout)
    placed = backdrop_of(layout).placed
    kinds = Counter(mark.kind for mark in scene.marks)
    if placed is None:
        assert scene.marks == ()
    else:
        assert kinds["line"] == len(placed.lines)
        assert kinds["clue"] == len(placed.clues)
        assert kinds["label"] == len(placed.labels)
        assert scene.rim == placed.rim
    assert SceneRecord.from_fields(scene.fields()) == scene


EXAMPLES = {item.name: example for item in techniques() if (example := example_of(item))}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_overlay_is_that_of_the_drawings(name: str) -> None:
    """The page shows of each example what a picture shows, and knows where to look first."""
    state, step = EXAMPLES[name]
    overlay = OverlayRecord.of(step, state)
    drawn = overlay_of_step(step, state)
    assert [(one.cell, one.digit) for one in overlay.spots] == [
        one.candidate for one in drawn.spots
    ]
    assert [one.cell for one in overlay.fills] == [cell for cell, _ in drawn.fills]
    assert len(overlay.frames) == len(drawn.frames)
    assert [(one.start, one.end) for one in overlay.arrows] == [
        (one.start, one.end) for one in drawn.arrows
    ]
    assert overlay.place or all(group.house is not None for group in step.groups)
