"""Puzzles read from pictures."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Literal, Self

from nonet.errors import PhotoError, TimeLimitReached
from nonet.running import Watch
from nonet.service.record import Record
from nonet.service.states import LayoutRecord

if TYPE_CHECKING:
    from nonet.photo.reading import PhotoReading

LIKELY = 3
"""Most digits that are named for a cell."""

Point = tuple[float, float]
"""x and y in pixels of the picture as shown; the centre of its first pixel is at (0, 0)."""


@dataclass(frozen=True, slots=True)
class LikelyDigit(Record):
    """A digit that a cell may hold."""

    digit: Annotated[int, "0: the cell is empty."]
    probability: float


@dataclass(frozen=True, slots=True)
class StraightPicture(Record):
    """A grid of a picture, upright and straight, in grey."""

    side: Annotated[int, "Pixels of a side."]
    margin: Annotated[int, "Pixels around the grid."]
    pixels: Annotated[str, "A byte each, row by row, in Base64; 0 is black."]


@dataclass(frozen=True, slots=True)
class PhotoRecord(Record):
    """A puzzle that was read from a picture, as `nonet.photo.PhotoReading` describes it."""

    layout: LayoutRecord
    digits: tuple[int, ...]
    likely: Annotated[
        tuple[tuple[LikelyDigit, ...], ...],
        "For each cell its most probable digits by themselves, up to three.",
    ]
    certainty: float
    in_doubt: bool
    problem: Literal["no solution", "several solutions"] | None
    doubtful: tuple[int, ...]
    corners: tuple[Point, ...]
    mesh: Annotated[tuple[tuple[Point, ...], ...], "Crossings of the lines, row by row."]
    straightened: StraightPicture

    @classmethod
    def of(cls, reading: PhotoReading) -> Self:
        """The record of a reading."""
        from nonet.photo.straighten import MARGIN  # noqa: PLC0415 (loads slowly)

        straight = reading.straightened
        return cls(
            layout=LayoutRecord.of(reading.puzzle.layout),
            digits=tuple(map(int, reading.digits)),
            likely=tuple(_likely(row) for row in reading.probabilities.tolist()),
            certainty=float(reading.certainty),
            in_doubt=reading.in_doubt,
            problem=reading.problem,
            doubtful=tuple(map(int, reading.doubtful)),
            corners=_points(reading.corners.tolist()),
            mesh=tuple(map(_points, reading.mesh.tolist())),
            straightened=StraightPicture(
                straight.shape[0], MARGIN, b64encode(straight.tobytes()).decode()
            ),
        )


@dataclass(frozen=True, slots=True)
class PhotoAnswer(Record):
    """The puzzles of a picture, the clearest first; its size in pixels as shown."""

    width: int
    height: int
    page: Annotated[int, "Of a PDF the page that was read, from 1 on; 1 of any other picture."]
    pages: Annotated[int, "How many there are."]
    readings: tuple[PhotoRecord, ...]


def can_read_photos() -> bool:
    """Whether what reading needs is installed."""
    return all(find_spec(name) for name in ("cv2", "PIL"))


def read_photo_file(data: bytes, page: int, watch: Watch) -> PhotoAnswer:
    """The puzzles of a picture or a page, from the bytes of its file; none where there is no grid.

    Of a picture that takes longer than the watch allows, those that were found in time.

    Raises
    ------
    PhotoError
        The file cannot be opened, has no such page, or the picture is too large or too small.
    TimeLimitReached, Cancelled
        It was not open in time, or nobody waits for it any more.
    """
    from nonet.photo.picture import open_picture  # noqa: PLC0415 (loads slowly)
    from nonet.photo.reading import readings_of  # noqa: PLC0415
    from nonet.photo.watching import watched  # noqa: PLC0415

    with watched(watch):
        picture = open_picture(data, page)
        try:
            readings = readings_of(picture)
        except (PhotoError, TimeLimitReached):
            readings = ()
    (height, width), (across, down) = picture.grey.shape, picture.scale
    return PhotoAnswer(
        width=round(width * across),
        height=round(height * down),
        page=page,
        pages=picture.pages,
        readings=tuple(map(PhotoRecord.of, readings)),
    )


PhotoReader = Callable[[bytes, int, Watch], PhotoAnswer]
"""The reader of a page of a file, from its bytes, while a watch allows it."""


def _likely(probabilities: list[float]) -> tuple[LikelyDigit, ...]:
    order = sorted(range(len(probabilities)), key=lambda digit: (-probabilities[digit], digit))
    return tuple(LikelyDigit(digit, probabilities[digit]) for digit in order[:LIKELY])


def _points(rows: list[list[float]]) -> tuple[Point, ...]:
    return tuple((x, y) for x, y in rows)
