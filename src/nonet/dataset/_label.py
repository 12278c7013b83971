"""`label`: labels for existing puzzles."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict
from os import PathLike
from typing import TYPE_CHECKING, Any

import nonet
from nonet._arguments import described, is_one_of, iterable, path_text
from nonet.constraints.fields import layout_of
from nonet.dataset._card import DatasetInfo, publish
from nonet.dataset._checked import (
    MANIFEST,
    claimed,
    finished,
    is_undamaged,
    read_checked_json,
    read_manifest,
    write_checked,
)
from nonet.dataset._executor import Runner
from nonet.dataset._extra import needed
from nonet.dataset._files import FileWriter
from nonet.dataset._labels import (
    COLUMNS,
    LABELS,
    Label,
    LabelBatch,
    SolvedTogether,
    has_rules,
    layout_text,
)
from nonet.dataset._recipe import NEEDS, Form, Schema
from nonet.dataset._run_log import RunLog
from nonet.dataset._sources import Chunk, chunks_of
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import SUFFIX_OF, as_schema
from nonet.errors import FormatError, NonetError
from nonet.grid import Grid
from nonet.layout import CLASSIC, Layout
from nonet.layout.layout import checked_layout
from nonet.running import Cancel, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORK = "_work"

_NO_PUZZLE = -1
"""Number of solutions of an invalid row."""


def label(
    path: str | PathLike[str],
    address: str | PathLike[str],
    runner: Runner,
    *,
    labels: Label | Iterable[Label] = ("solution",),
    schema: Schema = "nonet",
    form: Form = "parquet",
    compressed: bool = True,
    layout: Layout | None = None,
    progress: Callable[[str, int, int], object] | None = None,
) -> dict[str, Any]:
    """Write puzzles with labels to a folder, resuming an interrupted run; returns `dataset.json`.

    Existing labels are computed again, other columns are kept. A puzzle without exactly one
    solution has no labels but its givens, and a row that is not a puzzle has none at all; their
    numbers are ``"improper"`` and ``"unreadable"``, and ``"example"`` says what is wrong with the
    first such row. Ratings are null where a puzzle is not 9×9 with boxes.

    Puzzles may be in any format that `nonet.load` reads, and of any size. Give `layout` where the
    size does not determine the layout.

    Raises
    ------
    NonetError
        There are no puzzles, or the folder holds something else.
    """
    path = path_text(path, "a file of puzzles")
    address = path_text(address, "a folder to write to")
    several = (labels,) if isinstance(labels, str) else tuple(iterable(labels, "labels"))
    for label in several:
        if not is_one_of(label, LABELS):
            known = ", ".join(LABELS)
            raise NonetError(f"expected labels among {known}, found {described(label)}")
    if not is_one_of(schema, NEEDS):
        raise NonetError(f"expected a schema {', '.join(NEEDS)}, found {described(schema)}")
    checked_layout(layout)
    if not hasattr(runner, "run"):
        raise TypeError(f"expected a runner such as Threads(), found {described(runner)}")
    wanted = tuple(label for label in LABELS if label in {*several, *NEEDS[schema]})
    name = path.rstrip("/").rpartition("/")[2].partition(".")[0]
    order = {
        "labelled": path,
        "labels": wanted,
        "schema": schema,
        "format": form,
        "compressed": compressed,
        "nonet": nonet.__version__,
    }
    if layout is not None:
        order["layout"] = layout_text(layout)
    files = in_chunks(
        path,
        address,
        runner,
        label_chunk,
        (wanted, schema, form, compressed, name),
        order=order,
        layout=layout,
        progress=progress,
    )
    if isinstance(files, dict):
        return files
    store = DatasetFolder(address)
    manifest = publish(
        store,
        files,
        origin=f"Labelled by nonet {nonet.__version__}.",
        name=name,
        schema=schema,
        format=form,
        labels=list(wanted),
        distinct=False,
        order=order,
        improper=sum(file.improper for file in files),
        unreadable=sum(file.unreadable for file in files),
        example=next((file.example for file in files if file.example), ""),
    )
    store.remove(WORK)
    return manifest


def in_chunks(
    path: str,
    address: str,
    runner: Runner,
    work: Callable[..., int],
    options: tuple[Any, ...],
    *,
    order: dict[str, Any],
    layout: Layout | None = None,
    progress: Callable[[str, int, int], object] | None,
) -> list[DatasetInfo] | dict[str, Any]:
    """Write a file for each chunk that has none yet; returns what is in the files.

    If the dataset is already complete and undamaged, returns its `dataset.json`.
    """
    store = DatasetFolder(address)
    key = json.dumps(order)
    is_damaged = False
    if store.exists(MANIFEST):
        manifest = read_manifest(store)
        if manifest is None or manifest.get("order") != json.loads(key):
            raise NonetError(f"{address}: expected no dataset, or one made by the same command")
        if is_undamaged(store, manifest, runner):
            return manifest
        is_damaged = True
    chunks = chunks_of(path, layout)

    def refuse() -> NonetError:
        return NonetError(
            f"{address}: another command has unfinished output here; choose another folder"
        )

    claimed(store, f"{WORK}/order.json", key.encode(), refuse, is_ours=is_damaged)
    if is_damaged:
        store.remove(MANIFEST)
    infos = [f"{WORK}/info/{number:07d}.json" for number in range(len(chunks))]
    there = {f"{WORK}/info/{name}" for name in store.names(f"{WORK}/info")}
    there = finished(store, [name for name in infos if name in there], key, runner)
    tasks = [
        (chunk, address, number, *options, key)
        for number, chunk in enumerate(chunks)
        if infos[number] not in there
    ]
    log = RunLog(store, f"{WORK}/run.md", runner, progress)
    log.begin("chunks", len(chunks), len(chunks) - len(tasks))
    for done in runner.run(work, tasks):
        log.note(done, rows=1 if done else 0)
    store.remove_temporary("data")
    log.finish("run.md")
    return [DatasetInfo.of(read_checked_json(store, name, key)) for name in infos]


def label_chunk(
    chunk: Chunk,
    address: str,
    number: int,
    labels: tuple[Label, ...],
    schema: Schema,
    form: Form,
    compressed: bool,
    name: str,
    key: str = "",
    *,
    threads: int,
    cancel: Cancel | None,
) -> int:
    """Write a chunk with its labels, and its info; returns the number of rows."""
    watch = Watch(cancel=cancel)
    improper = unreadable = 0
    examples: list[str] = []

    def report(error: FormatError) -> None:
        if not examples:
            place = chunk.place if error.line is None else f"{chunk.place}:{error.line}"
            examples.append(f"{place}: {error.reason}")

    writer = chunk_writer(address, number, form, compressed=compressed)
    with writer:
        for table in chunk.tables(report=report):
            made, counts = labelled(table, labels, threads=threads, watch=watch)
            wrong = counts == _NO_PUZZLE
            if wrong.any() and not examples:
                row = int(wrong.argmax())
                place = f"{chunk.place}, row {chunk.first + writer.rows + row + 1}"
                examples.append(f"{place}: {_reason(table.slice(row, 1))}")
            unreadable += int(wrong.sum())
            improper += int(((counts == 0) | (counts > 1)).sum())
            writer.write(made, as_schema(made, schema, name))
    example = examples[0] if examples else ""
    info = writer.info(improper=improper, unreadable=unreadable, example=example)
    return write_info(address, number, info, key)


def _reason(row: Any) -> str:
    """Why a row is not a puzzle."""
    layout = next(layouts_of(row), CLASSIC)
    try:
        Grid.parse(row["puzzle"][0].as_py() or "", layout)
    except NonetError as error:
        return str(error)
    return "expected 81 digits or blanks"


def chunk_writer(address: str, number: int, form: Form, *, compressed: bool = True) -> FileWriter:
    """The writer of the file of a chunk."""
    return FileWriter(
        DatasetFolder(address),
        f"data/part-{number:07d}{SUFFIX_OF[form]}",
        form,
        compressed=compressed,
    )


def write_info(address: str, number: int, info: DatasetInfo, key: str) -> int:
    """Write down what is in the file of a chunk; returns its number of rows."""
    data = json.dumps(asdict(info)).encode()
    write_checked(DatasetFolder(address), f"{WORK}/info/{number:07d}.json", data, key)
    return info.rows


def labelled(
    table: Any, labels: tuple[Label, ...], *, threads: int, watch: Watch
) -> tuple[Any, NDArray[np.int64]]:
    """A table with labels, and how many solutions each puzzle has, at most 2.

    The number is -1 for an invalid row, and taken to be 1 where only givens are asked for.
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    parts = []
    counts = np.ones(len(table), dtype=np.int64)
    for log, rows in sheets(table, threads=threads, watch=watch):
        columns = log.columns(labels)
        if labels != ("givens",):
            counts[rows] = log.counts
        else:
            counts[rows[np.asarray(columns["givens"].is_null())]] = _NO_PUZZLE
        parts.append((rows, columns))
    names = [name for label in labels for name in COLUMNS[label]]
    pa = needed("pyarrow")
    made = {}
    for name in names:
        found = [columns[name] for _, columns in parts]
        if len(found) == 1:
            made[name] = found[0]
        else:
            order = np.argsort(np.concatenate([rows for rows, _ in parts]))
            made[name] = pa.concat_arrays(found).take(pa.array(order))
    front = [name for name in ("puzzle", "layout", "constraints") if name in table.column_names]
    rest = [name for name in table.column_names if name not in {*front, *names}]
    columns = {name: table[name] for name in front} | made | {name: table[name] for name in rest}
    return pa.table(columns), counts


def sheets(table: Any, *, threads: int, watch: Watch) -> list[tuple[LabelBatch, NDArray[np.int64]]]:
    """The puzzles of a table by their layouts, with their rows.

    Raises
    ------
    FormatError
        A layout cannot be read.
    """
    import numpy as np  # noqa: PLC0415

    everything = np.arange(len(table))
    puzzles = table["puzzle"]
    if not {"layout", "constraints"} & set(table.column_names):
        return [(LabelBatch(CLASSIC, puzzles, threads, watch), everything)]
    together = SolvedTogether([])
    found = []
    for names, places in _by_layout(table).items():
        layout, rows = _layout_of(*names), np.array(places)
        log = LabelBatch(layout, puzzles.take(rows), threads, watch, together)
        if has_rules(layout):
            together.batches.append(log)
        found.append((log, rows))
    return found or [(LabelBatch(CLASSIC, puzzles, threads, watch), everything)]


def layouts_of(table: Any) -> Iterator[Layout]:
    """The different layouts of a table, in the order in which they come.

    Raises
    ------
    FormatError
        A layout cannot be read.
    """
    for names in _by_layout(table):
        yield _layout_of(*names)


def _by_layout(table: Any) -> dict[tuple[str, str], list[int]]:
    """The rows of each layout, by the texts of the columns `layout` and `constraints`."""
    layouts, rules = (
        table[name].to_pylist() if name in table.column_names else [None] * len(table)
        for name in ("layout", "constraints")
    )
    found: dict[tuple[str, str], list[int]] = {}
    for row, (name, rule) in enumerate(zip(layouts, rules, strict=True)):
        found.setdefault((name or "", rule or ""), []).append(row)
    return found


def _layout_of(name: str, rules: str) -> Layout:
    """The layout of the texts of both columns; earlier datasets had rules in the first."""
    if not name and not rules:
        return CLASSIC
    shown = name or rules
    try:
        fields: dict[str, Any] = json.loads(name) if name else {"size": 9, "box": [3, 3]}
        shown = rules or name
        listed: list[Any] = json.loads(rules) if rules else []
        return layout_of({**fields, "constraints": [*(fields.get("constraints") or ()), *listed]})
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
        what = "constraints" if shown == rules else "a layout"
        raise FormatError(f"expected {what} as JSON, found {shown[:60]!r}") from error
