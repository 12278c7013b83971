"""Which puzzles of many partitions are essentially equal to one before them.

Each partition leaves the fingerprints of its puzzles in a file of its own, in order, with the
places where each *bucket* begins: fingerprints that start alike. A bucket is then looked through
by one worker, who reads its part of every file. So no worker holds more than one bucket, however
many puzzles there are.

    fingerprints of a partition      | where buckets begin | bucket 0 | bucket 1 | … |
    one of them                      | 16 bytes, first 8 in `high` | row |
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import TYPE_CHECKING

from nonet.dataset._checked import read_checked, write_checked
from nonet.dataset._store import DatasetFolder

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

_ROW = [("high", ">u8"), ("low", ">u8"), ("row", "<u4")]
_WIDTH = 20

_LARGEST = 1_000_000
"""Fingerprints that a bucket should not exceed: 80 MB while it is looked through."""


def buckets_for(count: int) -> int:
    """Number of buckets for `count` puzzles: a power of two."""
    return 1 << max(0, -(-count // _LARGEST) - 1).bit_length()


def write_fingerprints(
    store: DatasetFolder, name: str, fingerprints: list[bytes], buckets: int
) -> None:
    """Leave the fingerprints of a partition."""
    store.write(name, fingerprints_data(fingerprints, buckets))


def fingerprints_data(fingerprints: list[bytes], buckets: int) -> bytes:
    """The fingerprints of a partition, as they are written."""
    import numpy as np  # noqa: PLC0415 (only where arrays are the subject)

    rows = np.empty(len(fingerprints), dtype=_ROW)
    halves = np.frombuffer(b"".join(fingerprints), dtype=">u8").reshape(-1, 2)
    rows["high"], rows["low"] = halves[:, 0], halves[:, 1]
    rows["row"] = np.arange(len(rows))
    rows = rows[np.lexsort((rows["row"], rows["low"], rows["high"]))]
    shift = np.uint64(64 - buckets.bit_length() + 1)
    of = rows["high"].astype(np.uint64) >> shift if buckets > 1 else np.zeros(len(rows), np.uint64)
    places = np.searchsorted(of, np.arange(buckets + 1, dtype=np.uint64))
    return places.astype("<u8").tobytes() + rows.tobytes()


def find_repeated(
    store: DatasetFolder,
    names: Sequence[str],
    bucket: int,
    buckets: int,
    into: str,
    owners: Sequence[int] | None = None,
    *,
    key: str = "",
) -> int:
    """Write which rows of a bucket repeat an earlier one: number of the file, row; how many.

    With owners, a number for each file, only rows whose first equal one has another owner.
    """
    import numpy as np  # noqa: PLC0415

    parts = []
    for number, name in enumerate(names):
        begin = 8 * bucket
        first, last = np.frombuffer(store.read(name, begin, begin + 16), dtype="<u8").tolist()
        head = 8 * (buckets + 1)
        data = (
            store.read(name, head + _WIDTH * first, head + _WIDTH * last) if last > first else b""
        )
        rows = np.frombuffer(data, dtype=_ROW)
        parts.append((rows, np.full(len(rows), number, dtype=np.int64)))
    every = np.concatenate([rows for rows, _ in parts])
    numbers = np.concatenate([number for _, number in parts])
    order = np.lexsort((every["row"], numbers, every["low"], every["high"]))
    every, numbers = every[order], numbers[order]
    again = np.zeros(len(every), dtype=bool)
    again[1:] = (every["high"][1:] == every["high"][:-1]) & (every["low"][1:] == every["low"][:-1])
    if owners is not None:
        firsts = np.maximum.accumulate(np.where(again, 0, np.arange(len(again))))
        owner = np.array(owners)[numbers]
        again &= owner != owner[firsts]
    found = np.stack([numbers[again], every["row"][again].astype(np.int64)], axis=1)
    buffer = io.BytesIO()
    np.save(buffer, found)
    write_checked(store, into, buffer.getvalue(), key)
    return len(found)


def read_repeated(store: DatasetFolder, name: str, key: str = "") -> NDArray[np.int64]:
    """The result that `find_repeated` has written: shape (n, 2)."""
    import numpy as np  # noqa: PLC0415

    return np.asarray(np.load(io.BytesIO(read_checked(store, name, key))), dtype=np.int64)
