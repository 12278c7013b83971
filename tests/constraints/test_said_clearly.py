"""Messages and texts about rules say what a person can do with them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.each import each

import nonet
from nonet import Grid, Layout, LayoutError, Puzzle, constraints
from nonet.constraints import (
    AllOf,
    AnyOf,
    Cage,
    Choose,
    Not,
    Odd,
    PairRelation,
    PairTable,
    Regex,
    Replicate,
    StateMachine,
    Sum,
    TallyLine,
)
from nonet.constraints.registry import constraint_of
from nonet.constraints.shorthand import parse_rule
from nonet.formats.format import LAYOUT, UNCHECKED
from nonet.formats.registry import named
from nonet.layout import Constraint
from nonet.logic.refusals import refusal

WORDS: dict[str, Any] = {
    "title": "It's “one”",
    "text": "Two\nlines",
    "drawing": {"line": True, "colour": "#12ab34"},
}
DRESSED: list[Constraint] = [
    Regex("r1c1-3", "1.2", **WORDS),
    Sum("r1c1-2", 5, [1, 2], title="Sum"),
    PairTable("r1c1-2", [(1, 2)], text="A table."),
    PairRelation("r1c1-3", "difference-at-least", 2, **WORDS),
    Replicate("no-sum", "kings", 5, exempt="any", **WORDS),
    TallyLine("r1c1-3", "end", "at-most", 9, **WORDS),
    StateMachine("r1c1", 0, [[0, 0, -1]], [0], drawing={"cells": ["r1c1"]}),
    AnyOf([Odd("r1c1"), Not(Odd("r1c2"), title="No")], **WORDS),
    AllOf([Odd("r1c1"), Cage("r1c1-2", 5)], title="Both"),
    Choose([Odd("r1c1"), Odd("r1c2")], at_least=1, **WORDS),
    Not(Odd("r1c2")),
]


@pytest.mark.parametrize("rule", DRESSED, ids=lambda rule: rule.name)
def test_repr_is_the_call_that_makes_the_rule(rule: Constraint) -> None:
    """Title, text and drawing are part of it, inside other rules, too."""
    names = {name: getattr(constraints, name) for name in constraints.__all__}
    assert eval(repr(rule), names) == rule  # noqa: S307 (our own text)
    assert ("title" in repr(rule)) == bool("title" in str(rule.fields()))


@each("far", [7, 8])
def test_moves_that_lead_outside_everywhere_are_refused(far: int) -> None:
    """A distance that no two cells of the grid have is refused, and the largest one is not."""
    layout = Layout.of_size(4)
    Replicate("unequal", "distance-6").check_fits(layout)
    rule = Replicate("unequal", f"distance-{far}")
    with pytest.raises(LayoutError, match=f"found distance-{far}, which lead outside") as caught:
        rule.check_fits(layout)
    said = refusal(caught.value, "Pairs", "en")
    assert said == "Pairs: no two cells of the board are this move apart."


def test_parameters_are_listed_in_the_order_of_the_signature() -> None:
    """A call with others names them so: what comes first is first, and names alone are last."""
    with pytest.raises(TypeError, match="expected cells, relation, perhaps value, perhaps allowed"):
        PairRelation()  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="perhaps drawing of pair_relation, found none"):
        PairRelation()  # type: ignore[call-arg]
    with pytest.raises(LayoutError, match="expected cells, sum of little_killer, found sum, x"):
        constraint_of({"type": "little_killer", "total": 5, "x": 1}, "here")


def test_fog_as_a_rule_shows_how_it_is_written() -> None:
    """The message has the form that files and Python take, and that form is right."""
    with pytest.raises(LayoutError) as caught:
        parse_rule("fog r1c1")
    assert '"cosmetics": {"fog": ["r1c1"]}' in str(caught.value)
    assert 'Cosmetics(fog=("r1c1",))' in str(caught.value)
    grid = Grid.empty(Layout.of_size(4))
    puzzle = Puzzle(grid, cosmetics=nonet.layout.Cosmetics(fog=("r1c1",)))
    assert '"cosmetics":{"fog":["r1c1"]}' in puzzle.to_text("nonet")


OWN = Regex("r1c1-3", "1.2", title="Own")


@each("name", ["fpuzzles", "sudokupad", "penpa"])
def test_rules_that_are_drawn_are_not_called_lost(name: str) -> None:
    """Formats that keep a rule of one's own as a drawing lack nothing but that it is checked."""
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=[OWN])))
    assert named(name).lost(puzzle) == [UNCHECKED]


@each("name", ["fpuzzles", "ipuz", "solo", "penpa", "sudokupad"])
def test_boxes_that_are_kept_are_not_called_lost(name: str) -> None:
    """Where a rule is lost, the boxes are only named if they are lost, too."""
    rules = [constraint_of({"type": "equality_cage", "cells": ["r1c1", "r1c2"]}, "here")]
    puzzle = Puzzle(Grid.empty(Layout.of_size(9, constraints=rules)))
    assert LAYOUT not in named(name).lost(puzzle)
    bare = Puzzle(Grid.empty(Layout.boxes(2, 3).with_constraints(())))
    assert LAYOUT in named("line").lost(bare)
