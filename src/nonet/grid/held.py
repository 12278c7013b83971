"""Puzzles held back until it is known whether a text has a larger grid, or any puzzle at all.

A line of one or four cells may be a count, a page number or a row, a short line that fits nothing a
date: in a text with a larger grid or a mistake they are no puzzles. A text in which nothing is read
gets one answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.grid.located import Located
from nonet.grid.messages import counted

_MOST = 10_000
_FEW = 3
"""From this number of short lines on, one below the other, they are a grid with mistakes."""

_CLOSE = 2
"""Lines at most from a caption to its grid."""

_FORMS = "tried as lines, rows, a frame, numbers, a list and a table"


class FoundPuzzle(NamedTuple):
    """A puzzle or a mistake, and whether it is neither where there is a larger grid.

    Attributes
    ----------
    located
        The puzzle or the mistake.
    is_fragment
        Whether it is neither in a text with a larger grid.
    is_caption
        Whether a mistake is none just before a grid over several lines.
    is_tall
        Whether it is a grid over several lines.
    """

    located: Located
    is_fragment: bool = False
    is_caption: bool = False
    is_tall: bool = False


class HeldBack:
    """Gives what is a puzzle or a mistake, and holds back what may be neither.

    Parameters
    ----------
    has_others
        Whether there are puzzles in parts of the text that come from elsewhere.
    as_one
        The one grid of a text in whose parts nothing is a puzzle, or what is wrong with it; None:
        the text is too long for that.
    has_grid
        Whether a grid was given before.
    """

    def __init__(
        self,
        has_others: Callable[[], bool],
        as_one: Callable[[], Located | None],
        *,
        has_grid: bool,
    ) -> None:
        self._has_grid = has_grid
        self._has_others = has_others
        self._as_one = as_one
        self._remark: Located | None = None

    def remark(self, located: Located) -> None:
        """A line is taken as a title: this would be wrong with it if it were a puzzle."""
        self._remark = self._remark or located

    def given(self, found: Iterable[FoundPuzzle]) -> Iterator[Located]:
        """The puzzles and mistakes among what was found, in order."""
        held: list[FoundPuzzle] = []
        has_grid, is_small = self._has_grid, False
        for item in _joined(found):
            located, is_fragment = item.located, item.is_fragment
            if is_small or (has_grid and not is_fragment):
                yield located
            elif has_grid:
                continue
            elif located.puzzle is not None and not is_fragment:
                has_grid = True
                yield from _mistakes(held)
                yield located
            else:
                held.append(item)
                if len(held) == _MOST:
                    is_small = True
                    yield from (item.located for item in held)
        if has_grid or is_small:
            return
        if self._has_others():
            yield from _mistakes(held)
        elif mistakes := [item.located for item in held if item.located.error is not None]:
            yield from self._one_answer(mistakes)
        elif held:
            yield from (item.located for item in held)
        else:
            yield from self._one_answer([])

    def _one_answer(self, held: list[Located]) -> Iterator[Located]:
        """The error for a text in which nothing is a puzzle."""
        first = held[0] if held else self._remark
        if first is None or first.error is None:
            return
        if len(held) < 2:
            yield first
            return
        whole = None if first.error.alphabets else self._as_one()
        if whole is not None and (whole.puzzle is not None or self._remark is None):
            yield whole
            return
        error = first.error
        more = counted(len(held) - 1, "more places")
        reason = f"{error.reason} ({_FORMS}; and {more} that no form fits)"
        yield Located(
            first.line,
            None,
            FormatError(reason, line=error.line, column=error.column, alphabets=error.alphabets),
        )


def _mistakes(held: list[FoundPuzzle]) -> Iterator[Located]:
    return (item.located for item in held if not item.is_fragment)


def _joined(found: Iterable[FoundPuzzle]) -> Iterator[FoundPuzzle]:
    """The same, but a few short lines one below the other are one mistake."""
    run: list[FoundPuzzle] = []
    for item in _without_captions(found):
        located = item.located
        is_short = located.error is not None and item.is_fragment
        if run and not (is_short and located.line == run[-1].located.line + 1):
            yield from _of_run(run)
            run = []
        if is_short:
            run.append(item)
        else:
            yield item
    yield from _of_run(run)


def _without_captions(found: Iterable[FoundPuzzle]) -> Iterator[FoundPuzzle]:
    """The same without the short lines that stand just before a grid over several lines."""
    before: FoundPuzzle | None = None
    for item in found:
        if before is not None:
            is_above = item.is_tall and item.located.line <= before.located.line + _CLOSE
            yield before._replace(is_fragment=before.is_fragment or is_above)
        before = item if item.is_caption else None
        if before is None:
            yield item
    if before is not None:
        yield before


def _of_run(run: list[FoundPuzzle]) -> Iterator[FoundPuzzle]:
    if len(run) < _FEW:
        yield from run
    else:
        yield FoundPuzzle(run[0].located)
