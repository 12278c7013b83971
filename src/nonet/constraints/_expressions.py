"""Regular expressions over digits: how they are read, and the states of their machines."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple, NoReturn

from nonet.errors import LayoutError
from nonet.layout.coordinates import MAX_SIZE

LONGEST = 1000
"""Most characters of an expression."""
MOST_POSITIONS = 250
"""Most digits and sets of an expression with its repeats written out."""
DEEPEST = 20
"""Most groups inside each other."""

_NUMBER = r"<[0-9]{1,3}>|[0-9]"
_SET = re.compile(rf"\[(\^?)((?:(?:{_NUMBER})(?:-(?:{_NUMBER}))?)+)\]|{_NUMBER}")
_SPAN = re.compile(rf"({_NUMBER})(?:-({_NUMBER}))?")
_TIMES = re.compile(r"\{([0-9]{1,3})(,?)([0-9]{0,3})\}")
_SIGNS = {"*": (0, None), "+": (1, None), "?": (0, 1)}


class Digits(NamedTuple):
    """One digit of a set, or with `is_other` one that is not in it."""

    found: frozenset[int]
    is_other: bool = False


class Sequence(NamedTuple):
    """Parts one after the other."""

    parts: tuple[Part, ...]


class Choice(NamedTuple):
    """One of the parts."""

    parts: tuple[Part, ...]


class Repeat(NamedTuple):
    """A part from `least` to `most` times; None: without an end."""

    part: Part
    least: int
    most: int | None


Part = Digits | Sequence | Choice | Repeat


@lru_cache
def parsed(pattern: str) -> Part:
    """The parts of an expression.

    Raises
    ------
    LayoutError
        It is none; says where.

    Examples
    --------
    >>> parsed("[1-3]*")
    Repeat(part=Digits(found=frozenset({1, 2, 3}), is_other=False), least=0, most=None)
    """
    if len(pattern) > LONGEST:
        raise LayoutError(
            f"expected a pattern of at most {LONGEST:,} characters, found more", "too-large"
        )
    return _Parser(pattern).whole()


def digits_of(pattern: str) -> frozenset[int]:
    """The digits that an expression names."""
    return frozenset(_digits_in(parsed(pattern)))


def _digits_in(part: Part) -> Iterator[int]:
    match part:
        case Digits(found):
            yield from found
        case Repeat(inner):
            yield from _digits_in(inner)
        case _:
            for piece in part.parts:
                yield from _digits_in(piece)


class _Parser:
    def __init__(self, pattern: str) -> None:
        self.pattern, self.at, self.depth = pattern, 0, 0

    def whole(self) -> Part:
        found = self.choice()
        if self.at < len(self.pattern):
            self.refuse("the end or |")
        return found

    def choice(self) -> Part:
        parts = [self.sequence()]
        while self.takes("|"):
            parts.append(self.sequence())
        return parts[0] if len(parts) == 1 else Choice(tuple(parts))

    def sequence(self) -> Part:
        parts = [self.repeated()]
        while self.at < len(self.pattern) and self.pattern[self.at] not in "|)":
            parts.append(self.repeated())
        return parts[0] if len(parts) == 1 else Sequence(tuple(parts))

    def repeated(self) -> Part:
        part = self.single()
        sign = self.pattern[self.at : self.at + 1]
        if sign in _SIGNS:
            self.at += 1
            return Repeat(part, *_SIGNS[sign])
        if sign != "{":
            return part
        match = _TIMES.match(self.pattern, self.at)
        if match is None:
            self.refuse("a number of times such as {2}, {2,} or {2,4}")
        least = int(match[1])
        most = int(match[3]) if match[3] else None if match[2] else least
        if most is not None and not max(least, 1) <= most:
            self.refuse("a number of times, the smaller first and the larger above 0")
        self.at = match.end()
        return Repeat(part, least, most)

    def single(self) -> Part:
        if self.takes("."):
            return Digits(frozenset(), is_other=True)
        if self.takes("("):
            self.depth += 1
            if self.depth > DEEPEST:
                self.refuse(f"groups at most {DEEPEST} deep")
            found = self.choice()
            if not self.takes(")"):
                self.refuse("| or )")
            self.depth -= 1
            return found
        match = _SET.match(self.pattern, self.at)
        if match is None:
            self.refuse("a digit, a set such as [1-3], a dot or a group")
        digits = Digits(frozenset(self.members(match[2] or match[0])), is_other=bool(match[1]))
        self.at = match.end()
        return digits

    def members(self, text: str) -> Iterator[int]:
        for first, last in _SPAN.findall(text):
            low = int(first.strip("<>"))
            high = int(last.strip("<>")) if last else low
            if not low <= high <= MAX_SIZE:
                self.refuse(f"digits from 0 to {MAX_SIZE}, the smaller of two first")
            yield from range(low, high + 1)

    def takes(self, sign: str) -> bool:
        is_there = self.pattern.startswith(sign, self.at)
        self.at += is_there
        return is_there

    def refuse(self, what: str) -> NoReturn:
        found = repr(self.pattern[self.at]) if self.at < len(self.pattern) else "the end"
        raise LayoutError(
            f"expected {what}, found {found}, at {self.at + 1} of the pattern",
            "pattern",
            at=self.at + 1,
        )


class Positions:
    """The places of an expression at which a digit is read, and which comes after which.

    A state is the set of places that the last digit may have been read at, as bits; bit 0 is
    before the first digit (Glushkov, "The abstract theory of automata", 1961).

    Attributes
    ----------
    start
        The state before the first digit.
    """

    start = 1

    def __init__(self, part: Part, numbers: range) -> None:
        self._numbers = numbers
        self._after = [0]
        self._by_digit = dict.fromkeys(numbers, 0)
        self._latest = self._next = 0
        is_empty, first, last = self._add(part)
        self._after[0] = first
        self._accepting = last | is_empty

    def read(self, state: int, digit: int) -> int | None:
        """The state after a digit, or None."""
        return self._following(state) & self._by_digit[digit] or None

    def accepts(self, state: int) -> bool:
        """Whether the digits may end in a state."""
        return state & self._accepting != 0

    def _following(self, state: int) -> int:
        if state != self._latest:  # which is asked for one digit after the other
            self._latest, self._next = state, 0
            for place in _bits(state):
                self._next |= self._after[place]
        return self._next

    def _add(self, part: Part) -> tuple[bool, int, int]:
        """Whether the part may be empty, and the places of its first and its last digits."""
        match part:
            case Digits(found, is_other):
                return self._place(found, is_other)
            case Choice(parts):
                added = [self._add(piece) for piece in parts]
                is_empty, first, last = added[0]
                for other in added[1:]:
                    is_empty, first, last = is_empty | other[0], first | other[1], last | other[2]
                return is_empty, first, last
            case Sequence(parts):
                whole = self._add(parts[0])
                for piece in parts[1:]:
                    whole = self._joined(whole, self._add(piece))
                return whole
            case Repeat(inner, least, most):
                return self._repeated(inner, least, most)

    def _place(self, found: frozenset[int], is_other: bool) -> tuple[bool, int, int]:
        if len(self._after) > MOST_POSITIONS:
            raise LayoutError(
                f"expected a pattern of at most {MOST_POSITIONS} digits and sets with its repeats "
                "written out, found more",
                "too-large",
            )
        place = 1 << len(self._after)
        self._after.append(0)
        for digit in self._numbers:
            if (digit in found) != is_other:
                self._by_digit[digit] |= place
        return False, place, place

    def _joined(
        self, one: tuple[bool, int, int], other: tuple[bool, int, int]
    ) -> tuple[bool, int, int]:
        for place in _bits(one[2]):
            self._after[place] |= other[1]
        return (
            one[0] and other[0],
            one[1] | (other[1] if one[0] else 0),
            other[2] | (one[2] if other[0] else 0),
        )

    def _repeated(self, part: Part, least: int, most: int | None) -> tuple[bool, int, int]:
        whole = (True, 0, 0)
        for number in range(most or max(least, 1)):
            is_empty, first, last = self._add(part)
            if most is None and number >= least - 1:
                for place in _bits(last):
                    self._after[place] |= first
            whole = self._joined(whole, (is_empty or number >= least, first, last))
        return whole


def _bits(places: int) -> Iterator[int]:
    while places:
        lowest = places & -places
        yield lowest.bit_length() - 1
        places ^= lowest
