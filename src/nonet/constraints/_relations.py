"""Relations of two digits by name: what pairs of them a rule made up of one allows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nonet._arguments import described
from nonet.constraints._base import Rule
from nonet.constraints._pairs import (
    Allows,
    agree_in_remainder,
    are_apart,
    are_equal,
    differ,
    differ_in_remainder,
    have_difference,
    have_ratio,
    have_sum,
    table,
)
from nonet.errors import LayoutError
from nonet.layout.sentences import Value

TABLE = "table"
"""The relation whose pairs are listed."""

Pairs = tuple[tuple[int, int], ...]


class Relates(NamedTuple):
    """A relation of two digits.

    Attributes
    ----------
    allows
        Whether two digits have it, for a number.
    number
        What the number is: a "difference", a "sum" or a "ratio"; empty: there is none.
    fixed
        The number where a rule has none.
    """

    allows: Allows
    number: str = ""
    fixed: int = 0


def _are_near(x: int, y: int, value: int) -> bool:
    return abs(x - y) <= value


def _have_other_difference(x: int, y: int, value: int) -> bool:
    return not have_difference(x, y, value)


def _have_sum_from(x: int, y: int, value: int) -> bool:
    return x + y >= value


def _have_sum_up_to(x: int, y: int, value: int) -> bool:
    return x + y <= value


def _have_other_sum(x: int, y: int, value: int) -> bool:
    return not have_sum(x, y, value)


def _have_other_ratio(x: int, y: int, value: int) -> bool:
    return not have_ratio(x, y, value)


RELATIONS = {
    "difference": Relates(have_difference, "difference"),
    "difference-at-least": Relates(are_apart, "difference"),
    "difference-at-most": Relates(_are_near, "difference"),
    "no-difference": Relates(_have_other_difference, "difference"),
    "sum": Relates(have_sum, "sum"),
    "sum-at-least": Relates(_have_sum_from, "sum"),
    "sum-at-most": Relates(_have_sum_up_to, "sum"),
    "no-sum": Relates(_have_other_sum, "sum"),
    "ratio": Relates(have_ratio, "ratio"),
    "no-ratio": Relates(_have_other_ratio, "ratio"),
    "same-parity": Relates(agree_in_remainder, fixed=2),
    "other-parity": Relates(differ_in_remainder, fixed=2),
    "equal": Relates(are_equal),
    "unequal": Relates(differ),
}
"""All that have a name; each holds for two digits in either order."""

NAMES = (*RELATIONS, TABLE)


def reach(number: str, numbers: range) -> tuple[int, int]:
    """The smallest and the largest number that two digits can have.

    Examples
    --------
    >>> reach("sum", range(1, 10))
    (2, 18)
    """
    least, most = numbers[0], numbers[-1]
    return {
        "difference": (0, most - least),
        "sum": (2 * least, 2 * most),
        "ratio": (1, max(1, most)),
    }[number]


def check(relation: str, value: int | None, allowed: Sequence[tuple[int, int]], name: str) -> None:
    """Raise LayoutError where a rule of this name has no such relation, or not its parameters."""
    if relation not in NAMES:
        raise LayoutError(
            f"expected one of the relations {', '.join(NAMES)} of {name}, found {relation[:40]!r}",
            "word",
            word=relation[:40],
        )
    if (relation == TABLE) is not bool(allowed):
        found = f"{len(allowed)} pairs for the relation {relation}"
        raise LayoutError(
            f"expected pairs of digits for the relation {TABLE} only, found {found}", "pairs-none"
        )
    needs_number = relation != TABLE and bool(RELATIONS[relation].number)
    if needs_number is (value is None):
        expected = "a number" if needs_number else "no number"
        found = "none" if value is None else str(value)
        raise LayoutError(
            f"expected {expected} for the relation {relation} of {name}, found {found}",
            "missing" if needs_number else "more",
            what="number",
            word=found,
        )


def masks(relation: str, value: int | None, allowed: Pairs, numbers: range) -> tuple[int, ...]:
    """For each digit of the first cell the mask of those of the second.

    Examples
    --------
    >>> [f"{mask:04b}" for mask in masks("sum-at-most", 4, (), range(1, 5))]
    ['0111', '0011', '0001', '0000']
    """
    if relation == TABLE:
        listed, first = [0] * len(numbers), numbers.start
        for x, y in allowed:
            listed[x - first] |= 1 << y - first
        return tuple(listed)
    known = RELATIONS[relation]
    return table(known.allows, known.fixed if value is None else value, numbers)


def check_fits(
    rule: Rule, relation: str, value: int | None, allowed: Pairs, numbers: range
) -> None:
    """Raise LayoutError where no two digits of this size have the relation of a rule."""
    if relation == TABLE:
        wrong = next((digit for pair in allowed for digit in pair if digit not in numbers), None)
        if wrong is not None:
            raise LayoutError(
                f"expected digits from {numbers[0]} to {numbers[-1]} of {rule.name}, found {wrong}"
            )
        return
    known = RELATIONS[relation]
    if known.number:
        least, most = reach(known.number, numbers)
        if value is None or not least <= value <= most:
            raise LayoutError(
                f"expected a {known.number} from {least} to {most} of {rule.name}, found {value}",
                "least" if value is None or value < least else "most",
                what=known.number,
                least=least,
                most=most,
                found=0 if value is None else value,
            )
    if not any(masks(relation, value, allowed, numbers)):
        raise LayoutError(
            f"expected a relation that some digits have, found {relation}, of {rule.name}",
            "no-digits",
        )


def values(relation: str, value: int | None, allowed: Pairs) -> tuple[tuple[str, Value], ...]:
    """What a sentence about it says."""
    pairs = ", ".join(f"{x}/{y}" for x, y in sorted(allowed))
    return ("relation", relation), ("value", 0 if value is None else value), ("pairs", pairs)


def place(title: str, cells: Sequence[str]) -> tuple[tuple[str, Value], ...]:
    """What a sentence says of where a rule is that has a drawing of its own."""
    return ("title", title or "none"), ("cells", ", ".join(cells))


def named(value: object, rule: Rule) -> str:
    """A name that may be given with underscores."""
    if not isinstance(value, str):
        raise LayoutError(f"expected a word of {rule.name}, found {described(value)}")
    return value.replace("_", "-")
