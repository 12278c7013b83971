"""Whether the cells of an argument prove a step: with an eliminated digit they cannot be filled."""

from __future__ import annotations

from collections.abc import Mapping

from tests.logic.marks import peers

from nonet import Candidates, Layout
from nonet.logic import Step


def is_proved(step: Step, state: Candidates) -> bool:
    """True if the cells of the step's groups have no filling beside any of its eliminations."""
    masks = {cell: state.masks[cell] for group in step.groups for cell in group.cells}
    return not any(
        can_be_filled(state.layout, masks | {cell: state.masks[cell] & 1 << digit - 1})
        for cell, digit in step.eliminations
    )


def can_be_filled(layout: Layout, masks: Mapping[int, int]) -> bool:
    """Whether cells can be filled with digits of their masks, different ones where they meet."""
    if not masks:
        return True
    cell = min(masks, key=lambda cell: masks[cell].bit_count())
    seen = peers(layout, cell)
    for digit in range(layout.size):
        if not masks[cell] >> digit & 1:
            continue
        left = {
            other: mask & ~(1 << digit) if other in seen else mask
            for other, mask in masks.items()
            if other != cell
        }
        if can_be_filled(layout, left):
            return True
    return False
