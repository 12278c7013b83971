"""The application: its commands, and what errors do to the exit code.

Exit codes: 0 all went well; 1 something could not be read or solved; 2 the command was used
wrongly; 130 interrupted.
"""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

import nonet
from nonet.cli.check import check
from nonet.cli.count import count
from nonet.cli.solve import solve
from nonet.errors import NonetError

app = typer.Typer(
    name="nonet",
    help="Solve, check and count Sudoku of any size.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command()(solve)
app.command()(check)
app.command()(count)


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
    """Solve, check and count Sudoku of any size."""


def main() -> None:
    """Run the command line; whatever goes wrong is one line on stderr."""
    try:
        code = app(standalone_mode=False) or 0
    except KeyboardInterrupt:
        code = 130
    except typer.Abort:
        code = 130
    except typer.Exit as end:
        code = end.exit_code
    except BrokenPipeError:
        # Nobody reads any more: nothing to say, and nothing to flush at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        code = 1
    except NonetError as error:
        typer.echo(f"nonet: {error}", err=True)
        code = 1
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        typer.echo(f"nonet: {where}{error.strerror or error}", err=True)
        code = 1
    except Exception as error:
        show = getattr(error, "show", None)  # a usage error knows how to show itself
        if show is None:
            raise
        show()
        code = getattr(error, "exit_code", 2)
    if code == 130:
        typer.echo("nonet: interrupted", err=True)
    sys.exit(code)
