"""Draw the pictures of the README, the guide and the gallery, with nonet itself, into docs/."""

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

import nonet
from nonet import Grid, Layout
from nonet.drawing import draw, show
from nonet.generating.symmetry import SYMMETRIES, Symmetry, orbits
from nonet.logic import example_of

IMAGES = Path(__file__).parents[1] / "docs" / "images"
GALLERY = Path(__file__).parents[1] / "docs" / "gallery"


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


def gallery() -> Iterator[tuple[str, str]]:
    """File names and contents of the gallery: a picture for each technique, and the page."""
    yield "README.md", "\n".join(_gallery_page())
    for item in nonet.techniques():
        example = example_of(item)
        if example is not None:
            state, step = example
            yield f"{item.name}.svg", draw(step, state)


def _gallery_page() -> Iterator[str]:
    yield "# Gallery of techniques"
    yield ""
    yield "Written by `make docs` from the catalogue and its examples: change those, not this page."
    yield "The [guide](../guide/teaching.md) shows how to call all this."
    yield ""
    yield "In the pictures each part has a colour and a shape. Candidates that go are struck"
    yield "through, a placed one has two outlines; strong links are solid, weak ones dashed."
    families = {name: list(items) for name, items in groupby(_by_family(), lambda i: i.family)}
    yield ""
    for family, items in families.items():
        anchor = family.lower().replace(" ", "-")
        yield f"- [{family}](#{anchor}): {', '.join(item.title for item in items)}"
    for family, items in families.items():
        yield ""
        yield f"## {family}"
        for item in items:
            yield from _gallery_entry(item)
    yield ""


def _by_family() -> list[nonet.Technique]:
    """The techniques family by family, both in the order of the catalogue."""
    families = list(dict.fromkeys(item.family for item in nonet.techniques()))
    return sorted(nonet.techniques(), key=lambda item: families.index(item.family))


def _gallery_entry(item: nonet.Technique) -> Iterator[str]:
    graded = "" if item.is_graded else ", not used for grades"
    yield ""
    yield f"### {item.title}"
    yield ""
    yield f"`{item.name}`; {item.level}, score {item.score}{graded}."
    yield f"Also {', '.join(item.aliases)}."
    yield ""
    yield item.description
    example = example_of(item)
    if example is not None:
        yield ""
        yield f'<img src="{item.name}.svg" width="420" alt="{item.title} at work">'
        yield ""
        yield f"> {example[1].explain()}"


if __name__ == "__main__":
    for folder, files in ((IMAGES, pictures()), (GALLERY, gallery())):
        folder.mkdir(parents=True, exist_ok=True)
        for name, text in files:
            (folder / name).write_text(text, encoding="utf-8")
            print(name)
