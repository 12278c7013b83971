"""Digits above nine: which alphabet a text is in, and when nonet asks."""

from __future__ import annotations

import pytest

from nonet import FormatError, Grid, Layout
from nonet.grid.alphabet import STANDARD

REST = 240 * "."


def ambiguous(text: str) -> str:
    """What the error says of a text with two readings."""
    with pytest.raises(FormatError) as raised:
        Grid(text)
    return str(raised.value)


def first(text: str) -> list[int]:
    """The digits of the first cells of a 16×16 text of which the rest is empty."""
    return [digit for digit in Grid(text + REST).digits if digit]


def test_letters_go_on_after_nine() -> None:
    """A is 10, as soon as a digit up to 9 shows that letters are not counted from 1."""
    assert first("1ABCDEFG........") == [1, 10, 11, 12, 13, 14, 15, 16]


@pytest.mark.filterwarnings("ignore::nonet.LayoutWarning")
def test_case_makes_no_difference_up_to_35() -> None:
    """Small letters are the same digits as capitals where the capitals are enough."""
    assert first("1abcdefgABCDEFG.") == [1, *range(10, 17), *range(10, 17)]
    assert Grid("1zZ" + 1222 * ".").digits[:3] == bytes([1, 35, 35])


def test_case_makes_a_difference_above_35() -> None:
    """From 36 on small letters go on after the capitals."""
    assert Grid("1Zaz" + (61 * 61 - 4) * ".").digits[:4] == bytes([1, 35, 36, 61])


def test_letters_alone_are_asked_about() -> None:
    """Without a digit up to 9, A may be 10 or 1: both readings are named."""
    assert ambiguous("BCDEFGA" + 249 * ".") == (
        "expected one reading of the text, found two that differ "
        "(a 16×16 grid in 1-9 then A = 10; a 16×16 grid in letters, A = 1); "
        "give the intended alphabet or size"
    )


def test_letters_alone_are_read_where_only_one_reading_fits() -> None:
    """P is 25 where A is 10, so in a 16×16 it can only be the 16th letter."""
    assert first("ABCDEFGHIJKLMNOP") == list(range(1, 17))
    assert Grid("abcdefghi" + 72 * ".").digits[:9] == bytes(range(1, 10))


def test_hexadecimal_is_asked_about() -> None:
    """A 0 beside another blank in a 16×16 may be the first hexadecimal digit."""
    assert "hexadecimal, 0 to F" in ambiguous("0123" + 252 * ".")


def test_a_full_hexadecimal_grid_is_asked_about() -> None:
    """Sixteen zeros and no other blank may be a full grid, or one without its 16s."""
    rows = [[(4 * row + row // 4 + column) % 16 for column in range(16)] for row in range(16)]
    text = "".join("0123456789ABCDEF"[digit] for row in rows for digit in row)
    assert "hexadecimal, 0 to F" in ambiguous(text)
    shifted = Grid.parse(text, alphabet="0123456789ABCDEF")
    assert shifted.digits == bytes(digit + 1 for row in rows for digit in row)
    assert not shifted.conflicts()


def test_zeros_alone_are_empty_cells() -> None:
    """A 0 is blank where it is the only blank and too frequent for a digit."""
    assert Grid("123456789ABCDEF" + 241 * "0").digits[:16] == bytes([*range(1, 16), 0])
    assert Grid(256 * "0") == Grid.empty(Layout.of_size(16))


def test_the_alphabet_settles_what_is_meant() -> None:
    """Each reading of the same text can be asked for."""
    text = "BC" + 254 * "."
    for alphabet, digits in (
        ("ABCDEFGHIJKLMNOP", [2, 3]),
        (STANDARD, [11, 12]),
        ("0123456789ABCDEF", [12, 13]),
    ):
        assert list(Grid.parse(text, alphabet=alphabet).digits[:2]) == digits


@pytest.mark.parametrize("text", ["1" + 15 * ".", "10 2 " + 14 * "0 ", "1 " * 16])
def test_with_an_alphabet_other_digits_are_strangers(text: str) -> None:
    """Where the alphabet is given, numbers and other digits are not read as well."""
    with pytest.raises(FormatError, match="expected digits and blanks, found '1"):
        Grid.parse(text, alphabet="ABCD")


def test_a_zero_of_the_alphabet_is_a_digit() -> None:
    """A blank character that the alphabet names is a digit, the others stay blank."""
    grid = Grid.parse("0123" + 12 * ".", alphabet="0123")
    assert grid.digits == bytes([1, 2, 3, 4, *[0] * 12])


@pytest.mark.parametrize(
    ("alphabet", "message"),
    [
        ("ABC", "expected an alphabet of 4 characters for a 4×4 grid, found 3"),
        ("", "expected an alphabet of 4 characters for a 4×4 grid, found 0"),
        ("ABCA", "expected different characters in the alphabet, found 'A' twice"),
        *(
            (
                f"ABC{character}",
                f"expected an alphabet of characters that a cell can hold, found {character!r}",
            )
            for character in " |,#-\t\n\u2028\ufeff\0"
        ),
    ],
)
def test_invalid_alphabets_are_refused(alphabet: str, message: str) -> None:
    """Printing and reading refuse alphabets that are too short, repeat, or separate cells."""
    with pytest.raises(FormatError) as printing:
        Grid.empty(Layout.of_size(4)).to_text(alphabet=alphabet)
    assert str(printing.value) == message
    with pytest.raises(FormatError) as reading:
        Grid.parse("A...............", alphabet=alphabet)
    assert str(reading.value) == message
