"""Closed and branching lines on small boards: random ones, and what they mean in plain Python."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from itertools import chain, combinations, pairwise
from typing import Any

import nonet
from nonet import Layout, LayoutError
from nonet.constraints.registry import constraint_of
from nonet.layout import Constraint

FOUR, SIX, LATIN = Layout.of_size(4), Layout.boxes(2, 3), Layout.latin(3)

Line = list[str]
Digits = Callable[[Line], list[int]]
Fields = dict[str, Any]


def digits_on(grid: bytes, size: int) -> Digits:
    """What gives the digits of cells of a full grid."""
    return lambda line: [grid[nonet.parse_cell(cell, size)] for cell in line]


def ring(values: list[int]) -> list[tuple[int, int]]:
    """Each value and the next, the last and the first as well."""
    return [(values[at - 1], values[at]) for at in range(len(values))]


def windows(values: list[int], count: int, *, is_round: bool) -> bool:
    """Whether any values in a row differ, round the seam or not."""
    last = len(values) if is_round else max(1, len(values) - count + 1)
    turned = [(values + values)[at : at + count] for at in range(last)]
    some = turned if is_round else [values[at : at + count] for at in range(last)]
    return all(len(set(window)) == len(window) for window in some)


def consecutive(values: list[int]) -> bool:
    """Whether values are consecutive, in any order."""
    return sorted(values) == list(range(min(values), min(values) + len(values)))


def far(values: list[int]) -> bool:
    """Whether no two values are the same or consecutive."""
    return all(abs(x - y) > 1 for x, y in combinations(values, 2))


PAIRS: dict[str, Callable[[int, int, Fields], bool]] = {
    "whisper_line": lambda x, y, k: abs(x - y) >= k["difference"],
    "parity_line": lambda x, y, _: x % 2 != y % 2,
    "xvxv_line": lambda x, y, _: x + y in {5, 10},
    "pair_relation": lambda x, y, k: [x, y] in k["allowed"],
}
SETS: dict[str, Callable[[list[int], Fields], bool]] = {
    "renban_line": lambda values, _: consecutive(values),
    "nabner_line": lambda values, _: far(values),
    "product_line": lambda values, k: math.prod(values) == k["product"],
    "range_line": lambda values, k: max(values) - min(values) == k["span"],
}
TURNS = {"entropic_line", "modular_line"}
READ_ALONG = {"regex", "state_machine", "tally_line"}
CLOSED = {*PAIRS, *SETS, *TURNS, *READ_ALONG, "same_difference_line", "region_sum_line", "sum_line"}
BRANCHING = (CLOSED - READ_ALONG - {"sum_line"}) | {"thermometer", "slow_thermometer"}


def splits(values: list[int], total: int) -> bool:
    """Whether values split into runs of a total."""
    sums = [sum(values[:end]) for end in range(1, len(values) + 1)]
    return not values or any(
        found == total and splits(values[end:], total) for end, found in enumerate(sums, 1)
    )


def kinds(values: list[int], name: str, fields: Fields, size: int) -> tuple[list[int], int]:
    """The kinds of digits that take turns, and how many there are."""
    if name == "entropic_line":
        return [(value - 1) // (size // 3) for value in values], 3
    return [value % fields["modulus"] for value in values], fields["modulus"]


def parts_round(around: Line, layout: Layout) -> list[Line]:
    """The parts of a closed line in each region, with that through the seam whole."""
    assert layout.regions is not None
    region = {name: layout.regions[nonet.parse_cell(name, layout.size)] for name in around}
    starts = [at for at in range(len(around)) if region[around[at - 1]] != region[around[at]]]
    if not starts:
        return [around]
    turned = around[starts[0] :] + around[: starts[0]]
    parts: list[Line] = []
    for before, name in zip([turned[-1], *turned], turned, strict=False):
        if region[before] != region[name]:
            parts.append([])
        parts[-1].append(name)
    return parts


def parts_joined(strokes: list[Line], layout: Layout) -> list[set[str]]:
    """The cells of each part of a branching line: those that steps within a region join."""
    assert layout.regions is not None
    region = {
        name: layout.regions[nonet.parse_cell(name, layout.size)]
        for stroke in strokes
        for name in stroke
    }
    parts: list[set[str]] = [{name} for name in region]
    for stroke in strokes:
        for first, second in pairwise(stroke):
            if region[first] == region[second]:
                near = [part for part in parts if part & {first, second}]
                parts = [part for part in parts if part not in near] + [set().union(*near)]
    return parts


def holds_round(fields: Fields, digits: Digits, layout: Layout) -> bool:
    """What a closed line means on a full grid, in plain Python."""
    name, around = fields["type"], fields["cells"][:-1]
    values = digits(around)
    if name in PAIRS:
        return all(PAIRS[name](x, y, fields) for x, y in ring(values))
    if name in SETS:
        return SETS[name](values, fields)
    if name in TURNS:
        return windows(*kinds(values, name, fields, layout.size), is_round=True)
    if name == "same_difference_line":
        return len({abs(x - y) for x, y in ring(values)}) == 1
    if name == "region_sum_line":
        return len({sum(digits(part)) for part in parts_round(around, layout)}) == 1
    if name == "sum_line":
        turns = [values[at:] + values[:at] for at in range(len(values))]
        return any(splits(turn, fields["sum"]) for turn in turns)
    total = sum(values) + values[0]  # read along, to the first cell again
    if name == "tally_line":
        return bool(total == fields["value"])
    return total % 2 == 0


def holds_branching(fields: Fields, digits: Digits, layout: Layout) -> bool:
    """What a branching line means on a full grid, in plain Python."""
    name, strokes = fields["type"], fields["cells"]
    steps = [pair for stroke in strokes for pair in pairwise(digits(stroke))]
    if name in PAIRS:
        return all(PAIRS[name](x, y, fields) for x, y in steps)
    if name in SETS:
        return SETS[name](digits(list(dict.fromkeys(chain(*strokes)))), fields)
    if name in TURNS:
        each_kinds = [kinds(digits(stroke), name, fields, layout.size) for stroke in strokes]
        return all(windows(found, count, is_round=False) for found, count in each_kinds)
    if name == "same_difference_line":
        return len({abs(x - y) for x, y in steps}) == 1
    if name == "region_sum_line":
        return len({sum(digits([*part])) for part in parts_joined(strokes, layout)}) == 1
    return all(x < y if name == "thermometer" else x <= y for x, y in steps)


def parameters(name: str, layout: Layout, rng: random.Random) -> Fields:
    """Numbers of a rule that some lines obey."""
    size = layout.size
    pairs = [[x, y] for x in range(1, size + 1) for y in range(1, size + 1)]
    found: dict[str, Fields] = {
        "whisper_line": {"difference": rng.randint(1, 2)},
        "modular_line": {"modulus": 2},
        "pair_relation": {"relation": "table", "allowed": rng.sample(pairs, size * size * 2 // 3)},
        "product_line": {"product": rng.choice([6, 8, 12, 24])},
        "range_line": {"span": rng.randint(1, size - 1)},
        "sum_line": {"sum": rng.randint(3, size + 1), "loop": False},
        "tally_line": {"when": "end", "relation": "exactly", "value": rng.randint(6, 12)},
        "state_machine": {
            "start": 0,
            "step": [[(state + digit) % 2 for digit in range(1, size + 1)] for state in (0, 1)],
            "accept": [0],
        },
        "regex": {"pattern": _even(size)},
    }
    return found.get(name, {})


def _even(size: int) -> str:
    odd, even = ("".join(map(str, range(first, size + 1, 2))) for first in (1, 2))
    return f"([{even}]*[{odd}][{even}]*[{odd}])*[{even}]*"


def layouts_of(name: str) -> tuple[Layout, ...]:
    """Small layouts that a rule fits."""
    return (SIX, LATIN) if name == "entropic_line" else (FOUR, SIX)


def names(cells: list[int], layout: Layout) -> Line:
    """The names of cells."""
    return [nonet.cell_name(cell, layout.size) for cell in cells]


def closed_cells(name: str, layout: Layout, rng: random.Random) -> Line:
    """A random ring of cells, those of a step beside each other now and then."""
    counts = {"entropic_line": [3, 3, 6], "modular_line": [4], "nabner_line": [3]}
    count = rng.choice(counts.get(name, [3, 4, 5]))
    cells = range(layout.cell_count)
    if rng.random() < 0.6:  # in a few rows, so that regions have more of them
        cells = range(rng.choice([2, 3]) * layout.size)
    found = names(rng.sample(cells, count), layout)
    return [*found, found[0]]


def branching_cells(name: str, layout: Layout, rng: random.Random) -> list[Line]:
    """A random line with one or two branches; those of a thermometer begin on it."""
    least = 2 if name in {"thermometer", "slow_thermometer", "nabner_line", "renban_line"} else 3
    most = 2 if name == "nabner_line" else 3
    cells = rng.sample(range(layout.cell_count), 7)
    trunk = [cells.pop() for _ in range(rng.randint(min(2, most), most))]
    strokes = [trunk]
    for _ in range(1 if name == "nabner_line" else rng.randint(1, 2)):
        start = rng.choice(strokes[-1])
        branch = [start, *(cells.pop() for _ in range(rng.randint(1, least - 1)))]
        if "thermometer" not in name and rng.random() < 0.5:
            branch = branch[1:2] + branch[:1] + branch[2:]
        strokes.append(branch)
    return [names(stroke, layout) for stroke in strokes]


def cases(
    name: str, cells_of: Callable[[str, Layout, random.Random], Any], count: int
) -> Iterator[tuple[Fields, Constraint, Layout]]:
    """Random lines of a kind that fit."""
    rng = random.Random(f"{name} strokes")
    found = 0
    while found < count:
        layout = rng.choice(layouts_of(name))
        cells = cells_of(name, layout, rng)
        fields = {"type": name, "cells": cells, **parameters(name, layout, rng)}
        rule = constraint_of(fields, "here")
        try:
            rule.check_fits(layout)
        except LayoutError:
            continue
        yield fields, rule, layout
        found += 1


def filled(layout: Layout, rng: random.Random) -> bytes:
    """A full grid, with few different digits on the line now and then."""
    some = range(1, layout.size + 1)
    if rng.random() < 0.5:
        some = rng.sample(some, 2)  # type: ignore[assignment]  # of a few digits
    return bytes(rng.choice(some) for _ in range(layout.cell_count))
