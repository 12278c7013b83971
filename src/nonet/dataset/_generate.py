"""`make`: generates the puzzles of a recipe, partition by partition.

Each partition has a seed of its own, so it does not matter which worker makes it, when, and how
often. Until the dataset is complete, its folder has a subfolder `_work`:

    recipe.toml         the recipe, and the version of nonet
    made/               partitions as they were made, with all labels
    prints/             fingerprints of their puzzles, to find equal ones
    repeated/           rows to remove, by round and bucket
    info/               what is in each finished file

Where a partition has lost puzzles, a further *round* makes replacements, as long as new puzzles are
found. Then `data/` is written, and finally `dataset.json`, which marks the dataset as complete.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from itertools import islice
from os import PathLike
from typing import TYPE_CHECKING, Any

import nonet
from nonet._arguments import described, instance, path_text
from nonet.dataset._card import DatasetInfo, info_of, publish
from nonet.dataset._checked import (
    MANIFEST,
    claimed,
    finished,
    is_undamaged,
    read_checked,
    read_checked_json,
    read_manifest,
    whole,
    write_checked,
)
from nonet.dataset._distinct import (
    buckets_for,
    find_repeated,
    fingerprints_data,
    read_repeated,
)
from nonet.dataset._executor import Runner
from nonet.dataset._extra import needed
from nonet.dataset._labels import (
    COLUMNS,
    LabelBatch,
    SolvedTogether,
    has_rules,
    layout_cells,
    puzzle_column,
)
from nonet.dataset._recipe import Recipe, recipe_fields
from nonet.dataset._run_log import RunLog
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import SUFFIX_OF, as_schema, table_bytes
from nonet.errors import GenerationFailed, NonetError
from nonet.generator import generate_requested
from nonet.grid import Grid
from nonet.running import Cancel, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORK = "_work"

_AT_ONCE = 5_000
"""Puzzles that are labelled at once."""

_MOST_ROUNDS = 40
_FEWEST_NEW = 0.001
"""Share of a round that must be new for another round to be tried."""


@dataclass(frozen=True, slots=True)
class PuzzlePartition:
    """A partition: `count` puzzles of one kind."""

    kind: int
    round_number: int
    number: int
    count: int

    @property
    def name(self) -> str:
        """Unique among the parts of a recipe."""
        return f"k{self.kind:03d}-t{self.round_number:02d}-{self.number:07d}"


def make(
    recipe: Recipe,
    address: str | PathLike[str],
    runner: Runner,
    *,
    progress: Callable[[str, int, int], object] | None = None,
) -> dict[str, Any]:
    """Generate the dataset of a recipe, resuming an interrupted run; returns `dataset.json`.

    What an interrupted run has left is checked first, and so is a finished dataset: a file that is
    damaged is made again.

    Parameters
    ----------
    recipe
        The description of the dataset.
    address
        The folder to write to: a path or any address that fsspec accepts.
    runner
        Runs the tasks.
    progress
        Called with a sentence, the amount done, and the total.

    Raises
    ------
    NonetError
        The folder has other contents, or there are not enough different puzzles.
    """
    instance(recipe, Recipe, "a recipe such as Recipe.parse gives")
    address = path_text(address, "a folder to write to")
    if not hasattr(runner, "run"):
        raise TypeError(f"expected a runner such as Threads(), found {described(runner)}")
    store = DatasetFolder(address)
    if (manifest := _finished_earlier(store, recipe, runner)) is not None:
        return manifest
    _claim(store, recipe)
    log = RunLog(store, f"{WORK}/run.md", runner, progress)
    parts, kept = _make_parts(recipe, store, runner, log)
    files = _finish(recipe, store, runner, log, parts, kept)
    store.remove_temporary("data")
    log.finish("run.md")
    apart = ", no two of them essentially equal" if recipe.distinct else ""
    manifest = publish(
        store,
        files,
        origin=f"Each has exactly one solution{apart}. Made by nonet {nonet.__version__} from the "
        "recipe below: it gives the same bytes again, on any number of machines.",
        recipe=recipe.text,
        name=recipe.name,
        schema=recipe.schema,
        format=recipe.form,
        labels=list(recipe.labels),
        distinct=recipe.distinct,
        made_from=recipe_fields(recipe),
    )
    store.remove(WORK)
    return manifest


def _finished_earlier(
    store: DatasetFolder, recipe: Recipe, runner: Runner
) -> dict[str, Any] | None:
    """The fields of `dataset.json`, if this dataset is there and undamaged.

    Raises
    ------
    NonetError
        Another dataset is there.
    """
    if not store.exists(MANIFEST):
        return None
    manifest = read_manifest(store)
    if manifest is None:
        is_ours = store.exists("README.md") and recipe.text.rstrip().encode() in store.read(
            "README.md"
        )
    else:
        is_ours = manifest.get("made_from") == recipe_fields(recipe)
    if not is_ours:
        raise NonetError(f"{store.address}: expected no dataset, or that of this recipe")
    if manifest is not None and is_undamaged(store, manifest, runner):
        store.remove(WORK)  # of a run that ended just before
        return manifest
    _claim(store, recipe, is_ours=True)
    store.remove(MANIFEST)
    return None


def key_of(recipe: Recipe) -> str:
    """A key that all files of a run have in common, and those of other runs have not."""
    return f"# nonet {nonet.__version__}\n{recipe.text}"


def _claim(store: DatasetFolder, recipe: Recipe, *, is_ours: bool = False) -> None:
    """Begin in an empty folder, or resume a run of the same recipe."""

    def refuse() -> NonetError:
        return NonetError(
            f"{store.address}: another recipe, or another version of nonet, has unfinished "
            "output here; choose another folder, or remove this one"
        )

    text = key_of(recipe).encode()
    claimed(store, f"{WORK}/recipe.toml", text, refuse, is_ours=is_ours)


def _make_parts(
    recipe: Recipe, store: DatasetFolder, runner: Runner, log: RunLog
) -> tuple[list[PuzzlePartition], list[KeptRows]]:
    """All partitions, and which of their rows are kept."""
    parts: list[PuzzlePartition] = []
    wanted = [kind.count for kind in recipe.kinds]
    for round_number in range(_MOST_ROUNDS):
        new = [
            part
            for kind, count in enumerate(wanted)
            for part in _parts(recipe, kind, round_number, count)
        ]
        there = _parts_there(recipe, store, runner, new)
        tasks = [(recipe.text, store.address, part) for part in new if part not in there]
        done = sum(part.count for part in new) - sum(task[2].count for task in tasks)
        log.begin("puzzles made", sum(part.count for part in new), done)
        for result in runner.run(make_part, tasks):
            log.note(result, rows=result.result if result else 0)
        parts += new
        kept = _kept(recipe, store, runner, log, parts, round_number)
        missing = [
            kind.count
            - sum(rows.count for part, rows in zip(parts, kept, strict=True) if part.kind == number)
            for number, kind in enumerate(recipe.kinds)
        ]
        if max(missing) <= 0:
            return parts, _without_surplus(recipe, parts, kept)
        wanted = []
        for number, lacking in enumerate(missing):
            made = sum(part.count for part in new if part.kind == number)
            fresh = sum(
                rows.count
                for part, rows in zip(parts, kept, strict=True)
                if part.kind == number and part.round_number == round_number
            )
            if lacking > 0 and fresh < max(1, _FEWEST_NEW * made):
                raise GenerationFailed(
                    f"puzzles {number + 1}: expected {recipe.kinds[number].count:,} essentially "
                    f"different puzzles, found {recipe.kinds[number].count - lacking:,}; "
                    "ask for fewer, or set distinct = false",
                )
            wanted.append(max(0, lacking) * made // max(fresh, 1) + 1 if lacking > 0 else 0)
    raise GenerationFailed(f"not enough different puzzles after {_MOST_ROUNDS} rounds")


def _parts_there(
    recipe: Recipe, store: DatasetFolder, runner: Runner, parts: list[PuzzlePartition]
) -> set[PuzzlePartition]:
    """The partitions that an earlier run has made, and that are whole."""
    files = {
        part: [f"{WORK}/made/{part.name}.parquet"]
        + ([f"{WORK}/prints/{part.name}"] if recipe.distinct else [])
        for part in parts
    }
    there = {f"{WORK}/made/{name}" for name in store.names(f"{WORK}/made")}
    begun = [name for names in files.values() if names[0] in there for name in names]
    found = whole(store, begun, key_of(recipe), runner)
    return {part for part, names in files.items() if found.issuperset(names)}


def _parts(recipe: Recipe, kind: int, round_number: int, count: int) -> Iterator[PuzzlePartition]:
    for number, start in enumerate(range(0, count, recipe.partition)):
        yield PuzzlePartition(kind, round_number, number, min(recipe.partition, count - start))


@dataclass(frozen=True, slots=True)
class KeptRows:
    """Which rows of a partition are kept: all but `without`, and `count` of them."""

    without: tuple[int, ...]
    count: int


def _kept(
    recipe: Recipe,
    store: DatasetFolder,
    runner: Runner,
    log: RunLog,
    parts: list[PuzzlePartition],
    round_number: int,
) -> list[KeptRows]:
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    if not recipe.distinct:
        return [KeptRows((), part.count) for part in parts]
    buckets = buckets_for(recipe.count)
    names = [f"{WORK}/prints/{part.name}" for part in parts]
    into = [f"{WORK}/repeated/t{round_number:02d}-{bucket:06d}.npy" for bucket in range(buckets)]
    key = key_of(recipe)
    there = {f"{WORK}/repeated/{name}" for name in store.names(f"{WORK}/repeated")}
    there = whole(store, [name for name in into if name in there], key, runner)
    tasks = [
        (store.address, tuple(names), bucket, buckets, name, key)
        for bucket, name in enumerate(into)
        if name not in there
    ]
    log.begin("buckets looked through", buckets, buckets - len(tasks))
    for result in runner.run(look_through, tasks):
        log.note(result, rows=1 if result else 0)
    repeated = np.concatenate([read_repeated(store, name, key) for name in into])
    repeated = repeated[np.lexsort((repeated[:, 1], repeated[:, 0]))]
    bounds = np.searchsorted(repeated[:, 0], np.arange(len(parts) + 1))
    without = [tuple(repeated[bounds[at] : bounds[at + 1], 1].tolist()) for at in range(len(parts))]
    return [
        KeptRows(gone, part.count - len(gone)) for part, gone in zip(parts, without, strict=True)
    ]


def _without_surplus(
    recipe: Recipe, parts: list[PuzzlePartition], kept: list[KeptRows]
) -> list[KeptRows]:
    left = [kind.count for kind in recipe.kinds]
    found = []
    for part, rows in zip(parts, kept, strict=True):
        count = min(rows.count, left[part.kind])
        left[part.kind] -= count
        found.append(KeptRows(rows.without, count))
    return found


def _finish(
    recipe: Recipe,
    store: DatasetFolder,
    runner: Runner,
    log: RunLog,
    parts: list[PuzzlePartition],
    kept: list[KeptRows],
) -> list[DatasetInfo]:
    """Write the files; returns what is in each of them."""
    both = sorted(
        zip(parts, kept, strict=True),
        key=lambda pair: (pair[0].kind, pair[0].round_number, pair[0].number),
    )
    both = [(part, rows) for part, rows in both if rows.count]
    key = key_of(recipe)
    infos = [f"{WORK}/info/{number:07d}.json" for number in range(len(both))]
    there = {f"{WORK}/info/{name}" for name in store.names(f"{WORK}/info")}
    there = finished(store, [name for name in infos if name in there], key, runner)
    tasks = [
        (recipe.text, store.address, part, rows, number)
        for number, (part, rows) in enumerate(both)
        if infos[number] not in there
    ]
    log.begin("files written", len(both), len(both) - len(tasks))
    for result in runner.run(finish_part, tasks):
        log.note(result, rows=1 if result else 0)
    return [DatasetInfo.of(read_checked_json(store, name, key)) for name in infos]


def make_part(
    text: str, address: str, part: PuzzlePartition, *, threads: int, cancel: Cancel | None
) -> int:
    """Make a partition with its fingerprints; returns the number of puzzles."""
    pa = needed("pyarrow")
    recipe, store = Recipe.parse(text), DatasetFolder(address)
    kind = recipe.kinds[part.kind]
    watch = Watch(cancel=cancel)
    made = generate_requested(
        kind.plan,
        part.count,
        seed=recipe.seed_of(part.kind, part.round_number, part.number),
        threads=threads,
        watch=watch,
        mixes_seed=False,
    )
    tables, prints = [], []
    puzzles = (puzzle.puzzle for puzzle in made)
    while some := list(islice(puzzles, _AT_ONCE)):
        for batch in _batches(some, has_rules=kind.has_rules, threads=threads, watch=watch):
            tables.append(pa.table(_columns(recipe, part, batch)))
            if recipe.distinct:
                prints += [
                    fingerprint for fingerprint in batch.fingerprints if fingerprint is not None
                ]
    if recipe.distinct:
        data = fingerprints_data(prints, buckets_for(recipe.count))
        write_checked(store, f"{WORK}/prints/{part.name}", data, key_of(recipe))
    table = table_bytes(pa.concat_tables(tables), "parquet")
    write_checked(store, f"{WORK}/made/{part.name}.parquet", table, key_of(recipe))
    return part.count


def _batches(
    puzzles: list[Grid], *, has_rules: bool, threads: int, watch: Watch
) -> list[LabelBatch]:
    """The puzzles, to be labelled; those with rules each have a layout of their own."""
    if not has_rules:
        return [LabelBatch(puzzles[0].layout, _digits(puzzles), threads, watch)]
    together = SolvedTogether([])
    for puzzle in puzzles:
        together.batches.append(
            LabelBatch(puzzle.layout, _digits([puzzle]), threads, watch, together)
        )
    return together.batches


def _digits(puzzles: list[Grid]) -> NDArray[np.uint8]:
    import numpy as np  # noqa: PLC0415

    digits = b"".join([puzzle.givens for puzzle in puzzles])
    return np.frombuffer(digits, dtype=np.uint8).reshape(len(puzzles), -1)


def _columns(recipe: Recipe, part: PuzzlePartition, batch: LabelBatch) -> dict[str, Any]:
    """The columns of freshly made puzzles."""
    pa = needed("pyarrow")
    kind = recipe.kinds[part.kind]
    columns = {"puzzle": puzzle_column(batch.layout, batch.digits)}
    if not all(own.layout.is_classic and not own.has_rules for own in recipe.kinds):
        layout, rules = layout_cells(batch.layout)
        columns["layout"] = pa.array([layout] * len(batch.digits), pa.string())
        if any(own.has_rules or has_rules(own.layout) for own in recipe.kinds):
            columns["constraints"] = pa.array([rules] * len(batch.digits), pa.string())
    labels = recipe.labels
    if kind.request.minimal:  # it was proved as they were made
        columns |= batch.columns(tuple(label for label in labels if label != "minimal"))
        if "minimal" in labels:
            columns["minimal"] = pa.repeat(True, len(batch.digits))
    else:
        columns |= batch.columns(labels)
    order = [
        "puzzle",
        "layout",
        "constraints",
        *(name for label in labels for name in COLUMNS[label]),
    ]
    return {name: columns[name] for name in order if name in columns}


def look_through(
    address: str,
    names: tuple[str, ...],
    bucket: int,
    buckets: int,
    into: str,
    key: str,
    *,
    threads: int,  # noqa: ARG001 (there is nothing to share out)
    cancel: Cancel | None,  # noqa: ARG001
) -> int:
    """Find the repeated puzzles of a bucket; returns their number."""
    return find_repeated(DatasetFolder(address), names, bucket, buckets, into, key=key)


def finish_part(
    text: str,
    address: str,
    part: PuzzlePartition,
    rows: KeptRows,
    number: int,
    *,
    threads: int,  # noqa: ARG001
    cancel: Cancel | None,  # noqa: ARG001
) -> int:
    """Write a file of the dataset, and its info; returns the number of rows."""
    import numpy as np  # noqa: PLC0415

    recipe, store = Recipe.parse(text), DatasetFolder(address)
    parquet = needed("pyarrow.parquet")
    made = read_checked(store, f"{WORK}/made/{part.name}.parquet", key_of(recipe))
    table = parquet.read_table(needed("pyarrow").BufferReader(made), use_threads=False)
    if rows.without:
        keep = np.ones(len(table), dtype=bool)
        keep[list(rows.without)] = False
        table = table.filter(keep)
    table = table.slice(0, rows.count)
    name = f"data/part-{number:07d}{SUFFIX_OF[recipe.form]}"
    data = table_bytes(as_schema(table, recipe.schema, recipe.name), recipe.form)
    store.write(name, data)
    info = info_of(name, table, len(data), hashlib.sha256(data).hexdigest())
    about = json.dumps(asdict(info)).encode()
    write_checked(store, f"{WORK}/info/{number:07d}.json", about, key_of(recipe))
    return info.rows
