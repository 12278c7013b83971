"""The grid for which constraints of Interactive Sudoku Solver are read."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from nonet.errors import FormatError
from nonet.formats._iss_machines import Machines
from nonet.formats._iss_shape import IssFrame, VariableGroup
from nonet.formats._iss_text import cell, is_variable, iss_cell
from nonet.formats._outside import neighbours, place_of
from nonet.formats._rules import Pair
from nonet.layout import Layout

Place = tuple[int, int, int]
"""A group of variables from 1, or 0 for the board, and row and column in it from 0."""


@dataclass
class IssBoard:
    """The parts that are read, and those that are not.

    Attributes
    ----------
    frame
        Size, digits, regions and variables.
    notes
        What is left out, in words.
    marks
        For each type of mark its pairs of neighbours.
    uncertain
        Types of marks that are in an Or.
    depth
        How many Or are open.
    ties
        Which numbers of rows and columns may be equal, where ranks are clues; empty: as usual.
    """

    frame: IssFrame
    notes: list[str] = field(default_factory=list)
    marks: dict[str, list[Pair]] = field(default_factory=dict)
    uncertain: set[str] = field(default_factory=set)
    depth: int = 0
    ties: str = ""

    def __post_init__(self) -> None:
        self.layout: Layout = self.frame.layout(())
        """The board without rules."""
        self.machines = Machines(self.layout)
        """The state machines."""
        self.variables: dict[str, str] = {}
        """Variables by their names in the program."""
        self._places: dict[str, tuple[int, int]] = {}
        for number, group in enumerate(self.frame.groups):
            for at, name in enumerate(group.names):
                self.variables[group.iss_name(at)] = name
                self._places[name] = (number, at)

    @property
    def digits(self) -> range:
        """The digits."""
        return self.layout.digits

    @property
    def sides(self) -> tuple[int, int]:
        """Rows and columns."""
        return self.frame.shape.rows, self.frame.shape.columns

    def cell(self, arg: str) -> str:
        """The name of a cell or a variable."""
        if not is_variable(arg):
            return cell(arg, *self.sides)
        if arg not in self.variables:
            raise FormatError(f"expected a variable of a Var, found {arg[:20]!r}")
        return self.variables[arg]

    def cells(self, args: Iterable[str]) -> list[str]:
        """Names of cells and variables."""
        return [self.cell(arg) for arg in args]

    def is_variable(self, name: str) -> bool:
        """Whether this is a variable."""
        return name in self._places

    def place(self, name: str) -> Place:
        """Where a cell or variable is."""
        if name in self._places:
            number, at = self._places[name]
            return (number + 1, *divmod(at, self.frame.groups[number].columns))
        row, column = place_of(name)
        return 0, row - 1, column - 1

    def at(self, place: Place) -> str | None:
        """The program's name of the cell or variable at a place; None where there is none."""
        number, row, column = place
        group = self._group(number)
        columns = self.sides[1] if group is None else group.columns
        if row < 0 or not 0 <= column < columns:
            return None
        if group is None:
            return iss_cell(f"r{row + 1}c{column + 1}") if row < self.sides[0] else None
        at = row * columns + column
        return group.iss_name(at) if at < len(group.names) else None

    def after(self, name: str, steps: int) -> Place:
        """The place that is this many cells on, row by row."""
        number, row, column = self.place(name)
        group = self._group(number)
        columns = self.sides[1] if group is None else group.columns
        return (number, *divmod(row * columns + column + steps, columns))

    def neighbours(self, name: str) -> Iterator[str]:
        """Names of the cells that share a side with one, or of the variables next to one."""
        if name not in self._places:
            yield from neighbours(name)
            return
        number, row, column = self.place(name)
        for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0)):
            other = self.at((number, row + down, column + right))
            if other is not None:
                yield self.variables[other]

    def _group(self, number: int) -> VariableGroup | None:
        return self.frame.groups[number - 1] if number else None
