"""All formats, and how a file finds its own."""

from __future__ import annotations

import contextlib
import errno
import io
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace
from itertools import islice
from os import PathLike
from pathlib import Path
from typing import Literal

from nonet._arguments import described, instance
from nonet._compression import compressed, plain_name, reader
from nonet._files import replacing
from nonet._source import Source
from nonet.errors import FormatError, NonetError
from nonet.formats import (
    _iss_lines,
    exchange,
    fpuzzles,
    gnome,
    hodoku,
    hodoku_file,
    ipuz,
    iss,
    kaggle,
    killer,
    ksudoku,
    neutral,
    nonet_json,
    nonet_link,
    opensudoku,
    pencilmarks,
    penpa,
    sdk,
    sdm,
    sdx,
    simple_sudoku,
    solo,
    sudoku_extreme,
    sudoku_puzzle,
    sudokupad,
    sudokuwiki,
    sukaku,
    susser,
    text,
)
from nonet.formats.format import Format, ReadOptions, each
from nonet.formats.published import WRONG, published
from nonet.grid import PuzzleLike
from nonet.grid.boxes import warn_of_missing_boxes
from nonet.grid.listed import CONTRADICTED
from nonet.layout import Layout
from nonet.layout.layout import checked_layout
from nonet.puzzle import Puzzle, as_document, one_or_many

FORMATS: tuple[Format, ...] = (
    hodoku_file.FORMAT,
    nonet_json.FORMAT,
    nonet_link.FORMAT,
    neutral.FORMAT,
    opensudoku.FORMAT,
    ipuz.FORMAT,
    sudoku_puzzle.FORMAT,
    gnome.FORMAT,
    ksudoku.FORMAT,
    fpuzzles.FORMAT,
    sudokupad.FORMAT,
    sudokuwiki.FORMAT,
    penpa.FORMAT,
    iss.FORMAT,
    killer.FORMAT,
    solo.FORMAT,
    hodoku.FORMAT,
    susser.FORMAT,
    exchange.FORMAT,
    sudoku_extreme.FORMAT,
    kaggle.FORMAT,
    sukaku.FORMAT,
    simple_sudoku.FORMAT,
    sdk.FORMAT,
    sdx.FORMAT,
    pencilmarks.FORMAT,
    sdm.FORMAT,
    text.FRAME,
    text.LINE,
)
"""The order in which a file is tried; the last takes what no other one claims."""

_SIGNS = frozenset(":+/=~")
"""Characters of which every link or string of another format has some."""

_LONGEST_NAME = 1024
_ARCHIVE = b"PK\3\4"


def named(name: str) -> Format:
    """The format of this name.

    Raises
    ------
    FormatError
        There is none.
    """
    instance(name, str, "the name of a format")
    for known in FORMATS:
        if known.name == name:
            return known
    names = ", ".join(known.name for known in FORMATS)
    raise FormatError(f"expected one of the formats {names}, found {name[:40]!r}")


def detect(source: Source) -> Format:
    """The format of a file, by its content.

    Raises
    ------
    FormatError
        It is none that nonet knows.
    """
    for known in FORMATS:
        if known.detect(source):
            return known
    if source.head_bytes.startswith(_ARCHIVE):
        raise FormatError("expected a file of puzzles, found a packed archive")
    raise FormatError("expected a file of puzzles, found one in no format that nonet knows")


def by_name_of_file(path: Path) -> Format:
    """The format to write into a file of this name.

    Raises
    ------
    FormatError
        No format has the suffix of the name.
    """
    suffix = plain_name(path).suffix.lower()
    for known in FORMATS:
        if suffix in known.suffixes:
            return known
    raise FormatError(
        f"expected a name that ends as one of a known format, found {path.name[:60]!r}; "
        "give the format"
    )


def read(source: Source, chosen: Format, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """Puzzles of a file in order, and in their places what is wrong with the others."""
    is_in_lines = (
        chosen.read_line is not None
        and not source.head.lstrip().startswith("{")
        and options.layout is None
    )
    puzzles = each(_lines_of(source), _line_reader(chosen)) if is_in_lines else None
    try:
        for found in puzzles or chosen.read(source, options):
            layout = options.layout
            if isinstance(found, FormatError):
                yield found
            elif layout is None or found.layout == layout:
                yield _with_true_solution(found)
            else:
                yield FormatError(f"expected a puzzle of {layout}, found one of {found.layout}")
    except FormatError as error:
        yield error
    except NonetError as error:  # digits that are out of range, a layout that is none
        yield FormatError(str(error))


def _with_true_solution(puzzle: Puzzle) -> Puzzle:
    """The puzzle without a solution that contradicts its givens, which is then named."""
    pairs = zip(puzzle.grid.givens, puzzle.solution, strict=False)
    if all(given in {0, digit} for given, digit in pairs):
        return puzzle
    return replace(puzzle, solution=b"", dropped=(*puzzle.dropped, CONTRADICTED))


def _lines_of(source: Source) -> Iterator[tuple[int, str]]:
    """Lines with a puzzle each; constraints on several lines are one puzzle."""
    return _iss_lines.texts(source.lines(), lambda line: _of_line(line) is not None)


def _line_reader(chosen: Format) -> Callable[[str], Puzzle]:
    """The reader of lines of this format, or else of another one whose lines may be beside it."""

    def read_line(line: str) -> Puzzle:
        try:
            assert chosen.read_line is not None
            return chosen.read_line(line)
        except NonetError:
            other = _of_line(line)
            if other is None or other is chosen or other.read_line is None:
                raise
            return other.read_line(line)

    return read_line


def read_other_line(line: str) -> Puzzle | None:
    """The puzzle of a line among plain ones that is a link or string of another format.

    Raises
    ------
    FormatError
        It is one, but cannot be read.
    """
    if not (_SIGNS & set(line)):
        return None
    other = _of_line(line.strip())
    try:
        return None if other is None or other.read_line is None else other.read_line(line.strip())
    except FormatError:
        raise
    except NonetError as error:
        raise FormatError(str(error)) from error


def _of_line(line: str) -> Format | None:
    """The format of a link or string, if it is one."""
    source = Source.of_text(line)
    found = (known for known in FORMATS if known.read_line is not None and known.detect(source))
    return next(found, None)


def document_of(content: str, layout: Layout | None) -> Puzzle | None:
    """The one puzzle of a link, or of a text of another program; None: it is plain text.

    Raises
    ------
    FormatError
        It cannot be read, has several puzzles, or may have rules that are only drawn.
    """
    source = Source.of_text(content)
    chosen = detect(source)
    if chosen.detect in {text.detect, text.detect_frame}:
        return None
    found = list(islice(read(source, chosen, ReadOptions(layout)), 2))
    if found and isinstance(found[0], FormatError):
        if chosen.read_line is None and content.lstrip()[:1] not in {"{", "<"}:
            return None  # drawn in a way that is a grid with a mistake rather than this format
        raise found[0]
    if len(found) > 1:
        raise FormatError("expected one puzzle, found several; nonet.load_many reads them all")
    if found and isinstance(found[0], Puzzle):
        if found[0].has_unread_rules:
            raise FormatError(
                "expected rules, found drawings or a text that may be rules; "
                "nonet.formats.proposals says which"
            )
        return found[0]
    return None


def load_many(
    source: str | bytes | PathLike[str],
    *,
    format: str | None = None,  # noqa: A002 (the word that users look for)
    layout: Layout | None = None,
    alphabet: str | None = None,
    errors: Literal["raise", "skip"] = "raise",
) -> Iterator[Puzzle]:
    r"""Puzzles of a file or a text in order, in constant memory where a puzzle is a line.

    Parameters
    ----------
    source
        Path of a file, which may be compressed (``.gz``, ``.zst``), or a text itself: a link, a
        line, the content of a file.
    format
        Name of a format; None: detected from the content.
    layout
        The layout of all puzzles, where the format does not determine it.
    alphabet
        As for `Grid.parse`.
    errors
        "skip" passes over what cannot be read.

    Raises
    ------
    FormatError
        A puzzle cannot be read; says where. The puzzles before it have been given.
    OSError
        The file cannot be read; FileNotFoundError where there is none of this name.

    Warns
    -----
    LayoutWarning
        As for `Grid.parse`, once, where the format cannot say which layout is meant.

    Examples
    --------
    >>> text = "...4..3134..2...\n1....2....3....4"
    >>> [puzzle.grid["r1c1"] for puzzle in load_many(text)]
    [0, 1]
    """
    if errors not in {"raise", "skip"}:
        raise FormatError(f"expected errors to be 'raise' or 'skip', found {errors!r}")
    options = ReadOptions(checked_layout(layout), alphabet)
    if alphabet is not None:
        instance(alphabet, str, "an alphabet as a text")
    with _opened(source) as stream:
        file = Source(reader(stream))
        chosen = detect(file) if format is None else named(format)
        is_silent = layout is not None or chosen.knows_layouts
        for found in read(file, chosen, options):
            if isinstance(found, FormatError):
                if errors == "skip":
                    continue
                raise found
            if not is_silent:
                is_silent = warn_of_missing_boxes(found.grid)
            yield found


def load(
    source: str | bytes | PathLike[str],
    *,
    format: str | None = None,  # noqa: A002
    layout: Layout | None = None,
    alphabet: str | None = None,
) -> Puzzle:
    r"""The one puzzle of a file or a text, in any format that nonet reads.

    Parameters
    ----------
    source, format, layout, alphabet
        As for `load_many`.

    Raises
    ------
    FormatError
        There is no puzzle, or more than one, or it cannot be read, or it has a rule that nonet
        does not know; says what and where.
    OSError
        The file cannot be read; FileNotFoundError where there is none of this name.

    Warns
    -----
    LayoutWarning
        As for `Grid.parse`, once, where the format cannot say which layout is meant.

    Examples
    --------
    >>> load("2x2:1d2d3d4").grid.to_text()
    '1....2....3....4'
    >>> load("....\n..1.\n.2..\n...3").grid["r2c3"]
    1
    """
    puzzles = load_many(source, format=format, layout=layout, alphabet=alphabet)
    puzzle = next(puzzles, None)
    if puzzle is None:
        raise FormatError("expected a puzzle, found none")
    if next(puzzles, None) is not None:
        raise FormatError("expected one puzzle, found several; load_many reads them all")
    return puzzle


def save(
    puzzles: PuzzleLike | Iterable[PuzzleLike],
    path: str | PathLike[str],
    *,
    format: str | None = None,  # noqa: A002
    lossy: bool = False,
    solution: bool = True,
) -> tuple[str, ...]:
    """Write puzzles to a file, which appears only when it is complete; gives what was lost.

    Parameters
    ----------
    puzzles
        One or many, each a `Puzzle`, a `Grid`, `Candidates`, what `nonet.generate` returns, or the
        text of a puzzle; or one as rows of numbers or an array.
    path
        The file, which is replaced if it is there; compressed if it ends in ``.gz`` or ``.zst``.
    format
        Name of a format; None: by the suffix of the path, such as ``.nonet`` or ``.sdm.gz``.
    lossy
        Write also what the format cannot hold completely, such as a title in plain lines.
    solution
        Whether the solution is written, where the format holds one. Links of f-puzzles, SudokuPad
        and nonet carry it also where the puzzle came without one, if its only solution is proved
        within a second or so.

    Raises
    ------
    FormatError
        The format cannot hold a grid, or, unless `lossy`, not all of a puzzle; says what.
    OSError
        The file cannot be written.

    Examples
    --------
    >>> import tempfile
    >>> from pathlib import Path
    >>> path = Path(tempfile.mkdtemp()) / "small.nonet"
    >>> puzzle = Puzzle(load("2x2:1d2d3d4").grid, title="Small")
    >>> save(puzzle, path)
    ()
    >>> load(path) == puzzle
    True
    """
    if not isinstance(path, str | PathLike):
        raise TypeError(f"expected a path, found {described(path)}")
    path = Path(path)
    chosen = by_name_of_file(path) if format is None else named(format)
    lost: Counter[str] = Counter()
    several = map(as_document, one_or_many(puzzles))
    with replacing(path) as raw, compressed(raw, path.suffix.lower()) as stream:
        for piece in written(several, chosen, lossy=lossy, lost=lost, solution=solution):
            stream.write(piece.encode("utf-8"))
    return tuple(lost)


def to_text(puzzle: PuzzleLike, format: str, *, lossy: bool, solution: bool) -> str:  # noqa: A002
    """Text of a puzzle, for `Puzzle.to_text`."""
    chosen = named(format)
    document = as_document(puzzle)
    pieces = written([document], chosen, lossy=lossy, lost=Counter(), solution=solution)
    return "".join(pieces).removesuffix("\n")


def written(
    puzzles: Iterable[Puzzle],
    chosen: Format,
    *,
    lossy: bool,
    lost: Counter[str],
    solution: bool = True,
) -> Iterator[str]:
    """Text of a file, piece by piece; what is lost is counted in `lost`.

    Unless there is to be no `solution`, links by which puzzles are published carry the proved one.

    Raises
    ------
    FormatError
        As for `save`.
    """
    yield chosen.head
    for number, puzzle in enumerate(puzzles, 1):
        if number == 2 and not chosen.many:
            raise FormatError(f"expected one puzzle for the format {chosen.name!r}, found more")
        if puzzle.solution and not solution:
            puzzle = replace(puzzle, solution=b"")  # noqa: PLW2901
        if (refusal := chosen.refusal(puzzle, lossy=lossy)) is not None:
            raise FormatError(f"puzzle {number}: {refusal}")
        lost.update(chosen.lost(puzzle))
        shown = published(puzzle) if solution and chosen.is_published else puzzle
        if puzzle.solution and not shown.solution:
            lost[WRONG] += 1
        if chosen.write is not None:
            yield f"{chosen.write(replace(shown, dropped=()))}\n"
    yield chosen.tail


def _file(path: Path) -> io.BufferedIOBase:
    """The file, opened.

    Raises
    ------
    IsADirectoryError
        It is a folder; load its files one by one.
    """
    if path.is_dir():
        reason = "expected a file, found a folder; load its files one by one"
        raise IsADirectoryError(errno.EISDIR, reason, str(path))
    return path.open("rb")


def _opened(source: str | bytes | PathLike[str]) -> io.BufferedIOBase:
    """A file, or a text as if it were in one."""
    if isinstance(source, bytes):
        return io.BytesIO(source)
    if isinstance(source, PathLike):
        return _file(Path(source))
    if not isinstance(source, str):
        raise TypeError(f"expected a path, a text or bytes, found {described(source)}")
    if len(source) <= _LONGEST_NAME and "\n" not in source and "\0" not in source:
        path = Path(source)
        is_there = False
        with contextlib.suppress(OSError, ValueError):  # a puzzle may be no possible name
            is_there = path.is_file() or ("/" in source and path.is_dir())
        if is_there:
            return _file(path)
        suffix = plain_name(path).suffix.lower()
        if suffix and any(suffix in known.suffixes for known in FORMATS):
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), source)
    return io.BytesIO(source.encode("utf-8", "replace"))
