"""At how many places the hardest steps can be found, against all steps of each state."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

import nonet
from nonet import Grade, Grid, Layout, TechniqueOrder, Walkthrough
from nonet.batch import Grades
from nonet.logic import Entry, technique

ORDER = TechniqueOrder.hodoku()
ENTRY_OF = {name: entry for entry in ORDER.enabled for name in entry.techniques}
NUMBER_OF = {level.name: number for number, level in enumerate(ORDER.levels)}
BY_NAME = {entry.name: entry for entry in ORDER.enabled}


def is_counted(entry: Entry) -> bool:
    """Whether all steps of an entry are looked for."""
    families = {technique(name).family for name in entry.techniques}
    is_chain = bool(families & {"Chains", "Forcing"}) and entry.name != "rule_chain"
    is_kraken = entry.name.startswith("kraken")
    return entry.level != "Extreme" and not is_chain and not is_kraken


def found_at(walk: Walkthrough, *, by_level: bool) -> Iterator[int]:
    """How many steps of its entry there are before each of the hardest; none for what is left."""
    used = [ENTRY_OF[step.technique] for step in walk.steps]
    level = max((entry.level for entry in used), key=NUMBER_OF.__getitem__)
    before: Counter[str] = Counter()
    for entry, state in zip(used, walk.states(), strict=False):
        if (entry.level != level) if by_level else (entry.name != walk.grade.hardest):
            continue
        if not is_counted(entry):
            continue
        count = min(4, len(nonet.steps(state, entry.techniques)))
        if count >= before[entry.name]:
            yield count
        before[entry.name] = count


def puzzles_of(kind: str) -> list[Grid]:
    """Some puzzles, and of the classic kind those that are not Easy."""
    if kind == "classic":
        return [made.puzzle for made in nonet.generate_many(60, seed=5)]
    layout = Layout.boxes(2, 3)
    return [made.puzzle for made in nonet.generate_many(50, layout, kind=kind, seed=5)]


@pytest.mark.parametrize("kind", ["classic", "thermo", "kropki", "killer"])
def test_places_are_those_of_all_steps(kind: str) -> None:
    """The fewest places and the steps at one place alone are what a search for all steps finds."""
    counted = 0
    for puzzle in puzzles_of(kind):
        walk = nonet.walkthrough(puzzle)
        grade = walk.grade
        levels = {ENTRY_OF[step.technique].level for step in walk.steps}
        hardest = max(map(NUMBER_OF.__getitem__, levels))
        if hardest == 0:
            assert (grade.places, grade.narrow) == (0, 0)
            continue
        is_ruled = not puzzle.layout.is_house_only
        narrow = list(found_at(walk, by_level=True)).count(1) if is_ruled and hardest < 3 else 0
        assert grade.narrow == min(20, narrow)
        if not is_counted(BY_NAME[grade.hardest]):
            assert grade.places == 1
            continue
        assert grade.places == min(found_at(walk, by_level=False))
        counted += 1
    assert counted > 3


def test_many_puzzles_have_the_same_places() -> None:
    """Grades of many puzzles, with rules and without, are those of each."""
    for kind in ("classic", "killer"):
        puzzles = puzzles_of(kind)
        assert list(nonet.grade_many(puzzles)) == [nonet.grade(puzzle) for puzzle in puzzles]


def test_older_grades_are_read() -> None:
    """A grade that was written without places has none; those of many, too."""
    grade = nonet.grade("...4 ..31 34.. 2...")
    fields = grade.fields()
    assert Grade.from_fields({name: fields[name] for name in fields if name != "narrow"}) == grade
    grades = nonet.grade_many([puzzles_of("classic")[0], "." * 81])
    older = {name: value for name, value in grades.fields().items() if name != "places"}
    assert Grades.from_fields(older).places.tolist() == [0, 0]
    assert Grades.from_fields(grades.fields()).places.tolist() == grades.places.tolist()
