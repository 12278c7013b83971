"""How digits are written in sentences and in notation: as numbers, or with an alphabet's signs."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_ALPHABET: ContextVar[str] = ContextVar("alphabet", default="")


@contextmanager
def written_in(alphabet: str | None) -> Iterator[None]:
    """Write digits with the signs of an alphabet in what is said meanwhile; None: as numbers.

    Examples
    --------
    >>> with written_in("ABCD"):
    ...     digit_text(2)
    'B'
    """
    token = _ALPHABET.set(alphabet or "")
    try:
        yield
    finally:
        _ALPHABET.reset(token)


def digit_text(digit: int) -> str:
    """A digit as it is written.

    Examples
    --------
    >>> digit_text(12)
    '12'
    """
    alphabet = _ALPHABET.get()
    return alphabet[digit - 1] if 0 < digit <= len(alphabet) else str(digit)


def are_signs(size: int) -> bool:
    """Whether each digit up to this is one character.

    Examples
    --------
    >>> are_signs(9), are_signs(16)
    (True, False)
    """
    return size <= max(9, len(_ALPHABET.get()))
