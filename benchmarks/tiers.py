"""What share of the puzzles of each file is solved by which techniques: a table, tier by tier."""

from __future__ import annotations

import argparse
from pathlib import Path

import numpy as np

from nonet import batch
from nonet.logic import Entry, Level, TechniqueOrder, techniques

FAMILIES: dict[str, str] = {
    "Singles": "singles",
    "Locked candidates": "locked candidates, subsets",
    "Subsets": "locked candidates, subsets",
    "Fish": "fish, wings, single-digit patterns, colours, uniqueness",
    "Wings": "fish, wings, single-digit patterns, colours, uniqueness",
    "Single-digit patterns": "fish, wings, single-digit patterns, colours, uniqueness",
    "Colouring": "fish, wings, single-digit patterns, colours, uniqueness",
    "Uniqueness": "fish, wings, single-digit patterns, colours, uniqueness",
    "Chains": "chains, almost locked sets, rare patterns",
    "Almost locked sets": "chains, almost locked sets, rare patterns",
    "Rare patterns": "chains, almost locked sets, rare patterns",
    "Forcing": "forcing chains",
    "Last resort": "brute force",
}
SLOW = ("squirmbag", "whale", "leviathan")
"""Fish of more than four houses, which rarely find what smaller ones do not; left out like the
families that are not named."""


def tier_of(name: str, family: str) -> str | None:
    """The tier of a technique; None where it is left out."""
    if name.endswith("_net"):
        return "forcing nets"
    return None if name.endswith(SLOW) else FAMILIES.get(family)


def tiered_order() -> TechniqueOrder:
    """The techniques tier by tier, and each tier a level, whatever the score."""
    tiers = list(dict.fromkeys(FAMILIES.values()))
    tiers.insert(tiers.index("brute force"), "forcing nets")
    levels = [Level(tier, number) for number, tier in enumerate(tiers[:-1])]
    chosen = [(tier_of(item.name, item.family), item.name) for item in techniques()]
    entries = [
        Entry(name, (name,), tier, score=0) for tier in tiers for own, name in chosen if own == tier
    ]
    return TechniqueOrder(
        tuple(entries), (*levels, Level(tiers[-1], None)), TechniqueOrder.hodoku().options
    )


def main() -> None:
    """Print a row for each tier."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("files", nargs="+", type=Path)
    parser.add_argument("--count", type=int, help="puzzles to read of each file; default: all")
    options = parser.parse_args()
    order = tiered_order()
    columns = []
    for path in options.files:
        lines = path.read_text("ascii").split()[: options.count]
        grades = batch.grade(lines, order=order, threads=1)
        columns.append(np.bincount(grades.levels, minlength=256)[: len(order.levels)])
    sizes = [int(column.sum()) for column in columns]
    heads = [f"{path.stem} ({size:,})" for path, size in zip(options.files, sizes, strict=True)]
    print(f"| techniques | {' | '.join(heads)} |")
    print(f"|---|{'---|' * len(heads)}")
    for number, level in enumerate(order.levels[:-1]):
        shares = [
            f"{100 * column[: number + 1].sum() / size:.2f} %"
            for column, size in zip(columns, sizes, strict=True)
        ]
        print(f"| {'+ ' if number else ''}{level.name} | {' | '.join(shares)} |")
    print(f"| puzzles left for brute force | {' | '.join(str(column[-1]) for column in columns)} |")


if __name__ == "__main__":
    main()
