"""Corrupt files of every format and read them: nothing but puzzles and FormatErrors may come out.

    python fuzz/formats.py [--count N] [--seed S] [--format NAME]

Corrupts N files of each format, or of one. Packed files are corrupted before and after packing. A
puzzle that is read must survive a round trip through nonet's own format.
"""

from __future__ import annotations

import argparse
import base64
import io
import re
import sys
import time
import traceback
import zipfile
import zlib
from collections import Counter
from collections.abc import Callable
from functools import cache
from pathlib import Path
from random import Random
from urllib.parse import quote, unquote

if not __package__:  # run as a script: the project's root is where `fuzz` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzz.mutations import mutate
from fuzz.run import NINE, REGIONS, Failed

import nonet
from nonet import FormatError, Grid, Layout, Puzzle
from nonet._source import Source
from nonet.constraints.shorthand import parse_rule
from nonet.formats import FORMATS, _json, _lzstring, fpuzzles, sudokupad
from nonet.formats.format import Format, ReadOptions
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import detect, read
from nonet.layout import Cosmetics, Outline, Shape, Stroke

SLOWEST = 5.0
"""Seconds after which a reader counts as hanging."""

_BAR = re.compile(r"(?<! )\|(?! )")

Arrays = dict[str, dict[int, tuple[str, object]]]

Pack = Callable[[str], str | bytes]


DRAWN = Cosmetics(
    strokes=(
        Stroke(((0.5, 0.5), (1.5, 0.5), (2.5, 1.5)), "#cfcfcf", 0.25),
        Stroke(((4.5, 4.5), (5.5, 4.5)), "#a1a1a1", 0.1, arrow=True),
    ),
    shapes=(
        Shape(0.5, 0.5, 0.75, 0.75, round=True, fill="#cfcfcf", border=""),
        Shape(8.5, 8, 0.3, 0.3, round=True, fill="#ffffff", border="#000000", above=True),
        Shape(-0.5, 1.5, 1, 1, round=False, fill="", border="", text="12", above=True),
    ),
    outlines=(Outline(("r8c1", "r8c2"), "#000000", "9"),),
    fog=("r1c1", "r5c5"),
)


@cache
def examples() -> list[Puzzle]:
    """Puzzles of several layouts, with and without all that may come with them."""
    plain = Puzzle(Grid(NINE))
    solved = nonet.solve(NINE)
    played = Puzzle(
        Grid(NINE).place("r1c3", 4),
        marks=plain.candidates.without([(3, 2)]).masks,
        corners=(0, 0, 3, *[0] * 78),
        colours=("#ffcc00", *[""] * 80),
        solution=solved.digits,
        title="Ä <title> & more",
        author="N. N.",
        comment="two\nlines",
        source="self-made",
        difficulty="1.2",
        rules="Normal sudoku rules apply. Digits increase from the bulb. All dots are given.",
        message="Well done",
        cosmetics=DRAWN,
        seconds=12.5,
        history=(("place", 2, 4), ("mark", 3, 2)),
    )
    layouts = [
        Layout.of_size(4),
        Layout.boxes(2, 3, diagonals=True),
        Layout.jigsaw(REGIONS),
        Layout.latin(5),
        Layout.of_size(9, windows=True, diagonals=True),
        Layout.of_size(16),
    ]
    return [plain, played, *(_half_full(layout) for layout in layouts)]


def _half_full(layout: Layout) -> Puzzle:
    digits = bytearray(nonet.solve(Grid.empty(layout), seed=1).digits)
    digits[1::2] = bytes(len(digits[1::2]))
    return Puzzle(Grid(bytes(digits), layout=layout))


def files(known: Format) -> list[tuple[str, Pack]]:
    """What to corrupt in a format, and how it is packed afterwards."""
    texts: list[tuple[str, Pack]] = []
    for puzzle in examples():
        try:
            text = puzzle.to_text(known.name, lossy=True) + "\n"
        except FormatError:
            continue
        texts.append((text, str))
    if known.many and texts:
        shortest, _ = min(texts, key=_length)
        texts.append((shortest * 2, str))
    if known.name in PACKED:
        texts += PACKED[known.name]()
    return sorted(texts, key=_length)


def _length(file: tuple[str, Pack]) -> int:
    return len(file[0])


RULES = """
    anti-knight|anti-king|diagonal main|disjoint-groups|non-consecutive|negative sum 5|odd r1c1
    candidates 1 2 r1c2|minimum r5c5 r5c6|difference 2 r1c1-2|ratio 2 r1c2-3|pair-sum 10 r1c3-4
    greater-than r2c1-2|all-different r3c3-5|cage 15 r1c1 r2c1 r3c1|cage r4-5c4-5|sum 9 r1c1-3
    little-killer 20 r1c3 r2c2 r3c1|arrow r1c1 / r1c2-3|arrow r6c6-7 / r7c1-4 r8c1-3
    equal-sum r1c1-2 / r2c1-2|rellik-cage 9 r1c5-7|equality-cage r5c5-8|quadruple 1 2 r1-2c1-2
    contains-exactly 1 r1c1-3|look-and-say 1:2 0:3 r1c1-4|counting-circles r1c1 r2c4 r3c7
    count-distinct r9c9 / r9c1-4|same-digits r1c1-2 / r5c1-2|clone r1c1-2 / r5c4-5
    thermometer r1-5c9|slow-thermometer r1-5c8|whisper-line 4 r1c1-4|renban r2c1-4|nabner r3c1-3
    between r1c1-4|lockout 4 r4c1-5|palindrome r5c1-5|zipper r6c1-5|region-sum r1c2-5|parity r9c1-4
    sum-line 10 r1c1-5|sum-line 9 loop r1-2c1-2|modular 3 r1c1-5|entropic r2c1-5|double-arrow r3c1-5
    row-index r1c1|column-index r2c2|box-index r3c3|value-index r1c1-5|sandwich 9 r1c1-9
    lunchbox 5 r2c1-4|x-sum 15 r1-9c1|skyscraper 4 r9-1c2|hidden-skyscraper 2 r1-9c3
    numbered-room 3 r1-9c4|global-entropy|any-of cage 4 r1c1-2 | even r1c1
"""
"""One or two rules of each kind, as they are typed; a bar with blanks around it is part of one."""


@cache
def ruled() -> list[Puzzle]:
    """Puzzles with some rules each, and one with many."""
    lines = [line for part in RULES.strip().splitlines() for line in _BAR.split(part.strip())]
    rules = [parse_rule(line) for line in lines]
    some = [rules[at : at + 6] for at in range(0, len(rules), 6)]
    return [
        Puzzle(Grid("1" + "." * 80, layout=Layout.of_size(9, constraints=few)))
        for few in (*some, rules)
    ]


def _killers() -> list[tuple[str, Pack]]:
    texts = [
        "B<0000000^`" + "0" * 70,
        "3x3:d:k:4353:4353:2306:" + "".join(f"{number}:" for number in range(78)),
    ]
    return [(f"{text}\n", str) for text in texts]


def _solo_killers() -> list[tuple[str, Pack]]:
    text = "2x2xk:1o,____________abbba,5_5_5_5d5_5_5_5d\n"
    return [(text, str), (text.replace("2x2", "4j").replace(",5", ",abba__abba__abba__,5"), str)]


def _ksudoku_games() -> list[tuple[str, Pack]]:
    graph = '<graph type="custom" order="4" sizeX="4" sizeY="4" sizeZ="1" specific-type="Plain">'
    parts = (
        '<sudokugroups at="0" withblocks="1"/><cage operator="4" value="5" size="2">0 4 </cage>'
        '<clique size="4">0 5 10 15 </clique></graph>'
    )
    values = "<values>b___c___________</values><solution>bcdedebccbedec__</solution>"
    plain = '<graph type="sudoku" order="9"/><values>' + "b" + "_" * 80 + "</values>"
    return [
        (f"<!DOCTYPE ksudoku>\n<ksudoku><game><puzzle>{one}</puzzle></game></ksudoku>\n", str)
        for one in (graph + parts + values, plain)
    ]


def _susser_lines() -> list[tuple[str, Pack]]:
    cells = "53..+7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
    return [(f"{cells}\n", str), (f"{cells}:413 214\n", str)]


def _iss_strings() -> list[tuple[str, Pack]]:
    texts = [unquote(puzzle.to_text("iss", lossy=True)) for puzzle in ruled()]
    texts.append(
        ".Shape~6x6.NoBoxes.Jigsaw~111222111222333444333444555666555666.Windoku.StrictKropki"
        ".Or.Cage~5~R1C1~R1C2.And.~R1C1_2_3.Regex~WzEyXSsuKg~R1C1~R1C2.End.End"
        ".Replicate~BE.Thermo~R1C1~R2C1.End.PairX~8H_xf8H~_A~R1C1~R1C2~~R2C1~R2C2.X~R1C1~R1C2"
    )
    texts.append(
        ".Shape~4x4.NFA~SQz8pweTg44MQQA~_Up~R1C1~R1C2~-~R1C3~R1C4~~R2C1~R2C2"
        ".NFA~CMicCqfOIC00lvDCxEdUgkwzBqjg~~R1C1~R2C2~R3C3"
    )
    bare = [(text.partition("q=")[2] or text, str) for text in texts]
    return bare + [(text, quote) for text, _ in bare[-2:]]


def _fpuzzles_json() -> list[tuple[str, Pack]]:
    texts = [
        _json.dump(fpuzzles.to_json(puzzle)) for puzzle in (*examples(), *ruled(), _decorated())
    ]
    return [(text, str) for text in texts] + [
        (text, lambda text: "https://f-puzzles.com/?load=" + _lzstring.compress(text))
        for text in texts
    ]


def _decorated() -> Puzzle:
    """A small puzzle with everything that is drawn."""
    cosmetics = Cosmetics(
        (Stroke(((0.5, 0.5), (1.5, 1.5)), "#00ff00", 0.2),),
        (
            Shape(1, 0.5, 0.5, 0.5, True, "#ffffff", "#000000"),
            Shape(2.5, -0.5, 0, 0, False, "", "", text="12", text_size=0.7),
        ),
        (Outline(("r4c4",), "#222222", "A"),),
        fog=("r1c1",),
    )
    return Puzzle(Grid("1..............."), cosmetics=cosmetics, rules="Normal rules.")


def _sudokupad_json() -> list[tuple[str, Pack]]:
    texts = [_json.dump(sudokupad.to_json(puzzle)) for puzzle in examples()]
    texts.append(
        '{"cells":[[{"value":1},{}],[{},{}]],"regions":[[[0,0],[0,1]],[[1,0],[1,1]]],'
        '"lines":[{"wayPoints":[[0.5,0.5],[1.5,0.5]],"color":"#CCC","thickness":9}],'
        '"arrows":[{"wayPoints":[[-0.2,-0.2],[0,0]],"color":"rgba(1, 2, 3, 0.5)"}],'
        '"underlays":[{"center":[0.5,0.5],"width":0.8,"height":0.8,"rounded":true,'
        '"backgroundColor":"#CFCFCF","angle":45}],"overlays":[{"center":[1,0.5],"text":"X"}],'
        '"cages":[{"cells":[[0,0],[1,1]],"value":"3","sum":3,"unique":true},'
        '{"value":"rules: Cells a knight\'s move apart differ. All dots are given."},'
        '{"cells":[[0,1],[1,0]],"unique":true,"hidden":true},{"cells":[[0,0]],"value":"2"}],'
        '"metadata":{"antiknight":true,"solution":"1221"},"foglight":[[0,0]],"global":["antiking"]}'
    )
    texts.append(
        "{cs:64,ce:[[{v:1},,],[,,],[,,{v:3}]],re:[[[0,0],[0,1],[0,2]],[[1,0],[1,1],[1,2]],"
        "[[2,0],[2,1],[2,2]]],ca:[{v:'title: It\\'s'}],metadata:{t:'x'},f:t}"
    )
    return [(text, lambda text: "scl" + _lzstring.compress(text)) for text in texts]


def _penpa_lines() -> list[tuple[str, Pack]]:
    text = (
        "square,4,4,38,0,1,1,0,0,0,0,0,0,0,0,Title: A%2C b,Author: me,,,OFF,false\n"
        "[0,0,0,0]\n{}\n"
        '{zR:{z_:[]},zN:{"18":["1",1,"1"],"21":["4",1,"1"]},zY:{},zE:{"75,83":2,"83,91":2,'
        '"91,99":2,"99,107":2,"89,90":2,"90,91":2,"91,92":2,"92,93":2}}\n'
        '{zN:{"19":[2,2,"1"]},zS:{}}\n[18,1,1,1]'
    )
    drawn = text.replace(
        "zY:{}",
        'zT:[[18,19,27],[]],z3:[[20,28]],z7:[[44,45]],zD:[[26,27]],zL:{"34,35":5,"35,36":5},'
        'zS:{"45":3},z6:[[42,43]],z1:{"424":["7",1]},zY:{"18":[1,"circle_L",1]}',
    ).replace('"21":["4"', '"17":["12",1,"1"],"21":["4"')
    return [*((one, _deflated) for one in (text, drawn)), (_deflated(text), str)]


def _deflated(text: str) -> str:
    deflater = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = deflater.compress(text.encode("utf-8", "replace")) + deflater.flush()
    link = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
    return link + base64.b64encode(packed).decode()


def _ipuz_cages() -> list[tuple[str, Pack]]:
    text = (
        '{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku/killersudoku#1"],'
        '"puzzle":[[0,0,0,1],[0,0,0,0],[0,0,0,0],[2,0,0,0]],"cages":[{"cells":[[2,1],[1,1]],'
        '"value":7,"operator":"+"},{"rect":[3,1,3,2]},{"cells":[[1,3]],"value":"2"}]}'
    )
    return [(text, str)]


def _hsol_xml() -> list[tuple[str, Pack]]:
    digits = Grid(NINE).digits
    arrays: Arrays = {
        "cells": {cell: ("short", 0 if digits[cell] else 311) for cell in range(81)},
        "fixed": {cell: ("boolean", "true") for cell in range(81) if digits[cell]},
        "userCells": {80: ("short", 257)},
        "values": {cell: ("int", digits[cell]) for cell in range(81) if digits[cell]},
    }
    shorter: Arrays = {name: dict(list(array.items())[:9]) for name, array in arrays.items()}
    return [(_hsol(some), pack) for some in (arrays, shorter) for pack in (_zipped, _stored)]


def _hsol(arrays: Arrays) -> str:
    properties = "".join(
        f'<void property="{name}">\n'
        + "".join(
            f'<void index="{cell}"><{kind}>{value}</{kind}></void>\n'
            for cell, (kind, value) in array.items()
        )
        + "</void>\n"
        for name, array in arrays.items()
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<java class="java.beans.XMLDecoder">\n'
        f'<object class="sudoku.Sudoku2">\n{properties}'
        '<void property="level"><object><void property="name"><string>Hard</string></void></object>'
        '</void>\n<void property="score"><int>12</int></void>\n</object>\n'
        '<array/><object><void method="add"><object/></void></object>\n</java>\n'
    )


def _zipped(text: str) -> bytes:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("SudokuData", text.encode("utf-8", "replace"))
    return packed.getvalue()


def _stored(text: str) -> bytes:
    """An archive whose own bytes are corrupted, a few of them by the text."""
    packed = bytearray(_zipped(text[:200]))
    for place in range(0, len(text), 997):
        packed[ord(text[place]) * place % len(packed)] = place % 256
    return bytes(packed)


PACKED: dict[str, Callable[[], list[tuple[str, Pack]]]] = {
    "fpuzzles": _fpuzzles_json,
    "hsol": _hsol_xml,
    "ipuz": _ipuz_cages,
    "iss": _iss_strings,
    "killer": _killers,
    "ksudoku": _ksudoku_games,
    "penpa": _penpa_lines,
    "solo": _solo_killers,
    "sudokupad": _sudokupad_json,
    "susser": _susser_lines,
}


def spoilt(known: Format, count: int, seed: int) -> Counter[str]:
    """Count how reading corrupted files of a format ended.

    Raises
    ------
    Failed
        Something other than puzzles and FormatErrors came out, or it took too long.
    """
    rng = Random(seed)
    texts = files(known)
    outcomes: Counter[str] = Counter()
    for case in range(count):
        # Short files more often: they can go wrong in the same ways, and are read faster.
        text, pack = texts[int(len(texts) * rng.random() ** 3)]
        for _ in range(rng.choice((1, 1, 1, 2, 8))):
            text = mutate(text, rng)
        packed = pack(text)
        encoding = rng.choice(("utf-8", "utf-8", "utf-8", "utf-8-sig", "utf-16", "latin-1"))
        data = packed if isinstance(packed, bytes) else packed.encode(encoding, "replace")
        start = time.monotonic()
        try:
            outcomes.update(_read(data, known if case % 2 else None))
        except Exception as error:
            raise Failed(f"case {case} of seed {seed}: {known.name!r} with {data!r}") from error
        if time.monotonic() - start > SLOWEST:
            raise Failed(f"case {case} of seed {seed}: {known.name!r} hangs with {data!r}")
    return outcomes


def _read(data: bytes, known: Format | None) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    source = Source(io.BytesIO(data).read)
    try:
        known = known or detect(source)
    except FormatError:
        return Counter(["no format"])
    for found in read(source, known, ReadOptions()):
        if isinstance(found, FormatError):
            outcomes["FormatError"] += 1
            continue
        outcomes["a puzzle"] += 1
        if nonet.load(found.to_text("nonet"), format="nonet") != found:
            raise AssertionError("not read back as written")
        if found.has_unread_rules:
            proposal = propose_rules(found, time_limit=0)
            outcomes["a proposal"] += bool(proposal.rules)
    return outcomes


def main() -> int:
    """Run as asked; 0 if nothing but puzzles and FormatErrors came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=2_000, help="corrupted files of each format")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same files")
    parser.add_argument("--format", help="only this format")
    options = parser.parse_args()
    for known in FORMATS:
        if options.format not in {None, known.name} or not files(known):
            continue
        try:
            outcomes = spoilt(known, options.count, options.seed)
        except Failed:
            traceback.print_exc()
            return 1
        ends = ", ".join(f"{outcome} {times:,}" for outcome, times in sorted(outcomes.items()))
        print(f"{known.name:<16} {options.count:>9,} corrupted files: {ends}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
