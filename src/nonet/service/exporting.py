"""Puzzles as files: how they are written, and what is lost by that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Annotated

from nonet.constraints.registry import kind_of
from nonet.drawing import draw
from nonet.errors import FormatError, LayoutError
from nonet.formats import FORMATS
from nonet.formats.format import RULES, UNCHECKED, Format, is_of_layout, lost_rules, nothing
from nonet.formats.registry import written
from nonet.formats.text import LINE
from nonet.logic import Language, rule_title
from nonet.logic.state import state_text
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.choosing import Chosen
from nonet.service.limits import ValueLimits
from nonet.service.problems import MAX_PROBLEMS, Problem, problem_of
from nonet.service.record import Record
from nonet.service.store import Store

MAX_SHOWN = 1_000
"""Most puzzles that are written while the page waits."""

_LOOKED_AT = 200
_LOOKED_INTO = 20

_USUAL = ("line", "nonet")
"""Forms that come before others that lose as much."""


@dataclass(frozen=True, slots=True)
class ExportQuestion(Chosen):
    """Puzzles to be written in a format, by its name."""

    form: Annotated[str, ValueLimits(shortest=1, longest=40)] = "line"
    lossy: Annotated[bool, "Even without boxes and extra houses."] = False
    with_solution: Annotated[bool, "The solution too, where the form holds it."] = True
    language: Annotated[Language, "Of the names of rules that are lost."] = "en"


@dataclass(frozen=True, slots=True)
class ExportAnswer(Record):
    """A text, what a file of it is called, what it does not hold, and what is left out."""

    text: str
    media_type: str
    file_name: str
    lost: tuple[str, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class FileAnswer(Record):
    """A file; its content is no part of the answer in JSON."""

    file_name: str
    media_type: str
    size: Annotated[int, "Bytes."]
    content: bytes
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ExportedFile(FileAnswer):
    """Puzzles in a file."""

    lost: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FormatsQuestion(Record):
    """The formats."""


@dataclass(frozen=True, slots=True)
class FormatRecord(Record):
    """A form in which puzzles are read or written."""

    name: str
    title: str
    suffix: str
    reads: bool
    writes: bool
    many: Annotated[bool, "Whether a file holds several puzzles."]


@dataclass(frozen=True, slots=True)
class FormatsAnswer(Record):
    """All forms."""

    formats: tuple[FormatRecord, ...]


@dataclass(frozen=True, slots=True)
class FormsQuestion(Chosen):
    """Puzzles to be written in some form."""

    language: Annotated[Language, "Of the names of rules that are lost."] = "en"


@dataclass(frozen=True, slots=True)
class FormsAnswer(Record):
    """Names of forms, the best first: those that lose nothing, and last those that lose rules."""

    forms: tuple[str, ...]
    lost: Annotated[dict[str, tuple[str, ...]], "What each of them loses, if it does."]
    losing_rules: Annotated[tuple[str, ...], "Which of them lose boxes, extra houses or rules."]


def forms(question: FormsQuestion, watch: Watch, store: Store) -> FormsAnswer:
    """The forms that can hold one of the puzzles, of which the first two hundred are looked at.

    What is lost is found on the first twenty.
    """
    writers = [form for form in FORMS.values() if form.write is not None]
    found: dict[str, list[str]] = {}
    refused: set[str] = set()
    for number, puzzle in enumerate(islice(question.each(store), _LOOKED_AT)):
        for form in writers:
            if form.name in found and number >= _LOOKED_INTO:
                continue
            if watch.is_due:
                watch.between_slices(found=len(found), nodes=0, depth=0)
            try:
                parts = form.lost(puzzle)
            except FormatError:
                refused.add(form.name)
            else:
                found.setdefault(form.name, []).extend(parts)
    lost = {
        name: tuple(_named(part, question.language) for part in dict.fromkeys(parts))
        for name, parts in found.items()
        if parts
    }
    losing_rules = {
        name for name, parts in found.items() if UNCHECKED in parts or any(map(is_of_layout, parts))
    }

    names = (*_USUAL, *FORMS)

    def rank(name: str) -> tuple[bool, bool, bool, int]:
        return name in losing_rules, name in refused, name in lost, names.index(name)

    order = sorted(found, key=rank)
    return FormsAnswer(tuple(order), lost, tuple(name for name in order if name in losing_rules))


def _named(loss: str, language: Language) -> str:
    """The loss, with rules by the name that players know."""
    if not loss.startswith(RULES):
        return loss
    try:
        kind = kind_of(loss.removeprefix(RULES).removesuffix("'"))
    except LayoutError:  # a rule that nonet does not know
        return loss
    return lost_rules(rule_title(kind, language))


def formats(question: FormatsQuestion, watch: Watch) -> FormatsAnswer:
    """All forms in which puzzles are read or written."""
    del question, watch
    return FormatsAnswer(
        tuple(
            FormatRecord(
                name=form.name,
                title=form.title,
                suffix=_suffix(form),
                reads=form.name != "svg",
                writes=form.write is not None,
                many=form.many,
            )
            for form in FORMS.values()
        )
    )


def export(question: ExportQuestion, watch: Watch, store: Store) -> ExportAnswer:
    """Puzzles as text, at most a thousand; the job of this name makes a file of all."""
    form = _form(question.form)
    text, lost, problems = _written(question, form, watch, store, MAX_SHOWN)
    return ExportAnswer(text, _media_type(form), _file_name(question, form), lost, problems)


def export_file(question: ExportQuestion, watch: Watch, store: Store) -> ExportedFile:
    """Puzzles as a file."""
    form = _form(question.form)
    text, lost, problems = _written(question, form, watch, store, None)
    content = text.encode()
    return ExportedFile(
        file_name=_file_name(question, form),
        media_type=_media_type(form),
        size=len(content),
        content=content,
        problems=problems,
        lost=lost,
    )


def _written(
    question: ExportQuestion, form: Format, watch: Watch, store: Store, most: int | None
) -> tuple[str, tuple[str, ...], tuple[Problem, ...]]:
    """The text, what is lost, and what is wrong with puzzles that the format cannot hold."""
    lost: Counter[str] = Counter()
    problems: list[Problem] = []

    def held() -> Iterator[Puzzle]:
        for number, puzzle in enumerate(islice(question.each(store), most), 1):
            if watch.is_due:
                watch.between_slices(found=number, nodes=0, depth=0)
            lost.update(puzzle.dropped)
            refusal = form.refusal(puzzle, lossy=True, may_lose_layout=question.lossy)
            if refusal is None:
                yield puzzle
            elif len(problems) < MAX_PROBLEMS:
                problems.append(problem_of(refusal))

    pieces = written(held(), form, lossy=True, lost=lost, solution=question.with_solution)
    text = "".join(pieces)
    return text, tuple(_named(loss, question.language) for loss in lost), tuple(problems)


FORMS = {
    form.name: form
    for form in (
        *FORMATS,
        replace(
            LINE,
            name="rows",
            title="digits in rows",
            write=lambda puzzle: f"{puzzle.grid.to_text('rows', lossy=True)}\n",
            holds=frozenset({"entries"}),
        ),
        replace(
            LINE,
            name="numbers",
            title="numbers in rows",
            write=lambda puzzle: f"{puzzle.grid.to_text('numbers', lossy=True)}\n",
            holds=frozenset({"entries"}),
        ),
        replace(
            LINE,
            name="state",
            title="digits, entries after +, candidates that were eliminated",
            write=lambda puzzle: state_text(puzzle.candidates),
            holds=frozenset({"entries", "marks", "emptied"}),
        ),
        replace(
            LINE,
            name="svg",
            title="picture",
            write=lambda puzzle: draw(puzzle.candidates if puzzle.is_marked else puzzle).rstrip(
                "\n"
            ),
            holds=frozenset({"entries", "marks", "emptied"}),
            losses=nothing,
            suffixes=(".svg",),
            many=False,
        ),
    )
}
"""The choices of the page: all formats of files, ways to write text, and a picture."""

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
