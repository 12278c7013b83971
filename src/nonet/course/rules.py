"""The first chapter: the rules, on three small grids that the learner fills."""

from __future__ import annotations

from dataclasses import dataclass

from nonet._arguments import described, instance, is_one_of, whole
from nonet.errors import NonetError
from nonet.grid import Grid
from nonet.layout import Cell, cell_name, parse_cell
from nonet.logic import Language
from nonet.logic.languages import Texts, texts_of_stations
from nonet.solver import solve

_GRIDS = {
    "rows": "12.4 .412 21.3 .321",
    "columns": "3.2. 2431 .2.3 1342",
    "boxes": "..23 .2.4 4.3. 23..",
}
"""Givens of each screen, with solutions of their own. In the first two, each gap is the only one of
its row, or column."""

_KINDS = ("row", "column", "box")


@dataclass(frozen=True, slots=True)
class RulesScreen:
    """A screen of the first chapter.

    Attributes
    ----------
    name
        "rows", "columns" or "boxes": the rule that it adds.
    title, text
        What the learner reads.
    done
        What is said when the grid is full and right.
    puzzle
        With one solution.
    """

    name: str
    title: str
    text: str
    done: str
    puzzle: Grid


@dataclass(frozen=True, slots=True)
class RulesVerdict:
    """The verdict on a digit that the learner has entered.

    Attributes
    ----------
    right
        Whether it is that of the solution.
    complete
        Whether the grid is full and right with it.
    message
        Why it is right or wrong.
    cells
        The digit that it repeats, if there is one.
    """

    right: bool
    complete: bool
    message: str
    cells: tuple[int, ...] = ()


def rules_screens(language: Language = "en") -> tuple[RulesScreen, ...]:
    """The screens, in order.

    Raises
    ------
    NonetError
        Unknown language.

    Examples
    --------
    >>> [screen.title for screen in rules_screens()]
    ['Rows', 'Columns', 'Boxes']
    """
    texts = texts_of_stations(language)
    return tuple(
        RulesScreen(
            name,
            texts.say(f"rules-{name}.title"),
            texts.say(f"rules-{name}.text"),
            texts.say(f"rules-{name}.done"),
            _puzzle(name),
        )
        for name in _GRIDS
    )


def check_digit(
    screen: str, grid: Grid, cell: Cell, digit: int, language: Language = "en"
) -> RulesVerdict:
    """The verdict on a digit in an empty cell of a screen.

    Parameters
    ----------
    screen
        Name of the screen.
    grid
        Its puzzle, with the digits that were entered before.
    cell, digit
        What is entered now.
    language
        Of the message.

    Raises
    ------
    NonetError
        Unknown screen or language, another puzzle, or a cell that is none or filled.

    Examples
    --------
    >>> rows = rules_screens()[0]
    >>> print(check_digit("rows", rows.puzzle, 2, 1).message)
    There is already a 1 in this row. Each digit goes there only once.
    """
    puzzle = _puzzle(screen)
    texts = texts_of_stations(language)
    digit = whole(digit, "a digit")
    if instance(grid, Grid, "the Grid of a screen").without_entries() != puzzle:
        raise NonetError(f"expected the grid of the screen {screen!r}, found another one")
    cell = parse_cell(cell, puzzle.size)
    if puzzle.givens[cell]:
        name = cell_name(cell, puzzle.size)
        raise NonetError(f"expected an empty cell of the screen {screen!r}, found {name}")
    if not 1 <= digit <= puzzle.size:
        raise NonetError(f"expected a digit from 1 to {puzzle.size}, found {digit}")
    solution = solve(puzzle)
    if digit == solution.digits[cell]:
        others = (
            now == right
            for at, (now, right) in enumerate(zip(grid.digits, solution.digits, strict=True))
            if at != cell
        )
        complete = all(others)
        name = f"rules-{screen}.done" if complete else "rules-right"
        return RulesVerdict(True, complete, texts.say(name, digit=digit))
    return _wrong(grid, cell, digit, texts)


def _wrong(grid: Grid, cell: int, digit: int, texts: Texts) -> RulesVerdict:
    layout = grid.layout
    for kind in _KINDS:
        for number in layout.cell_houses[cell]:
            house = layout.houses[number]
            for other in house.cells:
                if house.kind == kind and other != cell and grid.digits[other] == digit:
                    message = texts.say("rules-conflict", digit=digit, house=kind)
                    return RulesVerdict(False, False, message, (other,))
    return RulesVerdict(False, False, texts.say("rules-later", digit=digit))


def _puzzle(screen: str) -> Grid:
    if not is_one_of(screen, _GRIDS):
        raise NonetError(f"expected one of {', '.join(_GRIDS)}, found {described(screen)}")
    return Grid(_GRIDS[screen])
