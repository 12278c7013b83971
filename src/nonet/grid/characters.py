"""Characters that mean the same as a plainer one, each replaced by just one character.

Frames of box-drawing characters, digits of other scripts or in circles, long dashes, middle dots
and hard spaces are read as ``+-|``, digits, ``-``, ``.`` and a space; what cannot be seen is left
out.
"""

from __future__ import annotations

import unicodedata

_DASHES = (
    "\u2010\u2011\u2012\u2013\u2014\u2015\u2212\u2500\u2501\u2504\u2505\u2508\u2509\u254c\u2550"
)
_BARS = "\u2502\u2503\u2506\u2507\u250a\u250b\u254e\u2551\u2016\u00a6\uff5c"
_DOTS = "\u00b7\u2022\u2027\u2219\u22c5\u30fb\u2024\u00b0\u25e6\u25cb\u25a1\u2b1c\u25fb\u2610\u2423"
_CORNERS = range(0x2500, 0x2580)
_QUOTES = "\u2018\u2019\u201a\u201c\u201d\u201e\u2032\u2033\u00ab\u00bb"


_DIGITS = (0x660, 0x6F0, 0x966, 0x9E6, 0xE50, 0x1D7CE, 0x1D7D8, 0x1D7E2, 0x1D7EC, 0x1D7F6, 0x1FBF0)
"""The zeros of other scripts and of mathematical letters; the other digits follow them."""

_CIRCLED = (0x2460, 0x2474, 0x2488, 0x24F5, 0x2776, 0x2780, 0x278A)
_INVISIBLE = (0x200B, 0x200C, 0x200D, 0x2060, 0xFE0E, 0xFE0F, 0x20E3, 0xFEFF)


def _table() -> dict[int, str]:
    table = dict.fromkeys(_CORNERS, "+")
    for characters, plain in ((_DASHES, "-"), (_BARS, "|"), (_DOTS, "."), (_QUOTES, '"')):
        table |= {ord(character): plain for character in characters}
    for code in range(0xFF01, 0xFF5F):  # full-width forms
        table.setdefault(code, unicodedata.normalize("NFKC", chr(code)))
    for first in _DIGITS:
        table |= {first + digit: str(digit) for digit in range(10)}
    for first in _CIRCLED:
        table |= {first + digit: str(digit + 1) for digit in range(9)}
    table |= dict.fromkeys(_INVISIBLE, "")
    for code in (0xA0, 0x2007, 0x2009, 0x202F, 0x3000, *range(0x2000, 0x200B)):
        table[code] = " "
    return table


_PLAINER = _table()


def plainer(text: str, alphabet: str = "") -> str:
    """The text with each of these characters as the plainer one, but for those of digits.

    Examples
    --------
    >>> plainer("│１ · ─│")
    '|1 . -|'
    """
    if text.isascii():
        return text
    table = _PLAINER
    if not alphabet.isascii():
        table = {code: plain for code, plain in table.items() if chr(code) not in alphabet}
    return text.translate(table)
