"""The puzzles of a file or a text that a question holds."""

from __future__ import annotations

import io
from base64 import b64decode
from collections.abc import Callable, Iterator
from dataclasses import replace

from nonet._compression import reader
from nonet._source import Source
from nonet.errors import FormatError, NonetError
from nonet.formats.format import ReadOptions
from nonet.formats.registry import detect, named, read
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.logic.state import read_state
from nonet.puzzle import Puzzle
from nonet.running import Watch

_LARGEST = 50_000_000
"""Most bytes of a compressed file when it is no longer compressed."""


class PuzzleFile:
    """A text, or a file in Base64.

    Attributes
    ----------
    format
        Name of its format, once puzzles are read; None where it has none.
    """

    def __init__(
        self,
        text: str | None,
        data: str | None,
        form: str | None,
        layout: Layout | None,
        alphabet: str | None,
        watch: Watch,
    ) -> None:
        if (text is None) == (data is None):
            raise NonetError("expected a text or a file, found both or neither")
        self._state = None
        if text is not None:
            self._state = _state(text.strip(), layout)
            self._source = Source.of_text(text)
        else:
            content = io.BytesIO(_decoded(data or ""))
            self._source = Source(_bounded(reader(content), watch))
        self._options = ReadOptions(layout, alphabet)
        self._chosen = None if form is None else named(form)
        self.format: str | None = None

    def puzzles(self) -> Iterator[Puzzle | FormatError]:
        """The puzzles in order, or what is wrong with them."""
        if self._state is not None:
            self.format = "state"
            yield self._state
            return
        try:
            chosen = self._chosen or detect(self._source)
        except FormatError as error:
            yield error
            return
        self.format = chosen.name
        for found in read(self._source, chosen, self._options):
            yield found if isinstance(found, FormatError) else _with_givens(found)


def _decoded(data: str) -> bytes:
    try:
        return b64decode(data, validate=True)
    except ValueError as error:
        raise FormatError("expected a file in Base64") from error


def _bounded(read: Callable[[int], bytes], watch: Watch) -> Callable[[int], bytes]:
    """The function, which a file that is small only while it is compressed does not keep busy."""
    total = 0

    def bounded(size: int) -> bytes:
        nonlocal total
        if watch.is_due:
            watch.between_slices(found=0, nodes=0, depth=0)
        piece = read(size)
        total += len(piece)
        if total > _LARGEST:
            raise FormatError(f"expected at most {_LARGEST} bytes in a file, found more")
        return piece

    return bounded


def _with_givens(puzzle: Puzzle) -> Puzzle:
    """A puzzle of nothing but pencil marks with the single ones as givens, as a board needs it."""
    if any(puzzle.grid.digits) or not puzzle.marks:
        return puzzle
    singles = bytes(mask.bit_length() if mask.bit_count() == 1 else 0 for mask in puzzle.marks)
    every = (1 << puzzle.grid.size) - 1
    is_plain = all(mask == every or mask.bit_count() == 1 for mask in puzzle.marks)
    return replace(
        puzzle,
        grid=Grid(singles, layout=puzzle.layout),
        marks=() if is_plain else puzzle.marks,
    )


def _state(line: str, layout: Layout | None) -> Puzzle | None:
    """The state in a line with entries and eliminations; None where it is another line."""
    if "\n" in line or not ("+" in line or "<>" in line):
        return None
    try:
        state = read_state(line, layout)
    except (NonetError, ValueError):
        return None
    is_marked = "<>" in line
    return Puzzle.of_candidates(state) if is_marked else Puzzle(state.grid)
