"""Lines that are closed or branch, in the formats of programs that know neither."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from tests.constraints.lines_defined import (
    BRANCHING,
    CLOSED,
    FOUR,
    branching_cells,
    cases,
    closed_cells,
    splits,
)
from tests.each import each

import nonet
from nonet import FormatError, Grid, Layout, Puzzle
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import named

RING = ["R1C1", "R1C2", "R2C2", "R2C1", "R1C1"]


@cache
def every_grid() -> tuple[bytes, ...]:
    """All grids of 4×4."""
    return tuple(bytes(grid) for grid in nonet.solutions(Grid.empty(FOUR)))


def left_by(layout: Layout) -> set[bytes]:
    """The grids of 4×4 that obey the rules of a layout."""
    return {grid for grid in every_grid() if next(layout.violations(grid), None) is None}


def round_trips(name: str) -> Counter[tuple[str, str, bool]]:
    """Which lines a format can say; those that it can come back with the same meaning."""
    said: Counter[tuple[str, str, bool]] = Counter()
    for form, cells_of, kinds in (
        ("closed", closed_cells, CLOSED),
        ("branching", branching_cells, BRANCHING),
    ):
        for kind in sorted(kinds - {"entropic_line"}):
            for fields, rule, layout in cases(kind, cells_of, 8):
                if layout is not FOUR:
                    continue
                puzzle = Puzzle(Grid.empty(FOUR.with_constraints([rule])))
                can = not named(name).lost(puzzle)
                said[form, kind, can] += 1
                if can:
                    again = nonet.load(puzzle.to_text(name))
                    assert again.dropped == (), fields
                    assert left_by(again.layout) == left_by(puzzle.layout), fields
    return said


def test_interactive_sudoku_solver_gets_what_a_line_means() -> None:
    """Closed and branching lines of all kinds come back with the same meaning."""
    said = round_trips("iss")
    lost = {(form, kind) for form, kind, can in said if not can}
    assert lost <= {("closed", "tally_line"), ("closed", "state_machine")}


def test_fpuzzles_gets_what_a_line_means() -> None:
    """Those that it has come back with the same meaning, all others are not written."""
    said = round_trips("fpuzzles")
    can = {(form, kind) for form, kind, is_said in said if is_said}
    plain = {"whisper_line", "renban_line"}
    assert {("closed", kind) for kind in {*plain, "region_sum_line"}} <= can
    rising = {"thermometer", "slow_thermometer"}
    assert {("branching", kind) for kind in plain | rising} <= can
    assert ("branching", "region_sum_line", False) in said


@each("name", ["nonet", "neutral", "nonet-link"])
def test_formats_of_nonet_have_strokes(name: str) -> None:
    """A line comes back as it was."""
    rules = ["renban r1c1-2 / r1c2-3", "whisper 5 r4c4-5 r5c5-4 r4c4", "thermo r9c1-3 / r9c2 r8c2"]
    layout = Layout.of_size(9, rules=rules)
    again = nonet.load(Puzzle(Grid.empty(layout)).to_text(name))
    assert again.layout == layout


def four(key: str, **fields: Any) -> str:
    """A puzzle of f-puzzles with one line that ends in its first cell."""
    grid: list[list[dict[str, int]]] = [[{} for _ in range(4)] for _ in range(4)]
    return json.dumps({"size": 4, "grid": grid, key: [{"lines": [RING], **fields}]})


def test_a_closed_line_of_fpuzzles_is_closed() -> None:
    """It means what it is drawn as; a palindrome is the open line that says the same."""
    for key, wanted in {
        "renban": "renban r1c1-2 r2c2-1 r1c1",
        "whispers": "whisper 2 r1c1-2 r2c2-1 r1c1",
        "regionsumline": "region-sum r1c1-2 r2c2-1 r1c1",
        "palindrome": "palindrome r1c2 r2c2 r2c1",
    }.items():
        fields = {"value": "2"} if key == "whispers" else {}
        assert nonet.load(four(key, **fields)).layout == Layout.of_size(4, rules=[wanted])
    for key in ("thermometer", "zipperline", "betweenline", "doublearrow"):
        with pytest.raises(FormatError, match="expected an open line"):
            nonet.load(four(key))


def test_a_ring_that_sudokupad_draws_is_a_closed_line() -> None:
    """The line that is proposed for it ends in its first cell."""
    layout = Layout.of_size(9, rules=["region-sum r2c2-5 r3c5 r4c5-2 r3c2 r2c2"])
    text = Puzzle(Grid.empty(layout)).to_text("sudokupad", lossy=True)
    proposed = propose_rules(nonet.load(text)).rules
    assert tuple(rule.constraint for rule in proposed) == layout.constraints


def count(text: str) -> int:
    """How many of the 288 grids of 4×4 obey a text of Interactive Sudoku Solver."""
    return nonet.count(nonet.load(f".Shape~4x4{text}").grid, limit=None)


def test_interactive_sudoku_solver_reads_lines_from_end_to_end() -> None:
    """It knows no seam: the first cell of a line that ends there is read again."""
    ring = "~R1C1~R1C2~R2C3~R2C2~R1C1"
    wanted: dict[str, Callable[[int, int, int, int], bool]] = {
        f".Whisper~1{ring}": lambda a, b, c, d: 0 not in {a - b, b - c, c - d, d - a},
        f".Palindrome{ring}": lambda _, b, __, d: b == d,
        f".RegionSumLine{ring}": lambda a, b, c, d: a + b == c == d + a,
        f".SumLine~5{ring}": lambda a, b, c, d: splits([a, b, c, d, a], 5),
        f".SumLine~5{ring[:-5]}~LOOP": lambda a, b, c, d: any(
            splits(line, 5) for line in ([a, b, c, d], [b, c, d, a], [c, d, a, b], [d, a, b, c])
        ),
        f".Modular~2{ring}": lambda a, b, c, d: all(
            (x + y) % 2 for x, y in ((a, b), (b, c), (c, d), (d, a))
        ),
        f".Zipper{ring}": lambda a, b, c, d: 2 * a == b + d == c,
        f".DoubleArrow{ring}": lambda a, b, c, d: 2 * a == b + c + d,
    }
    for text, holds in wanted.items():
        some = [grid for grid in every_grid() if holds(*(grid[cell] for cell in (0, 1, 6, 5)))]
        assert count(text) == len(some), text
    for kind in ("Thermo", "Between", "Lockout~0", "Modular~3"):
        with pytest.raises(FormatError, match="that some digits obey, found a closed one"):
            count(f".{kind}{ring}")
        assert count(f".Or.{kind}{ring}.~R1C1_2.End") == count(".~R1C1_2")
    with pytest.raises(FormatError, match="a loop of SumLine without its first cell again"):
        count(f".SumLine~5{ring}~LOOP")
