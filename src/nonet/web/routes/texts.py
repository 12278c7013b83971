"""Puzzles from text and as text."""

from __future__ import annotations

import json
from functools import partial
from typing import Annotated, Literal, cast

from fastapi import Request
from pydantic import Field

from nonet.drawing import draw
from nonet.grid import Candidates, Grid
from nonet.logic._state import state_text
from nonet.web.importing import ParseAnswer, ParseQuestion, parse
from nonet.web.jobs import Reins
from nonet.web.models import Model, State
from nonet.web.routes._routing import TheJobs, make_router

router = make_router("texts")

ExportForm = Literal["line", "rows", "frame", "numbers", "pencilmarks", "state", "json", "svg"]

_MEDIA = {"json": "application/json", "svg": "image/svg+xml"}


class ExportQuestion(Model):
    """Grids to be written; pencil marks only in the forms that hold them."""

    states: Annotated[list[State], Field(min_length=1, max_length=1_000)]
    form: ExportForm = "line"


class ExportAnswer(Model):
    """A text, with what a file of it is called."""

    text: str
    media_type: str
    file_name: str


@router.post("/parse")
async def parse_text(question: ParseQuestion, request: Request, jobs: TheJobs) -> ParseAnswer:
    """Puzzles of a text in any form that nonet reads."""
    return cast(ParseAnswer, await jobs.answer(partial(parse, question), request))


@router.post("/export")
async def export(question: ExportQuestion, request: Request, jobs: TheJobs) -> ExportAnswer:
    """Grids as text."""
    return cast(ExportAnswer, await jobs.answer(partial(_exported, question), request))


def _exported(question: ExportQuestion, reins: Reins) -> ExportAnswer:
    form = question.form
    parts = []
    for state in question.states:
        if reins.cancel.cancelled:
            break
        parts.append(_text(state, form))
    if form == "json":
        text = json.dumps([part.model_dump(mode="json") for part in question.states])
    else:
        text = ("\n\n" if form in {"rows", "frame", "numbers"} else "\n").join(parts) + "\n"
    return ExportAnswer(
        text=text,
        media_type=_MEDIA.get(form, "text/plain"),
        file_name=f"sudoku.{form if form in _MEDIA else 'txt'}",
    )


def _text(state: State, form: ExportForm) -> str:
    if form == "json":
        state.puzzle()  # raises where it is none
        return ""
    puzzle = state.puzzle()
    grid = puzzle if isinstance(puzzle, Grid) else puzzle.grid
    if form == "state":
        return state_text(Candidates.of(grid) if isinstance(puzzle, Grid) else puzzle)
    if form == "svg":
        return draw(puzzle).rstrip("\n")
    if form == "pencilmarks" and isinstance(puzzle, Candidates):
        return puzzle.to_text()
    return grid.to_text(form)
