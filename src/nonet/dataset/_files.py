"""Files of a dataset: written table by table, and counted as they are."""

from __future__ import annotations

import hashlib
from contextlib import ExitStack
from types import TracebackType
from typing import IO, Any, Self, cast

from nonet.dataset._card import DatasetInfo, added, counts_of
from nonet.dataset._recipe import Form
from nonet.dataset._store import DatasetFolder
from nonet.dataset._tables import table_file


class FileWriter:
    """Writes a file of a dataset; it appears when the writer is left, unless something went wrong.

    Afterwards, `info` is what is in it.
    """

    def __init__(
        self, store: DatasetFolder, name: str, form: Form, *, compressed: bool = True
    ) -> None:
        self.rows = 0
        self._store = store
        self._name = name
        self._form: Form = form
        self._compressed = compressed
        self._stack = ExitStack()
        self._counts: list[dict[str, dict[str, int]]] = []

    def __enter__(self) -> Self:
        file = self._stack.enter_context(self._store.writing(self._name))
        self._hashing = _Hashing(file)
        self._writer = self._stack.enter_context(
            table_file(cast(IO[bytes], self._hashing), self._form, compressed=self._compressed)
        )
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stack.__exit__(kind, error, trace)

    def write(self, table: Any, shaped: Any) -> None:
        """Append rows: as they are counted, and as they are written."""
        self._writer.write(shaped)
        self.rows += len(table)
        self._counts.append(counts_of(table))

    def info(self, **more: Any) -> DatasetInfo:
        """The contents of the file; `more` as for `DatasetInfo`."""
        counts = {name: dict(values) for name, values in added(self._counts).items()}
        digest = self._hashing.hash.hexdigest()
        return DatasetInfo(self._name, self.rows, self._hashing.size, digest, counts, **more)


class _Hashing:
    """A file that is written from its beginning to its end, and its SHA-256."""

    closed = False

    def __init__(self, file: IO[bytes]) -> None:
        self._file = file
        self.hash = hashlib.sha256()
        self.size = 0

    def write(self, data: Any) -> int:
        """Append bytes."""
        self.hash.update(data)
        view = memoryview(data)
        self.size += view.nbytes
        self._file.write(data)
        return view.nbytes

    def flush(self) -> None:
        """Bring to the file what was written."""
        self._file.flush()

    def tell(self) -> int:
        """Number of bytes written."""
        return self.size

    def readable(self) -> bool:
        """No."""
        return False

    def writable(self) -> bool:
        """Yes."""
        return True

    def seekable(self) -> bool:
        """No."""
        return False

    def close(self) -> None:
        """Leave the file open: its owner closes it."""
