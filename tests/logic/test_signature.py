"""The signature of the techniques: the steps of walkthroughs over fixed puzzles of our own.

It pins down which steps are found, not how fast. A change that moves it says why in its commit
message.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tests.logic.states import JIGSAW
from tests.solver.make_signature_puzzles import LAYOUTS

from nonet import Grid, Layout, walkthrough

STEPS = {
    "aic": 23,
    "als_chain": 1,
    "als_xy_wing": 7,
    "als_xz": 10,
    "brute_force": 1,
    "bug_1": 1,
    "cell_forcing_chain": 3,
    "cell_forcing_net": 2,
    "claiming": 91,
    "continuous_nice_loop": 9,
    "contradiction_forcing_net": 16,
    "discontinuous_nice_loop": 79,
    "empty_rectangle": 20,
    "finned_franken_swordfish": 5,
    "finned_franken_x_wing": 2,
    "finned_jellyfish": 4,
    "finned_swordfish": 7,
    "finned_x_wing": 9,
    "franken_swordfish": 3,
    "full_house": 373,
    "grouped_aic": 20,
    "grouped_continuous_nice_loop": 11,
    "grouped_discontinuous_nice_loop": 30,
    "hidden_pair": 9,
    "hidden_rectangle": 8,
    "hidden_single": 275,
    "hidden_triple": 4,
    "house_forcing_chain": 6,
    "house_forcing_net": 1,
    "locked_pair": 5,
    "locked_triple": 2,
    "multi_colours_1": 3,
    "naked_pair": 21,
    "naked_single": 397,
    "naked_triple": 16,
    "pointing": 147,
    "remote_pair": 1,
    "sashimi_jellyfish": 2,
    "sashimi_swordfish": 2,
    "sashimi_x_wing": 3,
    "simple_colours_trap": 15,
    "skyscraper": 10,
    "sue_de_coq": 12,
    "swordfish": 1,
    "turbot_fish": 22,
    "two_string_kite": 11,
    "unique_rectangle_1": 1,
    "unique_rectangle_3": 2,
    "unique_rectangle_4": 5,
    "unique_rectangle_6": 2,
    "w_wing": 17,
    "x_wing": 8,
    "xy_chain": 18,
    "xy_wing": 14,
    "xyz_wing": 8,
}


def test_steps_over_the_set() -> None:
    """Walkthroughs take exactly the steps that they took before, over the whole set."""
    layouts = {**LAYOUTS, "9-jigsaw": Layout.jigsaw(JIGSAW)}
    steps: Counter[str] = Counter()
    for line in (Path(__file__).parent / "signature_puzzles.txt").read_text("ascii").splitlines():
        if line.startswith("#"):
            continue
        name, text = line.split(" ")
        steps.update(step.technique for step in walkthrough(Grid.parse(text, layouts[name])).steps)
    assert steps == STEPS
