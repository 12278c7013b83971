"""The target of practice: techniques, and those that count as easier."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from nonet._arguments import instance
from nonet.course._kinds import kind_of
from nonet.course.stations import (
    HiddenSingles,
    Station,
    course_order,
    station_of,
    stations,
)
from nonet.errors import NonetError
from nonet.grid import Candidates
from nonet.layout import House
from nonet.logic import Step, TechniqueOptions, steps, technique
from nonet.logic.blocking import in_box
from nonet.logic.engine import MOST_STEPS, NUMBERS, walk
from nonet.logic.step import step_from
from nonet.running import Watch

_SINGLES = ("full_house", "hidden_single", "naked_single")

_MOST_GROUPS = 14
_MOST_ELIMINATIONS = 10
"""Of the first step of an exercise on rules: a row with its clue, two houses with their cages."""

EASIER_SINGLES: dict[HiddenSingles | None, tuple[HiddenSingles, ...]] = {
    "line": ("box",),
    "rule": ("box", "line"),
}
"""Hidden singles that are easier than those of a kind."""


@dataclass(frozen=True, slots=True)
class PracticeTarget:
    """The techniques that are practised.

    Attributes
    ----------
    name
        Of the station or the technique.
    station
        Where it is taught, if anywhere.
    techniques
        Names of the techniques that are accepted.
    houses
        For hidden singles: the kind of house in which they are accepted, or None.
    easier
        The entries of the order of the course that come before: names of techniques.
    """

    name: str
    station: Station | None
    techniques: tuple[str, ...]
    houses: HiddenSingles | None
    easier: tuple[tuple[str, ...], ...]

    @property
    def is_single(self) -> bool:
        """Whether it places a digit without pencil marks."""
        if self.station is None:
            return False
        return self.station.chapter == "singles" or self.houses is not None

    @property
    def options(self) -> TechniqueOptions:
        """How techniques are understood: dual ones are joined only where they are practised."""
        duals = self.station is None or len(self.techniques) == 1
        return replace(
            course_order().options,
            duals=duals and any(name.startswith("dual_") for name in self.techniques),
        )

    def accepted(self, state: Candidates) -> list[Step]:
        """All steps of the techniques in a position, those with the shortest argument first."""
        found = steps(state, self.techniques, options=self.options, assume_unique=True)
        if self.techniques == ("hidden_single",):
            found = [in_box(step, state, [step]) for step in found]
        kept = [step for step in found if self.takes(step, state)]
        gone = [len(step.eliminations) if self.kind else 0 for step in kept]
        by_length = sorted(
            zip(kept, gone, strict=True),
            key=lambda pair: (len(pair[0].links), len(pair[0].groups), pair[1]),
        )
        return [step for step, _ in by_length]

    def takes(self, step: Step, state: Candidates) -> bool:
        """Whether a step counts: its technique, and for hidden singles of which kind it is."""
        if step.technique not in self.techniques:
            return False
        return self.houses is None or self.houses == single_kind(step, state)

    @property
    def kind(self) -> str:
        """Of the puzzles, as `Station.kind`."""
        if self.station is not None:
            return self.station.kind
        kind = kind_of(self.name)
        if kind is None:
            raise NonetError(
                f"expected a technique with exercises, found {self.name!r}: "
                "its steps are too long for an exercise"
            )
        return kind

    def is_easier_than(self, single: Step, state: Candidates) -> bool:
        """Whether the station of a single comes after this one."""
        names = [station.name for station in stations() if station.chapter == "singles"]
        later = names[names.index(self.name) + 1 :] if self.name in names else names[-1:]
        return any(target(name).takes(single, state) for name in later)

    def is_clear(self, step: Step) -> bool:
        """Whether a step is short enough to be found by a learner; those of houses alone are."""
        # Of a rule all over the grid the cell that it starts from is what there is to find.
        has_centre = any(group.role == "pivot" for group in step.groups)
        return not self.kind or (
            (has_centre or len(step.groups) <= _MOST_GROUPS)
            and len(step.eliminations) <= _MOST_ELIMINATIONS
        )

    def easier_step(self, state: Candidates) -> Step | None:
        """A step of something easier in a position, or None."""
        order = [numbers(names) for names in self.easier]
        found, *_ = walk(state, order, self.options, watch=Watch(), most=1)
        if found:
            return step_from(found[0], state.layout)
        easier = EASIER_SINGLES.get(self.houses, ())
        if not easier:
            return None
        singles = [in_box(step, state, [step]) for step in steps(state, "hidden_single")]
        return next((step for step in singles if single_kind(step, state) in easier), None)

    def path(self, state: Candidates) -> list[Step]:
        """Steps from a position, always the easiest one, with those of the target as hardest."""
        order = [*map(numbers, self.easier), numbers(self.techniques)]
        found, *_ = walk(state, order, self.options, watch=Watch(), most=MOST_STEPS)
        return [step_from(raw, state.layout) for raw in found]


def easiest_singles(state: Candidates) -> list[Step]:
    """Singles of the easiest kind in a position.

    These are full houses, hidden ones in boxes, in lines, by rules, and naked ones.
    """
    for name in _SINGLES:
        found = steps(state, name)
        if name == "hidden_single":
            found = [in_box(step, state, [step]) for step in found]
            kinds = {id(step): single_kind(step, state) for step in found}
            for kind in ("box", "line"):
                if kind in kinds.values():
                    return [step for step in found if kinds[id(step)] == kind]
        if found:
            return found
    return []


def numbers(names: Sequence[str]) -> list[int]:
    """Techniques as the native core has them."""
    return [NUMBERS[name] for name in names]


def single_kind(step: Step, state: Candidates) -> HiddenSingles:
    """Whether a hidden single is that of a box or region, of a line, or one that a rule makes."""
    layout = state.layout
    houses = list(step.houses("house"))
    if not layout.is_house_only:
        [(cell, digit)] = step.placements
        of_cell = [layout.houses[number] for number in layout.cell_houses[cell]]
        houses = [house for house in of_cell if _is_single_without_rules(house, cell, digit, state)]
        if not houses:
            return "rule"
    return "box" if any(house.is_region for house in houses) else "line"


def _is_single_without_rules(house: House, cell: int, digit: int, state: Candidates) -> bool:
    """Whether every other empty cell of a house shares a house with the digit."""
    layout, digits = state.layout, state.grid.digits
    with_digit = {
        number
        for filled, value in enumerate(digits)
        if value == digit
        for number in layout.cell_houses[filled]
    }
    return all(
        other == cell or digits[other] or not with_digit.isdisjoint(layout.cell_houses[other])
        for other in house.cells
    )


def target(name: str) -> PracticeTarget:
    """The target of a station or a technique, by its name or any name of the technique.

    Of a technique and a station that share their name it is the station.

    Raises
    ------
    NonetError
        Neither the name of a station nor of a technique that people use.
    """
    return _target(instance(name, str, "the name of a station or a technique"))


@lru_cache
def _target(name: str) -> PracticeTarget:
    listed = {station.name: station for station in stations()}
    found = name if name in listed else technique(name).name
    station = listed.get(found)
    if station is not None:
        return PracticeTarget(
            found, station, station.techniques, station.houses, _easier(station.techniques[0])
        )
    return PracticeTarget(found, station_of(found), (found,), None, _easier(found))


def _easier(name: str) -> tuple[tuple[str, ...], ...]:
    before: list[tuple[str, ...]] = []
    for entry in course_order().entries:
        if name in entry.techniques:
            return tuple(before)
        before.append(entry.techniques)
    raise NonetError(
        f"expected a technique for people, found {name!r}: there are no exercises on it"
    )
