"""Errors as answers: one shape for all."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypedDict, cast

from nonet import errors
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.service.record import Record

MAX_PROBLEMS = 100
"""Most problems of one answer."""


class ProblemPlace(TypedDict, total=False):
    """Where a problem is, and what it keeps from being done, by what kind of problem it is."""

    field: str
    least: float
    most: float
    shortest: float
    longest: float
    line: int
    column: int
    alphabets: tuple[str, ...]
    rule: str
    puzzle: int
    cells: tuple[int, ...]
    digit: int | None
    house: str | None
    revision: int
    tries: int
    found: int
    best: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Problem(Record):
    """The form of every error."""

    code: Annotated[str, "Stable, for programs."]
    message: Annotated[str, "A sentence for people."]
    place: Annotated[
        ProblemPlace | None,
        "Where: line and column, cells, or the field of the request and its limits.",
    ] = None


def problem_of(error: NonetError) -> Problem:
    """The problem report for an error."""
    place = cast("ProblemPlace | None", _place(error))
    return Problem(code=error.code, message=str(error), place=place)


def _place(error: NonetError) -> dict[str, Any] | None:
    match error:
        case errors.FieldError():
            return {"field": error.path[:200], **error.limits}
        case errors.FormatError():
            place = {
                "line": error.line,
                "column": error.column,
                "alphabets": error.alphabets or None,
                "rule": error.rule,
            }
            return {name: value for name, value in place.items() if value is not None} or None
        case errors.GenerationFailed():
            return {"tries": error.tries, **_closest(error.best)}
        case errors.Contradiction():
            return {"cells": error.cells, "digit": error.digit, "house": error.house}
        case errors.MultipleSolutions():
            pairs = zip(error.first.digits, error.second.digits, strict=True)
            differing = (cell for cell, (one, other) in enumerate(pairs) if one != other)
            return {"cells": tuple(differing)}
        case errors.Outdated():
            return {"revision": error.revision}
        case errors.Stopped():
            return {"found": error.found, **_closest(error.best)}
        case _:
            return None


def _closest(best: Grid | None) -> dict[str, Any]:
    return {} if best is None else {"best": tuple(best.givens)}
