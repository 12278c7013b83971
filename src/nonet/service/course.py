"""The course: its chapters, a page on each station, and what has been learnt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import groupby
from typing import Annotated, Self

from nonet.course import Answer, Schedule, Station, StationProgress, schedule, station_of, stations
from nonet.course import station as station_named
from nonet.course.examples import station_example
from nonet.course.record import AnswerKind, ExerciseAnswer, placed_by
from nonet.course.schedule import LEARNT
from nonet.course.texts import chapter_title, station_text
from nonet.errors import NonetError, NotFound
from nonet.logic import CellNames, Language, link_sentences, technique
from nonet.running import Watch
from nonet.service.catalogue import Example
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.scenes import SceneRecord
from nonet.service.states import State
from nonet.service.steps import ChainRecord, StepRecord
from nonet.service.store import Store
from nonet.service.texts import MAX_COUNT, TechniqueName

MOST_ANSWERS = 20_000
"""Answers of one question."""

YEARS = 100_000_000.0
"""Most seconds of anything."""


@dataclass(frozen=True, slots=True)
class AnswerRecord(Record):
    """An answer to an exercise, as the library keeps it."""

    station: TechniqueName
    technique: TechniqueName
    seed: Annotated[int, ValueLimits(0, MAX_COUNT)]
    right: bool
    hints: Annotated[int, ValueLimits(0, 1_000)]
    seconds: Annotated[float, ValueLimits(0, YEARS)]
    at: datetime
    kind: AnswerKind = "exercise"


Answers = Sequence[AnswerRecord | ExerciseAnswer]
"""As a question has them, or as the library does."""


@dataclass(frozen=True, slots=True)
class CourseQuestion(Record):
    """The course, with what has been learnt from these answers; null: those of the library."""

    language: Language = "en"
    answers: Annotated[tuple[AnswerRecord, ...], ValueLimits(longest=MOST_ANSWERS)] | None = None
    now: Annotated[datetime | None, "Null: the time of the server."] = None


@dataclass(frozen=True, slots=True)
class StationQuestion(Record):
    """A station, by its name, or the name of a technique that is taught there."""

    name: TechniqueName
    language: Language = "en"
    cell_names: Annotated[CellNames, "How sentences name cells."] = "rc"


@dataclass(frozen=True, slots=True)
class StationRecord(Record):
    """A station with what has been learnt of it."""

    station: str
    title: str
    techniques: tuple[str, ...]
    level: Annotated[str, "Of a puzzle that needs it."]
    mastery: Annotated[float, "From 0 to 1."]
    box: Annotated[int, "From 0, never answered, to 5."]
    answers: int
    right: Annotated[int, "Of the answers, without a hint."]
    due: Annotated[datetime | None, "When it comes again."]

    @classmethod
    def of(cls, progress: StationProgress, language: Language) -> Self:
        """The record of a station."""
        station = progress.station
        return cls.from_attributes(
            progress,
            station=station.name,
            title=station_text(station.name, language).title,
            techniques=station.techniques,
            level=technique(station.techniques[0]).level,
            due=None if progress.due is None else datetime.fromtimestamp(progress.due, UTC),
        )


@dataclass(frozen=True, slots=True)
class ChapterRecord(Record):
    """A chapter of stations that follow each other."""

    chapter: str
    title: str
    stations: tuple[StationRecord, ...]
    learnt: Annotated[int, "Stations of it that are learnt."]


@dataclass(frozen=True, slots=True)
class CourseAnswer(Record):
    """The course; the first chapter, that of the rules, is asked for by `rules-screens`."""

    chapters: tuple[ChapterRecord, ...]
    due: Annotated[tuple[str, ...], "Stations to review now, those longest due first."]
    start: Annotated[str | None, "Where the test at the beginning sent the learner."]
    following: Annotated[str | None, "The first station from there on that is not learnt yet."]
    weakest: Annotated[str | None, "Of those that were answered."]
    learnt: Annotated[int, "Stations that are learnt."]


@dataclass(frozen=True, slots=True)
class WorkedExample(Example):
    """A position in which the technique is there and nothing easier, and its step.

    `links` are the links of its argument one by one, with a sentence each; empty where it has none.
    """

    scene: SceneRecord
    links: tuple[ChainRecord, ...]


@dataclass(frozen=True, slots=True)
class StationPage(Record):
    """The page of a station."""

    station: str
    chapter: str
    chapter_title: str
    title: str
    idea: str
    why: Annotated[str, "Why it is true."]
    look: Annotated[str, "How to look for it on the board."]
    stops: Annotated[str, "Where it stops working: usual mistakes."]
    techniques: tuple[str, ...]
    before: str | None
    after: str | None
    example: WorkedExample


def course(question: CourseQuestion, watch: Watch, store: Store) -> CourseAnswer:
    """The chapters and stations of the course, what has been learnt, and what comes next."""
    del watch
    known = known_answers(question.answers, store)
    found = learnt(known, question.now)
    start = placed_by(known)
    progress = list(found.progress.values())
    later = [item for item in progress if start is None or _rank(item.station) >= _rank(start)]
    following = [item.station for item in (*later, *progress) if item.box < LEARNT]
    language = question.language
    chapters = groupby(progress, key=lambda item: item.station.chapter)
    return CourseAnswer(
        chapters=tuple(_chapter(name, tuple(its), language) for name, its in chapters),
        due=tuple(station.name for station in found.due),
        start=_name(start),
        following=_name(following[0] if following else None),
        weakest=_name(found.weakest),
        learnt=_learnt(progress),
    )


def _chapter(name: str, its: tuple[StationProgress, ...], language: Language) -> ChapterRecord:
    return ChapterRecord(
        name,
        chapter_title(name, language),
        tuple(StationRecord.of(item, language) for item in its),
        _learnt(its),
    )


def _learnt(progress: Iterable[StationProgress]) -> int:
    return sum(item.box >= LEARNT for item in progress)


def station(question: StationQuestion, watch: Watch) -> StationPage:
    """The page of a station, with an example worked out."""
    del watch
    return _page(found_station(question.name), question.language, question.cell_names)


def found_station(name: str) -> Station:
    """A station by its name, or by any name of a technique that is taught there.

    Raises
    ------
    NotFound
        There is none.
    """
    try:
        if any(station.name == name for station in stations()):
            return station_named(name)
        found = station_of(technique(name).name)
    except NonetError:
        found = None
    if found is None:
        raise NotFound(f"there is no station {name!r}")
    return found


def known_answers(answers: Sequence[AnswerRecord] | None, store: Store) -> Answers:
    """These answers, or those of the library."""
    return store.course_answers() if answers is None else answers


def learnt(known: Answers, now: datetime | None = None) -> Schedule:
    """The progress by answers."""
    return schedule(
        (
            Answer(
                answer.station, answer.right, answer.hints, answer.seconds, answer.at.timestamp()
            )
            for answer in known
        ),
        now=(now or datetime.now(UTC)).timestamp(),
    )


def _rank(station: Station) -> int:
    return stations().index(station)


def _name(station: Station | None) -> str | None:
    return None if station is None else station.name


@lru_cache(maxsize=256)
def _page(station: Station, language: Language, cells: CellNames) -> StationPage:
    names = [None, *(other.name for other in stations()), None]
    at = names.index(station.name)
    state, step = station_example(station.name)
    shown = StepRecord.of(step, state, language, cells)
    numbers = {link: number for number, link in enumerate(step.links)}
    links = tuple(
        ChainRecord(numbers[link], sentence)
        for link, sentence in link_sentences(step, language, cells=cells)
    )
    return StationPage.from_attributes(
        station_text(station.name, language),
        station=station.name,
        chapter=station.chapter,
        chapter_title=chapter_title(station.chapter, language),
        techniques=station.techniques,
        before=names[at - 1],
        after=names[at + 1],
        example=WorkedExample(
            State.of(state),
            shown,
            SceneRecord.of(state.layout),
            links if len(shown.overlay.arrows) == len(step.links) else (),
        ),
    )
