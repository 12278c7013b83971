"""Games, saved at every move, and statistics of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Annotated, Self

from nonet.grid import Grid
from nonet.library import Game, Library, SavedGame
from nonet.service import Record
from nonet.service.documents import Document
from nonet.service.limits import ValueLimits
from nonet.service.states import State
from nonet.service.texts import MAX_COUNT, Id, Name
from nonet.web.jobs import Jobs
from nonet.web.routes._routing import Number, Resource, Sent

router = Resource("games")


Level = Annotated[str, ValueLimits(longest=40, pattern=r"^[^\x00-\x1f\x7f]*$")]


@dataclass(frozen=True, slots=True)
class NewGame(Record):
    """A puzzle that is opened; the game begins with its first move."""

    document: Document
    title: Name = ""
    puzzle_id: Id | None = None
    level: Level | None = None
    finished: bool = False


@dataclass(frozen=True, slots=True)
class Save(Record):
    """A game after a move; `revision` is that of the last answer."""

    revision: Annotated[int, ValueLimits(1, 2**31 - 2)]
    document: Document
    title: Name = ""
    level: Annotated[Level | None, "Taken where none is known yet."] = None
    finished: bool = False


@dataclass(frozen=True, slots=True)
class Acknowledged(Record):
    """The game is saved; what is saved next names this revision."""

    id: int
    revision: int
    updated: datetime


@dataclass(frozen=True, slots=True)
class GameRecord(Record):
    """A game in a list."""

    id: int
    revision: int
    puzzle_id: int | None
    state: State
    title: str
    level: str | None
    elapsed: float
    filled: Annotated[float, "Share of the empty cells that were filled."]
    begun: Annotated[datetime | None, "When the first move was made."]
    finished: datetime | None
    created: datetime
    updated: datetime

    @classmethod
    def of(cls, game: Game) -> Self:
        """The record of a game."""
        open_cells = game.grid.givens.count(0)
        entered = open_cells - game.grid.digits.count(0)
        filled = entered / open_cells if open_cells else 1.0
        return cls.from_attributes(game, state=State.of(game.grid), filled=filled)


@dataclass(frozen=True, slots=True)
class WholeGame(Record):
    """A game with its document."""

    game: GameRecord
    document: Document


@dataclass(frozen=True, slots=True)
class GameList(Record):
    """A page of games, those saved last first; `total` counts those of all pages."""

    games: tuple[GameRecord, ...]
    total: int


@dataclass(frozen=True, slots=True)
class TimesRecord(Record):
    """Games of one size and level that were solved without help; times in seconds."""

    size: int
    level: str | None
    finished: int
    best: float
    average: float
    latest: float


@dataclass(frozen=True, slots=True)
class StatisticsRecord(Record):
    """The statistics of play; streaks are days in a row on which a game was solved."""

    started: int
    finished: int
    unaided: int
    seconds: float
    streak: int
    longest_streak: int
    times: tuple[TimesRecord, ...]


@router.get("/games")
def find(
    library: Library,
    *,
    begun: bool | None = None,
    finished: bool | None = None,
    puzzle: Annotated[int | None, ValueLimits(1, MAX_COUNT)] = None,
    level: Annotated[str | None, ValueLimits(longest=40)] = None,
    deleted: bool = False,
    offset: Annotated[int, ValueLimits(0, 10_000_000)] = 0,
    limit: Annotated[int, ValueLimits(1, 200)] = 50,
) -> GameList:
    """Games, a page at a time."""
    games, total = library.games.find(
        begun=begun,
        finished=finished,
        puzzle_id=puzzle,
        level=level,
        deleted=deleted,
        offset=offset,
        limit=limit,
    )
    return GameList(tuple(GameRecord.of(game) for game in games), total)


@router.post("/games", status=201)
def create(game: Sent[NewGame], library: Library) -> Acknowledged:
    """Open a puzzle to play it."""
    created = library.games.create(_saved(game), puzzle_id=game.puzzle_id)
    return Acknowledged.from_attributes(created)


@router.get("/games/{number}")
def get(number: Number, library: Library) -> WholeGame:
    """A game with its document, to go on with."""
    game, document = library.games.get(number)
    return WholeGame(GameRecord.of(game), Document.from_json(document))


@router.put("/games/{number}")
async def save(number: Number, save: Sent[Save], library: Library, jobs: Jobs) -> Acknowledged:
    """Save a game after a move. The answer comes when no end of the server can lose it.

    A power cut can lose the moves of the last seconds: the disk gets them every three.
    409 with the code `outdated`: another page saved it since; `place.revision` is current.
    The same request may be sent again when its answer was lost.
    """

    def work() -> Acknowledged:
        saved = library.games.save(number, save.revision, _saved(save))
        return Acknowledged.from_attributes(saved)

    return await jobs.write(work)


@router.delete("/games/{number}", status=204)
def delete(number: Number, library: Library) -> None:
    """Put a game into the trash."""
    library.games.delete(number)


@router.post("/games/{number}/restore", status=204)
def restore(number: Number, library: Library) -> None:
    """Take a game out of the trash."""
    library.games.restore(number)


@router.get("/statistics")
def statistics(
    library: Library,
    offset: Annotated[int, ValueLimits(-1440, 1440), "Minutes from UTC to the player's time."] = 0,
) -> StatisticsRecord:
    """The statistics of play."""
    found = library.statistics(minutes_from_utc=offset)
    times = tuple(map(TimesRecord.from_attributes, found.times))
    return StatisticsRecord.from_attributes(found, times=times)


def _saved(game: NewGame | Save) -> SavedGame:
    document = game.document
    puzzle = document.state.puzzle()
    return SavedGame(
        grid=puzzle if isinstance(puzzle, Grid) else puzzle.grid,
        document=document.to_json(),
        title=game.title,
        elapsed=document.elapsed,
        finished=game.finished,
        begun=bool(document.history),
        level=game.level,
        helped=document.settings.get("helped") is True,
    )
