"""Puzzles to read: datasets, and files in any format, in chunks that can be read apart.

Where not all puzzles of a file are 9×9, its tables have a column `layout`; where some have rules, a
column `constraints`, too.
"""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from io import BufferedIOBase
from itertools import groupby, islice
from typing import Any, cast

from nonet import batch
from nonet._blocks import Block
from nonet._compression import reader
from nonet._source import HEAD, Source
from nonet._stream import Stream
from nonet.dataset._checked import MANIFEST
from nonet.dataset._extra import needed
from nonet.dataset._labels import has_rules, layout_cells, puzzle_column
from nonet.dataset._store import DatasetFolder, store_of
from nonet.dataset._tables import PUZZLES, form_of, from_csv, from_schema, read_arrays
from nonet.errors import FormatError, NonetError
from nonet.formats.text import write_line
from nonet.grid import Grid, parse_puzzle
from nonet.layout import CLASSIC, Layout
from nonet.puzzle import Puzzle

_CHUNK = 200_000
"""Rows of a chunk, unless a row group has more."""


@dataclass(frozen=True)
class Chunk:
    """Rows that are read together: row groups of a Parquet file, or another file.

    Attributes
    ----------
    store, name
        The folder, and the file in it.
    groups
        Which row groups; None: the whole file.
    first
        Rows of the file before it.
    layout
        Of all puzzles; None: by the size of each.
    mixed
        Whether the tables have a column `layout`, as far as it depends on what is read.
    ruled
        The same for the column `constraints`.
    at_once
        Rows of a table that is read.
    """

    store: DatasetFolder
    name: str
    groups: range | None = None
    first: int = 0
    layout: Layout | None = None
    mixed: bool = False
    ruled: bool = False
    at_once: int = 50_000

    @property
    def place(self) -> str:
        """The file, for messages."""
        return f"{self.store.address.rstrip('/')}/{self.name}".removeprefix("./")

    def tables(
        self,
        columns: list[str] | None = None,
        *,
        report: Callable[[FormatError], object] = lambda _: None,
    ) -> Iterator[Any]:
        """The rows with the columns of the schema "nonet", `at_once` at a time.

        What is wrong with a line is passed to `report`; its row has no puzzle.

        Raises
        ------
        FormatError
            They cannot be read; says where.
        """
        pa = needed("pyarrow")
        try:
            opened = self.store.map if form_of(self.name) == "parquet" else self.store.open
            with opened(self.name) as file:
                for table in self._tables(file, columns, report):
                    if self.mixed and "layout" not in table.column_names:
                        table = _with_layouts(table, self.layout)  # noqa: PLW2901
                    elif self.layout is not None and has_rules(self.layout) and self.is_table:
                        raise FormatError(
                            f"{self.place}: expected puzzles without layouts of their own "
                            "to add rules to, found a column of layouts"
                        )
                    if self.ruled and "constraints" not in table.column_names:
                        table = _with_rules(table, self.layout)  # noqa: PLW2901
                    yield table
        except pa.ArrowException as error:
            reason = str(error).partition("\n")[0]
            raise FormatError(f"{self.place}: expected a table of puzzles ({reason})") from error

    def _tables(
        self, file: Any, columns: list[str] | None, report: Callable[[FormatError], object]
    ) -> Iterator[Any]:
        pa = needed("pyarrow")
        form = form_of(self.name)
        if form == "parquet":
            whole = needed("pyarrow.parquet").ParquetFile(file)
            names = whole.schema_arrow.names
            wanted = None if columns is None else [name for name in names if name in columns]
            for group in range(whole.num_row_groups) if self.groups is None else self.groups:
                for found in whole.iter_batches(
                    self.at_once, row_groups=[group], columns=wanted, use_threads=False
                ):
                    yield from_schema(pa.Table.from_batches([found]), self.place)
        elif form == "csv":
            for found in _csv_reader(file):
                yield from_schema(from_csv(pa.Table.from_batches([found])), self.place)
        elif form == "npz":
            table = read_arrays(file, self.place)
            for start in range(0, len(table), self.at_once):
                yield table.slice(start, self.at_once)
        else:
            items = _items(file, self.layout, self.place)
            yield from _tables_of(items, self.at_once, report, mixed=self.mixed, ruled=self.ruled)

    @property
    def is_table(self) -> bool:
        """Whether the file is a table, and not puzzles in another format."""
        return form_of(self.name) is not None

    def kinds(self) -> tuple[bool, bool]:
        """Whether there is a puzzle that is not 9×9, and one with rules; all of the file is read.

        Columns that the file has count for nothing.
        """
        if self.layout not in {None, CLASSIC}:
            assert self.layout is not None
            return True, has_rules(self.layout)
        if self.is_table:
            return self._is_mixed(), False
        mixed = False
        with self.store.open(self.name) as file:
            for item in _items(file, self.layout, self.place):
                if isinstance(item, Grid) and not item.layout.is_classic:
                    mixed = True
                    if has_rules(item.layout):
                        return True, True
        return mixed, False

    def _is_mixed(self) -> bool:
        compute = needed("pyarrow.compute")
        for table in self.tables([*PUZZLES, "layout"]):
            if "layout" in table.column_names:
                return False
            odd = compute.not_equal(compute.utf8_length(table["puzzle"]), CLASSIC.cell_count)
            some = table["puzzle"].filter(odd).to_pylist()
            if self.layout is None and any(_parsed(text, None) is not None for text in some):
                return True
        return False


def _csv_reader(file: Any) -> Any:
    """The rows of a CSV file in any encoding, compressed or not."""
    pa, csv = needed("pyarrow"), needed("pyarrow.csv")
    source = Source(reader(_buffered(file)))
    texts = (*PUZZLES, "constraints", "solution", "answer", "solutions", "source", "canonical_id")
    convert = csv.ConvertOptions(
        column_types=dict.fromkeys(texts, pa.string()), strings_can_be_null=True
    )
    return csv.open_csv(
        pa.PythonFile(_Utf8(source), mode="r"),
        read_options=csv.ReadOptions(use_threads=False),
        convert_options=convert,
    )


class _Utf8(io.RawIOBase):
    """A text as a file in UTF-8; what is UTF-8 already stays as it is."""

    def __init__(self, source: Source) -> None:
        self._chunk = source.raw if source.is_utf_8 else source.utf8
        self._rest = b""

    def readable(self) -> bool:
        """Yes."""
        return True

    def read(self, size: int = -1) -> bytes:
        """Bytes from here on, fewer only at the end."""
        while size < 0 or len(self._rest) < size:
            chunk = self._chunk(HEAD)
            if not chunk:
                break
            self._rest += chunk
        end = len(self._rest) if size < 0 else size
        found, self._rest = self._rest[:end], self._rest[end:]
        return found


def _buffered(file: Any) -> BufferedIOBase:
    """The same file, with room to look ahead."""
    return cast(BufferedIOBase, file if hasattr(file, "peek") else io.BufferedReader(file))


def _items(file: Any, layout: Layout | None, place: str) -> Iterator[Block | Grid | FormatError]:
    """Runs of 81-character lines, and single puzzles, of a file in any format."""
    try:
        stream = Stream(reader(_buffered(file)))
        for item in stream.items(layout, None, in_blocks=layout in {None, CLASSIC}):
            if isinstance(item, Block):
                yield item
            elif isinstance(item.puzzle, Grid):
                yield item.puzzle
            else:
                reason = "expected a puzzle with givens, found pencil marks"
                yield item.error or FormatError(reason, line=item.line)
    except FormatError as error:
        raise FormatError(f"{place}: {error.reason}", line=error.line) from error


def _tables_of(
    items: Iterator[Block | Grid | FormatError],
    at_once: int,
    report: Callable[[FormatError], object],
    *,
    mixed: bool,
    ruled: bool,
) -> Iterator[Any]:
    """Tables of what a file holds, `at_once` rows or a few more at a time."""
    pa = needed("pyarrow")
    tables: list[Any] = []
    for in_blocks, run in groupby(items, lambda item: isinstance(item, Block)):
        while some := list(islice(run, 1 if in_blocks else at_once)):
            tables.append(_table_of(some, report, mixed=mixed, ruled=ruled))
            if sum(map(len, tables)) >= at_once:
                yield pa.concat_tables(tables).combine_chunks()
                tables = []
    if tables:
        yield pa.concat_tables(tables).combine_chunks()


def _table_of(
    items: Sequence[Block | Grid | FormatError],
    report: Callable[[FormatError], object],
    *,
    mixed: bool,
    ruled: bool,
) -> Any:
    pa = needed("pyarrow")
    puzzles: Any = []
    layouts: list[tuple[str | None, str | None]] = []
    for item in items:
        if isinstance(item, Block):
            puzzles = puzzle_column(CLASSIC, batch.digits(item.data))
            layouts = [(None, None)] * len(puzzles)
        elif isinstance(item, Grid):
            puzzles.append(_text_of(item))
            layouts.append(layout_cells(item.layout))
        else:
            report(item)
            puzzles.append(None)
            layouts.append((None, None))
    columns = {"puzzle": pa.array(puzzles, pa.string())}
    if mixed:
        columns["layout"] = pa.array([name for name, _ in layouts], pa.string())
    if ruled:
        columns["constraints"] = pa.array([rules for _, rules in layouts], pa.string())
    return pa.table(columns)


def _with_layouts(table: Any, layout: Layout | None) -> Any:
    """The table with a column of layouts, and its puzzles as they are read back with these."""
    pa = needed("pyarrow")
    puzzles: list[str | None] = []
    layouts: list[str | None] = []
    for text in table["puzzle"].to_pylist():
        grid = _parsed(text, layout)
        puzzles.append(text if grid is None else _text_of(grid))
        layouts.append(layout_cells((layout or CLASSIC) if grid is None else grid.layout)[0])
    at = table.column_names.index("puzzle")
    table = table.set_column(at, "puzzle", pa.array(puzzles, pa.string()))
    return table.add_column(at + 1, "layout", pa.array(layouts, pa.string()))


def _with_rules(table: Any, layout: Layout | None) -> Any:
    """The table with a column of rules: those of the layout that all puzzles have, or none."""
    pa = needed("pyarrow")
    rules = None if layout is None else layout_cells(layout)[1]
    at = table.column_names.index("layout") + 1
    return table.add_column(at, "constraints", pa.array([rules] * len(table), pa.string()))


def _parsed(text: str | None, layout: Layout | None) -> Grid | None:
    try:
        found = parse_puzzle(text or "", layout)
    except NonetError:
        return None
    return found if isinstance(found, Grid) else None


def _text_of(grid: Grid) -> str:
    return write_line(Puzzle(grid))


def chunks_of(path: str, layout: Layout | None = None) -> list[Chunk]:
    """The chunks of a folder or of a file, in order; `layout` as for a `Chunk`.

    Raises
    ------
    NonetError
        There is nothing of that name, or nothing that can be read.
    """
    folder = DatasetFolder(path.rstrip("/") or "/")
    inside = folder.names()
    if inside and inside != [""]:
        if MANIFEST in inside:
            names = [file["name"] for file in folder.read_json(MANIFEST)["files"]]
            if layout is None:  # what nonet has written says its layouts
                return [chunk for name in names for chunk in _chunks_of_file(folder, name)]
        else:
            names = [name for name in inside if form_of(name) and not name.startswith("_")]
        if not names:
            raise NonetError(f"{path}: expected files of puzzles (.parquet, .csv, .npz) in it")
        chunks = [chunk for name in names for chunk in _chunks_of_file(folder, name)]
    else:
        store, name = store_of(path)
        if not store.exists(name):
            raise NonetError(f"{path}: no such file or folder")
        chunks = _chunks_of_file(store, name)
    chunks = [replace(chunk, layout=layout) for chunk in chunks]
    kinds = [chunk.kinds() for chunk in chunks]
    mixed, ruled = (any(kind[at] for kind in kinds) for at in (0, 1))
    return [replace(chunk, mixed=mixed, ruled=ruled) for chunk in chunks]


def _chunks_of_file(store: DatasetFolder, name: str) -> list[Chunk]:
    if form_of(name) != "parquet":
        return [Chunk(store, name)]
    pa = needed("pyarrow")
    try:
        with store.map(name) as file:
            about = needed("pyarrow.parquet").ParquetFile(file).metadata
            sizes = [about.row_group(group).num_rows for group in range(about.num_row_groups)]
    except pa.ArrowException as error:
        reason = str(error).partition("\n")[0]
        place = Chunk(store, name).place
        raise FormatError(f"{place}: expected a Parquet file ({reason})") from error
    chunks, before, begin = [], 0, 0
    for end in range(1, len(sizes) + 1):
        rows = sum(sizes[begin:end])
        if end == len(sizes) or rows + sizes[end] > _CHUNK:
            chunks.append(Chunk(store, name, range(begin, end), before))
            begin, before = end, before + rows
    return chunks
