"""The adapter to third-party SAT solvers, and the only file that knows python-sat.

It runs as a process of its own, so that a solver can be stopped at any moment by ending the
process, and never blocks the threads of its caller. It knows nothing of nonet. Its one argument is
the name of a solver. Standard input has lines of JSON: first the puzzle,
``{"houses": [[cells]], "masks": [candidates]}``, then a line for each solution that is wanted, with
the solutions to exclude, ``[[digits]]``. For each it prints a line: the digits of all cells, or
``null``.

The clauses: a variable for each candidate; in each cell, and for each digit in each house, exactly
one is true. That no two are is said pair by pair up to `PAIRED` of them; larger groups are split.
"""

from __future__ import annotations

import ctypes
import json
import signal
import sys
from collections.abc import Iterable, Iterator
from itertools import chain, combinations
from typing import Protocol

PAIRED = 32
"""Most variables of a group that are excluded pair by pair; 100 of them have 4,950 pairs."""

Clause = list[int]


class Clauses:
    """A puzzle as clauses.

    Attributes
    ----------
    candidates
        The cell and the digit of each variable, from variable 1 on.
    clauses
        What must hold.
    """

    def __init__(self, houses: list[list[int]], masks: list[int]) -> None:
        self.candidates: list[tuple[int, int]] = []
        self.clauses: list[Clause] = []
        self._variables: list[dict[int, int]] = []
        for cell, mask in enumerate(masks):
            digits = [digit for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1]
            start = len(self.candidates) + 1
            self._variables.append(
                dict(zip(digits, range(start, start + len(digits)), strict=True))
            )
            self.candidates += [(cell, digit) for digit in digits]
        self._last = len(self.candidates)
        paired: set[tuple[int, int]] = set()
        self.clauses += chain(self._cells(), self._places(houses))
        for group in tuple(self.clauses):
            self.clauses += [[-one, -other] for one, other in self._pairs(group, paired)]

    def excluding(self, digits: Iterable[int]) -> Clause:
        """The clause that forbids one solution."""
        return [
            -self._variables[cell][digit]
            for cell, digit in enumerate(digits)
            if len(self._variables[cell]) > 1
        ]

    def digits(self, model: list[int]) -> list[int]:
        """The solution given by the true variables of `model`."""
        digits = [0] * len(self._variables)
        for literal in model:
            if 0 < literal <= len(self.candidates):
                cell, digit = self.candidates[literal - 1]
                digits[cell] = digit
        return digits

    def _cells(self) -> Iterator[Clause]:
        return (list(variables.values()) for variables in self._variables)

    def _places(self, houses: list[list[int]]) -> Iterator[Clause]:
        for house in houses:
            for digit in range(1, len(house) + 1):
                yield [
                    self._variables[cell][digit] for cell in house if digit in self._variables[cell]
                ]

    def _pairs(self, group: Clause, seen: set[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Pairs of which not both may be true, each once."""
        while len(group) > PAIRED:
            # The new variable is true where none of the first ones is.
            self._last += 1
            yield from combinations([*group[: PAIRED - 1], self._last], 2)
            group = [-self._last, *group[PAIRED - 1 :]]
        for pair in combinations(group, 2):
            if pair not in seen:
                seen.add(pair)
                yield pair


class ClauseSolver(Protocol):
    """The part of python-sat's solvers that is used."""

    def add_clause(self, clause: Clause) -> object:
        """Take one more clause."""
        ...

    def solve(self) -> bool:
        """Look for a model."""
        ...

    def get_model(self) -> list[int]:
        """The model that was found."""
        ...


def main() -> None:
    """Read, solve, print, until the input ends."""
    from pysat import solvers  # noqa: PLC0415 (the clauses alone need no solver)

    _end_with_caller()
    name = sys.argv[1]
    puzzle = Clauses(**json.loads(sys.stdin.readline()))
    solver: ClauseSolver = getattr(solvers, name)()
    added = 0
    for line in sys.stdin:
        puzzle.clauses += map(puzzle.excluding, json.loads(line))
        if added and name.startswith("Kissat"):  # solves once only
            solver, added = getattr(solvers, name)(), 0
        for clause in puzzle.clauses[added:]:
            solver.add_clause(clause)
        added = len(puzzle.clauses)
        _print(puzzle.digits(solver.get_model()) if solver.solve() else None)


def _end_with_caller() -> None:
    """Have the system end this program when its caller is killed; only Linux knows how."""
    if sys.platform == "linux":
        set_death_signal = 1
        ctypes.CDLL(None).prctl(set_death_signal, signal.SIGKILL)


def _print(answer: list[int] | None) -> None:
    # Without a buffer, as with PYTHONUNBUFFERED, a long answer could be cut off.
    with open(sys.stdout.fileno(), "w", encoding="ascii", closefd=False) as whole:
        whole.write(json.dumps(answer) + "\n")


if __name__ == "__main__":
    main()
