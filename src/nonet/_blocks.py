"""Runs of 81-character lines in a text, cut out as blocks that are solved together.

Everything else is left as lines, whose puzzles `puzzles_of` reads.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import groupby

from nonet._source import AS_LATIN_1
from nonet.errors import FormatError
from nonet.grid import HasGrid, Located
from nonet.grid.stream import located_puzzles
from nonet.layout import Layout
from nonet.solver.engine import all_lines_of_81

CHUNK = 1 << 20
"""Bytes processed together: enough for the engine, small enough for the caches."""

SMALLEST = 64
"""Fewest lines for which a block pays off."""

WIDTH = 82
"""Bytes of a line of 81 characters with its end."""

FULL_PIPE = 1 << 16
"""Bytes that a pipe holds: a shorter read means that no more are available now."""


@dataclass(frozen=True, slots=True)
class Block:
    """Lines of the same kind, one after the other.

    Attributes
    ----------
    line
        Number of the first line in its file, from 1.
    data
        The lines with their ends.
    regular
        Whether each has 81 characters and then a newline.
    """

    line: int
    data: bytes
    regular: bool


def read_blocks(
    read: Callable[[int], bytes], *, at_once: bool, chunk: int = CHUNK, smallest: int = SMALLEST
) -> Iterator[Block]:
    """Blocks of a UTF-8 text in order, from a function that reads about this many bytes.

    Parameters
    ----------
    at_once
        Nothing that has come waits for more to come.
    chunk
        Bytes processed together.
    smallest
        Fewest lines of a block among others.

    Raises
    ------
    FormatError
        From the function itself, once all whole lines before it have been given.
    """
    line = 1
    for lines in _whole_lines(_chunks(read, chunk, at_once=at_once), chunk):
        for block in _cut(lines, line, smallest):
            yield block
            line += len(block.data) // WIDTH if block.regular else block.data.count(b"\n")


def puzzles_of(
    blocks: Iterable[Block],
    layout: Layout | None,
    alphabet: str | None,
    *,
    given: Callable[[int], object] = lambda _: None,
    has_others: Callable[[], bool] = lambda: False,
    read_other: Callable[[str], HasGrid | None] = lambda _: None,
) -> Iterator[Located]:
    """Puzzles of blocks that follow each other, with their lines in the file.

    How many bytes have been used up is passed to `given`, line by line. `has_others` says whether
    the file has puzzles in other blocks; `read_other` is as for `located_puzzles`.
    """
    before = 0

    def lines() -> Iterator[str]:
        nonlocal before
        for number, block in enumerate(blocks):
            if number == 0:
                before = block.line - 1
            for line in io.BytesIO(block.data):
                yield line[:-1].decode("utf-8", AS_LATIN_1)
                given(len(line))

    found = located_puzzles(
        lines(), layout, alphabet=alphabet, has_others=has_others, read_other=read_other
    )
    for located in found:
        error = located.error
        if error is not None and error.line is not None:
            error = FormatError(
                error.reason,
                line=error.line + before,
                column=error.column,
                alphabets=error.alphabets,
            )
        yield replace(located, line=located.line + before, error=error)


def _chunks(read: Callable[[int], bytes], most: int, *, at_once: bool) -> Iterator[bytes]:
    """The stream in chunks, large enough for large blocks."""
    damage: FormatError | None = None
    ended = False
    while not ended:
        chunks = []
        size = 0
        while not ended and size < most:
            try:
                chunk = read(most - size)
            except FormatError as error:
                damage, chunk = error, b""
            ended = not chunk
            chunks.append(chunk)
            size += len(chunk)
            if at_once and len(chunk) < FULL_PIPE and b"\n" in chunk:
                break
        yield b"".join(chunks)
    if damage is not None:
        raise damage


def _whole_lines(chunks: Iterator[bytes], longest: int) -> Iterator[bytes]:
    """The chunks, cut where lines end; all lines have an end."""
    rest = b""
    too_long = False
    for chunk in chunks:
        data = rest + chunk
        if too_long:
            _, end, data = data.partition(b"\n")
            too_long = not end
        whole = data.rfind(b"\n") + 1
        lines, rest = data[:whole], data[whole:]
        if len(rest) >= longest:
            # Longer than any puzzle: its start is enough to say so.
            lines, rest, too_long = lines + rest + b"\n", b"", True
        if lines:
            yield lines
    if rest:
        yield rest + b"\n"


def _cut(data: bytes, line: int, smallest: int) -> Iterator[Block]:
    """Blocks of whole lines."""
    may_ask = b"0" in data and any(blank in data for blank in (b".", b"*", b"_"))
    if not may_ask and all_lines_of_81(data):
        yield Block(line, data, regular=True)
        return
    pending: list[bytes] = []
    is_regular = _has_one_blank if may_ask else all_lines_of_81
    for regular, group in groupby(io.BytesIO(data), is_regular):
        lines = list(group)
        if regular and len(lines) >= smallest:
            if pending:
                yield Block(line, b"".join(pending), regular=False)
                line += len(pending)
                pending = []
            yield Block(line, b"".join(lines), regular=True)
            line += len(lines)
        else:
            pending += lines
    if pending:
        yield Block(line, b"".join(pending), regular=False)


def _has_one_blank(line: bytes) -> bool:
    """Whether a line of 81 characters has no 0 that may be a digit beside another blank."""
    if not all_lines_of_81(line):
        return False
    others = line.translate(None, b"123456789\n")
    return b"9" in line or not (others.strip(b"0") and b"0" in others)
