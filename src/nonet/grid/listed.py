"""Grids in lists: of Python, JSON, C, NumPy, MATLAB, R, MiniZinc, Prolog and their like.

A text between brackets is taken apart without asking for a language. A grid is N lists of N cells,
one list of N² cells, N texts of N characters, or a text that is a puzzle by itself.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.grid.alphabet import LONGEST_CELL, NOTHING
from nonet.grid.candidates import Candidates
from nonet.grid.grid import Grid
from nonet.grid.text import read_cells, read_whole
from nonet.layout import MAX_SIZE, Layout

_TOKEN = re.compile(
    r"(?P<open>[\[({])|(?P<close>[\])}])"
    r"|(?P<skip>//[^\n]*|/\*[^*]*\*/|%[^\n]*|[\s;|&]+|\.\.\.(?=\n))"
    r"|(?P<quoted>\"(?:[^\"\\\n]|\\.)*\"|'(?:[^'\\\n]|\\.)*'|`[^`\n]*`)"
    r"|(?P<key>:(?!-)|=>?|<-)|(?P<comma>,)"
    r"|(?P<word>[^\s\[\](){},;|&:=\"'`<]+)|."
)
_WHOLE = re.compile(r"(-?[0-9]{1,3})\.0*")
_ESCAPE = re.compile(r"\\(u[0-9A-Fa-f]{4}|.)")
_SOLUTIONS = frozenset({"solution", "solutions", "solved", "answer", "answers", "solve", "result"})
_TITLES = frozenset({"title", "name"})
_LEVELS = frozenset({"difficulty", "level", "rating", "grade"})
_DEEPEST = 60
_SHORTEST = 16
"""Characters of the shortest text in a list that may be a puzzle by itself."""


class ListedPuzzle(NamedTuple):
    """A puzzle with what is said of it.

    Attributes
    ----------
    puzzle
        The puzzle.
    solution
        Its solution, a byte a cell; empty where none is there.
    title, difficulty
        Empty where they are not there.
    dropped
        What was there and is not kept, in sentences.
    """

    puzzle: Grid | Candidates
    solution: bytes = b""
    title: str = ""
    difficulty: str = ""
    dropped: tuple[str, ...] = ()


@dataclass(slots=True)
class _List:
    """The items between two brackets: keys, or None, and texts or further lists."""

    items: list[tuple[str | None, str | _List]] = field(default_factory=list)

    @property
    def texts(self) -> list[str]:
        """The texts that are no values of a key."""
        return [item for key, item in self.items if key is None and isinstance(item, str)]

    @property
    def lists(self) -> list[_List]:
        """The lists in it that are not empty, as the brackets of a type are: ``int[]``."""
        return [item for _, item in self.items if isinstance(item, _List) and item.items]


CONTRADICTED = "the solution, which contradicts the givens"
"""The part dropped of a puzzle whose solution is that of another one."""


def depth_after(line: str, depth: int) -> int:
    """How many brackets are open after a line, if this many are before it."""
    for token in _TOKEN.finditer(line):
        if token.lastgroup == "open":
            depth += 1
        elif token.lastgroup == "close":
            depth -= 1
    return depth


def read_listed(text: str, layout: Layout | None, alphabet: str | None) -> list[ListedPuzzle]:
    """The puzzles of a text with brackets, in order.

    Raises
    ------
    FormatError
        A grid in it is ambiguous.
    """
    by_columns = "matrix(" in text and not re.search(r"byrow\s*=\s*T", text)
    reader = _Reader(layout, alphabet, by_columns=by_columns)
    whole = _parsed(text)
    found = list(reader.entries(whole))
    if not found:
        cells = list(_leaves(whole))
        if math.isqrt(len(cells)) > 3 and (puzzle := reader.grid_of_cells(cells)) is not None:
            return [ListedPuzzle(puzzle)]
    return found


def number_of_cells(text: str) -> int:
    """How many texts that may be cells are in the lists of a text."""
    return sum(len(cell) <= LONGEST_CELL for cell in _leaves(_parsed(text)))


def _parsed(text: str) -> _List:
    """The lists of a text; brackets that are missing at its end are added."""
    root = _List()
    opened = [root]
    key: str | None = None
    end_of_word = -1
    is_expected = False  # whether a comma now would leave a cell empty
    for token in _TOKEN.finditer(text):
        kind = token.lastgroup
        items = opened[-1].items
        if kind == "open":
            if end_of_word == token.start() and key is None:  # the name of a type or a function
                key, _ = items.pop()
            inner = _List()
            items.append((key, inner))
            key, is_expected = None, True
            if len(opened) < _DEEPEST:
                opened.append(inner)
        elif kind == "close":
            if len(opened) > 1:
                opened.pop()
            key, is_expected = None, False
        elif kind == "comma":
            if is_expected and items:
                items.append((key, ""))
            key, is_expected = None, True
        elif kind == "key":
            if items and items[-1][0] is None and isinstance(items[-1][1], str):
                key = items.pop()[1]  # type: ignore[assignment]
        elif kind in {"word", "quoted"}:
            items.append((key, _value(token[0], is_quoted=kind == "quoted")))
            if kind == "word":
                end_of_word = token.end()
            key, is_expected = None, False
    return root


def _value(text: str, *, is_quoted: bool) -> str:
    """A word, or the text between quotes, of which a blank or "None" is empty."""
    if is_quoted:
        text = _ESCAPE.sub(_unescaped, text[1:-1]) if "\\" in text else text[1:-1]
        return text if len(text.strip()) > 1 or len(text) > LONGEST_CELL else text.strip()
    if text.lower() in NOTHING:
        return ""
    whole = _WHOLE.fullmatch(text)
    return whole[1] if whole is not None else text


def _unescaped(escape: re.Match[str]) -> str:
    code = escape[1]
    if code[0] == "u" and len(code) == 5:
        return chr(int(code[1:], 16))
    return {"n": "\n", "r": "\r", "t": "\t"}.get(code, code)


def _is_cell(text: str) -> bool:
    """Whether a text may be a cell, rather than a word beside lists."""
    return len(text) <= LONGEST_CELL and text != "-" and not text.isalpha()


def _is_row(node: _List) -> bool:
    """Whether a list may be a row of a grid: some cells with a digit among them, and no list."""
    texts = node.texts
    if len(texts) != len(node.items) or len(texts) < 4:
        return False
    return all(len(text) <= LONGEST_CELL for text in texts) and any(map(str.isdigit, texts))


def _refuse_rows(node: _List) -> None:
    """Raise FormatError for lists that would be the rows of a grid, but for a mistake."""
    lengths = [len(row.texts) for row in node.lists]
    if len(lengths) < 3:
        return
    usual = max(set(lengths), key=lengths.count)
    odd = next((length for length in lengths if length != usual), usual)
    if len(lengths) != usual:
        found = f"{len(lengths)} lists of {usual}"
    elif odd != usual:
        found = f"one of {odd}"
    else:
        found = "one with another text or a digit out of range"
    raise FormatError(f"expected {usual} lists of {usual} cells, found {found}")


def _leaves(node: _List) -> Iterator[str]:
    for key, item in node.items:
        if isinstance(item, _List):
            yield from _leaves(item)
        elif key is None:
            yield item


class _Reader:
    """Finds the grids in lists."""

    def __init__(self, layout: Layout | None, alphabet: str | None, *, by_columns: bool) -> None:
        self._layout = layout
        self._alphabet = alphabet
        self._by_columns = by_columns

    def entries(self, node: _List) -> Iterator[ListedPuzzle]:
        """The puzzles of a list; those beside a solution of theirs with it."""
        if (puzzle := self._grid_of(node)) is not None:
            yield ListedPuzzle(puzzle)
            return
        found: list[tuple[str | None, Grid | Candidates]] = []
        several: list[ListedPuzzle] = []
        for key, item in node.items:
            if isinstance(item, str):
                if (puzzle := self._puzzle_of(item)) is not None:
                    found.append((key, puzzle))
            elif (puzzle := self._grid_of(item)) is not None and not self._has_rows(node, item):
                found.append((key, puzzle))
            elif _is_row(item) and (len(node.lists) > 2 or node.lists == [item]):
                _refuse_rows(node)
            else:
                several += self.entries(item)
        yield from _with_solutions(found, node)
        yield from several

    def _has_rows(self, node: _List, item: _List) -> bool:
        """Whether a grid in a list is rather one of the rows of a larger one with a mistake."""
        rows = [inner for inner in node.lists if _is_row(inner)]
        if item not in rows or len(rows) < 3:
            return False
        return any(self._grid_of(row) is None for row in rows)

    def grid_of_cells(self, cells: Sequence[str]) -> Grid | Candidates | None:
        """The grid of N² cells; None where they are none."""
        size = math.isqrt(len(cells))
        if size * size != len(cells) or not 1 < size <= MAX_SIZE:
            return None
        if self._layout is not None and size != self._layout.size:
            return None
        if cells[0].isalpha() and len(set(cells)) == 1:
            return None  # the columns of a table in LaTeX
        if self._by_columns:
            cells = [cells[column * size + row] for row in range(size) for column in range(size)]
        return read_cells(cells, self._layout, self._alphabet)

    def _grid_of(self, node: _List) -> Grid | Candidates | None:
        """The grid that a list is: of rows, of cells, or of texts of characters."""
        texts, lists = node.texts, node.lists
        if lists and not any(map(_is_cell, texts)):
            lists = [
                row.lists[0] if len(row.items) == len(row.lists) == 1 else row for row in lists
            ]
            rows = [row.texts for row in lists]
            if any(row.lists for row in lists) or {len(row) for row in rows} != {len(rows)}:
                if {len(row) for row in rows} != {1} or any(row.lists for row in lists):
                    return None
                rows = [list(row[0]) for row in rows]
            cells = [cell for row in rows for cell in row]
            is_square = len(cells) == len(rows) ** 2
        elif texts and not lists and len(texts) == len(node.items):
            if len(texts) > 1 and {len(text) for text in texts} == {len(texts)}:
                cells, is_square = [character for text in texts for character in text], True
            else:
                cells, is_square = texts, math.isqrt(len(texts)) > 2
        else:
            return None
        if not is_square or any(len(cell) > LONGEST_CELL for cell in cells):
            return None
        return self.grid_of_cells(cells)

    def _puzzle_of(self, text: str) -> Grid | Candidates | None:
        """The puzzle that a text is by itself; None where it is none."""
        if len(text) < _SHORTEST or (text[0].isalpha() and text == text[0] * len(text)):
            return None
        try:
            return read_whole(text, self._layout, alphabet=self._alphabet)
        except FormatError as error:
            if error.alphabets:
                raise
            return None


def _with_solutions(
    found: Sequence[tuple[str | None, Grid | Candidates]], node: _List
) -> Iterator[ListedPuzzle]:
    """The puzzles of a list, with the solutions that come with them or beside them."""
    solutions = [puzzle for key, puzzle in found if key is not None and key.lower() in _SOLUTIONS]
    puzzles = [puzzle for key, puzzle in found if key is None or key.lower() not in _SOLUTIONS]
    if not puzzles:
        puzzles, solutions = solutions, []
    said = {
        key.lower(): item for key, item in node.items if key is not None and isinstance(item, str)
    }
    title = next((said[key] for key in said if key in _TITLES), "")
    level = next((said[key] for key in said if key in _LEVELS), "")
    if len(puzzles) == 1 and len(solutions) == 1:
        solution, dropped = solution_of(puzzles[0], solutions[0])
        yield ListedPuzzle(puzzles[0], solution, title, level, dropped)
        return
    before: Grid | Candidates | None = None
    for puzzle in puzzles:
        if before is not None:
            solution, dropped = solution_of(before, puzzle)
            if solution and not dropped:
                yield ListedPuzzle(before, solution, title, level)
                before = None
                continue
            yield ListedPuzzle(before, title=title, difficulty=level)
        before = puzzle
    if before is not None:
        yield ListedPuzzle(before, title=title, difficulty=level)


def solution_of(
    puzzle: Grid | Candidates, solution: Grid | Candidates
) -> tuple[bytes, tuple[str, ...]]:
    """The digits of a full grid, if they are those of this puzzle, or else what is dropped."""
    if not (isinstance(puzzle, Grid) and isinstance(solution, Grid) and solution.is_full):
        return b"", ()
    if puzzle.is_full or solution.size != puzzle.size:
        return b"", ()
    if any(
        given not in {0, digit} for given, digit in zip(puzzle.digits, solution.digits, strict=True)
    ):
        return b"", (CONTRADICTED,)
    return solution.digits, ()
