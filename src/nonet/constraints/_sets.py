"""The base of rules about the set of digits in some cells."""

from __future__ import annotations

from nonet.constraints._base import Rule
from nonet.constraints._cells import check_cells
from nonet.errors import LayoutError
from nonet.layout import Layout
from nonet.layout.primitives import DigitSets

_LARGEST_SIZE = 16
"""Beyond, the sets of digits are too many to list."""


def check_sets(rule: Rule, cells: tuple[str, ...], layout: Layout) -> None:
    """Raise LayoutError unless the sets of digits can be listed, and there are some."""
    numbers = rule.numbers(layout)
    if len(numbers) > _LARGEST_SIZE:
        raise LayoutError(
            f"expected a size up to {_LARGEST_SIZE} for {rule.name}, found {len(numbers)}",
            "size-most",
            most=_LARGEST_SIZE,
        )
    check_cells(rule, cells, 1, len(numbers))
    if not any(
        primitive.sets for primitive in rule.lower(layout) if isinstance(primitive, DigitSets)
    ):
        raise LayoutError(
            f"expected {rule.name} that some digits obey, "
            f"found one that no {len(cells)} digits from {numbers[0]} to {numbers[-1]} do",
            "no-digits",
        )
