"""The entries of a player on a board: as they travel, as a grid, and as a puzzle."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from nonet.errors import PlacementError
from nonet.grid import Candidates, Grid
from nonet.puzzle import Puzzle
from nonet.service.documents import Colours, DigitMarks, colour_of, masks_of
from nonet.service.importing import ParsedRecord
from nonet.service.record import Record
from nonet.service.states import Cells, State


@dataclass(frozen=True, slots=True)
class PlayedRecord(Record):
    """Digits, marks and colours of the player, a value or a list for each cell."""

    entries: Cells
    corner: DigitMarks
    centre: DigitMarks
    colours: Colours

    @classmethod
    def of(cls, parsed: ParsedRecord) -> Self:
        """The entries of its player that a puzzle has from the start."""
        state = parsed.state
        none = ((),) * len(state.givens)
        return cls(
            entries=state.entries or (0,) * len(state.givens),
            corner=parsed.corners or none,
            centre=tuple(digits or () for digits in state.candidates or none),
            colours=tuple((colour,) if colour else () for colour in parsed.colours)
            if parsed.colours
            else none,
        )

    def checked(self, cells: int) -> Self:
        """The record itself.

        Raises
        ------
        PlacementError
            It is not one of a board with this number of cells.
        """
        for part in (self.entries, self.corner, self.centre, self.colours):
            if len(part) != cells:
                raise PlacementError(f"expected {cells} cells, found {len(part)}")
        return self

    def grid(self, puzzle: Puzzle) -> Grid:
        """The givens of a puzzle with the player's digits."""
        return Grid(puzzle.grid.givens, bytes(self.entries), layout=puzzle.layout)

    def candidates(self, puzzle: Puzzle) -> Candidates:
        """The marks in the middle of cells; a cell without any has all that the digits leave."""
        grid = self.grid(puzzle)
        marks = tuple(
            None if digit else digits or None
            for digit, digits in zip(grid.digits, self.centre, strict=True)
        )
        found = replace(State.of(grid), candidates=marks).puzzle()
        return found if isinstance(found, Candidates) else Candidates.of(found)

    def puzzle(self, puzzle: Puzzle) -> Puzzle:
        """A puzzle as it stands on the board."""
        grid = self.grid(puzzle)
        centre = tuple(
            () if digit else digits for digit, digits in zip(grid.digits, self.centre, strict=True)
        )
        return replace(
            puzzle,
            grid=grid,
            marks=masks_of(centre) if any(centre) else (),
            corners=masks_of(self.corner) if any(self.corner) else (),
            colours=tuple(colour_of(colours[0]) if colours else "" for colours in self.colours)
            if any(self.colours)
            else (),
            emptied=(),
        )
