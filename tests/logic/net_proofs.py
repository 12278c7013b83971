"""Whether the premises of a forcing chain or net prove its conclusion, read from the step alone."""

from __future__ import annotations

from dataclasses import dataclass

from nonet.grid import Candidates
from nonet.logic import Group, Step

Node = tuple[int, int]
"""Cell and digit."""


@dataclass(frozen=True)
class Block:
    """Groups of a branch: from its assumption to where the next one begins."""

    first: int
    end: int


class NetProof:
    """A step beside the candidates in which it was found."""

    def __init__(self, step: Step, candidates: Candidates) -> None:
        self.step = step
        self.candidates = candidates
        self.houses = [house.cells for house in candidates.layout.houses]
        self.parents: list[list[tuple[int, bool]]] = [[] for _ in step.groups]
        self.children: list[list[bool]] = [[] for _ in step.groups]
        for link in step.links:
            self.parents[link.end].append((link.start, link.strong))
            self.children[link.start].append(link.strong)

    def check(self) -> None:
        """Raise AssertionError where a node does not follow, or the conclusion does not."""
        groups = self.step.groups
        start = 1 if groups[0].role == "house" else 0
        inner = [i for i, group in enumerate(groups[:-1]) if group.role == "conclusion"]
        inner_starts = {self.assumption_before(i) for i in inner}
        outer_starts = [
            i
            for i, group in enumerate(groups)
            if group.role == "assumption" and i not in inner_starts
        ]
        assert outer_starts[0] == start
        assert groups[-1].role == "conclusion"
        assert not self.children[-1]
        for i, group in enumerate(groups):
            if group.role in {"on", "off", "pattern"}:
                assert self.children[i], "a node that nothing needs"
                assert all(parent < i for parent, _ in self.parents[i])
            if group.role == "on":
                assert self.makes_on(node(group), self.off_parents(i))
            elif group.role == "off":
                assert any(self.makes_off(parent, node(group)) for parent in self.weak_parents(i))
            elif group.role == "pattern":
                assert self.is_pattern(i)
        for i in inner:
            assert self.is_contradiction(i, self.assumption_before(i))
        ends = [*outer_starts[1:], len(groups) - 1]
        blocks = [Block(first, end) for first, end in zip(outer_starts, ends, strict=True)]
        for i, block in enumerate(blocks):
            within = range(block.first, block.end)
            assert all(
                parent in within or j == len(groups) - 1
                for j in [*within]
                for parent, _ in self.parents[j]
            ), f"branch {i} leans on another one"
        self.check_conclusion(blocks)

    def check_conclusion(self, blocks: list[Block]) -> None:
        """The branches leave no way out, and each ends in what the step says."""
        step, last = self.step, len(self.step.groups) - 1
        assumptions = [(node(step.groups[b.first]), self.is_on(b.first)) for b in blocks]
        ((conclusion, on),) = [(item, True) for item in step.placements] + [
            (item, False) for item in step.eliminations
        ]
        if len(assumptions) == 1:
            assert assumptions == [(conclusion, not on)]
            assert self.is_contradiction(last, blocks[0].first)
            return
        assert node(step.groups[last]) == conclusion
        for block in blocks:
            inside = [p for p in self.parents[last] if block.first <= p[0] < block.end]
            if on:
                off = [p for p, strong in inside if strong]
                assert self.makes_on(conclusion, {node(step.groups[p]) for p in off})
            else:
                weak = [p for p, strong in inside if not strong]
                assert any(self.makes_off(p, conclusion) for p in weak)
        nodes = {item for item, is_on in assumptions if is_on}
        if step.groups[0].role == "house":
            (digit,), house = step.groups[0].digits, step.groups[0].house
            assert house is not None
            assert nodes == self.places(house, digit)
        elif len({cell for cell, _ in nodes}) == len(nodes) == 1 < len(assumptions):
            assert assumptions == [(next(iter(nodes)), True), (next(iter(nodes)), False)]
        else:
            (cell,) = {cell for cell, _ in nodes}
            assert nodes == self.in_cell(cell)
        assert len(set(assumptions)) == len(assumptions)

    def is_on(self, assumption: int) -> bool:
        """An assumption is on if its links are weak."""
        assert len(set(self.children[assumption])) == 1
        return not self.children[assumption][0]

    def assumption_before(self, i: int) -> int:
        """The nearest one."""
        return max(j for j in range(i) if self.step.groups[j].role == "assumption")

    def off_parents(self, i: int) -> set[Node]:
        """Candidates that are false, by strong links."""
        found = set()
        for parent, strong in self.parents[i]:
            if strong:
                group = self.step.groups[parent]
                assert group.role == "off" or (
                    group.role == "assumption" and not self.is_on(parent)
                )
                found.add(node(group))
        return found

    def weak_parents(self, i: int) -> list[int]:
        """Groups that are true."""
        return [parent for parent, strong in self.parents[i] if not strong]

    def in_cell(self, cell: int) -> set[Node]:
        """Candidates of a cell."""
        mask = self.candidates.masks[cell]
        return {(cell, digit) for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1}

    def places(self, house: int, digit: int) -> set[Node]:
        """Candidates of a digit in a house, where cells that are filled do not count."""
        return {
            (cell, digit)
            for cell in self.houses[house]
            if self.candidates.masks[cell] >> digit - 1 & 1
            and not self.candidates.grid.digits[cell]
        }

    def makes_on(self, item: Node, off: set[Node]) -> bool:
        """Whether nothing else is left in its cell, or in a house, without these."""
        cell, digit = item
        return (bool(off) and self.in_cell(cell) - off == {item}) or any(
            self.places(house, digit) - off == {item}
            for house, cells in enumerate(self.houses)
            if cell in cells and off
        )

    def makes_off(self, parent: int, item: Node) -> bool:
        """Whether a group that is true leaves no room for a candidate."""
        group = self.step.groups[parent]
        if group.role == "pattern":
            return self.pattern_strikes(parent, item)
        if group.role == "conclusion":
            return node(self.step.groups[self.assumption_before(parent)]) == item
        assert group.role == "on" or self.is_on(parent)
        (cell, digit), (other, other_digit) = node(group), item
        if cell == other:
            return digit != other_digit
        return digit == other_digit and any({cell, other} <= set(house) for house in self.houses)

    def is_contradiction(self, i: int, assumption: int) -> bool:
        """Whether a conclusion is made true and false; its own assumption may be one of the two."""
        group = self.step.groups[i]
        is_start = node(self.step.groups[assumption]) == node(group)
        makes_off = any(self.makes_off(p, node(group)) for p in self.weak_parents(i))
        makes_on = self.makes_on(node(group), self.off_parents(i))
        starts_on = is_start and self.is_on(assumption)
        starts_off = is_start and not self.is_on(assumption)
        return (makes_on or starts_on) and (makes_off or starts_off)

    def is_pattern(self, i: int) -> bool:
        """Whether locked candidates, a pair or an X-wing is left without its parents."""
        group, gone = self.step.groups[i], self.off_parents(i)
        assert group.house is not None
        assert gone
        cells = set(group.cells)
        if len(group.digits) == 2:
            wanted = {(cell, digit) for cell in cells for digit in group.digits}
            naked = set().union(*map(self.in_cell, cells)) - gone
            hidden = set().union(*(self.places(group.house, digit) for digit in group.digits))
            return len(cells) == 2 and wanted in (naked, hidden - gone)
        digit = group.digits[0]
        if self.is_x_wing(group):
            lines = [
                house
                for house, line in enumerate(self.houses)
                if self.is_parallel(house, group.house) and cells & set(line)
            ]
            return len(lines) == 2 and all(
                {cell for cell, _ in self.places(line, digit) - gone}
                == cells & set(self.houses[line])
                for line in lines
            )
        return {cell for cell, _ in self.places(group.house, digit) - gone} == cells

    def is_x_wing(self, group: Group) -> bool:
        """Four cells of one digit that do not share the house."""
        assert group.house is not None
        return not set(group.cells) <= set(self.houses[group.house])

    def is_parallel(self, house: int, other: int) -> bool:
        """Whether both are rows, or both columns."""
        kinds = [self.candidates.layout.houses[i].kind for i in (house, other)]
        return kinds[0] == kinds[1] and kinds[0] in {"row", "column"}

    def pattern_strikes(self, i: int, item: Node) -> bool:
        """Whether a pattern that is there leaves no room for a candidate."""
        group, (cell, digit) = self.step.groups[i], item
        cells = set(group.cells)
        if len(group.digits) == 2 and digit not in group.digits:
            # A hidden pair: its digits have no other places in the house.
            gone = self.off_parents(i)
            hidden = set().union(*(self.places(group.house or 0, d) for d in group.digits)) - gone
            return cell in cells and {place for place, _ in hidden} == cells
        assert digit in group.digits
        if len(group.digits) == 1 and self.is_x_wing(group):
            return cell not in cells and any(
                cell in house and len(cells & set(house)) == 2
                for j, house in enumerate(self.houses)
                if not self.is_parallel(j, group.house or 0)
                and self.candidates.layout.houses[j].kind in {"row", "column"}
            )
        if len(group.digits) == 2:
            assert set().union(*map(self.in_cell, cells)) - self.off_parents(i) == {
                (one, two) for one in cells for two in group.digits
            }
        return cell not in cells and any({cell, *cells} <= set(house) for house in self.houses)


def node(group: Group) -> Node:
    """Cell and digit of a group of one candidate."""
    (cell,), (digit,) = group.cells, group.digits
    return cell, digit
