"""`nonet dataset`: labelled datasets of millions of puzzles, in files that training code reads."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal, cast

import typer

from nonet._seeds import SEEDS
from nonet.cli import options
from nonet.cli.groups import takes_layout
from nonet.cli.options import whole_number
from nonet.cli.progress import ProgressLine
from nonet.errors import NonetError
from nonet.grid.messages import counted
from nonet.solver.engine import MAX_THREADS

if TYPE_CHECKING:
    from nonet.dataset import Label, Runner

Schema = Literal["nonet", "sudoku-extreme", "kaggle"]
Form = Literal["parquet", "csv", "npz"]

app = typer.Typer(
    name="dataset",
    help="Make, label, split, augment and verify large datasets.",
    no_args_is_help=True,
    rich_markup_mode=None,
    add_completion=False,
)

_WHOLE = 10_000
"""How many steps the progress bar has."""

In = Annotated[
    str,
    typer.Argument(
        metavar="IN",
        help="Dataset, or file of puzzles: .parquet, .csv, .npz, or any format that info reads; "
        "also s3://….",
    ),
]
_FILES = frozenset({".csv", ".tsv", ".txt", ".parquet", ".json", ".jsonl", ".npy", ".npz", ".gz"})
"""Ends of names that are meant as names of files."""


def _folder(name: str) -> str:
    """The name of a folder.

    Raises
    ------
    typer.BadParameter
        It is that of a file.
    """
    end = name[name.rfind(".") :].lower()
    if end in _FILES and not Path(name).is_dir():
        raise typer.BadParameter(
            f"expected a folder to write, found the name of a file, {name!r}; name a folder, "
            "and the form of its files with --format"
        )
    return name


Out = Annotated[
    str,
    typer.Argument(metavar="OUT", parser=_folder, help="Folder to write; also s3://… or gs://…."),
]
Threads = Annotated[
    int | None,
    typer.Option(
        "--threads",
        metavar="N",
        parser=whole_number(1, MAX_THREADS),
        help="Number of threads. Default: all processors.",
        show_default=False,
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(
        "--workers",
        metavar="N",
        parser=whole_number(1, MAX_THREADS),
        help="Number of local Dask workers, instead of threads.",
        show_default=False,
    ),
]
ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Address of a Dask scheduler whose workers to use, such as tcp://host:8786.",
        show_default=False,
    ),
]
SchemaOption = Annotated[Schema, typer.Option("--schema", help="Names of the columns.")]
FormOption = Annotated[Form, typer.Option("--format", help="Format of the files.")]
Seed = Annotated[
    int,
    typer.Option(
        "--seed",
        metavar="N",
        parser=whole_number(0, SEEDS - 1),
        help="Seed: the same number gives the same result.",
    ),
]


@app.command()
def make(
    recipe: Annotated[Path, typer.Argument(metavar="RECIPE", help="TOML file.")],
    out: Out,
    *,
    threads: Threads = None,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Generate the dataset that a recipe describes.

    An interrupted run is resumed by running the same command again. The same recipe gives the same
    bytes on any number of processors and machines.
    """
    from nonet import dataset  # noqa: PLC0415 (half a second)

    try:
        wanted = dataset.Recipe.load(recipe)
    except OSError as error:
        raise typer.BadParameter(f"{recipe}: {error.strerror}") from error
    except NonetError as error:
        raise NonetError(f"{recipe}: {error}") from error
    with _runner(threads, workers, cluster) as runner, _Bar() as bar:
        made = dataset.make(wanted, out, runner, progress=bar.update)
    _say(made, out)


@app.command()
@takes_layout
def label(
    source: In,
    out: Out,
    *,
    labels: Annotated[
        str,
        typer.Option(
            "--labels",
            metavar="NAMES",
            help="Comma-separated: solution, givens, minimal, rating, level, score, techniques, "
            "backtracks, canonical_id.",
        ),
    ] = "solution,givens",
    schema: SchemaOption = "nonet",
    form: FormOption = "parquet",
    uncompressed: Annotated[
        bool,
        typer.Option(
            "--uncompressed",
            help="Do not compress Parquet files: larger, and faster to read and write.",
        ),
    ] = False,
    chosen: options.LayoutChoice,
    threads: Threads = None,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Compute solutions, ratings and other labels of puzzles.

    Existing labels are computed again, other columns are kept. A puzzle without exactly one
    solution has no label but the number of its givens. The exit code is then 1, as it is if a row
    is not a puzzle. Ratings are for 9x9 with boxes.
    """
    from nonet import dataset  # noqa: PLC0415
    from nonet.dataset import LABELS  # noqa: PLC0415

    names = tuple(name.strip() for name in labels.split(",") if name.strip())
    for name in names:
        if name not in LABELS:
            raise typer.BadParameter(
                f"expected names from {', '.join(LABELS)}, found {name!r}", param_hint="--labels"
            )
    with _runner(threads, workers, cluster) as runner, _Bar() as bar:
        made = dataset.label(
            source,
            out,
            runner,
            labels=cast(
                "tuple[Label, ...]", tuple(label for label in LABELS if names.count(label))
            ),
            schema=schema,
            form=form,
            compressed=not uncompressed,
            layout=None if chosen.is_open else chosen.usual,
            progress=bar.update,
        )
    _say(made, out)
    unreadable, improper = made["unreadable"], made["improper"]
    if unreadable:
        verb = "row is not a puzzle" if unreadable == 1 else "rows are not puzzles"
        first = ":" if unreadable == 1 else "; the first:"
        typer.echo(f"nonet: {unreadable:,} {verb}{first} {made['example']}", err=True)
    if improper:
        verb = "does" if improper == 1 else "do"
        puzzles = counted(improper, "puzzles", ",")
        typer.echo(f"nonet: {puzzles} {verb} not have exactly one solution", err=True)
    if unreadable or improper:
        raise typer.Exit(1)


@app.command()
def split(
    source: In,
    out: Out,
    *,
    split: Annotated[
        list[str] | None,
        typer.Option(
            "--side",
            metavar="NAME=SHARE",
            help="A split and its share; may be repeated. Default: train=0.9 and test=0.1.",
            show_default=False,
        ),
    ] = None,
    by: Annotated[
        Literal["puzzle", "solution"],
        typer.Option("--by", help="What must not be essentially equal across splits."),
    ] = "puzzle",
    seed: Seed = 0,
    schema: SchemaOption = "nonet",
    form: FormOption = "parquet",
    threads: Threads = None,
) -> None:
    """Split puzzles into train and test.

    Puzzles that are essentially equal are always in the same split.
    """
    from nonet import dataset  # noqa: PLC0415

    shares = dict(map(_share, split or ["train=0.9", "test=0.1"]))
    with _Bar() as bar:
        made = dataset.split(
            source,
            out,
            shares=shares,
            seed=seed,
            by=by,
            schema=schema,
            form=form,
            threads=threads,
            progress=bar.update,
        )
    for name, rows in made["sides"].items():
        typer.echo(f"{name}: {counted(rows, 'puzzles', ',')}")


@app.command()
def augment(
    source: In,
    out: Out,
    *,
    copies: Annotated[
        int,
        typer.Option(
            "--copies", metavar="N", parser=whole_number(1, 10_000), help="Scrambles of each."
        ),
    ] = 1,
    only_copies: Annotated[
        bool, typer.Option("--only-copies", help="Leave out the originals.")
    ] = False,
    relabel: Annotated[
        bool,
        typer.Option(
            "--relabel",
            help="Compute the labels of each scramble; otherwise rating and level are those of the "
            "original, and score, techniques and backtracks are left out.",
        ),
    ] = False,
    seed: Seed = 0,
    schema: SchemaOption = "nonet",
    form: FormOption = "parquet",
    threads: Threads = None,
    workers: Workers = None,
    cluster: ClusterAddress = None,
) -> None:
    """Add scrambles of each puzzle, which are essentially equal to it.

    Rows, columns and digits are permuted at random, in the same way for the puzzle and its
    solution.
    """
    from nonet import dataset  # noqa: PLC0415

    with _runner(threads, workers, cluster) as runner, _Bar() as bar:
        made = dataset.augment(
            source,
            out,
            runner,
            copies=copies,
            keep=not only_copies,
            relabel=relabel,
            seed=seed,
            schema=schema,
            form=form,
            progress=bar.update,
        )
    _say(made, out)


@app.command()
def info(
    source: In,
    *,
    form: Annotated[
        Literal["text", "json"], typer.Option("--format", help="How to print.")
    ] = "text",
) -> None:
    """Print what is in a dataset.

    Prints the columns and how the numbers of givens and the ratings are distributed.
    """
    from nonet import dataset  # noqa: PLC0415

    found = dataset.info(source)
    if form == "json":
        fields = {"rows": found.rows, "columns": found.columns, "counts": found.counts}
        typer.echo(json.dumps(fields, ensure_ascii=False))
    else:
        typer.echo(found.text(), nl=False)


@app.command()
def verify(
    sources: Annotated[
        list[str],
        typer.Argument(
            metavar="IN...", help="Datasets, or files of puzzles; no puzzle may be in two of them."
        ),
    ],
    *,
    allow_repeated: Annotated[
        bool,
        typer.Option(
            "--allow-repeated",
            help="Allow essentially equal puzzles in the same split, or in the same IN.",
        ),
    ] = False,
    threads: Threads = None,
) -> None:
    """Re-verify everything the dataset claims.

    Checks solutions, labels and checksums, and that no puzzle occurs twice. Errors are reported on
    stderr, and the exit code is then 1.
    """
    from nonet import dataset  # noqa: PLC0415

    with _runner(threads, None, None) as runner, _Bar() as bar:
        verdict = dataset.verify(sources, runner, repeated=allow_repeated, progress=bar.update)
    for line in verdict.lines:
        typer.echo(line, err=True)
    proved = ", ".join(("one solution", *sorted(verdict.labels)))
    typer.echo(f"{counted(verdict.rows, 'puzzles', ',')}; proved: {proved}")
    for what, count in verdict.wrong.items():
        typer.echo(f"{count:,}: {what}")
    if verdict.wrong:
        raise typer.Exit(1)


class _Bar(ProgressLine):
    """A progress bar for work that reports how much of the total is done."""

    def __init__(self) -> None:
        self._steps = 0
        super().__init__(lambda: self._steps, _WHOLE)

    def update(self, words: str, done: int, total: int) -> None:
        """Show the progress; called by the work."""
        self._steps = _WHOLE * done // max(total, 1)
        self.show(words)


def _runner(threads: int | None, workers: int | None, cluster: str | None) -> Runner:
    from nonet import dataset  # noqa: PLC0415

    given = [
        name
        for name, value in (("--threads", threads), ("--workers", workers), ("--cluster", cluster))
        if value is not None
    ]
    if len(given) > 1:
        raise typer.BadParameter(f"{given[0]} and {given[1]} cannot be used together")
    if workers is None and cluster is None:
        return dataset.Threads(threads)
    return dataset.Cluster(cluster, workers)


def _share(text: str) -> tuple[str, float]:
    name, _, number = text.partition("=")
    try:
        share = float(number)
    except ValueError:
        share = -1.0
    if not 0 < share < 1e9 or not name.replace("-", "").replace("_", "").isalnum():
        raise typer.BadParameter(
            f"expected a name and a share, such as test=0.1, found {text!r}", param_hint="--side"
        )
    return name, share


def _say(made: dict[str, Any], out: str) -> None:
    size = sum(file["bytes"] for file in made["files"])
    puzzles, files = (
        counted(made["rows"], "puzzles", ","),
        counted(len(made["files"]), "files", ","),
    )
    typer.echo(f"{puzzles} in {files}, {size:,} bytes: {out}")
