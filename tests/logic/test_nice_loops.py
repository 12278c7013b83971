"""Nice loops and alternating inference chains: what they find, and why."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest
from hypothesis import given, settings
from tests.logic.chain_proofs import (
    Candidate,
    between,
    chains,
    in_cells,
    joined,
    of_two_digits,
    of_two_places,
    seeing,
)
from tests.logic.marks import (
    LAYOUTS,
    Eliminations,
    full,
    gone,
    part,
    peers,
    places,
    sparse,
    states_of,
    with_digits,
    with_places,
    wrong_steps,
)

from nonet import Candidates, Layout
from nonet.logic import Group, Link, Step, TechniqueOptions, steps

UNGROUPED = ["continuous_nice_loop", "discontinuous_nice_loop", "aic"]
GROUPED = [f"grouped_{name}" for name in UNGROUPED]
WITH_SETS = TechniqueOptions(als_nodes=True)

MOST = 7
"""Links of the chains that are compared with all chains there are."""


@pytest.fixture
def nine() -> Candidates:
    """All digits in all cells of 9 × 9."""
    return full(LAYOUTS["9x9"])


def by_definition(state: Candidates) -> tuple[set[Eliminations], set[Eliminations]]:
    """What discontinuous loops and what AICs eliminate, as far as their ends are so near."""
    weak = joined(seeing(state), in_cells(state))
    strong = joined(of_two_places(state), of_two_digits(state))
    between_ends: dict[tuple[Candidate, Candidate], int] = {}
    for chain in chains(strong, weak, MOST):
        ends = chain[0], chain[-1]
        between_ends[ends] = min(len(chain) - 1, between_ends.get(ends, MOST))
    loops, aics = set(), set()
    for (start, end), links in between_ends.items():
        if start == end:
            loops.add(frozenset(in_cells(state)[start]))
        elif links > 1 and start[0] != end[0]:
            eliminated = between(start, end, weak)
            loops |= {frozenset([candidate]) for candidate in eliminated}
            aics |= {eliminated} if len(eliminated) > 1 else set()
    return loops - {frozenset()}, aics


def eliminations(state: Candidates, technique: str, most: int) -> set[Eliminations]:
    """Eliminations of the steps with at most `most` links."""
    return {
        frozenset(step.eliminations) for step in steps(state, technique) if len(step.links) <= most
    }


def holds(link: Link, step: Step, state: Candidates) -> bool:
    """Whether a link of a step is one."""
    a, b = step.groups[link.start], step.groups[link.end]
    if not link.strong:
        return exclude(a, b, state.layout)
    (digit,) = a.digits
    if a.digits == b.digits and any(
        places(state, digit, house.cells) == {*a.cells, *b.cells} for house in state.layout.houses
    ):
        return True
    if a.cells == b.cells and set(digits(state, a.cells[0])) == {*a.digits, *b.digits}:
        return True
    sets = [group.cells for group in step.groups if group.role == "als"]
    return any(not any(fillings(state, cells, (a, b))) for cells in sets)


def exclude(a: Group, b: Group, layout: Layout) -> bool:
    """Whether two nodes cannot both be true."""
    if a.digits == b.digits:
        return all(other in peers(layout, cell) for cell in a.cells for other in b.cells)
    return len(a.cells) == 1 and a.cells == b.cells


def digits(state: Candidates, cell: int) -> list[int]:
    """Candidates of a cell."""
    return [digit for digit in range(1, state.size + 1) if state.masks[cell] >> digit - 1 & 1]


def fillings(
    state: Candidates, cells: tuple[int, ...], false: tuple[Group, ...]
) -> Iterator[dict[int, int]]:
    """Ways to fill cells by the rules while some nodes are false."""

    def more(filled: dict[int, int]) -> Iterator[dict[int, int]]:
        if len(filled) == len(cells):
            yield filled
            return
        cell = cells[len(filled)]
        for digit in digits(state, cell):
            if not any((digit,) == node.digits and cell in node.cells for node in false) and all(
                digit != other or at not in peers(state.layout, cell)
                for at, other in filled.items()
            ):
                yield from more({**filled, cell: digit})

    return more({})


def faults(state: Candidates, options: TechniqueOptions) -> list[str]:
    """What is wrong with the steps of a state."""
    found = []
    for step in steps(state, [*UNGROUPED, *GROUPED], options=options):
        nodes = [group for group in step.groups if group.role in {"on", "off"}]
        if not all(holds(link, step, state) for link in step.links):
            found.append(f"a link of {step} does not hold")
        if [(link.start, link.end) for link in step.links[: len(nodes) - 1]] != list(
            pairwise(range(len(nodes)))
        ):
            found.append(f"nodes of {step} are not in order")
        for a, b in pairwise(nodes):
            if {a.role, b.role} != {"on", "off"}:
                found.append(f"nodes of {step} do not alternate")
        is_grouped = any(len(node.cells) > 1 for node in nodes) or len(nodes) < len(step.groups)
        if is_grouped != step.technique.startswith("grouped"):
            found.append(f"{step} has the wrong name")
        if step.technique.endswith("aic") and not all(
            exclude(end, Group("on", (digit,), (cell,), None), state.layout)
            for cell, digit in step.eliminations
            for end in (nodes[0], nodes[-1])
        ):
            found.append(f"ends of {step} do not exclude what goes")
    return found


def test_a_continuous_loop(nine: Candidates) -> None:
    """What a weak link of a continuous loop leaves out goes, outside of the loop's cells."""
    cells = {"r1c1": "12", "r1c5": "23", "r5c5": "34", "r5c1": "14"}
    (step,) = steps(with_digits(cells, nine), "continuous_nice_loop")
    row_1 = {f"2r1c{column}" for column in (2, 3, 4, 6, 7, 8, 9)}
    row_5 = {f"4r5c{column}" for column in (2, 3, 4, 6, 7, 8, 9)}
    column_1 = {f"1r{row}c1" for row in (2, 3, 4, 6, 7, 8, 9)}
    column_5 = {f"3r{row}c5" for row in (2, 3, 4, 6, 7, 8, 9)}
    assert gone(step) == row_1 | row_5 | column_1 | column_5
    assert part(step, "off") == ["1 r1c1", "2 r1c5", "3 r5c5", "4 r5c1"]
    assert part(step, "on") == ["2 r1c1", "3 r1c5", "4 r5c5", "1 r5c1"]
    assert step.links[-1] == Link(7, 0, strong=False)


def test_a_candidate_that_proves_itself_wrong(nine: Candidates) -> None:
    """A candidate goes from which a loop leads to its opposite."""
    cells = {"r1c1": "12", "r1c5": "23", "r5c5": "13"}
    (step,) = steps(with_digits(cells, nine), UNGROUPED)
    assert step.technique == "discontinuous_nice_loop"
    assert gone(step) == {"1r5c1"}
    assert part(step, "on") == ["1 r5c1", "2 r1c1", "3 r1c5", "1 r5c5"]
    assert part(step, "off") == ["1 r1c1", "2 r1c5", "3 r5c5"]
    assert step.links[-1] == Link(6, 0, strong=False)


def test_a_candidate_that_is_true_if_it_is_false(nine: Candidates) -> None:
    """All others of the cell go where a loop leads from a false candidate to a true one."""
    lines = {"row 1": "r1c1 r1c5", "column 1": "r1c1 r5c1"}
    state = with_digits({"r2c4": "57", "r5c2": "57"}, with_places(5, lines, nine))
    state = with_places(7, {"row 8": "r8c2 r8c4"}, state)
    (step,) = (step for step in steps(state, UNGROUPED) if len(step.eliminations) == 8)
    assert gone(step) == {f"{digit}r1c1" for digit in (1, 2, 3, 4, 6, 7, 8, 9)}
    assert step.groups[0].role == "off"
    assert step.links[0].strong
    assert step.links[-1] == Link(len(step.groups) - 1, 0, strong=True)


def test_an_aic_of_one_digit(nine: Candidates) -> None:
    """Whatever sees both ends of a chain goes in one step."""
    cells = {"r1c1": "12", "r5c1": "23", "r5c5": "34", "r2c5": "14"}
    found = steps(with_digits(cells, nine), "aic")
    assert {"1r1c4", "1r1c6", "1r2c2", "1r2c3"} <= set().union(*map(gone, found))


def test_an_aic_of_two_digits(nine: Candidates) -> None:
    """Ends that see each other lose each other's digit."""
    state = with_places(2, {"column 1": "r1c1 r5c1"}, nine)
    state = with_places(3, {"column 8": "r1c8 r5c8"}, state)
    (step,) = steps(with_digits({"r5c5": "23"}, state), "aic")
    assert gone(step) == {"3r1c1", "2r1c8"}
    assert {*part(step, "off")} == {"2 r1c1", "2 r5c5", "3 r5c8"}
    assert {*part(step, "on")} == {"2 r5c1", "3 r5c5", "3 r1c8"}


def test_a_group(nine: Candidates) -> None:
    """Places in the crossing of a box and a line are one node."""
    lines = {"row 1": "r1c2 r1c7", "column 9": "r2c9 r3c9 r8c9"}
    (step,) = steps(with_places(6, lines, nine), GROUPED)
    assert step.technique == "grouped_discontinuous_nice_loop"
    assert gone(step) == {"6r8c2"}
    assert sorted(part(step, "on")) == ["6 r1c7", "6 r8c2", "6 r8c9"]
    assert sorted(part(step, "off")) == ["6 r1c2", "6 r2c9 r3c9"]


def test_an_almost_locked_set_is_a_node_if_asked_for(nine: Candidates) -> None:
    """With almost locked sets as nodes one of their digits leads to another one."""
    state = with_digits({"r1c1": "12", "r1c5 r1c6": "123", "r5c1": "13", "r5c5": "14"}, nine)
    assert not any("als" in (group.role for group in step.groups) for step in steps(state, GROUPED))
    found = steps(state, GROUPED, options=WITH_SETS)
    assert any(part(step, "als") == ["123 r1c5 r1c6"] for step in found)


@given(sparse())
@settings(max_examples=20)
def test_the_links_of_all_steps_hold(state: Candidates) -> None:
    """Every link is one by the rules, whatever the layout and the marks."""
    assert faults(state, TechniqueOptions()) == []


@pytest.mark.parametrize("name", ["4x4", "6x6", "latin"])
def test_the_links_of_sets_hold(name: str) -> None:
    """No digits fit into an almost locked set against the link that it makes."""
    for state in states_of(LAYOUTS[name], 1):
        assert faults(state, WITH_SETS) == []


@pytest.mark.parametrize("name", ["4x4", "6x6", "latin"])
def test_all_are_found(name: str) -> None:
    """Each conclusion of a short chain is found on the way to a solution, and nothing else."""
    for state in states_of(LAYOUTS[name]):
        loops, aics = by_definition(state)
        assert loops <= eliminations(state, "discontinuous_nice_loop", 81)
        assert aics <= eliminations(state, "aic", 81)
        assert eliminations(state, "discontinuous_nice_loop", MOST) <= loops
        assert eliminations(state, "aic", MOST) <= aics


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_sound(layout: Layout) -> None:
    """No step contradicts the solution."""
    assert wrong_steps(layout, [*UNGROUPED, *GROUPED]) == []


@pytest.mark.parametrize("name", ["6x6", "jigsaw"])
def test_sound_with_sets(name: str) -> None:
    """No step with almost locked sets contradicts the solution."""
    assert wrong_steps(LAYOUTS[name], GROUPED, WITH_SETS) == []
