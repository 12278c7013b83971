"""`review`: a game looked back on, move by move, beside what the teacher would have done.

Each right digit, and each candidate that was removed rightly, is attributed to the easiest step
that allows it: a single, or the steps that remove what hides one. It counts as used only where the
teacher could have done the same: while something easier stood elsewhere, a digit proves nothing,
and neither does what is harder than all that the puzzle needs. What no short argument gives stays
unexplained: a guess, or a way of one's own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import ClassVar

from nonet._arguments import instance, iterable
from nonet._json_form import JsonForm
from nonet.course.stations import Station, course_order, station, station_of, stations
from nonet.grid import Candidates, Grid
from nonet.logic import Step
from nonet.logic.blocking import in_box
from nonet.logic.engine import MOST_STEPS, NUMBERS, walk
from nonet.logic.step import step_from
from nonet.running import Watch
from nonet.solver import solve

MOST_MOVES = 5_000
"""Moves that are looked at; of longer games the first ones."""

_MOST_STEPS = 12
"""Steps of candidates before one digit that a player is believed to have seen."""

LONG_WAIT = 45.0
"""Seconds after which a wait is worth a word."""

MOST_WAITS = 3

_SINGLES = frozenset({"full_house", "hidden_single", "naked_single"})
_LONGEST_SEEN = "als_xy_wing"
"""The last technique, in the order of the course, that a removal is attributed to."""

Numbers = list[list[int]]
"""Techniques as the native core has them."""


@dataclass(frozen=True, slots=True)
class GameMove(JsonForm):
    """A move of a game.

    Attributes
    ----------
    placed
        Cells and the digits that were entered.
    removed
        Cells and candidates that were removed by hand.
    cleared
        Cells whose digit was deleted.
    seconds
        Time played when it was made, or None.
    """

    json_name: ClassVar[str] = "move of a game"

    placed: tuple[tuple[int, int], ...] = ()
    removed: tuple[tuple[int, int], ...] = ()
    cleared: tuple[int, ...] = ()
    seconds: float | None = None


@dataclass(frozen=True, slots=True)
class Use(JsonForm):
    """How often something was used or needed.

    Attributes
    ----------
    name
        Of the station, or of a technique that is not taught.
    station
        Where it is taught, if anywhere.
    count
        How often.
    """

    json_name: ClassVar[str] = "use of a technique"

    name: str
    station: Station | None
    count: int


@dataclass(frozen=True, slots=True)
class Slip(JsonForm):
    """A digit or a removal that the solution contradicts.

    Attributes
    ----------
    move
        Number of the move, from 1.
    cell, digit
        What was entered or removed.
    is_removal
        Whether the right candidate was removed, rather than a wrong digit entered.
    """

    json_name: ClassVar[str] = "slip"

    move: int
    cell: int
    digit: int
    is_removal: bool


@dataclass(frozen=True, slots=True)
class Wait(JsonForm):
    """A long time before a move that led on.

    Attributes
    ----------
    move
        Number of the move, from 1.
    seconds
        How long it took.
    state
        What was on the board, with the candidates that were known to be out.
    step
        The easiest step that was there, or None.
    station
        Where it is taught, if anywhere.
    """

    json_name: ClassVar[str] = "wait"

    move: int
    seconds: float
    state: Candidates = field(repr=False)
    step: Step | None
    station: Station | None


@dataclass(frozen=True, slots=True)
class Review(JsonForm):
    """Observations about the player of a game.

    Attributes
    ----------
    used
        What the digits and removals were attributed to, easiest first, as far as nothing easier
        stood elsewhere.
    needed
        What the teacher uses from the first position to the last.
    unexplained
        Right digits that no short argument gives.
    slips
        What was wrong.
    waits
        The longest ones, longest first; empty where times are not known.
    practise
        The station that would help most, or None.
    """

    json_name: ClassVar[str] = "review"

    used: tuple[Use, ...]
    needed: tuple[Use, ...]
    unexplained: int
    slips: tuple[Slip, ...]
    waits: tuple[Wait, ...]
    practise: Station | None


def review(puzzle: Grid, moves: Iterable[GameMove], *, watch: Watch | None = None) -> Review:
    """Observations about the player of a game.

    Parameters
    ----------
    puzzle
        The givens; with exactly one solution.
    moves
        As they were made, without those that were undone.
    watch
        Stops the work.

    Raises
    ------
    LayoutError
        The size is above 25.
    Contradiction, NoSolution, MultipleSolutions
        The puzzle does not have exactly one solution.
    TimeLimitReached, Cancelled
        Stopped before the end.

    Examples
    --------
    >>> import nonet
    >>> puzzle = nonet.Grid("...4 ..31 34.. 2...")
    >>> moves = [GameMove(placed=((2, 2),), seconds=5.0), GameMove(placed=((0, 2),), seconds=80.0)]
    >>> found = review(puzzle, moves)
    >>> [(use.name, use.count) for use in found.used], found.slips[0].move
    ([('full_house', 1)], 2)
    """
    instance(puzzle, Grid, "a Grid")
    moves = [instance(move, GameMove, "moves") for move in iterable(moves, "moves")]
    if watch is not None:
        instance(watch, Watch, "a Watch")
    watch = Watch() if watch is None else watch
    puzzle = puzzle.without_entries()
    solution = solve(puzzle, unique=True, **watch.limits)
    needed = _needed(puzzle, watch)
    player = _Player(puzzle, solution, _hardest(needed), watch)
    for number, move in enumerate(moves, 1):
        if number > MOST_MOVES:
            break
        player.make(number, move)
    waits = player.waits()
    return Review(
        used=_uses(player.used),
        needed=_uses(needed),
        unexplained=player.unexplained,
        slips=tuple(player.slips),
        waits=waits,
        practise=_practise(waits, player.used, needed),
    )


def station_of_step(step: Step) -> Station | None:
    """Where a step is taught, if anywhere: hidden singles by the kind of their house."""
    if step.technique == "hidden_single":
        [house] = step.houses("house")
        return station(f"hidden_single_in_{'box' if house.is_region else 'line'}")
    return station_of(step.technique)


class _Player:
    """Follows a game: what is on the board, what is known, what was used."""

    def __init__(self, puzzle: Grid, solution: Grid, hardest: int, watch: Watch) -> None:
        self._solution = solution.digits
        self._hardest = hardest
        """The place in the order of the course of the hardest that the puzzle needs."""
        self._looked_at: Candidates | None = None
        self._easiest_there = 0
        self._watch = watch
        self._known = Candidates.of(puzzle)
        """The right digits so far, and the candidates that were seen to be out."""
        self._clock: float | None = None
        self._waits: list[tuple[float, int, Candidates]] = []
        self.used: Counter[str] = Counter()
        self.unexplained = 0
        self.slips: list[Slip] = []

    def make(self, number: int, move: GameMove) -> None:
        """Follow a move."""
        self._watch.between_slices(found=number, nodes=0, depth=0)
        before = self._known
        for cell, digit in move.placed:
            self._place(number, cell, digit)
        self._remove(number, move.removed)
        if move.seconds is None or before is self._known:
            return
        self._waits.append((move.seconds - (self._clock or 0.0), number, before))
        self._clock = move.seconds

    def waits(self) -> tuple[Wait, ...]:
        """The longest waits that are worth a word, longest first."""
        long = [wait for wait in self._waits if wait[0] >= LONG_WAIT]
        return tuple(
            self._wait(*wait) for wait in sorted(long, key=lambda wait: -wait[0])[:MOST_WAITS]
        )

    def _wait(self, seconds: float, number: int, state: Candidates) -> Wait:
        found = _walk(state, _order(), self._watch, most=1)
        step = found[0] if found else None
        if step is not None and step.technique == "hidden_single":
            step = in_box(step, state, [step])
        return Wait(number, seconds, state, step, None if step is None else station_of_step(step))

    def _place(self, number: int, cell: int, digit: int) -> None:
        if digit != self._solution[cell]:
            self.slips.append(Slip(number, cell, digit, is_removal=False))
            return
        if self._known.grid.digits[cell]:
            return
        single = _single(self._known, cell, digit)
        if single is not None:
            if _rank(single) <= self._easiest():
                self.used[single] += 1
        elif not self._behind_steps(cell, digit):
            self.unexplained += 1
        self._known = self._known.place(cell, digit)

    def _behind_steps(self, cell: int, digit: int) -> bool:
        """Whether a single is there once some candidates are removed; these steps are used, too.

        They count only up to where the first digit of any cell is a single.
        """
        taken: list[Step] = []
        state = self._known
        is_first = self._easiest() >= len(_SINGLES)
        for step in self._removing():
            state = step.apply(state)
            taken.append(step)
            if _single(state, cell, digit) is not None:
                break
            is_first = is_first and not _has_single(state)
        else:
            return False
        # Steps that it does not need are none of the player's.
        for step in taken[-2::-1]:
            rest = [other for other in taken if other is not step]
            if _single(_after(self._known, rest), cell, digit) is not None:
                taken = rest
        self._use(taken, counts=is_first)
        single = _single(self._known, cell, digit)
        if single is not None and is_first:
            self.used[single] += 1
        return True

    def _remove(self, number: int, removed: Sequence[tuple[int, int]]) -> None:
        out = set()
        for cell, digit in removed:
            if digit == self._solution[cell]:
                self.slips.append(Slip(number, cell, digit, is_removal=True))
            elif self._known.masks[cell] >> digit - 1 & 1:
                out.add((cell, digit))
        if not out:
            return
        easiest = self._easiest()
        for step in self._removing():
            if not out.isdisjoint(step.eliminations):
                self._use([step], counts=_rank(step.technique) <= easiest)
                out.difference_update(step.eliminations)

    def _removing(self) -> list[Step]:
        """The next steps that remove candidates, always the easiest, none harder than needed."""
        order = _removing_order(self._hardest)
        return _walk(self._known, order, self._watch, most=_MOST_STEPS) if order else []

    def _easiest(self) -> int:
        """The place in the order of the easiest step that is there, of those that are needed."""
        if self._looked_at is not self._known:
            order = _order()[: self._hardest + 1]
            found = _walk(self._known, order, self._watch, most=1)
            self._easiest_there = _rank(found[0].technique) if found else len(_order())
            self._looked_at = self._known
        return self._easiest_there

    def _use(self, taken: Sequence[Step], *, counts: bool) -> None:
        if counts:
            self.used.update(_name(step) for step in taken)
        self._known = _after(self._known, taken)


def _has_single(state: Candidates) -> bool:
    """Whether any digit can be entered."""
    found, *_ = walk(
        state, _order()[: len(_SINGLES)], course_order().options, watch=Watch(), most=1
    )
    return bool(found)


@lru_cache(maxsize=512)
def _rank(name: str) -> int:
    """The place of a technique in the order of the course; of a station, of its first one."""
    taught = {station.name: station.techniques[0] for station in stations()}
    technique = taught.get(name, name)
    entries = course_order().entries
    return next(at for at, entry in enumerate(entries) if technique in entry.techniques)


def _hardest(needed: Iterable[str]) -> int:
    """The place of the hardest of what is needed."""
    return max(map(_rank, needed), default=-1)


def _single(state: Candidates, cell: int, digit: int) -> str | None:
    """The easiest single that places a digit, by the station that it is of."""
    layout, digits, masks = state.layout, state.grid.digits, state.masks
    bit = 1 << digit - 1
    found: set[str] = set()
    for number in layout.cell_houses[cell]:
        house = layout.houses[number]
        others = [other for other in house.cells if other != cell]
        if all(digits[other] for other in others):
            return "full_house"
        if not any(masks[other] & bit for other in others):
            found.add("hidden_single_in_box" if house.is_region else "hidden_single_in_line")
    if masks[cell] == bit:
        found.add("naked_single")
    return min(found, default=None)  # in boxes, in lines, naked: the easiest is the first by name


def _after(state: Candidates, taken: Iterable[Step]) -> Candidates:
    return state.without([candidate for step in taken for candidate in step.eliminations])


def _name(step: Step) -> str:
    found = station_of_step(step)
    return step.technique if found is None else found.name


def _walk(state: Candidates, order: Numbers, watch: Watch, *, most: int) -> list[Step]:
    found, *_ = walk(state, order, course_order().options, watch=watch, most=most)
    return [step_from(raw, state.layout) for raw in found]


@lru_cache
def _order() -> Numbers:
    return [[NUMBERS[name] for name in entry.techniques] for entry in course_order().enabled]


@lru_cache(maxsize=128)
def _removing_order(hardest: int) -> Numbers:
    """The techniques that remove candidates, up to a place in the order of the course.

    None is harder than a player is believed to see.
    """
    order = []
    for entry in course_order().enabled:
        if _rank(entry.techniques[0]) > hardest:
            break
        if _SINGLES.isdisjoint(entry.techniques):
            order.append([NUMBERS[name] for name in entry.techniques])
        if _LONGEST_SEEN in entry.techniques:
            break
    return order


def _needed(puzzle: Grid, watch: Watch) -> Counter[str]:
    """The techniques that the teacher uses on the whole way."""
    state = Candidates.of(puzzle)
    needed: Counter[str] = Counter()
    for step in _walk(state, _order(), watch, most=MOST_STEPS):
        single = _single(state, *step.placements[0]) if step.placements else None
        needed[single or _name(step)] += 1
        state = step.apply(state)
    return needed


def _uses(counted: Counter[str]) -> tuple[Use, ...]:
    """The counted techniques, easiest first."""
    techniques = [name for entry in course_order().entries for name in entry.techniques]
    taught = {station.name: station for station in stations()}
    names = list(taught)

    def rank(name: str) -> tuple[int, int]:
        found = taught.get(name)
        technique = name if found is None else found.techniques[0]
        return techniques.index(technique), names.index(name) if found else 0

    return tuple(Use(name, taught.get(name), counted[name]) for name in sorted(counted, key=rank))


def _practise(waits: Sequence[Wait], used: Counter[str], needed: Counter[str]) -> Station | None:
    """The station of the longest wait, or else the hardest one that was needed and not used."""
    for wait in waits:
        if wait.station is not None:
            return wait.station
    missed = [
        station for station in stations() if station.name in needed and station.name not in used
    ]
    return missed[-1] if missed else None
