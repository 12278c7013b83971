"""Splitting, augmenting and verifying datasets."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import nonet
from nonet import Grid, batch
from nonet.constraints.fields import layout_of
from nonet.dataset import Threads, augment, info, label, split, verify
from nonet.dataset._augment import augment_chunk
from nonet.dataset._sources import chunks_of
from nonet.dataset._store import DatasetFolder
from nonet.dataset._verify import Verification, verify_chunk
from nonet.errors import NonetError

BASE = [made.puzzle.to_text() for made in nonet.generate_many(60, seed=12)]


@pytest.fixture
def relatives(tmp_path: Path) -> Path:
    """Each puzzle three times, scrambled, in a file."""
    moved = [nonet.scramble(line, seed=n).to_text() for n in range(3) for line in BASE]
    path = tmp_path / "relatives.parquet"
    pq.write_table(pa.table({"puzzle": moved}), path)
    return path


def rows_of(folder: Path, name: str) -> list[str]:
    """The puzzles of a split."""
    found: list[str] = pq.read_table(folder / name)["puzzle"].to_pylist()
    return found


def test_essentially_equal_puzzles_stay_together(relatives: Path, tmp_path: Path) -> None:
    """No canonical form is in both splits, and each split has about its share."""
    out = tmp_path / "out"
    made = split(str(relatives), str(out), shares={"train": 0.8, "test": 0.2}, seed=1)
    forms = [
        {row.tobytes() for row in batch.canonical(rows_of(out, name))} for name in ("train", "test")
    ]
    assert not forms[0] & forms[1]
    assert sum(made["sides"].values()) == 180
    assert 12 <= made["sides"]["test"] <= 66
    with Threads(1) as runner:
        assert not verify([str(out)], runner, repeated=True).wrong
        assert verify([str(out)], runner).wrong == {"essentially equal to an earlier one": 120}


def test_sides_depend_on_puzzle_and_seed_alone(relatives: Path, tmp_path: Path) -> None:
    """A puzzle keeps its split when the dataset shrinks; another seed gives other splits."""
    shares = {"a": 1.0, "b": 1.0, "c": 1.0}
    pq.write_table(pq.read_table(relatives).slice(50, 70), tmp_path / "some.parquet")
    split(str(relatives), str(tmp_path / "all"), shares=shares)
    split(str(tmp_path / "some.parquet"), str(tmp_path / "some"), shares=shares)
    split(str(relatives), str(tmp_path / "other"), shares=shares, seed=1)
    for name in shares:
        assert set(rows_of(tmp_path / "some", name)) <= set(rows_of(tmp_path / "all", name))
    assert rows_of(tmp_path / "other", "a") != rows_of(tmp_path / "all", "a")


def test_solutions_stay_together_where_asked(tmp_path: Path) -> None:
    """By solution, two different puzzles with essentially equal solutions share a split."""
    full = [nonet.solve(line) for line in BASE]
    pairs = BASE + [
        nonet.scramble(nonet.minimize(grid.to_text(), seed=1), seed=2).to_text() for grid in full
    ]
    pq.write_table(pa.table({"puzzle": pairs}), tmp_path / "pairs.parquet")
    out = tmp_path / "out"
    split(
        str(tmp_path / "pairs.parquet"),
        str(out),
        shares={"train": 1.0, "test": 1.0},
        by="solution",
    )
    forms = [
        {row.tobytes() for row in batch.canonical(batch.solve(rows_of(out, name)).solutions)}
        for name in ("train", "test")
    ]
    assert not forms[0] & forms[1]


def test_sides_of_csv_are_files(small: Path, tmp_path: Path) -> None:
    """With third-party schemas each side is one file, as their readers expect."""
    pq.write_table(pa.table({"puzzle": BASE}), tmp_path / "a.parquet")
    with pytest.raises(NonetError, match="nonet dataset label"):
        split(
            str(tmp_path / "a.parquet"),
            str(tmp_path / "x"),
            shares={"a": 1.0, "b": 1.0},
            schema="kaggle",
            form="csv",
        )
    classic = pq.read_table(small / "data" / "part-0000000.parquet")
    pq.write_table(classic, tmp_path / "b.parquet")
    split(
        str(tmp_path / "b.parquet"),
        str(tmp_path / "y"),
        shares={"train": 9.0, "test": 1.0},
        schema="sudoku-extreme",
        form="csv",
    )
    names = {path.name for path in (tmp_path / "y").iterdir() if path.suffix == ".csv"}
    assert names == {"train.csv", "test.csv"}


@pytest.mark.parametrize("shares", [{"all": 1.0}, {"a": 1.0, "b": 0.0}])
def test_sides_that_make_no_sense_are_refused(shares: dict[str, float], tmp_path: Path) -> None:
    """At least two splits are needed, each with a share."""
    with pytest.raises(NonetError, match="two or more splits"):
        split("x", str(tmp_path), shares=shares)


def test_scrambles_are_equal_and_labelled(small: Path, tmp_path: Path) -> None:
    """Augmenting adds scrambles of each puzzle, with correct labels where that is asked for."""
    with Threads(2) as runner:
        for out in ("a", "b"):
            augment(str(small), str(tmp_path / out), runner, copies=2, seed=4, relabel=True)
        verdict = verify([str(tmp_path / "a")], runner, repeated=True)
    assert not verdict.wrong
    assert (verdict.rows, len(verdict.labels)) == (720, 9)
    rows = pq.read_table(tmp_path / "a" / "data" / "part-0000000.parquet").to_pylist()
    assert len({row["canonical_id"] for row in rows}) == len(rows) // 3
    assert len({row["puzzle"] for row in rows}) == len(rows)
    names = [path.name for path in (tmp_path / "a" / "data").iterdir()]
    assert all(
        (tmp_path / "a" / "data" / name).read_bytes()
        == (tmp_path / "b" / "data" / name).read_bytes()
        for name in names
    )


def test_scrambles_have_the_rules_that_moved_with_them(tmp_path: Path) -> None:
    """Each scramble of a puzzle with rules has a layout of its own, in which it is unique."""
    rule = {"type": "thermometer", "cells": ["r4c2", "r4c3", "r4c4"]}
    fields = {"size": 4, "box": [2, 2], "givens": "1.....2..3......", "constraints": [rule]}
    path = tmp_path / "one.jsonl"
    path.write_text(json.dumps(fields), "utf-8")
    with Threads(1) as runner:
        augment(str(path), str(tmp_path / "more"), runner, copies=9, seed=1)
    rows = pq.read_table(tmp_path / "more" / "data").to_pylist()
    puzzles = [
        Grid(
            row["puzzle"],
            layout=layout_of(
                {**json.loads(row["layout"]), "constraints": json.loads(row["constraints"])}
            ),
        )
        for row in rows
    ]
    assert len({puzzle.layout for puzzle in puzzles}) > 3
    assert all(nonet.check(puzzle).is_unique for puzzle in puzzles)


def test_large_chunks_are_taken_in_parts(tmp_path: Path) -> None:
    """However few rows are held at once, verify names the right rows."""
    path = tmp_path / "some.parquet"
    pq.write_table(pa.table({"puzzle": [*BASE, "." * 81, *BASE]}), path)
    [chunk] = chunks_of(str(path))

    def verified(at_once: int) -> tuple[Verification, list[str], bytes]:
        store = DatasetFolder(str(tmp_path / f"by-{at_once}"))
        some = replace(chunk, at_once=at_once)
        verdict = verify_chunk(some, store.address, 0, threads=1, cancel=None)
        names = store.names("raw")
        return verdict, names, b"".join(store.read(f"raw/{name}") for name in names)

    whole, (name,), fingerprints = verified(1_000)
    parts, names, same = verified(7)
    assert (parts, same) == (whole, fingerprints)
    assert names == [f"{name.partition('-')[0]}-{start:015d}" for start in range(0, 121, 7)]
    assert parts.lines == [f"{path}, row 61: several solutions"]


def test_scrambles_of_large_chunks_are_made_in_parts(relatives: Path, tmp_path: Path) -> None:
    """However few rows are held at once, augment makes all scrambles."""
    [chunk] = chunks_of(str(relatives))
    some, address = replace(chunk, at_once=7), str(tmp_path / "more")
    augment_chunk(
        some, address, 0, 3, 1, True, False, "nonet", "parquet", "more", threads=1, cancel=None
    )
    made = pq.read_table(tmp_path / "more" / "data")["puzzle"].to_pylist()
    assert made[::4] == pq.read_table(relatives)["puzzle"].to_pylist()
    assert len(set(made)) == 4 * 180


def test_a_right_dataset_is_proved(small: Path) -> None:
    """What `make` has made passes, with all its labels."""
    with Threads(2) as runner:
        verdict = verify([str(small)], runner)
    assert (verdict.rows, verdict.wrong, verdict.lines) == (240, {}, [])
    assert len(verdict.labels) == 9


SPOILT = {
    "solution": "9" * 81,
    "givens": 80,
    "minimal": False,
    "er": 9.9,
    "level": "None",
    "score": -5,
    "techniques": ["luck"],
    "backtracks": 77,
    "canonical_id": "0" * 32,
}


@pytest.mark.parametrize("column", SPOILT)
def test_each_label_is_proved_again(column: str, small: Path, tmp_path: Path) -> None:
    """A single wrong value of any label is found, and named with its file and row."""
    table = pq.read_table(small / "data" / "part-0000000.parquet")
    values = table[column].to_pylist()
    values[7] = SPOILT[column]
    at = table.column_names.index(column)
    table = table.set_column(at, column, pa.array(values, table.schema.field(at).type))
    pq.write_table(table, tmp_path / "a.parquet")
    with Threads(1) as runner:
        verdict = verify([str(tmp_path / "a.parquet")], runner)
    assert verdict.wrong == {f"another {column} than nonet finds": 1}
    assert verdict.lines[0].endswith(f"a.parquet, row 8: another {column} than nonet finds")


def test_improper_repeated_and_changed_puzzles_are_found(small: Path, tmp_path: Path) -> None:
    """Verifying reports several solutions, none, invalid rows, repetition and changed files."""
    twice = nonet.scramble(BASE[0], seed=9).to_text()
    lines = [BASE[0], "." * 81, "11" + "." * 79, "." * 80, twice]
    (tmp_path / "a.txt").write_text("\n".join(lines), "utf-8")
    (tmp_path / "b.txt").write_text(f"{BASE[0]}\n", "utf-8")
    with Threads(1) as runner:
        one = verify([str(tmp_path / "a.txt")], runner)
        both = verify([str(tmp_path / "a.txt"), str(tmp_path / "b.txt")], runner, repeated=True)
    assert one.wrong == {
        "several solutions": 1,
        "no solution": 1,
        "no puzzle": 1,
        "essentially equal to an earlier one": 1,
    }
    assert both.lines[-1].endswith("b.txt, row 1: essentially equal to an earlier one")
    assert both.wrong["essentially equal to an earlier one"] == 1
    manifest = json.loads((small / "dataset.json").read_text("utf-8"))
    copy = tmp_path / "copy"
    (copy / "data").mkdir(parents=True)
    (copy / "dataset.json").write_text(json.dumps(manifest), "utf-8")
    for file in [*manifest["files"], *manifest["card"]]:
        (copy / file["name"]).write_bytes((small / file["name"]).read_bytes())
    pq.write_table(pa.table({"puzzle": BASE}), copy / manifest["files"][0]["name"])
    with Threads(1) as runner:
        changed = verify([str(copy)], runner)
    assert changed.wrong == {"checksum differs from dataset.json": 1}


def test_info_counts(small: Path) -> None:
    """The counts add up."""
    found = info(str(small))
    assert found.rows == sum(found.counts["givens"].values()) == 240
    assert found.columns[0] == "puzzle"
    assert "Level" in found.text()


def test_labelling_again_finds_it_done(small: Path, tmp_path: Path) -> None:
    """The same command does nothing; another one for the same folder is refused."""
    with Threads(1) as runner:
        first = label(str(small), str(tmp_path / "a"), runner, labels=("givens",))
        assert label(str(small), str(tmp_path / "a"), runner, labels=("givens",)) == json.loads(
            json.dumps(first)
        )
        with pytest.raises(NonetError, match="same command"):
            label(str(small), str(tmp_path / "a"), runner, labels=("solution",))
