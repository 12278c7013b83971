"""Damaged files of datasets: each is found, and made again with the bytes that it had."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq
import pytest
from tests.dataset.data import digests

from nonet.dataset import Recipe, Threads, augment, label, make, verify
from nonet.dataset import _generate as making
from nonet.errors import NonetError

RECIPE = """\
name = "little"
count = 40
seed = 5
partition = 15
labels = ["solution", "level"]
"""
STAGES = ("look_through", "finish_part")
"""What a run is stopped in: after it partitions and fingerprints are there, and most files."""


def made(folder: Path) -> dict[str, str]:
    """The digests of the dataset of RECIPE, made there or gone on with."""
    with Threads(1) as runner:
        make(Recipe.parse(RECIPE), str(folder), runner)
    return digests(folder)


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, str]]:
    """The dataset, and its digests."""
    folder = tmp_path_factory.mktemp("little") / "right"
    return folder, made(folder)


@pytest.fixture(scope="module", params=STAGES)
def stopped(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A run that was stopped at the last task of a stage."""
    folder: Path = tmp_path_factory.mktemp("stopped") / request.param
    real = getattr(making, request.param)

    def ending(*arguments: Any, **options: Any) -> Any:
        if request.param == "look_through" or arguments[-1] == 2:
            raise OSError("the power is gone")
        return real(*arguments, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(making, request.param, ending)
        with Threads(1) as runner, pytest.raises(OSError, match="power"):
            make(Recipe.parse(RECIPE), str(folder), runner)
    return folder


def flip(path: Path) -> None:
    """Change a bit in the middle of a file."""
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 4
    path.write_bytes(data)


def empty(path: Path) -> None:
    """Leave nothing of a file, as a power cut may."""
    path.write_bytes(b"")


def halve(path: Path) -> None:
    """Cut a file off."""
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


DAMAGE = [flip, empty, halve, Path.unlink]


@pytest.mark.parametrize("damage", DAMAGE)
def test_each_file_of_a_run_is_checked(
    damage: Callable[[Path], None],
    stopped: Path,
    right: tuple[Path, dict[str, str]],
    tmp_path: Path,
) -> None:
    """Whichever file of an interrupted run is damaged, the dataset comes out with its bytes."""
    names = [path.relative_to(stopped) for path in stopped.rglob("*") if path.is_file()]
    names = [name for name in names if name.name != "run.md" and (damage, name.name) != CLAIM]
    assert len(names) >= 8
    for number, name in enumerate(sorted(names)):
        folder = Path(shutil.copytree(stopped, tmp_path / str(number)))
        damage(folder / name)
        assert made(folder) == right[1], name


CLAIM = (Path.unlink, "recipe.toml")
"""Without it nothing says that the folder is ours."""


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_finished_dataset_is_checked(
    damage: Callable[[Path], None], right: tuple[Path, dict[str, str]], tmp_path: Path
) -> None:
    """Making it again finds each damaged file, of the data, of the card, and `dataset.json`."""
    folder, digest = right
    for number, name in enumerate(sorted(digest)):
        if (damage, name) == (Path.unlink, "dataset.json"):
            continue  # nothing says that the folder is ours
        copy = Path(shutil.copytree(folder, tmp_path / str(number)))
        damage(copy / name)
        assert made(copy) == digest, name


def test_a_damaged_description_of_another_dataset_is_left_alone(tmp_path: Path) -> None:
    """A `dataset.json` that cannot be read is taken for ours only beside our recipe."""
    (tmp_path / "dataset.json").write_text("{", "utf-8")
    with Threads(1) as runner, pytest.raises(NonetError, match="that of this recipe"):
        make(Recipe.parse(RECIPE), str(tmp_path), runner)
    assert (tmp_path / "dataset.json").read_text("utf-8") == "{"


def test_labelled_files_are_checked(right: tuple[Path, dict[str, str]], tmp_path: Path) -> None:
    """What `label` has written is made again where it is damaged, and verify names it before."""
    out = tmp_path / "out"

    def labelled() -> dict[str, str]:
        with Threads(1) as runner:
            label(str(right[0]), str(out), runner, labels=("givens",))
        return digests(out)

    before = labelled()
    flip(out / "README.md")
    with Threads(1) as runner:
        verdict = verify([str(out)], runner)
    assert verdict.wrong == {"checksum differs from dataset.json": 1}
    flip(out / "data" / "part-0000001.parquet")
    assert labelled() == before


def test_a_file_is_on_the_disk_before_it_has_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The bytes are synced, then the file is renamed, then its folder is synced."""
    events: list[str] = []
    sync, replace = os.fsync, Path.replace

    def syncing(number: int) -> None:
        events.append("folder" if Path(f"/proc/self/fd/{number}").is_dir() else "file")
        sync(number)

    def replacing(path: Path, target: Path) -> Path:
        events.append("rename")
        return replace(path, target)

    monkeypatch.setattr(os, "fsync", syncing)
    monkeypatch.setattr(Path, "replace", replacing)
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("only Linux says what a descriptor is of")
    made(tmp_path / "some")
    assert events
    assert events == ["file", "rename", "folder"] * (len(events) // 3)


def test_scrambles_keep_the_labels_that_scrambling_keeps(small: Path, tmp_path: Path) -> None:
    """Rating and level are those of the original, and labels that would change are left out."""
    with Threads(2) as runner:
        augment(str(small), str(tmp_path / "more"), runner, copies=2, seed=4)
        verdict = verify([str(tmp_path / "more")], runner, repeated=True)
    assert not verdict.wrong
    assert verdict.labels == {"solution", "givens", "minimal", "canonical_id"}
    files = [pq.read_table(path) for path in sorted((tmp_path / "more" / "data").iterdir())]
    rows = pa.concat_tables(files).to_pylist()
    assert not {"score", "techniques", "backtracks"} & set(rows[0])
    for start in range(0, len(rows), 3):
        for name in ("er", "ep", "ed", "level", "givens", "minimal", "canonical_id"):
            assert len({row[name] for row in rows[start : start + 3]}) == 1
    manifest = json.loads((tmp_path / "more" / "dataset.json").read_text("utf-8"))
    assert manifest["kept"] == ["rating", "level"]
