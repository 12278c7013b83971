"""Answers as text."""

from __future__ import annotations

import pytest

from nonet.course.answers import Reply, read_reply
from nonet.errors import FormatError


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("r1c1 r9c9", Reply((0, 80), (), ())),
        ("R1C1, R9C9", Reply((0, 80), (), ())),
        ("r1c1,r9c9", Reply((0, 80), (), ())),
        ("r4c5=7", Reply((), ((31, 7),), ())),
        ("r1c12<>34", Reply((), (), ((0, 3), (0, 4), (1, 3), (1, 4)))),
        ("r1c1-3; r1c2!=3", Reply((), (), ((0, 3), (1, 3)))),
        ("r1c1 r2c2=5 r3c3<>1", Reply((0,), ((10, 5),), ((20, 1),))),
        ("", Reply((), (), ())),
    ],
)
def test_answers_are_read(text: str, expected: Reply) -> None:
    """Cells, digits and candidates are read, in the notation of players."""
    assert read_reply(text, 9) == expected


def test_digits_above_nine() -> None:
    """On larger grids digits have commas between them."""
    assert read_reply("r16c16<>10,16", 16).removed == ((255, 10), (255, 16))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("r0c1", "expected cells from r1c1 to r9c9"),
        ("x", "expected cells such as r4c79"),
        ("r1c1=", "expected digits from 1 to 9, found ''"),
        ("r1c1=0", "expected digits from 1 to 9, found '0'"),
        ("r1c1=" + "1" * 3000, "expected at most 2000 characters"),
    ],
)
def test_what_is_no_answer(text: str, message: str) -> None:
    """What cannot be read is refused with the part that is wrong."""
    with pytest.raises(FormatError, match=message):
        read_reply(text, 9)
