"""Arrow columns from any library, as the bytes of their puzzles."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeGuard

from nonet.errors import FormatError, NonetError

if TYPE_CHECKING:
    import numpy as np
    import pyarrow as pa
    from numpy.typing import NDArray

_WRONG = ord("?")
"""Every byte of a row that is not a puzzle."""


class ColumnOfOnePart(Protocol):
    """An Arrow array."""

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...


class ColumnOfManyParts(Protocol):
    """A chunked Arrow array, or a Polars series."""

    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


Column = ColumnOfOnePart | ColumnOfManyParts


def is_column(puzzles: object) -> TypeGuard[Column]:
    """Whether this is an Arrow column."""
    return hasattr(puzzles, "__arrow_c_array__") or hasattr(puzzles, "__arrow_c_stream__")


def cells_of(column: Column) -> tuple[NDArray[np.uint8], Literal["digits", "text"]]:
    """The cells of all rows, 81 bytes each, and their form; a null is not a puzzle.

    Contiguous data is not copied.

    Raises
    ------
    NonetError
        pyarrow is not installed.
    FormatError
        The column holds something other than puzzles.
    """
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    try:
        import pyarrow as pa  # noqa: PLC0415
    except ModuleNotFoundError as error:
        raise NonetError("columns of Arrow need pyarrow: pip install 'nonet[dataset]'") from error
    if isinstance(column, pa.Array | pa.ChunkedArray):
        whole: Any = column
    elif hasattr(column, "__arrow_c_stream__"):
        whole = pa.chunked_array(column)
    else:
        whole = pa.array(column)
    parts = whole.chunks if isinstance(whole, pa.ChunkedArray) else [whole]
    read = [_cells_of_part(part) for part in parts if len(part)]
    if not read:
        return np.empty(0, dtype=np.uint8), "text"
    form = read[0][1]
    if any(other != form for _, other in read):  # only binary columns can be mixed
        raise FormatError("expected digits or text throughout the column, found both")
    cells = [cells for cells, _ in read]
    return cells[0] if len(cells) == 1 else np.concatenate(cells), form


def _cells_of_part(part: pa.Array) -> tuple[NDArray[np.uint8], Literal["digits", "text"]]:
    import numpy as np  # noqa: PLC0415
    import pyarrow as pa  # noqa: PLC0415

    kind: Any = part.type
    if pa.types.is_dictionary(kind):
        return _cells_of_part(part.dictionary_decode())
    if pa.types.is_string_view(kind) or pa.types.is_binary_view(kind):
        part = part.cast(pa.large_binary())
    elif pa.types.is_list(kind) or pa.types.is_large_list(kind):
        return _cells_of_lists(part)
    elif pa.types.is_fixed_size_list(kind):
        if kind.list_size != 81 or kind.value_type != pa.uint8() or part.null_count:
            return _cells_of_lists(part)
        cells = part.flatten().to_numpy(zero_copy_only=True)
        return cells, "digits"
    elif pa.types.is_fixed_size_binary(kind):
        if kind.byte_width != 81:
            raise FormatError(f"expected 81 bytes a puzzle, found a column of {kind}")
        cells = np.frombuffer(part.buffers()[1], dtype=np.uint8)
        cells = cells[81 * part.offset : 81 * (part.offset + len(part))]
        return _without_gaps(cells, part), _form_of(cells)
    kind = part.type
    for is_kind, width in (
        (pa.types.is_string, np.int32),
        (pa.types.is_binary, np.int32),
        (pa.types.is_large_string, np.int64),
        (pa.types.is_large_binary, np.int64),
    ):
        if is_kind(kind):
            return _cells_of_text(part, width)
    raise FormatError(f"expected a column of text or of 81 digits a row, found {kind}")


def _cells_of_text(
    part: pa.Array, width: type[np.int32 | np.int64]
) -> tuple[NDArray[np.uint8], Literal["digits", "text"]]:
    import numpy as np  # noqa: PLC0415

    _, offset_buffer, buffer = part.buffers()
    offsets = np.frombuffer(offset_buffer, dtype=width)
    offsets = offsets[part.offset : part.offset + len(part) + 1]
    data = np.frombuffer(b"" if buffer is None else buffer, dtype=np.uint8)
    lengths = np.diff(offsets)
    if bool((lengths == 81).all()):
        cells = data[offsets[0] : offsets[-1]]
        return _without_gaps(cells, part), _form_of(cells)
    good = np.flatnonzero(lengths == 81)
    cells = np.full((len(part), 81), _WRONG, dtype=np.uint8)
    starts = offsets[good].astype(np.int64)
    cells[good] = data[starts[:, None] + np.arange(81)]
    return _without_gaps(cells.reshape(-1), part), "text"


def _cells_of_lists(
    part: pa.Array,
) -> tuple[NDArray[np.uint8], Literal["digits", "text"]]:
    """Lists of numbers of any type and length."""
    import numpy as np  # noqa: PLC0415
    import pyarrow as pa  # noqa: PLC0415

    if not pa.types.is_integer(part.type.value_type):
        raise FormatError(f"expected lists of digits, found a column of {part.type}")
    cells = np.full((len(part), 81), _WRONG, dtype=np.uint8)
    for row, digits in enumerate(part.to_pylist()):
        if digits is not None and len(digits) == 81 and all(d in range(10) for d in digits):
            cells[row] = digits
    return cells.reshape(-1), "digits"


def _without_gaps(cells: NDArray[np.uint8], part: pa.Array) -> NDArray[np.uint8]:
    import numpy as np  # noqa: PLC0415

    if not part.null_count:
        return cells
    cells = cells.reshape(-1, 81).copy()
    cells[np.asarray(part.is_null())] = _WRONG
    return cells.reshape(-1)


def _form_of(cells: NDArray[np.uint8]) -> Literal["digits", "text"]:
    """Digits if the first row has a byte up to 9, text otherwise."""
    return "digits" if len(cells) and int(cells[:81].min()) <= 9 else "text"
