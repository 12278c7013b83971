"""A puzzle and a game as the page has them: with marks, colours, and what is drawn and said."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, Self

from nonet.errors import NonetError
from nonet.layout import MAX_SIZE, Cosmetics
from nonet.puzzle import Puzzle
from nonet.service.limits import Unsaid, ValueLimits
from nonet.service.record import Record
from nonet.service.scenes import Drawn, SceneRecord
from nonet.service.states import MAX_CELLS, Cells, Marks, State
from nonet.service.texts import MAX_FILE

_YEARS = 100_000_000.0

PALETTE = (
    "#c9cdd3",
    "#8c939c",
    "#f2b8a8",
    "#f6d27c",
    "#f5ec8f",
    "#b5dfa9",
    "#9ed8d2",
    "#a9c8f2",
    "#dcbcec",
)
"""The page's colours from 1 on, as files have them."""

DigitMarks = Annotated[tuple[Marks, ...], ValueLimits(longest=MAX_CELLS)]
Colour = Annotated[int, ValueLimits(0, 255)]
Colours = Annotated[
    tuple[Annotated[tuple[Colour, ...], ValueLimits(longest=64)], ...],
    ValueLimits(longest=MAX_CELLS),
]
Masks = Annotated[
    str, ValueLimits(longest=MAX_CELLS * (MAX_SIZE // 4 + 1), pattern=r"^[0-9a-f,]*$")
]
_MASKS = "In place of lists, for large boards: hexadecimal numbers with bit d - 1 for the digit d."
Letter = Annotated[str, ValueLimits(longest=8)]
PenMark = tuple[Annotated[int, ValueLimits(1, 14)], Colour]
Said = Annotated[str, ValueLimits(longest=MAX_FILE)]
Seconds = Annotated[float, ValueLimits(0, _YEARS)]
CandidateName = Annotated[str, ValueLimits(pattern=r"^[0-9]{1,4},[0-9]{1,3}$")]


@dataclass(frozen=True, slots=True)
class MarksRecord(Record):
    """The player's marks and colours in the cells, a list a cell; none: nothing anywhere."""

    corner: DigitMarks = ()
    centre: DigitMarks = ()
    corner_masks: Annotated[Masks, _MASKS] = ""
    centre_masks: Annotated[Masks, _MASKS] = ""
    colours: Colours = ()
    candidate_colours: Annotated[
        dict[CandidateName, Colour],
        ValueLimits(longest=MAX_CELLS * MAX_SIZE),
        'Names are "cell,digit".',
    ] = field(default_factory=dict)
    letters: Annotated[tuple[Letter, ...], ValueLimits(longest=MAX_CELLS)] = ()
    role: Annotated[
        tuple[Marks, ...],
        ValueLimits(longest=MAX_CELLS),
        Unsaid(),
        "Places among the roles of the scene.",
    ] = ()
    pen: Annotated[
        tuple[Annotated[tuple[PenMark, ...], ValueLimits(longest=64)], ...],
        ValueLimits(longest=MAX_CELLS),
        "Lines and crosses, each with its kind and its colour.",
    ] = ()


@dataclass(frozen=True, slots=True)
class Posed(Record):
    """A puzzle with what its file draws and says."""

    state: State
    author: Said = ""
    rules: Annotated[Said, "What the author says the rules are."] = ""
    message: Annotated[Said, "What is shown when it is solved."] = ""
    cosmetics: Drawn = field(default_factory=dict)
    has_unread_rules: Annotated[bool, "Whether there may be rules that are only drawn."] = False
    solution: Annotated[Cells | None, "What the file has, right or wrong."] = None

    def puzzle(self) -> Puzzle:
        """The puzzle, with the digits and pencil marks of its state.

        Raises
        ------
        NonetError
            The state is none, or the drawings or the solution do not fit it.
        """
        return Puzzle(
            self.state.grid(),
            marks=masks_of(self.state.candidates or ()),
            emptied=emptied_of(self.state.candidates or ()),
            author=self.author,
            rules=self.rules,
            message=self.message,
            cosmetics=Cosmetics.from_fields(self.cosmetics),
            has_unread_rules=self.has_unread_rules,
            solution=bytes(self.solution or ()),
        )


@dataclass(frozen=True, slots=True)
class Document(Posed):
    """All of a game. The page alone says what history, save points and settings hold: any JSON.

    Version 1 had no letters, pen and save points; version 3 has masks of marks, in the history too;
    `times` came later.
    """

    version: Literal[1, 2, 3] = 2
    scene: Annotated[SceneRecord | None, "What the board shows of the layout."] = None
    marks: MarksRecord = field(default_factory=MarksRecord)
    history: tuple[Any, ...] = ()
    times: Annotated[
        tuple[Seconds | None, ...],
        ValueLimits(longest=1_000_000),
        "Seconds played when each move was made, where they are known.",
    ] = ()
    save_points: Annotated[tuple[Any, ...], ValueLimits(longest=100)] = ()
    elapsed: Annotated[Seconds, "Seconds played."] = 0.0
    settings: dict[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, content: bytes) -> Self:
        """The document as it was kept."""
        return cls.from_fields(json.loads(content))

    def to_json(self) -> bytes:
        """The document as it is kept.

        Raises
        ------
        NonetError
            It holds a number that is too large to be read back.
        """
        try:
            text = json.dumps(
                self.fields(), ensure_ascii=False, allow_nan=False, separators=(",", ":")
            )
        except ValueError as error:
            raise NonetError("expected numbers up to 1e308, found a larger one") from error
        return text.encode()


def masks_of(cells: Sequence[Sequence[int] | None]) -> tuple[int, ...]:
    """Pencil marks of each cell as masks."""
    return tuple(sum(1 << digit - 1 for digit in set(digits or ())) for digits in cells)


def emptied_of(cells: Sequence[Sequence[int] | None]) -> tuple[int, ...]:
    """The cells that have a list of pencil marks, and none in it."""
    return tuple(
        cell for cell, digits in enumerate(cells) if digits is not None and len(digits) == 0
    )


def colour_of(number: int) -> str:
    """A colour of the page as files have it; empty for none, and for one that there is not."""
    return PALETTE[number - 1] if 1 <= number <= len(PALETTE) else ""


def nearest_colour(colour: str) -> int:
    """Number of the page's colour that is most like this one."""
    wanted = _parts(colour)

    def distance(known: str) -> int:
        pairs = zip(wanted, _parts(known), strict=True)
        return sum((one - other) ** 2 for one, other in pairs)

    return 1 + PALETTE.index(min(PALETTE, key=distance))


def _parts(colour: str) -> tuple[int, int, int]:
    return int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16)
