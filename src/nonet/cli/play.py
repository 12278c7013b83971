"""`nonet play`: the app in the browser."""

from __future__ import annotations

from typing import Annotated

import typer

from nonet.cli.options import whole_number


def play(
    *,
    host: Annotated[
        str, typer.Option("--host", help="Address or name of this computer to listen on.")
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option(
            "--port",
            metavar="N",
            parser=whole_number(0, 65535),
            help="Port to listen on; 0 for any free port.",
        ),
    ] = 8017,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Do not open the browser.")
    ] = False,
    link_base: Annotated[
        str | None,
        typer.Option(
            "--link-base",
            metavar="URL",
            help="Address of a static edition, for links to puzzles that others can open. Default: "
            "links open on this computer only.",
            show_default=False,
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            "--database",
            metavar="URL",
            help="URL of the database of games and puzzles, such as "
            "sqlite:////home/me/sudoku.sqlite or postgresql://host/name. Default: a file in your "
            "data folder.",
            show_default=False,
        ),
    ] = None,
) -> None:
    """Open the app in the browser: play, solve, learn and create.

    Nothing leaves your computer. Every move is saved at once. Ctrl-C stops the server.
    """
    try:
        from nonet.library import Library  # noqa: PLC0415 (half a second)
        from nonet.web.server import listening, serve, url_of  # noqa: PLC0415
    except ModuleNotFoundError as error:
        if (error.name or "").startswith("nonet"):
            raise
        typer.echo(f"nonet: play needs {error.name}: pip install 'nonet[app]'", err=True)
        raise typer.Exit(1) from error
    try:
        bound = listening(host, port)
    except OSError as error:
        typer.echo(
            f"nonet: cannot listen on {host}, port {port}: {error.strerror or error}; "
            "nonet may be running there already, --port takes another one",
            err=True,
        )
        raise typer.Exit(1) from error
    with bound, Library(database) as library:
        # Who asks before the server answers is kept waiting by the socket.
        typer.echo(f"nonet is at {url_of(bound, host)}  (press Ctrl-C to stop)")
        serve(library, bound, host=host, open_browser=not no_browser, link_base=link_base)
