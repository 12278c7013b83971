"""`nonet generate`: custom puzzles, or complete grids."""

from __future__ import annotations

import contextlib
import json
import re
import sys
from collections.abc import Callable, Iterator
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer

import nonet
from nonet._seeds import SEEDS, chosen_seed
from nonet.cli import boxes, completion, grid_text, options, teaching
from nonet.cli.files import seems_file
from nonet.cli.generate_loop import make
from nonet.cli.generate_rules import Asked, ruled_text, takes_rules
from nonet.cli.reading import InputOptions, Reading
from nonet.constraints.board_kinds import BOARD_KINDS
from nonet.errors import GenerationFailed, NonetError
from nonet.generator import (
    Generated,
    GenerateRequest,
    Method,
    Symmetry,
    generate_requested,
)
from nonet.generator.boards import BoardPlan
from nonet.generator.difficulty import make_difficulty
from nonet.generator.plan import HousePlan, make_plan
from nonet.generator.rarity import rarities
from nonet.generator.rules.kinds import KINDS
from nonet.generator.rules.plan import Plan, needs_plan
from nonet.grid import Grid, Located
from nonet.layout import Layout
from nonet.rating.engine import Gem
from nonet.running import Cancel, Progress, Watch
from nonet.solver.engine import MAX_THREADS


@takes_rules
def generate(
    *,
    count: Annotated[
        int,
        typer.Option(
            "--count", metavar="N", parser=options.whole_number(0), help="Number of puzzles."
        ),
    ] = 1,
    givens: Annotated[
        str | None,
        typer.Option(
            "--givens",
            metavar="N|N-M",
            help="Number of givens, or from N to M. Default: whatever is left after removing all "
            "that can go.",
            show_default=False,
        ),
    ] = None,
    kind: Annotated[
        str | None,
        typer.Option(
            "--kind",
            metavar="NAME",
            help=f"A kind of puzzle, instead of rules: {', '.join([*KINDS, *BOARD_KINDS])}.",
            show_default=False,
        ),
    ] = None,
    minimal: Annotated[bool, typer.Option("--minimal", help="Leave no redundant given.")] = False,
    start: Annotated[
        str | None,
        typer.Option(
            "--start",
            metavar="FILE|PUZZLE",
            help="Givens that must be there: a puzzle, or the beginning of its first row.",
            show_default=False,
        ),
    ] = None,
    pattern: Annotated[
        str | None,
        typer.Option(
            "--pattern",
            metavar="FILE|MASK",
            help="Cells that may hold givens: a character for each cell; those with . 0 _ - stay "
            "empty.",
            show_default=False,
        ),
    ] = None,
    symmetry: Annotated[
        Symmetry,
        typer.Option(
            "--symmetry",
            metavar="NAME",
            help="Symmetry of the pattern of givens: none, half-turn, quarter-turn, top-bottom, "
            "left-right, diagonal, anti-diagonal or full.",
        ),
    ] = "none",
    difficulty: Annotated[
        str | None,
        typer.Option(
            "--difficulty",
            metavar="LEVEL|ER|ER-ER",
            autocompletion=completion.difficulties,
            help="Difficulty: easy, medium, hard, expert (also unfair, as HoDoKu has it) or "
            "extreme; or a rating such as 7.2, or a range such as 7.1-7.9.",
            show_default=False,
        ),
    ] = None,
    gem: Annotated[
        Gem | None,
        typer.Option(
            "--gem",
            help="The first digit already needs the hardest step (pearl), or the very first step "
            "is the hardest (diamond).",
            show_default=False,
        ),
    ] = None,
    hardest: Annotated[
        str | None,
        typer.Option(
            "--hardest",
            metavar="TECHNIQUE",
            autocompletion=completion.techniques,
            help="The hardest technique that is needed.",
            show_default=False,
        ),
    ] = None,
    requires: Annotated[
        list[str] | None,
        typer.Option(
            "--requires",
            metavar="TECHNIQUE",
            autocompletion=completion.techniques,
            help="A technique that is needed; may be repeated.",
            show_default=False,
        ),
    ] = None,
    without: teaching.Without = None,
    order: teaching.TechniqueOrder = None,
    distinct: Annotated[
        bool,
        typer.Option("--distinct", help="No two of them essentially equal; on 9x9 and 4x4."),
    ] = False,
    full: Annotated[
        bool, typer.Option("--full", help="Random complete grids instead of puzzles.")
    ] = False,
    holes: Annotated[
        str | None,
        typer.Option(
            "--holes",
            metavar="N|SHARE",
            help="Complete grids with N evenly spread holes, instead of puzzles; such "
            "a grid can have several solutions. Below 1: the share of the cells, such as 0.42.",
            show_default=False,
        ),
    ] = None,
    method: Annotated[
        Method | None,
        typer.Option(
            "--method",
            help="Take digits away from a full grid (carve), or put them in an empty one (plant).",
            show_default=False,
        ),
    ] = None,
    tries: Annotated[
        int | None,
        typer.Option(
            "--tries",
            metavar="N",
            parser=options.whole_number(1),
            help="Give up a puzzle after this many tries. Default: 1000000, and 1000 with rules.",
            show_default=False,
        ),
    ] = None,
    seed: options.Seed = None,
    form: options.Form = "line",
    with_solution: Annotated[
        bool,
        typer.Option(
            "--with-solution", help="Print the solution too: on the same line, after a #."
        ),
    ] = False,
    asked: Asked,
    alphabet: options.Alphabet = None,
    threads: Annotated[
        int | None,
        typer.Option(
            "--threads",
            metavar="N",
            parser=options.whole_number(1, MAX_THREADS),
            help="Number of threads. Default: all processors.",
            show_default=False,
        ),
    ] = None,
    time_limit: Annotated[
        float | None,
        typer.Option(
            "--time-limit",
            metavar="SECONDS",
            callback=options.checked_time,
            help="Stop after this time, with the puzzles made so far.",
            show_default=False,
        ),
    ] = None,
    output: options.Output = None,
) -> None:
    """Generate puzzles of any size with exactly one solution.

    Each puzzle is printed as soon as it is ready, and kept if the run is interrupted. Default
    layout: 9x9. With --full or --holes, and --seed N, the first grid has that seed, the next one N
    + 1, and so on. An impossible request is reported on stderr, and the exit code is then 1.
    Puzzles with --kind, or with rules beyond houses, are printed as JSON objects, a line each,
    which every command reads.
    """
    chosen = asked.layout
    if warning := boxes.warning_for(chosen):
        typer.echo(f"nonet: {warning}", err=True)
    if full or holes is not None:
        wanted_holes = _holes(holes)
        _refuse_with(
            "--full" if full else "--holes",
            {
                "--holes": full and holes is not None,
                "--givens": givens is not None,
                "--minimal": minimal,
                "--start": start is not None,
                "--pattern": pattern is not None,
                "--symmetry": symmetry != "none",
                "--difficulty": difficulty is not None,
                "--gem": gem is not None,
                "--hardest": hardest is not None,
                "--requires": requires is not None,
                "--without": without is not None,
                "--order": order is not None,
                "--distinct": distinct,
                "--method": method is not None,
                "--threads": threads is not None,
                "--with-solution": with_solution,
                "--kind": kind is not None,
                "--rule": bool(asked.requests),
            },
        )

        def grids(look: Callable[[Progress], object], cancel: Cancel) -> Iterator[str]:
            watch = Watch(time_limit=time_limit, progress=look, cancel=cancel)
            for grid, own_seed in _full_grids(chosen.usual, wanted_holes, count, seed, watch):
                yield _full_grid_text(grid, own_seed, form, alphabet)

        make(grids, count=count, noun="grids", effort=_share_of_grid, output=output)
        return
    wanted = _range(givens)
    mask = _mask(pattern)
    begun = _start(start, chosen, alphabet)
    techniques = teaching.chosen_order(order)
    layout = chosen.usual if begun is None else begun.layout
    own = None if kind is not None and chosen.is_open and begun is None else layout
    for name, named in (
        ("hardest", [hardest] if hardest else []),
        ("requires", requires or []),
        ("without", without or []),
    ):
        teaching.chosen_techniques(named, f"--{name}")
    request = GenerateRequest(
        layout=own,
        givens=wanted,
        minimal=minimal,
        start=begun,
        pattern=mask,
        symmetry=symmetry,
        difficulty=difficulty,
        gem=gem,
        hardest=hardest,
        requires=requires or (),
        without=without or (),
        order=techniques,
        method=method,
        tries=tries,
        rules=asked.requests,
        kind=kind,
    )
    has_rules = needs_plan(request)
    if has_rules and form == "grid":
        raise typer.BadParameter(
            "expected line or json for puzzles with rules, found grid", param_hint="--format"
        )
    plan = _planned(request, layout)
    if sys.stderr is not None and sys.stderr.isatty() and begun is None:
        _warn([*(requires or []), *([hardest] if hardest else [])], chosen.usual)

    def puzzles(look: Callable[[Progress], object], cancel: Cancel) -> Iterator[str]:
        watch = Watch(time_limit=time_limit, progress=look, cancel=cancel)
        for made in generate_requested(
            plan, count, distinct=distinct, seed=seed, threads=threads, watch=watch
        ):
            if has_rules:
                yield ruled_text(made, form, with_solution=with_solution)
            else:
                yield _puzzle_text(made, form, alphabet, with_solution=with_solution)

    make(puzzles, count=count, noun="puzzles", effort=_tries, output=output)


def _planned(
    request: GenerateRequest, layout: Layout
) -> GenerateRequest | HousePlan | Plan | BoardPlan:
    """The plan of a request; the request itself where no such puzzle can exist.

    Wrong options are refused at once; what is impossible is reported when puzzles are made.
    """
    try:
        try:
            return make_plan(request)
        except NonetError:
            if needs_plan(request):
                raise
            make_difficulty(request, layout)
    except GenerationFailed:
        pass
    except NonetError as error:
        raise typer.BadParameter(str(error)) from error
    return request


def _warn(names: list[str], layout: Layout) -> None:
    """Say at once that a search will be long."""
    if layout.is_classic:
        for sentence in rarities(item.name for item in teaching.chosen_techniques(names, "")):
            typer.echo(f"nonet: {sentence}: this may take long; press Ctrl-C to stop", err=True)


def _full_grids(
    layout: Layout, holes: float, count: int, seed: int | None, watch: Watch
) -> Iterator[tuple[Grid, int]]:
    """Random complete grids, with holes if any, and their seeds, each one more than the last."""
    first = chosen_seed(seed)
    made = 0

    def look(progress: Progress | None = None) -> None:
        watch.between_slices(
            found=made, nodes=0, depth=0, fraction=progress.fraction if progress else 0
        )

    while made < count:
        if watch.is_due:
            look()
        own_seed = (first + made) % SEEDS
        if holes:
            yield nonet.grid_with_holes(holes, layout, seed=own_seed, progress=look), own_seed
        else:
            yield nonet.full_grid(layout, seed=own_seed, progress=look), own_seed
        made += 1


def _share_of_grid(progress: Progress) -> str:
    return f"{progress.fraction or 0:.0%} of the next"


def _tries(progress: Progress) -> str:
    tries = f"{progress.nodes:,} tries"
    return f"{tries}, {progress.note}" if progress.note else tries


def _full_grid_text(grid: Grid, seed: int, form: str, alphabet: str | None) -> str:
    if form == "json":
        name = "solution" if grid.is_full else "puzzle"
        return json.dumps({"size": grid.size, name: list(grid.digits), "seed": seed}) + "\n"
    return grid_text.shown(grid, form, alphabet)


def _puzzle_text(made: Generated, form: str, alphabet: str | None, *, with_solution: bool) -> str:
    puzzle, solution = made.puzzle, made.solution
    if form == "json":
        fields: dict[str, object] = {
            "size": puzzle.size,
            "puzzle": list(puzzle.digits),
            "solution": list(solution.digits),
            "givens": sum(1 for digit in puzzle.digits if digit),
            "tries": made.tries,
            "seed": made.seed,
        }
        if made.grade is not None:
            fields["grade"] = made.grade.fields()
        if made.rating is not None:
            fields["rating"] = [made.rating.er, made.rating.ep, made.rating.ed]
        return json.dumps(fields) + "\n"
    shown = grid_text.shown(puzzle, form, alphabet)
    if not with_solution:
        return shown
    solved = grid_text.shown(solution, form, alphabet)
    return shown + solved if form == "grid" else f"{shown[:-1]} # {solved}"


def _refuse_with(option: str, given: dict[str, bool]) -> None:
    for name, is_given in given.items():
        if is_given:
            raise typer.BadParameter(f"{option} and {name} cannot be used together")


def _holes(text: str | None) -> float:
    if text is None:
        return 0
    if re.fullmatch(r"[0-9]{1,5}|0?\.[0-9]{1,9}", text) is None:
        raise typer.BadParameter(
            f"expected a number such as 384 or a share such as 0.42, "
            f"found {options.shortened(text)}",
            param_hint="--holes",
        )
    return float(text)


def _range(text: str | None) -> int | tuple[int, int] | None:
    if text is None:
        return None
    match = re.fullmatch(r"([0-9]{1,5})(?:-([0-9]{1,5}))?", text)
    if match is None or int(match[2] or match[1]) < int(match[1]):
        raise typer.BadParameter(
            f"expected a number such as 24 or a range such as 24-28, "
            f"found {options.shortened(text)}",
            param_hint="--givens",
        )
    return int(match[1]) if match[2] is None else (int(match[1]), int(match[2]))


def _mask(argument: str | None) -> str | None:
    """The mask, from the file where it names one."""
    if argument is None:
        return None
    with contextlib.suppress(OSError, ValueError):  # a mask may be no possible name
        if Path(argument).exists():
            return options.file_text(Path(argument), "--pattern")
    if seems_file(argument):
        raise typer.BadParameter(f"{argument}: no such file", param_hint="--pattern")
    return argument


def _whole_grid(argument: str, layout: Layout) -> str:
    """The argument; the beginning of a row with all cells that come after it."""
    with contextlib.suppress(OSError, ValueError):  # a puzzle may be no possible name
        if seems_file(argument) or Path(argument).exists():
            return argument
    is_row = 0 < len(argument) <= layout.size and not any(map(str.isspace, argument))
    return argument.ljust(layout.cell_count, ".") if is_row and argument != "-" else argument


def _start(argument: str | None, chosen: options.LayoutChoice, alphabet: str | None) -> Grid | None:
    """The one puzzle to start from, in its layout."""
    if argument is None:
        return None
    text = _whole_grid(argument, chosen.usual)
    read = Reading([text], InputOptions(chosen, alphabet)).items(in_blocks=False)
    items = [item for _, item in islice(read, 2)]
    if len(items) != 1:
        reason = f"expected one puzzle, found {'several' if items else 'none'}"
    elif not isinstance(items[0], Located):
        reason = str(items[0])
    elif items[0].error is not None:
        reason = str(items[0].error)
    else:
        puzzle = items[0].puzzle
        assert puzzle is not None
        grid = chosen.of(puzzle)
        if isinstance(grid, Grid):
            return grid
        reason = "expected digits, found pencil marks"
    raise typer.BadParameter(reason, param_hint="--start")
