"""SudokuPad links: ``scl…`` and ``ctc…`` (packed JSON), ``scf…`` and ``classic…`` (givens alone).

SudokuPad has regions, cages and two rules of chess that it checks; all other rules are drawings and
the author's text. Drawings are kept as cosmetics, and the puzzle says that it may have more rules:
`nonet.formats.proposals` says which. Short links, whose puzzle lies on a server, cannot be opened.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from string import ascii_lowercase, ascii_uppercase
from urllib.parse import quote

from nonet._source import Source
from nonet.constraints.registry import is_known
from nonet.errors import FormatError
from nonet.formats import _json, _links, _lzstring, fpuzzles
from nonet.formats._json import Node
from nonet.formats._layouts import assembled, has_others
from nonet.formats._marks_drawn import drawn
from nonet.formats._sudokupad_cages import (
    SudokuPadCages,
    cages_of,
    flags,
    is_said,
    is_seen,
    outline_fields,
    rule,
    text_of,
)
from nonet.formats._sudokupad_drawings import Reader, keeps_order, to_fields, together, without
from nonet.formats.format import (
    LAYOUT,
    UNCHECKED,
    UNREAD,
    Format,
    ReadOptions,
    each,
    unknown_rule,
    with_texts,
)
from nonet.grid import Grid
from nonet.layout import CLASSIC, MAX_SIZE, Constraint, Cosmetics, Diagonals, Layout, Windows
from nonet.puzzle import Puzzle

_SITE = "https://sudokupad.app/"
_HOSTS = ("sudokupad.app", "crackingthecryptic.com")
_MARKS = ("scl", "ctc", "scf", "classic")
_PACKED = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwx"
_OPTIONS: dict[str, Constraint] = {"x": Diagonals(), "w": Windows()}
_RUNS = f"{ascii_uppercase}{ascii_lowercase}()[]-.~:@!$&'*,;=_"
"""How many cells are empty, in the older of the short links: none to 69."""

_TEXTS = {
    "title": "title",
    "author": "author",
    "rules": "rules",
    "solution": "solution",
    "msgcorrect": "message",
}
_METADATA = ("metadata", "metaData")
_CORNER = ("pencilMarks", "pencilmarks", "cornermarks")
_MIDDLE = ("centremarks", "centerMarks")
_KNOWN = frozenset(
    {
        *("id", "cellSize", "cells", "regions", "cages", "settings", "videos", "global"),
        *("lines", "arrows", "underlays", "overlays", "foglight", "triggereffect"),
        *_METADATA,
        *_TEXTS,
    }
)
_CELL = frozenset({"value", "given", *_CORNER, *_MIDDLE})
MAX_DROPPED = 100
"""Most notes about what is not read."""

_OF_RULES = ("the rule ", "regions ", "what is drawn ", "lines that ")
"""How notes begin that say that a rule, or what may be one, was not read."""
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
_COLOUR = re.compile(r"([0-9a-fA-F]{6})|#([0F])")
"""A value that is a colour without its quotes and its #; black and white are shorter."""

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
    """JSON of SudokuPad's shortened JSON: quotes, long names, empty objects, truth, colours."""
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
        elif out and out[-1] == ":" and (colour := _COLOUR.fullmatch(piece)):
            out.append(_json.dump(f"#{colour[1] or 6 * colour[2]}"))
        elif _NUMBER.fullmatch(piece.strip()) or piece.strip() in {"null", "true", "false"}:
            out.append(piece)
        else:
            out.append(_json.dump(piece.strip()))
    return "".join(out)


def from_json(root: Node) -> Puzzle:
    """The puzzle of SudokuPad's JSON."""
    from nonet.formats._accounting import may_have_more  # noqa: PLC0415 (its patterns load slowly)

    rows = root["cells"].items()
    size = len(rows)
    if not 1 <= size <= MAX_SIZE:
        raise FormatError(f"expected from 1 to {MAX_SIZE} rows, found {size} at $.cells")
    cells = root["cells"].rows(size)
    digits = [cell["value"].whole(1, size) if cell["value"].says_something else 0 for cell in cells]
    reader = Reader(size)
    dropped = reader.dropped
    dropped += (f"the field {name[:20]!r}" for name in root.unknown(_KNOWN))
    dropped += (
        f"the field {name[:20]!r} of cells" for cell in cells for name in cell.unknown(_CELL)
    )
    texts = _texts(root, dropped)
    solution = texts.pop("solution", "")
    if solution.strip(".0?") and _solution(solution, size) is None:
        dropped.append("the solution")
    if root["videos"].says_something:
        dropped.append("the videos")
    cages = SudokuPadCages(root, reader, size)
    layout = _layout(root, cages, size, dropped)
    cosmetics = without(reader.cosmetics(root, cages.outlines), _of_rules(layout))
    is_partly_read = any(note.startswith(_OF_RULES) for note in dropped)
    has_more = is_partly_read or may_have_more(texts.get("rules", ""), cosmetics, layout)
    if has_more:
        dropped.insert(0, UNREAD)
    puzzle = Puzzle(
        Grid(digits, layout=layout),
        marks=tuple(_marks(cell, _MIDDLE, size) for cell in cells),
        corners=tuple(_marks(cell, _CORNER, size) for cell in cells),
        solution=_solution(solution, size) or b"",
        cosmetics=cosmetics,
        has_unread_rules=has_more,
        dropped=tuple(dict.fromkeys(dropped))[:MAX_DROPPED],
    )
    return with_texts(puzzle, texts)


def _marks(cell: Node, names: Iterable[str], size: int) -> int:
    mask = 0
    for name in names:
        mask |= cell[name].mask(size)
    return mask


def _texts(root: Node, dropped: list[str]) -> dict[str, str]:
    """Texts, from cages without cells, the metadata or the puzzle itself."""
    found: dict[str, str] = {}
    for cage in root["cages"].items() if root["cages"].exists else ():
        text = text_of(cage)
        if text is None:
            continue
        name, content = text
        if name in _TEXTS:
            found[_TEXTS[name]] = content
        elif name not in flags() and name != "foglight":
            dropped.append(f"the field {name[:20]!r}")
    for node in (root, *(root[name] for name in _METADATA if root[name].exists)):
        for name, part in _TEXTS.items():
            value = node[name]
            if isinstance(value.value, list):
                found[part] = "\n".join(item.words() for item in value.items())
            elif value.says_something:
                found[part] = value.words()
    for node in (root[name] for name in _METADATA if root[name].exists):
        dropped += (
            f"the field {name[:20]!r}" for name in node.unknown(frozenset({*_TEXTS, *flags()}))
        )
    return found


def _layout(root: Node, cages: SudokuPadCages, size: int, dropped: list[str]) -> Layout:
    """The regions and the rules that SudokuPad checks."""
    regions = _regions(root["regions"], size, dropped)
    found = cages.rules(assembled(size, regions))
    named = root["global"].items() if root["global"].exists else []
    asked = {item.text() for item in named}
    for node in (root[name] for name in _METADATA if root[name].exists):
        asked.update(name for name in flags() if node[name].says_something)
    for cage in root["cages"].items() if root["cages"].exists else ():
        asked.update(text[:1] if (text := text_of(cage)) and text[1] != "false" else ())
    found += (rule(kind) for name, kind in flags().items() if name in asked)
    dropped += (f"the rule {name[:20]!r}" for name in {item.text() for item in named} - {*flags()})
    return assembled(size, regions, found)


def _solution(text: str, size: int) -> bytes | None:
    if len(text) != size * size or size > 9 or not set(text) <= set("123456789"[:size]):
        return None
    return bytes(map(int, text))


def _regions(node: Node, size: int, dropped: list[str]) -> list[int] | None:
    """The region of each cell; None where there are none, or they do not divide the grid."""
    if not node.says_something:
        return None
    regions = [-1] * (size * size)
    for number, region in enumerate(node.items()):
        for place in region.items():
            row, column = (item.whole(0, size - 1) for item in place.items(2))
            regions[row * size + column] = number
    if any(regions.count(number) != size for number in range(size)):
        dropped.append("regions that do not divide the grid")
        return None
    return regions


def write(puzzle: Puzzle) -> str:
    """The short link where the givens are all there is, otherwise one with packed JSON."""
    layout = puzzle.layout
    is_plain = not (_details(puzzle) or puzzle.cosmetics.fields())
    has_words = not has_others(layout, Diagonals, Windows)
    if layout.regions == CLASSIC.regions and is_plain and has_words:
        return _short(puzzle)
    return _link("scl", to_json(puzzle))


def address(puzzle: Puzzle) -> str:
    """The shortest address at which SudokuPad opens givens, layout and, if there, solution.

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
    bare = Puzzle(puzzle.grid.without_entries(), solution=puzzle.solution)
    if refusal := fpuzzles.FORMAT.refusal(bare, lossy=False):
        raise refusal
    return _link("fpuzzles", fpuzzles.to_json(bare))


def _link(kind: str, content: dict[str, object]) -> str:
    """The address of a JSON. Slashes are escaped, since two that meet would become one."""
    return f"{_SITE}{kind}{quote(_lzstring.compress(_json.dump(content)), safe='')}"


def _short(puzzle: Puzzle) -> str:
    constraints = puzzle.layout.constraints
    options = "".join(option for option, rule in _OPTIONS.items() if rule in constraints)
    return f"{_SITE}scf{_packed(puzzle.grid.givens)}{options}"


def _details(puzzle: Puzzle) -> dict[str, object]:
    texts: dict[str, object] = {
        "title": puzzle.title,
        "author": puzzle.author,
        "rules": puzzle.rules,
        "solution": "".join(map(str, puzzle.solution)) if puzzle.layout.size <= 9 else "",
        "msgcorrect": puzzle.message,
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
    cosmetics = together(_of_rules(layout), puzzle.cosmetics)
    cages = [*cages_of(layout), *outline_fields(cosmetics)]
    if cages:
        root["cages"] = cages
    root |= to_fields(cosmetics)
    kinds = {rule.name for rule in layout.constraints}
    checked = {name: True for name, kind in flags().items() if kind in kinds}
    details = _details(puzzle)
    if not puzzle.rules and not all(map(is_said, layout.constraints)):
        from nonet.logic import rules_text  # noqa: PLC0415 (few puzzles need it)

        details["rules"] = rules_text(layout)
    root["metadata"] = details | checked
    return root


def _of_rules(layout: Layout) -> Cosmetics:
    """The drawings of the rules that are no visible cages."""
    return drawn(layout, [rule for rule in layout.constraints if not is_seen(rule)])


def losses(puzzle: Puzzle) -> Iterable[str]:
    """Rules that SudokuPad does not check, and the solution of a large grid."""
    unsaid = [rule for rule in puzzle.layout.constraints if not is_said(rule)]
    if unsaid:
        yield UNCHECKED if all(map(is_known, unsaid)) else LAYOUT
    if puzzle.solution and puzzle.layout.size > 9:
        yield "the solution"
    if not keeps_order(puzzle.cosmetics):
        yield "the order of what is drawn"


FORMAT = Format(
    name="sudokupad",
    title="SudokuPad link (scl, scf, classic)",
    detect=detect,
    read=read,
    read_line=read_link,
    write=write,
    holds=frozenset(
        {"title", "author", "rules", "message", "solution", "cosmetics", "has_unread_rules"}
    ),
    losses=losses,
    is_published=True,
)
