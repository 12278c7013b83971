"""Many puzzles with rules, on several threads where there are any; the seed gives their order."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import dataclass

from nonet.errors import GenerationFailed, Stopped
from nonet.generator._closest import Closest
from nonet.generator.engine import Tally
from nonet.generator.rules.attempt import RuledPuzzle, Workshop
from nonet.generator.rules.board import Dice
from nonet.generator.rules.plan import Plan
from nonet.grid import Grid
from nonet.running import Cancel, Watch, has_threads

_AHEAD = 4
"""Puzzles for each thread that are made before they are asked for."""


@dataclass(frozen=True, slots=True)
class Numbered:
    """A puzzle, and the attempts that it took."""

    raw: RuledPuzzle
    tries: int


def ruled_puzzles(
    plan: Plan, *, count: int | None, seed: int, threads: int, watch: Watch, tally: Tally
) -> Iterator[Numbered]:
    """Puzzles of a plan in their order; without a `count` there is no end.

    Raises
    ------
    GenerationFailed
        A puzzle used up its tries.
    NoSolution
        The layout has no grid, or the start no solution.
    LayoutError
        The layout is larger than 64×64.
    TimeLimitReached, Cancelled
        Carrying what the tally has found.
    """
    Workshop(plan, watch)  # raises where the layout is too large for rules
    team = _Team(plan, count, seed, threads) if has_threads() else _Alone(plan, count, seed)
    try:
        number = 0
        while count is None or number < count:
            made = team.result(number, watch, tally)
            if isinstance(made, Exception):
                raise made
            number += 1
            yield made
    finally:
        team.end()


class _Producer:
    """Makes puzzles by their numbers."""

    def __init__(self, plan: Plan, count: int | None, seed: int) -> None:
        self._plan = plan
        self._count = count
        self._seed = seed
        self._tries = 0

    def _look(self, number: int, watch: Watch, tally: Tally) -> None:
        """Report how far the puzzle with a number is; raise when it is time to stop."""
        tally.tries = self._tries
        watch.between_slices(
            found=tally.found,
            nodes=tally.tries,
            depth=0,
            fraction=number / self._count if self._count else None,
        )

    def _make(self, workshop: Workshop, number: int) -> Numbered:
        best: RuledPuzzle | None = None
        for attempt in range(self._plan.tries):
            self._tries += 1
            dice = Dice(self._seed, number, attempt)
            # How many givens are missing is found out in ever fewer of the attempts.
            made = workshop.attempt(dice, any_givens=attempt & attempt + 1 == 0)
            if made is not None and made.fits:
                return Numbered(made, attempt + 1)
            if made is not None and (best is None or self._distance(made) < self._distance(best)):
                best = made
        raise self._failure(best)

    def _distance(self, made: RuledPuzzle) -> tuple[int, int]:
        """How far a puzzle is from what is requested: in givens, and in difficulty."""
        return max(0, _givens(made) - self._plan.target.most), made.judged.distance

    def _failure(self, best: RuledPuzzle | None) -> GenerationFailed:
        tries = self._plan.tries
        near, grid = "", None
        if best is not None:
            layout = self._plan.target.layout
            layout = layout.with_constraints((*layout.constraints, *best.rules))
            grid = Grid._made(layout, best.puzzle, best.puzzle)  # noqa: SLF001
            givens, _ = self._distance(best)
            near = (
                f"; the closest has {_givens(best)} givens"
                if givens
                else f"; {Closest(grid, best.judged)}"
            )
        return GenerationFailed(
            f"no matching puzzle in {tries:,} tries{near}", tries=tries, best=grid
        )


class _Alone(_Producer):
    """Makes each puzzle when it is asked for: there are no threads."""

    def result(self, number: int, watch: Watch, tally: Tally) -> Numbered:
        """The puzzle with a number."""
        inner = Watch(progress=lambda _: self._look(number, watch, tally))
        made = self._make(Workshop(self._plan, inner), number)
        tally.tries = self._tries
        return made

    def end(self) -> None:
        """Nothing goes on."""


class _Team(_Producer):
    """Threads that make puzzles, each by its number."""

    def __init__(self, plan: Plan, count: int | None, seed: int, threads: int) -> None:
        super().__init__(plan, count, seed)
        self._cancel = Cancel()
        self._changed = threading.Condition()
        self._made: dict[int, Numbered | Exception] = {}
        self._begun = 0
        self._asked = 0
        self._ahead = _AHEAD * threads
        self._has_failed = False
        if count is not None:
            threads = min(threads, count)
        self._threads = [threading.Thread(target=self._work, daemon=True) for _ in range(threads)]
        for thread in self._threads:
            thread.start()

    def result(self, number: int, watch: Watch, tally: Tally) -> Numbered | Exception:
        """The puzzle with a number, or why there is none."""
        with self._changed:
            self._asked = number
            self._changed.notify_all()
            while number not in self._made:
                if seconds := watch.slice():
                    self._changed.wait(seconds)
                    continue
                self._look(number, watch, tally)
            tally.tries = self._tries
            return self._made.pop(number)

    def end(self) -> None:
        """Stop the threads."""
        self._cancel.cancel()
        with self._changed:
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        workshop = Workshop(self._plan, Watch(cancel=self._cancel))
        while (number := self._next()) is not None:
            try:
                made: Numbered | Exception = self._make(workshop, number)
            except Stopped:
                return
            except Exception as error:  # noqa: BLE001 (raised where its puzzle is asked for)
                made = error
            with self._changed:
                self._made[number] = made
                self._has_failed |= isinstance(made, Exception)
                self._changed.notify_all()

    def _next(self) -> int | None:
        """The number of the next puzzle to make; None where there is nothing more to do."""
        with self._changed:
            while True:
                number = self._begun
                is_end = self._count is not None and number >= self._count
                if is_end or self._has_failed or self._cancel.cancelled:
                    return None
                if number < self._asked + self._ahead:
                    self._begun += 1
                    return number
                self._changed.wait()


def _givens(raw: RuledPuzzle) -> int:
    return sum(map(bool, raw.puzzle))
