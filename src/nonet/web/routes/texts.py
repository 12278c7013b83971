"""Puzzles from files and texts, and as such."""

from __future__ import annotations

from functools import partial

from nonet.web import files
from nonet.web.files import ExportAnswer, ExportQuestion, FormatModel
from nonet.web.importing import ParseAnswer, ParseQuestion, parse
from nonet.web.routes._routing import TheLibrary, TheRunner, make_router
from nonet.web.sharing import ShareAnswer, ShareQuestion, share

router = make_router("texts")


@router.get("/formats")
async def formats() -> list[FormatModel]:
    """All forms in which puzzles are read or written."""
    return files.formats()


@router.post("/parse")
async def parse_file(question: ParseQuestion, runner: TheRunner) -> ParseAnswer:
    """Puzzles of a file or a text in any format that nonet reads."""
    return await runner.ask(parse, question)


@router.post("/export")
async def export(question: ExportQuestion, runner: TheRunner, library: TheLibrary) -> ExportAnswer:
    """Puzzles as text, at most a thousand; the job of this name makes a file of all."""
    return await runner.ask(partial(files.export, library), question)


@router.post("/share")
async def share_puzzle(question: ShareQuestion, runner: TheRunner) -> ShareAnswer:
    """Links that other programs open, and a code to scan."""
    return await runner.ask(share, question)
