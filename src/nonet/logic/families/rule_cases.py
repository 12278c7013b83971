"""The cases that an argument goes through: fillings of a rule, and what each of them leaves."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass

from nonet._digits import digit_text
from nonet.layout import Constraint, House, Layout
from nonet.logic.families.parts import Parts
from nonet.logic.families.rule_premises import Effort, Possible, candidates_clause

_MOST_CASES = 6
"""More are counted, and not listed."""

_MOST_WAYS = 8
"""More ways to fill the cells of all cases are not listed either."""

_MOST_FILLINGS = 40
"""Of a rule; with more of them nothing is said of cases."""

_MOST_LEFT = 3
"""More cells of a rule are not listed with what they can be."""

_MOST_TRIED = 800
"""Digits that are tried for the cases of a candidate."""

_MOST_OF_SECOND = 400
"""Fillings of a second rule that are gone through."""


@dataclass(frozen=True, slots=True)
class CaseOutcome:
    """What a filling leaves to others that they cannot have."""

    left: tuple[tuple[int, frozenset[int]], ...] = ()
    """Cells of a rule with the candidates that they have then, where these are fewer."""

    rule: int | None = None
    """The place among the other rules of one without digits that obey it."""

    is_obeyed: bool = False
    """Whether these are the candidates that this rule leaves."""

    house: House | None = None
    digit: int = 0
    """A house without a place for a digit."""

    cell: int | None = None
    """A cell without a candidate."""


@dataclass(frozen=True, slots=True)
class Cases:
    """All fillings of some cells that obey rules, by what they leave to others."""

    cells: tuple[int, ...]
    of: Mapping[CaseOutcome, tuple[tuple[int, ...], ...]]
    """The digits of the cells, for each outcome."""

    @property
    def is_short(self) -> bool:
        """Whether they are few enough to be listed."""
        return len(self.of) <= _MOST_CASES and self._ways <= _MOST_WAYS

    @property
    def _ways(self) -> int:
        return sum(len(ways(fillings, self.of)) for fillings in self.of.values())

    @property
    def count(self) -> int:
        """How many ways there are to fill the cells."""
        return sum(len(fillings) for fillings in self.of.values())


def ways(
    fillings: Sequence[tuple[int, ...]], of: Mapping[CaseOutcome, Sequence[tuple[int, ...]]]
) -> list[str]:
    """The digits of cells in their order, *3-4*, or in any, *3+4*, where all orders are alike."""
    every = [filling for found in of.values() for filling in found]
    texts: dict[str, None] = {}
    for filling in fillings:
        digits = sorted(filling)
        alike = [other for other in every if sorted(other) == digits]
        is_set = len(alike) > 1 and {*fillings}.issuperset(alike)
        shown = map(digit_text, digits if is_set else filling)
        texts[("+" if is_set else "-").join(shown)] = None
    return [*texts]


class CaseSearch:
    """Goes through the fillings of rules, and looks for what each leaves to others."""

    def __init__(self, layout: Layout, possible: Possible, assumed: tuple[int, int]) -> None:
        self._layout, self._before = layout, possible
        cell, digit = assumed
        self._assumed = cell
        self._possible = self._after(possible, {cell: digit})
        self._effort = Effort(layout, (), most=_MOST_TRIED)

    def is_refuted_by(self, rule: Constraint) -> bool:
        """Whether the rule by itself says so."""
        cells = {cell: self._possible[cell] for cell in self._scope(rule)}
        return self._effort.is_refuted(cells, rules=[rule])

    def cases(
        self,
        first: Sequence[Constraint],
        cells: Iterable[int],
        others: Sequence[Constraint],
        *,
        houses: Sequence[House] = (),
        needed: Collection[tuple[int, int]] = (),
    ) -> Cases | None:
        """The cases of the first rules; None where one leaves enough, or there are too many."""
        own = {cell: self._possible[cell] for cell in cells}
        found = self._effort.fillings(own, most=_MOST_FILLINGS + 1, rules=first)
        if not found or len(found) > _MOST_FILLINGS:
            return None
        near = {cell for rule in others for cell in self._scope(rule)}
        near |= {cell for house in houses for cell in house.cells}
        near |= {cell for cell, _ in needed}
        outside = near - own.keys()
        shown = tuple(
            cell
            for cell in sorted(own)
            if cell != self._assumed
            and len(self._before[cell]) > 1
            and (cell in near or outside & self._layout.peers[cell])
        )
        of: dict[CaseOutcome, list[tuple[int, ...]]] = {}
        known: dict[tuple[int, ...], CaseOutcome] = {}
        for filled in found:
            digits = tuple(filled[cell] for cell in shown)
            if digits in known:
                continue
            left = self._after(self._possible, {cell: filled[cell] for cell in own})
            outcome = self._outcome(left, {self._assumed, *own}, others, houses, needed)
            if outcome is None:
                return None
            known[digits] = outcome
            of.setdefault(outcome, []).append(digits)
        return Cases(shown, {outcome: tuple(fillings) for outcome, fillings in of.items()})

    def _scope(self, rule: Constraint) -> list[int]:
        return sorted(rule.scope(self._layout) & self._before.keys())

    def _after(self, possible: Possible, filled: Mapping[int, int]) -> dict[int, frozenset[int]]:
        """What cells can be when some are filled."""
        peers = self._layout.peers
        return {
            cell: frozenset({filled[cell]})
            if cell in filled
            else digits - {digit for other, digit in filled.items() if other in peers[cell]}
            for cell, digits in possible.items()
        }

    def _outcome(
        self,
        left: Possible,
        known: Collection[int],
        others: Sequence[Constraint],
        houses: Sequence[House],
        needed: Collection[tuple[int, int]],
    ) -> CaseOutcome | None:
        for cell, digits in left.items():
            if not digits:
                return CaseOutcome(cell=cell)
        for number, rule in enumerate(others):
            cells = {cell: left[cell] for cell in self._scope(rule)}
            if self._effort.is_refuted(cells, rules=[rule]):
                fewer = [(cell, digits) for cell, digits in self._fewer(cells) if cell not in known]
                return CaseOutcome(tuple(fewer), number)
        if needed:
            return self._obeyed(left, others, needed)
        for house in houses:
            if left.keys() >= {*house.cells}:
                missing = {*range(1, self._layout.size + 1)}.difference(
                    *(left[cell] for cell in house.cells)
                )
                if missing:
                    return CaseOutcome(house=house, digit=min(missing))
        return None

    def _obeyed(
        self, left: Possible, others: Sequence[Constraint], needed: Collection[tuple[int, int]]
    ) -> CaseOutcome | None:
        """What a second rule leaves to its cells, where that makes the conflict."""
        [rule] = others
        cells = {cell: left[cell] for cell in self._scope(rule)}
        found = self._effort.fillings(cells, most=_MOST_OF_SECOND, rules=[rule])
        if not found or len(found) >= _MOST_OF_SECOND:
            return None
        kept = {cell: frozenset(filled[cell] for filled in found) for cell in cells}
        after = {**left, **kept}
        if any(not self._is_gone(cell, digit, after) for cell, digit in needed):
            return None
        return CaseOutcome(self._fewer(kept), 0, is_obeyed=True)

    def _is_gone(self, cell: int, digit: int, left: Possible) -> bool:
        """Whether a candidate goes by what cells can be."""
        if cell in left:
            return digit not in left[cell]
        return any(
            digits == {digit} and other in self._layout.peers[cell]
            for other, digits in left.items()
        )

    def _fewer(self, left: Possible) -> tuple[tuple[int, frozenset[int]], ...]:
        return tuple(
            (cell, digits) for cell, digits in sorted(left.items()) if digits != self._before[cell]
        )


def case_sentences(
    parts: Parts, cases: Cases | None, first: Sequence[int], others: Sequence[Constraint]
) -> list[str]:
    """What each case leaves, or how many there are; nothing where they are not known.

    The first rules are those that are filled.
    """
    if cases is None:
        return []
    if not cases.is_short:
        return [
            parts.say(
                "cases-counted",
                cells=parts.named(cases.cells),
                rules=parts.named_rules(first),
                count=cases.count,
            )
        ]
    said = []
    for outcome, fillings in cases.of.items():
        what = _what(parts, outcome, others)
        if not cases.cells:
            said.append(parts.say("case-alone", what=what))
            continue
        named, listed = parts.named(cases.cells), parts.listing(ways(fillings, cases.of))
        said.append(parts.say("case", cells=named, fillings=listed, what=what))
    return said


def _what(parts: Parts, outcome: CaseOutcome, others: Sequence[Constraint]) -> str:
    """What is left in a case."""
    if outcome.cell is not None:
        return parts.say("case-no-candidate", cell=parts.named([outcome.cell]))
    if outcome.house is not None:
        house = parts.named_houses([outcome.house])
        return parts.say("case-no-place", house=house, digit=outcome.digit)
    rule = parts.name_of(others[outcome.rule or 0])
    if not outcome.is_obeyed and not 0 < len(outcome.left) <= _MOST_LEFT:
        return parts.say("case-broken", rule=rule)
    left = candidates_clause(parts, outcome.left)
    return parts.say(
        "case-leaves" if outcome.is_obeyed else "case-not-allowed", left=left, rule=rule
    )
