"""Lines that are closed or branch: what they mean, what is refused, and their forms."""

from __future__ import annotations

import copy
import math
import pickle
import random
from collections.abc import Callable, Iterator
from itertools import chain, combinations, pairwise
from typing import Any

import pytest
from tests.constraints.definitions import holds as open_holds
from tests.constraints.primitives_oracle import holds as primitive_holds
from tests.each import each

import nonet
from nonet import Layout, LayoutError
from nonet.constraints import RenbanLine, SumLine, WhisperLine
from nonet.constraints.registry import NAMES, constraint_of, fields_of, kind_of
from nonet.constraints.shorthand import examples, parse_rule, write_rule
from nonet.layout import Constraint
from nonet.layout.moves import symmetries

FOUR, SIX, LATIN = Layout.of_size(4), Layout.boxes(2, 3), Layout.latin(3)

Line = list[str]
Digits = Callable[[Line], list[int]]
Fields = dict[str, Any]


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
        return total == fields["value"]
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


def agree(
    name: str,
    cells_of: Callable[[str, Layout, random.Random], Any],
    holds: Callable[[Fields, Digits, Layout], bool],
) -> None:
    """Violations and primitives are what a definition says, and both verdicts are among them."""
    rng, verdicts = random.Random(name), set()
    for fields, rule, layout in cases(name, cells_of, 40):
        lowered = rule.lower(layout)
        for _ in range(60):
            digits = filled(layout, rng)
            size = layout.size
            wanted = holds(
                fields,
                lambda line, d=digits, n=size: [d[nonet.parse_cell(cell, n)] for cell in line],
                layout,
            )
            assert (next(rule.violations(layout, digits), None) is None) is wanted, fields
            assert all(primitive_holds(part, digits, size) for part in lowered) is wanted, fields
            verdicts.add(wanted)
    assert verdicts == {True, False}


def is_line(name: str) -> bool:
    """Whether a rule is along a line."""
    kind = kind_of(name)
    return kind.is_line or kind.may_close


def test_all_lines_say_whether_they_are_closed_or_branch() -> None:
    """Those that may are those that are defined here."""
    lines = {name for name in NAMES if is_line(name)}
    assert {name for name in lines if kind_of(name).may_close} == CLOSED
    assert {name for name in lines if kind_of(name).may_branch} == BRANCHING


@each("name", sorted(CLOSED))
def test_a_closed_line_goes_on_round_its_seam(name: str) -> None:
    """Its last cell is its first, and the rule holds there as anywhere on it."""
    agree(name, closed_cells, holds_round)


@each("name", sorted(BRANCHING))
def test_a_branching_line_is_what_its_strokes_say(name: str) -> None:
    """Steps are those of each stroke, sets are of all cells, parts are joined where they touch."""
    agree(name, branching_cells, holds_branching)


@each("name", sorted(CLOSED - READ_ALONG - {"pair_relation"}))
def test_a_closed_line_may_start_anywhere(name: str) -> None:
    """The same ring from another cell, or the other way round, has the same solutions."""
    for fields, rule, layout in cases(name, closed_cells, 3):
        around = fields["cells"][:-1]
        counts = set()
        for turned in (around, around[1:] + around[:1], around[::-1]):
            again = constraint_of({**fields, "cells": [*turned, turned[0]]}, "here")
            counts.add(nonet.count(nonet.Grid.empty(layout.with_constraints([again])), limit=2000))
        assert len(counts) == 1, rule


@each("name", sorted(CLOSED | BRANCHING))
def test_programs_without_branches_and_seams_get_the_same(name: str) -> None:
    """Plain lines have one stroke, and hold where the line does, read from end to end."""
    rng = random.Random(name)
    forms = [closed_cells] * (name in CLOSED) + [branching_cells] * (name in BRANCHING)  # type: ignore[list-item]
    for cells_of in forms:
        for fields, rule, layout in cases(name, cells_of, 20):
            lines = [fields_of(line) for line in rule.plain_lines(layout)]
            assert all(isinstance(cell, str) for line in lines for cell in line.get("cells", ()))
            for _ in range(20):
                digits = filled(layout, rng)
                held = all(open_holds(line, layout, digits) for line in lines)
                assert held is (next(rule.violations(layout, digits), None) is None), fields


@each("name", sorted(name for name in NAMES if is_line(name) and name not in CLOSED))
def test_a_line_with_ends_is_not_closed(name: str) -> None:
    """It is refused, with the way to write it."""
    fields = fields_of(examples(kind_of(name))[0])
    fields["cells"] = ["r1c1", "r1c2", "r2c2", "r2c1", "r1c1"]
    with pytest.raises(LayoutError, match=r"ends in its first cell r1c1; write it without"):
        constraint_of(fields, "here")


@each("name", sorted(name for name in NAMES if is_line(name) and name not in BRANCHING))
def test_a_line_without_branches_is_one_stroke(name: str) -> None:
    """It is refused, with the way to write it."""
    fields = fields_of(examples(kind_of(name))[0])
    fields["cells"] = [["r1c1", "r1c2", "r1c3"], ["r1c2", "r2c2"]]
    with pytest.raises(LayoutError, match=r"2 strokes; write each branch as a line of its own"):
        constraint_of(fields, "here")


@each("name", sorted(BRANCHING))
def test_a_branching_line_has_all_forms(name: str) -> None:
    """Text, JSON, pickles, copies, its repr and a move keep its strokes."""
    for fields, rule, layout in cases(name, branching_cells, 5):
        assert fields_of(rule)["cells"] == fields["cells"]
        assert parse_rule(write_rule(rule)) == rule
        assert constraint_of(fields_of(rule), "here") == rule
        assert pickle.loads(pickle.dumps(rule)) == rule == copy.deepcopy(rule)  # noqa: S301
        assert eval(repr(rule), {type(rule).__name__: type(rule)}) == rule  # noqa: S307
        for move in symmetries(layout.size):
            moved: Any = rule.moved(layout, move)
            assert [len(stroke) for stroke in fields_of(moved)["cells"]] == [
                len(stroke) for stroke in fields["cells"]
            ]


def test_a_list_of_one_stroke_is_a_line() -> None:
    """It is the line that the stroke is, on lines that cannot branch as well."""
    assert RenbanLine([["r1c1-3"]]) == RenbanLine("r1c1-3")  # type: ignore[list-item]
    assert parse_rule('{"type": "palindrome_line", "cells": [["r1c1", "r1c2"]]}') == parse_rule(
        "palindrome r1c1-2"
    )


def test_strokes_are_typed_and_listed() -> None:
    """A slash, a list of texts, of names or of rows and columns say the same."""
    strokes = (("r1c1", "r1c2", "r1c3"), ("r1c2", "r2c2"))
    for cells in (
        "r1c1-3 / r1c2 r2c2",
        [["r1c1-3"], ["r1c2", "r2c2"]],
        strokes,
        [[(0, 0), (0, 1), (0, 2)], [(0, 1), (1, 1)]],
    ):
        rule = RenbanLine(cells)  # type: ignore[arg-type]  # lists of lists
        assert rule == parse_rule("renban r1c1-3 / r1c2 r2c2")
        assert rule != RenbanLine("r1c1-3 r2c2")
        assert str(rule) == "the renban line r1c1, r1c2, r1c3; r1c2, r2c2"
    assert hash(RenbanLine("r1c1-2 / r1c2-3")) != hash(RenbanLine("r1c1-3"))


def test_a_closed_sum_line_is_a_loop() -> None:
    """Both forms are one rule."""
    assert SumLine("r1c1-2 r2c2-1 r1c1", 5) == SumLine("r1c1-2 r2c2-1", 5, loop=True)


def test_all_solutions_of_small_boards() -> None:
    """The solver finds the grids of 4×4 that a closed and a branching line leave."""
    every = list(nonet.solutions(nonet.Grid.empty(FOUR)))
    assert len(every) == 288
    for name in sorted((CLOSED | BRANCHING) - {"entropic_line"}):
        forms = [(closed_cells, holds_round)] * (name in CLOSED)
        forms += [(branching_cells, holds_branching)] * (name in BRANCHING)  # type: ignore[list-item]
        for cells_of, holds in forms:
            for fields, rule, layout in cases(name, cells_of, 4):
                if layout is not FOUR:
                    continue
                left = [
                    grid
                    for grid in every
                    if holds(fields, lambda line, g=grid: [g[cell] for cell in line], FOUR)  # type: ignore[misc]
                ]
                assert nonet.count(
                    nonet.Grid.empty(FOUR.with_constraints([rule])), limit=300
                ) == len(left)


WRONG = {
    "renban-line r1c1-2 / r5c5-6": "none before the one from r5c5",
    "renban-line r1c1-2 / r1c2": "expected 2 or more cells of renban_line, found 1",
    "renban-line r1c1-2 r2c2 r1c1 / r2c2 r3c3 r2c2": "found r2c2 twice",
    "thermometer r1c1-3 / r2c2 r1c2": "begin on its line, found one from r2c2",
    "entropic-line r1c1-2 r2c2-1 r1c1": "a multiple of 3 cells round a closed .*, found 4",
    "modular-line 4 r1c1-2 r2c2 r1c1": "a multiple of 4 cells round a closed .*, found 3",
    "cage 10 r1c1-2 / r1c2-3": "expected nothing more, found cells",
}


@each("line", list(WRONG))
def test_wrong_strokes_are_refused(line: str) -> None:
    """Strokes meet, and a ring has room for all kinds of digits."""
    with pytest.raises(LayoutError, match=WRONG[line]):
        Layout.of_size(9, rules=[line])


def test_a_thermometer_rises_as_far_as_there_are_digits() -> None:
    """On its longest way; one that rises in a ring is refused."""
    Layout.of_size(4, rules=["thermometer r1c1-3 / r1c2 r2c2-3"])
    for line in ("thermometer r1c1-3 / r1c3 r2c3-1", "thermometer r1c1-3 / r1c3 r2c2 r1c1"):
        with pytest.raises(LayoutError, match="at most 4 cells from the bulb"):
            Layout.of_size(4, rules=[line])


def test_a_closed_line_through_all_cells_fits() -> None:
    """The first cell counts once."""
    rule = WhisperLine("r1c1-4 r2c4-2 r3c2-4 r4c4-1 r3c1 r2c1 r1c1", 1)
    assert Layout.of_size(4, constraints=[rule]).constraints == (rule,)
