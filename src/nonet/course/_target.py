"""What is practised: techniques, and what counts as easier than they are."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from nonet.course.stations import (
    HiddenSingles,
    Station,
    course_order,
    station_of,
    stations,
)
from nonet.errors import NonetError
from nonet.grid import Candidates
from nonet.logic import Step, TechniqueOptions, steps, technique
from nonet.logic.blocking import in_box
from nonet.logic.engine import MOST_STEPS, NUMBERS, walk
from nonet.logic.step import step_from
from nonet.running import Watch

_SINGLES = ("full_house", "hidden_single", "naked_single")


@dataclass(frozen=True, slots=True)
class Target:
    """What is practised.

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
        return self.station is not None and self.station.chapter == "singles"

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
        found = steps(state, self.techniques, options=self.options)
        if self.techniques == ("hidden_single",):
            found = [in_box(step, state, [step]) for step in found]
        kept = [step for step in found if self.takes(step)]
        return sorted(kept, key=lambda step: (len(step.links), len(step.groups)))

    def takes(self, step: Step) -> bool:
        """Whether a step counts: its technique, and for hidden singles the kind of its house."""
        if step.technique not in self.techniques:
            return False
        return self.houses is None or self.houses == house_kind(step)

    def is_easier_than(self, single: Step) -> bool:
        """Whether the station of a single comes after this one."""
        names = [one.name for one in stations() if one.chapter == "singles"]
        later = names[names.index(self.name) + 1 :]
        return any(target(name).takes(single) for name in later)

    def easier_step(self, state: Candidates) -> Step | None:
        """A step of something easier in a position, or None."""
        order = [numbers(names) for names in self.easier]
        found, _, _ = walk(state, order, self.options, watch=Watch(), most=1)
        if found:
            return step_from(found[0], state.layout)
        if self.houses != "line":
            return None
        singles = [in_box(step, state, [step]) for step in steps(state, "hidden_single")]
        return next((step for step in singles if house_kind(step) == "box"), None)

    def path(self, state: Candidates) -> list[Step]:
        """Steps from a position, always the easiest one, with those of the target as hardest."""
        order = [*map(numbers, self.easier), numbers(self.techniques)]
        found, _, _ = walk(state, order, self.options, watch=Watch(), most=MOST_STEPS)
        return [step_from(raw, state.layout) for raw in found]


def easiest_singles(state: Candidates) -> list[Step]:
    """Singles of the easiest kind in a position: full houses, hidden in boxes, in lines, naked."""
    for name in _SINGLES:
        found = steps(state, name)
        if name == "hidden_single":
            found = [in_box(step, state, [step]) for step in found]
            found = [step for step in found if house_kind(step) == "box"] or found
        if found:
            return found
    return []


def numbers(names: Sequence[str]) -> list[int]:
    """Techniques as the native core has them."""
    return [NUMBERS[name] for name in names]


def house_kind(step: Step) -> HiddenSingles:
    """Whether a hidden single is that of a box or region, or of a line."""
    [house] = step.houses("house")
    return "box" if house.is_region else "line"


@lru_cache
def target(name: str) -> Target:
    """What a station or a technique practises, by the name of the station or any of the technique.

    Of a technique and a station that share their name it is the station.

    Raises
    ------
    NonetError
        Neither the name of a station nor of a technique that people use.
    """
    listed = {one.name: one for one in stations()}
    found = name if name in listed else technique(name).name
    one = listed.get(found)
    if one is not None:
        return Target(found, one, one.techniques, one.houses, _easier(one.techniques[0]))
    return Target(found, station_of(found), (found,), None, _easier(found))


def _easier(name: str) -> tuple[tuple[str, ...], ...]:
    before: list[tuple[str, ...]] = []
    for entry in course_order().entries:
        if name in entry.techniques:
            return tuple(before)
        before.append(entry.techniques)
    raise NonetError(f"expected a technique that people use, found {name!r}")
