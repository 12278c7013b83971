"""A puzzle with everything that a file may hold in addition to the grid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sized
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from typing import Literal, SupportsIndex, TypeVar, cast

from nonet import _display
from nonet._arguments import iterable
from nonet.errors import FormatError, PlacementError
from nonet.grid import Candidates, Grid, HasGrid, PuzzleLike, as_puzzle
from nonet.layout import Layout, cell_name
from nonet.layout.cosmetics import Cosmetics, one_line

T = TypeVar("T")

MoveKind = Literal["place", "clear", "mark", "unmark"]

Move = tuple[MoveKind, int, int]
"""What a player did: the kind, the cell index, and the digit (0 for "clear")."""

_COLOUR = re.compile(r"#[0-9a-f]{6}")
MAX_OTHER = 100
"""Most other fields of a puzzle."""

NOTHING_DRAWN = Cosmetics()
"""The cosmetics of a puzzle that has none."""

NEUTRAL_FIELDS = frozenset(
    {
        *("size", "box", "regions", "givens", "constraints", "solution", "struck"),
        *("title", "author", "comment", "source", "difficulty"),
        *("rules", "message", "cosmetics", "has_unread_rules"),
    }
)
"""Fields that a puzzle has in its neutral form."""

_ONE_LINE = ("title", "author", "source", "difficulty")
_LINES = ("comment", "rules", "message")


@dataclass(frozen=True)  # without slots, so that what is not there is found in the class
class Puzzle:
    """A grid with pencil marks, colours and what is known about the puzzle. Immutable.

    Attributes
    ----------
    grid
        Givens and entries.
    marks, corners
        Pencil marks of each cell as masks, bit ``digit - 1`` for `digit`: those in the middle of
        the cell, which are candidates, and those in its corners. Empty where there are none.
        Filled cells have no marks in the middle.
    colours
        For each cell its colour as ``#rrggbb``, or an empty text. Empty where there are none.
    solution
        The solution that came with the puzzle, a byte a cell; empty where none did.
    title, author, comment, source, difficulty, rules, message
        Texts by the author, without control characters: what the rules are in words, and what is
        shown when it is solved, among them. The comment, the rules and the message may have
        several lines.
    cosmetics
        What the file draws on the grid, and that is no rule of the layout.
    seconds
        How long it has been played.
    history
        The moves that led here, in order.
    other
        Further fields of the file, such as an id or a licence: their names, and their values as
        JSON.
    struck
        Indices of the empty cells whose every candidate was struck out, in order. An empty cell
        that is not among them and has no marks has all candidates that the digits leave.
    has_unread_rules
        Whether there may be rules that are only drawn or described, and that the layout lacks:
        `nonet.formats.proposals.propose_rules` says which they may be. Not compared.
    dropped
        What the file held and this puzzle does not, in sentences. Not compared.
    line
        The line of the file on which the puzzle begins, or None. Not compared.

    Examples
    --------
    >>> puzzle = Puzzle(Grid("1... .2.. ..3. ...4"), title="Small", marks=(0, 12, *14 * [0]))
    >>> puzzle.title, puzzle.candidates["r1c2"], puzzle.candidates["r1c3"]
    ('Small', (3, 4), (2, 4))
    """

    grid: Grid
    marks: tuple[int, ...] = ()
    corners: tuple[int, ...] = ()
    colours: tuple[str, ...] = ()
    solution: bytes = b""
    title: str = ""
    author: str = ""
    comment: str = ""
    source: str = ""
    difficulty: str = ""
    rules: str = ""
    message: str = ""
    cosmetics: Cosmetics = NOTHING_DRAWN
    seconds: float | None = None
    history: tuple[Move, ...] = ()
    other: tuple[tuple[str, str], ...] = ()
    struck: tuple[int, ...] = ()
    has_unread_rules: bool = field(default=False, compare=False)
    dropped: tuple[str, ...] = field(default=(), compare=False)
    line: int | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        if self.marks:
            masks = _checked_masks(self.marks, self.layout)
            digits = self.grid.digits
            _set(self, "marks", _some(0 if d else m for d, m in zip(digits, masks, strict=True)))
        if self.struck:
            _set(self, "struck", self._checked_struck())
        if self.corners:
            _set(self, "corners", _some(_checked_masks(self.corners, self.layout)))
        if self.colours:
            _set(self, "colours", _some(_checked_colours(self.colours, self.layout)))
        if self.solution:
            _set(self, "solution", _checked_solution(self.solution, self.layout))
        if self.title or self.author or self.source or self.difficulty:
            for name in _ONE_LINE:
                _set(self, name, one_line(getattr(self, name)))
        if self.comment or self.rules or self.message:
            for name in _LINES:
                lines = map(one_line, getattr(self, name).splitlines())
                _set(self, name, "\n".join(lines).strip())
        if self.cosmetics is not NOTHING_DRAWN:
            self.cosmetics.check_fits(self.layout.size)
        if self.seconds is not None and not 0 <= self.seconds < float("inf"):
            raise FormatError(f"expected 0 or more seconds, found {self.seconds}")
        for move in self.history:
            _check_move(move, self.layout)
        if self.other:
            _check_other(self.other)

    @classmethod
    def of_candidates(cls, candidates: Candidates) -> Puzzle:
        """The grid with all candidates as its marks; a cell without any is struck.

        Examples
        --------
        >>> puzzle = Puzzle.of_candidates(Candidates([0, *15 * [15]], Layout.of_size(4)))
        >>> puzzle.struck, puzzle.candidates["r1c1"]
        ((0,), ())
        """
        return cls(candidates.grid, marks=candidates.masks, struck=bare_cells(candidates))

    @classmethod
    def _made(cls, grid: Grid) -> Puzzle:
        """A grid with nothing else, made in a fifth of the time that checking all parts takes."""
        puzzle = object.__new__(cls)
        object.__setattr__(puzzle, "grid", grid)
        return puzzle

    @property
    def layout(self) -> Layout:
        """Size and houses."""
        return self.grid.layout

    @property
    def is_marked(self) -> bool:
        """Whether any cell has marks in the middle, or none because they were struck out."""
        return bool(self.marks or self.struck)

    @property
    def candidates(self) -> Candidates:
        """The marks as candidates; an empty cell without any has all that the digits leave.

        Cells that are struck have none.
        """
        left = Candidates.of(self.grid)
        if not self.is_marked:
            return left
        masks = list(left.masks)
        for cell, mark in enumerate(self.marks):
            masks[cell] = mark or masks[cell]
        for cell in self.struck:
            masks[cell] = 0
        return Candidates(masks, self.layout, self.grid)

    @property
    def has_wrong_solution(self) -> bool:
        """Whether the solution that came with the puzzle breaks one of its rules or givens.

        Files have wrong ones, so that nothing here relies on them.

        Examples
        --------
        >>> twice = bytes(map(int, "1234341221434312"))
        >>> Puzzle(Grid("1..............."), solution=twice).has_wrong_solution
        True
        """
        if not self.solution:
            return False
        full = Grid(self.solution, layout=self.layout)
        given = zip(self.grid.givens, self.solution, strict=True)
        return (
            any(digit not in {0, solved} for digit, solved in given)
            or bool(full.conflicts())
            or next(self.layout.violations(self.solution), None) is not None
        )

    def to_text(self, format: str = "nonet", *, lossy: bool = False) -> str:  # noqa: A002
        """Text of the puzzle in a format that is text, such as a link.

        Raises
        ------
        FormatError
            The format cannot hold the puzzle, or, unless `lossy`, not all of it; says what.

        Examples
        --------
        >>> import nonet
        >>> puzzle = nonet.Puzzle(Grid("1... .2.. ..3. ...4"))
        >>> puzzle.to_text("solo")
        '2x2:1d2d3d4'
        """
        return _display.text(self, format, lossy=lossy)

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def with_dropped(self, *notes: str) -> Puzzle:
        """The same, with more notes about what was left out."""
        return replace(self, dropped=tuple(dict.fromkeys((*self.dropped, *notes))))

    def _checked_struck(self) -> tuple[int, ...]:
        """The struck cells in order; those that have a digit or marks are none."""
        for cell in self.struck:
            cell_name(cell, self.layout.size)
        digits, marks = self.grid.digits, self.marks
        return tuple(
            cell
            for cell in sorted(set(self.struck))
            if not digits[cell] and not (marks and marks[cell])
        )

    def _at(self, line: int) -> Puzzle:
        """The same puzzle, which nothing else holds yet, with its line."""
        _set(self, "line", line)
        return self


def as_document(puzzle: PuzzleLike) -> Puzzle:
    """The puzzle itself, or one with nothing but the grid or the pencil marks.

    Examples
    --------
    >>> as_document("1... .2.. ..3. ...4").grid["r1c1"]
    1
    """
    if isinstance(puzzle, Puzzle):
        return puzzle
    found = as_puzzle(puzzle)
    if isinstance(found, Candidates):
        return Puzzle.of_candidates(found)
    return Puzzle._made(found)  # noqa: SLF001


def bare_cells(candidates: Candidates) -> tuple[int, ...]:
    """Indices of the cells that have no candidate.

    Examples
    --------
    >>> bare_cells(Candidates([0, *15 * [15]], Layout.of_size(4)))
    (0,)
    """
    return tuple(cell for cell, mask in enumerate(candidates.masks) if not mask)


def one_or_many(puzzles: PuzzleLike | Iterable[PuzzleLike]) -> Iterable[PuzzleLike]:
    """The puzzles, or the one puzzle in a list.

    Examples
    --------
    >>> len(list(one_or_many([[1, 2], [2, 1]]))), len(list(one_or_many(["12 21", "21 12"])))
    (1, 2)
    """
    if isinstance(puzzles, str | bytes | Grid | HasGrid) or _are_numbers(puzzles):
        return [cast(PuzzleLike, puzzles)]
    return cast(Iterable[PuzzleLike], iterable(puzzles, "a puzzle or several"))


def _are_numbers(puzzles: object) -> bool:
    """Whether this is one puzzle as numbers, or as many rows of numbers as each of them has."""
    if not (isinstance(puzzles, Sized) and isinstance(puzzles, Iterable)):
        return False
    first = next(iter(puzzles), None)
    if _is_number(first):
        return True
    is_row = isinstance(first, Sized) and not isinstance(first, str | bytes | Grid | AbstractSet)
    return (
        is_row
        and len(cast(Sized, first)) == len(puzzles)
        and _is_number(next(iter(cast(Iterable[object], first)), None))
    )


def _is_number(value: object) -> bool:
    """Whether this is a whole number; arrays pass for one, too."""
    return isinstance(value, SupportsIndex) and not isinstance(value, Sized)


def _set(puzzle: Puzzle, name: str, value: object) -> None:
    object.__setattr__(puzzle, name, value)


def _some(values: Iterable[T]) -> tuple[T, ...]:
    """The values, or an empty tuple where all of them are nothing."""
    found = tuple(values)
    return found if any(found) else ()


def _checked_masks(masks: tuple[int, ...], layout: Layout) -> tuple[int, ...]:
    if len(masks) != layout.cell_count:
        raise FormatError(f"expected marks of {layout.cell_count} cells, found {len(masks)}")
    for cell, mask in enumerate(masks):
        if not 0 <= mask < 1 << layout.size:
            raise PlacementError(
                f"expected marks from 1 to {layout.size}, found another mark "
                f"in {cell_name(cell, layout.size)}"
            )
    return masks


def _checked_colours(colours: tuple[str, ...], layout: Layout) -> tuple[str, ...]:
    if len(colours) != layout.cell_count:
        raise FormatError(f"expected colours of {layout.cell_count} cells, found {len(colours)}")
    for cell, colour in enumerate(colours):
        if colour and _COLOUR.fullmatch(colour) is None:
            raise FormatError(
                f"expected a colour such as #ffcc00, found {colour[:20]!r} "
                f"in {cell_name(cell, layout.size)}"
            )
    return colours


def _checked_solution(solution: bytes, layout: Layout) -> bytes:
    return Grid(solution, layout=layout).digits


def _check_other(fields: tuple[tuple[str, str], ...]) -> None:
    if len(fields) > MAX_OTHER or len(dict(fields)) < len(fields):
        raise FormatError(f"expected at most {MAX_OTHER} other fields of different names")
    for name, value in fields:
        if name in NEUTRAL_FIELDS:
            raise FormatError(f"expected other fields than those of a puzzle, found {name!r}")
        try:
            f"{name}{json.dumps(json.loads(value), ensure_ascii=False)}".encode()
        except (ValueError, RecursionError):
            raise FormatError(
                f"expected a value as JSON for the other field {name[:40]!r}, found another text"
            ) from None


def _check_move(move: Move, layout: Layout) -> None:
    kind, cell, digit = move
    if kind not in {"place", "clear", "mark", "unmark"}:
        raise FormatError(f"expected a move (place, clear, mark or unmark), found {kind!r}")
    cell_name(cell, layout.size)
    if digit != 0 if kind == "clear" else not 1 <= digit <= layout.size:
        raise PlacementError(f"expected a digit from 1 to {layout.size} in a move, found {digit}")
