"""One long diagonal: half of an X-sudoku."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from nonet.constraints._base import Rule
from nonet.constraints._cells import check_square
from nonet.errors import LayoutError
from nonet.layout import House, Layout
from nonet.layout.areas import Area, Segment
from nonet.layout.marks import Mark
from nonet.layout.moves import Move


@dataclass(frozen=True, slots=True)
class Diagonal(Rule):
    r"""No digit repeats on a long diagonal, which is a house.

    ::

        main  \ . . .      anti  . . . /
              . \ . .            . . / .
              . . \ .            . / . .
              . . . \            / . . .

    `Diagonals` are both. f-puzzles: `diagonal-` is main, `diagonal+` anti; Interactive Sudoku
    Solver: Diagonal.

    Attributes
    ----------
    which
        "main" from r1c1, or "anti" from the top right.

    Examples
    --------
    >>> from nonet import Layout
    >>> Layout.of_size(4, constraints=[Diagonal("anti")]).houses[-1].cells
    (3, 6, 9, 12)
    """

    name: ClassVar[str] = "diagonal"
    example: ClassVar[tuple[str, ...]] = ("main",)
    treats_digits_alike: ClassVar[bool] = True
    choices: ClassVar[Mapping[str, tuple[str, ...]]] = {"which": ("main", "anti")}

    which: str

    def _check(self) -> None:
        if self.which not in {"main", "anti"}:
            raise LayoutError(
                f"expected the diagonal main or anti, found {self.which[:40]!r}",
                "word",
                word=self.which[:40],
            )

    def _check_fits(self, layout: Layout) -> None:
        check_square(self, layout)

    def houses(self, layout: Layout) -> tuple[House, ...]:
        """The diagonal."""
        size = layout.size
        if self.which == "main":
            return (House("diagonal", 0, tuple(range(0, size * size, size + 1))),)
        return (House("diagonal", 1, tuple(row * size + size - 1 - row for row in range(size))),)

    def is_kept_by(self, layout: Layout, move: Move) -> bool:
        """Whether its cells move to a diagonal."""
        return self._after(layout, move) is not None

    def moved(self, layout: Layout, move: Move) -> Diagonal:
        """The diagonal that its cells move to."""
        return self._after(layout, move) or self

    def _after(self, layout: Layout, move: Move) -> Diagonal | None:
        targets = move.targets()
        cells = {targets[cell] for cell in self.scope(layout)}
        both = (self, Diagonal("anti" if self.which == "main" else "main"))
        return next((diagonal for diagonal in both if cells == diagonal.scope(layout)), None)

    def lower(self, layout: Layout) -> tuple[House, ...]:
        """Its house."""
        return self.houses(layout)

    def marks(self, layout: Layout) -> tuple[Mark, ...]:
        """A line, and its cells shaded where no others are coloured."""
        size = layout.size
        (house,) = self.houses(layout)
        shades = (Area(cell % size, cell // size, 1, 1, is_optional=True) for cell in house.cells)
        if self.which == "main":
            return (*shades, Segment(0, 0, size, size))
        return (*shades, Segment(size, 0, 0, size))
