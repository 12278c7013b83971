"""Corrupt puzzles with rules and read them: nothing but puzzles and NonetErrors may come out.

    python fuzz/rules.py [--count N] [--seed S] [--first CASE]

Each case is a puzzle with rules of random kinds in the neutral form, in nonet's own JSON, or as
lines such as people type. It is corrupted as text, or part by part: types swapped, cells outside
the grid, huge numbers, deep nesting, duplicates. What is read must be written back equal and make
ready for the solver, within a few seconds.
"""

from __future__ import annotations

import argparse
import copy
import json
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

if not __package__:  # run as a script: the project's root is where `fuzz` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzz.mutations import mutate
from fuzz.run import TIME_LIMIT, Failed
from tests.constraints.random_rules import LAYOUTS, fits, random_grid, random_rule

import nonet
from nonet import Grid, Layout, NonetError, Puzzle
from nonet.constraints.neutral import write_neutral
from nonet.constraints.registry import NAMES, fields_of
from nonet.constraints.shorthand import parse_rules
from nonet.errors import LayoutError
from nonet.layout import Layer, Unknown

SLOWEST = 5.0
"""Seconds after which a case counts as hanging."""

LONGEST = 1 << 21
"""Most characters of a text: double the length of a line that is read."""

_ROLES = (Layer("role", "1-3"), Layer("value", "-3-9"), Unknown("total", 1, 20))
_BOARDS = (
    Layout.of_size(4, digits="0-3"),
    Layout.boxes(2, 3, digits="1-9", constraints="same-set"),
    Layout.latin(3, digits="9-12"),
    Layout.free(3, 4, digits="0-5", holes="r2c2", houses=["r1c1-4"], lines=True),
    Layout.overlapping(4, [(0, 0), (2, 2)]),
    Layout.of_size(4, layers=_ROLES),
    Layout.latin(3, layers=_ROLES),
    Layout.boxes(2, 3, layers=Layer("pool", "0-1", count=7, counts=False)),
    Layout.of_size(4, digits="0-4", layers=[Layer("second", "-1-4"), Layer("value", "0-9")]),
)
_OF_ROLES: tuple[dict[str, Any], ...] = (
    {"type": "roles", "layer": "role", "role": 2, "each": 1, "once": True},
    {"type": "roles", "layer": "role", "role": 3},
    {"type": "indexers", "layer": "role", "role": 2, "along": "row", "to": 3},
    {"type": "values", "layer": "value", "by": "role", "forms": "d|row[d]|d+column(2)"},
    {"type": "sum", "cells": ["value:r1c1", "value:r2c2"], "sum": 5},
    {"type": "equal_sum", "groups": [["total"], ["r1c1", "role:r1c2"]]},
)
_OF_SECONDS: tuple[dict[str, Any], ...] = (
    {"type": "second_digits", "layer": "second"},
    {"type": "values", "layer": "value", "by": "second", "forms": "d|d|d+1|d+2|d+3|d+4"},
)
_LARGE = (Layout.of_size(16), Layout.of_size(25), Layout.latin(64), Layout.of_size(100))
_DEEP = 2_000


def strange_values(rng: Random) -> Any:
    """A value that is rarely right anywhere."""
    return rng.choice(_STRANGE)(rng)


def _nested(rng: Random) -> Any:
    value: Any = rng.choice([1, "r1c1", {}])
    for _ in range(rng.choice([2, 9, 300])):
        value = [value] if rng.random() < 0.7 else {rng.choice(["type", "cells", "x"]): value}
    return value


_FIXED: list[Any] = [
    *(None, True, False, -1, 0, 1, 5, 99, 10**6, 10**6 + 1, 10**30, -(10**18), 0.5, float("nan")),
    *(float("inf"), -0.0, 1e308, "", "r1c1", "r1c1-9", "r0c0", "r999c1", "r1-100c1-100", "\0"),
    *("9" * 5000, "r1c1 " * 3000, "\ud800", "r٣c1", [], [[]], [None], [[1]], ["r1c1"], {}),
    *({"type": "odd"}, {"cells": []}, ["r1c1", "r1c1"], [["r1c1"], ["r1c1"]], [1, 2], [0]),
    *(list(range(200)), [2**63], {"": ""}, [{}], {"type": ["odd"]}),
]
_STRANGE: list[Callable[[Random], Any]] = [
    *[lambda rng: copy.deepcopy(rng.choice(_FIXED))] * 6,
    _nested,
    lambda rng: rng.randint(-3, 70),
    lambda rng: rng.randint(-(10**20), 10**20),
    lambda rng: f"r{rng.randint(0, 30)}c{rng.randint(0, 30)}",
    lambda rng: [f"r{rng.randint(1, 9)}c{rng.randint(1, 9)}" for _ in range(rng.randint(0, 9))],
    lambda rng: [rng.randint(-1, 10) for _ in range(rng.choice([1, 2, 9, 300, 12_000]))],
    lambda rng: rng.choice(NAMES),
]


def corrupted(value: Any, rng: Random) -> Any:
    """The value with one part replaced, dropped, doubled, renamed or swapped, in place."""
    paths = list(_paths(value))
    path = rng.choice(paths)
    if not path:
        return strange_values(rng)
    holder = _at(value, path[:-1])
    key = path[-1]
    match rng.choice(["replace", "replace", "drop", "more", "rename", "double", "swap"]):
        case "drop":
            del holder[key]
        case "more" if isinstance(holder, list):
            holder.insert(rng.randrange(len(holder) + 1), strange_values(rng))
        case "double" if isinstance(holder, list):
            holder += _copies(holder[key], rng.choice([1, 1, 2, 20]))
        case "rename" if isinstance(holder, dict):
            holder[rng.choice(["x", "cells", "type", "sum", "size", "box"])] = holder.pop(key)
        case "swap":
            holder[key] = copy.deepcopy(_at(value, rng.choice(paths)))
        case _:
            holder[key] = strange_values(rng)
    return value


def _copies(value: Any, count: int) -> list[Any]:
    """Copies that share nothing, so that no later change is made to all of them."""
    return [copy.deepcopy(value) for _ in range(count)]


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the parts of a value are; of a long list the first twenty, and not too deep."""
    yield path
    if len(path) < 8:
        if isinstance(value, dict):
            for key, one in value.items():
                yield from _paths(one, (*path, key))
        elif isinstance(value, list):
            for at, one in enumerate(value[:20]):
                yield from _paths(one, (*path, at))


def puzzle_with(names: list[str], layout: Layout, rng: Random) -> dict[str, Any]:
    """A puzzle with a rule of each of these kinds, in the neutral form."""
    rules = [random_rule(name, layout, random_grid(layout, rng), rng) for name in names]
    return {**write_neutral(layout, _some_digits(layout, rng)), "constraints": rules}


def _some_digits(layout: Layout, rng: Random) -> bytes:
    digits = bytearray(layout.cell_count)
    for _ in range(rng.choice([0, 0, 1, 5])):
        digits[rng.choice(layout.cells)] = rng.randint(1, len(layout.digits))
    return bytes(digits)


@cache
def _kinds(layout: Layout) -> list[str]:
    return [name for name in NAMES if fits(name, layout) and layout.houses]


def _random_puzzle(rng: Random) -> dict[str, Any]:
    if rng.random() < 0.4:
        return _on_board(rng)
    layout = rng.choice(_LARGE if rng.random() < 0.03 else LAYOUTS)
    names = rng.sample(_kinds(layout), rng.choice([1, 1, 1, 2, 4]))
    return puzzle_with(names, layout, rng)


def _on_board(rng: Random) -> dict[str, Any]:
    """A puzzle with other digits, a free board or layers, and rules about these."""
    layout = rng.choice(_BOARDS)
    puzzle = write_neutral(layout, _some_digits(layout, rng))
    names = {layer.name for layer in layout.layers}
    own = _OF_ROLES if "role" in names else _OF_SECONDS if "second" in names else ()
    puzzle["constraints"] += copy.deepcopy([rule for rule in own if rng.random() < 0.6])
    if layout.shape == (layout.size, layout.size):
        digits = random_grid(Layout.latin(layout.size), rng)
        kinds = rng.sample(_kinds(layout), rng.choice([0, 1, 2]))
        puzzle["constraints"] += [
            random_rule(name, Layout.latin(layout.size), digits, rng) for name in kinds
        ]
    return puzzle


def _dumped(value: Any, rng: Random) -> str:
    """The value as a line of JSON; a lone surrogate is written as it is escaped in files."""
    return json.dumps(value, separators=rng.choice([(",", ":"), (", ", ": ")]))


def neutral_text(rng: Random) -> str:
    """A puzzle in the neutral form, corrupted in its parts, or as text."""
    puzzle: Any = _random_puzzle(rng)
    if rng.random() < 0.02 and puzzle["constraints"]:
        rules = puzzle["constraints"]
        rules += _copies(rules[0], rng.choice([1, 1, 50, 50, 12_000]))
    if rng.random() < 0.7:
        for _ in range(rng.choice((1, 1, 1, 2, 3))):
            puzzle = corrupted(puzzle, rng)
        return _dumped(puzzle, rng)[:LONGEST]
    text = mutate(_dumped(puzzle, rng), rng)
    if rng.random() < 0.02:
        text = text.replace("[", "[" * _DEEP, 1)
    return text


def own_text(rng: Random) -> str:
    """The same in nonet's own JSON."""
    fields = _random_puzzle(rng)
    try:
        text = nonet.load(_dumped(fields, rng), format="neutral").to_text("nonet")
    except NonetError:  # a random rule that no digits obey
        return _dumped(fields, rng)
    if rng.random() < 0.3:
        return mutate(text, rng)
    value: Any = json.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        value = corrupted(value, rng)
    return _dumped(value, rng)


def typed_text(rng: Random) -> str:
    """Some lines of rules as they are typed, with some words changed."""
    lines = []
    for rule in _random_puzzle(rng)["constraints"]:
        words = [rule["type"].replace("_", "-")]
        for value in rule.values():
            words += _words(value)
        words = [words[0], *words[2:]]
        if rng.random() < 0.3:
            words.insert(rng.randrange(len(words) + 1), str(strange_values(rng))[:200])
        lines.append(" ".join(words) if rng.random() < 0.9 else json.dumps(rule))
    text = "\n".join(lines)
    return mutate(text, rng) if rng.random() < 0.6 else text


def _words(value: Any) -> list[str]:
    if isinstance(value, list):
        return [word for one in value for word in _words(one)]
    return [] if value is None else [str(value)]


def read_neutral_text(text: str) -> str:
    """A puzzle in the neutral form is read, or refused by a NonetError."""
    return _read_puzzle(text, "neutral")


def read_own_text(text: str) -> str:
    """The same for nonet's own JSON."""
    return _read_puzzle(text, "nonet")


def _read_puzzle(text: str, form: str) -> str:
    puzzle = nonet.load(text, format=form)
    for other in ("neutral", "nonet"):
        again = nonet.load(puzzle.to_text(other, lossy=True), format=other)
        if again.layout != puzzle.layout or again.grid.givens != puzzle.grid.givens:
            raise AssertionError("not read back as written")
    if nonet.load(puzzle.to_text(form), format=form) != puzzle:
        raise AssertionError("not read back as written")
    return _solve(puzzle)


def _solve(puzzle: Puzzle) -> str:
    try:
        nonet.count(puzzle, time_limit=TIME_LIMIT)
    except LayoutError as error:
        return f"a puzzle beyond the solver: {type(error).__name__}"
    except NonetError:
        pass
    return "a puzzle"


def read_typed_text(text: str) -> str:
    """Lines of rules are read, or refused; what is read comes back as JSON objects."""
    rules = parse_rules(text.split("\n"))
    lines = [json.dumps(fields_of(rule)) for rule in rules]
    if parse_rules(lines) != rules:
        raise AssertionError("not read back as written")
    return _solve(Puzzle(Grid.empty(Layout.of_size(9, constraints=rules))))


KINDS: dict[str, tuple[Callable[[Random], str], Callable[[str], str]]] = {
    "neutral": (neutral_text, read_neutral_text),
    "nonet": (own_text, read_own_text),
    "typed": (typed_text, read_typed_text),
}
"""What to corrupt, and what reads it."""


def run(count: int, seed: int, first: int = 0) -> Counter[tuple[str, str]]:
    """Count how the cases of each kind ended, over `count` corrupted texts from the first on.

    Raises
    ------
    Failed
        Something other than a puzzle and a NonetError came out, or it took too long; the message
        reproduces the case.
    """
    outcomes: Counter[tuple[str, str]] = Counter()
    last = time.monotonic()
    for case in range(first, first + count):
        rng = Random(f"{seed} {case}")
        name = rng.choice(("neutral", "neutral", "nonet", "typed"))
        make, read = KINDS[name]
        text = make(rng)
        start = time.monotonic()
        try:
            outcome = read(text)
        except NonetError as error:
            outcome = type(error).__name__
            if len(str(error)) > 400:
                raise Failed(f"case {case} of seed {seed}: a long message for {text!r}") from error
        except Exception as error:
            raise Failed(f"case {case} of seed {seed}: {name!r} with {text!r}") from error
        outcomes[name, outcome] += 1
        if time.monotonic() - start > SLOWEST:
            raise Failed(f"case {case} of seed {seed}: {name!r} hangs with {text!r}")
        if time.monotonic() - last > 60:
            last = time.monotonic()
            print(f"{case + 1:,} cases", flush=True)
    return outcomes


def main() -> int:
    """Run as asked; 0 if nothing but puzzles and NonetErrors came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=20_000, help="corrupted puzzles to read")
    parser.add_argument("--seed", type=int, default=0, help="the same seed tries the same puzzles")
    parser.add_argument("--first", type=int, default=0, help="number of the first case")
    options = parser.parse_args()
    start = time.monotonic()
    try:
        outcomes = run(options.count, options.seed, options.first)
    except Failed as error:
        text = str(error)
        traceback.print_exception(error.__cause__)
        print(text if len(text) < 20_000 else f"{text[:20_000]} …")
        return 1
    for (name, outcome), times in sorted(outcomes.items()):
        print(f"{name:<10} {outcome:<40} {times:>9,}")
    seconds = time.monotonic() - start
    print(f"{options.count:,} corrupted puzzles, seed {options.seed}, {seconds:.0f} s: no failure")
    return 0


if __name__ == "__main__":
    sys.exit(main())
