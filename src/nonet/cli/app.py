"""The application: its commands, and what errors do to the exit code."""

from __future__ import annotations

import os
import signal
import sys
from typing import Annotated

import typer

import nonet
from nonet.cli.canonical import canonical
from nonet.cli.check import check
from nonet.cli.convert import convert
from nonet.cli.count import count
from nonet.cli.dataset import app as dataset
from nonet.cli.draw import draw
from nonet.cli.generate import generate
from nonet.cli.grade import grade
from nonet.cli.hint import hint
from nonet.cli.info import info
from nonet.cli.minimize import minimize
from nonet.cli.play import play
from nonet.cli.print import print_booklet
from nonet.cli.rate import rate
from nonet.cli.scramble import scramble
from nonet.cli.solve import solve
from nonet.cli.techniques import techniques
from nonet.cli.walkthrough import walkthrough
from nonet.errors import NonetError

EXIT_CODES = {
    0: "all puzzles were read and answered, or made",
    1: "some were not: a line on standard error says where and why",
    2: "the command was wrong: an unknown option, a file that is not there",
    130: "interrupted by Ctrl-C; what was finished has been printed",
}
"""What the exit codes mean."""

_EPILOG = "\b\nExit codes:\n" + "\n".join(
    f"  {code:<4} {meaning}" for code, meaning in EXIT_CODES.items()
)

app = typer.Typer(
    name="nonet",
    help="Solve, check, count, make and explain Sudoku of any size.",
    epilog=_EPILOG,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
app.command()(solve)
app.command()(check)
app.command()(count)
app.command()(generate)
app.command()(minimize)
app.command()(scramble)
app.command()(canonical)
app.command()(hint)
app.command()(walkthrough)
app.command()(grade)
app.command()(rate)
app.command()(techniques)
app.command()(draw)
app.command("print")(print_booklet)
app.command()(convert)
app.command()(info)
app.add_typer(dataset)
app.command()(play)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"nonet {nonet.__version__}")
        raise typer.Exit


@app.callback()
def nonet_command(
    *,
    version: Annotated[
        bool,
        typer.Option(
            "--version", help="Print the version and exit.", callback=_print_version, is_eager=True
        ),
    ] = False,
) -> None:
    """Solve, check, count, make and explain Sudoku of any size."""


def main() -> None:
    """Run the command line; whatever goes wrong is one line on stderr."""
    # An orderly end, so that no half-written file stays behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(128 + signal.SIGTERM))
    code = _run()
    if code == 130:
        typer.echo("nonet: interrupted", err=True)
    if sys.stdout is not None:
        try:
            sys.stdout.flush()
        except OSError as error:
            code = code or _failed_to_write(error)
            # What could not be written stays in the buffer: nothing must try again at the end.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(code)


def _run() -> int:
    """Exit code of the command that was asked for."""
    try:
        return app(standalone_mode=False) or 0
    except (KeyboardInterrupt, typer.Abort):
        return 130
    except typer.Exit as end:
        return end.exit_code
    except NonetError as error:
        typer.echo(f"nonet: {error}", err=True)
    except UnicodeEncodeError as error:
        typer.echo(
            f"nonet: standard output, in {error.encoding}, has no {error.object[error.start]!r}: "
            "use --output, or set PYTHONUTF8=1",
            err=True,
        )
    except OSError as error:
        return _failed_to_write(error)
    except Exception as error:
        show = getattr(error, "show", None)  # a usage error knows how to show itself
        if show is None:
            raise
        show()
        return int(getattr(error, "exit_code", 2))
    return 1


def _failed_to_write(error: OSError) -> int:
    if not isinstance(error, BrokenPipeError):  # where nobody reads any more, nothing is amiss
        where = f"{error.filename}: " if error.filename else ""
        typer.echo(f"nonet: {where}{error.strerror or error}", err=True)
    return 1
