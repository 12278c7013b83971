"""States of an empty grid with rules."""

from __future__ import annotations

from nonet import Candidates, Grid, Layout
from nonet.layout import Constraint
from nonet.logic import Step, steps


def state(*rules: Constraint, **left: str) -> Candidates:
    """A grid of size 9 with rules, where some cells have only these candidates."""
    layout = Layout.of_size(9, constraints=rules)
    masks = list(Candidates.of(Grid.empty(layout)).masks)
    for name, digits in left.items():
        row, column = int(name[1]) - 1, int(name[3]) - 1
        masks[9 * row + column] = sum(1 << int(digit) - 1 for digit in digits)
    return Candidates(masks, layout)


def only_step(candidates: Candidates, technique: str) -> Step:
    """The one step of a technique."""
    [step] = steps(candidates, technique, assume_unique=True)
    return step


def gone(step: Step) -> dict[str, str]:
    """The digits that each cell loses."""
    found: dict[str, str] = {}
    for cell, digit in step.eliminations:
        name = f"r{cell // 9 + 1}c{cell % 9 + 1}"
        found[name] = found.get(name, "") + str(digit)
    return found
