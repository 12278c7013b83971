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
    "aic": 22,
    "als_chain": 1,
    "als_xy_wing": 7,
    "als_xz": 10,
    "brute_force": 1,
    "bug_1": 1,
    "cell_forcing_chain": 3,
    "cell_forcing_net": 2,
    "claiming": 87,
    "continuous_nice_loop": 7,
    "contradiction_forcing_net": 16,
    "discontinuous_nice_loop": 82,
    "empty_rectangle": 21,
    "finned_franken_swordfish": 5,
    "finned_franken_x_wing": 2,
    "finned_jellyfish": 2,
    "finned_swordfish": 6,
    "finned_x_wing": 9,
    "full_house": 373,
    "grouped_aic": 13,
    "grouped_continuous_nice_loop": 3,
    "grouped_discontinuous_nice_loop": 25,
    "hidden_pair": 9,
    "hidden_rectangle": 7,
    "hidden_single": 289,
    "hidden_triple": 5,
    "house_forcing_chain": 6,
    "house_forcing_net": 1,
    "locked_pair": 4,
    "locked_triple": 1,
    "multi_colours_1": 1,
    "naked_pair": 20,
    "naked_single": 382,
    "naked_triple": 13,
    "pointing": 141,
    "sashimi_swordfish": 1,
    "sashimi_x_wing": 4,
    "set_equivalence": 47,
    "simple_colours_trap": 6,
    "skyscraper": 9,
    "sue_de_coq": 7,
    "swordfish": 1,
    "turbot_fish": 21,
    "two_string_kite": 7,
    "unique_rectangle_1": 1,
    "unique_rectangle_3": 3,
    "unique_rectangle_4": 4,
    "unique_rectangle_6": 2,
    "w_wing": 15,
    "x_wing": 8,
    "xy_chain": 17,
    "xy_wing": 12,
    "xyz_wing": 9,
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
