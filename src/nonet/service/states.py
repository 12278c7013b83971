"""Layouts and grids as questions and answers have them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Self

from nonet._names import camel
from nonet.constraints.fields import layout_fields, layout_of
from nonet.errors import FormatError, PlacementError
from nonet.grid import Candidates, Grid
from nonet.layout import MAX_SIZE, Layout, cell_name
from nonet.layout.board import MAX_HOUSES
from nonet.layout.given import CONSTRAINTS
from nonet.layout.layers import MAX_VARIABLES
from nonet.service.limits import Rest, Unsaid, ValueLimits
from nonet.service.record import Record

MAX_CELLS = MAX_SIZE * MAX_SIZE

Digit = Annotated[int, ValueLimits(0, MAX_SIZE)]
"""0 is an empty cell, 1 the first digit of the layout."""

Mark = Annotated[int, ValueLimits(1, MAX_SIZE)]
CellIndex = Annotated[int, ValueLimits(0, MAX_CELLS - 1)]
Cells = Annotated[tuple[Digit, ...], ValueLimits(longest=MAX_CELLS)]
Marks = Annotated[tuple[Mark, ...], ValueLimits(longest=MAX_SIZE)]

Variable = Annotated[int, ValueLimits(0, 255)]
"""A number of a layer: 0 is unknown, 1 the first of all numbers of the layout."""

Pair = tuple[int, int]
"""Cell and digit, counted from the first of the layout."""


_CONSTRAINTS = {camel(kind.name): kind.name for kind in CONSTRAINTS}
"""Names of constraints in JSON."""

_SHAPE = ("size", "box", "regions", "digits", "shape", "holes", "houses", "layers")

MAX_NAMES = 8 * MAX_CELLS
"""Most characters of the names of cells."""

_HOUSE_NAMES = 1_000
"""Most characters of those of one house, which has at most 64."""

Rules = Annotated[
    dict[str, bool | tuple[dict[str, Any], ...]],
    ValueLimits(longest=MAX_CELLS),
    Rest((*_CONSTRAINTS, "constraints")),
]
"""Diagonals, windows and disjoint groups by name; all others as a list, with the type of each."""


LAYERS = "layers of further variables"
"""The rule of a puzzle that gives more than digits, which the app has no board for."""

_LARGEST = 63
_NAME = 31

UNUSUAL = "other digits or cells"
"""The rule of a puzzle for which the app does not do what was asked."""


@dataclass(frozen=True, slots=True)
class LayerRecord(Record):
    """A layer of variables: one for each cell, or some of its own."""

    name: Annotated[str, ValueLimits(longest=_NAME)]
    values: Annotated[
        tuple[Annotated[int, ValueLimits(-_LARGEST, _LARGEST)], ...],
        ValueLimits(longest=2 * _LARGEST + 1),
        "The numbers that a variable may be.",
    ]
    count: Annotated[
        Annotated[int, ValueLimits(1, MAX_VARIABLES)] | None,
        "How many variables; null: one for each cell.",
    ] = None
    counts: Annotated[bool, "Whether solutions differ in it."] = True


@dataclass(frozen=True, slots=True)
class LayoutRecord(Record):
    """A layout, as `nonet.constraints.fields` has it: box, regions or neither, and constraints."""

    size: Mark
    box: Annotated[tuple[Mark, Mark] | None, "Rows and columns of a box."] = None
    regions: Annotated[
        tuple[CellIndex, ...] | None,
        ValueLimits(longest=MAX_CELLS),
        "For each cell the number of its region.",
    ] = None
    digits: Annotated[
        tuple[Digit, Digit] | None, Unsaid(), "The first and the last, where they are not 1 to N."
    ] = None
    shape: Annotated[
        tuple[Mark, Mark] | None,
        Unsaid(),
        "Rows and columns of a board that is no square, or has houses of its own.",
    ] = None
    holes: Annotated[
        str | None, Unsaid(), ValueLimits(longest=MAX_NAMES), "Names of the cells that it lacks."
    ] = None
    houses: Annotated[
        tuple[Annotated[str, ValueLimits(longest=_HOUSE_NAMES)], ...] | None,
        ValueLimits(longest=MAX_HOUSES),
        Unsaid(),
        "Names of the cells of each house of such a board.",
    ] = None
    layers: Annotated[
        tuple[LayerRecord, ...] | None,
        ValueLimits(longest=MAX_VARIABLES),
        Unsaid(),
        "Variables beside the digits, such as the roles of cells.",
    ] = None
    constraints: Rules = field(default_factory=dict)

    @property
    def is_unusual(self) -> bool:
        """Whether it has other digits than 1 to N, other cells than a square, or layers."""
        return self.digits is not None or self.shape is not None or bool(self.layers)

    @classmethod
    def of(cls, layout: Layout) -> Self:
        """The record of a layout."""
        board = layout.board_fields()
        rules = {
            camel(name): tuple(value) if isinstance(value, list) else value
            for name, value in layout_fields(layout).items()
            if name not in _SHAPE
        }
        box = layout.box_shape
        return cls(
            size=layout.size,
            box=box,
            regions=None if box else layout.regions,
            digits=_pair(board.get("digits")),
            shape=_pair(board.get("shape")),
            holes=board.get("holes"),
            houses=tuple(board["houses"]) if "houses" in board else None,
            layers=tuple(map(LayerRecord.from_attributes, layout.layers)) or None,
            constraints=rules,
        )

    def layout(self) -> Layout:
        """The layout.

        Raises
        ------
        LayoutError
            The parts do not make one.
        """
        rules = self.constraints
        parts = {name: getattr(self, name) for name in _SHAPE}
        parts["layers"] = [layer.fields() for layer in self.layers or ()]
        for key, name in {**_CONSTRAINTS, "constraints": "constraints"}.items():
            value = rules.get(key, False)
            parts[name] = value if isinstance(value, bool) else [*value]
        return layout_of(parts)


def _pair(numbers: list[int] | None) -> tuple[int, int] | None:
    return None if numbers is None else (numbers[0], numbers[1])


@dataclass(frozen=True, slots=True)
class State(Record):
    """The state of a grid: givens, entries and, where the player has them, pencil marks."""

    layout: LayoutRecord
    givens: Cells
    entries: Cells | None = None
    candidates: Annotated[
        tuple[Marks | None, ...] | None,
        ValueLimits(longest=MAX_CELLS),
        "Pencil marks of each cell; null: none made, all candidates are possible.",
    ] = None
    layers: Annotated[
        tuple[Variable, ...] | None,
        ValueLimits(longest=MAX_VARIABLES),
        Unsaid(),
        "What the player says of each variable of the layers; 0: nothing, 1: the first number.",
    ] = None

    @classmethod
    def of(cls, puzzle: Grid | Candidates) -> Self:
        """The record of a grid with or without pencil marks.

        Raises
        ------
        FormatError
            Numbers of layers are given.
        """
        grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
        if grid.layers:
            names = ", ".join(layer.name for layer in grid.layout.layers)
            message = (
                f"expected a puzzle that gives digits alone for the app, found some of {names}"
            )
            raise FormatError(message, rule=LAYERS)
        return cls(
            layout=LayoutRecord.of(grid.layout),
            givens=tuple(grid.givens),
            entries=tuple(grid.entries),
            candidates=None if isinstance(puzzle, Grid) else marks_of(puzzle),
        )

    def grid(self) -> Grid:
        """Givens and entries.

        Raises
        ------
        NonetError
            They are no grid.
        """
        entries = None if self.entries is None else bytes(self.entries)
        return Grid(bytes(self.givens), entries, layout=self.layout.layout())

    def posed(self) -> Grid:
        """The puzzle alone, as `posed` has it.

        Raises
        ------
        NonetError
            They are no grid.
        """
        return posed(self.grid())

    def puzzle(self) -> Grid | Candidates:
        """The grid, with its pencil marks where there are any.

        Raises
        ------
        NonetError
            They are no grid.
        """
        grid = self.grid()
        if self.candidates is None:
            return grid
        if len(self.candidates) != grid.layout.cell_count:
            raise PlacementError(
                f"expected pencil marks for {grid.layout.cell_count} cells, "
                f"found them for {len(self.candidates)}"
            )
        possible = Candidates.of(grid).masks
        masks = [
            may if digits is None else _mask(digits, grid.layout, cell)
            for cell, (digits, may) in enumerate(zip(self.candidates, possible, strict=True))
        ]
        return Candidates(masks, grid.layout, grid)


def posed(grid: Grid) -> Grid:
    """The puzzle alone: its givens; all digits are givens where nothing else makes it a puzzle.

    Examples
    --------
    >>> posed(Grid(bytes(16), bytes([1, *15 * [0]]), layout=Layout.of_size(4))).givens[0]
    1
    """
    return grid.without_entries() if is_posed(grid) else grid.locked()


def is_posed(grid: Grid) -> bool:
    """Whether there is a puzzle without entries: there are givens, or rules that need none."""
    return any(grid.givens) or any(
        type(rule) not in CONSTRAINTS for rule in grid.layout.constraints
    )


def _mask(digits: tuple[int, ...], layout: Layout, cell: int) -> int:
    mask, last = 0, len(layout.digits)
    for digit in digits:
        if digit > last:
            raise PlacementError(
                f"expected pencil marks from 1 to {last}, "
                f"found {digit} in {cell_name(cell, layout.size)}"
            )
        mask |= 1 << digit - 1
    return mask


def digits_of(mask: int) -> tuple[int, ...]:
    """The digits of a mask."""
    return tuple(digit for digit in range(1, mask.bit_length() + 1) if mask >> digit - 1 & 1)


def marks_of(candidates: Candidates) -> tuple[tuple[int, ...], ...]:
    """Pencil marks of each cell; a filled one has none."""
    return tuple(
        () if filled else digits_of(mask)
        for filled, mask in zip(candidates.grid.digits, candidates.masks, strict=True)
    )
