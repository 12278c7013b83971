"""Compressed files: recognised by their first bytes when read, by their name when written."""

from __future__ import annotations

import contextlib
import gzip
import zlib
from collections.abc import Callable, Iterator
from io import BufferedIOBase, BytesIO
from pathlib import Path
from typing import IO, TYPE_CHECKING, cast

from nonet.errors import FormatError

if TYPE_CHECKING:
    from zstandard import ZstdDecompressionObj

SUFFIXES = frozenset({".gz", ".zst"})
"""Suffixes of compressed files."""

_GZIP = b"\x1f\x8b"
_ZSTD = b"\x28\xb5\x2f\xfd"
_LARGEST_WINDOW = 1 << 27
_ZSTD_PIECE = 1 << 10
"""Bytes given to Zstandard at a time: they expand to at most 32 MiB."""


def plain_name(path: Path) -> Path:
    """The path without the suffix of a compressed file."""
    return path.with_suffix("") if path.suffix.lower() in SUFFIXES else path


def reader(raw: BufferedIOBase) -> Callable[[int], bytes]:
    """Function that reads about this many decompressed bytes from a file, none at the end.

    It raises `FormatError` where compressed data is damaged or ends too early.
    """
    peek = getattr(raw, "peek", None)
    if isinstance(raw, BytesIO):
        head = bytes(raw.getbuffer()[:4])
    else:
        head = peek(4)[:4] if peek is not None else b""
    if head.startswith(_GZIP):
        return _checked(gzip.GzipFile(fileobj=raw).read1, zlib.error)
    if head == _ZSTD:
        import zstandard  # noqa: PLC0415 (only for such files)

        decompressor = zstandard.ZstdDecompressor(max_window_size=_LARGEST_WINDOW)
        pieces = _zstd_pieces(raw, decompressor.decompressobj)
        return _checked(lambda _: next(pieces, b""), zstandard.ZstdError)
    return raw.read1


def _checked(read: Callable[[int], bytes], error_type: type[Exception]) -> Callable[[int], bytes]:
    def checked(size: int) -> bytes:
        try:
            return read(size)
        except (error_type, gzip.BadGzipFile, EOFError) as error:
            raise FormatError(
                f"expected a whole compressed file, found a damaged one ({error})"
            ) from error

    return checked


def _zstd_pieces(
    raw: BufferedIOBase, new_frame: Callable[[], ZstdDecompressionObj]
) -> Iterator[bytes]:
    """The frames of a file, decompressed; zstandard's own reader takes a cut one for a whole."""
    frame = new_frame()
    begun = False
    while data := raw.read(_ZSTD_PIECE):
        while data:
            begun = True
            if piece := frame.decompress(data):
                yield piece
            data = frame.unused_data
            if frame.eof:
                frame = new_frame()
                begun = False
    if begun:
        raise EOFError("it ends too early")


@contextlib.contextmanager
def compressed(raw: IO[bytes], suffix: str) -> Iterator[IO[bytes]]:
    """A stream that writes to `raw` what a file with this suffix should hold."""
    if suffix == ".gz":
        with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as stream:
            yield cast(IO[bytes], stream)
    elif suffix == ".zst":
        import zstandard  # noqa: PLC0415 (only for such files)

        compressor = zstandard.ZstdCompressor(write_checksum=True)
        with compressor.stream_writer(raw, closefd=False) as stream:
            yield stream
    else:
        yield raw
