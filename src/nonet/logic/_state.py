"""The state in which a step is looked for: as text, and what is known or wrong about it."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Literal

from nonet.errors import FormatError
from nonet.grid import Candidates, Grid, parse_puzzle
from nonet.grid.alphabet import STANDARD
from nonet.layout import Layout, cell_name
from nonet.logic._words import by_digit, parse_cells, parse_digits
from nonet.running import Watch
from nonet.solving._engine import solutions_within

MistakeKind = Literal["conflict", "unsolvable", "entry", "empty", "mark"]


@dataclass(frozen=True, slots=True)
class Mistake:
    """Something wrong with a state.

    Attributes
    ----------
    kind
        "conflict": two equal digits in a house. "unsolvable": no way to fill the grid.
        "entry": a digit that is not that of the only solution. "empty": an empty cell without
        candidates. "mark": a cell whose pencil marks lack the digit of the solution.
    cells
        Where; empty where no cell is to blame.
    message
        The same in a sentence, which gives nothing else away.
    """

    kind: MistakeKind
    cells: tuple[int, ...]
    message: str


@dataclass(frozen=True, slots=True)
class Examined:
    """What is known of a state.

    Attributes
    ----------
    candidates
        Without pencil marks that a digit in a house rules out.
    solutions
        The only one, two where there are several, or none.
    is_proper
        Whether the givens alone have exactly one solution.
    mistakes
        Those of one kind, the plainest that there are.
    """

    candidates: Candidates
    solutions: tuple[Grid, ...]
    is_proper: bool
    mistakes: tuple[Mistake, ...]

    @property
    def solution(self) -> bytes:
        """A byte a cell; empty where there is not exactly one solution."""
        return self.solutions[0].digits if len(self.solutions) == 1 else b""


def as_candidates(puzzle: Candidates | Grid | str) -> Candidates:
    """The candidates themselves, or those that a grid or its text leaves."""
    if isinstance(puzzle, str):
        puzzle = parse_puzzle(puzzle)
    return Candidates.of(puzzle) if isinstance(puzzle, Grid) else puzzle


def examine(candidates: Candidates, watch: Watch) -> Examined:
    """What is known of a state, and what is wrong with it."""
    grid = candidates.grid
    conflicts = grid.conflicts()
    if conflicts:
        found = tuple(Mistake("conflict", item.cells, f"{item}.") for item in conflicts)
        return Examined(candidates, (), is_proper=False, mistakes=_capitalized(found))
    left = Candidates.of(grid)
    both = (mark & may for mark, may in zip(candidates.masks, left.masks, strict=True))
    candidates = Candidates(both, candidates.layout, grid)
    if any(grid.givens):
        solutions = solutions_within(grid.without_entries(), watch)
        if not solutions:
            mistake = Mistake("unsolvable", (), "The givens have no solution.")
            return Examined(candidates, (), is_proper=False, mistakes=(mistake,))
        if len(solutions) == 1:
            mistakes = _against(solutions[0].digits, candidates)
            return Examined(candidates, tuple(solutions), is_proper=True, mistakes=mistakes)
    mistakes = _empty(candidates)
    solutions = [] if mistakes else solutions_within(candidates, watch)
    if not mistakes and not solutions:
        what = "digits and pencil marks" if any(grid.digits) else "pencil marks"
        mistakes = (Mistake("unsolvable", (), f"These {what} have no solution."),)
    return Examined(candidates, tuple(solutions), is_proper=False, mistakes=mistakes)


def _against(solution: bytes, candidates: Candidates) -> tuple[Mistake, ...]:
    """What is not as in the only solution."""
    size = candidates.size
    wrong = [
        cell
        for cell, (digit, right) in enumerate(zip(candidates.grid.digits, solution, strict=True))
        if digit not in {0, right}
    ]
    if wrong:
        return tuple(
            Mistake(
                "entry",
                (cell,),
                f"The {candidates.grid.digits[cell]} in {cell_name(cell, size)} is wrong.",
            )
            for cell in wrong
        )
    empty = _empty(candidates)
    if empty:
        return empty
    return tuple(
        Mistake("mark", (cell,), f"A candidate is missing in {cell_name(cell, size)}.")
        for cell, (mask, right) in enumerate(zip(candidates.masks, solution, strict=True))
        if not mask >> right - 1 & 1
    )


def _empty(candidates: Candidates) -> tuple[Mistake, ...]:
    """Empty cells without candidates."""
    return tuple(
        Mistake("empty", (cell,), f"No candidate is left in {cell_name(cell, candidates.size)}.")
        for cell, mask in enumerate(candidates.masks)
        if not mask
    )


def _capitalized(mistakes: tuple[Mistake, ...]) -> tuple[Mistake, ...]:
    return tuple(
        Mistake(item.kind, item.cells, item.message[:1].upper() + item.message[1:])
        for item in mistakes
    )


def state_text(candidates: Candidates) -> str:
    """A state on one line: digits, ``+`` before an entry, and the candidates that were struck out.

    Raises
    ------
    FormatError
        There are not enough characters for digits of this size.

    Examples
    --------
    >>> state_text(Candidates.of(Grid("1... .2.. ..3. ...4", "..3.............")).without([(1, 4)]))
    '1.+3..2....3....4 r1c2<>4'
    """
    size = candidates.size
    if size > len(STANDARD):
        raise FormatError(f"expected a size of at most {len(STANDARD)}, found {size}")
    grid = candidates.grid
    cells = "".join(
        ("" if given else "+") + STANDARD[digit - 1] if digit else "."
        for digit, given in zip(grid.digits, grid.givens, strict=True)
    )
    gone = [
        (cell, digit)
        for cell, (mask, may) in enumerate(
            zip(candidates.masks, Candidates.of(grid).masks, strict=True)
        )
        for digit in range(1, size + 1)
        if (may & ~mask) >> digit - 1 & 1
    ]
    parts = by_digit(gone, size, lambda digits, cells: f"{cells}<>{digits}")
    return " ".join([cells, *(part.replace(" ", "+") for part in parts)])


def read_state(text: str, layout: Layout | None = None) -> Candidates:
    """The state in a text as `state_text` writes it.

    Raises
    ------
    FormatError
        It is none; says what is wrong.
    """
    cells, *gone = text.split()
    givens: list[int] = []
    entries: list[int] = []
    is_entry = False
    for character in cells:
        if character == "+":
            is_entry = True
            continue
        digit = STANDARD.find(character) + 1
        givens.append(0 if is_entry else digit)
        entries.append(digit if is_entry else 0)
        is_entry = False
    layout = layout or Layout.of_size(isqrt(len(givens)))
    eliminations = []
    for part in gone:
        names, sign, digits = part.partition("<>")
        if not sign:
            raise FormatError(f"expected candidates such as r4c79<>35, found {part!r}")
        eliminations += [
            (cell, digit)
            for cell in parse_cells(names.replace("+", " "), layout.size)
            for digit in parse_digits(digits, layout.size)
        ]
    return Candidates.of(Grid(givens, entries, layout=layout)).without(eliminations)
