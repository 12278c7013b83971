"""Steps and grades as JSON has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nonet.constraints.fields import layout_fields
from nonet.errors import FormatError
from nonet.layout import Layout
from nonet.logic._step_data import StepData


def step_fields(step: StepData) -> dict[str, object]:
    """A step: cells and houses by name, links by the numbers of their groups."""
    name_of = step.layout.name_of

    def listed(candidates: tuple[tuple[int, int], ...]) -> list[dict[str, object]]:
        return [{"cell": name_of(cell), "digit": digit} for cell, digit in candidates]

    return {
        "technique": step.technique,
        "placements": listed(step.placements),
        "eliminations": listed(step.eliminations),
        "groups": [
            {
                "role": group.role,
                "digits": list(group.digits),
                "cells": [name_of(cell) for cell in group.cells],
                "house": None if group.house is None else step.layout.houses[group.house].name,
                "rule": group.rule,
            }
            for group in step.groups
        ],
        "links": [
            {"start": link.start, "end": link.end, "strong": link.strong} for link in step.links
        ],
        "layout": layout_fields(step.layout),
    }


def house_number(layout: Layout, name: str | None) -> int | None:
    """Index of the house with this name."""
    if name is None:
        return None
    names = [house.name for house in layout.houses]
    return names.index(name)


def rule_number(layout: Layout, number: object) -> int | None:
    """Index of a rule of the layout, or None."""
    if number is None:
        return None
    if type(number) is not int or not 0 <= number < len(layout.constraints):
        rules = len(layout.constraints)
        raise FormatError(f"expected the number of one of {rules} rules, found {number!r}")
    return number


def candidates_of(listed: list[Mapping[str, Any]], layout: Layout) -> tuple[tuple[int, int], ...]:
    """Cell indices and digits of candidates in JSON."""
    found = tuple((layout.index_of(item["cell"]), item["digit"]) for item in listed)
    first, last = layout.numbers[0], layout.numbers[-1]
    for _, digit in found:
        if not (isinstance(digit, int) and first <= digit <= last):
            raise FormatError(f"expected a digit from {first} to {last}, found {digit!r}")
    return found
