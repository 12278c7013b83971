"""Which puzzles are meant: by themselves, or of the library."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Annotated

from nonet._levels import level_of
from nonet.errors import NonetError
from nonet.puzzle import Puzzle
from nonet.service.documents import Document, Posed, colour_of, emptied_of, masks_of
from nonet.service.limits import ValueLimits
from nonet.service.record import Record
from nonet.service.states import State
from nonet.service.store import Store, StoredGame
from nonet.service.texts import FullName, Id


@dataclass(frozen=True, slots=True)
class Chosen(Record):
    """Puzzles that are meant: any, of the library by number or by collection, and games."""

    states: Annotated[tuple[State, ...], ValueLimits(longest=1_000)] = ()
    boards: Annotated[
        tuple[Posed, ...], ValueLimits(longest=10), "With what is drawn and said."
    ] = ()
    puzzles: Annotated[tuple[Id, ...], ValueLimits(longest=10_000)] = ()
    collection: FullName | None = None
    games: Annotated[tuple[Id, ...], ValueLimits(longest=1_000)] = ()

    def each(self, store: Store) -> Iterator[Puzzle]:
        """The puzzles in order, with all that is known of them.

        Raises
        ------
        NotFound
            There is no puzzle, or no game, of a number.
        NonetError
            A state is none, or no puzzles are meant.
        """
        puzzles = self._each(store)
        first = next(puzzles, None)
        if first is None:
            raise NonetError("expected at least one puzzle, found none")
        yield first
        yield from puzzles

    def _each(self, store: Store) -> Iterator[Puzzle]:
        for state in self.states:
            marks = state.candidates or ()
            yield Puzzle(state.grid(), marks=masks_of(marks), emptied=emptied_of(marks))
        for board in self.boards:
            yield board.puzzle()
        for number in self.puzzles:
            yield store.puzzle(number)
        if self.collection is not None:
            yield from store.collection(self.collection)
        for number in self.games:
            yield _of_game(store.game(number))


def _of_game(game: StoredGame) -> Puzzle:
    document = Document.from_json(game.document)
    marks = document.marks
    dropped = {
        "colours of candidates": bool(marks.candidate_colours),
        "further colours of a cell": any(len(colours) > 1 for colours in marks.colours),
        "letters": any(marks.letters),
        "lines of the pen": any(marks.pen),
        "the history": bool(document.history),
        "the save points": bool(document.save_points),
    }
    return replace(
        document.puzzle(),
        marks=masks_of(marks.centre or document.state.candidates or ()),
        corners=masks_of(marks.corner),
        colours=tuple(colour_of(colours[0]) if colours else "" for colours in marks.colours),
        title=game.title,
        difficulty=level_of(game.level) or "",
        seconds=document.elapsed,
        dropped=tuple(what for what, is_there in dropped.items() if is_there),
    )
