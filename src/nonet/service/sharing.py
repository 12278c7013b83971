"""A puzzle to be given to others: links that other programs open, and a code to scan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from nonet.drawing.codes import code_of
from nonet.errors import FormatError, NonetError
from nonet.formats import nonet_link
from nonet.formats.format import UNREAD
from nonet.formats.registry import named
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.documents import Posed
from nonet.service.links import LinkBase
from nonet.service.record import Record
from nonet.service.texts import Name


@dataclass(frozen=True, slots=True)
class ShareQuestion(Posed):
    """A puzzle, and what it is called."""

    title: Name = ""
    author: Name = ""
    link_base: LinkBase = ""


@dataclass(frozen=True, slots=True)
class ShareAnswer(Record):
    """Addresses that hold the puzzle; null where the program does not know its layout."""

    sudokupad: str | None
    fpuzzles: str | None
    text: Annotated[str, "The givens in a line."]
    fragment: Annotated[str | None, "What follows the address of nonet in a link of its own."]
    code: Annotated[
        tuple[str, ...] | None,
        "QR code, a row a text, 1 for a dark module: of nonet's own link where a base is given, "
        "or of the shortest of the others.",
    ]


def share(question: ShareQuestion, watch: Watch) -> ShareAnswer:
    """Links that other programs open, and a code to scan, without what the player wrote."""
    del watch
    grid = question.state.posed()
    puzzle = replace(
        question.puzzle(), grid=grid, marks=(), title=question.title, author=question.author
    )
    sudokupad, fpuzzles = _link(puzzle, "sudokupad"), _link(puzzle, "fpuzzles")
    fragment = None if puzzle.has_unread_rules else nonet_link.write(puzzle)
    addresses = sorted(filter(None, (sudokupad, fpuzzles)), key=len)
    if question.link_base and fragment is not None:
        addresses.insert(0, question.link_base + fragment)
    return ShareAnswer(
        sudokupad=sudokupad,
        fpuzzles=fpuzzles,
        text=grid.to_text(),
        fragment=fragment,
        code=next(filter(None, map(_code, addresses)), None),
    )


def _link(puzzle: Puzzle, name: str) -> str | None:
    """The link of a program, also where it only draws some of the rules and says them in words."""
    try:
        return puzzle.to_text(name, lossy=named(name).lost(puzzle) == [UNREAD]).strip()
    except FormatError:
        return None


def _code(address: str) -> tuple[str, ...] | None:
    try:
        code = code_of(address)
    except NonetError:
        return None
    return None if code is None else tuple("".join(map(str, row)) for row in code.rows)
