"""Datasets of puzzles with rules: a column of rules, written, read, verified and augmented."""

from __future__ import annotations

import json
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import nonet
from nonet import FormatError, Grid, Layout, NonetError, Puzzle
from nonet.constraints import AntiKing, Cage, Diagonal, Thermometer
from nonet.constraints.fields import layout_fields, layout_of
from nonet.dataset import LABELS, Recipe, Threads, augment, info, label, make, split, verify

FOUR = Layout.of_size(4, constraints=[Cage("r1c1-2", 3), Thermometer("r2-3c1")])
NINE = Layout.of_size(9, constraints=[AntiKing()])
SIX = Layout.boxes(2, 3, disjoint_groups=True, constraints=[Diagonal("main"), Cage("r1c1-3", 6)])


def puzzle_of(layout: Layout, seed: int) -> Grid:
    """A minimal puzzle of a layout."""
    return nonet.minimize(nonet.full_grid(layout, seed=seed), seed=seed)


GRIDS = [
    puzzle_of(FOUR, 1),
    puzzle_of(NINE, 2),
    puzzle_of(NINE, 3),
    puzzle_of(SIX, 4),
    puzzle_of(Layout.of_size(9), 5),
    puzzle_of(Layout.of_size(4, windows=True), 6),
]


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A file of puzzles, most of them with rules."""
    path = tmp_path / "puzzles.jsonl"
    nonet.save([Puzzle(grid) for grid in GRIDS], path)
    return path


def table_of(folder: Path) -> pa.Table:
    """All rows of a dataset."""
    return pa.concat_tables([pq.read_table(one) for one in sorted(folder.rglob("*.parquet"))])


def grids_of(table: pa.Table) -> list[Grid]:
    """The puzzles of a table, from its three columns alone."""
    found = []
    for row in table.select(["puzzle", "layout", "constraints"]).to_pylist():
        fields = json.loads(row["layout"]) if row["layout"] else {"size": 9, "box": [3, 3]}
        rules = json.loads(row["constraints"]) if row["constraints"] else []
        found.append(Grid(row["puzzle"], layout=layout_of({**fields, "constraints": rules})))
    return found


def test_rules_have_a_column(source: Path, tmp_path: Path) -> None:
    """Layouts and rules are apart, puzzles read back from them, and all labels are verified."""
    out = tmp_path / "out"
    with Threads(2) as runner:
        manifest = label(str(source), str(out), runner, labels=LABELS)
        assert (manifest["improper"], manifest["unreadable"]) == (0, 0)
        assert verify([str(out)], runner).wrong == {}
    table = table_of(out)
    assert table.column_names[:4] == ["puzzle", "layout", "constraints", "solution"]
    assert grids_of(table) == GRIDS
    rows = table.to_pylist()
    assert json.loads(rows[0]["constraints"])[0] == {
        "type": "killer_cage",
        "cells": ["r1c1", "r1c2"],
        "sum": 3,
    }
    assert (rows[1]["layout"], rows[4]["layout"], rows[4]["constraints"]) == (None, None, None)
    assert json.loads(rows[3]["layout"]) == {"size": 6, "box": [2, 3], "disjoint_groups": True}
    assert json.loads(rows[5]["layout"])["windows"]
    for row, grid in zip(rows, GRIDS, strict=True):
        assert row["solution"] == nonet.solve(grid, unique=True).to_text()
        assert row["minimal"]
        graded = nonet.grade(grid)
        assert (row["level"], row["score"]) == (graded.level, graded.score)
        assert (row["er"] is None) == (not grid.layout.is_classic)
    assert "rules beyond houses" in (out / "README.md").read_text("utf-8")
    assert info(str(out)).rows == len(GRIDS)


@pytest.mark.parametrize("form", ["parquet", "csv"])
def test_a_dataset_with_rules_is_labelled_again(form: str, source: Path, tmp_path: Path) -> None:
    """A second run reads the columns of the first, and writes the same."""
    with Threads(1) as runner:
        label(str(source), str(tmp_path / "a"), runner, form=form)  # type: ignore[arg-type]
        label(str(tmp_path / "a"), str(tmp_path / "b"), runner)
    assert grids_of(table_of(tmp_path / "b")) == GRIDS


def test_a_layout_gives_rules_to_plain_lines(tmp_path: Path) -> None:
    """The layout's rules are those of every row, and a file with other layouts is refused."""
    lines = tmp_path / "lines.txt"
    lines.write_text("".join(f"{grid.to_text()}\n" for grid in GRIDS[1:3]), "utf-8")
    with Threads(1) as runner:
        label(str(lines), str(tmp_path / "out"), runner, layout=NINE)
        assert grids_of(table_of(tmp_path / "out")) == GRIDS[1:3]
        plain = pa.table({"puzzle": [grid.to_text() for grid in GRIDS[1:3]]})
        pq.write_table(plain, tmp_path / "plain.parquet")
        label(str(tmp_path / "plain.parquet"), str(tmp_path / "own"), runner, layout=NINE)
        assert grids_of(table_of(tmp_path / "own")) == GRIDS[1:3]
        other = Layout.of_size(9, constraints=[Cage("r1c1-2")])
        with pytest.raises(FormatError, match="without layouts of their own"):
            label(str(tmp_path / "own"), str(tmp_path / "bad"), runner, layout=other)


def test_earlier_datasets_read_as_before(tmp_path: Path) -> None:
    """Rules within the column of layouts are still rules."""
    path = tmp_path / "old.parquet"
    layout = json.dumps(layout_fields(FOUR))
    pq.write_table(pa.table({"puzzle": [GRIDS[0].to_text()], "layout": [layout]}), path)
    with Threads(1) as runner:
        assert label(str(path), str(tmp_path / "out"), runner)["improper"] == 0
    row = table_of(tmp_path / "out").to_pylist()[0]
    assert row["solution"] == nonet.solve(GRIDS[0]).to_text()


@pytest.mark.parametrize("text", ["[1", "5", '[{"type": "no rule"}]', "[" * 5000, '{"type": 1}'])
def test_a_broken_column_is_refused(text: str, tmp_path: Path) -> None:
    """What is no list of rules ends in a FormatError that shows it."""
    path = tmp_path / "broken.parquet"
    pq.write_table(pa.table({"puzzle": [81 * "."], "constraints": [text]}), path)
    with Threads(1) as runner, pytest.raises(FormatError, match="expected constraints as JSON"):
        label(str(path), str(tmp_path / "out"), runner)


def test_other_schemas_and_arrays_refuse_rules(source: Path, tmp_path: Path) -> None:
    """What has no column for rules says so and writes no dataset."""
    with Threads(1) as runner:
        with pytest.raises(NonetError, match="without rules for the schema kaggle"):
            label(str(source), str(tmp_path / "a"), runner, schema="kaggle")
        with pytest.raises(NonetError, match="9×9 puzzles for arrays"):
            label(str(source), str(tmp_path / "b"), runner, form="npz")
        nines = tmp_path / "nines.jsonl"
        nonet.save([Puzzle(grid) for grid in GRIDS[1:3]], nines)
        with pytest.raises(NonetError, match="without rules for arrays of NumPy"):
            label(str(nines), str(tmp_path / "c"), runner, form="npz")


def test_a_recipe_makes_puzzles_with_houses_as_rules(tmp_path: Path) -> None:
    """Single diagonals and extra regions are generated, and are in the column of rules."""
    recipe = Recipe.parse(
        "count = 6\nseed = 1\n[[puzzles]]\nsize = 4\n"
        'rules = ["diagonal main"]\n[[puzzles]]\nsize = 4'
    )
    with Threads(1) as runner:
        make(recipe, str(tmp_path / "out"), runner)
        assert verify([str(tmp_path / "out")], runner).wrong == {}
    layouts = [grid.layout for grid in grids_of(table_of(tmp_path / "out"))]
    ruled = Layout.of_size(4, constraints=[Diagonal("main")])
    assert sorted(layouts.count(one) for one in (ruled, Layout.of_size(4))) == [3, 3]


def test_splits_and_scrambles_keep_rules(source: Path, tmp_path: Path) -> None:
    """Each puzzle keeps its rules in a split, and a scramble has the solution that is written."""
    with Threads(1) as runner:
        label(str(source), str(tmp_path / "all"), runner)
        split(
            str(tmp_path / "all"), str(tmp_path / "split"), shares={"a": 1, "b": 1}, by="solution"
        )
        augment(str(tmp_path / "all"), str(tmp_path / "more"), runner, copies=2, seed=1)
        assert verify([str(tmp_path / "more")], runner, repeated=True).wrong == {}
    assert set(grids_of(table_of(tmp_path / "split"))) == set(GRIDS)
    assert len(grids_of(table_of(tmp_path / "more"))) == 3 * len(GRIDS)
