"""A puzzle with everything that a file may hold in addition to the grid."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping, Sized
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, fields, replace
from typing import Any, Literal, SupportsIndex, TypeVar, cast

from nonet import _display
from nonet._arguments import described, instance, iterable, number, whole
from nonet.errors import FormatError, PlacementError
from nonet.grid import Candidates, Grid, PuzzleLike, as_grid, as_puzzle, held_grid
from nonet.grid.documents import document_fields, document_in, document_of
from nonet.layout import Layout, cell_name, parse_cell
from nonet.layout.board import BOARD_FIELDS
from nonet.layout.cosmetics import Cosmetics, one_line

T = TypeVar("T")

MoveKind = Literal["place", "clear", "mark", "unmark"]

Move = tuple[MoveKind, int, int]
"""A player's action: the kind, the cell index, and the digit (0 for "clear")."""

_COLOUR = re.compile(r"#[0-9a-f]{6}")
MAX_OTHER = 100
"""Most other fields of a puzzle."""

NOTHING_DRAWN = Cosmetics()
"""The cosmetics of a puzzle that has none."""

NEUTRAL_FIELDS = frozenset(
    {
        *("size", "box", "regions", "givens", "constraints", "solution", "emptied"),
        *("title", "author", "comment", "source", "difficulty"),
        *("rules", "message", "cosmetics", "has_unread_rules"),
        *BOARD_FIELDS,
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
        Givens and entries: a `Grid`, or a puzzle in any other form. Pencil marks become `marks`; of
        what `nonet.generate` returns the solution is taken, too, and of a `Puzzle` all of it,
        where nothing else is given.
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
    emptied
        Indices of the empty cells whose every candidate was eliminated, in order. An empty cell
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
    >>> Puzzle("1... .2.. ..3. ...4", title="Small").grid == puzzle.grid
    True
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
    emptied: tuple[int, ...] = ()
    has_unread_rules: bool = field(default=False, compare=False)
    dropped: tuple[str, ...] = field(default=(), compare=False)
    line: int | None = field(default=None, compare=False, repr=False)

    def __post_init__(self) -> None:
        given: object = self.grid
        if not isinstance(given, Grid):
            self._take(given)
        self._check_forms()
        if self.marks:
            masks = _checked_masks(self.marks, self.layout)
            digits = self.grid.digits
            _set(self, "marks", _some(0 if d else m for d, m in zip(digits, masks, strict=True)))
        if self.emptied:
            _set(self, "emptied", self._checked_emptied())
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
        if self.history:
            _set(self, "history", tuple(_checked_move(move, self.layout) for move in self.history))
        if self.other:
            _check_other(self.other)

    def _check_forms(self) -> None:
        """Raise TypeError where a field has another type; lists become tuples."""
        for name in ("marks", "corners", "colours", "emptied", "history", "other"):
            value: object = getattr(self, name)
            if not isinstance(value, tuple):
                if isinstance(value, str | bytes):
                    raise TypeError(f"expected {name} in a list, found {described(value)}")
                _set(
                    self, name, tuple(iterable(cast(Iterable[object], value), f"{name} in a list"))
                )
        for name in ("marks", "corners"):
            if any(type(mask) is not int for mask in getattr(self, name)):
                _set(self, name, tuple(whole(mask, "a mask") for mask in getattr(self, name)))
        for name in (*_ONE_LINE, *_LINES):
            instance(getattr(self, name), str, f"a text for {name}")
        solution: object = self.solution
        if not isinstance(solution, bytes):
            _set(self, "solution", as_grid(cast(PuzzleLike, solution), self.layout).digits)
        instance(self.cosmetics, Cosmetics, "Cosmetics")
        if self.seconds is not None:
            number(self.seconds, "seconds")

    def _take(self, puzzle: object) -> None:
        """The fields of a puzzle in another form, where they are not given."""
        if isinstance(puzzle, Puzzle):
            found = {part.name: getattr(puzzle, part.name) for part in fields(Puzzle)}
        else:
            document = as_document(cast(PuzzleLike, puzzle))
            found = {"grid": document.grid, "marks": document.marks}
            solution = getattr(puzzle, "solution", None)
            if isinstance(solution, Grid):
                found["solution"] = solution.digits
        for part in fields(Puzzle):
            if part.name == "grid" or getattr(self, part.name) == part.default:
                _set(self, part.name, found.get(part.name, getattr(self, part.name)))

    @classmethod
    def of_candidates(cls, candidates: Candidates) -> Puzzle:
        """The grid with all candidates as its marks; a cell without any is emptied.

        Examples
        --------
        >>> puzzle = Puzzle.of_candidates(Candidates([0, *15 * [15]], Layout.of_size(4)))
        >>> puzzle.emptied, puzzle.candidates["r1c1"]
        ((0,), ())
        """
        return cls(candidates.grid, marks=candidates.masks, emptied=bare_cells(candidates))

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
    def givens(self) -> bytes:
        """The givens of the grid: N² bytes, 0 elsewhere."""
        return self.grid.givens

    @property
    def level(self) -> str:
        """The difficulty that came with the puzzle, as its author says it; empty where none did."""
        return self.difficulty

    @property
    def is_marked(self) -> bool:
        """Whether any cell has marks in the middle, or none because they were eliminated."""
        return bool(self.marks or self.emptied)

    @property
    def candidates(self) -> Candidates:
        """The marks as candidates; an empty cell without any has all that the digits leave.

        Cells that are emptied have none.
        """
        left = Candidates.of(self.grid)
        if not self.is_marked:
            return left
        masks = list(left.masks)
        for cell, mark in enumerate(self.marks):
            masks[cell] = mark or masks[cell]
        for cell in self.emptied:
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

    def fields(self) -> dict[str, Any]:
        """Everything that nonet's own format of files has of the puzzle."""
        return document_fields(self)

    @classmethod
    def from_fields(cls, fields: Mapping[str, Any]) -> Puzzle:
        """The puzzle with these fields; the reverse of `fields`.

        Raises
        ------
        NonetError
            They make none.
        """
        puzzle: Puzzle = document_of(fields, "puzzle")
        return puzzle

    def to_json(self) -> str:
        """A JSON object that `from_json` and `nonet.load` read back: nonet's own format of files.

        Examples
        --------
        >>> puzzle = Puzzle(Grid("1... .2.. ..3. ...4"), title="Small")
        >>> Puzzle.from_json(puzzle.to_json()) == puzzle
        True
        """
        return self.to_text()

    @classmethod
    def from_json(cls, text: str) -> Puzzle:
        """The puzzle in a text that `to_json` wrote.

        Raises
        ------
        NonetError
            It is no such text; says what is wrong.
        """
        puzzle: Puzzle = document_in(text, "puzzle")
        return puzzle

    def to_text(
        self,
        format: str = "nonet",  # noqa: A002
        *,
        lossy: bool = False,
        solution: bool = True,
    ) -> str:
        """Text of the puzzle in a format that is text, such as a link.

        Parameters
        ----------
        format
            Name of a format.
        lossy
            Write also what the format cannot hold completely.
        solution
            Whether the solution is written, as for `nonet.save`: links carry it also where it is
            not known yet.

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
        return _display.text(self, format, lossy=lossy, solution=solution)

    def _repr_svg_(self) -> str | None:
        return _display.svg(self)

    def with_dropped(self, *notes: str) -> Puzzle:
        """The same, with more notes about what was left out."""
        return replace(self, dropped=tuple(dict.fromkeys((*self.dropped, *notes))))

    def _checked_emptied(self) -> tuple[int, ...]:
        """The emptied cells in order; those that have a digit or marks are none."""
        cells = {parse_cell(cell, self.layout.size) for cell in self.emptied}
        digits, marks = self.grid.digits, self.marks
        return tuple(
            cell for cell in sorted(cells) if not digits[cell] and not (marks and marks[cell])
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
    is_one = isinstance(puzzles, str | bytes | Grid) or held_grid(puzzles) is not None
    if is_one or _are_numbers(puzzles):
        return [cast(PuzzleLike, puzzles)]
    return iterable(cast(Iterable[PuzzleLike], puzzles), "a puzzle or several")


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
        if colour != "" and _COLOUR.fullmatch(instance(colour, str, "a colour as a text")) is None:
            raise FormatError(
                f"expected a colour such as #ffcc00, found {colour[:20]!r} "
                f"in {cell_name(cell, layout.size)}"
            )
    return colours


def _checked_solution(solution: bytes, layout: Layout) -> bytes:
    return Grid(solution, layout=layout).digits


def _check_other(fields: tuple[tuple[str, str], ...]) -> None:
    pairs: tuple[object, ...] = fields
    for pair in pairs:
        if not isinstance(pair, tuple | list) or [*map(type, pair)] != [str, str]:
            raise TypeError(f"expected other fields as pairs of texts, found {described(pair)}")
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


def _checked_move(move: object, layout: Layout) -> Move:
    if not isinstance(move, tuple | list) or len(move) != 3:
        raise TypeError(f"expected moves of a kind, a cell and a digit, found {described(move)}")
    kind, cell, digit = move
    if kind not in ("place", "clear", "mark", "unmark"):  # a list, which has no hash, is none
        raise FormatError(
            f"expected a move (place, clear, mark or unmark), found {described(kind)}"
        )
    cell, digit = parse_cell(cell, layout.size), whole(digit, "a digit")
    if digit != 0 if kind == "clear" else not 1 <= digit <= layout.size:
        raise PlacementError(f"expected a digit from 1 to {layout.size} in a move, found {digit}")
    return cast(MoveKind, kind), cell, digit
