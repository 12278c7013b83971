"""Every error that nonet raises on purpose.

NonetError (ValueError)
├── FieldError            a field of a question to the app is missing, unknown or out of bounds
├── LayoutError           the size, boxes, regions or constraints do not make a layout
├── FormatError           text or data that is not a grid; says where
├── PlacementError        an invalid cell, a locked cell, or a digit out of range
├── Contradiction         two equal digits in one house
├── NoSolution            no way to fill the grid
├── MultipleSolutions     more than one way, where one is required
├── GenerationFailed      no puzzle with these requirements
├── PhotoError            no grid in a picture, or a picture that cannot be opened
├── Stopped               stopped before the end
│   ├── TimeLimitReached
│   └── Cancelled
└── LibraryError          the library cannot be opened, read or changed
    ├── NotFound          no entry with this number
    └── Outdated          saved elsewhere in the meantime

Those of the app are at hand where they are raised, not in `nonet` itself: `nonet.service` has
`FieldError`, `nonet.photo` `PhotoError`, and `nonet.library` the errors of the library.

Each class has a stable `code` for programs; the message is a sentence for the user. An argument of
the wrong type raises TypeError. The warnings are `LayoutWarning` and
`LossyTextWarning`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

if TYPE_CHECKING:
    from nonet.grid import Grid


class NonetError(ValueError):
    """Base class of all errors that nonet raises on purpose.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.solve("1..1............")
    ... except nonet.NonetError as error:
    ...     print(error.code, error)
    contradiction two 1s in row 1, at r1c1 and r1c4
    """

    code: ClassVar[str] = "nonet-error"

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by attributes, since most of the family takes keyword-only arguments."""
        return _restore, (type(self), self.args, self.__dict__)


def _restore(
    kind: type[NonetError], arguments: tuple[object, ...], state: dict[str, object]
) -> NonetError:
    error = kind.__new__(kind, *arguments)
    error.__dict__.update(state)
    return error


class FieldError(NonetError):
    """A question to the app with a field that is missing, unknown, or not what is expected.

    Attributes
    ----------
    path
        Names and indices from the question to the field, joined by dots.
    limits
        The bound that it breaks: `least`, `most`, `shortest` or `longest`.

    Examples
    --------
    >>> from nonet.running import Watch
    >>> from nonet.service import ask
    >>> ask("solve", {"state": {"layout": {"size": 101}, "givens": []}}, Watch())
    Traceback (most recent call last):
        ...
    nonet.errors.FieldError: expected a whole number from 1 to 100, found 101, at state.layout.size
    """

    code = "invalid"

    def __init__(self, message: str, path: str, limits: dict[str, float]) -> None:
        super().__init__(message)
        self.path = path
        self.limits = limits


class LayoutError(NonetError):
    """A size, box shape, region map, rule or option that does not make a layout.

    Attributes
    ----------
    refusal
        Why a rule is refused, as the name of a message in other languages; empty: there is none.
    values
        The numbers, cells and words in it.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.Layout.of_size(0)
    ... except nonet.LayoutError as error:
    ...     print(error)
    expected a size from 1 to 100, found 0
    """

    code = "layout"

    def __init__(self, message: str = "", refusal: str = "", **values: int | str) -> None:
        super().__init__(message)
        self.refusal = refusal
        self.values = values

    def again(self, message: str) -> LayoutError:
        """The same with another message."""
        return LayoutError(message, self.refusal, **self.values)


class FormatError(NonetError):
    """Text or data that cannot be read as a grid.

    Attributes
    ----------
    line, column
        1-based place in the text, or None where no single place is at fault.
    alphabets
        If a text has several readings: the alphabets, one of which must be given.
    rule
        The name of the rule, if a puzzle has one that nonet does not support.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.Grid("12.. .5.. .... ....")
    ... except nonet.FormatError as error:
    ...     print(error.line, error.column)
    1 7
    """

    code = "format"

    def __init__(
        self,
        message: str,
        *,
        line: int | None = None,
        column: int | None = None,
        alphabets: tuple[str, ...] = (),
        rule: str | None = None,
    ) -> None:
        self.line = line
        self.column = column
        self.alphabets = alphabets
        self.rule = rule
        self.reason = message
        place = []
        if line is not None:
            place.append(f"line {line}")
        if column is not None:
            place.append(f"column {column}")
        super().__init__(f"{message}, at {', '.join(place)}" if place else message)


class PlacementError(NonetError):
    """A cell that does not exist or is locked, or a digit outside the grid's range.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.Grid("1...............").place("r1c1", 2)
    ... except nonet.PlacementError as error:
    ...     print(error)
    r1c1 holds the given 1 and cannot be changed
    """

    code = "placement"


class Contradiction(NonetError):
    """Two equal digits share a house.

    Attributes
    ----------
    cells
        Indices of the two cells, ascending.
    digit
        The digit that both hold.
    house
        Name of the house, such as ``"row 4"``.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.solve("1..1............")
    ... except nonet.Contradiction as error:
    ...     print(error.cells, error.digit, error.house)
    (0, 3) 1 row 1
    """

    code = "contradiction"

    def __init__(self, message: str, *, cells: tuple[int, int], digit: int, house: str) -> None:
        self.cells = cells
        self.digit = digit
        self.house = house
        super().__init__(message)


class NoSolution(NonetError):
    """The grid cannot be completed, although no two equal digits share a house.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.solve("12.. ..1. .3.. ...2")
    ... except nonet.NoSolution as error:
    ...     print(error)
    the grid has no solution
    """

    code = "no-solution"


class MultipleSolutions(NonetError):
    """The grid can be completed in more than one way.

    Attributes
    ----------
    first, second
        Two different solutions.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.solve("1...............", unique=True)
    ... except nonet.MultipleSolutions as error:
    ...     print(error.first != error.second)
    True
    """

    code = "multiple-solutions"

    def __init__(self, message: str, *, first: Grid, second: Grid) -> None:
        self.first = first
        self.second = second
        super().__init__(message)


class GenerationFailed(NonetError):
    """No puzzle meets the requirements: none exists, or none was found within the tries.

    Attributes
    ----------
    tries
        Number of attempts; 0 if no such puzzle can exist.
    best
        The closest puzzle, with one solution but more or fewer givens than required; or None.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.generate(givens=16)
    ... except nonet.GenerationFailed as error:
    ...     print(error.tries, error)
    0 expected 17 givens or more, found 16: no 9×9 puzzle with fewer has one solution
    """

    code = "generation-failed"

    def __init__(self, message: str, *, tries: int = 0, best: Grid | None = None) -> None:
        self.tries = tries
        self.best = best
        super().__init__(message)


class PhotoError(NonetError):
    """A picture that cannot be opened or shows no grid.

    Examples
    --------
    >>> import nonet
    >>> from nonet.photo import read_photo
    >>> try:
    ...     read_photo(b"1..4..2.")
    ... except PhotoError as error:
    ...     print(error.code)
    photo
    """

    code = "photo"


class Stopped(NonetError):
    """A call that was stopped before it was done.

    Attributes
    ----------
    found
        What was complete at that point, such as the number of solutions counted.
    best
        In a search for a puzzle with a number of givens: the closest puzzle, or None.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.count(nonet.Grid.empty(nonet.Layout.of_size(9)), limit=None, time_limit=0)
    ... except nonet.Stopped as error:
    ...     print(error.code, error.found)
    time-limit 0
    """

    code = "stopped"

    def __init__(self, message: str, *, found: int = 0, best: Grid | None = None) -> None:
        self.found = found
        self.best = best
        super().__init__(message)


class TimeLimitReached(Stopped):
    """The time limit passed.

    Examples
    --------
    >>> import nonet
    >>> try:
    ...     nonet.count(nonet.Grid.empty(nonet.Layout.of_size(9)), limit=None, time_limit=0)
    ... except nonet.TimeLimitReached as error:
    ...     print(error)
    the time limit of 0 s has passed
    """

    code = "time-limit"


class Cancelled(Stopped):
    """The caller's `Cancel` was set.

    Examples
    --------
    >>> import nonet
    >>> stop = nonet.Cancel()
    >>> try:
    ...     nonet.count("." * 81, limit=None, cancel=stop, progress=lambda _: stop.cancel())
    ... except nonet.Cancelled as error:
    ...     print(error.found > 0)
    True
    """

    code = "cancelled"


class LibraryError(NonetError):
    """The library cannot be opened, read or changed.

    Examples
    --------
    >>> from nonet.library import Library
    >>> try:
    ...     Library("mysql://localhost/nonet")
    ... except LibraryError as error:
    ...     print(error)
    expected a database of SQLite or PostgreSQL, found 'mysql'
    """

    code = "library"


class NotFound(LibraryError):
    """No entry has this number.

    Examples
    --------
    >>> print(NotFound("there is no game 7").code)
    not-found
    """

    code = "not-found"


class Outdated(LibraryError):
    """The entry was saved elsewhere since it was read; nothing was overwritten.

    Attributes
    ----------
    revision
        The current revision.

    Examples
    --------
    >>> error = Outdated("game 7 was saved elsewhere since", revision=3)
    >>> error.code, error.revision
    ('outdated', 3)
    """

    code = "outdated"

    def __init__(self, message: str, *, revision: int) -> None:
        self.revision = revision
        super().__init__(message)


class LayoutWarning(UserWarning):
    """A puzzle without a layout was read with rows and columns only, and its size has usual boxes.

    Those are 2×3, 2×4, 2×5 and 3×4 for the sizes 6, 8, 10 and 12, and so on. Where the puzzle has
    several solutions, and exactly one with these boxes, the message says so. It is not given once
    a layout is named.

    Examples
    --------
    >>> import warnings, nonet
    >>> with warnings.catch_warnings(record=True) as caught:
    ...     warnings.simplefilter("always")
    ...     grid = nonet.Grid(36 * ".")
    >>> print(caught[0].message)
    a 6×6 grid without a layout was read with rows and columns only; \
name the layout, Layout.boxes(2, 3) or Layout.latin(6)
    >>> grid = nonet.Grid(36 * ".", layout=nonet.Layout.boxes(2, 3))
    """


class LossyTextWarning(UserWarning):
    """A grid with regions or rules was written as digits, which do not say these.

    Given by `Grid.to_text` and `Candidates.to_text`, unless ``lossy=True`` says that the digits are
    enough, or the grid is complete. The drawn form, which `print` shows, says it in a line below.

    Examples
    --------
    >>> import warnings, nonet
    >>> grid = nonet.Grid.empty(nonet.Layout.of_size(4, diagonals=True))
    >>> with warnings.catch_warnings(record=True) as caught:
    ...     warnings.simplefilter("always")
    ...     text = grid.to_text()
    >>> print(caught[0].message)
    this text lacks the rule 'diagonals': nonet.Puzzle(grid).to_text() holds everything, and \
lossy=True says that the digits are enough
    """
