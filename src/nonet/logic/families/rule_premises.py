"""What a rule needs to rule candidates out: as few cells with their candidates as can be."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from nonet.layout import Constraint, Layout
from nonet.logic.families.parts import Parts

Possible = Mapping[int, frozenset[int]]
"""The candidates of each cell of a rule."""

_MOST_NODES = 400
"""Digits that are tried before it is left open whether rules can be obeyed."""

_FEW = 5
"""More candidates of a cell are not listed where those that it lacks are fewer."""

_MOST_FILLINGS = 4
"""More ways to fill cells are not listed."""

_MOST_PREMISES = 5
"""More cells than these explain nothing."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Candidates that are ruled out, by the candidates of other cells alone."""

    premises: tuple[int, ...]
    gone: tuple[tuple[int, tuple[int, ...]], ...]
    """Cells with their digits."""


def reason_sentences(parts: Parts, rules: Sequence[Constraint], possible: Possible) -> list[str]:
    """Why candidates are ruled out: what other cells can be; nothing where that is too much.

    Where all have one reason, what follows is left to the end of the argument.
    """
    reasons = _reasons(parts, rules, possible)
    if len(reasons) == 1:
        [reason] = reasons
        if not reason.premises:
            return []
        return [parts.say("sentence", text=_premises(parts, reason, possible))]
    return [
        parts.say(
            "reason",
            premises=_premises(parts, reason, possible),
            conclusion=parts.clause(
                [
                    parts.say(
                        "that-cell",
                        cell=parts.named([cell]),
                        digits=parts.listing(digits),
                        true="no",
                    )
                    for cell, digits in reason.gone
                ]
            ),
        )
        for reason in reasons
        if reason.premises
    ]


def _premises(parts: Parts, reason: Reason, possible: Possible) -> str:
    """What the cells of a reason can be, those with the same candidates together."""
    cells_of: dict[frozenset[int], list[int]] = {}
    for cell in reason.premises:
        cells_of.setdefault(possible[cell], []).append(cell)
    every = range(1, parts.size + 1)
    clauses = []
    for digits, cells in cells_of.items():
        missing = [digit for digit in every if digit not in digits]
        is_short = len(digits) <= _FEW or len(digits) <= len(missing)
        clauses.append(
            parts.say(
                "cells-can-be",
                cells=parts.named(cells),
                digits=parts.listing(sorted(digits) if is_short else missing),
                true="yes" if is_short else "no",
            )
        )
    return parts.clause(clauses)


def _reasons(parts: Parts, rules: Sequence[Constraint], possible: Possible) -> list[Reason]:
    """The reasons for all that the step eliminates; none where one of them is not found."""
    gone: dict[int, list[int]] = {}
    for cell, digit in parts.step.eliminations:
        gone.setdefault(cell, []).append(digit)
    found: dict[tuple[int, ...], list[tuple[int, tuple[int, ...]]]] = {}
    for cell, digits in gone.items():
        premises = _fewest(parts.step.layout, rules, possible, cell, frozenset(digits))
        if premises is None or len(premises) > _MOST_PREMISES:
            return []
        found.setdefault(premises, []).append((cell, tuple(digits)))
    return [Reason(premises, tuple(cells)) for premises, cells in found.items()]


def _fewest(
    layout: Layout,
    rules: Sequence[Constraint],
    possible: Possible,
    cell: int,
    digits: frozenset[int],
) -> tuple[int, ...] | None:
    """Few cells whose candidates leave the digits no room in a cell; None where that is open."""
    every = frozenset(range(1, layout.size + 1))
    known = {**possible, cell: digits}
    if not is_refuted(layout, rules, known):
        return None
    others = [one for one in possible if one != cell]
    free = dict.fromkeys(others, every) | {cell: digits}
    if is_refuted(layout, rules, free):
        return ()
    # Near cells with few candidates say most.
    others.sort(key=lambda one: (len(possible[one]), _distance(layout, one, cell)))
    for other in others:
        if is_refuted(layout, rules, free | {other: possible[other]}):
            return (other,)
    found = [_without_needless(layout, rules, known, order) for order in (others, others[::-1])]
    return min(found, key=len)


def _without_needless(
    layout: Layout, rules: Sequence[Constraint], known: Possible, order: Sequence[int]
) -> tuple[int, ...]:
    """The cells that are needed if those at the end of an order are left out first."""
    every = frozenset(range(1, layout.size + 1))
    left = dict(known)
    needed = []
    for other in reversed(order):
        without = left | {other: every}
        if is_refuted(layout, rules, without):
            left = without
        else:
            needed.append(other)
    return tuple(sorted(needed))


def _distance(layout: Layout, one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one, layout.size), divmod(other, layout.size)
    return abs(row - to_row) + abs(column - to_column)


def is_refuted(layout: Layout, rules: Iterable[Constraint], possible: Possible) -> bool:
    """Whether no digits of these cells obey the rules; False where that takes too long."""
    found = _fillings(layout, rules, possible, most=1)
    return found is not None and not found


def _fillings(
    layout: Layout, rules: Iterable[Constraint], possible: Possible, *, most: int
) -> list[bytes] | None:
    """The digits that obey the rules, up to `most`; None where that takes too long."""
    listed = [*rules]
    cells = sorted(possible, key=lambda cell: (len(possible[cell]), cell))
    digits = bytearray(layout.cell_count)
    found: list[bytes] = []
    left = _MOST_NODES

    def fill(place: int) -> bool:
        """Whether to stop."""
        nonlocal left
        if place == len(cells):
            found.append(bytes(digits))
            return len(found) == most
        cell = cells[place]
        for digit in sorted(possible[cell]):
            if any(digits[other] == digit for other in layout.peers[cell]):
                continue
            left -= 1
            digits[cell] = digit
            filled = bytes(digits)
            obeys = not any(any(rule.violations(layout, filled)) for rule in listed)
            if left < 0 or (obeys and fill(place + 1)):
                return True
            digits[cell] = 0
        return False

    fill(0)
    return None if left < 0 else found


def fillings_text(parts: Parts, rules: Sequence[Constraint], possible: Possible) -> list[str]:
    """All digits that cells can have together, where they are few: *4-2-1 or 2-4-8*."""
    found = _fillings(parts.step.layout, rules, possible, most=_MOST_FILLINGS + 1)
    if not found or len(found) > _MOST_FILLINGS:
        return []
    shown = ["-".join(str(filled[cell]) for cell in sorted(possible)) for filled in found]
    return [parts.say("can-only-be", fillings=parts.listing(shown))]


def excluding_rule(layout: Layout, one: int, other: int, digit: int) -> int | None:
    """The rule by which two cells that share no house do not both hold a digit, by its number."""
    if not {*layout.cell_houses[one]}.isdisjoint(layout.cell_houses[other]):
        return None
    digits = bytearray(layout.cell_count)
    digits[one] = digits[other] = digit
    filled = bytes(digits)
    for number, rule in enumerate(layout.constraints):
        if any(rule.violations(layout, filled)):
            return number
    return None
