"""Corrupt valid input at random and feed it to nonet: nothing but NonetError may come out.

    python fuzz/run.py [--count N] [--seed S]

Prints how the cases of each target ended. On anything other than a result or a NonetError
it prints the input and the call that reproduces the case, and exits with 1.
"""

from __future__ import annotations

import argparse
import sys
import time
import traceback
import warnings
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random

if not __package__:  # run as a script: the project's root is where `fuzz` is found
    sys.path.insert(0, str(Path(__file__).parents[1]))

from fuzz.mutations import mutate

import nonet
from nonet import Candidates, Grid, Layout
from nonet.grid import Form, parse_puzzle, read_puzzles

TIME_LIMIT = 0.002
"""Seconds that a search may take: the fuzzer looks for crashes, not solutions."""

NINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
REGIONS = "122233 122333 124355 114556 144556 446666"
FORMS: tuple[Form, ...] = ("rows", "frame", "numbers", "pencilmarks")


def valid_texts() -> list[str]:
    """Puzzles of many sizes in every form of text, region maps, files and names of cells."""
    layouts = [
        Layout.of_size(1),
        Layout.of_size(4),
        Layout.latin(5),
        Layout.boxes(2, 3),
        Layout.jigsaw(REGIONS),
        Layout.of_size(9, diagonals=True),
        Layout.boxes(3, 4),
        Layout.of_size(16),
        Layout.of_size(25),
    ]
    grids = [Grid(NINE), *map(Grid.empty, layouts)]
    for layout in layouts:
        digits = bytearray(nonet.solve(Grid.empty(layout), seed=1).digits)
        grids.append(Grid(bytes(digits), layout=layout))
        digits[1::2] = bytes(len(digits[1::2]))
        grids.append(Grid(bytes(digits), layout=layout))
    texts = [grid.to_text() for grid in grids]
    texts += [grid.to_text(form) for grid in grids for form in FORMS if grid.layout.size <= 16]
    texts += [Candidates.of(Grid(text)).to_text() for text in (NINE, "12.. .... .1.. ...3")]
    files = ["\n".join([NINE, "# comment", texts[1], "", str(Grid(NINE)), NINE])]
    return [*texts, *files, REGIONS, "r4c7", "r10c100"]


def read_back(text: str) -> None:
    """Whatever was read can be printed, and reads back as the same."""
    grid = Grid.parse(text)
    for printed in (grid.to_text("numbers"), str(grid)):
        if Grid.parse(printed, grid.layout) != grid:
            raise AssertionError("not read back as written")


def read_as_documented(text: str) -> None:
    """A layout and an alphabet may be given that do not suit the text."""
    layout = (Layout.of_size(4), Layout.of_size(9), Layout.boxes(2, 3), None)[len(text) % 4]
    alphabet = ("123456789", "ABCDEFGHIJKLMNOP", text[:16], None)[len(text) // 4 % 4]
    parse_puzzle(text, layout, alphabet=alphabet)


def read_as_file(text: str) -> None:
    """Each part of a file is a puzzle or an error with its place."""
    for located in read_puzzles(text.splitlines()):
        if (located.puzzle is None) == (located.error is None):
            raise AssertionError("neither puzzle nor error, or both")


def read_as_numbers(text: str) -> None:
    """Numbers may be too many, too few, or out of range."""
    numbers = [ord(character) % 12 for character in text]
    width = len(text) // 9
    Grid([numbers[i : i + width] for i in range(9)] if text[-1:] == "." else numbers).conflicts()


def make_layout(text: str) -> None:
    """Region maps and sides of boxes, good and bad, make a layout or a LayoutError."""
    numbers = [ord(character) % 32 - 2 for character in text[:3]] + [9, 9, 9]
    if len(text) % 2:
        Layout.jigsaw(text, diagonals=len(text) % 3 == 0)
    else:
        Layout.boxes(numbers[0], numbers[1], windows=numbers[2] > 20)


def play(text: str) -> None:
    """Any name may be given for a cell, any number for a digit."""
    Grid(NINE).place(text[:9], ord(text[-1]) % 16 if text else 0).clear(text[:5])


TARGETS: dict[str, Callable[[str], object]] = {
    "Grid": read_back,
    "Grid of numbers": read_as_numbers,
    "Grid.place, .clear": play,
    "Candidates": Candidates.parse,
    "parse_puzzle": read_as_documented,
    "read_puzzles": read_as_file,
    "Layout": make_layout,
    "solve": lambda text: nonet.solve(text, unique=True, time_limit=TIME_LIMIT),
    "check": lambda text: nonet.check(text, time_limit=TIME_LIMIT),
    "count": lambda text: nonet.count(text, limit=20, time_limit=TIME_LIMIT),
    "solutions": lambda text: next(nonet.solutions(text, seed=1, time_limit=TIME_LIMIT), None),
}


class Failed(Exception):
    """Something other than a result or a NonetError came out."""


def run(
    count: int, seed: int, targets: Mapping[str, Callable[[str], object]] = TARGETS
) -> Counter[tuple[str, str]]:
    """Count how each target ended, over `count` corrupted texts.

    Raises
    ------
    Failed
        Something other than a result or a NonetError came out; the message reproduces the case.
    """
    rng = Random(seed)
    texts = valid_texts()
    chosen = list(targets.items())
    outcomes: Counter[tuple[str, str]] = Counter()
    for case in range(count):
        text = rng.choice(texts)
        for _ in range(rng.choice((1, 1, 1, 1, 2, 8))):
            text = mutate(text, rng)
        name, target = rng.choice(chosen)
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", nonet.LayoutWarning)  # a result all the same
                target(text)
        except nonet.NonetError as error:
            outcomes[name, type(error).__name__] += 1
        except Exception as error:
            raise Failed(f"case {case} of seed {seed}: {name!r} with {text!r}") from error
        else:
            outcomes[name, "a result"] += 1
    return outcomes


def main() -> int:
    """Run as asked; 0 if nothing but results and NonetErrors came out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--count", type=int, default=100_000, help="corrupted texts to try")
    parser.add_argument("--seed", type=int, default=1, help="the same seed tries the same texts")
    options = parser.parse_args()
    start = time.monotonic()
    try:
        outcomes = run(options.count, options.seed)
    except Failed:
        traceback.print_exc()
        return 1
    for (name, outcome), times in sorted(outcomes.items()):
        print(f"{name:<20} {outcome:<20} {times:>9,}")
    seconds = time.monotonic() - start
    print(f"{options.count:,} corrupted texts, seed {options.seed}, {seconds:.0f} s: no failure")
    return 0


if __name__ == "__main__":
    sys.exit(main())
