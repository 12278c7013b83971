"""Third-party SAT solvers, for grids on which search alone takes forever.

From one grid to the next their times, and that of our own solver, differ by a factor of ten in
either direction. So all of them work on the same puzzle, as far as there are processors, and the
first answer counts. Each runs in a child process (_clauses.py), which is ended as soon as it is no
longer needed.
"""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import weakref
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.util import find_spec
from itertools import islice
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from nonet.errors import NonetError
from nonet.grid import Candidates, Grid
from nonet.running import Watch

SOLVERS = {"CaDiCaL": "Cadical195", "Kissat": "Kissat404"}
"""Display names of the solvers and their names in python-sat, in order of preference."""

INSTALL = "pip install 'nonet[sat]'"

MOST_CANDIDATES = 50_000
"""Of a puzzle in clauses: all of a 36 × 36 grid. Those of a 49 × 49 grid fill gigabytes."""

_PROGRAM = Path(__file__).with_name("_clauses.py")


@lru_cache
def is_installed() -> bool:
    """Whether a third-party solver is installed."""
    return find_spec("pysat") is not None


def is_of_use(puzzle: Grid | Candidates) -> bool:
    """Whether a third-party solver is installed, and the puzzle is not too large for it."""
    return is_installed() and _candidate_count(_candidates(puzzle)) <= MOST_CANDIDATES


def _candidates(puzzle: Grid | Candidates) -> Candidates:
    return Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle


def _candidate_count(candidates: Candidates) -> int:
    return sum(mask.bit_count() for mask in candidates.masks)


class Race:
    """Solvers at work on one puzzle: its solutions one after the other, each from the fastest.

    Parameters
    ----------
    programs
        As `SOLVERS`; as many of the first as there are processors.

    Attributes
    ----------
    winner
        The solver that gave the latest answer.
    """

    def __init__(
        self,
        puzzle: Grid | Candidates,
        processors: int,
        programs: Mapping[str, str] = SOLVERS,
    ) -> None:
        if not is_installed():
            raise NonetError(f"the engine 'sat' needs python-sat: {INSTALL}")
        candidates = _candidates(puzzle)
        if (count := _candidate_count(candidates)) > MOST_CANDIDATES:
            raise NonetError(
                f"the engine 'sat' takes at most {MOST_CANDIDATES:,} candidates, not {count:,}"
            )
        self._puzzle = candidates
        self._programs = dict(islice(programs.items(), processors))
        self._excluded: list[list[int]] = []
        self._runners: dict[str, _Runner] = {}
        self.winner: str = next(iter(self._programs))
        weakref.finalize(self, _end_all, self._runners)

    def exclude(self, digits: bytes) -> None:
        """Look for other solutions from now on."""
        self._excluded.append(list(digits))

    def start(self) -> None:
        """Set all solvers to work that are not: one for the third solution and those behind it."""
        for name, program in islice(self._programs.items(), None if len(self._excluded) < 2 else 1):
            if name not in self._runners:
                puzzle = {
                    "houses": [house.cells for house in self._puzzle.layout.lower_to_houses()],
                    "masks": self._puzzle.masks,
                }
                self._runners[name] = _Runner(name, program, json.dumps(puzzle))
            self._runners[name].look_for_more(self._excluded)

    def next(self, watch: Watch, found: int) -> bytes | None:
        """One more solution, or None.

        Raises
        ------
        TimeLimitReached, Cancelled
            The search can go on afterwards, though from its beginning.
        """
        try:
            self.start()
            return self._taken(*_first_answer(self._runners, watch, found))
        except BaseException:
            self.end()
            raise

    def answer(self) -> bytes | None:
        """One more solution, or None; raises `Empty` while that is undecided."""
        for name, runner in self._runners.items():
            with contextlib.suppress(Empty):
                return self._taken(name, runner.answer(0))
        raise Empty

    def end(self) -> None:
        """Stop all solvers."""
        _end_all(self._runners)

    def _taken(self, name: str, answer: list[int] | None) -> bytes | None:
        """An answer, checked; the other solvers are stopped."""
        self.winner = name
        kept = self._runners.pop(name)
        self.end()
        if answer is None:
            kept.end()
            return None
        self._runners[name] = kept
        if not fills(answer, self._puzzle):
            raise NonetError(f"{name} gave a wrong solution: please report this")
        self.exclude(bytes(answer))
        return bytes(answer)


class _Runner:
    """A solver in a child process."""

    def __init__(self, name: str, program: str, puzzle: str) -> None:
        self._name = name
        self._excluded = 0
        self._is_busy = False
        self._orders: SimpleQueue[str | None] = SimpleQueue()
        self._answers: SimpleQueue[list[int] | str | None] = SimpleQueue()
        self._program = subprocess.Popen(  # noqa: S603 (our own file)
            [sys.executable, "-P", str(_PROGRAM), program],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            # Ctrl-C is for the caller alone, who ends this program then.
            start_new_session=os.name == "posix",
        )
        self._orders.put(puzzle)
        Thread(target=self._talk, daemon=True).start()

    def look_for_more(self, excluded: list[list[int]]) -> None:
        """Start to look for a solution other than these, unless it is already looking."""
        if self._is_busy:
            return
        self._is_busy = True
        self._orders.put(json.dumps(excluded[self._excluded :]))
        self._excluded = len(excluded)

    def answer(self, seconds: float) -> list[int] | None:
        """The answer within this time; otherwise raise `Empty`."""
        answer = self._answers.get(block=seconds > 0, timeout=seconds)
        if isinstance(answer, str):
            raise NonetError(f"{self._name} stopped: {answer}")
        self._is_busy = False
        return answer

    def end(self) -> None:
        """Stop at once."""
        self._program.kill()
        self._orders.put(None)

    def _talk(self) -> None:
        """Pass orders and answers on until the program ends; large ones would block."""
        program = self._program
        assert program.stdin is not None
        assert program.stdout is not None
        assert program.stderr is not None
        with contextlib.suppress(OSError), program:
            while (order := self._orders.get()) is not None:
                program.stdin.write(order + "\n")
                program.stdin.flush()
                if order.startswith("{"):
                    continue
                answer = program.stdout.readline()
                if not answer:
                    said = program.stderr.read().strip().splitlines()
                    self._answers.put(said[-1] if said else "without a word")
                    break
                self._answers.put(json.loads(answer))


def _first_answer(
    runners: dict[str, _Runner], watch: Watch, found: int
) -> tuple[str, list[int] | None]:
    while True:
        for name, runner in runners.items():
            with contextlib.suppress(Empty):
                return name, runner.answer(max(watch.slice() / len(runners), 1e-3))
        if watch.is_due:
            watch.between_slices(found=found, nodes=0, depth=0)


def _end_all(runners: dict[str, _Runner]) -> None:
    while runners:
        runners.popitem()[1].end()


def fills(digits: Sequence[int], puzzle: Grid | Candidates) -> bool:
    """Whether each cell has one of its candidates, and all rules are obeyed."""
    layout = puzzle.layout
    every_digit = set(range(1, len(layout.digits) + 1))
    return (
        all(
            digit > 0 and mask >> digit - 1 & 1
            for digit, mask in zip(digits, _candidates(puzzle).masks, strict=True)
        )
        and all({digits[cell] for cell in house.cells} == every_digit for house in layout.houses)
        and not any(layout.violations(bytes(digits)))
    )
