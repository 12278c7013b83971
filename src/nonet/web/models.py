"""What requests and answers look like: one shape in JSON for each thing that the library knows."""

from __future__ import annotations

from collections import Counter
from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field
from pydantic.alias_generators import to_camel

from nonet.errors import PlacementError
from nonet.grid import Candidates, Grid
from nonet.layout import House, Layout, cell_name
from nonet.layout.fields import layout_fields, layout_of
from nonet.layout.layout import CONSTRAINTS
from nonet.logic import (
    Grade,
    Hint,
    Language,
    Mistake,
    Step,
    Technique,
    TechniqueOrder,
    house_title,
    nudged_houses,
)
from nonet.logic import technique as technique_of
from nonet.logic._blocking import blocking
from nonet.rating import Rating
from nonet.rating._engine import Gem

MAX_SIZE = 36
"""The largest grid that is played here."""

_MAX_CELLS = MAX_SIZE * MAX_SIZE

MAX_FILE = 6_000_000
"""Most bytes of a file, or characters of a text, that is read."""

MAX_NAME = 200
MAX_NOTES = 10_000

Digit = Annotated[int, Field(ge=0, le=MAX_SIZE)]
"""0 is an empty cell."""

Mark = Annotated[int, Field(ge=1, le=MAX_SIZE)]
CellIndex = Annotated[int, Field(ge=0, lt=_MAX_CELLS)]
Cells = Annotated[list[Digit], Field(max_length=_MAX_CELLS)]
Marks = Annotated[list[Mark], Field(max_length=MAX_SIZE)]
Id = Annotated[int, Field(ge=1, le=2**53 - 1)]
Name = Annotated[str, Field(max_length=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]*$")]
FullName = Annotated[str, Field(min_length=1, max_length=MAX_NAME, pattern=r"^[^\x00-\x1f\x7f]+$")]
Notes = Annotated[str, Field(max_length=MAX_NOTES, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$")]
TechniqueName = Annotated[str, Field(min_length=1, max_length=100)]
Pair = Annotated[list[int], Field(min_length=2, max_length=2)]
"""Cell and digit."""


_CONSTRAINTS = {to_camel(kind.name): kind.name for kind in CONSTRAINTS}
"""Names of constraints in JSON."""


class Model(BaseModel):
    """What all have in common: camelCase in JSON, nothing unknown, no number in quotes."""

    model_config = ConfigDict(
        alias_generator=to_camel,
        populate_by_name=True,
        serialize_by_alias=True,
        extra="forbid",
        strict=True,
        allow_inf_nan=False,
    )


class LayoutModel(Model):
    """A layout, as `nonet.layout.fields` has it: box, regions or neither, and constraints."""

    model_config = ConfigDict(extra="allow")

    size: Annotated[int, Field(ge=1, le=MAX_SIZE)]
    box: Annotated[
        list[Annotated[int, Field(ge=1, le=MAX_SIZE)]] | None,
        Field(min_length=2, max_length=2, description="Rows and columns of a box."),
    ] = None
    regions: Annotated[
        list[Annotated[int, Field(ge=0, lt=_MAX_CELLS)]] | None,
        Field(max_length=_MAX_CELLS, description="For each cell the number of its region."),
    ] = None

    @classmethod
    def of(cls, layout: Layout) -> LayoutModel:
        """The model of a layout; it also names the constraints that are not there."""
        none = dict.fromkeys(_CONSTRAINTS, False)
        there = {to_camel(name): value for name, value in layout_fields(layout).items()}
        return cls.model_validate(none | there)

    def layout(self) -> Layout:
        """The layout.

        Raises
        ------
        LayoutError
            The parts do not make one.
        """
        constraints = {
            _CONSTRAINTS.get(name, name): value for name, value in (self.model_extra or {}).items()
        }
        return layout_of(
            {"size": self.size, "box": self.box, "regions": self.regions} | constraints
        )


class State(Model):
    """The state of a grid: givens, entries and, where the player has them, pencil marks."""

    layout: LayoutModel
    givens: Cells
    entries: Cells | None = None
    candidates: Annotated[
        list[Marks | None] | None,
        Field(
            max_length=_MAX_CELLS,
            description="Pencil marks of each cell; null: none made, all candidates are possible.",
        ),
    ] = None

    @classmethod
    def of(cls, puzzle: Grid | Candidates) -> State:
        """The model of a grid with or without pencil marks."""
        grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
        return cls(
            layout=LayoutModel.of(grid.layout),
            givens=list(grid.givens),
            entries=list(grid.entries),
            candidates=None if isinstance(puzzle, Grid) else list(marks_of(puzzle)),
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
        """The puzzle alone: its givens, or all digits as such where there are no givens.

        Raises
        ------
        NonetError
            They are no grid.
        """
        grid = self.grid()
        return grid.without_entries() if any(grid.givens) else grid.locked()

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
            may if digits is None else _mask(digits, grid.size, cell)
            for cell, (digits, may) in enumerate(zip(self.candidates, possible, strict=True))
        ]
        return Candidates(masks, grid.layout, grid)


def _mask(digits: list[int], size: int, cell: int) -> int:
    mask = 0
    for digit in digits:
        if digit > size:
            raise PlacementError(
                f"expected pencil marks from 1 to {size}, found {digit} in {cell_name(cell, size)}"
            )
        mask |= 1 << digit - 1
    return mask


def marks_of(candidates: Candidates) -> list[list[int]]:
    """Pencil marks of each cell; a filled one has none."""
    every = range(1, candidates.size + 1)
    return [
        [] if filled else [digit for digit in every if mask >> digit - 1 & 1]
        for filled, mask in zip(candidates.grid.digits, candidates.masks, strict=True)
    ]


class HouseModel(Model):
    """A house that an argument speaks of."""

    name: str
    cells: list[int]


class GroupModel(Model):
    """Candidates or a house with the part that they play in an argument."""

    role: str
    digits: list[int]
    cells: list[int]
    house: HouseModel | None
    candidates: list[Pair]


class LinkModel(Model):
    """From one group to another one: inference of a chain."""

    from_: Annotated[int, Field(alias="from", description="Index of a group.")]
    to: int
    strong: bool


class StepModel(Model):
    """A step: what follows, and the argument for it in words and in parts to draw."""

    technique: str
    name: str
    level: str
    score: int
    nudge: str
    point: str
    show: str
    notation: str
    placements: list[Pair]
    eliminations: list[Pair]
    nudge_houses: Annotated[list[HouseModel], Field(description="Those that the nudge names.")]
    houses: list[HouseModel]
    groups: list[GroupModel]
    links: list[LinkModel]
    blocks: Annotated[
        list[list[int]], Field(description="Of a single: filled cells and empty ones they close.")
    ]

    @classmethod
    def of(cls, step: Step, state: Candidates, language: Language = "en") -> StepModel:
        """The model of a step in a state."""
        item = technique_of(step.technique, language)
        groups = [_group(step, number, state, language) for number in range(len(step.groups))]
        houses = {group.house.name: group.house for group in groups if group.house is not None}
        return cls(
            technique=step.technique,
            name=item.title,
            level=item.level,
            score=item.score,
            nudge=step.explain("nudge", language),
            point=step.explain("point", language),
            show=step.explain("show", language),
            notation=step.notation,
            placements=[list(pair) for pair in step.placements],
            eliminations=[list(pair) for pair in step.eliminations],
            nudge_houses=[_house(house, language) for house in nudged_houses(step)],
            houses=list(houses.values()),
            groups=groups,
            links=[
                LinkModel(from_=link.start, to=link.end, strong=link.strong) for link in step.links
            ],
            blocks=[list(pair) for pair in blocking(step, state)],
        )


def _house(house: House, language: Language) -> HouseModel:
    return HouseModel(name=house_title(house, language), cells=list(house.cells))


def _group(step: Step, number: int, state: Candidates, language: Language) -> GroupModel:
    group = step.groups[number]
    house = None if group.house is None else step.layout.houses[group.house]
    return GroupModel(
        role=group.role,
        digits=list(group.digits),
        cells=list(group.cells),
        house=None if house is None else _house(house, language),
        candidates=[
            [cell, digit]
            for cell in group.cells
            for digit in group.digits
            if state.masks[cell] >> digit - 1 & 1
        ],
    )


class MistakeModel(Model):
    """Something wrong with a state."""

    kind: Literal["conflict", "unsolvable", "entry", "empty", "mark"]
    cells: list[int]
    digit: int | None
    message: str
    nudge: Annotated[str, Field(description="The same without the cell.")]
    house: Annotated[HouseModel | None, Field(description="The house that the nudge names.")]

    @classmethod
    def of(cls, mistake: Mistake, language: Language = "en") -> MistakeModel:
        """The model of a mistake."""
        house = mistake.nudge_house
        return cls(
            kind=mistake.kind,
            cells=list(mistake.cells),
            digit=mistake.digit,
            message=mistake.explain(language),
            nudge=mistake.nudge(language),
            house=None if house is None else _house(house, language),
        )


class HintAnswer(Model):
    """What is wrong, or else the easiest step; `candidates` is the state that it speaks of."""

    solved: bool
    message: Annotated[str, Field(description="The hint as a nudge.")]
    mistakes: list[MistakeModel]
    step: StepModel | None
    candidates: list[list[int]]

    @classmethod
    def of(cls, hint: Hint, language: Language = "en") -> HintAnswer:
        """The model of a hint."""
        return cls(
            solved=hint.is_solved,
            message=hint.explain("nudge", language),
            mistakes=[MistakeModel.of(mistake, language) for mistake in hint.mistakes],
            step=None if hint.step is None else StepModel.of(hint.step, hint.candidates, language),
            candidates=marks_of(hint.candidates),
        )


class GradeModel(Model):
    """How hard a puzzle is."""

    level: str
    score: int
    hardest: Annotated[str, Field(description="An entry of the order; empty: no step.")]
    steps: dict[str, int]
    solved: Annotated[bool, Field(description="Whether the techniques solve it.")]
    by_length: Annotated[
        bool, Field(description="Whether the score has raised the level above that of each step.")
    ]

    @classmethod
    def of(cls, grade: Grade) -> GradeModel:
        """The model of a grade."""
        return cls(
            level=grade.level,
            score=grade.score,
            hardest=grade.hardest,
            steps=dict(grade.steps),
            solved=grade.solved,
            by_length=grade.solved and grade.level not in _levels_of(grade),
        )


def _levels_of(grade: Grade) -> set[str]:
    """Levels of the steps; that of a puzzle without steps is its own."""
    entries = TechniqueOrder.hodoku().entries
    return {entry.level for entry in entries if entry.name in grade.steps} or {grade.level}


class RatedTechnique(Model):
    """A technique of the scale that a rating needed."""

    name: Annotated[str, Field(description="In the words of the scale.")]
    technique: Annotated[str, Field(description="The nearest one of the catalogue.")]
    rating: float
    steps: Annotated[int, Field(description="How often.")]


class RatingModel(Model):
    """How hard a puzzle is on the scale of Sudoku Explainer."""

    er: float
    ep: float
    ed: float
    gem: Gem | None
    solved: Annotated[bool, Field(description="Whether the techniques of the scale solve it.")]
    engine: str
    scale: str
    techniques: Annotated[
        list[RatedTechnique], Field(description="The hardest first; empty where only ER was asked.")
    ]

    @classmethod
    def of(cls, rating: Rating) -> RatingModel:
        """The model of a rating."""
        steps = Counter((item.name, item.step.technique, item.rating) for item in rating.steps)
        return cls(
            er=rating.er,
            ep=rating.ep,
            ed=rating.ed,
            gem=rating.gem,
            solved=rating.solved,
            engine=rating.engine,
            scale=rating.scale,
            techniques=[
                RatedTechnique(
                    name=name.replace("_", " "), technique=technique, rating=score, steps=count
                )
                for (name, technique, score), count in sorted(
                    steps.items(), key=lambda item: (-item[0][2], item[0])
                )
            ],
        )


class TechniqueModel(Model):
    """A technique of the catalogue."""

    technique: str
    name: str
    family: str
    level: str
    score: int
    rank: int
    graded: bool
    aliases: list[str]
    description: str

    @classmethod
    def fields(cls, item: Technique) -> dict[str, Any]:
        """What is to be said of a technique."""
        return {
            "technique": item.name,
            "name": item.title,
            "family": item.family,
            "level": item.level,
            "score": item.score,
            "rank": item.rank,
            "graded": item.is_graded,
            "aliases": list(item.aliases),
            "description": item.description,
        }


class Example(Model):
    """A state that shows a technique at work."""

    state: State
    step: StepModel


class TechniquePage(TechniqueModel):
    """All about a technique."""

    example: Example | None


class Problem(Model):
    """What every error looks like."""

    code: Annotated[str, Field(description="Stable, for programs.")]
    message: Annotated[str, Field(description="A sentence for people.")]
    place: Annotated[
        dict[str, Any] | None,
        Field(
            description="Where: line and column, cells, or the field of the request and its limits."
        ),
    ] = None
