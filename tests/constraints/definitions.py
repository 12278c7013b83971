"""What each rule means on a full grid, straight from its sentence and its JSON object."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from itertools import chain, combinations, pairwise, product

from tests.constraints import pooled_defined, relations_defined
from tests.constraints.full_board import Board, Fields, distinct
from tests.constraints.outside_defined import (
    battlefield,
    before_nine,
    full_rank,
    next_to_nine,
    sum_skyscraper,
)

from nonet import Layout, parse_cell


def pair(kind: str) -> Callable[[Board, Fields], bool]:
    """Two cells whose digits have a relation."""
    return lambda b, k: related(kind, b.at(k["cells"][0]), b.at(k["cells"][1]), k["value"])


def related(kind: str, x: int, y: int, value: int) -> bool:
    """Whether two digits have a relation."""
    if kind == "difference":
        return value in {x - y, y - x}
    return x + y == value if kind == "sum" else value * min(x, y) == max(x, y)


def neighbours(values: list[int]) -> list[tuple[int, int]]:
    """Each value and the next."""
    return list(pairwise(values))


def diagonal(b: Board, k: Fields) -> bool:
    """A long diagonal."""
    n = b.size
    return distinct(
        [b.digits[i * n + (i if k["which"] == "main" else n - 1 - i)] for i in range(n)]
    )


def windows(b: Board, _: Fields) -> bool:
    """The windows of a windoku, for square boxes."""
    assert b.layout.box_shape is not None
    side, n = b.layout.box_shape[0], b.size
    starts = range(1, n - side, side + 1)
    return all(
        distinct([b.digits[(top + i) * n + left + j] for i, j in product(range(side), repeat=2)])
        for top, left in product(starts, repeat=2)
    )


def disjoint_groups(b: Board, _: Fields) -> bool:
    """The same places of all boxes."""
    assert b.layout.box_shape is not None
    rows, columns = b.layout.box_shape
    places: dict[tuple[int, int], list[int]] = {}
    for cell, digit in enumerate(b.digits):
        row, column = divmod(cell, b.size)
        places.setdefault((row % rows, column % columns), []).append(digit)
    return all(map(distinct, places.values()))


def anti_taxicab(b: Board, _: Fields) -> bool:
    """No two x are x steps apart."""
    cells = [(*divmod(cell, b.size), digit) for cell, digit in enumerate(b.digits)]
    return not any(
        x == y == abs(r - s) + abs(c - d) for (r, c, x), (s, d, y) in combinations(cells, 2)
    )


def negative(b: Board, k: Fields) -> bool:
    """No neighbours have the relation but the exceptions."""
    n = b.size
    free = [{parse_cell(name, n) for name in pair} for pair in k["except"]]
    for a, c in combinations(range(n * n), 2):
        are_near = abs(a // n - c // n) + abs(a % n - c % n) == 1
        is_wrong = related(k["relation"], b.digits[a], b.digits[c], k["value"])
        if are_near and is_wrong and {a, c} not in free:
            return False
    return True


def all_given(b: Board, k: Fields) -> bool:
    """No neighbours without a dot or letter have what those say that are always meant."""
    said = {
        "dots": [("difference", 1), ("ratio", 2)],
        "xv": [("sum", 5), ("sum", 10)],
        "difference": [("difference", 1)],
        "ratio": [("ratio", 2)],
    }.get(k["marks_of"], [])
    marks = {"pair_sum"} if k["marks_of"] == "xv" else {"difference", "ratio"}
    rules = [rule for rule in b.layout.constraints if rule.name in marks]
    free = [{parse_cell(name, b.size) for name in rule.fields()["cells"]} for rule in rules]
    for at, down in product(range(b.size**2), (0, 1)):
        other = at + (b.size if down else 1)
        is_in = other < b.size**2 if down else other % b.size
        if is_in and {at, other} not in free:
            x, y = b.digits[at], b.digits[other]
            if any(related(kind, x, y, value) for kind, value in said):
                return False
    return True


def dutch_flatmates(b: Board, _: Fields) -> bool:
    """1 above or 9 below each 5."""
    padded = bytes(9) + b.digits + bytes(9)
    return all(
        padded[cell - 9] == 1 or padded[cell + 9] == 9 for cell in range(9, 90) if padded[cell] == 5
    )


def extreme(sign: int) -> Callable[[Board, Fields], bool]:
    """Below, or with -1 above, all neighbours that are not in the list."""

    def holds(b: Board, k: Fields) -> bool:
        for name in k["cells"]:
            row, column = divmod(parse_cell(name, b.size), b.size)
            for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                near = f"r{row + down + 1}c{column + right + 1}"
                is_inside = 0 <= row + down < b.size and 0 <= column + right < b.size
                if is_inside and near not in k["cells"] and sign * b.at(near) <= sign * b.at(name):
                    return False
        return True

    return holds


def weighted(b: Board, k: Fields) -> bool:
    """A total with factors."""
    factors = k.get("factors") or [1] * len(k["cells"])
    return bool(sum(f * x for f, x in zip(factors, b.all(k["cells"]), strict=True)) == k["sum"])


def arrow(b: Board, k: Fields) -> bool:
    """The number in the circle is the total."""
    return "".join(map(str, b.all(k["circle"]))) == str(sum(b.all(k["arrow"])))


def parts_of_sets(values: list[int]) -> set[int]:
    """The totals of all parts but the empty one."""
    parts = (combinations(values, count) for count in range(1, len(values) + 1))
    return {sum(part) for part in chain.from_iterable(parts)}


def equality_cage(b: Board, k: Fields) -> bool:
    """Half odd, half low, half high."""
    values, middle = b.all(k["cells"]), (b.low + b.high) / 2
    counts = [
        sum(x % 2 == 1 for x in values),
        sum(x < middle for x in values),
        sum(x > middle for x in values),
    ]
    return distinct(values) and all(2 * count == len(values) for count in counts)


def region_sum_line(b: Board, k: Fields) -> bool:
    """One total in each run through a region."""
    assert b.layout.regions is not None
    totals: list[int] = []
    last = None
    for name in k["cells"]:
        region = b.layout.regions[parse_cell(name, b.size)]
        if region != last:
            totals.append(0)
        totals[-1] += b.at(name)
        last = region
    return len(set(totals)) == 1


def sum_line(b: Board, k: Fields) -> bool:
    """Runs of one total, from any cell on where the line is a loop."""
    values = b.all(k["cells"])
    turns = range(len(values)) if k["loop"] else range(1)

    def splits(values: list[int]) -> bool:
        if not values:
            return True
        ends = (end for end in range(1, len(values) + 1) if sum(values[:end]) == k["sum"])
        return any(splits(values[end:]) for end in ends)

    return any(splits(values[turn:] + values[:turn]) for turn in turns)


def zipper_line(b: Board, k: Fields) -> bool:
    """Pairs from the ends inwards have one total, a middle cell as well."""
    values = b.all(k["cells"])
    totals = set()
    while len(values) > 1:
        totals.add(values.pop() + values.pop(0))
    return len(totals | set(values)) == 1


def turns(values: list[int], count: int) -> bool:
    """Whether any values in a row, of this number or all, differ."""
    return all(distinct(values[at : at + count]) for at in range(len(values)))


def index(house_of: Callable[[Board, int], list[int]]) -> Callable[[Board, Fields], bool]:
    """Cells that say where in their house their own number is."""

    def holds(b: Board, k: Fields) -> bool:
        for name in k["cells"]:
            house = house_of(b, parse_cell(name, b.size))
            own = house.index(parse_cell(name, b.size)) + 1
            if [b.digits[at] for at in _at(house, b.at(name))] != [own]:
                return False
        return True

    return holds


def _at(values: list[int], place: int) -> list[int]:
    """The value at a place that counts from 1, if there is one."""
    return values[place - 1 : place] if place > 0 else []


def house(kind: str) -> Callable[[Board, int], list[int]]:
    """The row, column or box of a cell, in reading order."""
    return lambda b, cell: next(
        list(one.cells) for one in b.layout.houses if one.kind == kind and cell in one.cells
    )


def _row_of(b: Board, cell: int) -> list[int]:
    return [at for at in range(b.size**2) if at // b.size == cell // b.size]


def _column_of(b: Board, cell: int) -> list[int]:
    return [at for at in range(b.size**2) if at % b.size == cell % b.size]


def value_index(b: Board, k: Fields) -> bool:
    """X, Y: Y cells after Y there is X again."""
    first, second, *others = b.all(k["cells"])
    return _at(others, second) == [first]


def between(values: list[int], low: int, high: int) -> list[int]:
    """Those from the first of one to the first of the other, without these."""
    first, last = sorted((values.index(low), values.index(high)))
    return values[first + 1 : last]


def sandwich(b: Board, k: Fields) -> bool:
    """The total between 1 and N, both of which have to be there."""
    values = b.all(k["cells"])
    return {b.low, b.high} <= set(values) and sum(between(values, b.low, b.high)) == k["sum"]


def lunchbox(b: Board, k: Fields) -> bool:
    """The total between the smallest and the largest."""
    values = b.all(k["cells"])
    return distinct(values) and sum(between(values, min(values), max(values))) == k["sum"]


def skyscraper(b: Board, k: Fields) -> bool:
    """How many are larger than all before."""
    values = b.all(k["cells"])
    seen = [at for at, x in enumerate(values) if x > max(values[:at], default=x - 1)]
    return bool(len(seen) == k["count"])


def hidden_skyscraper(b: Board, k: Fields) -> bool:
    """The first that is smaller than one before it."""
    values = b.all(k["cells"])
    hidden = [x for at, x in enumerate(values) if x < max(values[:at], default=0)]
    if not hidden:
        return bool(b.low > 0 == k["digit"])
    return bool(hidden[0] == k["digit"])


def numbered_room(b: Board, k: Fields) -> bool:
    """The X-th cell, if there is one."""
    values = b.all(k["cells"])
    return _at(values, values[0]) == [k["digit"]]


def triples(values: list[int]) -> list[tuple[int, int, int]]:
    """Any three values in a row."""
    return list(zip(values, values[1:], values[2:], strict=False))


def product_arrow(b: Board, k: Fields) -> bool:
    """The number in the circle is the product."""
    return int("".join(map(str, b.all(k["circle"])))) == math.prod(b.all(k["arrow"]))


def battenburg(b: Board, k: Fields) -> bool:
    """Cells that share a side are odd and even."""
    places = [(divmod(parse_cell(name, b.size), b.size), b.at(name)) for name in k["cells"]]
    return all(
        (x ^ y) & 1
        for ((r, c), x), ((s, d), y) in combinations(places, 2)
        if abs(r - s) + abs(c - d) == 1
    )


def average_arrow(b: Board, k: Fields) -> bool:
    """The digit in the circle is the average, which need not be a whole number of others."""
    values = b.all(k["arrow"])
    return Fraction(sum(values), len(values)) == b.at(k["circle"][0])


def unknown_circle(b: Board, k: Fields) -> bool:
    """The first or the last is the total of the others."""
    values = b.all(k["cells"])
    return values[0] == sum(values[1:]) or values[-1] == sum(values[:-1])


def ascending_starters(b: Board, k: Fields) -> bool:
    """The total of the first values up to the first that is not larger."""
    values = b.all(k["cells"])
    falls = [at for at, (x, y) in enumerate(pairwise(values), 1) if y <= x]
    return bool(sum(values[: falls[0] if falls else None]) == k["sum"])


def crust_sandwich(b: Board, k: Fields) -> bool:
    """The total between two digits, both of which have to be there."""
    values, crusts = b.all(k["cells"]), k.get("crusts") or [b.low + 1, b.high - 1]
    return set(crusts) <= set(values) and sum(between(values, *crusts)) == k["sum"]


def sunburn(b: Board, k: Fields) -> bool:
    """How many of the cells a king's move away are smaller."""
    for name in k["cells"]:
        row, column = divmod(parse_cell(name, b.size), b.size)
        near = [
            b.digits[r * b.size + c]
            for r, c in product(range(b.size), repeat=2)
            if max(abs(r - row), abs(c - column)) == 1
        ]
        if sum(digit < b.at(name) for digit in near) != b.at(name):
            return False
    return True


def seen(parity: int) -> Callable[[Board, Fields], bool]:
    """How many digits of a parity are seen along the row and column, up to one of the other."""

    def count(b: Board, row: int, column: int) -> int:
        found = int(b.digits[row * b.size + column] % 2 == parity)
        for down, right in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            r, c = row + down, column + right
            while 0 <= r < b.size and 0 <= c < b.size and b.digits[r * b.size + c] % 2 == parity:
                found, r, c = found + 1, r + down, c + right
        return found

    return lambda b, k: all(
        count(b, *divmod(parse_cell(name, b.size), b.size)) == b.at(name) for name in k["cells"]
    )


def remainders(join: Callable[[list[int]], int]) -> Callable[[Board, Fields], bool]:
    """Whether all groups leave the remainder, or the same one."""

    def holds(b: Board, k: Fields) -> bool:
        found = {join(b.all(group)) % k["modulus"] for group in k["groups"]}
        return len(found) == 1 and k.get("remainder") in {None, *found}

    return holds


def state_machine(b: Board, k: Fields) -> bool:
    """The states after the digits, one after the other."""
    state = k["start"]
    for digit in b.all(k["cells"]):
        state = k["step"][state][digit - b.low] if state >= 0 else -1
    return state in k["accept"]


def choose(b: Board, k: Fields) -> bool:
    """How many of the rules hold."""
    found = sum(defined(b, one) for one in k["rules"])
    least, most = k.get("at_least", 0), k.get("at_most", len(k["rules"]))
    return bool(found == k["exactly"] if "exactly" in k else least <= found <= most)


def condition(b: Board, k: Fields) -> bool:
    """One rule where the condition holds, and the other one, if there is one, where it does not."""
    if defined(b, k["condition"]):
        return defined(b, k["rule"])
    return "otherwise" not in k or defined(b, k["otherwise"])


def count_repeats(b: Board, k: Fields) -> bool:
    """Pairs of cells of a group with the same digit, digit by digit."""
    pairs = [pair for group in k["groups"] for pair in combinations(b.all(group), 2)]
    return all(pairs.count((digit, digit)) == number for digit, number in k["repeats"])


def number_cage(b: Board, k: Fields) -> bool:
    """The digits differ, and the number divides the one that they are in reading order."""
    places = sorted(parse_cell(name, b.size) for name in k["cells"])
    number = int("".join(str(b.digits[place]) for place in places))
    return distinct(b.all(k["cells"])) and number % k["divisor"] == 0


def defined(b: Board, k: Fields) -> bool:
    """What the definition of a rule says."""
    return DEFINITIONS[k["type"]](b, k)


DEFINITIONS: dict[str, Callable[[Board, Fields], bool]] = {
    "diagonal": diagonal,
    "windows": windows,
    "disjoint_groups": disjoint_groups,
    "anti_knight": lambda b, _: all(
        x != y for x, y in b.pairs((1, 2), (2, 1), (1, -2), (2, -1), (-1, 2))
    ),
    "anti_king": lambda b, _: all(x != y for x, y in b.pairs((1, 1), (1, -1))),
    "anti_taxicab": anti_taxicab,
    "non_consecutive": lambda b, _: all(abs(x - y) != 1 for x, y in b.pairs((0, 1), (1, 0))),
    "negative": negative,
    "all_given": all_given,
    "global_entropy": lambda b, _: all(len(set(map(b.third, s))) == 3 for s in b.squares()),
    "global_modular": lambda b, _: all(len({x % 3 for x in s}) == 3 for s in b.squares()),
    "dutch_flatmates": dutch_flatmates,
    "candidates": lambda b, k: b.at(k["cell"]) in k["digits"],
    "odd": lambda b, k: all(x & 1 for x in b.all(k["cells"])),
    "even": lambda b, k: all(not x & 1 for x in b.all(k["cells"])),
    "minimum": extreme(1),
    "maximum": extreme(-1),
    "greater_than": lambda b, k: b.at(k["cells"][0]) > b.at(k["cells"][1]),
    "difference": pair("difference"),
    "ratio": pair("ratio"),
    "pair_sum": pair("sum"),
    "pair_relation": lambda b, k: relations_defined.pair_relation(b.all(k["cells"]), k),
    "replicate": lambda b, k: relations_defined.replicate(b.digits, b.size, k),
    "tally_line": lambda b, k: relations_defined.tally_line(b.all(k["cells"]), k),
    "pair_table": lambda b, k: b.all(k["cells"]) in k["allowed"],
    "all_different": lambda b, k: distinct(b.all(k["cells"])),
    "killer_cage": lambda b, k: (
        distinct(b.all(k["cells"])) and k["sum"] in {None, sum(b.all(k["cells"]))}
    ),
    "sum": weighted,
    "little_killer": weighted,
    "arrow": arrow,
    "equal_sum": lambda b, k: len({sum(b.all(group)) for group in k["groups"]}) == 1,
    "rellik_cage": lambda b, k: (
        distinct(b.all(k["cells"])) and k["sum"] not in parts_of_sets(b.all(k["cells"]))
    ),
    "equality_cage": equality_cage,
    "quadruple": lambda b, k: Counter(k["digits"]) <= Counter(b.all(k["cells"])),
    "contains_exactly": lambda b, k: all(
        b.all(k["cells"]).count(x) == k["digits"].count(x) for x in k["digits"]
    ),
    "look_and_say": lambda b, k: all(
        b.all(k["cells"]).count(x) == count for count, x in k["counts"]
    ),
    "counting_circles": lambda b, k: all(
        b.all(k["cells"]).count(x) == x for x in b.all(k["cells"])
    ),
    "count_distinct": lambda b, k: b.at(k["cell"]) == len(set(b.all(k["cells"]))),
    "same_digits": lambda b, k: all(
        sorted(b.all(group)) == sorted(b.all(k["groups"][0])) for group in k["groups"]
    ),
    "same_set": lambda b, _: all(
        sorted(b.digits[cell] for cell in one.cells) == sorted(b.digits[cell] for cell in two.cells)
        for one, two in combinations(b.layout.houses, 2)
        if len(one.cells) == len(two.cells)
    ),
    "clone": lambda b, k: all(b.all(group) == b.all(k["groups"][0]) for group in k["groups"]),
    "thermometer": lambda b, k: all(x < y for x, y in neighbours(b.all(k["cells"]))),
    "slow_thermometer": lambda b, k: all(x <= y for x, y in neighbours(b.all(k["cells"]))),
    "whisper_line": lambda b, k: all(
        abs(x - y) >= k["difference"] for x, y in neighbours(b.all(k["cells"]))
    ),
    "renban_line": lambda b, k: (
        sorted(b.all(k["cells"]))
        == list(range(min(b.all(k["cells"])), min(b.all(k["cells"])) + len(k["cells"])))
    ),
    "nabner_line": lambda b, k: all(y - x > 1 for x, y in neighbours(sorted(b.all(k["cells"])))),
    "between_line": lambda b, k: all(
        min(b.at(k["cells"][0]), b.at(k["cells"][-1]))
        < x
        < max(b.at(k["cells"][0]), b.at(k["cells"][-1]))
        for x in b.all(k["cells"][1:-1])
    ),
    "lockout_line": lambda b, k: (
        abs(b.at(k["cells"][0]) - b.at(k["cells"][-1])) >= k["difference"]
        and all(
            x < min(b.at(k["cells"][0]), b.at(k["cells"][-1]))
            or x > max(b.at(k["cells"][0]), b.at(k["cells"][-1]))
            for x in b.all(k["cells"][1:-1])
        )
    ),
    "palindrome_line": lambda b, k: b.all(k["cells"]) == b.all(k["cells"])[::-1],
    "zipper_line": zipper_line,
    "region_sum_line": region_sum_line,
    "sum_line": sum_line,
    "modular_line": lambda b, k: turns([x % k["modulus"] for x in b.all(k["cells"])], k["modulus"]),
    "entropic_line": lambda b, k: turns(list(map(b.third, b.all(k["cells"]))), 3),
    "parity_line": lambda b, k: all((x ^ y) & 1 for x, y in neighbours(b.all(k["cells"]))),
    "double_arrow": lambda b, k: (
        2 * (b.at(k["cells"][0]) + b.at(k["cells"][-1])) == sum(b.all(k["cells"]))
    ),
    "column_index": index(_row_of),
    "row_index": index(_column_of),
    "box_index": index(house("box")),
    "value_index": value_index,
    "sandwich": sandwich,
    "lunchbox": lunchbox,
    "x_sum": lambda b, k: sum(b.all(k["cells"])[: b.at(k["cells"][0])]) == k["sum"],
    "skyscraper": skyscraper,
    "hidden_skyscraper": hidden_skyscraper,
    "numbered_room": numbered_room,
    "same_difference_line": lambda b, k: (
        len({abs(x - y) for x, y in neighbours(b.all(k["cells"]))}) == 1
    ),
    "arithmetic_line": lambda b, k: len({y - x for x, y in neighbours(b.all(k["cells"]))}) == 1,
    "fibonacci_line": lambda b, k: all(x + y == z for x, y, z in triples(b.all(k["cells"]))),
    "xvxv_line": lambda b, k: all(x + y in {5, 10} for x, y in neighbours(b.all(k["cells"]))),
    "product_arrow": product_arrow,
    "rossini": lambda b, k: all(x < y for x, y in neighbours(b.all(k["cells"]))),
    "outside_digits": lambda b, k: Counter(k["digits"]) <= Counter(b.all(k["cells"])),
    "frame_sum": lambda b, k: sum(b.all(k["cells"])) == k["sum"],
    "battlefield": battlefield,
    "before_nine": before_nine,
    "next_to_nine": next_to_nine,
    "sum_skyscraper": sum_skyscraper,
    "full_rank": full_rank,
    "battenburg": battenburg,
    "average_arrow": average_arrow,
    "unknown_circle": unknown_circle,
    "ascending_starters": ascending_starters,
    "crust_sandwich": crust_sandwich,
    "sunburn": sunburn,
    "seen_odd": seen(1),
    "seen_even": seen(0),
    "equal_cages": lambda b, k: (
        len({sum(b.all(group)) for group in k["groups"]}) == 1
        and all(distinct(b.all(group)) for group in k["groups"])
    ),
    "bounded_cage": lambda b, k: (
        distinct(b.all(k["cells"]))
        and k["low"] <= sum(b.all(k["cells"])) <= (k.get("high") or math.inf)
    ),
    "number_cage": number_cage,
    "multi_sum_cage": lambda b, k: (
        distinct(b.all(k["cells"])) and sum(b.all(k["cells"])) in k["totals"]
    ),
    "range_line": lambda b, k: max(b.all(k["cells"])) - min(b.all(k["cells"])) == k["span"],
    "product_line": lambda b, k: math.prod(b.all(k["cells"])) == k["product"],
    "modular_sum": remainders(sum),
    "modular_product": remainders(math.prod),
    "regex": lambda b, k: (
        re.fullmatch(k["pattern"], "".join(map(str, b.all(k["cells"])))) is not None
    ),
    "state_machine": state_machine,
    "any_of": lambda b, k: any(defined(b, one) for one in k["rules"]),
    "choose": choose,
    "if": condition,
    "count_repeats": count_repeats,
    "kinds": lambda b, k: pooled_defined.kinds(b, k, defined),
    "shared_total": lambda b, k: pooled_defined.shared_total(b, k, defined),
    "all_of": lambda b, k: all(defined(b, one) for one in k["rules"]),
    "not": lambda b, k: not defined(b, k["rule"]),
}


def holds(fields: Fields, layout: Layout, digits: bytes) -> bool:
    """Whether a full grid obeys the rule of a JSON object."""
    return defined(Board(layout, digits), fields)
