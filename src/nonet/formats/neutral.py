"""The neutral form of variant puzzles: a JSON object on each line, with its rules.

docs/guide/formats.md describes the fields; those that say nothing of the puzzle are kept.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.constraints.neutral import read_digits, read_neutral, write_digits, write_neutral
from nonet.errors import FormatError, LayoutError
from nonet.formats import _json
from nonet.formats.format import Format, ReadOptions, each, with_texts
from nonet.grid import Grid
from nonet.layout import cell_name
from nonet.puzzle import NEUTRAL_FIELDS, Puzzle

_TEXTS = ("title", "author", "comment", "source", "difficulty", "rules", "message")
_SIZE = re.compile(r'"size"\s*:\s*[0-9]')
_GIVENS = re.compile(r'"givens"\s*:\s*["\[]')
_FORMAT = re.compile(r'"format"\s*:')


def detect(source: Source) -> bool:
    """Whether the first line is an object with a size and givens, and none of nonet's own JSON."""
    line = next(iter(source.head_lines()), "")
    return (
        line.startswith("{")
        and _SIZE.search(line) is not None
        and _GIVENS.search(line) is not None
        and _FORMAT.search(line) is None
    )


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    del options
    return each(source.numbered(), from_text)


def from_text(text: str) -> Puzzle:
    """The puzzle of an object."""
    root = _json.parse(text)
    try:
        layout, givens = read_neutral(root.fields())
    except LayoutError as error:
        raise FormatError(str(error)) from None
    solution = root["solution"].value
    puzzle = Puzzle(
        Grid(givens, layout=layout),
        solution=b"" if solution is None else read_digits(solution, layout, "digits of a solution"),
        cosmetics=_json.cosmetics(root),
        emptied=_json.cells(root["emptied"], layout.size),
        has_unread_rules=root["has_unread_rules"].flag(),
        other=_json.other_fields(
            field for field in root.fields().items() if field[0] not in NEUTRAL_FIELDS
        ),
    )
    return with_texts(puzzle, _json.texts(root, _TEXTS))


def write(puzzle: Puzzle) -> str:
    """One object, on one line."""
    texts = {name: text for name in _TEXTS if (text := getattr(puzzle, name))}
    root = _json.values(puzzle.other) | texts | write_neutral(puzzle.layout, puzzle.grid.givens)
    if puzzle.solution:
        root["solution"] = write_digits(puzzle.solution, puzzle.layout)
    if puzzle.emptied:
        root["emptied"] = [cell_name(cell, puzzle.layout.size) for cell in puzzle.emptied]
    if drawn := puzzle.cosmetics.fields():
        root["cosmetics"] = drawn
    if puzzle.has_unread_rules:
        root["has_unread_rules"] = True
    return _json.dump(root)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Nothing; FormatError for a constraint that nonet could not read back."""
    try:
        write_neutral(puzzle.layout, puzzle.grid.givens)
    except LayoutError as error:
        raise FormatError(str(error)) from None
    return ()


FORMAT = Format(
    name="neutral",
    title="JSON lines of variant puzzles",
    detect=detect,
    read=read,
    write=write,
    losses=losses,
    holds=frozenset({"solution", "emptied", "cosmetics", "has_unread_rules", "other", *_TEXTS}),
    suffixes=(".jsonl",),
    holds_boards=True,
)
