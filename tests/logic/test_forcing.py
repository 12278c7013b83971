"""Forcing chains and nets."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest
from tests.logic.marks import made
from tests.logic.net_proofs import NetProof
from tests.logic.soundness import all_steps, is_sound, states
from tests.logic.states import example
from tests.strategies import JIGSAWS

import nonet
from nonet import Candidates, Grid, Layout
from nonet.logic import Step, TechniqueOptions, steps
from nonet.logic.engine import TECHNIQUES, find_steps
from nonet.logic.step import step_from
from nonet.running import Watch

CHAINS = (
    "contradiction_forcing_chain",
    "digit_forcing_chain",
    "cell_forcing_chain",
    "house_forcing_chain",
)
NETS = tuple(name.replace("chain", "net") for name in CHAINS)
ALL = ("nishio", *CHAINS, *NETS, "nested_forcing_net")

# AI Escargot (Arto Inkala, 2006), from https://www.sudokuwiki.org/Print_Escargot; no chain or net
# without techniques inside gets through it.
ESCARGOT = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."

LAYOUTS = {
    "4x4": Layout.of_size(4),
    "6x6": Layout.boxes(2, 3),
    "9x9": Layout.of_size(9),
    "jigsaw": Layout.jigsaw(JIGSAWS[3]),
    "diagonals": Layout.of_size(9, diagonals=True),
    "windows": Layout.of_size(9, windows=True),
    "latin": Layout.latin(7),
    "12x12": Layout.boxes(3, 4),
}
Node = tuple[int, int, bool]
"""Cell, digit, and whether it is true."""


def at(name: str) -> int:
    """Index of a cell of a 9 × 9 grid."""
    return (int(name[1]) - 1) * 9 + int(name[3]) - 1


def marked(marks: dict[str, str]) -> Candidates:
    """An empty 9 × 9 grid with these candidates, and all of them in all other cells."""
    masks = [(1 << 9) - 1] * 81
    for name, digits in marks.items():
        masks[at(name)] = sum(1 << int(digit) - 1 for digit in digits)
    return Candidates(masks, Layout.of_size(9))


def without(digit: int, places: str, house: range) -> list[tuple[int, int]]:
    """What to erase so that a digit has only these places in a house."""
    kept = {at(name) for name in places.split()}
    return [(cell, digit) for cell in house if cell not in kept]


def argument(step: Step) -> list[tuple[str, str]]:
    """Groups as role and text."""
    return [
        (
            group.role,
            "".join(map(str, group.digits))
            + "".join(f" r{cell // 9 + 1}c{cell % 9 + 1}" for cell in group.cells),
        )
        for group in step.groups
    ]


def links(step: Step) -> list[tuple[int, int, str]]:
    """Links as numbers of groups, `=` where they are strong."""
    return [(link.start, link.end, "=" if link.strong else "-") for link in step.links]


def first_step(candidates: Candidates, names: tuple[str, ...]) -> Step | None:
    """The step that a walkthrough would take."""
    wanted = [TECHNIQUES.index(name) for name in names]
    found = find_steps(candidates, wanted, TechniqueOptions(), everything=False, watch=Watch())
    return step_from(found[0], candidates.layout) if found else None


def test_all_candidates_of_a_cell_lead_to_the_same() -> None:
    """A cell with 1 and 2 whose neighbours turn either into 3 takes 3 from what both see."""
    state = marked({"r1c1": "12", "r1c5": "13", "r5c1": "23"})
    (step,) = steps(state, "cell_forcing_chain")
    assert (step.placements, step.eliminations) == ((), ((at("r5c5"), 3),))
    assert argument(step) == [
        ("assumption", "1 r1c1"),
        ("off", "1 r1c5"),
        ("on", "3 r1c5"),
        ("assumption", "2 r1c1"),
        ("off", "2 r5c1"),
        ("on", "3 r5c1"),
        ("conclusion", "3 r5c5"),
    ]
    assert links(step) == [
        (0, 1, "-"),
        (1, 2, "="),
        (3, 4, "-"),
        (4, 5, "="),
        (2, 6, "-"),
        (5, 6, "-"),
    ]


def test_all_places_of_a_house_lead_to_the_same() -> None:
    """A digit with two places in a box, both in a row, leaves the rest of the row."""
    box = range(27)
    outside = [(cell, 7) for cell in box if cell % 9 < 3 and cell not in {0, 1}]
    state = marked({}).without(outside)
    found = steps(state, "house_forcing_chain")
    assert [step.eliminations for step in found] == [((cell, 7),) for cell in range(3, 9)]
    assert argument(found[0]) == [
        ("house", "7"),
        ("assumption", "7 r1c1"),
        ("assumption", "7 r1c2"),
        ("conclusion", "7 r1c4"),
    ]
    assert [house.name for house in found[0].houses("house")] == ["box 1"]


def test_a_digit_that_blocks_itself_is_impossible() -> None:
    """A place of a digit that leaves it two places in one column goes, by that digit alone."""
    state = marked({}).without(without(4, "r5c1 r5c7", range(36, 45)))
    state = state.without(without(4, "r9c1 r9c8", range(72, 81)))
    found = steps(state, "nishio")
    assert [step.eliminations for step in found] == [
        ((at(name), 4),) for name in ("r4c8", "r6c8", "r7c7", "r8c7")
    ]
    assert argument(found[2]) == [
        ("assumption", "4 r7c7"),
        ("off", "4 r9c8"),
        ("off", "4 r5c7"),
        ("on", "4 r9c1"),
        ("conclusion", "4 r5c1"),
    ]
    assert links(found[2]) == [(0, 1, "-"), (0, 2, "-"), (1, 3, "="), (3, 4, "-"), (2, 4, "=")]


def test_what_cannot_be_missed_is_placed() -> None:
    """A candidate without which two cells need the same digit is placed."""
    state = marked({"r1c1": "13", "r1c4": "12", "r1c8": "12"})
    (step,) = [item for item in steps(state, "contradiction_forcing_chain") if item.placements]
    assert (step.placements, step.eliminations) == (((at("r1c1"), 3),), ())
    assert argument(step) == [
        ("assumption", "3 r1c1"),
        ("on", "1 r1c1"),
        ("off", "1 r1c4"),
        ("off", "1 r1c8"),
        ("on", "2 r1c4"),
        ("conclusion", "2 r1c8"),
    ]
    assert links(step)[0] == (0, 1, "=")


def test_a_digit_and_its_absence_lead_to_the_same() -> None:
    """The assumptions of both branches are one candidate: true, with weak links, then false."""
    state = marked({"r1c1": "12", "r1c5": "13", "r5c1": "23"})
    (step,) = steps(state, "digit_forcing_chain")
    assert step.eliminations == ((at("r5c5"), 3),)
    assert argument(step) == [
        ("assumption", "1 r1c1"),
        ("off", "1 r1c5"),
        ("on", "3 r1c5"),
        ("assumption", "1 r1c1"),
        ("on", "2 r1c1"),
        ("off", "2 r5c1"),
        ("on", "3 r5c1"),
        ("conclusion", "3 r5c5"),
    ]
    assert links(step)[0] == (0, 1, "-")
    assert (3, 4, "=") in links(step)


def test_a_pattern_inside_a_branch_is_a_group_of_its_own() -> None:
    """Two cells that a branch leaves with the same pair take both digits from a third one."""
    state = marked({"r1c5": "123", "r1c6": "123", "r1c9": "23"})
    place = (at("r1c1"), 1)
    shallow = steps(state, ("nishio", CHAINS[0], NETS[0]))
    assert all(place not in step.eliminations for step in shallow)
    (step,) = [item for item in steps(state, "nested_forcing_net") if item.eliminations == (place,)]
    assert argument(step) == [
        ("assumption", "1 r1c1"),
        ("off", "1 r1c5"),
        ("off", "1 r1c6"),
        ("pattern", "23 r1c5 r1c6"),
        ("off", "2 r1c9"),
        ("conclusion", "3 r1c9"),
    ]
    assert links(step) == [
        (0, 1, "-"),
        (0, 2, "-"),
        (1, 3, "="),
        (2, 3, "="),
        (3, 4, "-"),
        (3, 5, "-"),
        (4, 5, "="),
    ]


def stuck(candidates: Candidates, names: tuple[str, ...]) -> Candidates:
    """Candidates after all that these techniques find."""
    while (step := first_step(candidates, names)) is not None:
        candidates = step.apply(candidates)
    return candidates


def test_nested_nets_go_where_others_do_not() -> None:
    """Where no other net finds a step, inner chains do, and what they prove can be read."""
    singles = ("full_house", "naked_single", "hidden_single")
    candidates, solution = Candidates.of(Grid(ESCARGOT)), nonet.solve(ESCARGOT)
    inner = 0
    while not candidates.grid.is_full:
        candidates = stuck(candidates, (*singles, *CHAINS, *NETS))
        step = first_step(candidates, ("nested_forcing_net",))
        if step is None:
            break
        assert is_sound(step, solution)
        NetProof(step, candidates).check()
        inner += sum(group.role == "conclusion" for group in step.groups) - 1
        candidates = step.apply(candidates)
    assert candidates.grid == solution
    assert inner > 0


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_every_step_is_sound_and_proves_itself(layout: Layout) -> None:
    """On all layouts steps keep to the solution, and their premises are enough to see why."""
    puzzle = made(layout, 1)
    seen = set()
    for step, candidates, solution in islice(all_steps([puzzle], ALL), 1_000):
        assert is_sound(step, solution)
        NetProof(step, candidates).check()
        seen.add(step.technique)
    assert len(seen) >= 8


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_chains_are_those_of_a_plain_search(layout: Layout) -> None:
    """Chains reach what a search that was written apart from them reaches, and no more."""
    puzzle = made(layout, 2)
    for candidates, _ in islice(states(puzzle), 0, 24, 6):
        plain = PlainSearch(candidates)
        found = {name: {conclusion(step) for step in steps(candidates, name)} for name in CHAINS}
        assert found == plain.chains()


@pytest.mark.parametrize("layout", LAYOUTS.values(), ids=LAYOUTS)
def test_nets_contradict_what_cannot_be_filled_up(layout: Layout) -> None:
    """Nets end in a contradiction just where filling up cells and houses does."""
    puzzle = made(layout, 2)
    for candidates, _ in islice(states(puzzle), 0, 24, 12):
        plain = PlainSearch(candidates)
        found = {conclusion(step) for step in steps(candidates, "contradiction_forcing_net")}
        assert found == {
            (cell, digit, not on)
            for cell, digit, on in plain.nodes()
            if plain.fails((cell, digit, on))
        }


def test_the_first_step_places_and_is_the_lowest() -> None:
    """A walkthrough takes placements before eliminations, lower cells first, then short ones."""
    checked = 0
    for candidates, _ in islice(states(nonet.generate(seed=5).puzzle), 0, 60, 7):
        for names in (CHAINS, NETS, ("nishio",)):
            found = steps(candidates, names)
            first = first_step(candidates, names)
            if first is None:
                assert not found
                continue
            best = min(found, key=rank)
            assert conclusion(first) == conclusion(best)
            rivals = [step for step in found if conclusion(step) == conclusion(first)]
            assert any(
                (step.technique, step.groups, step.links)
                == (first.technique, first.groups, first.links)
                for step in rivals
            )
            checked += 1
    assert checked > 10


@pytest.mark.parametrize("text", ["." * 81, str(nonet.solve(ESCARGOT))], ids=["empty", "full"])
def test_nothing_follows_from_nothing(text: str) -> None:
    """An empty grid and a full one have no chain or net."""
    assert steps(text, ALL) == []


def test_marks_that_contradict_themselves_are_no_trouble() -> None:
    """States without a solution, even with empty cells, are searched like all others."""
    candidates = Candidates.of(Grid(ESCARGOT))
    solution = nonet.solve(ESCARGOT)
    wrong = [(cell, solution.digits[cell]) for cell in range(1, 80, 7)]
    wrong += [(1, digit) for digit in range(1, 10)]
    state = candidates.without(
        (cell, digit) for cell, digit in wrong if candidates.masks[cell] >> digit - 1 & 1
    )
    assert all(step.placements or step.eliminations for step in steps(state, ALL))


def test_a_large_grid_is_searched() -> None:
    """A 25 × 25 grid has nets whose premises prove them."""
    layout = Layout.of_size(25)
    candidates = Candidates.of(nonet.generate(layout, givens=(380, 420), seed=1).puzzle)
    for names in (CHAINS, NETS):
        step = first_step(candidates, names)
        assert step is not None
        NetProof(step, candidates).check()


def conclusion(step: Step) -> Node:
    """What a step says, of one candidate."""
    ((cell, digit, on),) = [(*item, True) for item in step.placements] + [
        (*item, False) for item in step.eliminations
    ]
    return cell, digit, on


def rank(step: Step) -> tuple[bool, int, int]:
    """Placements first, then by cell and digit."""
    cell, digit, on = conclusion(step)
    return not on, cell, digit


class PlainSearch:
    """What follows from an assumption, by the rules and nothing else."""

    def __init__(self, candidates: Candidates) -> None:
        self.candidates = candidates
        houses = candidates.layout.houses
        boxes = [i for i, house in enumerate(houses) if house.kind in {"box", "region"}]
        self.in_order = [*boxes, *(i for i in range(len(houses)) if i not in boxes)]
        self.left = {
            (cell, digit)
            for cell, mask in enumerate(candidates.masks)
            if not candidates.grid.digits[cell]
            for digit in range(1, candidates.size + 1)
            if mask >> digit - 1 & 1
        }
        self.groups = {item: self.groups_of(*item) for item in self.left}
        every = {tuple(group) for groups in self.groups.values() for group in groups}
        self.shared = [set(group) for group in every if len(group) > 1]

    def nodes(self) -> Iterator[Node]:
        """Each candidate, true and false."""
        for cell, digit in sorted(self.left):
            yield cell, digit, True
            yield cell, digit, False

    def groups_of(self, cell: int, digit: int) -> list[list[tuple[int, int]]]:
        """Candidates of which one is true: those of the cell, then of the digit in each house."""
        houses = [self.candidates.layout.houses[house].cells for house in self.in_order]
        return [
            [item for item in sorted(self.left) if item[0] == cell],
            *(
                [(other, digit) for other in sorted(cells) if (other, digit) in self.left]
                for cells in houses
                if cell in cells
            ),
        ]

    def follow(self, start: Node) -> tuple[list[Node], bool]:
        """Nodes up to the first contradiction, breadth first, and whether there was one."""
        reached: list[Node] = [start]
        waiting: dict[bool, list[Node]] = {True: [], False: []}
        waiting[start[2]].append(start)
        while waiting[True] or waiting[False]:
            cell, digit, on = waiting[bool(waiting[True])].pop(0)
            for group in self.groups[cell, digit]:
                others = [item for item in group if item != (cell, digit)]
                if not on and len(others) != 1:
                    continue
                for other in others:
                    node = (*other, not on)
                    if (*other, on) in reached:
                        return reached, True
                    if node not in reached:
                        reached.append(node)
                        waiting[not on].append(node)
        return reached, False

    def chains(self) -> dict[str, set[Node]]:
        """Conclusions of chains by technique."""
        ends = {node: self.follow(node) for node in self.nodes()}
        found: dict[str, set[Node]] = {name: set() for name in CHAINS}
        contradiction, of_digit, of_cell, of_house = CHAINS
        for (cell, digit, on), (_, absurd) in ends.items():
            if absurd:
                found[contradiction].add((cell, digit, not on))
            elif on and not ends[cell, digit, False][1]:
                both = ends[cell, digit, True][0], ends[cell, digit, False][0]
                found[of_digit] |= set(both[0]) & set(both[1])
        by_cell: dict[int, list[tuple[int, int]]] = {}
        by_house: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for cell, digit in sorted(self.left):
            by_cell.setdefault(cell, []).append((cell, digit))
            for house in self.candidates.layout.cell_houses[cell]:
                by_house.setdefault((house, digit), []).append((cell, digit))
        for name, groups in ((of_cell, by_cell.values()), (of_house, by_house.values())):
            for group in groups:
                if len(group) > 1:
                    branches = [set(ends[cell, digit, True][0]) for cell, digit in group]
                    found[name] |= set.intersection(*branches)
        return found

    def fails(self, start: Node) -> bool:
        """Whether a candidate becomes both true and false where all that is single is filled in."""
        true: set[tuple[int, int]] = set()
        false: set[tuple[int, int]] = set()
        (true if start[2] else false).add(start[:2])
        size = -1
        while size != len(true) + len(false) and not true & false:
            size = len(true) + len(false)
            for group in self.shared:
                if true & group:
                    false |= group - true
                    if len(true & group) > 1:
                        return True
                elif len(group - false) <= 1:
                    true |= group - false
                    if group <= false:
                        return True
        return bool(true & false)


def test_examples_are_what_their_descriptions_say() -> None:
    """A nishio supposes a digit to be in a cell; a nested net has a technique inside."""
    _, step = example("nishio")
    assert step.eliminations == ((step.groups[0].cells[0], step.groups[0].digits[0]),)
    assert {group.digits for group in step.groups} == {step.groups[0].digits}
    _, step = example("nested_forcing_net")
    assert any(group.role == "pattern" for group in step.groups)
