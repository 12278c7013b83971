"""Rows between quotes that go on over several lines, as fields of a table or texts of a program.

Such lines are read as one: ``a,"1234`` with three rows below it and a quote at their end becomes
``a,"1234…"``, a puzzle in a line that has more.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from nonet.grid.tokenize import Numbered
from nonet.layout import MAX_SIZE

_QUOTES = '"`'
_ROW = frozenset("0123456789.*_-?ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz")
_SHORTEST = 4
_FIELDS = {quote: re.compile(f"{quote}([^{quote}]*){quote}") for quote in _QUOTES}


def opened_quote(line: str) -> str:
    """The quote that opens a row at the end of a line; empty where there is none."""
    for quote in _QUOTES:
        if line.count(quote) % 2:
            row = _compact(line[line.rfind(quote) + 1 :])
            if _is_row(row) and not row.isalpha():
                return quote
    return ""


def with_whole_fields(
    line: str,
    quote: str,
    following: Callable[[], Numbered | None],
    put_back: Callable[[Iterable[Numbered]], None],
) -> str:
    """The line with the rows below it up to the closing quote, if they are those of grids."""
    pulled: list[Numbered] = []
    text = line
    is_open = True
    while is_open and len(pulled) < 2 * MAX_SIZE and (numbered := following()) is not None:
        pulled.append(numbered)
        text += "\n" + numbered[1]
        is_open = is_open == (numbered[1].count(quote) % 2 == 0)
    whole = _FIELDS[quote].sub(_joined, text)
    if is_open or "\n" in whole:
        put_back(pulled)
        return line
    return whole


def _joined(field: re.Match[str]) -> str:
    """A field whose lines are N rows of N cells as N² characters, or as it is."""
    rows = [row for row in map(_compact, field[1].split("\n")) if row]
    if len(rows) > 1 and {len(row) for row in rows} == {len(rows)} and all(map(_is_row, rows)):
        return field[0][0] + "".join(rows) + field[0][-1]
    return field[0]


def _compact(row: str) -> str:
    return row.replace(" ", "").replace("\r", "")


def _is_row(row: str) -> bool:
    return _SHORTEST <= len(row) <= MAX_SIZE and _ROW.issuperset(row)
