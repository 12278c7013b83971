"""`verify`: everything a dataset claims, verified again."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from os import PathLike
from typing import TYPE_CHECKING, Any, ClassVar

from nonet._arguments import iterable, path_text
from nonet._json_form import JsonForm
from nonet._levels import level_of
from nonet.dataset._checked import MANIFEST, is_as_said, read_manifest
from nonet.dataset._distinct import (
    buckets_for,
    find_repeated,
    read_repeated,
    write_fingerprints,
)
from nonet.dataset._executor import Runner
from nonet.dataset._extra import needed
from nonet.dataset._label import sheets
from nonet.dataset._labels import COLUMNS, LABELS, Label
from nonet.dataset._sources import Chunk, chunks_of
from nonet.dataset._store import DatasetFolder
from nonet.running import Cancel, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_MOST = 20
"""Rows reported for each kind of error in a chunk."""


@dataclass
class Verification(JsonForm):
    """Result of `verify`.

    Attributes
    ----------
    rows
        Number of puzzles.
    labels
        Labels that were verified.
    wrong
        Kinds of errors, and the number of rows with each.
    lines
        Sentences that name the places; some of them where there are many.
    """

    json_name: ClassVar[str] = "verdict on datasets"

    rows: int = 0
    labels: set[str] = field(default_factory=set)
    wrong: dict[str, int] = field(default_factory=dict)
    lines: list[str] = field(default_factory=list)


def verify(
    paths: str | PathLike[str] | Sequence[str | PathLike[str]],
    runner: Runner,
    *,
    repeated: bool = False,
    progress: Callable[[str, int, int], object] | None = None,
) -> Verification:
    """Re-verify everything that datasets, or other files of puzzles, claim.

    Checks that each puzzle has exactly one solution, and that it is the one in the file; all labels
    that nonet knows; that no two puzzles are essentially equal, within and between the paths; and
    the checksums of `dataset.json`. Labels that `augment` has kept are not proved.

    Parameters
    ----------
    paths
        Datasets, or files; no puzzle may be in two of them.
    runner
        Threads of this process.
    repeated
        Whether essentially equal puzzles may be in one split, or in one of the paths.
    progress
        Called with a sentence, the amount done, and the total.

    Raises
    ------
    NonetError
        There are no puzzles.
    """
    verdict = Verification()
    chunks: list[Chunk] = []
    groups: list[str] = []
    several = [paths] if isinstance(paths, str | PathLike) else iterable(paths, "datasets")
    kept: list[tuple[str, ...]] = []
    for path in [path_text(path, "a dataset or a file of puzzles") for path in several]:
        found = chunks_of(path)
        splits, unproved = _check_manifest(path, verdict)
        chunks += found
        kept += [unproved] * len(found)
        groups += [
            f"{path}/{next((s for s in splits if chunk.name.startswith((f'{s}/', f'{s}.'))), '')}"
            for chunk in found
        ]
    with tempfile.TemporaryDirectory(prefix="nonet-") as folder:
        tasks = [(chunk, folder, number, kept[number]) for number, chunk in enumerate(chunks)]
        for number, done in enumerate(filter(None, runner.run(verify_chunk, tasks)), start=1):
            if progress is not None:
                progress(f"{number:,} of {len(chunks):,} chunks", number, len(chunks))
            _add(verdict, done.result)
        store = DatasetFolder(folder)
        buckets = buckets_for(max(verdict.rows, 1))
        names = store.names("raw")
        for name in names:
            prints = store.read(f"raw/{name}")
            parts = [prints[at : at + 16] for at in range(0, len(prints), 16)]
            write_fingerprints(store, f"prints/{name}", parts, buckets)
        places = [tuple(map(int, name.split("-"))) for name in names]
        owners = [groups.index(groups[chunk]) for chunk, _ in places] if repeated else None
        files = [f"prints/{name}" for name in names]
        for bucket in range(buckets if files else 0):
            find_repeated(store, files, bucket, buckets, "repeated", owners)
            for number, row in read_repeated(store, "repeated").tolist():
                what = "essentially equal to an earlier one"
                verdict.wrong[what] = verdict.wrong.get(what, 0) + 1
                if verdict.wrong[what] <= _MOST:
                    chunk, before = places[number]
                    place = f"{chunks[chunk].place}, row {before + row + 1}"
                    verdict.lines.append(f"{place}: {what}")
    return verdict


def _check_manifest(path: str, verdict: Verification) -> tuple[list[str], tuple[str, ...]]:
    """Compare the files with `dataset.json`, if there is one.

    Returns the names of its splits, and labels that are those of other puzzles.
    """
    store = DatasetFolder(path.rstrip("/"))
    if not store.exists(MANIFEST):
        return [], ()
    manifest = read_manifest(store)
    if manifest is None:
        verdict.wrong["damaged"] = verdict.wrong.get("damaged", 0) + 1
        verdict.lines.append(f"{path}/{MANIFEST}: damaged")
        return [], ()
    for file in [*manifest["files"], *manifest.get("card", ())]:
        if is_as_said(store, file):
            continue
        missing = not store.exists(file["name"])
        what = "missing" if missing else "checksum differs from dataset.json"
        verdict.wrong[what] = verdict.wrong.get(what, 0) + 1
        verdict.lines.append(f"{path}/{file['name']}: {what}")
    return list(manifest.get("sides", ())), tuple(manifest.get("kept", ()))


def _add(verdict: Verification, other: Verification) -> None:
    verdict.rows += other.rows
    verdict.labels |= other.labels
    for what, count in other.wrong.items():
        verdict.wrong[what] = verdict.wrong.get(what, 0) + count
    verdict.lines += other.lines


def verify_chunk(
    chunk: Chunk,
    folder: str,
    number: int,
    kept: tuple[str, ...] = (),
    *,
    threads: int,
    cancel: Cancel | None,
) -> Verification:
    """Verify the labels of a chunk but those `kept`, and write the fingerprints of its puzzles."""
    watch = Watch(cancel=cancel)
    verdict = Verification()
    store = DatasetFolder(folder)
    for table in chunk.tables():
        labels: list[Label] = [label for label in _labels_of(table) if label not in kept]
        verdict.labels.update(labels)
        before = chunk.first + verdict.rows
        # An invalid row is equal to nothing, and has a fingerprint of its own.
        own = [((number << 64) + before + row).to_bytes(16, "big") for row in range(len(table))]
        for log, rows in sheets(table, threads=threads, watch=watch):
            for what, wrong in _wrong(log, table.take(rows), labels):
                where = rows[wrong]
                verdict.wrong[what] = verdict.wrong.get(what, 0) + len(where)
                verdict.lines += [
                    f"{chunk.place}, row {before + row + 1}: {what}" for row in where[:_MOST]
                ]
            for row, fingerprint in zip(rows.tolist(), log.fingerprints, strict=True):
                own[row] = own[row] if fingerprint is None else fingerprint
        # In order of chunks and rows by name, and no larger however large the chunk is.
        store.write(f"raw/{number:09d}-{before:015d}", b"".join(own))
        verdict.rows += len(table)
    return verdict


def _labels_of(table: Any) -> list[Label]:
    """The labels in a table, where all columns of a label are there."""
    names = set(table.column_names)
    return [label for label in LABELS if names.issuperset(COLUMNS[label])]


def _wrong(log: Any, table: Any, labels: Sequence[Label]) -> Iterator[tuple[str, NDArray[np.intp]]]:
    """The faults, and their rows."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    counts = log.counts
    for what, which in (
        ("no puzzle", counts == -1),
        ("no solution", counts == 0),
        ("several solutions", counts > 1),
    ):
        if which.any():
            yield what, np.flatnonzero(which)
    for label in labels:
        for name in COLUMNS[label]:
            found = table[name].combine_chunks()
            if name == "level":
                found = _usual_levels(found)
            differs = _differs(getattr(log, name), found) & (counts == 1)
            if differs.any():
                yield f"another {name} than nonet finds", np.flatnonzero(differs)


def _usual_levels(found: Any) -> Any:
    """A column of levels, of which one may have HoDoKu's name."""
    pa = needed("pyarrow")
    return pa.array([level_of(name) for name in found.to_pylist()], pa.string())


def _differs(expected: Any, found: Any) -> NDArray[np.bool_]:
    """In which rows two columns differ, whatever their types."""
    import numpy as np  # noqa: PLC0415

    pa, compute = needed("pyarrow"), needed("pyarrow.compute")
    if pa.types.is_list(expected.type) or pa.types.is_list(found.type):
        joined = [
            compute.binary_join(column, ";") if pa.types.is_list(column.type) else column
            for column in (expected, found)
        ]
        expected, found = joined
    if pa.types.is_boolean(found.type) and pa.types.is_boolean(expected.type):
        pass
    elif pa.types.is_floating(expected.type) or pa.types.is_floating(found.type):
        expected, found = (
            compute.round(column.cast(pa.float64()), 3) for column in (expected, found)
        )
    elif expected.type != found.type:
        expected, found = expected.cast(pa.string()), found.cast(pa.string())
    same = compute.fill_null(compute.equal(expected, found), False)
    both = compute.and_(compute.is_null(expected), compute.is_null(found))
    return ~np.asarray(compute.or_(same, both))
