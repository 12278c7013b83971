"""Where the grids of a picture are: corners, size, mesh of lines."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

import numpy as np

from nonet.photo._opencv import resized
from nonet.photo.characters import digit_quads
from nonet.photo.combs import combed_quads
from nonet.photo.lattice import FAINT, Lattice, crossed_quads, ended_quads, lattice_of
from nonet.photo.lighting import edge_picture, line_picture
from nonet.photo.mesh import (
    CURVED,
    GENTLE,
    LOOSE,
    RIGID,
    Fit,
    Stage,
    fit_of_quad,
    flattened,
    kink,
    moved,
    refined,
)
from nonet.photo.quads import Quad, find_quads
from nonet.photo.scoring import ending_score, rough_score, score_of_every, scores

if TYPE_CHECKING:
    from collections.abc import Iterator

    from numpy.typing import NDArray

SIZES = (16, 9, 6, 4)  # grids with fewer lines are found between the lines of others
SEARCH_SIDE = 640  # pixels of the long side when searching
TRIED = 2  # candidates of each size that are refined at one place
FAILED = 2  # the same without a grid in all
UNLIKE = 4  # candidates of each size in a row that are no grid at a first look
HOPELESS = 0.32  # score of a candidate that is not looked at
LIKELIER = 0.1  # by how much quads that lines make are better than their scores
EARLY = 2  # steps of a fit after which it is looked at
UNLIKELY = {16: 0.48, 9: 0.48, 6: 0.54, 4: 0.54}  # score then that is not worth more
POOR = {16: 0.5, 9: 0.5, 6: 0.55, 4: 0.58}  # score after a first fit that is not worth another
LOWEST = {16: 0.5, 9: 0.5, 6: 0.57, 4: 0.58}  # score of a grid; noise often looks like few lines
WEAK = 0.45  # least score of a small grid that is tried last, since its digits may be clear
COMBED = (9, 6)  # sizes with enough lines that even spacing says where they are
FEW_LINES = (6, 4)  # sizes of which the inner lines alone are looked for
PROMISING = 5  # grids by their combs or the lines of their boxes that are refined
INNER_TRIED = 3  # candidates of each of these that are refined
INNER_HOPELESS = 0.3  # score of such a one that is not looked at
INNER_UNLIKELY = 0.42  # the same after a stiff fit
INNER = 0.6  # score after a first fit of a grid that may have inner lines alone
BOXES = {16: 4, 9: 3}  # cells of a row in a box
BOXES_TRIED = 4  # candidates of each of these sizes that are refined by the lines of boxes
HOPELESS_BOXES = 0.4  # score of such lines of a candidate that is not looked at
FAIR_BOXES = 0.65  # the same of one that is also tried where a fit of these lines moves it
UNLIKELY_BOXES = 0.6  # the same after the first steps of a fit that is not worth more
CLEAR_BOXES = 0.85  # the same of a grid of which the lines of the cells need not be seen
AT_ONE_PLACE = 3  # grids of one size that are kept
CLEAR_ENDING = 0.7  # score of inner lines of boxes alone, of a grid of which no others need be seen
NEAR = 0.2  # cells between crossings of grids that are the same
OF_DIGITS = 3  # grids that digits lie in, dark ones and light ones
ASTRAY = 0.4  # cells that lines may be from where the digits say
SURE = 0.85  # score of a grid beside which none in the other polarity is looked for
PERFECT = 0.97  # score of a grid that is not off by a line
MORE_LINES = 0.1  # how much less clear a grid with a row more may be than another
FEW_SEEN = 0.05  # the same of one that is hardly seen
HARDLY = 0.6  # score of such a one
EVEN = 0.99  # score of the worst four cells of a grid that fits everywhere
KINKED = {16: 0.05, 9: 0.08, 6: 0.1, 4: 0.12}  # kink of a grid that has a corner astray
EVENER = 0.5  # how much less clear a grid may be for less of a kink
BOLD = 0.05  # how much better a bolder fit of a poor grid must be, and of a fair one
CAREFUL = 0.01
FAIR = 0.7


@dataclass(frozen=True, eq=False)
class FoundGrid:
    """A grid found in a picture.

    Attributes
    ----------
    size
        Number of cells in a row.
    mesh
        Crossings of the lines: float64, shape (size + 1, size + 1, 2); row, column, (x, y) in
        pixels of the grey picture, the centre of its first pixel at (0, 0).
    score
        Darkness along the lines, 0 to 1.
    hardly_seen
        Whether the lines of the boxes alone were seen.
    """

    size: int
    mesh: NDArray[np.float64]
    score: float
    hardly_seen: bool = False


def find_grids(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Every grid of a grey picture, the clearest first; none is an empty list.

    Grids of different sizes may be found at one place: their digits tell which there is.
    """
    small = reduced(grey)
    found: list[FoundGrid] = []
    lattices: list[tuple[NDArray[np.float32], Lattice]] = []
    for lines, quads, lattice in _line_pictures(small, found):
        found += _grids_of(lines, quads, found)
        if lattice is not None:
            found += _frameless_grids_of(lines, lattice, found)
            found += _frameless_grids_of_boxes(lines, lattice, found)
            lattices.append((lines, lattice))
        if any(grid.score > SURE and grid.size >= 9 for grid in found):
            break
    else:
        for lines, lattice in lattices:
            found += _combed_grids_of(lines, lattice, found)
        if all(_is_weak(grid) for grid in found):
            found += _faint_grids_of(small)
    kept: list[list[FoundGrid]] = [[] for _ in range(AT_ONE_PLACE)]
    weak: list[FoundGrid] = []
    for grid in sorted(found, key=_rank):
        others = weak if _is_weak(grid) else [known for each in kept for known in each]
        same = [other for other in others if other.size == grid.size and overlap(grid, other)]
        if any(is_near(grid, other) for other in same):
            continue
        if _is_weak(grid):
            weak += [grid] if len(same) < TRIED else []
        elif len(same) < AT_ONE_PLACE:
            kept[len(same)].append(grid)
    return [enlarged(grid, small, grey) for each in [*kept, weak] for grid in each]


def grids_of_digits(grey: NDArray[np.uint8], before: list[FoundGrid]) -> list[FoundGrid]:
    """Grids that digits lie in, dark ones first, but for those that were found before.

    Their lines may not be seen.
    """
    small = reduced(grey)
    found: list[FoundGrid] = []
    for lines in (line_picture(small), line_picture(255 - small)):
        quads = sorted(digit_quads(lines), key=lambda each: -each[0])
        for _, size, corners in quads[:OF_DIGITS]:
            grid = enlarged(_grid_of_digits(lines, fit_of_quad(corners, size)), small, grey)
            same = [other for other in before + found if other.size == size]
            if not any(is_near(grid, other) for other in same):
                found.append(grid)
    return found


def _grid_of_digits(lines: NDArray[np.float32], start: Fit) -> FoundGrid:
    """The grid moved onto lines if they are clear, or else as its digits lie."""
    framed, inner = refined(lines, start), refined(lines, start, framed=False)
    near = FoundGrid(start.size, start.mesh(), POOR[start.size])
    found = [
        FoundGrid(start.size, fit.mesh(), value)
        for fit, value in ((framed, scores(lines, framed)[0]), (inner, ending_score(lines, inner)))
    ]
    able = [grid for grid in found if grid.score > near.score and is_near(grid, near, ASTRAY)]
    return max(able, key=_rank, default=near)


def reduced(grey: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """The picture in the size in which grids are looked for."""
    scale = min(1.0, SEARCH_SIDE / max(grey.shape))
    height, width = (max(1, round(scale * length)) for length in grey.shape)
    return resized(grey, width, height) if scale < 1 else grey


def enlarged(grid: FoundGrid, small: NDArray[np.uint8], grey: NDArray[np.uint8]) -> FoundGrid:
    """The grid of a reduced picture, in that of full size."""
    stretch = np.array(grey.shape[::-1]) / small.shape[::-1]
    return replace(grid, mesh=(grid.mesh + 0.5) * stretch - 0.5)


def _line_pictures(
    grey: NDArray[np.uint8], found: list[FoundGrid]
) -> Iterator[tuple[NDArray[np.float32], list[Quad], Lattice | None]]:
    """Dark lines, light ones, and edges; and where in them a grid may be, by outlines first.

    `found` is what was found in those before.
    """
    seen: list[Quad] = []
    for picture in (grey, 255 - grey):
        lines = line_picture(picture)
        outlines = find_quads(lines)
        yield lines, outlines, None
        quads, lattice = _of_lattice(lines)
        yield lines, quads, lattice
        seen += quads + outlines
    edges = edge_picture(grey)
    quads, lattice = _of_lattice(edges)
    if all(grid.score < SURE for grid in found):
        # Between coloured cells there may be edges alone, within a frame that others show.
        quads += find_quads(edges) + seen
    yield edges, quads, lattice


def _of_lattice(lines: NDArray[np.float32]) -> tuple[list[Quad], Lattice | None]:
    lattice = lattice_of(lines)
    if lattice is None:
        return [], None
    return [Quad(corners, likeliness=LIKELIER) for corners in ended_quads(lattice)], lattice


def _grids_of(
    lines: NDArray[np.float32], quads: list[Quad], before: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids at these places, but for those that were found before."""
    found: list[FoundGrid] = []
    for size in SIZES:
        clear = [grid for grid in before if grid.size == size]
        free = [quad for quad in quads if not any(_is_taken(quad, size, grid) for grid in clear)]
        fits = [fit_of_quad(quad.corners, size, quad.bend) for quad in free]
        values = [rough_score(lines, fit) for fit in fits]
        tried: list[NDArray[np.float64]] = []  # the middle of each that was refined
        without = unlike = 0
        for value, fit, quad in sorted(
            zip(values, fits, free, strict=True), key=lambda each: -each[0] - each[2].likeliness
        ):
            if value + quad.likeliness < HOPELESS or without == FAILED or unlike == UNLIKE:
                break
            if any(_is_taken(quad, size, grid) for grid in found):
                continue
            middle = quad.corners.mean(axis=0)
            if sum(_holds(quad.corners, other) for other in tried) == TRIED:
                continue
            early = refined(lines, fit, GENTLE[:EARLY])
            of_early = scores(lines, early)[0]
            if of_early < UNLIKELY[size]:
                unlike += 1
                continue
            tried.append(middle)
            best, refined_value = _evened(lines, *_aside(lines, *_best_of(lines, fit, early)))
            grid = FoundGrid(size, best.mesh(), refined_value)
            if refined_value > (WEAK if size in FEW_LINES else LOWEST[size]):
                found.append(grid)
            if refined_value <= LOWEST[size]:
                without += 1
            # Rows of blurred digits may look like lines and draw the fit away.
            unmoved = FoundGrid(size, early.mesh(), min(of_early, LOWEST[size]))
            if size in FEW_LINES and not is_near(grid, unmoved, ASTRAY):
                found.append(unmoved)
    return found + _grids_of_boxes(lines, quads, before + found)


def _grids_of_boxes(
    lines: NDArray[np.float32], quads: list[Quad], before: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids of which the lines of the boxes are seen, and those of the cells perhaps not."""
    found: list[FoundGrid] = []
    if any(grid.size in BOXES and grid.score > SURE for grid in before):
        return found
    for size, box in BOXES.items():
        same = [grid for grid in before if grid.size == size and grid.hardly_seen]
        if any(grid.score > HARDLY * PERFECT for grid in same):
            continue
        coarse = [fit_of_quad(quad.corners, size // box, quad.bend) for quad in quads]
        values = [rough_score(lines, fit) for fit in coarse]
        grids: list[FoundGrid] = []
        for number in np.argsort(values)[::-1][:BOXES_TRIED]:
            if values[number] < HOPELESS_BOXES or any(grid.score > PERFECT for grid in grids):
                break
            grids += _grids_with_boxes(lines, coarse[number], size)
        found += sorted(grids, key=_rank)[:1]
    return found


def _grids_with_boxes(lines: NDArray[np.float32], coarse: Fit, size: int) -> list[FoundGrid]:
    """Grids of this size whose boxes have the lines of a coarse grid: none, one or two.

    They are fitted from the coarse grid as it is and, where that is not clear, from where its own
    fit has moved it: that reaches further, but lines of cells may draw it aside.
    """
    grid, value = _grid_with_boxes(lines, replace(coarse, size=size))
    found = [grid] if grid is not None else []
    if value > PERFECT or rough_score(lines, coarse) < FAIR_BOXES:
        return found
    coarse = refined(lines, coarse)
    if scores(lines, coarse)[0] > CLEAR_BOXES:
        grid, _ = _grid_with_boxes(lines, replace(coarse, size=size))
        found += [grid] if grid is not None else []
    return found


def _grid_with_boxes(lines: NDArray[np.float32], start: Fit) -> tuple[FoundGrid | None, float]:
    """The grid moved onto the lines of its boxes, if they are clear, and the score of these.

    Where the lines of its cells are seen, too, it is moved onto those as well.
    """
    box = BOXES[start.size]
    fit = refined(lines, start, GENTLE[:EARLY], every=box)
    value = score_of_every(lines, fit, box)
    if value < UNLIKELY_BOXES:
        return None, value
    fit = refined(lines, fit, GENTLE[EARLY:], start=start, every=box)
    value = score_of_every(lines, fit, box)
    best = refined(lines, fit, GENTLE[EARLY:])
    best, of_best = _evened(lines, best, scores(lines, best)[0])
    if of_best > LOWEST[fit.size] and score_of_every(lines, best, box) > value - BOLD:
        return FoundGrid(fit.size, best.mesh(), max(of_best, HARDLY * value)), value
    if value > CLEAR_BOXES:
        return FoundGrid(fit.size, fit.mesh(), HARDLY * value, hardly_seen=True), value
    return None, value


def _frameless_grids_of(
    lines: NDArray[np.float32], lattice: Lattice, found: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids of few inner lines alone, which are no outline and of which few may be clear."""
    new: list[FoundGrid] = []
    for size in FEW_LINES:
        quads = [
            corners
            for corners in crossed_quads(lattice, size)
            if not any(_is_taken(Quad(corners), size, grid) for grid in found)
        ]
        fits = [fit_of_quad(corners, size) for corners in quads]
        values = [ending_score(lines, fit, rough=True) for fit in fits]
        for number in np.argsort(values)[::-1][:INNER_TRIED]:
            if values[number] < INNER_HOPELESS:
                break
            rigid = [refined(lines, fits[number], RIGID[from_:], framed=False) for from_ in (0, 2)]
            value, fit = max(
                ((ending_score(lines, fit), fit) for fit in rigid), key=lambda each: each[0]
            )
            if value < INNER_UNLIKELY:
                continue
            fit, value = _aside(lines, *_inner_aside(lines, fit, value))
            bent = refined(lines, fit, framed=False, start=fits[number])
            of_bent = ending_score(lines, bent)
            if _evenness(bent, of_bent) > _evenness(fit, value):
                value, fit = of_bent, bent
            if value > LOWEST[size]:
                new.append(FoundGrid(size, fit.mesh(), value))
    return new


def _frameless_grids_of_boxes(
    lines: NDArray[np.float32], lattice: Lattice, found: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids of which the inner lines between boxes alone are seen."""
    new: list[FoundGrid] = []
    if any(grid.size in BOXES and (grid.score > SURE or grid.hardly_seen) for grid in found):
        return new
    for size, box in BOXES.items():
        count = size // box
        fits = [fit_of_quad(corners, count) for corners in crossed_quads(lattice, count)]
        coarse, value = _best_inner(lines, fits, RIGID)
        if coarse is None or value < CLEAR_ENDING:
            continue
        start = replace(coarse, size=size)
        fit = refined(lines, start, framed=False)
        of_fit = ending_score(lines, fit)
        if of_fit > LOWEST[size]:
            new.append(FoundGrid(size, fit.mesh(), of_fit))
        new.append(FoundGrid(size, start.mesh(), HARDLY * value, hardly_seen=True))
    return new


def _faint_grids_of(grey: NDArray[np.uint8]) -> list[FoundGrid]:
    """Grids without a frame whose lines are too faint to be found otherwise."""
    found: list[FoundGrid] = []
    for picture in (grey, 255 - grey):
        lines = line_picture(picture)
        lattice = lattice_of(lines, FAINT)
        if lattice is not None:
            found += _frameless_grids_of(lines, lattice, found)
    return found


def _combed_grids_of(
    lines: NDArray[np.float32], lattice: Lattice, found: list[FoundGrid]
) -> list[FoundGrid]:
    """Grids of faint lines that are evenly spaced."""
    new: list[FoundGrid] = []
    for size in COMBED:
        clear = [grid for grid in found if grid.size >= size]
        if any(grid.score > PERFECT for grid in clear):
            continue
        fits = [
            fit_of_quad(corners, size)
            for corners in combed_quads(lines, lattice, size)
            if not any(_is_taken(Quad(corners), size, grid) for grid in clear)
        ]
        rigid, value = _best_inner(lines, fits, RIGID[2:])
        if rigid is None or value < INNER_UNLIKELY:
            continue
        start, value = _aside(lines, *_inner_aside(lines, rigid, value))
        bent, framed = refined(lines, start, framed=False), refined(lines, start)
        fit, value = max(
            (start, value),
            (bent, ending_score(lines, bent)),
            (framed, scores(lines, framed)[0]),
            key=lambda each: _evenness(*each),
        )
        if value > LOWEST[size]:
            new.append(FoundGrid(size, fit.mesh(), value))
    return new


def _best_inner(
    lines: NDArray[np.float32], fits: list[Fit], stages: tuple[Stage, ...]
) -> tuple[Fit | None, float]:
    """The grid whose inner lines are the clearest, of the most promising; and its score."""
    values = [ending_score(lines, fit, rough=True) for fit in fits]
    best: Fit | None = None
    value = 0.0
    for number in np.argsort(values)[::-1][:PROMISING]:
        fit = refined(lines, fits[number], stages, framed=False)
        of_fit = ending_score(lines, fit)
        if of_fit > value:
            best, value = fit, of_fit
    return best, value


def _is_taken(quad: Quad, size: int, grid: FoundGrid) -> bool:
    """Whether a grid was found here that leaves no room for one of this size."""
    least = PERFECT if grid.size == size else SURE
    return grid.score > least and _holds(_corners(grid), quad.corners.mean(axis=0))


def _best_of(lines: NDArray[np.float32], start: Fit, early: Fit) -> tuple[Fit, float]:
    """The grid moved onto the lines, more boldly where that is needed, and its score.

    `early` is what the first steps made of it.
    """
    best = refined(lines, early, GENTLE[EARLY:], start=start)
    value, worst = scores(lines, best)
    if value < POOR[start.size]:
        return best, value
    if worst < EVEN:
        least = CAREFUL if value > FAIR else BOLD
        bolder = [refined(lines, best, LOOSE)]
        if not start.bend.any():
            bolder.append(refined(lines, start, CURVED))
        for other in bolder:
            of_other, worst_of_other = scores(lines, other)
            if of_other + 0.5 * worst_of_other > value + 0.5 * worst + least:
                best, value, worst = other, of_other, worst_of_other
    if INNER < value < SURE:
        frameless = refined(lines, flattened(best), framed=False)
        of_frameless = ending_score(lines, frameless)
        if of_frameless > value:
            best, value = frameless, of_frameless
    return best, value


def _aside(lines: NDArray[np.float32], fit: Fit, value: float) -> tuple[Fit, float]:
    """A grid and its score, or the one a cell aside of it that is clearer.

    Where a corner was not seen, most lines of a grid may lie on those beside theirs.
    """
    if not POOR[fit.size] < value < SURE:
        return fit, value
    start = max(_neighbours(fit), key=lambda other: rough_score(lines, other))
    if rough_score(lines, start) < rough_score(lines, fit):
        return fit, value
    other = refined(lines, refined(lines, start, RIGID), start=start)
    of_other = scores(lines, other)[0]
    return (other, of_other) if of_other > value else (fit, value)


def _inner_aside(lines: NDArray[np.float32], fit: Fit, value: float) -> tuple[Fit, float]:
    """The same of a grid of inner lines alone."""
    near = _neighbours(fit)
    values = [ending_score(lines, other) for other in near]
    if max(values) < value:
        return fit, value
    start = near[int(np.argmax(values))]
    other = refined(lines, start, RIGID, framed=False)
    of_other = ending_score(lines, other)
    return (other, of_other) if of_other > value else (fit, value)


def _neighbours(fit: Fit) -> list[Fit]:
    """The flat grids a cell aside."""
    flat = flattened(fit)
    ways = (-1, 0, 1)
    return [moved(flat, right, down) for right in ways for down in ways if right or down]


def _evened(lines: NDArray[np.float32], fit: Fit, value: float) -> tuple[Fit, float]:
    """A grid and its score; one with a corner drawn to a fold or a shadow is fitted again.

    Its inner part says where the corners are, from which a stiff fit does not go far.
    """
    if value <= LOWEST[fit.size] or kink(fit.mesh()) < KINKED[fit.size]:
        return fit, value
    flat = flattened(fit)
    stiff = refined(lines, flat, RIGID)
    fits = [fit, stiff, refined(lines, stiff, GENTLE, start=flat)]
    values = [value, *(scores(lines, other)[0] for other in fits[1:])]
    return max(zip(fits, values, strict=True), key=lambda each: _evenness(*each))


def _evenness(fit: Fit, value: float) -> float:
    """The score of a grid, less what its kink counts against it."""
    return value - EVENER * kink(fit.mesh())


def is_near(first: FoundGrid, second: FoundGrid, near: float = NEAR) -> bool:
    """Whether the cells of one have most of those of the other."""
    away = np.linalg.norm(first.mesh - second.mesh, axis=-1).max()
    return bool(away < near * np.linalg.norm(np.diff(second.mesh, axis=1), axis=-1).mean())


def overlap(first: FoundGrid, second: FoundGrid) -> bool:
    """Whether the middle of one lies within the other."""
    one, other = _corners(first), _corners(second)
    return _holds(one, other.mean(axis=0)) or _holds(other, one.mean(axis=0))


def _corners(grid: FoundGrid) -> NDArray[np.float64]:
    """Clockwise."""
    corners: NDArray[np.float64] = grid.mesh[[0, 0, -1, -1], [0, -1, -1, 0]]
    return corners


def _holds(corners: NDArray[np.float64], point: NDArray[np.float64]) -> bool:
    """Whether a point is within four corners."""
    edge, to = np.roll(corners, -1, axis=0) - corners, point - corners
    turn = edge[:, 0] * to[:, 1] - edge[:, 1] * to[:, 0]
    return bool((turn > 0).all() or (turn < 0).all())


def _is_weak(grid: FoundGrid) -> bool:
    """Whether its lines are too unclear to make it a grid: such ones are tried last."""
    return grid.size in FEW_LINES and grid.score <= LOWEST[grid.size]


def _rank(grid: FoundGrid) -> float:
    """The clearest first; of equally clear ones the one with more lines.

    Four cells of four bent over nine lie on dark lines, too, and so do those within six.
    """
    if grid.hardly_seen:
        return -grid.score / HARDLY
    of_size = (MORE_LINES if grid.score > HARDLY else FEW_SEEN) * grid.size
    return EVENER * kink(grid.mesh) - grid.score - of_size
