"""Booklets of puzzles with rules: said once, drawn large enough, pale in the solutions."""

from __future__ import annotations

import re

import pytest
from tests.drawing.test_booklet import overlaps, pages_of
from tests.drawing.test_pdf import read
from tests.layout.centre_dot import CentreDot

import nonet
from nonet import Grid, Layout, NonetError, Puzzle
from nonet.constraints import Sandwich, Thermometer
from nonet.drawing import booklet
from nonet.drawing.booklet import entry_of
from nonet.drawing.draw import picture_of
from nonet.drawing.wording import Wording, is_written
from nonet.layout.cosmetics import Cosmetics, Shape

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
WARM = Layout.of_size(9, constraints=[Thermometer("r1c2-1")])
CLUES = Layout.of_size(9, constraints=[Sandwich("r1-9c4", 18)])
BULB = "increase from the bulb"


def booklet_of(puzzles: list[Grid | Puzzle], **options: object) -> bytes:
    """Pages without codes and levels, which other tests are about."""
    return booklet(puzzles, grades=False, codes=False, **options)  # type: ignore[arg-type]


def words_of(pdf: bytes) -> list[str]:
    """The words of each page, on one line."""
    return [re.sub(r"\s+", " ", page) for page in pages_of(pdf)]


def test_rules_are_said_once_for_the_puzzles_that_share_them() -> None:
    """Three puzzles with the same rules have them above the first; another kind has its own."""
    warm, plain = Grid(EASY, layout=WARM), Grid(EASY)
    pdf = booklet_of([warm, warm, plain, warm], solutions="none")
    [page] = words_of(pdf)
    assert page.count(BULB) == 2
    assert page.count("Normal Sudoku rules apply") == 2
    assert overlaps(pdf) == []


def test_all_words_have_a_language() -> None:
    """Captions, headings, the cover and the rules of a German booklet are in German."""
    small = nonet.generate(Layout.boxes(2, 3), seed=1).puzzle
    rules = " ".join(f"Eine lange Regel mit der Nummer {number}." for number in range(150))
    warm = Grid(EASY, layout=WARM)
    puzzles: list[Grid | Puzzle] = [warm, small, Puzzle(warm, rules=rules)]
    pdf = booklet(puzzles, title="Buch", codes=False, language="de")
    cover, first, second, page, *_ = words_of(pdf)
    assert "3 Rätsel" in cover
    assert re.search(r"3 (Leicht|Mittel)", cover)
    assert "Rätsel 3 Eine lange Regel" in first
    assert "Nummer 149" in second
    assert "vom Kolben aus" in page
    assert "6×6 mit 2×3-Blöcken" in page
    assert "Regeln: Seite 2" in page
    assert "Lösung: Seite 5" in page
    assert overlaps(pdf) == []
    reader = read(pdf)
    assert [getattr(entry, "title", None) for entry in reader.outline] == [
        "Regeln",
        "Rätsel",
        "Lösungen",
    ]


def test_the_cover_says_the_task_in_each_language() -> None:
    """Every kind of house has its words, and an unknown one is named."""
    layout = Layout.of_size(9, windows=True, disjoint_groups=True)
    assert Wording("de").task(layout) == (
        "Fülle die leeren Zellen so aus, dass jede Zeile, jede Spalte, jeder Block, jedes "
        "schattierte Fenster und jede Farbe jede Ziffer von 1 bis 9 genau einmal enthält."
    )
    assert Wording("en").task(Layout.jigsaw("1112132233243444")) == (
        "Fill in the empty cells so that each row, each column and each region holds every digit "
        "from 1 to 4 once."
    )
    own = Layout.of_size(9, constraints=[CentreDot()])
    assert "each set of middle cells" in Wording("en").task(own)
    assert Wording("zh").task(WARM) == ""


def test_a_language_without_a_typeface_is_said() -> None:
    """Chinese words need a typeface: one that is found, or the one that is named."""
    if is_written("zh"):
        assert booklet([EASY], language="zh")[:5] == b"%PDF-"
        return
    with pytest.raises(NonetError, match=r"name a TrueType file that has them$"):
        booklet([EASY], language="zh")


def test_the_author_says_the_rules() -> None:
    """The author's rules replace the usual text, without characters that no font can write."""
    puzzle = Puzzle(Grid(EASY, layout=WARM), rules="Hot things rise. \U0001f600")
    [page] = words_of(booklet_of([puzzle], solutions="none"))
    assert "Hot things rise." in page
    assert BULB not in page


def test_long_rules_have_pages_of_their_own() -> None:
    """A text too long for its slot comes first, and the caption and the solution know the pages."""
    sentence = "This is the rule number {} of a very long list."
    rules = " ".join(sentence.format(number) for number in range(150))
    puzzle = Puzzle(Grid(EASY, layout=WARM), rules=rules)
    pdf = booklet_of([Grid(EASY), puzzle, puzzle])
    first, second, puzzles, solutions = words_of(pdf)
    assert "Puzzle 2 This is the rule number 0" in first
    assert "rule number 149" in second
    assert puzzles.count("rules: page 1") == 2
    assert puzzles.count("solution: page 4") == 3
    assert overlaps(pdf) == []
    assert solutions


def test_clues_outside_count_in_the_size_of_the_cells() -> None:
    """A grid with clues above it has smaller cells, so that all of it stays in its slot."""
    with_clue = entry_of(Grid(EASY, layout=CLUES), graded=False, coded=False)
    without = entry_of(Grid(EASY), graded=False, coded=False)
    assert without.span == 9
    assert 9.5 < with_clue.span < 10.5
    pdf = booklet_of([Grid(EASY, layout=CLUES)] * 4)
    assert overlaps(pdf) == []


def test_cosmetics_are_in_the_booklet() -> None:
    """What a puzzle draws beyond its rules is printed, and fog is not."""
    drawn = Cosmetics(
        shapes=(Shape(4.5, -0.5, 0, 0, round=False, fill="", border="", text="north"),),
        fog=("r1c1",),
    )
    [page] = words_of(booklet_of([Puzzle(Grid(EASY), cosmetics=drawn)], solutions="none"))
    assert "north" in page
    assert "5 3 7" in page


def test_solutions_have_their_lines_in_pale() -> None:
    """The thermometer of a solution has another colour than that of the puzzle."""
    picture = picture_of(Grid(EASY, layout=WARM))
    light, pale = ("".join(picture.lines(theme, "")) for theme in ("light", "pale"))
    (body,) = re.findall('class="nonet-f-grey" fill="(#[0-9a-f]{6})"', light)
    (paler,) = re.findall('class="nonet-f-grey" fill="(#[0-9a-f]{6})"', pale)
    assert int(paler[1:], 16) > int(body[1:], 16)
