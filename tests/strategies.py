"""Hypothesis strategies that the tests share: layouts, grids, candidates and their texts."""

from __future__ import annotations

import random
from typing import get_args

from hypothesis import strategies as st

from nonet import Candidates, Grid, Layout
from nonet.grid import Form

FORMS: tuple[Form, ...] = get_args(Form)

JIGSAWS = (
    "1112 1322 3324 3444",
    "11122 13122 33324 53444 55554",
    "122233 122333 124355 114556 144556 446666",
    "111222333 114222533 114222553 144446533 146666535 446666555 777789999 777889999 778888889",
)

BOX_SHAPES = ((2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3), (2, 5), (3, 4), (4, 4), (2, 8))


@st.composite
def layouts(draw: st.DrawFn, largest: int = 16) -> Layout:
    """Layouts by every constructor, with and without extra houses, mostly small."""
    diagonals = draw(st.booleans())
    kind = draw(st.sampled_from(["latin", "boxes", "jigsaw", "scattered", "windows", "groups"]))
    if kind == "latin":
        return Layout.latin(draw(st.integers(1, largest)), diagonals=diagonals)
    if kind == "jigsaw":
        return Layout.jigsaw(draw(st.sampled_from(JIGSAWS)), diagonals=diagonals)
    if kind == "scattered":
        size = draw(st.integers(1, 5))
        cells = draw(st.permutations([cell // size for cell in range(size * size)]))
        return Layout.jigsaw(cells, diagonals=diagonals)
    if kind == "windows":
        sizes = [size for size in (4, 9, 16) if size <= largest]
        return Layout.of_size(draw(st.sampled_from(sizes)), diagonals=diagonals, windows=True)
    shapes = [shape for shape in BOX_SHAPES if shape[0] * shape[1] <= largest]
    rows, columns = draw(st.sampled_from(shapes))
    return Layout.boxes(rows, columns, diagonals=diagonals, disjoint_groups=kind == "groups")


def random_digits(layout: Layout, seed: int, share: float) -> bytes:
    """Digits in about this share of the cells, without regard to the houses."""
    rng = random.Random(seed)
    return bytes(
        rng.randint(1, layout.size) if rng.random() < share else 0 for _ in range(layout.cell_count)
    )


@st.composite
def grids(
    draw: st.DrawFn, of: st.SearchStrategy[Layout] | None = None, *, with_entries: bool = True
) -> Grid:
    """Grids with any digits anywhere, from empty to full, some of the digits entries."""
    layout = draw(layouts() if of is None else of)
    seed = draw(st.integers(0, 2**32))
    digits = random_digits(layout, seed, draw(st.sampled_from([0.0, 0.2, 0.5, 0.9, 1.0])))
    if not with_entries or draw(st.booleans()):
        return Grid(digits, layout=layout)
    entered = [random.Random(seed + cell).random() < 0.5 for cell in range(layout.cell_count)]
    givens = bytes(
        0 if is_entry else digit for digit, is_entry in zip(digits, entered, strict=True)
    )
    entries = bytes(
        digit if is_entry else 0 for digit, is_entry in zip(digits, entered, strict=True)
    )
    return Grid(givens, entries, layout=layout)


@st.composite
def candidates(draw: st.DrawFn) -> Candidates:
    """Any candidates in any cells, none and all among them."""
    layout = draw(layouts(largest=9))
    masks = st.integers(0, (1 << layout.size) - 1)
    cells = layout.cell_count
    return Candidates(draw(st.lists(masks, min_size=cells, max_size=cells)), layout)


def hold(grid: Grid, form: Form, blank: str) -> bool:
    """Whether a form can hold a grid with this blank; the others refuse it."""
    return not (form == "frame" and blank == " " and grid.size > 9)


@st.composite
def texts(draw: st.DrawFn) -> tuple[Grid, str]:
    """A grid and a text of it, in any form with any blank."""
    grid = draw(grids(with_entries=False))
    form = draw(st.sampled_from(FORMS))
    blank = draw(st.sampled_from([blank for blank in ".0*_ " if hold(grid, form, blank)]))
    return grid, grid.to_text(form, blank=blank)
