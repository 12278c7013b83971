"""Which character stands for which digit, where there are more than nine.

Nobody agrees on the digits above nine, so a text is read with every alphabet that could be meant;
`nonet.grid.text` takes the one that fits and asks where several do.
"""

from __future__ import annotations

from collections.abc import Iterator
from string import ascii_uppercase

from nonet.errors import FormatError

STANDARD = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Digits 1 to 61; up to 35 small letters stand for the same digits as capitals."""

BLANKS = ".0*_ "
"""Characters of an empty cell."""

LARGEST_CASELESS = 35


def digit_values(alphabet: str, size: int) -> dict[str, int]:
    """Digit of each character of `alphabet`, up to `size`."""
    values = {character: digit for digit, character in enumerate(alphabet[:size], 1)}
    if size <= LARGEST_CASELESS:
        for character, digit in list(values.items()):
            values.setdefault(character.lower(), digit)
            values.setdefault(character.upper(), digit)
    return values


def possible_alphabets(characters: set[str], size: int) -> Iterator[tuple[str, str]]:
    """Name and characters of each alphabet that a text with these characters could be in."""
    if size <= len(STANDARD):
        yield "1-9 then A = 10", STANDARD[:size]
    if size == 16 and "0" in characters and characters & set(".*_ "):
        yield "hexadecimal, 0 to F", "0123456789ABCDEF"
    if size <= len(ascii_uppercase) and not characters & set("123456789"):
        yield "letters, A = 1", ascii_uppercase[:size]


def checked_alphabet(alphabet: str, size: int) -> str:
    """Raise FormatError unless `alphabet` has `size` different characters or more."""
    if len(alphabet) < size:
        raise FormatError(
            f"expected an alphabet of {size} characters for a {size}×{size} grid, "
            f"found {len(alphabet)}"
        )
    alphabet = alphabet[:size]
    if len(set(alphabet)) != size:
        twice = next(c for c in alphabet if alphabet.count(c) > 1)
        raise FormatError(f"expected different characters in the alphabet, found {twice!r} twice")
    return alphabet
