"""LZ-string in Base64, as puzzle links carry it.

Lempel-Ziv-Welch over UTF-16 code units. The codes 0, 1 and 2 denote a new character of 8 bits,
one of 16 bits, and the end; codes grow by a bit when all of a width are in use. Bits of a code
and of a character come lowest first, and fill characters of six bits highest first.
"""

from __future__ import annotations

from typing import Never

from nonet.errors import FormatError

_BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"
_VALUES = {character: value for value, character in enumerate(_BASE64)}
_VALUES |= {"-": 62, "_": 63}  # as the same is written in addresses

_SIX = 6
"""Bits of a character."""

_REVERSED = [int(f"{value:06b}"[::-1], 2) for value in range(1 << _SIX)]

LONGEST = 1 << 22
"""Code units of the longest text: a short link could otherwise swell without end."""

_BYTE, _PAIR, _END = 0, 1, 2


def compress(text: str) -> str:
    """A text in Base64, with padding."""
    encoded: list[str] = []
    held = count = 0  # bits that make no whole character yet

    def put(value: int, width: int) -> None:
        nonlocal held, count
        held |= value << count
        count += width
        while count >= _SIX:
            encoded.append(_BASE64[_REVERSED[held & 63]])
            held >>= _SIX
            count -= _SIX

    codes: dict[str, int] = {}
    new: set[str] = set()
    width = 2
    room = 2  # codes to give until they need a bit more

    def grow() -> None:
        nonlocal room, width
        room -= 1
        if room == 0:
            room = 1 << width
            width += 1

    def emit(phrase: str) -> None:
        if phrase in new:
            new.remove(phrase)
            unit = ord(phrase)
            wide = unit >= 256
            put(_PAIR if wide else _BYTE, width)
            put(unit, 16 if wide else 8)
            grow()
        else:
            put(codes[phrase], width)
        grow()

    units = text.encode("utf-16-le", "surrogatepass")
    phrase = ""
    for place in range(0, len(units), 2):
        character = chr(units[place] | units[place + 1] << 8)
        if character not in codes:
            codes[character] = len(codes) + 3
            new.add(character)
        if phrase + character in codes:
            phrase += character
            continue
        emit(phrase)
        codes[phrase + character] = len(codes) + 3
        phrase = character
    if phrase:
        emit(phrase)
    put(_END, width)
    put(0, 1)  # the end is followed by at least one bit, and the last character is filled up
    put(0, -count % _SIX)
    return "".join(encoded) + "=" * (-len(encoded) % 4)


def decompress(encoded: str) -> str:
    """The text of a Base64 that `compress` or another LZ-string wrote.

    Raises
    ------
    FormatError
        It is damaged, or its text is too long; says where.
    """
    bits = _Bits(encoded)
    phrases: list[str] = ["", "", ""]
    width = 2
    room = 4
    out: list[str] = []
    length = 0
    previous = ""
    while (code := bits.take(width)) != _END:
        if code in {_BYTE, _PAIR}:
            phrases.append(chr(bits.take(8 if code == _BYTE else 16)))
            code = len(phrases) - 1
            room -= 1
            if room == 0:
                room = 1 << width
                width += 1
        if code < len(phrases):
            phrase = phrases[code]
        elif code == len(phrases) and previous:
            phrase = previous + previous[0]
        else:
            bits.fail()
        if not phrase:
            bits.fail()
        out.append(phrase)
        length += len(phrase)
        if length > LONGEST:
            raise FormatError(f"expected a link with at most {LONGEST} characters, found more")
        if previous:
            phrases.append(previous + phrase[0])
            room -= 1
            if room == 0:
                room = 1 << width
                width += 1
        else:
            # The first character comes in the narrowest code, and takes no place of its own.
            width, room = 3, 4
        previous = phrase
    return "".join(out).encode("utf-16-le", "surrogatepass").decode("utf-16-le", "replace")


class _Bits:
    """Bits of a Base64 text, in order."""

    def __init__(self, encoded: str) -> None:
        self._encoded = encoded
        self._place = 0
        self._held = 0  # bits of the characters before the place, the next one lowest
        self._count = 0

    def take(self, width: int) -> int:
        while self._count < width:
            if self._place >= len(self._encoded):
                raise FormatError("expected a whole link, found one that is cut off")
            six = _VALUES.get(self._encoded[self._place])
            if six is None:
                self.fail()
            self._held |= _REVERSED[six] << self._count
            self._count += _SIX
            self._place += 1
        value = self._held & (1 << width) - 1
        self._held >>= width
        self._count -= width
        return value

    def fail(self) -> Never:
        raise FormatError("expected a packed link, found a damaged one", column=self._place + 1)
