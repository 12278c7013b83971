"""`nonet site`: the app as files for any web server."""

from __future__ import annotations

import gzip
from pathlib import Path
from typing import Annotated

import typer

from nonet.cli import output
from nonet.errors import NonetError


def site(
    folder: Annotated[
        Path,
        typer.Argument(
            metavar="DIR",
            help="Folder to write: new, empty, or with a site of before.",
            show_default=False,
        ),
    ],
    *,
    base_url: Annotated[
        str | None,
        typer.Option(
            "--base-url",
            metavar="URL",
            help="Address of the site, for links to puzzles. Default: where the page is opened.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Write the app as static files, to be played without Python.

    Any web server can hold them, under any address: the app needs no server of its own. After the
    first visit it works offline.
    """
    from nonet.site.writing import write_site  # noqa: PLC0415 (only here is the page read)

    try:
        files = write_site(folder, base_url=base_url)
    except NonetError as error:
        output.refuse("site", str(error))
    groups: dict[str, list[bytes]] = {}
    for name, content in files.items():
        groups.setdefault("engine" if "/engine/" in name else "page", []).append(content)
    for name, contents in sorted(groups.items()):
        raw = sum(map(len, contents))
        packed = sum(len(gzip.compress(content, 6)) for content in contents)
        typer.echo(f"{name:8}{len(contents):>5} files {raw:>12,} bytes {packed:>12,} with gzip")
    typer.echo(f"The site is in {folder}.")
