"""Pictures taken apart: where their texts are, what they show, and layouts with rules to draw."""

from __future__ import annotations

import random
import re
import runpy
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.constraints.random_rules import BUILDERS, layouts_for, random_grid, random_rule

from nonet import Layout
from nonet.constraints.registry import constraint_of
from nonet.errors import LayoutError

SVG = "{http://www.w3.org/2000/svg}"
ROOT = Path(__file__).parents[2]

EXAMPLES: dict[str, Layout] = runpy.run_path(str(ROOT / "tools" / "rule_gallery.py"))["layouts"]()
FORTY_RULES: Layout = runpy.run_path(str(ROOT / "benchmarks" / "drawing.py"))["layout_with_rules"]()

_WIDTH = 0.556
_HEIGHT = 0.72
"""Of the digits of Helvetica, where their size is 1."""

_POINT = re.compile(r"[ML]([-\d.]+) ([-\d.]+)")


class Box(NamedTuple):
    """Where a text is."""

    left: float
    top: float
    right: float
    bottom: float
    text: str

    def meets(self, other: Box) -> bool:
        """Whether two texts overlap."""
        return (
            self.left < other.right
            and other.left < self.right
            and self.top < other.bottom
            and other.top < self.bottom
        )


def random_layouts(count: int) -> Iterator[Layout]:
    """Layouts with a random rule of each kind."""
    rng = random.Random(20)
    for name in BUILDERS:
        found = 0
        while found < count:
            layout = rng.choice(layouts_for(name))
            rule = random_rule(name, layout, random_grid(layout, rng), rng)
            try:
                yield layout.with_constraints([constraint_of(rule, name)])
            except LayoutError:
                continue
            found += 1


def texts_of(svg: str) -> list[Box]:
    """The boxes of all texts in a picture."""
    return sorted(_boxes(ET.fromstring(svg), ""))  # noqa: S314


def _boxes(element: ET.Element, size: str) -> Iterator[Box]:
    size = element.get("font-size", size)
    if element.tag == f"{SVG}text":
        text, letters = element.text or "", float(size)
        x, y = float(element.get("x", "")), float(element.get("y", ""))
        half = _WIDTH * letters * len(text) / 2
        yield Box(x - half, y - _HEIGHT * letters, x + half, y, text)
    for child in element:
        yield from _boxes(child, size)


def overlapping(svg: str) -> list[tuple[str, str]]:
    """Pairs of texts that overlap."""
    boxes = texts_of(svg)
    found = []
    for number, box in enumerate(boxes):
        for other in boxes[number + 1 :]:
            if other.left >= box.right:
                break
            if box.meets(other):
                found.append((box.text, other.text))
    return found


def outside(svg: str) -> list[str]:
    """What lies beyond the frame of a picture: texts, and corners of lines."""
    root = ET.fromstring(svg)  # noqa: S314
    left, top, wide, high = map(float, root.get("viewBox", "").split())
    found = [
        box.text
        for box in texts_of(svg)
        if box.left < left or box.top < top or box.right > left + wide or box.bottom > top + high
    ]
    for path in root.iter(f"{SVG}path"):
        for x, y in _POINT.findall(path.get("d", "")):
            if not (left <= float(x) <= left + wide and top <= float(y) <= top + high):
                found.append(f"{x} {y}")
    return found
