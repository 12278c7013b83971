"""Rows of sets of digits for clues at a row or column, whose digits are all different.

In each of them 1 to N are there once, so a row needs to say only which digits are in which part of
the line:

    sandwich 5      45679 45679 45679 45679 45679 19 23 23 19     2 and 3 between 1 and 9
                    …
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import combinations, islice, permutations

from nonet.constraints._kept import kept

MOST_ROWS = 800
LARGEST_SIZE = 10
"""Beyond either a machine that reads the line is faster."""

Rows = tuple[int, ...]
"""Rows of masks, one after the other; empty where there are none, or too many."""


@lru_cache(maxsize=1024)
def is_row_or_column(cells: tuple[int, ...], size: int) -> bool:
    """Whether the cells, in any order, are those of a row or column."""
    found = sorted(cells)
    first = found[0]
    if found == list(range(first, first + size)):
        return first % size == 0
    return first < size and found == list(range(first, size * size, size))


@kept
def sandwich(total: int, size: int, crusts: tuple[int, int]) -> Rows:
    """The digits between the crusts sum to the clue."""

    def rows() -> Iterator[list[int]]:
        ends = _mask(set(crusts))
        inner = [digit for digit in range(1, size + 1) if digit not in crusts]
        for between in _subsets(inner, total):
            others = _all(size) & ~ends & ~_mask(between)
            count = len(between)
            for start in range(size - count - 1):
                inside = [ends, *[_mask(between)] * count, ends]
                yield [*[others] * start, *inside, *[others] * (size - count - 2 - start)]

    return _joined(rows())


@kept
def x_sum(total: int, size: int) -> Rows:
    """The first X digits sum to the clue; X is the first."""

    def rows() -> Iterator[list[int]]:
        for first in range(1, size + 1):
            rest = [digit for digit in range(1, size + 1) if digit != first]
            for added in _subsets(rest, total - first, first - 1):
                others = _all(size) & ~_mask((first,)) & ~_mask(added)
                yield [1 << first - 1, *[_mask(added)] * len(added), *[others] * (size - first)]

    return _joined(rows())


@kept
def numbered_room(clue: int, size: int) -> Rows:
    """The X-th digit is the clue; X is the first."""

    def rows() -> Iterator[list[int]]:
        for first in range(1, size + 1):
            if (first == clue) != (first == 1):
                continue
            row = [_all(size) & ~_mask((first, clue))] * size
            row[first - 1] = 1 << clue - 1
            row[0] = 1 << first - 1
            yield row

    return _joined(rows())


@kept
def hidden_skyscraper(clue: int, size: int) -> Rows:
    """The first digit that is smaller than one before it is the clue; 0: there is none."""
    if clue == 0:
        return _joined([[1 << digit for digit in range(size)]])

    def rows() -> Iterator[list[int]]:
        rest = [digit for digit in range(1, size + 1) if digit != clue]
        for count in range(1, size):
            for rising in combinations(rest, count):
                if rising[-1] > clue:
                    others = _all(size) & ~_mask((*rising, clue))
                    start = [1 << digit - 1 for digit in (*rising, clue)]
                    yield [*start, *[others] * (size - count - 1)]

    return _joined(rows())


@kept
def skyscraper(count: int, size: int) -> Rows:
    """As many digits as `count` says are larger than all before them."""
    return _joined(_of_seen(combinations(range(1, size), count - 1), size))


@kept
def sum_skyscraper(total: int, size: int) -> Rows:
    """The digits that are larger than all before them sum to the clue."""
    return _joined(_of_seen(_subsets(range(1, size), total - size), size))


def _of_seen(sets: Iterable[tuple[int, ...]], size: int) -> Iterator[list[int]]:
    """Rows where those of one of the sets and N are the digits larger than all before them."""
    for seen in sets:
        for places in combinations(range(1, size), len(seen)):
            # Behind a digit there are only smaller ones, up to the next that is seen.
            if all(place <= digit for place, digit in zip(places, seen, strict=True)):
                yield _rising((*seen, size), (0, *places), size)


def _rising(seen: tuple[int, ...], places: tuple[int, ...], size: int) -> list[int]:
    hidden = _all(size) & ~_mask(seen)
    found: list[int] = []
    for digit, place, after in zip(seen, places, (*places[1:], size), strict=True):
        found += [1 << digit - 1, *[hidden & _all(digit)] * (after - place - 1)]
    return found


@kept
def ascending_starters(total: int, size: int) -> Rows:
    """The first digits, as long as they rise, sum to the clue."""

    def rows() -> Iterator[list[int]]:
        for rising in _subsets(range(1, size + 1), total):
            if rising:
                rest = _all(size) & ~_mask(rising)
                fall = [rest & _all(rising[-1])] * (len(rising) < size)
                others = [rest] * (size - len(rising) - 1)
                yield [*(1 << digit - 1 for digit in rising), *fall, *others]

    return _joined(rows())


@kept
def before_largest(total: int, size: int) -> Rows:
    """The digits before N sum to the clue."""

    def rows() -> Iterator[list[int]]:
        for before in _subsets(range(1, size), total):
            after = _all(size - 1) & ~_mask(before)
            count = len(before)
            yield [*[_mask(before)] * count, 1 << size - 1, *[after] * (size - count - 1)]

    return _joined(rows())


@kept
def beside_largest(digits: tuple[int, ...], size: int) -> Rows:
    """The digits beside N are these: two, or one where it is at an end."""

    def rows() -> Iterator[list[int]]:
        others = [_all(size - 1) & ~_mask(digits)] * size
        for way in {digits, digits[::-1]}:
            first = [1 << digit - 1 for digit in way[:1]]
            last = [1 << digit - 1 for digit in way[1:]]
            inside = [*first, 1 << size - 1, *last]
            for start in range(size - len(inside) + 1) if last else (size - 2,):
                yield [*others[:start], *inside, *others[: size - len(inside) - start]]
            if not last:
                yield [*inside[::-1], *others[: size - 2]]

    return _joined(rows())


@kept
def battlefield(total: int, size: int) -> Rows:
    """The digits where the first X and the last Y cells overlap, or in the gap, sum to the clue."""

    def rows() -> Iterator[list[int]]:
        for x, y in permutations(range(1, size + 1), 2):
            first, last = field_between(x, y, size)
            inside = range(max(first, 1), min(last, size - 1))
            missing = total - x * (first == 0 < last) - y * (first < size == last)
            rest = [digit for digit in range(1, size + 1) if digit not in {x, y}]
            for added in _subsets(rest, missing, len(inside)):
                row = [_mask(rest) & ~_mask(added)] * size
                row[inside.start : inside.stop] = [_mask(added)] * len(inside)
                row[0], row[-1] = 1 << x - 1, 1 << y - 1
                yield row

    return _joined(rows())


def field_between(x: int, y: int, count: int) -> tuple[int, int]:
    """Where the first X and the last Y cells of a line overlap, or else where the gap is.

    The first place, and the one behind the last.

    Examples
    --------
    >>> field_between(3, 1, 5), field_between(4, 3, 5), field_between(2, 3, 5)
    ((3, 4), (2, 4), (2, 2))
    """
    first, last = sorted((min(x, count), max(0, count - y)))
    return first, last


def _joined(rows: Iterable[list[int]]) -> Rows:
    """Those of the rows that have a digit for every cell; none where they are too many."""
    found = list(islice((row for row in rows if all(row)), MOST_ROWS + 1))
    return tuple(mask for row in found for mask in row) if len(found) <= MOST_ROWS else ()


def _subsets(
    digits: Iterable[int], total: int, count: int | None = None
) -> Iterator[tuple[int, ...]]:
    """Sets of some of the digits with a total, and a number of digits where it is given."""
    digits = tuple(digits)
    for number in range(len(digits) + 1) if count is None else (count,):
        yield from (chosen for chosen in combinations(digits, number) if sum(chosen) == total)


def _all(size: int) -> int:
    return (1 << size) - 1


def _mask(digits: Iterable[int]) -> int:
    mask = 0
    for digit in digits:
        mask |= 1 << digit - 1
    return mask
