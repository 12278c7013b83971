"""The texts of the course about its stations and chapters, in each language."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from nonet._arguments import instance
from nonet._json_form import JsonForm
from nonet.course.exercise import Exercise
from nonet.course.stations import station
from nonet.errors import NonetError
from nonet.logic import Language, technique
from nonet.logic.languages import texts_of_stations


@dataclass(frozen=True, slots=True)
class StationText(JsonForm):
    """The page of a station.

    Attributes
    ----------
    title
        Name of the station.
    idea
        What the technique is.
    why
        Why it is true.
    look
        How to find it on the board.
    stops
        Where it stops working: usual mistakes.
    """

    json_name: ClassVar[str] = "text of a station"

    title: str
    idea: str
    why: str
    look: str
    stops: str


def station_text(name: str, language: Language = "en") -> StationText:
    """The text of a station.

    Raises
    ------
    NonetError
        Unknown station or language.

    Examples
    --------
    >>> station_text("pointing", "de").title
    'Vom Block auf die Linie'
    """
    found = station(name).name
    texts = texts_of_stations(language)
    return StationText(*[texts.say(f"{found}.{part.name}") for part in fields(StationText)])


def exercise_title(exercise: Exercise, language: Language = "en") -> str:
    """The title of an exercise: its station, or the technique where it was made for one alone.

    Raises
    ------
    NonetError
        Unknown language.
    """
    station = exercise.station
    if station is not None and station.name == exercise.name:
        return station_text(station.name, language).title
    return technique(exercise.technique, language).title


def chapter_title(chapter: str, language: Language = "en") -> str:
    """Name of a chapter.

    Raises
    ------
    NonetError
        Unknown chapter or language.

    Examples
    --------
    >>> chapter_title("fish", "zh")
    '鱼'
    """
    texts = texts_of_stations(language)
    if f"chapter-{instance(chapter, str, 'the name of a chapter')}" not in texts:
        raise NonetError(f"expected the name of a chapter, found {chapter!r}")
    return texts.say(f"chapter-{chapter}")
