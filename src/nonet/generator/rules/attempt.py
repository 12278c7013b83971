"""One attempt at a puzzle with rules: a grid, clues that are true of it, and one solution."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import chain, islice

from nonet.errors import NoSolution
from nonet.generator.difficulty import Judged
from nonet.generator.engine import make_full_grid
from nonet.generator.rules.board import Clue, ClueBoard, Dice
from nonet.generator.rules.cage_changes import Partition
from nonet.generator.rules.cages import Cages
from nonet.generator.rules.family import ClueSpec, NoPlace
from nonet.generator.rules.plan import Plan, covers_grid
from nonet.generator.rules.teacher import Taught, Teacher
from nonet.grid import Grid
from nonet.layout import CLASSIC, Constraint, Layout
from nonet.running import Watch
from nonet.solver.rule_search import Found, RuleSearch

_AT_ONCE = 4
"""Solutions that are looked for at once."""

_REMEMBERED = 200
_MOST_STEPS = 300
_MOST_CHANGES = 120
_MOVES = 25
"""Moves of cells between cages before cages are cut."""

_GRID_NODES = 200_000

_FEWEST_NODES = 200
"""Of a search for other solutions, however easy the puzzle is to be."""

_MERGES = 60

_LEFT_FOR_EACH = 24
"""Cells left by the techniques, for each given or cut that is made at once."""


@dataclass(frozen=True, slots=True)
class RuledPuzzle:
    """A puzzle that has one solution.

    Attributes
    ----------
    rules
        Those found for it, after those of the layout.
    nodes
        Of the search that proved it.
    judged
        How hard it is, where that is requested.
    fits
        Whether it is as requested; else it only comes close.
    """

    rules: tuple[Constraint, ...]
    puzzle: bytes
    solution: bytes
    nodes: int
    judged: Judged
    fits: bool = True


class Workshop:
    """Makes the puzzles of a plan; of one thread."""

    def __init__(self, plan: Plan, watch: Watch) -> None:
        self.plan = plan
        self.watch = watch
        self.search = RuleSearch(plan.target.layout)
        self.teacher = None if plan.techniques is None else Teacher(plan.techniques, watch)
        self._grids = RuleSearch(plan.grid_layout)

    def attempt(self, dice: Dice, *, any_givens: bool) -> RuledPuzzle | None:
        """A puzzle; None where this attempt leads to none.

        With `any_givens` there may be more givens than requested, to know how many are missing.

        Raises
        ------
        NoSolution
            There is no grid.
        TimeLimitReached, Cancelled
            Raised by the watch.
        """
        digits = self._full_grid(dice)
        if digits is None:
            return None
        try:
            return _Attempt(self, ClueBoard(self.plan.target.layout, digits, dice)).run(
                any_givens=any_givens
            )
        except NoPlace:
            return None

    def _full_grid(self, dice: Dice) -> bytes | None:
        plan = self.plan
        target = plan.target
        seed = dice.below(1 << 53)
        if plan.grid_layout is CLASSIC and not any(target.start):
            return make_full_grid(CLASSIC, seed, self.watch).digits
        found = self._grids.find(target.start, 1, nodes=_GRID_NODES, watch=self.watch, seed=seed)
        if found.solutions:
            if plan.grid_layout.treats_digits_alike and not any(target.start):
                return _relabelled(found.solutions[0], plan.grid_layout, dice)
            return found.solutions[0]
        if found.is_complete:
            raise NoSolution(
                "the start has no solution"
                if any(target.start)
                else f"no grid has this layout: {plan.grid_layout}"
            )
        return None


def _relabelled(digits: bytes, layout: Layout, dice: Dice) -> bytes:
    """The grid with its digits exchanged at random: search prefers some of them."""
    values = dice.shuffled(range(1, layout.size + 1))
    return digits.translate(bytes([0, *values]).ljust(256, b"\0"))


class _Attempt:
    """The state of an attempt: clues, givens, and other solutions that they once had."""

    def __init__(self, workshop: Workshop, board: ClueBoard) -> None:
        self.plan = workshop.plan
        self.search = workshop.search
        self.teacher = workshop.teacher
        self.watch = workshop.watch
        self.board = board
        self.dice = board.dice
        self.full = board.digits
        target = self.plan.target
        self.givens = bytearray(len(self.full))
        for cell in target.fixed:
            self.givens[cell] = self.full[cell]
        self.count = len(target.fixed)
        self.free: list[tuple[int, ...]] = []
        self.taken: list[tuple[int, ...]] = []
        self.others: list[bytes] = []
        self.partition: Partition | None = None
        self.shown: list[Clue] = []
        self.clues: list[tuple[ClueSpec, list[Clue]]] = []
        self._taken_rules: list[Clue] | None = None
        self.most = target.most

    def run(self, *, any_givens: bool) -> RuledPuzzle | None:
        """The puzzle, or None."""
        self._find_clues()
        if not self._make_unique():
            if not any_givens or self.most == len(self.full):
                return None
            self.most = len(self.full)
            if not self._make_unique():
                return None
        self._thin_givens()
        self._thin_clues()
        if not self._reach_fewest() or not self._reach_proof():
            return None
        judged = self._reach_level()
        nodes = self._proof()
        if judged is None or nodes is None:
            return None
        if self.plan.target.minimal and not self._is_minimal():
            return None
        return RuledPuzzle(
            tuple(clue.rule for clue in self._all_clues()),
            bytes(self.givens),
            self.full,
            nodes,
            judged,
            fits=judged.fits and self.count <= self.plan.target.most,
        )

    # ---- clues

    def _find_clues(self) -> None:
        board, layout = self.board, self.plan.target.layout
        for shape in self.plan.shapes:
            readings = shape.readings(layout, self.full)
            if not readings:
                raise NoPlace
            rule = readings[0] if len(readings) == 1 else self.dice.choice(readings)
            self.shown.append(Clue(rule, (), partial(_gives, rule, layout)))
            for cell in rule.scope(layout):
                board.used[cell] += 1
        specs = sorted(self.plan.specs, key=lambda spec: -spec.longest)
        for spec in specs:
            found = spec.family.begin(board, spec)
            if covers_grid(spec):
                assert isinstance(spec.family, Cages)
                if spec.request.hidden or spec.request.symmetry != "none":
                    self.shown += found
                else:
                    self.partition = Partition(board, spec.family, spec, found)
            elif spec.request.every:
                self.shown += found
            else:
                self.clues.append((spec, found))
        # Givens look best where there is no shape.
        self.free = self.dice.shuffled(self.plan.target.orbits)
        self.free.sort(key=self._shapes_under)

    def _shapes_under(self, orbit: Iterable[int]) -> int:
        return sum(1 for cell in orbit if self.board.used[cell])

    def _all_clues(self) -> list[Clue]:
        found = list(self.shown)
        if self.partition is not None:
            found += sorted(self.partition.clues.values(), key=lambda clue: clue.cells)
        for _, clues in self.clues:
            found += clues
        return found

    # ---- one solution

    def _look(self, most: int = 2, nodes: int | None = None) -> tuple[Found, list[bytes]]:
        """Search under the present clues and givens, and the solutions that are not wanted."""
        clues = self._all_clues()
        if clues != self._taken_rules:
            layout = self.plan.target.layout
            for clue in clues:
                if clue.primitives is None:
                    clue.primitives = clue.rule.lower_with_houses(layout)
            self.search.take(primitive for clue in clues for primitive in clue.primitives or ())
            self._taken_rules = clues
        nodes = self.plan.most_nodes if nodes is None else nodes
        found = self.search.find(bytes(self.givens), most, nodes=nodes, watch=self.watch)
        others = [solution for solution in found.solutions if solution != self.full]
        self.others += others
        del self.others[:-_REMEMBERED]
        return found, others

    def _make_unique(self) -> bool:
        """Add and change what is needed for one solution; False where that is not allowed."""
        for step in range(_MOST_STEPS):
            found, others = self._look(_AT_ONCE, max(self.plan.most_nodes, _FEWEST_NODES))
            if found.is_complete and not others:
                return True
            if not self._strengthen(others, step):
                return False
        return False

    def _strengthen(self, others: Sequence[bytes], step: int) -> bool:
        partition = self.partition
        if partition is not None and step < _MOST_CHANGES:
            partition.learn(others)
            if others:
                if partition.change(may_move=step < _MOVES) or partition.change(may_move=False):
                    return True
            elif partition.cut_any():
                return True
        return self._add_given(others) or self._add_clue(others)

    def _add_given(self, others: Sequence[bytes], where: Collection[int] = ()) -> bool:
        """A given, or a group of them, where most of the other solutions differ.

        Without other solutions it is the first one, in one of these cells if there are any.
        """
        best = None
        most = -1
        for orbit in self.free:
            if self.count + len(orbit) > self.most:
                continue
            if where and not any(cell in where for cell in orbit):
                continue
            against = sum(
                1 for other in others if any(other[cell] != self.full[cell] for cell in orbit)
            )
            if against > most:
                best, most = orbit, against
                if against == len(others):
                    break
        if best is None or (others and not most):
            return False
        self.free.remove(best)
        self.taken.append(best)
        self._give(best)
        return True

    def _give(self, orbit: Iterable[int]) -> None:
        for cell in orbit:
            self.count += not self.givens[cell]
            self.givens[cell] = self.full[cell]

    def _take_back(self, orbit: Iterable[int]) -> None:
        for cell in orbit:
            self.count -= 1
            self.givens[cell] = 0

    def _add_clue(self, others: Sequence[bytes]) -> bool:
        """A clue that most of the other solutions break, where there may be more of them."""
        best: tuple[ClueSpec, list[Clue], Clue] | None = None
        most = -1
        for spec, clues in self.clues:
            if len(clues) >= spec.count[1]:
                continue
            known = {clue.rule for clue in clues}
            for number, clue in enumerate(spec.family.propose(self.board, spec)):
                if clue.rule in known:
                    continue
                against = sum(1 for other in others if not clue.holds(other))
                if against > most:
                    best, most = (spec, clues, clue), against
                if number >= 10 or (others and against == len(others)):
                    break
        if best is None or (others and not most):
            return False
        spec, clues, clue = best
        clues.append(clue)
        spec.family.place(self.board, clue)
        return True

    # ---- as little as possible

    def _thin_givens(self) -> None:
        """Remove givens as long as there is one solution, down to the number requested."""
        target = self.plan.target
        if not target.as_few_as_possible and self.count <= target.most:
            return
        clues = self._all_clues()
        alive = [
            solution for solution in self.others if all(clue.holds(solution) for clue in clues)
        ]
        for orbit in sorted(self.dice.shuffled(self.taken), key=self._shapes_under, reverse=True):
            if self.count - len(orbit) < target.least:
                continue
            self._take_back(orbit)
            others: list[bytes] = []
            if any(self._agrees(other) for other in alive):
                is_needed = True
            else:
                is_needed, others = self._has_others()
            if is_needed:
                alive += others
                self._give(orbit)
            else:
                self.taken.remove(orbit)
                self.free.append(orbit)

    def _agrees(self, other: bytes) -> bool:
        return all(
            not given or given == digit for given, digit in zip(self.givens, other, strict=True)
        )

    def _thin_clues(self) -> None:
        """Remove clues above the least number as long as there is one solution."""
        for spec, clues in self.clues:
            for clue in self.dice.shuffled(clues):
                if len(clues) <= spec.count[0]:
                    break
                if not self._is_needed(clues, clue):
                    clues.remove(clue)

    def _is_needed(self, clues: list[Clue], clue: Clue) -> bool:
        at = clues.index(clue)
        clues.remove(clue)
        is_needed, _ = self._has_others()
        clues.insert(at, clue)
        return is_needed

    def _has_others(self) -> tuple[bool, list[bytes]]:
        """Whether there are other solutions, or it takes too long to know, and which were found.

        Raises
        ------
        NoPlace
            It takes too long, but has to be known, since the puzzle is to be minimal.
        """
        found, others = self._look()
        if not others and not found.is_complete:
            if self.plan.target.minimal:
                raise NoPlace
            return True, others
        return bool(others), others

    def _is_minimal(self) -> bool:
        """Whether no clue can go; givens were tried already."""
        return all(self._is_needed(clues, clue) for _, clues in self.clues for clue in list(clues))

    # ---- as requested

    def _reach_fewest(self) -> bool:
        """Add givens up to the least number requested; False where that cannot be."""
        target = self.plan.target
        while self.count < target.least:
            if target.minimal or not self._add_given(()):
                return False
        return True

    def _reach_proof(self) -> bool:
        """Help the proof until it is short enough; False where that cannot be."""
        while self._proof() is None:
            if self.plan.target.minimal or not self._make_easier():
                return False
        return True

    def _proof(self) -> int | None:
        """Nodes of the proof that there is one solution; None where there is none in reach."""
        found, others = self._look()
        return found.nodes if found.is_complete and not others else None

    def _reach_level(self) -> Judged | None:
        """How hard the puzzle is, once the techniques solve it; None where they cannot."""
        if self.teacher is None:
            return Judged(fits=True)
        taught = self._judge(self.teacher)
        while taught.judged.too_hard:
            if self.plan.target.minimal:
                return None
            for _ in range(1 + len(taught.left) // _LEFT_FOR_EACH):
                if not self._make_easier(taught.left):
                    return None
            taught = self._judge(self.teacher)
        if taught.judged.fits or self.plan.target.minimal:
            return taught.judged
        return self._make_harder(self.teacher, taught.judged)

    def _judge(self, teacher: Teacher) -> Taught:
        layout = self.plan.target.layout
        rules = (clue.rule for clue in self._all_clues())
        layout = layout.with_constraints((*layout.constraints, *rules))
        givens = bytes(self.givens)
        return teacher.judge(Grid._made(layout, givens, givens), self.full)  # noqa: SLF001

    def _make_easier(self, where: Collection[int] = ()) -> bool:
        """Cut a cage, or add a given or a clue, in these cells if any; False if nothing helps."""
        return (
            (self.partition is not None and self.partition.cut_any(where))
            or self._add_given((), where)
            or self._add_clue(())
        )

    def _make_harder(self, teacher: Teacher, judged: Judged) -> Judged:
        """Join cages and take back givens until the puzzle is as requested, if it gets there."""
        for undo in chain(self._joined(), self._taken_back()):
            taught = None if self._proof() is None else self._judge(teacher)
            if taught is None or taught.judged.too_hard:
                undo()
                continue
            judged = taught.judged
            if judged.fits:
                break
        return judged

    def _joined(self) -> Iterator[Callable[[], object]]:
        """Cages are joined, two by two; each time what undoes it."""
        if self.partition is not None:
            for change in islice(self.partition.joins(), _MERGES):
                yield partial(self.partition.make, self.partition.make(change))

    def _taken_back(self) -> Iterator[Callable[[], object]]:
        """Givens are taken back, down to the least number; each time what undoes it."""
        for orbit in self.dice.shuffled(self.taken):
            if self.count - len(orbit) >= self.plan.target.least:
                self._take_back(orbit)
                yield partial(self._give, orbit)


def _gives(rule: Constraint, layout: Layout, digits: bytes) -> bool:
    return rule in rule.readings(layout, digits)
