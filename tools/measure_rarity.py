"""Count how many random 9×9 puzzles need each technique, and write the rare ones into a table."""

import argparse
from collections.abc import Iterator
from pathlib import Path

import nonet
from nonet import TechniqueOrder, batch

TABLE = Path(__file__).parents[1] / "src" / "nonet" / "generator" / "_rarity_table.py"
RARE = 1_000
"""A technique counts as rare from this number of tries per puzzle."""

_LAST_RESORT = "brute_force"


def found(puzzles: list[str]) -> Iterator[tuple[str, int]]:
    """Each technique, and how many of the puzzles need it where no harder one is known."""
    plain = TechniqueOrder.hodoku()
    usual = {name for entry in plain.enabled for name in entry.techniques} - {_LAST_RESORT}
    yield from _needed(puzzles, usual, usual)
    others = [item.name for item in nonet.techniques() if item.name not in usual | {_LAST_RESORT}]
    for name in others:
        yield from _needed(puzzles, usual | {name}, {name})


def _needed(puzzles: list[str], known: set[str], asked: set[str]) -> Iterator[tuple[str, int]]:
    order = TechniqueOrder.hodoku().only(known)
    grades = batch.grade(puzzles, order=order)
    for column, entry in enumerate(order.enabled):
        if asked.intersection(entry.techniques):
            count = int(((grades.steps[:, column] > 0) & grades.solved).sum())
            for name in asked.intersection(entry.techniques):
                yield name, count


def main() -> None:
    """Write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=20_000)
    count = parser.parse_args().count
    puzzles = [made.puzzle.to_text() for made in nonet.generate_many(count, seed=1)]
    rare = {}
    for name, hits in found(puzzles):
        print(name, hits, flush=True)
        if hits * RARE < count:
            rare[name] = hits
    lines = [
        '"""Techniques that few random puzzles need; written by tools/measure_rarity.py."""',
        "",
        f"PUZZLES = {count:_}",
        '"""Random 9×9 puzzles, carved as far as they go, with seed 1."""',
        "",
        "NEEDED = {",
        *(f'    "{name}": {hits},' for name, hits in sorted(rare.items())),
        "}",
        '"""How many of them need a technique where no harder one is known; rare ones only."""',
        "",
    ]
    TABLE.write_text("\n".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
