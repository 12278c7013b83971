"""Cages: a partition of the grid, or some of them, and how to change what has two solutions."""

from __future__ import annotations

from abc import abstractmethod
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from nonet.constraints.checks import Obeyed
from nonet.errors import GenerationFailed
from nonet.generator.rules.board import Clue, ClueBoard
from nonet.generator.rules.family import ClueSpec, MadeOf, NoPlace, RuleFamily
from nonet.generator.rules.request import RuleRequest
from nonet.generator.symmetry import moves_of
from nonet.layout import Layout
from nonet.layout.making import ChosenCageMaking

_TRIES = 20


class CagesHereAndThere(RuleFamily):
    """Cages of a part of the grid."""

    options = frozenset({"length", "overlap", "apart", "symmetry"})

    def __init__(self, made_of: tuple[MadeOf, ...]) -> None:
        super().__init__(made_of)
        self._of = made_of[0]

    @abstractmethod
    def clue(self, board: ClueBoard, cells: Sequence[int], *, shown: bool = True) -> Clue | None:
        """The cage of some cells, perhaps without its number; None where there is none."""

    def longest(self, layout: Layout, request: RuleRequest) -> int:
        """Their digits differ."""
        del request
        return layout.size

    def begin(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """The number of cages that is wanted."""
        if spec.request.symmetry != "none":
            return self._symmetric(board, spec)
        return RuleFamily.begin(self, board, spec)

    def propose(self, board: ClueBoard, spec: ClueSpec) -> Iterator[Clue]:
        """Cages at random places."""
        request = spec.request
        for _ in range(_TRIES):
            start = board.calm_cell(overlap=request.overlap)
            if start is None:
                return
            free = [
                not (count and not request.overlap) and not (request.apart and board.crowd(cell))
                for cell, count in enumerate(board.used)
            ]
            size = board.dice.weighted(spec.lengths)
            cage = _grown(board, start, size, free)
            if len(cage) == size and free[start]:
                shown = not board.dice.happens(request.hidden)
                clue = self.clue(board, sorted(cage), shown=shown)
                if clue is not None:
                    yield clue

    def _symmetric(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        moves = _targets(board, spec)
        wanted = board.dice.between(*spec.count)
        found: list[Clue] = []
        for clue in self.propose(board, spec):
            shapes = {tuple(sorted(clue.cells))}
            shapes |= {tuple(sorted(targets[cell] for cell in clue.cells)) for targets in moves}
            counted = Counter(cell for shape in shapes for cell in shape)
            if max(counted.values()) > 1 or any(board.used[cell] for cell in counted):
                continue
            if len(found) + len(shapes) > max(wanted, spec.count[0]):
                continue
            if not all(_differ(board, shape) for shape in shapes):
                continue
            hidden = spec.request.hidden
            clues = [
                self.clue(board, shape, shown=not board.dice.happens(hidden))
                for shape in sorted(shapes)
            ]
            taken = [clue for clue in clues if clue is not None]
            if len(taken) == len(shapes):
                found += taken
                for shape in shapes:
                    board.take(shape)
        if len(found) < spec.count[0]:
            raise NoPlace
        return found


class Cages(CagesHereAndThere):
    """Cages: of the whole grid, or here and there."""

    options = CagesHereAndThere.options | {"cover", "hidden"}

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where no cages of these sizes cover the grid."""
        if not covers(spec):
            RuleFamily.check(self, spec, layout)
            return
        RuleFamily.check(self, ClueSpec(self, spec.request, (0, 0), spec.lengths), layout)
        sizes = {number for number, _ in spec.lengths}
        can_be = [True]
        for total in range(1, layout.cell_count + 1):
            can_be.append(any(size <= total and can_be[total - size] for size in sizes))
        if can_be[-1]:
            return
        raise GenerationFailed(
            f"{spec.request.name}: {layout.cell_count} cells cannot be divided into cages of "
            f"{' or '.join(map(str, sorted(sizes)))}"
        )

    def begin(self, board: ClueBoard, spec: ClueSpec) -> list[Clue]:
        """Cages of the whole grid, or the number that is wanted."""
        if not covers(spec):
            return CagesHereAndThere.begin(self, board, spec)
        for _ in range(_TRIES):
            cages = _partition(board, spec)
            if cages is not None:
                break
        else:
            raise NoPlace
        hidden = spec.request.hidden
        is_shown = [not hidden or not board.dice.happens(hidden) for _ in cages]
        return [
            self.clue(board, sorted(cage), shown=shown)
            for cage, shown in zip(cages, is_shown, strict=True)
        ]

    def clue(self, board: ClueBoard, cells: Sequence[int], *, shown: bool = True) -> Clue:
        """The cage of some cells."""
        digits = board.digits
        total = sum([digits[cell] for cell in cells]) if shown else None
        names = board.named(cells)

        def holds(other: bytes) -> bool:
            values = [other[cell] for cell in cells]
            if total is not None and sum(values) != total:
                return False
            return len(set(values)) == len(values)

        return Clue(self._of.rule(total, cells=names), tuple(cells), holds)


class ChosenCages(CagesHereAndThere):
    """Cages here and there whose digits allow several numbers; one is drawn for each."""

    def check(self, spec: ClueSpec, layout: Layout) -> None:
        """Raise GenerationFailed where the grid is too large for such cages."""
        largest = self._making.largest
        if largest is not None and layout.size > largest:
            raise GenerationFailed(
                f"{spec.request.name}: expected a size of at most {largest}, found {layout.size}"
            )
        RuleFamily.check(self, spec, layout)

    @property
    def _making(self) -> ChosenCageMaking:
        making = self._of.making
        assert isinstance(making, ChosenCageMaking)
        return making

    def clue(self, board: ClueBoard, cells: Sequence[int], *, shown: bool = True) -> Clue | None:
        """The cage of some cells, with one of the numbers that its digits allow."""
        del shown
        blank = self._of.rule(self._making.blank, cells=board.named(cells))
        found = blank.readings(board.layout, board.digits)
        if not found:
            return None
        rule = board.dice.choice(found)
        return Clue(rule, tuple(cells), Obeyed(rule, board.layout))


def covers(spec: ClueSpec) -> bool:
    """Whether the cages are to cover the grid."""
    request = spec.request
    if request.cover is not None:
        return request.cover
    return request.count is None and not request.overlap and not request.apart


def _targets(board: ClueBoard, spec: ClueSpec) -> list[list[int]]:
    return [move.targets() for move in moves_of(board.size, spec.request.symmetry)]


def _differ(board: ClueBoard, cells: Iterable[int]) -> bool:
    values = [board.digits[cell] for cell in cells]
    return len(set(values)) == len(values)


def _grown(board: ClueBoard, start: int, size: int, free: Sequence[bool]) -> list[int]:
    """A cage of free cells with different digits from a cell on, as large as there is room."""
    sides, digits, dice = board.geometry.sides, board.digits, board.dice
    cage = [start]
    values = {digits[start]}
    border = [cell for cell in sides[start] if free[cell]]
    while len(cage) < size:
        border = [cell for cell in border if digits[cell] not in values]
        if not border:
            break
        cell = dice.choice(border)
        cage.append(cell)
        values.add(digits[cell])
        border += [side for side in sides[cell] if free[side] and side not in border]
    return cage


def _partition(board: ClueBoard, spec: ClueSpec) -> list[list[int]] | None:
    """Cages of all cells; None where a cell was left that no cage takes."""
    if spec.request.symmetry != "none":
        return _symmetric_partition(board, spec)
    sides, digits, dice = board.geometry.sides, board.digits, board.dice
    count = len(digits)
    free = [True] * count
    sizes = {number for number, _ in spec.lengths}
    least, most = min(sizes), max(sizes)
    owner = [-1] * count
    cages: list[list[int]] = []
    left: list[int] = []
    for start in dice.shuffled(range(count)):
        # Cells with few free neighbours come first, so that few are left alone.
        if not free[start]:
            continue
        waiting = [start]
        while waiting:
            cell = waiting.pop()
            if not free[cell]:
                continue
            cage = _grown(board, cell, dice.weighted(spec.lengths), free)
            while len(cage) > least and len(cage) not in sizes:
                cage.pop()
            for member in cage:
                free[member] = False
            if len(cage) in sizes:
                for member in cage:
                    owner[member] = len(cages)
                cages.append(cage)
            else:
                left += cage
            near = [place for of in cage for place in sides[of] if free[place]]
            waiting += [place for place in near if sum(free[side] for side in sides[place]) <= 1]
    for cell in left:
        joined = [
            owner[near]
            for near in sides[cell]
            if owner[near] >= 0
            and len(cages[owner[near]]) < most
            and len(cages[owner[near]]) + 1 in sizes
            and all(digits[member] != digits[cell] for member in cages[owner[near]])
        ]
        if not joined:
            return None
        at = min(joined, key=lambda number: len(cages[number]))
        cages[at].append(cell)
        owner[cell] = at
    return cages


def _symmetric_partition(board: ClueBoard, spec: ClueSpec) -> list[list[int]] | None:
    """Cages of all cells that a symmetry takes to cages."""
    moves = _targets(board, spec)
    sizes = {number for number, _ in spec.lengths}
    most = max(sizes)
    free = [True] * len(board.digits)
    cages: list[list[int]] = []
    for start in board.dice.shuffled(range(len(free))):
        if not free[start]:
            continue
        shapes: list[frozenset[int]] | None = None
        for _ in range(_TRIES):
            shape = frozenset(_grown(board, start, board.dice.weighted(spec.lengths), free))
            shapes = _images(board, shape, moves)
            if shapes is not None and len(shape) in sizes and len(shapes[0]) <= most:
                break
            shapes = None
        if shapes is None:
            return None
        cages += map(sorted, shapes)
        for cell in chain.from_iterable(shapes):
            free[cell] = False
    return cages


def _images(
    board: ClueBoard, shape: frozenset[int], moves: Sequence[Sequence[int]]
) -> list[frozenset[int]] | None:
    """A shape and its images; None where they overlap, or one has a digit twice."""
    images = {shape} | {frozenset(targets[cell] for cell in shape) for targets in moves}
    cells = [cell for image in images for cell in image]
    if len(cells) != len(set(cells)) or not all(_differ(board, image) for image in images):
        return None
    return sorted(images, key=sorted)
