"""Random changes to valid text, such as typing, pasting and broken programs cause."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

_STRANGE = "0123456789.*_ |+-=:#,'\t\r\n\0\ufeffAGZagz²٣é💥\u2028"

_TRIES = 20
"""Attempts to find a digit in a text."""

Mutation = Callable[[str, Random], str]


def _replace(text: str, random: Random) -> str:
    place = random.randrange(len(text))
    return text[:place] + random.choice(_STRANGE) + text[place + 1 :]


def _insert(text: str, random: Random) -> str:
    place = random.randrange(len(text) + 1)
    return text[:place] + random.choice(_STRANGE) * random.choice((1, 1, 1, 7)) + text[place:]


def _delete(text: str, random: Random) -> str:
    start = random.randrange(len(text))
    return text[:start] + text[start + random.choice((1, 1, 1, 9)) :]


def _double(text: str, random: Random) -> str:
    start, end = sorted((random.randrange(len(text)), random.randrange(len(text) + 1)))
    return text[:end] + text[start:]


def _swap(text: str, random: Random) -> str:
    first, second = (random.randrange(len(text)) for _ in range(2))
    characters = list(text)
    characters[first], characters[second] = characters[second], characters[first]
    return "".join(characters)


def _cut(text: str, random: Random) -> str:
    return text[: random.randrange(len(text))]


def _break_line(text: str, random: Random) -> str:
    place = random.randrange(len(text))
    return text[:place] + random.choice(("\n", "\r\n", "\n\n", "\n# ")) + text[place:]


def _change_digit(text: str, random: Random) -> str:
    for _ in range(_TRIES):
        place = random.randrange(len(text))
        if text[place].isdigit():
            return text[:place] + random.choice("123456789") + text[place + 1 :]
    return _insert(text, random)


_MUTATIONS: tuple[Mutation, ...] = (
    _replace,
    _insert,
    _delete,
    _double,
    _swap,
    _cut,
    _break_line,
    _change_digit,
    _change_digit,
)


def mutate(text: str, random: Random) -> str:
    """Text with one to four random changes."""
    for _ in range(random.choice((1, 1, 1, 2, 4))):
        if text:
            text = random.choice(_MUTATIONS)(text, random)
    return text
