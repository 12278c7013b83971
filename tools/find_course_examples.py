"""Choose the worked example of each station of the course among its exercises.

    python tools/find_course_examples.py [COUNT [STATION …]]

looks at COUNT exercises of each station (300) and writes src/nonet/course/_examples_table.py with
the clearest of them. If stations are named, the others keep theirs.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from nonet.course import Exercise, Station, exercise, stations
from nonet.course._examples_table import EXAMPLES
from nonet.logic.state import ruled_state_text

TABLE = Path(__file__).parents[1] / "src/nonet/course/_examples_table.py"

HEAD = '''"""The position of the worked example of each station, in the form of `nonet.logic.state`.

Written by tools/find_course_examples.py.
"""

EXAMPLES = {
'''

USUAL = {"simple_colouring": "simple_colours_trap", "aic": "aic", "grouped_aic": "grouped_aic"}
"""The technique that shows the idea of a station best, where that is not the first one."""

HALF_FULL = 42
"""Filled cells of a board on which a single is neither trivial nor hard to find."""


def clarity(station: Station, example: Exercise) -> tuple[float, ...]:
    """How easy an exercise is to follow: less is better."""
    step, state = example.steps[0], example.state
    filled = 81 - state.grid.digits.count(0)
    if station.houses or station.chapter == "singles":
        return (abs(filled - HALF_FULL), len(example.steps))
    shown = {
        (cell, digit) for group in step.groups for cell in group.cells for digit in group.digits
    }
    usual = USUAL.get(station.name, station.techniques[0])
    is_other = station.chapter != "nets" and step.technique != usual
    argument = len(shown) + 3 * len(step.links)
    many = max(0, len(step.eliminations) - 3)
    return (is_other, len(example.steps) > 2, argument + many, len(example.steps), -filled)


def main() -> None:
    """Write the table."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    named = sys.argv[2:] or [station.name for station in stations()]
    found = dict(EXAMPLES)
    for station in (entry for entry in stations() if entry.name in named):
        made = (exercise(station.name, seed=seed) for seed in range(count))
        best = min(made, key=lambda example: clarity(station, example))
        found[station.name] = ruled_state_text(best.state)
        print(station.name, best.seed, best.steps[0], flush=True)
    names = [station.name for station in stations() if station.name in found]
    lines = [f'    "{name}": {json.dumps(found[name])},\n' for name in names]
    TABLE.write_text(HEAD + "".join(lines) + "}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
