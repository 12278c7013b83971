"""Steps, grades and layouts as JSON has them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from nonet.errors import FormatError
from nonet.layout import Layout, cell_name, parse_cell
from nonet.logic._step_data import StepData

_EXTRAS = ("diagonals", "windows", "disjoint_groups")


def step_fields(step: StepData) -> dict[str, object]:
    """A step: cells and houses by name, links by the numbers of their groups."""
    size = step.layout.size

    def listed(candidates: tuple[tuple[int, int], ...]) -> list[dict[str, object]]:
        return [{"cell": cell_name(cell, size), "digit": digit} for cell, digit in candidates]

    return {
        "technique": step.technique,
        "placements": listed(step.placements),
        "eliminations": listed(step.eliminations),
        "groups": [
            {
                "role": group.role,
                "digits": list(group.digits),
                "cells": [cell_name(cell, size) for cell in group.cells],
                "house": None if group.house is None else step.layout.houses[group.house].name,
            }
            for group in step.groups
        ],
        "links": [
            {"start": link.start, "end": link.end, "strong": link.strong} for link in step.links
        ],
        "layout": layout_fields(step.layout),
    }


def layout_fields(layout: Layout) -> dict[str, object]:
    """A layout: its size, its boxes or regions, and its extra houses."""
    fields: dict[str, object] = {"size": layout.size}
    if layout.box_shape is not None:
        fields["box"] = list(layout.box_shape)
    elif layout.regions is not None:
        fields["regions"] = list(layout.regions)
    return fields | {name: True for name in _EXTRAS if getattr(layout, name)}


def layout_of(fields: Mapping[str, Any]) -> Layout:
    """The layout with these fields."""
    extras = {name: bool(fields[name]) for name in _EXTRAS if fields.get(name)}
    if "box" in fields:
        layout = Layout.boxes(*fields["box"], **extras)
    elif "regions" in fields:
        layout = Layout.jigsaw(fields["regions"], **extras)
    else:
        layout = Layout.latin(fields["size"], **extras)
    if layout.size != fields["size"]:
        raise FormatError(f"expected the size {layout.size}, found {fields['size']!r}")
    return layout


def house_number(layout: Layout, name: str | None) -> int | None:
    """Index of the house with this name."""
    if name is None:
        return None
    names = [house.name for house in layout.houses]
    return names.index(name)


def candidates_of(listed: list[Mapping[str, Any]], layout: Layout) -> tuple[tuple[int, int], ...]:
    """Cell indices and digits of candidates in JSON."""
    found = tuple((parse_cell(item["cell"], layout.size), item["digit"]) for item in listed)
    for _, digit in found:
        if not (isinstance(digit, int) and 1 <= digit <= layout.size):
            raise FormatError(f"expected a digit from 1 to {layout.size}, found {digit!r}")
    return found
