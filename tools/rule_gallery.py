"""The gallery of rules: each rule as it is drawn, and in words.

The grids have 6×6 cells where the rule allows it, and no digits.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from nonet import Layout
from nonet.constraints.registry import NAMES, constraint_of, kind_of
from nonet.drawing import draw
from nonet.errors import LayoutError
from nonet.layout.coordinates import cell_names
from nonet.logic import LANGUAGES, rule_sentences, rule_title

EXAMPLES: dict[str, list[dict[str, Any]]] = {
    "all_different": [{"cells": "r2c2 r2c3 r3c3 r3c4 r4c4 r5c5"}],
    "all_of": [
        {
            "rules": [
                {"type": "thermometer", "cells": "r2c2-4"},
                {"type": "odd", "cells": "r2c2"},
            ]
        }
    ],
    "any_of": [
        {
            "rules": [
                {"type": "thermometer", "cells": "r2c2-4"},
                {"type": "thermometer", "cells": "r2c4-2"},
            ]
        }
    ],
    "arrow": [
        {"circle": "r2c2", "arrow": "r3c2 r4c3 r4c4"},
        {"circle": "r5c4-5", "arrow": "r4c6 r3c6 r2c5"},
    ],
    "between_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "box_index": [{"cells": "r1c2 r3c5 r6c4"}],
    "candidates": [{"cell": "r2c2", "digits": [1, 2, 5]}, {"cell": "r4c5", "digits": [3, 6]}],
    "clone": [{"groups": ["r2c1 r2c2 r3c2", "r4c4 r4c5 r5c5"]}],
    "column_index": [{"cells": "r2c2 r4c2 r5c2"}],
    "contains_exactly": [
        {"cells": "r2-3c2-3", "digits": [4, 4]},
        {"cells": "r5c1-4", "digits": [1]},
    ],
    "count_distinct": [{"cell": "r3c3", "cells": "r2c2-4 r4c2-4"}],
    "counting_circles": [{"cells": "r1c2 r2c4 r3c3 r4c6 r5c1 r6c5"}],
    "diagonal": [{"which": "main"}],
    "difference": [{"cells": "r2c2-3", "value": 1}, {"cells": "r4-5c4", "value": 3}],
    "double_arrow": [{"cells": "r2c2 r3c3 r3c4 r2c5"}],
    "entropic_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "equal_sum": [{"groups": ["r1c1-2", "r3c4 r4c4 r4c5"]}],
    "equality_cage": [{"cells": "r2c2-3 r3c2-3"}],
    "even": [{"cells": "r2c2 r3c5 r5c3"}],
    "greater_than": [{"cells": "r2c2-3"}, {"cells": "r5c4 r4c4"}],
    "hidden_skyscraper": [{"cells": "r2c1-6", "digit": 3}, {"cells": "r1-6c4", "digit": 2}],
    "killer_cage": [
        {"cells": "r1c1-2 r2c1", "sum": 10},
        {"cells": "r3c3-4 r4c3", "sum": None},
        {"cells": "r5-6c5 r6c4", "sum": 8},
    ],
    "little_killer": [
        {"cells": "r1c2 r2c3 r3c4 r4c5 r5c6", "sum": 17},
        {"cells": "r6c3 r5c2 r4c1", "sum": 9},
    ],
    "lockout_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5", "difference": 3}],
    "look_and_say": [{"cells": "r2c2-4 r3c2-4", "counts": [[2, 3], [0, 4]]}],
    "lunchbox": [{"cells": "r3c2-5", "sum": 7}],
    "maximum": [{"cells": "r2c2 r4c5"}],
    "minimum": [{"cells": "r2c2 r4c5"}],
    "modular_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5", "modulus": 3}],
    "nabner_line": [{"cells": "r3c2-4"}],
    "negative": [
        {"relation": "sum", "value": 5, "except": [["r2c2", "r2c3"]]},
        {"type": "pair_sum", "cells": "r2c2-3", "value": 5},
    ],
    "not": [{"rule": {"type": "palindrome_line", "cells": "r2c2-5"}}],
    "numbered_room": [{"cells": "r2c1-6", "digit": 3}, {"cells": "r6-1c4", "digit": 5}],
    "odd": [{"cells": "r2c2 r3c5 r5c3"}],
    "pair_sum": [
        {"cells": "r2c2-3", "value": 5},
        {"cells": "r4-5c4", "value": 10},
        {"cells": "r5c1-2", "value": 8},
    ],
    "pair_table": [{"cells": "r2c2-3", "allowed": [[1, 3], [1, 4], [2, 4]]}],
    "palindrome_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "parity_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "quadruple": [
        {"cells": "r2-3c2-3", "digits": [1, 2, 5]},
        {"cells": "r4-5c4-5", "digits": [3, 6]},
    ],
    "ratio": [{"cells": "r2c2-3", "value": 2}, {"cells": "r4-5c4", "value": 3}],
    "regex": [{"cells": "r3c2-5", "pattern": "[12].*6"}],
    "region_sum_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "rellik_cage": [{"cells": "r2c2-3 r3c3", "sum": 9}],
    "renban_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
    "row_index": [{"cells": "r2c2 r2c4 r2c5"}],
    "same_digits": [{"groups": ["r1c1-3", "r4c4 r5c4 r5c5"]}],
    "sandwich": [{"cells": "r2c1-6", "sum": 8}, {"cells": "r1-6c4", "sum": 0}],
    "skyscraper": [{"cells": "r2c1-6", "count": 3}, {"cells": "r6-1c4", "count": 2}],
    "slow_thermometer": [{"cells": "r4c2 r3c2 r2c3 r2c4 r3c5"}],
    "state_machine": [
        {
            "cells": "r3c2-4",
            "start": 0,
            "step": [[1, 0, 1, 0, 1, 0], [0, 1, 0, 1, 0, 1]],
            "accept": [0],
            "title": "Even total",
        }
    ],
    "sum": [{"cells": "r2c2-4", "sum": 9}, {"cells": "r4-5c5", "sum": 4, "factors": [2, -1]}],
    "sum_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5", "sum": 7, "loop": False}],
    "thermometer": [{"cells": "r4c2 r3c2 r2c3 r2c4 r3c5"}, {"cells": "r6c5-2"}],
    "value_index": [{"cells": "r3c1-5"}],
    "whisper_line": [
        {"cells": "r2c2 r3c2 r4c3 r4c4 r3c5", "difference": 5},
        {"cells": "r6c2-5", "difference": 4},
        {"cells": "r1c1-3", "difference": 3},
    ],
    "x_sum": [{"cells": "r2c1-6", "sum": 12}, {"cells": "r1-6c4", "sum": 7}],
    "zipper_line": [{"cells": "r2c2 r3c2 r4c3 r4c4 r3c5"}],
}
"""Rules as JSON objects by their name in JSON; what is not here has no parameters."""


def example_layout(name: str) -> Layout:
    """A grid with an example of the rule."""
    objects = EXAMPLES.get(name, [{}])
    rules = [constraint_of({"type": name, **_spelled_out(one)}, name) for one in objects]
    try:
        return Layout.boxes(2, 3, constraints=rules)
    except LayoutError:
        return Layout.of_size(9, constraints=rules)


def layouts() -> dict[str, Layout]:
    """The example of each rule, by name."""
    return {name: example_layout(name) for name in NAMES}


def _spelled_out(fields: dict[str, Any]) -> dict[str, Any]:
    """The same with ranges of cells as lists of names."""
    found: dict[str, Any] = {}
    for key, value in fields.items():
        if key in {"cells", "circle", "arrow"}:
            found[key] = list(cell_names(value))
        elif key == "groups":
            found[key] = [list(cell_names(one)) for one in value]
        elif key == "rules":
            found[key] = [_spelled_out(one) for one in value]
        elif key == "rule":
            found[key] = _spelled_out(value)
        else:
            found[key] = value
    return found


def files() -> Iterator[tuple[str, str]]:
    """File names and contents: a picture for each rule that has one, and the page."""
    yield "README.md", "\n".join(_page())
    for name, layout in layouts().items():
        if _is_drawn(layout):
            yield f"{name}.svg", draw(layout, width=260)


def _is_drawn(layout: Layout) -> bool:
    return any(rule.marks(layout) for rule in layout.constraints)


def _page() -> Iterator[str]:
    yield "# Gallery of rules"
    yield ""
    yield "Generated by `make docs` from the rules and `tools/rule_gallery.py`: edit those, not"
    yield "this page. How each rule is drawn, and what `nonet.rules_text` says of it in English,"
    yield "German and Chinese. No two kinds differ by colour alone; the theme `print` has greys."
    for name, layout in layouts().items():
        titles = [rule_title(kind_of(name), language) for language in LANGUAGES]
        yield ""
        yield f"## {titles[0]}"
        yield ""
        yield f"`{name}`; {' · '.join(titles[1:])}"
        if _is_drawn(layout):
            yield ""
            yield f'<img src="{name}.svg" width="260" alt="{titles[0]} on a grid">'
        for language in LANGUAGES:
            between = "" if language == "zh" else " "
            yield ""
            yield f"> {between.join(rule_sentences(layout, language)[1:])}"
    yield ""
