"""Datasets that are made: the same bytes each time, and all that was asked for."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.dataset.data import RECIPE, digests

import nonet
from nonet.dataset import Recipe, Threads, make
from nonet.dataset import _generate as making
from nonet.dataset._distinct import (
    buckets_for,
    find_repeated,
    read_repeated,
    write_fingerprints,
)
from nonet.dataset._labels import LabelBatch
from nonet.dataset._store import DatasetFolder
from nonet.errors import GenerationFailed, NonetError
from nonet.running import Watch


def rows_of(folder: Path) -> list[dict[str, Any]]:
    """All rows, in order."""
    tables = [pq.read_table(path) for path in sorted((folder / "data").iterdir())]
    return list(pa.concat_tables(tables).to_pylist())


def test_all_requests_are_met(small: Path) -> None:
    """There are as many puzzles of each kind as asked for, and no two are essentially equal."""
    rows = rows_of(small)
    sizes = Counter(len(row["puzzle"]) for row in rows)
    assert sizes == {81: 180, 16: 60}
    assert len({row["canonical_id"] for row in rows}) == 240
    assert all(row["minimal"] for row in rows[:120])
    assert all(26 <= row["givens"] <= 30 for row in rows[120:180])


def test_labels_are_those_of_single_calls(small: Path) -> None:
    """Each label is what the function for one puzzle says."""
    for row in rows_of(small)[::17]:
        puzzle = nonet.Grid.parse(row["puzzle"])
        assert nonet.solve(puzzle, unique=True).to_text() == row["solution"]
        assert row["givens"] == sum(map(bool, puzzle.digits))
        assert row["minimal"] == (nonet.minimize(puzzle, seed=1) == puzzle)
        grade = nonet.grade(puzzle)
        found = (row["level"], row["score"], row["techniques"])
        assert found == (grade.level, grade.score, list(grade.steps))
        if puzzle.size == 9:
            rating = nonet.rate(puzzle)
            assert (row["er"], row["ep"], row["ed"]) == (rating.er, rating.ep, rating.ed)
        else:
            assert row["er"] is None


def test_ids_tell_essentially_equal_puzzles(small: Path) -> None:
    """Scrambled puzzles have the same id."""
    for row in rows_of(small)[::40]:
        puzzle = nonet.Grid.parse(row["puzzle"])
        moved = nonet.scramble(puzzle, seed=3).to_text()
        labels = LabelBatch(puzzle.layout, pa.array([moved]), 1, Watch())
        assert labels.canonical_id.to_pylist() == [row["canonical_id"]]


def test_the_same_bytes_on_any_number_of_threads(small: Path, tmp_path: Path) -> None:
    """Files do not depend on who has made them."""
    with Threads(3) as runner:
        make(Recipe.parse(RECIPE), str(tmp_path / "again"), runner)
    assert digests(tmp_path / "again") == digests(small)


@pytest.mark.parametrize("ends_in", ["make_part", "look_through", "finish_part"])
def test_what_was_interrupted_goes_on(
    ends_in: str, small: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an end in the middle of any stage the rest is made, and the bytes are the same."""
    real = getattr(making, ends_in)
    calls = 0

    def ending(*arguments: Any, **options: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 3 or ends_in == "look_through":
            raise OSError("the power is gone")
        return real(*arguments, **options)

    folder = tmp_path / "ended"
    monkeypatch.setattr(making, ends_in, ending)
    with Threads(1) as runner, pytest.raises(OSError, match="power"):
        make(Recipe.parse(RECIPE), str(folder), runner)
    assert not (folder / "dataset.json").exists()
    before = {path: path.stat().st_mtime_ns for path in folder.rglob("*.parquet")}
    assert before
    monkeypatch.undo()
    with Threads(1) as runner:
        make(Recipe.parse(RECIPE), str(folder), runner)
    assert digests(folder) == digests(small)
    kept = {path for path in before if path.parent.name == "data"}
    assert all(path.stat().st_mtime_ns == before[path] for path in kept)


def test_a_complete_dataset_is_left_alone(small: Path) -> None:
    """Making it again does nothing and says the same."""
    before = digests(small)
    with Threads(1) as runner:
        again = make(Recipe.parse(RECIPE), str(small), runner)
    assert again == json.loads((small / "dataset.json").read_text("utf-8"))
    assert digests(small) == before


def test_other_folders_are_left_alone(small: Path, tmp_path: Path) -> None:
    """A folder with another dataset, another recipe or other files is refused."""
    other = Recipe.parse("count = 10")
    (tmp_path / "notes").mkdir()
    (tmp_path / "notes" / "my.txt").write_text("notes", "utf-8")
    (tmp_path / "begun" / "_work").mkdir(parents=True)
    (tmp_path / "begun" / "_work" / "recipe.toml").write_text("count = 9", "utf-8")
    for folder, message in (
        (small, "that of this recipe"),
        (tmp_path / "notes", "empty folder"),
        (tmp_path / "begun", "another recipe"),
    ):
        with Threads(1) as runner, pytest.raises(NonetError, match=message):
            make(other, str(folder), runner)


def test_too_few_different_puzzles_are_reported(tmp_path: Path) -> None:
    """If too few essentially different puzzles exist, the error gives the number found."""
    recipe = Recipe.parse("count = 50\nsize = 4\ngivens = 4")
    # 13 essentially different 4×4 puzzles with 4 givens: Wikipedia, "Mathematics of Sudoku".
    with Threads(1) as runner, pytest.raises(GenerationFailed, match="found 13;"):
        make(recipe, str(tmp_path / "few"), runner)


def test_repeated_puzzles_stay_where_they_are_wanted(tmp_path: Path) -> None:
    """Without `distinct` they are not removed."""
    recipe = Recipe.parse("count = 50\nsize = 4\ngivens = 4\ndistinct = false")
    with Threads(1) as runner:
        assert make(recipe, str(tmp_path / "many"), runner)["rows"] == 50


@pytest.mark.parametrize("buckets", [1, 2, 8])
def test_repeated_fingerprints_are_found_in_buckets(tmp_path: Path, buckets: int) -> None:
    """Of equal fingerprints, over all files, all but the first are found, in whatever buckets."""
    store = DatasetFolder(str(tmp_path))
    prints = [bytes([37 * n % 256]) * 16 for n in range(60)]
    files = [prints[:20] + prints[:2], prints[10:40], prints[40:] + prints[30:31]]
    for number, some in enumerate(files):
        write_fingerprints(store, f"f{number}", some, buckets)
    found = []
    for bucket in range(buckets):
        find_repeated(store, ["f0", "f1", "f2"], bucket, buckets, "repeated")
        found += read_repeated(store, "repeated").tolist()
    expected = [[0, 20], [0, 21], *([1, row] for row in range(10)), [2, 20]]
    assert sorted(found) == sorted(expected)


def test_buckets_stay_small() -> None:
    """A bucket holds a million fingerprints at most, more or less."""
    assert buckets_for(1) == buckets_for(1_000_000) == 1
    assert buckets_for(1_000_001) == 2
    assert buckets_for(10**9) == 1024


def test_object_stores_hold_datasets(small: Path) -> None:
    """A dataset in an object store, here that of fsspec for tests, has the same bytes."""
    with Threads(1) as runner:
        make(Recipe.parse(RECIPE), "memory://bucket/small", runner)
    store = DatasetFolder("memory://bucket/small")
    names = [name for name in store.names() if name != "run.md"]
    assert names == list(digests(small))
    assert all(store.read(name) == (small / name).read_bytes() for name in names)


def test_unknown_stores_are_refused() -> None:
    """An address that fsspec does not know is refused with a sentence."""
    with pytest.raises(NonetError, match="nowhere"):
        DatasetFolder("nowhere://bucket").names()


def test_the_card_describes_the_dataset(small: Path) -> None:
    """The card has counts that add up, pictures, and the recipe."""
    card = (small / "README.md").read_text("utf-8")
    assert "240 Sudoku puzzles" in card
    assert RECIPE in card
    table = card.partition("## Level")[2].partition("##")[0]
    assert sum(int(line.split("|")[2]) for line in table.splitlines()[4:] if "|" in line) == 240
    for picture in ("givens.png", "ratings.png", "levels.png"):
        assert (small / picture).read_bytes().startswith(b"\x89PNG")
        assert f"({picture})" in card


def test_the_run_sheet_records_who_did_what(small: Path) -> None:
    """The run log has a line for each worker, and retries."""
    log = (small / "run.md").read_text("utf-8")
    assert "Tasks restarted: 0" in log
    assert "| thread 0 |" in log
