"""Whether a forcing chain through rules proves its conclusion, read from the step alone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from nonet.grid import Candidates
from nonet.layout import Constraint
from nonet.logic import Step

FORKS = {"rule_forcing_cell", "rule_forcing_house"}

MOST_CELLS = 7
"""Cells of a rule that are all filled; of a larger one those that the step speaks of."""


class RuleProof:
    """A step beside the candidates in which it was found."""

    def __init__(self, step: Step, candidates: Candidates) -> None:
        self.step = step
        self.candidates = candidates
        self.layout = candidates.layout
        self.parents: list[list[int]] = [[] for _ in step.groups]
        self.used = [False] * len(step.groups)
        self.refuted: dict[int, int] = {}
        """For each conclusion inside of a branch the assumption that it refutes."""
        for link in step.links:
            assert link.start < link.end
            start = step.groups[link.start]
            if start.role in {"on", "off"}:
                assert link.strong == (start.role == "off")
            self.parents[link.end].append(link.start)
            self.used[link.start] = True

    def check(self) -> None:
        """Raise AssertionError where something does not follow."""
        groups = self.step.groups
        ((cell, digit),) = self.step.eliminations
        assert groups[-1].role == "conclusion"
        if self.step.technique in FORKS:
            self.check_forks((cell, digit))
            return
        assert groups[0].role == "assumption"
        assert (groups[0].cells, groups[0].digits) == ((cell,), (digit,))
        assert all(self.used[:-1]), "a group that nothing needs"
        inside: list[int] = []
        closed: set[int] = set()
        for number, group in enumerate(groups):
            assert not closed & set(self.parents[number]), "what was taken back is used"
            if group.role == "assumption":
                inside.append(number)
            elif group.role == "conclusion":
                assert self.is_contradiction(number)
                self.refuted[number] = inside.pop()
                closed |= set(range(self.refuted[number], number))
            elif group.role in {"on", "off"}:
                assert self.follows(number)
        assert not inside

    def check_forks(self, conclusion: tuple[int, int]) -> None:
        """The branches leave no way out, and each of them ends in the conclusion."""
        groups = self.step.groups
        starts = [i for i, group in enumerate(groups) if group.role == "assumption"]
        ends = [*starts[1:], len(groups) - 1]
        nodes = {(groups[i].cells[0], groups[i].digits[0]) for i in starts}
        if groups[0].role == "house":
            assert groups[0].house is not None
            assert nodes == self.places(groups[0].house, groups[0].digits[0])
        else:
            assert nodes == self.in_cell(groups[0].cells[0])
        for start, end in zip(starts, ends, strict=True):
            for number in range(start + 1, end):
                assert all(start <= parent < end for parent in self.parents[number])
                assert groups[number].role == "rule" or self.follows(number)
            inside = [parent for parent in self.parents[-1] if start <= parent < end]
            assert conclusion in self.known(inside)[1]

    def follows(self, number: int) -> bool:
        """Whether a group follows from its parents."""
        group, parents = self.step.groups[number], self.parents[number]
        items = [(cell, digit) for cell in group.cells for digit in group.digits]
        is_on = group.role == "on"
        first = self.step.groups[parents[0]]
        if first.role == "conclusion":
            assumed = self.step.groups[self.refuted[parents[0]]]
            return not is_on and items == [(assumed.cells[0], assumed.digits[0])]
        if first.rule is not None:
            assert len(parents) == 1
            rule = self.layout.constraints[first.rule]
            fillings = list(self.fillings(rule, self.parents[parents[0]], group.cells))
            return not is_on and all(
                filling[cell] != digit for filling in fillings for cell, digit in items
            )
        on, off = self.known(parents)
        if is_on:
            cell, digit = items[0]
            return self.in_cell(cell) - off == {*items} or any(
                self.places(house, digit) - off == {*items}
                for house in self.layout.cell_houses[cell]
            )
        return all(
            any(
                all(
                    (other == cell and true != digit)
                    or (true == digit and self.share_house(cell, other))
                    for other, true in one
                )
                for one in on
            )
            for cell, digit in items
        )

    def is_contradiction(self, number: int) -> bool:
        """Whether a cell, a house or a rule has nothing left."""
        group, parents = self.step.groups[number], self.parents[number]
        _, off = self.known(parents)
        if group.rule is not None:
            return not any(self.fillings(self.layout.constraints[group.rule], parents, ()))
        if group.house is not None:
            (digit,) = group.digits
            return self.places(group.house, digit) <= off
        (cell,) = group.cells
        return self.in_cell(cell) <= off

    def known(
        self, groups: Iterable[int]
    ) -> tuple[list[set[tuple[int, int]]], set[tuple[int, int]]]:
        """Candidates of which some groups make one true each, and those that they make false."""
        on: list[set[tuple[int, int]]] = []
        off: set[tuple[int, int]] = set()
        for number in groups:
            group = self.step.groups[number]
            items = {(cell, digit) for cell in group.cells for digit in group.digits}
            if group.role == "off":
                off |= items
            else:
                on.append(items)
        return on, off

    def fillings(
        self, rule: Constraint, premises: Iterable[int], cells: Iterable[int]
    ) -> Iterator[dict[int, int]]:
        """Digits of a rule's cells that obey it, where cells differ that must, by the premises."""
        on, off = self.known(premises)
        scope = rule.scope(self.layout)
        if len(scope) > MOST_CELLS:
            scope &= {cell for cell, _ in off.union(*on)} | {*cells}
        true = [one for one in on if len({cell for cell, _ in one}) == 1]
        digits_of = {
            cell: [digit for one in true for other, digit in sorted(one) if other == cell]
            or [digit for _, digit in sorted(self.in_cell(cell) - off)]
            or [digit for digit in self.candidates.grid.digits[cell : cell + 1] if digit]
            for cell in sorted(scope)
        }
        for filling in fillings(self.candidates, rule, digits_of):
            if all(any(self.allows(filling, *item) for item in one) for one in on):
                yield filling

    def allows(self, filling: Mapping[int, int], cell: int, digit: int) -> bool:
        """Whether some digits leave a candidate."""
        if cell in filling:
            return filling[cell] == digit
        return all(filling.get(peer) != digit for peer in self.layout.peers[cell])

    def share_house(self, one: int, other: int) -> bool:
        """Whether two cells are in one house."""
        houses = self.layout.cell_houses
        return one != other and not {*houses[one]}.isdisjoint(houses[other])

    def in_cell(self, cell: int) -> set[tuple[int, int]]:
        """Candidates of an empty cell."""
        if self.candidates.grid.digits[cell]:
            return set()
        mask = self.candidates.masks[cell]
        return {(cell, digit) for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1}

    def places(self, house: int, digit: int) -> set[tuple[int, int]]:
        """Candidates of a digit in a house."""
        return {
            (cell, digit)
            for cell in self.layout.houses[house].cells
            if (cell, digit) in self.in_cell(cell)
        }


def fillings(
    candidates: Candidates, rule: Constraint, digits_of: Mapping[int, Iterable[int]]
) -> Iterator[dict[int, int]]:
    """Digits of some cells, from those given, that obey a rule, where peers differ."""
    layout = candidates.layout
    digits = bytearray(layout.cell_count)

    def fill(open_cells: list[int]) -> Iterator[dict[int, int]]:
        if any(rule.violations(layout, bytes(digits))):
            return
        if not open_cells:
            yield {cell: digits[cell] for cell in digits_of}
            return
        cell, *others = open_cells
        for digit in digits_of[cell]:
            if all(digits[other] != digit for other in layout.peers[cell]):
                digits[cell] = digit
                yield from fill(others)
                digits[cell] = 0

    return fill([*digits_of])
