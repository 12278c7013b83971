"""The application: its commands, and what errors do to the exit code."""

from __future__ import annotations

import signal
import sys
from typing import Annotated

import typer

import nonet
from nonet.cli import output, shells
from nonet.cli.group import Commands
from nonet.errors import NonetError

EXIT_CODES = {
    0: "every puzzle was processed or generated, or the reader of a pipe was closed",
    1: "some were not: a line on standard error for each says where and why",
    2: "wrong usage: an unknown option, a missing file",
    130: "interrupted by Ctrl-C; what was finished has been printed",
}
"""The meanings of the exit codes."""

_HELP = """Solve, check, count, make and explain Sudoku of any size.

A puzzle, a link or a file in place of a command is solved: nonet PUZZLE is nonet solve PUZZLE."""

_EPILOG = "\b\nExit codes:\n" + "\n".join(
    f"  {code:<4} {meaning}" for code, meaning in EXIT_CODES.items()
)

app = typer.Typer(
    name="nonet",
    cls=Commands,
    help=_HELP,
    epilog=_EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nonet {nonet.__version__}")
        raise typer.Exit


@app.callback(help=_HELP)
def nonet_command(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and exit.", callback=_print_version, is_eager=True
        ),
    ] = False,
    install_completion: shells.Install = None,
    show_completion: shells.Show = None,
) -> None:
    """Act on the options that need no command."""


def main() -> None:
    """Run the command line; whatever goes wrong is one line on stderr."""
    # An orderly end, so that no half-written file stays behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    sys.exit(output.ended(_run))


def _run() -> int:
    """Exit code of the command that was asked for."""
    try:
        return app(standalone_mode=False) or 0
    except typer.Abort:
        return output.INTERRUPTED
    except typer.Exit as end:
        return end.exit_code
    except NonetError as error:
        output.say(str(error))
    except UnicodeEncodeError as error:
        output.say(
            f"standard output, in {error.encoding}, has no {error.object[error.start]!r}: "
            "use --output, or set PYTHONUTF8=1"
        )
    except Exception as error:
        show = getattr(error, "show", None)  # a usage error knows how to show itself
        if show is None:
            raise
        show()
        return int(getattr(error, "exit_code", 2))
    return 1
