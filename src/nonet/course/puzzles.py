"""Whole puzzles: of a station, of the day, of the week."""

from __future__ import annotations

import datetime as dt
from itertools import islice
from typing import Literal, get_args

from nonet._arguments import described, is_one_of
from nonet._seeds import chosen_seed
from nonet.course._positions import puzzles_that_come_to
from nonet.course._target import PracticeTarget, easiest_singles, target
from nonet.course.stations import Station, station
from nonet.equivalence.random import Random
from nonet.errors import GenerationFailed, NonetError
from nonet.generator import GenerateRequest, generate_requested
from nonet.grid import Candidates, Grid
from nonet.layout import Layout
from nonet.puzzle import Puzzle
from nonet.running import Watch
from nonet.solver import solve

Level = Literal["easy", "medium", "hard", "expert"]
"""Levels of daily puzzles."""

LEVELS: tuple[Level, ...] = get_args(Level)

DIFFICULTY: dict[Level, str] = {
    "easy": "Easy",
    "medium": "Medium",
    "hard": "Hard",
    "expert": "Expert",
}
_TRIES = 20_000


def station_puzzle(wanted: Station | str, *, seed: int | None = None) -> Puzzle:
    """A 9 × 9 puzzle whose hardest step is one of a station, and that needs it.

    Hardest in the order of the course: everything that is easier does not solve the puzzle, and
    with the techniques of the station it is solved. Puzzles of rare techniques come from the pool,
    moved at random; where they need harder steps later, some of their solution is given.

    Parameters
    ----------
    wanted
        The station, or its name.
    seed
        From 0 to 2⁶⁴ − 1: the same puzzle on every machine. None: a different one each time.

    Raises
    ------
    NonetError
        Unknown station; a seed out of range.
    GenerationFailed
        None was found in 20,000 tries.

    Examples
    --------
    >>> made = station_puzzle("x_wing", seed=1)
    >>> import nonet
    >>> from nonet.course import course_order
    >>> nonet.grade(made.grid, order=course_order()).hardest
    'x_wing'
    """
    name = wanted.name if isinstance(wanted, Station) else station(wanted).name
    aim = target(name)
    random = Random(chosen_seed(seed))
    tried = puzzles_that_come_to(aim, Layout.of_size(9), random, Watch())
    for grid in islice(tried, _TRIES):
        made = None if grid is None else _as_easy_as(aim, grid, random)
        if made is not None:
            return Puzzle(made, solution=solve(made).digits)
    raise GenerationFailed(f"no puzzle of {name} in {_TRIES:,} tries", tries=_TRIES)


def daily(date: dt.date | str, level: Level = "medium") -> Puzzle:
    """The puzzle of a day, the same for everyone: its seed is the date and the level.

    It stays the same as long as the generator makes the same puzzle of a seed, which a later
    version may change; a test compares recorded puzzles, and the changelog says when they do.

    Parameters
    ----------
    date
        The day, as a date or as a text such as "2026-12-01".
    level
        "easy", "medium", "hard" or "expert": Easy, Medium, Hard and Expert.

    Raises
    ------
    NonetError
        Unknown level, or the text is no date.

    Examples
    --------
    >>> import datetime
    >>> daily(datetime.date(2026, 12, 1), "easy").grid.to_text()[:27]
    '.3...268....58.2..9..1....'
    """
    if not is_one_of(level, LEVELS):
        raise NonetError(
            f"expected one of the levels {', '.join(LEVELS)}, found {described(level)}"
        )
    seed = _day(date).toordinal() * len(LEVELS) + LEVELS.index(level)
    request = GenerateRequest(difficulty=DIFFICULTY[level], symmetry="half-turn")
    [made] = generate_requested(request, 1, seed=seed, threads=1, mixes_seed=False)
    return Puzzle(made.puzzle, solution=made.solution.digits, difficulty=DIFFICULTY[level])


def weekly(date: dt.date | str, weakest: Station | str) -> Puzzle:
    """A puzzle that needs the station that a learner knows least; the same for a whole week.

    Parameters
    ----------
    date
        Any day of the week, which begins on Monday; as for `daily`.
    weakest
        The station, such as `Schedule.weakest`, or its name.

    Raises
    ------
    NonetError
        Unknown station, or the text is no date.

    Examples
    --------
    >>> import datetime
    >>> monday, sunday = datetime.date(2026, 11, 23), datetime.date(2026, 11, 29)
    >>> weekly(monday, "naked_pair") == weekly(sunday, "naked_pair")
    True
    """
    return station_puzzle(weakest, seed=(_day(date).toordinal() - 1) // 7)


def _day(date: dt.date | str) -> dt.date:
    if isinstance(date, dt.date):
        return date
    if not isinstance(date, str):
        raise TypeError(f"expected a date such as '2026-12-01', found {described(date)}")
    try:
        return dt.date.fromisoformat(date)
    except ValueError:
        raise NonetError(f"expected a date such as '2026-12-01', found {date[:40]!r}") from None


def _as_easy_as(aim: PracticeTarget, grid: Grid, random: Random) -> Grid | None:
    """The puzzle with as few further givens that the target is its hardest step, or None.

    Further givens come in a random order, so that the fewest are found by halving.
    """
    solution = solve(grid).digits
    empty = random.shuffled(cell for cell, digit in enumerate(grid.digits) if not digit)

    def filled(more: int) -> Grid:
        digits = bytearray(grid.digits)
        for cell in empty[:more]:
            digits[cell] = solution[cell]
        return Grid(digits, layout=grid.layout)

    low, high = 0, len(empty)
    if not _hardest(aim, grid)[0]:
        while high - low > 1:
            middle = (low + high) // 2
            if _hardest(aim, filled(middle))[0]:
                high = middle
            else:
                low = middle
        low = high
    made = filled(low)
    return made if _hardest(aim, made) == (True, True) else None


def _hardest(aim: PracticeTarget, grid: Grid) -> tuple[bool, bool]:
    """Whether steps up to the target solve a puzzle, and whether those of the target are needed."""
    state = Candidates.of(grid)
    if aim.is_single:
        return _hardest_single(aim, state)
    path = aim.path(state)
    placed = sum(len(step.placements) for step in path)
    solved = placed == grid.digits.count(0)
    return solved, any(step.technique in aim.techniques for step in path)


def _hardest_single(aim: PracticeTarget, state: Candidates) -> tuple[bool, bool]:
    """The same for singles, of which hidden ones differ by the kind of their house."""
    needed = False
    while singles := easiest_singles(state):
        if aim.takes(singles[0], state):
            needed = True
        elif aim.is_easier_than(singles[0], state):
            return False, needed
        state = singles[0].apply(state)
    return state.grid.is_full, needed
