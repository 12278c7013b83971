"""Puzzles of the requested difficulty, out of any puzzles.

The puzzles of the native generator are judged in batches. Those that are too hard get as few
further givens as necessary, if the target allows it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from nonet.errors import NonetError
from nonet.generator.difficulty import Difficulty, Judged
from nonet.generator.engine import Tally
from nonet.generator.target import Target
from nonet.running import Watch

_LONG, _SHORT = 0.4, 0.1
"""Seconds that a batch should take."""

_MOST_AT_ONCE = 4096

Raw = tuple[bytes, bytes, int]
"""A puzzle, its solution and the tries that it took."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A puzzle, possibly with further givens, and its verdict."""

    puzzle: bytes
    solution: bytes
    tries: int
    judged: Judged


def fitted(
    raw: Iterator[Raw],
    target: Target,
    difficulty: Difficulty,
    *,
    threads: int,
    tally: Tally,
    watch: Watch,
) -> Iterator[Fitted]:
    """All puzzles in their order, judged; each result depends on its puzzle alone."""

    def judge(puzzles: Sequence[bytes], solutions: Sequence[bytes]) -> list[Judged]:
        return difficulty.judge(
            puzzles, solutions, target.layout, threads=threads, tally=tally, watch=watch
        )

    for batch in _batches(raw, threads):
        solutions = [solution for _, solution, _ in batch]
        found = [
            (puzzle, judged)
            for (puzzle, _, _), judged in zip(
                batch, judge([puzzle for puzzle, _, _ in batch], solutions), strict=True
            )
        ]
        if not target.minimal:
            hard = [number for number, (_, judged) in enumerate(found) if judged.too_hard]
            easings = [_Easing(*batch[number][:2], target) for number in hard]
            _ease(easings, judge)
            for number, easing in zip(hard, easings, strict=True):
                found[number] = easing.easiest
        for (_, solution, tries), (puzzle, judged) in zip(batch, found, strict=True):
            yield Fitted(puzzle, solution, tries, judged)


def _batches(raw: Iterator[Raw], least: int) -> Iterator[list[Raw]]:
    """The puzzles in batches that take neither too short nor too long."""
    size = least
    batch: list[Raw] = []
    began = time.monotonic()
    failure = None
    while failure is None:
        try:
            batch.append(next(raw))
        except StopIteration:
            break
        except NonetError as error:
            failure = error
        if len(batch) < size and failure is None:
            continue
        if batch:
            yield batch
        batch = []
        spent = time.monotonic() - began
        if spent < _SHORT:
            size = min(2 * size, _MOST_AT_ONCE)
        elif spent > _LONG:
            size = max(size // 2, least)
        began = time.monotonic()
    if batch:
        yield batch
    if failure is not None:
        raise failure


class _Easing:
    """The search for the fewest further givens with which a puzzle is not too hard.

    Further givens are tried in an order that the puzzle gives: first one group of cells that come
    together, then 3, 7, 15 … until they suffice, and then what lies between by halves.
    """

    def __init__(self, puzzle: bytes, solution: bytes, target: Target) -> None:
        self._puzzle = puzzle
        self._solution = solution
        addable = [orbit for orbit in target.orbits if not puzzle[orbit[0]]]
        random.Random(puzzle).shuffle(addable)
        self._orbits: list[tuple[int, ...]] = []
        givens = sum(1 for digit in puzzle if digit)
        for orbit in addable:
            givens += len(orbit)
            if givens > target.most:
                break
            self._orbits.append(orbit)
        self._too_few = 0
        self._enough = len(self._orbits) + 1
        self.easiest: tuple[bytes, Judged] = (puzzle, Judged(fits=False, too_hard=True))

    @property
    def is_done(self) -> bool:
        return self._enough - self._too_few <= 1

    @property
    def next(self) -> tuple[bytes, bytes]:
        """The next puzzle to judge, and its solution."""
        digits = bytearray(self._puzzle)
        for orbit in self._orbits[: self._further]:
            for cell in orbit:
                digits[cell] = self._solution[cell]
        return bytes(digits), self._solution

    def learn(self, puzzle: bytes, judged: Judged) -> None:
        """Process the verdict."""
        if judged.too_hard:
            self._too_few = self._further
        else:
            self._enough = self._further
            self.easiest = puzzle, judged

    @property
    def _further(self) -> int:
        """How many orbits to try next."""
        if self._enough > len(self._orbits):
            return min(2 * self._too_few + 1, len(self._orbits))
        return (self._too_few + self._enough) // 2


def _ease(
    easings: list[_Easing],
    judge: Callable[[Sequence[bytes], Sequence[bytes]], list[Judged]],
) -> None:
    while easings := [easing for easing in easings if not easing.is_done]:
        puzzles, solutions = zip(*(easing.next for easing in easings), strict=True)
        for easing, puzzle, judged in zip(easings, puzzles, judge(puzzles, solutions), strict=True):
            easing.learn(puzzle, judged)
