"""The rule that a step is about is drawn with a halo around each of its marks."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from functools import cache

import pytest
from tests.drawing.pictures import EXAMPLES
from tests.each import each

import nonet
from nonet import Candidates, Grid, Layout, Step
from nonet.constraints import AntiKing, Cage, LittleKiller, Sandwich, Thermometer
from nonet.drawing import draw
from nonet.drawing.emphasis import halos_of
from nonet.drawing.scene import backdrop_of
from nonet.layout import Constraint

SVG = "{http://www.w3.org/2000/svg}"


@cache
def state_with(*rules: Constraint) -> Candidates:
    """All that the rules leave of an empty grid."""
    return Candidates.of(Grid.empty(Layout.of_size(9, constraints=rules)))


@cache
def step_of(state: Candidates) -> Step:
    """A step that speaks of a rule."""
    return next(step for step in nonet.steps(state) if step.rules())


@pytest.mark.parametrize(
    "rule",
    [
        Cage("r1c1-2", total=4),
        Thermometer("r1c1-5"),
        Sandwich("r1c1-9", total=35),
        LittleKiller("r1c3 r2c2 r3c1", total=6),
    ],
    ids=lambda rule: rule.name,
)
@each("theme", ["auto", "light", "dark", "print"])
def test_a_step_draws_its_rule_strong(rule: Constraint, theme: str) -> None:
    """Without the step there is no halo; with it there is, below the lines of the grid."""
    state = state_with(Cage("r9c1-3", total=15), rule)
    step = step_of(state)
    halos = halos_of(rule, state.layout)
    assert halos
    with_step = draw(step, state, theme=theme)  # type: ignore[arg-type]
    ET.fromstring(with_step)  # noqa: S314
    before_lines = with_step.partition('class="nonet-lines"')[0]
    group = '<g fill="none" stroke-linecap="round" stroke-linejoin="round">'
    assert before_lines.count(group) == 1
    assert group not in draw(state, theme=theme)  # type: ignore[arg-type]


def test_candidates_that_are_left_are_bold() -> None:
    """In the cells of a rule what is eliminated is struck out, and the rest has no shape."""
    state = state_with(Cage("r1c1-2", total=4))
    picture = draw(step_of(state), state)
    root = ET.fromstring(picture)  # noqa: S314
    bold = root.findall(f"{SVG}g[@class='nonet-marked']/{SVG}text")
    assert sorted(text.text or "" for text in bold) == ["1", "1", "3", "3"]
    assert root.find(f"{SVG}g[@class='nonet-spots']") is None


def test_a_rule_without_marks_has_no_halo() -> None:
    """The king's move is drawn nowhere."""
    layout = Layout.of_size(9, constraints=[AntiKing()])
    assert halos_of(layout.constraints[0], layout) == ()


def test_halos_follow_marks_that_were_moved() -> None:
    """The outline of a cage within another one runs where that cage is drawn."""
    outer, inner = Cage("r1c1-3 r2c1-3"), Cage("r1c1-2", total=5)
    layout = Layout.of_size(9, constraints=[outer, inner])
    [halo] = halos_of(inner, layout)
    placed = backdrop_of(layout).placed
    assert placed is not None
    insets = {mark.cells: inset for mark, inset in placed.outlines}
    assert halo.outlines == ((insets[0, 1] and (0, 1), insets[0, 1]),)
    assert insets[0, 1] > insets[0, 1, 2, 9, 10, 11]


@each("name", EXAMPLES)
def test_every_mark_has_a_halo(name: str) -> None:
    """Every mark of a rule is emphasised, and near the grid."""
    layout = EXAMPLES[name]
    for rule in layout.constraints:
        halos = halos_of(rule, layout)
        assert bool(halos) == bool(rule.marks(layout))
        for halo in halos:
            assert 0 < halo.width < 1
            points = [*(point for way in halo.ways for point in way), *halo.circles]
            assert all(-3 < at < layout.size + 3 for point in points for at in point[:2])
