"""Draw the pictures of the README and the guide, with nonet itself, into docs/images/."""

from collections.abc import Iterator
from pathlib import Path

import nonet
from nonet import Grid, Layout
from nonet.drawing import draw, show
from nonet.generator.symmetry import SYMMETRIES, Symmetry, orbits

IMAGES = Path(__file__).parents[1] / "docs" / "images"


def pictures() -> Iterator[tuple[str, str]]:
    """File names and their contents."""
    solved = nonet.solve(
        ".....42.6.97...3.4....2..19..6.71..2....5....8..93.4..52..1....7.1...52.9.45....."
    )
    yield "solved.svg", draw(solved, title="A 9×9 Sudoku: givens in bold, the solution in blue")

    # Each empty cell keeps the layout in view.
    yield "boxes.svg", draw(Grid(".....4.4.3.53..2....6..34.3.6.5.....", layout=Layout.boxes(2, 3)))
    yield (
        "jigsaw.svg",
        draw(
            Grid(
                "4...........3.21.......4.",
                layout=Layout.jigsaw("11122 13122 33342 35444 55554"),
            )
        ),
    )
    yield (
        "diagonals.svg",
        draw(
            Grid(
                ".......9.3...8.4.....5..67.....9...24.......78...5.....15..4.....2.1...9.3.......",
                layout=Layout.of_size(9, diagonals=True),
            )
        ),
    )
    yield (
        "windows.svg",
        draw(
            Grid(
                "..........74......1......9...5.64...7...2...8...17.6...6......5......24..........",
                layout=Layout.of_size(9, windows=True),
            )
        ),
    )
    yield "groups.svg", draw(Grid.empty(Layout.of_size(9, disjoint_groups=True)))
    names = [name for name in SYMMETRIES if name != "none"]
    yield "symmetries.svg", show(map(_tied, names), captions=names).svg


def _tied(symmetry: Symmetry) -> Grid:
    """Cells that a symmetry ties together have the same digit."""
    digits = bytearray(81)
    for number, first in enumerate((1, 21, 13), 1):
        for orbit in orbits(9, symmetry):
            if first in orbit and not any(digits[cell] for cell in orbit):
                for cell in orbit:
                    digits[cell] = number
    return Grid(digits, layout=Layout.of_size(9))


if __name__ == "__main__":
    IMAGES.mkdir(parents=True, exist_ok=True)
    for name, text in pictures():
        (IMAGES / name).write_text(text, encoding="utf-8")
        print(name)
