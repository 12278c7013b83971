"""Options that several commands share, and the layout that they describe."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

import typer

from nonet._seeds import SEEDS
from nonet.cli import completion
from nonet.errors import FormatError, LayoutError
from nonet.grid import Candidates, Grid
from nonet.grid.boxes import usual_boxes
from nonet.grid.text import MAX_TEXT
from nonet.layout import MAX_SIZE, Constraint, Diagonals, DisjointGroups, Layout, Windows
from nonet.solver.select import EngineName

MOST = 2**63 - 1
"""Largest number where no other limit applies."""

_AMPLE = 1.0
"""Seconds; the longest search on 9 × 9 takes some thousandths."""


def whole_number(least: int, most: int = MOST) -> Callable[[str | int], int]:
    """Parser of an option that takes a number from `least` to `most`."""
    end = str(most) if most < 2**32 else f"2**{most.bit_length()} - 1"

    def parse(value: str | int) -> int:
        text = str(value).strip()
        # Python reads no number of more than 4300 digits; 30 are enough for any that fits.
        if re.fullmatch(r"[+-]?[0-9]{1,30}", text) and least <= int(text) <= most:
            return int(text)
        raise typer.BadParameter(
            f"expected a whole number from {least} to {end}, found {shortened(text)}"
        )

    return parse


def shortened(text: str) -> str:
    """A value as messages show it: quoted, and not longer than a line."""
    return repr(text) if len(text) <= 40 else f"{text[:30]!r} and so on"


def is_ample(time_limit: float | None) -> bool:
    """Whether no 9 × 9 puzzle takes as long, so that many can be solved together."""
    return time_limit is None or time_limit >= _AMPLE


def are_usual(engine: EngineName, time_limit: float | None) -> bool:
    """Whether 9 × 9 puzzles are solved as they usually are, so that many can be together."""
    return engine == "auto" and is_ample(time_limit)


def checked_time(seconds: float | None) -> float | None:
    """The same time, unless it is negative or no number."""
    if seconds is not None and not seconds >= 0:
        raise typer.BadParameter(f"expected 0 or more seconds, found {seconds:g}")
    return seconds


Puzzles = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="[FILE|-|PUZZLE]...",
        help="Files of puzzles (also .gz and .zst), - for standard input, or puzzles themselves. "
        "Without any: standard input.",
        show_default=False,
    ),
]
InFile = Annotated[
    str,
    typer.Argument(
        metavar="IN",
        help="File of puzzles (also .gz and .zst), - for standard input, or a puzzle or link.",
        show_default=False,
    ),
]
FromFormat = Annotated[
    str | None,
    typer.Option(
        "--from",
        metavar="FORMAT",
        autocompletion=completion.formats_read,
        help="Format of the input. Default: detected from its content.",
        show_default=False,
    ),
]
AcceptProved = Annotated[
    bool,
    typer.Option(
        "--accept-proved",
        help="Take the rules proposed for drawings and texts, where they are proved.",
    ),
]
Solution = Annotated[
    bool,
    typer.Option(
        "--solution/--no-solution",
        help="Write the solution, where the format holds one. Links of f-puzzles, SudokuPad and "
        "nonet carry it also where IN has none, if it is proved to be the only one.",
    ),
]
Form = Annotated[Literal["line", "grid", "json"], typer.Option("--format", help="How to print.")]
PuzzleForm = Annotated[
    Literal["line", "grid", "json", "neutral"],
    typer.Option(
        "--format",
        help="How to print. neutral: a JSON object a line, which holds rules too; where there are "
        "any, line is the same.",
    ),
]
Seed = Annotated[
    int | None,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole_number(0, SEEDS - 1),
        help="Seed: the same number gives the same results on every machine.",
        show_default=False,
    ),
]
Size = Annotated[
    int | None,
    typer.Option(
        "--size",
        metavar="N",
        parser=whole_number(1, MAX_SIZE),
        help="Size of the grids, 1 to 100.",
        show_default=False,
    ),
]
Box = Annotated[
    str | None,
    typer.Option(
        "--box", metavar="RxC", help="Rows and columns of a box, such as 2x3.", show_default=False
    ),
]
Latin = Annotated[bool, typer.Option("--latin", help="Rows and columns only; needs --size.")]
Diagonal = Annotated[bool, typer.Option("--diagonal", help="Both diagonals are houses too.")]
WindowsOption = Annotated[
    bool, typer.Option("--windows", help="The windows of a windoku are houses too.")
]
Groups = Annotated[
    bool, typer.Option("--disjoint-groups", help="The disjoint groups are houses too.")
]
Regions = Annotated[
    Path | None,
    typer.Option(
        "--regions",
        metavar="FILE",
        help="Map of jigsaw regions: a character for each cell.",
        show_default=False,
    ),
]
Rule = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        metavar="TEXT",
        help="A rule in addition, such as 'cage 15 r1c1 r1c2' or anti-knight; see nonet rules. "
        "May be given several times.",
        show_default=False,
    ),
]
Rules = Annotated[
    Path | None,
    typer.Option(
        "--rules",
        metavar="FILE",
        help="File of rules, one a line, as for --rule or as JSON objects.",
        show_default=False,
    ),
]
Alphabet = Annotated[
    str | None,
    typer.Option(
        "--alphabet",
        metavar="CHARACTERS",
        help="Characters of the digits 1, 2, 3 and so on, in what is read and in what is printed; "
        "JSON has numbers.",
        show_default=False,
    ),
]
HELP_OF_DIGITS = (
    "How digits are written: as numbers, with letters from A = 10, or hexadecimal from 0 to F. "
    "Default: with the characters of --alphabet, else as numbers."
)
TimeLimit = Annotated[
    float | None,
    typer.Option(
        "--time-limit",
        metavar="SECONDS",
        callback=checked_time,
        help="Give up a puzzle after this time.",
        show_default=False,
    ),
]
Engine = Annotated[
    EngineName,
    typer.Option(
        "--engine",
        metavar="NAME",
        help="search; sat: CaDiCaL and Kissat (from nonet[sat]); auto: search, then learning.",
    ),
]
Font = Annotated[
    Path | None,
    typer.Option(
        "--font",
        metavar="FILE",
        help="TrueType font for the title, and words that no usual font can write. Default: "
        "an installed one with all characters.",
        show_default=False,
    ),
]
Output = Annotated[
    Path | None,
    typer.Option(
        "--output",
        "-o",
        metavar="FILE",
        help="Write here (.gz and .zst are compressed) instead of standard output.",
        show_default=False,
    ),
]


@dataclass(frozen=True, slots=True)
class LayoutChoice:
    """The options of the layout.

    Attributes
    ----------
    layout
        The layout of all puzzles; None where each puzzle's own size decides.
    constraints
        For the puzzles whose own size decides.
    lacks_boxes
        Whether only a size is said, one whose usual boxes are not square, so that there are none.
    """

    layout: Layout | None
    constraints: tuple[Constraint, ...]
    lacks_boxes: bool = False

    @property
    def is_open(self) -> bool:
        """True where the options say nothing."""
        return self.layout is None and not self.constraints

    @property
    def is_classic(self) -> bool:
        """True where a line of 81 characters is a 9 × 9 grid with its boxes and nothing else."""
        return self.is_open or (self.layout is not None and self.layout.is_classic)

    @property
    def every(self) -> frozenset[Constraint]:
        """The constraints, of one layout or of those that each size decides."""
        return frozenset(self.layout.constraints if self.layout else self.constraints)

    @property
    def usual(self) -> Layout:
        """The layout; 9 × 9 where the options leave its size open."""
        return self.layout or Layout.of_size(9, constraints=self.constraints)

    def of(self, puzzle: Grid | Candidates) -> Grid | Candidates:
        """The puzzle in the layout that was chosen.

        Raises
        ------
        FormatError
            Its file says another layout.
        """
        if self.layout is not None or not self.constraints:
            return puzzle
        if isinstance(puzzle, Grid):
            return self.with_constraints(puzzle)
        return Candidates(puzzle.masks, self.with_constraints(puzzle.grid).layout)

    def with_constraints(self, grid: Grid) -> Grid:
        """The grid with the constraints that were chosen; raises FormatError as `of` does."""
        try:
            layout = Layout.of_size(grid.size, constraints=self.constraints)
        except LayoutError as error:
            raise FormatError(str(error)) from None
        if grid.layout not in {layout, Layout.of_size(grid.size)}:
            own = "rules" if grid.layout.constraints else "regions"
            raise FormatError(
                f"expected a puzzle without {own} of its own, found one with them: "
                "options add rules to plain grids only"
            )
        return Grid(grid.givens, grid.entries, layout=layout)


def chosen_layout(
    *,
    size: Size = None,
    box: Box = None,
    latin: Latin = False,
    diagonal: Diagonal = False,
    windows: WindowsOption = False,
    disjoint_groups: Groups = False,
    regions: Regions = None,
    rule: Rule = None,
    rules: Rules = None,
) -> LayoutChoice:
    """Layout that the options ask for.

    Raises
    ------
    typer.BadParameter
        Options that cannot be used together or make no layout.
    """
    given = {"--box": box is not None, "--latin": latin, "--regions": regions is not None}
    shapes = [name for name, is_given in given.items() if is_given]
    if len(shapes) > 1:
        raise typer.BadParameter(f"{shapes[0]} and {shapes[1]} cannot be used together")
    if regions is not None and disjoint_groups:
        raise typer.BadParameter("--regions and --disjoint-groups cannot be used together")
    if latin and (windows or disjoint_groups):
        raise typer.BadParameter("--latin cannot be used with --windows or --disjoint-groups")
    if latin and size is None:
        raise typer.BadParameter("--latin needs --size")
    switches = ((diagonal, Diagonals()), (windows, Windows()), (disjoint_groups, DisjointGroups()))
    switched = (constraint for is_given, constraint in switches if is_given)
    constraints: tuple[Constraint, ...] = (*switched, *_typed_rules(rule or [], rules))
    try:
        if box is not None:
            layout = Layout.boxes(*_box_sides(box), constraints=constraints)
        elif regions is not None:
            text = file_text(regions, "--regions")
            layout = Layout.jigsaw(text, constraints=constraints)
        elif size is None:
            return LayoutChoice(None, constraints)
        else:
            layout = (Layout.latin if latin else Layout.of_size)(size, constraints=constraints)
    except LayoutError as error:
        raise typer.BadParameter(str(error)) from error
    if size is not None and size != layout.size:
        raise typer.BadParameter(f"--size {size} does not match a layout of size {layout.size}")
    lacks_boxes = not any(given.values()) and not constraints and usual_boxes(layout) is not None
    return LayoutChoice(layout, (), lacks_boxes)


def _typed_rules(texts: list[str], path: Path | None) -> tuple[Constraint, ...]:
    """The rules of the command line, then those of a file."""
    if not texts and path is None:
        return ()
    from nonet.constraints.shorthand import parse_rule, parse_rules  # noqa: PLC0415 (rarely used)

    option = "--rule"
    try:
        found = tuple(map(parse_rule, texts))
        if path is None:
            return found
        option = "--rules"
        return found + parse_rules(file_text(path, option).splitlines())
    except LayoutError as error:
        raise typer.BadParameter(str(error), param_hint=option) from error


def _box_sides(text: str) -> tuple[int, int]:
    match = re.fullmatch(r"([0-9]{1,3})[xX×]([0-9]{1,3})", text)
    if match is None:
        raise typer.BadParameter(
            f"expected ROWSxCOLUMNS such as 2x3, found {shortened(text)}", param_hint="--box"
        )
    return int(match[1]), int(match[2])


def file_text(path: Path, option: str) -> str:
    """Text of the file that an option names."""
    try:
        with path.open(encoding="utf-8-sig", errors="replace") as file:
            return file.read(MAX_TEXT)
    except OSError as error:
        raise typer.BadParameter(f"{path}: {error.strerror}", param_hint=option) from error
