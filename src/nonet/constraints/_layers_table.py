"""Rules that need layers of variables, so that a usual layout has none of them."""

from __future__ import annotations

from nonet.constraints._row import Row
from nonet.layout.names import Names

OF_LAYERS: tuple[Row, ...] = (
    Row(
        "roles",
        Names(
            called=(
                "doublers, doubler, negators, negator, hot and cold, hot cold, vampires, prey, "
                "modifier cells, value modifiers, special cells, Verdoppler, Verneiner, "
                "Negatoren, heiß und kalt, Rollen, 加倍格, 负格, 冷热格, 角色"
            ),
        ),
    ),
    Row(
        "indexers",
        Names(
            called=(
                "indexers, indexer cells, row indexers, column indexers, indexing cells with a "
                "role, Indexzellen, Indizierer, 索引格"
            ),
        ),
    ),
    Row(
        "second_digits",
        Names(
            called=(
                "Schrödinger cells, Schrodinger cells, schroedinger, superposition, two digits in "
                "a cell, Schrödingerzellen, zwei Ziffern in einer Zelle, 薛定谔格"
            ),
        ),
    ),
    Row(
        "values",
        Names(
            called=(
                "value of a cell, cell values, multiplier cells, doubled digits, negative digits, "
                "Werte, Zellwerte, Multiplikatoren, 数值, 格值"
            ),
        ),
    ),
)
"""All of them."""
