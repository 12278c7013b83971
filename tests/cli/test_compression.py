"""`.gz` and `.zst`, in and out."""

from __future__ import annotations

import gzip
import io
import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard
from tests.cli.program import FOUR, FOUR_SOLVED, NINE, NINE_SOLVED, call, run

import nonet
from nonet import _blocks as blocks
from nonet import _compression as compression
from nonet.errors import FormatError
from nonet.grid.text import MAX_TEXT

COMPRESS: dict[str, Callable[[bytes], bytes]] = {".gz": gzip.compress, ".zst": zstandard.compress}
DECOMPRESS: dict[str, Callable[[bytes], bytes]] = {
    ".gz": gzip.decompress,
    ".zst": lambda data: zstandard.ZstdDecompressor().decompressobj().decompress(data),
}
TEXT = f"{NINE}\n{FOUR}\n".encode()
SOLVED = f"{NINE_SOLVED}\n{FOUR_SOLVED}\n"

by_kind = pytest.mark.parametrize("kind", COMPRESS)


@by_kind
def test_compressed_files_and_pipes_are_read(kind: str, tmp_path: Path) -> None:
    """Compression is recognised by the first bytes, whatever the name of the file."""
    data = COMPRESS[kind](TEXT)
    for name in (f"puzzles{kind}", "puzzles"):
        file = tmp_path / name
        file.write_bytes(data)
        assert call("solve", file).out == SOLVED
    assert run("solve", stdin=data).out == SOLVED


@by_kind
def test_archives_one_after_the_other_are_one(kind: str, tmp_path: Path) -> None:
    """Compressed files that were joined are read to the end of the last."""
    file = tmp_path / f"puzzles{kind}"
    file.write_bytes(b"".join(COMPRESS[kind](part) for part in (TEXT, b"", TEXT)))
    assert call("solve", file).out == SOLVED * 2


@by_kind
def test_output_is_compressed_by_its_name(kind: str, tmp_path: Path) -> None:
    """`-o` writes what its suffix promises."""
    out = tmp_path / f"solutions{kind}"
    assert call("solve", NINE, FOUR, "-o", out).code == 0
    first = out.read_bytes()
    assert DECOMPRESS[kind](first) == SOLVED.encode()
    if kind == ".gz":
        assert first[4:8] == bytes(4)  # no time: the same answers are the same file


@by_kind
def test_a_damaged_archive_gives_what_it_can(kind: str, tmp_path: Path) -> None:
    """However it is cut or spoilt: one line for it, exit code 1, and the others are processed."""
    whole = COMPRESS[kind](TEXT * 200)
    file = tmp_path / f"puzzles{kind}"
    rng = random.Random(1)
    for case in range(40):
        data = bytearray(whole)
        if case % 2:
            del data[rng.randrange(6, len(data)) :]
        else:
            data[rng.randrange(6, len(data))] ^= 1 << rng.randrange(8)
        file.write_bytes(data)
        outcome = call("check", file, FOUR)
        assert outcome.lines[-1] == "unique"
        if case % 2:
            assert outcome.code == 1
            assert f"{file}: expected a whole compressed file, found a damaged one" in outcome.err


def test_puzzles_before_the_damage_are_answered(tmp_path: Path) -> None:
    """A download that broke off gives the puzzles that came, and no half one."""
    rng = random.Random(2)
    lines = [nonet.Grid.empty(nonet.Layout.of_size(9)).to_text()]
    for _ in range(2_000):
        cell, digit = rng.randrange(81), str(rng.randint(1, 9))
        lines.append("." * cell + digit + "." * (80 - cell))
    whole = "\n".join(lines).encode()
    file = tmp_path / "puzzles.gz"
    file.write_bytes(gzip.compress(whole)[:-500])
    outcome = call("check", file)
    assert 500 < len(outcome.lines) < 2_000
    assert set(outcome.lines) == {"several"}
    assert len(outcome.err.splitlines()) == 1


def test_a_bomb_is_read_piece_by_piece(tmp_path: Path) -> None:
    """A decompression bomb is refused with little memory and one message."""
    bomb = tmp_path / "bomb.zst"
    compressor = zstandard.ZstdCompressor().compressobj()
    swelling = [compressor.compress(b"1" * (1 << 24)) for _ in range(16)]
    bomb.write_bytes(b"".join(swelling) + compressor.flush())
    assert bomb.stat().st_size < 20_000
    largest = 0
    with bomb.open("rb") as raw:
        read = compression.reader(raw)
        while piece := read(blocks.CHUNK):
            largest = max(largest, len(piece))
    assert largest <= 1 << 25
    outcome = call("check", bomb, FOUR)
    assert outcome.lines[-1] == "unique"
    assert (
        outcome.err == f"{bomb}:1: expected at most {MAX_TEXT} characters in a line, found more\n"
    )


def test_a_window_that_needs_much_memory_is_refused() -> None:
    """Zstandard may ask for gigabytes to look back on: such a file is refused."""
    parameters = zstandard.ZstdCompressionParameters(window_log=30, compression_level=1)
    out = io.BytesIO()
    with zstandard.ZstdCompressor(compression_params=parameters).stream_writer(
        out, closefd=False
    ) as stream:
        stream.write(TEXT)
    read = compression.reader(io.BufferedReader(io.BytesIO(out.getvalue())))
    with pytest.raises(FormatError, match="too much memory"):
        read(100)


def test_random_bytes_behind_a_right_start_are_refused(tmp_path: Path) -> None:
    """The start of an archive and then anything: a message, never a crash."""
    rng = random.Random(3)
    file = tmp_path / "noise"
    for case in range(60):
        start = b"\x1f\x8b\x08" if case % 2 else b"\x28\xb5\x2f\xfd"
        file.write_bytes(start + rng.randbytes(rng.randrange(200)))
        outcome = call("solve", file, FOUR)
        assert outcome.code == 1
        assert outcome.lines[-1] == FOUR_SOLVED
        assert os.fspath(file) in outcome.err
