"""Characters of the digits above nine.

There is no standard for the digits above nine, so a text is read with every plausible alphabet;
`nonet.grid.text` takes the one that fits and raises an error if several do.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from string import ascii_uppercase
from typing import NamedTuple

from nonet.errors import FormatError
from nonet.grid.messages import a_grid

STANDARD = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
"""Digits 1 to 61; up to 35 lower-case letters mean the same digits as capitals."""

BLANKS = ".0*_ "
"""Characters of an empty cell."""

FURTHER_BLANKS = "-?~xX@"
"""Signs of which a text may have one for its empty cells."""

NO_DIGIT = "-1"
"""The number of an empty cell where 0 is a digit."""

NOTHING = frozenset(
    {"none", "null", "nan", "nil", "na", "undefined", "nothing", "missing", "blank", "empty"}
)
"""Texts of programs for an empty cell, in small letters."""

_WRITTEN = re.compile(
    rf"\*\*[0-9A-Z]{{1,2}}\*\*|[0-9]{{1,2}}(?:\.0)?|{'|'.join(sorted(NOTHING))}", re.IGNORECASE
)

LONGEST_CELL = 3
"""Characters of the longest cell that is no group of cells."""

LARGEST_CASELESS = 35

_FEWEST = 9
"""Cells of the smallest grid whose empty cells may be one of the further signs."""

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


class Alphabet(NamedTuple):
    """How the digits of a text are written.

    Attributes
    ----------
    name
        What a message calls it.
    letters
        The characters of the digits in order; empty where there are numbers alone.
    first
        The number of the first digit, 1 or 0; None: numbers are no digits.
    """

    name: str
    letters: str
    first: int | None = 1


def cell_digit(text: str, values: dict[str, int], *, first: int | None = 1) -> int | None:
    """Digit of a cell's text, 0 if it is blank, None if it is neither.

    `first` is the number of the first digit; None: numbers are not read.
    """
    value = values.get(text)
    if value is not None:
        return value
    if first == 0 and is_number(text):
        return int(text) + 1
    if is_blank(text):
        return 0
    return int(text) if first == 1 and is_number(text) else None


def is_blank(text: str) -> bool:
    """Whether a cell's text is an empty cell: nothing, or one blank once or a few times."""
    return text in {"", NO_DIGIT} or (text[0] in BLANKS and _is_repeated(text))


def plain_cells(texts: Sequence[str]) -> Sequence[str]:
    """The cells without what programs write around digits: ``5.0``, ``**5**``, ``NaN``."""
    if not any(len(text) > 1 and _WRITTEN.fullmatch(text) for text in texts):
        return texts
    if not all(len(text) < 2 or text == NO_DIGIT or _WRITTEN.fullmatch(text) for text in texts):
        return texts
    return [_plain_cell(text) for text in texts]


def _plain_cell(text: str) -> str:
    if text.lower() in NOTHING:
        return ""
    return text.strip("*").removesuffix(".0") if len(text) > 1 else text


def is_number(text: str) -> bool:
    """Whether the text is a decimal number of at most three digits."""
    return len(text) <= LONGEST_CELL and text.isascii() and text.isdigit()


def mark_at(text: str, place: int, values: dict[str, int]) -> int | None:
    """Bit of the pencil mark at one of a cell's places, 0 where blank, None for anything else."""
    value = values.get(text)
    if value is None:
        return 0 if text in BLANKS else None
    return 1 << place if value == place + 1 else None


def with_blank(cells: Sequence[str], size: int) -> Sequence[str]:
    """The cells, in which the only sign of `FURTHER_BLANKS`, if no other is blank, is empty.

    A sign beside another blank is more likely a mistake.
    """
    different = set(cells)
    signs = {cell for cell in different if cell and cell[0] in FURTHER_BLANKS} - {NO_DIGIT}
    signs -= digit_values(STANDARD, size).keys() if signs else set()
    if not signs or len(cells) < _FEWEST:
        return cells
    if len({sign[0] for sign in signs}) > 1 or not all(map(_is_repeated, signs)):
        return cells
    others = {cell for cell in different if is_blank(cell)}
    if others and (has_zero(others) < len(others) or _has_highest(different, size)):
        return cells
    return ["" if cell in signs else cell for cell in cells]


def _is_repeated(text: str) -> bool:
    """Whether this is one character once or a few times."""
    return len(text) <= LONGEST_CELL and text.count(text[0]) == len(text)


def possible_alphabets(cells: Counter[str], size: int) -> Iterator[Alphabet]:
    """Each alphabet that a text of these cells could be in."""
    zeros = has_zero(cells)
    if NO_DIGIT in cells and zeros and not _has_highest(cells, size):
        yield _from_zero(size)  # there is another blank, so that 0 is a digit
        return
    if size > len(STANDARD):
        yield Alphabet("numbers", "")
    else:
        yield Alphabet("1-9 then A = 10" if size > 9 else f"digits from 1 to {size}", STANDARD)
    if zeros and not _has_highest(cells, size) and _zero_may_be_a_digit(cells, size):
        yield _from_zero(size)
    if size <= len(ascii_uppercase) and not cells.keys() & set("123456789"):
        yield Alphabet("letters, A = 1", ascii_uppercase)


def alphabet_of(letters: str) -> Alphabet:
    """The alphabet that a caller gives; numbers are read where it begins as they do."""
    first = letters[:1]
    counts = first in {"0", "1"} and letters[:9] in "0123456789"
    return Alphabet("the alphabet given", letters, int(first) if counts else None)


def _from_zero(size: int) -> Alphabet:
    letters = f"0123456789{ascii_uppercase}"
    if size == 16:
        return Alphabet("hexadecimal, 0 to F", letters[:16], 0)
    name = f"digits from 0 to {size - 1}"
    return Alphabet(name, letters[:size] if size <= len(letters) else "", 0)


def has_zero(cells: Collection[str]) -> int:
    """How many of the different texts are a 0."""
    return sum(text[:1] == "0" and not text.strip("0") for text in cells)


def _has_highest(cells: Collection[str], size: int) -> bool:
    """Whether the highest digit of this size is anywhere, counted from 1."""
    highest = {str(size)}
    if size <= len(STANDARD):
        letter = STANDARD[size - 1]
        highest |= {letter, letter.lower()} if size <= LARGEST_CASELESS else {letter}
    return any(text.lstrip("0") in highest for text in cells)


def _zero_may_be_a_digit(cells: Counter[str], size: int) -> bool:
    """Whether 0 is beside another blank, or as often there as each digit of a full grid."""
    if any((is_blank(text) and text.strip("0") != "") or text == "" for text in cells):
        return True
    return size > 3 and len(cells) == size and set(cells.values()) == {size}


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
