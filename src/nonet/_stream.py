"""A file as it is read: its format, and its puzzles in whichever format that is."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING, cast

from nonet._blocks import Block, puzzles_of, read_blocks
from nonet._source import SECTION, Source
from nonet.errors import FormatError
from nonet.grid import Candidates, Grid, Located
from nonet.layout import Layout

if TYPE_CHECKING:
    from nonet.formats.format import Format
    from nonet.puzzle import Puzzle

_PLAIN = frozenset("0123456789.*_")
"""Characters of lines that no format but plain text begins with."""


class Stream:
    """A file that is read once.

    The formats are loaded only for a file that is not plainly a list of grids, since loading them
    takes longer than solving a puzzle.

    Parameters
    ----------
    read
        Returns about this many bytes, none at the end.
    format
        Name of the format; None: by the content.
    at_once
        Whether what has come must not wait for more to come.
    """

    def __init__(
        self,
        read: Callable[[int], bytes],
        format: str | None = None,  # noqa: A002 (the word of `load`)
        *,
        at_once: bool = False,
    ) -> None:
        self._source = Source(read, at_once=at_once)
        self._name = format
        self._at_once = at_once

    @cached_property
    def format(self) -> Format:
        """The format of the file.

        Raises
        ------
        FormatError
            Not a known format.
        """
        from nonet.formats.registry import detect, named  # noqa: PLC0415 (they load slowly)

        return detect(self._source) if self._name is None else named(self._name)

    @property
    def is_text(self) -> bool:
        """Whether the puzzles are those of plain lines.

        Raises
        ------
        FormatError
            As for `format`.
        """
        if self._name is None and _is_plain(self._source.head):
            return True
        from nonet.formats import text  # noqa: PLC0415

        return self.format.read is text.read

    def items(
        self,
        layout: Layout | None,
        alphabet: str | None,
        *,
        in_blocks: bool,
        in_play: bool = False,
        with_rules: Callable[[Puzzle], Puzzle] | None = None,
        came: Callable[[int], object] = lambda _: None,
        given: Callable[[int], object] = lambda _: None,
    ) -> Iterator[Block | Located]:
        """Each puzzle, or what is wrong with it; with `in_blocks` runs of 81-character lines.

        A puzzle that may have more rules than its layout is wrong, unless `with_rules` gives one
        that is not; it may raise FormatError. How many bytes have come, and how many of these have
        been given, is passed to the two functions.

        Raises
        ------
        FormatError
            As for `format`, or the file is damaged.
        """
        if not self.is_text:
            came(1)
            given(1)
            for found in self.puzzles(layout, alphabet):
                line = found.line or 1
                if isinstance(found, FormatError):
                    yield Located(line, None, found)
                    continue
                try:
                    puzzle = _with_rules(found, with_rules)
                except FormatError as error:
                    yield Located(line, None, FormatError(error.reason, line=line))
                else:
                    position = self._position(puzzle, in_play=in_play)
                    yield Located(line, position, None, puzzle)
            return

        def read(size: int) -> bytes:
            data = self._source.utf8(size)
            came(len(data))
            return data

        has_blocks = False

        def is_whole(block: Block) -> bool:
            nonlocal has_blocks
            has_blocks = has_blocks or (block.regular and in_blocks)
            return block.regular and in_blocks

        blocks = read_blocks(read, at_once=self._at_once)
        for regular, run in groupby(blocks, is_whole):
            if not regular:
                located_ones = puzzles_of(
                    run,
                    layout,
                    alphabet,
                    given=given,
                    has_others=lambda: has_blocks,
                    read_other=_read_other_line,
                )
                for located in located_ones:
                    yield self._with_document(located, in_play=in_play, with_rules=with_rules)
                continue
            for block in run:
                yield block
                given(len(block.data))

    def puzzles(
        self, layout: Layout | None, alphabet: str | None
    ) -> Iterator[Puzzle | FormatError]:
        """The puzzles in order, with errors in the places of invalid ones."""
        from nonet.formats.format import ReadOptions  # noqa: PLC0415
        from nonet.formats.registry import read  # noqa: PLC0415

        return read(self._source, self.format, ReadOptions(layout, alphabet))

    def _with_document(
        self,
        located: Located,
        *,
        in_play: bool,
        with_rules: Callable[[Puzzle], Puzzle] | None,
    ) -> Located:
        """The same with all that the text says of it as a puzzle."""
        if located.document is not None:
            document = cast("Puzzle", located.document)
            try:
                document = _with_rules(document, with_rules)
            except FormatError as error:
                reason = FormatError(error.reason, line=located.line)
                return Located(located.line, None, reason)
            if document.is_marked and not in_play:
                return replace(located, puzzle=document.candidates, document=document)
            position = self._position(document, in_play=in_play)
            return replace(located, puzzle=position, document=document)
        if located.puzzle is None or not located.says_more:
            return located
        from nonet.formats.text import puzzle_of  # noqa: PLC0415 (the formats load slowly)

        return replace(located, document=puzzle_of(located))

    def _position(self, puzzle: Puzzle, *, in_play: bool) -> Grid | Candidates:
        """The question of a puzzle: its givens or, `in_play`, also the player's digits.

        Pencil marks of a format that holds nothing else are the puzzle itself, and so is a state
        in which a cell has no candidate left: it has no solution.
        """
        if "marks" in self.format.holds and "entries" not in self.format.holds:
            candidates = puzzle.candidates
            says_more = candidates.masks != Candidates.of(puzzle.grid).masks
            return candidates if says_more else puzzle.grid
        if in_play:
            return puzzle.candidates if puzzle.is_marked else puzzle.grid
        if puzzle.emptied:
            return puzzle.candidates
        return puzzle.grid.without_entries()


def _read_other_line(line: str) -> Puzzle | None:
    from nonet.formats.registry import read_other_line  # noqa: PLC0415 (the formats load slowly)

    return read_other_line(line)


def _with_rules(found: Puzzle, with_rules: Callable[[Puzzle], Puzzle] | None) -> Puzzle:
    """The puzzle, none of whose rules are unread."""
    if not found.has_unread_rules:
        return found
    if with_rules is None:
        raise FormatError("expected rules, found drawings or a text that may be rules")
    return with_rules(found)


def _is_plain(head: str) -> bool:
    """Whether the first line is a grid on a line, or a row of one, in no other format."""
    lines = [line for line in map(str.strip, head.split("\n")) if line]
    first = next((line for line in lines if not line.startswith("#")), "")
    return bool(first) and _PLAIN.issuperset(first) and SECTION.match(lines[0]) is None
