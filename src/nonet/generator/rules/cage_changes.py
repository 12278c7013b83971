"""Changes of cages that rule out other solutions: a cell moves to a neighbour, a cage is cut."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from nonet.generator.rules.board import Clue, ClueBoard
from nonet.generator.rules.cages import Cages
from nonet.generator.rules.family import ClueSpec

_MOST_LOOKED_AT = 24
_REMEMBERED = 40


@dataclass(frozen=True, slots=True)
class CageChange:
    """Cages that go, and those that come instead."""

    gone: tuple[int, ...]
    new: tuple[tuple[int, ...], ...]


class Partition:
    """Cages that cover a grid, and the other solutions known so far.

    Attributes
    ----------
    clues
        The cages.
    """

    def __init__(
        self, board: ClueBoard, family: Cages, spec: ClueSpec, clues: Sequence[Clue]
    ) -> None:
        self._board = board
        self._family = family
        self._sizes = {number for number, _ in spec.lengths}
        self._least = min(self._sizes)
        self.clues = dict(enumerate(clues))
        self._owner = [0] * len(board.digits)
        for number, clue in self.clues.items():
            for cell in clue.cells:
                self._owner[cell] = number
        self._next = len(clues)
        self._others: list[tuple[bytes, set[int]]] = []
        """Each with the cages that it breaks."""

    def learn(self, others: Iterable[bytes]) -> None:
        """Other solutions of the present cages."""
        self._others += [(other, set()) for other in others]
        del self._others[:-_REMEMBERED]

    def change(self, *, may_move: bool) -> bool:
        """Make the change that leaves the fewest of the other solutions; False if there is none."""
        target = next((other for other, broken in reversed(self._others) if not broken), None)
        if target is None:
            return False
        best: CageChange | None = None
        fewest = len(self._others) + 1
        for change in self._candidates(target, may_move=may_move):
            left = self._left_after(change)
            if left < fewest:
                best, fewest = change, left
                if not left:
                    break
        if best is None:
            return False
        self.make(best)
        return True

    def cut_any(self, where: Collection[int] = ()) -> bool:
        """Cut one of the largest cages, so that the puzzle gets easier; False if all are small.

        Those with most of the cells `where` it is to get easier come first.
        """

        def rank(number: int) -> tuple[int, int]:
            cells = self.clues[number].cells
            return -sum(cell in where for cell in cells), -len(cells)

        for number in sorted(self.clues, key=rank):
            for change in self._cuts(number, None):
                self.make(change)
                return True
        return False

    def _candidates(self, target: bytes, *, may_move: bool) -> Iterator[CageChange]:
        digits, dice = self._board.digits, self._board.dice
        differing = [cell for cell, digit in enumerate(digits) if target[cell] != digit]
        found = 0
        for cell in dice.shuffled(differing):
            changes = self._moves(cell) if may_move else self._cuts(self._owner[cell], target)
            for change in changes:
                yield change
                found += 1
            if found >= _MOST_LOOKED_AT:
                return

    def _moves(self, cell: int) -> Iterator[CageChange]:
        """A cell goes from its cage to one beside it."""
        sides, digits = self._board.geometry.sides, self._board.digits
        source = self._owner[cell]
        rest = tuple(member for member in self.clues[source].cells if member != cell)
        if len(rest) not in self._sizes or not _is_connected(rest, sides):
            return
        for number in {self._owner[near] for near in sides[cell]} - {source}:
            cells = self.clues[number].cells
            if len(cells) + 1 not in self._sizes:
                continue
            if all(digits[member] != digits[cell] for member in cells):
                yield CageChange((source, number), (rest, tuple(sorted((*cells, cell)))))

    def _cuts(self, number: int, target: bytes | None) -> Iterator[CageChange]:
        """A cage becomes two, whose totals another solution does not have."""
        sides, digits, dice = self._board.geometry.sides, self._board.digits, self._board.dice
        cells = self.clues[number].cells
        if len(cells) < 2 * self._least:
            return
        for start in dice.shuffled(cells):
            part = {start}
            while len(part) <= len(cells) - self._least:
                rest = tuple(cell for cell in cells if cell not in part)
                if len(part) in self._sizes and len(rest) in self._sizes:
                    is_cut = target is None or _total(target, part) != _total(digits, part)
                    if is_cut and _is_connected(rest, sides):
                        yield CageChange((number,), (tuple(sorted(part)), rest))
                near = [member for member in rest if any(side in part for side in sides[member])]
                if not near:
                    break
                part.add(dice.choice(near))

    def _left_after(self, change: CageChange) -> int:
        """How many of the other solutions known would obey all cages."""
        gone, digits = set(change.gone), self._board.digits
        left = 0
        for other, broken in self._others:
            if broken <= gone and not any(_breaks(other, digits, cells) for cells in change.new):
                left += 1
        return left

    def joins(self) -> Iterator[CageChange]:
        """Two cages beside each other become one; changes may be made in between."""
        sides, digits = self._board.geometry.sides, self._board.digits
        for cell in self._board.dice.shuffled(range(len(digits))):
            for near in sides[cell]:
                first, second = self._owner[cell], self._owner[near]
                if first == second:
                    continue
                cells = (*self.clues[first].cells, *self.clues[second].cells)
                is_allowed = len(cells) in self._sizes
                if is_allowed and len({digits[member] for member in cells}) == len(cells):
                    yield CageChange((first, second), (tuple(sorted(cells)),))
                    break

    def make(self, change: CageChange) -> CageChange:
        """Make a change; returns what undoes it."""
        digits = self._board.digits
        old = tuple(self.clues.pop(number).cells for number in change.gone)
        made = []
        for cells in change.new:
            number = self._next
            self._next += 1
            made.append(number)
            self.clues[number] = self._family.clue(self._board, cells)
            for cell in cells:
                self._owner[cell] = number
            for other, broken in self._others:
                if _breaks(other, digits, cells):
                    broken.add(number)
        for _, broken in self._others:
            broken.difference_update(change.gone)
        return CageChange(tuple(made), old)


def _breaks(other: bytes, digits: bytes, cells: Sequence[int]) -> bool:
    if _total(other, cells) != _total(digits, cells):
        return True
    return len({other[cell] for cell in cells}) < len(cells)


def _total(digits: bytes, cells: Iterable[int]) -> int:
    return sum([digits[cell] for cell in cells])


def _is_connected(cells: Sequence[int], sides: Sequence[Sequence[int]]) -> bool:
    if not cells:
        return False
    left = set(cells)
    waiting = [cells[0]]
    left.discard(cells[0])
    while waiting:
        for near in sides[waiting.pop()]:
            if near in left:
                left.discard(near)
                waiting.append(near)
    return not left
