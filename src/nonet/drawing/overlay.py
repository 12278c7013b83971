"""Scene graph of pencil marks and of a step, over that of the grid; no colours yet."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from nonet.drawing.styles import (
    STYLES,
    Look,
    fills_its_cells,
    styles_of,
)
from nonet.logic import named_links

if TYPE_CHECKING:
    from nonet.grid import Candidates
    from nonet.layout import Layout
    from nonet.logic import Group, Hint, Step

Candidate = tuple[int, int]
"""Cell and digit."""

Point = tuple[float, float]
"""x and y, in cells."""

Room = tuple[float, float, float, float]
"""Left, top, right and bottom of what is free in a cell, from 0 to 1."""

_ON_TOP = {"restricted_common"}
"""Roles of candidates that have another one as well, which matters less."""

_PAD = 0.05
"""Room between the marks of a cell and its border."""


@dataclass(frozen=True, slots=True)
class Marks:
    """Positions of the pencil marks of a cell: each digit at its own fixed place.

    Attributes
    ----------
    size
        Of the grid.
    columns, rows
        Of marks in a cell.
    rooms
        What is free in a cell, where that is less than usual.
    """

    size: int
    columns: int
    rows: int
    rooms: Mapping[int, Room] = field(default_factory=dict)

    @classmethod
    def of(cls, layout: Layout, rooms: Mapping[int, Room] | None = None) -> Marks:
        """As square as can be."""
        count = len(layout.digits)
        columns = math.ceil(math.sqrt(count))
        return cls(layout.size, columns, math.ceil(count / columns), rooms or {})

    @property
    def radius(self) -> float:
        """Of the shape round a mark."""
        least = min((1 - 2 * _PAD) / self.columns, (1 - 2 * _PAD) / self.rows)
        for left, top, right, bottom in self.rooms.values():
            least = min(least, (right - left) / self.columns, (bottom - top) / self.rows)
        return least / 2

    @property
    def height(self) -> float:
        """Of a figure: as in a whole cell, where rules leave rows that are high enough."""
        rows = [(bottom - top) / self.rows for _, top, _, bottom in self.rooms.values()]
        return min(0.63 * (1 - 2 * _PAD) / self.columns, *(0.78 * row for row in rows), 1)

    def at(self, cell: int, digit: int) -> Point:
        """The middle of a mark."""
        row, column = divmod(cell, self.size)
        down, right = divmod(digit - 1, self.columns)
        room = self.rooms.get(cell)
        if room is not None:
            return (
                column + room[0] + (right + 0.5) * (room[2] - room[0]) / self.columns,
                row + room[1] + (down + 0.5) * (room[3] - room[1]) / self.rows,
            )
        return (
            column + _PAD + (right + 0.5) * (1 - 2 * _PAD) / self.columns,
            row + _PAD + (down + 0.5) * (1 - 2 * _PAD) / self.rows,
        )


@dataclass(frozen=True, slots=True)
class CandidateShape:
    """A shape round a candidate."""

    candidate: Candidate
    look: Look


@dataclass(frozen=True, slots=True)
class Frame:
    """The outline of a house, and how far inside its cells it runs; inner ones do not cover it."""

    cells: tuple[int, ...]
    look: Look
    inset: float


@dataclass(frozen=True, slots=True)
class LinkArrow:
    """A link from one candidate to another one; the dashed ones are weak.

    Not `drawn` are those that the words of a long argument leave out.
    """

    start: Candidate
    end: Candidate
    strong: bool
    drawn: bool


@dataclass(frozen=True, slots=True)
class Overlay:
    """Pencil marks and a step.

    Attributes
    ----------
    marks
        Their positions.
    plain
        Candidates that play no part.
    spots
        Those that do, with a shape.
    gone
        Eliminated candidates, struck through; some may have a shape as well.
    placed
        Placed candidates.
    fills
        Cells that are shaded, with the look of their part.
    frames
        Houses of the argument.
    arrows
        Links.
    rules
        Rules of the argument beyond houses, by their numbers in the layout, and how they look.
    left
        Candidates that rules leave to their cells: bold, without a shape.
    """

    marks: Marks
    plain: tuple[Candidate, ...]
    spots: tuple[CandidateShape, ...]
    gone: tuple[Candidate, ...]
    placed: tuple[Candidate, ...]
    fills: tuple[tuple[int, Look], ...]
    frames: tuple[Frame, ...]
    arrows: tuple[LinkArrow, ...]
    rules: tuple[tuple[int, Look], ...] = ()
    left: tuple[Candidate, ...] = ()


def overlay_of_candidates(candidates: Candidates) -> Overlay:
    """Pencil marks alone."""
    marks = Marks.of(candidates.layout)
    return Overlay(marks, tuple(_candidates(candidates)), (), (), (), (), (), ())


def overlay_of_step(step: Step, candidates: Candidates | None) -> Overlay:
    """A step over the pencil marks; without them, over the candidates that it speaks of."""
    overlay = argument_of(step, candidates)
    if candidates is None:
        return overlay
    spots = (spot.candidate for spot in overlay.spots)
    taken = {*spots, *overlay.left, *overlay.gone, *overlay.placed}
    plain = tuple(candidate for candidate in _candidates(candidates) if candidate not in taken)
    return replace(overlay, plain=plain)


def argument_of(step: Step, candidates: Candidates | None) -> Overlay:
    """A step without the pencil marks that play no part."""
    styles = styles_of(step)
    spots: dict[Candidate, Look] = {}
    fills: dict[int, Look] = {}
    ends: list[list[Candidate]] = []
    left: dict[Candidate, None] = {}
    for group, look in zip(step.groups, styles, strict=True):
        every = list(_of_group(group, step.layout))
        shown = every
        if candidates is not None:
            shown = [candidate for candidate in every if _is_open(candidates, *candidate)]
        for candidate in shown:
            if step.is_rule_cell(group):
                left[candidate] = None
            elif group.role in _ON_TOP or candidate not in spots:
                spots[candidate] = look
        if fills_its_cells(group):
            for cell in group.cells:
                fills.setdefault(cell, look)
        for cell in _cells_of_variables(group, step.layout):
            fills.setdefault(cell, look)
        ends.append(shown or every)
    placed = dict.fromkeys(_on_board(step.placements, step.layout))
    gone = dict.fromkeys(_on_board(step.eliminations, step.layout))
    taken = {*placed, *gone}
    return Overlay(
        marks=Marks.of(step.layout),
        plain=(),
        spots=tuple(
            CandidateShape(candidate, spots[candidate])
            for candidate in sorted(spots)
            if candidate not in placed
        ),
        gone=tuple(gone),
        placed=tuple(placed),
        fills=tuple((cell, fills[cell]) for cell in sorted(fills) if cell < step.layout.cell_count),
        frames=tuple(_frames(step, styles)),
        arrows=tuple(_arrows(step, ends)),
        rules=tuple(
            {
                group.rule: look
                for group, look in zip(step.groups, styles, strict=True)
                if group.rule is not None
            }.items()
        ),
        left=tuple(
            candidate
            for candidate in sorted(left)
            if not (candidate in taken or candidate in spots)
        ),
    )


def _is_open(candidates: Candidates, cell: int, digit: int) -> bool:
    return not candidates.grid.digits[cell] and bool(candidates.masks[cell] >> digit - 1 & 1)


def overlay_of_hint(hint: Hint) -> Overlay:
    """The step of a hint, or the cells where something is wrong."""
    if hint.step is not None:
        return overlay_of_step(hint.step, hint.candidates)
    plain = overlay_of_candidates(hint.candidates)
    count = hint.candidates.layout.cell_count
    wrong = {cell for mistake in hint.mistakes for cell in mistake.cells if cell < count}
    fills = tuple((cell, STYLES["fin"]) for cell in sorted(wrong))
    frames = tuple(Frame((cell,), STYLES["fin"], 0.06) for cell in sorted(wrong))
    return Overlay(plain.marks, plain.plain, (), (), (), fills, frames, ())


def _candidates(candidates: Candidates) -> Iterator[Candidate]:
    """Candidates of the empty cells."""
    holes = frozenset(candidates.layout.holes)
    for cell, (digit, mask) in enumerate(
        zip(candidates.grid.digits, candidates.masks, strict=True)
    ):
        if not digit and cell not in holes:
            for place in range(len(candidates.layout.digits)):
                if mask >> place & 1:
                    yield cell, place + 1


def _of_group(group: Group, layout: Layout) -> Iterator[Candidate]:
    every = ((cell, digit) for cell in group.cells for digit in group.digits)
    return every if layout.is_usual else _on_board(every, layout)


def _on_board(candidates: Iterable[Candidate], layout: Layout) -> Iterator[Candidate]:
    """Candidates of cells, whose marks count from the first digit; those of layers have none."""
    for cell, number in candidates:
        if cell < layout.cell_count and number in layout.digits:
            yield cell, number - layout.digits.start + 1


def _cells_of_variables(group: Group, layout: Layout) -> Iterator[int]:
    """The cells of the variables of layers that a group is about."""
    for variable in group.cells:
        place = layout.place_of(variable) if variable >= layout.cell_count else None
        if place is not None and place[1] is not None:
            yield place[1]


def _frames(step: Step, styles: Iterable[Look]) -> Iterator[Frame]:
    """Outlines of houses; those of another look run further inside."""
    insets: dict[Look, float] = {}
    for group, look in zip(step.groups, styles, strict=True):
        if group.house is not None:
            inset = insets.setdefault(look, 0.03 + 0.04 * len(insets))
            yield Frame(step.layout.houses[group.house].cells, look, inset)


def _arrows(step: Step, ends: Sequence[list[Candidate]]) -> Iterator[LinkArrow]:
    """Links between candidates, of each group those that are there."""
    marks = Marks.of(step.layout)
    named = {*named_links(step)}
    for link in step.links:
        pair = _closest(ends[link.start], ends[link.end], marks)
        if pair is not None:
            yield LinkArrow(*pair, link.strong, link in named)


def _closest(
    starts: list[Candidate], ends: list[Candidate], marks: Marks
) -> tuple[Candidate, Candidate] | None:
    """The two candidates that are closest together."""
    if len(starts) == len(ends) == 1 and starts != ends:
        return starts[0], ends[0]
    pairs = [(start, end) for start in starts for end in ends if start != end]
    if not pairs:
        return None
    return min(pairs, key=lambda pair: math.dist(marks.at(*pair[0]), marks.at(*pair[1])))


def outline(cells: Iterable[int], layout: Layout, inset: float) -> list[tuple[Point, Point]]:
    """Straight lines that run round an area of cells, so far inside of it."""
    size = layout.size
    inside = {divmod(cell, size) for cell in cells}
    lines: list[tuple[Point, Point]] = []
    for row, column in sorted(inside):
        # Each side of the cell: the way out, and the way along it.
        for out, along in (
            ((-1, 0), (0, 1)),
            ((1, 0), (0, 1)),
            ((0, -1), (1, 0)),
            ((0, 1), (1, 0)),
        ):
            if (row + out[0], column + out[1]) in inside:
                continue
            middle = (row + 0.5 + out[0] * (0.5 - inset), column + 0.5 + out[1] * (0.5 - inset))
            ends = []
            for sign in (-1, 1):
                beside = (row + sign * along[0], column + sign * along[1])
                around = (beside[0] + out[0], beside[1] + out[1])
                if beside not in inside:
                    reach = 0.5 - inset
                elif around in inside:
                    reach = 0.5 + inset
                else:
                    reach = 0.5
                ends.append(
                    (
                        middle[1] + sign * reach * along[1],
                        middle[0] + sign * reach * along[0],
                    )
                )
            lines.append((ends[0], ends[1]))
    return _joined(lines)


def _joined(lines: list[tuple[Point, Point]]) -> list[tuple[Point, Point]]:
    """The same lines, those that go on straight made one."""
    joined: list[tuple[Point, Point]] = []
    left = sorted(lines, key=lambda line: (line[0][0] == line[1][0], line))
    starts = {(*_rounded(line[0]), line[0][0] == line[1][0]): line for line in left}
    ends = {(*_rounded(line[1]), line[0][0] == line[1][0]) for line in left}
    for line in left:
        upright = line[0][0] == line[1][0]
        if (*_rounded(line[0]), upright) in ends:
            continue
        end = line[1]
        while ((*_rounded(end), upright)) in starts:
            end = starts[(*_rounded(end), upright)][1]
        joined.append((line[0], end))
    return joined


def _rounded(point: Point) -> tuple[float, float]:
    return round(point[0], 4), round(point[1], 4)
