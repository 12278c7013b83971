"""Puzzles to read: datasets, and files of other people, in pieces that can be read apart."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from nonet import batch
from nonet.dataset._card import MANIFEST
from nonet.dataset._extra import needed
from nonet.dataset._labels import CLASSIC, puzzle_column
from nonet.dataset._store import Store, store_of
from nonet.dataset._tables import form_of, from_schema, read_arrays
from nonet.errors import FormatError, NonetError

AT_ONCE = 50_000
"""Rows of a table that is read."""

_PIECE = 200_000
"""Rows of a piece, unless a row group has more."""

_LINES = (".txt", ".sdm")


@dataclass(frozen=True)
class Piece:
    """Rows that are read together: row groups of a Parquet file, or another file.

    Attributes
    ----------
    store, name
        The folder, and the file in it.
    groups
        Which row groups; None: the whole file.
    first
        Rows of the file before it.
    """

    store: Store
    name: str
    groups: range | None = None
    first: int = 0

    @property
    def place(self) -> str:
        """The file, for messages."""
        return f"{self.store.address.rstrip('/')}/{self.name}".removeprefix("./")

    def tables(self, columns: list[str] | None = None) -> Iterator[Any]:
        """The rows with the columns of the schema "nonet", `AT_ONCE` at a time.

        Raises
        ------
        FormatError
            They cannot be read; says where.
        """
        pa = needed("pyarrow")
        try:
            opened = self.store.map if form_of(self.name) == "parquet" else self.store.open
            with opened(self.name) as file:
                yield from self._tables(file, columns)
        except pa.ArrowException as error:
            reason = str(error).partition("\n")[0]
            raise FormatError(f"{self.place}: expected a table of puzzles ({reason})") from error

    def _tables(self, file: Any, columns: list[str] | None) -> Iterator[Any]:
        pa = needed("pyarrow")
        form = form_of(self.name)
        if form == "parquet":
            whole = needed("pyarrow.parquet").ParquetFile(file)
            names = whole.schema_arrow.names
            wanted = None if columns is None else [name for name in names if name in columns]
            for group in range(whole.num_row_groups) if self.groups is None else self.groups:
                for found in whole.iter_batches(
                    AT_ONCE, row_groups=[group], columns=wanted, use_threads=False
                ):
                    yield from_schema(pa.Table.from_batches([found]), self.place)
        elif form == "csv":
            csv = needed("pyarrow.csv")
            texts = ("puzzle", "solution", "question", "answer", "quizzes", "solutions")
            types = dict.fromkeys((*texts, "source", "canonical_id"), pa.string())
            convert = csv.ConvertOptions(column_types=types, strings_can_be_null=True)
            with csv.open_csv(
                file, read_options=csv.ReadOptions(use_threads=False), convert_options=convert
            ) as reader:
                for found in reader:
                    yield from_schema(pa.Table.from_batches([found]), self.place)
        elif form == "npz":
            table = read_arrays(file, self.place)
            for start in range(0, len(table), AT_ONCE):
                yield table.slice(start, AT_ONCE)
        else:
            lines = iter(file)
            while some := list(islice(lines, AT_ONCE)):
                digits = batch.digits(b"".join(some))
                yield pa.table({"puzzle": puzzle_column(CLASSIC, digits)})


def pieces_of(path: str) -> list[Piece]:
    """What there is to read in a folder or in a file, in order.

    Raises
    ------
    NonetError
        There is nothing of that name, or nothing that can be read.
    """
    folder = Store(path.rstrip("/") or "/")
    inside = folder.names()
    if inside and inside != [""]:
        if MANIFEST in inside:
            names = [file["name"] for file in folder.read_json(MANIFEST)["files"]]
        else:
            names = [name for name in inside if form_of(name) and not name.startswith("_")]
        if not names:
            raise NonetError(f"{path}: expected files of puzzles (.parquet, .csv, .npz) in it")
        return [piece for name in names for piece in _pieces_of_file(folder, name)]
    store, name = store_of(path)
    if not store.exists(name):
        raise NonetError(f"{path}: no such file or folder")
    if form_of(name) is None and not name.lower().endswith(_LINES):
        ends = "a file of .parquet, .csv, .npz, .txt or .sdm, or a folder of them"
        raise NonetError(f"{path}: expected {ends}")
    return _pieces_of_file(store, name)


def _pieces_of_file(store: Store, name: str) -> list[Piece]:
    if form_of(name) != "parquet":
        return [Piece(store, name)]
    pa = needed("pyarrow")
    try:
        with store.map(name) as file:
            about = needed("pyarrow.parquet").ParquetFile(file).metadata
            sizes = [about.row_group(group).num_rows for group in range(about.num_row_groups)]
    except pa.ArrowException as error:
        reason = str(error).partition("\n")[0]
        place = Piece(store, name).place
        raise FormatError(f"{place}: expected a Parquet file ({reason})") from error
    pieces, before, begin = [], 0, 0
    for end in range(1, len(sizes) + 1):
        rows = sum(sizes[begin:end])
        if end == len(sizes) or rows + sizes[end] > _PIECE:
            pieces.append(Piece(store, name, range(begin, end), before))
            begin, before = end, before + rows
    return pieces
