"""Files cut into blocks: whatever the cuts, the answers are those of the single lines."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cli.program import FOUR, NINE, NINE_SOLVED, call

from nonet import Grid
from nonet import _blocks as blocks
from nonet._blocks import Block, read_blocks
from nonet.errors import FormatError


def reader(data: bytes, seed: int, most: int) -> Callable[[int], bytes]:
    """Function that reads the data in pieces of random lengths."""
    rng = random.Random(seed)
    place = 0

    def read(size: int) -> bytes:
        nonlocal place
        start = place
        place += rng.randint(1, min(size, most))
        return data[start:place]

    return read


LINES = st.one_of(
    st.just(NINE.encode()),
    st.sampled_from(
        [b"", b"#", b"." * 80, b"." * 82, b"x" * 81, b"1 " * 40 + b"1", b"\r", b"a\rb"]
    ),
    st.binary(max_size=100).filter(lambda line: b"\n" not in line),
)
FILES = st.lists(st.lists(LINES, min_size=1, max_size=2).map(lambda pair: pair[0:1] * 5 + pair[1:]))


@given(FILES, st.booleans(), st.integers(0, 2**32), st.booleans())
def test_blocks_hold_every_line_once(
    runs: list[list[bytes]], ended: bool, seed: int, at_once: bool
) -> None:
    """Whatever the file and the pieces it comes in, its lines are there, in order and numbered."""
    lines = [line for run in runs for line in run]
    data = b"\n".join(lines) + (b"\n" if ended else b"")
    read = reader(data, seed, 300)
    found = list(read_blocks(read, at_once=at_once, chunk=1_000, smallest=3))
    assert b"".join(block.data for block in found) == data + b"\n" * (
        not data.endswith(b"\n") and bool(data)
    )
    line = 1
    for block in found:
        assert block.line == line
        line += block.data.count(b"\n")
        if block.regular:
            assert all(len(each) == 81 for each in block.data.removesuffix(b"\n").split(b"\n"))


def test_runs_of_81_characters_are_blocks() -> None:
    """Enough such lines after one another are a block, fewer are left as lines."""
    few, many = f"{NINE}\n" * (blocks.SMALLEST - 1), f"{NINE}\n" * blocks.SMALLEST
    data = f"{many}{FOUR}\n{few}{FOUR}\n{many}".encode()
    found = list(read_blocks(reader(data, 0, len(data)), at_once=False))
    assert [block.regular for block in found] == [True, False, True]


@pytest.mark.parametrize("line", ["1 " * 40 + "1", "1," * 40 + "1", f"|{'1' * 79}|"])
def test_rows_of_numbers_and_drawings_are_no_blocks(line: str) -> None:
    """Lines of 81 characters that may be rows of a larger grid are left as lines."""
    data = f"{line}\n".encode() * 2 * blocks.SMALLEST
    assert not any(block.regular for block in read_blocks(reader(data, 0, 500), at_once=False))


def test_what_has_come_is_not_kept_waiting() -> None:
    """From a pipe each whole line is passed on before more is read."""
    asked = 0

    def read(_: int) -> bytes:
        nonlocal asked
        asked += 1
        return f"{FOUR}\n{NINE[:asked]}".encode()

    stream = read_blocks(read, at_once=True)
    assert next(stream) == Block(1, f"{FOUR}\n".encode(), regular=False)
    assert asked == 1


def test_an_error_comes_after_the_whole_lines_before_it() -> None:
    """Where reading fails, whole lines are given first and the rest of the last is not."""
    pieces = iter([f"{FOUR}\n{NINE[:20]}".encode()])

    def read(_: int) -> bytes:
        try:
            return next(pieces)
        except StopIteration:
            raise FormatError("expected more, found nothing") from None

    stream = read_blocks(read, at_once=False)
    assert next(stream).data == f"{FOUR}\n".encode()
    with pytest.raises(FormatError, match="expected more"):
        next(stream)


def test_a_line_without_end_is_given_once() -> None:
    """Of a line that is longer than a chunk the start is given, once, and its rest is skipped."""
    data = f"{FOUR}\n{'1' * 50_000}\n{NINE}\n".encode()
    first, long, last = read_blocks(reader(data, 5, 600), at_once=True, chunk=1_000)
    assert (first.data, last.data) == (f"{FOUR}\n".encode(), f"{NINE}\n".encode())
    assert (first.line, long.line, last.line) == (1, 2, 3)
    assert 1_000 <= len(long.data) < 2_000


def _without(puzzle: str, seed: int) -> str:
    givens = [cell for cell, character in enumerate(puzzle) if character != "."]
    cell = random.Random(seed).choice(givens)
    return puzzle[:cell] + "." + puzzle[cell + 1 :]


PUZZLES = st.one_of(
    st.just(NINE),
    st.just(NINE_SOLVED),
    st.just(NINE.replace(".", "0")),
    st.integers(0, 30).map(lambda seed: _without(NINE, seed)),
    st.sampled_from(
        [
            "1" + NINE[1:],  # no solution or a contradiction
            "11" + "." * 79,
            NINE[:80] + "x",
            NINE[:40] + " " + NINE[41:],
            NINE[:40] + "#" + NINE[41:],
            NINE[:40] + "é" + NINE[42:],
            "#" * 81,
            "." * 80,
            FOUR,
            "",
            str(Grid(NINE)),
        ]
    ),
)
MIXTURES = st.lists(PUZZLES, max_size=12).flatmap(
    lambda some: st.lists(st.sampled_from([NINE, *some]), max_size=30)
)


@pytest.mark.parametrize(
    "arguments",
    [["solve"], ["solve", "--unique"], ["check"], ["count", "--limit", "3"]],
    ids=" ".join,
)
@settings(max_examples=60)
@given(MIXTURES, MIXTURES, st.booleans())
def test_blocks_change_no_answer(
    tmp_path_factory: pytest.TempPathFactory,
    arguments: list[str],
    before: list[str],
    after: list[str],
    ended: bool,
) -> None:
    """In any mixture of lines, blocks give the answers, reports and exit code of single lines."""
    text = "\n".join([*before, *[NINE] * blocks.SMALLEST, *after]) + "\n" * ended
    file = tmp_path_factory.getbasetemp() / "mixture.txt"
    file.write_bytes(text.encode())
    in_blocks = call(*arguments, file)
    # Lines that end with two characters are no blocks.
    file.write_bytes(text.replace("\n", "\r\n").encode())
    one_by_one = call(*arguments, file)
    if arguments == ["solve"]:  # any solution of several is right
        assert (in_blocks.code, in_blocks.err) == (one_by_one.code, one_by_one.err)
        assert len(in_blocks.lines) == len(one_by_one.lines)
        assert all(Grid(line).is_full and not Grid(line).conflicts() for line in in_blocks.lines)
    else:
        assert in_blocks == one_by_one
