"""Show nonet at work: run the command line on the puzzles of this folder."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

from nonet.cli.output import ended

ROOT = Path(__file__).parents[1]

FIRST = "......58.43.8...7...2....366..5.....1....8......7.6..89.543....8....92...7......."

COMMANDS = [
    ("A puzzle and its solution:", f"solve --format grid {FIRST}"),
    ("Five hard ones from a file, a line each:", "solve examples/hard.txt"),
    ("A 16×16, drawn:", "solve --format grid examples/giant.txt"),
    ("Two 6×6 with boxes of 2 rows and 3 columns:", "solve --box 2x3 examples/six.txt"),
    ("A jigsaw:", "solve --regions examples/jigsaw.regions examples/jigsaw.txt"),
    ("Mixed sizes: has each puzzle exactly one solution?", "check examples/mixed.txt"),
    ("How many 4×4 grids are there?", "count ................"),
]
"""What is shown: a sentence, and the command after `nonet`."""


def main() -> int:
    """Exit code: 0 if all commands succeeded."""
    bold, plain = ("\033[1m", "\033[0m") if sys.stdout.isatty() else ("", "")
    start = time.perf_counter()
    for sentence, command in COMMANDS:
        print(f"{sentence}\n{bold}$ nonet {command}{plain}", flush=True)
        done = subprocess.run(
            [sys.executable, "-m", "nonet", *command.split()],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            check=False,
        )
        if done.returncode != 0:
            print(f"nonet ended with exit code {done.returncode}", file=sys.stderr)
            return 1
        if "--format grid" not in command:  # which ends with an empty line
            print()
    seconds = time.perf_counter() - start
    program = Path(sys.executable).with_name("nonet")
    name = os.path.relpath(program) if program.exists() else "nonet"
    print(f"{len(COMMANDS)} commands in {seconds:.1f} s. Now yours: {name} solve PUZZLE or FILE")
    return 0


if __name__ == "__main__":
    sys.exit(ended(main))
