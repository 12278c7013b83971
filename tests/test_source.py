"""Files in any encoding, with any ends of lines, in whatever pieces they come."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.cli.program import FOUR, NINE

from nonet._source import Source
from nonet.errors import FormatError

TEXTS = st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\r\n"), max_size=5))


def pieces_of(data: bytes, seed: int) -> Source:
    """A file that comes in pieces of random lengths."""
    rng = random.Random(seed)
    place = 0

    def read(size: int) -> bytes:
        nonlocal place
        start = place
        place += rng.randint(1, min(size, 7))
        return data[start:place]

    return Source(read, at_once=rng.random() < 0.5)


@given(
    TEXTS,
    st.sampled_from(["utf-8", "utf-8-sig", "utf-16"]),
    st.sampled_from(["\n", "\r\n", "\r"]),
    st.integers(0, 2**32),
)
def test_any_encoding_becomes_utf_8(lines: list[str], encoding: str, end: str, seed: int) -> None:
    """The text is the same in any encoding, whatever ends its lines and however it is cut."""
    text = end.join(["-", *lines])
    source = pieces_of(text.encode(encoding), seed)
    data = b"".join(iter(lambda: source.utf8(50), b""))
    assert data == "\n".join(["-", *lines]).encode()


@pytest.mark.parametrize(
    ("first", "rest"),
    [
        (f"{NINE}\n", ""),
        (f"# a comment\n{FOUR}\n", ""),
        ("53 4\n", "1 2 3\n4 1 2\n"),
        ("+---+\n", "|1.|..|\n|..|..|\n"),
        ("#AMe\n", "\n".join(["." * 9] * 10) + "\n"),
        ('{"format":"nonet","version":1}\n', ""),
        ('{"version":1,\n', "}"),
        ("<opensudoku>\n", "<game/>\n</opensudoku>\n"),
    ],
)
def test_of_a_pipe_no_more_is_read_than_the_format_needs(first: str, rest: str) -> None:
    """A line that can be only one thing is enough; otherwise the lines below it are waited for."""
    came: list[bytes] = []

    def read(_: int) -> bytes:
        came.append(first.encode() if not came else rest.encode() if len(came) == 1 else b"")
        return came[-1]

    assert Source(read, at_once=True).head == first + rest
    assert (len(came) == 1) == (not rest)


def test_damage_comes_after_what_was_whole() -> None:
    """What came before damage is given first, also where the format had to be found out."""
    pieces = iter([f"{NINE}\n".encode()])

    def read(_: int) -> bytes:
        try:
            return next(pieces)
        except StopIteration:
            raise FormatError("expected more, found nothing") from None

    source = Source(read)
    assert source.utf8(1000) == f"{NINE}\n".encode()
    with pytest.raises(FormatError, match="expected more"):
        source.utf8(1000)
