"""Random rules of every kind, as JSON objects, and random full grids; about half of them fit."""

from __future__ import annotations

import dataclasses
import random
from collections.abc import Callable
from typing import Any

from tests.constraints import relations_defined
from tests.constraints.random_named_rules import NAMED_BUILDERS
from tests.constraints.rule_builder import Builder, with_words

from nonet import Layout, cell_name
from nonet.constraints import FullRank, _named_table
from nonet.constraints.registry import NAMES, kind_of
from nonet.constraints.shorthand import examples
from nonet.layout import Constraint

LAYOUTS = (
    Layout.of_size(4),
    Layout.latin(4),
    Layout.latin(5),
    Layout.boxes(2, 3),
    Layout.boxes(3, 2),
    Layout.jigsaw("122233 122333 124355 114556 144556 446666"),
    Layout.boxes(2, 4),
    Layout.of_size(9),
)


def random_grid(layout: Layout, rng: random.Random) -> bytes:
    """A full grid: a Latin square, often with some cells changed, or any digits."""
    size = layout.size
    if rng.random() < 0.3:
        return bytes(rng.randint(1, size) for _ in range(size * size))
    rows, columns, digits = (rng.sample(range(size), size) for _ in range(3))
    grid = bytearray(digits[(row + column) % size] + 1 for row in rows for column in columns)
    for _ in range(rng.choice([0, 0, 1, 3])):
        grid[rng.randrange(len(grid))] = rng.randint(1, size)
    return bytes(grid)


def _whole_grid(_: Builder) -> dict[str, Any]:
    return {}


def _of_cells(least: int, most: int | None = None) -> Callable[[Builder], dict[str, Any]]:
    return lambda m: {"cells": m.cells(least, most)}


def _of_line(least: int, most: int | None = None) -> Callable[[Builder], dict[str, Any]]:
    return lambda m: {"cells": m.line(least, most)}


def _negative(m: Builder) -> dict[str, Any]:
    relation = m.rng.choice(["difference", "ratio", "sum"])
    most = {"difference": m.size - 1, "ratio": m.size, "sum": 2 * m.size}[relation]
    exceptions = []
    for _ in range(m.rng.choice([0, 2, 9])):
        row, column = m.rng.randint(1, m.size), m.rng.randint(1, m.size - 1)
        pair = [f"r{row}c{column}", f"r{row}c{column + 1}"]
        exceptions.append(pair if m.rng.random() < 0.5 else pair[::-1])
    value = m.rng.randint(2, most)
    return {"relation": relation, "value": value, "except": exceptions}


def _pair(kind: str) -> Callable[[Builder], dict[str, Any]]:
    def make(m: Builder) -> dict[str, Any]:
        cells = m.cells(2, 2)
        low, high = sorted(m.of(cells))
        found = {"difference": high - low, "ratio": high // max(low, 1), "sum": low + high}[kind]
        bounds = {"difference": (0, m.size - 1), "ratio": (1, m.size), "sum": (2, 2 * m.size)}
        return {"cells": cells, "value": m.near(found, *bounds[kind])}

    return make


def _pair_relation(m: Builder) -> dict[str, Any]:
    every = {"every": True} if m.rng.random() < 0.3 else {}
    cells = m.cells(2, 4) if every else m.line(2, 4)
    digits = m.of(cells)

    def made() -> dict[str, Any]:
        return {"cells": cells, **every, **relations_defined.random_relation(m.rng, m.size)}

    return _tried(made, lambda fields: relations_defined.pair_relation(digits, fields))


def _replicate(m: Builder) -> dict[str, Any]:
    moves = m.rng.choice(["neighbours", "diagonals", "kings", "knights", "distance-3"])
    exceptions = [["r2c1", "r1c1"]] if moves == "neighbours" and m.rng.random() < 0.5 else []

    def made() -> dict[str, Any]:
        relation = relations_defined.random_relation(m.rng, m.size)
        return {"moves": moves, "except": exceptions, **relation}

    return _tried(made, lambda fields: relations_defined.replicate(m.digits, m.size, fields))


def _tried(
    made: Callable[[], dict[str, Any]], holds: Callable[[dict[str, Any]], bool]
) -> dict[str, Any]:
    """Parameters that hold, if some of the first few do."""
    return next((fields for fields in (made() for _ in range(5)) if holds(fields)), made())


def _tally_line(m: Builder) -> dict[str, Any]:
    cells = m.line(1, 4)
    return {"cells": cells, **relations_defined.random_tally(m.rng, m.size, m.of(cells))}


def _cage(m: Builder) -> dict[str, Any]:
    cells = m.cells(1, m.size)
    low = len(cells) * (len(cells) + 1) // 2
    most = len(cells) * (m.size + 1) - low
    total = m.near(sum(m.of(cells)), low, most)
    return {"cells": cells, "sum": m.rng.choice([None, total, total])}


def _sum(m: Builder) -> dict[str, Any]:
    cells = m.cells(1, 6)
    if m.rng.random() < 0.3:
        return {"cells": cells, "sum": m.near(sum(m.of(cells)), len(cells), len(cells) * m.size)}
    factors = [m.rng.choice([-2, -1, 1, 3]) for _ in cells]
    ends = [sorted((factor, factor * m.size)) for factor in factors]
    total = sum(factor * digit for factor, digit in zip(factors, m.of(cells), strict=True))
    low, high = (sum(one[end] for one in ends) for end in (0, 1))
    return {"cells": cells, "sum": m.near(total, low, high), "factors": factors}


def _plain_sum(m: Builder) -> dict[str, Any]:
    cells = m.cells(1, 6)
    return {"cells": cells, "sum": m.near(sum(m.of(cells)), len(cells), len(cells) * m.size)}


def _arrow(m: Builder) -> dict[str, Any]:
    digits = m.rng.choice([1, 1, 1, 2, 3])
    least = {1: 1, 2: 12 // m.size + 2, 3: 112 // m.size + 2}[digits]
    if digits + least > m.size * m.size:
        digits, least = 1, 1
    most = min(m.size if digits == 1 else 3 * least, m.size * m.size - digits)
    cells = m.cells(digits + least, digits + max(least, min(4, most) if digits == 1 else most))
    return {"circle": cells[:digits], "arrow": cells[digits:]}


def _groups(is_even: bool) -> Callable[[Builder], dict[str, Any]]:
    def make(m: Builder) -> dict[str, Any]:
        count = m.rng.randint(1, 2)
        sizes = [count if is_even else m.rng.randint(1, 2) for _ in range(m.rng.randint(2, 3))]
        return {"groups": [m.cells(size, size) for size in sizes]}

    return make


def _digits_in(m: Builder) -> dict[str, Any]:
    cells = m.cells(1, 5)
    count = m.rng.randint(1, len(cells))
    listed = m.rng.sample(m.of(cells), count) if m.rng.random() < 0.7 else m.some(count)
    return {"cells": cells, "digits": listed}


def _look_and_say(m: Builder) -> dict[str, Any]:
    cells = m.cells(2, 5)
    digits = m.rng.sample(range(1, m.size + 1), 2)
    counts = [m.of(cells).count(digit) for digit in digits]
    if m.rng.random() < 0.4:
        counts = [1, 1]
    return {"cells": cells, "counts": [list(pair) for pair in zip(counts, digits, strict=True)]}


def _count_distinct(m: Builder) -> dict[str, Any]:
    cells = m.cells(2, 4)
    found = len(set(m.of(cells)))
    fitting = [at for at, digit in enumerate(m.digits) if digit + m.layout.shift == found]
    names = [cell_name(at, m.size) for at in fitting if m.rng.random() < 0.9]
    return {"cell": (names or m.cells(1, 1))[0], "cells": cells}


def _sum_line(m: Builder) -> dict[str, Any]:
    cells = m.distinct_line(1, 2 * m.size)
    total = sum(m.of(cells)[: m.rng.randint(1, 3)])
    fields = {"sum": m.near(total, 1, m.size), "loop": m.rng.random() < 0.5}
    if m.rng.random() < 0.5 and sum(m.of(cells)) <= 64:
        fields["sum"] = sum(m.of(cells))
    return {"cells": cells, **fields}


def _index(m: Builder) -> dict[str, Any]:
    return {"cells": m.cells(1, 2)}


def _sandwich(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    total = 0
    if {1, m.size} <= set(values):
        first, last = sorted((values.index(1), values.index(m.size)))
        total = sum(values[first + 1 : last])
    return {"cells": cells, "sum": m.near(total, 0, m.size * (m.size + 1) // 2 - m.size - 1)}


def _lunchbox(m: Builder) -> dict[str, Any]:
    cells = m.distinct_line(2, min(m.size, 6))
    values = m.of(cells)
    first, last = sorted((values.index(min(values)), values.index(max(values))))
    between = max(0, len(cells) - 2)
    most = sum(range(m.size - between, m.size))
    return {"cells": cells, "sum": m.near(sum(values[first + 1 : last]), 0, most)}


def _x_sum(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    total = sum(m.of(cells)[: m.of(cells)[0]])
    return {"cells": cells, "sum": m.near(total, 1, m.size * (m.size + 1) // 2)}


def _skyscraper(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    seen = sum(x > max(values[:at], default=0) for at, x in enumerate(values))
    return {"cells": cells, "count": m.near(seen, 1, m.size)}


def _hidden(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()[: m.rng.choice([2, m.size])]
    values = m.of(cells)
    hidden = [x for at, x in enumerate(values) if x < max(values[:at], default=0)]
    return {"cells": cells, "digit": m.near((hidden or [0])[0], 0, m.size - 1)}


def _room(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    found = values[(values[0] - 1) % len(values)]
    return {"cells": cells, "digit": m.near(found, m.numbers[0], m.numbers[-1])}


def _product_arrow(m: Builder) -> dict[str, Any]:
    count = m.rng.choice([1, 1, 2])
    cells = m.cells(2 * count + 1, 2 * count + 2)
    return {"circle": cells[:count], "arrow": cells[count:]}


def _rossini(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()[: m.rng.choice([2, 3])]
    return {"cells": cells if m.rng.random() < 0.5 else cells[::-1]}


def _outside_digits(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()[: m.rng.randint(1, 3)]
    count = m.rng.randint(1, len(cells))
    return {"cells": cells, "digits": m.rng.choice([m.rng.sample(m.of(cells), count), [1]])}


def _frame_sum(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()[: m.rng.randint(1, 3)]
    return {"cells": cells, "sum": m.near(sum(m.of(cells)), len(cells), len(cells) * m.size)}


def _battlefield(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    first, last = sorted((values[0], max(0, m.size - values[-1])))
    return {"cells": cells, "sum": m.near(sum(values[first:last]), 0, m.size * (m.size - 1) // 2)}


def _before_nine(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    found = sum(values[: values.index(max(values))])
    return {"cells": cells, "sum": m.near(found, 0, m.size * (m.size - 1) // 2)}


def _next_to_nine(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    place = values.index(max(values))
    near = {values[at] for at in (place - 1, place + 1) if 0 <= at < m.size} - {m.size}
    found = m.rng.choice([sorted(near), sorted(near), [m.rng.randint(1, m.size - 1)]]) or [1]
    return {"cells": cells, "digits": m.rng.sample(found, len(found))}


def _sum_skyscraper(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    seen = sum(x for at, x in enumerate(values) if x > max(values[:at], default=0))
    return {"cells": cells, "sum": m.near(seen, m.size, m.size * (m.size + 1) // 2)}


def _full_rank(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    ties = m.rng.choice([{}, {}, {"ties": "any"}, {"ties": "none"}])
    clue = FullRank(cells, 1).read_on(m.layout, m.digits)
    return {"cells": cells, "rank": m.near(clue.rank, 1, 4 * m.size), **ties}


def _battenburg(m: Builder) -> dict[str, Any]:
    row, column = m.rng.randint(1, m.size - 1), m.rng.randint(1, m.size - 1)
    cells = [f"r{r}c{c}" for r in (row, row + 1) for c in (column, column + 1)]
    return {"cells": m.rng.sample(cells, 4)}


def _average_arrow(m: Builder) -> dict[str, Any]:
    cells = m.cells(2, 4)
    return {"circle": cells[:1], "arrow": cells[1:]}


def _ascending_starters(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values = m.of(cells)
    count = 1
    while count < m.size and values[count] > values[count - 1]:
        count += 1
    return {"cells": cells, "sum": m.near(sum(values[:count]), 1, m.size * (m.size + 1) // 2)}


def _crust_sandwich(m: Builder) -> dict[str, Any]:
    cells = m.row_or_column()
    values, crusts = m.of(cells), m.rng.sample(range(1, m.size + 1), 2)
    total = 0
    if set(crusts) <= set(values):
        first, last = sorted(map(values.index, crusts))
        total = sum(values[first + 1 : last])
    most = m.size * (m.size + 1) // 2 - sum(crusts)
    return {"cells": cells, "sum": m.near(total, 0, most), "crusts": crusts}


def _sunburn(m: Builder) -> dict[str, Any]:
    return {"cells": m.cells(1, 1) if m.rng.random() < 0.8 else m.cells(2, 3)}


def _bounded_cage(m: Builder) -> dict[str, Any]:
    cells = m.cells(1, 3)
    low = len(cells) * (len(cells) + 1) // 2
    total = m.near(sum(m.of(cells)), low, len(cells) * (m.size + 1) - low)
    bounds = {"low": total, "high": total + m.rng.randint(0, 2)}
    some = m.rng.choice([{"low": total}, {**bounds, "low": 0}, bounds])
    return {"cells": cells, **some}


def _remainders(m: Builder) -> dict[str, Any]:
    groups = [m.cells(1, 3) for _ in range(m.rng.randint(2, 3))]
    modulus = m.rng.randint(2, 4)
    if m.rng.random() < 0.5:
        return {"groups": groups, "modulus": modulus, "remainder": None}
    return {"groups": groups[:1], "modulus": modulus, "remainder": m.rng.randrange(modulus)}


def _regex(m: Builder) -> dict[str, Any]:
    cells = m.line(2, 5)
    single = [m.rng.choice([str(digit), ".", _set(m, digit)]) for digit in m.of(cells)]
    if m.rng.random() < 0.3:
        single[m.rng.randrange(len(single))] = _set(m, m.rng.randint(1, m.size))
    at = m.rng.randrange(len(single))
    first, last = "".join(single[:at]), "".join(single[at:])
    last = m.rng.choice([last, f"({last}|{_set(m, 1)}+)", f"(?:{last})?.*".replace("?:", "")])
    sign = m.rng.choice(["*", "+", "?", "{2}", "{1,}", "{0,2}"])
    return {"cells": cells, "pattern": m.rng.choice([first + last, f"({single[0]}|.){sign}{last}"])}


def _set(m: Builder, digit: int) -> str:
    """A set with the digit, or one without another."""
    other = m.rng.randint(1, m.size)
    if other != digit and m.rng.random() < 0.5:
        return f"[^{other}]"
    return f"[{min(digit, other)}-{max(digit, other)}]"


def _state_machine(m: Builder) -> dict[str, Any]:
    states = m.rng.randint(2, 5)
    step = [[m.rng.randint(-1, states - 1) for _ in m.numbers] for _ in range(states)]
    state, cells = 0, m.line(1, 4)
    for digit in m.of(cells):
        at = digit - m.numbers[0]
        step[state][at] = max(step[state][at], m.rng.choice([-1, 0, 0, 0, 0]))
        state = max(0, step[state][at])
    accept = sorted({state if m.rng.random() < 0.7 else 0, m.rng.randrange(states)})
    return {"cells": cells, "start": 0, "step": step, "accept": accept}


def _any_rule(m: Builder) -> dict[str, Any]:
    """A rule of any kind that fits the layout."""
    name = m.rng.choice([name for name in BUILDERS if fits(name, m.layout)])
    return random_rule(name, m.layout, m.digits, m.rng)


def _several_rules(m: Builder) -> dict[str, Any]:
    return {"rules": [_any_rule(m) for _ in range(m.rng.choice([2, 2, 3]))]}


def _alike(m: Builder) -> dict[str, Any]:
    """Two rules, often of one kind on the same cells."""
    rule = _any_rule(m)
    other = random_rule(rule["type"], m.layout, m.digits, m.rng)
    shared = {key: rule[key] for key in ("cells", "groups", "circle") if key in rule}
    return {"rules": [rule, {**other, **shared}]} if m.rng.random() < 0.4 else _several_rules(m)


def _choose(m: Builder) -> dict[str, Any]:
    """A number of rules, or bounds of it."""
    rules = _several_rules(m)["rules"]
    numbers = sorted(m.rng.choices(range(len(rules) + 1), k=2))
    bounds: dict[str, int] = {"at_least": numbers[0], "at_most": numbers[1]}
    one = m.rng.choice(list(bounds))
    return {
        "rules": rules,
        **m.rng.choice([{"exactly": numbers[0]}, bounds, {one: bounds[one]}]),
    }


def _if(m: Builder) -> dict[str, Any]:
    """A condition and a rule, often with another one."""
    otherwise = {"otherwise": _any_rule(m)} if m.rng.random() < 0.4 else {}
    return {"condition": _any_rule(m), "rule": _any_rule(m), **otherwise}


def _rellik(m: Builder) -> dict[str, Any]:
    return {"cells": m.cells(1, 4), "sum": m.rng.randint(1, 2 * m.size)}


BUILDERS: dict[str, Callable[[Builder], dict[str, Any]]] = {
    "diagonal": lambda m: {"which": m.rng.choice(["main", "anti"])},
    "windows": _whole_grid,
    "disjoint_groups": _whole_grid,
    "anti_knight": _whole_grid,
    "anti_king": _whole_grid,
    "anti_taxicab": _whole_grid,
    "non_consecutive": _whole_grid,
    "negative": _negative,
    "all_given": lambda m: {
        "marks_of": m.rng.choice(["dots", "xv", "difference", "ratio", "sum", "pair_table"])
    },
    "global_entropy": _whole_grid,
    "global_modular": _whole_grid,
    "dutch_flatmates": _whole_grid,
    "candidates": lambda m: {"cell": m.cells(1, 1)[0], "digits": m.some(m.size // 2)},
    "odd": _of_cells(1, 3),
    "even": _of_cells(1, 3),
    "minimum": _of_cells(1, 4),
    "maximum": _of_cells(1, 4),
    "greater_than": _of_cells(2, 2),
    "difference": _pair("difference"),
    "ratio": _pair("ratio"),
    "pair_sum": _pair("sum"),
    "pair_relation": lambda m: with_words(m, _pair_relation(m)),
    "replicate": lambda m: with_words(m, _replicate(m)),
    "tally_line": lambda m: with_words(m, _tally_line(m)),
    "pair_table": lambda m: {
        "cells": m.cells(2, 2),
        "allowed": [m.some(2) for _ in range(m.size * m.size // 2)],
    },
    "all_different": _of_cells(2, None),
    "killer_cage": _cage,
    "sum": _sum,
    "little_killer": _plain_sum,
    "arrow": _arrow,
    "equal_sum": _groups(is_even=False),
    "rellik_cage": _rellik,
    "equality_cage": lambda m: {"cells": m.cells(2, 2) if m.rng.random() < 0.8 else m.cells(4, 4)},
    "quadruple": _digits_in,
    "contains_exactly": _digits_in,
    "look_and_say": _look_and_say,
    "counting_circles": _of_cells(1, 4),
    "count_distinct": _count_distinct,
    "same_digits": _groups(is_even=True),
    "clone": _groups(is_even=True),
    "thermometer": lambda m: {"cells": m.distinct_line(2, 3)},
    "slow_thermometer": _of_line(2, 4),
    "whisper_line": lambda m: {"cells": m.line(2, 4), "difference": m.rng.randint(1, 2)},
    "renban_line": lambda m: {"cells": m.distinct_line(1, 3)},
    "nabner_line": lambda m: {"cells": m.cells(2, 2)},
    "between_line": _of_line(3, 4),
    "lockout_line": lambda m: {"cells": m.line(2, 3), "difference": m.rng.randint(1, 3)},
    "palindrome_line": _of_line(2, 3),
    "zipper_line": _of_line(3, 5),
    "region_sum_line": _of_line(2, 4),
    "sum_line": _sum_line,
    "modular_line": lambda m: {"cells": m.distinct_line(2, 4), "modulus": m.rng.randint(2, 4)},
    "entropic_line": lambda m: {"cells": m.distinct_line(2, 5)},
    "parity_line": _of_line(2, 4),
    "double_arrow": _of_line(3, 4),
    "column_index": _index,
    "row_index": _index,
    "box_index": _index,
    "value_index": lambda m: {"cells": m.distinct_line(3, m.size + 2) or m.cells(3, 5)},
    "sandwich": _sandwich,
    "lunchbox": _lunchbox,
    "x_sum": _x_sum,
    "skyscraper": _skyscraper,
    "hidden_skyscraper": _hidden,
    "numbered_room": _room,
    "same_difference_line": _of_line(3, 4),
    "arithmetic_line": _of_line(3, 3),
    "fibonacci_line": _of_line(3, 3),
    "xvxv_line": _of_line(2, 3),
    "product_arrow": _product_arrow,
    "rossini": _rossini,
    "outside_digits": _outside_digits,
    "frame_sum": _frame_sum,
    "battlefield": _battlefield,
    "before_nine": _before_nine,
    "next_to_nine": _next_to_nine,
    "sum_skyscraper": _sum_skyscraper,
    "full_rank": _full_rank,
    "battenburg": _battenburg,
    "average_arrow": _average_arrow,
    "unknown_circle": _of_line(3, 4),
    "ascending_starters": _ascending_starters,
    "crust_sandwich": _crust_sandwich,
    "sunburn": _sunburn,
    "seen_odd": _sunburn,
    "seen_even": _sunburn,
    "equal_cages": _groups(is_even=False),
    "bounded_cage": _bounded_cage,
    "modular_sum": _remainders,
    "modular_product": _remainders,
    "regex": lambda m: with_words(m, _regex(m)),
    "state_machine": lambda m: with_words(m, _state_machine(m)),
    "any_of": lambda m: with_words(m, _alike(m)),
    "choose": lambda m: with_words(m, _choose(m)),
    "if": lambda m: with_words(m, _if(m)),
    "all_of": lambda m: with_words(m, _several_rules(m)),
    "not": lambda m: with_words(m, {"rule": _any_rule(m)}),
}


def _usual_builder(kind: type[Constraint]) -> Callable[[Builder], dict[str, Any]]:
    """Of a rule about which nothing is said above: its cells and nothing else, as its class says.

    One with other parameters is made of its example.
    """
    names = {field.name for field in dataclasses.fields(kind)}
    if not names:
        return _whole_grid
    if names == {"cells"}:
        return (_of_line if kind.is_line else _of_cells)(kind.least, max(4, kind.least))
    return lambda m: m.rng.choice(examples(kind)).fields()


BUILDERS |= NAMED_BUILDERS
BUILDERS |= {name: _usual_builder(kind_of(name)) for name in NAMES if name not in BUILDERS}
NAMED = frozenset(row.name for row in _named_table.NAMED) | {
    *("bounded_cage", "equal_cages", "multi_sum_cage", "number_cage", "same_set"),
    *("modular_sum", "modular_product"),
}
"""Rules that the shared oracle does not have."""

OWN = frozenset(
    {
        *(
            "all_of",
            "any_of",
            "choose",
            "count_repeats",
            "if",
            "kinds",
            "not",
            "regex",
            "shared_total",
            "state_machine",
            "all_given",
        ),
        *("pair_relation", "replicate", "tally_line"),
    }
)
"""Rules with which people make up others, beyond the shared vocabulary."""


_FITTING: dict[str, Callable[[Layout], bool]] = {
    "windows": lambda one: one.box_shape is not None and len(set(one.box_shape)) == 1,
    "disjoint_groups": lambda one: one.box_shape is not None,
    "box_index": lambda one: one.box_shape is not None,
    "region_sum_line": lambda one: one.regions is not None,
    "global_entropy": lambda one: len(one.digits) % 3 == 0,
    "entropic_line": lambda one: len(one.digits) % 3 == 0,
    "dutch_flatmates": lambda one: one.size == 9,
    **dict.fromkeys(("roles", "values", "indexers", "second_digits"), lambda one: bool(one.layers)),
}


def fits(name: str, layout: Layout) -> bool:
    """Whether a layout can have this kind of rule."""
    return name not in _FITTING or _FITTING[name](layout)


def layouts_for(name: str) -> tuple[Layout, ...]:
    """The layouts that a kind of rule fits."""
    return tuple(layout for layout in LAYOUTS if fits(name, layout))


def random_rule(name: str, layout: Layout, digits: bytes, rng: random.Random) -> dict[str, Any]:
    """A rule of a kind as a JSON object, made so that the grid obeys it now and then."""
    return {"type": name, **BUILDERS[name](Builder(layout, digits, rng))}
