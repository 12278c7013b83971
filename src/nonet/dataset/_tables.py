"""Tables of puzzles: the columns of each schema, and the files that hold them.

Inside, a table has the columns of the schema "nonet": `puzzle` as text with ``.`` for an empty
cell, `layout` as JSON where not all are 9 × 9, and those of the labels.
"""

from __future__ import annotations

import io
import math
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING, Any, get_args

from nonet import batch
from nonet._columns import cells_of
from nonet._csv_cells import STARTS, shielded, unshielded
from nonet.dataset._extra import needed
from nonet.dataset._labels import puzzle_column
from nonet.dataset._recipe import Form, Schema
from nonet.errors import FormatError, NonetError
from nonet.layout import CLASSIC, MAX_SIZE

if TYPE_CHECKING:
    from numpy.typing import NDArray

SUFFIXES: dict[str, Form] = {".parquet": "parquet", ".csv": "csv", ".npz": "npz"}
"""Ends of names of files, and their formats."""

SUFFIX_OF: dict[Form, str] = {form: suffix for suffix, form in SUFFIXES.items()}

_NAMES = {
    **dict.fromkeys(("question", "quizzes", "quiz", "puzzles"), "puzzle"),
    **dict.fromkeys(("answer", "solutions"), "solution"),
}
"""Columns of other schemas, and what they are called here."""

PUZZLES = ("puzzle", *(name for name, own in _NAMES.items() if own == "puzzle"))
"""Columns of puzzles in all schemas."""

_LEVEL = 1
"""Of zstd: higher ones take longer and save nothing on digits."""


def form_of(name: str) -> Form | None:
    """The format of a file by its name; None where it is no table."""
    name = name.lower()
    if name.endswith((".csv.gz", ".csv.zst")):
        return "csv"
    return next((form for end, form in SUFFIXES.items() if name.endswith(end)), None)


def as_schema(table: Any, schema: Schema, name: str) -> Any:
    """The columns of a schema, from those of "nonet"; `name` is that of the dataset."""
    if schema == "nonet":
        return table
    if _has_rules(table):
        raise NonetError(f"expected puzzles without rules for the schema {schema}")
    pa = needed("pyarrow")
    if schema == "kaggle":
        puzzles = needed("pyarrow.compute").replace_substring(table["puzzle"], ".", "0")
        return pa.table({"puzzle": puzzles, "solution": table["solution"]})
    source = table["source"] if "source" in table.column_names else pa.repeat(name, len(table))
    rating = "rating" if "rating" in table.column_names else "backtracks"
    columns = {"source": source, "question": table["puzzle"], "answer": table["solution"]}
    return pa.table(columns | {"rating": table[rating]})


def _has_rules(table: Any) -> bool:
    names = table.column_names
    return "constraints" in names and table["constraints"].null_count < len(table)


def from_schema(table: Any, place: str) -> Any:
    """The columns of "nonet", from those of any schema.

    Raises
    ------
    FormatError
        There are no puzzles in the table.
    """
    pa = needed("pyarrow")
    names = [_NAMES.get(name, name) for name in map(str, table.column_names)]
    table = table.rename_columns(names)
    if "puzzle" not in names:
        expected = "expected a column puzzle, question or quizzes"
        raise FormatError(f"{place}: {expected}, found {', '.join(names) or 'none'}")
    at = names.index("puzzle")
    kind = table.schema.field(at).type
    if pa.types.is_integer(kind):  # a CSV file of nothing but digits, read as numbers
        raise FormatError(f"{place}: expected puzzles as text, found numbers")
    if not pa.types.is_string(kind) and not pa.types.is_large_string(kind):
        digits = batch.digits(table["puzzle"])
        return table.set_column(at, "puzzle", puzzle_column(CLASSIC, digits))
    if "layout" not in names and (cells_of(table["puzzle"])[0] == ord("0")).any():
        dots = needed("pyarrow.compute").replace_substring(table["puzzle"], "0", ".")
        return table.set_column(at, "puzzle", dots)
    return table


class Writer:
    """Writes tables into one file."""

    def __init__(self, file: IO[bytes], form: Form, *, compressed: bool = True) -> None:
        self._file = file
        self._form: Form = form
        self._compressed = compressed
        self._writer: Any = None
        self._kept: list[Any] = []
        self._begun = False

    def write(self, table: Any) -> None:
        """Append a table; all have the same columns."""
        if self._form == "npz":
            self._kept.append(table)
            return
        if self._form == "csv":
            _write_csv(self._file, _without_lists(table), with_head=not self._begun)
            self._begun = True
            return
        if self._writer is None:
            self._writer = _parquet_writer(self._file, table, compressed=self._compressed)
        self._writer.write_table(table)

    def close(self) -> None:
        """Write what is at the end of the file; without tables, a column of no puzzles."""
        if self._writer is None and not self._kept and not self._begun:
            pa = needed("pyarrow")
            self.write(pa.table({"puzzle": pa.array([], pa.string())}))
        if self._form == "parquet" and self._writer is not None:
            self._writer.close()
        elif self._form == "npz":
            import numpy as np  # noqa: PLC0415

            table = needed("pyarrow").concat_tables(self._kept)
            buffer = io.BytesIO()
            np.savez_compressed(buffer, allow_pickle=False, **_arrays(table))
            self._file.write(buffer.getvalue())


def _write_csv(file: IO[bytes], table: Any, *, with_head: bool) -> None:
    """Rows without quotes, as simple readers expect them, unless a value needs them."""
    csv, compute = needed("pyarrow.csv"), needed("pyarrow.compute")
    pa = needed("pyarrow")
    table = _each_text(table, rf"^('*{STARTS})", r"'\1")
    texts = [column for column in table.columns if pa.types.is_string(column.type)]
    structured = any(
        compute.any(compute.match_substring_regex(column, '[",\\r\\n]')).as_py() for column in texts
    )
    if with_head:
        names = [shielded(name) for name in table.column_names]
        file.write((",".join(map(_quoted, names)) + "\n").encode())
    style = "needed" if structured else "none"
    csv.write_csv(table, file, csv.WriteOptions(include_header=False, quoting_style=style))


def _quoted(name: str) -> str:
    """The name of a column, in quotes where it needs them."""
    if any(sign in name for sign in ',"\r\n'):
        return '"' + name.replace('"', '""') + '"'
    return name


def from_csv(table: Any) -> Any:
    """A table with the names and texts that were written into its CSV file."""
    table = table.rename_columns([unshielded(name) for name in table.column_names])
    return _each_text(table, rf"^'('*{STARTS})", r"\1")


def _each_text(table: Any, pattern: str, change: str) -> Any:
    """The table with what matches in its columns of texts replaced."""
    pa, compute = needed("pyarrow"), needed("pyarrow.compute")
    for at, field in enumerate(table.schema):
        if not pa.types.is_string(field.type):
            continue
        column = table.column(at)
        if compute.any(compute.match_substring_regex(column, pattern)).as_py():
            column = compute.replace_substring_regex(column, pattern, change)
            table = table.set_column(at, field, column)
    return table


def _parquet_writer(file: IO[bytes], table: Any, *, compressed: bool) -> Any:
    pa = needed("pyarrow")
    parquet = needed("pyarrow.parquet")
    single = {"puzzle", "solution", "question", "answer", "canonical_id"}
    with_few = [
        field.name if not pa.types.is_list(field.type) else f"{field.name}.list.element"
        for field in table.schema
        if field.name not in single
    ]
    return parquet.ParquetWriter(
        file,
        table.schema,
        compression="zstd" if compressed else "none",
        compression_level=_LEVEL if compressed else None,
        use_dictionary=with_few,
        write_statistics=[name for name in with_few if "." not in name],
    )


@contextmanager
def table_file(file: IO[bytes], form: Form, *, compressed: bool = True) -> Iterator[Writer]:
    """A writer of tables, which is closed at the end."""
    writer = Writer(file, form, compressed=compressed)
    yield writer
    writer.close()


def table_bytes(table: Any, form: Form) -> bytes:
    """A file that holds a table."""
    buffer = io.BytesIO()
    with table_file(buffer, form) as writer:
        writer.write(table)
    return buffer.getvalue()


def _without_lists(table: Any) -> Any:
    """Lists as text with semicolons."""
    pa = needed("pyarrow")
    for at, field in enumerate(table.schema):
        if pa.types.is_list(field.type):
            joined = needed("pyarrow.compute").binary_join(table.column(at).combine_chunks(), ";")
            table = table.set_column(at, field.name, joined)
    return table


def _arrays(table: Any) -> dict[str, NDArray[Any]]:
    """Arrays of columns: puzzles and solutions as digits of shape (n, 81), text as it is."""
    import numpy as np  # noqa: PLC0415

    arrays: dict[str, NDArray[Any]] = {}
    if "layout" in table.column_names and table["layout"].null_count < len(table):
        raise FormatError(
            "expected 9×9 puzzles for arrays of NumPy, found other layouts; "
            "Parquet and CSV hold them"
        )
    if _has_rules(table):
        raise FormatError(
            "expected puzzles without rules for arrays of NumPy; Parquet and CSV hold them"
        )
    for name in table.column_names:
        column = table[name]
        if name in {"puzzle", "solution", "question", "answer"}:
            arrays[name] = batch.digits(column)
        else:
            plain = _without_lists(table.select([name]))[name]
            values = plain.to_pylist()
            text = any(isinstance(value, str) for value in values)
            arrays[name] = np.array(
                ["" if value is None else value for value in values] if text else plain
            )
    return arrays


def read_arrays(file: IO[bytes], place: str) -> Any:
    """The table in a file of arrays.

    Raises
    ------
    FormatError
        The file cannot be read, or its arrays have different lengths.
    """
    import numpy as np  # noqa: PLC0415

    pa = needed("pyarrow")
    try:
        with np.load(file, allow_pickle=False) as arrays:
            found = {name: arrays[name] for name in arrays.files}
    except (OSError, ValueError, EOFError) as error:
        raise FormatError(f"{place}: expected arrays of NumPy ({error})") from error
    columns = {}
    for name, array in found.items():
        cells = array.size // max(1, len(array)) if array.ndim > 1 else 0
        if array.ndim > 1 and len(array) and cells != CLASSIC.cell_count:
            columns[name] = _text_of_arrays(array.reshape(len(array), -1), name, place)
        elif array.ndim > 1:
            columns[name] = puzzle_column(CLASSIC, batch.digits(array.astype(np.uint8)))
        else:
            columns[name] = pa.array(array)
    if len({len(column) for column in columns.values()}) > 1:
        raise FormatError(f"{place}: expected arrays of one length")
    return from_schema(pa.table(columns), place)


def _text_of_arrays(array: NDArray[Any], name: str, place: str) -> Any:
    """Digits of another size than 9×9 as text, row by row."""
    size = math.isqrt(array.shape[1])
    if size * size != array.shape[1] or not 1 <= size <= MAX_SIZE:
        expected = f"expected {name} as rows of N² digits"
        raise FormatError(f"{place}: {expected}, found rows of {array.shape[1]}")
    rows = (
        " ".join(map(str, row)) if size > 9 else "".join(map(str, row)) for row in array.tolist()
    )
    return needed("pyarrow").array(rows, type=needed("pyarrow").string())


assert set(SUFFIXES.values()) == set(get_args(Form))
