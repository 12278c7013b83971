"""Puzzles from files, pipes and arguments in any format, for every command that reads any."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BufferedIOBase
from typing import TYPE_CHECKING

import typer

from nonet._blocks import FULL_PIPE, Block
from nonet._compression import reader
from nonet._stream import Stream
from nonet.cli.files import InputSource, source_of
from nonet.cli.options import LayoutChoice
from nonet.errors import FormatError
from nonet.grid import Located

if TYPE_CHECKING:
    from nonet.formats.format import Format
    from nonet.formats.proposals import Proposal
    from nonet.puzzle import Puzzle


PROPOSAL_SECONDS = 30.0
"""Seconds that the solver has for the rules that are proposed for a puzzle."""


@dataclass(frozen=True, slots=True)
class InputOptions:
    """The options of a command about its input.

    Attributes
    ----------
    chosen
        The layout.
    alphabet
        As for `Grid.parse`.
    format
        Name of the format; None: by the content.
    accept_proved
        Whether rules that are proposed for drawings and texts are taken where they are proved.
    """

    chosen: LayoutChoice
    alphabet: str | None = None
    format: str | None = None
    accept_proved: bool = False

    @property
    def is_classic(self) -> bool:
        """Whether a line of 81 characters is a 9 × 9 grid with its boxes and nothing else."""
        return self.chosen.is_classic and self.alphabet is None

    def __post_init__(self) -> None:
        if self.format is not None:
            from nonet.formats.registry import named  # noqa: PLC0415 (the formats load slowly)

            try:
                named(self.format)
            except FormatError as error:
                raise typer.BadParameter(str(error), param_hint="--from") from None

    def with_rules(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with its rules, which it has not read or the options say.

        Raises
        ------
        FormatError
            They are not accepted; says which are proposed.
        """
        if self.chosen.every:
            return puzzle
        proposal = _proposal(puzzle)
        if proposal.is_proved and self.accept_proved:
            return proposal.accepted
        raise FormatError(f"expected rules, found {_in_words(proposal)}")

    def proposal_of(self, puzzle: Puzzle) -> str:
        """The possible rules of a puzzle's drawings and text, in a sentence."""
        return f"it has {_in_words(_proposal(puzzle))}"


def _as_it_is(puzzle: Puzzle) -> Puzzle:
    return puzzle


def _proposal(puzzle: Puzzle) -> Proposal:
    from nonet.formats.proposals import propose_rules  # noqa: PLC0415 (loads slowly)

    return propose_rules(puzzle, time_limit=PROPOSAL_SECONDS)


def _in_words(proposal: Proposal) -> str:
    asked = "; --accept-proved takes them" if proposal.is_proved else ""
    return f"drawings or a text that may be {proposal.summary}{asked}"


class Reading:
    """Puzzles of all sources in order, and how far they have been handed out.

    Attributes
    ----------
    sources
        What is read.
    total
        Bytes of all sources; None where a pipe is among them.
    format
        The format of the source whose `documents` were begun last.
    """

    def __init__(self, arguments: Sequence[str], options: InputOptions) -> None:
        self.format: Format | None = None
        self._options = options
        self.sources = [source_of(number, text) for number, text in enumerate(arguments, 1)]
        sizes = [source.size for source in self.sources]
        self.total = None if None in sizes else sum(size or 0 for size in sizes)
        self._before = 0  # bytes of the sources that are finished
        self._read = 0  # bytes that were read of this one
        self._came = 0  # bytes of the text that they were
        self._given = 0  # of these, bytes of the lines that were handed out

    @property
    def done(self) -> int:
        """How many of the `total` bytes have been handed out, as near as can be said."""
        return self._before + self._read * self._given // max(1, self._came)

    def items(
        self,
        *,
        in_blocks: bool,
        in_play: bool = False,
        is_drawn: bool = False,
        before_waiting: Callable[[], object] = lambda: None,
    ) -> Iterator[tuple[str, Located | Block | FormatError]]:
        """Each puzzle with its place; blocks of 81-character lines and errors with their file.

        Without `in_blocks` there are no blocks. An error is what has ended a file too early.
        With `in_play` a puzzle is as the player has left it, with entries and pencil marks. With
        `is_drawn` it may have drawings instead of rules. Before waiting for a pipe
        `before_waiting` is called.
        """
        takes_all = is_drawn and not self._options.accept_proved
        for source in self.sources:
            try:
                with self._opened(source, before_waiting) as stream:
                    found = stream.items(
                        self._options.chosen.layout,
                        self._options.alphabet,
                        in_blocks=in_blocks,
                        in_play=in_play,
                        with_rules=_as_it_is if takes_all else self._options.with_rules,
                        came=self._has_come,
                        given=self._is_given,
                    )
                    for item in found:
                        if isinstance(item, Block):
                            yield source.name, item
                            continue
                        line = item.line if item.error is None else item.error.line or item.line
                        yield source.place(line), _with_doubt(source, item)
            except FormatError as error:
                yield source.name, error
            self._before += source.size or 0

    def documents(self) -> Iterator[Puzzle | FormatError]:
        """Each puzzle with all that its file says of it, or what is wrong with it."""
        for source in self.sources:
            try:
                with self._opened(source, lambda: None) as stream:
                    self.format = stream.format
                    yield from self._found(stream)
            except FormatError as error:
                yield error

    @contextlib.contextmanager
    def _opened(
        self, source: InputSource, before_waiting: Callable[[], object]
    ) -> Iterator[Stream]:
        """A source as it is read.

        Raises
        ------
        FormatError
            It cannot be opened or read.
        """
        self._read = self._came = self._given = 0
        try:
            with source.open() as raw:
                read = self._reader(source, raw, before_waiting)
                yield Stream(read, self._options.format, at_once=source.size is None)
        except OSError as error:
            raise _as_format_error(error) from error

    def _reader(
        self, source: InputSource, raw: BufferedIOBase, before_waiting: Callable[[], object]
    ) -> Callable[[int], bytes]:
        """Function that reads from a source and counts."""
        read = reader(raw)
        short = False

        def counted(size: int) -> bytes:
            nonlocal short
            if short and source.size is None:
                before_waiting()
            try:
                data = read(size)
            except OSError as error:
                raise _as_format_error(error) from error
            short = len(data) < FULL_PIPE
            if source.size is not None:
                self._read = raw.tell()
            return data

        return counted

    def _has_come(self, count: int) -> None:
        self._came += count

    def _is_given(self, count: int) -> None:
        self._given += count

    def _found(self, stream: Stream) -> Iterator[Puzzle | FormatError]:
        """The puzzles of a file in any format, in the layout that was chosen."""
        chosen = self._options.chosen
        for read in stream.puzzles(chosen.layout, self._options.alphabet):
            found = read
            if not isinstance(read, FormatError) and self._options.accept_proved:
                found = self._accepted(read)
            if isinstance(found, FormatError) or not chosen.constraints:
                yield found
                continue
            try:
                yield replace(found, grid=chosen.with_constraints(found.grid))
            except FormatError as error:
                yield FormatError(error.reason, line=found.line)

    def _accepted(self, puzzle: Puzzle) -> Puzzle:
        """The puzzle with the rules that are proved, if there are any to be read."""
        if puzzle.has_unread_rules:
            with contextlib.suppress(FormatError):
                return self._options.with_rules(puzzle)
        return puzzle


def _as_format_error(error: OSError) -> FormatError:
    return FormatError(error.strerror or str(error))


def _with_doubt(source: InputSource, located: Located) -> Located:
    """The same, with a word more on an argument that was perhaps meant as the name of a file."""
    argument, error = source.argument, located.error
    if error is None or argument is None or "://" in argument:
        return located
    if not (argument[0].isalpha() and argument.isprintable()):
        return located
    reason = f"{error.reason} (and there is no file {argument[:40]!r})"
    doubt = FormatError(reason, line=error.line, column=error.column)
    return Located(located.line, None, doubt)
