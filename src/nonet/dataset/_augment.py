"""`augment`: scrambles of existing puzzles."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from os import PathLike
from typing import TYPE_CHECKING, Any

import nonet
from nonet import batch
from nonet._arguments import path_text
from nonet._rows import NO_DIGITS
from nonet._seeds import SEEDS, chosen_seed
from nonet.dataset._card import publish
from nonet.dataset._executor import Runner
from nonet.dataset._extra import needed
from nonet.dataset._label import WORK, chunk_writer, in_chunks, labelled, sheets, write_info
from nonet.dataset._labels import (
    COLUMNS,
    Label,
    digits_of,
    layout_cells,
    layout_text,
    puzzle_column,
)
from nonet.dataset._recipe import NEEDS, Form, Schema
from nonet.dataset._sources import Chunk
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import as_schema
from nonet.equivalence import scramble
from nonet.errors import FormatError
from nonet.grid import Grid
from nonet.layout import Layout
from nonet.running import Cancel, Watch

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_CHANGED: tuple[Label, ...] = ("score", "techniques", "backtracks")
"""Labels that scrambling changes, since the choice among several steps depends on their cells."""

_KEPT: tuple[Label, ...] = ("rating", "level")
"""Labels that it hardly ever changes: they stay those of the original unless asked otherwise.

Of 750 scrambles of 250 puzzles, none had another level, 501 another score, and 54 other techniques;
of 225, two had another ER, and none another EP or ED.
"""


def augment(
    path: str | PathLike[str],
    address: str | PathLike[str],
    runner: Runner,
    *,
    copies: int,
    seed: int | None = None,
    keep: bool = True,
    relabel: bool = False,
    schema: Schema = "nonet",
    form: Form = "parquet",
    progress: Callable[[str, int, int], object] | None = None,
) -> dict[str, Any]:
    """Write each puzzle and `copies` scrambles of it; returns what `dataset.json` says.

    Puzzles and solutions are scrambled alike. Labels that scrambling keeps stay: `givens`,
    `minimal`, `canonical_id`, and as those of the original `rating` and `level`, which `verify`
    does not prove then. The others (`score`, `techniques`, `backtracks`) are left out, unless the
    schema needs them.

    Parameters
    ----------
    path, address, runner, schema, form, progress
        As for `label`.
    copies
        Scrambles of each puzzle.
    seed
        The same seed gives the same scrambles.
    keep
        Whether to keep the puzzle itself, before its scrambles.
    relabel
        Compute `rating`, `level` and the labels that are left out otherwise for each scramble,
        where the puzzles have them. That takes far longer.

    Raises
    ------
    NonetError
        There are no puzzles, or the folder holds something else.
    """
    seed = chosen_seed(seed)
    path = path_text(path, "a file of puzzles")
    address = path_text(address, "a folder to write to")
    name = path.rstrip("/").rpartition("/")[2].partition(".")[0]
    order = {
        "augmented": path,
        "copies": copies,
        "seed": seed,
        "keep": keep,
        "relabel": relabel,
        "schema": schema,
        "format": form,
        "nonet": nonet.__version__,
    }
    files = in_chunks(
        path,
        address,
        runner,
        augment_chunk,
        (copies, seed, keep, relabel, schema, form, name),
        order=order,
        progress=progress,
    )
    if isinstance(files, dict):
        return files
    store = DatasetFolder(address)
    manifest = publish(
        store,
        files,
        origin=f"Augmented by nonet {nonet.__version__}: {copies} scrambles of each.",
        name=name,
        schema=schema,
        format=form,
        labels=[],
        distinct=False,
        order=order,
        kept=[] if relabel else list(_KEPT),
    )
    store.remove(WORK)
    return manifest


def augment_chunk(
    chunk: Chunk,
    address: str,
    number: int,
    copies: int,
    seed: int,
    keep: bool,
    relabel: bool,
    schema: Schema,
    form: Form,
    name: str,
    key: str = "",
    *,
    threads: int,
    cancel: Cancel | None,
) -> int:
    """Write a chunk with its scrambles, and its info; returns the number of rows."""
    watch = Watch(cancel=cancel)
    writer = chunk_writer(address, number, form)
    again = (*_KEPT, *_CHANGED) if relabel else NEEDS[schema]
    done = 0
    at_once = max(1, chunk.at_once // (copies + keep))
    with writer:
        for table in chunk.tables():
            for start in range(0, len(table), at_once):
                some = table.slice(start, at_once)
                text = f"{seed}/{number}/{done}".encode()
                own = int.from_bytes(blake2b(text, digest_size=8).digest(), "big")
                made = _scrambled(some, copies, own, keep=keep, threads=threads, watch=watch)
                made = _relabelled(made, again, threads=threads, watch=watch)
                writer.write(made, as_schema(made, schema, name))
                done += len(some)
    return write_info(address, number, writer.info(), key)


def _scrambled(
    table: Any, copies: int, seed: int, *, keep: bool, threads: int, watch: Watch
) -> Any:
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    pa = needed("pyarrow")
    each = copies + keep
    rows = np.repeat(np.arange(len(table)), each)
    moves = np.ones(len(rows), dtype=bool)
    if keep:
        moves[::each] = False
    found = table.take(pa.array(rows))
    with_solutions = "solution" in table.column_names
    for log, places in sheets(found, threads=threads, watch=watch):
        if (log.digits == NO_DIGITS).any():
            raise FormatError("expected puzzles, found an invalid row")
        layouts: list[Layout] = []
        for column in ("puzzle", "solution")[: 1 + with_solutions]:
            cells = digits_of(found[column].take(pa.array(places)), log.layout)
            own = (seed + int(places[0])) % SEEDS
            moved, layouts = _moved(log.layout, cells, own, threads, watch)
            moved = np.where(moves[places, None], moved, cells)
            found = _with_rows(found, column, places, puzzle_column(log.layout, moved))
        if any(layout is not log.layout for layout in layouts):
            now = [x if m else log.layout for x, m in zip(layouts, moves[places], strict=True)]
            for column, texts in _texts_of(now, found.column_names).items():
                found = _with_rows(found, column, places, pa.array(texts, pa.string()))
    return found


def _relabelled(table: Any, again: tuple[Label, ...], *, threads: int, watch: Watch) -> Any:
    """The table with some labels computed again, and without others that scrambling changes."""
    every: tuple[Label, ...] = (*_KEPT, *_CHANGED)
    there = [label for label in every if COLUMNS[label][0] in table.column_names]
    table = table.drop_columns(
        [column for column in there if column in _CHANGED and column not in again]
    )
    labels: tuple[Label, ...] = tuple(label for label in there if label in again)
    return labelled(table, labels, threads=threads, watch=watch)[0] if labels else table


def _texts_of(layouts: list[Layout], names: list[str]) -> dict[str, list[str | None]]:
    """The texts of the columns of layouts and rules; earlier datasets have both in the first."""
    if "constraints" not in names:
        return {"layout": [layout_text(layout) for layout in layouts]}
    both = [layout_cells(layout) for layout in layouts]
    columns = {"layout": [name for name, _ in both], "constraints": [rules for _, rules in both]}
    return {name: texts for name, texts in columns.items() if name in names}


def _moved(
    layout: Layout, cells: NDArray[np.uint8], seed: int, threads: int, watch: Watch
) -> tuple[NDArray[np.uint8], list[Layout]]:
    """The scrambles, and the layout of each; none where all layouts stay as they are."""
    import numpy as np  # noqa: PLC0415

    if layout.is_classic:
        return batch.scramble(cells, seed=seed, threads=threads, watch=watch), []
    moved = np.empty_like(cells)
    layouts = []
    for row, digits in enumerate(map(bytes, cells)):
        grid = Grid._made(layout, digits, digits)  # noqa: SLF001
        scrambled = scramble(grid, seed=(seed + row) % SEEDS)
        moved[row] = np.frombuffer(scrambled.digits, dtype=np.uint8)
        layouts.append(scrambled.layout)
    return moved, layouts


def _with_rows(table: Any, name: str, places: NDArray[np.int64], values: Any) -> Any:
    """The table with new values in some rows of a column."""
    import numpy as np  # noqa: PLC0415

    pa = needed("pyarrow")
    if len(places) == len(table):
        column = values
    else:
        every = np.array(table[name].to_pylist(), dtype=object)
        every[places] = values.to_pylist()
        column = pa.array(every, pa.string())
    return table.set_column(table.column_names.index(name), name, column)
