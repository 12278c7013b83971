"""A puzzle to be given to others: links that carry the solution, and a code to scan."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated, NamedTuple, Self

from nonet.drawing.codes import code_of
from nonet.errors import FormatError, NonetError
from nonet.formats import nonet_link
from nonet.formats.format import PARTS, UNCHECKED
from nonet.formats.published import published
from nonet.formats.registry import named
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.service.documents import Posed
from nonet.service.links import LinkBase
from nonet.service.record import Record
from nonet.service.texts import Name

_OTHERS = ("sudokupad", "fpuzzles")
_MAY_LACK = frozenset({UNCHECKED, PARTS["solution"]})
"""What a link of another program need not hold."""


@dataclass(frozen=True, slots=True)
class ShareQuestion(Posed):
    """A puzzle, and what it is called."""

    title: Name = ""
    author: Name = ""
    link_base: LinkBase = ""
    with_solution: Annotated[bool, "Links carry the solution, so that answers are checked."] = True


@dataclass(frozen=True, slots=True)
class ShareAnswer(Record):
    """Addresses that hold the puzzle; null where the program does not know its layout.

    They carry the solution that came with the puzzle, or the one that is proved to be the only one.
    """

    sudokupad: str | None
    fpuzzles: str | None
    text: Annotated[
        str | None, "The givens in a line; null where the puzzle has regions or rules beside them."
    ]
    fragment: Annotated[str | None, "What follows the address of nonet in a link of its own."]
    lacks: Annotated[dict[str, tuple[str, ...]], "What a link does not hold, if it does not."]
    has_solution: Annotated[bool, "Whether the links carry the solution."]
    code: Annotated[
        tuple[str, ...] | None,
        "QR code, a row a text, 1 for a dark module: of nonet's own link where a base is given, "
        "without the solution where it is too long with it, or of the shortest of the others; "
        "null where all of them are too long.",
    ]


def share(question: ShareQuestion, watch: Watch) -> ShareAnswer:
    """Links that other programs open, and a code to scan, without what the player wrote."""
    del watch
    grid = question.state.posed()
    bare = replace(
        question.puzzle(),
        grid=grid,
        marks=(),
        title=question.title,
        author=question.author,
        solution=b"",
    )
    shown = bare
    if question.with_solution:
        shown = published(replace(bare, solution=bytes(question.solution or ())))
    links = _Links.of(shown)
    every = (links, _Links.of(bare)) if shown.solution else (links,)
    own = [address for these in every for address in these.own(question.link_base)]
    addresses = own + [address for these in every for address in these.others]
    return ShareAnswer(
        sudokupad=links.sudokupad,
        fpuzzles=links.fpuzzles,
        text=grid.to_text(lossy=True) if _is_said_by_digits(bare) else None,
        fragment=links.fragment,
        lacks={name: lacking for name in _OTHERS if (lacking := _lacks(shown, name))},
        has_solution=bool(shown.solution),
        code=next(filter(None, map(_code, addresses)), None),
    )


def _is_said_by_digits(puzzle: Puzzle) -> bool:
    """Whether digits are the whole puzzle: those of a size that players give boxes to are."""
    layout = puzzle.layout
    has_regions = layout.regions is not None and layout.box_shape is None
    is_plain = layout.is_usual and not (layout.constraints or has_regions)
    return is_plain and not puzzle.has_unread_rules


class _Links(NamedTuple):
    """The links of a puzzle as it is."""

    sudokupad: str | None
    fpuzzles: str | None
    fragment: str | None

    @classmethod
    def of(cls, puzzle: Puzzle) -> Self:
        """Links of all programs that know the layout."""
        return cls(
            _link(puzzle, "sudokupad"),
            _link(puzzle, "fpuzzles"),
            None if puzzle.has_unread_rules else nonet_link.write(puzzle),
        )

    def own(self, base: str) -> list[str]:
        """The address of nonet's own link at a base, if there is one."""
        return [base + self.fragment] if base and self.fragment is not None else []

    @property
    def others(self) -> list[str]:
        """The addresses of other programs, the shortest first."""
        return sorted(filter(None, (self.sudokupad, self.fpuzzles)), key=len)


def _link(puzzle: Puzzle, name: str) -> str | None:
    """The link of a program, also where it only draws some of the rules and says them in words.

    A solution that the program has no way to say is no reason against a link.
    """
    form = named(name)
    try:
        lost = {*form.lost(puzzle)} - _MAY_LACK
        return None if lost or form.write is None else form.write(puzzle)
    except FormatError:
        return None


def _lacks(puzzle: Puzzle, name: str) -> tuple[str, ...]:
    """What the link of a program does not hold; nothing where it has no link."""
    return tuple(named(name).lost(puzzle)) if _link(puzzle, name) is not None else ()


def _code(address: str) -> tuple[str, ...] | None:
    try:
        code = code_of(address)
    except NonetError:
        return None
    return None if code is None else tuple("".join(map(str, row)) for row in code.rows)
