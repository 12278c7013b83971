"""Interactive Sudoku Solver: links with ``?q=`` and a text, or the text alone.

A text is constraints, ``.Type~argument~R1C1~R1C2``, on one line or many (`_iss_lines`); a link may
have a killer string or a grid instead (`_iss_sections`). Boxes hold in a jigsaw, too, unless it has
NoBoxes, and its pieces are extra regions then. What reads and writes is loaded when it is needed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _iss_lines, _links
from nonet.formats.format import Format, ReadOptions, each
from nonet.puzzle import Puzzle

_HOSTS = ("sigh.github.io",)


def detect(source: Source) -> bool:
    """Whether the first line is such a link, or begins with a constraint."""
    line = next(iter(source.head_lines()), "")
    return _links.payload(line, _HOSTS, ("q=",)) is not None or _iss_lines.begins(line)


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link, or all lines of a text."""
    del options
    return each(_iss_lines.texts(source.lines(), lambda _: False), read_link)


def read_link(text: str) -> Puzzle:
    """The puzzle of a link, or of a text."""
    from nonet.formats import _iss  # noqa: PLC0415 (see above)

    return _iss.read_link(text)


def write(puzzle: Puzzle) -> str:
    """A link."""
    from nonet.formats import _iss  # noqa: PLC0415 (see above)

    return _iss.write(puzzle)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that it has no words for.

    Raises
    ------
    FormatError
        The grid is too large.
    """
    from nonet.formats import _iss  # noqa: PLC0415 (see above)

    return _iss.losses(puzzle)


FORMAT = Format(
    name="iss",
    title="link or text of Interactive Sudoku Solver",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    losses=losses,
    holds_boards=True,
)
