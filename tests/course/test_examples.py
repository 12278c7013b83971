"""The worked example of each station, and sets of exercises for a class."""

from __future__ import annotations

import pytest
from tests.each import each
from tests.logic.states import example

from nonet import NonetError
from nonet.course import (
    Station,
    course_order,
    exercise,
    exercise_set,
    faults,
    station_example,
    stations,
)
from nonet.course._examples_table import EXAMPLES
from nonet.course._pool import pooled
from nonet.course._target import target
from nonet.logic import link_sentences, steps


@each("station", stations(), lambda one: one.name)
def test_the_example_shows_the_station(station: Station) -> None:
    """The technique is there, nothing easier is, and there are few other steps of it."""
    state, step = station_example(station.name)
    found = target(station.name)
    assert found.takes(step, state)
    assert found.easier_step(state) is None
    assert step.apply(state) != state
    if station.chapter in {"chains", "single_digit_patterns"}:
        assert len(link_sentences(step)) >= 3


def test_there_is_an_example_for_every_station() -> None:
    """The table has a position for each station, and none that is not asked for."""
    assert list(EXAMPLES) == [one.name for one in stations()]


def test_a_set_is_the_same_for_a_class() -> None:
    """The same seed gives the same exercises, a smaller set is the beginning of a larger one."""
    found = exercise_set("naked_pair", 4, seed=5)
    assert exercise_set("Naked Pair", 2, seed=5) == found[:2]
    assert len({one.state for one in found}) == 4
    assert all(one.seed < 2**53 for one in found)
    assert exercise("naked_pair", seed=found[3].seed) == found[3]
    assert not any(map(faults, found))


@pytest.mark.parametrize("count", [0, 101])
def test_a_set_has_its_limits(count: int) -> None:
    """A set has from 1 to 100 exercises."""
    with pytest.raises(NonetError, match="expected a count from 1 to 100"):
        exercise_set("naked_pair", count)


# A multi-sector locked set is shown in the puzzle that is known for it; a nishio, for which nothing
# easier never holds, and a Phistomefel ring, which only hints know, come before the other forcing
# chains.
CLASSIC = [
    name
    for entry in course_order().entries
    for name in entry.techniques
    if pooled((name,)) != () and example(name)[0].layout.is_house_only
]


RARE = {"nishio", "phistomefel_ring"}


@each("name", [name for name in CLASSIC if name != "multi_sector_locked_set"])
def test_the_catalogue_shows_nothing_easier(name: str) -> None:
    """What the example of a technique concludes, no earlier technique does, where that can be."""
    state, step = example(name)
    concluded = {*step.placements, *step.eliminations}
    easier = [one for names in target(name).easier for one in names if one not in RARE]
    for other in steps(state, easier, assume_unique=True):
        assert concluded.isdisjoint({*other.placements, *other.eliminations}), other.technique
