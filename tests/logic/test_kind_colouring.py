"""Colours of low and high, odd and even, remainders and thirds, and patterns of pairs."""

from __future__ import annotations

import random

from tests.conformance.premises import FAULTS, verdict
from tests.each import each
from tests.logic.killers import follows, state_of
from tests.logic.rule_oracle import ruled_states
from tests.logic.rule_states import gone, only_step, state

from nonet import Candidates, Layout, generate
from nonet.constraints import (
    Cage,
    EntropicLine,
    ModularLine,
    PairSum,
    ParityLine,
    Ratio,
    RenbanLine,
    Thermometer,
    WhisperLine,
)
from nonet.logic import steps

COLOURINGS = ["polarity_colouring", "parity_colouring", "modular_colouring", "entropic_colouring"]
NO_FIVE = "12346789"
ZIGZAG = "r1c1 r2c2 r1c3 r2c4 r1c5 r2c6 r1c7 r2c8"
UPPER = ["r1c1", "r1c3", "r1c5", "r1c7"]
LOWER = ["r2c2", "r2c4", "r2c6", "r2c8"]


def test_one_step_says_which_cells_of_a_whisper_line_are_low() -> None:
    """With four cells of a line in its row, a low cell there makes them all high."""
    left = dict.fromkeys([*UPPER, *LOWER], NO_FIVE)
    candidates = state(WhisperLine(ZIGZAG, 5), **left, r1c9="134")
    step = only_step(candidates, "polarity_colouring")
    assert gone(step) == dict.fromkeys(UPPER, "1234") | dict.fromkeys(LOWER, "6789")
    text = step.explain("show")
    assert "A is r1c1357; B is r2c2468" in text
    assert "Suppose A is low. Then r1c13579 in row 1 have only 1, 2, 3 and 4" in text
    assert "So A is high and B is low." in text
    assert verdict(step, candidates) not in FAULTS


def test_a_line_with_room_for_both_ways_says_nothing() -> None:
    """Where the row has no other low cell, the line may begin low or high."""
    left = dict.fromkeys([*UPPER, *LOWER], NO_FIVE)
    assert steps(state(WhisperLine(ZIGZAG, 5), **left), "polarity_colouring") == []
    six = state(WhisperLine(ZIGZAG, 5), **left, r1c9="346")
    assert steps(six, "polarity_colouring") == []


def test_lines_that_share_a_cell_get_one_colouring() -> None:
    """Whisper lines that follow one another are coloured as one."""
    rules = WhisperLine("r1c1 r2c2", 5), WhisperLine("r2c2 r3c3", 5), WhisperLine("r3c3 r4c4", 5)
    left = dict.fromkeys(["r1c1", "r2c2", "r3c3", "r4c4"], NO_FIVE)
    low = dict.fromkeys(["r7c3", "r8c3", "r9c3"], "1234") | {"r6c3": "24"}
    step = only_step(state(*rules, **left, **low), "polarity_colouring")
    assert gone(step) == {"r1c1": "1234", "r3c3": "1234", "r2c2": "6789", "r4c4": "6789"}


def test_a_loop_of_odd_length_has_no_colours() -> None:
    """Three cells that are each unlike the next are neither low nor high, which the step says."""
    rules = (
        WhisperLine("r1c1 r1c2", 5),
        WhisperLine("r1c2 r2c2", 5),
        WhisperLine("r2c2 r1c1", 5),
    )
    candidates = state(*rules, **dict.fromkeys(["r1c1", "r1c2", "r2c2"], NO_FIVE))
    step = only_step(candidates, "polarity_colouring")
    assert gone(step)["r1c1"] == NO_FIVE
    assert "has no candidate left" in step.explain("show")
    even = (*rules[:2], WhisperLine("r2c2 r2c1", 5), WhisperLine("r2c1 r1c1", 5))
    left = dict.fromkeys(["r1c1", "r1c2", "r2c2", "r2c1"], NO_FIVE)
    assert steps(state(*even, **left), "polarity_colouring") == []


def test_four_pairs_take_the_low_and_high_digits_of_a_row() -> None:
    """Four whisper pairs in a row have four low and four high digits, whichever way round."""
    rules = [WhisperLine(f"r1c{column} r1c{column + 1}", 5) for column in (1, 3, 5, 7)]
    left = {f"r1c{column}": NO_FIVE for column in range(1, 9)}
    found = steps(state(*rules, **left), "polarity_colouring")
    assert [gone(step) for step in found] == [{"r1c9": "1234"}, {"r1c9": "6789"}]
    assert "one of r1c12" in found[0].explain("show")
    assert all(verdict(step, state(*rules, **left)) not in FAULTS for step in found)
    assert steps(state(*rules[:3], **left), "polarity_colouring") == []


def test_five_cells_of_a_parity_line_in_a_row_are_odd() -> None:
    """A row has four even digits, so every second cell of a zigzag of nine is odd."""
    candidates = state(ParityLine(f"{ZIGZAG} r1c9"))
    step = only_step(candidates, "parity_colouring")
    upper = [*UPPER, "r1c9"]
    assert gone(step) == dict.fromkeys(upper, "2468") | dict.fromkeys(LOWER, "13579")
    assert "Suppose A is even." in step.explain("show")
    assert verdict(step, candidates) not in FAULTS


def test_sums_settle_the_parity_of_two_cells() -> None:
    """With an odd cell in it, an odd cage has two cells alike; a parity line has them unlike."""
    rules = Cage("r1c1 r1c2 r1c3", 15), ParityLine("r1c1 r2c1 r2c2 r1c2")
    candidates = state(*rules, r1c3="79")
    found = steps(candidates, "parity_colouring")
    assert {"r1c1", "r1c2"} <= gone(found[0]).keys()
    assert steps(state(*rules, r1c3="68"), "parity_colouring") == []


def test_a_remainder_that_a_row_has_no_room_for_goes_from_the_colour() -> None:
    """Three other cells of row 1 have 1, 4 and 7, so r1c1 and the cell three on do not."""
    line = ModularLine("r1c1 r2c1 r3c1 r4c2", 3)
    known = dict.fromkeys(["r1c5", "r1c6", "r1c7"], "147")
    candidates = state(line, **known)
    found = [step for step in steps(candidates, "modular_colouring") if "r4c2" in gone(step)]
    assert [gone(step) for step in found] == [{"r1c1": "147", "r4c2": "147"}]
    text = found[0].explain("show")
    assert "A has remainder 1" in text
    assert verdict(found[0], candidates) not in FAULTS


def test_thirds_have_three_colours() -> None:
    """The same of low, middle and high digits."""
    line = EntropicLine("r1c1 r2c1 r3c1 r4c2")
    known = dict.fromkeys(["r1c5", "r1c6", "r1c7"], "456")
    found = steps(state(line, **known), "entropic_colouring")
    assert {"r1c1": "456", "r4c2": "456"} in [gone(step) for step in found]
    assert "A is middle" in found[0].explain("show")
    assert steps(state(line), "entropic_colouring") == []


def test_rules_that_say_nothing_of_kinds_have_no_colours() -> None:
    """Thermometers, large cages and renban lines link no kinds."""
    rules = Thermometer("r1c1 r1c2 r1c3"), Cage("r4c4 r4c5 r4c6", 15), RenbanLine("r7c1 r7c2 r7c3")
    assert steps(state(*rules), COLOURINGS) == []


def test_black_dots_in_a_row_have_two_fillings() -> None:
    """Three of them join 1-2-4-8 or 8-4-2-1, and the other cells of the row have none of these."""
    dots = [Ratio(f"r1c{column} r1c{column + 1}", 2) for column in (1, 2, 3)]
    candidates = state(*dots)
    found = steps(candidates, "pair_chain")
    step = next(step for step in found if "r1c9" in gone(step))
    assert {name: gone(step)[name] for name in ("r1c1", "r1c2")} == {
        "r1c1": "2345679",
        "r1c2": "1356789",
    }
    beyond = {f"r1c{column}": "1248" for column in range(5, 10)}
    assert {name: gone(step)[name] for name in beyond} == beyond
    assert "1-2-4-8 or 8-4-2-1" in step.explain("show")
    assert "each see 1 and 8 there" in step.explain("show")
    assert verdict(step, candidates) not in FAULTS
    [step] = steps(state(*dots[:2]), "pair_chain")
    assert gone(step)["r1c9"] == "24"


def test_two_vs_in_a_box_have_the_low_digits() -> None:
    """Two V in one box are 1-4 and 2-3, so its other cells have none of these."""
    corner = PairSum("r1c1 r1c2", 5), PairSum("r2c1 r2c2", 5)
    left = dict.fromkeys(["r1c1", "r1c2", "r2c1", "r2c2"], "1234")
    candidates = state(*corner, **left)
    step = only_step(candidates, "pair_chain")
    assert gone(step) == dict.fromkeys(["r1c3", "r2c3", "r3c1", "r3c2", "r3c3"], "1234")
    assert "in box 1, r12c12 are joined two by two" in step.explain("show")
    assert verdict(step, candidates) not in FAULTS
    apart = PairSum("r1c1 r1c2", 5), PairSum("r2c4 r2c5", 5)
    left = dict.fromkeys(["r1c1", "r1c2", "r2c4", "r2c5"], "1234")
    assert steps(state(*apart, **left), "pair_chain") == []


KINDS = frozenset(
    {"whisper_line", "parity_line", "modular_line", "entropic_line", "difference", "ratio"}
    | {"pair_sum", "palindrome", "pair_relation"}
)


def test_no_grid_has_what_a_colouring_eliminates() -> None:
    """Brute force finds no grid with the candidates and named rules that has a removed digit."""
    found = 0
    for ruled in ruled_states(250, 60, KINDS):
        for step in steps(ruled.state, [*COLOURINGS, "pair_chain"]):
            found += 1
            assert not ruled.allows(step), f"{step}\n{ruled.state.layout.constraints}"
            assert verdict(step, ruled.state) not in FAULTS, f"{step}\n{ruled.state}"
            assert all("None" not in step.explain("show", name) for name in ("en", "de", "zh"))
    assert found > 20


@each("rules", ["german-whisper", "parity-line", "modular-line", "entropic-line", "xv"])
def test_colourings_have_no_solution_beside_a_step(rules: str) -> None:
    """With a removed candidate a 6×6 grid of random candidates has no solution."""
    rng = random.Random(rules)
    named = rules if rules == "xv" else f"{rules} 4 length 4-7"
    made = generate(Layout.boxes(2, 3), rules=named, seed=7, threads=1)
    layout, solution = made.puzzle.layout, made.solution.digits
    found = [
        (step, before)
        for share in (0.2, 0.4, 0.6, 0.8)
        for before in (state_of(layout, solution, share, rng) for _ in range(20))
        for step in steps(before, [*COLOURINGS, "pair_chain"])
    ]
    assert len(found) > 100
    for number, (step, before) in enumerate(found):
        assert all(solution[cell] != digit for cell, digit in step.eliminations), step.explain()
        assert number % 20 or follows(step, before), step.explain()


def test_a_cell_of_two_colourings_counts_once() -> None:
    """Colours that begin in different cells may share some, as a link goes one way only."""
    masks = ["2345", "456", "1235", "125", "12356", "1246", "2345", "12356", "12356", "124", "123"]
    masks += ["246", "245", "2346", "1245", "123456", "1256", "123456", "26", "6", "12456", "2356"]
    masks += ["12345", "245", "13456", "1456", "12345", "1234", "1246", "123456", "1356", "123456"]
    masks += ["13456", "1456", "2456", "12345"]
    layout = Layout.boxes(2, 3, constraints=[ModularLine("r5c1 r4c1 r3c1 r3c2 r3c3 r4c3", 3)])
    digits = [sum(1 << int(digit) - 1 for digit in mask) for mask in masks]
    before = Candidates(digits, layout)
    assert all(follows(step, before) for step in steps(before, COLOURINGS))
