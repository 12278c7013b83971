"""The board as the kernel has it: traits, what the player does, hints and steps, refusals."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.notebook.hosts import need_bundle

import nonet
from nonet.errors import FormatError, NonetError, PlacementError
from nonet.layout import Layout

need_bundle()

from nonet.notebook import Board  # noqa: E402 (it needs what may not be here)
from nonet.notebook import bundle as bundled  # noqa: E402

SMALL = "1... .... ..1. ...4"
SOLVED = "1243 3421 4312 2134"


def play(board: Board, **layers: Any) -> None:
    """What the widget sends after a move."""
    board._played = {**board._played, **layers}


def digits(**cells: int) -> list[int]:
    """The entries of a 4×4 board: ``r1c2=3``."""
    found = [0] * 16
    for name, digit in cells.items():
        found[4 * (int(name[1]) - 1) + int(name[3]) - 1] = digit
    return found


@pytest.mark.parametrize(
    "puzzle",
    [
        SMALL,
        nonet.Grid(SMALL),
        nonet.Puzzle(nonet.Grid(SMALL), title="Small"),
        nonet.Candidates.of(nonet.Grid(SMALL)),
        nonet.Grid(SMALL).to_array(),
    ],
    ids=["text", "grid", "puzzle", "candidates", "array"],
)
def test_a_board_takes_a_puzzle_in_any_form(puzzle: Any) -> None:
    """Texts, grids, puzzles, candidates and arrays are taken."""
    assert Board(puzzle).grid.to_text() == "1.........1....4"


def test_a_board_takes_the_path_of_a_file(tmp_path: Path) -> None:
    """A path, as a text or not, is the file with the puzzle."""
    file = tmp_path / "puzzle.txt"
    file.write_text("1.........1....4", "utf-8")
    assert Board(file).grid == Board(str(file)).grid == nonet.Grid(SMALL)


def test_the_grid_follows_the_player() -> None:
    """The player's digits are entries of the grid, and its observers hear of them."""
    board = Board(SMALL)
    heard: list[nonet.Grid] = []
    board.observe(lambda change: heard.append(change["new"]), "grid")
    play(board, entries=digits(r1c2=2))
    assert [grid.to_text() for grid in heard] == ["12........1....4"]
    assert board.grid.givens == nonet.Grid(SMALL).givens
    play(board, corner=[[1], *[[]] * 15])
    assert len(heard) == 1, "marks are no digits"


def test_the_candidates_follow_the_players_marks() -> None:
    """A cell with marks in its middle has those; one without has all that the digits leave."""
    board = Board(SMALL)
    heard: list[nonet.Candidates] = []
    board.observe(lambda change: heard.append(change["new"]), "candidates")
    play(board, centre=[[], [2, 3], *[[]] * 14])
    assert board.candidates["r1c2"] == (2, 3)
    assert board.candidates["r1c3"] == (2, 3, 4)
    assert heard == [board.candidates]


def test_what_a_puzzle_has_of_its_player_is_there_from_the_start() -> None:
    """Entries, marks and colours of a puzzle are on the board, and come back by `reset`."""
    marks = (0, 6, *14 * [0])
    colours = ("", "#f5ec8f", *14 * [""])
    grid = nonet.Grid(nonet.Grid(SMALL).givens, bytes(digits(r2c1=3)), layout=Layout.of_size(4))
    board = Board(nonet.Puzzle(grid, marks=marks, corners=marks, colours=colours))
    start = dict(board._played)
    assert start["entries"] == digits(r2c1=3)
    assert start["centre"][1] == start["corner"][1] == [2, 3]
    assert start["colours"][1] == [5]
    play(board, entries=digits(r1c2=2), centre=[[]] * 16)
    board.show(board.hint())
    board.reset()
    assert (board._played, board._shown, board.grid) == (start, None, grid)


@pytest.mark.parametrize(
    "wrong",
    [
        {},
        {"entries": [1]},
        {"entries": [9] * 16},
        {"entries": ["1"] * 16},
        {"centre": [[9]] * 16},
        {"corner": None},
        {"entries": [1] * 17},
    ],
    ids=str,
)
def test_what_is_no_game_is_not_taken(wrong: dict[str, Any]) -> None:
    """A widget that sends nonsense changes nothing, and raises nothing in the kernel."""
    board = Board(SMALL)
    before = board.grid, board.candidates
    board._played = {**board._played, **wrong} if wrong else {}
    assert (board.grid, board.candidates) == before


def test_the_grid_is_read_only() -> None:
    """What the player has written is not written from outside."""
    with pytest.raises(Exception, match='"grid" trait is read-only'):
        Board(SMALL).grid = nonet.Grid(SMALL)


def test_a_hint_is_that_of_the_position() -> None:
    """`hint` finds the mistakes of the player, or else the easiest step."""
    board = Board(SMALL)
    assert str(board.hint()) == "Look for a hidden single in box 2."
    play(board, entries=digits(r1c2=1))
    assert board.hint().mistakes


@pytest.mark.parametrize(
    ("language", "words"), [("en", "Hidden single"), ("de", "Versteckter"), ("zh", "排除法")]
)
def test_a_step_is_shown_in_the_language_of_the_board(language: str, words: str) -> None:
    """A step is sent with its argument, its marks, and how deep it is shown."""
    board = Board(SMALL, language=language)
    board.show(board.hint(), "point")
    shown = board._shown
    assert shown is not None
    assert words in shown["step"]["show"]
    assert shown["depth"] == 1
    assert shown["candidates"][0] == []
    board.show(None)
    assert board._shown is None


def test_a_step_of_another_position_is_refused() -> None:
    """A step is not drawn where its digit is written, and not on another layout."""
    board = Board(SMALL)
    hint = board.hint()
    [(cell, digit)] = hint.placements
    entries = digits()
    entries[cell] = digit
    play(board, entries=entries)
    with pytest.raises(PlacementError, match="of the position on the board"):
        board.show(hint)
    with pytest.raises(PlacementError, match="of the position on the board"):
        Board("." * 81).show(hint)


def test_what_is_no_step_is_refused() -> None:
    """Neither another value nor another depth is taken."""
    board = Board(SMALL)
    with pytest.raises(TypeError, match="expected a step, a hint or None, found 'r1c1'"):
        board.show("r1c1")  # type: ignore[arg-type]
    with pytest.raises(NonetError, match=r"expected a depth .nudge, point, show., found 'deep'"):
        board.show(board.hint(), "deep")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("puzzle", "language", "error", "words"),
    [
        ("." * 36**2, "en", NonetError, "expected a size of at most 25, found 36"),
        (SMALL, "fr", NonetError, r"expected a language \(en, de, zh\), found 'fr'"),
        ("1234", "en", FormatError, "expected a digit from 1 to 2"),
        (f"{'1' + '.' * 15}\n{'.' * 16}", "en", FormatError, "expected one puzzle, found several"),
    ],
    ids=["size", "language", "digit", "several"],
)
def test_what_is_no_board_is_refused(
    puzzle: str, language: str, error: type[Exception], words: str
) -> None:
    """A refusal says in a sentence what was expected and what was found."""
    with pytest.raises(error, match=words):
        Board(puzzle, language=language)


@pytest.mark.parametrize("size", [4, 9, 16, 25])
def test_sizes_up_to_25_have_boards(size: int) -> None:
    """Boards have all sizes up to 25×25, with the digits that belong to them."""
    board = Board("." * size**2)
    play(board, entries=[size, *[0] * (size**2 - 1)])
    assert board.grid["r1c1"] == size


def test_a_killer_has_its_cages() -> None:
    """The scene of the rules goes to the widget, and the rules count in hints."""
    layout = Layout.of_size(4, rules="cage 3 r1c1-2")
    board = Board(nonet.Grid("." * 16, layout=layout))
    scene = board._posed["scene"]
    assert "<" in scene["below"] + scene["above"]
    play(board, entries=digits(r1c1=4))
    assert board.hint().mistakes


def test_where_widgets_are_not_shown_there_is_a_picture() -> None:
    """The bundle of a board has the widget, and the position as text and as a picture."""
    board = Board(SMALL)
    play(board, entries=digits(r1c2=2))
    found = board._repr_mimebundle_()
    assert found is not None
    data, _ = found
    assert data["text/plain"] == "Board('12........1....4')"
    assert data["image/svg+xml"] == nonet.drawing.draw(board.grid)
    assert data["application/vnd.jupyter.widget-view+json"]["model_id"] == board.model_id


def test_without_a_bundle_the_error_says_how_it_is_made(tmp_path: Path) -> None:
    """A board without its scripts names the file that is missing, and `make widget`."""
    with pytest.raises(NonetError, match=r"board\.mjs, found no file: run `make widget`"):
        bundled.script(tmp_path / "board.mjs")


def test_without_anywidget_the_error_says_what_to_install() -> None:
    """Importing the package without anywidget says what installs it."""
    code = (
        "import sys, importlib.util as util\n"
        "found = util.find_spec\n"
        "util.find_spec = lambda name, *more: None if name == 'anywidget' else found(name, *more)\n"
        "import nonet.notebook\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.splitlines()[-1] == (
        "ImportError: a board in a notebook needs anywidget: pip install 'nonet[notebook]'"
    )


def test_styles_stay_inside_of_the_board() -> None:
    """No style is one of the page around the board, and each bracket is closed."""
    styles = bundled.styles()
    assert ":root" not in styles
    assert "@font-face" not in styles
    assert styles.count("(") == styles.count(")")
    assert styles.count("{") == styles.count("}")
