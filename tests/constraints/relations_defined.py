"""Relations of two digits and tallies of lines: what they mean, and random rules of them."""

from __future__ import annotations

import random
from itertools import accumulate, combinations, pairwise
from typing import Any

from nonet import parse_cell

Fields = dict[str, Any]

_NUMBERED = {"difference": "difference", "sum": "sum", "ratio": "ratio"}
RELATIONS = (
    *("difference", "difference-at-least", "difference-at-most", "no-difference"),
    *("sum", "sum-at-least", "sum-at-most", "no-sum", "ratio", "no-ratio"),
    *("same-parity", "other-parity", "equal", "unequal", "table"),
)


def related(fields: Fields, x: int, y: int) -> bool:
    """Whether two digits, that of the earlier cell first, have the relation of an object."""
    name, value = fields["relation"], fields.get("value")
    match name.split("-"):
        case ["table"]:
            return [x, y] in fields["allowed"]
        case ["equal" | "unequal"]:
            return (x == y) is (name == "equal")
        case ["same" | "other", "parity"]:
            return ((x + y) % 2 == 0) is (name == "same-parity")
    assert value is not None
    first, *others = name.removeprefix("no-").split("-")
    number = {"difference": max(x, y) - min(x, y), "sum": x + y}.get(first)
    if number is None:
        has = max(x, y) == value * min(x, y)
    else:
        has = {"least": number >= value, "most": number <= value}.get(
            others[-1] if others else "", number == value
        )
    return has is not name.startswith("no-")


def pair_relation(digits: list[int], fields: Fields) -> bool:
    """Each digit and the next, or any two, have a relation."""
    pairs = combinations(digits, 2) if fields.get("every") else pairwise(digits)
    return all(related(fields, x, y) for x, y in pairs)


def are_apart(moves: str, down: int, right: int) -> bool:
    """Whether cells with these rows and columns between them are a move apart."""
    if moves.startswith("distance"):
        return down + right == int(moves[-1])
    return sorted((down, right)) in {
        "neighbours": [[0, 1]],
        "diagonals": [[1, 1]],
        "kings": [[0, 1], [1, 1]],
        "knights": [[1, 2]],
    }.get(moves, [])


def replicate(digits: bytes, size: int, fields: Fields) -> bool:
    """All pairs of cells that are a move apart have a relation, in one order or the other."""
    free = [{parse_cell(name, size) for name in pair} for pair in fields.get("except", [])]
    for a, b in combinations(range(size * size), 2):
        (r, c), (s, d) = divmod(a, size), divmod(b, size)
        x, y = digits[a], digits[b]
        is_wrong = not (related(fields, x, y) or related(fields, y, x))
        if is_wrong and are_apart(fields["moves"], abs(r - s), abs(c - d)) and {a, b} not in free:
            return False
    return True


def tally_line(digits: list[int], fields: Fields) -> bool:
    """The running total, or count, is as a number says: at the end, always or never."""
    counted, value = fields.get("counted"), fields["value"]
    tallies = list(accumulate(int(x in counted) if counted else x for x in digits))
    are_so = [
        {
            "exactly": tally == value,
            "at-least": tally >= value,
            "at-most": tally <= value,
            "multiple": tally % max(value, 1) == 0,
        }[fields["relation"]]
        for tally in tallies
    ]
    held = {"end": are_so[-1], "always": all(are_so), "never": not any(are_so)}
    return bool(held[fields["when"]])


def random_relation(rng: random.Random, size: int) -> Fields:
    """A relation with its number or its pairs."""
    name = rng.choice(RELATIONS)
    kind = next((kind for kind in _NUMBERED if kind in name), "")
    bounds = {"difference": (0, size - 1), "sum": (2, 2 * size), "ratio": (1, size)}
    if kind:
        return {"relation": name, "value": rng.randint(*bounds[kind])}
    if name == "table":
        pairs = [[x, y] for x in range(1, size + 1) for y in range(1, size + 1)]
        return {"relation": name, "allowed": rng.sample(pairs, rng.randint(1, len(pairs)))}
    return {"relation": name}


def random_tally(rng: random.Random, size: int, digits: list[int]) -> Fields:
    """A tally that these digits of a line have about half of the time."""
    counted = rng.sample(range(1, size + 1), rng.randint(1, 3)) if rng.random() < 0.4 else []
    total = sum(x in counted for x in digits) if counted else sum(digits)
    relation = rng.choice(["exactly", "at-least", "at-most", "multiple"])
    value = max(1 if relation == "multiple" else 0, total + rng.choice([0, 0, 0, 1, -1]))
    if relation == "multiple":
        value = rng.randint(1, 5)
    when = rng.choice(["end", "end", "always", "never"])
    found = {"when": when, "relation": relation, "value": value}
    return {**found, "counted": counted} if counted else found
