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
def sandwich(total: int, digits: range, crusts: tuple[int, int]) -> Rows:
    """The digits between the crusts sum to the clue."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        ends = _mask(set(crusts), digits)
        inner = [digit for digit in digits if digit not in crusts]
        for between in _subsets(inner, total):
            others = _all(digits) & ~ends & ~_mask(between, digits)
            count = len(between)
            for start in range(size - count - 1):
                inside = [ends, *[_mask(between, digits)] * count, ends]
                yield [*[others] * start, *inside, *[others] * (size - count - 2 - start)]

    return _joined(rows())


@kept
def x_sum(total: int, digits: range) -> Rows:
    """The first X digits sum to the clue; X is the first."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        for first in digits:
            rest = [digit for digit in digits if digit != first]
            own = _mask((first,), digits)
            if first == 0:
                if total == 0:
                    yield [own, *[_all(digits) & ~own] * (size - 1)]
                continue
            count = min(first, size)
            for added in _subsets(rest, total - first, count - 1):
                among = _mask(added, digits)
                yield [own, *[among] * len(added), *[_all(digits) & ~own & ~among] * (size - count)]

    return _joined(rows())


@kept
def numbered_room(clue: int, digits: range) -> Rows:
    """The X-th digit is the clue; X is the first."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        for first in digits:
            if (first == clue) != (first == 1) or not 1 <= first <= size:
                continue
            row = [_all(digits) & ~_mask((first, clue), digits)] * size
            row[first - 1] = _mask((clue,), digits)
            row[0] = _mask((first,), digits)
            yield row

    return _joined(rows())


@kept
def hidden_skyscraper(clue: int, digits: range) -> Rows:
    """The first digit that is smaller than one before it is the clue; 0: there is none."""
    size = len(digits)
    if clue == 0 and 0 not in digits:
        return _joined([[1 << place for place in range(len(digits))]])

    def rows() -> Iterator[list[int]]:
        rest = [digit for digit in digits if digit != clue]
        for count in range(1, size):
            for rising in combinations(rest, count):
                if rising[-1] > clue:
                    others = _all(digits) & ~_mask((*rising, clue), digits)
                    start = [_mask((digit,), digits) for digit in (*rising, clue)]
                    yield [*start, *[others] * (size - count - 1)]

    return _joined(rows())


@kept
def skyscraper(count: int, digits: range) -> Rows:
    """As many digits as `count` says are larger than all before them."""
    return _joined(_of_seen(combinations(digits[:-1], count - 1), digits))


@kept
def sum_skyscraper(total: int, digits: range) -> Rows:
    """The digits that are larger than all before them sum to the clue."""
    return _joined(_of_seen(_subsets(digits[:-1], total - digits[-1]), digits))


def _of_seen(sets: Iterable[tuple[int, ...]], digits: range) -> Iterator[list[int]]:
    """Rows where one of the sets and the largest are the digits larger than all before them."""
    below = digits.start - 1
    for seen in sets:
        for places in combinations(range(1, len(digits)), len(seen)):
            # Behind a digit there are only smaller ones, up to the next that is seen.
            if all(place <= digit - below for place, digit in zip(places, seen, strict=True)):
                yield _rising((*seen, digits[-1]), (0, *places), digits)


def _rising(seen: tuple[int, ...], places: tuple[int, ...], digits: range) -> list[int]:
    hidden = _all(digits) & ~_mask(seen, digits)
    found: list[int] = []
    for digit, place, after in zip(seen, places, (*places[1:], len(digits)), strict=True):
        found += [_mask((digit,), digits), *[hidden & _up_to(digit, digits)] * (after - place - 1)]
    return found


@kept
def ascending_starters(total: int, digits: range) -> Rows:
    """The first digits, as long as they rise, sum to the clue."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        for rising in _subsets(digits, total):
            if rising:
                rest = _all(digits) & ~_mask(rising, digits)
                fall = [rest & _up_to(rising[-1], digits)] * (len(rising) < size)
                others = [rest] * (size - len(rising) - 1)
                yield [*(_mask((digit,), digits) for digit in rising), *fall, *others]

    return _joined(rows())


@kept
def before_largest(total: int, digits: range) -> Rows:
    """The digits before N sum to the clue."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        largest = _mask(digits[-1:], digits)
        for before in _subsets(digits[:-1], total):
            after = _all(digits) & ~largest & ~_mask(before, digits)
            count = len(before)
            yield [*[_mask(before, digits)] * count, largest, *[after] * (size - count - 1)]

    return _joined(rows())


@kept
def beside_largest(beside: tuple[int, ...], digits: range) -> Rows:
    """The digits beside N are these: two, or one where it is at an end."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        largest = _mask(digits[-1:], digits)
        others = [_all(digits) & ~largest & ~_mask(beside, digits)] * size
        for way in {beside, beside[::-1]}:
            first = [_mask((digit,), digits) for digit in way[:1]]
            last = [_mask((digit,), digits) for digit in way[1:]]
            inside = [*first, largest, *last]
            for start in range(size - len(inside) + 1) if last else (size - 2,):
                yield [*others[:start], *inside, *others[: size - len(inside) - start]]
            if not last:
                yield [*inside[::-1], *others[: size - 2]]

    return _joined(rows())


@kept
def battlefield(total: int, digits: range) -> Rows:
    """The digits where the first X and the last Y cells overlap, or in the gap, sum to the clue."""
    size = len(digits)

    def rows() -> Iterator[list[int]]:
        for x, y in permutations(digits, 2):
            first, last = field_between(x, y, size)
            inside = range(max(first, 1), min(last, size - 1))
            missing = total - x * (first == 0 < last) - y * (first < size == last)
            rest = [digit for digit in digits if digit not in {x, y}]
            for added in _subsets(rest, missing, len(inside)):
                row = [_mask(rest, digits) & ~_mask(added, digits)] * size
                row[inside.start : inside.stop] = [_mask(added, digits)] * len(inside)
                row[0], row[-1] = _mask((x,), digits), _mask((y,), digits)
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


def _all(digits: range) -> int:
    return (1 << len(digits)) - 1


def _up_to(digit: int, digits: range) -> int:
    return (2 << digit - digits.start) - 1


def _mask(found: Iterable[int], digits: range) -> int:
    mask = 0
    for digit in found:
        mask |= 1 << digit - digits.start
    return mask
