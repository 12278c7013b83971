"""The description of a format: how it is detected, read and written, and what it can hold."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from nonet._source import Source
from nonet.errors import FormatError, LayoutError
from nonet.grid import Grid
from nonet.grid.messages import a_grid
from nonet.layout import CLASSIC, Constraint, Layout
from nonet.puzzle import Puzzle

PARTS = {
    "entries": "entries",
    "marks": "pencil marks",
    "emptied": "which cells have no candidate left",
    "corners": "corner marks",
    "colours": "colours",
    "solution": "the solution",
    "title": "the title",
    "author": "the author",
    "comment": "the comment",
    "source": "the source",
    "difficulty": "the difficulty",
    "rules": "the rules in words",
    "message": "the message at the end",
    "cosmetics": "the cosmetics",
    "seconds": "the timer",
    "history": "the history",
    "other": "other fields",
    "has_unread_rules": "that it may have more rules",
}
"""Parts of a puzzle beyond its givens and its layout, as messages call them."""

LAYOUT = "the layout"
"""The loss where a format can hold the digits, but not the boxes or regions."""


RULES = "the rules '"
"""How a loss begins that names a kind of rules."""

UNCHECKED = "checks of drawn rules"
"""The loss where a format keeps a rule as a drawing and in words, which no program checks."""

UNREAD = "rules that are only drawn or described"
"""The part not read of a puzzle that has unread rules, as `Puzzle.dropped` calls it."""


class ReadOptions(NamedTuple):
    """The caller's knowledge of a file.

    Attributes
    ----------
    layout, alphabet
        As for `Grid.parse`.
    """

    layout: Layout | None = None
    alphabet: str | None = None


def lost_rules(name: str) -> str:
    """The loss where the rules of a kind are left out."""
    return f"{RULES}{name}'"


def is_of_layout(loss: str) -> bool:
    """Whether what is lost are boxes, houses or rules, so that it is another puzzle."""
    return loss == LAYOUT or loss.startswith(RULES)


def nothing(puzzle: Puzzle) -> Iterable[str]:  # noqa: ARG001 (one of many such functions)
    """Nothing more is lost."""
    return ()


@dataclass(frozen=True, slots=True)
class Format:
    """A file format.

    Attributes
    ----------
    name
        What callers write for it.
    title
        What it is, in a few words.
    detect
        Whether a file is in this format, by its beginning.
    read
        Puzzles of a file in order, and in their places what is wrong with those that cannot be
        read.
    write
        Text of a puzzle, without an end of line; None where the format is only read.
    holds
        Which of `PARTS` it can hold.
    losses
        What else of a puzzle it cannot hold; raises FormatError where it cannot hold the grid.
    suffixes
        Ends of names of such files; the first is the usual one.
    head, tail
        Text before and after all puzzles.
    many
        Whether a file holds several puzzles.
    read_line
        Puzzle of one line, for links and strings that say by themselves what they are: lines of
        several such formats may be in one file.
    is_published
        Whether it is a link by which puzzles are given to others: it carries the solution, so that
        a wrong answer is not taken for a right one.
    knows_layouts
        Whether it says which boxes or regions a grid has, or has grids of one kind.
    holds_boards
        Whether it holds other digits than 1 to N, other boards than squares, and layers.
    """

    name: str
    title: str
    detect: Callable[[Source], bool]
    read: Callable[[Source, ReadOptions], Iterator[Puzzle | FormatError]]
    write: Callable[[Puzzle], str] | None = None
    holds: frozenset[str] = frozenset()
    losses: Callable[[Puzzle], Iterable[str]] = nothing
    suffixes: tuple[str, ...] = ()
    head: str = ""
    tail: str = ""
    many: bool = True
    read_line: Callable[[str], Puzzle] | None = None
    is_published: bool = False
    knows_layouts: bool = True
    holds_boards: bool = False

    def lost(self, puzzle: Puzzle) -> list[str]:
        """The parts of a puzzle that the format cannot hold.

        Raises
        ------
        FormatError
            It cannot hold the grid at all, or cannot be written.
        """
        if self.write is None:
            raise FormatError(f"the format {self.name!r} is only read, not written")
        if not self.holds_boards:
            try:
                puzzle.layout.check_usual(f"the format {self.name!r}")
            except LayoutError as error:
                raise FormatError(str(error)) from None
        more = list(self.losses(puzzle))
        names = [word for part, word in PARTS.items() if has(puzzle, part)]
        held = {PARTS[part] for part in self.holds}
        if LAYOUT in more:
            if not any(word.startswith(RULES) for word in more):
                more += map(lost_rules, self._lost_kinds(puzzle.layout))
            if any(word.startswith(RULES) for word in more) and self._keeps(puzzle.layout, ()):
                more.remove(LAYOUT)
        return list(dict.fromkeys([*(name for name in names if name not in held), *more]))

    def _lost_kinds(self, layout: Layout) -> Iterator[str]:
        """The kinds of rules that are lost, each by itself on the same board."""
        kinds: dict[str, list[Constraint]] = {}
        for rule in layout.constraints:
            kinds.setdefault(rule.name, []).append(rule)
        for name, rules in kinds.items():
            if not self._keeps(layout, rules):
                yield name

    def _keeps(self, layout: Layout, rules: Iterable[Constraint]) -> bool:
        """Whether it keeps boxes or regions with no other rules than these."""
        alone = Puzzle(Grid.empty(layout.with_constraints(rules)))
        try:
            return LAYOUT not in self.losses(alone)
        except FormatError:  # it needs puzzles with one solution
            return False

    def refusal(
        self, puzzle: Puzzle, *, lossy: bool, may_lose_layout: bool = True
    ) -> FormatError | None:
        """Why a puzzle is not to be written, if so."""
        try:
            lost = self.lost(puzzle)
        except FormatError as error:
            return error
        if not lost or (lossy and (may_lose_layout or not any(map(is_of_layout, lost)))):
            return None
        *first, last = lost
        words = f"{', '.join(first)} and {last}" if first else last
        return FormatError(
            f"the format {self.name!r} cannot hold {words}; the format 'nonet' holds everything"
        )


def has(puzzle: Puzzle, part: str) -> bool:
    """Whether a puzzle has something of this part."""
    if part == "entries":
        return puzzle.grid.digits != puzzle.grid.givens
    value = getattr(puzzle, part)
    return value is not None and value != value.__class__()


def with_texts(puzzle: Puzzle, texts: Mapping[str, str]) -> Puzzle:
    """The puzzle with these for its title, author, comment or other texts."""
    changes: dict[str, Any] = dict(texts)
    return replace(puzzle, **changes) if changes else puzzle


def classic_only(puzzle: Puzzle) -> Iterable[str]:
    """Losses of a format that knows nothing but 9×9 grids with boxes.

    Raises
    ------
    FormatError
        The grid has another size.
    """
    if puzzle.layout.size != CLASSIC.size:
        raise FormatError(
            f"expected a 9×9 grid, which is all that this format holds, "
            f"found {a_grid(puzzle.layout.size)}"
        )
    return () if puzzle.layout.is_classic else (LAYOUT,)


def each(
    items: Iterable[tuple[int, str]], read: Callable[[str], Puzzle | None]
) -> Iterator[Puzzle | FormatError]:
    """Puzzles of numbered lines; errors carry the line."""
    for number, line in items:
        try:
            puzzle = read(line)
        except FormatError as error:
            yield located(error, number)
        except ValueError as error:
            yield FormatError(str(error), line=number)
        else:
            if puzzle is not None:
                yield puzzle._at(number)  # noqa: SLF001


def unknown_rule(rule: str, *, place: str = "") -> FormatError:
    """The error for a puzzle with a rule that nonet does not know."""
    name = rule[:40]
    return FormatError(f"expected rules that nonet knows, found {name!r}{place}", rule=name)


def located(error: FormatError, line: int) -> FormatError:
    """The error with its line in the file; the line that it had is counted from there."""
    place = line + (error.line or 1) - 1
    return FormatError(
        error.reason,
        line=place,
        column=error.column,
        alphabets=error.alphabets,
        rule=error.rule,
    )


def digits_of(text: str, *, blanks: str = ".0", layout: Layout = CLASSIC) -> bytes:
    """The digits of a text with a character a cell, 0 where it is blank; sizes up to 9.

    Raises
    ------
    FormatError
        Too few or too many characters, or one that is neither digit nor blank; says where.
    """
    if len(text) != layout.cell_count:
        raise FormatError(
            f"expected {layout.cell_count} characters for {a_grid(layout.size)}, found {len(text)}"
        )
    digits = bytearray()
    for column, character in enumerate(text, 1):
        if character in blanks:
            digits.append(0)
        elif character in "123456789"[: layout.size]:
            digits.append(int(character))
        else:
            raise FormatError(
                f"expected a digit or one of {blanks!r}, found {character!r}", column=column
            )
    return bytes(digits)


def with_digits(digits: bytes, givens: bytes, layout: Layout = CLASSIC) -> Grid:
    """A grid of all placed digits, and of those among them that are given."""
    entries = bytes(0 if given else digit for digit, given in zip(digits, givens, strict=True))
    return Grid(givens, entries, layout=layout)


def text_of(digits: bytes, blank: str = ".") -> str:
    """A character a cell; sizes up to 9."""
    return "".join(str(digit) if digit else blank for digit in digits)
