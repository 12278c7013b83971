"""Hypothesis strategies for puzzles with everything that a file may hold."""

from __future__ import annotations

import random

from hypothesis import strategies as st
from tests.strategies import grids, layouts

from nonet import Grid, Layout, Puzzle
from nonet.layout.cosmetics import Cosmetics, Outline, Shape, Stroke
from nonet.puzzle import Move, MoveKind

TEXTS = st.text(max_size=20) | st.sampled_from(
    [
        "Ümläute & <tags>",
        'say "so", twice',
        "a, b; c | d",
        "7.2",
        "Hard",
        "  spaces  ",
        "two\nlines",
    ]
)
OTHER: list[tuple[tuple[str, str], ...]] = [
    (),
    (),
    (("id", '"a 1"'), ("licence", '"CC BY"')),
    (("", "null"), ("Ü", '[1,{"x":-0.5},true]')),
]
DRAWN = Cosmetics(
    strokes=(Stroke(((0.5, 0.5), (1.5, 0.5), (1.25, -0.5)), "#ff80c080", 0.25, arrow=True),),
    shapes=(
        Shape(0.5, 0.5, 0.75, 0.75, round=True, fill="#cccccc", border="", angle=30),
        Shape(1, 0.5, 1, 1, round=False, fill="", border="", text="V & <X>", above=True),
    ),
    outlines=(Outline(("r1c1",), "#000000", "odd"),),
    fog=("r1c1",),
)
CLASSIC = Layout.of_size(9)


def some_masks(layout: Layout, seed: int) -> tuple[int, ...]:
    """Masks in about half of the cells."""
    rng = random.Random(seed)
    return tuple(
        rng.getrandbits(layout.size) if rng.random() < 0.5 else 0 for _ in range(layout.cell_count)
    )


@st.composite
def moves(draw: st.DrawFn, layout: Layout) -> Move:
    """One move of a player."""
    kinds: list[MoveKind] = ["place", "clear", "mark", "unmark"]
    kind = draw(st.sampled_from(kinds))
    cell = draw(st.integers(0, layout.cell_count - 1))
    return kind, cell, 0 if kind == "clear" else draw(st.integers(1, layout.size))


@st.composite
def marks(draw: st.DrawFn, grid: Grid) -> tuple[int, ...]:
    """No marks, all candidates, some of them, or any at all."""
    kind = draw(st.sampled_from(["none", "all", "some", "any"]))
    seed = draw(st.integers(0, 2**32))
    if kind == "none":
        return ()
    if kind == "any":
        return some_masks(grid.layout, seed)
    left = Puzzle(grid).candidates.masks
    if kind == "all":
        return left
    kept = zip(left, some_masks(grid.layout, seed), strict=True)
    return tuple(mask & some or mask for mask, some in kept)


@st.composite
def puzzles(draw: st.DrawFn, of: st.SearchStrategy[Layout] | None = None) -> Puzzle:
    """Puzzles of any layout, 9×9 with boxes often among them, with any of the parts or none."""
    grid = draw(grids(st.just(CLASSIC) | layouts() if of is None else of))
    layout = grid.layout
    seed = draw(st.integers(0, 2**32))
    rng = random.Random(seed)
    if not draw(st.booleans()):
        return Puzzle(grid, marks=draw(marks(grid)))
    solution = bytes(digit or rng.randint(1, layout.size) for digit in grid.digits)
    colours = tuple(rng.choice(["", "#ffcc00", "#0000ff"]) for _ in range(layout.cell_count))
    return Puzzle(
        grid,
        marks=draw(marks(grid)),
        corners=draw(st.sampled_from([(), some_masks(layout, seed)])),
        colours=draw(st.sampled_from([(), colours])),
        solution=draw(st.sampled_from([b"", solution])),
        title=draw(TEXTS),
        author=draw(TEXTS),
        comment=draw(TEXTS),
        source=draw(TEXTS),
        difficulty=draw(TEXTS),
        rules=draw(TEXTS),
        message=draw(TEXTS),
        cosmetics=draw(st.sampled_from([Cosmetics(), DRAWN])),
        seconds=draw(st.none() | st.integers(1, 10**9).map(lambda number: number / 1000)),
        history=tuple(draw(st.lists(moves(layout), max_size=3))),
        other=draw(st.sampled_from(OTHER)),
    )
