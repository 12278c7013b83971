"""Links of nonet's own: the whole puzzle in the fragment of an address, which is sent nowhere.

``#p=3.BASE64``: JSON, compressed by raw deflate, in Base64 for addresses: ``l`` layout, ``g``
givens, and as far as they are there ``t`` title, ``a`` author, ``r`` rules, ``m`` message, ``c``
cosmetics, ``s`` solution, ``k`` cells that have no candidate left. Digits are 1 to 9, A to Z
and *, larger ones as (37), and a to z are 1 to 26 empty cells. Links of version 2 have the givens
as they are, and the layout in a field of its own. What is written has no address before it: any
site with nonet can be put there. The page reads such links by itself, in ``js/library/links.js``.
"""

from __future__ import annotations

import base64
import binascii
import json
import re
import zlib
from collections.abc import Iterable, Iterator
from urllib.parse import parse_qs, urlsplit

from nonet._names import camel
from nonet._source import Source
from nonet.constraints.fields import layout_fields, layout_of
from nonet.errors import FormatError, LayoutError, NonetError
from nonet.formats import _json
from nonet.formats._json import Node
from nonet.formats.format import Format, ReadOptions, each, with_texts
from nonet.grid import Grid
from nonet.layout import Layout, cell_name
from nonet.layout.given import CONSTRAINTS
from nonet.puzzle import Puzzle

_DIGITS = "123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ*"
_RUN = re.compile(" {1,26}")
_SIGN = re.compile(r"\(([0-9]{1,3})\)|.", re.DOTALL)
_LINK = re.compile(r"(?:https?://[^\s#]+)?#(?P<fields>(?:[^\s#]*&)?p=(?P<version>[0-9]+)\.\S*)")
_LARGEST = 1_000_000
"""Most bytes that a link is unpacked to."""

_TEXTS = {"t": "title", "a": "author", "r": "rules", "m": "message"}
_CONSTRAINTS = {camel(kind.name): kind.name for kind in CONSTRAINTS}
_IN_LINKS = {name: short for short, name in _CONSTRAINTS.items()}


def detect(source: Source) -> bool:
    """Whether the first line is such a link."""
    line = source.head.lstrip().partition("\n")[0]
    return _LINK.fullmatch(line.strip()) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link."""
    del options
    lines = ((number, line) for number, line in enumerate(source.lines(), 1) if line.strip())
    return each(lines, read_link)  # one that begins with # is no comment here


def read_link(line: str) -> Puzzle:
    """The puzzle of a link."""
    found = _LINK.fullmatch(line.strip())
    if found is None:
        raise FormatError("expected a link of nonet, with #p=3. and the puzzle")
    fields = {name: texts[0] for name, texts in parse_qs(found["fields"]).items()}
    packed = fields["p"].partition(".")[2]
    if found["version"] == "3":
        return _puzzle(_json.parse(_inflated(packed)))
    if found["version"] == "2":
        root = _json.parse(fields.get("layout", "{}"))
        puzzle = Puzzle(_grid(root, packed.partition(".")[0]))
        return with_texts(puzzle, {n: fields[n] for n in ("title", "author") if n in fields})
    raise FormatError(f"expected a link of version 2 or 3, found version {found['version'][:10]}")


def _inflated(packed: str) -> str:
    try:
        data = base64.b64decode(packed + "=" * (-len(packed) % 4), b"-_", validate=True)
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        text = inflater.decompress(data, _LARGEST).decode()
    except (binascii.Error, zlib.error, ValueError) as error:
        raise FormatError(f"expected a packed link, found a damaged one ({error})") from None
    if not inflater.eof:
        raise FormatError("expected a whole link, found one that is cut off or too long")
    return text


def _puzzle(root: Node) -> Puzzle:
    fields = root.fields()
    drawn = _json.parse(json.dumps({"cosmetics": fields.get("c")}))
    grid = _grid(root["l"], root["g"].text())
    puzzle = Puzzle(
        grid,
        solution=_unpacked(root["s"].text(), grid.layout) if root["s"].exists else b"",
        emptied=_json.cells(root["k"], grid.size),
        cosmetics=_json.cosmetics(drawn),
    )
    return with_texts(puzzle, {_TEXTS[n]: root[n].text() for n in _TEXTS if n in fields})


def _grid(layout: Node, givens: str) -> Grid:
    fields = {_CONSTRAINTS.get(name, name): value for name, value in layout.fields().items()}
    if "size" not in fields:
        raise FormatError("expected a layout with a size, found none")
    try:
        shape = layout_of(fields)
    except (LayoutError, TypeError) as error:
        raise FormatError(str(error)) from None
    return Grid(_unpacked(givens, shape), layout=shape)


def _unpacked(text: str, layout: Layout) -> bytes:
    size = len(layout.digits)
    digits = bytearray()
    for sign in _SIGN.finditer(text):
        if sign[1] is None and "a" <= sign[0] <= "z":
            digits += bytes(ord(sign[0]) - 96)
            continue
        digit = int(sign[1]) if sign[1] else _DIGITS.find(sign[0]) + 1
        if not 1 <= digit <= size:
            raise FormatError(f"expected digits from 1 to {size}, found {sign[0]!r}")
        digits.append(digit)
    return bytes(digits)


def write(puzzle: Puzzle) -> str:
    """The fragment of an address, without what a player entered."""
    fields: dict[str, object] = {
        "l": _layout(puzzle.layout),
        "g": _packed(puzzle.grid.givens),
        "t": puzzle.title,
        "a": puzzle.author,
        "r": puzzle.rules,
        "m": puzzle.message,
        "c": puzzle.cosmetics.fields(),
        "s": _packed(puzzle.solution),
        "k": [cell_name(cell, puzzle.layout.size) for cell in puzzle.emptied],
    }
    text = json.dumps(
        {name: value for name, value in fields.items() if value or name == "g"},
        ensure_ascii=False,
        separators=(",", ":"),
    )
    work = zlib.compressobj(9, wbits=-15)
    data = work.compress(text.encode()) + work.flush()
    return "#p=3." + base64.urlsafe_b64encode(data).decode().rstrip("=")


def _layout(layout: Layout) -> dict[str, object]:
    return {_IN_LINKS.get(name, name): value for name, value in layout_fields(layout).items()}


def _packed(digits: Iterable[int]) -> str:
    signs = (
        " " if digit == 0 else _DIGITS[digit - 1] if digit <= len(_DIGITS) else f"({digit})"
        for digit in digits
    )
    return _RUN.sub(lambda run: chr(96 + len(run[0])), "".join(signs))


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Nothing more.

    Raises
    ------
    LayoutError
        It has a constraint that nonet does not know and could not read back.
    """
    layout_fields(puzzle.layout)
    return ()


def checked_base(url: str) -> str:
    """The base address of links, as it is written before a fragment.

    Raises
    ------
    NonetError
        It is no address of a web page.

    Examples
    --------
    >>> checked_base("https://example.org/sudoku")
    'https://example.org/sudoku/'
    """
    parts = urlsplit(url.strip())
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise NonetError(
            f"expected the address of a site, such as https://example.org/sudoku/, found {url!r}"
        )
    return parts.geturl().rstrip("/") + "/"


FORMAT = Format(
    name="nonet-link",
    title="link of nonet's own, or its fragment",
    detect=detect,
    read=read,
    write=write,
    holds=frozenset({"solution", "emptied", "title", "author", "rules", "message", "cosmetics"}),
    losses=losses,
    is_published=True,
    holds_boards=True,
)
