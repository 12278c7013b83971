"""`nonet play`: the app in the browser."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing
from typing import Annotated

import typer

from nonet._project import project_address
from nonet.cli.options import whole_number
from nonet.drawing.codes import code_of
from nonet.errors import NonetError


def play(
    *,
    host: Annotated[
        str | None,
        typer.Option(
            "--host",
            help="Address or name of this computer to listen on; 0.0.0.0: all of them. Each "
            "browser is then a player of its own. Default: 127.0.0.1, only for this computer.",
            show_default=False,
        ),
    ] = None,
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
    qr: Annotated[
        bool,
        typer.Option(
            "--qr/--no-qr",
            help="Print the address for others as a QR code, which a phone opens. Needs an extra "
            "package: pip install 'nonet[print]'.",
        ),
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

    Nothing leaves your computer. Every move is saved at once. Ctrl-C stops the server. With --host,
    others on the network play too, each browser with its own games, settings, statistics and
    course; the browser that opens here has those that were there before.
    """
    try:
        from nonet.library import Library, Players  # noqa: PLC0415 (half a second)
        from nonet.web.addresses import addresses_of  # noqa: PLC0415
        from nonet.web.server import listening, serve  # noqa: PLC0415
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "nonet":
            raise
        typer.echo(f"nonet: play needs {package}: {_how_to_play()}", err=True)
        raise typer.Exit(1) from error
    listened = "127.0.0.1" if host is None else host
    try:
        bound = listening(listened, port)
    except OSError as error:
        typer.echo(
            f"nonet: cannot listen on {listened}, port {port}: {error.strerror or error}; "
            "nonet may be running there already, --port takes another one",
            err=True,
        )
        raise typer.Exit(1) from error
    with ExitStack() as stack:
        stack.enter_context(bound)
        library = stack.enter_context(Library(database))
        players = None
        if host is not None:
            players = stack.enter_context(closing(Players(library, database)))
        addresses = addresses_of(bound, listened)
        # Who asks before the server answers is kept waiting by the socket.
        try:
            typer.echo("\n".join(_announced(addresses.own, addresses.others, qr=qr)))
        except NonetError as error:
            typer.echo(f"nonet: {error}", err=True)
            raise typer.Exit(1) from error
        serve(
            library,
            bound,
            addresses=addresses,
            players=players,
            open_browser=not no_browser,
            link_base=link_base,
        )


def _how_to_play() -> str:
    """The command to type, or the page to open, where the app is not installed."""
    ways = "uvx --from 'nonet[app]' nonet play, or pip install 'nonet[app]'"
    address = project_address("Play")
    return ways if address is None else f"{ways}; or play in the browser: {address}"


def _announced(own: str, others: Sequence[str], *, qr: bool) -> list[str]:
    """The lines that say where the page is.

    Raises
    ------
    NonetError
        A code is asked for where no other device can open the page, or cannot be made.
    """
    lines = [f"nonet is at {own}  (press Ctrl-C to stop)"]
    if others:
        lines.append("Others open one of these; each browser is a player of its own:")
        lines += [f"  {url}" for url in others]
    if qr:
        if not others:
            raise NonetError("expected --host 0.0.0.0 with --qr: no other device can open the page")
        code = code_of(others[0])
        assert code is not None  # an address is short
        lines += ["", *code.lines(colours=sys.stdout.isatty())]
    return lines
