"""Files as other programs write them: recognised by their content, and read completely."""

from __future__ import annotations

import base64
import gzip
import io
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
import zstandard
from tests.cli.program import NINE
from tests.each import each

import nonet
from nonet import FormatError, Grid, Layout, Puzzle
from nonet._source import Source
from nonet.constraints import Cage, Thermometer
from nonet.formats import _lzstring
from nonet.formats.format import ReadOptions
from nonet.formats.proposals import propose_rules
from nonet.formats.registry import detect, load_many, read
from nonet.layout import Outline, Stroke

ZEROS = NINE.replace(".", "0")
FOUR = "1..4 ..1. .3.. 4..3".replace(" ", "")


def rows(line: str) -> list[str]:
    """The nine lines of a 9×9 grid."""
    return [line[start : start + 9] for start in range(0, 81, 9)]


def penpa(problem: str, answer: str = "{}", colours: str = "") -> str:
    """A link of a 4×4 board with these layers, and colours that were chosen by hand."""
    lines = ["square,4,4,38,0,1,1,0,0,0,0,0,0,0,0,Title: A%2C b,Author: me,,"]
    more = [*8 * ["0"], "1", colours] if colours else []
    text = "\n".join([*lines, "[0,0,0,0]", "{}", problem, answer, *more])
    deflater = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = deflater.compress(text.encode()) + deflater.flush()
    link = "https://swaroopg92.github.io/penpa-edit/#m=edit&p="
    return link + base64.b64encode(packed).decode()


# Cells of a 4×4 board are numbered 18 to 21, 26 to 29 and so on; corners from 64 + 9 on.
PENPA_BOXES = (
    'zE:{"75,83":2,"83,91":2,"91,99":2,"99,107":2,"89,90":2,"90,91":2,"91,92":2,"92,93":2}'
)
PENPA = penpa(
    '{zN:{"18":["1",1,"1"],"21":["4",1,"1"]},' + PENPA_BOXES + "}", '{zN:{"19":[2,2,"1"]}}'
)

SIMPLE_SUDOKU = """*-----------*
|.5.|...|...|
|...|...|...|
|...|...|...|
|---+---+---|
|...|...|...|
|...|...|...|
|...|...|...|
|---+---+---|
|...|...|...|
|...|...|...|
|...|...|..9|
*-----------*

I002
E02003
"""

SUDOKU_PUZZLE = """{"format": "sudoku-puzzle", "format_version": 1,
 "meta": {"title": "Two boxes", "type": "Jigsaw"},
 "board": {"rows": 2, "cols": 2}, "digits": 2, "givens": [1, 0, 0, 0], "solution": [1, 2, 2, 1],
 "candidates": {"r1c2": [2]}, "style": {"grid": "bold"},
 "rules": [{"type": "grid", "origin": "r1c1"},
  {"type": "box", "cells": ["r1c1", "r2c1"], "id": "left"},
  {"type": "box", "cells": ["r1c2", "r2c2"]},
  {"type": "region", "kind": "diagonal", "cells": ["r1c1", "r2c2"]},
  {"type": "region", "kind": "extra", "cells": ["r2c1", "r1c2"]}]}
"""


def hsol(grid: str, rest: str = "<array/>") -> bytes:
    """A file of HoDoKu with these properties of its grid, and these other objects."""
    return archive(
        '<?xml version="1.0" encoding="UTF-8"?>\n<java class="java.beans.XMLDecoder">'
        f'<object class="sudoku.Sudoku2">{grid}</object>{rest}</java>'
    )


def archive(text: str, name: str = "SudokuData") -> bytes:
    """An archive with one entry."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as entries:
        entries.writestr(name, text)
    return packed.getvalue()


def array(name: str, kind: str, numbers: dict[int, object]) -> str:
    """An array of Java, of which only some numbers are written."""
    written = (
        f'<void index="{i}"><{kind}>{number}</{kind}></void>' for i, number in numbers.items()
    )
    return f'<void property="{name}">{"".join(written)}</void>'


HSOL_GRID = (
    array("values", "int", {0: 5, 1: 3, 80: 9})
    + array("fixed", "boolean", {0: "true", 80: "true"})
    + '<void property="level"><object class="sudoku.DifficultyLevel"><void property="name">'
    "<string>Hard</string></void></object></void>" + '<void property="score"><int>1234</int></void>'
)

FILES: dict[str, list[str]] = {
    "nonet": [
        '{"format":"nonet","version":1,"layout":{"size":2},"givens":[[1,0],[0,0]]}',
        '{\n "format": "nonet",\n "version": 1,\n "layout": {"size": 1},\n "givens": [[1]]\n}',
    ],
    "opensudoku": [
        f'<opensudoku2 version="3"><game cells_data="{ZEROS}"/></opensudoku2>',
        f'<opensudoku><name>N</name><game data="{ZEROS}"/></opensudoku>',
    ],
    "ipuz": ['{"version":"http://ipuz.org/v2","kind":["http://ipuz.org/sudoku#1"],"puzzle":[[1]]}'],
    "sudoku-puzzle": [SUDOKU_PUZZLE],
    "gnome": ['{"difficulty_category":"easy","time_elapsed":3.5,"cells":[]}'],
    "fpuzzles": [
        '{"size":1,"grid":[[{}]]}',
        "https://f-puzzles.com/?load=" + _lzstring.compress('{"size":1,"grid":[[{}]]}'),
        "https://sudokupad.app/fpuzzles" + _lzstring.compress('{"size":1,"grid":[[{}]]}'),
    ],
    "sudokupad": ["scfoooooooooooooK", "https://sudokupad.app/classic_J123"],
    "sudokuwiki": [f"https://www.sudokuwiki.org/sudoku.htm?bd={NINE}", "S9B" + "00" * 81],
    "penpa": [PENPA],
    "solo": ["2x2:1b4b1b3b4b3", "4j:1o,ddd___dddb"],
    "hodoku": [f":0000:x:{NINE}:::", f"# x\n:0901-1:5:{NINE}::512::"],
    "exchange": [f"https://sudokuexchange.com/play/?s={ZEROS}"],
    "sudoku-extreme": [f"source,question,answer,rating\nx,{NINE},,0"],
    "kaggle": [f"id,puzzle,solution,clues,difficulty\n1,{NINE},,30,1.2"],
    "sukaku": ["123456789" * 81],
    "simple-sudoku": [SIMPLE_SUDOKU],
    "sdk": ["\n".join(["#AMe", *rows(NINE)]), "\n".join(["[Puzzle]", *rows(NINE)])],
    "sdx": ["\n".join(["u5 " + "12 " * 8, *["12 " * 9] * 8])],
    "pencilmarks": [str(nonet.Candidates.of(Grid(NINE))), "1 23 4\n23 1 4\n4 4 1"],
    "frame": [str(Grid(NINE))],
    "line": [NINE, f"# title\n{ZEROS}\n{NINE}", "\n".join(rows(NINE)), " ".join(ZEROS)],
}


@pytest.mark.parametrize(
    ("name", "text"),
    [(name, text) for name, texts in FILES.items() for text in texts],
)
def test_the_content_decides_the_format(name: str, text: str) -> None:
    """Each file is taken for what it is, and so is a cut after the first 64 KiB."""
    assert detect(Source.of_text(text)).name == name


@each("name", [name for name in FILES if FILES[name]])
@each("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
@each("end", ["\n", "\r\n", "\r"])
def test_encodings_and_ends_of_lines_do_not_matter(name: str, encoding: str, end: str) -> None:
    """A file is the same in UTF-8 and UTF-16, with and without a mark, and with any line ends."""
    text = FILES[name][0]
    expected = list(load_many(text.encode()))
    assert list(load_many(text.replace("\n", end).encode(encoding))) == expected


def test_latin_1_is_read_where_it_is_no_utf_8() -> None:
    """Letters of old files come out as they were meant."""
    text = "\n".join(["#ABjörn", *rows(NINE)])
    assert nonet.load(text.encode("latin-1")).author == "Björn"


def test_cells_of_every_version_of_opensudoku() -> None:
    """Versions 1 to 5 of the cells give digits, entries and both kinds of notes."""
    # Two cells that hold something: an entry 2, and notes 1 and 3.
    for version, entry, notes, other in [
        (1, "2|-|1|", "0|1,3,|1|", "0|-|1|"),
        (2, "2|0|1|", "0|5|1|", "0|0|1||"),
        (3, "2|0|1|", "0|5|1|", "0|0|1|"),
        (4, "2|0|0|1|", "0|8|5|1|", "0|0|0|1|"),
        (5, "2|0|0|0|1|", "0|8|5|3|1|", "0|0|0|0|1|"),
    ]:
        given = other.replace("0|", "9|", 1)[:-2].rstrip("1|") + "|0|"
        data = f"version: {version}&#10;{entry}{notes}{given}{other * 78}"
        puzzle = nonet.load(f'<opensudoku version="2"><game data="{data}"/></opensudoku>')
        assert puzzle.grid.entries[:3] == bytes((2, 0, 0))
        assert puzzle.grid.givens[:3] == bytes((0, 0, 9))
        assert puzzle.marks[1] == 0b101
        assert puzzle.corners[1:2] == ((8,) if version >= 4 else ())
        assert puzzle.dropped == (("colours",) if version == 5 else ())


def test_a_file_of_opensudoku_2() -> None:
    """Other names for the same things are read, and the moves are named as left out."""
    game = (
        f'<game created="1" state="0" time="1500" cells_data="{ZEROS}" user_note="N" '
        'command_stack="1|0|"/>'
    )
    folder = f'<folder folder_name="F" folder_created="1">{game}</folder>'
    puzzle = nonet.load(f'<opensudoku2 version="3">{folder}</opensudoku2>')
    assert puzzle == Puzzle(Grid(NINE), title="F", comment="N", seconds=1.5)
    assert puzzle.dropped == ("the history",)


def test_a_link_of_sudoku_exchange_is_read() -> None:
    """The digits after ``s=`` are the givens, with other parameters or none."""
    for link in (
        f"https://sudokuexchange.com/play/?s={ZEROS}",
        f"sudokuexchange.com/play/?d=1&s={NINE}&t=2",
    ):
        assert nonet.load(link) == Puzzle(Grid(NINE))


def test_the_name_of_a_game_is_its_title() -> None:
    """A game of OpenSudoku has its own name or that of its folder; only a second one is lost."""
    game = f'<game name="G" data="{ZEROS}"/>'
    for before, title, dropped in [
        ("<folder>", "G", ()),
        ('<folder name="G">', "G", ()),
        ('<folder name="F">', "G", ("the name of the folder",)),
    ]:
        puzzle = nonet.load(f'<opensudoku version="2">{before}{game}</folder></opensudoku>')
        assert (puzzle.title, puzzle.dropped) == (title, dropped)


def test_a_comment_above_grids_does_not_make_them_one_puzzle() -> None:
    """Only nine rows below a line such as ``#Author`` are a puzzle of SudoCue."""
    text = "\n".join(["#Collection", *rows(NINE), "", *rows(NINE)])
    assert [puzzle.grid for puzzle in load_many(text)] == [Grid(NINE)] * 2


def test_games_of_gnome_have_its_words() -> None:
    """GNOME Sudoku knows four difficulties, and writes -1 where it took no time."""
    cell = '{"position": [0, 1], "value": 0, "fixed": false, "earmarks": [2, 3]}'
    text = '{"difficulty_category": "Very Hard Difficulty", "time_elapsed": -1.0, "cells": [%s]}'
    puzzle = nonet.load(text % cell)
    assert (puzzle.difficulty, puzzle.seconds, puzzle.marks[1]) == ("Very Hard", None, 0b110)
    assert '"Very Hard Difficulty"' in puzzle.to_text("gnome")
    with pytest.raises(FormatError, match="the missing difficulty"):
        Puzzle(Grid(NINE)).to_text("gnome")


def test_zones_of_ipuz_are_houses() -> None:
    """Regions, diagonals and windows are zones; another kind of sudoku is refused."""
    text = (
        '{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku#1"], "boxes": true, '
        '"puzzle": [[1, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "zones": '
        '[{"rect": [2, 2, 3, 3], "style": {"highlight": true}}], "org.example:own": 1}'
    )
    puzzle = nonet.load(text)
    assert puzzle.layout == Layout.of_size(4, windows=True)
    assert puzzle.dropped == ("the field 'org.example:own'",)
    with pytest.raises(FormatError, match="houses of a layout that nonet knows"):
        nonet.load(text.replace("2, 2, 3, 3", "2, 1, 3, 2"))
    with pytest.raises(FormatError, match="a kind of sudoku that nonet knows"):
        nonet.load(text.replace("sudoku#1", "sudoku/calcudoku#1"))


def test_cages_of_ipuz_are_those_of_killers() -> None:
    """Cages have a total or none, and their cells by column and row or as a rectangle."""
    text = (
        '{"version": "http://ipuz.org/v2", "kind": ["http://ipuz.org/sudoku/killersudoku#1"], '
        '"puzzle": [[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]], "cages": '
        '[{"cells": [[2, 1], [1, 1]], "value": 7, "operator": "+"}, {"rect": [3, 1, 3, 2]}]}'
    )
    puzzle = nonet.load(text)
    cages = [Cage("r1c2 r1c1", 7), Cage("r1c3 r2c3")]
    assert puzzle.layout == Layout.of_size(4, constraints=cages)
    assert nonet.load(puzzle.to_text("ipuz")) == puzzle


def test_progress_in_a_library_line() -> None:
    """HoDoKu's line gives entries and struck candidates, and says that its step is left out."""
    puzzle = nonet.load(":0901:5:+1" + "." * 79 + "9:212 333:512::")
    assert puzzle.grid.entries[0] == 1
    assert puzzle.grid.givens[80] == 9
    assert puzzle.candidates["r1c2"] == (3, 4, 5, 6, 7, 8, 9)
    assert 3 not in puzzle.candidates["r3c3"]
    assert puzzle.dropped == ("the step of the line (0901)",)


def test_progress_of_simple_sudoku() -> None:
    """Lines below the grid are entries and struck candidates."""
    puzzle = nonet.load(SIMPLE_SUDOKU)
    assert (puzzle.grid["r1c1"], puzzle.grid.is_given("r1c1")) == (2, False)
    assert puzzle.candidates["r1c3"] == (1, 4, 6, 7, 8, 9)


def test_a_packed_state_has_all_three_kinds_of_cells() -> None:
    """S9B holds a given 5, an entry 2 (nine more) and candidates 4 and 7 (mask 72, 18 more).

    An empty cell without marks has all nine candidates, "ep", or none.
    """
    puzzle = nonet.load("S9B" + "05" + "0b" + "2i" + "00" * 78)
    assert puzzle.grid.givens[:2] == bytes((5, 0))
    assert puzzle.grid.entries[:2] == bytes((0, 2))
    assert puzzle.marks[:3] == (0, 0, 72)
    grid = Grid(NINE)
    state = Puzzle(grid).to_text("sudokuwiki")
    assert state.count("ep") == NINE.count(".")
    assert nonet.load(state) == nonet.load(state.replace("ep", "00")) == Puzzle(grid)


def test_a_file_of_hodoku() -> None:
    """Digits, struck candidates, level and score are read; what else is there is named.

    HoDoKu writes only what differs from an empty grid, in which all candidates are left.
    """
    cells = array("cells", "short", {0: 0, 1: 0, 2: 0b111101111, 3: 0b111100000})
    steps = '<object><void method="add"><object/></void></object>'
    puzzle = nonet.load(hsol(HSOL_GRID + cells, f"<array/>{steps}<object/><object/>{steps}"))
    assert puzzle.grid == Grid("5" + "." * 79 + "9", ".3" + "." * 79)
    assert puzzle.candidates["r1c3"] == (1, 2, 4, 6, 7, 8, 9)
    assert puzzle.candidates["r1c4"] == (6, 7, 8, 9)
    assert puzzle.candidates["r1c5"] == (1, 2, 4, 6, 7, 8, 9)
    assert puzzle.difficulty == "Hard (1234)"
    assert puzzle.dropped == ("the steps of the solution", "the save points")


def test_marks_of_a_player_in_hodoku() -> None:
    """A player's own marks count for more than the candidates that are left."""
    own = array("userCells", "short", {2: 3, 3: 256})
    assert nonet.load(hsol(HSOL_GRID + own)).marks[:4] == (0, 0, 3, 256)
    cells = array("cells", "short", {2: 1})
    puzzle = nonet.load(hsol(HSOL_GRID + own + cells))
    assert puzzle.marks[:4] == (0, 0, 3, 256)
    assert "struck" in puzzle.dropped[0]


def test_houses_of_pencilmark_make_a_layout() -> None:
    """Houses are read one by one; rules that are only drawn or described are named."""
    puzzle = nonet.load(SUDOKU_PUZZLE)
    assert puzzle.layout == Layout.jigsaw("12 12", diagonals=True)
    assert puzzle.grid.to_text() == "1..."
    assert puzzle.marks == (0, 2, 0, 0)
    assert puzzle.solution == bytes((1, 2, 2, 1))
    assert puzzle.title == "Two boxes"
    assert puzzle.dropped == ("the field 'style'", "the field 'type'")


@pytest.mark.parametrize(
    ("suffix", "compress"), [(".gz", gzip.compress), (".zst", zstandard.compress)]
)
def test_compressed_files_are_read_and_written(
    suffix: str, compress: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    """A compressed file is read as what it holds, and written where its name says so."""
    puzzle = nonet.load(NINE)
    data = compress(f"{NINE}\n".encode())
    plain = tmp_path / "plain"
    plain.write_bytes(data)
    assert nonet.load(data) == nonet.load(plain) == puzzle
    path = tmp_path / f"many.sdm{suffix}"
    nonet.save([puzzle, puzzle], path)
    assert path.read_bytes()[:2] == data[:2]
    assert list(load_many(path)) == [puzzle, puzzle]
    with pytest.raises(FormatError, match="damaged"):
        nonet.load(data[:-3])
    with pytest.raises(FileNotFoundError):
        nonet.load(f"nowhere.sdm{suffix}")


def test_other_parameters_of_an_address_do_not_matter() -> None:
    """The rest of the address is ignored."""
    for link in (f"https://www.sudokuwiki.org/sudoku.htm?bd={NINE}", FILES["fpuzzles"][1]):
        assert nonet.load(f"{link}&v=1") == nonet.load(link)


def test_solo_lists_how_many_boxes_lie_side_by_side() -> None:
    """3x2 is three boxes beside each other and two below: boxes of 3 rows and 2 columns."""
    assert nonet.load("3x2:zj").layout == Layout.boxes(3, 2)
    assert nonet.load("3x3x:zzzc").layout == Layout.of_size(9, diagonals=True)


def test_a_board_of_penpa() -> None:
    """Givens, entries, texts and the boxes drawn by borders are read."""
    puzzle = nonet.load(PENPA)
    assert puzzle.layout == Layout.of_size(4)
    assert puzzle.grid == Grid("1..4" + "." * 12, ".2" + "." * 14)
    assert (puzzle.title, puzzle.author) == ("A, b", "me")


def test_drawings_of_penpa_are_cosmetics() -> None:
    """Thermometers, arrows, cages with totals, lines, shading and texts are kept, and not solved.

    The small text in the upper left corner of r4c1 has the number 4 · 64 + 4 · 42.
    """
    problem = (
        '{zT:[[18,19,27],[]],z3:[[20,28]],zL:{"34,35":5,"35,36":5},zS:{"45":3},'
        '"killercages":[[42,43]],"numberS":{"424":["7",1]},'
        'zN:{"17":["12",1,"1"],"29":["x",1,"1"]},zY:{"18":[1,"circle_L",1]},zF:{"1":1},'
        + PENPA_BOXES
        + "}"
    )
    puzzle = nonet.load(penpa(problem))
    assert puzzle.cosmetics.strokes == (
        Stroke(((0.5, 0.5), (1.5, 0.5), (1.5, 1.5)), "#cfcfcf", 0.3),
        Stroke(((2.5, 0.5), (2.5, 1.5)), "#999999", 0.05, arrow=True),
        Stroke(((0.5, 2.5), (1.5, 2.5), (2.5, 2.5)), "#999999", 0.1),
    )
    assert puzzle.cosmetics.outlines == (Outline(("r4c1", "r4c2"), "#000000", "7"),)
    assert [(one.x, one.y, one.fill, one.text) for one in puzzle.cosmetics.shapes] == [
        (3.5, 3.5, "#cfcfcf", ""),
        (0.5, 0.5, "#ffffff", ""),
        (0.5, 0.5, "#cfcfcf", ""),
        (2.5, 0.5, "#ffffff", ""),
        (-0.5, 0.5, "", "12"),
        (3.5, 1.5, "", "x"),
    ]
    assert puzzle.has_unread_rules
    assert puzzle.dropped == ("rules that are only drawn or described", "the field 'freeline'")
    proposed = [one.constraint for one in propose_rules(puzzle, time_limit=1).rules]
    assert Thermometer("r1c1 r1c2 r2c2") in proposed
    assert Cage("r4c1-2", 7) in proposed


def test_shortened_json_of_sudokupad() -> None:
    """Names, quotes, empty objects and flags are written out before the JSON is read."""
    text = "{ce:[[{v:1},],[,{}]],re:[[[0,0],[0,1]],[[1,0],[1,1]]],ca:[{v:'title: It\\'s, x'}]}"
    puzzle = nonet.load("https://sudokupad.app/scl" + _lzstring.compress(text))
    assert puzzle.grid.givens == bytes((1, 0, 0, 0))
    assert puzzle.title == "It's, x"


def test_shortened_colours_of_sudokupad() -> None:
    """Colours have no quotes and no #, even if all are figures; black and white are shorter."""
    dots = ",".join(
        f"{{ct:[0.5,{x}],w:1,h:1,r:t,c2:{colour}}}"
        for x, colour in enumerate(("#0", "#F", "CFcf00", "008000", "12e345", "112233"))
    )
    text = f"{{ce:[[,],[,]],u:[{dots}],l:[{{wp:[[0.5,0.5],[1.5,0.5]],c:100000,th:16}}]}}"
    puzzle = nonet.load("https://sudokupad.app/scl" + _lzstring.compress(text))
    assert [shape.fill for shape in puzzle.cosmetics.shapes] == [
        *("#000000", "#ffffff", "#cfcf00", "#008000", "#12e345", "#112233")
    ]
    assert puzzle.cosmetics.strokes == (Stroke(((0.5, 0.5), (0.5, 1.5)), "#100000", 0.25),)
    assert puzzle.dropped == ("rules that are only drawn or described",)


def test_short_links_of_sudokupad() -> None:
    """Both short forms count empty cells; a link may also name the puzzle in its query."""
    grid = Grid("." * 69 + "1" + ".." + "23" + "." * 7)
    assert nonet.load("https://sudokupad.app/classic_1C23H").grid == grid
    assert nonet.load(Puzzle(grid).to_text("sudokupad")).grid == grid
    packed = "scl" + _lzstring.compress('{"cells":[[{"value":1}]]}')
    assert nonet.load(f"https://sudokupad.app/scf?puzzleid={packed}").grid["r1c1"] == 1


def test_the_texts_of_a_saved_file() -> None:
    """Lines of .sdk about the puzzle are read, and those that have no place are named."""
    text = "#AMe\n#DNo 1\n#Cone\n#Ctwo\n#LHard\n#B2001\n[Puzzle]"
    puzzle = nonet.load("\n".join([text, *rows(NINE), "[State]", *rows(NINE)]))
    texts = (puzzle.author, puzzle.title, puzzle.comment, puzzle.difficulty)
    assert texts == ("Me", "No 1", "one\ntwo", "Hard")
    assert puzzle.dropped == ("the date", "the section [State]")


def test_single_pencil_marks() -> None:
    """A single candidate is a placed digit, unless a cell that it sees still lists it."""
    puzzle = nonet.load("1 34 234 34\n34 2 1 34\n2 1 34 34\n34 34 34 1", format="pencilmarks")
    assert puzzle.grid.givens[0] == 1
    assert nonet.load("1 12\n2 12", format="pencilmarks").grid.givens == bytes(4)


def test_a_version_1_file_stays_readable() -> None:
    """Every field of version 1 is read, whatever later versions bring."""
    text = (
        '{"format":"nonet","version":1,"layout":{"size":4,"boxes":[2,2],"diagonals":true},'
        '"givens":[[1,0,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],'
        '"entries":[[0,2,0,0],[0,0,0,0],[0,0,0,0],[0,0,0,0]],'
        '"marks":[[[],[],[3,4],[]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]],'
        '"corners":[[[],[],[],[1]],[[],[],[],[]],[[],[],[],[]],[[],[],[],[]]],'
        '"colours":[["#ffcc00","","",""],["","","",""],["","","",""],["","","",""]],'
        '"solution":[[1,2,3,4],[3,4,1,2],[2,1,4,3],[4,3,2,1]],'
        '"title":"T","author":"A","comment":"C","source":"S","difficulty":"D",'
        '"seconds":1.5,"history":[["place","r1c2",2],["clear","r1c3",0]]}'
    )
    layout = Layout.of_size(4, diagonals=True)
    assert nonet.load(text) == Puzzle(
        Grid("1...............", ".2..............", layout=layout),
        marks=(0, 0, 12, *[0] * 13),
        corners=(0, 0, 0, 1, *[0] * 12),
        colours=("#ffcc00", *[""] * 15),
        solution=bytes([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1]),
        title="T",
        author="A",
        comment="C",
        source="S",
        difficulty="D",
        seconds=1.5,
        history=(("place", 1, 2), ("clear", 2, 0)),
    )
    with pytest.raises(FormatError, match="version 1 or an older one, found 2"):
        nonet.load(text.replace('"version":1', '"version":2'))


def test_digits_above_nine_are_asked_for() -> None:
    """A large grid in letters alone has two readings; the alphabet decides."""
    text = "BC" + 254 * "."
    with pytest.raises(FormatError, match="found two that differ"):
        nonet.load(text)
    assert nonet.load(text, alphabet="ABCDEFGHIJKLMNOP").grid.digits[:2] == bytes((2, 3))


def test_links_of_several_programs_may_be_in_one_file() -> None:
    """Each line is read in its own format, and an error is that of its line."""
    lines = [
        ".Shape~4x4.Thermo~R1C1~R2C1",
        "2x2:1d2d3d4",
        FILES["fpuzzles"][1],
        "9<" + "0" * 79,
        "https://sudokupad.app/sclN4Ig",
        "# a comment",
        "2x2:zz",
        ".Nothing",
        ".AntiKnight",
    ]
    source = Source.of_text("\n".join(lines))
    found = list(read(source, detect(source), ReadOptions()))
    assert [one.line for one in found if isinstance(one, FormatError)] == [5, 7, 8]
    assert [one.layout.size for one in found if isinstance(one, Puzzle)] == [4, 4, 1, 9, 9]
