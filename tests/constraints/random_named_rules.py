"""Random rules that setters know by name, beyond those of random_rules.py."""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import combinations
from typing import Any

from tests.constraints.rule_builder import Builder


def number_cage(m: Builder) -> dict[str, Any]:
    """A cage of up to three cells."""
    return {"cells": m.cells(1, 3), "divisor": m.rng.choice([2, 2, 3, 7])}


def multi_sum_cage(m: Builder) -> dict[str, Any]:
    """A cage with half of all totals."""
    cells = m.cells(1, 3)
    least = len(cells) * (len(cells) + 1) // 2
    every = range(least, len(cells) * (m.size + 1) - least + 1)
    return {"cells": cells, "totals": m.rng.sample(every, (len(every) + 1) // 2)}


def range_line(m: Builder) -> dict[str, Any]:
    """A line with its range, or one beside it."""
    cells = m.line(2, 4)
    values = m.of(cells)
    return {"cells": cells, "span": m.near(max(values) - min(values), 0, m.size - 1)}


def product_line(m: Builder) -> dict[str, Any]:
    """A line with its product, or that of other digits."""
    cells = m.line(2, 3)
    values = m.of(cells)
    other = [*values[1:], m.rng.randint(1, m.size)]
    return {"cells": cells, "product": math.prod(values if m.rng.random() < 0.5 else other)}


def kinds(m: Builder) -> dict[str, Any]:
    """Two or three lines of two kinds."""
    of: list[dict[str, Any]] = [
        {"type": "thermometer"},
        {"type": "palindrome_line"},
        {"type": "parity_line"},
        {"type": "whisper_line", "difference": 2},
    ]
    first, second = m.rng.sample(of, 2)
    some = [first, second, *m.rng.choices((first, second), k=m.rng.randint(0, 1))]
    rules = [{"type": kind["type"], "cells": m.distinct_line(2, 3), **kind} for kind in some]
    return {"rules": rules, **m.rng.choice([{}, {"at_least": 0}, {"at_least": 1}])}


def shared_total(m: Builder) -> dict[str, Any]:
    """Cages, sums, little killers, arrows and sandwiches."""
    of: list[Callable[[], dict[str, Any]]] = [
        lambda: {"type": "killer_cage", "cells": m.cells(1, 2), "sum": None},
        lambda: {"type": "little_killer", "cells": m.cells(1, 2), "sum": 0},
        lambda: {"type": "sum", "cells": m.cells(1, 2), "sum": 0},
        lambda: {"type": "arrow", "circle": m.cells(1, 1), "arrow": m.cells(1, 2)},
        lambda: {"type": "sandwich", "cells": m.row_or_column(), "sum": 0},
    ]
    return {"rules": [make() for make in m.rng.choices(of, (4, 2, 2, 1, 1), k=2)]}


def count_repeats(m: Builder) -> dict[str, Any]:
    """Groups with the repeats that their digits have, or one more."""
    count = m.rng.randint(1, 3)
    groups = [m.cells(m.rng.randint(2, min(6, m.size))) for _ in range(count)]
    pairs = [pair for group in groups for pair in combinations(m.of(group), 2)]
    chosen = m.rng.sample(range(1, m.size + 1), k=m.rng.randint(1, 3))
    return {
        "groups": groups,
        "repeats": [
            [digit, min(len(pairs), pairs.count((digit, digit)) + (m.rng.random() < 0.2))]
            for digit in chosen
        ],
    }


NAMED_BUILDERS: dict[str, Callable[[Builder], dict[str, Any]]] = {
    "count_repeats": count_repeats,
    "number_cage": number_cage,
    "multi_sum_cage": multi_sum_cage,
    "range_line": range_line,
    "product_line": product_line,
    "kinds": kinds,
    "shared_total": shared_total,
    "same_set": lambda _: {},
}
"""For each rule its parameters."""
