"""Files appear when they are complete, and errors name them."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

import nonet
from nonet._files import WholeWriter, replacing
from nonet.puzzle import Puzzle


class Grudging(io.RawIOBase):
    """Takes a few bytes at a time."""

    def __init__(self) -> None:
        self.taken = bytearray()

    def writable(self) -> bool:
        """Yes."""
        return True

    def write(self, data: object, /) -> int:
        """Take the first bytes."""
        piece = bytes(memoryview(data)[:7])  # type: ignore[arg-type]
        self.taken += piece
        return len(piece)


@pytest.mark.parametrize("size", [5, 100, 100_000])
def test_short_writes_are_gone_on_with(size: int) -> None:
    """Partial writes to a raw stream are completed."""
    raw = Grudging()
    data = bytes(number % 251 for number in range(size))
    stream = WholeWriter(raw, "somewhere")
    assert stream.write(data) == size
    stream.flush()
    assert raw.taken == data


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_is_named() -> None:
    """Saving to a full disk raises an `OSError` with the name of the file."""
    with pytest.raises(OSError, match="No space left on device: '/dev/full'") as caught:
        nonet.save(Puzzle(nonet.Grid("." * 81)), "/dev/full", format="line")
    assert caught.value.filename == "/dev/full"


def test_a_missing_folder_is_named(tmp_path: Path) -> None:
    """A file that cannot be made is named as it was given, not as it is called until it is done."""
    path = tmp_path / "nowhere" / "file"
    with pytest.raises(FileNotFoundError) as caught, replacing(path):
        pass
    assert caught.value.filename == str(path)
