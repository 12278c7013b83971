"""`split`: train and test, with no essentially equal puzzles in both."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import ExitStack
from hashlib import blake2b
from os import PathLike
from types import TracebackType
from typing import TYPE_CHECKING, Any, Literal

import nonet
from nonet._arguments import described, path_text
from nonet.dataset._card import DatasetInfo, publish
from nonet.dataset._checked import MANIFEST, read_manifest
from nonet.dataset._extra import needed
from nonet.dataset._files import FileWriter
from nonet.dataset._label import sheets
from nonet.dataset._labels import LABELS
from nonet.dataset._recipe import NEEDS, Form, Schema
from nonet.dataset._sources import chunks_of
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import SUFFIX_OF, as_schema
from nonet.errors import NonetError
from nonet.running import Watch
from nonet.solver.engine import available_threads

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

By = Literal["puzzle", "solution"]

_LARGEST = 1_000_000
"""Rows of a Parquet file."""


def split(
    path: str | PathLike[str],
    address: str | PathLike[str],
    *,
    shares: Mapping[str, float],
    seed: int = 0,
    by: By = "puzzle",
    schema: Schema = "nonet",
    form: Form = "parquet",
    threads: int | None = None,
    progress: Callable[[str, int, int], object] | None = None,
) -> dict[str, Any]:
    """Assign each puzzle to a split and write the splits; returns what `dataset.json` says.

    The split is a function of the seed and of the canonical form of the puzzle, or of its solution.
    So essentially equal puzzles are always in the same split, and a puzzle keeps its split when the
    dataset grows. A split of a CSV or NumPy dataset is one file, such as ``train.csv``; with
    Parquet it is a folder.

    Parameters
    ----------
    path, address
        What to read, and the empty folder to write to.
    shares
        Names of the splits, and the share of each.
    seed
        Another seed gives other splits.
    by
        "puzzle", or "solution": puzzles with essentially equal solutions stay together, too.
    schema, form
        Names of the columns, and format of the files.
    threads
        None: all processors.
    progress
        Called with a sentence, the amount done, and the total.

    Raises
    ------
    NonetError
        There are no puzzles, or the folder is not empty.
    """
    path = path_text(path, "a file of puzzles")
    address = path_text(address, "a folder to write to")
    given: object = shares
    if not isinstance(given, Mapping):
        example = "{'train': 0.9, 'test': 0.1}"
        raise TypeError(
            f"expected a share for each split, such as {example}, found {described(shares)}"
        )
    if len(shares) < 2 or not all(share > 0 for share in shares.values()):
        raise NonetError("expected two or more splits, and a share above 0 for each")
    store = DatasetFolder(address)
    if store.names():
        raise NonetError(f"{address}: expected an empty folder, or none")
    chunks = chunks_of(path)
    name = path.rstrip("/").rpartition("/")[2].partition(".")[0]
    found: set[str] = set()
    splits = [_Split(store, split, form) for split in shares]
    with ExitStack() as stack:
        for split in splits:
            stack.enter_context(split)
        for number, chunk in enumerate(chunks):
            if progress is not None:
                progress(f"{number:,} of {len(chunks):,} chunks", number, len(chunks))
            for table in chunk.tables():
                found |= _labels_of(table)
                drawn = _drawn(table, shares, seed, by, threads or available_threads())
                for at, split in enumerate(splits):
                    rows = table.filter(needed("pyarrow").array(drawn == at))
                    if len(rows):
                        split.write(rows, as_schema(_with_needed(rows, schema), schema, name))
    labels = [label for label in LABELS if label in found or label in NEEDS[schema]]
    return publish(
        store,
        [file for split in splits for file in split.files],
        origin=f"Split by nonet {nonet.__version__} by the canonical form of the {by}: no two "
        "that are essentially equal are in different splits.",
        name=name,
        schema=schema,
        format=form,
        labels=labels,
        distinct=False,
        by=by,
        seed=seed,
        sides={split.name: sum(file.rows for file in split.files) for split in splits},
        kept=_kept_of(path),
    )


def _kept_of(path: str) -> list[str]:
    """The labels that the puzzles of a dataset have from others."""
    store = DatasetFolder(path.rstrip("/"))
    manifest = read_manifest(store) if store.exists(MANIFEST) else None
    return list((manifest or {}).get("kept", ()))


def _labels_of(table: Any) -> set[str]:
    names = set(table.column_names)
    return names | ({"rating"} if "er" in names else set())


def _with_needed(table: Any, schema: Schema) -> Any:
    """The same; NonetError where the schema needs a column that is not there."""
    names = set(table.column_names)
    lacking = {label for label in NEEDS[schema] if label not in names}
    if "rating" in names:  # of an earlier dataset of that schema
        lacking.discard("backtracks")
    if lacking:
        labels = ",".join(sorted(lacking))
        raise NonetError(
            f"expected the labels {labels} for the schema {schema}: "
            f"nonet dataset label --labels {labels} adds them"
        )
    return table


def _drawn(
    table: Any, shares: Mapping[str, float], seed: int, by: By, threads: int
) -> NDArray[np.intp]:
    """The number of the split of each row."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    bounds = np.cumsum(list(shares.values()))
    bounds = bounds / bounds[-1]
    watch = Watch()
    drawn = np.empty(len(table))
    if by == "solution":
        table = _solved(table, threads=threads, watch=watch)
    for log, rows in sheets(table, threads=threads, watch=watch):
        salt = seed.to_bytes(8, "little")
        for row, fingerprint in zip(rows.tolist(), log.fingerprints, strict=True):
            number = blake2b(fingerprint or b"", key=salt, digest_size=8).digest()
            drawn[row] = int.from_bytes(number, "big") / 2**64
    return np.minimum(np.searchsorted(bounds, drawn, side="right"), len(shares) - 1)


def _solved(table: Any, *, threads: int, watch: Watch) -> Any:
    """Solutions in the place of puzzles."""
    pa = needed("pyarrow")
    kinds = {"layout", "constraints"} & set(table.column_names)
    columns = {name: table[name] for name in kinds}
    if "solution" in table.column_names:
        return pa.table({"puzzle": table["solution"], **columns})
    if columns:
        raise NonetError("expected solutions: nonet dataset label --labels solution adds them")
    ((log, _),) = sheets(table, threads=threads, watch=watch)
    return pa.table({"puzzle": log.solution})


class _Split:
    """Writes a split: one file, or Parquet files of limited size."""

    def __init__(self, store: DatasetFolder, name: str, form: Form) -> None:
        self.name = name
        self.files: list[DatasetInfo] = []
        self._store = store
        self._form: Form = form
        self._stack = ExitStack()
        self._writer: FileWriter | None = None

    def __enter__(self) -> None:
        """Nothing is written before the first row."""

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.__exit__(kind, error, trace)
        if kind is None:
            self._take()

    def write(self, table: Any, shaped: Any) -> None:
        """Append rows: `table` is counted, `shaped` is written."""
        if self._writer is None:
            number = f"/part-{len(self.files):07d}" if self._form == "parquet" else ""
            name = f"{self.name}{number}{SUFFIX_OF[self._form]}"
            self._writer = self._stack.enter_context(FileWriter(self._store, name, self._form))
        self._writer.write(table, shaped)
        if self._form == "parquet" and self._writer.rows >= _LARGEST:
            self._stack.close()
            self._take()

    def _take(self) -> None:
        """Note what is in the file that was written."""
        if self._writer is not None:
            self.files.append(self._writer.info())
        self._writer = None
