"""Puzzles that come to rare techniques; tools/find_exercises.py makes them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import resources

_RUN = re.compile(r"\.{1,26}")


@lru_cache
def pooled(techniques: tuple[str, ...]) -> tuple[str, ...] | None:
    """Puzzles that come to any of these techniques; empty where none was found.

    None if one of them is common enough to be met in random puzzles.
    """
    kept = _pool()
    if any(name not in kept for name in techniques):
        return None
    return tuple(unpacked(text) for name in techniques for text in kept[name])


def packed(puzzle: str) -> str:
    """A line of 81 characters with a letter for each run of blanks: a for one, b for two.

    Examples
    --------
    >>> packed("1..4.")
    '1b4a'
    """
    return _RUN.sub(lambda run: chr(96 + len(run[0])), puzzle)


def unpacked(text: str) -> str:
    """The line that `packed` made a text of.

    Examples
    --------
    >>> unpacked("1b4a")
    '1..4.'
    """
    return re.sub("[a-z]", lambda letter: "." * (ord(letter[0]) - 96), text)


def pool_text(puzzles: Mapping[str, Iterable[str]]) -> str:
    """The text of the pool: the name of each technique, and its puzzles."""
    return "".join(
        f"[{name}]\n" + "".join(f"{packed(puzzle)}\n" for puzzle in found)
        for name, found in puzzles.items()
    )


@lru_cache
def _pool() -> dict[str, list[str]]:
    text = resources.files("nonet.course").joinpath("pool.txt").read_text(encoding="ascii")
    kept: dict[str, list[str]] = {}
    for part in text.split("[")[1:]:
        name, *puzzles = part.split()
        kept[name.removesuffix("]")] = puzzles
    return kept
