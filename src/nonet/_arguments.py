"""Arguments of the wrong type, refused in one sentence."""

from __future__ import annotations

import operator
import os
from collections.abc import Collection, Iterable
from numbers import Real
from typing import TypeVar

T = TypeVar("T")

_LONGEST = 40


def described(value: object) -> str:
    """The value found instead of an argument: a short value or a class, otherwise its type."""
    if value is None or isinstance(value, str | bytes | int | float):
        shown = repr(value)
        if len(shown) <= _LONGEST:
            return shown
    if isinstance(value, type):
        return f"the class {value.__name__}"
    name = type(value).__name__
    return f"{'an' if name[:1].lower() in 'aeiou' else 'a'} {name}"


def whole(value: object, what: str) -> int:
    """The value as an int.

    Raises
    ------
    TypeError
        It is not a whole number.

    Examples
    --------
    >>> whole(1.0, "a seed")
    Traceback (most recent call last):
        ...
    TypeError: expected a whole number for a seed, found 1.0
    """
    try:
        return operator.index(value)  # type: ignore[arg-type]
    except TypeError:
        raise TypeError(f"expected a whole number for {what}, found {described(value)}") from None


def number(value: object, what: str) -> float:
    """The value, which is a real number.

    Raises
    ------
    TypeError
        It is not.
    """
    if isinstance(value, Real):
        return float(value)
    raise TypeError(f"expected a number for {what}, found {described(value)}")


def instance(value: object, kind: type[T], what: str) -> T:
    """The value, which is of this type.

    Raises
    ------
    TypeError
        It is not.
    """
    if isinstance(value, kind):
        return value
    raise TypeError(f"expected {what}, found {described(value)}")


def is_one_of(value: object, options: Collection[str]) -> bool:
    """Whether the value is one of these texts; an array or a list, which may have no hash, is none.

    Examples
    --------
    >>> is_one_of("auto", ("auto", "sat")), is_one_of(["auto"], ("auto", "sat"))
    (True, False)
    """
    return isinstance(value, str) and value in options


def flag(value: object, what: str) -> bool:
    """Whether the value counts as true.

    Raises
    ------
    TypeError
        It counts as neither, as an array of several numbers.

    Examples
    --------
    >>> flag(1, "unique")
    True
    """
    try:
        return bool(value)
    except ValueError:
        raise TypeError(f"expected true or false for {what}, found {described(value)}") from None


def iterable(values: Iterable[T], what: str) -> Iterable[T]:
    """The values, which can be gone through.

    Raises
    ------
    TypeError
        They cannot.
    """
    try:
        return iter(values)
    except TypeError:
        raise TypeError(f"expected {what}, found {described(values)}") from None


def path_text(value: str | os.PathLike[str], what: str) -> str:
    """The path or the address as a text.

    Raises
    ------
    TypeError
        It is neither a text nor a path.
    """
    found = os.fspath(value) if isinstance(value, os.PathLike) else value
    if isinstance(found, str):
        return found
    raise TypeError(f"expected {what} as a text or a path, found {described(value)}")
