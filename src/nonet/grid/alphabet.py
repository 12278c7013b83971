"""Characters of the digits above nine.

There is no standard for the digits above nine, so a text is read with every plausible alphabet;
`nonet.grid.text` takes the one that fits and raises an error if several do.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from string import ascii_letters, ascii_uppercase

from nonet.errors import FormatError
from nonet.grid.messages import a_grid

STANDARD = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Digits 1 to 61; up to 35 lower-case letters mean the same digits as capitals."""

BLANKS = ".0*_ "
"""Characters of an empty cell."""

LARGEST_CASELESS = 35

_SEPARATORS = " |,#-"


def digit_values(alphabet: str, size: int) -> dict[str, int]:
    """Digit of each character of `alphabet`, up to `size`."""
    values = {character: digit for digit, character in enumerate(alphabet[:size], 1)}
    if size <= LARGEST_CASELESS:
        for character, digit in list(values.items()):
            for other in (character.lower(), character.upper()):
                if len(other) == 1:
                    values.setdefault(other, digit)
    return values


def cell_digit(text: str, values: dict[str, int], *, numbers: bool = True) -> int | None:
    """Digit of a cell's text, 0 if it is blank, None if it is neither."""
    value = values.get(text)
    if value is not None:
        return value
    if text == "" or (len(text) == 1 and text in BLANKS):
        return 0
    return int(text) if numbers and is_number(text) else None


def is_number(text: str) -> bool:
    """Whether the text is a decimal number of at most three digits."""
    return len(text) <= 3 and text.isascii() and text.isdigit()


def mark_at(text: str, place: int, values: dict[str, int]) -> int | None:
    """Bit of the pencil mark at one of a cell's places, 0 where blank, None for anything else."""
    value = values.get(text)
    if value is None:
        return 0 if text in BLANKS else None
    return 1 << place if value == place + 1 else None


def possible_alphabets(characters: Counter[str], size: int) -> Iterator[tuple[str, str]]:
    """Name and characters of each alphabet that a text of these characters could be in."""
    if size <= len(STANDARD):
        yield "1-9 then A = 10", STANDARD
    else:
        yield "numbers", ""
    if size == 16 and _zero_may_be_a_digit(characters):
        yield "hexadecimal, 0 to F", "0123456789ABCDEF"
    if size <= len(ascii_uppercase) and not characters.keys() & set("123456789"):
        yield "letters, A = 1", ascii_uppercase


def _zero_may_be_a_digit(characters: Counter[str]) -> bool:
    """Whether 0 occurs together with another blank, or as often as a digit of a full grid."""
    if not characters["0"]:
        return False
    beside_a_blank = not characters.keys().isdisjoint(["", ".", "*", "_", " "])
    return beside_a_blank or (
        characters["0"] == 16 and not characters.keys().isdisjoint(ascii_letters)
    )


def checked_alphabet(alphabet: str, size: int) -> str:
    """The first `size` characters of `alphabet`.

    Raises
    ------
    FormatError
        Too few characters, equal ones, or one that separates cells.
    """
    if len(alphabet) < size:
        raise FormatError(
            f"expected an alphabet of {size} characters for {a_grid(size)}, found {len(alphabet)}"
        )
    alphabet = alphabet[:size]
    for character, times in Counter(alphabet).items():
        if times > 1:
            raise FormatError(
                f"expected different characters in the alphabet, found {character!r} twice"
            )
        if character in _SEPARATORS or not character.isprintable():
            raise FormatError(
                f"expected an alphabet of characters that a cell can hold, found {character!r}"
            )
    return alphabet
