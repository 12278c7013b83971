"""The scene of a board as data: of a layout, and of a step over it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Self

from nonet.constraints.played import roles_of, value_layer
from nonet.drawing import svg_cosmetics, svg_rules
from nonet.drawing.emphasis import halos_of
from nonet.drawing.overlay import Overlay, argument_of
from nonet.drawing.scene import backdrop_of
from nonet.drawing.styles import Ink, Shape
from nonet.drawing.svg_overlay import CELL
from nonet.drawing.themes import PAGE
from nonet.grid import Candidates
from nonet.layout import MAX_SIZE, Cosmetics, Layout
from nonet.layout.areas import Segment
from nonet.layout.layers import MAX_VARIABLES
from nonet.logic import Step
from nonet.puzzle import NOTHING_DRAWN
from nonet.running import Watch
from nonet.service.limits import Unsaid, ValueLimits
from nonet.service.record import Record
from nonet.service.states import MAX_CELLS, CellIndex, LayoutRecord, Pair, Variable

if TYPE_CHECKING:
    from nonet.drawing.placing import PlacedMarks

_MOST_MARKS = 10_000
_MOST_PAIRS = 200_000
_FARTHEST = 20_000
_LONGEST_LAYER = 31
_MOST_VALUE = 63

Edge = Annotated[int, ValueLimits(0, MAX_SIZE)]
Stroke = tuple[Edge, Edge, Edge, Edge]
"""From a corner of cells to another one: x and y, x and y."""

Place = Annotated[float, ValueLimits(-_FARTHEST, _FARTHEST)]
"""In cells; clues are outside the grid."""

Share = Annotated[float, ValueLimits(0, 1)]
Cells = Annotated[tuple[CellIndex, ...], ValueLimits(longest=MAX_CELLS)]
Svg = Annotated[str, ValueLimits(longest=5_000_000)]
Drawn = Annotated[dict[str, Any], "What is drawn, as nonet's own format has it."]


@dataclass(frozen=True, slots=True)
class AreaRecord(Record):
    """An area of whole cells, shaded or in a colour."""

    x: Edge
    y: Edge
    width: Edge
    height: Edge
    tint: Annotated[int, ValueLimits(0, MAX_CELLS)] | None = None


@dataclass(frozen=True, slots=True)
class RoomRecord(Record):
    """Room for pencil marks in a cell beside the marks of rules: left, top, right and bottom."""

    cell: CellIndex
    free: tuple[Share, Share, Share, Share]


@dataclass(frozen=True, slots=True)
class PlayedRole(Record):
    """A role that cells are marked with."""

    layer: Annotated[str, ValueLimits(longest=_LONGEST_LAYER)]
    value: Annotated[int, ValueLimits(-_MOST_VALUE, _MOST_VALUE)]
    sign: Annotated[
        str, ValueLimits(longest=_LONGEST_LAYER), "How it is written in a cell; empty: unknown."
    ]
    counts: Annotated[bool, "Whether it is a part of the puzzle to find it."]
    start: Annotated[int, ValueLimits(0, MAX_VARIABLES), "The first variable of its layer."]
    number: Annotated[Variable, "What a variable is then, where 1 is the first number."]


@dataclass(frozen=True, slots=True)
class SceneRecord(Record):
    """The scene of a layout beyond its regions, and the room that it leaves for candidates.

    The marks of rules beyond houses, and what else is drawn, are elements of SVG, in which a cell
    is one unit wide; `rim` is how far they reach beyond the grid: left, top, right and bottom.
    """

    houses: Annotated[tuple[Cells, ...], ValueLimits(longest=_MOST_MARKS)] = ()
    differ: Annotated[
        tuple[Pair, ...],
        "Cells that rules alone make different; none under fog, which would give them away.",
        ValueLimits(longest=_MOST_PAIRS),
    ] = ()
    areas: Annotated[tuple[AreaRecord, ...], ValueLimits(longest=_MOST_MARKS)] = ()
    strokes: Annotated[tuple[Stroke, ...], ValueLimits(longest=_MOST_MARKS)] = ()
    below: Annotated[Svg, "Marks under the lines of the grid."] = ""
    above: Annotated[Svg, "Marks over them."] = ""
    rooms: Annotated[tuple[RoomRecord, ...], ValueLimits(longest=MAX_CELLS)] = ()
    rim: tuple[Place, Place, Place, Place] = (0.0, 0.0, 0.0, 0.0)
    has_threads: Annotated[bool, "Whether thin lines run where digits are written."] = False
    roles: Annotated[
        tuple[PlayedRole, ...],
        ValueLimits(longest=MAX_VARIABLES),
        Unsaid(),
        "What cells are marked with.",
    ] = ()
    reads: Annotated[
        str,
        Unsaid(),
        "The layer of what cells count as, which rules may read in place of digits; or empty.",
        ValueLimits(longest=_LONGEST_LAYER),
    ] = ""

    @classmethod
    def of(cls, layout: Layout, drawn: Cosmetics = NOTHING_DRAWN) -> Self:
        """The scene of a layout, and of what is drawn on it; fog is left to pictures."""
        backdrop = backdrop_of(layout)
        areas = [area for area in (*backdrop.tints, *backdrop.shades) if not area.is_optional]
        placed = backdrop.placed
        return cls(
            houses=tuple(
                house.cells
                for constraint in layout.constraints
                for house in constraint.houses(layout)
            ),
            differ=() if drawn.fog is not None else tuple(_differing(layout)),
            areas=tuple(map(AreaRecord.from_attributes, areas)),
            strokes=tuple(_stroke(line) for line in backdrop.strokes),
            roles=tuple(_roles(layout)),
            reads=value_layer(layout),
            **_marks(placed, layout, drawn),
        )


@dataclass(frozen=True, slots=True)
class SceneQuestion(Record):
    """The scene of a layout."""

    layout: LayoutRecord
    cosmetics: Drawn = field(default_factory=dict)


def scene(question: SceneQuestion, watch: Watch) -> SceneRecord:
    """The scene of a layout, and of the drawings on it."""
    del watch
    layout, drawn = question.layout.layout(), Cosmetics.from_fields(question.cosmetics)
    drawn.check_fits(layout.size)
    return SceneRecord.of(layout, drawn)


def _differing(layout: Layout) -> Iterator[Pair]:
    """Pairs of cells that have no house in common and still never have the same digit."""
    if layout.is_house_only:
        return
    houses = [frozenset(house.cells) for house in layout.houses]
    for cell, peers in enumerate(layout.peers):
        shared = frozenset[int]().union(*(houses[number] for number in layout.cell_houses[cell]))
        yield from ((cell, peer) for peer in sorted(peers - shared) if peer > cell)


def _roles(layout: Layout) -> Iterator[PlayedRole]:
    for role in roles_of(layout):
        start = layout.variables(role.layer).start - layout.cell_count
        yield PlayedRole(
            role.layer, role.value, role.sign, role.counts, start, role.value - layout.shift
        )


def _marks(placed: PlacedMarks | None, layout: Layout, drawn: Cosmetics) -> dict[str, Any]:
    """The fields of a scene for marks in their places, and for what is drawn."""
    rims = [svg_cosmetics.reach_of(drawn, layout.size)]
    below = [*svg_cosmetics.below(drawn, layout, PAGE)]
    above: list[str] = []
    rooms: tuple[RoomRecord, ...] = ()
    if placed is not None:
        rims.append(placed.rim)
        below += svg_rules.below(placed, layout, PAGE)
        above += svg_rules.above(placed, layout, PAGE, ())
        rooms = tuple(RoomRecord(cell, room) for cell, room in placed.rooms.items())
    above += svg_cosmetics.above(drawn, layout, PAGE, fog=False)
    left, top, right, bottom = (float(max(side)) for side in zip(*rims, strict=True))
    return {
        "below": _in_cells(below),
        "above": _in_cells(above),
        "rooms": rooms,
        "has_threads": placed is not None and placed.has_threads,
        "rim": (left, top, right, bottom),
    }


def _in_cells(elements: Iterable[str]) -> str:
    drawn = "".join(elements)
    return drawn and f'<g transform="scale({1 / CELL:g})">{drawn}</g>'


def _stroke(line: Segment) -> tuple[int, int, int, int]:
    return line.x1, line.y1, line.x2, line.y2


@dataclass(frozen=True, slots=True)
class FillRecord(Record):
    """A cell that is shaded."""

    cell: int
    ink: Ink


@dataclass(frozen=True, slots=True)
class FrameRecord(Record):
    """The outline of a house."""

    cells: tuple[int, ...]
    ink: Ink
    dashed: bool
    rank: Annotated[int, "Those of a higher rank run further inside."]


@dataclass(frozen=True, slots=True)
class SpotRecord(Record):
    """A shape round a candidate."""

    cell: int
    digit: int
    ink: Ink
    shape: Shape
    dashed: bool


@dataclass(frozen=True, slots=True)
class ArrowRecord(Record):
    """A link from one candidate to another one; the dashed ones are weak."""

    start: Pair
    end: Pair
    strong: bool
    drawn: Annotated[bool, "Not where the words of a long argument leave it out."]


@dataclass(frozen=True, slots=True)
class HaloRecord(Record):
    """A part of what makes a rule stand out, under its marks: a stroke along a path."""

    path: Annotated[str, "In SVG, where a cell is 40 units wide."]
    width: Annotated[float, "In the same units."]
    ink: Ink
    faint: Annotated[bool, "Whether digits lie on it."]


@dataclass(frozen=True, slots=True)
class OverlayRecord(Record):
    """The marks of a step on a board, in addition to its placements and eliminations."""

    place: Annotated[tuple[int, ...], "Cells to look at first; of a chain only its ends."]
    fills: tuple[FillRecord, ...]
    frames: tuple[FrameRecord, ...]
    spots: tuple[SpotRecord, ...]
    arrows: tuple[ArrowRecord, ...]
    halos: tuple[HaloRecord, ...]
    left: Annotated[tuple[Pair, ...], "Candidates that rules leave to their cells."]

    @classmethod
    def of(cls, step: Step, state: Candidates) -> Self:
        """The overlay of a step in a state."""
        overlay = argument_of(step, state)
        return cls(
            place=_place_of(step),
            fills=tuple(FillRecord(cell, look.ink) for cell, look in overlay.fills),
            frames=_frames_of(overlay),
            spots=tuple(
                SpotRecord(*spot.candidate, spot.look.ink, spot.look.shape, spot.look.dashed)
                for spot in overlay.spots
            ),
            arrows=tuple(map(ArrowRecord.from_attributes, overlay.arrows)),
            halos=tuple(
                HaloRecord(
                    svg_rules.halo_path(halo, step.layout),
                    halo.width * CELL,
                    look.ink,
                    halo.is_under_digits,
                )
                for number, look in overlay.rules
                for halo in halos_of(step.layout.constraints[number], step.layout)
            ),
            left=overlay.left,
        )


def _frames_of(overlay: Overlay) -> tuple[FrameRecord, ...]:
    ranks = {look: rank for rank, look in enumerate(dict.fromkeys(f.look for f in overlay.frames))}
    return tuple(
        FrameRecord(frame.cells, frame.look.ink, frame.look.dashed, ranks[frame.look])
        for frame in overlay.frames
    )


def _place_of(step: Step) -> tuple[int, ...]:
    starts = {link.start for link in step.links}
    ends = {link.end for link in step.links}
    groups = [
        group
        for number, group in enumerate(step.groups)
        if not step.links or number not in starts or number not in ends
    ]
    if not any(group.cells for group in groups):
        # A loop has no ends: it is looked at where it begins.
        first = step.links[0].start if step.links else 0
        groups = list(step.groups[first : first + 1])
    cells = dict.fromkeys(cell for group in groups for cell in group.cells)
    return tuple(cells or dict.fromkeys(cell for cell, _ in step.placements))
