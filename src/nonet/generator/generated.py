"""A puzzle that was generated, and what is known of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from nonet import _display
from nonet._json_form import JsonForm
from nonet.grid import Grid
from nonet.layout import Cosmetics, Layout
from nonet.logic import Grade
from nonet.rating import Rating

_NOTHING = Cosmetics()


@dataclass(frozen=True, slots=True)
class Generated(JsonForm):
    """A puzzle with exactly one solution.

    Attributes
    ----------
    puzzle
        All its digits are givens.
    solution
        The puzzle's givens and, as entries, all other digits.
    tries
        Attempts that it took.
    seconds
        Time since the call, or since the puzzle before it.
    seed
        The seed of the call: with the same arguments it gives the same puzzles.
    grade
        Its grade, if a level or techniques were requested.
    rating
        Its rating without the steps, if an ER or a gem was requested.
    nodes
        Nodes of the search that proved it; of puzzles with rules beyond houses.
    cosmetics
        The fog of a puzzle that has one: the cells that are lit at the start.

    Examples
    --------
    >>> import nonet
    >>> made = nonet.generate(givens=28, seed=7)
    >>> nonet.solve(made.puzzle, unique=True) == made.solution
    True
    """

    json_name: ClassVar[str] = "generated puzzle"

    puzzle: Grid
    solution: Grid
    tries: int
    seconds: float
    seed: int
    grade: Grade | None = None
    rating: Rating | None = None
    nodes: int | None = None
    cosmetics: Cosmetics = _NOTHING

    @property
    def grid(self) -> Grid:
        """The puzzle, under the name that `PuzzleLike` requires."""
        return self.puzzle

    @property
    def layout(self) -> Layout:
        """Size and rules of the puzzle."""
        return self.puzzle.layout

    @property
    def givens(self) -> bytes:
        """The givens of the puzzle: N² bytes, 0 elsewhere."""
        return self.puzzle.givens

    @property
    def level(self) -> str | None:
        """Level of its grade; None where neither a level nor techniques were requested."""
        return None if self.grade is None else self.grade.level

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def __str__(self) -> str:
        return f"{self.puzzle}\n{self._summary}"

    @property
    def _summary(self) -> str:
        givens = self.puzzle.size**2 - self.puzzle.givens.count(0)
        parts = [f"{givens} givens"]
        if rules := self.puzzle.layout.constraints:
            parts.append("1 rule" if len(rules) == 1 else f"{len(rules)} rules")
        parts.append(f"seed {self.seed}")
        if self.grade is not None:
            parts.append(str(self.grade))
        if self.rating is not None:
            parts.append(f"rating {self.rating}")
        if self.nodes is not None:
            parts.append(f"{self.nodes:,} nodes")
        return ", ".join(parts)
