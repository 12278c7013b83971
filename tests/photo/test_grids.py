"""Grids found in drawn pictures, with the places of their lines."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np
import pytest
from numpy.typing import NDArray

from nonet.errors import PhotoError
from nonet.photo import read_photo
from nonet.photo.grids import HARDLY, KINKED, SURE, FoundGrid, _aside, _evened, _is_weak, find_grids
from nonet.photo.lattice import crossed_quads, lattice_of
from nonet.photo.lighting import line_picture
from nonet.photo.mesh import GENTLE, fit_of_quad, kink, moved, refined
from nonet.photo.scoring import score_of_every, scores

Picture = NDArray[np.uint8]
BOXES = {4: (2, 2), 6: (2, 3), 9: (3, 3), 16: (4, 4)}
WIDTH, HEIGHT = 900, 700
CORNERS = np.array([[180.0, 60.0], [740.0, 60.0], [740.0, 620.0], [180.0, 620.0]])


def page(size: int, *, thin: int = 2, thick: int = 4, frame: int = 4) -> Picture:
    """A grid with the corners `CORNERS` on paper, with digits in some cells."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    side = (CORNERS[1, 0] - CORNERS[0, 0]) / size
    rows, columns = BOXES[size]
    for number in range(size + 1):
        is_frame = number in {0, size}
        for period, turned in ((columns, False), (rows, True)):
            width = frame if is_frame else thin if number % period else thick
            if width:
                at = number * side
                ends = np.array([[at, 0], [at, size * side]])
                ends = ends[:, ::-1] if turned else ends
                start, end = (tuple(map(round, CORNERS[0] + point)) for point in ends)
                cv2.line(picture, start, end, 50, width)
    for cell in range(0, size * size, 3):
        place = CORNERS[0] + side * (np.array([cell % size + 0.3, cell // size + 0.75]))
        text = str(cell % min(size, 9) + 1)
        cv2.putText(
            picture, text, tuple(map(round, place)), cv2.FONT_HERSHEY_SIMPLEX, side / 42, 60, 2
        )
    return picture


def true_mesh(size: int, corners: NDArray[np.float64] = CORNERS) -> NDArray[np.float64]:
    """The crossings of a flat grid with these corners."""
    square = np.array([[0, 0], [1, 0], [1, 1], [0, 1]], np.float32)
    matrix = cv2.getPerspectiveTransform(square, corners.astype(np.float32))
    at = np.arange(size + 1.0) / size
    flat = np.stack(np.meshgrid(at, at), axis=-1).reshape(-1, 1, 2)
    return cv2.perspectiveTransform(flat, matrix).reshape(size + 1, size + 1, 2).astype(np.float64)


def seen(picture: Picture, corners: NDArray[np.float64]) -> Picture:
    """The picture moved so that the corners of its grid lie here."""
    matrix = cv2.getPerspectiveTransform(CORNERS.astype(np.float32), corners.astype(np.float32))
    moved = cv2.warpPerspective(picture, matrix, (WIDTH, HEIGHT), borderValue=215)
    return np.asarray(moved, np.uint8)


def assert_found(picture: Picture, expected: NDArray[np.float64], within: float = 0.08) -> None:
    """The clearest grid has these crossings, within this part of a cell."""
    found = find_grids(picture)
    assert found
    size = len(expected) - 1
    assert found[0].size == size
    cell = np.linalg.norm(np.diff(expected, axis=1), axis=-1).mean()
    # The search does not know which corner is the upper left one.
    off = [np.abs(np.rot90(found[0].mesh, turn) - expected).max() for turn in range(4)]
    assert min(off) < within * cell


def assert_among(
    found: list[FoundGrid], expected: NDArray[np.float64], within: float = 0.15
) -> None:
    """One of the four clearest grids, which are those that are read, has these crossings."""
    cell = np.linalg.norm(np.diff(expected, axis=1), axis=-1).mean()
    off = [
        np.abs(np.rot90(grid.mesh, turn) - expected).max()
        for grid in found[:4]
        if grid.size == len(expected) - 1
        for turn in range(4)
    ]
    assert min(off, default=np.inf) < within * cell


@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_sizes(size: int) -> None:
    """Each size is found as such, and its lines are found."""
    assert_found(page(size), true_mesh(size))


@pytest.mark.parametrize("angle", [7, 20, 45, 90, 133, 180])
def test_turned(angle: float) -> None:
    """A grid at any angle."""
    turn = np.deg2rad(angle)
    rotation = np.array([[np.cos(turn), -np.sin(turn)], [np.sin(turn), np.cos(turn)]])
    middle = CORNERS.mean(axis=0)
    corners = 0.8 * (CORNERS - middle) @ rotation.T + middle
    assert_found(seen(page(9), corners), true_mesh(9, corners))


def test_tilted() -> None:
    """A grid seen from the side."""
    corners = np.array([[260.0, 90.0], [700.0, 60.0], [800.0, 620.0], [120.0, 560.0]])
    assert_found(seen(page(9), corners), true_mesh(9, corners))


def test_curved() -> None:
    """A page that bends by three parts of a hundred of the grid's side."""
    x, y = np.meshgrid(np.arange(WIDTH, dtype=np.float32), np.arange(HEIGHT, dtype=np.float32))
    side = CORNERS[1, 0] - CORNERS[0, 0]

    def bend(at: NDArray[np.floating]) -> NDArray[np.floating]:
        wave = np.sin(np.pi * (at - CORNERS[0, 0]) / side)
        return np.asarray(0.03 * side * wave)

    bent = cv2.remap(page(9), x, (y + bend(x)).astype(np.float32), cv2.INTER_LINEAR)
    expected = true_mesh(9)
    expected[..., 1] -= bend(expected[..., 0])
    assert_found(np.asarray(bent, np.uint8), expected)


def bent(picture: Picture, mesh: NDArray[np.float64]) -> tuple[Picture, NDArray[np.float64]]:
    """A picture and its crossings on paper that is bent in waves along both directions."""
    x, y = np.meshgrid(np.arange(WIDTH, dtype=np.float32), np.arange(HEIGHT, dtype=np.float32))
    amount = 0.03 * HEIGHT

    def seen_at(points: NDArray[np.floating]) -> NDArray[np.floating]:
        across, down = 2 * np.pi * points[..., 0] / WIDTH, 2 * np.pi * points[..., 1] / HEIGHT
        shift = np.stack([np.sin(down + 1), np.sin(across + 2.5)], axis=-1)
        return np.asarray(points + amount * shift)

    places = seen_at(np.stack([x, y], axis=-1)).astype(np.float32)
    moved = cv2.remap(picture, places[..., 0], places[..., 1], cv2.INTER_LINEAR, borderValue=215)
    crossings = mesh.copy()
    for _ in range(40):
        crossings += 0.7 * (mesh - seen_at(crossings))
    return np.asarray(moved, np.uint8), crossings


def test_strongly_curved() -> None:
    """A page bent in waves along both directions, of which a hull says little."""
    assert_found(*bent(page(9), true_mesh(9)), within=0.15)


def shadow(picture: Picture) -> Picture:
    """A hard shadow, half as bright, across the grid."""
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    return np.where(x + 0.7 * y > 650, picture * 0.45, picture).astype(np.uint8)


def noise(picture: Picture) -> Picture:
    """The noise of a dark room."""
    grain = np.random.default_rng(2).normal(0, 20, picture.shape)
    return np.clip(picture + grain, 0, 255).astype(np.uint8)


def inverted(picture: Picture) -> Picture:
    """Light on dark."""
    return np.asarray(255 - picture, np.uint8)


def reduced(picture: Picture) -> Picture:
    """Little contrast."""
    return np.asarray(picture // 4 + 90, np.uint8)


@pytest.mark.parametrize("change", [shadow, noise, inverted, reduced])
def test_light(change: Callable[[Picture], Picture]) -> None:
    """Whatever light falls on it."""
    assert_found(change(page(9)), true_mesh(9))


@pytest.mark.parametrize("size", [6, 9])
def test_thin_inner_lines_and_no_frame(size: int) -> None:
    """Lines as apps have them."""
    assert_found(page(size, thin=1, thick=3, frame=1), true_mesh(size))


@pytest.mark.parametrize("size", [4, 6, 9])
def test_no_outer_lines(size: int) -> None:
    """A grid of inner lines alone ends where they do."""
    assert_found(page(size, frame=0), true_mesh(size), within=0.12)


def test_strong_noise() -> None:
    """Noise as strong as the lines of a small picture."""
    small = cv2.resize(page(9, thin=3), None, fx=0.6, fy=0.6, interpolation=cv2.INTER_AREA)
    grain = np.random.default_rng(3).normal(0, 35, small.shape)
    noisy = np.clip(0.5 * small + 70 + grain, 0, 255).astype(np.uint8)
    assert_found(noisy, (true_mesh(9) + 0.5) * 0.6 - 0.5, within=0.12)


def cut_by_a_fold(size: int) -> Picture:
    """A grid without a frame, a dark crease across it that goes on beyond, and a light edge."""
    picture = page(size, frame=0)
    cv2.line(picture, (120, 20), (700, 690), 20, 5)
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    return np.where(y - 0.6 * x > 150, picture, picture * 0.5).astype(np.uint8)


def of_dark_cells(size: int) -> Picture:
    """A grid of light and dark cells with hardly a line between them."""
    picture = page(size, thin=1, thick=1, frame=1)
    side = (CORNERS[1, 0] - CORNERS[0, 0]) / size
    for cell in range(size * size):
        if (cell * 7 + cell // size * 3) % 5 < 3:
            first = (CORNERS[0] + side * np.array([cell % size, cell // size])).round().astype(int)
            last = (first + side).round().astype(int)
            part = picture[first[1] : last[1], first[0] : last[0]]
            part[:] = 255 - part
    return picture


@pytest.mark.parametrize("draw", [cut_by_a_fold, of_dark_cells])
@pytest.mark.parametrize("size", [4, 6, 9, 16])
def test_without_an_outline(draw: Callable[[int], Picture], size: int) -> None:
    """Where nothing connected is four-sided, lines in two directions still end somewhere."""
    expected = true_mesh(size)
    cell = np.linalg.norm(np.diff(expected, axis=1), axis=-1).mean()
    of_size = [grid for grid in find_grids(draw(size)) if grid.size == size]
    assert of_size
    off = [np.abs(np.rot90(of_size[0].mesh, turn) - expected).max() for turn in range(4)]
    assert min(off) < 0.15 * cell


def faint_on_a_sheet(size: int) -> Picture:
    """A thick cross and thin lines, without a frame, on a small sheet half in a shadow."""
    picture = page(size, thin=1, thick=5, frame=0)
    x, y = np.meshgrid(np.arange(WIDTH), np.arange(HEIGHT))
    is_sheet = (np.abs(x - 460) < 400) & (np.abs(y - 340) < 330)
    lit = np.where(is_sheet, picture, 90) * np.where(x + 2 * y > 1300, 0.55, 1)
    small = cv2.resize(lit, None, fx=0.4, fy=0.4, interpolation=cv2.INTER_AREA)
    grain = np.random.default_rng(5).normal(0, 4, small.shape)
    return np.asarray(np.clip(small + grain, 0, 255), np.uint8)


@pytest.mark.parametrize("size", [4, 6])
def test_a_cross_of_inner_lines(size: int) -> None:
    """Two inner lines that cross say where a small grid without a frame is."""
    expected = (true_mesh(size) + 0.5) * 0.4 - 0.5
    assert_among(find_grids(faint_on_a_sheet(size)), expected)


@pytest.mark.parametrize("width", [3, 4, 6])
def test_lines_fainter_than_digits(width: int) -> None:
    """Inner lines alone that are hardly darker than the noise, among large dark digits."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    for at in (140, 280, 420):
        for ends in ([(at, 0), (at, 560)], [(0, at), (560, at)]):
            start, end = (tuple(map(round, CORNERS[0] + point)) for point in ends)
            cv2.line(picture, start, end, 203, width)
    for cell in range(0, 16, 3):
        place = CORNERS[0] + 140 * np.array([cell % 4 + 0.35, cell // 4 + 0.7])
        text = str(cell % 4 + 1)
        cv2.putText(picture, text, tuple(map(round, place)), cv2.FONT_HERSHEY_SIMPLEX, 3, 60, 6)
    small = cv2.resize(picture, None, fx=0.5, fy=0.5, interpolation=cv2.INTER_AREA)
    noisy = small + np.random.default_rng(5).normal(0, 3, small.shape)
    expected = (true_mesh(4) + 0.5) * 0.5 - 0.5
    assert_among(find_grids(np.clip(noisy, 0, 255).astype(np.uint8)), expected)


def test_lines_of_one_direction() -> None:
    """The first and the last inner line of one direction, where the others were blurred away."""
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    for number in (1, 2, 3):
        x = round(CORNERS[0, 0] + 140 * number)
        cv2.line(picture, (x, 60), (x, 620), 50, 4)
    lattice = lattice_of(line_picture(picture))
    assert lattice is None
    for number in (1, 2, 3):  # pieces too short to say how far the grid goes
        y = round(CORNERS[0, 1] + 140 * number)
        cv2.line(picture, (420, y), (510, y), 50, 4)
    lattice = lattice_of(line_picture(picture))
    assert lattice is not None
    off = [np.abs(corners - CORNERS).max() for corners in crossed_quads(lattice, 4)]
    assert min(off) < 20


@pytest.mark.parametrize(("frame", "within"), [(5, 0.1), (0, 0.4)])
@pytest.mark.parametrize("size", [9, 16])
def test_boxes_alone(size: int, frame: int, within: float) -> None:
    """Lines of boxes say where a grid is, where those of its cells are not seen.

    Without a frame, nothing is drawn at the corners, a box away from the next crossing.
    """
    corners = np.array([[240.0, 90.0], [700.0, 60.0], [780.0, 640.0], [130.0, 580.0]])
    found = find_grids(seen(page(size, thin=0, thick=5, frame=frame), corners))
    hardly_seen = [grid for grid in found if grid.hardly_seen]
    assert_among(hardly_seen, true_mesh(size, corners), within=within)
    assert all(grid.score <= HARDLY for grid in hardly_seen)


def test_boxes_among_lines_of_cells() -> None:
    """A fit of the lines of boxes goes past those of cells, and back onto its own."""
    every, size = 4, 16
    side = 560 / size
    lines = line_picture(page(size, thin=1, thick=5, frame=5))
    aside = fit_of_quad(CORNERS + 0.25 * side, size)
    assert score_of_every(lines, aside, every) < 0.5
    fit = refined(lines, aside, GENTLE, every=every)
    assert score_of_every(lines, fit, every) > 0.95
    assert np.abs(fit.mesh() - true_mesh(size)).max() < 0.1 * side


@pytest.mark.parametrize("way", [(1, 0), (0, -1), (1, 1)])
def test_a_cell_aside(way: tuple[int, int]) -> None:
    """A grid that lies on the lines beside its own is moved onto them."""
    lines = line_picture(page(6))
    true = fit_of_quad(CORNERS, 6)
    aside = moved(true, *way)
    value = scores(lines, aside)[0]
    assert np.abs(aside.mesh() - true.mesh()).max() > 90
    fit, of_fit = _aside(lines, aside, 0.7)
    assert of_fit > max(value, SURE)
    assert np.abs(fit.mesh() - true.mesh()).max() < 5


def test_cells_of_two_colours() -> None:
    """Between coloured cells there are edges alone, and the outline says where they are."""
    side = 560 // 6
    picture = np.full((HEIGHT, WIDTH), 215, np.uint8)
    colours = np.random.default_rng(7).choice([70, 160, 215], (6, 6))
    for (row, column), colour in np.ndenumerate(colours):
        left, top = (round(CORNERS[0, axis] + (column, row)[axis] * 560 / 6) for axis in (0, 1))
        picture[top : top + side, left : left + side] = colour
    cv2.polylines(picture, [CORNERS.astype(np.int32)], True, 30, 5)
    corners = np.array([[240.0, 90.0], [700.0, 60.0], [740.0, 640.0], [190.0, 580.0]])
    assert_among(find_grids(seen(picture, corners)), true_mesh(6, corners), within=0.25)


def test_a_corner_astray() -> None:
    """A fit with one corner drawn aside is kinked, and is made again from its inner part."""
    lines = line_picture(page(9))
    true = fit_of_quad(CORNERS, 9)
    bend = np.zeros_like(true.bend)
    # Products of high powers: nowhere large but in the corners, and least in the first three.
    bend[0, :4, :4] = np.outer([1, 1, 1, 1], [1, 1, 1, 1]) * 0.006
    astray = replace(true, bend=bend)
    assert kink(true.mesh()) < 0.001
    assert kink(astray.mesh()) > KINKED[9]
    evened, score = _evened(lines, astray, 0.99)
    assert score > SURE
    assert np.abs(evened.mesh() - true_mesh(9)).max() < 0.1 * 560 / 9


def test_several() -> None:
    """Two grids of one picture are both found, each once."""
    one, two = page(9), page(6)
    found = find_grids(np.hstack([one, two]))
    assert sorted(grid.size for grid in found[:2]) == [6, 9]
    assert all(grid.score < found[1].score for grid in found[2:])


def brick_wall() -> Picture:
    """Bricks: lines in one direction alone go through."""
    picture = np.full((HEIGHT, WIDTH), 200, np.uint8)
    for row in range(0, HEIGHT, 40):
        picture[row : row + 4] = 80
        start = 40 if row // 40 % 2 else 0
        for column in range(start, WIDTH, 80):
            picture[row : row + 40, column : column + 4] = 80
    return picture


def lines_of_text() -> Picture:
    """Words in lines."""
    picture = np.full((HEIGHT, WIDTH), 230, np.uint8)
    for row in range(30, HEIGHT, 24):
        words = "nobody has seen such a page of words before"
        cv2.putText(picture, words, (20, row), cv2.FONT_HERSHEY_SIMPLEX, 0.7, 40, 1)
    return picture


@pytest.mark.parametrize(
    "picture",
    [
        np.full((HEIGHT, WIDTH), 128, np.uint8),
        np.random.default_rng(1).integers(0, 256, (300, 400)).astype(np.uint8),
        np.zeros((32, 32), np.uint8),
    ],
    ids=["grey", "noise", "small"],
)
def test_no_grid(picture: Picture) -> None:
    """Nothing like a grid is found, and nothing read."""
    assert all(_is_weak(grid) for grid in find_grids(picture))
    with pytest.raises(PhotoError):
        read_photo(picture)


@pytest.mark.parametrize("draw", [brick_wall, lines_of_text])
def test_nothing_clear(draw: Callable[[], Picture]) -> None:
    """Walls and words may look like a few lines, but not like many, and are not read."""
    picture = draw()
    assert all(grid.score < SURE for grid in find_grids(picture) if grid.size >= 9)
    with pytest.raises(PhotoError):
        read_photo(picture)
