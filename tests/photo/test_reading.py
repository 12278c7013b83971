"""`read_photo`: drawings of nonet, turned, tilted, dark, many on a page, are read as they are."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray
from PIL import Image, ImageDraw

import nonet
from nonet import Grid, Layout
from nonet.drawing import booklet, draw_pdf, draw_png
from nonet.errors import PhotoError
from nonet.photo import PhotoReading, read_photo, read_photos
from nonet.photo.corners import mesh_of
from nonet.photo.grids import FoundGrid
from nonet.photo.reading import _disputed, _is_settled, _likeliest_first

NINE = ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
OTHER = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
FOUR = "...4..3134..2..."
SIX = Grid(".....4.4.3.53..2....6..34.3.6.5.....", layout=Layout.boxes(2, 3))
SQUARE = np.array([[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]])


def drawn(grid: Grid, width: int = 600, theme: str = "light") -> NDArray[np.uint8]:
    """A drawing as pixels with three colours."""
    file = BytesIO(draw_png(grid, width=width, theme=theme))  # type: ignore[arg-type]
    return np.array(Image.open(file).convert("RGB"))


def tilted(pixels: NDArray[np.uint8], corners: NDArray[np.float64]) -> NDArray[np.uint8]:
    """The drawing on a table of 900 × 900, with its corners there."""
    side = pixels.shape[0] - 1
    matrix = cv2.getPerspectiveTransform(
        (SQUARE * side).astype(np.float32), corners.astype(np.float32)
    )
    warped = cv2.warpPerspective(pixels, matrix, (900, 900), borderValue=(200, 200, 200))
    return np.asarray(warped, dtype=np.uint8)


def assert_read(reading: PhotoReading, grid: Grid) -> None:
    """The reading is this grid, without doubt, and its parts agree."""
    assert reading.puzzle.grid == grid
    assert reading.digits == tuple(grid.digits)
    assert not reading.in_doubt
    assert reading.problem is None
    assert reading.doubtful == ()
    assert reading.certainty >= 0.99
    size = grid.size
    assert reading.probabilities.shape == (size * size, size + 1)
    assert reading.probabilities.sum(1) == pytest.approx(np.ones(size * size), abs=1e-3)
    assert reading.mesh.shape == (size + 1, size + 1, 2)
    assert np.array_equal(reading.corners, reading.mesh[[0, 0, -1, -1], [0, -1, -1, 0]])
    assert reading.straightened.dtype == np.uint8


@pytest.mark.parametrize("grid", [Grid(NINE), Grid(FOUR), SIX], ids=["nine", "four", "six"])
def test_drawings_are_read(grid: Grid) -> None:
    """A drawing of nonet is read as it is, whatever its size."""
    assert_read(read_photo(drawn(grid)), grid)


def test_sixteen() -> None:
    """On 16 × 16 numbers above 9 are read."""
    puzzle = nonet.generate(layout=Layout.of_size(16), givens=120, seed=3).puzzle
    assert_read(read_photo(drawn(puzzle, width=1000)), puzzle)


def test_jigsaw() -> None:
    """The regions of a jigsaw are read from its thick lines."""
    regions = list(Layout.of_size(9).regions or ())
    for one, other in ((2, 21), (32, 51), (45, 56)):  # cells of two boxes, exchanged
        regions[one], regions[other] = regions[other], regions[one]
    layout = Layout.jigsaw(regions)
    puzzle = nonet.generate(layout=layout, seed=2).puzzle
    assert_read(read_photo(drawn(puzzle)), puzzle)


def test_dark_drawings() -> None:
    """Light digits on dark are read."""
    assert_read(read_photo(drawn(Grid(NINE), theme="dark")), Grid(NINE))


@pytest.mark.parametrize("quarters", range(4))
@pytest.mark.parametrize("grid", [Grid(NINE), SIX], ids=["nine", "six"])
def test_turned_drawings(grid: Grid, quarters: int) -> None:
    """A picture on its side or upside down is turned, and its corners turn with it."""
    pixels = drawn(grid)
    upright = read_photo(pixels).corners
    side = len(pixels) - 1
    reading = read_photo(np.rot90(pixels, quarters))
    assert_read(reading, grid)
    x, y = upright[:, 0], upright[:, 1]
    turned = [(x, y), (y, side - x), (side - x, side - y), (side - y, x)][quarters]
    assert reading.corners == pytest.approx(np.stack(turned, axis=-1), abs=3)


def test_corners_of_a_tilted_drawing() -> None:
    """The corners of a tilted grid are found within three pixels."""
    pixels = drawn(Grid(NINE))
    flat = read_photo(pixels).corners
    places = np.array([[150.0, 120.0], [800.0, 160.0], [760.0, 820.0], [90.0, 700.0]])
    matrix = cv2.getPerspectiveTransform(
        (SQUARE * (len(pixels) - 1)).astype(np.float32), places.astype(np.float32)
    )
    expected = cv2.perspectiveTransform(flat[None].astype(np.float32), matrix)[0]
    reading = read_photo(tilted(pixels, places))
    assert_read(reading, Grid(NINE))
    assert reading.corners == pytest.approx(expected, abs=3)


def test_corners_that_are_known() -> None:
    """With its corners given, in any position, a grid is read without being looked for."""
    pixels = drawn(Grid(NINE))
    corners = read_photo(pixels).corners
    reading = read_photo(pixels, corners=corners.tolist())
    assert_read(reading, Grid(NINE))
    assert reading.corners == pytest.approx(corners, abs=3)
    assert_read(read_photo(pixels, corners=np.roll(corners, 1, axis=0)), Grid(NINE))
    four = drawn(Grid(FOUR))
    known = read_photo(four).corners
    assert_read(read_photo(four, size=4, corners=known), Grid(FOUR))


def test_corners_of_large_pictures() -> None:
    """Corners are in pixels of the picture as shown, also where that is reduced before."""
    large = drawn(Grid(NINE), width=2400)
    reading = read_photo(large)
    assert_read(reading, Grid(NINE))
    small = read_photo(drawn(Grid(NINE), width=600))
    assert reading.corners == pytest.approx(small.corners * 4, abs=8)
    assert_read(read_photo(large, corners=reading.corners), Grid(NINE))


def test_several_grids() -> None:
    """All grids of a page are read, each as it is."""
    page = np.full((700, 1300, 3), 255, np.uint8)
    page[50:650, 20:620] = drawn(Grid(NINE))
    page[50:650, 680:1280] = drawn(Grid(OTHER))
    readings = read_photos(page)
    assert {reading.puzzle.grid.to_text() for reading in readings} == {NINE, OTHER}
    assert read_photo(page).puzzle.grid.to_text() in {NINE, OTHER}


def test_a_solution_beside_a_puzzle() -> None:
    """It is no puzzle: the other grid is read, even in doubt; alone it is read."""
    doubtful = Grid(NINE[:-7] + 7 * ".")  # several solutions
    solution = Grid(nonet.solve(Grid(OTHER)).digits)
    pixels = np.full((700, 1000, 3), 255, np.uint8)
    pixels[20:620, 20:620] = drawn(doubtful, 600)
    pixels[300:660, 630:990] = drawn(solution, 360)
    assert read_photo(pixels).puzzle.grid == doubtful
    assert [all(one.digits) for one in read_photos(pixels)] == [False, True]
    reading = read_photo(pixels[:, 625:])
    assert (reading.puzzle.grid, reading.in_doubt) == (solution, False)


def test_only_one_size() -> None:
    """With a size, grids of others are not read."""
    page = np.full((700, 1300, 3), 255, np.uint8)
    page[50:650, 20:620] = drawn(Grid(NINE))
    page[150:550, 780:1180] = drawn(Grid(FOUR), width=400)
    assert read_photo(page, size=4).puzzle.grid == Grid(FOUR)
    assert [one.puzzle.grid for one in read_photos(page, size=9)] == [Grid(NINE)]
    with pytest.raises(PhotoError, match="found none"):
        read_photo(page, size=16)


def test_pdf() -> None:
    """Of a PDF the first page is read: a drawing, or the puzzles of a booklet."""
    assert_read(read_photo(draw_pdf(Grid(NINE))), Grid(NINE))
    pages = booklet([NINE, OTHER], grades=False, codes=False, solutions="none")
    found = {reading.puzzle.grid.to_text() for reading in read_photos(pages)}
    assert found == {NINE, OTHER}


def test_thick_lines_that_make_no_regions() -> None:
    """Where thick lines are clearly others than those of boxes, the reading is in doubt."""
    pixels = drawn(Grid(NINE))
    first = read_photo(pixels)
    assert not first.in_doubt
    picture = Image.fromarray(pixels)
    paint = ImageDraw.Draw(picture)
    thick = 5
    for row, column in ((row, column) for row in range(9) for column in (1, 2, 4)):
        ends = first.mesh[row : row + 2, column].ravel().tolist()
        paint.line(ends, "black", thick)
    reading = read_photo(np.array(picture))
    assert reading.puzzle.grid == Grid(NINE)
    assert (reading.in_doubt, reading.problem) == (True, None)
    assert reading.certainty <= 0.5
    assert {0, 1, 2} <= {cell % 9 for cell in reading.doubtful}
    turned = read_photo(np.rot90(np.array(picture)))
    assert turned.puzzle.grid == Grid(NINE)
    assert turned.doubtful == reading.doubtful


def test_several_solutions() -> None:
    """A puzzle with several solutions is read as it is printed, and in doubt."""
    open_grid = Grid(NINE[:-7] + 7 * ".")
    reading = read_photo(drawn(open_grid))
    assert reading.puzzle.grid == open_grid
    assert (reading.problem, reading.in_doubt) == ("several solutions", True)
    assert reading.doubtful


def test_two_readings_of_one_place() -> None:
    """What a grid beside it is read as otherwise is in doubt at the cells that differ."""
    reading = read_photo(draw_png(Grid(NINE)))
    here = FoundGrid(9, reading.mesh, 1.0)
    beside = FoundGrid(9, reading.mesh + 9, 0.9)
    far_off = FoundGrid(9, reading.mesh + 9_000, 0.9)
    given = next(cell for cell, digit in enumerate(reading.digits) if digit)
    digits = (*reading.digits[:given], 0, *reading.digits[given + 1 :])
    other = replace(reading, digits=digits, certainty=0.9, in_doubt=True, doubtful=(80,))
    doubted = [(far_off, other), (beside, other)]
    disputed = _disputed(here, reading, doubted)
    assert disputed.in_doubt
    assert doubted[0][1] is other
    assert doubted[1][1].certainty == pytest.approx(1 - disputed.certainty)
    assert doubted[1][1].certainty < disputed.certainty
    assert disputed.doubtful == (given,)
    assert disputed.certainty == pytest.approx(reading.certainty / (reading.certainty + 0.9))
    agreeing = replace(other, digits=reading.digits)
    unlikely = replace(other, certainty=0.001)
    for before in ([], [(far_off, other)], [(beside, agreeing)], [(beside, unlikely)]):
        assert _disputed(here, reading, before) is reading


def test_which_reading_in_doubt_is_likelier() -> None:
    """That on clearer lines, and that which has a given more that fits the same solution."""
    reading = replace(read_photo(draw_png(Grid(NINE))), in_doubt=True)
    clear, unclear = FoundGrid(9, reading.mesh, 0.95), FoundGrid(9, reading.mesh + 30, 0.6)
    certain, likely = replace(reading, certainty=0.5), replace(reading, certainty=0.7)
    assert _likeliest_first([(unclear, likely), (clear, certain)])[0][0] is clear
    assert _likeliest_first([(clear, certain), (clear, likely)])[0][1] is likely
    given = next(cell for cell, digit in enumerate(reading.digits) if digit)
    fewer = replace(likely, digits=(*reading.digits[:given], 0, *reading.digits[given + 1 :]))
    assert _likeliest_first([(clear, fewer), (clear, certain)])[0][1] is certain
    unlikely = replace(reading, certainty=0.01)
    assert _likeliest_first([(clear, fewer), (clear, unlikely)])[0][1] is fewer
    assert _likeliest_first([]) == []


def test_where_others_are_looked_for() -> None:
    """Not beside a grid in doubt on clear lines, unless its digits make no puzzle."""
    reading = read_photo(draw_png(Grid(NINE)))
    several = replace(reading, problem="several solutions")
    cases = ((0.7, False, False), (0.9, True, False), (1.0, True, True))
    for score, of_proper, of_several in cases:
        found = FoundGrid(9, reading.mesh, score)
        assert _is_settled(found, reading) == of_proper
        assert _is_settled(found, several) == of_several
    small = FoundGrid(4, reading.mesh[:5, :5], 1.0)
    assert not _is_settled(small, several)


def test_a_given_that_is_nearly_gone() -> None:
    """A given that the puzzle does not need and that is nearly blotted out is named or read."""
    full = nonet.solve(NINE).to_text()
    for cell in (0, 2, 12, 30):
        spare = Grid(NINE[:cell] + full[cell] + NINE[cell + 1 :])
        pixels = drawn(spare)
        corners = read_photo(pixels).corners
        x, y = mesh_of(corners, 9)[cell // 9, cell % 9] + (corners[2] - corners[0]) / 18
        cv2.circle(pixels, (round(x), round(y)), 16, (255, 255, 255), -1)
        reading = read_photo(pixels)
        right = reading.digits == tuple(spare.digits) or reading.digits == tuple(Grid(NINE).digits)
        assert right or cell in reading.doubtful[:3]


def scenes() -> dict[str, NDArray[np.uint8]]:
    """Pictures without a Sudoku."""
    rng = np.random.default_rng(3)
    white = np.full((600, 600), 255, np.uint8)
    noise = rng.integers(0, 256, (600, 600), dtype=np.uint8)
    chess = (255 * (np.indices((8, 8)).sum(0) % 2)).astype(np.uint8)
    crossword = white.copy()
    for line in range(14):
        crossword[50 + 38 * line : 52 + 38 * line, 50:546] = 0
        crossword[50:546, 50 + 38 * line : 52 + 38 * line] = 0
    for row, column in rng.integers(0, 13, (40, 2)):
        crossword[50 + 38 * row : 88 + 38 * row, 50 + 38 * column : 88 + 38 * column] = 0
    text = white.copy()
    for line in range(20):
        cv2.putText(text, "every good boy", (30, 40 + 27 * line), 0, 1.4, 0, 2)
    table = white.copy()
    for line in range(10):
        table[60 + 50 * line : 62 + 50 * line, 60:512] = 0
        table[60:512, 60 + 50 * line : 62 + 50 * line] = 0
    for row in range(9):
        for column in range(9):
            word = str(rng.integers(10, 99))
            cv2.putText(table, word, (66 + 50 * column, 96 + 50 * row), 0, 1.0, 0, 2)
    return {
        "white": white,
        "noise": noise,
        "chess": np.kron(chess, np.ones((70, 70), np.uint8)),
        "crossword": crossword,
        "text": text,
        "table": table,
        "empty grid": drawn(Grid.empty(Layout.of_size(9))),
    }


@pytest.mark.parametrize(
    "scene", ["white", "noise", "chess", "crossword", "text", "table", "empty grid"]
)
def test_pictures_without_a_sudoku(scene: str) -> None:
    """What shows no Sudoku is refused, and none is made up."""
    with pytest.raises(PhotoError, match="expected a picture of a Sudoku grid, found none"):
        read_photo(scenes()[scene])


@pytest.mark.parametrize(
    "corners",
    [
        5,
        [[0, 0], [1, 0], [1, 1]],
        "corners",
        [[0, 0, 0]] * 4,
        [["a", "b"]] * 4,
    ],
)
def test_corners_of_another_type(corners: object) -> None:
    """What is not four points is refused as an argument."""
    with pytest.raises(TypeError, match="expected four corners"):
        read_photo(drawn(Grid(FOUR), 100), corners=corners)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "corners",
    [
        [[0, 0], [0, 90], [90, 90], [90, 0]],
        [[0, 0], [90, 90], [90, 0], [0, 90]],
        [[5, 5]] * 4,
        [[0, 0], [90, 0], [90, float("nan")], [0, 90]],
    ],
)
def test_corners_of_no_grid(corners: list[list[float]]) -> None:
    """Corners that go round the other way, or make no quadrangle, are refused."""
    with pytest.raises(PhotoError, match="expected four corners clockwise"):
        read_photo(drawn(Grid(FOUR), 100), corners=corners)


@pytest.mark.parametrize("size", [0, 5, 25])
def test_other_sizes_are_refused(size: int) -> None:
    """Sizes that are not read are refused."""
    with pytest.raises(PhotoError, match="expected a size of 4, 6, 9 or 16"):
        read_photo(drawn(Grid(FOUR), 100), size=size)


def test_a_size_of_another_type() -> None:
    """A size that is no whole number is refused as an argument."""
    with pytest.raises(TypeError, match="expected a whole number for a size"):
        read_photo(drawn(Grid(FOUR), 100), size=9.0)  # type: ignore[arg-type]
