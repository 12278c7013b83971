"""Rows that cannot be read: they are left out and named, and keep no others from being read."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, TypeVar

from sqlalchemy import Select
from sqlalchemy.orm import Session

from nonet.library.models import GameRow, PuzzleRow

_LOG = logging.getLogger("nonet.library")

UNREADABLE = (
    ArithmeticError,
    AttributeError,
    LookupError,
    RecursionError,
    TypeError,
    ValueError,
    zlib.error,
)
"""The errors of a damaged row: text that is no JSON, digits that are none, a document cut off."""

Row = TypeVar("Row", PuzzleRow, GameRow)
Made = TypeVar("Made")


def rows_of(
    session: Session, query: Select[Row], table: type[Row], damaged: list[str] | None = None
) -> Sequence[Row]:
    """The rows of a query but those that cannot be read."""
    try:
        return session.scalars(query).all()
    except UNREADABLE:  # the database gives none of them then
        numbers = session.scalars(query.with_only_columns(table.id)).all()
        found = readable(
            numbers,
            lambda number: session.get(table, number),
            lambda number: f"{_NAMES[table]} {number}",
            damaged,
        )
        return [row for row in found if row is not None]


def readable(
    items: Iterable[Any],
    make: Callable[[Any], Made],
    name: Callable[[Any], str],
    damaged: list[str] | None = None,
) -> Iterator[Made]:
    """The results for all items but those that cannot be read; these are named."""
    for item in items:
        try:
            made = make(item)
        except UNREADABLE as error:
            reason = " ".join(str(error).split())[:200] or type(error).__name__
            message = f"{name(item)} is damaged and left out: {reason}"
            _LOG.warning("%s", message)
            if damaged is not None:
                damaged.append(message)
        else:
            yield made


def name_of(row: PuzzleRow | GameRow) -> str:
    """A row, as people find it."""
    title = row.name if isinstance(row, PuzzleRow) else row.title
    return f"{_NAMES[type(row)]} {row.id}" + (f" ({title})" if title else "")


_NAMES: dict[type, str] = {PuzzleRow: "puzzle", GameRow: "game"}
