"""`nonet practise --worksheet`: exercises as pages to print."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

import nonet
from nonet.errors import NonetError
from nonet.logic import Language

Worksheet = Annotated[
    Path | None,
    typer.Option(
        "--worksheet",
        metavar="FILE.pdf",
        help="Write --count exercises as a PDF, with their answers at the end. The same --seed "
        "gives a whole class the same ones.",
        show_default=False,
    ),
]


def write_worksheet(
    path: Path,
    name: str | None,
    *,
    count: int,
    seed: int | None,
    language: Language,
    font: Path | None,
) -> None:
    """Write exercises of a station to a PDF file."""
    if name is None:
        raise typer.BadParameter("expected a station or a technique for a worksheet, found none")
    try:
        pages = nonet.drawing.worksheet(name, count=count, seed=seed, language=language, font=font)
    except NonetError as error:
        raise typer.BadParameter(str(error)) from error
    path.write_bytes(pages)
    typer.echo(f"{path}: {count} exercises", err=True)
