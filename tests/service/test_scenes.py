"""What a board shows comes from the service: marks of a layout, the overlay of a step."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

from hypothesis import given
from tests.drawing.pictures import EXAMPLES as EXAMPLES_OF_RULES
from tests.each import each
from tests.logic.states import EVERY_EXAMPLE, example
from tests.strategies import layouts

from nonet.drawing import draw
from nonet.drawing.overlay import overlay_of_step
from nonet.drawing.scene import backdrop_of
from nonet.grid import Grid
from nonet.layout import Layout
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


@each("name", EXAMPLES_OF_RULES)
def test_a_scene_says_which_cells_rules_make_different(name: str) -> None:
    """With the houses these are all peers, as hints and walkthroughs have them."""
    layout = EXAMPLES_OF_RULES[name]
    peers = [set[int]() for _ in range(layout.cell_count)]
    for house in layout.houses:
        for cell in house.cells:
            peers[cell] |= {*house.cells} - {cell}
    for one, other in SceneRecord.of(layout).differ:
        assert other not in peers[one]
        peers[one].add(other)
        peers[other].add(one)
    assert peers == [{*some} for some in layout.peers]


def test_fog_hides_which_cells_differ() -> None:
    """Cells that light up together would give a rule away that lies under the fog."""
    layout = {"size": 9, "box": [3, 3], "constraints": [{"type": "anti_knight"}]}
    assert ask("scene", {"layout": layout}, Watch())["differ"]
    cosmetics = {"fog": ["r5c5"]}
    assert ask("scene", {"layout": layout, "cosmetics": cosmetics}, Watch())["differ"] == []


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


@each("name", EXAMPLES_OF_RULES)
def test_marks_of_rules_are_those_of_a_picture(name: str) -> None:
    """The page gets the elements that a picture has of each rule, and how far clues reach."""
    layout = EXAMPLES_OF_RULES[name]
    scene = SceneRecord.of(layout)
    placed = backdrop_of(layout).placed
    if placed is None:
        assert (scene.below, scene.above) == ("", "")
    else:
        picture = [_shape(one) for one in _parsed(draw(Grid.empty(layout)))]
        elements = [*_elements(scene.below), *_elements(scene.above)]
        assert elements or placed.choices
        assert [one for one in map(_shape, elements) if one not in picture] == []
        assert scene.rim == placed.rim
        assert {room.cell: room.free for room in scene.rooms} == placed.rooms
    assert SceneRecord.from_fields(scene.fields()) == scene


@each("name", EXAMPLES_OF_RULES)
def test_marks_are_made_of_what_the_page_takes(name: str, root: Path) -> None:
    """Elements and attributes are those that the page takes over."""
    module = root / "src/nonet/web/static/js/board/backdrop.js"
    text = module.read_text(encoding="utf-8")
    lists = re.findall(r"const (?:TAGS|NAMES) = \[(.*?)\];", text, re.DOTALL)
    tags, names = (re.findall(r'"([a-z-]+)"', one) for one in lists)
    scene = SceneRecord.of(EXAMPLES_OF_RULES[name])
    for element in (*_elements(scene.below), *_elements(scene.above)):
        assert element.tag in tags
        for attribute in element.attrib:
            assert attribute == "class" or attribute in names, attribute


def _elements(svg: str) -> list[ET.Element]:
    """The elements in the group that scales them."""
    return _parsed(svg)[1:] if svg else []


def _parsed(svg: str) -> list[ET.Element]:
    return list(ET.fromstring(svg).iter())  # noqa: S314


def _shape(element: ET.Element) -> tuple[str, str | None, str]:
    return element.tag.rpartition("}")[2], element.get("d"), (element.text or "").strip()


@EVERY_EXAMPLE
def test_an_overlay_is_that_of_the_drawings(name: str) -> None:
    """The page shows of each example what a picture shows, and knows where to look first."""
    state, step = example(name)
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
    assert overlay.left == drawn.left
    assert bool(overlay.halos) <= bool(drawn.rules)
    assert overlay.place or all(group.house is not None for group in step.groups)
