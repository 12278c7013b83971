"""Runs of 81-character lines in a file, cut out as blocks that are solved together.

Everything else in the file is left as lines, for `nonet.grid.read_puzzles`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import groupby

CHUNK = 1 << 22
"""Bytes that are looked at together: enough for the engine, little enough for memory."""

SMALLEST = 64
"""Lines from which a block is worth its while."""

WIDTH = 82
"""Bytes of a line of 81 characters with its end."""

_PIPE = 1 << 16
_FIRST_OF_9X9 = frozenset(b".0*_123456789")


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


def read_blocks(read: Callable[[int], bytes]) -> Iterator[Block]:
    """Blocks of a stream in order, from a function that reads at most so many bytes (`read1`)."""
    line = 1
    rest = b""
    ended = False
    while not ended:
        data = rest
        while not ended and len(data) < CHUNK:
            more = read(CHUNK - len(data))
            data += more
            ended = not more
            if len(more) < _PIPE and b"\n" in more:
                break  # as much as there is at present
        if ended and data and not data.endswith(b"\n"):
            data += b"\n"
        whole = data.rfind(b"\n") + 1
        if whole == 0 and len(data) < CHUNK:
            rest = data
            continue
        whole = whole or len(data)
        lines, rest = data[:whole], data[whole:]
        if b"\r" in lines:
            lines = lines.replace(b"\r\n", b"\n")
        blocks = list(_cut(lines, line))
        if blocks and not blocks[-1].regular and not ended and len(blocks[-1].data) < CHUNK // 2:
            # What is drawn over several lines may go on in the next chunk.
            rest = blocks.pop().data + rest
        for block in blocks:
            yield block
            count = len(block.data) // WIDTH if block.regular else block.data.count(b"\n")
            line = block.line + count


def _cut(data: bytes, line: int) -> Iterator[Block]:
    """Blocks of whole lines."""
    if not data:
        return
    count = len(data) // WIDTH
    if len(data) % WIDTH == 0 and data[81::WIDTH] == b"\n" * count == b"\n" * data.count(b"\n"):
        yield Block(line, data, regular=True)
        return
    pending: list[bytes] = []
    start = line
    for regular, group in groupby(data.splitlines(keepends=True), _is_regular):
        lines = list(group)
        if regular and len(lines) >= SMALLEST:
            if pending:
                yield Block(start, b"".join(pending), regular=False)
                start += len(pending)
                pending = []
            yield Block(start, b"".join(lines), regular=True)
            start += len(lines)
        else:
            pending += lines
    if pending:
        yield Block(start, b"".join(pending), regular=False)


def _is_regular(line: bytes) -> bool:
    return len(line) == WIDTH and line.endswith(b"\n") and line[0] in _FIRST_OF_9X9
