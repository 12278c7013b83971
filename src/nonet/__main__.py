"""The entry point of `nonet` and of `python -m nonet`."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; Ctrl-C exits cleanly, even during imports."""
    try:
        from nonet.cli.app import main as run  # noqa: PLC0415 (under the guard)

        run()
    except KeyboardInterrupt:
        if sys.stderr is not None:  # as where the shell has closed it
            sys.stderr.write("nonet: interrupted\n")
        sys.exit(130)


if __name__ == "__main__":
    main()
