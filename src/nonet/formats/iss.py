"""Links of Interactive Sudoku Solver: ``?q=`` and a constraint string, or the string alone.

A string is what `_iss_text` parses: ``.Type~argument~R1C1~R1C2``. Instead of it there may be a
killer string, or a grid with the digits of each cell. Boxes hold in a jigsaw, too, unless it has
NoBoxes, and its pieces are extra regions then. What reads and writes is loaded when it is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _links
from nonet.formats.format import Format, ReadOptions, each
from nonet.puzzle import Puzzle

_HOSTS = ("sigh.github.io",)
_START = re.compile(r"\.(?:~[Rr][0-9A-Ga-g][Cc]|([A-Z][A-Za-z]*)(?:[~.]|\s|$))")
_WITHOUT_ARGUMENTS = frozenset(
    {
        *("AntiConsecutive", "AntiKing", "AntiKnight", "AntiTaxicab", "DisjointSets"),
        *("DutchFlatmates", "GlobalEntropy", "GlobalMod", "NoBoxes", "StrictKropki"),
        *("StrictXV", "Windoku"),
    }
)
"""Types with which a string may begin that has no ``~``."""


def detect(source: Source) -> bool:
    """Whether the first line is such a link, or begins with a constraint."""
    line = next(iter(source.head_lines()), "")
    if _links.payload(line, _HOSTS, ("q=",)) is not None:
        return True
    match = _START.match(line)
    return match is not None and ("~" in line or match[1] in _WITHOUT_ARGUMENTS)


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a line."""
    del options
    return each(source.numbered(), read_link)


def read_link(line: str) -> Puzzle:
    """The puzzle of a link, or of a constraint string."""
    from nonet.formats import _iss  # noqa: PLC0415 (see above)

    return _iss.read_link(line)


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
    title="link of Interactive Sudoku Solver",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    losses=losses,
)
