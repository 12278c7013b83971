"""Recipes with rules: each puzzle has clues of its own, and the same bytes come again."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import nonet
from nonet import FormatError, Grid
from nonet.constraints.fields import layout_of
from nonet.dataset import Recipe, Threads, make, verify

RECIPE = """
labels = ["solution", "givens", "level", "backtracks"]
partition = 3
[[puzzles]]
count = 4
kind = "mini-killer"
[[puzzles]]
count = 2
rules = ["thermometer 2-4", "anti-king"]
givens = [0, 30]
[[puzzles]]
count = 1
"""


def test_a_recipe_with_rules(tmp_path: Path) -> None:
    """Kinds and rules are made, verified, and the same with other threads."""
    tables = []
    for threads in (1, 2):
        out = tmp_path / str(threads)
        with Threads(threads) as runner:
            make(Recipe.parse(RECIPE), str(out), runner)
            assert verify([str(out)], runner).wrong == {}
        files = sorted(out.rglob("data/*.parquet"))
        tables.append(pa.concat_tables([pq.read_table(one) for one in files]))
    assert tables[0] == tables[1]
    rules = []
    for row in tables[0].to_pylist():
        fields = json.loads(row["layout"]) if row["layout"] else {"size": 9, "box": [3, 3]}
        found = json.loads(row["constraints"]) if row["constraints"] else []
        rules.append([one["type"] for one in found])
        grid = Grid(row["puzzle"], layout=layout_of({**fields, "constraints": found}))
        assert nonet.solve(grid, unique=True).to_text() == row["solution"]
    assert [set(one) for one in rules[:4]] == [{"killer_cage"}] * 4
    assert {one[0] for one in rules[4:6]} == {"anti_king"}
    assert all(2 <= one.count("thermometer") <= 4 for one in rules[4:6])
    assert rules[6] == []


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('kind = "kilr"', "kind: expected a kind of puzzle, found 'kilr'"),
        ('rules = ["renban 2 length 12"]', "rules: renban: expected lengths from 2 to 9"),
        ('rules = ["thermooo"]', "rules: .* did you mean thermo"),
        ('kind = "killer"\nrules = ["thermo"]', "expected a kind or rules, found both"),
        ('kind = "killer"\nformat = "npz"', "kind: expected puzzles without rules for arrays"),
        ('rules = ["thermo"]\nschema = "kaggle"', "rules: expected puzzles without rules"),
    ],
)
def test_recipes_that_are_refused(text: str, message: str) -> None:
    """What a recipe cannot have is named by its key and line."""
    with pytest.raises(FormatError, match=message):
        Recipe.parse(f"count = 3\n{text}")
