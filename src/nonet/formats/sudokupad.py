"""SudokuPad links: ``scl…`` and ``ctc…`` (packed JSON), ``scf…`` and ``classic…`` (givens alone).

Lines, arrows and cages drawn on a grid may be a rule, which no program can recognise: such
a puzzle is refused. Short links, whose puzzle lies on a server, cannot be opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase, ascii_uppercase
from urllib.parse import quote

from nonet._source import Source
from nonet.errors import FormatError
from nonet.formats import _json, _links, _lzstring, fpuzzles
from nonet.formats._json import Node
from nonet.formats._layouts import assembled, has_others
from nonet.formats.format import LAYOUT, Format, ReadOptions, each, unknown_rule, with_texts
from nonet.grid import Grid
from nonet.layout import CLASSIC, MAX_SIZE, Constraint, Diagonals, Layout, Windows
from nonet.puzzle import Puzzle

_SITE = "https://sudokupad.app/"
_HOSTS = ("sudokupad.app", "crackingthecryptic.com")
_MARKS = ("scl", "ctc", "scf", "classic")
_PACKED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_OPTIONS: dict[str, Constraint] = {"x": Diagonals(), "w": Windows()}
_RUNS = f"{ascii_uppercase}{ascii_lowercase}()[]-.~:@!$&'*,;=_"
"""How many cells are empty, in the older of the short links: none to 69."""

_KNOWN = frozenset(
    {"id", "cellSize", "cells", "regions", "cages", "metadata", "settings", "videos"}
)
_CELL = frozenset({"value", "centremarks", "centerMarks", "pencilMarks", "pencilmarks", "given"})
_TEXTS = {"title": "title", "author": "author", "rules": "rules", "solution": "solution"}
_CAGE_TEXT = re.compile(r"(title|author|rules|solution|msgcorrect|foglight): *(.*)", re.DOTALL)
_ADDRESS = re.compile(r"(?:https?://)?(?:[a-z]+\.)?sudokupad\.app/")
_LONG = {
    "c": "color",
    "ca": "cages",
    "ct": "center",
    "c1": "borderColor",
    "c2": "backgroundColor",
    "ce": "cells",
    "cs": "cellSize",
    "a": "arrows",
    "o": "overlays",
    "u": "underlays",
    "w": "width",
    "h": "height",
    "v": "value",
    "vd": "videos",
    "l": "lines",
    "r": "rounded",
    "re": "regions",
    "fs": "fontSize",
    "th": "thickness",
    "hl": "headLength",
    "wp": "wayPoints",
    "t": "title",
    "te": "text",
    "d": "duration",
    "d2": "d",
}
"""Names that SudokuPad shortens before it packs."""

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\[\]{},:"]+')
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,17})?(?:e-?[0-9]{1,2})?")


def detect(source: Source) -> bool:
    """Whether the first line is such a link."""
    line = next(iter(source.head_lines()), "")
    packed = _links.payload(line, _HOSTS, _MARKS)
    return (packed is not None and len(packed) > 12) or _ADDRESS.match(line) is not None


def read(source: Source, options: ReadOptions) -> Iterator[Puzzle | FormatError]:
    """A puzzle a link."""
    del options
    return each(source.numbered(), read_link)


def read_link(line: str) -> Puzzle:
    """The puzzle of a link."""
    for mark in _MARKS:
        packed = _links.payload(line, _HOSTS, (mark,))
        if packed is None:
            continue
        if mark == "scf":
            return _read_packed(packed)
        if mark == "classic":
            return _read_classic(packed)
        return from_json(_parse(_lzstring.decompress(packed)))
    raise FormatError(
        "expected a link of SudokuPad that holds the puzzle itself (scl…, scf… or classic…); "
        "what a short link names lies on a server"
    )


def _read_packed(packed: str) -> Puzzle:
    """A character is a digit, 0 for an empty cell, and ten times the empty cells after it."""
    digits: list[int] = []
    used = 0
    for character in packed:
        if len(digits) >= CLASSIC.cell_count:
            break
        code = _PACKED.find(character)
        if code < 0:
            raise FormatError(f"expected a packed grid, found {character!r}", column=used + 1)
        blanks, digit = divmod(code, 10)
        digits += [digit, *(0 for _ in range(blanks))]
        used += 1
    _check_full(digits)
    for option in packed[used:]:
        if option not in _OPTIONS:
            raise unknown_rule(option)
    constraints = [_OPTIONS[option] for option in packed[used:]]
    return Puzzle(Grid(digits, layout=Layout.of_size(9, constraints=constraints)))


def _read_classic(packed: str) -> Puzzle:
    digits: list[int] = []
    for column, character in enumerate(packed, 1):
        if character in "123456789":
            digits.append(int(character))
        elif character in _RUNS:
            digits += [0] * _RUNS.index(character)
        else:
            raise FormatError(f"expected a packed grid, found {character!r}", column=column)
        if len(digits) > CLASSIC.cell_count:
            break
    _check_full(digits)
    return Puzzle(Grid(digits, layout=CLASSIC))


def _check_full(digits: list[int]) -> None:
    if len(digits) != CLASSIC.cell_count:
        raise FormatError(f"expected a packed grid of 81 cells, found {len(digits)}")


def _parse(text: str) -> Node:
    """The JSON of a link, be it shortened."""
    try:
        return _json.parse(text)
    except FormatError:
        return _json.parse(_lengthened(text))


def _lengthened(text: str) -> str:
    """JSON of SudokuPad's shortened JSON: quotes, long names, empty objects, true and false."""
    if '"' not in text:
        text = re.sub(r"(?<!\\)'", '"', text).replace("\\'", "'")
    pieces = _PIECE.findall(text)
    out: list[str] = []
    for place, piece in enumerate(pieces):
        after = pieces[place + 1] if place + 1 < len(pieces) else ""
        if piece in "[{}]:," or piece.startswith('"'):
            out.append(piece)
            if piece in "[," and after in {",", "]"}:
                out.append("{}")
        elif after == ":":
            name = piece.strip()
            out.append(_json.dump(_LONG.get(name, name)))
        elif piece.strip() in {"t", "f"}:
            out.append("true" if piece.strip() == "t" else "false")
        elif _NUMBER.fullmatch(piece.strip()) or piece.strip() in {"null", "true", "false"}:
            out.append(piece)
        else:
            out.append(_json.dump(piece.strip()))
    return "".join(out)


def from_json(root: Node) -> Puzzle:
    """The puzzle of SudokuPad's JSON."""
    for rule in root.unknown(_KNOWN):
        raise FormatError(f"expected nothing that may be a rule, found {rule[:40]!r}")
    rows = root["cells"].items()
    size = len(rows)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected from 1 to {MAX_SIZE} rows, found {size} at $.cells")
    cells = root["cells"].rows(size)
    digits = [cell["value"].whole(1, size) if cell["value"].says_something else 0 for cell in cells]
    dropped = []
    for cell in cells:
        others = list(cell.unknown(_CELL))
        if others:
            dropped.append(f"the field {others[0][:20]!r} of cells")
    texts = _texts(root)
    solution = texts.pop("solution", "")
    if solution and _solution(solution, size) is None:
        dropped.append("the solution")
    if root["videos"].says_something:
        dropped.append("the videos")
    corner = ("pencilMarks", "pencilmarks")
    middle = ("centremarks", "centerMarks")
    puzzle = Puzzle(
        Grid(digits, layout=assembled(size, _regions(root["regions"], size))),
        marks=tuple(_marks(cell, middle, size) for cell in cells),
        corners=tuple(_marks(cell, corner, size) for cell in cells),
        solution=_solution(solution, size) or b"",
        dropped=tuple(dict.fromkeys(dropped)),
    )
    return with_texts(puzzle, texts)


def _marks(cell: Node, names: Iterable[str], size: int) -> int:
    mask = 0
    for name in names:
        mask |= cell[name].mask(size)
    return mask


def _texts(root: Node) -> dict[str, str]:
    """Title, author, rules and solution, from the metadata or from cages without cells."""
    found: dict[str, str] = {}
    for cage in root["cages"].items() if root["cages"].exists else ():
        match = _CAGE_TEXT.fullmatch(cage["value"].words())
        if match is None or cage["cells"].says_something:
            raise FormatError("expected nothing that may be a rule, found 'cages'")
        if match[1] == "foglight":
            raise FormatError("expected nothing that may be a rule, found 'foglight'")
        if match[1] in _TEXTS:
            found[_TEXTS[match[1]]] = match[2]
    if root["metadata"].exists:
        for name, part in _TEXTS.items():
            node = root["metadata"][name]
            if isinstance(node.value, list):
                found[part] = "\n".join(item.words() for item in node.items())
            elif node.says_something:
                found[part] = node.words()
    return found


def _solution(text: str, size: int) -> bytes | None:
    if len(text) != size * size or size > 9 or not set(text) <= set("123456789"[:size]):
        return None
    return bytes(map(int, text))


def _regions(node: Node, size: int) -> list[int] | None:
    if not node.says_something:
        return None
    regions = [-1] * (size * size)
    for number, region in enumerate(node.items()):
        for place in region.items():
            row, column = (item.whole(0, size - 1) for item in place.items(2))
            regions[row * size + column] = number
    if -1 in regions:
        raise FormatError("expected each cell in a region, found cells in none")
    return regions


def write(puzzle: Puzzle) -> str:
    """The short link where the givens are all there is, otherwise one with packed JSON."""
    layout = puzzle.layout
    if layout.regions == CLASSIC.regions and not _details(puzzle):
        return _short(puzzle)
    return f"{_SITE}scl{_lzstring.compress(_json.dump(to_json(puzzle)))}"


def address(puzzle: Puzzle) -> str:
    """The shortest address at which SudokuPad opens the givens and all of the layout.

    That is its short link, or the JSON of f-puzzles, which it takes as well: there the usual boxes
    need no words, and there are words for more constraints.

    Raises
    ------
    FormatError
        There are no words for a constraint.
    """
    layout = puzzle.layout
    if layout.regions == CLASSIC.regions and not has_others(layout, Diagonals, Windows):
        return _short(puzzle)
    bare = Puzzle(puzzle.grid.without_entries())
    if refusal := fpuzzles.FORMAT.refusal(bare, lossy=False):
        raise refusal
    packed = _lzstring.compress(_json.dump(fpuzzles.to_json(bare)))
    return f"{_SITE}fpuzzles{quote(packed, safe='')}"


def _short(puzzle: Puzzle) -> str:
    constraints = puzzle.layout.constraints
    options = "".join(option for option, one in _OPTIONS.items() if one in constraints)
    return f"{_SITE}scf{_packed(puzzle.grid.givens)}{options}"


def _details(puzzle: Puzzle) -> dict[str, str]:
    texts = {
        "title": puzzle.title,
        "author": puzzle.author,
        "rules": puzzle.rules,
        "solution": "".join(map(str, puzzle.solution)) if puzzle.layout.size <= 9 else "",
    }
    return {name: text for name, text in texts.items() if text}


def _packed(givens: bytes) -> str:
    packed = []
    place = 0
    while place < len(givens):
        digit = givens[place]
        place += 1
        blanks = 0
        while blanks < 5 and place < len(givens) and not givens[place]:
            blanks += 1
            place += 1
        packed.append(_PACKED[digit + 10 * blanks])
    return "".join(packed)


def to_json(puzzle: Puzzle) -> dict[str, object]:
    """SudokuPad's JSON of a puzzle."""
    layout = puzzle.layout
    size = layout.size
    cells = [{"value": digit} if digit else {} for digit in puzzle.grid.givens]
    root: dict[str, object] = {
        "cellSize": 64,
        "cells": [cells[start : start + size] for start in range(0, len(cells), size)],
    }
    if layout.regions:
        root["regions"] = [
            [
                [cell // size, cell % size]
                for cell, its in enumerate(layout.regions)
                if its == region
            ]
            for region in range(size)
        ]
    root["metadata"] = _details(puzzle)
    return root


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Diagonals and windows, which only the short link has, and the solution of a large grid."""
    layout = puzzle.layout
    if has_others(layout, Diagonals, Windows) or (
        layout.constraints and (_details(puzzle) or layout.regions != CLASSIC.regions)
    ):
        yield LAYOUT
    if puzzle.solution and layout.size > 9:
        yield "the solution"


FORMAT = Format(
    name="sudokupad",
    title="SudokuPad link (scl, scf, classic)",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    holds=frozenset({"title", "author", "rules", "solution"}),
    losses=losses,
)
