"""The premises of a rule's eliminations: as few cells with their candidates as can be."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from nonet.layout import Constraint, Layout
from nonet.logic.families.parts import Parts

Possible = Mapping[int, frozenset[int]]
"""The candidates of each cell of a rule."""

_MOST_NODES = 400
"""Digits that are tried before it is left open whether rules can be obeyed."""

_MOST_EFFORT = 3_000
"""Digits that are tried for all reasons of a step together."""

_FEW = 5
"""More candidates of a cell are not listed where those that it lacks are fewer."""

_MOST_FILLINGS = 4
"""More ways to fill cells are not listed."""

_MOST_PREMISES = 5
"""More cells than these explain nothing."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Candidates that are ruled out, by the candidates of other cells alone."""

    premises: tuple[tuple[int, frozenset[int]], ...]
    """Cells with the candidates that they can have at most."""

    gone: tuple[tuple[int, tuple[int, ...]], ...]
    """Cells with their digits."""


def reason_sentences(
    parts: Parts,
    rules: Sequence[Constraint],
    possible: Possible,
    wanted: Collection[tuple[int, int]] | None = None,
) -> list[str]:
    """Why candidates are ruled out: what other cells can be; nothing where that is too much.

    Where all that the step eliminates has one reason, what follows is left to the end of the
    argument. Of the candidates that are wanted, if any are named, the others have their reasons.
    """
    return reasons_and_rest(parts, rules, possible, wanted)[0]


def reasons_and_rest(
    parts: Parts,
    rules: Sequence[Constraint],
    possible: Possible,
    wanted: Collection[tuple[int, int]] | None = None,
) -> tuple[list[str], list[tuple[int, int]]]:
    """The sentences of `reason_sentences`, and the candidates without a reason among them."""
    gone = sorted(parts.step.eliminations if wanted is None else wanted)
    candidates = tuple(sorted(possible.items()))
    reasons = _reasons(parts.step.layout, tuple(rules), candidates, tuple(gone))
    said = {(cell, d) for reason in reasons for cell, digits in reason.gone for d in digits}
    is_all = len(reasons) == 1 and len(said) == len(parts.step.eliminations)
    sentences = [
        _reason(parts, reason, concludes=not is_all or not reason.premises) for reason in reasons
    ]
    return sentences, [candidate for candidate in gone if candidate not in said]


def _reason(parts: Parts, reason: Reason, *, concludes: bool) -> str:
    """A sentence with the premises, and with what follows if it concludes."""
    if not concludes:
        return parts.say("sentence", text=candidates_clause(parts, reason.premises))
    if not reason.premises:
        return parts.say("reason-alone", conclusion=_conclusion(parts, reason, "never-is"))
    return parts.say(
        "reason",
        premises=candidates_clause(parts, reason.premises),
        conclusion=_conclusion(parts, reason, "that-cell"),
    )


def _conclusion(parts: Parts, reason: Reason, message: str) -> str:
    gone = [(cell, digit) for cell, digits in reason.gone for digit in digits]
    said = []
    for digits, cells in parts.grouped(gone):
        is_one = len(cells) == 1 or message != "that-cell"
        named = parts.named(cells)
        said.append(
            parts.say(
                message if is_one else "that-digit",
                cell=named,
                cells=named,
                digits=parts.listing(digits),
                true="no",
            )
        )
    return parts.clause(said)


def candidates_clause(parts: Parts, premises: Iterable[tuple[int, frozenset[int]]]) -> str:
    """The candidates of cells, cells with the same ones together."""
    cells_of: dict[frozenset[int], list[int]] = {}
    for cell, digits in premises:
        cells_of.setdefault(digits, []).append(cell)
    every = range(1, parts.size + 1)
    clauses = []
    for digits, cells in cells_of.items():
        missing = [digit for digit in every if digit not in digits]
        is_short = _is_listed(digits, parts.size)
        clauses.append(
            parts.say(
                "cells-can-be",
                cells=parts.named(cells),
                digits=parts.listing(sorted(digits) if is_short else missing),
                true="yes" if is_short else "no",
            )
        )
    return parts.clause(clauses)


# A step is said at three depths, and in the app in another language as well.
@lru_cache(maxsize=256)
def _reasons(
    layout: Layout,
    rules: tuple[Constraint, ...],
    candidates: tuple[tuple[int, frozenset[int]], ...],
    gone: tuple[tuple[int, int], ...],
) -> tuple[Reason, ...]:
    """The reasons of eliminations, as far as they are found."""
    possible = dict(candidates)
    digits_of: dict[int, list[int]] = {}
    for cell, digit in gone:
        digits_of.setdefault(cell, []).append(digit)
    found: dict[tuple[tuple[int, frozenset[int]], ...], list[tuple[int, tuple[int, ...]]]] = {}
    effort = Effort(layout, rules)
    for cell, digits in digits_of.items():
        premises = _fewest(layout, effort, possible, cell, frozenset(digits))
        if premises is not None and len(premises) <= _MOST_PREMISES:
            known = {cell: possible[cell] for cell in premises}
            needed = _widened(layout, rules, possible, known, (cell, frozenset(digits)))
            found.setdefault(tuple(needed.items()), []).append((cell, tuple(digits)))
    return tuple(Reason(premises, tuple(cells)) for premises, cells in found.items())


def _widened(
    layout: Layout,
    rules: Sequence[Constraint],
    possible: Possible,
    known: Possible,
    gone: tuple[int, frozenset[int]],
) -> dict[int, frozenset[int]]:
    """The candidates of cells, with those that they lack and that do not matter where they are few.

    So *r7c2 is not 2, 3 or 9* becomes *r7c2 is not 2 or 3*.
    """
    every = frozenset(range(1, layout.size + 1))
    effort = Effort(layout, rules)
    wide = dict(known)
    for cell, digits in known.items():
        if _is_listed(digits, layout.size):
            continue
        for digit in sorted(every - digits):
            wider = {**wide, cell: wide[cell] | {digit}}
            tried = {**dict.fromkeys(possible, every), **wider, gone[0]: gone[1]}
            if wider[cell] != every and effort.is_refuted(tried):
                wide = wider
    return wide


def _is_listed(digits: frozenset[int], size: int) -> bool:
    """Whether the candidates of a cell are listed, and not those that it lacks."""
    return len(digits) <= _FEW or 2 * len(digits) <= size


def _fewest(
    layout: Layout,
    effort: Effort,
    possible: Possible,
    cell: int,
    digits: frozenset[int],
) -> tuple[int, ...] | None:
    """Few cells whose candidates leave the digits no room in a cell; None where that is open."""
    every = frozenset(range(1, layout.size + 1))
    others = [place for place in possible if place != cell]
    # Near cells with few candidates say most.
    others.sort(key=lambda place: (len(possible[place]), _distance(layout, place, cell)))
    # Two cells of a rule are looked at sooner than all of them.
    if any(effort.is_refuted({cell: digits, other: every}) for other in others):
        return ()
    for other in others:
        if effort.is_refuted({cell: digits, other: possible[other]}):
            return (other,)
    free = dict.fromkeys(others, every) | {cell: digits}
    if effort.is_refuted(free):
        return ()
    for other in others:
        if effort.is_refuted(free | {other: possible[other]}):
            return (other,)
    known = {**possible, cell: digits}
    if not effort.is_refuted(known):
        return None
    found = [_without_needless(layout, effort, known, order) for order in (others, others[::-1])]
    return min(found, key=len)


def _without_needless(
    layout: Layout, effort: Effort, known: Possible, order: Sequence[int]
) -> tuple[int, ...]:
    """The cells that are needed if those at the end of an order are left out first."""
    every = frozenset(range(1, layout.size + 1))
    left = dict(known)
    needed = []
    for other in reversed(order):
        without = left | {other: every}
        if effort.is_refuted(without):
            left = without
        else:
            needed.append(other)
    return tuple(sorted(needed))


def _distance(layout: Layout, one: int, other: int) -> int:
    (row, column), (to_row, to_column) = divmod(one, layout.size), divmod(other, layout.size)
    return abs(row - to_row) + abs(column - to_column)


class Effort:
    """Looks how digits can obey rules, until that took too long for one step."""

    def __init__(
        self, layout: Layout, rules: Sequence[Constraint], *, most: int = _MOST_EFFORT
    ) -> None:
        self._layout, self._rules = layout, rules
        self._left = most

    def is_refuted(self, possible: Possible, *, rules: Sequence[Constraint] | None = None) -> bool:
        """As the function of that name says; False once there was too much to try."""
        found = self.fillings(possible, most=1, rules=rules)
        return found is not None and not found

    def fillings(
        self, possible: Possible, *, most: int, rules: Sequence[Constraint] | None = None
    ) -> list[bytes] | None:
        """The digits that obey rules, its own or others, up to `most`; None if that is too long."""
        if self._left <= 0:
            return None
        search = _Search(self._layout, self._rules if rules is None else rules, possible, most)
        is_done = search.run()
        self._left -= search.tried
        return search.found if is_done else None


def is_refuted(layout: Layout, rules: Iterable[Constraint], possible: Possible) -> bool:
    """Whether no digits of these cells obey the rules; False where that takes too long."""
    return Effort(layout, [*rules]).is_refuted(possible)


class _Search:
    """Goes through the digits that some cells can have together."""

    def __init__(
        self, layout: Layout, rules: Sequence[Constraint], possible: Possible, most: int
    ) -> None:
        self.found: list[bytes] = []
        self._layout, self._rules, self._most = layout, rules, most
        self.tried = 0
        self._possible = possible
        self._digits = bytearray(layout.cell_count)
        self._peers = {cell: possible.keys() & layout.peers[cell] for cell in possible}
        self._houses = [
            house.cells
            for house in layout.houses
            if len(house.cells) == layout.size and possible.keys() >= {*house.cells}
        ]

    def run(self) -> bool:
        """Whether all was gone through, or enough was found."""
        return self._fill({cell: {*digits} for cell, digits in self._possible.items()})

    def _fill(self, left: dict[int, set[int]]) -> bool:
        if not left:
            self.found.append(bytes(self._digits))
            return True
        if any(self._lacks_a_digit(house, left) for house in self._houses):
            return True
        cell = min(left, key=lambda place: (len(left[place]), place))
        others = {place: digits for place, digits in left.items() if place != cell}
        for digit in sorted(left[cell]):
            self.tried += 1
            if self.tried > _MOST_NODES:
                return False
            after = {
                place: digits - {digit} if place in self._peers[cell] else digits
                for place, digits in others.items()
            }
            if not all(after.values()):
                continue
            self._digits[cell] = digit
            filled = bytes(self._digits)
            obeys = not any(any(rule.violations(self._layout, filled)) for rule in self._rules)
            is_done = not obeys or self._fill(after)
            self._digits[cell] = 0
            if not is_done or len(self.found) >= self._most:
                return is_done
        return True

    def _lacks_a_digit(self, house: Iterable[int], left: Mapping[int, set[int]]) -> bool:
        """Whether a house has no place left for one of the digits."""
        seen = {self._digits[cell] for cell in house}.union(
            *(left.get(place, ()) for place in house)
        )
        return len(seen - {0}) < self._layout.size


def fillings_text(parts: Parts, rules: Sequence[Constraint], possible: Possible) -> list[str]:
    """All digits that cells can have together, where they are few: *4-2-1 or 2-4-8*."""
    found = Effort(parts.step.layout, rules).fillings(possible, most=_MOST_FILLINGS + 1)
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
