"""A cell in any form, wherever nonet takes one: a number, a row and a column, or a name."""

from __future__ import annotations

import dataclasses
import inspect
import re
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from tests.each import each

import nonet
from nonet import Candidates, Grid, Layout, constraints, course
from nonet.constraints.registry import NAMES, kind_of
from nonet.layout import Constraint, Cosmetics, FogTrigger, Outline

FOUR = "...4 ..31 34.. 2..."
GRID = Grid(FOUR)
CANDIDATES = Candidates.of(GRID)
SCREEN = course.rules_screens()[0]
EXERCISE = course.exercise("naked_single", seed=1)

FORMS: list[Any] = [2, (0, 2), [0, 2], "r1c3", "R1C3", np.int64(2), np.array([0, 2])]
"""The third cell of a grid, as people and programs write it."""

TAKING: dict[str, Callable[[Any], object]] = {
    "Grid.__getitem__ cell": lambda cell: GRID.place("r1c3", 2)[cell],
    "Grid.place cell": lambda cell: GRID.place(cell, 2),
    "Grid.clear cell": lambda cell: GRID.place("r1c3", 2).clear(cell),
    "Grid.is_given cell": lambda cell: (GRID.locked().is_given(cell), GRID.is_given(cell)),
    "Candidates.__getitem__ cell": lambda cell: CANDIDATES[cell],
    "Candidates.place cell": lambda cell: CANDIDATES.place(cell, 2),
    "Candidates.without eliminations": lambda cell: CANDIDATES.without([(cell, 2)]),
    "Layout.exchange_keeps cells": lambda cell: [
        Layout.of_size(9, rules="odd r1c3").exchange_keeps([one]) for one in (cell, "r9c9")
    ],
    "Layout.index_of where": lambda cell: Layout.of_size(9).index_of(cell),
    "cell_name cell": lambda cell: nonet.cell_name(cell, 9),
    "parse_cell cell": lambda cell: nonet.parse_cell(cell, 9),
    "Puzzle history": lambda cell: nonet.Puzzle(GRID, history=(("place", cell, 2),)).history,
    "check_digit cell": lambda cell: course.check_digit("rows", SCREEN.puzzle, cell, 1),
    "Exercise.check cells": lambda cell: EXERCISE.check(cells=[cell]),
    "Exercise.check placed": lambda cell: EXERCISE.check(placed=[(cell, 1)]),
    "Exercise.check removed": lambda cell: EXERCISE.check(removed=[(cell, 1)]),
    "black_dot cells": lambda cell: constraints.black_dot([cell, "r1c4"]),
    "white_dot cells": lambda cell: constraints.white_dot([cell, "r1c4"]),
    "german_whisper cells": lambda cell: constraints.german_whisper([cell, "r1c4"]),
    "dutch_whisper cells": lambda cell: constraints.dutch_whisper([cell, "r1c4"]),
    "xv_pair cells": lambda cell: constraints.xv_pair([cell, "r1c4"], "X"),
}
"""Everything public that takes a cell, with the name of the parameter."""

PLAIN = {
    *("Ambiguity cells", "Conflict cells", "ConflictSet cells", "Contradiction cells"),
    *("Group cells", "House cells", "Mistake cells", "PlacedRule cells", "GameMove placed"),
    *("Reply cells", "Reply placed"),
}
"""Results that nonet makes, which hold indices; nobody gives them cells."""

RULES: dict[str, str] = {
    "candidates": "candidates r1c3 2",
    "between_line": "between-line r1c3 r1c4 r1c5",
    "value_index": "value-index r1c3 r1c4 r1c5",
    "zipper_line": "zipper-line r1c3 r1c4 r1c5",
    "arrow": "arrow r1c3 r1c4 r2c4",
    "double_arrow": "double-arrow r1c3 r1c4 r2c4",
    "clone": "clone r1c3 r1c4 / r3c3 r3c4",
    "contains_exactly": "contains-exactly 1 r1c3 r1c4",
    "count_repeats": "count-repeats 1:0 r1c3 r1c4",
    "count_distinct": "count-distinct r1c3 r1c4 r2c4",
    "difference": "difference 1 r1c3 r1c4",
    "equal_sum": "equal-sum r1c3 r1c4 / r3c3 r3c4",
    "hidden_skyscraper": "hidden-skyscraper 2 r1c3 r2c3 r3c3",
    "killer_cage": "cage 5 r1c3 r1c4",
    "little_killer": "little-killer 8 r1c3 r2c4 r3c5",
    "look_and_say": "look-and-say 1:2 r1c3 r1c4",
    "lunchbox": "lunchbox 0 r1c3 r2c3 r3c3",
    "modular_line": "modular-line 3 r1c3 r1c4 r1c5",
    "numbered_room": "numbered-room 2 r1c3 r2c3 r3c3",
    "negative": "negative sum 5 r1c3 r1c4",
    "pair_sum": "pair-sum 5 r1c3 r1c4",
    "pair_table": "pair-table 1:2 r1c3 r1c4",
    "pair_relation": "pair-relation sum 5 r1c3 r1c4",
    "replicate": "replicate sum neighbours 5 r1c3 r1c4",
    "tally_line": "tally-line end exactly 5 r1c3 r1c4",
    "quadruple": "quadruple 1 r1c3 r1c4",
    "ratio": "ratio 2 r1c3 r1c4",
    "regex": "regex 12* r1c3 r1c4",
    "rellik_cage": "rellik-cage 5 r1c3 r1c4",
    "same_digits": "same-digits r1c3 r1c4 / r3c3 r3c4",
    "sandwich": "sandwich 4 r1-9c3",
    "skyscraper": "skyscraper 2 r1c3 r2c3 r3c3",
    "state_machine": '{"type": "state_machine", "cells": ["r1c3", "r1c4"], "start": 0,'
    ' "step": [[1, 1, 1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 1, 1, 1, 1]], "accept": [1]}',
    "sum": "sum 5 r1c3 r1c4",
    "sum_line": "sum-line 5 r1c3 r1c4",
    "whisper_line": "whisper-line 5 r1c3 r1c4",
    "x_sum": "x-sum 8 r1c3 r2c3 r3c3",
    "same_difference_line": "same-difference-line r1c3 r1c4 r1c5",
    "arithmetic_line": "arithmetic-line r1c3 r1c4 r1c5",
    "fibonacci_line": "fibonacci-line r1c3 r1c4 r1c5",
    "product_arrow": "product-arrow r1c3 r1c4 r2c4",
    "battenburg": "battenburg r1c3 r1c4 r2c3 r2c4",
    "battlefield": "battlefield 4 r1-9c3",
    "before_nine": "before-nine 4 r1-9c3",
    "next_to_nine": "next-to-nine 2 4 r1-9c3",
    "outside_digits": "outside-digits 4 r1-3c3",
    "frame_sum": "frame-sum 14 r1-3c3",
    "full_rank": "full-rank 4 r1-9c3",
    "average_arrow": "average-arrow r1c3 r1c4 r2c4",
    "unknown_circle": "unknown-circle r1c3 r1c4 r1c5",
    "ascending_starters": "ascending-starters 10 r1c3 r2c3 r3c3",
    "crust_sandwich": "crust-sandwich 4 2 8 r1-9c3",
    "bounded_cage": "bounded-cage 5 r1c3 r1c4",
    "number_cage": "number-cage 7 r1c3 r1c4",
    "multi_sum_cage": "multi-sum-cage 5 9 r1c3 r1c4",
    "range_line": "range-line 3 r1c3 r1c4",
    "product_line": "product-line 8 r1c3 r1c4",
    "equal_cages": "equal-cages r1c3 r1c4 / r3c3 r3c4",
    "modular_sum": "modular-sum 3 r1c3 r1c4 / r3c3 r3c4",
    "modular_product": "modular-product 3 r1c3 r1c4 / r3c3 r3c4",
    "sum_skyscraper": "sum-skyscraper 10 r1c3 r2c3 r3c3",
}
"""A line for each rule with more parameters than its cells."""

_CELL_WORDS = re.compile(r"\bcells?\b|\bCells?\b|placed|eliminations")
_CELLS = {"tuple[str, ...]", "tuple[tuple[str, ...], ...]"}


def cell_fields(kind: type[Constraint]) -> list[str]:
    """The parameters of a rule that are cells."""
    return [
        field.name
        for field in dataclasses.fields(kind)
        if field.type in _CELLS or field.name == "cell"
    ]


def with_cell(value: Any, cell: object) -> Any:
    """The cells of a rule with the third cell in another form, wherever they have it."""
    if isinstance(value, tuple):
        return [with_cell(one, cell) for one in value]
    return cell if value == "r1c3" else value


def public() -> dict[str, str]:
    """The type of each parameter that is a cell by its name or its type, for all public names."""
    packages = ["batch", "course", "dataset", "drawing", "equivalence", "formats", "generator"]
    packages += ["grid", "layout", "logic", "rating", "solver", "constraints"]
    found = {}
    for module in (nonet, *(import_module(f"nonet.{name}") for name in packages)):
        for name in module.__all__:
            value = getattr(module, name)
            if not callable(value) or (isinstance(value, type) and issubclass(value, Constraint)):
                continue
            calls = {name: value}
            if inspect.isclass(value):
                calls |= {
                    f"{name}.{part}": call
                    for part, call in inspect.getmembers(value, callable)
                    if part == "__getitem__" or not part.startswith("_")
                }
            for path, call in calls.items():
                try:
                    parameters = inspect.signature(call).parameters.values()
                except (TypeError, ValueError):
                    continue
                for one in parameters:
                    words = f"{one.name} {one.annotation}"
                    if _CELL_WORDS.search(words) and "CellNames" not in words:
                        found[f"{path} {one.name}"] = str(one.annotation)
    return found


def test_everything_public_that_takes_a_cell_is_tried() -> None:
    """No function takes cells and is missing below, so that a new one reads them as all do."""
    tried = {
        *TAKING,
        *PLAIN,
        "Outline cells",
        "FogTrigger cells",
        "RuleRequest cells",
        "Step eliminations",
    }
    assert {name for name in public() if name not in tried} == set()


@each("name", TAKING)
@pytest.mark.parametrize("form", FORMS, ids=repr)
def test_a_cell_is_read_in_each_form(name: str, form: object) -> None:
    """The result is that of the cell's name, whatever form the cell has."""
    assert TAKING[name](form) == TAKING[name]("r1c3")


@each("name", [name for name in NAMES if cell_fields(kind_of(name))])
@pytest.mark.parametrize("form", FORMS, ids=repr)
def test_a_rule_reads_its_cells_in_each_form(name: str, form: object) -> None:
    """A rule equals the one with names, has its hash, and makes the same layout."""
    line = RULES.get(name, f"{name.replace('_', '-')} r1c3 r1c4")
    (rule,) = Layout.of_size(9, rules=line).constraints
    kind: Any = type(rule)
    fields = {field.name: getattr(rule, field.name) for field in dataclasses.fields(kind)}
    cells = {field: with_cell(fields[field], form) for field in cell_fields(kind)}
    again = kind(**{**fields, **cells})
    assert again == rule
    assert hash(again) == hash(rule)
    assert Layout.of_size(9, constraints=[again]) is Layout.of_size(9, constraints=[rule])
    assert repr(Layout.of_size(9, rules=again)) == repr(Layout.of_size(9, rules=rule))


def test_a_number_is_the_cell_of_its_layout() -> None:
    """A number names another cell on a grid of another size, though rules are equal until then."""
    numbers, names = constraints.Cage([16, 17], 3), constraints.Cage("r2c8-9", 3)
    assert numbers == names
    assert Layout.of_size(9, rules=numbers) == Layout.of_size(9, rules=names)
    sixteen = Layout.of_size(16, rules=numbers)
    assert sixteen == Layout.of_size(16, rules=constraints.Cage("r2c1-2", 3))
    assert sixteen != Layout.of_size(16, rules=names)
    anyone = constraints.AnyOf([constraints.Odd(16), constraints.Even(0)])
    assert Layout.of_size(16, rules=anyone).constraints[0].fields()["rules"] == [
        {"type": "odd", "cells": ["r2c1"]},
        {"type": "even", "cells": ["r1c1"]},
    ]


def test_a_number_and_a_name_differ_until_a_layout_is_known() -> None:
    """9 is r2c1 on 9×9 cells and r1c10 on 16×16: both together are refused on the former alone."""
    cage = constraints.Cage([9, "r2c1"], 3)
    assert Layout.of_size(16, rules=cage).constraints == (constraints.Cage("r1c10 r2c1", 3),)
    with pytest.raises(nonet.LayoutError, match="expected different cells of killer_cage"):
        Layout.of_size(9, rules=cage)


def test_steps_feed_grids_and_candidates() -> None:
    """What a step places and eliminates is taken by grids, candidates and rules as it is."""
    step = nonet.steps(FOUR, "full house")[0]
    ((cell, digit),) = step.placements
    assert GRID.place(cell, digit)[cell] == digit
    assert CANDIDATES.place(cell, digit) == step.apply(CANDIDATES)
    assert constraints.AllowedDigits(cell, [digit]) == constraints.AllowedDigits("r1c3", [2])
    line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    state = Candidates.of(line)
    found = next(one for one in nonet.steps(line) if one.eliminations)
    assert state.without(found.eliminations) == found.apply(state)
    assert all(digit in state[cell] for cell, digit in found.eliminations)


def test_what_is_drawn_takes_rows_and_columns() -> None:
    """Outlines and fog take pairs for names; a number needs a size and is refused in a sentence."""
    assert FogTrigger([(0, 2)], ["r1c4"]) == FogTrigger(("r1c3",), ("r1c4",))  # type: ignore[arg-type]
    assert Outline([(0, 2), "r1c4"], "#000000") == Outline(("r1c3", "r1c4"), "#000000")  # type: ignore[arg-type]
    assert Cosmetics(fog=[(0, 2)]).fog == ("r1c3",)  # type: ignore[arg-type]
    with pytest.raises(nonet.FormatError, match="expected one or more cells such as r4c7"):
        Outline((2,), "#000000")  # type: ignore[arg-type]


WRONG = {
    "a truth value": (True, "expected a cell as an index, .*, found True"),
    "a fraction": (2.0, "expected a cell as an index, .*, found 2.0"),
    "nothing": (None, "expected a cell as an index, .*, found None"),
    "one number": ((2,), "expected a cell as an index, .*, found a tuple"),
    "three numbers": ((0, 1, 2), "expected a cell as an index, .*, found a tuple"),
    "a text in a pair": (("0", 1), "expected a whole number for a row of a cell, found '0'"),
    "a set": ({0, 1}, "expected a cell as an index, .*, found a set"),
    "a slice": (slice(2), "expected a cell as an index, .*, found a slice"),
    "another word": ("C3", "expected a cell name such as r4c7, found 'C3'"),
    "an empty text": ("", "expected a cell name such as r4c7, found ''"),
    "a range": ("r1c1-3", "expected a cell name such as r4c7, found 'r1c1-3'"),
    "a number outside": (16, "expected a cell index from 0 to 15, found 16"),
    "a negative number": (-1, "expected a cell index from 0 to 15, found -1"),
    "a row outside": ((4, 0), r"expected a row and a column from 0 to 3, found \(4, 0\)"),
    "a name outside": ("r5c1", "expected a cell from r1c1 to r4c4, found 'r5c1'"),
}


@each("wrong", WRONG)
def test_what_is_no_cell_is_refused(wrong: str) -> None:
    """The error says which forms there are, or which cells, and what was found."""
    cell, message = WRONG[wrong]
    for call in (GRID.place, CANDIDATES.place):
        with pytest.raises((TypeError, nonet.PlacementError), match=message):
            call(cell, 1)  # type: ignore[arg-type]
    for of_grid in (GRID, CANDIDATES):
        with pytest.raises((TypeError, nonet.PlacementError), match=message):
            of_grid[cell]  # type: ignore[index]
