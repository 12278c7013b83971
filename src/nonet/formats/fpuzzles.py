"""f-puzzles: links that hold packed JSON, and the JSON itself.

The keys of rules, those of the user scripts included, are read as rules; what is drawn is kept as
cosmetics. A puzzle with a key that may be an unknown rule is refused, and whatever else is not
understood is named. What reads and writes the JSON is loaded when it is needed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json, _links, _lzstring
from nonet.formats._json import Node
from nonet.formats.format import Format, ReadOptions, each
from nonet.puzzle import Puzzle

_HOSTS = ("f-puzzles.com", "sudokupad.app", "crackingthecryptic.com")
_MARKS = ("load=", "fpuzzles", "fpuz")
_ADDRESS = re.compile(r"(?:https?://)?(?:[a-z]+\.)?f-puzzles\.com/", re.ASCII)

_GRID = re.compile(r'"grid"\s*:\s*(?!\s*\[\s*(?:\[\s*)?[0-9"nN-])')
"""Its grid is of objects; one of numbers or texts is that of another program."""


def detect(source: Source) -> bool:
    """Whether the first line is such a link, or the file is JSON with f-puzzles' fields."""
    head = source.head.lstrip()
    if head.startswith("{"):
        return _GRID.search(head) is not None and '"size"' in head and '"puzzle"' not in head
    line = head.partition("\n")[0]
    return _links.payload(line, _HOSTS, _MARKS) is not None or _ADDRESS.match(line) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link, or the one of the JSON."""
    del options
    if source.head.lstrip().startswith("{"):
        return each([(1, source.text())], lambda text: from_json(_json.parse(text)))
    return each(source.numbered(), read_link)


def read_link(line: str) -> Puzzle:
    """The puzzle of a link."""
    packed = _links.payload(line, _HOSTS, _MARKS)
    if packed is None:
        raise FormatError(
            "expected a link of f-puzzles that holds the puzzle itself, such as "
            "https://f-puzzles.com/?load=…; what ?id=… names lies on a server"
        )
    return from_json(_json.parse(_lzstring.decompress(packed)))


def from_json(root: Node) -> Puzzle:
    """The puzzle of f-puzzles' JSON."""
    from nonet.formats import _fpuzzles  # noqa: PLC0415 (see above)

    return _fpuzzles.from_json(root)


def write(puzzle: Puzzle) -> str:
    """A link."""
    return f"https://f-puzzles.com/?load={_lzstring.compress(_json.dump(to_json(puzzle)))}"


def to_json(puzzle: Puzzle) -> dict[str, Any]:
    """f-puzzles' JSON of a puzzle."""
    from nonet.formats import _fpuzzles  # noqa: PLC0415 (see above)

    return _fpuzzles.to_json(puzzle)


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that the format does not have, and what it draws in no way."""
    from nonet.formats import _fpuzzles  # noqa: PLC0415 (see above)

    return _fpuzzles.losses(puzzle)


FORMAT = Format(
    name="fpuzzles",
    title="f-puzzles link or JSON",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    losses=losses,
    is_published=True,
    holds=frozenset(
        {
            "entries",
            "marks",
            "corners",
            "colours",
            "solution",
            "title",
            "author",
            "rules",
            "difficulty",
            "message",
            "cosmetics",
            "has_unread_rules",
        }
    ),
)
