"""Puzzles as files: which ones are meant, how they are written, and what is lost by that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Annotated

from pydantic import Field

from nonet.drawing import draw
from nonet.errors import FormatError, NonetError
from nonet.formats import FORMATS
from nonet.formats.format import Format, nothing
from nonet.formats.registry import written
from nonet.formats.text import LINE
from nonet.grid import Candidates, Grid
from nonet.library import Library, PuzzleFilter
from nonet.library import Puzzle as Kept
from nonet.logic._state import state_text
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.web.documents import Document, colour_of
from nonet.web.errors import problem_of
from nonet.web.jobs import FileAnswer, JobContext
from nonet.web.models import FullName, Id, Model, Problem, State

MAX_SHOWN = 1_000
"""Most puzzles that are written while the page waits."""

MAX_PROBLEMS = 100
"""Puzzles that are complained of."""

_TOGETHER = 200
"""Puzzles that are read from the library at once."""


class Chosen(Model):
    """Puzzles that are meant: any, of the library by number or by collection, and games."""

    states: Annotated[list[State], Field(max_length=1_000)] = []
    puzzles: Annotated[list[Id], Field(max_length=10_000)] = []
    collection: FullName | None = None
    games: Annotated[list[Id], Field(max_length=1_000)] = []


class ExportQuestion(Chosen):
    """Puzzles to be written in a format, by its name."""

    form: Annotated[str, Field(min_length=1, max_length=40)] = "line"
    lossy: Annotated[bool, Field(description="Even without boxes and extra houses.")] = False


class ExportAnswer(Model):
    """A text, what a file of it is called, what it does not hold, and what is left out."""

    text: str
    media_type: str
    file_name: str
    lost: list[str]
    problems: list[Problem]


class ExportedFile(FileAnswer):
    """Puzzles in a file."""

    lost: list[str]
    problems: list[Problem]


class FormatModel(Model):
    """A form in which puzzles are read or written."""

    name: str
    title: str
    suffix: str
    reads: bool
    writes: bool
    many: Annotated[bool, Field(description="Whether a file holds several puzzles.")]


def chosen_puzzles(chosen: Chosen, library: Library) -> Iterator[Puzzle]:
    """The puzzles that are meant, in order, with all that is known of them.

    Raises
    ------
    NotFound
        There is no puzzle, or no game, of a number.
    NonetError
        A state is none, or no puzzles are meant.
    """
    puzzles = _chosen(chosen, library)
    first = next(puzzles, None)
    if first is None:
        raise NonetError("expected at least one puzzle, found none")
    yield first
    yield from puzzles


def _chosen(chosen: Chosen, library: Library) -> Iterator[Puzzle]:
    for state in chosen.states:
        yield puzzle_of(state)
    for number in chosen.puzzles:
        yield _of_library(library.puzzles.get(number))
    if chosen.collection is not None:
        wanted = PuzzleFilter(collection=chosen.collection)
        offset = 0
        while True:
            found, _ = library.puzzles.find(wanted, sort="oldest", offset=offset, limit=_TOGETHER)
            yield from map(_of_library, found)
            offset += len(found)
            if len(found) < _TOGETHER:
                break
    for number in chosen.games:
        game, document = library.games.get(number)
        yield _of_game(game.title, game.level, Document.model_validate_json(document, strict=False))


def formats() -> list[FormatModel]:
    """All forms in which puzzles are read or written."""
    return [
        FormatModel(
            name=form.name,
            title=form.title,
            suffix=_suffix(form),
            reads=form.name != "svg",
            writes=form.write is not None,
            many=form.many,
        )
        for form in FORMS.values()
    ]


def export(library: Library, question: ExportQuestion, context: JobContext) -> ExportAnswer:
    """Puzzles as a text; of very many only the first."""
    form = _form(question.form)
    text, lost, problems = _written(question, form, library, context, MAX_SHOWN)
    return ExportAnswer(
        text=text,
        media_type=_media_type(form),
        file_name=_file_name(question, form),
        lost=lost,
        problems=problems,
    )


def export_file(library: Library, question: ExportQuestion, context: JobContext) -> ExportedFile:
    """Puzzles as a file."""
    form = _form(question.form)
    text, lost, problems = _written(question, form, library, context, None)
    return ExportedFile.of(
        text.encode(),
        media_type=_media_type(form),
        file_name=_file_name(question, form),
        lost=lost,
        problems=problems,
    )


def puzzle_of(state: State) -> Puzzle:
    """A state as files have it."""
    return Puzzle(state.grid(), marks=_masks(state.candidates or []))


def _of_library(kept: Kept) -> Puzzle:
    # Formats that hold a difficulty mostly mean the rating.
    difficulty = f"{kept.rating.er:.1f}" if kept.rating is not None else kept.level or ""
    return Puzzle(
        kept.grid, title=kept.name, author=kept.author, comment=kept.notes, difficulty=difficulty
    )


def _of_game(title: str, level: str | None, document: Document) -> Puzzle:
    marks = document.marks
    dropped = {
        "colours of candidates": bool(marks.candidate_colours),
        "further colours of a cell": any(len(colours) > 1 for colours in marks.colours),
        "the history": bool(document.history),
    }
    return Puzzle(
        document.state.grid(),
        marks=_masks(marks.centre or document.state.candidates or []),
        corners=_masks(marks.corner),
        colours=tuple(colour_of(colours[0]) if colours else "" for colours in marks.colours),
        title=title,
        difficulty=level or "",
        seconds=document.elapsed,
        dropped=tuple(what for what, is_there in dropped.items() if is_there),
    )


def _masks(cells: Sequence[list[int] | None]) -> tuple[int, ...]:
    return tuple(sum(1 << digit - 1 for digit in set(digits or ())) for digits in cells)


def _written(
    question: ExportQuestion, form: Format, library: Library, context: JobContext, most: int | None
) -> tuple[str, list[str], list[Problem]]:
    """The text, what is lost, and what is wrong with puzzles that the format cannot hold."""
    lost: Counter[str] = Counter()
    problems: list[Problem] = []
    watch = Watch(time_limit=context.time_limit, progress=context.progress, cancel=context.cancel)

    def held() -> Iterator[Puzzle]:
        for number, puzzle in enumerate(islice(chosen_puzzles(question, library), most), 1):
            if watch.is_due:
                watch.between_slices(found=number, nodes=0, depth=0)
            lost.update(puzzle.dropped)
            refusal = form.refusal(puzzle, lossy=True, may_lose_layout=question.lossy)
            if refusal is None:
                yield puzzle
            elif len(problems) < MAX_PROBLEMS:
                problems.append(problem_of(refusal))

    text = "".join(written(held(), form, lossy=True, lost=lost))
    return text, list(lost), problems


def _state_of(puzzle: Puzzle) -> Grid | Candidates:
    return puzzle.candidates if puzzle.marks else puzzle.grid


FORMS = {
    form.name: form
    for form in (
        *FORMATS,
        replace(
            LINE,
            name="rows",
            title="digits in rows",
            write=lambda puzzle: f"{puzzle.grid.to_text('rows')}\n",
            holds=frozenset({"entries"}),
        ),
        replace(
            LINE,
            name="numbers",
            title="numbers in rows",
            write=lambda puzzle: f"{puzzle.grid.to_text('numbers')}\n",
            holds=frozenset({"entries"}),
        ),
        replace(
            LINE,
            name="state",
            title="digits, entries after +, candidates that were struck out",
            write=lambda puzzle: state_text(puzzle.candidates),
            holds=frozenset({"entries", "marks"}),
        ),
        replace(
            LINE,
            name="svg",
            title="picture",
            write=lambda puzzle: draw(_state_of(puzzle)).rstrip("\n"),
            holds=frozenset({"entries", "marks"}),
            losses=nothing,
            suffixes=(".svg",),
            many=False,
        ),
    )
}
"""What the page offers: all formats of files, ways to write text, and a picture."""

_SUFFIXES = {"gnome": ".json", "sudoku-extreme": ".csv"}
_MEDIA = {
    ".csv": "text/csv",
    ".ipuz": "application/json",
    ".json": "application/json",
    ".nonet": "application/json",
    ".opensudoku": "application/xml",
    ".svg": "image/svg+xml",
}


def _form(name: str) -> Format:
    form = FORMS.get(name)
    if form is None:
        raise FormatError(f"expected one of the forms {', '.join(FORMS)}, found {name!r}")
    return form


def _suffix(form: Format) -> str:
    return _SUFFIXES.get(form.name) or next(iter(form.suffixes), ".txt")


def _media_type(form: Format) -> str:
    return _MEDIA.get(_suffix(form), "text/plain")


def _file_name(question: ExportQuestion, form: Format) -> str:
    return f"{question.collection or 'sudoku'}{_suffix(form)}"
