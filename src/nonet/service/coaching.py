"""The coach: what a game shows of its player, from the moves that the page keeps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Annotated, Any, Self
from zlib import crc32

from nonet.course import Station
from nonet.course.record import ExerciseAnswer
from nonet.course.review import MOST_MOVES, GameMove, Review, Slip, Use, Wait, review
from nonet.course.texts import station_text
from nonet.grid import Grid
from nonet.logic import CellNames, Language, technique
from nonet.running import Watch
from nonet.service.documents import Document
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.steps import StepRecord
from nonet.service.store import Store
from nonet.service.texts import Id

_ENTRY, _MARKS = "e", "n"
"""The letters by which documents name the layers of digits and of centre marks."""


@dataclass(frozen=True, slots=True)
class CoachQuestion(Record):
    """A game as the page has it, or one of the library by its number."""

    document: Document | None = None
    game: Id | None = None
    language: Language = "en"
    cell_names: Annotated[CellNames, "How sentences name cells."] = "rc"


@dataclass(frozen=True, slots=True)
class UseRecord(Record):
    """How often something was used or needed."""

    name: Annotated[str, "Of the station, or of a technique that is not taught."]
    title: str
    station: str | None
    count: int

    @classmethod
    def of(cls, use: Use, language: Language) -> Self:
        """The record of a use."""
        if use.station is None:
            return cls(use.name, technique(use.name, language).title, None, use.count)
        title = station_text(use.name, language).title
        return cls(use.name, title, use.station.name, use.count)


@dataclass(frozen=True, slots=True)
class SlipRecord(Record):
    """A digit or a removal that the solution contradicts."""

    move: Annotated[int, "From 1."]
    cell: int
    digit: int
    is_removal: bool

    @classmethod
    def of(cls, slip: Slip) -> Self:
        """The record of a slip."""
        return cls.from_attributes(slip)


@dataclass(frozen=True, slots=True)
class WaitRecord(Record):
    """A long time before a move, what was on the board, and the easiest step that was there."""

    move: Annotated[int, "From 1."]
    seconds: float
    state: State
    step: StepRecord | None
    station: str | None

    @classmethod
    def of(cls, wait: Wait, language: Language, cells: CellNames) -> Self:
        """The record of a wait."""
        step, station = wait.step, wait.station
        return cls(
            wait.move,
            wait.seconds,
            State.of(wait.state),
            None if step is None else StepRecord.of(step, wait.state, language, cells),
            None if station is None else station.name,
        )


@dataclass(frozen=True, slots=True)
class PractiseRecord(Record):
    """The station that would help most."""

    station: str
    title: str

    @classmethod
    def of(cls, station: Station, language: Language) -> Self:
        """The record of a station."""
        return cls(station.name, station_text(station.name, language).title)


@dataclass(frozen=True, slots=True)
class CoachAnswer(Record):
    """Observations about the player of a game."""

    used: tuple[UseRecord, ...]
    needed: Annotated[tuple[UseRecord, ...], "What the teacher uses on the whole way."]
    unexplained: Annotated[int, "Right digits that no short argument gives."]
    slips: tuple[SlipRecord, ...]
    waits: Annotated[tuple[WaitRecord, ...], "Longest first; none where times are not known."]
    practise: PractiseRecord | None
    helped: bool
    helps: Annotated[int, "How often the player was helped, where that is known."]


def coach(question: CoachQuestion, watch: Watch, store: Store) -> CoachAnswer:
    """The techniques a player used, their longest waits, and what to practise.

    What a game used that was solved without help counts as a right answer of its station, once for
    each puzzle, if the station was practised before.
    """
    document = question.document
    if document is None:
        document = Document.from_json(store.game(question.game or 0).document)
    language = question.language
    grid = document.state.grid()
    found = review(grid.without_entries(), moves_of(document, grid), watch=watch)
    _learn(document, grid, found, store)
    practise, helps = found.practise, document.settings.get("helps")
    return CoachAnswer(
        used=tuple(UseRecord.of(use, language) for use in found.used),
        needed=tuple(UseRecord.of(use, language) for use in found.needed),
        unexplained=found.unexplained,
        slips=tuple(map(SlipRecord.of, found.slips)),
        waits=tuple(WaitRecord.of(wait, language, question.cell_names) for wait in found.waits),
        practise=None if practise is None else PractiseRecord.of(practise, language),
        helped=document.settings.get("helped") is True,
        helps=helps if isinstance(helps, int) and 0 <= helps <= MOST_MOVES else 0,
    )


def _learn(document: Document, grid: Grid, found: Review, store: Store) -> None:
    """Keep the stations that a game used as right answers, of those that were practised before."""
    settings = document.settings
    if settings.get("finished") is not True or settings.get("helped") is True:
        return
    seed = crc32(grid.givens)
    answers = store.course_answers()
    opened = {answer.station for answer in answers if answer.kind == "exercise"}
    known = {answer.station for answer in answers if (answer.kind, answer.seed) == ("game", seed)}
    used = [use.station for use in found.used if use.station and use.station.name in opened - known]
    now = datetime.now(UTC)
    store.keep_learning(
        [
            ExerciseAnswer(
                use.name, use.techniques[0], seed, True, 0, document.elapsed, now, "game"
            )
            for use in used
        ],
        (),
    )


def moves_of(document: Document, grid: Grid) -> Iterator[GameMove]:
    """The moves of a game that were not undone; what is not a move is left out.

    A mark that is erased counts as removed only where all candidates were filled in.
    """
    settings = document.settings
    has_candidates = settings.get("auto") is True or settings.get("filled") is True
    done = settings.get("done")
    history = document.history[: done if isinstance(done, int) and done >= 0 else None]
    for number, changes in enumerate(history):
        seconds = document.times[number] if number < len(document.times) else None
        move = _move(changes, grid, seconds)
        yield move if has_candidates else replace(move, removed=())


def _move(changes: Any, grid: Grid, seconds: float | None) -> GameMove:
    placed: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    cleared: list[int] = []
    for change in changes if isinstance(changes, list) else ():
        match change:
            case [str(layer), int(cell), before, after] if 0 <= cell < grid.layout.cell_count:
                pass
            case _:
                continue
        if layer == _ENTRY and isinstance(after, int) and 0 <= after <= grid.size:
            if after:
                placed.append((cell, after))
            else:
                cleared.append(cell)
        elif layer == _MARKS and isinstance(before, list) and isinstance(after, list) and after:
            gone = _digits(before, grid.size) - _digits(after, grid.size)
            removed += [(cell, digit) for digit in sorted(gone)]
    # What goes with a digit that is entered is none of the player's own.
    digits = {digit for _, digit in placed}
    return GameMove(
        tuple(placed),
        tuple(candidate for candidate in removed if candidate[1] not in digits),
        tuple(cleared),
        seconds,
    )


def _digits(marks: list[Any], size: int) -> set[int]:
    return {mark for mark in marks if isinstance(mark, int) and 1 <= mark <= size}
