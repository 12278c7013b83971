"""Links of nonet's own: the whole puzzle in the fragment of an address, which is sent nowhere.

`#p=3.BASE64`: JSON, compressed by raw deflate, in Base64 for addresses: `l` layout, `g` givens, and
as far as they are there `t` title, `a` author, `r` rules, `m` message, `c` cosmetics, `s` solution.
Digits are 1 to 9, A to Z and *, larger ones as (37), and a to z are 1 to 26 empty cells. The page
reads such links by itself, in `js/links.js`.
"""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Annotated

from nonet.drawing.codes import Code, code_of
from nonet.drawing.pages import Entry
from nonet.puzzle import Puzzle
from nonet.service.limits import Limits
from nonet.service.states import LayoutRecord, posed

LinkBase = Annotated[
    str,
    Limits(longest=500, pattern=r"^(https?://[^\s\"<>#?]+)?$"),
    "Address of a static edition of nonet, at which links open for everybody.",
]

_DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*"
_RUN = re.compile(" {1,26}")

_LONG = 2_000
"""Up to which length a link carries the solution as well."""


def fragment_of(puzzle: Puzzle) -> str:
    """The puzzle without what a player entered, as the fragment of an address."""
    layout = LayoutRecord.of(puzzle.grid.layout).fields()
    fields: dict[str, object] = {
        "l": {name: value for name, value in layout.items() if value},
        "g": _packed(puzzle.grid.givens),
        "t": puzzle.title,
        "a": puzzle.author,
        "r": puzzle.rules,
        "m": puzzle.message,
        "c": puzzle.cosmetics.fields(),
    }
    fields = {name: value for name, value in fields.items() if value or name == "g"}
    if puzzle.solution:
        whole = _written(fields | {"s": _packed(puzzle.solution)})
        if len(whole) <= _LONG:
            return whole
    return _written(fields)


def code_of_link(puzzle: Puzzle, base: str) -> Code | None:
    """A code to scan that opens the puzzle at a site; None where it would be too fine.

    Raises
    ------
    NonetError
        The library that makes codes is not installed.
    """
    return code_of(base + fragment_of(puzzle))


def linked(entry: Entry, puzzle: Puzzle, base: str) -> Entry:
    """The entry of a booklet with a code of nonet's own link first."""
    code = code_of_link(replace(puzzle, grid=posed(puzzle.grid)), base)
    return entry if code is None else replace(entry, codes=(code, *entry.codes))


def _written(fields: dict[str, object]) -> str:
    text = json.dumps(fields, ensure_ascii=False, separators=(",", ":"))
    work = zlib.compressobj(9, wbits=-15)
    data = work.compress(text.encode()) + work.flush()
    return "#p=3." + base64.urlsafe_b64encode(data).decode().rstrip("=")


def _packed(digits: Iterable[int]) -> str:
    signs = (
        " " if digit == 0 else _DIGITS[digit - 1] if digit <= len(_DIGITS) else f"({digit})"
        for digit in digits
    )
    return _RUN.sub(lambda run: chr(96 + len(run[0])), "".join(signs))
