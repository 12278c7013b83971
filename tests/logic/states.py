"""States and steps that the tests of sentences, notations and drawings share."""

from __future__ import annotations

from functools import cache

from tests.each import each

import nonet
from nonet import Candidates, Layout, Step
from nonet.logic import example_of, technique

JIGSAW = "111222333 114222533 114222553 144446533 146666535 446666555 777789999 777889999 778888889"

LAYOUTS = (
    Layout.of_size(4),
    Layout.boxes(2, 3),
    Layout.of_size(9),
    Layout.of_size(9, diagonals=True),
    Layout.of_size(9, windows=True),
    Layout.jigsaw(JIGSAW),
    Layout.latin(5),
    Layout.of_size(16),
)


@cache
def first_steps(layout: Layout) -> tuple[Step, ...]:
    """The steps of a walkthrough of a puzzle that we make, one for each technique."""
    puzzle = nonet.generate(layout, seed=3).puzzle
    walked = nonet.walkthrough(puzzle)
    return tuple({step.technique: step for step in walked.steps}.values())


@cache
def example(name: str) -> tuple[Candidates, Step]:
    """The example of a technique, and the first step there."""
    found = example_of(technique(name))
    assert found is not None
    return found


EXAMPLES = [item.name for item in nonet.techniques() if item.example is not None]
EVERY_EXAMPLE = each("name", EXAMPLES)
