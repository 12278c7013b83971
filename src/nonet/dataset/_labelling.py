"""`label`: the puzzles of others, or one's own, with labels."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any

import nonet
from nonet.dataset._card import MANIFEST, Told, publish
from nonet.dataset._extra import needed
from nonet.dataset._labels import CLASSIC, COLUMNS, LABELS, Label, Sheet
from nonet.dataset._reading import Piece, pieces_of
from nonet.dataset._recipe import NEEDS, Form, Schema
from nonet.dataset._running import Runner
from nonet.dataset._sheet import RunSheet
from nonet.dataset._store import Store
from nonet.dataset._tables import SUFFIX_OF, as_schema
from nonet.dataset._writing import FileWriter
from nonet.errors import FormatError, NonetError
from nonet.logic._json import layout_of
from nonet.running import Cancel, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

WORK = "_work"


def label(
    path: str,
    address: str,
    runner: Runner,
    *,
    labels: tuple[Label, ...] = ("solution",),
    schema: Schema = "nonet",
    form: Form = "parquet",
    compressed: bool = True,
    progress: Callable[[str, int, int], object] | None = None,
) -> dict[str, Any]:
    """Write puzzles with labels into a folder, or go on with it; what its `dataset.json` says.

    Labels that were there are found out anew, other columns are kept. A puzzle without exactly one
    solution has no labels but its givens; how many there are stands under ``"improper"``.

    Raises
    ------
    NonetError
        There are no puzzles, or the folder holds something else.
    """
    wanted = tuple(one for one in LABELS if one in {*labels, *NEEDS[schema]})
    name = path.rstrip("/").rpartition("/")[2].partition(".")[0]
    order = {
        "labelled": path,
        "labels": wanted,
        "schema": schema,
        "format": form,
        "compressed": compressed,
        "nonet": nonet.__version__,
    }
    files = in_pieces(
        path,
        address,
        runner,
        label_piece,
        (wanted, schema, form, compressed, name),
        order=order,
        progress=progress,
    )
    if isinstance(files, dict):
        return files
    store = Store(address)
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
        improper=sum(told.improper for told in files),
    )
    store.remove(WORK)
    return manifest


def in_pieces(
    path: str,
    address: str,
    runner: Runner,
    work: Callable[..., int],
    options: tuple[Any, ...],
    *,
    order: dict[str, Any],
    progress: Callable[[str, int, int], object] | None,
) -> list[Told] | dict[str, Any]:
    """Let runners make a file of each piece that is not there yet; what is in the files.

    Where the same was done before, it is what `dataset.json` says.
    """
    store = Store(address)
    order = json.loads(json.dumps(order))
    if store.exists(MANIFEST):
        manifest = store.read_json(MANIFEST)
        if manifest.get("order") != order:
            raise NonetError(f"{address}: expected no dataset, or one made by the same command")
        return dict(manifest)
    pieces = pieces_of(path)
    name = f"{WORK}/order.json"
    if store.exists(name):
        if store.read_json(name) != order:
            raise NonetError(f"{address}: something else was begun here; take another folder")
    elif store.names():
        raise NonetError(f"{address}: expected an empty folder, or none")
    else:
        store.write_json(name, order)
    there = set(store.names(f"{WORK}/told"))
    tasks = [
        (piece, address, number, *options)
        for number, piece in enumerate(pieces)
        if f"{number:07d}.json" not in there
    ]
    sheet = RunSheet(store, f"{WORK}/run.md", runner, progress)
    sheet.begin("pieces", len(pieces), len(pieces) - len(tasks))
    for done in runner.run(work, tasks):
        sheet.note(done, rows=1 if done else 0)
    store.remove_temporary("data")
    sheet.finish("run.md")
    return [
        Told.of(store.read_json(f"{WORK}/told/{number:07d}.json")) for number in range(len(pieces))
    ]


def label_piece(
    piece: Piece,
    address: str,
    number: int,
    labels: tuple[Label, ...],
    schema: Schema,
    form: Form,
    compressed: bool,
    name: str,
    *,
    threads: int,
    cancel: Cancel | None,
) -> int:
    """Write a piece with its labels, and what is in it; how many rows."""
    watch = Watch(cancel=cancel)
    improper = 0
    writer = piece_writer(address, number, form, compressed=compressed)
    with writer:
        for table in piece.tables():
            made, wrong = labelled(table, labels, threads=threads, watch=watch)
            improper += wrong
            writer.write(made, as_schema(made, schema, name))
    return tell_piece(address, number, writer.told(improper))


def piece_writer(address: str, number: int, form: Form, *, compressed: bool = True) -> FileWriter:
    """The writer of the file that a piece becomes."""
    return FileWriter(
        Store(address), f"data/part-{number:07d}{SUFFIX_OF[form]}", form, compressed=compressed
    )


def tell_piece(address: str, number: int, told: Told) -> int:
    """Write down what is in the file of a piece; how many rows."""
    Store(address).write_json(f"{WORK}/told/{number:07d}.json", asdict(told))
    return told.rows


def labelled(
    table: Any, labels: tuple[Label, ...], *, threads: int, watch: Watch
) -> tuple[Any, int]:
    """A table with labels, and how many puzzles have not exactly one solution."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    parts = []
    improper = 0
    for layout, rows in sheets(table, threads=threads, watch=watch):
        columns = layout.columns(labels)
        if labels != ("givens",):
            improper += int(np.count_nonzero(layout.counts != 1))
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
    front = [name for name in ("puzzle", "layout") if name in table.column_names]
    rest = [name for name in table.column_names if name not in {*front, *names}]
    columns = {name: table[name] for name in front} | made | {name: table[name] for name in rest}
    return pa.table(columns), improper


def sheets(table: Any, *, threads: int, watch: Watch) -> list[tuple[Sheet, NDArray[np.int64]]]:
    """The puzzles of a table by their layouts, with their rows.

    Raises
    ------
    FormatError
        A layout cannot be read.
    """
    import numpy as np  # noqa: PLC0415

    everything = np.arange(len(table))
    puzzles = table["puzzle"]
    if "layout" not in table.column_names:
        return [(Sheet(CLASSIC, puzzles, threads, watch), everything)]
    names = np.array([name or "" for name in table["layout"].to_pylist()], dtype=object)
    found = []
    for name in dict.fromkeys(names.tolist()):
        try:
            layout = layout_of(json.loads(name)) if name else CLASSIC
        except (ValueError, KeyError, TypeError) as error:
            raise FormatError(f"expected a layout as JSON, found {name[:60]!r}") from error
        rows = everything[names == name]
        found.append((Sheet(layout, puzzles.take(rows), threads, watch), rows))
    return found or [(Sheet(CLASSIC, puzzles, threads, watch), everything)]
