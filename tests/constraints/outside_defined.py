"""Rules of clues outside the grid on a full one, as `definitions` has others."""

from __future__ import annotations

from tests.constraints.full_board import Board, Fields, distinct


def battlefield(b: Board, k: Fields) -> bool:
    """The total of the cells that are in both groups, or else of those that are in neither."""
    values = b.all(k["cells"])
    first, last = set(range(values[0])), {len(values) - 1 - at for at in range(values[-1])}
    field = first & last or set(range(len(values))) - first - last
    return bool(sum(values[at] for at in field) == k["sum"])


def before_nine(b: Board, k: Fields) -> bool:
    """The total before the first N."""
    values = b.all(k["cells"])
    return b.high in values and sum(values[: values.index(b.high)]) == k["sum"]


def next_to_nine(b: Board, k: Fields) -> bool:
    """What is before and behind the first N."""
    values = b.all(k["cells"])
    if b.high not in values:
        return False
    place = values.index(b.high)
    near = [values[at] for at in (place - 1, place + 1) if 0 <= at < len(values)]
    return sorted(near) == sorted(k["digits"])


def sum_skyscraper(b: Board, k: Fields) -> bool:
    """The total of those that are larger than all before."""
    values = b.all(k["cells"])
    seen = [x for at, x in enumerate(values) if x > max(values[:at], default=0)]
    return bool(sum(seen) == k["sum"])


def full_rank(b: Board, k: Fields) -> bool:
    """The place of a number among those of all rows and columns, whose borders hold all digits."""
    n = b.size
    rows = [list(b.digits[at * n : at * n + n]) for at in range(n)]
    columns = [list(column) for column in zip(*rows, strict=True)]
    numbers = [way for line in (*rows, *columns) for way in (line, line[::-1])]
    own, ties = b.all(k["cells"]), k.get("ties", "")
    places = len(numbers) if ties == "none" else 1
    are_different = len(set(map(tuple, numbers))) >= places
    is_alone = ties == "any" or numbers.count(own) == 1
    borders = (rows[0], rows[-1], columns[0], columns[-1])
    rank = 1 + sum(number < own for number in numbers)
    return all(map(distinct, borders)) and rank == k["rank"] and is_alone and are_different
