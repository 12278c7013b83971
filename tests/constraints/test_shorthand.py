"""Rules as people type them: what each line makes, and what is refused."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.each import each

from nonet import LayoutError
from nonet.constraints import PairRelation, Replicate, TallyLine
from nonet.constraints.naming import aliases, is_rule, meaning, split_name
from nonet.constraints.registry import NAMES, fields_of, kind_of
from nonet.constraints.shorthand import parse_rule, parse_rules, usage

LINES = {
    "cage 15 r1c1 r1c2": {"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": 15},
    "killer-cage r1c1-2": {"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": None},
    "Cage r1c1, r1c2, 15": {"type": "killer_cage", "cells": ["r1c1", "r1c2"], "sum": 15},
    "anti-knight": {"type": "anti_knight"},
    "AntiKing": {"type": "anti_king"},
    "thermo R1C1-2": {"type": "thermometer", "cells": ["r1c1", "r1c2"]},
    "arrow r1c1 r1c2-3": {"type": "arrow", "circle": ["r1c1"], "arrow": ["r1c2", "r1c3"]},
    "arrow r1c1 r1c2 / r2c1": {"type": "arrow", "circle": ["r1c1", "r1c2"], "arrow": ["r2c1"]},
    "white-dot r1c1-2": {"type": "difference", "cells": ["r1c1", "r1c2"], "value": 1},
    "black_dot r1c1-2": {"type": "ratio", "cells": ["r1c1", "r1c2"], "value": 2},
    "x r1c1-2": {"type": "pair_sum", "cells": ["r1c1", "r1c2"], "value": 10},
    "german-whisper r1c1-2": {"type": "whisper_line", "cells": ["r1c1", "r1c2"], "difference": 5},
    "renban r1c1-2": {"type": "renban_line", "cells": ["r1c1", "r1c2"]},
    "candidates 1 2 r1c1": {"type": "candidates", "cell": "r1c1", "digits": [1, 2]},
    "count-distinct r1c1 r2c1-2": {
        "type": "count_distinct",
        "cell": "r1c1",
        "cells": ["r2c1", "r2c2"],
    },
    "clone r1c1-2 / r2c1-2": {"type": "clone", "groups": [["r1c1", "r1c2"], ["r2c1", "r2c2"]]},
    "look-and-say 1:2 r1c1-2": {
        "type": "look_and_say",
        "cells": ["r1c1", "r1c2"],
        "counts": [[1, 2]],
    },
    "diagonal anti": {"type": "diagonal", "which": "anti"},
    "negative difference 1": {
        "type": "negative",
        "relation": "difference",
        "value": 1,
        "except": [],
    },
    "sum 5 1 2 r1c1-2": {"type": "sum", "cells": ["r1c1", "r1c2"], "sum": 5, "factors": [1, 2]},
    "sum-line 10 loop r1c1-3": {
        "type": "sum_line",
        "cells": ["r1c1", "r1c2", "r1c3"],
        "sum": 10,
        "loop": True,
    },
    '{"type": "odd", "cells": ["r1c1"]}': {"type": "odd", "cells": ["r1c1"]},
    "regex [12].{2,3}9 r1c1-5": {
        "type": "regex",
        "cells": [f"r1c{column}" for column in range(1, 6)],
        "pattern": "[12].{2,3}9",
    },
    "regex 12 r1c1-2": {"type": "regex", "cells": ["r1c1", "r1c2"], "pattern": "12"},
    "any-of odd r1c1 | not all-of even r1c1 & cage 5 r1c2-3": {
        "type": "any_of",
        "rules": [
            {"type": "odd", "cells": ["r1c1"]},
            {
                "type": "not",
                "rule": {
                    "type": "all_of",
                    "rules": [
                        {"type": "even", "cells": ["r1c1"]},
                        {"type": "killer_cage", "cells": ["r1c2", "r1c3"], "sum": 5},
                    ],
                },
            },
        ],
    },
}


@pytest.mark.parametrize(("line", "fields"), LINES.items(), ids=LINES.keys())
def test_a_line_makes_a_rule(line: str, fields: dict[str, object]) -> None:
    """Name, numbers, words and cells become the parameters of the rule."""
    assert fields_of(parse_rule(line)) == fields


FILLED = [
    ("|".join(PairRelation.choices["relation"]), "difference"),
    ("|".join(Replicate.choices["moves"]), "knights"),
    ("|".join(TallyLine.choices["when"]), "end"),
    ("|".join(TallyLine.choices["relation"]), "exactly"),
    ("[VALUE] [A:B...] [every]", "3"),
    ("[VALUE] [A:B...] [EXEMPT]", "3"),
    (" [CELLS / CELLS...]", ""),
    ("A:B... CELLS / CELLS...", "1:0 r1c1-3 / r2c1-3"),
    ("[else RULE]", "else odd r1c1"),
    ("CELLS / CELLS...", "r1c1-3 / r2c1-3"),
    ("CIRCLE-CELLS ARROW-CELLS", "r9c1 r9c2-3"),
    ("CELL CELLS", "r9c1 CELLS"),
    ("DIGITS... CELL", "1 r9c1"),
    ("r9c1S", "r1c1-3"),
    ("main|anti", "main"),
    ("[any|none]", "any"),
    ("TOTALS...", "6 9"),
    ("dots|xv|difference|ratio|sum", "dots"),
    ("difference|ratio|sum", "difference"),
    ("A:B...", "1:1"),
    ("PATTERN", "[12].3"),
    ("kinds NUMBER RULE | RULE...", "kinds 1 odd r1c1 | even r1c2"),
    ("shared-total RULE | RULE...", "shared-total cage r1c1-2 | cage r2c1-2"),
    ("NUMBER RULE", "1 RULE"),
    ("RULE...", "RULE"),
    ("RULE", "odd r1c1"),
    ('"cells": [...]', '"cells": ["r1c1"]'),
    ('"accept": [...]', '"accept": [0]'),
    ("[[...]]", "[[0]]"),
]


CELLS = {"battenburg": "r1-2c1-2"}
"""Cells of rules that are about neither two nor three of them."""


@each("name", NAMES)
def test_every_rule_can_be_typed(name: str) -> None:
    """What the usage of a rule says, filled in, makes this rule, as all its names do."""
    filled = usage(name)
    for word, value in FILLED:
        filled = filled.replace(word, value)
    pair = {"difference", "greater_than", "pair_sum", "pair_table", "ratio"}
    filled = filled.replace("CELLS", "r1c1-2" if name in pair else CELLS.get(name, "r1c1-3"))
    if not filled.startswith("{"):
        words = [word for word in filled.split() if not re.match(r"\[[A-Zl]", word)]
        filled = " ".join("3" if word.isupper() and word.isalpha() else word for word in words)
    assert type(parse_rule(filled)) is kind_of(name), filled
    for alias in aliases(kind_of(name)):
        assert meaning(alias).kind is kind_of(name)


@each("name", NAMES)
def test_a_name_may_be_written_in_words(name: str) -> None:
    """Words may be joined by hyphens, by spaces or not at all, and be in the plural."""
    filled = usage(name)
    if filled.startswith("{"):
        return
    for alias in (name, *aliases(kind_of(name))):
        words = alias.replace("_", "-").split("-")
        plural = " ".join(words) + "s" * (alias != "diagonal")  # diagonals are another rule
        for spelled in (" ".join(words), "".join(words), plural):
            found, rest = split_name([*spelled.split(), "r1c1-2"], is_rule)
            assert meaning(found) == meaning(spelled) == meaning(alias)
            assert rest == ["r1c1-2"]


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("white dot r1c1-2", "white-dot r1c1-2"),
        ("Killer Cage 5 r1c1-2", "cage 5 r1c1-2"),
        ("X sum 10 r1c1-9", "x-sum 10 r1c1-9"),
        ("x r1c1-2", "x r1c1-2"),
        ("any of not odd r1c1 | german whispers r1c1-2", "any-of not odd r1c1 | whisper 5 r1c1-2"),
        ("diagonal main", "Diagonal main"),
    ],
)
def test_a_line_begins_with_the_longest_name(line: str, other: str) -> None:
    """Words that belong to a name are no parameters, and parameters belong to no name."""
    assert parse_rule(line) == parse_rule(other)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "expected a rule such as"),
        ("white dots", "expected cells, found none; expected 'white-dots CELLS'"),
        ("white r1c1-2", "found 'white'; did you mean white-dot"),
        ("cage cage 15 r1c1", "expected nothing more, found 'cage'"),
        ("cagee 15 r1c1", "expected the name of a rule, found 'cagee'; did you mean cage"),
        ("cage", r"expected cells, found none; expected 'cage \[TOTAL\] CELLS'"),
        ("cage 1 2 r1c1", "expected nothing more, found '2'"),
        ("anti-king r1c1", "expected nothing more, found cells; expected 'anti-king'"),
        ("diagonal", "expected main|anti, found none"),
        ("sandwich r1c1-9", "expected TOTAL, found none; expected 'sandwich TOTAL CELLS'"),
        ("odd r0c1", "r0c1"),
        ("odd r1c1 / r2c1", "expected nothing more"),
        ("thermometer r1c1 r1c1", "found r1c1 twice"),
        ("{", "expected a rule as a JSON object"),
        ('{"type": "odd"}', "at the rule"),
        ("regex r1c1-2", "expected PATTERN, found none; expected 'regex PATTERN CELLS'"),
        ("regex 1( r1c1-2", "found the end, at 3 of the pattern"),
        ("any-of odd r1c1", "expected 2 or more rules in any_of, found 1"),
        ("any-of odd r1c1 |", "expected a rule such as 'cage 15 r1c1 r1c2', found nothing"),
        ("any-of odd r1c1 | evn r1c1", "found 'evn'; did you mean even"),
        ("not " * 6 + "odd r1c1", "expected rules of not at most 5 inside each other, found more"),
        ("not " * 20_000 + "odd r1c1", "expected rules at most"),
        ("state-machine r1c1-3", 'expected \'{"type": "state_machine"'),
        ("odd " + "r1c1 " * 40_000, "expected a rule of at most"),
    ],
)
def test_what_makes_no_rule_is_refused(line: str, message: str) -> None:
    """The message says what was expected of the rule."""
    with pytest.raises(LayoutError, match=message):
        parse_rule(line)


def test_lines_of_a_file_are_numbered() -> None:
    """Empty lines and comments are passed over; an error has its line."""
    assert len(parse_rules(["# all", "", "anti-king", '{"type": "anti_knight"}'])) == 2
    with pytest.raises(LayoutError, match="at line 3"):
        parse_rules(["anti-king", "", "cage"])


@given(
    st.lists(
        st.sampled_from(
            [*NAMES, "cage", "/", "|", "&", "r1c1", "r1-9c1-9", "1", "1:2", "main", "[", "-1"]
        )
    )
)
def test_words_in_any_order_do_no_harm(words: list[str]) -> None:
    """A line makes a rule, or raises LayoutError and nothing else."""
    try:
        rule = parse_rule(" ".join(words))
    except LayoutError:
        return
    assert rule.name in NAMES
