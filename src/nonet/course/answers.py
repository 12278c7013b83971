"""Answers to exercises as text: cells, digits that are entered, candidates that are removed."""

from __future__ import annotations

from dataclasses import dataclass

from nonet.errors import FormatError
from nonet.logic.names import parse_cells, parse_digits

_LONGEST = 2_000


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer: the arguments of `Exercise.check`.

    Attributes
    ----------
    cells
        Indices of the cells that show the pattern.
    placed, removed
        Digits that are entered and candidates that are removed: cell index and digit.
    """

    cells: tuple[int, ...]
    placed: tuple[tuple[int, int], ...]
    removed: tuple[tuple[int, int], ...]


def read_reply(text: str, size: int) -> Reply:
    """The answer in a text: parts such as ``r4c5=7``, ``r4c79<>35`` and ``r1c2``.

    Parameters
    ----------
    text
        The parts, with spaces or commas between them. ``-`` and ``!=`` are read as ``<>``.
    size
        Of the grid.

    Raises
    ------
    FormatError
        Not an answer; says which part is wrong.

    Examples
    --------
    >>> read_reply("r1c12<>3, r2c2<>3", 9).removed
    ((0, 3), (1, 3), (10, 3))
    >>> read_reply("r4c5=7", 9).placed, read_reply("r9c1 r9c9", 9).cells
    (((31, 7),), (72, 80))
    """
    if len(text) > _LONGEST:
        raise FormatError(f"expected at most {_LONGEST} characters, found {len(text)}")
    cells: list[int] = []
    placed: list[tuple[int, int]] = []
    removed: list[tuple[int, int]] = []
    parts = text.lower().replace("!=", "<>").replace("-", "<>").replace(";", " ")
    # A comma between digits above 9 belongs to them, and any other one ends a part.
    for part in parts.replace(", ", " ").replace(",r", " r").split():
        names, sign, digits = part.partition("<>")
        if not sign:
            names, sign, digits = part.partition("=")
        found = parse_cells(names, size)
        if not sign:
            cells += found
            continue
        into = placed if sign == "=" else removed
        into += [(cell, digit) for cell in found for digit in parse_digits(digits, size)]
    return Reply(tuple(cells), tuple(placed), tuple(removed))
