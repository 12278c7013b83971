"""A game as the page has it: the state, marks, colours, and what the page alone understands."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field
from pydantic_core import from_json

from nonet.errors import NonetError
from nonet.web.models import MAX_SIZE, Mark, Model, State

_CELLS = MAX_SIZE * MAX_SIZE
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

DigitMarks = Annotated[
    list[Annotated[list[Mark], Field(max_length=MAX_SIZE)]], Field(max_length=_CELLS)
]
Colours = Annotated[
    list[Annotated[list[Annotated[int, Field(ge=0, le=255)]], Field(max_length=64)]],
    Field(max_length=_CELLS),
]
CandidateName = Annotated[str, Field(pattern=r"^[0-9]{1,4},[0-9]{1,2}$")]


class MarksModel(Model):
    """What the player wrote and coloured in the cells, a list a cell; none: nothing anywhere."""

    corner: DigitMarks = []
    centre: DigitMarks = []
    colours: Colours = []
    candidate_colours: Annotated[
        dict[CandidateName, Annotated[int, Field(ge=0, le=255)]],
        Field(
            max_length=_CELLS * MAX_SIZE,
            description='Names are "cell,digit".',
            json_schema_extra={"additionalProperties": False},
        ),
    ] = {}


class Document(Model):
    """All of a game. The page alone says what history and settings hold: any JSON."""

    model_config = ConfigDict(ser_json_inf_nan="constants")

    version: Literal[1]
    state: State
    marks: MarksModel = MarksModel()
    history: list[Any] = []
    elapsed: Annotated[float, Field(ge=0, le=_YEARS, description="Seconds played.")] = 0.0
    settings: dict[str, Any] = {}

    def to_json(self) -> bytes:
        """The document as it is kept.

        Raises
        ------
        NonetError
            It holds a number that is too large to be read back.
        """
        content = self.model_dump_json().encode()
        if b"Infinity" in content:
            try:
                from_json(content, allow_inf_nan=False)
            except ValueError as error:
                raise NonetError("expected numbers up to 1e308, found a larger one") from error
        return content


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
